# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn hands, a mass of four fingers and a thumb: open, flat, rest, hold, point, pinch."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from ..colour import Array
from .geometry import Point, Points, limb, merged, spline, turned
from .paints import deeper
from .points import HANDS

if TYPE_CHECKING:
    from .sheet import Lost, Sheet

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
BEHIND = frozenset({"open", "flat", "rest", "pinch"})
"""Poses whose thumb is behind the palm."""


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
    thick = size * np.array([0.082, 0.074, 0.05])
    wide = thick * (0.9 if pose == "open" else 1.1)
    mass = merged([spline(place(PALM)), *(limb(place(finger), wide) for finger in fingers)], 0.035 * size)
    digit = limb(place([(0.02, -0.06), *thumb]), size * np.array([0.1, 0.1, 0.085, 0.055]))
    base: list[Lost] = [(place([(0.08, -0.08)])[0], 0.26 * size)]

    def lay(form: Array, lost: list[Lost]) -> None:
        sheet.shape(form, skin, bulge=0.8, lost=lost, brush=1.6, line=1.1, cast=0.05 * size)

    if pose in BEHIND:
        lay(digit, [])
    lay(mass, [*base, (place([(0, 0)])[0], 0.2 * size)])
    ink = deeper(skin, 0.5, sheet.light.line)
    for one, other in pairwise(np.asarray(fingers)):
        between = place((one + other) / 2 - [0.03, 0])
        sheet.line(spline(between, closed=False), 0.02 * size, ink, (0.1, 0.8, 0.9), alpha=0.55, clip=mass)
    if pose not in BEHIND:
        lay(digit, base)
