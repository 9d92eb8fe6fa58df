# SPDX-License-Identifier: GPL-3.0-or-later
"""What living things are modelled with: fields in a local frame, cloth with a hem, limbs that bend, quick meshing."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..clay import Clay, Field, Point

F = np.float32
Mesh = tuple[np.ndarray, np.ndarray, np.ndarray]
BLOCK = 4


def placed(field: Field, at: Point, frame: np.ndarray | None = None, scale: float = 1) -> Field:
    """A field that was modelled around zero, moved to `at`, turned into `frame` (its axes as columns) and scaled."""
    origin = np.array(at, F)
    axes = np.eye(3, dtype=F) if frame is None else np.asarray(frame, F)
    return lambda p: field((p - origin) @ axes / scale) * scale


def shaped(clay: Clay, low: Point, high: Point, resolution: int, seam: float = 0.005) -> Mesh:
    """Mesh like `Clay.mesh`, but look closely only where the surface is, and there only at what is near."""
    start, end = np.array(low, F), np.array(high, F)
    step = float((end - start).max() / resolution)
    counts = np.ceil((end - start) / (step * BLOCK)).astype(int)
    centres = [start[i] + (np.arange(counts[i], dtype=F) * BLOCK + (BLOCK - 1) / 2) * step for i in range(3)]
    middle = np.stack(np.meshgrid(*centres, indexing="ij"), -1)
    rough = clay.distance(middle.reshape(-1, 3)).reshape(counts)
    distances = rough.repeat(BLOCK, 0).repeat(BLOCK, 1).repeat(BLOCK, 2)
    near = np.argwhere(np.abs(rough) < step * BLOCK * 1.35)
    offsets = np.stack(np.meshgrid(*[np.arange(BLOCK)] * 3, indexing="ij"), -1).reshape(-1, 3)
    cells = near[:, None] * BLOCK + offsets
    points = start + cells.astype(F) * step
    distances[tuple(cells.reshape(-1, 3).T)] = _close_up(clay, points, step * BLOCK).ravel()
    from skimage import measure

    vertices, faces, _, _ = measure.marching_cubes(distances, 0, spacing=(step,) * 3)
    vertices = (vertices + start).astype(F)
    return vertices, faces[:, ::-1].copy(), clay.colours(vertices, seam)


def _close_up(clay: Clay, points: np.ndarray, width: float) -> np.ndarray:
    """Distances of blocks of points near the surface; a touch too far from a block to matter there is left out."""
    middles = points.mean(1)
    result = np.full(points.shape[:2], 9, F)
    for touch in clay.touches:
        if touch.kind == "paint":
            continue
        k, here = touch.blend, touch.field(middles)
        matters = np.flatnonzero(here < 3 * width + k)
        if not len(matters):
            continue
        d, b = result[matters], touch.field(points[matters].reshape(-1, 3)).reshape(-1, points.shape[1])
        if touch.kind == "add":
            h = np.clip(0.5 + 0.5 * (d - b) / k, 0, 1)
            result[matters] = d * (1 - h) + b * h - k * h * (1 - h)
        else:
            h = np.clip(0.5 - 0.5 * (d + b) / k, 0, 1)
            result[matters] = d * (1 - h) - b * h + k * h * (1 - h)
    return result


def joined(meshes: Sequence[Mesh]) -> Mesh:
    """Several meshes as one."""
    offsets = np.cumsum([0, *[len(vertices) for vertices, _, _ in meshes]])
    return (
        np.concatenate([vertices for vertices, _, _ in meshes]),
        np.concatenate([faces + offset for (_, faces, _), offset in zip(meshes, offsets, strict=False)]),
        np.concatenate([colours for _, _, colours in meshes]),
    )
