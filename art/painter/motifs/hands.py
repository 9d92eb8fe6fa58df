# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands: mittens for figures, and one large hand as a motif of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..clay import Clay, Field, Point, ball, cone, limb, tube
from ..colour import Colour
from .forms import shaped
from .heads import darker

GESTURES = ("open", "pointing", "holding", "cupped", "flat")


def mitten(
    clay: Clay, put: Callable[[Field], Field], size: float, colour: Colour, *, curled: float = 0.3
) -> None:
    """A small hand around zero: wrist at the origin, fingers along z, thumb towards x, palm towards -y."""
    clay.add(put(ball((0, 0, 0.62), (0.56, 0.36, 0.72))), colour, 0.2 * size)
    tip = (0.02, -0.9 * curled, 1.72 - 0.5 * curled)
    clay.add(
        put(tube([(0, 0, 0.7), (0, -0.12 * curled, 1.2), tip], [0.44, 0.42, 0.26], 3)), colour, 0.2 * size
    )
    clay.add(
        put(tube([(0.34, -0.05, 0.35), (0.72, -0.2, 0.75), (0.78, -0.3, 1.12)], [0.24, 0.22, 0.17], 3)),
        colour,
        0.12 * size,
    )


def _finger(
    root: Point, length: float, thick: float, curl: float, spread: float
) -> tuple[list[Point], list[float]]:
    """Three bones in the plane of the palm's normal: `curl` 0 is straight, 1 is a fist."""
    import math

    x, y, z = root
    points: list[Point] = [root]
    angle = 0.10 + curl * 0.9
    for share in (0.42, 0.32, 0.26):
        x += spread * share * length
        y -= math.sin(angle) * share * length
        z += math.cos(angle) * share * length
        points.append((x, y, z))
        angle += curl * 1.25 + 0.06
    return points, [thick, thick * 0.96, thick * 0.88, thick * 0.72]


CURLS: dict[str, tuple[float, float, float, float, float]] = {
    "open": (0.10, 0.06, 0.10, 0.16, 0.0),
    "pointing": (0.02, 0.92, 0.98, 1.0, 0.8),
    "holding": (0.52, 0.55, 0.58, 0.64, 0.55),
    "cupped": (0.30, 0.30, 0.34, 0.40, 0.25),
    "flat": (0.0, 0.0, 0.0, 0.0, -0.1),
}


def hand_clay(gesture: str, skin: Colour, sleeve: Colour | None) -> Clay:
    """The large hand, a left one: wrist at the origin, fingers up z, palm towards -y, thumb towards -x."""
    curls = CURLS[gesture]
    clay = Clay()
    clay.add(ball((0.0, 0.02, 0.42), (0.235, 0.115, 0.27)), skin)
    clay.add(limb((0, 0.03, -0.05), (0, 0.02, 0.3), 0.125, 0.15), skin, 0.12)
    clay.add(ball((-0.13, -0.07, 0.30), (0.11, 0.10, 0.18), (0, -18, 0)), skin, 0.1)
    clay.add(ball((0.14, -0.05, 0.30), (0.08, 0.08, 0.18)), skin, 0.1)
    fan = 0.04 if gesture == "flat" else 0.14
    roots = [(-0.165, 0.0, 0.60), (-0.055, 0.0, 0.645), (0.058, 0.0, 0.63), (0.160, 0.01, 0.57)]
    for i, (root, length, thick) in enumerate(
        zip(roots, (0.40, 0.46, 0.42, 0.33), (0.068, 0.07, 0.066, 0.057), strict=True)
    ):
        points, radii = _finger(root, length, thick, curls[i], fan * (i - 1.45))
        clay.add(tube(points, radii, 4), skin, 0.035)
        x, y, z = points[-1]
        clay.paint(ball((x, y + 0.05, z + 0.03), (0.036, 0.035, 0.05)), darker(skin, 1.25), 0.02)
    fold = curls[4]
    thumb = [
        (-0.13, -0.05, 0.20),
        (-0.26 + 0.06 * fold, -0.10 - 0.06 * fold, 0.36),
        (-0.36 + 0.20 * fold, -0.13 - 0.13 * fold, 0.50),
        (-0.41 + 0.40 * fold, -0.14 - 0.16 * fold, 0.62),
    ]
    clay.add(tube(thumb, [0.085, 0.083, 0.072, 0.055], 4), skin, 0.05)
    for x0, z0, x1, z1 in ((-0.15, 0.50, 0.15, 0.46), (-0.10, 0.40, 0.14, 0.36)):
        clay.paint(
            tube([(x0, -0.10, z0), (0.02, -0.12, (z0 + z1) / 2 + 0.03), (x1, -0.10, z1)], [0.008] * 3, 4),
            darker(skin, 0.7),
            0.03,
        )
    if sleeve:
        clay.add(cone((0, 0.03, -0.32), 0.27, 0.27, 0.2, 0.05), sleeve, 0.02)
        clay.add(cone((0, 0.03, -0.09), 0.05, 0.215, 0.225, 0.04), darker(sleeve, 0.75), 0.02)
    else:
        clay.add(limb((0, 0.03, -0.62), (0, 0.03, -0.05), 0.135, 0.125), skin, 0.06)
    return clay


def hand_mesh(gesture: str, skin: Colour, sleeve: Colour | None, resolution: int) -> Any:
    """The mesh of the large hand, about 1.7 tall with its sleeve."""
    return shaped(hand_clay(gesture, skin, sleeve), (-0.6, -0.75, -0.7), (0.5, 0.4, 1.25), resolution)
