# SPDX-License-Identifier: GPL-3.0-or-later
"""A room is sewn into the lining of his coat, its lamp still on."""

import random

from shapely import affinity

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.silhouettes import placed_shape, silhouette_head

OPEN = [
    (-0.35, 3.3),
    (0.35, 2.6),
    (0.75, 1.2),
    (0.9, -0.6),
    (0.85, -2.6),
    (0.6, -4.2),
    (-1.9, -4.3),
    (-2.15, -2.4),
    (-2.05, -0.2),
    (-1.7, 1.7),
    (-1.1, 2.9),
]


def wall():
    """Mint paper, a peg, and the picture-hook of something that was taken down."""
    paper.sheet(paper.rectangle(-6, -7, 6, 7), 2.6, "#a9d2bf")
    for k in range(-6, 7):
        paper.sheet(paper.rectangle(k * 0.95 - 0.05, -7, k * 0.95 + 0.05, 7), 2.54, "#9bc6b2")
    paper.sheet(paper.rectangle(-2.9, 2.6, -1.7, 4.2), 2.5, "#bde0cf")
    paper.sheet(paper.rectangle(-6, -7, 6, -4.75), 2.3, "#6b4432")
    peg = kit.lathe(
        [(0.001, 0), (0.12, 0), (0.1, 0.5), (0.2, 0.62), (0.16, 0.75), (0.001, 0.78)],
        clay("#7a4a30", rough=0.4),
        30,
    )
    kit.place(peg, (-0.05, 1.9, 3.9), (90, 0, 0))


def coat():
    """A man's overcoat on its peg, chocolate, one side folded back; sheets from the collar inwards."""
    outer = paper.outline(
        [
            (-0.3, 3.8),
            (0.4, 3.75),
            (1.0, 3.3),
            (2.0, 2.75),
            (2.5, 1.4),
            (2.75, -0.8),
            (2.75, -2.9),
            (2.6, -4.6),
            (0.4, -4.85),
            (-2.2, -4.7),
            (-2.5, -2.4),
            (-2.35, -0.2),
            (-2.05, 1.8),
            (-1.7, 2.8),
            (-0.9, 3.4),
        ],
        8,
    )
    hole = paper.outline(OPEN, 8)
    for k, tone in enumerate(("#4a2f26", "#573729", "#6b4431")):
        paper.sheet(
            paper.wavering(outer.buffer(-0.09 * k), 0.02, 4 + k).difference(hole.buffer(-0.05 * k)),
            1.75 - 0.14 * k,
            tone,
        )
    lapel = paper.outline(
        [
            (0.2, 3.6),
            (0.85, 3.1),
            (1.55, 2.3),
            (1.15, 1.95),
            (1.3, 1.6),
            (0.95, 0.2),
            (0.75, -0.9),
            (0.6, 0.9),
            (0.35, 2.3),
        ],
        6,
    )
    paper.sheet(lapel, 1.2, "#7d5038")
    sleeve = paper.ribbon([(1.75, 2.6), (2.35, 0.8), (2.5, -1.2), (2.35, -3.0)], 1.05, 0.8, 12)
    paper.sheet(sleeve, 1.26, "#5c3b2c")
    paper.sheet(paper.ribbon([(2.3, -2.75), (2.36, -2.95)], 0.95, 0.9), 1.18, "#7d5038")
    for z in (-1.2, -2.3, -3.4):
        kit.sphere((0.11, 0.05, 0.11), clay("#2c1a14", rough=0.3), (1.15, 1.15, z), 18)
    flap = paper.outline(
        [
            (-1.75, 1.9),
            (-2.2, 2.0),
            (-2.75, 0.2),
            (-2.95, -2.2),
            (-2.7, -4.5),
            (-1.9, -4.35),
            (-2.15, -2.4),
            (-2.05, -0.2),
        ],
        8,
    )
    paper.sheet(flap, 1.1, "#b45a6e")
    stitches = [
        paper.ribbon([(x, z), (x + 0.02, z - 0.1)], 0.025)
        for x, z in paper.smooth_path([(-1.95, 1.6), (-2.2, -0.2), (-2.3, -2.3), (-2.1, -4.1)], 9)
    ]
    paper.sheet(paper.unary_union(stitches), 1.02, "#f6dfe0")


def room():
    """Inside: a small parlour in paper depth, chair, books, lamp; the pipe on the arm of the chair still smokes."""
    hole = paper.outline(OPEN, 8)
    tones = ("#8a3a50", "#a04a5c", "#b8606a", "#cf7f78")
    for k, tone in enumerate(tones):
        inner = paper.wavering(hole.buffer(-0.16 - 0.16 * k), 0.02, 20 + k)
        paper.sheet(hole.buffer(0.2).difference(inner), 2.0 + 0.25 * k, tone)
    paper.cutout(hole, clay("#ffcf8a", emit=0.35, bump=0.2), (0, 3.1, 0), depth=0.02, bevel=0)
    floor = paper.Polygon([(-2.4, -2.55), (1.2, -2.55), (1.2, -5), (-2.4, -5)])
    paper.sheet(floor.intersection(hole), 2.9, "#8a4a34")
    shelf = [paper.rectangle(-1.55, z, 0.45, z + 0.06) for z in (-0.1, 0.75)]
    rng = random.Random(4)
    for z in (-0.04, 0.81):
        x = -1.5
        while x < 0.3:
            w, h = rng.uniform(0.07, 0.14), rng.uniform(0.4, 0.62)
            shelf.append(affinity.rotate(paper.rectangle(x, z, x + w, z + h), rng.choice((0, 0, 0, 8))))
            x += w + 0.02
    paper.sheet(paper.unary_union(shelf), 2.8, "#5a2f2a")
    chair = paper.unary_union(
        [
            paper.outline(
                [
                    (-1.35, -2.9),
                    (-1.4, -1.5),
                    (-1.25, -0.95),
                    (-0.75, -0.85),
                    (-0.5, -1.1),
                    (-0.55, -1.9),
                    (-0.5, -2.9),
                ],
                6,
            ),
            paper.outline([(-1.5, -2.1), (-0.2, -2.1), (-0.12, -2.35), (-0.2, -2.95), (-1.5, -2.95)], 5),
            paper.outline([(-0.4, -1.75), (-0.05, -1.72), (0.0, -2.0), (-0.05, -2.9), (-0.35, -2.9)], 5),
            paper.rectangle(-1.4, -3.2, -1.25, -2.9),
            paper.rectangle(-0.25, -3.2, -0.1, -2.9),
        ]
    )
    paper.sheet(chair, 2.5, "#6e2f3e")
    pipe = paper.ribbon([(-0.35, -1.66), (-0.12, -1.7), (0.0, -1.62)], 0.05).union(
        paper.rectangle(-0.05, -1.72, 0.08, -1.52)
    )
    paper.sheet(pipe, 2.42, "#2c1a14")
    smoke = paper.ribbon([(0.02, -1.5), (0.14, -1.1), (-0.04, -0.7), (0.1, -0.2), (0.0, 0.3)], 0.07, 0.02)
    paper.sheet(smoke, 2.42, "#fff4e2")
    table = paper.unary_union(
        [
            paper.rectangle(0.12, -2.15, 0.72, -2.08),
            paper.rectangle(0.39, -3.1, 0.45, -2.1),
            paper.rectangle(0.22, -3.15, 0.62, -3.08),
        ]
    )
    paper.sheet(table, 2.45, "#4a241e")
    shade = paper.Polygon([(0.2, -1.35), (0.64, -1.35), (0.54, -0.9), (0.3, -0.9)])
    paper.cutout(shade, lamp("#ffdf9a", 2.4), (0, 2.4, 0), depth=0.05, bevel=0)
    paper.sheet(paper.rectangle(0.4, -2.1, 0.44, -1.35), 2.42, "#4a241e")
    light.bulb((0.42, 2.1, -1.15), 70, "#ffc878", 0.15)
    rug = affinity.scale(paper.Point(-0.5, -3.35).buffer(0.9), 1, 0.22)
    paper.sheet(rug.intersection(hole), 2.6, "#e8b8a0")


def daughter():
    """Thirty, short hair, in profile, eyes shut, her cheek against the lapel that her hand holds open."""
    at, tall = (-2.95, -2.75), 4.9

    def put(shape):
        return placed_shape(shape, at, tall, mirrored=True)

    head = put(silhouette_head(0.75))
    paper.sheet(head.buffer(0.03), 0.75, "#5a3626")
    paper.sheet(paper.wavering(head.buffer(-0.05), 0.008, 3), 0.55, "#9a6442")
    hair = paper.outline(
        [
            (-0.2, 0.74),
            (-0.17, 0.88),
            (-0.04, 1.0),
            (0.16, 1.04),
            (0.36, 0.96),
            (0.46, 0.76),
            (0.42, 0.52),
            (0.3, 0.36),
            (0.22, 0.4),
            (0.2, 0.55),
            (0.1, 0.62),
            (0.06, 0.72),
            (-0.06, 0.72),
        ],
        6,
    )
    for k, tone in enumerate(("#1c1416", "#261a1c")):
        paper.sheet(paper.wavering(put(hair).buffer(-0.06 * k), 0.03, 7 + k), 0.42 - 0.08 * k, tone)
    strands = [
        put(
            paper.ribbon(
                [(-0.1 + 0.07 * k, 0.78 + 0.02 * k), (0.05 + 0.06 * k, 0.9), (0.22 + 0.04 * k, 0.62)],
                0.01,
                0.004,
            )
        )
        for k in range(5)
    ]
    paper.sheet(paper.unary_union(strands), 0.28, "#4a3434")
    ear = put(paper.outline([(0.1, 0.5), (0.1, 0.58), (0.16, 0.6), (0.19, 0.53), (0.15, 0.45)], 6))
    paper.sheet(ear, 0.36, "#b0764e")
    marks = [
        put(paper.ribbon([(-0.168, 0.555), (-0.13, 0.535), (-0.085, 0.545), (-0.06, 0.56)], 0.017, 0.006)),
        put(paper.ribbon([(-0.19, 0.64), (-0.13, 0.665), (-0.06, 0.645)], 0.024, 0.008)),
        put(paper.ribbon([(-0.19, 0.346), (-0.14, 0.338), (-0.11, 0.348)], 0.011, 0.005)),
    ]
    marks += [
        put(paper.ribbon([(-0.16 + 0.024 * k, 0.545), (-0.175 + 0.026 * k, 0.518)], 0.007, 0.003))
        for k in range(4)
    ]
    paper.sheet(paper.unary_union(marks), 0.46, "#2c1812", depth=0.04)
    cheek = put(paper.Point(-0.08, 0.44).buffer(0.06, 20))
    paper.sheet(paper.wavering(cheek, 0.02, 5), 0.5, "#b86a50", depth=0.03)
    tear = paper.outline([(-0.11, 0.5), (-0.1, 0.47), (-0.12, 0.46), (-0.13, 0.48)], 5)
    paper.cutout(put(tear), clay("#f4fbff", emit=0.3, rough=0.1), (0, 0.44, 0), depth=0.03, bevel=0.005)
    dress = paper.outline(
        [
            (-3.6, -5.4),
            (-3.4, -3.0),
            (-2.9, -2.35),
            (-2.3, -2.2),
            (-1.7, -2.45),
            (-1.15, -3.0),
            (-0.7, -4.0),
            (-0.6, -5.4),
        ],
        8,
    )
    for k, tone in enumerate(("#1d191c", "#28232a")):
        paper.sheet(dress.buffer(-0.07 * k), 0.4 - 0.12 * k, tone)
    arm = paper.ribbon([(-1.35, -3.1), (-0.35, -3.25), (0.35, -2.15), (0.62, -1.35)], 0.75, 0.5, 12)
    paper.sheet(arm, 0.1, "#28232a")
    palm = paper.unary_union(
        [
            affinity.scale(paper.Point(0.72, -1.05).buffer(0.34), 0.85, 1.1),
            *[
                paper.ribbon(
                    [
                        (0.6 + 0.08 * k, -0.9),
                        (0.72 + 0.12 * k, -0.55 + 0.04 * k),
                        (0.98 + 0.08 * k, -0.42 + 0.05 * k),
                    ],
                    0.16,
                    0.11,
                )
                for k in range(4)
            ],
            paper.ribbon([(0.5, -1.0), (0.45, -0.65), (0.62, -0.45)], 0.17, 0.12),
        ]
    )
    paper.sheet(paper.rounded(palm, 0.015), -0.05, "#9a6442")
    nails = paper.unary_union(
        [
            affinity.rotate(
                affinity.scale(paper.Point(1.02 + 0.08 * k, -0.41 + 0.05 * k).buffer(0.05), 1.2, 0.8), 20
            )
            for k in range(4)
        ]
    )
    paper.sheet(nails, -0.14, "#d8a488", depth=0.03)
    edge = [(0.62, -0.2), (0.9, -0.7), (1.0, -1.4)]
    paper.sheet(paper.ribbon(edge, 0.2, 0.16), 0.02, "#7d5038")


def paint(draft):
    """Cut paper; the warmest thing in the house is inside a coat."""
    light.world("#cfe8dc", "#a8886a", 0.55)
    stage.camera((0, -14, -0.45), (0, 0, -0.45), 46)
    wall()
    coat()
    room()
    daughter()
    light.area((-6, -8, 6), (0, 0, 0), 2.5, 760, "#f4fbf0")
    light.area((6, -7, 0), (0, 0, -1), 3.5, 180, "#e8a890")
    light.bulb((-0.6, 2.3, -1.0), 50, "#ffc070", 0.4)
    light.bulb((-0.4, 0.2, 0.4), 16, "#ffc890", 0.4)
    return Finish(shadows="#2c1a18", lights="#fff3dc", vignette=0.16)
