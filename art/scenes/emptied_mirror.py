# SPDX-License-Identifier: GPL-3.0-or-later
"""In the mirror the furniture has already been moved out."""

import random
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage
from painter.clay import rotation
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import parlour
from painter.people.garment import Garment
from painter.people.look import SKINS, Expression, Look
from painter.people.person import person
from painter.people.poses import POSES

GLASS_Y = 3.0


def boards(y0, y1, tones, seed):
    """A floor that runs away from us."""
    rng = random.Random(seed)
    for k in range(-8, 9):
        kit.box(
            (0.72, y1 - y0, 0.12),
            clay(rng.choice(tones), bump=0.35, grain=4, vary=0.2, rough=0.5),
            (k * 0.75, (y0 + y1) / 2, -0.12),
            bevel=0.01,
        )


def room():
    """This side: crowded, warm, everything still in its place."""
    boards(-9, GLASS_Y - 0.1, ("#6b4634", "#76503c", "#5f3e2e"), 3)
    wall = clay("#9fcdb8", bump=0.4, grain=5, vary=0.08)
    kit.box((3.6, 0.3, 12), wall, (-3.9, GLASS_Y, 0), bevel=0)
    kit.box((3.6, 0.3, 12), wall, (3.95, GLASS_Y, 0), bevel=0)
    kit.box((4.2, 0.3, 6), wall, (0.02, GLASS_Y, 6.3), bevel=0)
    gold = clay("#c9953e", rough=0.35, metal=0.4, bump=0.4, grain=14)
    for x in (-2.05, 2.1):
        kit.box((0.3, 0.4, 6.2), gold, (x, GLASS_Y - 0.15, 0.05), bevel=0.08)
    for z in (0.0, 6.15):
        kit.box((4.45, 0.4, 0.3), gold, (0.02, GLASS_Y - 0.15, z), bevel=0.08)
    crest = paper.outline(
        [
            (-1.5, 0),
            (-1.3, 0.28),
            (-0.75, 0.3),
            (-0.45, 0.62),
            (0, 0.85),
            (0.45, 0.62),
            (0.75, 0.3),
            (1.3, 0.28),
            (1.5, 0),
        ],
        6,
    )
    oval = paper.Point(0, 0.36).buffer(0.2, 24)
    paper.cutout(crest.difference(oval), gold, (0.02, GLASS_Y - 0.25, 6.4), depth=0.22, bevel=0.06)
    paper.cutout(
        oval.buffer(0.05), clay("#8a3a4a", rough=0.4), (0.02, GLASS_Y - 0.22, 6.4), depth=0.12, bevel=0.02
    )
    dark = clay("#4a2c22", bump=0.4, grain=5, vary=0.2, rough=0.45)
    kit.box((1.7, 1.2, 3.4), dark, (-3.7, 1.6, 0), bevel=0.06)
    for z in (0.3, 1.3, 2.3):
        kit.box((1.5, 0.06, 0.85), clay("#5c3828", bump=0.4), (-3.7, 0.98, z), bevel=0.03)
        kit.sphere(0.07, gold, (-3.7, 0.9, z + 0.42), 14)
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.3, 0), (0.42, 0.3), (0.22, 0.75), (0.26, 0.9), (0.001, 0.8)],
            clay("#c2305c", rough=0.3),
            36,
        ),
        (-3.9, 1.4, 3.4),
    )
    for k, tone in enumerate(("#c2305c", "#e07a94", "#f0c0b0")):
        kit.sphere(0.2, clay(tone, bump=0.6), (-4.05 + 0.22 * k, 1.35, 4.5 + 0.12 * (k % 2)), 16)
    kit.box((1.4, 1.2, 0.1), dark, (3.7, 1.2, 1.55), bevel=0.03)
    for dx in (-0.55, 0.55):
        kit.box((0.1, 0.1, 1.55), dark, (3.7 + dx, 0.8, 0), bevel=0.02)
    kit.place(
        kit.lathe([(0.001, 0), (0.25, 0), (0.06, 0.12), (0.06, 0.7), (0.001, 0.7)], gold, 30),
        (3.7, 1.1, 1.65),
    )
    kit.place(
        kit.lathe([(0.55, 0), (0.3, 0.55), (0.28, 0.55), (0.52, 0)], lamp("#ffe0a4", 1.5), 36),
        (3.7, 1.1, 2.25),
    )
    light.bulb((3.6, 0.6, 2.5), 90, "#ffc878", 0.2)
    rug = clay("#b84a62", bump=0.6, grain=20, vary=0.12)
    kit.box((4.4, 2.8, 0.04), rug, (0, -0.6, 0.0), bevel=0.02)
    kit.box((3.8, 2.2, 0.05), clay("#e0a090", bump=0.6, grain=20), (0, -0.6, 0.0), bevel=0.02)
    parlour.chair((1.12, -0.25, 0), (0, 0, 150), 2.2)
    for k in range(5):
        kit.box(
            (0.42 + 0.02 * k, 0.3, 0.09),
            clay(("#2f5a50", "#c2305c", "#d9b27a", "#4a2c22", "#86b8a4")[k]),
            (-1.7, -1.7, 0.0 + 0.09 * k),
            (0, 0, 8 * k),
            0.01,
        )


def beyond():
    """The other side: the same walls, pale where pictures were, bare boards, an open door and one suitcase."""
    boards(GLASS_Y, 12, ("#8a6a54", "#927259", "#83634e"), 4)
    bare = clay("#c9ded0", bump=0.4, grain=5, vary=0.1)
    kit.box((8, 0.3, 9), bare, (0, 11.5, 0), bevel=0)
    for side in (-1, 1):
        kit.box((0.3, 9, 9), bare, (side * 3.6, 7.3, 0), bevel=0)
    for x, z, w, h in ((-1.7, 2.9, 1.1, 1.5), (-0.2, 3.3, 0.8, 0.8)):
        kit.box((w, 0.05, h), clay("#e6f2e8", bump=0.3), (x, 11.3, z), bevel=0)
    kit.box((1.7, 0.1, 4.0), lamp("#fff2cf", 1.2), (1.75, 11.3, 0.05), bevel=0)
    kit.box((0.1, 1.6, 4.0), clay("#6b4634", bump=0.3), (2.62, 10.6, 0.05), (0, 0, -24), 0.02)
    case = clay("#7a3a2c", bump=0.4, grain=10, vary=0.15)
    kit.box((0.95, 0.4, 0.7), case, (0.45, 8.2, 0.0), (0, 0, -14), 0.06)
    kit.place(kit.ring(0.16, 0.035, clay("#3a2018"), 24, 8), (0.45, 8.2, 0.72), (90, 0, -14))
    kit.box((0.2, 0.02, 0.28), clay("#fff4dc"), (0.62, 7.94, 0.28), (0, 8, -14), 0)
    light.area((1.6, 10.5, 3), (0, 6, 0.5), 2, 620, "#fff0cc")
    light.area((0, 5, 8.5), (0, 7, 0), 4, 620, "#e6f4ea")


def boy():
    """Twelve, thin, satchel; one hand on a chair that the mirror does not show; he has turned round to us."""
    at, turn = np.array((-0.62, -1.2, 0.02)), 84

    def own(point):
        return rotation((0, 0, -turn)) @ (np.array(point) - at)

    him = person(
        age=12,
        female=0.1,
        build="slight",
        tall=4.1,
        height_heads=4.3,
        pose=replace(POSES["at ease"], bend=(0, 2, 0)),
        expression=Expression("open", -0.6, 0, 0.35, -0.95, (0, 0), lid=0.2),
        look=Look(SKINS["olive"], eye=1.2),
        hair="tousled",
        hair_colour="#1c1412",
        clothes=[
            Garment("trousers", "#3f2f3a", leg=1),
            Garment("top", "#d8405c", collar="turned", collar_colour="#f6e4d0", hem=0.16),
        ],
        reach={"left": own((0.72, -0.5, 1.86))},
        look_at=own((0.6, -7, 3.0)),
    )
    kit.place(him.thing, at, (0, 0, turn))


def paint(draft):
    """A dim evening on this side, white daylight on the other."""
    light.world("#7fb0a8", "#5a3a40", 0.3)
    stage.camera((-0.9, -10.4, 3.15), (0.1, 2.0, 3.0), 44)
    room()
    beyond()
    boy()
    light.area((-4, -8, 5), (-0.3, -1, 2.5), 1.4, 620, "#ffd8a8")
    light.area((0.3, 2.6, 4.5), (-0.3, -1.4, 2.6), 2.5, 190, "#d8fff0")
    light.area((6, -6, 3), (0, 0, 2), 4, 70, "#8fb8e0")
    return Finish(shadows="#241a2c", lights="#fff6e0", focus=("box",), vignette=0.28)
