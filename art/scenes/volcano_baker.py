# SPDX-License-Identifier: GPL-3.0-or-later
"""The baker opens the volcano, and the bread is done."""

import math

import numpy as np

from painter import kit, light, paper, stage
from painter.clay import Clay, ball, block, rotation, tube
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import volcano
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

MOUTH = (0.45, 0.0, 1.45, 3.15)  # middle, foot, half width, height
AHEAD = np.array((math.sin(math.radians(104)), -math.cos(math.radians(104)), 0.1))


def loaf():
    """A round loaf with three cuts."""
    crumb = (
        Clay()
        .add(ball((0, 0, 0.12), (0.27, 0.24, 0.18)), "#c8702c")
        .carve(block((0, 0, -0.5), (1, 1, 0.5), 0.01), 0.03)
    )
    for dx in (-0.11, 0, 0.11):
        crumb.carve(
            tube(
                [(dx - 0.05, -0.18, 0.22), (dx, -0.04, 0.31), (dx + 0.05, 0.12, 0.28)],
                [0.014, 0.024, 0.014],
                4,
            ),
            0.02,
            "#ffe2a0",
        )
    return kit.mould(kit.model(crumb, (-0.35, -0.35, -0.05), (0.35, 0.35, 0.4), 60))


def shelves(bread):
    """Three shelves of bread; one loaf has a tail."""
    board = clay("#8a2a14", bump=0.4)
    for z, half in ((0.55, 0.95), (1.3, 0.92), (2.02, 0.7)):
        kit.box((2 * half + 0.1, 0.7, 0.06), board, (MOUTH[0], 2.75, z - 0.06))
        count = 4 if half > 0.8 else 3
        for k in range(count):
            x = MOUTH[0] + (k - (count - 1) / 2) * 2 * half / count
            kit.cast(
                bread,
                (x + 0.03 * math.sin(k * 5 + z), 2.6 + 0.06 * (k % 2), z),
                (0, 0, 40 * k + 30 * z),
                0.86 + 0.06 * math.sin(k * 3 + z),
            )
    tail = clay("#7a0f1a", bump=0.4, grain=30)
    x, z = MOUTH[0] + 0.62, 1.3
    kit.rope(
        [
            (x, 2.4, z + 0.1),
            (x + 0.16, 2.2, z + 0.02),
            (x + 0.12, 2.15, z - 0.2),
            (x - 0.05, 2.15, z - 0.28),
            (x - 0.14, 2.15, z - 0.18),
        ],
        0.035,
        tail,
        6,
    )
    spade = paper.Polygon([(0, -0.09), (0.08, 0.02), (0, 0.1), (-0.08, 0.02)]).buffer(0.015)
    paper.cutout(spade, tail, (x - 0.16, 2.15, z - 0.1), (0, 20, 0), depth=0.03)


def door():
    """Iron, swung wide to the left."""
    iron = clay("#2a0a10", rough=0.5, bump=0.6, grain=9)
    x, _, half, tall = MOUTH
    leaf = paper.Point(0, tall - half).buffer(half, 32).union(paper.rectangle(-half, 0, half, tall - half))
    parts = [paper.cutout(leaf, iron, (0, 0, 0), depth=0.12, bevel=0.03)]
    parts += [
        kit.box((2 * half - 0.1, 0.06, 0.16), clay("#4a141a", rough=0.4), (0, -0.09, z)) for z in (0.6, 1.9)
    ]
    kit.group(parts, (x - half - 0.72, -1.3, 0), (0, 0, 62), 0.98)


def baker(bread):
    """Leaning back with the peel in both fists, her face red from the heat."""
    at, turn = np.array((-1.85, -2.6, -0.05)), 66
    grips = [at + AHEAD * far + (0.1, 0.1, 1.5) for far in (0.45, 0.95)]
    her = person(
        age=26,
        female=1,
        build="stout",
        tall=2.9,
        height_heads=4.6,
        pose="walking",
        expression="glad",
        look=Look(SKINS["brown"], blush="#c8301c", cheek=0.9, eye=1.15),
        hair="curls",
        hair_colour="#1c1412",
        clothes=[
            Garment("trousers", "#5e1a28"),
            Garment("top", "#f6e6c4", sleeve=0.45, hem=0.2, loose=0.1, apron="#ffd98a"),
        ],
        shoes="#2a0a10",
        hat=hats.beret("#fff0d2"),
        reach={
            "right": rotation((0, 0, -turn)) @ (grips[0] - at),
            "left": rotation((0, 0, -turn)) @ (grips[1] - at),
        },
        look_at=rotation((0, 0, -turn)) @ (AHEAD * 2.6 + (0, -0.6, 1.7)),
    )
    kit.place(her.thing, at, (0, 0, turn))
    near, far = her.hand("right"), her.hand("left")
    along = (far - near) / np.linalg.norm(far - near)
    tip, wood = far + along * 1.15, clay("#e0a050", bump=0.4)
    kit.rope([near - along * 0.7, near, tip], 0.045, wood, 2)
    kit.box((0.8, 0.8, 0.04), wood, tip + along * 0.3 - (0, 0, 0.04), (0, -6, 20))
    kit.cast(bread, tip + along * 0.3 + (0, 0, 0.02), (0, -6, 60), 1.5)


def taster():
    """A child with the one loaf that the volcano kept too long."""
    him = person(
        age=7,
        female=0.3,
        tall=2.75,
        height_heads=3.9,
        pose="at ease",
        expression="disgusted",
        look=Look(SKINS["peach"], eye=1.2, freckles=0.6),
        hair="tousled",
        hair_colour="#7a3a1c",
        clothes=[
            Garment("trousers", "#3f5a6a", leg=0.6),
            Garment("top", "#e8b84a", hem=0.1, pattern="stripes", second="#8a2a1c"),
        ],
        shoes="#3a1418",
        reach={"right": (-0.75, -0.75, 1.62)},
        look_at=(-0.9, -3.0, 2.0),
    )
    kit.place(him.thing, (2.45, -1.75, -0.05), (0, 0, -12))
    coal = kit.sphere(
        (0.3, 0.26, 0.2), clay("#1c1416", bump=0.9, grain=14), him.hand("right") + (-0.03, -0.06, 0.12), 24
    )
    coal.name = "burnt loaf"


def bell():
    """The breakfast bell."""
    post, gold = clay("#5e1218", bump=0.5), clay("#f0b048", rough=0.35, metal=0.3, bump=0.1)
    kit.rope([(-3.2, -1.7, -0.1), (-3.22, -1.7, 1), (-3.18, -1.7, 2.1)], 0.07, post, 3)
    kit.rope([(-3.35, -1.7, 1.98), (-3.0, -1.7, 2.0), (-2.62, -1.7, 1.98)], 0.05, post, 3)
    shape = [(0.26, -0.4), (0.22, -0.34), (0.17, -0.2), (0.14, -0.06), (0.07, 0), (0.001, 0.01)]
    kit.place(kit.lathe(shape, gold, 32), (-2.72, -1.7, 1.9), (0, 14, 0))
    kit.sphere(0.06, clay("#5e1218"), (-2.82, -1.7, 1.46), 14)


def paint(draft):
    """Red paper, and a warm mouth in it."""
    light.world("#7a2a44", "#5a1a20", 0.5)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    paper.sheet(paper.rectangle(-8, -3, 8, 13), 4.4, "#8e1a1a")
    for k, (radius, colour) in enumerate(((4.2, "#b0261a"), (3.0, "#c8381c"), (1.9, "#e25a22"))):
        halo = paper.wavering(paper.Point(1.1, 7.0).buffer(radius, 48), 0.06, k)
        paper.sheet(halo, 4.2 - 0.16 * k, colour)
    paper.sheet(paper.hills(1.6, 0.5, swell=0.3, half_width=8, bottom=-3), 3.9, "#741418")
    kit.land(
        lambda x, y: -0.04 + 0.03 * np.sin(x * 1.4 + y),
        (-9, 9),
        (-9, 3.4),
        clay("#6a1216", bump=0.5, grain=6),
        60,
    )
    volcano.mountain(MOUTH)
    bread = loaf()
    shelves(bread)
    volcano.smoke()
    volcano.sparks()
    door()
    baker(bread)
    taster()
    bell()
    light.bulb((1.1, 1.6, 7.6), 130, "#ff8a30", 0.3)
    light.bulb((MOUTH[0], 2.0, 2.6), 90, "#ffc060", 0.3)
    light.bulb((MOUTH[0], 1.6, 0.9), 90, "#ffb850", 0.3)
    light.area((MOUTH[0], 0.6, 1.5), (-0.9, -6, 0.2), 1.6, 260, "#ffce80")
    light.area((-6, -8, 11), (0, 0, 4.5), 2, 1900, "#ffd0a0")
    light.area((1.5, -9, 3.0), (2.45, -1.75, 2.0), 1.2, 16, "#ffd0a0", 60)
    light.area((1.5, -8, 2), (-1.8, -2.6, 1.8), 1, 60, "#ffc890", 60)
    light.area((6, -9, 3), (1, 0, 4), 4, 240, "#b878d8")
    return Finish(exposure=1.08, shadows="#2a0820", lights="#fff0c4", vignette=0.3)
