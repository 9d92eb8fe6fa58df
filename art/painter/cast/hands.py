# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn hands with five fingers: open, flat, rest, hold, point, pinch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..colour import Array
from .geometry import Point, Points, limb, oval, spline, turned
from .paints import mixed
from .points import HANDS

if TYPE_CHECKING:
    from .sheet import Sheet

PALM = (
    (-0.08, -0.14),
    (0.15, -0.22),
    (0.4, -0.24),
    (0.5, -0.1),
    (0.5, 0.1),
    (0.4, 0.23),
    (0.15, 0.2),
    (-0.08, 0.14),
)
SPREAD = frozenset({"open", "flat", "rest"})
"""Poses whose fingers are behind the palm."""


def draw_hand(
    sheet: Sheet,
    wrist: Point,
    angle: float,
    size: float,
    pose: str = "rest",
    skin: str = "#e2a27c",
    *,
    flip: bool = False,
) -> None:
    """Draw a hand; `angle` is where it points, in degrees clockwise from the right."""

    def place(points: Points) -> Array:
        return turned(np.asarray(points) * [1, -1 if flip else 1], wrist, size, angle)

    *fingers, thumb = HANDS[pose]
    thick = size * np.array([0.078, 0.075, 0.055])

    def digit(points: Points, grown: float = 1.0) -> None:
        sheet.shape(limb(place(points), thick * grown), skin, brush=1.4, cast=0.05 * size, line=1.1)

    if pose in SPREAD or pose == "pinch":
        digit(thumb, 1.15)
    if pose in SPREAD:
        for finger in fingers:
            digit(finger)
    sheet.shape(spline(place(PALM)), skin, bulge=0.7, brush=1.4, cast=0.05 * size, line=1.1)
    if pose not in SPREAD:
        for finger in reversed(fingers):
            digit(finger, 1.08)
        if pose != "pinch":
            digit(thumb, 1.2)
    rose = mixed(skin, "#d8432f", 0.4)
    for finger in fingers:
        sheet.fill(spline(place(oval(finger[2], 0.06))), rose, 0.4, soft=0.04 * size)
