# SPDX-License-Identifier: GPL-3.0-or-later
"""A fox asleep in a ring, seen from above and seven wide: its shapes on the ground, and how its fur lies."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import paper

TAIL = ((3.0, -0.6), (2.75, -2.2), (1.5, -3.35), (-0.3, -3.7), (-1.9, -3.2), (-2.9, -2.15))
SHUT = ((-2.45, -0.62), (-2.15, -0.9), (-1.78, -0.86), (-1.5, -0.5))
"""The lid of the closed eye."""
AJAR = ((-0.98, -0.5), (-0.72, -0.86), (-0.34, -0.9), (-0.04, -0.6))
"""The lower lid of the eye that is a pond."""
NOSE = (-1.25, -2.42)


def fox_shapes() -> tuple[dict[str, Any], Any]:
    """Head, tail and body with mown lines between them, and where the fox is white."""
    ears = [
        paper.Polygon([(-2.75, -0.1), (-2.85, 1.45), (-1.55, 0.65)]),
        paper.Polygon([(-1.1, 0.7), (-0.05, 1.5), (0.15, -0.05)]),
    ]
    face = paper.outline(
        [
            (-2.9, -0.5),
            (-2.3, 0.45),
            (-1.3, 0.75),
            (-0.3, 0.5),
            (0.3, -0.5),
            (-0.35, -1.45),
            (-1.25, -2.75),
            (-2.2, -1.5),
        ]
    )
    path = paper.smooth_path(TAIL, 10)
    widths = np.interp(np.linspace(0, 1, len(path)), [0, 0.25, 0.6, 0.85, 1], [0.4, 0.85, 1.0, 0.75, 0.1])
    tail = paper.unary_union([paper.Point(*p).buffer(w * 0.82) for p, w in zip(path, widths, strict=True)])
    head = paper.unary_union([face, *[e.buffer(0.12) for e in ears]])
    tail = tail.difference(face.buffer(0.32))
    body = paper.outline(
        [
            (-2.7, 1.2),
            (-2.2, 2.7),
            (-0.6, 3.75),
            (1.3, 3.6),
            (2.9, 2.3),
            (3.5, 0.3),
            (3.2, -1.6),
            (2.0, -2.9),
            (-1.0, -3.0),
            (-2.6, -1.0),
        ]
    )
    body = body.difference(head.buffer(0.34)).difference(tail.buffer(0.34))
    haunch = paper.Point(1.75, -0.75).buffer(1.35)
    line = (
        haunch.buffer(0.17).difference(haunch.buffer(-0.15)).intersection(paper.rectangle(-1, -1.2, 3.0, 2))
    )
    leg = paper.ribbon([(0.9, -2.0), (0.2, -1.7), (0.45, -0.4)], 0.3)
    lids = [paper.ribbon(SHUT, 0.3), paper.ribbon(AJAR, 0.3), pond().buffer(0.03)]
    nose = paper.Point(*NOSE).buffer(0.42)
    holes = paper.unary_union([*lids, nose, *[e.buffer(-0.16) for e in ears]])
    white = paper.unary_union(
        [
            paper.outline(
                [
                    (-2.75, -0.75),
                    (-1.9, -1.1),
                    (-1.3, -2.1),
                    (-0.75, -1.2),
                    (0.1, -0.75),
                    (-0.4, -1.5),
                    (-1.25, -2.8),
                    (-2.2, -1.6),
                ]
            ),
            paper.Polygon([(-4, -1.9), (-1.75, -2.3), (-1.5, -4.5), (-4, -4.5)]),
        ]
    )
    return {
        "head": head.difference(holes),
        "tail": tail,
        "body": body.difference(line).difference(leg),
    }, white


def pond() -> Any:
    """The water in the eye that is not quite closed."""
    return paper.Polygon(paper.smooth_path([*AJAR, (-0.55, -0.6), AJAR[0]], 8)).buffer(0)


def flow(name: str, x: float, y: float) -> float:
    """Which way the fur lies there, in radians."""
    if name == "head":
        return math.atan2(-1, 0.35 * (x + 1.2))
    if name == "tail":
        path = np.array(paper.smooth_path(TAIL, 10))
        k = int(np.argmin(np.hypot(path[:-1, 0] - x, path[:-1, 1] - y)))
        return math.atan2(*(path[k + 1] - path[k])[::-1])
    return math.atan2(y, x) - math.pi / 2 - 0.25
