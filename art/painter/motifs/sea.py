# SPDX-License-Identifier: GPL-3.0-or-later
"""What lives and lies in the sea."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import materials
from ..clay import Clay, ball, limb, tube
from ..kit import HOME, group, lathe, model, place, ring, rope

Point = Sequence[float] | np.ndarray


def whale(body: str = "#3f6f8f", belly: str = "#efe3cc", resolution: int = 190) -> Any:
    """A whale 5.8 long, heading for -x, its back at height 0.75."""
    clay = Clay().add(ball((-0.2, 0, 0), (1.75, 0.8, 0.78)), body)
    clay.add(ball((-1.1, 0, 0.02), (1.05, 0.74, 0.72)), body, 0.3)
    clay.add(
        tube([(0.7, 0, 0.02), (1.6, 0, 0.12), (2.4, 0, 0.45), (2.9, 0, 0.95)], [0.62, 0.38, 0.19, 0.12]),
        body,
        0.4,
    )
    for s in (-1, 1):
        clay.add(
            tube([(2.85, 0, 0.95), (3.05, s * 0.4, 1.2), (3.35, s * 0.85, 1.3)], [0.13, 0.13, 0.04]),
            body,
            0.12,
        )
        clay.add(ball((3.02, s * 0.36, 1.16), (0.3, 0.42, 0.07), (s * 18, -35, s * -25)), body, 0.1)
        clay.add(
            tube(
                [(-0.7, s * 0.62, -0.35), (-0.45, s * 1.05, -0.7), (0.05, s * 1.35, -0.95)],
                [0.16, 0.15, 0.05],
            ),
            body,
            0.15,
        )
    clay.paint(ball((-0.9, 0, -0.78), (1.75, 1.1, 0.62), (0, -4, 0)), belly, 0.06)
    for i in range(6):
        z = -0.22 - 0.09 * i
        for s in (-1, 1):
            groove = [
                (-2.1 + 0.05 * i, s * (0.42 - 0.03 * i), z - 0.05),
                (-1.2, s * (0.78 - 0.06 * i), z - 0.08),
                (-0.2, s * (0.78 - 0.07 * i), z - 0.12),
                (0.5, s * 0.4, z - 0.06),
            ]
            clay.paint(tube(groove, [0.008] * 4), "#b9a88c", 0.018)
    for s in (-1, 1):
        mouth = [
            (-2.14, s * 0.05, 0.02),
            (-1.9, s * 0.5, -0.08),
            (-1.45, s * 0.74, -0.16),
            (-1.12, s * 0.76, -0.1),
        ]
        clay.paint(tube(mouth, [0.016] * 4), "#182a40", 0.03)
        clay.add(ball((-1.2, s * 0.715, 0.04), (0.05, 0.04, 0.035)), "#0c1420", 0.02)
        clay.paint(ball((-1.2, s * 0.75, 0.05), (0.13, 0.1, 0.085)), "#28486a", 0.04)
        clay.paint(ball((-1.2, s * 0.76, 0.035), (0.055, 0.06, 0.035)), "#0a0f18", 0.01)
    return model(clay, (-2.4, -1.5, -1.2), (3.6, 1.5, 1.6), resolution)


def whale_tail(body: str = "#31548f", sheen: str = "#6f9ac8", resolution: int = 150) -> Any:
    """A whale's tail that stands out of the water, 2 tall."""
    clay = Clay().add(
        tube([(0, 0, -0.5), (0, 0.05, 0.25), (0, -0.02, 0.85), (0, -0.12, 1.25)], [0.42, 0.34, 0.2, 0.14]),
        body,
    )
    for s in (-1, 1):
        clay.add(ball((s * 0.5, -0.14, 1.5), (0.62, 0.075, 0.27), (8, s * -24, 0)), body, 0.12)
        clay.add(
            tube(
                [(s * 0.55, -0.14, 1.66), (s * 0.95, -0.12, 1.84), (s * 1.3, -0.08, 1.72)], [0.1, 0.07, 0.02]
            ),
            body,
            0.14,
        )
    clay.paint(ball((0, -0.3, 1.5), (1.1, 0.12, 0.3)), sheen, 0.2)
    return model(clay, (-1.5, -0.6, -0.6), (1.5, 0.6, 2.1), resolution, materials.clay(rough=0.35, bump=0.15))


def fish(body: str = "#ffc85a", fins: str = "#ff7a4a", resolution: int = 60) -> Any:
    """A fish 0.55 long, heading for -x."""
    clay = Clay().add(ball((0, 0, 0), (0.2, 0.06, 0.09)), body)
    for end in ((0.34, 0, 0.13), (0.34, 0, -0.13)):
        clay.add(limb((0.16, 0, 0), end, 0.035, 0.008), fins, 0.03)
    clay.add(limb((-0.02, 0, 0.08), (0.1, 0, 0.15), 0.03, 0.006), fins, 0.03)
    for s in (-1, 1):
        clay.add(ball((-0.12, s * 0.052, 0.02), 0.014), "#10182a", 0.004)
    return model(clay, (-0.3, -0.15, -0.22), (0.45, 0.15, 0.22), resolution, materials.clay(emit=0.2))


def jellyfish(
    colour: str,
    at: Point = HOME,
    turn: Point = HOME,
    *,
    radius: float = 0.5,
    length: float = 1.6,
    arms: int = 9,
    glow: float = 0.38,
    seed: int = 0,
) -> Any:
    """A lit jellyfish with its bell at `at` and its arms below."""
    rng = random.Random(seed)
    flesh = materials.clay(colour, rough=0.35, bump=0.1, emit=glow, vary=0.3, sheen=0.3)
    a = np.linspace(0, np.pi / 2, 16)
    bell = [(max(radius * math.sin(t), 0.001), radius * 0.78 * math.cos(t)) for t in a]
    parts = [
        lathe(
            [*bell, (radius * 0.9, -0.06 * radius), (radius * 0.6, 0.06 * radius), (0.001, 0.18 * radius)],
            flesh,
            48,
        )
    ]
    for i in range(arms):
        t = 2 * math.pi * i / arms + 0.2
        x, y = radius * 0.75 * math.cos(t), radius * 0.75 * math.sin(t)
        path = [(x, y, 0.0)]
        for k in range(1, 5):
            shrink = 1 - 0.08 * k
            drop = -length * k / 4 * rng.uniform(0.8, 1.1)
            path.append((x * shrink + rng.uniform(-0.1, 0.1), y * shrink + rng.uniform(-0.08, 0.08), drop))
        parts.append(rope(path, 0.028 * radius, flesh, 6))
    for _ in range(3):
        path = [(rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), 0.05)]
        path += [(rng.uniform(-0.14, 0.14), rng.uniform(-0.1, 0.1), -length * 0.14 * k) for k in range(1, 6)]
        parts.append(rope(path, 0.09 * radius, flesh, 6))
    return group(parts, at, turn)


def coral(colour: str, seed: int = 0, resolution: int = 80) -> Any:
    """A branching coral, 1.2 tall."""
    rng, clay = random.Random(seed), Clay()
    for _ in range(9):
        a = rng.random() * 6.28
        x, y, z = math.cos(a) * rng.uniform(0.2, 0.7), math.sin(a) * 0.3, rng.uniform(0.6, 1.2)
        clay.add(tube([(0, 0, 0), (x * 0.4, y * 0.4, z * 0.5), (x, y, z)], [0.12, 0.09, 0.07]), colour, 0.08)
    return model(clay, (-0.95, -0.6, -0.1), (0.95, 0.6, 1.45), resolution)


def anchor(at: Point = HOME, turn: Point = HOME, size: float = 1, colour: str = "#3a3f52") -> Any:
    """An anchor 1.3 tall."""
    iron = materials.clay(colour, rough=0.45, metal=0.6, bump=0.4)
    parts = [
        rope([(0, 0, 1.15), (0, 0, 0.6), (0, 0, 0.05)], 0.07, iron, 3),
        rope(
            [(-0.5, 0, 0.42), (-0.38, 0, 0.12), (0, 0, 0.02), (0.38, 0, 0.12), (0.5, 0, 0.42)], 0.07, iron, 5
        ),
        rope([(-0.28, 0, 0.95), (0, 0, 0.95), (0.28, 0, 0.95)], 0.05, iron, 2),
        place(ring(0.12, 0.04, iron), (0, 0, 1.26), (90, 0, 0)),
    ]
    return group(parts, at, turn, size)
