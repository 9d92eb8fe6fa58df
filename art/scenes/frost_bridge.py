# SPDX-License-Identifier: GPL-3.0-or-later
"""They have whispered so long that the frost has built a bridge between their lips."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.silhouettes import placed_shape, silhouette_head

TALL = 6.1
LEFT, RIGHT = (-2.3, -3.5), (2.36, -3.62)
LIPS = 0.35 * TALL


def profile(side):
    """The outline of one of the two; side -1 is the woman at the left, 1 the man at the right."""
    at = LEFT if side < 0 else RIGHT
    return placed_shape(silhouette_head(0.6 if side < 0 else 1.5), at, TALL, mirrored=side < 0)


def drawn(points, side, width, end=0.02):
    """A stroke given in the units of a head that looks left, put on one of the two."""
    at = LEFT if side < 0 else RIGHT
    return placed_shape(paper.ribbon(points, width, end), at, TALL, mirrored=side < 0)


def face(side, skin, shade, y):
    """A paper head of three sheets: the shadowed rim, the face, and a lit cheek; the eyes are shut."""
    shape = profile(side)
    paper.sheet(shape.buffer(0.03), y + 0.3, shade)
    paper.sheet(paper.wavering(shape.buffer(-0.05), 0.01, 3 + side), y, skin)
    dark = clay("#3a3440", bump=0.3)
    lid = drawn([(-0.165, 0.56), (-0.135, 0.545), (-0.095, 0.552), (-0.07, 0.565)], side, 0.016, 0.006)
    brow = drawn([(-0.19, 0.635), (-0.14, 0.66), (-0.07, 0.645)], side, 0.026, 0.008)
    mouth = drawn([(-0.2, 0.346), (-0.15, 0.342), (-0.12, 0.35)], side, 0.01, 0.005)
    paper.cutout(paper.unary_union([lid, brow, mouth]), dark, (0, y - 0.06, 0), depth=0.04, bevel=0)
    for k in range(5):
        a = -0.16 + 0.024 * k
        lash = drawn([(a, 0.55), (a - 0.012, 0.527)], side, 0.006, 0.003)
        paper.cutout(lash, dark, (0, y - 0.07, 0), depth=0.03, bevel=0)
    at = LEFT if side < 0 else RIGHT
    cheek = placed_shape(paper.Point(-0.075, 0.44).buffer(0.06, 20), at, TALL, mirrored=side < 0)
    paper.cutout(
        paper.wavering(cheek, 0.02, 4), clay("#e89a80", bump=0.4), (0, y - 0.05, 0), depth=0.03, bevel=0.01
    )
    for dx, dz in ((-0.03, 0.575), (-0.028, 0.55), (-0.03, 0.525)):
        line = drawn([(dx, dz), (dx + 0.035, dz + 0.02 * (dz - 0.55) * 40)], side, 0.006, 0.003)
        paper.cutout(line, clay(shade), (0, y - 0.05, 0), depth=0.02, bevel=0)


def shawl(y):
    """Her: white hair drawn back, a persimmon shawl over it."""

    def put(points, steps=6):
        return placed_shape(paper.outline(points, steps), LEFT, TALL, mirrored=True)

    hair = put(
        [(-0.21, 0.72), (-0.17, 0.86), (-0.05, 0.97), (0.1, 1.02), (0.02, 0.86), (-0.05, 0.76), (-0.12, 0.72)]
    )
    paper.sheet(hair, y - 0.12, "#e4e2dc")
    for k in range(5):
        strand = drawn(
            [(-0.19 + 0.03 * k, 0.74), (-0.12 + 0.03 * k, 0.86), (0.02 + 0.02 * k, 0.98)], -1, 0.008, 0.004
        )
        paper.cutout(strand, clay("#b9bcc4"), (0, y - 0.2, 0), depth=0.02, bevel=0)
    cloth = [
        (-0.13, 0.92),
        (-0.02, 1.08),
        (0.22, 1.1),
        (0.42, 0.95),
        (0.5, 0.6),
        (0.62, 0.2),
        (0.7, -0.1),
        (0.1, -0.1),
        (0.12, 0.12),
        (0.2, 0.3),
        (0.1, 0.5),
        (0.12, 0.7),
        (0.0, 0.86),
    ]
    for k, tone in enumerate(("#b8451f", "#d9592a", "#f0702f")):
        inner = put([(x + 0.035 * k * (x > 0), z + 0.0 * k) for x, z in cloth])
        paper.sheet(paper.wavering(inner, 0.03, 12 + k), y - 0.12 - 0.12 * k, tone)
    for k in range(7):
        fold = drawn(
            [(0.08 + 0.03 * k, 0.98 - 0.02 * k), (0.2 + 0.04 * k, 0.6), (0.2 + 0.06 * k, -0.08)],
            -1,
            0.012,
            0.006,
        )
        paper.cutout(fold, clay("#a63c18"), (0, y - 0.45, 0), depth=0.03, bevel=0)


def cap(y):
    """Him: a fur cap with flaps, a grey moustache heavy with ice."""

    def put(points, steps=6):
        return placed_shape(paper.outline(points, steps), RIGHT, TALL)

    crown = [
        (-0.24, 0.78),
        (-0.2, 0.98),
        (0.0, 1.12),
        (0.25, 1.1),
        (0.42, 0.92),
        (0.44, 0.74),
        (0.2, 0.72),
        (0.0, 0.74),
    ]
    paper.sheet(paper.wavering(put(crown), 0.03, 5), y - 0.12, "#56627a")
    rng = random.Random(4)
    fur = []
    for k in range(46):
        t = k / 45
        x, z = -0.27 + 0.7 * t, 0.73 + 0.03 * math.sin(7 * t)
        fur.append(
            paper.ribbon(
                [(x, z), (x + rng.uniform(-0.03, 0.03), z + rng.choice((-1, 1)) * rng.uniform(0.03, 0.065))],
                0.03,
                0.008,
            )
        )
    flap = paper.outline([(0.08, 0.75), (0.1, 0.5), (0.15, 0.34), (0.3, 0.32), (0.38, 0.5), (0.4, 0.75)], 6)
    paper.sheet(placed_shape(flap, RIGHT, TALL), y - 0.2, "#6d7b93")
    for _ in range(40):
        a = rng.random() * math.tau
        x, z = 0.24 + 0.12 * math.cos(a), 0.52 + 0.19 * math.sin(a)
        fur.append(paper.ribbon([(x, z), (x + 0.05 * math.cos(a), z + 0.06 * math.sin(a))], 0.026, 0.008))
    paper.sheet(placed_shape(paper.unary_union(fur).buffer(0.002), RIGHT, TALL), y - 0.32, "#97a5b8")
    moustache = paper.outline(
        [
            (-0.2, 0.4),
            (-0.13, 0.42),
            (-0.05, 0.36),
            (0.0, 0.27),
            (-0.08, 0.31),
            (-0.15, 0.36),
            (-0.21, 0.375),
        ],
        6,
    )
    paper.sheet(placed_shape(moustache, RIGHT, TALL), y - 0.16, "#dfe4e8")
    collar = paper.outline(
        [(-0.1, 0.14), (0.05, 0.24), (0.3, 0.3), (0.6, 0.25), (0.9, -0.1), (-0.2, -0.1)], 6
    )
    for k, tone in enumerate(("#3d485e", "#4a566e")):
        paper.sheet(
            paper.wavering(placed_shape(collar, RIGHT, TALL).buffer(-0.1 * k), 0.03, 8 + k),
            y - 0.3 - 0.1 * k,
            tone,
        )


def bridge():
    """Ice, grown breath by breath: a thin arch with hanging icicles, and two who cross it."""
    ice = clay("#f4fbff", rough=0.15, bump=0.3, grain=20, emit=0.18)
    z = LEFT[1] + LIPS - 0.02
    xs = np.linspace(-1.04, 0.9, 40)
    deck = z + 0.12 * np.cos((xs + 0.07) / 0.97 * math.pi / 2)
    for k in range(3):
        kit.rope(
            [(x, -0.15 + 0.1 * k, h + 0.02 * math.sin(9 * x + k)) for x, h in zip(xs, deck, strict=True)],
            0.05 - 0.008 * k,
            ice,
            2,
        )
    rng = random.Random(7)
    for x, h in zip(xs[2:-2:2], deck[2:-2:2], strict=True):
        drop = rng.uniform(0.15, 0.62) * (0.5 + math.cos(x * 1.1) ** 2)
        spike = paper.Polygon([(-0.035, 0), (0.035, 0), (0, -drop)])
        paper.cutout(spike, ice, (x, -0.1 + rng.uniform(-0.08, 0.08), h), depth=0.05, bevel=0.008)
    coat = clay("#2e3850")
    for x, tone in ((-0.3, "#f0642f"), (0.06, "#2e3850")):
        h = z + 0.12 * math.cos((x + 0.07) / 0.97 * math.pi / 2) + 0.05
        body = paper.Polygon([(-0.06, 0), (0.06, 0), (0.035, 0.17), (-0.035, 0.17)]).union(
            paper.Point(0, 0.22).buffer(0.045)
        )
        paper.cutout(body, clay(tone), (x, -0.2, h), (0, 8, 0), depth=0.04, bevel=0.006)
    kit.rope([(0.08, -0.22, z + 0.28), (0.2, -0.22, z + 0.33)], 0.012, coat, 1)
    kit.sphere((0.026, 0.026, 0.045), lamp("#ffd27a", 9), (0.22, -0.24, z + 0.42), 12)
    light.bulb((0.22, -0.5, z + 0.45), 9, "#ffb860", 0.05)


def winter():
    """White overcast in torn sheets, and a little snow between the faces."""
    for k, tone in enumerate(("#c9d4de", "#d6dfe6", "#e2e9ed", "#edf1f2")):
        xs = np.linspace(-6, 6, 80)
        top = 5.4 - 1.15 * k + 0.3 * np.sin(xs * 0.8 + 2 * k) + 0.12 * np.sin(xs * 2.3 + k)
        paper.sheet(paper.Polygon([*zip(xs, top, strict=True), (6, -7), (-6, -7)]), 2.4 - 0.3 * k, tone)
    rng = random.Random(9)
    flake = clay("#ffffff", emit=0.2)
    for _ in range(90):
        r = rng.uniform(0.018, 0.05)
        kit.sphere(
            (r, r * 0.4, r), flake, (rng.uniform(-4, 4), rng.uniform(-0.9, 1.0), rng.uniform(-4.5, 4.5)), 8
        )


def paint(draft):
    """Two heads of cut paper, sixty per cent of the card; one warm thing between them."""
    light.world("#e6eef6", "#c8d0dc", 0.65)
    stage.camera((0, -14, -0.2), (0, 0, -0.2), 47)
    winter()
    face(-1, "#b98a6c", "#7d6a6c", 0.5)
    face(1, "#e3c3ae", "#98889a", 0.5)
    shawl(0.5)
    cap(0.5)
    bridge()
    light.area((-5, -8, 7), (0, 0, 0), 3, 760, "#fff6ea")
    light.area((6, -7, -1), (0, 0, 0), 4, 200, "#9fb6dc")
    light.bulb((0, 1.3, -1.4), 130, "#ffd9b0", 0.5)
    return Finish(shadows="#3a4460", lights="#fff8ec", vignette=0.12)
