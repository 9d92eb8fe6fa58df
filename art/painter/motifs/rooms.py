# SPDX-License-Identifier: GPL-3.0-or-later
"""What a bedroom has: a bed with a quilt, curtains, boards, a lamp for the night."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, light
from ..clay import Clay, ball, block
from ..materials import clay, lamp

Point = Sequence[float] | np.ndarray


def bed(
    y: float, floor: float, *, wood: str = "#2c5f80", quilt: str = "#ff8f7a", stripes: str = "#e06a5a"
) -> None:
    """A bed in side view that comes in from the left; its foot is at x 0.12, the quilt's top at height 0.4."""
    frame = clay(wood, bump=0.4, grain=12)
    kit.box((3.2, 1.5, 0.34), frame, (-1.5, y, floor + 0.2), bevel=0.04)
    kit.box((0.13, 1.6, 0.85), frame, (0.12, y, floor), bevel=0.05)
    for side in (-0.74, 0.74):
        kit.sphere(0.11, frame, (0.12, y + side, floor + 0.9), 18)
    kit.box((3.1, 1.4, 0.26), clay("#d8ece4", bump=0.3), (-1.5, y, floor + 0.5), bevel=0.1)
    cover = Clay().add(block((-1.7, y - 0.05, 0.2), (1.75, 0.84, 0.16), 0.14), quilt)
    for x, dy, z, r in (
        (-0.62, 0.1, 0.3, 0.3),
        (-1.25, -0.1, 0.38, 0.42),
        (-1.75, 0.1, 0.4, 0.4),
        (-1.3, -0.5, 0.3, 0.35),
    ):
        cover.add(ball((x, y + dy, z), (r * 1.2, r * 1.1, r * 0.75)), quilt, 0.25)
    for k in range(8):
        cover.paint(block((-3.3 + k * 0.46, y, 0.2), (0.07, 2, 2), 0.01), stripes, 0.02)
    kit.model(cover, (-3.5, y - 1, -0.3), (0.1, y + 1, 0.95), 110, clay(bump=0.5, grain=16))


def curtain(left: float, right: float, top: float, low: float, y: float, colour: str) -> Any:
    """A curtain in folds, gathered at half its height."""
    u, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 30), indexing="ij")
    gather = 1 - 0.25 * np.sin(v * math.pi)
    x = left + (right - left) * (0.5 + (u - 0.5) * gather)
    cloth = np.stack([x, y - 0.09 * np.sin(u * 34) * (0.5 + v), top + (low - top) * v], -1)
    return kit.sheet(cloth, clay(colour, bump=0.4, grain=30, vary=0.1))


def boards(floor: float, colours: Sequence[str], seed: int = 1) -> None:
    """Floor boards that run away from the camera."""
    rng = random.Random(seed)
    for k in range(12):
        plank = clay(rng.choice(colours), bump=0.5, grain=8, vary=0.2)
        kit.box((0.62, 9, 0.1), plank, (-3.4 + k * 0.64, -3, floor - 0.1), bevel=0.015)


def night_lamp(at: Point, glow: str = "#ff9a7a", power: float = 38) -> None:
    """A little lamp with a round shade."""
    foot = [(0.001, 0), (0.13, 0), (0.1, 0.06), (0.05, 0.1), (0.05, 0.26), (0.001, 0.26)]
    kit.place(kit.lathe(foot, clay("#f0d8c0"), 28), at)
    shade = [(0.26, 0.2), (0.24, 0.32), (0.14, 0.44), (0.001, 0.48)]
    kit.place(kit.lathe(shade, lamp(glow, 2.2), 32), at)
    x, y, z = at
    light.bulb((x - 0.1, y - 0.35, z + 0.3), power, glow, 0.15)
