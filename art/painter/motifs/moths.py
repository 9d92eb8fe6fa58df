# SPDX-License-Identifier: GPL-3.0-or-later
"""Moths as tall as people, upright, wings folded like cloaks."""

from __future__ import annotations

import math
from typing import Any

from .. import materials
from ..clay import Clay, ball, block, limb, tube
from ..kit import model


def moth(
    wing: str = "#5a3a8a",
    band: str = "#a8602c",
    spot: str = "#ffb03a",
    ruff: str = "#e8c8a8",
    kind: int = 0,
    resolution: int = 95,
) -> Any:
    """A moth 1.6 tall with its feelers, facing -y; its pattern is on its back."""
    wide, tall = ((0.27, 0.56), (0.3, 0.54), (0.25, 0.58))[kind % 3]
    clay = Clay().add(limb((0, 0, 0.2), (0, -0.02, 0.95), 0.16, 0.15), wing)
    for s in (-1, 1):  # each wing: a rim of one colour, a field of another, an eye
        centre, turn = (s * wide * 0.7, 0.12, tall - 0.06), (0, s * 13, s * -20)
        clay.add(ball(centre, (wide, 0.15, tall), turn), band, 0.03)
        clay.paint(
            ball((centre[0] - s * 0.04, 0.2, centre[2] + 0.07), (wide * 0.86, 0.4, tall * 0.88), turn),
            wing,
            0.015,
        )
        clay.paint(
            ball((centre[0] - s * 0.02, 0.2, 0.2), (wide * 0.9, 0.4, 0.03), (0, s * 24, 0)), ruff, 0.015
        )
        eye = (centre[0] + s * 0.03, 0.24, tall * 0.8)
        if kind % 3 != 2:
            for radius, colour in ((0.135, spot), (0.09, "#1c0c20"), (0.03, ruff)):
                clay.paint(ball(eye, (radius, 0.3, radius)), colour, 0.012)
        else:
            for k in range(4):
                clay.paint(
                    ball((centre[0] + s * (0.05 - 0.07 * k), 0.24, 0.4 + 0.15 * k), (0.05, 0.3, 0.05)),
                    spot,
                    0.012,
                )
    clay.carve(block((0, 0, -0.24), (2, 2, 0.25), 0.01), 0.03)
    for k in range(9):
        a = k * 2 * math.pi / 9
        clay.add(
            ball((0.14 * math.cos(a), 0.04 + 0.13 * math.sin(a), 1.06 + 0.02 * (k % 2)), (0.09, 0.09, 0.11)),
            ruff,
            0.03,
        )
    clay.add(ball((0, -0.03, 1.22), (0.12, 0.12, 0.11)), band, 0.04)
    for s in (-1, 1):
        path = [
            (s * 0.05, -0.05, 1.3),
            (s * 0.14, -0.08, 1.44),
            (s * 0.3, -0.08, 1.54),
            (s * 0.44, -0.06, 1.53),
        ]
        clay.add(tube(path, [0.022, 0.024, 0.02, 0.014], 5), ruff, 0.015)
        for k in range(5):  # the comb
            x, z = s * (0.13 + 0.07 * k), 1.43 + 0.028 * k - 0.004 * k * k
            clay.add(
                limb((x, -0.07, z), (x + s * 0.02, -0.07, z - 0.11 + 0.012 * k), 0.019, 0.012), ruff, 0.01
            )
    cloth = materials.clay(bump=0.45, grain=20, vary=0.16, rough=0.95, sheen=0.4)
    return model(clay, (-0.8, -0.3, -0.02), (0.8, 0.5, 1.65), resolution, cloth)
