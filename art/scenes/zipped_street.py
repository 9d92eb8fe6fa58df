# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone has begun to zip up the street."""

import random

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import things
from painter.people import hats
from painter.people.garment import Garment
from painter.people.hands import hand
from painter.people.look import SKINS, Look
from painter.people.person import person

BONE = "#e9e0cd"
STEP = 1.5
MEETING = 3.6


def house(x, y, side, high, rng):
    """One tooth of the zip: a narrow gabled house, its gable end towards the street, black left, bone right."""
    tones = ("#34323a", "#3f3c45", "#2c2a31") if side < 0 else ("#e4dac6", "#efe6d4", "#d6cbb4")
    roof, glass = ("#55525c", "#e6d22a") if side < 0 else ("#8f8676", "#38363d")
    wall = clay(rng.choice(tones), bump=0.3, grain=6, vary=0.12)
    long, wide, top = 2.3, STEP * 0.62, high + 0.62
    parts = [kit.box((long, wide, high), wall, (-long / 2, 0, 0), bevel=0.04)]
    tile = clay(roof, bump=0.4, grain=12, vary=0.15)
    w = wide / 2 + 0.1
    corners = [(-long - 0.1, -w, high), (0.12, -w, high), (0.12, w, high), (-long - 0.1, w, high)]
    corners += [(-long - 0.1, 0, top), (0.12, 0, top)]
    faces = [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)]
    parts.append(kit.facets(corners, faces, tile, 0.03))
    knob = kit.lathe(
        [(0.001, 0), (0.34, 0), (0.34, high * 0.8), (0.24, high * 0.86), (0.001, high * 0.9)], wall, 28
    )
    parts.append(kit.place(knob, (0.26, 0, 0)))
    pane = clay(glass, emit=0.12)
    parts += [
        kit.box((0.28, 0.06, 0.4), pane, (-0.55 - 0.8 * k, -wide / 2, 0.55 * high), bevel=0.01)
        for k in range(2)
    ]
    parts.append(kit.box((0.3, 0.06, 0.4), pane, (0.26, -0.33, 0.35 * high), bevel=0.01))
    kit.group(parts, (x, y, 0), (0, 0, 0 if side < 0 else 180))


def rows():
    """Open like a V in front of the slider, tooth in tooth behind it."""
    rng = random.Random(5)
    for k in range(-5, 14):
        for side in (-1, 1):
            y = MEETING + STEP * k + (STEP / 2 if side > 0 else 0)
            apart = 0.0 if y > MEETING - 0.5 else min(2.9, 0.62 * (MEETING - 0.5 - y))
            house(side * (apart + 0.02), y, side, rng.uniform(1.2, 1.4), rng)


def slider():
    """Brass, wider than a gate, over both rows; its pull is a key, and somebody has hold of it."""
    brass = surfaces.metal("#d8b82a", rough=0.35)
    plate = paper.rounded(
        paper.Polygon(
            [
                (-0.95, 1.5),
                (0.95, 1.5),
                (1.25, 0.4),
                (1.75, -1.3),
                (1.5, -1.6),
                (-1.5, -1.6),
                (-1.75, -1.3),
                (-1.25, 0.4),
            ]
        ),
        0.12,
    )
    window = paper.rounded(paper.Polygon([(-0.5, 0.1), (0.5, 0.1), (0.75, -1.0), (-0.75, -1.0)]), 0.1)
    parts = [paper.cutout(plate.difference(window), brass, (0, 0, 1.9), (-90, 0, 0), depth=0.4, bevel=0.12)]
    parts += [kit.box((0.3, 2.6, 1.9), brass, (s * 1.45, -0.1, 0.05), (0, 0, s * 10), 0.08) for s in (-1, 1)]
    bridge = [(0, 1.2, 2.0), (0, 1.15, 2.7), (0, 0.3, 3.0), (0, -0.1, 2.7), (0, -0.1, 2.0)]
    parts.append(kit.rope(bridge, 0.2, brass))
    kit.group(parts, (0, MEETING - 0.4, 0.35), size=1.08).name = "slider"
    key = things.key("#e6c82a")
    kit.place(key, (0.05, MEETING - 0.2, 3.35), (6, 0, 8), 2.4)
    key.name = "key"


def somebody():
    """A great hand in a dark sleeve comes down from above the roofs and holds the key's bow."""
    grip = hand("pinching", skin="tan", sleeve="#26252b", age=50, female=0.3)
    kit.place(grip, (1.75, MEETING - 0.35, 7.55), (4, -140, 10), 2.5)


def pram():
    """A deep black pram on four wheels; faces -y."""
    dark, rim = clay("#26252b", bump=0.3, rough=0.4), clay("#d8ceb9", rough=0.4)
    parts = [kit.sphere((0.36, 0.62, 0.3), dark, (0, 0, 0.72), 28)]
    hood = kit.sphere((0.38, 0.34, 0.42), clay("#c23a2c", bump=0.4), (0, 0.3, 0.92), 28)
    parts += [hood, kit.sphere((0.26, 0.3, 0.12), clay(BONE), (0, -0.22, 0.95), 20)]
    for x in (-0.36, 0.36):
        for y in (-0.36, 0.38):
            parts.append(kit.place(kit.ring(0.22, 0.035, rim, 30, 8), (x, y, 0.24), (0, 90, 0)))
    bar = [(-0.3, 0.5, 0.9), (-0.3, 0.95, 1.12), (0.3, 0.95, 1.12), (0.3, 0.5, 0.9)]
    parts.append(kit.rope(bar, 0.035, rim, 3))
    return parts


def mother():
    """In her forties, headscarf, coat flying, hands on the bar, her eyes wide."""
    her = person(
        age=46,
        female=1,
        build="average",
        tall=3.1,
        height_heads=4.2,
        pose="walking",
        expression="afraid",
        look=Look(SKINS["tan"], eye=1.25),
        hat=hats.headscarf("#e6d22a"),
        clothes=[Garment("coat", "#5d5a66", length=0.62, flare=0.45, belt="#26252b", buttons="#e6d22a")],
        reach={"left": (0.28, -0.78, 1.5), "right": (-0.28, -0.78, 1.5)},
        wind=(0, 1.2, 0.2),
    )
    at, turn = (0.2, -2.4, 0), -8
    kit.place(her.thing, at, (0, 0, turn))
    kit.group(pram(), (at[0] - 0.27, at[1] - 1.98, 0.02), (-4, 0, turn), 1.2)


def paint(draft):
    """A bone sky, one hard light from the left."""
    light.world("#8a90a8", "#c8bea8", 0.36)
    camera = stage.camera((0.0, -13.6, 8.6), (0, 1.2, 2.0), 42)
    sky.backdrop(sky.gradient([(0, "#b8ae9c"), (0.5, "#e0d6c2"), (1, "#f4ecda")], 3, 0.12), 75, camera)
    kit.box((120, 56, 0.2), surfaces.plaster("#b0a692"), (0, 8, -0.2), bevel=0)
    rows()
    slider()
    somebody()
    mother()
    light.area((-8, -9, 11), (0, 0, 1), 1.6, 2900, "#fff0d4")
    light.area((9, -9, 6), (0, 1, 1), 5, 620, "#8a96c8")
    light.area((1, 14, 9), (0, 2, 3), 4, 900, "#ffe8c0")
    return Finish(
        fog=Fog("#dcd2be", 21, 40, 0.75),
        shadows="#1c1a28",
        lights="#fff6e0",
        focus=("key", "slider"),
        vignette=0.2,
    )
