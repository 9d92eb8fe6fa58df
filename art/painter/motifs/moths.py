# SPDX-License-Identifier: GPL-3.0-or-later
"""Moths as tall as people, upright, wings folded like cloaks."""

from __future__ import annotations

import math
from typing import Any

from .. import materials
from ..clay import Clay, ball, block, cone, limb, tube
from ..kit import model


def moth(
    wing: str = "#5a3a8a", band: str = "#a8602c", spot: str = "#ffb03a", ruff: str = "#e8c8a8", kind: int = 0, resolution: int = 95
) -> Any:
    """A moth 1.6 tall with its feelers, facing -y; its pattern is on its back."""
    wide = (0.44, 0.5, 0.38)[kind % 3]
    clay = Clay().add(cone((0, 0.02, 0.52), 0.5, wide, 0.15, 0.08), wing)
    for s in (-1, 1):
        clay.add(limb((s * 0.1, 0.08, 0.95), (s * wide * 0.8, 0.2, 0.1), 0.14, 0.2), wing, 0.1)
    clay.carve(tube([(0, 0.32, 1.0), (0, 0.52, 0.5), (0, 0.66, 0.0)], [0.04, 0.075, 0.12], 4), 0.07)
    clay.carve(block((0, 0, -0.24), (2, 2, 0.25), 0.01), 0.03)
    for z, tall in ((0.1, 0.05), (0.24, 0.018), (0.72, 0.03)):
        clay.paint(block((0, 0.1, z), (2, 2, tall), 0.01), band, 0.02)
    for s in (-1, 1):
        if kind % 3 != 2:
            clay.paint(ball((s * wide * 0.52, 0.38, 0.46), (0.12, 0.3, 0.12)), spot, 0.015)
            clay.paint(ball((s * wide * 0.52, 0.38, 0.46), (0.065, 0.3, 0.065)), "#1c0c20", 0.015)
        else:
            for z in (0.36, 0.5, 0.62):
                clay.paint(ball((s * wide * 0.45, 0.38, z), (0.05, 0.3, 0.04)), spot, 0.012)
    for k in range(9):
        a = k * 2 * math.pi / 9
        clay.add(ball((0.13 * math.cos(a), 0.02 + 0.12 * math.sin(a), 1.03 + 0.015 * (k % 2)), (0.085, 0.085, 0.1)), ruff, 0.03)
    clay.add(ball((0, -0.03, 1.17), (0.12, 0.12, 0.115)), wing, 0.04)
    for s in (-1, 1):
        path = [(s * 0.05, -0.05, 1.25), (s * 0.12, -0.08, 1.42), (s * 0.26, -0.06, 1.58)]
        clay.add(tube(path, [0.025, 0.045, 0.018], 5), ruff, 0.02)
    cloth = materials.clay(bump=0.45, grain=20, vary=0.16, rough=0.95, sheen=0.4)
    return model(clay, (-0.75, -0.5, -0.02), (0.75, 0.75, 1.65), resolution, cloth)
