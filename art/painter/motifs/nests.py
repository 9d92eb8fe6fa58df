# SPDX-License-Identifier: GPL-3.0-or-later
"""Plump birds that sit, and nests of twigs for them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, ball, limb


def perched(colour: str, belly: str, resolution: int = 60) -> Any:
    """A plump bird sitting, 0.5 tall, looking along -x."""
    bird = Clay().add(ball((0, 0, 0.2), (0.27, 0.19, 0.2), (0, 22, 0)), colour)
    bird.add(ball((-0.2, 0, 0.42), (0.135, 0.13, 0.13)), colour, 0.08)
    bird.add(limb((-0.31, 0, 0.42), (-0.43, 0, 0.39), 0.035, 0.006), "#e0962e", 0.01)
    bird.add(ball((0.34, 0, 0.12), (0.2, 0.07, 0.035), (0, 12, 0)), colour, 0.06)
    bird.paint(ball((-0.16, 0, 0.14), (0.2, 0.2, 0.16)), belly, 0.04)
    for s in (-1, 1):
        bird.add(ball((0.08, s * 0.16, 0.22), (0.2, 0.05, 0.11), (0, 26, 0)), colour, 0.02)
        bird.add(ball((-0.27, s * 0.1, 0.45), 0.02), "#140c0c" if colour != "#26222a" else "#f3e6c8", 0.004)
    return kit.mould(kit.model(bird, (-0.48, -0.3, -0.05), (0.6, 0.3, 0.62), resolution))


def nest(rng: np.random.Generator, at: Any, size: float) -> Any:
    """A round nest of twigs."""
    twig = [materials.clay(c, bump=0.3, vary=0.2) for c in ("#8a6030", "#b5853e", "#6a4824", "#d0a455")]
    parts = [
        kit.lathe(
            [(0.001, 0.02), (0.26, 0.03), (0.36, 0.16), (0.33, 0.2), (0.2, 0.08), (0.001, 0.06)], twig[0], 24
        )
    ]
    for k in range(30):
        r, z = rng.uniform(0.3, 0.39), rng.uniform(0.05, 0.22)
        a, span = rng.uniform(0, math.tau), rng.uniform(0.7, 1.5)
        path = [
            (r * math.cos(a + span * t), r * math.sin(a + span * t), z + rng.uniform(-0.03, 0.03))
            for t in (0, 0.5, 1)
        ]
        parts.append(kit.rope(path, 0.018, twig[k % 4], 3))
    return kit.group(parts, at, size=size)
