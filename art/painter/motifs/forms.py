# SPDX-License-Identifier: GPL-3.0-or-later
"""What living things are modelled with: fields in a local frame, cloth with a hem, limbs that bend, quick meshing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..clay import Clay, Field, Point, limb, rotation

F = np.float32
Mesh = tuple[np.ndarray, np.ndarray, np.ndarray]
BLOCK = 4


def vector(*numbers: float) -> np.ndarray:
    """Three numbers as an array."""
    return np.array(numbers, float)


def unit(direction: np.ndarray) -> np.ndarray:
    """The same direction with length one."""
    return direction / max(float(np.linalg.norm(direction)), 1e-9)


def placed(field: Field, at: Point, frame: np.ndarray | None = None, scale: float = 1) -> Field:
    """A field that was modelled around zero, moved to `at`, turned into `frame` (its axes as columns) and scaled."""
    origin = np.array(at, F)
    axes = np.eye(3, dtype=F) if frame is None else np.asarray(frame, F)
    return lambda p: field((p - origin) @ axes / scale) * scale


def frame_along(forward: np.ndarray, hint: np.ndarray) -> np.ndarray:
    """Axes whose z points along `forward` and whose x leans towards `hint`."""
    z = unit(forward)
    x = unit(hint - z * float(hint @ z))
    return np.stack([x, np.cross(z, x), z], 1)


def lean(pitch: float = 0, side: float = 0, twist: float = 0) -> np.ndarray:
    """Axes of a thing that faces -y, bent forward, then tilted to its left, then turned to its left (degrees)."""
    about_x, about_y, about_z = rotation((pitch, 0, 0)), rotation((0, side, 0)), rotation((0, 0, twist))
    return about_z @ about_y @ about_x


def bent(start: np.ndarray, end: np.ndarray, upper: float, lower: float, pole: np.ndarray) -> tuple[Any, Any]:
    """Where the joint between two bones lies, and the end they reach; the joint bends towards `pole`."""
    reach = end - start
    distance = float(np.clip(np.linalg.norm(reach), abs(upper - lower) + 0.01, (upper + lower) * 0.998))
    axis = unit(reach)
    along = (upper**2 - lower**2 + distance**2) / (2 * distance)
    aside = math.sqrt(max(upper**2 - along**2, 0))
    bend = unit(pole - axis * float(pole @ axis))
    return start + axis * along + bend * aside, start + axis * distance


def either(*fields: Field) -> Field:
    """The union of several fields, with sharp seams."""
    return lambda p: np.minimum.reduce([field(p) for field in fields])


def cloth(
    paths: Sequence[Sequence[np.ndarray]], radii: Sequence[float], blend: float = 0.05
) -> tuple[Field, Field]:
    """A skirt over several leg paths, spread between them and cut straight; and the thin slice of it at the hem."""
    pieces = []
    for path in paths:
        ends = zip(path, path[1:], radii, radii[1:], strict=False)
        pieces += [limb(a, b, ra, rb) for a, b, ra, rb in ends]
    hems = np.array([path[-1] for path in paths])
    normal = unit(np.mean([unit(path[-1] - path[-2]) for path in paths], axis=0))
    hem = float((hems @ normal).mean()) + radii[-1] * 0.1

    def spread(p: np.ndarray) -> np.ndarray:
        together = pieces[0](p)
        for piece in pieces[1:]:
            other = piece(p)
            h = np.clip(0.5 + 0.5 * (together - other) / blend, 0, 1)
            together = together * (1 - h) + other * h - blend * h * (1 - h)
        return together

    def skirt(p: np.ndarray) -> np.ndarray:
        inside, beyond, k = spread(p), p @ normal.astype(F) - hem, 0.02
        h = np.clip(0.5 - 0.5 * (inside - beyond) / k, 0, 1)
        return inside * (1 - h) + beyond * h + k * h * (1 - h)

    def underside(p: np.ndarray) -> np.ndarray:
        return np.maximum(np.abs(p @ normal.astype(F) - hem) - 0.008, spread(p))

    return skirt, underside


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
