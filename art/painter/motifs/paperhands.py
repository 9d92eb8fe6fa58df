# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands cut out of paper: open ones, and two that hold each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from shapely import affinity

from .. import paper

Spot = tuple[float, float]


def hand_shape(*, curl: float = 0.0, spread: float = 0.0, thumb: bool = True) -> Any:
    """A long hand along +x, wrist at the origin, 0.95 long; `curl` bends the fingers down, `spread` fans them."""
    parts = [
        paper.outline(
            [(-0.06, 0.12), (0.2, 0.2), (0.44, 0.2), (0.5, 0.0), (0.44, -0.2), (0.2, -0.2), (-0.06, -0.12)]
        )
    ]
    for z, length in ((0.152, 0.42), (0.052, 0.5), (-0.05, 0.47), (-0.15, 0.36)):
        fan = spread * z * 2.4
        bend = -curl * 0.3
        path = [(0.4, z), (0.4 + length * 0.55, z + fan * 0.5 + bend * 0.2), (0.4 + length, z + fan + bend)]
        parts.append(paper.ribbon(path, 0.088, 0.066))
    if thumb:
        parts.append(thumb_shape())
    return paper.unary_union(parts)


def thumb_shape() -> Any:
    """The thumb alone, to be laid over another hand."""
    return paper.ribbon([(0.12, 0.14), (0.28, 0.3), (0.5, 0.33)], 0.12, 0.08)


def laid(shape: Any, at: Spot, angle: float = 0, size: float = 1, *, flip: bool = False) -> Any:
    """A shape turned by degrees about its origin, mirrored where wished, and moved."""
    if flip:
        shape = affinity.scale(shape, -1, 1, origin=(0, 0))
    shape = affinity.rotate(affinity.scale(shape, size, size, origin=(0, 0)), angle, origin=(0, 0))
    return affinity.translate(shape, *at)


def clasp(at: Spot, angle: float, y: float, colours: tuple[str, str], size: float = 1) -> tuple[Spot, Spot]:
    """Two hands that hold each other at depth `y`; gives where their wrists are, left and right."""
    a, reach = math.radians(angle), 0.52 * size
    left = (at[0] - reach * math.cos(a), at[1] - reach * math.sin(a))
    right = (at[0] + reach * math.cos(a), at[1] + reach * math.sin(a))
    lower, upper = colours
    paper.sheet(laid(hand_shape(curl=0.5, thumb=False), left, angle, size), y + 0.1, lower)
    paper.sheet(laid(hand_shape(curl=0.35, thumb=False), right, angle - 4, size, flip=True), y, upper)
    paper.sheet(laid(thumb_shape(), left, angle - 14, size), y - 0.1, lower)
    return left, right


def arm(path: Sequence[Spot], y: float, colour: str, width: float = 0.34, wrist: float = 0.22) -> None:
    """A root that thins to a wrist."""
    paper.sheet(paper.ribbon(list(path), width, wrist, 10), y, colour)
