# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody: body, head, hair, clothes and shoes, each its own mesh and material, grouped and about `tall` units high.

her = person(age=70, female=1, build="round", pose="seated", look=Look("#8a5638"), expression="tender",
             hair="bun", hair_colour="#d9d2c6", clothes=[Garment("dress", "#a83a2c", length=0.8)])
kit.place(her.thing, (1, -1, 0), (0, 0, 40))
her.hand("left")   # where a hand is on the stage, after placing
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import bpy
import numpy as np

from .. import kit
from ..clay import rotation
from ..colour import Colour, linear
from . import garment as garments
from . import meshes, worn
from . import surfaces as sf
from .book import BOOK, LIFE, Book
from .garment import Garment
from .hats import Hat
from .look import EXPRESSIONS, Expression, Face, Look, suited
from .makehuman import HEAD, base, share_of
from .melt import melted
from .pose import STAND, Pose
from .poses import POSES
from .sewing import Sewn, sewn
from .shape import BUILDS, Build, proportions, shaped
from .shoes import shoe
from .skeleton import Skeleton
from .stance import Stance, posed
from .top import Top, headed
from .trims import trims

Point = Sequence[float] | np.ndarray
NEAR = 0.6
"""A person taller than this share of the picture needs no larger head."""


def stage_height() -> float:
    """How much of the stage the camera sees, from bottom to top, at the middle of the stage."""
    camera = bpy.context.scene.camera
    if camera is None:
        return 1e3
    return float(camera.location.length * camera.data.sensor_height / camera.data.lens)


@dataclass(frozen=True)
class Person:
    """A person on the stage. `thing` is what `kit.place` moves."""

    thing: Any
    skeleton: Skeleton
    unit: float
    low: np.ndarray
    tip: np.ndarray

    def own(self, point: np.ndarray) -> np.ndarray:
        """A point of the body in the person's own space."""
        return np.asarray((self.tip @ point - self.low) * self.unit)

    def mark(self, joint: str) -> np.ndarray:
        """Where a joint (a bone's name, such as wrist.L) is on the stage."""
        return kit.spot_on(self.thing, self.own(self.skeleton.at(joint)))

    def hand(self, side: str) -> np.ndarray:
        """Where the hollow of a hand is."""
        s = side[0].upper()
        return np.asarray(self.mark(f"wrist.{s}") * 0.35 + self.mark(f"finger3-1.{s}") * 0.65)

    def face(self) -> np.ndarray:
        """Where the middle of the face is: to let somebody else look at it."""
        return kit.spot_on(self.thing, self.thing["face"])

    def seat(self) -> np.ndarray:
        """Where the body sits."""
        return kit.spot_on(self.thing, self.thing["seat"])


def person(
    *,
    age: float = 30,
    female: float = 0.5,
    build: str | Build = "average",
    tall: float = 1.0,
    height_heads: float = 5.5,
    pose: str | Pose | Stance = "standing",
    hunch: float = 0.0,
    look: Look | None = None,
    expression: str | Expression = "calm",
    hair: str = "short",
    hair_colour: Colour = "#4a2c1a",
    hair_volume: float = 1.0,
    beard: str | None = None,
    beard_colour: Colour | None = None,
    clothes: Sequence[Garment] = (),
    shoes: Colour | None = "#4a2e20",
    sole: Colour = "#2a1c16",
    boot: float = 0.0,
    gloves: Colour | None = None,
    hat: Hat | None = None,
    scarf: Colour | None = None,
    rucksack: Colour | None = None,
    aid: str | None = None,
    targets: Mapping[str, float] | None = None,
    reach: Mapping[str, Point] | None = None,
    look_at: Point | None = None,
    wind: Point = (0, 0, 0),
    far: bool = False,
    book: Book | None = None,
    seed: int = 1,
) -> Person:
    """Model somebody who faces -y with the feet at the origin; see art/PEOPLE.md.

    `reach` puts palms ("left", "right") at points and `look_at` turns head and eyes to one, both in the person's own
    space before placing; `wind` blows there too (about 1 long for a breeze). `far` makes one light mesh without
    simulated cloth and drawn face, for people under a tenth of the picture and for crowds. `targets` are further
    shares of MakeHuman's, by name; `book` are the proportions: if not
    said, those of a picture book, unless somebody fills half of the picture.
    """
    b = base()
    built = BUILDS[build] if isinstance(build, str) else build
    book = book or (LIFE if tall > NEAR * stage_height() else BOOK)
    built = replace(built, hands=built.hands * book.hand)
    v = shaped(age=age, female=female, weight=built.weight, muscle=built.muscle, targets=targets)
    sk = Skeleton(v, proportions(age, built))
    moment = _moment(pose, hunch)
    tip = rotation((*moment.tip, 0)).astype(float)
    stand = v[np.unique(b.faces["body"])]
    height = float(stand[:, 2].max() - stand[:, 2].min())
    unit = tall / height
    sk.pose(moment)
    low = _ground(v, sk, moment, tip)
    for _ in range(2 if reach else 0):
        for side, spot in (reach or {}).items():
            moment = _reaching(moment, sk, side, tip.T @ (np.asarray(spot, float) / unit + low))
        sk.pose(moment)
    mood = EXPRESSIONS[expression] if isinstance(expression, str) else expression
    size = height / height_heads * 1.02 * book.head
    if look_at is not None:
        moment, mood = _looking(moment, mood, sk, tip.T @ (np.asarray(look_at, float) / unit + low), size)
        sk.pose(moment)
    blow = tip.T @ np.asarray(wind, float)
    face = suited(look or Look(), age, female)
    face = replace(face, eye=face.eye * book.eye)
    parts: list[Any] = [_skin(v, sk, face, clothes, shod=bool(shoes), gloves=gloves, fine=not far)]

    top = Top(
        face, mood, hair, hair_colour, hair_volume, beard, beard_colour or hair_colour, hat, seed, far, book
    )
    parts.append(headed(top, sk, size, blow))

    down = tip.T @ np.array([0, 0, -1.0])
    for k, g in enumerate(clothes):
        made = _dressed(g, v, sk, moment, female, down=down, wind=blow, layer=k, seed=seed + k, far=far)
        parts += [made[0], *trims(made[1], sk)]
    if shoes:
        parts += [shoe(sk, s, shoes, sole, boot, 30 if far else kit.detail(64)) for s in "LR"]
    if scarf:
        parts += worn.scarf(sk, scarf, blow)
    if rucksack:
        parts += worn.rucksack(sk, rucksack)
    inner = kit.place(kit.group(parts), -low * unit, (*moment.tip, 0), unit)
    who = Person(inner, sk, unit, low, tip)
    things = [inner, *_aided(aid, who, tall, v)]
    thing = kit.group(things)
    if far:
        thing = melted(thing)
    return _marked(replace(who, thing=thing), size, v, 0.5 - 0.2 / book.head)


def _moment(pose: str | Pose | Stance, hunch: float) -> Pose:
    wish = POSES[pose] if isinstance(pose, str) else pose
    if isinstance(wish, Stance):
        return posed(wish, hunch)
    if not hunch:
        return wish
    bend, look = wish.bend, wish.look
    return replace(wish, bend=(bend[0] + hunch, *bend[1:]), look=(look[0] - 0.65 * hunch, *look[1:]))


def _hull(v: np.ndarray, sk: Skeleton) -> np.ndarray:
    """The skin in the pose, without the head."""
    b = base()
    used = np.unique(b.faces["body"])
    used = used[share_of(HEAD, b.bone[used], b.weight[used]) < 0.5]
    return sk.skin(v[used], b.bone[used], b.weight[used])


def _ground(v: np.ndarray, sk: Skeleton, pose: Pose, tip: np.ndarray) -> np.ndarray:
    """What of the body is at the person's origin: under the hips, at the height of the lowest skin or of the seat."""
    leg = sk.length("upperleg01.L", "foot.L")
    lowest = _seat(v, sk)[2] if pose.on_edge else float((_hull(v, sk) @ tip.T)[:, 2].min()) - 0.05 * sk.size
    return np.array([0, pose.ahead * leg, lowest])


def _seat(v: np.ndarray, sk: Skeleton) -> np.ndarray:
    """The underside of the hips."""
    hips = (sk.at("upperleg01.L") + sk.at("upperleg01.R")) / 2
    skin = _hull(v, sk)
    near = np.hypot(skin[:, 0] - hips[0], skin[:, 1] - hips[1] - 0.3) < 1.3 * sk.size
    near &= skin[:, 2] > hips[2] - 2.2 * sk.size
    low = float(skin[near, 2].min()) if near.any() else float(hips[2]) - sk.size
    return np.array([hips[0], hips[1], low])


def _reaching(wish: Pose, sk: Skeleton, side: str, spot: np.ndarray) -> Pose:
    """The pose with the palm of one hand at a spot, in the body's units."""
    s = side[0].upper()
    chest = sk.turned("spine01")
    wrist = sk.at(f"wrist.{s}")
    palm = (sk.at(f"finger3-1.{s}") - wrist) * 0.8
    arm = sk.length(f"upperarm01.{s}", f"wrist.{s}")
    way = chest.T @ (spot - palm - sk.at(f"upperarm01.{s}")) / arm
    x, y, z = way * (1 if s == "L" else -1, 1, 1)
    hand = (float(x), float(y), float(z))
    if s == "L":
        return replace(wish, left=replace(wish.left, hand=hand))
    return replace(wish, right=replace(wish.right, hand=hand))


def _looking(
    wish: Pose, mood: Expression, sk: Skeleton, spot: np.ndarray, size: float
) -> tuple[Pose, Expression]:
    """Head and eyes turned to a spot: the neck as far as it goes, the eyes the rest."""
    eyes = sk.at("head") + sk.turned("head") @ np.array([0, -0.2, 0.35]) * size
    x, y, z = sk.turned("spine01").T @ (spot - eyes)
    about = float(np.degrees(np.arctan2(x, -y)))
    nod = float(-np.degrees(np.arctan2(z, np.hypot(x, y))))
    turn, bow = float(np.clip(about, -62, 62)), float(np.clip(nod, -38, 38))
    gaze = (float(np.clip((about - turn) / 25, -1, 1)), float(np.clip((bow - nod) / 25, -1, 1)))
    return replace(wish, look=(bow, wish.look[1], turn)), replace(mood, gaze=gaze)


def _skin(
    v: np.ndarray,
    sk: Skeleton,
    face: Face,
    clothes: Sequence[Garment],
    *,
    shod: bool,
    gloves: Colour | None,
    fine: bool,
) -> Any:
    """The body without its head, less what cloth surely hides."""
    b = base()
    faces = b.faces["body"]
    head = share_of(HEAD, b.bone, b.weight)[faces].mean(1)
    faces = faces[(head < 0.6) & ~garments.covered(faces, v, sk, clothes, shod=shod)]
    used, f = meshes.part(faces)
    body = sk.skin(v[used], b.bone[used], b.weight[used])
    finger = np.clip(share_of(("finger",), b.bone[used], b.weight[used]), 0, 1)[:, None] * 0.25
    colours = np.array(linear(face.skin)) * (1 - finger) + np.array(linear(face.blush)) * finger
    if gloves:
        hand = share_of(("wrist", "finger", "metacarpal"), b.bone[used], b.weight[used])[:, None] > 0.4
        colours = np.where(hand, np.array(linear(gloves)), colours)
    skin = kit.mesh(body, f, sf.skin(), colours)
    skin.name = "hand and skin"  # the finish paints hands with care
    if fine:
        smooth = skin.modifiers.new("round", "SUBSURF")
        smooth.levels = smooth.render_levels = 1
    return skin


def _dressed(
    g: Garment,
    v: np.ndarray,
    sk: Skeleton,
    moment: Pose,
    female: float,
    *,
    down: np.ndarray,
    wind: np.ndarray,
    layer: int,
    seed: int,
    far: bool,
) -> tuple[Any, Sewn]:
    """One garment, from the inside out."""
    if g.kind == "cape":
        sk.pose(STAND)
        c = garments.cape(g, v, sk, 40 if far else 64)
        sk.pose(moment)
        fall: dict[str, Any] = {"under": 0.35, "arms": True, "stiff": 0.8}
    else:
        c = garments.cut(g, v, sk, female)
        fall = {"under": 0.3 if layer else 0.0}
    return sewn(g, c, v, sk, moment, seed=seed, far=far, down=down, wind=wind, **fall)


def _aided(aid: str | None, who: Person, tall: float, v: np.ndarray) -> list[Any]:
    """A stick or a wheelchair, in the person's own space."""
    if aid is None:
        return []
    sk = who.skeleton
    if aid == "stick":
        hand = who.own(sk.at("wrist.R") * 0.35 + sk.at("finger3-1.R") * 0.65) / tall
        return [kit.group([worn.stick(hand)], size=tall)]
    if aid == "wheelchair":
        hips = who.own((sk.at("upperleg01.L") + sk.at("upperleg01.R")) / 2) / tall
        return [kit.group(worn.wheelchair(hips, who.own(_seat(v, sk))[2] / tall), size=tall)]
    raise ValueError(f"no aid is called {aid}; there are stick, wheelchair")


def _marked(who: Person, size: float, v: np.ndarray, high: float) -> Person:
    """Keep where hands, feet, head and seat are with the thing itself, for `figures.mark`."""
    sk, thing = who.skeleton, who.thing
    up, ahead = sk.turned("head") @ np.array([0, 0, 1.0]), sk.turned("head") @ np.array([0, -1.0, 0])
    middle = sk.at("head") + up * high * size
    marks = {
        "head": middle,
        "face": middle + ahead * 0.4 * size,
        "top": middle + up * 0.5 * size,
        "seat": _seat(v, sk),
    }
    marks["back"] = sk.at("spine02") + sk.turned("spine02") @ np.array([0, 1.2, 0]) * sk.size
    for name, s in (("left", "L"), ("right", "R")):
        marks[f"{name}_hand"] = sk.at(f"wrist.{s}") * 0.35 + sk.at(f"finger3-1.{s}") * 0.65
        marks[f"{name}_foot"] = sk.at(f"foot.{s}")
    for name, at in marks.items():
        thing[name] = tuple(float(n) for n in who.own(at))
    return who
