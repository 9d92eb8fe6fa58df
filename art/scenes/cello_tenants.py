# SPDX-License-Identifier: GPL-3.0-or-later
"""The tenants of the cello hold their breath while it is tuned."""

from dataclasses import replace

from shapely import affinity

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import things
from painter.motifs.bodies import BODIES
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure
from painter.motifs.poses import POSES
from painter.motifs.tenants import bear, cat, person

X = 0.75  # the middle of the cello
HALF = (
    (0.0, -0.75),
    (1.0, -0.72),
    (1.75, -0.35),
    (2.12, 0.45),
    (2.05, 1.35),
    (1.6, 2.0),
    (1.42, 2.35),
    (1.62, 2.5),
    (1.38, 2.75),
    (1.2, 3.25),
    (1.25, 3.75),
    (1.52, 4.0),
    (1.36, 4.2),
    (1.55, 4.65),
    (1.66, 5.2),
    (1.45, 5.75),
    (0.95, 6.1),
    (0.4, 6.18),
    (0.3, 6.3),
    (0.0, 6.3),
)
FLOORS = (-0.35, 1.15, 2.75, 4.3)
INK = "#5a1f16"


def body_shape():
    """The outline of the cello's body."""
    side = paper.smooth_path(HALF, 6)
    left = [(-x, z) for x, z in side[::-1]]
    return affinity.translate(paper.Polygon([*side, *left]).buffer(0), X, 0)


def neck_shape():
    """Neck, peg box and scroll."""
    neck = paper.Polygon([(-0.2, 6.1), (-0.15, 8.7), (0.15, 8.7), (0.2, 6.1)])
    box = paper.outline([(-0.16, 8.5), (-0.24, 8.9), (-0.17, 9.4), (0.17, 9.4), (0.24, 8.9), (0.16, 8.5)])
    scroll = (
        paper.Point(0, 9.62)
        .buffer(0.3)
        .union(paper.Point(-0.2, 9.56).buffer(0.2))
        .union(paper.Point(0.2, 9.56).buffer(0.2))
    )
    return affinity.translate(paper.unary_union([neck, box, scroll]), X, 0)


def cello():
    """Sheets from the dark rim inwards; four floors of lit rooms."""
    body = body_shape()
    paper.sheet(
        body.buffer(0.05).difference(body.buffer(-0.12)).union(neck_shape().buffer(0.02).difference(body)),
        0.16,
        "#7a2c1a",
    )
    layers = (
        (0.0, 0.0, 0.17, "#c2552e"),
        (0.4, 0.1, 0.3, "#b04a2a"),
        (0.8, 0.16, 0.36, "#d2643a"),
        (1.2, 0.2, 0.42, "#e5854c"),
    )
    rooms = [
        paper.rectangle(-5, low + 0.1, 5, high) for low, high in zip(FLOORS, (*FLOORS[1:], 5.95), strict=True)
    ]
    for k, (y, outer, inner, colour) in enumerate(layers):
        space = paper.unary_union([body.buffer(-inner).intersection(r.buffer(-0.03 * k)) for r in rooms])
        shell = body.buffer(-outer if k else 0)
        paper.sheet(shell.difference(paper.wavering(space, 0.012 + 0.01 * k, k)), y - 0.1, colour)
    paper.cutout(body.buffer(-0.05), clay("#ffdc7a", emit=0.7, bump=0), (0, 1.6, 0), depth=0.02, bevel=0)
    paper.sheet(neck_shape(), -0.1, "#8a3420")
    board = affinity.translate(paper.Polygon([(-0.15, 8.6), (0.15, 8.6), (0.24, 4.75), (-0.24, 4.75)]), X, 0)
    paper.sheet(paper.rounded(board, 0.05), -0.36, "#4a1a14")
    tail = affinity.translate(paper.Polygon([(-0.1, -0.55), (0.1, -0.55), (0.3, 0.75), (-0.3, 0.75)]), X, 0)
    paper.sheet(paper.rounded(tail, 0.06), -0.36, "#4a1a14")
    for k in range(4):
        s = (k - 1.5) / 1.5
        kit.rope(
            [(X + s * 0.2, -0.52, 0.7), (X + s * 0.19, -0.55, 3.0), (X + s * 0.1, -0.5, 8.8)],
            0.011,
            clay("#fff1c8", bump=0, emit=0.2),
            3,
        )
    for side, z in ((-1, 8.78), (1, 8.92), (-1, 9.08), (1, 9.22)):
        peg = paper.unary_union(
            [
                paper.rectangle(0.1, -0.035, 0.55, 0.035),
                affinity.scale(paper.Point(0.66, 0).buffer(0.13), 1.2, 0.8),
            ]
        )
        paper.sheet(affinity.translate(affinity.scale(peg, side, 1, origin=(0, 0)), X, z), -0.2, "#3a1410")


def tenants():
    """A bed, a supper, a cat on a ladder, the attic."""
    a, b, c, d = (f + 0.1 for f in FLOORS)
    inside = [
        person(X - 1.15, a, 0.95),
        person(X - 0.72, a, 0.6, child=True, arms="mouth"),
        person(X + 1.25, a, 0.88, arms="mouth"),
        paper.unary_union(
            [
                paper.rectangle(X + 0.35, a + 0.36, X + 1.0, a + 0.42),
                paper.rectangle(X + 0.42, a, X + 0.47, a + 0.4),
                paper.rectangle(X + 0.88, a, X + 0.93, a + 0.4),
                paper.Point(X + 0.6, a + 0.47).buffer(0.08),
                paper.rectangle(X + 0.76, a + 0.42, X + 0.82, a + 0.6),
            ]
        ),
        person(X + 0.95, b, 0.85, arms="mouth"),
        paper.unary_union(
            [
                paper.rectangle(X - 1.2, b, X - 1.13, b + 0.62),
                paper.rectangle(X - 1.2, b + 0.18, X - 0.2, b + 0.32),
                paper.rectangle(X - 0.27, b, X - 0.2, b + 0.42),
                paper.outline(
                    [(X - 1.1, b + 0.3), (X - 0.9, b + 0.5), (X - 0.5, b + 0.46), (X - 0.25, b + 0.3)], 5
                ),
                paper.Point(X - 0.98, b + 0.58).buffer(0.1),
            ]
        ),
        person(X - 0.75, c, 0.9),
        person(X - 0.4, c, 0.55, child=True),
        bear(X + 0.72, d, 1.08),
        paper.unary_union(
            [paper.rectangle(X - 1.05, d, X - 0.98, d + 0.5), paper.Point(X - 1.0, d + 0.62).buffer(0.15)]
        ),
    ]
    for k, shape in enumerate(inside):
        paper.sheet(shape, 0.9 - 0.08 * (k % 3), INK, depth=0.04)
    for x, low, high in ((X + 0.62, c - 0.1, d + 0.1), (X - 0.35, b + 0.9, c), (X + 0.15, a, b)):
        rungs = [
            paper.rectangle(x - 0.15, low + 0.2 * k + 0.1, x + 0.15, low + 0.2 * k + 0.14)
            for k in range(int((high - low) / 0.2))
        ]
        paper.sheet(
            paper.unary_union(
                [
                    paper.rectangle(x - 0.17, low, x - 0.12, high),
                    paper.rectangle(x + 0.12, low, x + 0.17, high),
                    *rungs,
                ]
            ),
            1.0,
            "#7a2c1a",
            depth=0.03,
        )
    paper.sheet(affinity.translate(cat(), X + 0.5, c + 0.7), 0.85, INK, depth=0.04)
    for f, x in zip(FLOORS, (X + 0.1, X - 0.1, X + 0.75, X - 0.3), strict=True):
        light.bulb((x, 0.5, f + 1.15), 16, "#ffc860", 0.12)


def tuner():
    """The old cellist on her ladder, both hands on a peg."""
    wood = clay("#e0a860", bump=0.4)
    things.ladder((-2.75, -0.75, -1.6), (X - 0.95, -0.55, 8.35), wood, width=0.5, rungs=24, thickness=0.045)
    pose = replace(
        POSES["climbing"],
        hips=(0.05, 0.98),
        lean=8,
        side=0,
        look=(6, 10, 0),
        left_hand=(0.0, 0.72, 0.5),
        right_hand=(0.02, 0.76, 0.42),
        left_foot=(0.1, 0.1, 0.02),
        right_foot=(0.12, 0.3, 0.34),
    )
    dress = Clothes(
        "#3f8a80",
        0.8,
        0.05,
        collar="#ffd84d",
        hair="bob",
        hair_colour="#b8b4ae",
        shoes="#5a2a1c",
        trousers="#5a2a1c",
    )
    kit.place(
        figure(replace(BODIES["thin elder"], hunch=12), pose, dress, skin="porcelain", quality=160),
        (-0.78, -0.75, 7.62),
        (0, 0, 104),
        1.55,
    )


def paint(draft):
    """Paper lit from the rooms; raking sun from the left."""
    light.world("#b8d8cc", "#c8a080", 0.5)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    paper.sheet(paper.rectangle(-8, -4, 8, 14), 2.3, "#bfe0d2")
    paper.sheet(paper.hills(-0.55, 1.2, swell=0.06, half_width=7, bottom=-3), 1.9, "#e8c8a0")
    cello()
    tenants()
    tuner()
    light.area((-7, -8, 10), (0, 0, 4.5), 2.0, 2500, "#ffe6bc")
    light.area((6, -9, 2), (0, 0, 4), 4, 240, "#a8dcd0")
    return Finish(exposure=1.05, shadows="#3a2420", lights="#fff4d4", vignette=0.24)
