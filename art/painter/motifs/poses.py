# SPDX-License-Identifier: GPL-3.0-or-later
"""The named stances and their kind, as scenes know them: see `people.stance`."""

from __future__ import annotations

from ..people.pose import Triple as Reach
from ..people.stance import Stance as Pose
from ..people.stances import STANCES as POSES

__all__ = ["POSES", "Pose", "Reach"]
