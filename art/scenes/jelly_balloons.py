# SPDX-License-Identifier: GPL-3.0-or-later
"""In a drowned street where the lamps still burn, a diver is carried off by a bunch of jellyfish."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.finish import Finish, Fog, Rays
from painter.materials import clay, lamp
from painter.motifs import buildings, plants, sea
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position
from painter.people.stance import Stance

DIVER = np.array((0.28, -2.6, 1.95))
HANGING = Stance(
    hips=(0, 1.0),
    lean=-3,
    look=(-10, 0, 0),
    left_hand=(0.62, 0.16, 0.68),
    right_hand=(0.62, 0.16, 0.68),
    left_foot=(0.12, -0.05, 0.02),
    right_foot=(0.14, 0.16, 0.1),
    toes=(45, 55),
    elbows=(1, 0.1, -0.3),
)
JELLIES = (
    ((-1.35, -2.2, 5.85), 0.62, "#ff8fb8"),
    ((0.0, -1.8, 6.95), 0.85, "#ffb0a0"),
    ((1.3, -2.3, 6.15), 0.66, "#f07ad0"),
    ((0.75, -2.9, 5.3), 0.45, "#ffd0a8"),
    ((-0.65, -3.0, 5.05), 0.42, "#d890ff"),
    ((1.9, -1.6, 7.2), 0.5, "#ff8fb8"),
    ((-1.7, -1.4, 7.2), 0.45, "#ffc0b0"),
)


def floor(x, y):
    """The sea floor."""
    return 0.12 * np.sin(x * 0.9 + y * 0.4) + 0.06 * np.sin(x * 2.3 - y) + 0.009 * np.abs(x) ** 1.6


def street():
    """Leaning houses, burning lamps, and a far door that stands open."""
    rng = random.Random(6)
    kit.land(floor, (-16, 16), (-12, 26), clay("#35608a", bump=0.9, grain=2.2, vary=0.2))
    for x, y, height, tilt, turn in (
        (-3.1, 1.5, 2.0, 5, 14),
        (-2.9, 5, 2.4, -4, 10),
        (-2.6, 9, 2.3, 3, 6),
        (3.2, 1.0, 2.3, -6, -16),
        (3.0, 5, 2.0, 5, -10),
        (2.7, 9, 2.6, -3, -6),
        (-2.2, 13, 2.4, 0, 4),
        (2.3, 13.5, 2.2, 0, -4),
    ):
        buildings.house(
            (x, y, -0.15),
            (rng.uniform(-3, 3), tilt, turn),
            width=1.7,
            depth=1.6,
            height=height,
            roof=1.2,
            glow=None,
            wall=rng.choice(["#4a7a92", "#3d6a86", "#5a7f8e"]),
            tiles=rng.choice(["#27466e", "#30527a", "#3d3f70"]),
        )
    for x, y in ((-1.5, -1.2), (1.7, 0.6), (-1.35, 3.4), (1.4, 6.0), (-1.2, 9)):
        buildings.street_lamp((x, y, 0))
    kit.box((0.9, 0.2, 1.9), lamp("#ffd98a", 9), (-0.62, 12, -0.1), bevel=0)
    kit.box((1.4, 0.1, 2.4), clay("#26406a"), (-0.62, 12.2, -0.1))
    kit.box(
        (0.16, 0.05, 0.95), clay("#101c30"), (-0.7, 11.85, -0.1), bevel=0.05
    )  # someone stands in the door
    kit.sphere(0.11, clay("#101c30"), (-0.7, 11.85, 0.98), 16)
    light.bulb((-0.62, 11, 1.2), 220, "#ffcf80", 0.4)
    for k in range(26):
        x, y = -0.25 + rng.uniform(-1, 1) * 0.55 - 0.02 * k, -4.4 + k * 0.62
        stone = clay(("#4a7898", "#3f6a8c", "#5a88a0")[k % 3], bump=0.4)
        kit.box(
            (rng.uniform(0.35, 0.6), 0.36, 0.1),
            stone,
            (x, y, float(floor(x, y))),
            (0, 0, rng.uniform(-20, 20)),
            0.06,
        )
    for k in range(46):
        x, y = rng.choice((-1, 1)) * rng.uniform(1.1, 4.2), rng.uniform(-5, 3)
        plants.kelp(
            (x, y, -0.1),
            rng.uniform(0.5, 2.2),
            ("#2f8a7a", "#a8486a", "#3fa888")[k % 3],
            rng.random() * 6,
            rng.uniform(0.02, 0.045),
        )
    for k, (x, y, size, colour) in enumerate(
        (
            (-2.2, -3.4, 0.5, "#d0586a"),
            (2.4, -3.0, 0.6, "#e0845a"),
            (-1.7, -4.6, 0.35, "#e0a05a"),
            (1.5, -4.2, 0.35, "#a84a86"),
        )
    ):
        kit.place(sea.coral(colour, k), (x, y, -0.05), size=size)


def diver():
    """A heavy suit: a brass helmet on a brass collar over the chest, both arms up, the legs hang."""
    brass = clay("#d8953c", rough=0.28, metal=0.9, bump=0.1)
    copper = clay("#9a5a2c", rough=0.35, metal=0.8, bump=0.1)
    lead, dark = clay("#3a3434", rough=0.6), clay("#0c2a3a", rough=0.08, bump=0)
    canvas = Clothes(
        "#b07c42", 0.0, trousers="#9c6e3c", shoes="#4a4038", cuffs="#8a6a40", hair="none", cut="jumper"
    )
    suit = figure("broad worker", HANGING, canvas, skin="tan", female=0.1, tall=1.08, boot=0.8)
    x, y, z = suit["head"]
    collar = kit.lathe([(0.12, 0.06), (0.15, 0.03), (0.2, -0.02), (0.205, -0.06), (0.18, -0.07)], copper, 48)
    parts = [
        suit,
        kit.sphere(0.165, brass, (x, y, z), 40),
        kit.place(collar, (x, y + 0.02, z - 0.2), size=(1, 0.74, 1)),
        kit.place(kit.ring(0.09, 0.026, brass), (x, y - 0.14, z + 0.01), (90, 0, 0)),
        kit.sphere((0.085, 0.06, 0.085), dark, (x, y - 0.11, z + 0.01), 24),
        kit.box((0.11, 0.04, 0.12), lead, (x, y - 0.17, z - 0.38), (-8, 0, 0), 0.02),
    ]
    for s in (-1, 1):
        parts.append(kit.place(kit.ring(0.05, 0.016, brass), (x + 0.155 * s, y, z + 0.01), (0, 90, 0)))
        parts.append(kit.sphere(0.045, dark, (x + 0.14 * s, y, z + 0.01), 16))
    kit.group(parts, DIVER, (4, -8, 14), 1.5)
    return [np.array(hand_position(suit, side)) for side in ("right", "left")]


def balloons(hands):
    """Jellyfish on strings that meet in his two fists."""
    rng, string = random.Random(11), clay("#ffe9d8", bump=0, emit=0.3)
    for k, (at, radius, colour) in enumerate(JELLIES):
        sea.jellyfish(
            colour,
            at,
            (rng.uniform(-14, 14), at[0] * 7 + rng.uniform(-8, 8), 0),
            radius=radius,
            length=rng.uniform(0.9, 1.4),
            seed=k,
        )
        bell = np.array(at)
        hand = hands[int(at[0] >= 0)]
        kit.rope(
            [hand - (0, 0, 0.14), hand, (bell + hand) / 2 + (at[0] * 0.06, 0, -0.1), bell], 0.014, string, 6
        )
        light.bulb(bell - (0, 0.2, 0.35), 22, colour, 0.25)


def cut_rope():
    """The anchor that was left behind."""
    hemp = clay("#d8b070", bump=0.5, grain=40)
    sea.anchor((0.95, -2.3, 0.02), (0, 24, 14), 0.95)
    kit.rope(
        [(1.45, -2.3, 1.1), (1.57, -2.5, 0.75), (1.85, -2.7, 0.15), (2.25, -2.8, 0.1), (2.45, -2.6, 0.16)],
        0.028,
        hemp,
        6,
    )


def paint(draft):
    """Deep water with shafts of light."""
    light.world("#1f6f8a", "#0c2038", 0.5)
    camera = stage.camera((0, -13, 3.4), (0, 0, 4.1), 45)
    sky.backdrop(
        sky.gradient(
            [(0, "#5fd0c4"), (0.18, "#2a9aa8"), (0.5, "#125a80"), (0.8, "#0c3058"), (1, "#081c3a")], 43, 0.2
        ),
        70,
        camera,
    )
    street()
    balloons(diver())
    cut_rope()
    rng, one = random.Random(4), kit.mould(sea.fish())
    for k in range(16):
        at = (
            -2.7 + k * 0.13 + rng.uniform(-0.2, 0.2),
            -2.0 + rng.uniform(-0.6, 0.6),
            3.75 - 0.07 * k + rng.uniform(-0.35, 0.35),
        )
        kit.cast(one, at, (0, rng.uniform(-4, 16), rng.uniform(-14, 14)), rng.uniform(0.45, 0.95))
    bubble = clay("#cffff4", rough=0.1, emit=0.35)
    for k in range(30):
        x = DIVER[0] + 0.35 + rng.uniform(-0.12, 0.3) + 0.15 * math.sin(k)
        kit.sphere(rng.uniform(0.015, 0.05), bubble, (x, DIVER[1] - 0.1, 3.2 + k * 0.13), 12)
    light.area((-2, 2, 13), (0, 0, 3), 4, 1600, "#9ffff0")
    light.area((5, -7, 4), (0, 0, 3), 4, 160, "#ff9ac0")
    light.area((-5, -5, 4), (0, -2, 3), 4, 200, "#5fc0ff")
    light.area((-2.2, -6.5, 3.2), tuple(DIVER + (0, 0, 1.0)), 1.2, 16, "#ffdcae", 40)
    return Finish(
        fog=Fog("#125a80", 11.5, 32, 0.92),
        rays=Rays("#a8fff0", 0.2, 0.42),
        exposure=1.1,
        shadows="#081c3c",
        lights="#ffeede",
    )
