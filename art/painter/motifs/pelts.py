# SPDX-License-Identifier: GPL-3.0-or-later
"""Coats of hair, down or moss that lie on modelled clay: thousands of blades in one mesh, each in the clay's colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, Point

Flow = Callable[[np.ndarray], np.ndarray]
Number = Callable[[np.ndarray], np.ndarray] | float
PROFILE = ((0.0, 0.75), (0.35, 1.0), (0.7, 0.75), (1.0, 0.06))
"""Along a blade: how far from its root, and how wide it is there."""


def _values(number: Number, points: np.ndarray) -> np.ndarray:
    return np.broadcast_to(number(points) if callable(number) else number, len(points)).astype(float)


def _unit(v: np.ndarray) -> np.ndarray:
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-6)


def coated(
    clay: Clay,
    low: Point,
    high: Point,
    resolution: int,
    count: int,
    flow: Flow,
    *,
    length: Number = 0.2,
    width: Number = 0.03,
    lift: float = 0.25,
    stray: float = 0.25,
    vary: float = 0.16,
    seed: int = 1,
    bare: Callable[[np.ndarray], np.ndarray] | None = None,
    name: str = "pelt",
) -> tuple[Any, Any]:
    """Mesh the clay and lay blades on it: `flow` gives their direction at points, `bare` where none grow."""
    rng = np.random.default_rng(seed)
    vertices, faces, colours = clay.mesh(low, high, kit.detail(resolution))
    body = kit.mesh(vertices, faces, materials.clay(bump=0.35, grain=16, rough=0.9), colours)
    body.name = name
    a, b, c = (vertices[faces[:, k]].astype(float) for k in range(3))
    across = np.cross(b - a, c - a)
    size = np.linalg.norm(across, axis=1)
    picked = rng.choice(len(faces), kit.detail(count), p=size / size.sum())
    u, v = rng.random((2, len(picked), 1))
    u, v = np.where(u + v > 1, 1 - u, u), np.where(u + v > 1, 1 - v, v)
    root = a[picked] + (b[picked] - a[picked]) * u + (c[picked] - a[picked]) * v
    step = 2e-3 * float(np.max(np.array(high) - np.array(low)))
    out = _unit(
        np.stack(
            [
                clay.distance((root + e).astype(np.float32)) - clay.distance((root - e).astype(np.float32))
                for e in np.eye(3) * step
            ],
            -1,
        ).astype(float)
    )
    keep = np.ones(len(root), bool) if bare is None else ~bare(root)
    root, out, paint = root[keep], out[keep], colours[faces[picked, 0]][keep]
    way = _unit(flow(root) + rng.normal(0, stray, root.shape))
    way = _unit(way - out * (way * out).sum(-1, keepdims=True))
    side = np.cross(out, way)
    long = (_values(length, root) * rng.uniform(0.7, 1.25, len(root)))[:, None]
    wide = (_values(width, root) * rng.uniform(0.75, 1.25, len(root)))[:, None]
    paint = paint * (1 + rng.normal(0, vary, (len(root), 1))).clip(0.55, 1.6)
    rows = []
    for along, breadth in PROFILE:
        middle = root + way * long * along + out * (lift * long * (along - 0.55 * along * along) - 0.004)
        rows += [middle - side * wide * breadth, middle + side * wide * breadth]
    blades = np.stack(rows, 1)
    n, k = len(root), len(rows)
    first = np.arange(n)[:, None, None] * k
    quads = np.array([(i, i + 1, i + 3, i + 2) for i in range(0, k - 2, 2)])[None] + first
    shade = np.linspace(0.78, 1.12, len(PROFILE)).repeat(2)[None, :, None]
    coat = kit.mesh(
        blades.reshape(-1, 3),
        quads.reshape(-1, 4),
        materials.clay(bump=0, vary=0, rough=0.85, sheen=0.2),
        (paint[:, None] * shade).reshape(-1, 3),
    )
    coat.name = name
    return body, coat
