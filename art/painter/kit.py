# SPDX-License-Identifier: GPL-3.0-or-later
"""Things on the stage: meshes, clay, ropes, turned and boxed shapes; placing, grouping and casting copies.

x points right, y away from the camera, z up; turns are in degrees about x, then y, then z. No `bpy.ops` here: they
get slow in crowded scenes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import bpy
import numpy as np
from mathutils import Euler

from . import borders, materials
from .clay import Clay, Point, Points, smooth_path
from .grids import quads as quads  # noqa: PLC0414  (kit.quads is called by motifs)
from .materials import Material

Thing = Any
Mould = Any
F = np.float32
HOME = (0.0, 0.0, 0.0)

_draft = False
_balls: dict[tuple[int, str], Mould] = {}


def forget(*, draft: bool) -> None:
    """Drop what an earlier scene made; `draft` decides what `detail` gives."""
    global _draft  # noqa: PLW0603
    _draft = draft
    _balls.clear()


def detail(full: int) -> int:
    """A resolution or a count: all of it in a final, 55 % in a draft."""
    return max(3, int(full * 0.55)) if _draft else full


def link(thing: Thing) -> Thing:
    """Put a thing on the stage."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def place(thing: Thing, at: Point = HOME, turn: Point = HOME, size: float | Point = 1) -> Thing:
    """Move, turn and scale a thing."""
    thing.location = at
    thing.rotation_euler = Euler([math.radians(a) for a in turn])
    thing.scale = tuple(np.broadcast_to(np.array(size, float), 3))
    return thing


def spot_on(thing: Thing, point: Point) -> np.ndarray:
    """Where a point of a placed thing (a hand, a tip) is on the stage."""
    return np.array(thing.rotation_euler.to_matrix()) @ (np.array(point) * thing.scale) + thing.location


def group(things: Sequence[Thing], at: Point = HOME, turn: Point = HOME, size: float | Point = 1) -> Thing:
    """Things that move together."""
    holder = link(bpy.data.objects.new("group", None))
    for thing in things:
        thing.parent = holder
    return place(holder, at, turn, size)


def mould(thing: Thing) -> Mould:
    """Take a thing off the stage and keep its shape, to be cast many times at no cost."""
    shape = thing.data
    bpy.data.objects.remove(thing)
    return shape


def cast(shape: Mould, at: Point = HOME, turn: Point = HOME, size: float | Point = 1) -> Thing:
    """One more thing of a moulded shape."""
    return place(link(bpy.data.objects.new("cast", shape)), at, turn, size)


def mesh(
    vertices: Any, faces: Any, material: Material, colours: np.ndarray | None = None, *, smooth: bool = True
) -> Thing:
    """A mesh whose faces all have the same number of corners; `colours` are linear, one a vertex."""
    v, f = np.asarray(vertices, F), np.asarray(faces, np.int32)
    shape = bpy.data.meshes.new("mesh")
    shape.vertices.add(len(v))
    shape.vertices.foreach_set("co", v.ravel())
    shape.loops.add(f.size)
    shape.loops.foreach_set("vertex_index", f.ravel())
    shape.polygons.add(len(f))
    shape.polygons.foreach_set("loop_start", np.arange(0, f.size, f.shape[1], dtype=np.int32))
    shape.update(calc_edges=True)
    if smooth:
        shape.polygons.foreach_set("use_smooth", np.ones(len(f), bool))
    if colours is not None:
        paint = shape.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        opaque = np.ones((len(v), 4), F)
        opaque[:, :3] = colours
        paint.data.foreach_set("color", opaque.ravel())
    shape.materials.append(material)
    shape.validate()
    return link(bpy.data.objects.new("mesh", shape))


def facets(
    corners: Sequence[Point], faces: Sequence[Sequence[int]], material: Material, bevel: float = 0.02
) -> Thing:
    """A flat-sided body of few faces, with its edges broken by `bevel`."""
    shape = bpy.data.meshes.new("facets")
    shape.from_pydata([tuple(c) for c in corners], [], [tuple(f) for f in faces])
    shape.materials.append(material)
    thing = link(bpy.data.objects.new("facets", shape))
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
    return thing


def model(
    clay: Clay, low: Point, high: Point, resolution: int = 110, material: Material | None = None
) -> Thing:
    """Clay inside the box from `low` to `high`; the resolution is that of a final."""
    vertices, faces, colours = clay.mesh(low, high, detail(resolution))
    if not _draft:
        vertices, faces, colours = borders.divided(vertices, faces, colours, clay.colours)
    return mesh(vertices, faces, material or materials.clay(), colours)


def box(size: Point, material: Material, at: Point = HOME, turn: Point = HOME, bevel: float = 0.02) -> Thing:
    """A box standing on its `at`."""
    x, y, h = size[0] / 2, size[1] / 2, size[2]
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return place(facets(corners, faces, material, bevel), at, turn)


def lathe(profile: Sequence[tuple[float, float]], material: Material, segments: int = 64) -> Thing:
    """A profile [(radius, height), …] turned about z."""
    r, z = np.array(profile, float).T
    a = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    rows = np.stack([np.outer(r, np.cos(a)), np.outer(r, np.sin(a)), np.outer(z, np.ones(segments))], -1)
    return mesh(rows.reshape(-1, 3), quads(len(r), segments, closed=True), material)


def ring(radius: float, thickness: float, material: Material, segments: int = 72, sides: int = 12) -> Thing:
    """A torus lying in the xy plane."""
    a = np.linspace(0, 2 * np.pi, segments, endpoint=False)[:, None]
    b = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None]
    r = radius + thickness * np.cos(b)
    v = np.stack([r * np.cos(a), r * np.sin(a), thickness * np.sin(b) + 0 * a], -1).reshape(-1, 3)
    i = np.arange(segments * sides).reshape(segments, sides)
    j, k = np.roll(i, -1, 0), np.roll(i, -1, 1)
    return mesh(v, np.stack([i, j, np.roll(j, -1, 1), k], -1).reshape(-1, 4), material)


def sphere(radius: float | Point, material: Material, at: Point = HOME, segments: int = 32) -> Thing:
    """A ball or, with three radii, an ellipsoid; all balls of a material share one mesh."""
    key = (segments, material.name)
    if key not in _balls:
        a = np.linspace(0, np.pi, segments // 2 + 1)
        b = np.linspace(0, 2 * np.pi, segments, endpoint=False)
        v = np.stack(
            [
                np.outer(np.sin(a), np.cos(b)),
                np.outer(np.sin(a), np.sin(b)),
                np.outer(np.cos(a), np.ones(segments)),
            ],
            -1,
        )
        _balls[key] = mould(mesh(v.reshape(-1, 3), quads(len(a), segments, closed=True)[:, ::-1], material))
    return cast(_balls[key], at, HOME, radius)


def rope(points: Points, radius: float, material: Material, steps: int = 8) -> Thing:
    """A round line that runs smoothly through the points."""
    path = smooth_path(points, steps)
    curve = bpy.data.curves.new("rope", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 2
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(path) - 1)
    line.points.foreach_set("co", np.column_stack([path, np.ones(len(path))]).astype(F).ravel())
    curve.materials.append(material)
    return link(bpy.data.objects.new("rope", curve))


def land(
    height: Callable[[np.ndarray, np.ndarray], np.ndarray],
    x: tuple[float, float],
    y: tuple[float, float],
    material: Material,
    cells: int = 160,
    colours: Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray] | None = None,
) -> Thing:
    """Ground whose height is a function of x and y; `colours` gives linear paint by x, y and z."""
    n = detail(cells)
    xs, ys = np.meshgrid(np.linspace(*x, n), np.linspace(*y, n))
    v = np.stack([xs, ys, height(xs, ys) + 0 * xs], -1).reshape(-1, 3)
    if colours is None:
        return mesh(v, quads(n, n), material)
    paint = colours(*v.T).reshape(n, n, 3)
    ground = mesh(v, quads(n, n), material, paint.reshape(-1, 3))
    return pictured(ground, paint) if borders.hard(paint) else ground


def sheet(points: np.ndarray, material: Material, colours: np.ndarray | None = None) -> Thing:
    """A surface through a rows×columns×3 array of points: cloth, water, a page."""
    rows, columns = points.shape[:2]
    paint = None if colours is None else colours.reshape(-1, 3)
    thing = mesh(points.reshape(-1, 3), quads(rows, columns), material, paint)
    if colours is not None and borders.hard(colours):
        pictured(thing, colours)
    return thing


def pictured(thing: Thing, colours: np.ndarray) -> Thing:
    """Give a grid of rows×columns points (`quads`, closed or not) its paint as a picture instead of by vertex."""
    rows, columns = colours.shape[:2]
    image = materials.painting(borders.painted(colours))
    shape = thing.data
    corners = np.empty(len(shape.loops), np.int32)
    shape.loops.foreach_get("vertex_index", corners)
    where = shape.uv_layers.new(name="Paint")
    where.data.foreach_set("uv", borders.places(corners, rows, columns).ravel())
    shape.materials[0] = materials.with_painting(shape.materials[0], image, "Paint")
    return thing


def plane(width: float, height: float, material: Material, at: Point = HOME, turn: Point = HOME) -> Thing:
    """A flat rectangle in the xy plane, centred, with its picture coordinates."""
    x, y = width / 2, height / 2
    thing = mesh([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material, smooth=False)
    where = thing.data.uv_layers.new(name="UV")
    where.data.foreach_set("uv", np.array([0, 0, 1, 0, 1, 1, 0, 1], F))
    return place(thing, at, turn)
