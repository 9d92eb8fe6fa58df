# SPDX-License-Identifier: GPL-3.0-or-later
"""Things as cut paper: shapes in x and z, about two units wide, around the origin."""

from __future__ import annotations

from typing import Any

from .. import kit
from ..materials import Material
from ..paper import Point, Polygon, outline, rectangle, ribbon, unary_union


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
            (-0.5, 0.52),
            (-0.74, 0.62),
            (-0.96, 0.5),
            (-1.14, 0.3),
            (-1.26, 0.14),
            (-1.16, -0.04),
            (-0.98, 0.0),
            (-0.82, 0.14),
            (-0.5, 0.1),
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
    ear = ribbon([(-0.66, 0.52), (-0.44, 0.68), (-0.34, 0.64)], 0.16, 0.06)
    tail = ribbon([(0.68, 0.4), (0.92, 0.56), (1.02, 0.44), (1.14, 0.6)], 0.06, 0.05)
    return unary_union(
        [body, head, *legs, *horns, ear, tail, Point(1.14, 0.6).buffer(0.08), Point(0.24, -0.18).buffer(0.17)]
    )


def bathtub(enamel: Material, metal: Material) -> Any:
    """A roll-top tub of clay on claw feet, full of foam."""
    shell = [(0.001, -0.4), (0.5, -0.38), (0.8, -0.12), (0.92, 0.26), (1.04, 0.3), (1.04, 0.38)]
    inside = [(0.9, 0.36), (0.84, 0.22), (0.001, 0.2)]
    parts = [kit.place(kit.lathe([*shell, *inside], enamel, 48), size=(1, 0.56, 1))]
    for x, y in ((-0.55, -0.26), (0.55, -0.26), (-0.55, 0.26), (0.55, 0.26)):
        parts.append(
            kit.rope([(x, y, -0.2), (x * 1.3, y * 1.2, -0.44), (x * 1.15, y * 1.2, -0.6)], 0.07, metal, 3)
        )
        parts.append(kit.sphere(0.11, metal, (x * 1.2, y * 1.3, -0.62), 14))
    for x, y, r in ((-0.5, 0.05, 0.2), (-0.15, -0.1, 0.26), (0.2, 0.08, 0.22), (0.5, -0.06, 0.16)):
        parts.append(kit.sphere(r, enamel, (x, y, 0.28), 18))
    path = [(-0.98, 0, 0.2), (-1.08, 0, 0.7), (-0.9, 0, 0.98), (-0.62, 0, 0.9), (-0.56, 0, 0.72)]
    parts.append(kit.rope(path, 0.055, metal, 5))
    return kit.group(parts)


def door() -> Any:
    """A door with a round head."""
    return rectangle(-0.46, -0.9, 0.46, 0.5).union(Point(0, 0.5).buffer(0.46))


def door_panels() -> Any:
    """What is drawn on it: a fanlight, two panels and the knob."""
    fan = Point(0, 0.44).buffer(0.32).intersection(rectangle(-1, 0.44, 1, 1))
    bars = unary_union([ribbon([(0, 0.4), (x, 0.9)], 0.06) for x in (-0.28, 0, 0.28)])
    panels = [rectangle(-0.3, -0.18, 0.3, 0.28), rectangle(-0.3, -0.76, 0.3, -0.34)]
    return unary_union([fan.difference(bars), *panels, Point(0.36, -0.27).buffer(0.06)])


def cow_spots() -> Any:
    """The dark patches of the cow, its muzzle, hooves and eye."""
    patches = [
        outline([(-0.4, 0.7), (0.06, 0.7), (0.1, 0.2), (-0.12, 0.06), (-0.3, 0.2)]),
        outline([(0.34, 0.7), (0.8, 0.6), (0.86, 0.1), (0.56, -0.12), (0.44, 0.14)]),
        outline([(-0.28, -0.4), (0.04, -0.3), (0.02, -0.02), (-0.2, 0.0)]),
        Point(-1.24, 0.06).buffer(0.15),
        *(Point(x, z).buffer(0.13) for x, z in ((-0.9, -0.38), (-0.54, -0.6), (0.55, -0.58), (1.03, -0.44))),
    ]
    return unary_union([*patches, Point(-0.92, 0.38).buffer(0.045)]).intersection(cow().buffer(-0.05))


def flight_of_stairs(steps: int = 5) -> Any:
    """A staircase that rises to the right, with a banister, and nobody on it."""
    run, rise = 2 / steps, 1.5 / steps
    corners = [(-1.0, -0.95)]
    for k in range(steps):
        x, z = -1.0 + run * k, -0.95 + rise * (k + 1)
        corners += [(x, z), (x + run, z)]
    treads = Polygon([*corners, (1.0, 0.26), (-0.72, -1.04), (-1.0, -1.04)])
    posts = [
        ribbon([(x, -0.95 + rise * (k + 0.9)), (x, -0.06 + rise * k)], 0.06)
        for k, x in ((k, -1.0 + run * (k + 0.5)) for k in range(0, steps, 2))
    ]
    rail = ribbon([(-0.95, -0.17), (0.95, 1.26)], 0.09)
    ends = [Point(-0.95, -0.17).buffer(0.1), Point(0.95, 1.26).buffer(0.1)]
    return unary_union([treads, *posts, rail, *ends])


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
