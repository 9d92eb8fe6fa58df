# SPDX-License-Identifier: GPL-3.0-or-later
"""What swims, creeps and flutters: koi, octopus, snail, tortoise, moth."""

from __future__ import annotations

import math

import numpy as np

from ...clay import Clay, ball, cone, limb, tube
from ...colour import Colour, darker
from .making import DARK, animal, eyes, leg, turned

SIDES = (-1, 1)


@animal((-0.6, -0.8, -0.4), (0.6, 0.95, 0.5), 140)
def koi(
    colour: Colour = "#efe4d2", patch: Colour = "#cf4a2a", ink: Colour = "#2a2730", bend: float = 0.16
) -> Clay:
    """A koi swimming at the origin, 1.5 long; `bend` curves its body to one side."""
    clay = Clay()

    def spine(y: float) -> float:
        return bend * math.sin((y + 0.2) * 3.0)

    ys = [0.62, 0.38, 0.1, -0.18, -0.42, -0.60]
    clay.add(tube([(spine(y), y, 0) for y in ys], [0.045, 0.10, 0.165, 0.19, 0.165, 0.10], 5), colour)
    clay.add(ball((spine(0.0), -0.02, 0.05), (0.14, 0.36, 0.17)), colour, 0.1)
    for s in SIDES:
        root = spine(-0.36)
        clay.add(
            tube(
                [
                    (root + s * 0.14, -0.36, -0.08),
                    (root + s * 0.30, -0.26, -0.14),
                    (root + s * 0.44, -0.10 - 0.04 * s, -0.12),
                ],
                [0.035, 0.05, 0.02],
                4,
            ),
            colour,
            0.03,
        )
        clay.add(
            ball((root + s * 0.31, -0.22, -0.13), (0.17, 0.11, 0.018), (0, s * 10, s * 38)), colour, 0.02
        )
        clay.add(
            ball((spine(0.15) + s * 0.14, 0.22, -0.13), (0.1, 0.08, 0.018), (0, s * 24, s * 46)), colour, 0.03
        )
        clay.add(
            tube(
                [(spine(-0.6) + s * 0.06, -0.64, -0.05), (spine(-0.6) + s * 0.12, -0.70, -0.10)],
                [0.012, 0.005],
                3,
            ),
            colour,
            0.01,
        )
        tip = spine(0.9) + bend * 0.5
        clay.add(
            tube(
                [(spine(0.6), 0.6, 0.0), (tip * 0.7, 0.74, s * 0.12), (tip, 0.90, s * (0.27 - 0.03 * s))],
                [0.04, 0.055, 0.014],
                5,
            ),
            colour,
            0.04,
        )
        clay.add(ball((tip * 0.8, 0.77, s * 0.12), (0.02, 0.14, 0.12), (s * 48, 0, 0)), colour, 0.03)
    clay.add(ball((spine(0), 0.02, 0.22), (0.018, 0.24, 0.12), (-10, 0, 0)), colour, 0.03)
    for at, size, tone in [
        ((0.02, -0.40, 0.14), (0.16, 0.15, 0.12), patch),
        ((0.10, -0.02, 0.10), (0.16, 0.22, 0.13), patch),
        ((-0.08, 0.20, 0.12), (0.10, 0.10, 0.1), ink),
        ((0.0, 0.48, 0.06), (0.12, 0.11, 0.12), patch),
        ((-0.14, -0.16, 0.06), (0.06, 0.09, 0.07), ink),
    ]:
        clay.paint(ball((at[0] + spine(at[1]), at[1], at[2]), size, (0, 0, 25)), tone, 0.02)
    clay.add(ball((spine(-0.62), -0.68, -0.03), (0.055, 0.04, 0.03)), darker(colour, 0.8), 0.03)
    eyes(clay, turned((spine(-0.5), -0.52, 0.03), 0), (0.128, 0.0, 0.03), 0.022)
    return clay


@animal((-0.45, -0.85, -0.03), (0.5, 0.75, 0.95), 140)
def snail(
    shell: Colour = "#b5713f", line: Colour = "#6a3a26", body: Colour = "#c9b596", look: float = 12
) -> Clay:
    """A snail creeping, 1.4 long; the shell's coil shows from the side."""
    clay = Clay()
    clay.add(
        tube(
            [(0.0, 0.68, 0.03), (0.03, 0.30, 0.07), (0, -0.15, 0.08), (0, -0.46, 0.13), (0.02, -0.60, 0.30)],
            [0.02, 0.11, 0.135, 0.12, 0.095],
            5,
        ),
        body,
    )
    clay.add(ball((0.02, 0.0, 0.03), (0.16, 0.52, 0.045)), darker(body, 0.85), 0.04)
    centre = (0.04, 0.06, 0.47)
    turns = np.linspace(0, 2.6 * math.tau, 34)
    grow = np.exp(turns * 0.125)
    grow /= grow[-1]
    path = [
        (
            centre[0] + 0.17 * (1 - g) * 1.0,
            centre[1] + 0.27 * g * math.cos(-t + 0.9),
            centre[2] + 0.27 * g * math.sin(-t + 0.9),
        )
        for t, g in zip(turns, grow, strict=True)
    ]
    clay.add(tube(path, list(0.175 * grow), 2), shell, 0.012)
    clay.add(tube([(p[0] - 0.10, p[1], p[2]) for p in path[14:]], list(0.16 * grow[14:]), 2), shell, 0.03)
    for shift in (0.55, 0.9):
        ridge = [
            (
                p[0] + 0.175 * g * math.sin(shift),
                p[1] + (p[1] - centre[1]) * 0.62 * math.cos(shift),
                p[2] + (p[2] - centre[2]) * 0.62 * math.cos(shift),
            )
            for p, g in zip(path, grow, strict=True)
        ]
        clay.paint(tube(ridge, list(0.022 * grow + 0.004), 2), line, 0.02)
    put = turned((0.02, -0.64, 0.36), look, 0, 0, 1)
    clay.add(put(ball((0, 0, -0.03), (0.085, 0.11, 0.09))), body, 0.06)
    for s, tall in ((-1, 0.26), (1, 0.31)):
        tip = (s * 0.13, -0.10, tall)
        clay.add(
            put(
                tube([(s * 0.04, -0.03, 0.02), (s * 0.07, -0.06, tall * 0.55), tip], [0.03, 0.018, 0.016], 4)
            ),
            body,
            0.02,
        )
        clay.add(put(ball(tip, 0.026)), DARK, 0.006)
        clay.add(put(limb((s * 0.04, -0.10, -0.06), (s * 0.07, -0.19, -0.10), 0.018, 0.012)), body, 0.02)
    return clay


@animal((-0.65, -0.85, -0.03), (0.65, 0.85, 0.8), 140)
def tortoise(
    shell: Colour = "#6d6a3a", plate: Colour = "#a89a56", skin: Colour = "#8b8058", look: float = 16
) -> Clay:
    """An old tortoise, 1.5 long, neck stretched."""
    clay = Clay()
    clay.add(ball((0, 0.06, 0.28), (0.42, 0.54, 0.34)), shell)
    clay.carve(ball((0, 0.06, -0.32), (0.9, 0.9, 0.44)), 0.05)
    clay.add(ball((0, 0.06, 0.19), (0.46, 0.58, 0.075)), darker(shell, 0.8), 0.04)
    for x, y, z, r in [
        (0, -0.20, 0.53, 0.13),
        (0.01, 0.06, 0.585, 0.14),
        (0, 0.34, 0.52, 0.13),
        (-0.24, -0.10, 0.46, 0.13),
        (-0.26, 0.20, 0.45, 0.13),
        (0.25, -0.12, 0.46, 0.13),
        (0.27, 0.19, 0.45, 0.12),
    ]:
        clay.add(ball((x, y, z), (r, r * 1.02, 0.06), (y * -50, x * 95, 12)), plate, 0.02)
    for s in SIDES:
        leg(
            clay,
            [(s * 0.28, -0.26, 0.2), (s * 0.40, -0.40 - 0.05 * s, 0.16), (s * 0.42, -0.46 - 0.05 * s, 0.05)],
            [0.12, 0.095, 0.085],
            skin,
        )
        leg(
            clay,
            [(s * 0.28, 0.40, 0.2), (s * 0.38, 0.52 + 0.04 * s, 0.14), (s * 0.38, 0.54 + 0.04 * s, 0.05)],
            [0.11, 0.09, 0.08],
            skin,
        )
    clay.add(limb((0, 0.56, 0.16), (0.05, 0.70, 0.10), 0.05, 0.01), skin, 0.04)
    clay.add(
        tube([(0, -0.36, 0.22), (0.01, -0.55, 0.30), (0.02, -0.64, 0.42)], [0.11, 0.08, 0.08], 4), skin, 0.05
    )
    put = turned((0.02, -0.68, 0.46), look, 6, 4, 1)
    clay.add(put(ball((0, -0.02, 0), (0.105, 0.135, 0.095))), skin, 0.05)
    clay.add(put(limb((0, -0.10, -0.02), (0, -0.14, -0.045), 0.06, 0.04)), darker(skin, 0.7), 0.03)
    eyes(clay, put, (0.088, -0.07, 0.025), 0.019)
    return clay


@animal((-1.05, -0.3, -0.85), (1.05, 0.3, 0.8), 160)
def moth(
    colour: Colour = "#b79a78", pattern: Colour = "#5a4038", spot: Colour = "#d98a3a", fold: float = 14
) -> Clay:
    """A great moth seen from above, pinned upright in the xz plane, 2 wide; `fold` bends the wings back."""
    clay = Clay()
    clay.add(
        tube(
            [(0, -0.02, 0.30), (0, -0.04, 0.10), (0, -0.03, -0.16), (0.01, -0.01, -0.46)],
            [0.09, 0.125, 0.105, 0.03],
            5,
        ),
        pattern,
    )
    clay.add(ball((0, -0.06, 0.20), (0.125, 0.11, 0.12)), "#e0cdaa", 0.05)
    for s in SIDES:
        w = 1.0 if s > 0 else 0.96
        clay.add(ball((s * 0.48 * w, 0.06, 0.26), (0.50, 0.032, 0.25), (0, s * -24, s * fold)), colour, 0.03)
        clay.add(ball((s * 0.74 * w, 0.10, 0.42), (0.24, 0.030, 0.17), (0, s * -30, s * fold)), colour, 0.08)
        clay.add(ball((s * 0.36 * w, 0.07, -0.26), (0.33, 0.030, 0.25), (0, s * 32, s * fold)), colour, 0.03)
        clay.add(
            tube(
                [(s * 0.34, 0.08, -0.40), (s * 0.44, 0.09, -0.60), (s * 0.40, 0.10, -0.74 + 0.03 * s)],
                [0.09, 0.05, 0.018],
                4,
            ),
            colour,
            0.06,
        )
        for x, z, r in ((0.56, 0.28, 0.085), (0.36, -0.26, 0.075)):
            clay.paint(ball((s * x * w, 0.0, z), (r * 1.35, 0.4, r * 1.25)), pattern, 0.02)
            clay.paint(ball((s * x * w, 0.0, z), (r * 0.95, 0.4, r * 0.85)), spot, 0.015)
            clay.paint(ball((s * (x + 0.01) * w, 0.0, z), (r * 0.5, 0.4, r * 0.5)), DARK, 0.012)
        clay.paint(
            tube([(s * 0.16, 0, 0.36), (s * 0.36, 0.0, 0.20), (s * 0.38, 0.0, 0.02)], [0.05, 0.035, 0.04], 4),
            pattern,
            0.03,
        )
        clay.paint(
            tube([(s * 0.66, 0, 0.62), (s * 0.80, 0.05, 0.32), (s * 0.70, 0.0, 0.06)], [0.05, 0.03, 0.05], 4),
            pattern,
            0.03,
        )
        clay.paint(
            tube(
                [(s * 0.66, 0, -0.14), (s * 0.56, 0.0, -0.36), (s * 0.30, 0.0, -0.52)], [0.04, 0.03, 0.04], 4
            ),
            pattern,
            0.03,
        )
        feeler = [(s * 0.04, -0.04, 0.36), (s * 0.14, -0.06, 0.52), (s * 0.28, -0.08, 0.60 + 0.03 * s)]
        clay.add(tube(feeler, [0.018, 0.03, 0.012], 4), pattern, 0.01)
    eyes(clay, turned((0, -0.06, 0.36), 0), (0.065, -0.03, 0.0), 0.026)
    return clay


@animal((-1.1, -1.1, -0.05), (1.1, 1.1, 1.3), 150)
def octopus(colour: Colour = "#a8483c", pale: Colour = "#e6b79a", seed: int = 3) -> Clay:
    """An octopus on the sea bed, 1.2 tall, arms loose and all unlike."""
    clay, rng = Clay(), np.random.default_rng(seed)
    clay.add(tube([(0, -0.02, 0.42), (0.02, 0.06, 0.68), (0.06, 0.20, 0.94)], [0.22, 0.27, 0.25], 5), colour)
    for i in range(8):
        a = i * math.tau / 8 + rng.uniform(-0.18, 0.18)
        reach, sway, lift = rng.uniform(0.7, 0.98), rng.uniform(-0.6, 0.6), rng.choice([0.0, 0.0, 0.28])
        points = [(0.13 * math.cos(a), 0.13 * math.sin(a), 0.36)]
        for share, z in ((0.38, 0.16), (0.68, 0.07), (0.9, 0.06 + lift * 0.6), (1.0, 0.05 + lift)):
            turn = a + sway * share * share
            points.append((reach * share * math.cos(turn), reach * share * math.sin(turn), z))
        end = a + sway * 1.7
        points.append((reach * 0.9 * math.cos(end), reach * 0.9 * math.sin(end), 0.09 + lift * 1.2))
        clay.add(tube(points, [0.13, 0.10, 0.075, 0.055, 0.04, 0.02], 4), colour, 0.08)
    clay.paint(cone((0, 0, -0.02), 0.07, 1.2), pale, 0.05)
    for x, y, z, r in (
        (0.16, -0.12, 0.86, 0.06),
        (-0.05, -0.1, 1.0, 0.05),
        (-0.2, 0.0, 0.8, 0.045),
        (0.05, -0.2, 0.72, 0.035),
    ):
        clay.paint(ball((x, y, z), r), pale, 0.05)
    for s in SIDES:
        clay.add(ball((s * 0.19, -0.13, 0.52), 0.065), colour, 0.04)
        clay.add(
            ball((s * 0.215, -0.18, 0.535 + 0.008 * s), (0.034, 0.024, 0.018), (0, 0, s * 30)), DARK, 0.006
        )
    return clay
