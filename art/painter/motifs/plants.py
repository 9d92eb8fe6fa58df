# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees, grass, flowers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

import bpy
import numpy as np

from .. import materials
from ..clay import Clay, ball, cone, tube
from ..kit import Mould, cast, model, rope

Point = Sequence[float] | np.ndarray


def round_tree(
    leaf: str = "#5f8a4a", trunk: str = "#5a3b2c", height: float = 1, seed: int = 0, resolution: int = 70
) -> Any:
    """A tree like a child's drawing: trunk and a cloud of leaves."""
    rng = random.Random(seed)
    clay = Clay().add(
        tube([(0, 0, 0), (0.03, 0, height * 0.3), (0, 0, height * 0.6)], [0.07, 0.05, 0.04]), trunk, 0.02
    )
    for _ in range(9):
        a, q = rng.random() * 6.28, rng.random() * 0.26
        crown = (math.cos(a) * q, math.sin(a) * q, height * (0.62 + rng.random() * 0.35))
        clay.add(ball(crown, 0.15 + 0.1 * rng.random()), leaf, 0.06)
    return model(clay, (-0.6, -0.6, -0.05), (0.6, 0.6, height * 1.35), resolution)


def bare_tree(bark: str = "#4a2c40", resolution: int = 120) -> Any:
    """A dead tree, 2.7 tall."""
    clay = Clay().add(
        tube([(0, 0, -0.1), (0.08, 0, 0.7), (-0.05, 0.05, 1.5), (0.15, 0, 2.2)], [0.17, 0.13, 0.1, 0.05]),
        bark,
    )
    for branch in (
        [(0.06, 0, 0.9), (0.55, -0.1, 1.4), (0.7, -0.1, 2.0)],
        [(-0.03, 0, 1.3), (-0.5, 0.1, 1.7), (-0.75, 0.1, 2.35)],
        [(0.3, -0.05, 1.15), (0.8, -0.1, 1.25), (1.1, -0.1, 1.6)],
        [(-0.35, 0.1, 1.6), (-0.75, 0, 1.65), (-1.0, 0, 1.95)],
        [(0.05, 0, 1.8), (-0.15, 0, 2.3), (-0.1, 0, 2.7)],
    ):
        clay.add(tube(branch, [0.07, 0.05, 0.015]), bark, 0.05)
    return model(clay, (-1.3, -0.5, -0.2), (1.4, 0.5, 3.0), resolution, materials.clay(bump=0.7, grain=16))


def pine(needles: str = "#2c5a58", snow: str | None = "#e8f4ff", resolution: int = 60) -> Any:
    """A small fir in four tiers, 1.3 tall; the topmost is snow where wished."""
    clay = Clay()
    for k in range(4):
        colour = snow if snow and k == 3 else needles
        clay.add(cone((0, 0, 0.3 + k * 0.26), 0.17, 0.34 - 0.07 * k, 0.06, 0.03), colour, 0.03)
    clay.add(cone((0, 0, 0.08), 0.12, 0.06), "#4a3024", 0.01)
    return model(
        clay, (-0.45, -0.45, -0.05), (0.45, 0.45, 1.4), resolution, materials.clay(bump=0.5, grain=14)
    )


def tuft(
    colour: str,
    blades: int = 16,
    height: float = 0.45,
    *,
    spread: float = 0.09,
    width: float = 0.012,
    ears: bool = False,
    seed: int = 0,
) -> Mould:
    """A tuft of grass (or, with `ears`, of corn) to cast by the thousand."""
    rng = np.random.default_rng(seed)
    v: list[tuple[float, float, float]] = []
    f: list[tuple[int, ...]] = []
    for _ in range(blades):
        (x, y), (dx, dy) = rng.normal(0, spread, 2), rng.normal(0, 0.13, 2) * height * 1.6
        tall, k, w = height * (0.55 + 0.6 * rng.random()), len(v), width
        v += [(x - w, y, 0), (x + w, y, 0)]
        v += [(x + dx * 0.35 + s * w * 0.8, y + dy * 0.35, tall * 0.55) for s in (1, -1)]
        v.append((x + dx, y + dy, tall))
        f += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
        if ears:
            k, e = len(v), width * 2.6
            v += [(x + dx * 0.7, y + dy * 0.7, tall * 0.72), (x + dx * 0.9 + e, y + dy, tall * 0.88)]
            v += [(x + dx * 1.1, y + dy, tall * 1.12), (x + dx * 0.9 - e, y + dy, tall * 0.88)]
            f.append((k, k + 1, k + 2, k + 3))
    shape = bpy.data.meshes.new("tuft")
    shape.from_pydata([tuple(float(c) for c in p) for p in v], [], f)
    shape.materials.append(materials.clay(colour, bump=0, vary=0.22))
    return shape


def meadow(
    tufts: Sequence[Mould],
    count: int,
    spot: Callable[[np.random.Generator], tuple[float, float] | None],
    height: Callable[[np.ndarray, np.ndarray], np.ndarray],
    sizes: tuple[float, float] = (0.5, 1.1),
    seed: int = 1,
) -> None:
    """Cast tufts where `spot` says (None leaves one out), on the ground that `height` gives."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        where = spot(rng)
        if where is None:
            continue
        x, y = where
        z = float(height(np.array(x), np.array(y))) - 0.03
        cast(
            tufts[int(rng.integers(len(tufts)))], (x, y, z), (0, 0, rng.uniform(0, 360)), rng.uniform(*sizes)
        )


def poppy(colour: str, resolution: int = 40) -> Any:
    """An open poppy head, 0.35 wide."""
    clay = Clay()
    for j in range(5):
        a = j * 2 * math.pi / 5
        petal = ball(
            (0.09 * math.cos(a), 0.09 * math.sin(a), 0.03), (0.1, 0.075, 0.05), (0, -28, math.degrees(a))
        )
        clay.add(petal, colour, 0.02)
    clay.carve(ball((0, 0, 0.12), (0.1, 0.1, 0.09)), 0.03).add(ball((0, 0, 0.02), 0.04), "#20141c", 0.01)
    return model(
        clay, (-0.25, -0.25, -0.1), (0.25, 0.25, 0.2), resolution, materials.clay(bump=0.1, emit=0.06)
    )


def kelp(foot: Point, height: float, colour: str, seed: float = 0, thickness: float = 0.03) -> Any:
    """A swaying weed."""
    x, y, z = foot
    path = [(x + 0.14 * math.sin(seed + j * 1.1), y, z + height * j / 5) for j in range(6)]
    return rope(path, thickness, materials.clay(colour, bump=0.2), 5)
