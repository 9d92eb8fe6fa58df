# SPDX-License-Identifier: GPL-3.0-or-later
"""The game was left so long that one pawn is lost in the woods."""

import math
import random

import numpy as np

from painter import kit, light, stage, surfaces
from painter.clay import Clay, ball, limb
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
        return swell - 0.42 * np.exp(-(((x - brook(y)) / 0.5) ** 2))

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
    y = np.linspace(-6, 9, 240)
    rows = [np.stack([brook(y) + s * 0.62, y, height(brook(y), y) + 0.24], -1) for s in np.linspace(-1, 1, 9)]
    kit.sheet(np.stack(rows, 1), surfaces.water("#3f8a9a", ripple=2)).name = "water"
    rng = random.Random(3)
    pebble = [clay(tone, bump=0.4, rough=0.6) for tone in ("#c9c4ac", "#8f9a86", "#6a7868")]
    for k in range(90):
        py = -5.8 + 0.165 * k
        side = rng.choice((-1, 1))
        r = rng.uniform(0.08, 0.2)
        px = float(brook(py)) + side * rng.uniform(0.5, 0.68)
        kit.sphere(
            (r * 1.3, r, r * 0.7), rng.choice(pebble), (px, py, float(height(px, py)) + 0.06), 14
        ).name = "pebble"
    wood = clay("#6b4a2c", bump=0.4, grain=4, vary=0.25, rough=0.5)
    kit.box((13, 0.7, 0.5), wood, (0, -6.3, -0.4), (0, 0, 0), 0.06)
    kit.box((0.7, 16, 0.5), wood, (-6.3, 1.5, -0.4), (0, 0, 0), 0.06)
    kit.box((30, 16, 0.3), clay("#3a2a1e", bump=0.4, grain=3, vary=0.25), (-4, -14.2, -1.0), (0, 0, 3))
    kit.box((16, 40, 0.3), clay("#3a2a1e", bump=0.4, grain=3, vary=0.25), (-14.6, 0, -1.0), (0, 0, 0))
    return height


def broadleaf(seed, tone):
    """The mass of a tree, 2 tall, and its lobes."""
    rng = random.Random(seed)
    tree = Clay().add(limb((0, 0, -0.1), (0.05, 0, 0.9), 0.13, 0.09), BARK)
    lobes = []
    for k in range(9):
        a, t = k * 2.4, (k + 0.5) / 9
        r = 0.5 * math.sin(math.pi * (0.12 + 0.8 * t))
        lobes.append((np.array((r * math.cos(a), r * math.sin(a), 0.75 + 0.95 * t)), rng.uniform(0.34, 0.46)))
        tree.add(ball(*lobes[-1]), tone, 0.12)
    shape = kit.model(tree, (-1.1, -1.1, -0.15), (1.1, 1.1, 2.4), 70, clay(bump=1.0, grain=12, vary=0.2))
    return kit.mould(shape), lobes


def leaves(rng, at, lobes, size, moulds):
    """Leaves all over a tree, light above and dark below."""
    for _ in range(kit.detail(150)):
        c, r = rng.choice(lobes)
        way = np.array([rng.gauss(0, 1) for _ in range(3)])
        way /= np.linalg.norm(way)
        spot = c + way * r * rng.uniform(1.0, 1.1)
        if any(np.linalg.norm(spot - d) < q * 0.9 for d, q in lobes):
            continue
        lit = way[2] - 0.3 * way[0] + rng.uniform(-0.5, 0.5)
        tone = moulds[min(2, max(0, int(1.5 - 1.3 * lit)))]
        turn = (rng.uniform(-50, 50), rng.uniform(-60, 60), rng.uniform(0, 360))
        kit.cast(tone, at + spot * size, turn, (0.15 * size, 0.03, 0.1 * size)).name = "leaf"


def forest(height, rng):
    """Firs and old trees higher than chessmen, thick where the board is lost."""
    pines = [kit.mould(plants.pine(tone, None, 60)) for tone in ("#274a3a", "#33603f")]
    oaks = [broadleaf(1, "#4a7a48"), broadleaf(2, "#54804a"), broadleaf(3, "#3f6a46")]
    moulds = [
        kit.mould(kit.sphere(1, clay(tone, bump=0.3), segments=8))
        for tone in ("#9ab858", "#5f8e46", "#38623e")
    ]
    spots = []
    for _ in range(900):
        x, y = rng.uniform(-5.6, 5.8), rng.uniform(-4.5, 8.8)
        here = float(wild(x, y))
        far = all(math.dist((x, y), s) > 1.15 for s in spots)
        if (
            abs(x - brook(y)) < 1.0
            or math.dist((x, y), (-0.4, -1.6)) < 2.1
            or rng.random() > here**1.2
            or not far
        ):
            continue
        if here < 0.42 or (-2.6 < x < 2.2 and y < -1.5):
            continue
        spots.append((x, y))
        turn, size = rng.uniform(0, 360), rng.uniform(0.95, 1.5)
        at = np.array((x, y, float(height(x, y)) - 0.05))
        if rng.random() < 0.3:
            kit.cast(rng.choice(pines), at, (0, 0, turn), size).name = "tree"
            continue
        shape, lobes = rng.choice(oaks)
        kit.cast(shape, at, (0, 0, 0), size).name = "tree"
        if y < 6:
            leaves(rng, at, lobes, size, moulds)


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
    x, y = -0.75, -1.75
    z, size = 0.1, 2.35
    log = clay(BARK, bump=0.8, vary=0.2)
    kit.rope([(-0.6, -2.3, 0.16), (0.6, -2.15, 0.2), (1.9, -1.9, 0.12)], 0.15, log, 4)
    ivory = clay(IVORY, rough=0.35, bump=0.15, emit=0.04)
    kit.place(lathe(PAWN, ivory, 64), (x, y, z), (0, 5, 0), size).name = "head of the pawn"
    top = np.array((x + 0.16, y, z + 0.86 * size))
    dark = clay("#2a1c14")
    for s in (-1, 1):
        kit.sphere((0.055, 0.03, 0.07), dark, top + (s * 0.17, -0.47, 0.08), 14).name = "eye"
        brow = [top + (s * 0.07, -0.47, 0.27), top + (s * 0.25, -0.42, 0.19)]
        kit.rope(brow, 0.022, dark, 2).name = "eye brow"
    kit.rope(
        [top + (-0.09, -0.5, -0.14), top + (0, -0.51, -0.1), top + (0.09, -0.5, -0.14)], 0.022, dark, 4
    ).name = "mouth"
    felt = clay("#a8402a", bump=0.5)
    hat = lathe([(0.34, 0), (0.35, 0.03), (0.19, 0.05), (0.18, 0.16), (0.12, 0.23), (0.001, 0.24)], felt, 36)
    kit.place(hat, top + (0.0, 0.16, 0.3), (-16, 6, 0), 1.5).name = "hat"
    hand = np.array((x + 1.05, y - 0.35, z + 1.45))
    kit.rope([(x + 0.3, y - 0.2, z + 1.25), (x + 0.75, y - 0.35, z + 1.5), hand], 0.07, clay("#6b4a2c"), 5)
    things.lantern(hand, "#ffb84a", 190, 2.1)


def queen():
    """Her crown lies in the brook, and a snail is wearing it."""
    y = -4.0
    x = float(brook(y)) - 0.05
    gold = clay("#e0a83a", rough=0.3, metal=0.5, bump=0.2)
    snail = animals.snail("#8a6a4a", "#5a4030", "#c9b596")
    kit.place(snail, (x, y, 0.0), (0, 0, -60), 0.8)
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
    kit.group(crown, (x, y, 0.55), (10, -12, 0), 1.6)
    kit.sphere(0.02, lamp("#fff2c0", 3), (x + 0.1, y - 0.2, 0.52), 8)


def paint(draft):
    """From above, like a map; blue-green dusk, one lantern."""
    light.world("#7fa8b4", "#2f4a48", 0.32)
    stage.camera((-0.5, -9.6, 9.2), (-0.1, -0.55, 0.3), 46)
    height = board()
    forest(height, random.Random(11))
    men(height)
    queen()
    light.sun((40, 14, 40), 0.8, "#cfe0e8", 4)
    light.area((-7, -6, 8), (-1, -2, 0), 4, 380, "#ffd8a0")
    light.area((8, 4, 6), (1, 1, 0), 4, 260, "#6fb0c0")
    return Finish(
        fog=Fog("#6f9aa0", 14, 30, 0.5),
        shadows="#10202c",
        lights="#fff2cc",
        focus=("hat", "eye", "mouth"),
        vignette=0.28,
    )
