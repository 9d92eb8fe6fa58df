# SPDX-License-Identifier: GPL-3.0-or-later
"""The hill is an ear, and a child has something to tell it."""

import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball, block, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import desert, pasture, plants, things

SKIN, FOLD, HOLLOW = "#e6a090", "#cc7674", "#8e3440"
TURF = "#7f9a54"


def ear():
    """The ear as clay: shell, rim, inner ridge, hollow, lobe; it grows out of a long mound."""
    hill = Clay().add(ball((0.35, 0.9, 3.2), (1.95, 1.0, 2.75), (0, 8, 0)), SKIN)
    hill.add(ball((-0.2, 0.55, 4.5), (1.25, 0.5, 1.5), (0, 10, 0)), SKIN, 0.4)
    hill.add(ball((-0.2, 2.0, 2.7), (1.9, 1.5, 2.0)), SKIN, 0.5)
    hill.add(ball((-1.5, 2.3, 0.6), (3.4, 1.6, 2.5)), SKIN, 0.9)
    hill.add(ball((0.6, 1.9, -0.9), (6.5, 2.9, 1.3)), SKIN, 0.7)
    hill.carve(ball((0.75, -0.35, 4.0), (1.15, 0.55, 1.7), (0, 10, 0)), 0.5, FOLD)
    rim = [
        (-0.55, -0.1, 3.25),
        (-1.25, -0.15, 4.0),
        (-1.15, -0.2, 5.2),
        (-0.2, -0.25, 5.95),
        (0.95, -0.3, 5.85),
        (1.95, -0.3, 5.0),
        (2.15, -0.25, 3.9),
        (1.8, -0.15, 2.75),
        (1.2, -0.25, 1.9),
        (0.75, -0.4, 1.3),
    ]
    hill.add(tube(rim, [0.16, 0.26, 0.33, 0.36, 0.37, 0.36, 0.33, 0.3, 0.3, 0.3], 5), SKIN, 0.16)
    ridge = [
        (0.15, 0.0, 5.15),
        (0.75, -0.15, 4.55),
        (1.1, -0.3, 3.7),
        (0.95, -0.38, 2.8),
        (0.5, -0.4, 2.15),
        (0.05, -0.42, 1.95),
    ]
    hill.add(tube(ridge, [0.2, 0.27, 0.3, 0.29, 0.27, 0.25], 5), SKIN, 0.28)
    hill.add(tube([(0.95, -0.2, 4.0), (0.6, -0.1, 4.5), (-0.3, 0.0, 4.75)], [0.2, 0.2, 0.14], 4), SKIN, 0.25)
    hill.add(ball((0.25, -0.4, 1.2), (0.8, 0.5, 0.86), (0, 14, 0)), SKIN, 0.32)
    hill.add(ball((-1.05, -0.25, 2.75), (0.36, 0.42, 0.58), (0, 18, 0)), SKIN, 0.3)
    hill.paint(block((0.3, 2.6, 4.0), (8, 2.1, 4.5)), TURF, 0.7)
    hill.paint(ball((0.35, 0.3, 6.5), (2.1, 1.3, 0.6)), TURF, 0.25)
    hill.paint(ball((0.6, 0.2, -0.5), (7, 3.5, 0.9)), "#94a05c", 0.4)
    hill.carve(ball((-0.05, -0.15, 3.05), (0.72, 0.95, 0.86), (0, 15, 0)), 0.22, HOLLOW)
    hill.carve(ball((-0.42, 0.85, 2.92), (0.52, 1.05, 0.6)), 0.35, "#7e2c36")
    return hill


def top_of(hill, x, y, start):
    """The height of the clay under a point."""
    z = np.linspace(start, -0.5, 400)
    d = hill.distance(np.stack([np.full(400, x), np.full(400, y), z], -1).astype(np.float32))
    return float(z[np.argmax(d < 0)]) if (d < 0).any() else 0.0


def meadow(hill):
    """Grass on the rim and the slope behind, sheep on it, and a small wood where the hair begins."""
    rng = random.Random(2)
    tufts = [
        plants.tuft(c, 14, 0.36, spread=0.1, seed=k) for k, c in enumerate(("#8aa650", "#a8b45c", "#6f8a4a"))
    ]

    def ground(x, y):
        return top_of(hill, float(x), float(y), 7)

    def rim(made):
        return float(made.uniform(-1.2, 2.1)), float(made.uniform(-0.35, 0.6))

    def slope(made):
        return float(made.uniform(-5.2, -1.4)), float(made.uniform(0.6, 2.6))

    def foot(made):
        return float(made.uniform(-5.5, 6.0)), float(made.uniform(-1.6, 0.2))

    plants.meadow(tufts, kit.detail(150), rim, ground, (0.4, 0.9), 3)
    plants.meadow(tufts, kit.detail(190), slope, ground, (0.6, 1.2), 4)
    plants.meadow(tufts, kit.detail(150), foot, ground, (0.5, 1.0), 5)
    flock = pasture.sheep(resolution=50)
    for x, y, turn in (
        (-0.75, -0.2, 10),
        (0.35, -0.25, 175),
        (1.45, -0.2, -15),
        (-2.4, 1.3, 30),
        (-3.6, 1.5, 160),
        (-3.0, 1.0, 10),
    ):
        kit.cast(flock, (x, y, ground(x, y) - 0.03), (0, 0, turn), 0.8 if y < 0.5 else 0.9)
    leaves = ("#c87a3c", "#d89a48", "#8a9a4a", "#b8603c")
    for k in range(11):
        x, y = -0.9 + 0.26 * k + rng.uniform(-0.1, 0.1), rng.uniform(0.55, 1.2)
        tree = plants.round_tree(leaves[k % 4], "#5a3b2c", 1, k, 46)
        kit.place(tree, (x, y, ground(x, y) - 0.1), (0, 0, 40 * k), rng.uniform(1.0, 1.5))


def sleeper():
    """Far off, what the ear belongs to: brow, nose, lips and chin on the horizon."""
    face = [
        (-19, -1),
        (-17.5, 1.6),
        (-15.6, 2.9),
        (-14.2, 3.1),
        (-13.2, 2.7),
        (-12.3, 3.3),
        (-11.2, 5.0),
        (-10.6, 4.9),
    ]
    face += [
        (-10.3, 3.5),
        (-9.8, 3.0),
        (-9.2, 3.3),
        (-8.8, 2.8),
        (-8.4, 3.05),
        (-7.9, 2.5),
        (-7.2, 2.9),
        (-6.3, 2.6),
    ]
    face += [(-5.4, 1.2), (-3.5, 0.5), (-1.0, -1)]
    shape = paper.outline([(0.62 * x, 0.62 * y) for x, y in face], 8)
    paper.cutout(shape, clay("#b8788e", bump=0.7, grain=2, vary=0.2), (13.2, 36, 0), depth=0.6, bevel=0.1)


def paint(draft):
    """Low light from the left draws the folds."""
    light.world("#dc98b0", "#f0ac90", 0.42)
    camera = stage.camera((0.3, -16.5, 2.6), (0.3, 0, 2.95), 54)
    pale = ((0, "#8fa8c8"), (0.22, "#c8b4c4"), (0.42, "#f6c8b4"), (0.58, "#ffe8c4"), (1, "#f0b08e"))
    day = sky.gradient(list(pale), 41, 0.1)
    day = sky.clouds(
        day, "#fff0dc", "#c88a9c", cover=0.44, cell=300, seed=42, stretch=1.8, band=(0.02, 0.5), amount=0.9
    )
    sky.backdrop(day, 60, camera, 1.15)
    hill = ear()
    kit.place(kit.model(hill, (-6.5, -2.5, -0.6), (6.5, 4, 6.6), 210, clay(bump=0.4, grain=5, vary=0.1)))
    desert.sand(
        lambda x, y: 0.04 * np.sin(x * 0.8 + y * 0.3),
        (-14, 14),
        (-14, 22),
        cells=280,
        dark="#b8885a",
        pale="#e6bc88",
    )
    desert.hills(((20, "#a89a68", 0.9, 0.3), (28, "#b08a80", 1.2, 1.7)))
    meadow(hill)
    sleeper()
    things.ladder((0.05, -2.0, 0.0), (0.3, -0.98, 1.72), clay("#6e4a34", bump=0.4), width=0.36, rungs=7)
    light.bulb((-0.78, 0.5, 2.75), 20, "#ff8a60", 0.15)
    for k in range(11):
        kit.sphere(
            (0.06, 0.1, 0.02), clay("#9a4a56"), (-1.9 + k * 0.17 + 0.07 * (k % 2), -5.2 + k * 0.33, 0.02), 10
        )
    light.sun((60, 0, -66), 3.1, "#ffc896", 3)
    light.area((7, -6, 5), (0, 0, 3), 5, 260, "#98a0ff")
    light.area((3, 8, 8), (0, 0, 5), 3, 700, "#ffb888")
    return Finish(fog=Fog("#ffcfb0", 20, 60, 0.6), shadows="#3a1648", lights="#fff0cc")
