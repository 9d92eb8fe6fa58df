# SPDX-License-Identifier: GPL-3.0-or-later
"""Things as cut paper: shapes in x and z, about two units wide, around the origin."""

from __future__ import annotations

from typing import Any

from ..paper import Point, Polygon, outline, rectangle, ribbon, rounded, unary_union


def cow() -> Any:
    """A flying cow that heads left, its legs out."""
    body = outline(
        [
            (-0.62, 0.42),
            (-0.3, 0.5),
            (0.1, 0.44),
            (0.5, 0.5),
            (0.7, 0.36),
            (0.72, 0.05),
            (0.5, -0.1),
            (0.1, -0.16),
            (-0.3, -0.1),
            (-0.55, 0.08),
        ]
    )
    head = outline(
        [
            (-0.55, 0.5),
            (-0.78, 0.62),
            (-0.98, 0.5),
            (-1.16, 0.3),
            (-1.1, 0.18),
            (-0.92, 0.2),
            (-0.7, 0.2),
            (-0.5, 0.14),
        ]
    )
    legs = [
        ribbon([(-0.42, 0.05), (-0.6, -0.2), (-0.86, -0.36)], 0.2, 0.1),
        ribbon([(-0.25, 0), (-0.36, -0.3), (-0.52, -0.56)], 0.2, 0.1),
        ribbon([(0.45, 0), (0.62, -0.26), (0.56, -0.54)], 0.22, 0.1),
        ribbon([(0.6, 0.1), (0.86, -0.14), (1.0, -0.4)], 0.22, 0.1),
    ]
    horns = [
        ribbon([(-0.74, 0.58), (-0.72, 0.74), (-0.84, 0.84)], 0.07, 0.03),
        ribbon([(-0.62, 0.56), (-0.52, 0.72), (-0.58, 0.84)], 0.07, 0.03),
    ]
    ear = ribbon([(-0.6, 0.5), (-0.42, 0.6)], 0.12, 0.05)
    tail = ribbon([(0.68, 0.4), (0.92, 0.56), (1.02, 0.44), (1.14, 0.6)], 0.06, 0.05)
    return unary_union(
        [body, head, *legs, *horns, ear, tail, Point(1.14, 0.6).buffer(0.08), Point(0.2, -0.16).buffer(0.12)]
    )


def bathtub() -> Any:
    """A tub on four feet, with a tap."""
    tub = outline(
        [
            (-0.95, 0.42),
            (-0.8, 0.36),
            (0.8, 0.36),
            (0.98, 0.5),
            (0.9, 0.1),
            (0.66, -0.22),
            (0.2, -0.3),
            (-0.4, -0.3),
            (-0.78, -0.16),
            (-0.9, 0.1),
        ]
    )
    feet = [ribbon([(x, -0.25), (x * 1.2, -0.42), (x * 1.05, -0.5)], 0.12, 0.1) for x in (-0.6, 0.6)]
    tap = ribbon([(-0.8, 0.36), (-0.8, 0.66), (-0.66, 0.72), (-0.58, 0.6)], 0.08, 0.08)
    return unary_union([tub, *feet, tap])


def door() -> Any:
    """A door with two panels cut out and a round knob."""
    leaf = rectangle(-0.42, -0.85, 0.42, 0.85)
    panels = [rectangle(-0.28, 0.08, 0.28, 0.68), rectangle(-0.28, -0.68, 0.28, -0.12)]
    return leaf.difference(unary_union(panels)).union(Point(0.32, -0.02).buffer(0.07))


def flight_of_stairs(steps: int = 7) -> Any:
    """A staircase that rises to the right, with a banister, and nobody on it."""
    corners = [(-1.0, -0.75)]
    for k in range(steps):
        x, z = -1.0 + 2 * k / steps, -0.75 + 1.25 * (k + 1) / steps
        corners += [(x, z), (x + 2 / steps, z)]
    treads = Polygon([*corners, (1.0, 0.22), (-0.72, -0.85)]).buffer(0.01)
    posts = [
        ribbon([(-0.9 + 1.8 * k / 4, -0.6 + 1.1 * k / 4), (-0.9 + 1.8 * k / 4, -0.1 + 1.1 * k / 4)], 0.05)
        for k in range(5)
    ]
    rail = ribbon([(-1.0, -0.15), (1.0, 1.06)], 0.08)
    return unary_union([treads, *posts, rail])


def roof() -> Any:
    """A roof without its house."""
    shape = Polygon(
        [(-1, -0.35), (-0.75, -0.35), (-0.7, -0.5), (0.7, -0.5), (0.75, -0.35), (1, -0.35), (0, 0.55)]
    )
    window = rectangle(-0.15, -0.25, 0.15, 0.08)
    return rounded(shape.union(rectangle(0.38, 0.05, 0.62, 0.6)), 0.03).difference(window)


def armchair_knitter() -> Any:
    """An old woman in an armchair, in profile to the left, knitting."""
    chair = outline(
        [
            (0.2, -0.6),
            (-0.62, -0.62),
            (-0.66, -0.1),
            (-0.5, 0.0),
            (0.1, -0.05),
            (0.3, 0.55),
            (0.52, 0.72),
            (0.72, 0.55),
            (0.66, -0.1),
            (0.6, -0.6),
        ]
    )
    feet = [rectangle(x, -0.74, x + 0.1, -0.55) for x in (-0.55, 0.45)]
    body = outline([(0.2, 0.0), (0.3, 0.42), (0.1, 0.6), (-0.12, 0.42), (-0.2, 0.05)])
    head = unary_union(
        [Point(0.02, 0.82).buffer(0.17), Point(0.22, 0.95).buffer(0.1), Point(-0.15, 0.8).buffer(0.05)]
    )
    arms = ribbon([(0.05, 0.45), (-0.12, 0.2), (-0.42, 0.3)], 0.14, 0.1)
    needles = [ribbon([(-0.36, 0.22), (-0.58, 0.6)], 0.035), ribbon([(-0.5, 0.24), (-0.36, 0.6)], 0.035)]
    legs = ribbon([(-0.1, 0.02), (-0.66, 0.02), (-0.84, -0.36), (-0.98, -0.34)], 0.2, 0.1)
    scarf = ribbon([(-0.44, 0.24), (-0.62, 0.0), (-0.86, 0.12), (-1.1, -0.02)], 0.14, 0.12)
    return unary_union([chair, *feet, body, head, arms, *needles, legs, scarf])
