# SPDX-License-Identifier: GPL-3.0-or-later
"""Two houses share one coat, and the third looks on."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

SNOW = "#e8ecf8"


def house(at, turn, size, wall, roof, *, mood):
    """A tall old house with a face: windows for eyes under brows of stone; `mood` is happy or jealous."""
    plaster, tiles = surfaces.plaster(wall), clay(roof, bump=0.6, grain=12, vary=0.18)
    parts = [kit.box((2.5, 2.0, 4.6), plaster, (0, 0, 0), bevel=0.1)]
    corners = [
        (-1.5, -1.25, 4.5),
        (1.5, -1.25, 4.5),
        (1.5, 1.25, 4.5),
        (-1.5, 1.25, 4.5),
        (0, -1.1, 6.3),
        (0, 1.1, 6.3),
    ]
    faces = [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (3, 2, 1, 0)]
    parts.append(kit.facets(corners, faces, tiles, 0.08))
    snow = clay(SNOW, bump=0.4, grain=4)
    for s in (-1, 1):
        cap = [(s * 0.05, -1.22, 6.36), (s * 1.58, -1.36, 4.56), (s * 1.58, 1.3, 4.56), (s * 0.05, 1.2, 6.36)]
        cap += [(x + s * 0.02, y, z + 0.22) for x, y, z in cap]
        parts.append(
            kit.facets(
                cap,
                [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
                snow,
                0.1,
            )
        )
    parts.append(kit.box((0.45, 0.45, 1.3), plaster, (0.75, 0.3, 4.9), bevel=0.05))
    parts.append(kit.sphere((0.34, 0.34, 0.18), snow, (0.75, 0.3, 6.22), 18))
    happy = mood == "happy"
    pane = lamp("#ffc060", 1.3) if happy else clay("#26345c", rough=0.2)
    frame = clay("#4a3438" if happy else "#28304a")
    for s in (-1, 1):
        x = s * 0.62
        opening = paper.rectangle(-0.36, 0, 0.36, 0.55).union(paper.Point(0, 0.55).buffer(0.36, 20))
        parts.append(paper.cutout(opening.buffer(0.1), frame, (x, -1.0, 2.95), depth=0.1, bevel=0.02))
        parts.append(paper.cutout(opening, pane, (x, -1.06, 2.95), depth=0.04, bevel=0))
        if happy:  # blinds half down, curved like smiling lids
            lid = opening.intersection(paper.Point(0, 1.25).buffer(0.78, 30))
            parts.append(
                paper.cutout(lid.buffer(0.02), clay(wall, bump=0.3), (x, -1.12, 2.95), depth=0.08, bevel=0.02)
            )
            brow = [(x - 0.42, -1.16, 4.0), (x, -1.18, 4.16), (x + 0.42, -1.16, 4.0)]
        else:  # narrowed, the light of each eye far in its corner, towards the others
            glow = lamp("#c8f0b0", 1.1)
            parts.append(kit.sphere((0.15, 0.05, 0.2), glow, (x - 0.17, -1.1, 3.3), 20))
            parts.append(kit.sphere((0.07, 0.04, 0.1), clay("#101828"), (x - 0.21, -1.15, 3.3), 14))
            lid = paper.Polygon([(-0.5, 0.62 - s * 0.16), (0.5, 0.62 + s * 0.16), (0.5, 1.05), (-0.5, 1.05)])
            lid = opening.buffer(0.03).intersection(lid)
            parts.append(paper.cutout(lid, clay(wall, bump=0.3), (x, -1.14, 2.95), depth=0.08, bevel=0.02))
            brow = [(x - s * 0.46, -1.2, 3.62), (x, -1.22, 3.86), (x + s * 0.5, -1.18, 4.08)]
        parts.append(kit.rope(brow, 0.11, frame, 6))
        parts.append(kit.box((0.95, 0.24, 0.12), plaster, (x, -1.08, 2.82), bevel=0.03))
    if not happy:  # a door pulled down at the corners
        arch = paper.outline(
            [
                (-0.62, 0.35),
                (-0.4, 0.9),
                (0, 1.05),
                (0.4, 0.9),
                (0.62, 0.35),
                (0.3, 0.62),
                (0, 0.7),
                (-0.3, 0.62),
            ],
            5,
        )
        parts.append(paper.cutout(arch, frame, (0, -1.06, 0.95), depth=0.12, bevel=0.03))
        parts.append(kit.box((0.66, 0.1, 1.35), clay("#33405f", bump=0.4), (0, -1.0, 0.05), bevel=0.04))
        ice = clay("#d8ecff", rough=0.1, emit=0.15)
        for k in range(9):
            long = 0.3 + 0.28 * ((k * 5) % 3)
            parts.append(kit.lathe([(0.001, -long), (0.07, 0)], ice, 12))
            parts[-1].location = (-1.35 + 0.34 * k, -1.3, 4.5)
    return kit.group(parts, at, turn, size)


def coat():
    """One slate coat round both: turned-up fur collar, lapels, pockets, two persimmon buttons as big as cartwheels."""
    a, h = np.meshgrid(np.linspace(-2.75, 2.75, 220), np.linspace(0, 1, 60), indexing="ij")
    wide = 2.75 - 0.4 * h + 0.12 * np.sin(a * 7) * (1 - h)
    deep = 1.75 - 0.2 * h
    x = wide * np.sin(a) * 1.02
    y = -0.05 - deep * np.cos(a) - 0.14 * np.sin(a * 7) * (1 - h)
    z = 0.05 + 2.85 * h
    tone = (
        np.array(linear("#38507f"))
        * (0.7 + 0.4 * np.abs(np.sin(a * 3.5)))[..., None]
        * (0.75 + 0.3 * h[..., None])
    )
    parts = [kit.sheet(np.stack([x, y, z], -1), surfaces.cloth(None), tone)]
    collar = Clay()
    for k in range(30):
        t = -2.6 + 5.2 * k / 29
        if abs(t) < 0.12:
            continue
        at = (2.48 * math.sin(t), -0.1 - 1.62 * math.cos(t), 2.9 + 0.1 * math.sin(k))
        collar.add(ball(at, (0.36, 0.36, 0.32)), "#f2e4cc", 0.15)
    parts.append(
        kit.model(collar, (-3.1, -2.3, 2.3), (3.1, 2.2, 3.5), 120, clay(bump=1.0, grain=14, sheen=0.6))
    )
    felt = surfaces.cloth("#2c4070")
    for s in (-1, 1):
        lapel = paper.outline(
            [
                (s * 0.04, 0.9),
                (s * 0.12, 2.7),
                (s * 0.95, 2.55),
                (s * 0.85, 2.0),
                (s * 1.05, 1.9),
                (s * 0.4, 1.2),
            ],
            3,
        )
        parts.append(paper.cutout(lapel, felt, (0, -1.86, 0), depth=0.08, bevel=0.03))
        flap = paper.outline([(s * 0.9, 0.95), (s * 1.75, 1.05), (s * 1.75, 0.75), (s * 0.9, 0.65)], 2)
        parts.append(paper.cutout(flap, felt, (0, -1.72, 0), (0, 0, s * 24), depth=0.1, bevel=0.03))
    for z in (0.3, 1.35):
        profile = [
            (0.001, 0.06),
            (0.2, 0.06),
            (0.26, 0.02),
            (0.36, 0.08),
            (0.4, 0.14),
            (0.4, 0.04),
            (0.36, 0),
        ]
        button = kit.lathe(profile, clay("#f0642f", rough=0.35, bump=0.15), 40)
        parts.append(kit.place(button, (0.0, -1.98, z), (90, 0, 0)))
        button.name = "button"
    parts.append(kit.rope([(0.0, -1.86, 0.05), (0.02, -1.9, 1.0)], 0.03, clay("#1c2c54"), 4))
    kit.group(parts, (-1.25, -0.1, 0), size=(1.02, 0.95, 0.74))


def tailor():
    """Small, old, before the cold third house: he opens his arms, there is no cloth left."""
    him = person(
        age=74,
        female=0,
        build="slight",
        tall=2.3,
        height_heads=4.2,
        pose="arms wide",
        expression="worried",
        look=Look(SKINS["porcelain"], nose=1.4, glasses="#3a3a44"),
        hair="ring",
        hair_colour="#d9d2c6",
        hat=hats.beret("#f0642f"),
        clothes=[
            Garment("trousers", "#2c3450"),
            Garment("coat", "#8a5a34", length=0.45, collar="turned", belt="#4a2c20"),
        ],
        scarf="#f0642f",
        look_at=(0.3, -2.0, 3.2),
    )
    kit.place(him.thing, (1.35, -3.8, 0.0), (0, 0, 146))


def paint(draft):
    """A blue winter evening; two warm, one cold."""
    light.world("#5a70c0", "#6a70b0", 0.5)
    camera = stage.camera((0.15, -14.6, 3.3), (0.15, 0, 3.2), 42)
    dusk = sky.gradient(
        [(0, "#2a3a80"), (0.4, "#5a6ab0"), (0.65, "#b898c0"), (0.8, "#f0b8a0"), (1, "#f6cfb0")], 7, 0.1
    )
    sky.backdrop(sky.stars(dusk, 50, 2, down_to=0.4, size=1.5), 70, camera)
    kit.land(
        lambda x, y: 0.1 * np.sin(x * 0.8) + 0.08 * np.sin(y) - 0.06,
        (-18, 18),
        (-8, 30),
        clay(SNOW, bump=0.5, grain=6, vary=0.06),
        110,
    )
    house((-2.72, 0.3, 0), (0, 4, 16), 0.9, "#eab860", "#a83a2c", mood="happy")
    house((0.12, 0.0, 0), (0, -4, -12), 0.76, "#f0dcd0", "#3f5a6a", mood="happy")
    coat()
    house((3.0, 0.9, -0.1), (0, 3, -26), 0.8, "#8a9ac0", "#3a4670", mood="jealous").name = "third"
    tailor()
    rng = random.Random(3)
    fir = kit.mould(plants.pine("#2f4470", "#a8b4dc", 46))
    for _ in range(14):
        kit.cast(fir, (rng.uniform(-12, 12), rng.uniform(8, 20), -0.1), (0, 0, 0), rng.uniform(1.6, 2.8))
    light.area((-7, -8, 7), (-1, 0, 2.5), 1.8, 1150, "#ffd0a0")
    light.area((8, -6, 5), (1, 0, 2), 4, 420, "#7f98ff")
    light.bulb((-1.3, -2.9, 3.3), 60, "#ffb060", 0.4)
    return Finish(
        fog=Fog("#a8a0cc", 17, 42, 0.5), shadows="#242560", lights="#fff0d8", focus=("button",), vignette=0.18
    )
