# SPDX-License-Identifier: GPL-3.0-or-later
"""From a body and a pose to joints in space."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .bodies import Body
from .forms import bent, lean, vector
from .poses import Pose, Reach

SIDES = {"left": 1.0, "right": -1.0}


@dataclass(frozen=True)
class Limb:
    """A chain of three joints: shoulder, elbow, wrist, or hip, knee, ankle."""

    root: np.ndarray
    joint: np.ndarray
    end: np.ndarray

    def along(self, share: float) -> list[np.ndarray]:
        """The path from the root down to a share of the whole length."""
        if share <= 0.5:
            return [self.root, self.root + (self.joint - self.root) * share * 2]
        return [self.root, self.joint, self.joint + (self.end - self.joint) * (share * 2 - 1)]


@dataclass(frozen=True)
class Skeleton:
    """The joints of one body in one pose; frames have their axes as columns (left, back, up)."""

    hips: np.ndarray
    waist: np.ndarray
    chest: np.ndarray
    neck: np.ndarray
    head: np.ndarray
    hip_frame: np.ndarray
    chest_frame: np.ndarray
    head_frame: np.ndarray
    arms: dict[str, Limb]
    legs: dict[str, Limb]


def _own(reach: Reach, side: float, length: float) -> np.ndarray:
    outwards, forward, up = reach
    return vector(side * outwards, -forward, up) * length


def skeleton(body: Body, pose: Pose) -> Skeleton:
    """Put the joints of `body` where `pose` wants them; everything in shares of the body's height."""
    bend = pose.lean + body.hunch
    hip_frame = lean(pose.lean * 0.45, pose.side * 0.4, pose.twist * 0.3)
    waist_frame = lean(pose.lean * 0.8 + body.hunch * 0.3, pose.side * 0.7, pose.twist * 0.6)
    chest_frame = lean(bend, pose.side, pose.twist)
    nod, turn, tilt = pose.look
    head_frame = lean(bend * 0.35 + nod, pose.side * 0.4 + tilt, pose.twist + turn)
    hips = vector(0, -pose.hips[0] * body.leg, pose.hips[1] * body.leg)
    waist = hips + waist_frame[:, 2] * body.torso * 0.45
    chest = waist + chest_frame[:, 2] * body.torso * 0.34
    collar = waist + chest_frame[:, 2] * body.torso * 0.55
    neck = collar + (chest_frame[:, 2] * 0.6 + head_frame[:, 2] * 0.4) * body.neck
    head = neck + head_frame[:, 2] * body.head * 0.98 - head_frame[:, 1] * body.head * 0.1
    arms, legs = {}, {}
    for name, side in SIDES.items():
        shoulder = collar + chest_frame @ vector(side * body.shoulders, 0.0, -body.torso * 0.10)
        hand = shoulder + _own(getattr(pose, f"{name}_hand"), side, body.arm)
        elbow, wrist = bent(shoulder, hand, body.arm * 0.5, body.arm * 0.5, _own(pose.elbows, side, 1))
        arms[name] = Limb(shoulder, elbow, wrist)
        hip = hips + hip_frame @ vector(side * body.hips * 0.62, 0, 0)
        ground = vector(side * body.hips * 0.62, 0, body.foot * 0.75)
        foot = ground + _own(getattr(pose, f"{name}_foot"), side, body.leg)
        half = (body.leg - body.foot * 0.7) * 0.5
        knee, ankle = bent(hip, foot, half, half, _own(getattr(pose, f"{name}_knee"), side, 1))
        legs[name] = Limb(hip, knee, ankle)
    return Skeleton(hips, waist, chest, neck, head, hip_frame, chest_frame, head_frame, arms, legs)
