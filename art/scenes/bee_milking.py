# SPDX-License-Identifier: GPL-3.0-or-later
"""Grandmother milks the bumblebee before breakfast."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, stage
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import buildings, pasture, plants
from painter.motifs.bees import bumblebee
from painter.motifs.bodies import BODIES
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position, mark
from painter.motifs.poses import POSES

BEE = (-0.3, 0, 4.25)
STOOL = (1.25, -1.2)


def pasture_height(x, y):
    """A pasture that swells a little."""
    return 0.1 * np.sin(x * 0.7 + 1) + 0.07 * np.sin(y * 0.8 + x * 0.3) + 0.01 * (y + 2) ** 2 * (y > -2)


def ground(x, y):
    """The height at one spot."""
    return float(pasture_height(np.array(x), np.array(y)))


def grandmother():
    """She sits on her stool, arms up; the stream runs into the bucket."""
    x, y = STOOL
    z = ground(x, y)
    body = replace(BODIES["round elder"], hunch=2)
    pose = replace(
        POSES["sitting"],
        look=(-24, 12, 0),
        left_hand=(0.02, 0.42, 0.84),
        right_hand=(0.0, 0.46, 0.8),
        lean=-2,
        left_foot=(0.3, 0.5, 0),
        right_foot=(0.26, 0.4, 0),
    )
    dress = Clothes(
        "#c23a24",
        0.74,
        0.03,
        skirt="#5f5a2a",
        apron="#fff4dc",
        hair="bun",
        hair_colour="#f6f0e4",
        shoes="#3a2a1c",
        trousers="#3a2a1c",
    )
    who = kit.place(figure(body, pose, dress, skin="umber", quality=170), (x, y, z), (0, 0, 226), 2.75)
    seat = np.array(mark(who, "seat"))
    red = clay("#d8352a", rough=0.5)
    kit.place(
        kit.lathe([(0.001, 0), (0.36, 0), (0.38, 0.05), (0.36, 0.1), (0.001, 0.1)], red, 32),
        seat - (0, 0, 0.1),
    )
    for a in (0.6, 2.7, 4.8):
        kit.rope(
            [
                seat + (0.2 * math.cos(a), 0.2 * math.sin(a), -0.05),
                seat + (0.28 * math.cos(a), 0.28 * math.sin(a), -0.3),
                (seat[0] + 0.36 * math.cos(a), seat[1] + 0.36 * math.sin(a), z),
            ],
            0.045,
            red,
            2,
        )
    return (np.array(hand_position(who, "left")) + np.array(hand_position(who, "right"))) / 2


def bucket(hands):
    """The bucket, its light, and the golden stream."""
    x, y = hands[0] - 0.62, hands[1] - 0.9
    z = ground(x, y)
    tin = clay("#cfc9a0", rough=0.4, metal=0.4, bump=0.2)
    kit.place(
        kit.lathe([(0.3, 0), (0.42, 0.55), (0.45, 0.56), (0.41, 0.55), (0.38, 0.4)], tin, 40), (x, y, z)
    )
    kit.place(kit.lathe([(0.001, 0.46), (0.4, 0.46)], lamp("#ffb321", 2.2), 32), (x, y, z))
    kit.rope(
        [
            (x - 0.43, y, z + 0.55),
            (x - 0.3, y - 0.35, z + 0.4),
            (x + 0.3, y - 0.35, z + 0.4),
            (x + 0.43, y, z + 0.55),
        ],
        0.018,
        tin,
        6,
    )
    honey = lamp("#ffbe3a", 2.0)
    kit.rope(
        [hands + (-0.12, 0, 0.15), hands + (-0.2, 0, -0.3), (x + 0.02, y, z + 1.0), (x, y, z + 0.46)],
        0.032,
        honey,
        6,
    )
    light.bulb((x, y - 0.25, z + 0.9), 26, "#ffb93a", 0.2)


def paint(draft):
    """Early sun from the right, yellow all over."""
    light.world("#ffeeb4", "#7aa04a", 0.45)
    camera = stage.camera((0, -13, 1.9), (0, 0, 3.6), 46)
    pasture.butter_sky(camera, 41, cover=0.42)
    kit.land(pasture_height, (-14, 14), (-12, 24), clay("#5c8f35", bump=0.6, grain=5, vary=0.2))
    for x0, h, y0, colour in ((-7, 3.4, 20, "#7fa44a"), (6, 4.6, 30, "#a3b95c")):
        kit.land(
            lambda x, y, x0=x0, h=h, y0=y0: -1 + h * np.exp(-(((x - x0) / 7) ** 2)) - 0.02 * (y - y0) ** 2,
            (-26, 26),
            (y0 - 6, y0 + 6),
            clay(colour, bump=0.5, grain=2, vary=0.2),
            80,
        )
    buildings.house(
        (-4.0, 17, 1.1), (0, 0, 20), 2.4, wall="#fff0cc", tiles="#c8452f", glow="#ffc860", shine=3
    )
    for k, (x, y, size) in enumerate(((-2.4, 16, 1.8), (5.2, 19, 2.2), (-6.2, 18, 2.4))):
        kit.place(plants.round_tree("#5f8a3a", seed=k), (x, y, ground(x, y) - 0.3), size=size)

    def spot(rng):
        y = -8.5 + 14 * rng.random() ** 0.75
        x = rng.uniform(-1, 1) * (3.0 + (y + 9) * 0.42)
        return None if math.hypot(x - STOOL[0] + 0.4, (y - STOOL[1] + 1.2) * 0.6) < 1.25 else (x, y)

    pasture.turf(pasture_height, 5200, spot, tall=0.36)
    rng = np.random.default_rng(5)
    bed = [(rng.uniform(-3.0, -0.9), rng.uniform(-5.0, -2.6)) for _ in range(13)] + [
        (2.4, -3.6),
        (2.8, -2.4),
        (2.0, -4.6),
        (3.0, 0.5),
    ]
    pasture.poppies(pasture_height, bed, size=0.75, colours=("#e0342b", "#f0503a", "#c8202c", "#fff4e0"))
    kit.place(bumblebee(), BEE, (4, -6, 22), 1.15)
    bucket(grandmother())
    lawn = lambda rng: (STOOL[0] - 0.4 + rng.uniform(-1.7, 1.7), STOOL[1] - 1.2 + rng.uniform(-2.4, 2.4))  # noqa: E731
    pasture.turf(pasture_height, 1300, lawn, tall=0.13, seed=8)
    tether = [
        (-1.3, -0.6, 3.2),
        (-1.75, -1.2, 2.6),
        (-1.7, -2.0, 1.6),
        (-1.95, -2.8, 0.5),
        (-1.6, -3.6, 0.22),
        (-1.15, -3.9, 0.2),
        (-1.25, -4.3, 0.22),
        (-1.7, -4.2, 0.2),
    ]
    kit.rope(tether, 0.03, clay("#d8352a", bump=0.3), 8)
    light.sun((48, 0, 52), 2.9, "#ffe0a0", 4)
    light.area((-6, -8, 5), (0, 0, 3), 5, 420, "#e0ecb8")
    light.area((5, 6, 8), (0, 0, 5), 4, 1200, "#ffe08a")
    return Finish(fog=Fog("#f8e8a8", 14, 45, 0.72), shadows="#24301a", lights="#fff4cc")
