# SPDX-License-Identifier: GPL-3.0-or-later
"""The night train crosses the lake; its reflection is going back."""

import random
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import figures
from painter.motifs.poses import POSES

SCALE = 0.76
DECK = 1.02  # height of the rails above the water
WAVING = replace(
    POSES["reaching up"],
    lean=12,
    look=(20, 8, 0),
    left_hand=(0.3, 0.4, 0.72),
    left_foot=(0.06, 0.05, 0),
    right_foot=(0.08, -0.1, 0),
    toes=(0, 0),
)


def wheel(x, radius):
    """A wheel with its face to us."""
    iron = clay("#1c0e24", rough=0.4)
    parts = [kit.place(kit.ring(radius, 0.05, iron, 30, 8), turn=(90, 0, 0))]
    parts += [kit.box((2 * radius, 0.04, 0.05), iron, (0, 0, 0), (0, 60 * k, 0), 0) for k in range(3)]
    return kit.group(parts, (x, -0.62, radius + 0.03))


def engine(paint, brass):
    """A locomotive that heads for -x, about 2.3 long."""
    body = clay(paint, rough=0.4, bump=0.25)
    boiler = kit.place(
        kit.lathe([(0.001, 0), (0.36, 0), (0.4, 0.06), (0.4, 1.25), (0.001, 1.25)], body, 36),
        (-0.2, 0, 0.82),
        (0, -90, 0),
    )
    parts = [
        boiler,
        kit.box((0.8, 1.05, 1.3), body, (0.25, 0, 0.3), bevel=0.05),
        kit.box((1.0, 1.2, 0.1), clay("#2a1430"), (0.25, 0, 1.58), bevel=0.05),
    ]
    parts.append(kit.box((2.2, 0.9, 0.18), clay("#2a1430"), (-0.35, 0, 0.24)))
    parts += [wheel(x, r) for x, r in ((-1.1, 0.2), (-0.6, 0.28), (0.05, 0.28))]
    parts.append(
        kit.place(
            kit.lathe([(0.11, 0), (0.1, 0.4), (0.2, 0.62), (0.16, 0.66), (0.001, 0.5)], body, 24),
            (-1.15, 0, 1.18),
        )
    )
    parts.append(
        kit.place(
            kit.lathe([(0.16, 0), (0.17, 0.14), (0.08, 0.28), (0.001, 0.3)], brass, 24), (-0.6, 0, 1.16)
        )
    )
    parts += [
        kit.place(kit.ring(0.405, 0.03, brass, 40, 8), (x, 0, 0.82), (0, 90, 0)) for x in (-1.4, -0.85, -0.35)
    ]
    parts.append(kit.sphere((0.07, 0.12, 0.12), lamp("#ffd890", 9), (-1.5, 0, 1.18), 16))
    parts.append(kit.box((0.4, 0.04, 0.42), lamp("#ffb03a", 2.2), (0.28, -0.53, 0.95), bevel=0))
    catcher = [
        (-1.35, -0.42, 0.28),
        (-1.35, 0.42, 0.28),
        (-1.75, 0, 0.02),
        (-1.35, -0.42, 0.02),
        (-1.35, 0.42, 0.02),
    ]
    parts.append(kit.facets(catcher, [(0, 1, 2), (0, 2, 3), (1, 4, 2)], clay("#2a1430"), 0.01))
    return parts


def carriage(x, paint, windows, guest=None):
    """A carriage 1.62 long; `windows` tells which are lit, `guest` who sits at one."""
    body, roof = clay(paint, rough=0.45, bump=0.25), clay("#2e1a3e", bump=0.3)
    parts = [
        kit.box((1.56, 1.1, 1.02), body, (x, 0, 0.3), bevel=0.05),
        kit.box((1.64, 1.2, 0.16), roof, (x, 0, 1.3), bevel=0.07),
    ]
    parts.append(kit.box((1.4, 0.7, 0.16), roof, (x, 0, 1.42), bevel=0.06))
    parts.append(kit.box((1.57, 0.02, 0.05), clay("#ffb03a", rough=0.4), (x, -0.56, 0.56), bevel=0))
    for k, lit in enumerate(windows):
        wx = x + (k - 1.5) * 0.36
        pane = lamp("#ffb444", 2.6) if lit else clay("#160a1e", rough=0.2)
        parts.append(kit.box((0.25, 0.03, 0.4), pane, (wx, -0.55, 0.74), bevel=0))
        if guest == k:
            parts.append(kit.sphere((0.065, 0.02, 0.085), clay("#241030"), (wx + 0.01, -0.59, 0.98), 16))
            parts.append(kit.sphere((0.105, 0.02, 0.15), clay("#241030"), (wx + 0.01, -0.59, 0.8), 16))
    return parts + [wheel(x + dx, 0.17) for dx in (-0.5, 0.5)]


def smoke(colour, seed):
    """What the engine leaves behind: one long cloud, torn towards its end."""
    rng, vapour = random.Random(seed), Clay()
    for k in range(24):
        t = k / 23
        at = (
            -3.35 + 7.6 * t**1.1 + rng.uniform(-0.1, 0.1),
            rng.uniform(-0.2, 0.3),
            2.05 + 1.15 * t**0.6 + rng.uniform(-0.16, 0.2) * (0.3 + t),
        )
        r = (0.15 + 0.42 * t**0.7 * (1 - 0.5 * t)) * rng.uniform(0.8, 1.2)
        vapour.add(ball(at, (r * 1.5, r, r)), colour, 0.14)
    return [
        kit.model(
            vapour, (-3.9, -0.9, 1.6), (5.3, 1.0, 4.3), 130, clay(bump=0.25, grain=4, emit=0.1, rough=0.95)
        )
    ]


def train(paint, lights, puff, seed, guest=None):
    """Engine, three carriages, a platform at the rear; it heads for -x."""
    brass = clay("#e89a3a", rough=0.35, metal=0.3)
    parts = [kit.group(engine(paint, brass), (-2.15, 0, 0))]
    for k, windows in enumerate(lights):
        parts += carriage(-0.72 + 1.72 * k, paint, windows, guest[1] if guest and guest[0] == k else None)
    iron = clay("#1c0e24", rough=0.4)
    parts.append(kit.box((0.62, 1.1, 0.1), iron, (5.55, 0, 0.3)))
    for dx in (5.32, 5.52, 5.72, 5.84):
        parts.append(kit.rope([(dx, -0.52, 0.4), (dx, -0.52, 0.6), (dx, -0.52, 0.78)], 0.018, iron, 1))
    parts.append(
        kit.rope(
            [
                (5.27, -0.52, 0.78),
                (5.52, -0.52, 0.78),
                (5.84, -0.52, 0.78),
                (5.84, 0, 0.78),
                (5.84, 0.5, 0.78),
            ],
            0.025,
            iron,
            2,
        )
    )
    return kit.group(parts + smoke(puff, seed), size=SCALE)


def causeway(colour):
    """A low wall on arches, from edge to edge."""
    wall = paper.rectangle(-9, -0.02, 9, DECK)
    arches = [
        paper.Point(k * 1.5, 0.12)
        .buffer(0.58, 24)
        .union(paper.rectangle(k * 1.5 - 0.56, -0.5, k * 1.5 + 0.56, 0.12))
        for k in range(-6, 7)
    ]
    stone = clay(colour, bump=0.6, grain=6, vary=0.25)
    return [
        paper.cutout(wall.difference(paper.unary_union(arches)), stone, (0, 0, 0), depth=1.5, bevel=0.03),
        kit.box((18, 1.7, 0.1), stone, (0, 0, DECK - 0.04)),
    ]


def paint(draft):
    """Violet dusk twice; a moon once."""
    light.world("#6a58b8", "#8a5a88", 0.55)
    camera = stage.camera((0, -16, 0), (0, 0, 0), 46)
    dusk = [
        (0, "#2c1a58"),
        (0.2, "#46308a"),
        (0.34, "#7a58b0"),
        (0.43, "#c88aa0"),
        (0.495, "#ffc890"),
        (0.505, "#f0a878"),
    ]
    dusk += [(0.57, "#a86a98"), (0.68, "#5a3c90"), (0.82, "#33206a"), (1, "#1c1040")]
    sky.backdrop(sky.gradient(dusk, 6, 0.03), 60, camera)
    xs = np.linspace(-14, 14, 60)
    for y, colour, tall, phase in ((26, "#8a62a0", 1.9, 0.4), (16, "#5a3c86", 1.0, 2.0)):
        shore = tall * (0.55 + 0.3 * np.sin(xs * 0.42 + phase) + 0.16 * np.sin(xs * 1.1 + phase * 2))
        hills = paper.Polygon([*zip(xs, shore, strict=True), *zip(xs[::-1], -shore[::-1], strict=True)])
        paper.cutout(hills, clay(colour, bump=0.4, grain=3, emit=0.12), (0, y, 0), depth=0.1)
    above = train("#6a3a8a", ((1, 1, 0, 1), (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 1, 0)), "#d8a8c0", 3)
    above.location = (-0.62, 0, DECK + 0.06)
    below = train("#5a3480", ((0, 1, 1, 0), (1, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1)), "#9a78b8", 8, (1, 0))
    kit.place(below, (0.62, 0, -DECK - 0.06), (0, 180, 0), SCALE)
    kit.group(causeway("#7a5690"))
    kit.group(causeway("#4a3474"), turn=(0, 180, 0))
    woman = figures.figure(
        "woman",
        WAVING,
        "great coat",
        skin="peach",
        coat="#ff9a3a",
        collar="#f4d8a8",
        hat="none",
        hair="bob",
        hair_colour="#160c14",
        scarf="#f4d8a8",
        quality=150,
    )
    kit.place(woman, (3.55, -0.1, DECK + 0.36), (0, 0, 20), 1.15)
    water = kit.plane(20, 9, surfaces.pane("#c8b0e8"), (0, -2.2, -4.5), (90, 0, 0))
    water.visible_shadow = False
    kit.sphere((0.44, 0.03, 0.44), lamp("#ffeec8", 1.3), (1.75, -2.45, -4.75), 48).name = "moon"
    rng = random.Random(2)
    for _ in range(13):
        z, x, half = -rng.uniform(0.4, 5.8), rng.uniform(-3.2, 3.2), rng.uniform(0.3, 0.9)
        gleam = paper.outline([(x - half, z), (x, z + 0.035), (x + half, z), (x, z - 0.035)], 8)
        paper.cutout(
            gleam, clay("#8a6cc0" if z > -2 else "#5a3f96"), (0, -2.4, 0), depth=0.01, bevel=0
        ).name = "gleam"
    light.area((-7, -9, 6), (0, 0, 1.5), 3, 700, "#ffb080")
    light.area((7, -9, -6), (0, 0, -1.5), 3, 520, "#b890ff")
    light.area((2, 8, 4), (0, 0, 1.5), 4, 900, "#ffb07a")
    light.area((6, -8, 3), (3, 0, 1.5), 2, 160, "#9a88ff")
    return Finish(exposure=1.05, shadows="#1c0c30", lights="#ffe9c4", vignette=0.28)
