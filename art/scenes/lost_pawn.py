# SPDX-License-Identifier: GPL-3.0-or-later
"""The game was left so long that one pawn is lost in the woods."""

import math
import random

import numpy as np

from painter import kit, light, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.kit import lathe
from painter.materials import clay, lamp
from painter.motifs import animals, plants, things

SIDE = 1.5
IVORY, MOSS, BARK = "#efe6cc", "#3f6a3c", "#4a3626"
PAWN = [
    (0.001, 0),
    (0.33, 0),
    (0.34, 0.07),
    (0.26, 0.12),
    (0.2, 0.2),
    (0.13, 0.42),
    (0.11, 0.55),
    (0.2, 0.6),
    (0.11, 0.66),
    (0.2, 0.76),
    (0.22, 0.86),
    (0.18, 0.98),
    (0.001, 1.05),
]
KING = [
    (0.001, 0),
    (0.42, 0),
    (0.43, 0.09),
    (0.32, 0.15),
    (0.22, 0.3),
    (0.16, 0.8),
    (0.16, 1.2),
    (0.28, 1.26),
    (0.16, 1.32),
    (0.24, 1.6),
    (0.3, 1.72),
    (0.001, 1.8),
]
ROOK = [
    (0.001, 0),
    (0.4, 0),
    (0.41, 0.09),
    (0.3, 0.15),
    (0.22, 0.3),
    (0.2, 0.85),
    (0.32, 0.95),
    (0.32, 1.2),
    (0.24, 1.2),
    (0.24, 1.08),
    (0.001, 1.06),
]


def wild(x, y):
    """How far the wood has grown over the board: much at the far right, little at the near left."""
    return np.clip(0.5 + 0.085 * (x + 0.9 * y) + 0.16 * np.sin(x * 1.1 + y * 0.7), 0, 1)


def brook(y):
    """The line of the water across the board."""
    return 0.55 + 1.15 * np.sin(y * 0.42 + 0.7)


def board():
    """Sixty-four squares and more, heaved by roots, mossy, with a brook worn through them."""

    def height(x, y):
        swell = 0.3 * wild(x, y) * (np.sin(x * 1.3) * np.sin(y * 1.1 + 1) + 0.6)
        return swell - 0.42 * np.exp(-(((x - brook(y)) / 0.34) ** 2))

    def paint(x, y, z):
        dark = ((np.floor(x / SIDE) + np.floor(y / SIDE)) % 2).astype(bool)
        tone = np.where(dark[:, None], np.array(linear("#2f4a33")), np.array(linear("#d8cfa8")))
        grown = np.clip((wild(x, y) - 0.42 + 0.12 * np.sin(x * 5 + 2 * np.sin(y * 4))) * 3.2, 0, 0.82)[
            :, None
        ]
        moss = np.array(linear(MOSS)) * (0.85 + 0.3 * np.sin(x * 3 + y * 5)[:, None])
        edge = np.minimum(np.abs(x / SIDE - np.round(x / SIDE)), np.abs(y / SIDE - np.round(y / SIDE)))
        tone = tone * (1 - grown) + moss * grown
        return tone * np.where(edge < 0.018, 0.55, 1)[:, None]

    kit.land(height, (-6, 6), (-6, 9), clay(bump=0.5, grain=9, vary=0.12), 330, paint)
    water = clay("#7fb8a4", rough=0.05, bump=0.2, grain=3, vary=0.05)
    y = np.linspace(-6, 9, 90)
    kit.sheet(
        np.stack([np.stack([brook(y) + s * 0.36, y, height(brook(y), y) + 0.2], -1) for s in (-1, 0, 1)], 1),
        water,
    )
    wood = clay("#6b4a2c", bump=0.4, grain=4, vary=0.25, rough=0.5)
    kit.box((13, 0.7, 0.5), wood, (0, -6.3, -0.4), (0, 0, 0), 0.06)
    kit.box((0.7, 16, 0.5), wood, (-6.3, 1.5, -0.4), (0, 0, 0), 0.06)
    kit.box((30, 16, 0.3), clay("#3a2a1e", bump=0.4, grain=3, vary=0.25), (-4, -14.2, -1.0), (0, 0, 3))
    kit.box((16, 40, 0.3), clay("#3a2a1e", bump=0.4, grain=3, vary=0.25), (-14.6, 0, -1.0), (0, 0, 0))
    return height


def forest(height, rng):
    """Firs and round trees the size of chessmen, thick where the board is lost."""
    kinds = [kit.mould(plants.pine("#2c4a34", None, 50)), kit.mould(plants.pine("#37593a", None, 50))]
    kinds += [
        kit.mould(plants.round_tree(tone, BARK, 1, seed))
        for seed, tone in enumerate(("#4c7440", "#5c8448", "#3d6238"))
    ]
    grass = plants.tuft("#4f7a3a", 14, 0.3)
    for _ in range(kit.detail(520)):
        x, y = rng.uniform(-5.8, 5.8), rng.uniform(-5.6, 8.8)
        here = float(wild(x, y))
        if abs(x - brook(y)) < 0.5 or math.dist((x, y), (-0.35, -1.5)) < 1.35 or rng.random() > here**1.4:
            continue
        if here > 0.6 and rng.random() < 0.5:
            kit.cast(
                rng.choice(kinds),
                (x, y, float(height(x, y)) - 0.05),
                (0, 0, rng.uniform(0, 360)),
                rng.uniform(0.7, 1.35),
            )
        else:
            kit.cast(grass, (x, y, float(height(x, y))), (0, 0, rng.uniform(0, 360)), rng.uniform(0.5, 1))


def men(height):
    """Those who still stand, and those who lie; one looks for the way."""
    ivory, ebony = clay(IVORY, rough=0.35, bump=0.15, vary=0.12), clay("#39302a", rough=0.35, bump=0.15)
    for profile, material, x, y, fallen in (
        (KING, ivory, -4.35, -3.3, 0),
        (ROOK, ivory, -5.3, -0.9, 0),
        (PAWN, ivory, -3.2, -4.6, 0),
        (PAWN, ebony, -4.4, 2.2, 80),
        (ROOK, ebony, 3.6, 3.4, 18),
        (KING, ebony, 1.9, 6.3, -14),
        (PAWN, ivory, 3.9, -2.6, -72),
        (PAWN, ebony, -2.0, 4.6, 6),
    ):
        kit.place(
            lathe(profile, material, 40),
            (x, y, float(height(x, y)) + (0.2 if abs(fallen) > 60 else -0.04)),
            (fallen * 0.4, fallen, 30),
            1.15,
        )
    x, y = -0.42, -1.62
    z = 0.16
    kit.rope(
        [(x - 0.6, y - 0.1, 0.1), (0.1, y - 0.02, 0.12), (0.85, y + 0.05, 0.05)],
        0.09,
        clay(BARK, bump=0.8),
        4,
    )
    kit.place(lathe(PAWN, clay(IVORY, rough=0.35, bump=0.15, emit=0.04), 44), (x, y, z), (0, 7, 0), 1.42)
    hat = lathe(
        [(0.34, 0), (0.35, 0.03), (0.18, 0.05), (0.18, 0.15), (0.12, 0.21), (0.001, 0.22)],
        clay("#8a4a2a", bump=0.5),
        36,
    )
    kit.place(hat, (x + 0.16, y + 0.05, z + 1.4), (10, 8, 0), 0.8)
    things.lantern((x + 0.52, y - 0.12, z + 1.0), "#ffb84a", 60, 0.95)
    kit.rope(
        [(x + 0.1, y - 0.1, z + 0.85), (x + 0.34, y - 0.14, z + 1.02), (x + 0.52, y - 0.12, z + 1.0)],
        0.035,
        clay("#6b4a2c"),
        4,
    )


def queen():
    """Her crown lies in the brook, and a snail is wearing it."""
    y = -4.25
    x = float(brook(y)) - 0.05
    gold = clay("#e0a83a", rough=0.3, metal=0.5, bump=0.2)
    snail = animals.snail("#8a6a4a", "#5a4030", "#c9b596")
    kit.place(snail, (x, y, -0.1), (0, 0, -60), 0.55)
    crown = [kit.ring(0.16, 0.03, gold, 30, 8)]
    for k in range(6):
        a = k * math.tau / 6
        crown.append(
            kit.rope(
                [(0.16 * math.cos(a), 0.16 * math.sin(a), 0), (0.21 * math.cos(a), 0.21 * math.sin(a), 0.2)],
                0.022,
                gold,
                1,
            )
        )
        crown.append(kit.sphere(0.034, gold, (0.215 * math.cos(a), 0.215 * math.sin(a), 0.22), 10))
    kit.group(crown, (x, y, 0.3), (10, -12, 0))
    kit.sphere(0.02, lamp("#fff2c0", 3), (x + 0.1, y - 0.2, 0.52), 8)


def paint(draft):
    """From above, like a map; green dusk, one lantern."""
    light.world("#b8d0a8", "#4a5a3c", 0.42)
    stage.camera((-0.6, -9.4, 12.2), (-0.35, 0.1, 0), 46)
    height = board()
    forest(height, random.Random(11))
    men(height)
    queen()
    light.sun((36, 18, 30), 1.7, "#f4e8b0", 4)
    light.area((-7, -5, 8), (-1, -1, 0), 4, 420, "#ffe0a8")
    light.area((8, 4, 6), (1, 1, 0), 4, 240, "#7fb4a8")
    return Finish(fog=Fog("#a8c0a0", 15, 34, 0.35), shadows="#16241c", lights="#fff2cc", vignette=0.25)
