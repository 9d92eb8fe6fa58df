# SPDX-License-Identifier: GPL-3.0-or-later
"""Sunflowers that can be told where to look."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, ball
from ..colour import linear


def sunflower_head(seed: int = 0, petal: str = "#f2c230", disc: str = "#22140c", resolution: int = 60) -> Any:
    """A flower head 1 wide that looks along -y, with its green cup behind."""
    rng = np.random.default_rng(seed)
    clay = Clay().add(ball((0, 0.03, 0), (0.27, 0.1, 0.27)), disc)
    clay.add(ball((0, 0.12, 0), (0.24, 0.09, 0.24)), "#5f7f2c", 0.04)
    clay.carve(ball((0, -0.2, 0), (0.2, 0.16, 0.2)), 0.05, "#140b06")
    clay.paint(ball((0, -0.02, 0), (0.15, 0.2, 0.15)), "#0e0805", 0.05)
    centre = kit.model(
        clay, (-0.4, -0.3, -0.4), (0.4, 0.3, 0.4), resolution, materials.clay(bump=0.8, grain=30)
    )
    points: list[Any] = []
    faces: list[Any] = []
    paint: list[Any] = []
    for ring, (count, reach) in enumerate(((17, 0.52), (14, 0.46))):
        for k in range(count):
            a = math.tau * (k + 0.5 * ring + rng.uniform(-0.2, 0.2)) / count
            length, w, droop = (
                reach * rng.uniform(0.82, 1.12),
                0.062 * rng.uniform(0.8, 1.2),
                rng.uniform(-0.1, 0.12),
            )
            first = len(points)
            for t, wide, out in ((0.0, 0.5, 0.23), (0.45, 1.0, 0.5), (0.8, 0.7, 0.8), (1.0, 0.06, 1.0)):
                r = 0.22 + (length - 0.22) * t
                for s in (-1, 1):
                    x, z = (
                        r * math.cos(a) - s * w * wide * math.sin(a),
                        r * math.sin(a) + s * w * wide * math.cos(a),
                    )
                    points.append((x, 0.02 + 0.03 * ring + droop * out * t, z))
                    paint.append(np.array(linear(petal)) * (0.62 + 0.45 * t))
            faces += [
                (first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(3)
            ]
    petals = kit.mesh(points, faces, materials.clay(bump=0.1, vary=0.1), np.array(paint))
    return [kit.mould(centre), kit.mould(petals)]


def leaf(colour: str = "#55802e") -> Any:
    """A heart of a leaf, 0.6 long along x, to be cast."""
    t, s = np.meshgrid(np.linspace(0, 1, 9), np.linspace(-1, 1, 5), indexing="ij")
    width = 0.21 * np.sin(np.pi * t**0.7) * (1 - 0.2 * t)
    points = np.stack([0.62 * t, width * s, 0.12 * np.sin(t * 2.4) - 0.16 * t**2 + 0.05 * np.abs(s)], -1)
    return kit.mould(kit.sheet(points, materials.clay(colour, bump=0.3, vary=0.2)))


def sunflower(
    head: Any,
    leaf_shape: Any,
    foot: tuple[float, float, float],
    tall: float,
    watch: tuple[float, float, float],
    rng: Any,
    size: float = 1,
) -> None:
    """One plant at `foot` whose face is turned to `watch`."""
    x, y, z = foot
    to = np.array(watch) - (x, y, z + tall)
    spin = math.degrees(math.atan2(to[0], -to[1]))
    nod = math.degrees(math.atan2(-to[2], math.hypot(to[0], to[1])))
    ahead = to[:2] / max(float(np.hypot(*to[:2])), 1e-6)
    neck = np.array((x + ahead[0] * 0.16 * size, y + ahead[1] * 0.16 * size, z + tall))
    stem = materials.clay("#6a8a34", bump=0.3)
    sway = rng.normal(0, 0.05)
    top = neck - (ahead[0] * 0.22 * size, ahead[1] * 0.22 * size, -0.02)
    kit.rope(
        [
            (x, y, z - 0.1),
            (x + sway, y, z + tall * 0.5),
            (x, y, z + tall * 0.93),
            top + (0, 0, 0.03),
            neck - (*(ahead * 0.1), 0),
        ],
        0.032 * size,
        stem,
        4,
    )
    for part in head:
        kit.cast(part, neck, (nod + rng.normal(0, 5), rng.normal(0, 8), spin + rng.normal(0, 4)), size)
    for share in (0.3, 0.48, 0.64):
        kit.cast(
            leaf_shape,
            (x + sway * 0.7, y, z + tall * share),
            (0, -14, rng.uniform(0, 360)),
            size * rng.uniform(0.7, 1.05),
        )
