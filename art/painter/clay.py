# SPDX-License-Identifier: GPL-3.0-or-later
"""Soft modelling: blend primitives given as distance fields, paint them, mesh them with marching cubes.

A primitive is a function from points (…×3) to signed distances. `Clay` collects them in order:

    Clay().add(ball((0, 0, 1), 0.5), "#d9482b").add(limb((0, 0, 0), (0, 0, 1), 0.1), "#d9482b", blend=0.1)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Self

import numpy as np

from .colour import Colour, linear

F = np.float32
Point = Sequence[float] | np.ndarray
Points = Sequence[Point] | np.ndarray
Field = Callable[[np.ndarray], np.ndarray]


def rotation(turn: Point) -> np.ndarray:
    """The matrix of a turn about x, then y, then z, in degrees."""
    (cx, cy, cz), (sx, sy, sz) = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    about_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    about_z = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    return (about_z @ about_y @ about_x).astype(F)


def smooth_path(points: Points, steps: int = 10) -> np.ndarray:
    """A Catmull-Rom curve through the points (of any dimension), `steps` pieces from one to the next."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        pieces.append(
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        )
    return np.vstack([*pieces, p[-2:-1]])


def ball(centre: Point, radius: float | Point, turn: Point = (0, 0, 0)) -> Field:
    """A ball, or an ellipsoid where `radius` has three numbers."""
    c, r, m = np.array(centre, F), np.broadcast_to(np.array(radius, F), 3), rotation(turn)

    def field(p: np.ndarray) -> np.ndarray:
        q = (p - c) @ m
        near, far = np.linalg.norm(q / r, axis=-1), np.linalg.norm(q / (r * r), axis=-1)
        return near * (near - 1) / np.maximum(far, 1e-6)

    return field


def limb(start: Point, end: Point, radius: float, end_radius: float | None = None) -> Field:
    """A rounded stick that may taper."""
    a, b = np.array(start, F), np.array(end, F)
    tip, along = radius if end_radius is None else end_radius, b - a

    def field(p: np.ndarray) -> np.ndarray:
        q = p - a
        h = np.clip((q @ along) / max(float(along @ along), 1e-9), 0, 1)
        return np.linalg.norm(q - h[..., None] * along, axis=-1) - (radius + (tip - radius) * h)

    return field


def tube(points: Points, radii: Sequence[float], steps: int = 6) -> Field:
    """A smooth tapering tube through the points, with a radius at each."""
    path = smooth_path([[*p, r] for p, r in zip(points, radii, strict=True)], steps)
    path[:, 3] = np.maximum(path[:, 3], 0.003)
    limbs = [limb(a[:3], b[:3], a[3], b[3]) for a, b in pairwise(path)]
    return lambda p: np.minimum.reduce([piece(p) for piece in limbs])


def block(centre: Point, half: Point, rounding: float = 0.05, turn: Point = (0, 0, 0)) -> Field:
    """A box with rounded edges; `half` is half its size."""
    c, h, m = np.array(centre, F), np.array(half, F) - rounding, rotation(turn)

    def field(p: np.ndarray) -> np.ndarray:
        q = np.abs((p - c) @ m) - h
        return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - rounding

    return field


def cone(
    centre: Point,
    half_height: float,
    radius: float,
    top_radius: float | None = None,
    rounding: float = 0.03,
    turn: Point = (0, 0, 0),
) -> Field:
    """A cylinder or a cone with its top cut off, along its own z."""
    c, m, h = np.array(centre, F), rotation(turn), half_height
    top = radius if top_radius is None else top_radius
    slant = 2 * h / math.hypot(2 * h, top - radius)

    def field(p: np.ndarray) -> np.ndarray:
        q = (p - c) @ m
        t = np.clip((q[..., 2] + h) / (2 * h), 0, 1)
        side = (np.linalg.norm(q[..., :2], axis=-1) - (radius + (top - radius) * t)) * slant + rounding
        end = np.abs(q[..., 2]) - h + rounding
        outside = np.hypot(np.maximum(side, 0), np.maximum(end, 0))
        return np.minimum(np.maximum(side, end), 0) + outside - rounding

    return field


def loop(centre: Point, radius: float, thickness: float, turn: Point = (0, 0, 0)) -> Field:
    """A torus lying in its own xy plane."""
    c, m = np.array(centre, F), rotation(turn)

    def field(p: np.ndarray) -> np.ndarray:
        q = (p - c) @ m
        return np.hypot(np.hypot(q[..., 0], q[..., 1]) - radius, q[..., 2]) - thickness

    return field


@dataclass(frozen=True)
class _Touch:
    field: Field
    colour: tuple[float, ...] | None
    blend: float
    kind: str


class Clay:
    """A lump of clay: primitives added, carved and painted in order."""

    def __init__(self) -> None:
        self.touches: list[_Touch] = []
        self.eyes: list[tuple[Field, float]] = []  # where an animal looks from, for the finish

    def add(self, field: Field, colour: Colour, blend: float = 0.06) -> Self:
        """Press a primitive on; `blend` is how far the seam is smoothed."""
        self.touches.append(_Touch(field, linear(colour), blend, "add"))
        return self

    def carve(self, field: Field, blend: float = 0.03, colour: Colour | None = None) -> Self:
        """Take a primitive away; a colour paints the cut."""
        self.touches.append(_Touch(field, linear(colour) if colour else None, blend, "carve"))
        return self

    def paint(self, field: Field, colour: Colour, soft: float = 0.02) -> Self:
        """Colour what lies inside a primitive, without changing the shape."""
        self.touches.append(_Touch(field, linear(colour), soft, "paint"))
        return self

    def distance(self, p: np.ndarray) -> np.ndarray:
        """The signed distance of points from the surface."""
        d: np.ndarray | None = None
        for touch in self.touches:
            if touch.kind == "paint":
                continue
            b, k = touch.field(p), touch.blend
            if d is None:
                d = b
            elif touch.kind == "add":
                h = np.clip(0.5 + 0.5 * (d - b) / k, 0, 1)
                d = d * (1 - h) + b * h - k * h * (1 - h)
            else:
                h = np.clip(0.5 - 0.5 * (d + b) / k, 0, 1)
                d = d * (1 - h) - b * h + k * h * (1 - h)
        assert d is not None, "clay without a single lump"
        return d

    def colours(self, p: np.ndarray, seam: float = 0.012) -> np.ndarray:
        """The linear colour of points on the surface."""
        weight, colour = np.zeros(len(p)), np.zeros((len(p), 3))
        for touch in self.touches:
            if touch.kind == "add":
                w = np.exp(-np.clip(touch.field(p) / seam, -60, 60)).astype(np.float64)
                weight, colour = weight + w, colour + w[:, None] * np.array(touch.colour)
        colour /= weight[:, None]
        for touch in self.touches:
            if touch.kind == "add" or touch.colour is None:
                continue
            reach = 0.02 if touch.kind == "carve" else 0
            m = 1 / (1 + np.exp(np.clip((touch.field(p) - reach) / touch.blend * 4, -30, 30)))
            colour = colour * (1 - m[:, None]) + m[:, None] * np.array(touch.colour)
        return colour

    def mesh(
        self, low: Point, high: Point, resolution: int = 110
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Vertices, triangles and vertex colours inside the box; `resolution` cells along its longest side."""
        start, end = np.array(low, F), np.array(high, F)
        step = float((end - start).max() / resolution)
        xs, ys, zs = (np.arange(a, b + step, step, dtype=F) for a, b in zip(start, end, strict=True))
        plane = np.stack(np.meshgrid(ys, zs, indexing="ij"), -1)
        distances = np.empty((len(xs), *plane.shape[:2]), F)
        for i in range(0, len(xs), 8):  # slabs keep memory low
            slab = xs[i : i + 8]
            points = np.empty((len(slab), *plane.shape[:2], 3), F)
            points[..., 0], points[..., 1:] = slab[:, None, None], plane
            distances[i : i + 8] = self.distance(points)
        from skimage import measure

        vertices, faces, _, _ = measure.marching_cubes(distances, 0, spacing=(step,) * 3)
        vertices = (vertices + start).astype(F)
        return vertices, faces[:, ::-1].copy(), self.colours(vertices)
