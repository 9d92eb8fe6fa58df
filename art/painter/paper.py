# SPDX-License-Identifier: GPL-3.0-or-later
"""Paper: flat shapes cut out and stood up, and the sheets of a light box. Shapes are shapely polygons in x and z."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import bpy
import numpy as np
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry import box as rectangle
from shapely.ops import transform, unary_union

from . import kit, materials
from .clay import smooth_path
from .materials import Material

Ring = Sequence[tuple[float, float]]


def rings(shape: Any) -> list[Ring]:
    """The outlines of a shape, holes included."""
    found: list[Ring] = []
    for part in getattr(shape, "geoms", [shape]):
        if part.is_empty or not hasattr(part, "exterior") or part.area < 0.0004:
            continue
        found.append(list(part.exterior.coords)[:-1])
        found += [list(hole.coords)[:-1] for hole in part.interiors if len(hole.coords) > 3]
    return found


def cutout(
    shape: Any,
    material: Material,
    at: Sequence[float] = kit.HOME,
    turn: Sequence[float] = kit.HOME,
    size: float = 1,
    *,
    depth: float = 0.04,
    bevel: float = 0.008,
) -> Any:
    """A shape (a polygon, or one ring of points) cut out of board, upright in the xz plane, facing the camera."""
    outlines = rings(shape) if hasattr(shape, "geom_type") else [shape]
    curve = bpy.data.curves.new("cutout", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude = "2D", "BOTH", depth / 2
    curve.bevel_depth, curve.bevel_resolution = bevel, 1
    for outline in outlines:
        line = curve.splines.new("POLY")
        line.points.add(len(outline) - 1)
        line.use_cyclic_u = True
        flat = np.column_stack([np.array(outline)[:, :2], np.zeros(len(outline)), np.ones(len(outline))])
        line.points.foreach_set("co", flat.astype(np.float32).ravel())
    curve.materials.append(material)
    thing = kit.link(bpy.data.objects.new("cutout", curve))
    return kit.place(thing, at, (90 + turn[0], turn[1], turn[2]), size)


def sheet(shape: Any, y: float, colour: str, *, depth: float = 0.06, emit: float = 0) -> Any:
    """A sheet of laid paper at depth `y`."""
    paper = materials.clay(colour, bump=0.5, grain=26, vary=0.09, rough=0.85, emit=emit)
    return cutout(shape.simplify(0.008), paper, (0, y, 0), depth=depth, bevel=0.012)


def rounded(shape: Any, radius: float) -> Any:
    """Round the tips and notches; sharp tips grow spikes when their edge is bevelled."""
    return shape.buffer(-radius).buffer(2 * radius, 8).buffer(-radius)


def outline(points: Ring, steps: int = 8) -> Polygon:
    """A closed shape drawn smoothly through points."""
    closed = [*points, points[0]]
    return Polygon(smooth_path(closed, steps)[:-1]).buffer(0)


def ribbon(points: Ring, width: float, end_width: float | None = None, steps: int = 8) -> Any:
    """A smooth stroke that may taper."""
    path = smooth_path(points, steps)
    widths = np.linspace(width, width if end_width is None else end_width, len(path))
    pieces = [LineString([a, b]).buffer(w / 2) for a, b, w in zip(path, path[1:], widths, strict=False)]
    return unary_union(pieces)


def wavering(shape: Any, amount: float, seed: int) -> Any:
    """The shape with its edge cut by an unsteady hand."""
    a, b, c, d = np.random.default_rng(seed).random(4) * 6

    def shake(x: Any, y: Any, z: Any = None) -> Any:
        x, y = np.asarray(x), np.asarray(y)
        across = amount * np.sin(y * 1.7 + a) + amount / 2 * np.sin(y * 4.1 + b)
        return x + across, y + amount * np.sin(x * 1.9 + c) + amount / 2 * np.sin(x * 3.7 + d)

    return transform(shake, shape)


def star(radius: float, points: int = 5, inner: float = 0.42) -> Polygon:
    """A star standing on two tips."""
    turns = [k * math.pi / points for k in range(2 * points)]
    reach = [radius * (inner if k % 2 else 1) for k in range(2 * points)]
    return Polygon([(r * math.sin(a), r * math.cos(a)) for r, a in zip(reach, turns, strict=True)])


def crescent(radius: float, bite: float = 0.42) -> Any:
    """A moon open to the right; `bite` is how far the cut is moved aside, in radii."""
    cut = Point(radius * bite, radius * 0.06).buffer(radius * 0.81, 48)
    return rounded(Point(0, 0).buffer(radius, 48).difference(cut), radius * 0.05)


def bare_tree(
    foot: tuple[float, float], height: float, width: float, seed: int, lean: float = 0, forks: int = 5
) -> Any:
    """A bare branching tree with a spread foot; `lean` in radians."""
    rng = random.Random(seed)
    parts: list[Any] = []

    def branch(p: tuple[float, float], angle: float, length: float, w: float, forks: int) -> None:
        q = (p[0] + math.sin(angle) * length, p[1] + math.cos(angle) * length)
        m = ((p[0] + q[0]) / 2 + rng.uniform(-0.08, 0.08) * length, (p[1] + q[1]) / 2)
        side = [(p, 1), (m, 0.8), (q, 0.62)]
        left = [(x - w * k, z) for (x, z), k in side]
        right = [(x + w * k, z) for (x, z), k in side]
        parts.extend((Polygon([*left, *right[::-1]]).buffer(0.004), Point(q).buffer(w * 0.62)))
        if forks:
            for s in (-1, 1) if rng.random() < 0.75 else (-1, 0, 1):
                bend = s * rng.uniform(0.28, 0.62) + rng.uniform(-0.1, 0.1)
                branch(q, angle + bend, length * rng.uniform(0.62, 0.82), w * 0.6, forks - 1)

    branch(foot, lean, height * 0.34, width, forks)
    x, z = foot
    parts.append(
        Polygon(
            [
                (x - width * 2.6, z - 0.3),
                (x - width, z + 0.35),
                (x + width, z + 0.35),
                (x + width * 2.6, z - 0.3),
            ]
        )
    )
    return unary_union(parts)


def hills(
    height: float, seed: float, *, swell: float = 0.14, half_width: float = 4, bottom: float = -1.5
) -> Any:
    """A strip of rolling ground."""
    xs = np.linspace(-half_width, half_width, 60)
    top = height + swell * np.sin(xs * 1.3 + seed) + swell * 0.36 * np.sin(xs * 4 + seed)
    return Polygon([*zip(xs, top, strict=True), (half_width, bottom), (-half_width, bottom)]).buffer(0)


__all__ = [
    "Point",
    "Polygon",
    "bare_tree",
    "crescent",
    "cutout",
    "hills",
    "outline",
    "rectangle",
    "ribbon",
    "rings",
    "rounded",
    "sheet",
    "smooth_path",
    "star",
    "transform",
    "unary_union",
    "wavering",
]
