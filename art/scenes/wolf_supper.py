# SPDX-License-Identifier: GPL-3.0-or-later
"""The wolf has swallowed the village, and supper goes on inside."""

import math
import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.tenants import person

BACK = [
    (-3.05, -0.6),
    (-3.3, -0.2),
    (-3.42, 0.12),
    (-3.02, 0.5),
    (-2.55, 0.72),
    (-2.42, 1.25),
    (-2.15, 0.86),
    (-1.95, 1.32),
    (-1.72, 0.8),
    (-1.35, 0.72),
    (-0.7, 1.02),
    (0.1, 1.12),
    (0.95, 1.02),
    (1.75, 0.92),
    (2.3, 0.72),
    (2.75, 0.2),
    (3.1, -0.6),
    (3.3, -1.5),
    (3.42, -2.3),
    (3.28, -2.5),
    (3.02, -1.9),
    (2.72, -1.15),
    (2.5, -0.75),
]
FRONT = [
    (2.55, -1.5),
    (2.5, -2.4),
    (2.42, -3.2),
    (2.75, -3.5),
    (2.1, -3.5),
    (2.0, -2.6),
    (1.75, -2.0),
    (1.2, -2.35),
    (0.2, -2.5),
    (-0.8, -2.35),
    (-1.5, -2.0),
    (-1.62, -2.7),
    (-1.72, -3.3),
    (-1.5, -3.5),
    (-2.2, -3.5),
    (-2.18, -2.7),
    (-2.3, -1.9),
    (-2.35, -1.1),
    (-2.55, -0.72),
]
BELLY = [
    (-1.85, -1.35),
    (-1.75, -0.25),
    (-1.1, 0.42),
    (0.1, 0.72),
    (1.3, 0.58),
    (2.1, 0.1),
    (2.25, -0.75),
    (1.75, -1.55),
    (0.7, -2.02),
    (-0.6, -2.0),
    (-1.45, -1.75),
]


def wolf():
    """Six sheets of soot; each has a smaller hole, the ribs show at the rim of the third."""
    outline = paper.outline([*BACK, *FRONT], 6)
    belly = paper.outline(BELLY, 8)
    rng = random.Random(5)
    coat = []
    spine = paper.smooth_path(BACK[9:17], 10)
    for x, z in spine:
        for _ in range(2):
            coat += [
                paper.ribbon(
                    [(x, z - 0.1), (x + rng.uniform(0.06, 0.2), z + rng.uniform(0.04, 0.16))], 0.07, 0.01
                )
            ]
    tones = ("#25252b", "#2e2d34", "#3a383e", "#4a4646", "#5c5450", "#746758")
    for k, tone in enumerate(tones):
        hole = paper.wavering(belly.buffer(0.1 - 0.075 * k), 0.02 + 0.012 * k, 3 + k)
        body = outline.buffer(-0.05 * k).difference(hole)
        if k == 0:
            body = body.union(paper.unary_union(coat)).difference(hole)
            body = body.difference(
                paper.outline([(-2.92, 0.3), (-2.78, 0.4), (-2.62, 0.36), (-2.75, 0.3)], 6)
            )
        if k in (2, 4):
            ribs = [
                paper.ribbon([(x, 0.9), (x + 0.14, -0.15), (x - 0.06, -0.75)], 0.11, 0.03)
                for x in np.arange(-1.3, 2.2, 0.5)
            ]
            body = body.union(paper.unary_union(ribs).intersection(belly.buffer(-0.1)))
        paper.sheet(paper.rounded(body, 0.008), -0.1 + 0.26 * k, tone)
    teeth = [
        paper.Polygon(
            [
                (-3.26 + 0.11 * k, -0.22 - 0.02 * k),
                (-3.2 + 0.11 * k, -0.36 - 0.02 * k),
                (-3.15 + 0.11 * k, -0.22 - 0.02 * k),
            ]
        )
        for k in range(6)
    ]
    paper.sheet(paper.unary_union(teeth), -0.2, "#e9e0cd")
    jaw = paper.outline([(-3.28, -0.22), (-2.75, -0.3), (-2.5, -0.15), (-2.7, -0.42), (-3.15, -0.5)], 6)
    paper.sheet(jaw, -0.14, "#5a3a34")
    kit.sphere((0.07, 0.03, 0.05), lamp("#e6d22a", 3.2), (-2.78, -0.05, 0.35), 16)
    nose = paper.outline([(-3.5, 0.1), (-3.36, 0.22), (-3.2, 0.16), (-3.3, 0.02)], 6)
    paper.sheet(nose, -0.2, "#141418")


def home(x, z, w, h, roof, lit):
    """A paper house; `lit` windows as a list of (dx, dz)."""
    walls = paper.rectangle(x - w / 2, z, x + w / 2, z + h)
    gable = paper.Polygon([(x - w / 2 - 0.05, z + h), (x, z + h + roof), (x + w / 2 + 0.05, z + h)])
    panes = [paper.rectangle(x + dx - 0.05, z + dz, x + dx + 0.05, z + dz + 0.15) for dx, dz in lit]
    return paper.unary_union([walls, gable]).difference(paper.unary_union(panes))


def village():
    """Two rows of houses, a steeple, a street with supper tables, where people sit as on any evening."""
    floor = -1.62
    far = [
        home(-1.05, floor, 0.6, 0.75, 0.4, [(-0.12, 0.3), (0.14, 0.3)]),
        home(-0.4, floor, 0.5, 0.95, 0.35, [(0, 0.5), (0, 0.15)]),
        home(0.95, floor, 0.62, 0.8, 0.42, [(-0.14, 0.35), (0.14, 0.35)]),
        home(1.55, floor + 0.1, 0.5, 0.6, 0.35, [(0, 0.2)]),
    ]
    steeple = paper.rectangle(0.1, floor, 0.5, floor + 1.35).union(
        paper.Polygon([(0.04, floor + 1.35), (0.3, floor + 2.15), (0.56, floor + 1.35)])
    )
    steeple = steeple.difference(
        paper.rectangle(0.2, floor + 0.98, 0.4, floor + 1.26).union(
            paper.Point(0.3, floor + 1.26).buffer(0.1)
        )
    )
    paper.sheet(paper.unary_union([*far, steeple]), 1.2, "#3c3638")
    bell = paper.Polygon(
        [(0.24, floor + 1.0), (0.36, floor + 1.0), (0.33, floor + 1.14), (0.27, floor + 1.14)]
    )
    paper.sheet(bell, 1.15, "#e6d22a")
    near = [
        home(-1.45, floor - 0.1, 0.55, 0.6, 0.35, [(0.1, 0.22)]),
        home(2.0, floor + 0.3, 0.4, 0.5, 0.3, [(0, 0.15)]),
    ]
    ground = paper.outline(
        [(-2.1, -1.5), (-1.2, -1.64), (0, -1.7), (1.2, -1.6), (2.3, -1.3), (2.2, -2.4), (-2.0, -2.4)], 6
    )
    paper.sheet(paper.unary_union([*near, ground]), 0.95, "#2c282c")
    table = (
        paper.rectangle(-0.95, -1.42, 0.35, -1.37)
        .union(paper.rectangle(-0.85, -1.7, -0.8, -1.4))
        .union(paper.rectangle(0.2, -1.7, 0.25, -1.4))
    )
    guests = [
        person(-0.98, -1.68, 0.62),
        person(-0.62, -1.66, 0.4, child=True, arms="mouth"),
        person(-0.25, -1.67, 0.58, arms="mouth"),
        person(0.44, -1.68, 0.64),
    ]
    pots = [
        paper.Point(-0.75, -1.33).buffer(0.06),
        paper.rectangle(-0.4, -1.37, -0.3, -1.3),
        paper.Point(0.05, -1.34).buffer(0.05),
    ]
    paper.sheet(paper.unary_union([table, *guests, *pots]), 0.72, "#1d1a1f")
    mask = paper.Polygon(
        [
            (0.3, -1.13),
            (0.2, -1.02),
            (0.36, -1.04),
            (0.42, -0.94),
            (0.5, -1.04),
            (0.58, -0.94),
            (0.6, -1.12),
            (0.46, -1.2),
        ]
    )
    tail = paper.ribbon([(0.55, -1.55), (0.8, -1.6), (0.9, -1.42)], 0.11, 0.03)
    paper.sheet(mask.union(tail), 0.66, "#1d1a1f")
    boy = person(0.78, -1.66, 0.46, child=True)
    paper.sheet(boy, 0.7, "#1d1a1f")
    kit.rope([(0.78, 0.7, -1.3), (0.55, 0.85, -0.9), (0.32, 1.1, -0.62)], 0.012, clay("#1d1a1f"), 3)
    for x, z in ((-0.2, -1.28), (-0.9, -1.28)):
        kit.sphere((0.02, 0.02, 0.04), lamp("#ffd27a", 8), (x, 0.65, z), 10)


def night():
    """Bone paper above, a bone plain, bare trees far off; the light is in the wolf."""
    for k, tone in enumerate(("#d8cdb6", "#e2d8c2", "#ece3d0")):
        xs = np.linspace(-6, 6, 60)
        top = 5.6 - 1.7 * k + 0.25 * np.sin(xs + 2 * k)
        paper.sheet(paper.Polygon([*zip(xs, top, strict=True), (6, -7), (-6, -7)]), 3.4 - 0.3 * k, tone)
    for x, tall, seed in ((-3.1, 3.4, 4), (3.25, 3.0, 9), (1.9, 2.2, 15)):
        tree = paper.bare_tree((x, -3.4), tall, 0.07, seed, 0.05)
        paper.sheet(paper.rounded(tree, 0.004), 2.3, "#b9ad98")
    snow = paper.hills(-3.35, 1.2, swell=0.12, half_width=6, bottom=-7)
    paper.sheet(snow, 1.9, "#cfc4ae")
    paper.sheet(paper.hills(-3.6, 3.9, swell=0.1, half_width=6, bottom=-7), -0.3, "#e9e0cd")
    paper.sheet(paper.hills(-4.3, 5.0, swell=0.16, half_width=6, bottom=-7), -0.7, "#d8cdb8")
    prints = [paper.Point(3.4 - 0.62 * k, -4.15 + 0.12 * math.sin(k)).buffer(0.07) for k in range(5)]
    paper.sheet(affinity.scale(paper.unary_union(prints), 1, 0.6), -0.8, "#8a8074")


def paint(draft):
    """Soot and bone, one warm room."""
    light.world("#e8e2d2", "#b8ae9c", 0.55)
    stage.camera((-0.05, -14, -0.85), (-0.05, 0, -0.85), 49)
    night()
    wolf()
    village()
    paper.cutout(paper.outline(BELLY, 8).buffer(0.2), lamp("#ffcf6e", 1.5), (0, 1.75, 0), depth=0.02, bevel=0)
    light.bulb((0.2, 1.0, -0.3), 110, "#ffbe58", 0.4)
    light.bulb((-0.5, 0.3, -1.0), 16, "#ffbe58", 0.2)
    light.area((-5, -8, 6), (0, 0, 0), 2.5, 620, "#fff4e0")
    light.area((6, -6, 0), (0, 0, -1), 3, 110, "#8f96b4")
    return Finish(shadows="#17161c", lights="#fff4d8", vignette=0.18)
