# SPDX-License-Identifier: GPL-3.0-or-later
"""Poses: where hips, hands and feet go. The skeleton finds elbows and knees by itself.

Hands are given from their shoulder in arm lengths, feet on the ground under the hips in leg lengths; both as
(outwards, forward, up). Angles are degrees; forward is positive.
"""

from __future__ import annotations

from dataclasses import dataclass

Reach = tuple[float, float, float]


@dataclass(frozen=True)
class Pose:
    """One moment of a body. `side` leans and `twist` turns the chest to its left; `look` is the head's (nod, turn, tilt)."""

    hips: tuple[float, float] = (0, 0.97)
    lean: float = 2
    side: float = 0
    twist: float = 0
    look: Reach = (4, 8, 3)
    left_hand: Reach = (0.30, 0.12, -0.86)
    right_hand: Reach = (0.24, 0.02, -0.92)
    left_foot: Reach = (0.10, 0.06, 0)
    right_foot: Reach = (0.07, -0.05, 0)
    elbows: Reach = (0.5, -0.8, -0.2)
    left_knee: Reach = (0.25, 1, 0.1)
    right_knee: Reach = (0.25, 1, 0.1)
    toes: tuple[float, float] = (0, 0)
    tip: tuple[float, float] = (0, 0)


POSES: dict[str, Pose] = {
    "standing": Pose(),
    "waiting": Pose(
        lean=0, side=3, look=(12, -14, -4), left_hand=(-0.18, 0.30, -0.72), right_hand=(-0.18, 0.34, -0.70),
        elbows=(1, -0.6, -0.2),
    ),
    "hands behind": Pose(
        lean=4, look=(-8, 10, 2), left_hand=(-0.22, -0.34, -0.70), right_hand=(-0.22, -0.30, -0.74), elbows=(1, -0.3, 0),
    ),
    "walking": Pose(
        hips=(0, 0.94), lean=5, twist=-8, look=(2, 6, 0), left_hand=(0.16, -0.42, -0.80), right_hand=(0.16, 0.48, -0.74),
        left_foot=(0.04, 0.36, 0.0), right_foot=(0.04, -0.42, 0.08), toes=(-12, 38),
    ),
    "running": Pose(
        hips=(0, 0.98), lean=20, twist=-14, look=(-12, 0, 4), left_hand=(0.10, -0.55, -0.22), right_hand=(0.05, 0.52, -0.02),
        left_foot=(0.02, 0.62, 0.24), right_foot=(0.02, -0.72, 0.46), toes=(-20, 75), elbows=(0.4, -0.6, -0.9),
    ),
    "sitting": Pose(
        hips=(0, 0.50), lean=3, look=(10, 14, 2), left_hand=(-0.02, 0.56, -0.56), right_hand=(0.04, 0.50, -0.60),
        left_foot=(0.12, 0.54, 0), right_foot=(0.06, 0.40, 0), left_knee=(0.15, 1, 1), right_knee=(0.1, 1, 1),
    ),
    "sitting on the ground": Pose(
        hips=(0, 0.14), lean=14, look=(14, -10, 6), left_hand=(-0.08, 0.66, -0.36), right_hand=(-0.10, 0.62, -0.42),
        left_foot=(0.10, 0.58, 0), right_foot=(0.04, 0.48, 0), left_knee=(0.1, 0.4, 1), right_knee=(0.05, 0.4, 1),
        elbows=(1, 0, -0.4),
    ),
    "dangling": Pose(
        hips=(0, 1.1), lean=-4, look=(16, 10, 4), left_hand=(0.34, -0.16, -0.74), right_hand=(0.36, -0.10, -0.76),
        left_foot=(0.10, 0.42, 0.32), right_foot=(0.04, 0.60, 0.52), left_knee=(0.1, 1, 1), right_knee=(0.1, 1, 1),
        toes=(20, -6),
    ),
    "climbing": Pose(
        hips=(0.10, 1.02), lean=6, side=-8, look=(-38, 8, 0), left_hand=(0.10, 0.34, 0.86), right_hand=(0.16, 0.58, 0.34),
        left_foot=(0.14, 0.40, 0.06), right_foot=(0.18, 0.56, 0.56), left_knee=(0.3, 1, 0.3), right_knee=(0.6, 1, 0.5),
        elbows=(1, -0.4, -0.8), toes=(20, 0),
    ),
    "reaching up": Pose(
        hips=(0, 0.99), lean=-6, side=-6, look=(-34, 10, 0), left_hand=(0.16, 0.34, 0.90), right_hand=(0.28, 0.22, -0.78),
        left_foot=(0.06, 0.05, 0.05), right_foot=(0.08, -0.10, 0.07), toes=(36, 42), elbows=(1, -0.2, -0.4),
    ),
    "reaching": Pose(
        lean=14, twist=-12, look=(-4, 4, 0), left_hand=(0.26, -0.20, -0.80), right_hand=(-0.02, 0.93, 0.12),
        left_foot=(0.08, -0.26, 0.03), right_foot=(0.06, 0.22, 0), toes=(24, 0), elbows=(0.8, -0.2, -0.8),
    ),
    "arms wide": Pose(
        lean=-7, look=(-20, 0, 6), left_hand=(0.88, 0.10, 0.30), right_hand=(0.86, 0.14, 0.12), left_foot=(0.16, 0.02, 0),
        right_foot=(0.14, -0.06, 0), elbows=(0, -0.6, -1),
    ),
    "carrying": Pose(
        lean=-7, look=(6, -12, 0), left_hand=(-0.10, 0.66, -0.32), right_hand=(-0.06, 0.66, -0.36),
        left_foot=(0.10, 0.20, 0), right_foot=(0.08, -0.20, 0.03), elbows=(1, -0.5, -1), toes=(0, 20),
    ),
    "carrying on the back": Pose(
        hips=(0, 0.92), lean=34, look=(-22, 8, 0), left_hand=(-0.10, 0.10, 0.14), right_hand=(-0.06, 0.30, -0.32),
        left_foot=(0.08, 0.32, 0), right_foot=(0.08, -0.30, 0.05), elbows=(0.7, 1, -0.6), toes=(0, 28),
    ),
    "holding up": Pose(
        lean=-4, look=(-28, -6, 0), left_hand=(0.04, 0.34, 0.84), right_hand=(0.06, 0.32, 0.86), left_foot=(0.14, 0.03, 0),
        right_foot=(0.12, -0.08, 0), elbows=(1, 0, -0.2),
    ),
    "holding a lamp": Pose(
        lean=3, twist=-8, look=(-4, -10, 2), left_hand=(0.24, 0.05, -0.86), right_hand=(0.14, 0.62, 0.22),
        left_foot=(0.08, -0.10, 0), right_foot=(0.08, 0.12, 0), elbows=(0.6, -0.2, -1),
    ),
    "pushing": Pose(
        hips=(-0.10, 0.84), lean=40, look=(-24, 0, 4), left_hand=(0.06, 0.84, 0.16), right_hand=(0.08, 0.78, 0.02),
        left_foot=(0.08, 0.22, 0), right_foot=(0.08, -0.62, 0.06), elbows=(1, 0, -0.8), toes=(0, 38),
    ),
    "pulling": Pose(
        hips=(-0.26, 0.80), lean=-24, look=(14, 4, 0), left_hand=(-0.12, 0.84, -0.22), right_hand=(-0.14, 0.72, -0.30),
        left_foot=(0.12, 0.40, 0), right_foot=(0.10, 0.06, 0), elbows=(1, 0, -0.8), toes=(-14, 0),
    ),
    "kneeling": Pose(
        hips=(0, 0.50), lean=16, look=(24, 6, 0), left_hand=(-0.04, 0.58, -0.62), right_hand=(-0.06, 0.66, -0.50),
        left_foot=(0.10, 0.44, 0), right_foot=(0.06, -0.52, 0.06), left_knee=(0.2, 1, 0.8), right_knee=(0.1, 1, -0.6),
        toes=(0, 80),
    ),
    "praying": Pose(
        hips=(-0.20, 0.28), lean=12, look=(22, 0, 2), left_hand=(-0.20, 0.52, -0.26), right_hand=(-0.20, 0.54, -0.24),
        left_foot=(0.06, -0.34, 0.04), right_foot=(0.08, -0.30, 0.04), left_knee=(0.2, 1, 0.4), right_knee=(0.2, 1, 0.4),
        toes=(85, 85), elbows=(1, -0.2, -0.8),
    ),
    "crouching": Pose(
        hips=(-0.16, 0.32), lean=30, look=(2, 10, 0), left_hand=(0.06, 0.60, -0.66), right_hand=(0.00, 0.52, -0.56),
        left_foot=(0.14, 0.12, 0), right_foot=(0.12, -0.02, 0.03), left_knee=(0.4, 1, 0.7), right_knee=(0.4, 1, 0.7),
    ),
    "lying": Pose(
        hips=(0, 0.98), lean=0, look=(4, 16, 0), left_hand=(0.42, -0.04, -0.78), right_hand=(0.10, -0.26, 0.56),
        left_foot=(0.14, 0.04, 0), right_foot=(0.10, 0.30, 0.24), right_knee=(0.3, 1, 0), elbows=(1, 0, 0.1),
        toes=(30, 24), tip=(-90, 0),
    ),
    "curled up": Pose(
        hips=(0, 0.75), lean=32, look=(34, 0, 0), left_hand=(-0.24, 0.56, 0.16), right_hand=(-0.18, 0.50, 0.02),
        left_foot=(0.04, 0.30, 0.14), right_foot=(0.02, 0.18, 0.24), left_knee=(0, 1, 1), right_knee=(0, 1, 1),
        elbows=(0, 0.4, -1), toes=(30, 30), tip=(0, 90),
    ),
    "looking up": Pose(
        lean=-10, look=(-46, 6, 4), left_hand=(0.26, -0.10, -0.84), right_hand=(0.28, -0.06, -0.82),
        left_foot=(0.12, 0.04, 0), right_foot=(0.10, -0.06, 0),
    ),
    "rowing": Pose(
        hips=(-0.10, 0.26), lean=26, look=(2, 8, 0), left_hand=(0.02, 0.82, -0.34), right_hand=(-0.02, 0.84, -0.30),
        left_foot=(0.10, 0.66, 0.06), right_foot=(0.08, 0.60, 0.06), left_knee=(0.2, 0.5, 1), right_knee=(0.2, 0.5, 1),
        elbows=(1, 0, -0.6), toes=(-30, -30),
    ),
    "floating": Pose(
        hips=(0, 1.0), lean=26, look=(-14, 10, 6), left_hand=(0.66, 0.30, 0.42), right_hand=(0.74, 0.24, 0.10),
        left_foot=(0.14, -0.34, 0.22), right_foot=(0.06, -0.66, 0.42), toes=(60, 70), tip=(24, 0),
    ),
    "falling": Pose(
        hips=(0, 0.95), lean=-16, side=10, look=(14, -16, 6), left_hand=(0.60, 0.44, 0.52), right_hand=(0.62, 0.30, 0.62),
        left_foot=(0.20, 0.62, 0.34), right_foot=(0.10, 0.40, 0.20), toes=(20, 30), tip=(-62, 14),
    ),
    "sweeping": Pose(
        lean=14, twist=16, look=(16, 10, 0), left_hand=(-0.10, 0.50, -0.62), right_hand=(-0.22, 0.52, -0.22),
        left_foot=(0.10, -0.12, 0), right_foot=(0.08, 0.16, 0), elbows=(1, -0.3, -0.4),
    ),
    "dancing": Pose(
        hips=(0, 0.98), lean=-4, side=12, twist=14, look=(-14, 20, 12), left_hand=(0.52, 0.16, 0.70),
        right_hand=(0.80, 0.24, -0.06), left_foot=(0.02, 0.02, 0.03), right_foot=(0.46, 0.24, 0.40), toes=(24, 40),
        right_knee=(1, 1, 0.2), elbows=(0.4, -0.6, -0.8),
    ),
}
