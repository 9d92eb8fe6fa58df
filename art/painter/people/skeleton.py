# SPDX-License-Identifier: GPL-3.0-or-later
"""The joints of a shaped body, put into a pose by two-bone reaching; the skin follows its bones."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .makehuman import base
from .pose import Arm, Leg, Pose
from .shape import Scale
from .turns import Vector, between, euler, frame, turn

SPINE = ("root", "spine05", "spine04", "spine03", "spine02", "spine01")
NECK = ("neck01", "neck02", "neck03", "head")
LIMBS = (
    *("clavicle", "shoulder01", "upperarm01", "upperarm02", "lowerarm01", "lowerarm02", "wrist"),
    *("pelvis", "upperleg01", "upperleg02", "lowerleg01", "lowerleg02", "foot"),
)


def reaching(
    start: np.ndarray, target: np.ndarray, one: float, two: float, pole: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Directions of the two halves of a limb from start towards target, bent towards the pole; and that side."""
    d = target - start
    far = np.clip(np.linalg.norm(d), abs(one - two) * 1.02 + 1e-6, (one + two) * 0.9995)
    d = d / max(float(np.linalg.norm(d)), 1e-9)
    a = np.arccos(np.clip((one**2 + far**2 - two**2) / (2 * one * far), -1, 1))
    side = frame(d, pole)[:, 1]
    first = d * np.cos(a) + side * np.sin(a)
    second = d * far - first * one
    return first, second / np.linalg.norm(second), side


class Skeleton:
    """The joints of a shaped body, its proportions and, once posed, where each bone is."""

    def __init__(self, vertices: np.ndarray, scale: Mapping[str, Scale]) -> None:
        b = base()
        self.names, self.parents = b.names, b.parents
        self.number = {n: i for i, n in enumerate(b.names)}
        self.rest = np.array([vertices[j].mean(0) for j in b.joints])
        self.scale = np.ones((len(b.names), 3))
        for i, name in enumerate(b.names):
            up = b.parents[i]
            key = name.split(".", maxsplit=1)[0].rstrip("0123456789")
            if name in scale or key in scale:
                self.scale[i] = scale[name] if name in scale else scale[key]
            elif up >= 0 and name.startswith(("finger", "metacarpal", "toe")):
                self.scale[i] = self.scale[up]
        self.turns = np.tile(np.eye(3), (len(b.names), 1, 1))
        self.places = self.rest.copy()

    @property
    def size(self) -> float:
        """How large a body is against a grown one: ease and wrinkles go with it."""
        tall = self.rest_at("head")[2] - self.rest_at("foot.L")[2]
        return float(np.clip(tall / 13.2, 0.35, 1.1))

    def at(self, name: str) -> np.ndarray:
        """Where a joint is now."""
        return np.asarray(self.places[self.number[name]])

    def rest_at(self, name: str) -> np.ndarray:
        """Where a joint is in the unposed body."""
        return np.asarray(self.rest[self.number[name]])

    def turned(self, name: str) -> np.ndarray:
        """How a bone is turned now."""
        return np.asarray(self.turns[self.number[name]])

    def place(self, name: str, r: np.ndarray) -> None:
        """Turn a bone (its place follows from its parent)."""
        i = self.number[name]
        self.turns[i] = r
        self._follow(i)

    def _follow(self, i: int) -> None:
        up = self.parents[i]
        if up >= 0:
            step = self.scale[up] * (self.rest[i] - self.rest[up])
            self.places[i] = self.places[up] + self.turns[up] @ step

    def _inherit(self, names: set[str]) -> None:
        """Bones not posed move with their parents."""
        for i, name in enumerate(self.names):
            if name not in names and self.parents[i] >= 0:
                self.turns[i] = self.turns[self.parents[i]]
            self._follow(i)

    def length(self, a: str, b: str) -> float:
        """The posed length from one joint to a later one in a straight chain."""
        i, total = self.number[b], 0.0
        while i != self.number[a]:
            up = self.parents[i]
            total += float(np.linalg.norm(self.scale[up] * (self.rest[i] - self.rest[up])))
            i = up
        return total

    def pose(self, p: Pose) -> None:
        """Put every bone in its place."""
        hips = euler(*p.tilt)
        chest = hips @ euler(*p.bend)
        head = chest @ euler(*p.look)
        self.places[0] = self.rest[0]
        for name, share in zip(SPINE, (0, 0.1, 0.3, 0.6, 0.85, 1), strict=True):
            self.place(name, between(hips, chest, share))
        for name, share in zip(NECK, (0.3, 0.5, 0.75, 1), strict=True):
            self.place(name, between(chest, head, share))
        done = {*SPINE, *NECK}
        for side, s, arm, leg in (("L", 1, p.left, p.left_leg), ("R", -1, p.right, p.right_leg)):
            self._arm(side, s, arm, chest)
            self._leg(side, s, leg, hips)
            done |= {f"{n}.{side}" for n in LIMBS}
            done |= {f"finger{f}-{k}.{side}" for f in range(1, 6) for k in range(1, 4)}
        self._inherit(done)

    def _arm(self, side: str, s: int, arm: Arm, chest: np.ndarray) -> None:
        out = np.array([s, 1, 1])
        self.place(f"clavicle.{side}", chest)
        lift = float(np.clip((arm.hand[2] + 0.3) * 22, 0, 26))  # a raised arm raises its shoulder
        raised = chest @ turn((0, 1, 0), -s * lift)
        self.place(f"clavicle.{side}", between(chest, raised, 0.7))
        self.place(f"shoulder01.{side}", raised)
        self.place(f"upperarm01.{side}", raised)
        start = self.at(f"upperarm01.{side}")
        one = self.length(f"upperarm01.{side}", f"lowerarm01.{side}")
        length = self.length(f"upperarm01.{side}", f"wrist.{side}")
        want = chest @ (np.array(arm.hand) * out)
        elbow = chest @ (np.array(arm.elbow) * out)
        u, f, _ = reaching(start, start + want * length, one, length - one, elbow)
        wanted = ("upperarm01", "lowerarm01", "wrist", "finger3-1", "finger2-1", "finger5-1")
        j = {n: self.rest_at(f"{n}.{side}") for n in wanted}
        u0, f0 = j["lowerarm01"] - j["upperarm01"], j["wrist"] - j["lowerarm01"]
        hinge0, hinge = np.cross(u0, f0), np.cross(u, f)
        if np.linalg.norm(hinge) < 0.05:
            hinge = np.cross(u, -elbow)
        upper = frame(u, hinge) @ frame(u0, hinge0).T
        fore = frame(f, hinge) @ frame(f0, hinge0).T
        for n in ("upperarm01", "upperarm02"):
            self.place(f"{n}.{side}", upper)
        h0 = j["finger3-1"] - j["wrist"]
        palm0 = np.cross(j["finger2-1"] - j["finger5-1"], h0) * -s  # the sign differs from side to side
        hand = fore
        if arm.point is not None or arm.palm is not None:
            point = chest @ (np.array(arm.point) * out) if arm.point is not None else fore @ h0
            palm = chest @ (np.array(arm.palm) * out) if arm.palm is not None else fore @ palm0
            hand = frame(point, palm) @ frame(h0, palm0).T
        # the forearm turns with the hand about its own length
        twist = frame(f, hand @ palm0) @ frame(f, fore @ palm0).T @ fore
        self.place(f"lowerarm01.{side}", between(fore, twist, 0.3))
        self.place(f"lowerarm02.{side}", between(fore, twist, 0.75))
        self.place(f"wrist.{side}", hand)
        across = j["finger5-1"] - j["finger2-1"]
        self._fingers(side, arm, hand, palm0 / np.linalg.norm(palm0), across)

    def _fingers(self, side: str, arm: Arm, hand: np.ndarray, palm: np.ndarray, across: np.ndarray) -> None:
        curls = np.broadcast_to(np.array(arm.curl, float), 4)
        for finger in range(1, 6):
            names = [f"finger{finger}-{k}.{side}" for k in (1, 2, 3)]
            along = self.rest_at(names[1]) - self.rest_at(names[0])
            if finger == 1:
                amount, axis = arm.thumb, np.cross(along, across)
            else:
                each = 1.0 if np.ndim(arm.curl) else 0.85 + 0.08 * finger
                amount, axis = float(curls[finger - 2]) * each, np.cross(along, palm)
            up = self.parents[self.number[names[0]]]
            if self.names[up].startswith("metacarpal"):
                self.turns[up] = hand
                self._follow(up)
            for name, share in zip(names, (0.8, 1.75, 2.5), strict=True):
                self.place(name, hand @ turn(axis, amount * share * 62))

    def _leg(self, side: str, s: int, leg: Leg, hips: np.ndarray) -> None:
        out = np.array([s, 1, 1])
        self.place(f"pelvis.{side}", hips)
        self.place(f"upperleg01.{side}", hips)
        one = self.length(f"upperleg01.{side}", f"lowerleg01.{side}")
        two = self.length(f"lowerleg01.{side}", f"foot.{side}")
        start = self.at(f"upperleg01.{side}")
        level = turn((0, 0, 1), np.degrees(np.arctan2(-hips[0, 1], hips[1, 1])))  # legs know where down is
        target = start + level @ (np.array(leg.ankle) * out) * (one + two)
        u, f, pole = reaching(start, target, one, two, level @ (np.array(leg.knee) * out))
        j = {n: self.rest_at(f"{n}.{side}") for n in ("upperleg01", "lowerleg01", "foot", "toe3-1")}
        front0 = np.array([0, -1.0, 0])
        upper = frame(u, pole) @ frame(j["lowerleg01"] - j["upperleg01"], front0).T
        lower = frame(f, pole) @ frame(j["foot"] - j["lowerleg01"], front0).T
        self.place(f"upperleg01.{side}", between(hips, upper, 0.75))
        for name, r in (("upperleg02", upper), ("lowerleg01", lower), ("lowerleg02", lower)):
            self.place(f"{name}.{side}", r)
        self.place(
            f"foot.{side}", _foot(leg.foot, (j["toe3-1"] - j["foot"]) * (1, 1, 0), level, out, lower, f)
        )

    def skin(self, vertices: np.ndarray, bone: np.ndarray, weight: np.ndarray) -> np.ndarray:
        """Vertices of the rest pose, moved with their bones."""
        out = np.zeros_like(vertices)
        for k in range(bone.shape[1]):
            i = bone[:, k]
            local = self.scale[i] * (vertices - self.rest[i])
            out += weight[:, k : k + 1] * (self.places[i] + np.einsum("nij,nj->ni", self.turns[i], local))
        return out


def _foot(
    wish: Vector | None,
    toes0: np.ndarray,
    level: np.ndarray,
    out: np.ndarray,
    lower: np.ndarray,
    shin: np.ndarray,
) -> np.ndarray:
    """How a foot is turned: its toes along the wish with the instep up, or pointed along the shin."""
    front = lower @ np.array([0, -1.0, 0])
    if wish is None:
        toes, instep = shin + 0.25 * front, front
    else:
        toes, instep = level @ (np.array(wish) * out), np.array([0, 0, 1.0])
        if abs(toes[2]) > 0.9 * np.linalg.norm(toes):
            instep = front
    return np.asarray(frame(toes, instep) @ frame(toes0, (0, 0, 1)).T)
