# SPDX-License-Identifier: GPL-3.0-or-later
"""Bells large enough to live in."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit
from ..clay import Clay, ball, block, cone
from ..materials import clay

WALL = (
    (2.5, 0.0),
    (2.2, 0.3),
    (1.86, 0.8),
    (1.6, 1.6),
    (1.42, 2.5),
    (1.3, 3.3),
    (1.12, 3.85),
    (0.7, 4.2),
    (0.0, 4.3),
)
BANDS = ((0.12, 2.42), (2.05, 1.58), (2.22, 1.55), (3.35, 1.38), (3.52, 1.32))


def _shell(p: np.ndarray) -> np.ndarray:
    """The distance from the wall, which is a line turned about z."""
    q = np.stack([np.hypot(p[..., 0], p[..., 1]), p[..., 2]], -1)
    nearest = np.full(q.shape[:-1], np.inf)
    for a, b in zip(np.array(WALL), np.array(WALL)[1:], strict=False):
        along = b - a
        h = np.clip(((q - a) @ along) / (along @ along), 0, 1)
        nearest = np.minimum(nearest, np.linalg.norm(q - a - h[..., None] * along, axis=-1))
    return (nearest - 0.12).astype(np.float32)


def _crown(p: np.ndarray) -> np.ndarray:
    """The ring by which it hangs."""
    q = p - np.array((0, 0, 4.95), np.float32)
    distance: np.ndarray = np.hypot(np.hypot(q[..., 0], q[..., 2]) - 0.26, q[..., 1]) - 0.09
    return distance


def old_bell(
    bronze: str = "#c88a62",
    green: Sequence[str] = ("#2f8f88", "#3fa596", "#27747c"),
    *,
    door: float | None = None,
    seed: int = 7,
    resolution: int = 180,
) -> Any:
    """A hollow bell 5.3 tall and 5 wide, gone green; `door` is where along x an arch is cut through its front."""
    metal, rng = Clay().add(_shell, bronze), random.Random(seed)
    for z, r in BANDS:
        metal.add(cone((0, 0, z), 0.055, r + 0.05, r + 0.03, 0.03), "#a86450", 0.04)
    for _ in range(110):
        a, z = rng.uniform(0, 6.28), rng.uniform(0, 4.1)
        r = float(np.interp(z, [w[1] for w in WALL], [w[0] for w in WALL]))
        patch = (rng.uniform(0.15, 0.5), rng.uniform(0.15, 0.5), rng.uniform(0.2, 0.75))
        metal.paint(ball((r * math.cos(a), r * math.sin(a), z), patch), rng.choice(green), 0.3)
    for z, r in BANDS:  # rubbed bright by the current
        metal.paint(cone((0, 0, z), 0.09, r + 0.2, r + 0.18, 0.03), "#e8b07c", 0.05)
    metal.add(cone((0, 0, 4.5), 0.3, 0.2, 0.16, 0.05), green[1], 0.1).add(_crown, green[0], 0.06)
    if door is not None:
        metal.carve(block((door, -2.2, 0.45), (0.66, 1.5, 0.75), 0.02), 0.03, "#8a4a3c")
        metal.carve(cone((door, -2.2, 1.15), 1.5, 0.66, 0.66, 0.02, (90, 0, 0)), 0.03, "#8a4a3c")
    surface = clay(bump=0.5, grain=9, vary=0.22, rough=0.5, metal=0.25)
    return kit.model(metal, (-2.8, -2.8, -0.15), (2.8, 2.8, 5.4), resolution, surface)
