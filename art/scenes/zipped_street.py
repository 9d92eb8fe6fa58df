# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone has begun to zip up the street."""

import math
import random

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import things
from painter.people import hats
from painter.people.garment import Garment
from painter.people.hands import hand
from painter.people.look import SKINS, Look
from painter.people.person import person

BONE = "#e9e0cd"
STEP = 1.75
MEETING = 4.6


def tooth():
    """The plan of a house, its head towards +x: body, neck, and a round bulb that fits between two others."""
    body = paper.rectangle(-2.2, -0.72, -0.35, 0.72)
    neck = paper.rectangle(-0.5, -0.26, 0.2, 0.26)
    return paper.rounded(body.union(neck).union(paper.Point(0.18, 0).buffer(0.42, 20)), 0.05)


def house(x, y, side, high, rng):
    """One tooth of the zip: walls, a hipped roof on its body, dark windows with bone frames."""
    tones = ("#3a383e", "#45424a", "#332f37") if side < 0 else ("#d8ceb9", "#e4dac6", "#cabfa8")
    roof, glass = ("#2a282e", "#d8ceb9") if side < 0 else ("#a89e8c", "#38363d")
    tone = rng.choice(tones)
    wall = clay(tone, bump=0.4, grain=6, vary=0.14)
    turn = 0 if side < 0 else 180
    parts = [paper.cutout(tooth(), wall, (0, 0, high / 2), (-90, 0, 0), depth=high, bevel=0.03)]
    top = high + rng.uniform(0.55, 0.85)
    corners = [(-2.4, -0.85, high), (-0.25, -0.85, high), (-0.25, 0.85, high), (-2.4, 0.85, high)]
    corners += [(-2.0, 0, top), (-0.7, 0, top)]
    faces = [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)]
    parts.append(kit.facets(corners, faces, clay(roof, bump=0.5, grain=14, vary=0.2), 0.03))
    cap = kit.lathe([(0.5, 0), (0.46, 0.06), (0.001, 0.36)], clay(roof, bump=0.4), 24)
    parts.append(kit.place(cap, (0.18, 0, high)))
    pane = clay(glass, emit=0.08)
    for z in (0.35 * high, 0.7 * high):
        panes = [(dx, face, z) for dx in (-1.7, -0.95) for face in (-0.73, 0.73)]
        parts += [kit.box((0.3, 0.05, 0.42), pane, at, bevel=0.01) for at in panes]
        parts += [kit.box((0.22, 0.05, 0.34), pane, (0.18, face, z), bevel=0.01) for face in (-0.43, 0.43)]
    kit.group(parts, (x, y, 0), (0, 0, turn))


def rows():
    """Open in front of the slider, shut behind it."""
    rng = random.Random(5)
    for k in range(-7, 18):
        for side in (-1, 1):
            y = MEETING + STEP * k + (STEP / 2 if side > 0 else 0)
            apart = 0.02 if y > MEETING else 0.02 + 2.75 * (1 - math.exp((y - MEETING) / 3.4))
            house(side * (apart + 0.12), y, side, rng.uniform(1.5, 1.95), rng)


def slider():
    """Brass, wider than a gate, ridden up on both rows; its pull is a key that hangs down before it."""
    brass = surfaces.metal("#e6d22a", rough=0.45)
    shield = [
        (-1.75, 0),
        (-1.95, 0.5),
        (-1.7, 1.5),
        (-0.95, 2.5),
        (0, 2.75),
        (0.95, 2.5),
        (1.7, 1.5),
        (1.95, 0.5),
    ]
    plate = paper.outline([*shield, (1.75, 0), (0.75, -0.05), (0, 0.55), (-0.75, -0.05)], 6)
    keyhole = (
        paper.Point(0, 1.15)
        .buffer(0.2, 20)
        .union(paper.outline([(-0.1, 1.1), (0.1, 1.1), (0.2, 0.7), (-0.2, 0.7)], 1))
    )
    parts = [paper.cutout(plate.difference(keyhole), brass, (0, 0, 0), depth=0.32, bevel=0.07)]
    parts.append(paper.cutout(keyhole.buffer(0.06), clay("#17161b"), (0, 0.14, 0), depth=0.1))
    loop = [(0, -0.1, 2.35), (0, -0.75, 2.3), (0, -0.85, 1.9), (0, -0.15, 1.6)]
    parts.append(kit.rope(loop, 0.14, brass))
    kit.group(parts, (0, 3.4, 1.55), (-52, 0, 0), 0.95).name = "slider"
    key = things.key("#e6d22a")
    kit.place(key, (0.35, 2.55, 1.15), (-30, -12, 0), 2.2)
    key.name = "key"


def feeler():
    """Out of the closed part: an arm, a hand, five patient fingers."""
    wrist = (-1.0, 5.7, 4.4)
    path = [(-0.4, 9.6, 0.8), (-1.1, 9.3, 3.4), (-1.9, 7.95, 5.4), (-1.45, 6.7, 4.9), wrist]
    bare = Clay().add(tube(path, [0.66, 0.58, 0.52, 0.4, 0.3]), BONE)
    kit.model(bare, (-2.6, 5.2, 0.5), (0.6, 10.5, 6.2), 90, surfaces.skin()).name = "hand arm"
    kit.place(hand("letting go", skin=BONE, sleeve=None, age=55), wrist, (114, 0, 24), 2.1)


def pram():
    """A deep black pram on four wheels, pushed so fast that it tilts; faces -y."""
    dark, rim = clay("#26252b", bump=0.3, rough=0.4), clay("#d8ceb9", rough=0.4)
    parts = [kit.sphere((0.36, 0.62, 0.3), dark, (0, 0, 0.72), 28)]
    hood = kit.sphere((0.38, 0.34, 0.4), clay("#77726a", bump=0.5), (0, 0.3, 0.9), 28)
    parts += [hood, kit.sphere((0.26, 0.3, 0.12), clay(BONE), (0, -0.22, 0.95), 20)]
    for x in (-0.36, 0.36):
        for y in (-0.36, 0.38):
            parts.append(kit.place(kit.ring(0.22, 0.035, rim, 30, 8), (x, y, 0.24), (0, 90, 0)))
    parts.append(
        kit.rope([(-0.3, 0.5, 0.9), (-0.3, 0.95, 1.12), (0.3, 0.95, 1.12), (0.3, 0.5, 0.9)], 0.035, rim, 3)
    )
    return parts


def mother():
    """In her forties, headscarf, coat flying, hands on the bar, her eyes wide."""
    her = person(
        age=46,
        female=1,
        build="average",
        tall=2.7,
        height_heads=4.5,
        pose="walking",
        expression="afraid",
        look=Look(SKINS["tan"], eye=1.25),
        hat=hats.headscarf("#e9e0cd"),
        clothes=[Garment("coat", "#77726a", length=0.62, flare=0.45, belt="#2b2b30", buttons="#2b2b30")],
        reach={"left": (0.28, -0.72, 1.4), "right": (-0.28, -0.72, 1.4)},
        wind=(0, 1.2, 0.2),
    )
    at, turn = (0.35, -1.2, 0), -14
    kit.place(her.thing, at, (0, 0, turn))
    kit.group(pram(), (at[0] - 0.46, at[1] - 1.85, 0.02), (-4, 0, turn), 1.15)


def paving():
    """Bone slabs, empty."""
    kit.box((60, 70, 0.2), surfaces.plaster("#ddd3be"), (0, 20, -0.2), bevel=0)
    line = clay("#b8ad98")
    for k in range(9):
        kit.box((7.5 - 0.2 * k, 0.04, 0.01), line, (0, -8.6 + 1.25 * k, 0.0), bevel=0)


def paint(draft):
    """A bone sky, one hard light from the left."""
    light.world("#a8acb8", "#d8ceb9", 0.42)
    camera = stage.camera((0.1, -12.8, 11.2), (0, 2.6, 0.9), 43)
    sky.backdrop(sky.gradient([(0, "#cfc5b2"), (0.5, "#e9e0cd"), (1, "#f4ecda")], 3, 0.12), 75, camera)
    paving()
    rows()
    slider()
    feeler()
    mother()
    light.area((-9, -9, 12), (0, 1, 1), 1.8, 3000, "#fff0d4")
    light.area((9, -9, 7), (0, 1, 1), 5, 750, "#98a2c8")
    light.area((1, 12, 10), (0, 1, 3), 4, 900, "#ffe8c0")
    return Finish(
        fog=Fog("#e4dac6", 24, 46, 0.6),
        shadows="#1a1920",
        lights="#fff6e0",
        focus=("key", "slider"),
        vignette=0.18,
    )
