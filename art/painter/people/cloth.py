# SPDX-License-Identifier: GPL-3.0-or-later
"""Let the hanging part of a garment fall, as Blender's cloth, while the body goes from standing into its pose.

Arms do not collide: hands going into a lap would drag the skirt up. Capes are the exception, they lie on the arms.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bpy
import numpy as np

from .. import kit
from . import meshes
from .garment import Cut
from .makehuman import ARM, base, share_of
from .pose import STAND, Pose, lerp
from .skeleton import Skeleton

FRAMES, SETTLE, STEPS, QUALITY = 22, 12, 6, 5
KEPT = Path(__file__).resolve().parents[2] / "out" / "cloth"
"""Where cloth that has fallen once is kept: drafts and finals of a scene share it."""
States = tuple[list[np.ndarray], np.ndarray]


def _states(
    c: Cut, vertices: np.ndarray, sk: Skeleton, pose: Pose, under: float, arms: bool
) -> tuple[States, States]:
    """Body and garment at some moments on the way into the pose, each with its faces."""
    b = base()
    faces = b.faces["tights"]
    if not arms:
        faces = faces[share_of(ARM, b.bone, b.weight)[faces].mean(1) <= 0.8]
    used, hull = meshes.part(faces)
    waist, hip = sk.rest_at("spine04")[2], sk.rest_at("upperleg01.L")[2] - 0.6
    thicker = (
        under * np.interp(vertices[used][:, 2], (hip, waist - 0.3), (1, 0))[:, None]
    )  # trousers under a coat
    if arms:
        thicker = np.full_like(thicker, under)
    shapes, skins = [], []
    for k in range(STEPS + 1):
        sk.pose(lerp(STAND, pose, k / STEPS))
        shapes.append(sk.skin(c.v, c.bone, c.weight) / 10)
        bare = sk.skin(vertices[used], b.bone[used], b.weight[used])
        skins.append((bare + meshes.normals(bare, hull) * thicker) / 10)
    return (skins, hull), (shapes, c.f)


def _moving(states: list[np.ndarray], faces: np.ndarray) -> Any:
    """A mesh that goes through its states while the frames go by."""
    thing = kit.mesh(states[0], faces, None)
    for k, state in enumerate(states):
        key = thing.shape_key_add(name=str(k))
        key.data.foreach_set("co", state.astype(np.float32).ravel())
    keys = thing.data.shape_keys
    keys.use_relative = False
    spots = [block.frame for block in keys.key_blocks]
    keys.eval_time = spots[0]
    keys.keyframe_insert("eval_time", frame=1)
    keys.eval_time = spots[-1]
    keys.keyframe_insert("eval_time", frame=FRAMES)
    return thing


def _simulated(thing: Any, c: Cut, stiff: float) -> None:
    group = thing.vertex_groups.new(name="pin")
    levels = np.round(c.pin, 2)
    for level in np.unique(levels):
        if level > 0:
            group.add([int(i) for i in np.flatnonzero(levels == level)], float(level), "REPLACE")
    sim = thing.modifiers.new("cloth", "CLOTH")
    s = sim.settings
    s.quality, s.mass, s.air_damping = QUALITY, 0.3, 1.5
    s.tension_stiffness = s.compression_stiffness = 12 * stiff
    s.shear_stiffness, s.bending_stiffness = 5 * stiff, 0.12 * stiff
    s.vertex_group_mass, s.pin_stiffness = "pin", 1
    sim.collision_settings.distance_min, sim.collision_settings.collision_quality = 0.008, 2
    sim.collision_settings.use_self_collision = False
    sim.point_cache.frame_start, sim.point_cache.frame_end = 1, FRAMES + SETTLE


def fallen(
    c: Cut,
    vertices: np.ndarray,
    sk: Skeleton,
    pose: Pose,
    *,
    down: np.ndarray | None = None,
    wind: np.ndarray | None = None,
    seat: float | None = None,
    stiff: float = 1.0,
    under: float = 0.0,
    arms: bool = False,
) -> np.ndarray:
    """The vertices of a garment at rest in the pose.

    `down` is where gravity pulls in the body's own space; `wind` (about 1 long for a breeze, 3 for a storm) is added
    to it: cloth then hangs aslant and flutters. Blender's own wind hardly moves cloth of this weight. `seat` is the
    height of a floor or seat in the body's units, `under` how thick the clothes below are.
    """
    body, own = _states(c, vertices, sk, pose, under, arms)
    pull = np.array([0, 0, -1.0]) if down is None else down / np.linalg.norm(down)
    blow = np.zeros(3) if wind is None else np.asarray(wind, float)
    gravity = 9.81 * pull + 7.5 * blow
    inputs = [
        *body[0],
        body[1],
        *own[0],
        own[1],
        c.pin,
        gravity,
        np.array([stiff, -1e3 if seat is None else seat]),
    ]
    file = KEPT / f"{digest(inputs)}.npy"
    if file.exists():
        out = np.load(file)
    else:
        out = _simulation(body, own, c, gravity, seat, stiff)
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as store:
            np.save(store, out)
        part.replace(file)
    sk.pose(pose)
    v: np.ndarray = out.astype(float) * 10
    return v + _flutter(v, c, blow) if blow.any() else v


def digest(inputs: Sequence[np.ndarray]) -> str:
    """A name for a simulation, from everything that goes into it."""
    total = hashlib.sha256(f"{FRAMES} {SETTLE} {STEPS} {QUALITY}".encode())
    for one in inputs:
        total.update(str(one.shape).encode() + np.ascontiguousarray(one).tobytes())
    return total.hexdigest()


def _simulation(
    body: States, own: States, c: Cut, gravity: np.ndarray, seat: float | None, stiff: float
) -> np.ndarray:
    """Run Blender's cloth; returns the vertices at the end, in metres."""
    scene = bpy.context.scene
    made = [_moving(*body), _moving(*own)]
    solid, thing = made
    solid.modifiers.new("hit", "COLLISION")
    solid.collision.thickness_outer, solid.collision.cloth_friction = 0.008, 12
    _simulated(thing, c, stiff)
    if seat is not None:
        floor = kit.plane(8, 8, None, (0, 0, seat / 10))
        floor.modifiers.new("hit", "COLLISION")
        made.append(floor)
    usual = tuple(scene.gravity)
    scene.gravity = tuple(gravity)
    scene.frame_start, scene.frame_end = 1, FRAMES + SETTLE
    for i in range(1, FRAMES + SETTLE + 1):
        scene.frame_set(i)
    out = np.empty((len(c.v), 3), np.float32)
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    evaluated.data.vertices.foreach_get("co", out.reshape(-1))
    for one in made:
        bpy.data.objects.remove(one)
    scene.gravity = usual
    scene.frame_set(1)
    return out


def _flutter(v: np.ndarray, c: Cut, blow: np.ndarray) -> np.ndarray:
    """Waves that run down the wind, larger towards the hem."""
    strength = float(np.linalg.norm(blow))
    along = v @ (blow / strength)
    wave = np.sin(along * 2.6 + v[:, 2] * 0.7) + 0.5 * np.sin(along * 4.4 - v[:, 2] * 1.3 + 1)
    return np.asarray(meshes.normals(v, c.f) * (0.11 * min(strength, 2) * c.hang**1.4 * wave)[:, None])
