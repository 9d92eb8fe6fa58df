# SPDX-License-Identifier: GPL-3.0-or-later
"""People by name: a body type, a stance and an outfit, made by `people.person`; crowds of far ones.

keeper = figure("thin elder", "holding a lamp", "great coat", skin="brown", expression="worried")
kit.place(keeper, (-1.2, -3, 0), (0, 0, 158), 1.25)
kit.sphere(0.1, materials.lamp("#ffc861", 8), hand_position(keeper, "right"))
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any

import numpy as np
from mathutils import Vector

from .. import kit
from ..colour import Colour
from ..people import beard as beards
from ..people import hats
from ..people.look import SKINS, Look
from ..people.person import person
from ..people.pose import Pose, mirrored
from ..people.poses import POSES
from ..people.stance import Stance, posed
from ..people.stances import STANCES
from .bodies import BODIES, Body
from .clothes import OUTFITS, Clothes, cut_of, female_of, garments

FAR = 100
"""People of a lower quality than this are far ones."""
MOODS = {
    "lying": "asleep",
    "curled up": "asleep",
    "praying": "tender",
    "looking up": "gazing",
    "reaching up": "gazing",
    "holding up": "gazing",
    "climbing": "gazing",
    "falling": "afraid",
    "dancing": "glad",
    "arms wide": "glad",
    "cheering": "laughing",
    "dancing lead": "glad",
    "dancing follow": "glad",
    "shaking a fist": "furious",
    "hand on heart": "grateful",
    "head in hands": "sad",
    "running": "worried",
}
PIECES = {field.name for field in fields(Clothes)}


def figure(
    body: str | Body = "grown",
    pose: str | Stance | Pose = "standing",
    clothes: str | Clothes = "red coat",
    *,
    skin: str | Colour = "peach",
    quality: int = 130,
    far: bool | None = None,
    flipped: bool = False,
    **changes: Any,
) -> Any:
    """A person. `changes` alter pieces of the outfit (`hat="top", coat="#223344", scarf=None`) or go to `person`.

    A grown body is about one unit tall. A `quality` below 100, or `far`, makes a far one: a single mesh, which
    `kit.mould` takes. Sitting people have their feet on the ground (`mark(thing, "seat")` tells how high the seat is);
    those who are `dangling` have the edge they sit on at the origin. `flipped` exchanges left and right.
    """
    shape = BODIES[body] if isinstance(body, str) else body
    worn = {name: changes.pop(name) for name in PIECES & set(changes)}
    if worn.get("beard") in beards.LENGTHS:  # a style; a colour means a full beard
        changes["beard"] = worn.pop("beard")
    outfit = replace(OUTFITS[clothes] if isinstance(clothes, str) else clothes, **worn)
    tone = SKINS.get(skin, skin) if isinstance(skin, str) else skin
    moment = _moment(pose, shape)
    female = shape.female if shape.female is not None else female_of(outfit)
    wish: dict[str, Any] = {
        "age": shape.age,
        "female": female,
        "build": shape.build,
        "tall": shape.height,
        "height_heads": shape.heads,
        "pose": mirrored(moment) if flipped else moment,
        "look": Look(tone),
        "expression": MOODS.get(pose, "calm") if isinstance(pose, str) else "calm",
        "hair": "ring" if outfit.hair == "fringe" else outfit.hair,
        "hair_colour": outfit.hair_colour,
        "beard": None if outfit.beard is None else "long" if cut_of(outfit) == "robe" else "full",
        "beard_colour": outfit.beard,
        "hat": hat(outfit),
        "clothes": garments(outfit),
        "shoes": outfit.shoes,
        "gloves": outfit.gloves,
        "scarf": outfit.scarf,
        "rucksack": outfit.pack,
        "aid": shape.support or None,
        "far": quality < FAR if far is None else far,
    }
    if shape.belly:
        wish["targets"] = {"stomach/stomach-pregnant-incr": min(shape.belly, 1.0)}
    thing = person(**{**wish, **changes}).thing
    if thing.type == "EMPTY":
        thing.name = (
            f"{body if isinstance(body, str) else 'person'}, {pose if isinstance(pose, str) else 'posed'}"
        )
    return thing


def _moment(pose: str | Stance | Pose, shape: Body) -> Pose:
    """The pose of a body: bent by its hunch, seated in its wheelchair, leaning on its stick."""
    wish = (STANCES.get(pose) or POSES[pose]) if isinstance(pose, str) else pose
    if isinstance(wish, Pose):
        bend, look = wish.bend, wish.look
        return replace(
            wish, bend=(bend[0] + shape.hunch, *bend[1:]), look=(look[0] - 0.65 * shape.hunch, *look[1:])
        )
    if shape.support == "wheelchair" and wish.hips[1] > 0.6:
        wish = _seated(wish)
    if shape.support == "stick" and wish == STANCES["standing"]:
        wish = replace(wish, right_hand=(0.22, 0.42, -0.62), left_hand=(-0.1, -0.34, -0.66))
    return posed(wish, shape.hunch)


def _seated(stance: Stance) -> Stance:
    """Someone in a wheelchair; arms and head stay as the stance has them."""
    chair = STANCES["sitting"]
    arms: dict[str, Any] = {}
    if stance == STANCES["standing"]:
        arms = {"left_hand": (0.22, 0.34, -0.52), "right_hand": (0.24, 0.26, -0.58)}
    return replace(
        stance,
        hips=chair.hips,
        lean=min(stance.lean, 12),
        left_foot=chair.left_foot,
        right_foot=(0.08, 0.5, 0),
        left_knee=chair.left_knee,
        right_knee=chair.right_knee,
        toes=(0, 0),
        **arms,
    )


def hat(wear: Clothes) -> hats.Hat | None:
    """The hat of an outfit."""
    colour, band = wear.hat_colour, wear.band
    match wear.hat:
        case "none":
            return None
        case "brim":
            return hats.brim(colour, band or "#2a2020")
        case "beanie":
            return hats.woolly(colour, band)
        case "cap":
            return hats.cap(colour)
        case "beret":
            return hats.beret(colour)
        case "bowler":
            return hats.bowler(colour, band)
        case "top":
            return hats.topper(colour, band)
        case "pointed":
            return hats.pointed(colour, band or "#efe6d2")
        case "headscarf":
            return hats.headscarf(colour)
        case "hood":
            return hats.hood(colour)
        case "crown":
            return hats.crown(colour)
        case other:
            raise ValueError(f"no hat is called {other}")


def mark(thing: Any, name: str) -> Vector:
    """Where a part of a figure is on the stage: head, face, top, back, seat, left_hand, left_foot, right ones."""
    at = thing.matrix_basis @ Vector(thing[name])
    holder = thing.parent
    while holder:
        at, holder = holder.matrix_basis @ at, holder.parent
    return at


def hand_position(thing: Any, side: str = "right") -> Vector:
    """The middle of a hand on the stage, to put something into it; ask after the figure has been placed."""
    return mark(thing, f"{side}_hand")


def parts(thing: Any) -> list[Any]:
    """All objects of a figure, to change how each is seen (`part.visible_shadow = False`)."""
    return [thing, *thing.children_recursive]


CROWD_BODIES = ("grown", "woman", "broad worker", "small child", "thin elder", "round elder", "lanky teen")
CROWD_OUTFITS = (
    *("red coat", "suit", "long dress", "great coat", "work shirt", "apron", "jumper"),
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
    **changes: Any,
) -> Any:
    """Many far people for the price of `kinds`: at the given places, or that many strewn over an oval, never in rows.

    `colours` dresses all of them in those coats; `facing` turns them all (degrees), each a little differently.
    """
    rng = np.random.default_rng(seed)
    changes.pop("quality", None)
    moulds = []
    for i in range(kinds):
        coat: dict[str, Any] = {} if colours is None else {"coat": colours[i % len(colours)]}
        skin = list(SKINS)[int(rng.integers(len(SKINS)))]
        body, outfit = bodies[i % len(bodies)], outfits[(i * 3) % len(outfits)]
        wish = {"skin": skin, "seed": i + 1, **coat, **changes}
        moulds.append(kit.mould(figure(body, poses[i % len(poses)], outfit, far=True, **wish)))
    spots = strewn(places, width, depth, rng) if isinstance(places, int) else list(places)
    people = []
    for x, y in spots:
        turn = (0, 0, facing + float(rng.normal(0, 22)))
        scale = size * float(rng.uniform(0.9, 1.1))
        one = kit.cast(moulds[int(rng.integers(kinds))], (x, y, ground(x, y)), turn, scale)
        one.name = "head far"
        people.append(one)
    return kit.group(people)


def strewn(count: int, width: float, depth: float, rng: np.random.Generator) -> list[tuple[float, float]]:
    """Spots in an oval, each as far from the others as the best of a few tries: loose, but not on top of another."""
    spots: list[tuple[float, float]] = []
    while len(spots) < count:
        tries = []
        for _ in range(5):
            a, r = rng.uniform(0, math.tau), math.sqrt(rng.random())
            tries.append((width / 2 * r * math.cos(a), depth / 2 * r * math.sin(a)))
        spots.append(max(tries, key=lambda t: min((math.dist(t, s) for s in spots), default=9.0)))
    return spots
