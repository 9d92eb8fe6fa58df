# SPDX-License-Identifier: GPL-3.0-or-later
"""On every floor the same giraffe goes past the window."""

import numpy as np
from shapely import affinity
from shapely.geometry import MultiPoint
from shapely.ops import voronoi_diagram

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.figures import figure

WALL = (-3.0, -1.35, 3.0, 8.15)
FLOORS = (2.35, 4.3, 6.2)
COLUMNS = (-1.85, 0.0, 1.85)
HIDE, PATCH = "#f4dca4", "#8a5a24"
RAISED = 0.68


def person(x, z, tall, *, child=False, arms="down"):
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


def cat():
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


def window(x, z, wide=1.15, high=1.42):
    """The hole of a window with an arched head."""
    return paper.rectangle(x - wide / 2, z, x + wide / 2, z + high - wide * 0.28).union(
        affinity.scale(paper.Point(x, z + high - wide * 0.28).buffer(wide / 2, 24), 1, 0.56)
    )


def gate():
    """The great doorway of the ground floor, wide enough for a body."""
    return paper.rectangle(-2.25, -1.35, 0.8, 0.8).union(
        affinity.scale(paper.Point(-0.725, 0.8).buffer(1.525, 40), 1, 0.6)
    )


def giraffe():
    """All of it, from the hoofs in the doorway to the head over the roof."""
    neck = paper.outline(
        [
            (-0.55, 0.9),
            (-0.38, 2.2),
            (-0.36, 5.0),
            (-0.34, 7.6),
            (-0.3, 9.5),
            (-0.16, 10.0),
            (0.2, 9.95),
            (0.3, 9.5),
            (0.34, 7.6),
            (0.38, 5.0),
            (0.42, 2.2),
            (0.45, 0.7),
            (0.1, 0.2),
        ],
        8,
    )
    body = paper.outline(
        [
            (0.42, 1.4),
            (0.46, 0.85),
            (0.25, 0.48),
            (-0.4, 0.36),
            (-1.1, 0.48),
            (-1.6, 0.55),
            (-1.74, 0.85),
            (-1.55, 1.12),
            (-0.8, 1.4),
            (-0.2, 1.7),
        ],
        8,
    )
    legs = [
        paper.ribbon([(x, 0.75), (x + a, -0.1), (x + b, -0.6), (x + c, -1.3)], 0.27, 0.13, 6)
        for x, a, b, c in (
            (0.26, 0.02, 0.04, 0.06),
            (-0.14, -0.06, -0.12, -0.2),
            (-1.16, 0.06, 0.06, 0.12),
            (-1.56, 0.02, -0.12, -0.12),
        )
    ]
    tail = paper.ribbon([(-1.74, 0.9), (-1.9, 0.5), (-1.86, 0.05)], 0.07, 0.04, 5).union(
        paper.Point(-1.86, 0.0).buffer(0.08)
    )
    head = paper.unary_union(
        [
            paper.outline(
                [
                    (-0.32, 9.0),
                    (-0.3, 9.42),
                    (-0.12, 9.72),
                    (0.16, 9.72),
                    (0.5, 9.5),
                    (0.92, 9.22),
                    (1.2, 9.12),
                    (1.3, 8.95),
                    (1.22, 8.8),
                    (0.95, 8.78),
                    (0.55, 8.86),
                    (0.28, 8.84),
                    (0.0, 8.7),
                ],
                8,
            ),
            paper.ribbon([(-0.12, 9.6), (-0.18, 9.95)], 0.1, 0.08, 2),
            paper.Point(-0.18, 9.98).buffer(0.085),
            paper.ribbon([(0.1, 9.64), (0.09, 10.0)], 0.1, 0.08, 2),
            paper.Point(0.09, 10.03).buffer(0.085),
            paper.outline([(-0.28, 9.5), (-0.5, 9.66), (-0.72, 9.64), (-0.62, 9.48), (-0.36, 9.36)], 6),
        ]
    )
    head = affinity.translate(affinity.scale(head, 1.25, 1.25, origin=(0, 9)), 0, RAISED)
    whole = paper.rounded(paper.unary_union([neck, body, *legs, head]), 0.02)
    coat = clay(HIDE, bump=0.4, grain=16, vary=0.08)
    paper.cutout(whole.simplify(0.006), coat, (0, 0.55, 0), depth=0.2, bevel=0.05).name = "giraffe"
    paper.cutout(tail, clay("#5a3418"), (0, 0.6, 0), depth=0.06)
    rng = np.random.default_rng(6)
    spots = [
        (x + rng.normal(0, 0.07), z + rng.normal(0, 0.07))
        for i, z in enumerate(np.arange(-0.86, 10.0, 0.46))
        for x in np.arange(-2.0 + 0.23 * (i % 2), 0.8, 0.46)
    ]
    cells = voronoi_diagram(MultiPoint(spots))
    hide = (
        neck.union(body)
        .union(paper.unary_union(legs))
        .buffer(-0.03)
        .intersection(paper.rectangle(-3, -0.75, 1, 9.75))
    )
    patches = [cell.buffer(-0.065).buffer(0.03).intersection(hide) for cell in cells.geoms]
    mark = clay(PATCH, bump=0.4, grain=16, vary=0.1)
    shape = paper.unary_union([p for p in patches if not p.is_empty])
    paper.cutout(shape.simplify(0.005), mark, (0, 0.42, 0), depth=0.03, bevel=0.008).name = "giraffe"
    mane = paper.ribbon([(-0.36, 8.5), (-0.36, 9.4), (-0.26, 10.2)], 0.14, 0.1, 6)
    paper.cutout(mane, clay("#6a3c1a"), (0, 0.62, 0), depth=0.1)
    hoofs = [paper.rectangle(x - 0.1, -1.35, x + 0.1, -1.18) for x in (0.32, -0.34, -1.04, -1.68)]
    paper.cutout(paper.unary_union(hoofs), clay("#3a2418"), (0, 0.42, 0), depth=0.1)
    for at, r in (((0.36, 0.42, 10.14), 0.09), ((1.44, 0.42, 9.66), 0.035)):
        kit.sphere((r, 0.03, r), clay("#1c1210", rough=0.25), at, 16)
    leaf = clay("#5f7a34", bump=0.3)
    kit.rope([(1.4, 0.4, 9.5), (1.72, 0.4, 9.36), (2.05, 0.4, 9.46)], 0.025, clay("#4a3a1c"), 4)
    for x, z, a in ((1.64, 9.28, -40), (1.82, 9.52, 40), (1.98, 9.32, -20), (2.14, 9.52, 20)):
        paper.cutout(
            affinity.rotate(affinity.scale(paper.Point(0, 0).buffer(0.12), 1.5, 0.7), a),
            leaf,
            (x, 0.38, z),
            depth=0.03,
        )


def front():
    """A plastered front at night, with cornices and sills."""
    holes = [window(x, z, 1.15 if x else 1.35) for z in FLOORS for x in COLUMNS] + [
        gate(),
        window(1.85, -0.9, 1.15, 1.9),
    ]
    wall = paper.rectangle(*WALL).difference(paper.unary_union(holes))
    paper.cutout(
        wall, surfaces.plaster("#b07c2a", grain=5, stain="#6a4420"), (0, 0, 0), depth=0.3, bevel=0.03
    )
    trim = surfaces.plaster("#d8b060", grain=9)
    for hole in holes:
        paper.cutout(
            hole.buffer(0.11, join_style=2).difference(hole), trim, (0, -0.2, 0), depth=0.1, bevel=0.02
        )
    for z in FLOORS:
        for x in COLUMNS:
            kit.box((1.5 if x else 1.7, 0.34, 0.11), trim, (x, -0.3, z - 0.12), bevel=0.02)
        kit.box((6.2, 0.2, 0.1), trim, (0, -0.2, z - 0.52), bevel=0.02)
    kit.box((6.5, 0.6, 0.28), trim, (0, -0.15, 8.0), bevel=0.04)
    kit.box((6.2, 0.4, 0.3), surfaces.plaster("#8a5a24", grain=6), (0, 0, 8.28), bevel=0.03)
    for x in (-2.3, 2.2):
        kit.box((0.7, 0.5, 1.1), surfaces.plaster("#6a4420", grain=6), (x, 1.4, 8.2), bevel=0.03)
    kit.box((14, 8, 0.3), surfaces.plaster("#4a3424", grain=4), (0, -3.2, -1.65), bevel=0.02)


def tenants():
    """Lit rooms and who is at home; two windows are dark."""
    dark, paper_light = (COLUMNS[0], FLOORS[2]), "#ffc45a"
    for z in FLOORS:
        for x in COLUMNS:
            if (x, z) == dark:
                paper.cutout(
                    paper.rectangle(-0.7, -0.1, 0.7, 1.6),
                    clay("#2a2440", bump=0.3),
                    (x, 0.9, z),
                    depth=0.02,
                    bevel=0,
                )
                continue
            paper.cutout(
                paper.rectangle(-0.8, -0.2, 0.8, 1.7),
                lamp(paper_light, 1.15),
                (x, 1.5, z),
                depth=0.02,
                bevel=0,
            )
            light.bulb((x + 0.1, 0.1, z + 1.1), 13 if x else 18, "#ffc060" if x else "#ffe0a8", 0.15)
    paper.cutout(gate().buffer(0.2), lamp(paper_light, 1.0), (0, 1.6, 0), depth=0.02, bevel=0)
    light.bulb((-0.5, -0.1, 1.2), 40, "#ffe0a8", 0.2)
    paper.cutout(window(1.85, -0.9, 1.3, 2.0), clay("#23407f", bump=0.5), (0, 0.2, 0), depth=0.05)
    ink = "#1d1420"
    low, mid, top = FLOORS
    left, _, right = COLUMNS
    paper.sheet(person(left + 0.1, low - 0.1, 0.95, child=True, arms="ears"), 0.8, ink)
    paper.sheet(
        affinity.translate(affinity.scale(cat(), 1.3, 1.3, origin=(0, 0)), right - 0.2, low), 0.3, ink
    )
    lady = person(left - 0.05, mid - 0.25, 1.25, arms="mouth").union(
        paper.Point(left - 0.12, mid + 1.0).buffer(0.1)
    )
    glass = affinity.scale(paper.Point(left + 0.3, mid + 0.85).buffer(0.14), 0.8, 1.1)
    stick = paper.ribbon([(left + 0.22, mid + 0.5), (left + 0.28, mid + 0.72)], 0.05, 0.05, 2)
    paper.sheet(paper.unary_union([lady, glass.difference(glass.buffer(-0.05)), stick]), 0.8, ink)
    bough = [paper.ribbon([(right - 0.15, mid + 0.55), (right - 0.5, mid + 0.75)], 0.09, 0.06, 2)]
    bough += [
        affinity.rotate(
            affinity.scale(paper.Point(right - 0.42 - 0.1 * k, mid + 0.78 + 0.06 * k).buffer(0.1), 1.5, 0.7),
            40 * k,
        )
        for k in range(3)
    ]
    paper.sheet(paper.unary_union([person(right + 0.12, mid - 0.25, 1.3), *bough]), 0.8, ink)
    pair = person(right - 0.18, top - 0.3, 1.2).union(person(right + 0.2, top - 0.3, 1.1))
    paper.sheet(pair, 0.8, ink)
    curtain = surfaces.cloth("#8a3a24")
    for x, z in ((left, mid), (right, top), (right, mid), (left, low), (right, low)):
        for s in (-1, 1):
            u, v = np.meshgrid(np.linspace(0, 1, 18), np.linspace(0, 1, 14), indexing="ij")
            drop = np.stack(
                [
                    x + s * (0.66 - (0.3 - 0.16 * np.sin(v * 3)) * u),
                    0.4 + 0.05 * np.sin(u * 16),
                    z + 1.5 * (1 - v),
                ],
                -1,
            )
            kit.sheet(drop, curtain)


def passer_by():
    """On the pavement somebody with a dog has stopped and looks up."""
    one = figure(
        "round elder",
        "looking up",
        "great coat",
        skin="brown",
        hat="brim",
        tall=1.35,
        coat="#22356e",
        hat_colour="#22356e",
    )
    kit.place(one, (2.45, -1.7, -1.35), (0, 0, 165))


def paint(draft):
    """A blue evening; everybody is at home."""
    light.world("#3f55a0", "#5a3a1c", 0.42)
    camera = stage.camera((0.1, -19, 4.6), (0.1, 0, 4.6), 47.5)
    night = sky.gradient(
        [(0, "#1a2450"), (0.3, "#33365e"), (0.55, "#6a4f54"), (0.8, "#b8803a"), (1, "#c89038")], 4, 0.1
    )
    sky.backdrop(sky.stars(night, 40, 8, down_to=0.6), 60, camera)
    front()
    giraffe()
    tenants()
    passer_by()
    light.area((-7, -8, 9), (0, 0, 6), 3, 620, "#8fa8f0")
    light.area((5, -5, 1.5), (0.5, 0, 2), 1.5, 300, "#ffb860")
    light.area((4, -6, 11), (0.3, 0.5, 9.2), 2, 260, "#ffdca0")
    return Finish(shadows="#161436", lights="#fff0c4", focus=("giraffe",), lift=0.5)
