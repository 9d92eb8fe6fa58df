# SPDX-License-Identifier: GPL-3.0-or-later
"""Named poses: those of `stances`, and some that need hands, palms and fingers."""

from __future__ import annotations

from .pose import Arm, Leg, Pose
from .stance import posed
from .stances import STANCES

OPEN, LOOSE, FIST = 0.1, 0.3, 0.85
ASIDE = Arm((0.12, 0.12, -0.93), (0.5, 1, 0))
STEADY, EASED = Leg((0.05, -0.04, -0.99)), Leg((0.1, 0.08, -0.97), foot=(0.4, -1, 0))
LAP = Arm((-0.12, -0.5, -0.62), (0.8, 0.5, -0.2), point=(-0.5, -1, -0.1), palm=(0, 0, -1), curl=LOOSE)
SEATED = Leg((0.06, -0.5, -0.5))

POSES: dict[str, Pose] = {name: posed(stance) for name, stance in STANCES.items()}
POSES |= {
    "at ease": Pose(left_leg=STEADY, right_leg=EASED, bend=(0, 2, 0), look=(2, -3, 4)),
    "running": Pose(
        left=Arm((0.25, -0.5, -0.35), (0.4, 1, -0.4), curl=0.6),
        right=Arm((0.35, 0.45, -0.5), (0.5, 1, 0.2), curl=0.6),
        left_leg=Leg((0.0, 0.62, -0.55), foot=(0, -0.5, -0.85)),
        right_leg=Leg((0.0, -0.5, -0.78), foot=(0, -1, 0.25)),
        tilt=(16, 0, -8),
        bend=(2, 0, 16),
        look=(-14, 0, -6),
    ),
    "seated": Pose(
        left=LAP,
        right=Arm((-0.08, -0.46, -0.66), LAP.elbow, LAP.point, LAP.palm, LOOSE),
        left_leg=SEATED,
        right_leg=Leg((0.06, -0.44, -0.52)),
        tilt=(-4, 0, 0),
        bend=(14, 0, 0),
        look=(6, 4, 0),
    ),
    "looking up": Pose(
        left=ASIDE,
        right=Arm((-0.22, -0.42, -0.3), (0.9, 0.2, -0.6), point=(-0.9, -0.3, 0.35), palm=(0, 1, 0), curl=0.2),
        left_leg=STEADY,
        right_leg=EASED,
        tilt=(-3, 0, 0),
        bend=(-9, 2, 0),
        look=(-30, 0, 0),
    ),
    "dancing lead": Pose(
        left=Arm(
            (0.75, -0.45, 0.12), (0.3, 0.3, -1), point=(0.3, -0.8, 0.6), palm=(-0.6, -0.5, 0.2), curl=0.5
        ),
        right=Arm(
            (-0.02, -0.62, -0.32), (0.9, 0.2, -0.5), point=(-0.25, -1, 0.1), palm=(-1, 0.1, 0), curl=0.15
        ),
        left_leg=Leg((0.1, -0.2, -0.95)),
        right_leg=Leg((0.05, 0.22, -0.93), foot=(0.2, -0.8, -0.5)),
        tilt=(3, 3, 0),
        bend=(0, 4, 0),
        look=(8, 8, 8),
    ),
    "dancing follow": Pose(
        right=Arm(
            (0.75, -0.45, 0.12), (0.3, 0.3, -1), point=(0.3, -0.8, 0.6), palm=(-0.6, -0.5, 0.2), curl=0.5
        ),
        left=Arm((0.12, -0.62, 0.02), (0.9, 0.2, -0.3), point=(-0.3, -1, 0), palm=(0, 0, -1), curl=LOOSE),
        left_leg=Leg((0.05, 0.28, -0.9), foot=(0.1, -0.7, -0.7)),
        right_leg=Leg((0.05, -0.08, -0.99)),
        tilt=(2, -4, 0),
        bend=(-6, -6, 0),
        look=(-8, -10, -8),
    ),
    "hugging": Pose(
        left=Arm((-0.25, -0.62, -0.1), (1, 0, -0.4), point=(-1, -0.2, 0.1), palm=(0, 1, 0), curl=OPEN),
        right=Arm((-0.25, -0.58, -0.3), (1, 0, -0.4), point=(-1, -0.2, 0), palm=(0, 1, 0), curl=OPEN),
        left_leg=STEADY,
        right_leg=EASED,
        tilt=(4, 0, 0),
        bend=(6, 4, 0),
        look=(12, 14, 0),
    ),
    "arms crossed": Pose(
        left=Arm((-0.42, -0.34, -0.42), (0.9, -0.1, -0.6), point=(-1, 0, 0.2), palm=(0, 1, 0), curl=LOOSE),
        right=Arm((-0.38, -0.4, -0.36), (0.9, -0.1, -0.6), point=(-1, 0.1, 0.1), palm=(0, 1, 0), curl=LOOSE),
        left_leg=STEADY,
        right_leg=EASED,
        bend=(-4, 0, 0),
        look=(6, -6, 8),
    ),
    "hands on hips": Pose(
        left=Arm((0.1, -0.06, -0.62), (1, 0.2, 0.1), point=(-0.5, -0.5, -0.5), palm=(-1, 0, 0), curl=LOOSE),
        right=Arm((0.1, -0.06, -0.62), (1, 0.2, 0.1), point=(-0.5, -0.5, -0.5), palm=(-1, 0, 0), curl=LOOSE),
        left_leg=Leg((0.14, -0.02, -0.98)),
        right_leg=Leg((0.14, 0.04, -0.98), foot=(0.4, -1, 0)),
        bend=(-4, 0, 0),
    ),
    "cheering": Pose(
        left=Arm((0.35, -0.1, 0.9), (1, 0.3, 0), curl=FIST, thumb=0.6),
        right=Arm((0.45, -0.12, 0.82), (1, 0.3, 0), curl=FIST, thumb=0.6),
        left_leg=Leg((0.12, -0.12, -0.97)),
        right_leg=Leg((0.14, 0.2, -0.93), foot=(0.3, -0.8, -0.5)),
        bend=(-10, 3, 0),
        look=(-18, 0, 0),
    ),
    "pointing": Pose(
        left=ASIDE,
        right=Arm(
            (0.12, -0.95, 0.06), (0.6, 0, -1), palm=(-0.8, 0, -0.5), curl=(0.0, 0.8, 0.9, 0.95), thumb=0.5
        ),
        left_leg=STEADY,
        right_leg=EASED,
        bend=(2, 0, 8),
    ),
    "shaking a fist": Pose(
        left=Arm((0.15, 0.1, -0.9), (0.6, 1, 0), curl=FIST),
        right=Arm(
            (0.2, -0.5, 0.42), (0.8, -0.1, -0.8), point=(0, 0.2, 1), palm=(-0.5, 0.8, 0), curl=FIST, thumb=0.7
        ),
        left_leg=Leg((0.1, -0.2, -0.96)),
        right_leg=Leg((0.1, 0.14, -0.95), foot=(0.4, -1, 0)),
        tilt=(4, 0, 0),
        bend=(8, 0, 6),
        look=(-4, 0, -6),
    ),
    "hand on heart": Pose(
        left=ASIDE,
        right=Arm((-0.3, -0.36, -0.3), (0.9, 0.1, -0.6), point=(-0.9, -0.1, 0.4), palm=(0, 1, 0), curl=OPEN),
        left_leg=STEADY,
        right_leg=EASED,
        bend=(3, 0, 0),
        look=(10, 5, 0),
    ),
    "thinking": Pose(
        left=Arm((-0.36, -0.36, -0.5), (0.9, 0, -0.5), point=(-1, 0, 0), palm=(0, 1, 0), curl=LOOSE),
        right=Arm(
            (-0.16, -0.46, 0.16),
            (0.7, -0.2, -1),
            point=(-0.3, 0.2, 1),
            palm=(-0.3, 1, 0),
            curl=0.5,
            thumb=0.1,
        ),
        left_leg=STEADY,
        right_leg=EASED,
        bend=(4, 0, 0),
        look=(8, 6, 6),
    ),
    "whispering": Pose(
        left=Arm((0.05, -0.6, 0.22), (0.8, 0, -0.8), point=(-0.2, -0.6, 0.8), palm=(-1, 0.2, 0), curl=0.15),
        right=Arm((0.1, 0.05, -0.94), (0.5, 1, 0)),
        left_leg=STEADY,
        right_leg=EASED,
        tilt=(8, 0, 0),
        bend=(14, 4, 10),
        look=(-6, 8, 12),
    ),
    "bowing": Pose(
        left=Arm((0.2, 0.25, -0.9), (0.6, 1, 0)),
        right=Arm((-0.3, -0.36, -0.42), (0.9, 0.1, -0.6), point=(-0.9, 0, 0), palm=(0, 1, 0)),
        left_leg=STEADY,
        right_leg=Leg((0.08, 0.2, -0.95), foot=(0.4, -1, 0)),
        tilt=(26, 0, 0),
        bend=(24, 0, 0),
        look=(6, 0, 0),
    ),
    "head in hands": Pose(
        left=Arm((-0.16, -0.42, 0.24), (0.5, -0.6, -1), point=(0, 0.3, 1), palm=(-0.4, 1, 0), curl=LOOSE),
        right=Arm((-0.16, -0.42, 0.24), (0.5, -0.6, -1), point=(0, 0.3, 1), palm=(-0.4, 1, 0), curl=LOOSE),
        left_leg=SEATED,
        right_leg=Leg((0.06, -0.44, -0.52)),
        tilt=(4, 0, 0),
        bend=(24, 0, 0),
        look=(16, 0, 0),
    ),
}
