# SPDX-License-Identifier: GPL-3.0-or-later
"""Fur: locks cast over limbs, each lying downhill with a will of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from mathutils import Matrix, Vector

from .. import materials
from ..clay import Clay, smooth_path, tube
from ..kit import cast, model, mould

Point = Sequence[float] | np.ndarray


def lock(colour: str, length: float = 0.42, thick: float = 0.085) -> Any:
    """The mould of one pointed lock along +x, its root at the origin, its back towards +z."""
    path = [(0, 0, -0.02), (length * 0.35, 0, 0.05), (length * 0.7, 0.01, 0.05), (length, 0.02, 0)]
    clay = Clay().add(tube(path, [thick * 0.8, thick, thick * 0.7, 0.012], 4), colour)
    hair = materials.clay(bump=0.4, grain=30, vary=0.2, rough=0.95)
    return mould(model(clay, (-0.15, -0.15, -0.15), (length + 0.1, 0.15, 0.2), 22, hair))


def furred(
    points: Sequence[Point],
    radii: Sequence[float],
    moulds: Sequence[Any],
    count: int,
    *,
    seed: int = 1,
    lift: float = 0.25,
) -> None:
    """Locks over a tube through the points, pointing along it from the first to the last."""
    rng = np.random.default_rng(seed)
    path = smooth_path([[*p, r] for p, r in zip(points, radii, strict=True)], 12)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path[:, :3], axis=0), axis=1))])
    for _ in range(count):
        s = rng.random() * run[-1]
        x, y, z, r = (np.interp(s, run, path[:, i]) for i in range(4))
        i = min(int(np.searchsorted(run, s)), len(path) - 1)
        along = path[i, :3] - path[max(i - 1, 0), :3]
        along = Vector(along / max(float(np.linalg.norm(along)), 1e-6)) if i else Vector((0, 0, -1))
        side = along.cross(Vector((0, 1, 0.01))).normalized()
        other = along.cross(side)
        a = rng.random() * 2 * math.pi
        out = side * math.cos(a) + other * math.sin(a)
        ahead = (
            along + out * lift * rng.uniform(0.4, 1.3) + out.cross(along) * rng.normal(0, 0.22)
        ).normalized()
        up = (out - ahead * out.dot(ahead)).normalized()
        frame = Matrix((ahead, up.cross(ahead), up)).transposed()
        turn = [math.degrees(v) for v in frame.to_euler()]
        cast(
            moulds[int(rng.integers(len(moulds)))],
            np.array((x, y, z)) + np.array(out) * r * 0.94,
            turn,
            rng.uniform(0.75, 1.3),
        )
