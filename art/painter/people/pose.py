# SPDX-License-Identifier: GPL-3.0-or-later
"""A pose: two arms, two legs, and how hips, chest and head are turned."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

Triple = tuple[float, float, float]


@dataclass(frozen=True)
class Arm:
    """Where a hand is, from its shoulder in arm lengths (x outwards, y away, z up, in the chest's own axes).

    `elbow` is where the elbow points, `point` where the fingers do, `palm` where the palm faces. `curl` bends the
    fingers (0 straight, 1 a fist; four numbers from index to little finger bend each), `thumb` the thumb.
    """

    hand: Triple = (0.18, -0.05, -0.95)
    elbow: Triple = (0.6, 0.8, -0.2)
    point: Triple | None = None
    palm: Triple | None = None
    curl: float | tuple[float, float, float, float] = 0.25
    thumb: float = 0.15


@dataclass(frozen=True)
class Leg:
    """Where an ankle is, from its hip in leg lengths; `foot` is the toes' direction (None: along the shin)."""

    ankle: Triple = (0.02, 0.0, -0.99)
    knee: Triple = (0.1, -1, 0)
    foot: Triple | None = (0.15, -1, 0)


@dataclass(frozen=True)
class Pose:
    """A whole pose; angles in degrees. `x` of arms and legs counts outwards, so both sides are written alike.

    `tilt` turns the hips (forward, to the left, about z), `bend` the chest against the hips, `look` the head against
    the chest. `tip` lays the whole body over (back, left); `ahead` is how far the hips are before the origin, in leg
    lengths. On an edge the seat is at the origin, not the soles.
    """

    left: Arm = field(default_factory=Arm)
    right: Arm = field(default_factory=Arm)
    left_leg: Leg = field(default_factory=Leg)
    right_leg: Leg = field(default_factory=Leg)
    tilt: Triple = (0, 0, 0)
    bend: Triple = (0, 0, 0)
    look: Triple = (0, 0, 0)
    tip: tuple[float, float] = (0, 0)
    ahead: float = 0
    on_edge: bool = False


STAND = Pose()


def mirrored(pose: Pose) -> Pose:
    """The same pose with left and right exchanged."""

    def other(turn: Triple) -> Triple:
        return (turn[0], -turn[1], -turn[2])

    return replace(
        pose,
        left=pose.right,
        right=pose.left,
        left_leg=pose.right_leg,
        right_leg=pose.left_leg,
        tilt=other(pose.tilt),
        bend=other(pose.bend),
        look=other(pose.look),
        tip=(pose.tip[0], -pose.tip[1]),
    )


def lerp(a: Pose, b: Pose, t: float) -> Pose:
    """A pose on the way from one to another; what one of them leaves open is taken from `b`."""

    def mid(x: Any, y: Any) -> Any:
        if x is None or y is None or isinstance(y, bool):
            return y
        if isinstance(x, int | float) and isinstance(y, int | float):
            return x + (y - x) * t
        value = np.array(x, float) * (1 - t) + np.array(y, float) * t
        return tuple(float(n) for n in np.broadcast_to(value, value.shape))

    def both(x: Any, y: Any) -> Any:
        return replace(y, **{k: mid(getattr(x, k), getattr(y, k)) for k in vars(y)})

    return replace(
        b,
        left=both(a.left, b.left),
        right=both(a.right, b.right),
        left_leg=both(a.left_leg, b.left_leg),
        right_leg=both(a.right_leg, b.right_leg),
        tilt=mid(a.tilt, b.tilt),
        bend=mid(a.bend, b.bend),
        look=mid(a.look, b.look),
    )
