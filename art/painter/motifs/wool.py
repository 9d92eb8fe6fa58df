# SPDX-License-Identifier: GPL-3.0-or-later
"""Knitting with thick wool: stitches, yarn that remembers them, balls."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .. import materials
from ..clay import Clay, limb, smooth_path
from ..kit import HOME, Mould, cast, group, model, mould, place, ring, rope

Point = Sequence[float] | np.ndarray


def stitch(colour: str, width: float = 0.24, height: float = 0.2) -> Mould:
    """The mould of one knitted V, facing -y."""
    clay = Clay()
    for s in (-1, 1):
        clay.add(
            limb(
                (s * width * 0.36, 0.02, height * 0.62),
                (s * width * 0.12, -0.03, -height * 0.5),
                width * 0.27,
            ),
            colour,
            0.012,
        )
    size = width
    wool = materials.clay(bump=0.5, grain=26, vary=0.1, rough=0.95)
    return mould(model(clay, (-size, -size, -size), (size, size, size), 26, wool))


def knitted(
    columns: int,
    rows: int,
    moulds: Sequence[Mould],
    keep: Callable[[float, float], int | None],
    at: Point = HOME,
    turn: Point = HOME,
    width: float = 0.24,
    height: float = 0.2,
    seed: int = 1,
) -> list[Any]:
    """A panel of stitches in the plane of x and z, its lower middle at `at`.

    `keep` returns the mould at (x, z), or None where there is no stitch.
    """
    rng = random.Random(seed)
    tilt, _, spin = (math.radians(a) for a in turn)
    along = np.array((math.cos(spin), math.sin(spin), 0))
    lean = np.array((math.sin(tilt) * math.sin(spin), -math.sin(tilt) * math.cos(spin), math.cos(tilt)))
    made = []
    for row in range(rows):
        for column in range(columns):
            x, z = (column - (columns - 1) / 2) * width, (row + 0.5) * height
            kind = keep(x, z)
            if kind is not None:
                spot = np.array(at) + along * x + lean * z
                wobble = [a + rng.gauss(0, 3) for a in turn]
                made.append(cast(moulds[kind], spot, wobble, rng.uniform(0.95, 1.06)))
    return made


def crimped(
    points: Sequence[Point], radius: float, material: Any, *, wave: float = 0.06, length: float = 0.16
) -> Any:
    """Yarn along a path that still has the waves of its stitches."""
    path = smooth_path(points, 24)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    s = np.arange(0, run[-1], length / 4)
    line = np.stack([np.interp(s, run, path[:, i]) for i in range(3)], -1)
    ahead = np.gradient(line, axis=0)
    side = np.cross(ahead, (0, 0, 1.0))
    side /= np.maximum(np.linalg.norm(side, axis=1), 1e-6)[:, None]
    fade = np.minimum(1, np.minimum(s, run[-1] - s) / 0.3)[:, None]
    line = line + side * (np.sin(s * 2 * math.pi / length) * wave)[:, None] * fade
    return rope(line, radius, material, 2)


def ball(at: Point, radius: float, colour: str, seed: int = 1) -> Any:
    """A ball of wool, wound every way."""
    rng = random.Random(seed)
    wool = materials.clay(colour, bump=0.5, grain=26, rough=0.95)
    parts = [
        place(
            ring(radius * rng.uniform(0.8, 0.93), radius * 0.13, wool, 30, 6),
            HOME,
            [rng.uniform(0, 180) for _ in range(3)],
        )
        for _ in range(22)
    ]
    return group(parts, at)
