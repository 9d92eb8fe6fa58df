# SPDX-License-Identifier: GPL-3.0-or-later
"""In the eye of the whirlwind she waters a geranium."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import figures, flotsam, parlour
from painter.motifs.bodies import BODIES
from painter.motifs.poses import POSES

WATERING = replace(
    POSES["carrying"],
    lean=14,
    look=(20, 0, 0),
    left_hand=(-0.02, 0.66, -0.42),
    right_hand=(-0.02, 0.56, -0.34),
    left_foot=(0.08, 0.1, 0),
    right_foot=(0.06, -0.08, 0),
    toes=(0, 0),
)
BENT = replace(BODIES["stick"], support="")


def axis(z):
    """Where the middle of the whirlwind is at a height."""
    return 0.38 * np.sin(z * 0.42 + 0.2) - 0.1


def reach(z):
    """How wide it is."""
    return 0.6 + 0.068 * np.maximum(z - 1.2, 0) ** 1.75


def band(low, start, turns, rise, colour, *, width, peel=0.2, grow=0.0, tip=0.0):
    """A curl of paper around the axis, thin at both ends, which peel away."""
    t = np.linspace(0, 1, kit.detail(130))
    angle = np.radians(start) + 2 * math.pi * turns * t
    z = low + rise * t
    r = reach(z) * (1 + grow) * (1 + peel * np.abs(2 * t - 1) ** 6)
    half = width * (np.sin(np.pi * np.clip(t, 0.004, 0.996)) ** 0.55) / 2
    rows = []
    for share in np.linspace(-1, 1, 5):
        q = r * (1 + 0.10 * share * half) + 0.05 * (1 - share**2)
        h = z + half * share + tip * r * np.cos(angle)
        rows.append(np.stack([axis(h) + q * np.cos(angle), 1.2 + 0.72 * q * np.sin(angle), h], -1))
    kit.sheet(np.array(rows), clay(colour, bump=0.5, grain=22, vary=0.12, rough=0.85))


def whirlwind():
    """Bands from the foot to the upper edge; behind the hollow only half turns."""
    rng = random.Random(11)
    reds = ("#8a1418", "#c8281c", "#6e0f14", "#a81c18", "#d8381f")
    z = 2.05
    for k in range(13):
        band(
            z,
            rng.uniform(0, 360),
            rng.uniform(0.85, 1.3),
            0.35 + 0.12 * z,
            reds[k % 5],
            width=0.36 + 0.05 * z,
            grow=rng.uniform(-0.1, 0.1),
            tip=rng.uniform(-0.16, 0.16),
        )
        z += 0.34 + 0.062 * z
    for low, width in ((0.25, 0.3), (0.75, 0.34), (1.3, 0.4)):
        band(low, 5, 0.47, 0.25, "#b8241a", width=width, grow=0.9)
    heights = np.linspace(2.0, 11, 30)
    a = np.linspace(0, 2 * math.pi, 40)
    core = [
        np.stack([axis(h) + 0.5 * reach(h) * np.cos(a), 1.5 + 0.3 * reach(h) * np.sin(a), h + 0 * a], -1)
        for h in heights
    ]
    kit.sheet(np.array(core), clay("#ffd48a", emit=0.4, bump=0.2, grain=3, vary=0.2))
    for k in range(16):  # torn scraps that fly with it
        a, h = rng.uniform(0, 6.28), rng.uniform(2.2, 9.4)
        q = reach(h) * rng.uniform(1.05, 1.3)
        kit.box(
            (0.1, 0.02, 0.16),
            clay("#ffd27a" if k % 3 else "#c8281c", emit=0.1),
            (axis(h) + q * math.cos(a), 1.2 - 0.7 * q * abs(math.sin(a)), h),
            [rng.uniform(0, 90) for _ in range(3)],
        )


def board(shape, colour, at, turn, size, depth=0.08, drawn=None, ink="#7a1f14"):
    """Something cut out of board, with what is drawn on it on top."""
    material = clay(colour, bump=0.45, grain=20, vary=0.14)
    cut = paper.rounded(shape, 0.012).simplify(0.008)
    thing = paper.cutout(cut, material, at, turn, size, depth=depth, bevel=0.02)
    if drawn:
        front = kit.spot_on(thing, (0, 0, depth / 2 + 0.025))
        paper.cutout(drawn.simplify(0.008), clay(ink, bump=0.5, grain=26), front, turn, size, depth=0.02)


def flying():
    """What it has taken along, pale in the dark, and an old woman who has noticed."""
    spots, panels = flotsam.cow_spots(), flotsam.door_panels()
    board(flotsam.flight_of_stairs(), "#e0904a", (1.5, -1.6, 7.5), (0, -8, -28), 1.05, 0.5)
    board(flotsam.cow(), "#e4b88a", (-1.15, -2, 6.2), (0, -14, 8), 1.2, 0.16, spots, "#6a1c18")
    board(flotsam.door(), "#e8a052", (-1.5, -1, 3.7), (0, 22, 24), 0.86, drawn=panels)
    board(flotsam.armchair_knitter(), "#c87840", (-0.9, -1.9, 8.55), (0, 10, 0), 0.6)
    tub = flotsam.bathtub(clay("#f0d4aa", bump=0.3, rough=0.5), clay("#c87a34", rough=0.4))
    kit.place(tub, (1.6, -1.2, 4.8), (30, 24, -16), 0.88)


def geranium(at, size):
    """Three heads of flowers, and leaves that hang quite still."""
    parts = [parlour.pot(size=0.8, clay_colour="#b8381c")]
    leaf, stem, petal = clay("#6e1a14", bump=0.4), clay("#8a2418"), clay("#f2b860", bump=0.2)
    for k, (dx, tall) in enumerate(((-0.2, 0.46), (0.02, 0.66), (0.22, 0.42))):
        parts.append(
            kit.rope(
                [(0, 0, 0.3), (dx * 0.7, -0.02, 0.3 + tall * 0.5), (dx, -0.03, 0.3 + tall)], 0.014, stem, 3
            )
        )
        for n in range(11):
            a, r = n * 2.4, 0.09 * math.sqrt(n / 11)
            parts.append(
                kit.sphere(
                    0.04,
                    petal,
                    (dx + r * math.cos(a), -0.05 + 0.02 * (n % 3), 0.34 + tall + r * math.sin(a)),
                    12,
                )
            )
        parts += [
            kit.place(
                kit.sphere(1, leaf, segments=14),
                (dx * 1.1 + 0.1 * n, -0.02 - 0.05 * k, 0.42 + 0.03 * k),
                (0, 25 * n, 0),
                (0.1, 0.05, 0.07),
            )
            for n in (-1, 1)
        ]
    kit.group(parts, at, size=size)


def gardener():
    """Bent, quite still, with the can in both hands; not a leaf stirs."""
    woman = figures.figure(
        BENT,
        WATERING,
        "apron",
        skin="umber",
        coat="#5e1020",
        apron="#f0d8ae",
        hat="none",
        hair="bun",
        hair_colour="#fbf4e8",
        quality=150,
    )
    kit.place(woman, (-0.75, -0.2, -0.02), (0, 0, 84), 2.0)
    hands = (
        np.array(figures.hand_position(woman, "left")) + np.array(figures.hand_position(woman, "right"))
    ) / 2
    tin = clay("#e09a48", rough=0.45, bump=0.2)
    x, y, z = hands + (0.18, -0.06, -0.1)
    kit.place(
        kit.lathe([(0.001, -0.14), (0.15, -0.14), (0.13, 0.12), (0.001, 0.12)], tin, 24),
        (x, y, z),
        (0, 24, 0),
    )
    kit.rope([(x + 0.1, y, z - 0.08), (x + 0.3, y, z + 0.02), (x + 0.44, y, z + 0.04)], 0.03, tin, 3)
    kit.rope([(x - 0.12, y, z + 0.02), (x - 0.16, y, z + 0.22), (x + 0.04, y, z + 0.2)], 0.018, tin, 3)
    for k in range(5):
        kit.rope(
            [
                (x + 0.46 + 0.012 * k, y - 0.02, z + 0.02),
                (x + 0.5 + 0.022 * k, y, z - 0.1),
                (x + 0.52 + 0.026 * k, y, z - 0.26),
            ],
            0.006,
            clay("#ffe9c4", emit=0.3),
            3,
        )
    geranium((0.74, -0.2, 0), 1.15)


def paint(draft):
    """Light in the core, nothing on the ground."""
    light.world("#7a2a44", "#4a1420", 0.5)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    paper.sheet(paper.rectangle(-8, -2, 8, 13), 5.6, "#a8241c")
    paper.sheet(paper.hills(0.35, 1.0, swell=0.05, half_width=8, bottom=-3), 4.4, "#8a1a18")
    paper.sheet(paper.hills(-0.05, 2.2, swell=0.04, half_width=8, bottom=-3), 2.6, "#6e1216")
    kit.land(lambda x, y: 0 * x, (-8, 8), (-8, 2.6), clay("#5e0f14", bump=0.5, grain=6, vary=0.12), 12)
    whirlwind()
    flying()
    gardener()
    for z, power in ((1.9, 5), (3.0, 60), (4.6, 150), (6.6, 300), (8.8, 520)):
        light.bulb((axis(z) + 0.75 * reach(z), 1.2, z), power / 2, "#ffc870", 0.25)
        light.bulb((axis(z) - 0.75 * reach(z), 1.2, z), power / 2, "#ffc870", 0.25)
    light.area((-6, -8, 10), (0, 0, 4), 2.2, 2000, "#ffc8a0")
    light.area((-4, -6, 3), (-0.4, 0.4, 0.7), 1, 60, "#ffd8b0", 50)
    light.area((6, -9, 2), (0, 0, 3), 4, 260, "#b070d0")
    return Finish(exposure=1.12, shadows="#2a0820", lights="#fff0c4", vignette=0.34)
