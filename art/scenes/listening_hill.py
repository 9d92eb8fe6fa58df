# SPDX-License-Identifier: GPL-3.0-or-later
"""The hill is an ear, and a child has something to tell it."""

import random

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, ball, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import desert, things
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import Pose

SKIN, FOLD, HOLLOW = "#e28c98", "#d0707f", "#8e3440"
TELLING = Pose(
    hips=(0, 1.0),
    lean=12,
    look=(-14, 0, 0),
    left_hand=(-0.2, 0.5, 0.26),
    right_hand=(-0.2, 0.5, 0.26),
    left_foot=(0.08, 0.02, 0.07),
    right_foot=(0.08, -0.1, 0.07),
    toes=(38, 38),
    elbows=(1, -0.2, -0.5),
)


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
    hill.carve(ball((-0.05, -0.15, 3.05), (0.72, 0.95, 0.86), (0, 15, 0)), 0.22, HOLLOW)
    hill.carve(ball((-0.42, 0.85, 2.92), (0.52, 1.05, 0.6)), 0.35, "#7e2c36")
    return hill


def top_of(hill, x, y, start):
    """The height of the clay under a point."""
    z = np.linspace(start, -0.5, 400)
    d = hill.distance(np.stack([np.full(400, x), np.full(400, y), z], -1).astype(np.float32))
    return float(z[np.argmax(d < 0)]) if (d < 0).any() else 0.0


def shrubs(hill):
    """Dry tufts along the rim, as hairs on an old ear."""
    rng, twig = random.Random(2), clay("#6a3038")
    for x, y in ((-0.5, 0.1), (0.3, 0.0), (1.2, 0.1), (-1.0, 0.35)):
        z = top_of(hill, x, y, 7) - 0.03
        for _ in range(6):
            a, b = rng.uniform(-0.3, 0.3), rng.uniform(0.18, 0.42)
            kit.rope(
                [(x, y, z), (x + a * 0.5, y, z + b * 0.6), (x + a, y + rng.uniform(-0.1, 0.1), z + b)],
                0.014,
                twig,
                3,
            )


def teller(hill):
    """On the lower lip of the hollow, on tiptoe."""
    x, y = 0.42, -0.52
    boy = figure(
        "small child",
        TELLING,
        "jumper",
        skin="umber",
        coat="#f6e2c8",
        trousers="#4a6a70",
        shoes="#633a26",
        hair="curls",
        hair_colour="#140c0c",
        quality=120,
    )
    kit.place(boy, (x, y, top_of(hill, x, y, 2.6) - 0.02), (0, 0, -82), 1.55)


def waiting(hill):
    """Those whose turn is next, behind the lobe."""
    for body, pose, clothes, wear, x, turn in (
        ("woman", "waiting", "long dress", {"coat": "#8a3a4a", "skin": "peach"}, 1.75, -80),
        ("small child", "standing", "summer dress", {"coat": "#f0d8bc", "skin": "olive"}, 2.25, -70),
        ("round elder", "waiting", "suit", {"coat": "#6a4a5a", "skin": "tan", "beard": "#e6e0d6"}, 2.75, -85),
    ):
        one = figure(body, pose, clothes, quality=90, **wear)
        kit.place(one, (x, -1.1, max(top_of(hill, x, -1.1, 2), 0.06)), (0, 0, turn), 1.0)
    hx, hy, hz = hand_position(one, "left")
    t = np.linspace(0, 1, 30)
    drop = np.stack(
        [
            hx - 0.1 + 0.02 * np.sin(t * 9),
            hy - 0.12 - 0.9 * np.maximum(t - 0.45, 0),
            np.maximum(hz + 0.02 - t * 1.1, 0.05 + 0.02 * np.sin(t * 30)),
        ],
        -1,
    )
    kit.sheet(np.stack([drop, drop + (0.14, 0, 0)], 1), clay("#fff6e6", emit=0.1))


def paint(draft):
    """Low light from the left draws the folds."""
    light.world("#dc98b0", "#f0ac90", 0.42)
    camera = stage.camera((0.25, -16.5, 2.2), (0.25, 0, 3.35), 60)
    pale = ((0, "#d97f96"), (0.3, "#f2aaa4"), (0.5, "#fcd2b0"), (0.64, "#ffe8c4"), (1, "#f0b08e"))
    desert.evening(camera, stops=pale, seed=41, strength=1.25)
    hill = ear()
    kit.place(kit.model(hill, (-6.5, -2.5, -0.6), (6.5, 4, 6.6), 210, clay(bump=0.4, grain=5, vary=0.1)))
    desert.sand(
        lambda x, y: 0.04 * np.sin(x * 0.8 + y * 0.3),
        (-14, 14),
        (-14, 22),
        cells=280,
        dark="#c06a70",
        pale="#e8a092",
    )
    desert.hills(((20, "#c46e84", 1.0, 0.3), (30, "#b8698c", 1.7, 1.7), (42, "#a8709c", 2.6, 3.1)))
    shrubs(hill)
    teller(hill)
    waiting(hill)
    things.ladder((0.05, -2.0, 0.0), (0.3, -0.98, 1.72), clay("#6e4a34", bump=0.4), width=0.36, rungs=7)
    light.bulb((-0.78, 0.5, 2.75), 20, "#ffc93c", 0.15)
    for k in range(11):
        kit.sphere(
            (0.06, 0.1, 0.02), clay("#9a4a56"), (-1.9 + k * 0.17 + 0.07 * (k % 2), -5.2 + k * 0.33, 0.02), 10
        )
    light.sun((60, 0, -66), 3.1, "#ffc896", 3)
    light.area((7, -6, 5), (0, 0, 3), 5, 260, "#98a0ff")
    light.area((3, 8, 8), (0, 0, 5), 3, 700, "#ffb888")
    return Finish(fog=Fog("#ffcfb0", 20, 60, 0.6), shadows="#3a1648", lights="#fff0cc")
