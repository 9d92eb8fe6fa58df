# SPDX-License-Identifier: GPL-3.0-or-later
"""Poses as one thinks of them: where hips, hands and feet are, seen from outside; `posed` makes a `Pose` of one.

Hands are given from their shoulder in arm lengths, feet on the ground under the hips in leg lengths; both as
(outwards, forward, up). Angles are degrees; forward is positive.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .pose import Arm, Leg, Pose, Triple
from .turns import euler

GRASP = 0.35


@dataclass(frozen=True)
class Stance:
    """One moment of a body.

    `side` leans and `twist` turns the chest to its left; `look` is the head's (nod, turn, tilt). `toes` point down,
    `tip` lays the whole body over (back, left). On the edge of something, the seat is at the origin, not the soles.
    """

    hips: tuple[float, float] = (0, 0.97)
    lean: float = 2
    side: float = 0
    twist: float = 0
    look: Triple = (4, 8, 3)
    left_hand: Triple = (0.30, 0.12, -0.86)
    right_hand: Triple = (0.24, 0.02, -0.92)
    left_foot: Triple = (0.10, 0.06, 0)
    right_foot: Triple = (0.07, -0.05, 0)
    elbows: Triple = (0.5, -0.8, -0.2)
    left_knee: Triple = (0.25, 1, 0.1)
    right_knee: Triple = (0.25, 1, 0.1)
    toes: tuple[float, float] = (0, 0)
    tip: tuple[float, float] = (0, 0)
    on_edge: bool = False


def posed(stance: Stance, hunch: float = 0) -> Pose:
    """The pose of a stance, for somebody whose upper back is bent by `hunch` degrees."""
    forward = stance.lean + hunch
    tilt = (stance.lean * 0.45, stance.side * 0.4, stance.twist * 0.3)
    bend = (forward - tilt[0], stance.side - tilt[1], stance.twist - tilt[2])
    chest = euler(*tilt) @ euler(*bend)
    nod, about, aside = stance.look
    look = (nod - 0.65 * forward, aside - 0.6 * stance.side, about)
    return Pose(
        left=_arm(stance.left_hand, stance.elbows, 1, chest),
        right=_arm(stance.right_hand, stance.elbows, -1, chest),
        left_leg=_leg(stance.left_foot, stance.left_knee, stance.toes[0], stance.hips),
        right_leg=_leg(stance.right_foot, stance.right_knee, stance.toes[1], stance.hips),
        tilt=tilt,
        bend=bend,
        look=look,
        tip=stance.tip,
        ahead=stance.hips[0] * 1.1,
        on_edge=stance.on_edge,
    )


def _inside(reach: Triple, side: int, chest: np.ndarray) -> Triple:
    """A reach seen from outside (outwards, forward, up) in the axes of the chest (x outwards, y away, z up)."""
    x, y, z = chest.T @ np.array([side * reach[0], -reach[1], reach[2]])
    return (float(side * x), float(y), float(z))


def _arm(hand: Triple, elbow: Triple, side: int, chest: np.ndarray) -> Arm:
    hangs = hand[2] < -0.7 and abs(hand[1]) < 0.3
    return Arm(_inside(hand, side, chest), _inside(elbow, side, chest), curl=0.22 if hangs else GRASP)


def _leg(foot: Triple, knee: Triple, toes: float, hips: tuple[float, float]) -> Leg:
    """The ankle stands above the ground by the height of a foot, so distances to it are a little shorter."""
    outwards, ahead, up = foot
    ankle = (outwards * 1.1, (hips[0] - ahead) * 1.1, min(-(1.1 * (hips[1] - up) - 0.109), 0.6))
    slope = math.radians(toes)
    pointed = toes >= 60
    direction = None if pointed else (0.21 * math.cos(slope), -math.cos(slope), -math.sin(slope))
    return Leg(ankle, (knee[0], -knee[1], knee[2]), direction)
