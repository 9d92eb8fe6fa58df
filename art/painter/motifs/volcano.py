# SPDX-License-Identifier: GPL-3.0-or-later
"""A volcano of layered paper: its lava is light that shines through cuts."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import Any

from .. import kit, paper
from ..clay import Clay, ball, tube
from ..materials import clay, lamp

Mouth = tuple[float, float, float, float]
"""Of an opening in the flank: middle, foot, half width, height."""
SLOPES = (
    (-5.4, -0.2), (-3.7, 0.75), (-2.4, 2.0), (-1.3, 3.7), (-0.5, 5.3), (-0.05, 6.3), (0.15, 6.62), (0.4, 6.3),
    (0.75, 6.26), (1.05, 6.02), (1.4, 6.22), (1.75, 6.26), (2.05, 6.7), (2.3, 6.1), (3.3, 3.9), (4.4, 2.3), (6.0, 1.2),
)  # fmt: skip
RIVERS = (  # width at the top, then the way down
    (0.42, (1.1, 6.3), (1.0, 5.9), (1.28, 5.6), (0.95, 4.95), (1.2, 4.3), (0.95, 3.85), (1.1, 3.45)),
    (
        0.3,
        (1.0, 5.9),
        (0.45, 5.5),
        (0.52, 4.9),
        (-0.22, 4.1),
        (-0.28, 3.5),
        (-1.2, 2.7),
        (-1.25, 2.1),
        (-1.9, 1.2),
    ),
    (
        0.3,
        (1.28, 5.6),
        (1.78, 5.0),
        (1.75, 4.4),
        (2.5, 3.6),
        (2.42, 3.0),
        (3.1, 2.2),
        (3.15, 1.5),
        (3.8, 0.5),
    ),
    (0.16, (-0.22, 4.1), (-0.75, 3.75), (-0.9, 3.2), (-1.6, 2.75)),
    (0.16, (2.5, 3.6), (3.0, 3.3), (3.25, 2.75)),
    (0.14, (0.52, 4.9), (0.2, 4.75), (-0.1, 4.85)),
    (0.14, (1.75, 4.4), (2.1, 4.3), (2.25, 4.0)),
)
BILLOWS = (  # x, z, radius
    (0.62, 7.85, 0.46), (1.6, 7.95, 0.5), (0.3, 8.6, 0.58), (1.15, 8.6, 0.6), (2.05, 8.5, 0.56), (0.75, 9.3, 0.66),
    (1.7, 9.4, 0.72), (2.65, 9.15, 0.62), (3.35, 9.55, 0.36),
)  # fmt: skip
DEPTHS = ((0.4, "#8a1a16"), (0.85, "#b83018"), (1.3, "#dc5a22"), (1.75, "#f08a38"), (2.2, "#f8b458"))


def arch(mouth: Mouth, shrink: float = 0.0) -> Any:
    """The mouth of the oven, smaller by `shrink`."""
    x, z, half, tall = mouth
    half, top = half - shrink, tall - shrink
    return (
        paper.Point(x, top - half)
        .buffer(half, 32)
        .union(paper.rectangle(x - half, z - 2, x + half, top - half))
    )


def lava(spare: float) -> Any:
    """Rivers cut through the paper, wider by `spare` on either side."""
    parts = []
    for width, *turns in RIVERS:
        way = paper.smooth_path(turns, 6)
        for k, (a, b) in enumerate(pairwise(way)):
            thin, thinner = (width * (1 - (k + d) / len(way)) / 2 + 0.02 for d in (0, 1))
            parts.append(
                paper.unary_union(
                    [paper.Point(a).buffer(thin + spare, 6), paper.Point(b).buffer(thinner + spare, 6)]
                ).convex_hull
            )
    return paper.unary_union(parts)


def mountain(mouth: Mouth) -> None:
    """Sheet behind sheet; the lava is light that shines through the cuts."""
    whole = paper.Polygon([*paper.smooth_path(SLOPES, 4), (6, -3), (-5.4, -3)]).buffer(0)
    paper.sheet(whole.difference(arch(mouth)).difference(lava(0.1)), 0, "#8a1e1a")
    paper.sheet(whole.difference(arch(mouth)).difference(lava(0.0)), 0.14, "#f06a1c", emit=0.25)
    pool = paper.outline([(0.1, 6.3), (0.5, 6.56), (1.1, 6.64), (1.7, 6.56), (2.1, 6.3), (1.1, 5.5)])
    rim = paper.Polygon(
        [
            (0.1, 5.8),
            (0.12, 6.6),
            (0.4, 6.98),
            (0.75, 6.84),
            (1.2, 7.0),
            (1.6, 6.84),
            (1.9, 7.05),
            (2.1, 6.6),
            (2.1, 5.8),
        ]
    )
    paper.sheet(rim, 0.36, "#5a1018")
    glowing = whole.buffer(-0.12).difference(arch(mouth, -0.1)).union(pool)
    for k, (floor, colour) in enumerate(
        ((5.4, "#ffca4a"), (3.9, "#ffbe3a"), (2.4, "#ff9a24"), (-3, "#f4641c"))
    ):
        band = paper.hills(9.0, 0, half_width=9, bottom=-4).difference(
            paper.hills(floor, k, half_width=9, bottom=-4)
        )
        paper.cutout(
            glowing.intersection(band).simplify(0.008),
            lamp(colour, 1.4),
            (0, 0.26 + 0.02 * k, 0),
            depth=0.01,
            bevel=0,
        )
    for k, (y, colour) in enumerate(DEPTHS, start=1):
        opening = paper.wavering(arch(mouth, 0.1 * k), 0.02 + 0.012 * k, k)
        paper.sheet(whole.buffer(-0.1 * k).difference(opening), y, colour)
    for k, (lift, colour) in enumerate(((0.64, "#74191a"), (0.44, "#5e1418"), (0.26, "#480e16"))):
        flow = paper.wavering(whole.buffer(-0.12), 0.16, k + 3)
        cut = paper.hills(7.2 * lift, k * 2.4 + 1, swell=0.5, half_width=8, bottom=-4)
        shape = (
            flow.intersection(cut).difference(arch(mouth, -0.14 - 0.1 * k)).difference(lava(0.16 + 0.04 * k))
        )
        paper.sheet(paper.rounded(shape, 0.015), -0.14 - 0.13 * k, colour)
    paper.sheet(arch(mouth, -0.13).difference(arch(mouth, 0.02)), -0.62, "#e89a4a")
    kit.plane(2.9, 3.3, clay("#ffd890", emit=0.4, bump=0), (mouth[0], 3.4, 1.5), (90, 0, 0))


def sparks() -> None:
    """Scraps of burning paper above the crater."""
    rng = random.Random(8)
    for _ in range(34):
        t = rng.random() ** 0.7
        x, z = 1.1 + rng.gauss(0, 0.5 + 0.9 * t), 6.9 + 2.8 * t
        scrap = paper.star(rng.uniform(0.04, 0.09), 4, 0.55)
        glow = lamp(rng.choice(("#ffa028", "#ff7a1c")), 1.2)
        paper.cutout(
            scrap, glow, (x, rng.uniform(1.0, 1.6), z), (0, rng.uniform(0, 90), 0), depth=0.01, bevel=0
        )


def smoke() -> None:
    """A column of billows, dark below and lit from the crater, drawn through a ring and folded like a napkin."""
    x, z = 1.08, 6.9
    vapour = Clay().add(
        tube([(x, 0.7, z - 0.6), (x, 0.7, z + 0.5), (x, 0.7, z + 1.3)], [0.3, 0.4, 0.6]), "#d87a4a"
    )
    for px, pz, r in BILLOWS:
        tone = "#c8603a" if pz < 8.3 else "#8a3a34" if pz < 9.0 else "#6a2a30"
        vapour.add(ball((px, 0.8 + 0.3 * math.sin(5 * px), pz), (r, r * 0.8, r * 0.95)), tone, 0.12)
    thing = kit.model(vapour, (-0.8, -0.5, 6.0), (4.2, 2.2, 10.6), 120, clay(bump=0.5, grain=7, vary=0.12))
    thing.name = "smoke"
    for k, tilt in enumerate((-46, -24, 0, 24, 46)):  # pleats
        pleat = paper.outline([(0, 0), (-0.15, 0.45), (0, 0.8 - 0.006 * abs(tilt)), (0.15, 0.45)])
        tone = ("#a86044", "#d8986c")[k % 2]
        paper.cutout(
            paper.rounded(pleat, 0.02),
            clay(tone, bump=0.5, grain=26),
            (x, -0.2 - 0.03 * (k % 2), z + 0.3),
            (0, tilt, 0),
            depth=0.03,
        )
    kit.place(
        kit.ring(0.24, 0.07, clay("#e8a038", rough=0.4, metal=0.3), 40, 10),
        (x, -0.2, z + 0.3),
        (14, 0, 0),
        (1.5, 1.0, 1.3),
    )
