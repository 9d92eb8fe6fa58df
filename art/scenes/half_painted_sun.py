# SPDX-License-Identifier: GPL-3.0-or-later
"""The painters have run out of yellow halfway across the sun."""

import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish
from painter.glow import glowing_disc
from painter.materials import clay, lamp

SUN, R = (0.0, 5.95), 3.1
EDGE = 5.5
PLANK = 4.6


def tree_shape(seed):
    """A bare tree, one unit tall, with a spread foot; every seed grows another."""
    tree = paper.bare_tree((0, 0.05), 3, 0.1, seed, 0.06, 5).intersection(paper.rectangle(-9, 0, 9, 9))
    tall = tree.bounds[3]
    return affinity.scale(tree, 1 / tall, 1 / tall, origin=(0, 0))


def raw_disc():
    """Bare boards, side by side."""
    disc = paper.Point(*SUN).buffer(R, 96)
    rng = random.Random(4)
    x = -R - 0.2
    while x < R:
        wide = rng.uniform(0.48, 0.66)
        board = paper.rectangle(x, 2, x + wide - 0.025, 10).intersection(disc)
        if not board.is_empty:
            tone = rng.choice(("#4a4048", "#423842", "#524650", "#3a323c"))
            paper.cutout(
                board,
                surfaces.wood(tone, along="y", grain=6, dark="#1c161e"),
                (0, 0.5 + rng.uniform(-0.02, 0.02), 0),
                depth=0.14,
                bevel=0.012,
            )
        x += wide


def gold():
    """What is painted: from the top down to a wet edge that runs."""
    rng = random.Random(8)
    disc = paper.Point(*SUN).buffer(R - 0.02, 96)
    xs = np.linspace(-4, 4, 160)
    edge = EDGE + 0.16 * np.sin(xs * 1.1 + 0.6) + 0.06 * np.sin(xs * 3.1)
    wet = paper.Polygon([*zip(xs, edge, strict=True), (4, 11), (-4, 11)])
    runs = []
    for x in (-2.62, -2.2, -1.75, -1.42, -0.62, -0.2, 0.9, 1.25, 1.62, 2.05, 2.45):
        top = float(np.interp(x, xs, edge))
        long = rng.choice((0.28, 0.45, 0.7, 1.05, 0.36))
        wide = rng.uniform(0.1, 0.17)
        runs.append(
            paper.ribbon([(x, top + 0.3), (x + 0.01, top - long * 0.6), (x, top - long)], wide * 1.5, wide, 5)
        )
        runs.append(paper.Point(x, top - long).buffer(wide * 0.62))
    wet = paper.unary_union([wet, *runs]).buffer(0.07).buffer(-0.07).intersection(disc)
    paint = clay("#f4b320", bump=0.55, grain=7, vary=0.1, rough=0.45, emit=0.16)
    paper.cutout(wet.simplify(0.006), paint, (0, 0.36, 0), depth=0.05, bevel=0.03).name = "gold"


def scaffold():
    """A plank on two ropes, and a pot."""
    rope = surfaces.cloth("#5a4028", weave=60)
    kit.box(
        (3.3, 0.5, 0.11), surfaces.wood("#8a5a30", along="x"), (0.25, -2.6, PLANK), (0, 1.2, 0), 0.02
    ).name = "plank"
    for s in (-1.3, 1.8):
        kit.rope([(s, -2.6, PLANK - 0.1), (s, -2.6, 10.4)], 0.026, rope, 1)
    pot = kit.lathe(
        [(0.001, 0), (0.2, 0), (0.24, 0.42), (0.2, 0.42), (0.17, 0.06), (0.001, 0.06)],
        clay("#3a3a4a", rough=0.7),
        32,
    )
    kit.place(pot, (1.3, -2.6, PLANK + 0.1), (0, 0, 30)).name = "pot"
    kit.rope(
        [
            (1.09, -2.6, PLANK + 0.5),
            (1.17, -2.6, PLANK + 0.74),
            (1.43, -2.6, PLANK + 0.74),
            (1.51, -2.6, PLANK + 0.5),
        ],
        0.02,
        surfaces.metal("#8a8a94"),
        6,
    )


def country():
    """Hills, dark but for what the half sun gives; a farm that cannot decide whether it is day."""
    for y, z, seed, colour in (
        (3.2, 1.85, 0.5, "#c89040"),
        (2.2, 1.25, 2.6, "#ac7834"),
        (1.2, 0.5, 4.1, "#8a5e2c"),
        (0.2, -0.55, 5.6, "#5c4028"),
    ):
        paper.sheet(paper.hills(z, seed, swell=0.26, half_width=7, bottom=-4), y, colour)
    for x, z, size, seed in ((-2.9, 1.05, 1.1, 4), (-2.35, 1.0, 0.8, 9), (3.0, 0.7, 1.0, 12)):
        tree = affinity.translate(affinity.scale(tree_shape(seed), size, size, origin=(0, 0)), x, z)
        paper.sheet(paper.rounded(tree, 0.003), 1.6, "#2c1f18")
    farm = paper.unary_union(
        [
            paper.Polygon([(1.3, 0.2), (2.3, 0.2), (2.3, 0.95), (1.8, 1.4), (1.3, 0.95)]),
            paper.rectangle(2.3, 0.2, 3.0, 0.75),
            paper.rectangle(2.05, 1.1, 2.2, 1.45),
        ]
    )
    paper.sheet(farm, 0.9, "#1f1716")
    for x, z in ((1.62, 0.55), (1.98, 0.55), (2.65, 0.42)):
        paper.cutout(
            paper.rectangle(-0.07, -0.09, 0.07, 0.09), lamp("#ffbe58", 1.8), (x, 0.84, z), depth=0.01, bevel=0
        )


def paint(draft):
    """Before day: half of it hangs there already."""
    light.world("#4a4570", "#4a3220", 0.5)
    camera = stage.camera((0, -16, 4.1), (0, 0, 4.1), 49)
    sky.backdrop(
        sky.stars(
            sky.gradient(
                [(0, "#8a5a22"), (0.18, "#6a4426"), (0.42, "#3a2a34"), (0.7, "#241f38"), (1, "#1c1a30")],
                3,
                0.1,
            ),
            26,
            5,
            down_to=0.8,
        ),
        60,
        camera,
    )
    glowing_disc(
        R * 1.05, (SUN[0], 4.5, SUN[1] + 1.25), "#ffd060", limb="#f0a838", strength=1.2, halo=0.5, reach=2.3
    )
    raw_disc()
    gold()
    scaffold()
    country()
    light.area((0, -4.5, 11.5), (0, 0.5, 7.6), 2.5, 620, "#ffd890", spread=70)
    light.area((0, -2.2, 2.3), (0, 2.0, -0.2), 2.0, 380, "#ffbe58", spread=80)
    light.area((-5, -9, 4), (0, 0, 4), 4, 170, "#8f98e0")
    light.area((1, -8, 5.5), (0, 1, -0.4), 3, 900, "#ffc070")
    light.area((5, -8, 2), (0.5, 0, 1.5), 4, 200, "#b09ad0")
    return Finish(shadows="#18122c", lights="#fff2c4", focus=("gold", "pot", "plank"), lift=0.5, vignette=0.3)
