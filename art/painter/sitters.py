# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is on the stage: what each thing is made of, whose it is, and every face as lines of the picture.

The finish draws faces last. It cannot find an eye of four pixels in a painting, but the scene knows where it is: a
head's holder keeps its strokes (`people.top`), the mesh of a far person those of its head (`people.melt`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .layers import View


def kinds_and_owners() -> tuple[dict[int, str], dict[int, int]]:
    """The first material's kind and the uppermost holder of each thing, by the things' numbers."""
    kinds, owners = {}, {}
    for thing in bpy.data.objects:
        made_of = thing.data.materials[0] if getattr(thing.data, "materials", None) else None
        kinds[thing.pass_index] = made_of.name.split(".")[0] if made_of else ""
        top = thing
        while top.parent:
            top = top.parent
        owners[thing.pass_index] = top.pass_index
    return kinds, owners


def view() -> View:
    """What the camera sees."""
    scene = bpy.context.scene
    place = scene.camera.matrix_world.normalized()
    frame = [Vector(corner) for corner in scene.camera.data.view_frame(scene=scene)]
    turn = tuple((row[0], row[1], row[2]) for row in place.to_3x3())
    across, top = max(c.x / -c.z for c in frame), max(c.y / -c.z for c in frame)
    return View(tuple(place.translation), turn, across, top)


def eyes() -> list[dict[str, Any]]:
    """The eyes of animals (`motifs.animals`), as `layers.Eye` has them."""
    sight = view()
    found = []
    for thing in bpy.data.objects:
        if thing.type != "MESH" or "eyes" not in thing.data:
            continue
        size = float(np.mean(thing.matrix_world.to_scale()))
        for x, y, z, r in np.array(thing.data["eyes"]).reshape(-1, 4):
            u, v, far = sight.seen(thing.matrix_world @ Vector((x, y, z)))
            found.append(
                {
                    "at": [u, v],
                    "radius": r * size / far / sight.top / 2,
                    "depth": far,
                    "units": r * size,
                    "thing": thing.pass_index,
                }
            )
    return found


def remembered() -> Iterator[tuple[Matrix, dict[str, Any], list[int], bool]]:
    """Every head: its place, what is known of its face, the numbers of what shows it, whether it is a far one."""
    for thing in bpy.data.objects:
        if "strokes" in thing:
            parts = [part.pass_index for part in thing.children if part.name.startswith("face")]
            yield thing.matrix_world, json.loads(thing["strokes"]), parts, False
        elif thing.type == "MESH" and "heads" in thing.data:
            for one in json.loads(thing.data["heads"]):
                yield thing.matrix_world @ Matrix(one["at"]), one, [thing.pass_index], True


def heads() -> list[dict[str, Any]]:
    """All heads, as `layers.Head` has them; each point has its depth, so that the finish knows what is hidden."""
    sight = view()
    into = bpy.context.scene.camera.matrix_world.normalized().inverted()
    found = []
    for place, face, things, far_one in remembered():
        x, y, far = sight.seen(place.translation)
        tall = place.to_scale()[2]
        features = []
        for feature in face["features"]:
            line = [sight.seen(place @ Vector(point)) for point in feature["path"]]
            features.append(
                {
                    "role": feature["role"],
                    "line": [[round(float(n), 5) for n in point] for point in line],
                    "width": feature["width"] * tall / far / sight.top / 2,
                    "paint": feature["paint"],
                }
            )
        found.append(
            {
                "at": [x, y],
                "tall": tall / far / sight.top / 2,
                "depth": far,
                "units": tall,
                "axes": np.array((into @ place).to_3x3().normalized()).tolist(),
                "things": things,
                "skin": face["skin"],
                "far": far_one,
                "features": features,
            }
        )
    return found
