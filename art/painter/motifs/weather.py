# SPDX-License-Identifier: GPL-3.0-or-later
"""Clouds, rain, lightning, snow, the moon."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, ball, block

Point = Sequence[float] | np.ndarray
BILLOWS = (
    (-0.86, 0.02, -0.02, 0.30),
    (-0.45, -0.1, 0.04, 0.42),
    (0.02, -0.14, 0.02, 0.50),
    (0.48, -0.08, 0.03, 0.44),
    (0.88, 0.03, -0.03, 0.31),
    (-0.30, 0.08, 0.40, 0.42),
    (0.20, 0.05, 0.52, 0.46),
    (0.58, 0.08, 0.32, 0.34),
    (-0.62, 0.06, 0.22, 0.30),
    (0.0, 0.22, 0.15, 0.48),
    (-0.1, -0.22, 0.26, 0.34),
)
BOLT = ((0, 0), (0.16, 0.02), (0.05, -0.42), (0.22, -0.40), (-0.12, -1.15), (-0.02, -0.6), (-0.18, -0.62))


def cloud(
    colour: str = "#e8edf2",
    under: str | None = None,
    *,
    half: Point = (1, 0.5, 0.5),
    seed: int = 0,
    emit: float = 0.1,
    resolution: int = 120,
) -> Any:
    """A cumulus of eleven big billows (many small ones read as stone), flat below; `under` shades its belly."""
    rng, clay = random.Random(seed), Clay()
    sx, sy, sz = half
    for x, y, z, q in BILLOWS:
        r = q * (1 + rng.uniform(-0.08, 0.08))
        jitter = [rng.uniform(-a, a) for a in (0.04, 0.04, 0.03)]
        centre = np.array((x * sx, y * sy * 2, z * sz * 1.15)) + jitter
        clay.add(ball(centre, (r * sx, r * max(sy * 1.15, 0.5), r * min(1, sz * 1.15 + 0.12))), colour, 0.03)
    clay.carve(block((0, 0, -0.95), (3, 3, 0.62)), 0.12)
    if under:
        clay.paint(block((0, 0, -0.6), (3, 3, 0.55), 0.1), under, 0.35)
    vapour = materials.clay(bump=0.2, grain=5, vary=0.03, rough=0.95, emit=emit)
    return kit.model(
        clay, (-sx * 1.35, -sy - 0.6, -0.5), (sx * 1.35, sy + 0.6, sz + 0.65), resolution, vapour
    )


def rain(
    radius: float, low: float, high: float, count: int = 150, colour: str = "#bfeaff", seed: int = 5
) -> None:
    """Streaks of rain inside a column about the origin."""
    rng, water = np.random.default_rng(seed), materials.lamp(colour, 0.9)
    streak = kit.mould(kit.rope([(0, 0, 0), (0.03, 0, -0.5), (0.05, 0, -1)], 0.03, water, 1))
    for _ in range(count):
        a, d = rng.random() * 6.28, rng.random() ** 0.5 * radius
        length = rng.uniform(0.15, 0.4)
        kit.cast(
            streak, (d * math.cos(a), d * math.sin(a), rng.uniform(low, high)), size=(length, length, length)
        )


def snowfall(centre: Point, radius: float, low: float, high: float, count: int = 170, seed: int = 2) -> None:
    """Flakes inside a column."""
    rng, flake = np.random.default_rng(seed), materials.lamp("#ffffff", 1.3)
    x, y, z = centre
    for _ in range(count):
        a, d = rng.random() * 6.28, rng.random() ** 0.5 * radius
        at = (x + d * math.cos(a), y + d * math.sin(a), z + rng.uniform(low, high))
        kit.sphere(rng.uniform(0.012, 0.03), flake, at, 8)
