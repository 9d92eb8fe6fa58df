# SPDX-License-Identifier: GPL-3.0-or-later
"""The wolf has swallowed the village, and supper goes on inside."""

import numpy as np
from shapely import affinity

from painter import kit, light, paper, stage
from painter.clay import Clay, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.tenants import person
from painter.motifs.wolfbody import hollow, wolf

FLOOR, GROWN = -1.38, 1.14
DARK = "#231c20"


def ribs():
    """They hang from the spine and hold nothing back."""
    g = Clay()
    for k, x in enumerate(np.linspace(-1.12, 1.0, 6)):
        low = -0.42 - 0.1 * (k in (2, 3))
        g.add(
            tube(
                [
                    (x - 0.08, -0.3, 0.57),
                    (x + 0.06, -0.42, 0.1),
                    (x + 0.05, -0.4, -0.2),
                    (x - 0.08, -0.3, low),
                ],
                [0.075, 0.06, 0.05, 0.022],
                6,
            ),
            "#8a6a4c",
        )
    kit.model(g, (-1.5, -0.6, -0.7), (1.4, 0, 0.75), 130, clay(rough=0.5, bump=0.3)).name = "rib"


def home(x, z, w, h, roof, lit):
    """A paper house; `lit` windows as a list of (dx, dz)."""
    walls = paper.rectangle(x - w / 2, z, x + w / 2, z + h)
    gable = paper.Polygon([(x - w / 2 - 0.05, z + h), (x, z + h + roof), (x + w / 2 + 0.05, z + h)])
    panes = [paper.rectangle(x + dx - 0.04, z + dz, x + dx + 0.04, z + dz + 0.12) for dx, dz in lit]
    return paper.unary_union([walls, gable]).difference(paper.unary_union(panes))


def spot(x, y, z):
    """A point of the village, grown as its sheets are."""
    return (x * GROWN, y, FLOOR - 0.04 + (z - FLOOR) * GROWN)


def sheet(shape, y, tone, **more):
    """A sheet of the village."""
    grown = affinity.scale(shape, GROWN, GROWN, origin=(0, FLOOR))
    return paper.sheet(affinity.translate(grown, 0, -0.04), y, tone, **more)


def village():
    """Houses on both sides, the tower, and in the open street the table, where people sit as on any evening."""
    hazy = [
        home(-0.62, FLOOR, 0.34, 0.46, 0.24, []),
        home(-0.22, FLOOR, 0.36, 0.36, 0.22, []),
        home(0.2, FLOOR, 0.34, 0.48, 0.24, []),
    ]
    sheet(paper.unary_union(hazy), 0.62, "#a8742e", emit=0.35)
    far = [
        home(-1.12, FLOOR, 0.46, 0.66, 0.34, [(-0.04, 0.34), (0.12, 0.34)]),
        home(1.1, FLOOR, 0.42, 0.56, 0.32, [(-0.08, 0.28), (0.1, 0.28)]),
    ]
    x = 0.68
    tower = paper.rectangle(x - 0.15, FLOOR, x + 0.15, FLOOR + 1.0).union(
        paper.Polygon([(x - 0.2, FLOOR + 1.0), (x, FLOOR + 1.62), (x + 0.2, FLOOR + 1.0)])
    )
    arch = paper.rectangle(x - 0.08, FLOOR + 0.7, x + 0.08, FLOOR + 0.86)
    tower = tower.difference(arch.union(paper.Point(x, FLOOR + 0.86).buffer(0.08)))
    sheet(paper.unary_union([*far, tower]), 0.42, "#4a3a34")
    bell = [
        (x - 0.05, FLOOR + 0.72),
        (x + 0.05, FLOOR + 0.72),
        (x + 0.025, FLOOR + 0.85),
        (x - 0.025, FLOOR + 0.85),
    ]
    sheet(paper.Polygon(bell), 0.38, "#3a2c22")
    ground = paper.outline(
        [(-1.5, -1.3), (-0.8, -1.38), (0, -1.4), (0.8, -1.37), (1.4, -1.25), (1.4, -2), (-1.5, -2)], 6
    )
    sheet(ground, 0.2, "#3a2c28")
    top = -1.06
    board = [paper.rectangle(-0.78, top - 0.05, 0.22, top)]
    board += [paper.rectangle(a, FLOOR - 0.06, a + 0.045, top) for a in (-0.72, 0.12)]
    pots = [
        paper.Point(-0.52, top + 0.05).buffer(0.07),
        paper.rectangle(-0.36, top, -0.28, top + 0.09),
        paper.Point(0.02, top + 0.04).buffer(0.06),
    ]
    guests = [
        person(-0.9, FLOOR - 0.06, 0.6),
        person(-0.62, FLOOR - 0.04, 0.5, child=True, arms="mouth"),
        person(-0.16, FLOOR - 0.05, 0.6, arms="mouth"),
        person(0.34, FLOOR - 0.06, 0.62),
    ]
    sheet(paper.unary_union([*board, *guests, *pots]), 0.05, DARK)
    ears = [
        paper.Polygon([(0.26, -0.83), (0.27, -0.68), (0.35, -0.78)]),
        paper.Polygon([(0.35, -0.78), (0.43, -0.68), (0.44, -0.83)]),
        paper.Polygon([(0.3, -0.9), (0.17, -0.84), (0.3, -0.79)]),
    ]
    sheet(paper.unary_union(ears), 0.04, DARK)
    sheet(person(0.68, FLOOR, 0.42, child=True), 0.25, DARK)
    kit.rope([spot(0.74, 0.24, -1.2), spot(0.71, 0.3, -0.9), spot(0.68, 0.36, -0.66)], 0.012, clay(DARK), 3)
    for a in (-0.42, -0.06):
        kit.sphere((0.02, 0.02, 0.04), lamp("#fff0b4", 8), spot(a, 0, top + 0.08), 10).name = "candle"


def night():
    """Bone paper above, a bone plain, bare trees far off; the light is in the wolf."""
    for k, tone in enumerate(("#cfc4ad", "#dcd1ba", "#e8dfcb")):
        xs = np.linspace(-7, 7, 60)
        top = 7.4 - 1.9 * k + 0.25 * np.sin(xs + 2 * k)
        paper.sheet(paper.Polygon([*zip(xs, top, strict=True), (7, -7), (-7, -7)]), 5.4 - 0.3 * k, tone)
    for x, tall, seed in ((-3.5, 4.4, 4), (3.75, 3.9, 9)):
        tree = paper.bare_tree((x, -3.3), tall, 0.08, seed, 0.05)
        paper.sheet(paper.rounded(tree, 0.004), 4.0, "#b3a791")
    paper.sheet(paper.hills(-2.9, 1.2, swell=0.14, half_width=7, bottom=-7), 3.7, "#ded4bf")
    kit.land(
        lambda x, y: -3.49 + 0.03 * np.sin(1.3 * x + 0.7 * y) + 0.1 * np.maximum(0, -y - 2) * np.sin(0.7 * x),
        (-8, 8),
        (-10, 3.6),
        clay("#e6dcc8", bump=0.5, grain=10, vary=0.08),
        120,
    ).name = "snow"


def paint(draft):
    """Soot and bone, one warm room."""
    light.world("#e8e2d2", "#b8ae9c", 0.5)
    stage.camera((-0.03, -14.8, -0.3), (-0.03, 0, -0.62), 49)
    night()
    wolf()
    ribs()
    village()
    glow = paper.Polygon(hollow(1.06))
    paper.cutout(glow, lamp("#ffcf6e", 1.5), (0, 0.8, 0), depth=0.02, bevel=0)
    light.bulb((-0.1, -0.15, -0.25), 60, "#ffbe58", 0.3)
    light.bulb((-0.3, -0.25, -1.2), 10, "#ffbe58", 0.15)
    light.area((-5, -8, 6), (0, 0, 0), 2.5, 700, "#fff4e0")
    light.area((6, -6, 1), (0, 0, -1), 3, 240, "#8f96b4")
    light.area((0, -1.0, -1.0), (0, -3.4, -3.5), 1.2, 60, "#ffb65a")
    return Finish(shadows="#17161c", lights="#fff4d8", vignette=0.18, focus=("wolf", "rib", "candle"))
