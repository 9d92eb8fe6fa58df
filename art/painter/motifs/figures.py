# SPDX-License-Identifier: GPL-3.0-or-later
"""People: any body type in any pose and any clothes, faceless, facing -y, feet on the ground at the origin.

keeper = figure("thin elder", "holding a lamp", "great coat", skin="brown")
kit.place(keeper, (-1.2, -3, 0), (0, 0, 158), 1.25)
kit.sphere(0.1, materials.lamp("#ffc861", 8), hand_position(keeper, "right"))
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np
from mathutils import Vector

from .. import kit, materials
from ..clay import rotation
from ..colour import Colour
from .bodies import BODIES, Body
from .clothes import OUTFITS, SKINS, Clothes
from .dressing import dressed, support
from .forms import Mesh, joined, shaped
from .hands import hand_mesh
from .poses import POSES, Pose
from .skeleton import SIDES, skeleton

Marks = tuple[tuple[str, tuple[float, ...]], ...]


@lru_cache(maxsize=256)
def _modelled(body: Body, pose: Pose, clothes: Clothes, skin: Colour, resolution: int) -> tuple[Mesh, Marks]:
    bones = skeleton(body, pose)
    clay = dressed(body, bones, clothes, skin, pose.toes)
    joints = [bones.head, bones.hips]
    for limb in (*bones.arms.values(), *bones.legs.values()):
        joints += [limb.joint, limb.end]
    room = 0.14 + body.head * (
        1.6 if clothes.hat in ("top", "pointed", "brim") or clothes.hair == "long" else 0.4
    )
    low, high = np.min(joints, 0) - room, np.max(joints, 0) + room
    high[2] = max(high[2], bones.head[2] + body.head * 2.9)
    if clothes.scarf or clothes.cape or clothes.pack:
        high[1] += 0.22
    meshes = [shaped(clay, low, high, resolution)]
    aid = support(body, bones)
    if aid:
        floor, roof = np.array([low[0] - 0.1, low[1] - 0.2, -0.02]), high + np.array([0.1, 0.2, 0])
        meshes.append(shaped(aid, floor, roof, max(resolution, 120)))  # sticks and rims are thin
    vertices, faces, colours = joined(meshes)
    turn = rotation((pose.tip[0], pose.tip[1], 0))
    marks = {f"{name}_hand": bones.arms[name].end + _grip(bones.arms[name]) * body.hand for name in SIDES}
    marks |= {f"{name}_foot": bones.legs[name].end for name in SIDES}
    marks |= {
        "head": bones.head,
        "top": bones.head + bones.head_frame[:, 2] * body.head * 1.1,
    }
    marks["back"] = bones.chest + bones.chest_frame[:, 1] * body.chest
    marks["seat"] = bones.hips - np.array([0, 0, body.hips * 0.9])
    vertices = vertices @ turn.T
    ground = float(vertices[:, 2].min())
    if pose == POSES["dangling"]:
        ground = float(marks["seat"][2])
    drop = np.array([0, 0, ground])
    placed_marks = {name: (turn @ at - drop) * body.height for name, at in marks.items()}
    mesh = (((vertices - drop) * body.height).astype(np.float32), faces, colours)
    return mesh, tuple((name, tuple(map(float, at))) for name, at in placed_marks.items())


def _grip(arm: Any) -> np.ndarray:
    along: np.ndarray = arm.end - arm.joint
    return along / max(float(np.linalg.norm(along)), 1e-9)


def figure(
    body: str | Body = "grown",
    pose: str | Pose = "standing",
    clothes: str | Clothes = "red coat",
    *,
    skin: str | Colour = "peach",
    quality: int = 130,
    mirrored: bool = False,
    **changes: Any,
) -> Any:
    """A person. `changes` alter single pieces of the outfit: `hat="top", coat="#223344", scarf=None`.

    A grown body is about one unit tall. `quality` is the resolution of a final (a draft takes 55 %).
    Sitting people have their feet on the ground (`mark(thing, "seat")` tells how high the seat is); those
    who are `dangling` have the edge they sit on at the origin.
    """
    shape = BODIES[body] if isinstance(body, str) else body
    moment = POSES[pose] if isinstance(pose, str) else pose
    outfit = replace(OUTFITS[clothes] if isinstance(clothes, str) else clothes, **changes)
    if shape.support == "wheelchair" and moment.hips[1] > 0.6:
        moment = replace(moment, **_seated(moment))
    if shape.support == "stick" and moment == POSES["standing"]:
        moment = replace(moment, right_hand=(0.22, 0.42, -0.62), left_hand=(-0.1, -0.34, -0.66))
    tone = SKINS.get(skin, skin) if isinstance(skin, str) else skin
    (vertices, faces, colours), marks = _modelled(shape, moment, outfit, tone, kit.detail(quality))
    if mirrored:
        vertices, faces = vertices * np.array([-1, 1, 1], np.float32), faces[:, ::-1]
    thing = kit.mesh(vertices, faces, materials.clay(), colours)
    thing.name = (
        f"{body if isinstance(body, str) else 'person'}, {pose if isinstance(pose, str) else 'posed'}"
    )
    for name, (x, y, z) in marks:
        other = {
            "left_hand": "right_hand",
            "right_hand": "left_hand",
            "left_foot": "right_foot",
            "right_foot": "left_foot",
        }
        thing[other.get(name, name) if mirrored else name] = (-x if mirrored else x, y, z)
    return thing


def _seated(moment: Pose) -> dict[str, Any]:
    """Legs of someone in a wheelchair; arms and head stay as the pose has them."""
    chair = POSES["sitting"]
    arms = (
        {"left_hand": (0.22, 0.34, -0.52), "right_hand": (0.24, 0.26, -0.58)}
        if moment == POSES["standing"]
        else {}
    )
    return {
        "hips": (0, 0.66),
        "lean": min(moment.lean, 12),
        "left_foot": (0.0, 0.66, 0.10),
        "right_foot": (0.0, 0.62, 0.10),
        "left_knee": chair.left_knee,
        "right_knee": chair.right_knee,
        "toes": (0, 0),
        **arms,
    }


def mark(thing: Any, name: str) -> Vector:
    """Where a part of a figure is on the stage: left_hand, right_hand, left_foot, right_foot, head, top, back, seat."""
    at = thing.matrix_basis @ Vector(thing[name])
    holder = thing.parent
    while holder:
        at, holder = holder.matrix_basis @ at, holder.parent
    return at


def hand_position(thing: Any, side: str = "right") -> Vector:
    """The middle of a hand on the stage, to put something into it; ask after the figure has been placed."""
    return mark(thing, f"{side}_hand")


def hand(
    gesture: str = "open",
    *,
    skin: str | Colour = "peach",
    sleeve: Colour | None = "#3a4a6a",
    quality: int = 120,
    mirrored: bool = False,
) -> Any:
    """A large left hand, about 1.7 tall: open, pointing, holding, cupped or flat.

    It stands on its sleeve with the wrist at the origin, fingers up, palm towards -y; turn it as you need it.
    """
    tone = SKINS.get(skin, skin) if isinstance(skin, str) else skin
    vertices, faces, colours = hand_mesh(gesture, tone, sleeve, kit.detail(quality))
    if mirrored:
        vertices, faces = vertices * np.array([-1, 1, 1], np.float32), faces[:, ::-1]
    return kit.mesh(vertices, faces, materials.clay(), colours)


CROWD_BODIES = ("grown", "woman", "broad worker", "small child", "thin elder", "round elder", "lanky teen")
CROWD_OUTFITS = (
    "red coat",
    "suit",
    "long dress",
    "great coat",
    "work shirt",
    "apron",
    "jumper",
    "blouse and skirt",
)
CROWD_POSES = ("standing", "waiting", "hands behind", "standing", "walking")


def crowd(
    places: Sequence[tuple[float, float]] | int,
    *,
    width: float = 4,
    depth: float = 2,
    seed: int = 1,
    bodies: Sequence[str] = CROWD_BODIES,
    outfits: Sequence[str] = CROWD_OUTFITS,
    poses: Sequence[str] = CROWD_POSES,
    colours: Sequence[Colour] | None = None,
    facing: float = 0,
    ground: Callable[[float, float], float] = lambda x, y: 0.0,
    kinds: int = 8,
    size: float = 1,
    quality: int = 70,
) -> Any:
    """Many people for the price of `kinds`: at the given places, or that many strewn over an oval, never in rows.

    `colours` dresses all of them in those coats; `facing` turns them all (degrees), each a little differently.
    """
    rng = np.random.default_rng(seed)
    moulds = []
    for i in range(kinds):
        coat: dict[str, Any] = {} if colours is None else {"coat": colours[i % len(colours)]}
        skin = list(SKINS)[int(rng.integers(len(SKINS)))]
        body, outfit = bodies[i % len(bodies)], outfits[(i * 3) % len(outfits)]
        moulds.append(
            kit.mould(figure(body, poses[i % len(poses)], outfit, skin=skin, quality=quality, **coat))
        )
    spots = _strewn(places, width, depth, rng) if isinstance(places, int) else list(places)
    people = []
    for x, y in spots:
        turn = (0, 0, facing + float(rng.normal(0, 22)))
        at = (x, y, ground(x, y))
        people.append(
            kit.cast(moulds[int(rng.integers(kinds))], at, turn, size * float(rng.uniform(0.9, 1.1)))
        )
    return kit.group(people)


def _strewn(count: int, width: float, depth: float, rng: np.random.Generator) -> list[tuple[float, float]]:
    """Spots in an oval, each as far from the others as the best of a few tries: loose, but not on top of another."""
    spots: list[tuple[float, float]] = []
    while len(spots) < count:
        tries = []
        for _ in range(5):
            a, r = rng.uniform(0, math.tau), math.sqrt(rng.random())
            tries.append((width / 2 * r * math.cos(a), depth / 2 * r * math.sin(a)))
        spots.append(max(tries, key=lambda t: min((math.dist(t, s) for s in spots), default=9.0)))
    return spots
