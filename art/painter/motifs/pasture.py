# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheep, and the narrow trees of dry hills."""

from __future__ import annotations

from typing import Any

from .. import kit
from ..clay import Clay, ball, cone, limb
from ..materials import clay


def sheep(wool: str = "#f6ead6", dark: str = "#3a2a30", resolution: int = 60) -> kit.Mould:
    """A woolly body on four pegs, 0.9 long, heading for -x, to be cast."""
    one = Clay()
    for x, z, r in ((-0.16, 0.3, 0.17), (0.02, 0.34, 0.2), (0.18, 0.3, 0.17), (0, 0.24, 0.17)):
        one.add(ball((x, 0, z), (r, r * 0.9, r)), wool, 0.05)
    one.add(ball((-0.36, -0.03, 0.36), (0.11, 0.075, 0.085), (0, 25, 0)), dark, 0.02)
    one.add(ball((-0.28, -0.09, 0.42), (0.05, 0.02, 0.03)), dark, 0.01)
    for x, y in ((-0.14, -0.08), (-0.12, 0.08), (0.14, -0.08), (0.13, 0.08)):
        one.add(limb((x, y, 0.2), (x, y, 0.02), 0.03), dark, 0.01)
    coat = clay(bump=0.9, grain=22)
    return kit.mould(kit.model(one, (-0.55, -0.3, -0.02), (0.45, 0.3, 0.6), resolution, coat))


def cypress(needles: str = "#5a3a48", shade: str = "#4a2f40", resolution: int = 70) -> Any:
    """A narrow tree, 1.5 tall."""
    tree = Clay().add(cone((0, 0, 0.85), 0.6, 0.27, 0.05, 0.05), needles)
    tree.add(ball((0.02, 0, 0.45), (0.28, 0.25, 0.3)), shade, 0.1)
    tree.add(limb((0, 0, -0.1), (0, 0, 0.3), 0.05), "#5a3428", 0.02)
    return kit.model(tree, (-0.35, -0.3, -0.15), (0.35, 0.3, 1.8), resolution, clay(bump=0.8, grain=20))
