# SPDX-License-Identifier: GPL-3.0-or-later
"""Flat outlines for paper and light-box scenes: shapely polygons in x and z, about one unit tall, standing at zero.

paper.sheet(placed_shape(silhouette_stag(), at=(0.4, -1), size=1.6), y=1.2, colour="#5a1512")
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

from shapely.affinity import rotate, scale, translate
from shapely.geometry import Point, Polygon
from shapely.geometry import box as rectangle
from shapely.ops import unary_union

from .. import paper
from ..clay import smooth_path

Spot = tuple[float, float]


def placed_shape(
    shape: Any, at: Spot = (0, 0), size: float = 1, *, turn: float = 0, mirrored: bool = False
) -> Any:
    """The shape scaled, turned (degrees) and moved; mirrored it looks the other way."""
    shape = scale(shape, -size if mirrored else size, size, origin=(0, 0))
    return translate(rotate(shape, turn, origin=(0, 0)), *at)


def _stroke(points: Sequence[Spot], widths: Sequence[float], steps: int = 6) -> Any:
    """A smooth stroke whose full width is given at each point."""
    path = smooth_path([(*p, w) for p, w in zip(points, widths, strict=True)], steps)
    pieces = []
    for (x0, y0, w0), (x1, y1, w1) in itertools.pairwise(path):
        ends = [Point(x0, y0).buffer(max(w0, 0.006) / 2, 10), Point(x1, y1).buffer(max(w1, 0.006) / 2, 10)]
        pieces.append(unary_union(ends).convex_hull)
    return unary_union(pieces)


def _cut(*parts: Any, soft: float = 0.006) -> Any:
    """Parts glued together with their inner corners softened as scissors would."""
    return unary_union(parts).buffer(soft).buffer(-2 * soft).buffer(soft).simplify(0.002)


def silhouette_head(nose: float = 1, *, bun: bool = False, beard: bool = False) -> Any:
    """A profile head and neck looking left, one unit tall; `nose` scales how far the face juts out."""
    j = 0.03 * (nose - 1)
    face = [
        (0.16, 0.0), (0.15, 0.13), (0.11, 0.205), (0.02, 0.215), (-0.10, 0.20), (-0.165, 0.225), (-0.178, 0.265),
        (-0.168, 0.30), (-0.196 - j, 0.318), (-0.200 - j, 0.340), (-0.182, 0.352), (-0.204 - j, 0.372), (-0.196, 0.398),
        (-0.186, 0.412), (-0.225 - j, 0.430), (-0.262 - 2 * j, 0.455), (-0.252 - 2 * j, 0.485), (-0.215 - j, 0.555),
        (-0.200, 0.60), (-0.216, 0.66), (-0.205, 0.76), (-0.16, 0.87), (-0.07, 0.955), (0.06, 0.99), (0.20, 0.96),
        (0.32, 0.87), (0.385, 0.73), (0.375, 0.58), (0.315, 0.45), (0.275, 0.36), (0.285, 0.24), (0.33, 0.12),
        (0.42, 0.0),
    ]  # fmt: skip
    head = paper.outline(face, 5).intersection(Polygon([(-1, 0), (1, 0), (1, 2), (-1, 2)]))
    parts = [head]
    if bun:
        parts.append(Point(0.40, 0.86).buffer(0.13))
    if beard:
        parts.append(
            paper.outline(
                [
                    (-0.19, 0.34),
                    (-0.23, 0.22),
                    (-0.19, 0.07),
                    (-0.08, 0.0),
                    (0.02, 0.12),
                    (0.10, 0.3),
                    (-0.1, 0.3),
                ]
            )
        )
    return _cut(*parts, soft=0.003)


def silhouette_runner(*, coat: bool = True) -> Any:
    """A person running to the left, with or without a coat that flies."""
    parts = [
        Point(-0.17, 0.905).buffer(0.085),
        _stroke([(-0.12, 0.80), (-0.03, 0.66), (0.02, 0.50)], [0.10, 0.17, 0.15]),
        _stroke([(-0.10, 0.76), (-0.22, 0.62), (-0.36, 0.70)], [0.085, 0.07, 0.055]),
        _stroke([(-0.04, 0.76), (0.16, 0.68), (0.20, 0.54)], [0.085, 0.07, 0.05]),
        _stroke(
            [(0.0, 0.48), (-0.21, 0.40), (-0.20, 0.20), (-0.26, 0.05), (-0.34, 0.045)],
            [0.15, 0.115, 0.08, 0.06, 0.05],
        ),
        _stroke(
            [(0.03, 0.48), (0.12, 0.28), (0.33, 0.25), (0.42, 0.20), (0.44, 0.12)],
            [0.15, 0.11, 0.075, 0.06, 0.05],
        ),
    ]
    if coat:
        parts.append(
            paper.outline(
                [
                    (-0.09, 0.60),
                    (-0.10, 0.42),
                    (0.02, 0.36),
                    (0.16, 0.40),
                    (0.33, 0.46),
                    (0.28, 0.52),
                    (0.12, 0.62),
                ]
            )
        )
        parts.append(
            _stroke([(-0.12, 0.83), (0.05, 0.86), (0.18, 0.82), (0.33, 0.87)], [0.06, 0.05, 0.045, 0.03])
        )
    return _cut(*parts)


def silhouette_stag() -> Any:
    """A stag looking left, its antlers uneven."""
    body = paper.outline(
        [
            (-0.22, 0.60),
            (-0.05, 0.585),
            (0.15, 0.60),
            (0.27, 0.58),
            (0.30, 0.49),
            (0.24, 0.38),
            (0.05, 0.37),
            (-0.14, 0.345),
            (-0.25, 0.42),
            (-0.27, 0.52),
        ]
    )
    parts = [
        body,
        _stroke([(-0.17, 0.50), (-0.25, 0.61), (-0.285, 0.72)], [0.22, 0.14, 0.09]),
        _stroke([(-0.275, 0.735), (-0.34, 0.715), (-0.43, 0.675)], [0.10, 0.085, 0.05]),
        _stroke([(-0.24, 0.755), (-0.17, 0.785), (-0.13, 0.775)], [0.03, 0.045, 0.01]),
        _stroke([(-0.20, 0.42), (-0.215, 0.25), (-0.19, 0.13), (-0.205, 0.012)], [0.13, 0.055, 0.034, 0.036]),
        _stroke([(-0.15, 0.42), (-0.13, 0.27), (-0.20, 0.17), (-0.14, 0.08)], [0.12, 0.05, 0.032, 0.034]),
        _stroke([(0.22, 0.46), (0.20, 0.28), (0.27, 0.17), (0.24, 0.012)], [0.19, 0.08, 0.038, 0.038]),
        _stroke([(0.25, 0.46), (0.29, 0.27), (0.36, 0.17), (0.35, 0.012)], [0.15, 0.07, 0.036, 0.036]),
        _stroke([(0.28, 0.56), (0.325, 0.53), (0.32, 0.48)], [0.05, 0.05, 0.02]),
        _stroke([(-0.27, 0.77), (-0.20, 0.86), (-0.10, 0.90), (-0.09, 1.02)], [0.028, 0.027, 0.025, 0.012]),
        _stroke([(-0.30, 0.77), (-0.36, 0.86), (-0.47, 0.90), (-0.47, 1.04)], [0.028, 0.027, 0.025, 0.012]),
    ]
    for root, tip in [
        ((-0.24, 0.81), (-0.27, 0.91)),
        ((-0.17, 0.88), (-0.19, 0.99)),
        ((-0.10, 0.92), (-0.01, 0.98)),
        ((-0.33, 0.82), (-0.40, 0.82)),
        ((-0.40, 0.88), (-0.37, 1.0)),
        ((-0.47, 0.93), (-0.55, 0.97)),
    ]:
        parts.append(_stroke([root, tip], [0.024, 0.011], 2))
    return _cut(*parts, soft=0.003)


def silhouette_fox() -> Any:
    """A fox trotting to the left, brush held out."""
    parts = [
        _stroke([(0.30, 0.46), (0.08, 0.46), (-0.16, 0.45), (-0.28, 0.49)], [0.22, 0.20, 0.24, 0.20]),
        _stroke([(-0.25, 0.48), (-0.38, 0.60)], [0.22, 0.18]),
        paper.outline(
            [
                (-0.33, 0.72),
                (-0.42, 0.69),
                (-0.56, 0.585),
                (-0.62, 0.565),
                (-0.60, 0.545),
                (-0.47, 0.53),
                (-0.36, 0.51),
                (-0.29, 0.60),
            ]
        ),
        Polygon([(-0.42, 0.66), (-0.41, 0.86), (-0.33, 0.70)]),
        Polygon([(-0.36, 0.68), (-0.32, 0.83), (-0.27, 0.66)]),
        _stroke([(-0.22, 0.42), (-0.30, 0.24), (-0.40, 0.14), (-0.45, 0.12)], [0.14, 0.065, 0.045, 0.04]),
        _stroke([(-0.18, 0.42), (-0.14, 0.22), (-0.17, 0.04), (-0.22, 0.02)], [0.14, 0.065, 0.045, 0.04]),
        _stroke(
            [(0.30, 0.44), (0.20, 0.26), (0.26, 0.15), (0.17, 0.025), (0.13, 0.02)],
            [0.20, 0.09, 0.05, 0.045, 0.04],
        ),
        _stroke([(0.32, 0.44), (0.38, 0.26), (0.50, 0.18), (0.48, 0.06)], [0.18, 0.085, 0.05, 0.04]),
        _stroke([(0.38, 0.49), (0.54, 0.47), (0.74, 0.44), (0.93, 0.53)], [0.08, 0.13, 0.18, 0.02]),
    ]
    return _cut(*parts, soft=0.005)


def silhouette_bird(flap: float = 1) -> Any:
    """A bird flying left, one unit from beak to tail; `flap` from -1 (wings down) to 1 (up)."""
    parts = [
        _stroke([(-0.40, 0.02), (-0.22, 0.0), (0.02, -0.02), (0.24, 0.0)], [0.13, 0.17, 0.18, 0.09]),
        Polygon([(-0.43, 0.06), (-0.55, 0.0), (-0.43, -0.03)]),
        Polygon([(0.18, 0.04), (0.48, 0.07), (0.42, 0.0), (0.50, -0.06), (0.18, -0.05)]),
        paper.outline(
            [
                (-0.20, 0.04),
                (-0.10, 0.26 * flap),
                (0.10, 0.52 * flap),
                (0.34, 0.66 * flap),
                (0.26, 0.42 * flap),
                (0.20, 0.20 * flap),
                (0.14, 0.0),
            ]
        ),
        paper.outline(
            [
                (-0.24, 0.03),
                (-0.28, 0.24 * flap),
                (-0.20, 0.46 * flap),
                (-0.06, 0.62 * flap),
                (-0.07, 0.36 * flap),
                (-0.02, 0.0),
            ]
        ),
    ]
    return _cut(*parts, soft=0.004)


def silhouette_tree(seed: int = 1, forks: int = 5, lean: float = 0.06) -> Any:
    """A bare tree, one unit tall, with a spread foot; every seed grows another."""
    tree = paper.bare_tree((0, 0.05), 3, 0.1, seed, lean, forks).intersection(rectangle(-9, 0, 9, 9))
    tall = tree.bounds[3]
    return scale(tree, 1 / tall, 1 / tall, origin=(0, 0))


def silhouette_hand(*, pointing: bool = False) -> Any:
    """An open hand with spread fingers, or one that points up; wrist at zero."""
    palm = paper.outline(
        [
            (-0.11, 0.0),
            (-0.13, 0.18),
            (-0.19, 0.34),
            (-0.17, 0.52),
            (0.0, 0.56),
            (0.16, 0.51),
            (0.18, 0.34),
            (0.12, 0.16),
            (0.11, 0.0),
        ]
    )
    parts = [palm]
    fingers = [
        ((-0.13, 0.48), 112, 0.33),
        ((-0.045, 0.52), 96, 0.40),
        ((0.045, 0.51), 84, 0.37),
        ((0.13, 0.46), 66, 0.29),
    ]
    if pointing:
        fingers = [(fingers[0][0], 100, 0.33), *[(root, 88, 0.10) for root, _, _ in fingers[1:]]]
    for i, ((x, y), angle, length) in enumerate(fingers):
        a = math.radians(angle)
        tip = (x + math.cos(a) * length, y + math.sin(a) * length)
        middle = ((x + tip[0]) / 2 + 0.012 * (i - 1), (y + tip[1]) / 2 + 0.01)
        parts.append(_stroke([(x, y), middle, tip], [0.105, 0.095, 0.07]))
    if pointing:
        parts.append(_stroke([(-0.15, 0.24), (-0.19, 0.40), (-0.02, 0.47)], [0.12, 0.10, 0.075]))
    else:
        parts.append(_stroke([(-0.10, 0.20), (-0.26, 0.34), (-0.38, 0.50)], [0.15, 0.12, 0.075]))
    return _cut(*parts, soft=0.008)
