# SPDX-License-Identifier: GPL-3.0-or-later
"""The path up the hill is a sleeping snake, and the pilgrims walk softly."""

import math
import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import lamp

HEAD = [
    (-3.6, -1.2),
    (-3.35, -0.35),
    (-2.5, 0.45),
    (-1.2, 0.75),
    (0.1, 0.62),
    (1.3, 0.1),
    (2.1, -0.75),
    (2.45, -1.5),
    (2.1, -2.15),
    (1.2, -2.5),
    (-0.4, -2.75),
    (-2.2, -2.7),
    (-3.3, -2.3),
]


def body(y, points, width, tone, scale_tone, seed):
    """A loop of the sleeping body with its pattern, lying on the hill as a road does."""
    road = paper.ribbon(points, width, width * 0.82, 16)
    paper.sheet(road, y, tone)
    path = paper.smooth_path(points, 9)
    marks = []
    for k in range(1, len(path) - 1, 3):
        x, z = path[k]
        dx, dz = path[k + 1] - path[k - 1]
        turn = math.degrees(math.atan2(dz, dx))
        diamond = paper.Polygon([(-0.26, 0), (0, 0.16 * width), (0.26, 0), (0, -0.16 * width)])
        marks.append(affinity.translate(affinity.rotate(diamond, turn, origin=(0, 0)), x, z))
    paper.sheet(paper.rounded(paper.unary_union(marks), 0.02), y - 0.07, scale_tone)
    return path


def hill():
    """Dark paper hills; the snake winds round them three times, smaller with every turn."""
    rows = ((2.6, 2.55, "#1e4636"), (2.1, 1.55, "#1f5240"), (1.6, 0.6, "#1a4434"))
    for k, (y, top, tone) in enumerate(rows):
        xs = np.linspace(-6, 6, 80)
        peak = (
            top + 1.6 * np.exp(-(((xs - 0.8 + 0.3 * k) / (1.5 + 0.55 * k)) ** 2)) + 0.1 * np.sin(xs * 2 + k)
        )
        paper.sheet(paper.Polygon([*zip(xs, peak, strict=True), (6, -8), (-6, -8)]), y, tone)
    turns = (
        (2.35, [(2.6, 3.05), (1.6, 3.62), (0.6, 3.78), (-0.3, 3.45)], 0.34, "#6d8f3e", "#2f5a34"),
        (1.85, [(-2.5, 2.1), (-0.9, 2.75), (1.2, 2.62), (2.9, 1.9)], 0.5, "#7a9a44", "#355f38"),
        (1.35, [(3.6, 0.7), (2.0, 1.55), (0.0, 1.72), (-2.0, 1.35), (-3.9, 0.4)], 0.72, "#86a64c", "#3a653a"),
    )
    for k, (y, points, width, tone, mark) in enumerate(turns):
        path = body(y, points, width, tone, mark, k)
        for j in range(2, len(path) - 2, 5 - k):
            x, z = path[j]
            walker(x, z + width * 0.3, 0.2 + 0.1 * k, y - 0.12, j)


def walker(x, z, tall, y, seed):
    """One far pilgrim with a candle."""
    rng = random.Random(seed)
    h = tall * rng.uniform(0.8, 1.1)
    shape = paper.Polygon([(-0.22 * h, 0), (0.22 * h, 0), (0.1 * h, 0.75 * h), (-0.1 * h, 0.75 * h)]).union(
        paper.Point(0, 0.86 * h).buffer(0.15 * h)
    )
    paper.sheet(affinity.translate(shape, x, z), y, rng.choice(("#3a2a2a", "#2c2430", "#4a3430")), depth=0.04)
    kit.sphere(
        (0.05 * h + 0.012, 0.02, 0.08 * h + 0.015),
        lamp("#ffcf6a", 7),
        (x + 0.26 * h, y - 0.05, z + 0.66 * h),
        10,
    )


def scales():
    """Rows of cut scales on the brow and cheek."""
    shape = paper.outline(HEAD, 8)
    out = []
    for row in range(7):
        for k in range(22):
            x = -3.4 + 0.3 * k + 0.15 * (row % 2)
            z = 0.42 - 0.2 * row
            if math.dist((x, z), (-0.85, -0.62)) < 1.05 + 0.06 * row:
                continue
            out.append(
                paper.Point(x, z)
                .buffer(0.15, 10)
                .difference(paper.Point(x + 0.03, z - 0.05).buffer(0.145, 10))
            )
    return paper.unary_union(out).intersection(shape.buffer(-0.14))


def head():
    """It fills the front: brow, one huge shut eye, the line of the mouth; the tongue lies out as a carpet."""
    shape = paper.outline(HEAD, 8)
    paper.sheet(shape.buffer(0.06), 0.75, "#33582f")
    paper.sheet(shape, 0.6, "#8fae4e")
    lower = paper.outline(
        [
            (-3.5, -2.0),
            (-1.2, -2.1),
            (0.8, -1.95),
            (2.35, -1.62),
            (2.15, -2.15),
            (1.2, -2.5),
            (-0.4, -2.75),
            (-2.2, -2.7),
            (-3.4, -2.4),
        ],
        8,
    )
    paper.sheet(lower, 0.52, "#b9c878")
    paper.sheet(paper.rounded(scales(), 0.004), 0.52, "#5f8440")
    mouth = paper.ribbon([(-3.5, -1.95), (-1.4, -2.02), (0.6, -1.9), (1.8, -1.7), (2.3, -1.42)], 0.06, 0.03)
    paper.sheet(mouth, 0.45, "#22341e")
    socket = affinity.scale(paper.Point(-0.85, -0.62).buffer(0.98, 40), 1.12, 0.86)
    paper.sheet(socket, 0.5, "#6d8f40")
    lid = affinity.scale(paper.Point(-0.85, -0.62).buffer(0.82, 40), 1.12, 0.86)
    paper.sheet(lid, 0.38, "#a8c060")
    for k in range(4):
        fold = paper.ribbon(
            [
                (-1.55 + 0.08 * k, -0.45 + 0.18 * k),
                (-0.85, -0.3 + 0.2 * k),
                (-0.1 - 0.08 * k, -0.45 + 0.18 * k),
            ],
            0.04,
            0.02,
        )
        paper.sheet(fold.intersection(lid), 0.3, "#7f9a46")
    slit = paper.ribbon(
        [(-1.72, -0.72), (-1.3, -1.0), (-0.85, -1.08), (-0.4, -1.0), (0.02, -0.72)], 0.09, 0.05
    )
    paper.sheet(slit, 0.26, "#1f2c1a")
    lashes = paper.unary_union(
        [
            paper.ribbon(
                [
                    (-1.5 + 0.22 * k, -0.95 - 0.06 * math.sin(k * 0.6)),
                    (-1.6 + 0.25 * k, -1.2 - 0.08 * math.sin(k * 0.6)),
                ],
                0.04,
                0.015,
            )
            for k in range(7)
        ]
    )
    paper.sheet(lashes, 0.24, "#1f2c1a")
    paper.sheet(
        paper.outline([(1.75, -0.95), (1.95, -0.85), (2.02, -1.05), (1.85, -1.12)], 6), 0.45, "#22341e"
    )
    tongue = paper.ribbon([(2.3, -1.75), (2.6, -2.3), (2.1, -3.1), (1.2, -3.9), (0.3, -4.6)], 0.5, 0.62, 12)
    fork = paper.ribbon([(0.35, -4.5), (-0.3, -4.85), (-0.8, -5.4)], 0.4, 0.05).union(
        paper.ribbon([(0.3, -4.5), (0.5, -5.1), (0.35, -5.7)], 0.4, 0.05)
    )
    paper.sheet(tongue.union(fork), -0.15, "#d0542e")
    stripes = [
        paper.ribbon([(x - 0.2, z - 0.12), (x + 0.24, z + 0.1)], 0.03, 0.02)
        for x, z in paper.smooth_path([(2.5, -2.2), (2.1, -3.1), (1.2, -3.9), (0.35, -4.5)], 6)
    ]
    paper.sheet(paper.unary_union(stripes), -0.22, "#f0a04a")


def pilgrim():
    """Nearest to us a heavy man on tiptoe, a child asleep on his shoulders, shoes in his hand."""
    robe = paper.outline(
        [
            (-0.42, 0.15),
            (-0.5, 0.75),
            (-0.34, 1.35),
            (0.0, 1.5),
            (0.34, 1.35),
            (0.52, 0.75),
            (0.42, 0.15),
            (0.0, 0.1),
        ],
        8,
    )
    legs = paper.unary_union(
        [
            paper.ribbon([(dx, 0.3), (dx - 0.02, 0.0), (dx + 0.02, -0.12), (dx + 0.13, -0.2)], 0.15, 0.06)
            for dx in (-0.18, 0.16)
        ]
    )
    head = affinity.scale(paper.Point(0.06, 1.72).buffer(0.2), 1, 1.12).union(
        paper.outline([(0.22, 1.76), (0.33, 1.7), (0.22, 1.65)], 4)
    )
    arm = paper.ribbon([(0.3, 1.25), (0.62, 1.1), (0.78, 1.32)], 0.16, 0.1)
    back = paper.ribbon([(-0.34, 1.25), (-0.62, 0.9), (-0.6, 0.6)], 0.16, 0.1)
    child = paper.unary_union(
        [
            paper.ribbon([(-0.3, 1.75), (-0.1, 2.02), (0.12, 2.05)], 0.34, 0.26),
            paper.Point(0.2, 2.12).buffer(0.17),
            paper.ribbon([(-0.25, 1.75), (-0.34, 1.35)], 0.14, 0.1),
        ]
    )
    shoes = paper.unary_union(
        [
            affinity.translate(
                paper.outline([(0, 0), (0.22, 0.0), (0.2, 0.09), (0.08, 0.12), (0.06, 0.2), (0, 0.2)], 4),
                -0.72,
                0.36,
            ),
            affinity.translate(
                paper.outline([(0, 0), (0.22, 0.0), (0.2, 0.09), (0.08, 0.12), (0.06, 0.2), (0, 0.2)], 4),
                -0.6,
                0.28,
            ),
        ]
    )
    size, x, z = 1.15, 1.28, -3.75
    parts = (
        (legs, "#c89068"),
        (robe, "#e8d8b8"),
        (back, "#e8d8b8"),
        (child, "#7a4a5a"),
        (head, "#b07a50"),
        (arm, "#e8d8b8"),
        (shoes, "#3a2418"),
    )
    for k, (shape, tone) in enumerate(parts):
        paper.sheet(
            affinity.translate(affinity.scale(shape, -size, size, origin=(0, 0)), x, z), -0.4 - 0.07 * k, tone
        )
    hair = affinity.scale(paper.Point(0.02, 1.84).buffer(0.17), 1.05, 0.7).union(
        affinity.scale(paper.Point(0.18, 2.22).buffer(0.13), 1.1, 0.8)
    )
    paper.sheet(affinity.translate(affinity.scale(hair, -size, size, origin=(0, 0)), x, z), -0.85, "#241810")
    eye = paper.unary_union(
        [
            paper.ribbon([(0.12, 1.74), (0.18, 1.72), (0.22, 1.75)], 0.025, 0.012),
            paper.ribbon([(0.26, 2.12), (0.31, 2.1), (0.34, 2.12)], 0.022, 0.012),
        ]
    )
    paper.sheet(
        affinity.translate(affinity.scale(eye, -size, size, origin=(0, 0)), x, z), -0.9, "#1a100c", depth=0.02
    )
    cx, cz = x - 0.82 * size, z + 1.36 * size
    paper.sheet(paper.rectangle(cx - 0.045, cz - 0.02, cx + 0.045, cz + 0.3), -0.95, "#fff2d8")
    kit.sphere((0.06, 0.03, 0.11), lamp("#ffd27a", 8), (cx, -1.0, cz + 0.42), 16)
    light.bulb((cx, -1.5, cz + 0.45), 42, "#ffb450", 0.12)
    shell = (
        paper.Point(-0.55, -5.2)
        .buffer(0.16)
        .union(paper.ribbon([(-0.75, -5.36), (-0.5, -5.34), (-0.2, -5.3)], 0.09, 0.06))
    )
    paper.sheet(shell, -0.35, "#e8d8a8")


def night():
    """Green dark with a few paper stars."""
    for k, tone in enumerate(("#0f2c26", "#143830", "#1a463a")):
        xs = np.linspace(-7, 7, 60)
        paper.sheet(
            paper.Polygon(
                [*zip(xs, 7 - 1.5 * k + 0.25 * np.sin(xs + 2 * k), strict=True), (7, -9), (-7, -9)]
            ),
            3.8 - 0.3 * k,
            tone,
        )
    paper.sheet(paper.hills(-2.9, 2.2, swell=0.15, half_width=7, bottom=-9), 0.15, "#2b5636")
    paper.sheet(paper.hills(-4.3, 0.7, swell=0.2, half_width=7, bottom=-9), -0.05, "#1d4230")


def paint(draft):
    """Cut paper by candle light."""
    light.world("#5a8a78", "#2c4a3c", 0.5)
    stage.camera((0, -15, -0.85), (0, 0, -0.85), 50)
    night()
    hill()
    head()
    pilgrim()
    light.area((-6, -8, 6), (0, 0, 0), 2.5, 820, "#f0f4c8")
    light.area((6, -7, -3), (0, 0, -2), 3, 190, "#ffb060")
    light.bulb((0.5, 1.9, 2.9), 40, "#ffcf80", 0.3)
    return Finish(shadows="#0f2420", lights="#fff2c8", vignette=0.22)
