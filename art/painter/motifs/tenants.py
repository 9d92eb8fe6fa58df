# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiny silhouettes of paper for lit rooms: people who stand still, a bear, a cat."""

from __future__ import annotations

from typing import Any

from shapely import affinity

from .. import paper


def person(x: float, z: float, tall: float, *, child: bool = False, arms: str = "down") -> Any:
    """A tiny silhouette, stock-still, face up."""
    h = tall
    head = paper.Point(0.02 * h, h * 0.88).buffer(h * (0.13 if child else 0.1))
    coat = paper.outline(
        [
            (-0.13 * h, h * 0.72),
            (0.13 * h, h * 0.72),
            (0.17 * h, h * 0.3),
            (0.14 * h, 0),
            (-0.14 * h, 0),
            (-0.17 * h, h * 0.3),
        ],
        4,
    )
    parts = [head, coat, paper.rectangle(-0.03 * h, h * 0.65, 0.04 * h, h * 0.8)]
    reach = {
        "down": ((0.2, 0.35), (-0.2, 0.35)),
        "mouth": ((0.07, 0.8), (-0.03, 0.8)),
        "ears": ((0.12, 0.9), (-0.1, 0.9)),
    }[arms]
    for side, (ax, az) in zip((1, -1), reach, strict=True):
        parts.append(
            paper.ribbon(
                [(side * 0.1 * h, h * 0.66), (side * 0.24 * h, h * 0.58), (ax * h, az * h)],
                0.075 * h,
                0.06 * h,
            )
        )
    return affinity.translate(paper.unary_union(parts), x, z)


def bear(x: float, z: float, tall: float) -> Any:
    """The tenant of the attic, with its paws over its ears."""
    h = tall
    parts = [
        paper.outline(
            [
                (-0.3 * h, 0),
                (-0.36 * h, 0.3 * h),
                (-0.24 * h, 0.6 * h),
                (0.24 * h, 0.6 * h),
                (0.36 * h, 0.3 * h),
                (0.3 * h, 0),
            ],
            5,
        ),
        paper.Point(0, 0.74 * h).buffer(0.21 * h),
    ]
    for s in (-1, 1):
        parts += [
            paper.Point(s * 0.17 * h, 0.93 * h).buffer(0.075 * h),
            paper.ribbon(
                [(s * 0.24 * h, 0.5 * h), (s * 0.42 * h, 0.66 * h), (s * 0.22 * h, 0.86 * h)],
                0.15 * h,
                0.14 * h,
            ),
        ]
    return affinity.translate(paper.unary_union(parts), x, z)


def cat() -> Any:
    """A cat that sits, 0.54 tall."""
    return paper.unary_union(
        [
            paper.outline([(0, 0), (0.26, 0.0), (0.3, 0.2), (0.16, 0.32), (0.0, 0.26)], 5),
            paper.Point(0.02, 0.36).buffer(0.1),
            paper.Polygon([(-0.07, 0.4), (-0.06, 0.54), (0.01, 0.45)]),
            paper.Polygon([(0.03, 0.45), (0.1, 0.54), (0.11, 0.4)]),
            paper.ribbon([(0.26, 0.05), (0.42, 0.1), (0.4, 0.36)], 0.06, 0.04),
        ]
    )
