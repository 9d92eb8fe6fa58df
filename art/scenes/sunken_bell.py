# SPDX-License-Identifier: GPL-3.0-or-later
"""Every tide rings the old woman who lives in the drowned bell."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.finish import Finish, Fog, Rays
from painter.materials import clay, lamp
from painter.motifs import bells, plants, sea
from painter.motifs.bodies import BODIES
from painter.motifs.figures import figure
from painter.motifs.poses import Pose

BELL, TILT = (-0.35, 0.4, -0.2), (2, 7, 0)
HEART = (0.1, 2.3)  # where the sound comes from: x, z
DEAFENED = Pose(
    lean=3,
    look=(-4, 0, 9),
    left_hand=(-0.1, 0.1, 0.52),
    right_hand=(-0.1, 0.1, 0.52),
    elbows=(1, 0, 0.5),
)


def floor(x, y):
    """The sea floor."""
    return 0.1 * np.sin(x * 0.9 + y * 0.4) + 0.05 * np.sin(x * 2.3 - y) + 0.01 * np.abs(x) ** 1.6


def room():
    """Warm, and in the mirror dry."""
    x, y = BELL[0] + 0.45, BELL[1]
    kit.plane(2.6, 2.6, clay("#c8705a", bump=0.4), (x - 0.3, y - 0.3, 0.14))
    kit.box((1.5, 1.1, 0.4), clay("#8a5a4c", bump=0.6), (x - 0.05, -2.0, -0.27), (0, 0, 3), 0.05)
    kit.box((2.2, 0.06, 2.2), clay("#6a2434", bump=0.3, emit=0.05), (x, y + 0.35, 0.1), bevel=0)
    for k in range(-5, 6):
        kit.box((0.05, 0.02, 2.2), clay("#8a3a3c", emit=0.05), (x + k * 0.19, y + 0.31, 0.1), bevel=0)
    kit.box((0.46, 0.06, 0.74), clay("#8a4a34", rough=0.4), (x - 0.34, y + 0.26, 0.82), (0, 3, 0), 0.03)
    kit.box((0.36, 0.03, 0.62), lamp("#fff0d0", 1.5), (x - 0.34, y + 0.22, 0.88), (0, 3, 0), 0)
    kit.box((0.18, 0.02, 0.16), clay("#8a4a34"), (x - 0.32, y + 0.2, 0.9), (0, 3, 0), 0)
    kit.box((0.035, 0.02, 0.32), clay("#8a4a34"), (x - 0.25, y + 0.2, 0.9), (0, 3, 0), 0)
    kit.sphere(0.1, lamp("#ffd29a", 8), (x + 0.3, y - 0.5, 1.62), 16)
    kit.rope([(x + 0.3, y - 0.5, 1.7), (x + 0.3, y - 0.5, 3)], 0.012, clay("#3a2a30"), 1)
    light.bulb((x + 0.2, y - 0.7, 1.5), 90, "#ffb070", 0.2)


def woman():
    """In the door, elbows out."""
    her = figure(
        replace(BODIES["round elder"], heads=4.2, female=1.0),
        DEAFENED,
        "blouse and skirt",
        skin="peach",
        coat="#8a2a48",
        skirt="#1f3658",
        hair="bun",
        hair_colour="#e8ebe6",
        quality=150,
    )
    kit.place(her, (0.3, -2.0, 0.12), (0, 3, 4), 1.3)


def ringing():
    """What a bell says under water: a shoal that flees outward in one wide ring."""
    rng = random.Random(9)
    one = kit.mould(sea.fish("#ff8f7a", "#ffb89a"))
    for k in range(24):
        a, r = 0.14 + 0.124 * k + rng.uniform(-0.04, 0.04), 2.98 + rng.uniform(-0.14, 0.3)
        at = (HEART[0] + r * math.cos(a), -0.4 + rng.uniform(-0.3, 0.3), HEART[1] + 0.95 * r * math.sin(a))
        turn = (0, math.degrees(a) + rng.uniform(-12, 12), 180 + rng.uniform(-14, 14))
        kit.cast(one, at, turn, rng.uniform(0.62, 0.95))


def garden():
    """A mailbox, a path of shells, weed."""
    rng = random.Random(8)
    wood, coral = clay("#2a4a5e"), clay("#e8705e", bump=0.3)
    kit.rope([(1.85, -3.2, -0.1), (1.83, -3.2, 0.4), (1.88, -3.2, 0.82)], 0.05, wood, 3)
    kit.box((0.3, 0.46, 0.24), coral, (1.88, -3.2, 0.78), (0, 5, 24), 0.09)
    kit.box((0.03, 0.03, 0.22), clay("#f6e6d0"), (2.07, -3.2, 0.9), (0, 5, 24), 0)
    for k in range(30):
        t = k / 30
        x, y = 0.25 + 0.55 * math.sin(t * 4.2) + rng.uniform(-0.3, 0.3), -2.3 - 4.4 * t
        kit.sphere(
            (0.09, 0.075, 0.04),
            clay(rng.choice(("#f6e2d0", "#e8b8a8", "#cfe8e0")), bump=0.3),
            (x, y, float(floor(np.array(x), np.array(y))) + 0.02),
            12,
        )
    for k in range(34):
        x, y = rng.choice((-1, 1)) * rng.uniform(1.9, 3.4), rng.uniform(-5, 2)
        plants.kelp(
            (x, y, -0.1),
            rng.uniform(0.4, 1.7),
            ("#1f7f7a", "#17566e", "#2a9a8a")[k % 3],
            rng.random() * 6,
            rng.uniform(0.02, 0.04),
        )
    for k, (x, y, s, c) in enumerate(
        ((-2.3, -3.6, 0.5, "#e8705e"), (2.5, -1.6, 0.5, "#2a7f88"), (-2.6, -1.5, 0.65, "#27747c"))
    ):
        kit.place(sea.coral(c, k), (x, y, -0.05), size=s)


def paint(draft):
    """The sea floor at slack water."""
    light.world("#1f6f8a", "#0c2038", 0.5)
    camera = stage.camera((0, -13, 2.5), (0, 0, 2.75), 49)
    sky.backdrop(
        sky.gradient(
            [
                (0, "#58c8c0"),
                (0.2, "#36a8b0"),
                (0.48, "#4fbcb8"),
                (0.62, "#2a8c9c"),
                (0.78, "#12507a"),
                (1, "#0a2444"),
            ],
            41,
            0.2,
        ),
        70,
        camera,
    )
    kit.land(floor, (-16, 16), (-12, 26), clay("#2c5a80", bump=0.8, grain=2.4, vary=0.2))
    kit.place(bells.old_bell(door=0.3), BELL, TILT)
    room()
    woman()
    ringing()
    garden()
    light.area((-2.5, 1, 12), (0, 0, 2), 4, 1500, "#a0fff0")
    light.area((-5, -7, 5), (0, -1, 2), 4, 330, "#7fd8e0")
    light.area((1.4, -4.6, 1.7), (0.25, -2.0, 1.1), 0.5, 7, "#ffd8b0", 50)
    light.area((6, -5, 4), (0, 0, 2), 4, 260, "#ffa08a")
    return Finish(
        fog=Fog("#2a8698", 13.5, 34, 0.85),
        rays=Rays("#a8fff0", 0.2, 0.35),
        exposure=1.1,
        shadows="#081c3c",
        lights="#ffeede",
    )
