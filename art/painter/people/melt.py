# SPDX-License-Identifier: GPL-3.0-or-later
"""Melt a group of objects into one mesh in vertex colours: far people and crowds cost one object each."""

from __future__ import annotations

import json
from typing import Any

import bpy
import numpy as np
from mathutils import Matrix

from .. import kit
from . import surfaces as sf
from .meshes import triangles


def _colours(shape: Any, thing: Any) -> np.ndarray:
    """The colour of each vertex: its paint, or its material's colour by tone and pattern."""
    n = len(shape.vertices)
    paint = shape.color_attributes.get("Col")
    if paint is not None:
        flat = np.empty(n * 4, np.float32)
        paint.data.foreach_get("color", flat)
        return np.asarray(flat.reshape(-1, 4)[:, :3], float)
    material = thing.data.materials[0] if thing.data.materials else None
    colour = np.tile(
        np.array(material.get("paint", (0.5, 0.5, 0.5)) if material else (0.5, 0.5, 0.5), float), (n, 1)
    )
    for name in ("Tone", "Pattern"):
        store = shape.attributes.get(name)
        if store is None or material is None:
            continue
        values = np.empty(n, np.float32)
        store.data.foreach_get("value", values)
        if name == "Tone":
            colour = colour * values[:, None]
        else:
            second = np.array(material.get("second", (0.9, 0.85, 0.7)), float)
            colour = colour * (1 - values[:, None]) + second * values[:, None]
    return colour


def _faces(shape: Any) -> np.ndarray:
    shape.calc_loop_triangles()
    flat = np.empty(len(shape.loop_triangles) * 3, np.int32)
    shape.loop_triangles.foreach_get("vertices", flat)
    return triangles(flat.reshape(-1, 3))


def melted(holder: Any) -> Any:
    """One mesh of all objects under a holder, which is removed with them; the mesh stands where the holder stood."""
    vs, fs, cs, n = [], [], [], 0
    found: list[Any] = []
    heads: list[dict[str, Any]] = []

    def visit(thing: Any, at: Matrix) -> None:
        nonlocal n
        found.append(thing)
        if "strokes" in thing:
            heads.append({"at": [list(row) for row in at], **json.loads(thing["strokes"])})
        for child in thing.children:
            visit(child, at @ child.matrix_basis)
        if thing.type not in ("MESH", "CURVE"):
            return
        shape = thing.to_mesh()
        v = np.empty(len(shape.vertices) * 3, np.float32)
        shape.vertices.foreach_get("co", v)
        m = np.array(at)
        vs.append(v.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
        fs.append(_faces(shape) + n)
        cs.append(_colours(shape, thing))
        n += len(shape.vertices)
        thing.to_mesh_clear()

    visit(holder, Matrix.Identity(4))
    made = kit.mesh(np.concatenate(vs), np.concatenate(fs), sf.painted_cloth(), np.concatenate(cs))
    made.name = "head far"
    if heads:
        made.data["heads"] = json.dumps(heads)  # with the shape, so that casts have them too
    for thing in found:
        bpy.data.objects.remove(thing)
    return made
