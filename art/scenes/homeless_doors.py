# SPDX-License-Identifier: GPL-3.0-or-later
"""The doors have left town and stand in two rows without their houses."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import desert, things
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import Pose

PAINTS = ("#c8566a", "#8a3238", "#3f8a80", "#f0d8bc", "#d9788a", "#6e2a3c", "#b04a3c")
FRAMES = ("#f0dcc4", "#7a3640", "#e6b8ac", "#a85058")
MATS = ("#d8a08a", "#c8806a", "#e8c8a8")
BRASS = "#d8a04a"
OFFERING = Pose(
    hips=(0, 0.97),
    lean=3,
    twist=14,
    look=(2, 34, 0),
    left_hand=(0.62, 0.34, -0.34),
    right_hand=(0.5, 0.62, -0.18),
    left_foot=(0.12, 0.08, 0),
    right_foot=(0.1, -0.06, 0),
)


def ground(x, y):
    """Nearly flat, rising at the sides."""
    return 0.05 * np.sin(x * 0.7 + y * 0.2) + 0.012 * np.maximum(np.abs(x) - 3.2, 0) ** 2


def arched(width, height, rise):
    """The outline of a door leaf with a round or straight head."""
    a = np.linspace(0, math.pi, 14)
    top = [(width / 2 * math.cos(t), height - rise + rise * math.sin(t)) for t in a]
    return [(-width / 2, 0), (width / 2, 0), *top]


def door(
    at,
    turn,
    rng,
    *,
    width=1.1,
    height=2.3,
    rise=0.06,
    leaf=0.0,
    colour="#c8566a",
    frame="#f0dcc4",
    peep="#1c0e14",
):
    """A door in its frame with threshold, mat, knob and peephole; `leaf` opens it, in degrees."""
    w, h = width, height
    opening = paper.Polygon(arched(w, h, rise))
    surround = (
        opening.buffer(0.14, join_style=2).intersection(paper.rectangle(-9, 0, 9, 9)).difference(opening)
    )
    parts = [
        paper.cutout(surround, clay(frame, bump=0.5, grain=14, vary=0.2), (0, 0, 0), depth=0.3, bevel=0.015),
        kit.box((w + 0.44, 0.5, 0.07), clay("#b88a84", bump=0.6), (0, 0, -0.01)),
        kit.box(
            (w * 0.8, 0.5, 0.035),
            clay(rng.choice(MATS), bump=1, grain=50),
            (0, -0.55, 0.0),
            (0, 0, rng.uniform(-9, 9)),
        ),
    ]
    wood = clay(colour, bump=0.5, grain=9, vary=0.22)
    shade = clay(colour, bump=0.6, grain=9, vary=0.3, rough=0.9)
    moving = [paper.cutout(opening, wood, (w / 2, 0, 0), depth=0.08)]
    style = rng.randrange(3)
    rows = ((0.1, 0.42), (0.5, 0.9)) if style else ((0.08, 0.3), (0.36, 0.58), (0.64, 0.88))
    for low, high in rows:
        for x in (-0.22, 0.22) if style != 2 else (0,):
            size = (w * (0.32 if style != 2 else 0.72), 0.05, (high - low) * h - rise * 0.5 * (high > 0.8))
            moving.append(kit.box(size, shade, (w / 2 + x * w, -0.045, low * h), bevel=0.025))
    moving.append(kit.sphere(0.05, clay(BRASS, rough=0.3, metal=0.7), (w * 0.9, -0.1, h * 0.46), 16))
    moving.append(
        kit.sphere((0.038, 0.02, 0.038), clay(BRASS, rough=0.3, metal=0.7), (w / 2, -0.075, h * 0.68), 14)
    )
    moving.append(
        kit.sphere(
            (0.024, 0.02, 0.024),
            lamp(peep, 3) if peep == "#f4c430" else clay(peep),
            (w / 2, -0.085, h * 0.68),
            12,
        )
    )
    parts.append(kit.group(moving, (-w / 2, 0, 0.06), (0, 0, leaf)))
    return kit.group(parts, at, turn)


def avenue():
    """Seven on each side, no two alike."""
    rng = random.Random(8)
    for k in range(7):
        for side in (-1, 1):
            y = -3.4 + k * 3.0 + (0.5 if side > 0 else 0) + rng.uniform(-0.25, 0.25)
            x = side * (2.15 + rng.uniform(0, 0.4))
            w, h = rng.uniform(0.95, 1.3), rng.uniform(2.1, 2.9)
            rise = rng.choice((0.05, w / 2, 0.25))
            colour = PAINTS[(k * 2 + (side > 0) * 3 + k // 3) % 7]
            door(
                (x, y, float(ground(np.array(x), np.array(y))) - 0.03),
                (rng.uniform(-2, 2), rng.uniform(-2.5, 2.5), -side * rng.uniform(30, 46)),
                rng,
                width=w,
                height=h,
                rise=rise,
                colour=colour,
                frame=FRAMES[rng.randrange(4)],
                peep="#e8b85a" if (k, side) == (1, 1) else "#1c0e14",
            )
    door((0.1, 18.2, 0), (0, 0, 0), rng, width=1.75, height=3.7, rise=0.87, leaf=-62, colour="#8a3238")
    kit.box((1.66, 0.05, 3.5), lamp("#ffd45a", 4), (0.1, 18.45, 0.05), bevel=0)
    light.area((0.1, 18.0, 1.6), (0.1, 11, 0), 1.4, 600, "#ffcf50")


def postwoman():
    """She has a letter, and nowhere to put it."""
    her = figure(
        "round elder",
        OFFERING,
        "suit",
        skin="umber",
        coat="#35547a",
        trousers="#2a3a58",
        length=0.3,
        hat="cap",
        hat_colour="#2a3f62",
        hair="bun",
        hair_colour="#1a1214",
        collar=None,
        belt="#d8a04a",
    )
    kit.place(her, (-0.12, -3.2, 0.0), (0, 0, 172), 1.42)
    x, y, z = hand_position(her, "right")
    kit.box((0.2, 0.016, 0.14), clay("#fff4e0", emit=0.1), (x + 0.02, y + 0.02, z - 0.02), (10, 8, 20), 0)
    bag = clay("#a8623a", bump=0.5)
    kit.box((0.34, 0.16, 0.27), bag, (-0.42, -3.22, 0.42), (0, 4, 12), 0.04)
    kit.rope([(-0.38, -3.25, 0.66), (-0.2, -3.36, 0.86), (0.06, -3.3, 1.02)], 0.016, bag, 5)


def paint(draft):
    """Low sun behind us; every door points its shadow at the far one."""
    light.world("#c890b8", "#d898a0", 0.36)
    camera = stage.camera((0, -11.5, 1.75), (0, 0, 2.15), 44)
    desert.evening(
        camera,
        seed=33,
        stops=((0, "#a8506c"), (0.3, "#d67c88"), (0.48, "#efa698"), (0.6, "#fbd8b4"), (1, "#e8a08a")),
    )
    desert.sand(ground, (-14, 14), (-11, 22), cells=320, dark="#c8747a", pale="#f0b09c")
    desert.hills(((26, "#b8627c", 1.0, 0.9), (34, "#a8688e", 1.7, 2.4), (44, "#9a709e", 2.8, 4.1)))
    avenue()
    postwoman()
    key = things.key("#e8b13a")
    kit.place(key, (0.95, -5.5, 0.1), (-38, 68, 0), 0.52)
    light.sun((70, 0, 9), 3.6, "#ffc890", 1.5)
    light.area((-6, 4, 7), (0, 2, 1), 5, 300, "#9aa4ff")
    return Finish(fog=Fog("#f2b6a0", 18, 60, 0.55), shadows="#341040", lights="#fff0cc")
