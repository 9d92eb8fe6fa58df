# SPDX-License-Identifier: GPL-3.0-or-later
"""The horizon has come loose, and she has brought a hammer."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import smooth_path
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import buildings, pasture, things
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import Pose
from painter.pixels import smoothstep

ROPE = smooth_path(
    [(-3.6, 0, 7.0), (-2.45, 0, 6.75), (-1.2, 0, 5.75), (0.2, 0, 4.75), (1.3, 0, 4.25), (1.75, -0.25, 4.4)],
    16,
)
HAULING = Pose(
    hips=(0, 0.98),
    lean=-2,
    side=-8,
    twist=-10,
    look=(-24, -18, 0),
    left_hand=(0.05, 0.12, 0.2),
    right_hand=(0.36, 0.3, 0.9),
    left_foot=(0.14, 0.1, 0.0),
    right_foot=(0.12, 0.12, 0.22),
)


def edge(x):
    """The height of the horizon at x."""
    return np.interp(
        x, [*ROPE[:-14, 0], 1.25, 1.7, 2.2, 2.8, 4.2], [*ROPE[:-14, 2], 4.1, 3.55, 2.75, 2.2, 1.6]
    )


def folds(x, z):
    """How far the cloth comes forward: broad folds that fan out from the fast nail, deeper below."""
    down = np.clip((edge(x) - z) / 5, 0, 1)
    fan = np.arctan2(x + 3.4, 8.2 - z)
    return (
        -(0.34 * np.sin(fan * 15 + 0.6 * np.sin(z)) + 0.12 * np.sin(fan * 33 + 1)) * (0.25 + down)
        - 0.3 * down
    )


def desert():
    """The hanging world: sand, a road, far dunes near the rope."""
    n = kit.detail(380)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
    x = -3.9 + 7.9 * u
    z = edge(x) - v * (edge(x) + 1.2)
    y = folds(x, z)
    depth = edge(x) - z
    dune = depth + 0.25 * np.sin(x * 1.6 + 1) + 0.12 * np.sin(x * 3.7)
    tones = np.array([linear(c) for c in ("#f0b0a0", "#d8808c", "#e09a92", "#c4646e", "#d88a84", "#b65a5a")])
    bands = np.array((0.0, 0.75, 0.8, 1.9, 1.95, 6.0))
    colours = np.stack([np.interp(dune, bands, tones[:, k]) for k in range(3)], -1)
    way = 0.55 * np.sin(depth * 0.9) + 0.28 * depth - 0.9
    road = smoothstep(0.05, -0.03, np.abs(x - way) - 0.04 - 0.055 * depth) * smoothstep(0.74, 0.84, depth)
    colours = colours * (1 - road[..., None]) + np.array(linear("#f8dcc0")) * road[..., None]
    kit.sheet(np.stack([x, y, z], -1), clay(bump=0.5, grain=8, vary=0.12), colours)


def on_cloth(x, depth):
    """A point of the cloth, a depth below the horizon."""
    z = float(edge(x)) - depth
    return (x, float(folds(np.array(x), np.array(z))) - 0.02, z)


def heap():
    """All of them, slid into the corner."""
    rng, one = random.Random(3), pasture.sheep()
    spots = [
        (2.6, -0.75),
        (2.05, -0.85),
        (1.5, -0.9),
        (2.75, -0.3),
        (2.3, -0.4),
        (1.8, -0.5),
        (2.7, 0.15),
        (2.2, 0.02),
        (2.85, 0.55),
        (0.9, -0.95),
        (2.45, 0.42),
        (0.3, -0.98),
    ]
    for k, (x, z) in enumerate(spots):
        kit.cast(
            one,
            (x, -1.05 - 0.12 * (k % 3), z),
            (rng.uniform(-8, 8), rng.uniform(-14, 26), rng.choice((0, 180)) + rng.uniform(-30, 30)),
            rng.uniform(0.85, 1.1),
        )


def nail(at, tilt):
    """A square nail driven into nothing."""
    iron = clay("#3f8a80", rough=0.4, metal=0.5, bump=0.3)
    kit.group(
        [
            kit.rope([(0, 0.4, 0), (0, 0, 0), (0, -0.5, 0)], 0.06, iron, 2),
            kit.sphere((0.17, 0.05, 0.17), iron, (0, -0.52, 0), 20),
        ],
        at,
        tilt,
    )


def ladder_and_woman():
    """She has the loose end over her shoulder."""
    wood = clay("#8a4a3c", bump=0.5, grain=12)
    things.ladder((1.35, -2.1, -0.6), (1.55, -1.6, 3.75), wood, width=0.62, rungs=13, thickness=0.045)
    things.ladder((1.9, -0.9, -0.6), (1.6, -1.5, 3.75), wood, width=0.5, rungs=3, thickness=0.04)
    kit.box((0.7, 0.42, 0.07), wood, (1.56, -1.6, 3.72), (0, 3, 0))
    her = figure(
        "broad worker",
        HAULING,
        "overalls",
        skin="brown",
        coat="#b04452",
        trousers="#3a2848",
        apron="#3a2848",
        hat="headscarf",
        hat_colour="#f4c430",
        hair="bun",
        hair_colour="#1c1014",
        belt="#4a2430",
    )
    kit.place(her, (1.52, -1.66, 3.66), (0, 0, 172), 1.42)
    grip = hand_position(her, "left")
    x, y, z = grip
    hemp = clay("#f4c430", bump=0.9, grain=30)
    kit.rope(
        [
            *ROPE[:-14:6],
            (1.2, -0.8, 4.15),
            (x, y + 0.05, z),
            (x + 0.12, y - 0.32, z - 0.4),
            (x + 0.1, y - 0.35, z - 0.95),
        ],
        0.085,
        hemp,
        10,
    )
    for k in range(9):
        a = k * 0.7
        kit.rope(
            [
                (x + 0.1, y - 0.35, z - 0.9),
                (x + 0.1 + 0.06 * math.cos(a), y - 0.36, z - 1.05),
                (x + 0.1 + 0.13 * math.cos(a), y - 0.36 + 0.05 * math.sin(a), z - 1.2),
            ],
            0.016,
            hemp,
            3,
        )
    hammer = [
        kit.rope([(0, 0, 0), (0, 0, 0.2), (0, 0, 0.42)], 0.025, wood, 2),
        kit.box((0.24, 0.09, 0.09), clay("#3f8a80", metal=0.4, rough=0.4), (0, 0, -0.05)),
    ]
    kit.group(hammer, (x + 0.5, y - 0.32, z - 0.98), (0, 14, 0))


def paint(draft):
    """Flat pale paper above, the world below."""
    light.world("#ecc0c0", "#e8a898", 0.5)
    camera = stage.camera((0, -17, 3.7), (0, 0, 4.0), 60)
    sky.backdrop(
        sky.gradient([(0, "#f4a09a"), (0.35, "#fcc4a4"), (0.7, "#ffe0b4"), (1, "#ffe9c8")], 3, 0.3),
        60,
        camera,
        1.3,
    )
    desert()
    for x, depth, size, lean in ((-2.35, 0.9, 0.72, 38), (-1.95, 1.2, 0.55, 38), (0.35, 1.0, 0.5, 24)):
        kit.place(pasture.cypress(), on_cloth(x, depth), (18, lean, 0), size)
    for x, depth, size in ((-1.0, 0.95, 0.75), (-0.62, 1.2, 0.6)):
        buildings.house(
            on_cloth(x, depth), (14, 40, 12), size, wall="#f8e4cc", tiles="#9a3c48", glow="#ffd23a", shine=3
        )
    nail((-2.42, -0.1, 6.95), (-14, 0, -10))
    nail((2.35, -0.2, 6.9), (-10, 0, 18))
    heap()
    ladder_and_woman()
    light.sun((52, 0, -58), 3.0, "#ffd4a8", 2)
    light.area((7, -8, 4), (0, 0, 3), 5, 300, "#a4a8ff")
    return Finish(exposure=1.08, shadows="#3a1648", lights="#fff0cc")
