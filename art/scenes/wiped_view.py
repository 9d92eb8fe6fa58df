# SPDX-License-Identifier: GPL-3.0-or-later
"""The window cleaner has wiped too hard, and the view has come off."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, rotation
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Expression, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

VIEW_Y = 2.0


def swipe():
    """Broad parallel strokes of the cloth with frayed ends, the last one under her hand."""
    strokes = []
    for k, (low, end) in enumerate(((5.75, 1.0), (4.75, 1.75), (3.75, 1.45), (2.85, 1.0))):
        tip = [(end + 0.16 * ((3 * j + k) % 3), low + 0.42 * (end + 3) + 0.25 * j - 0.55) for j in range(5)]
        strokes.append(paper.Polygon([(-3, low - 0.55), *tip, (-3, low + 0.5)]).buffer(0.03))
    return paper.unary_union(strokes)


def view():
    """A sunrise valley painted in layers, with a clean white hole in it."""
    gone = swipe()
    window = paper.rectangle(-2.75, 0.9, 2.75, 7.0)
    layers = [
        ("#f2a860", 9, None),
        ("#f2a878", 5.1, 0.5),
        ("#d99a8a", 4.3, 1.7),
        ("#b98a94", 3.6, 2.9),
        ("#9aa27e", 2.9, 4.2),
        ("#7f9468", 2.2, 5.1),
    ]
    for k, (tone, top, phase) in enumerate(layers):
        if phase is None:
            shape = window
        else:
            xs = np.linspace(-3, 3, 70)
            edge = top + 0.3 * np.sin(xs * 1.1 + phase) + 0.12 * np.sin(xs * 2.7 + phase * 2)
            shape = paper.Polygon([*zip(xs, edge, strict=True), (3, 0), (-3, 0)]).intersection(window)
        paper.sheet(
            shape.difference(paper.wavering(gone, 0.02 + 0.006 * k, 5)), VIEW_Y - 0.05 * k, tone, depth=0.03
        )
    sun = paper.Point(1.8, 5.0).buffer(0.5, 40)
    paper.cutout(sun.difference(gone), lamp("#fff0c0", 1.4), (0, VIEW_Y - 0.06, 0), depth=0.02, bevel=0)
    for x, z, s in ((-1.9, 2.75, 1.0), (-1.45, 2.65, 0.8), (2.1, 2.2, 0.9)):
        tree = (
            paper.Point(x, z + 0.3 * s)
            .buffer(0.22 * s)
            .union(paper.rectangle(x - 0.03, z, x + 0.03, z + 0.3))
        )
        paper.sheet(tree.difference(gone), VIEW_Y - 0.34, "#5c7450", depth=0.03)
    for x, z in ((-0.7, 2.35), (1.35, 2.0), (-2.3, 2.0)):
        cottage = paper.rectangle(x - 0.16, z, x + 0.16, z + 0.22).union(
            paper.Polygon([(x - 0.2, z + 0.22), (x, z + 0.42), (x + 0.2, z + 0.22)])
        )
        paper.sheet(cottage.difference(gone), VIEW_Y - 0.36, "#f4e6cc", depth=0.03)
    road = paper.ribbon([(0.2, 0.9), (0.5, 1.5), (-0.2, 2.0), (0.2, 2.6)], 0.3, 0.1)
    paper.sheet(road.difference(gone), VIEW_Y - 0.33, "#f0d0a0", depth=0.02)
    paper.cutout(
        paper.rectangle(-3, 0.5, 3, 7.3),
        clay("#ffffff", emit=0.55, bump=0.1),
        (0, VIEW_Y + 0.3, 0),
        depth=0.02,
        bevel=0,
    )


def frame():
    """A tall window in a powder-blue house, seen from the room: we look out past her."""
    wall = clay("#a8c4d8", bump=0.5, grain=5, vary=0.08)
    hole = paper.rectangle(-2.65, 0.95, 2.65, 6.9)
    paper.cutout(paper.rectangle(-7, -6, 7, 10).difference(hole), wall, (0, 1.2, 0), depth=0.5, bevel=0.03)
    wood = clay("#f4ead8", bump=0.35, grain=6, vary=0.08)
    rim = hole.buffer(0.22).difference(hole.buffer(-0.05))
    paper.cutout(rim, wood, (0, 0.85, 0), depth=0.3, bevel=0.04)
    kit.box((0.12, 0.16, 5.9), wood, (0, 1.05, 0.97), bevel=0.03)
    kit.box((5.3, 0.16, 0.12), wood, (0, 1.05, 4.05), bevel=0.03)
    kit.box((6.0, 1.3, 0.2), wood, (0, 0.5, 0.72), bevel=0.05)


def cleaner():
    """A stout woman, close to us, looks round: her cloth is still on the glass, her other hand at her mouth."""
    at, turn = np.array((-1.05, -1.5, -1.35)), 76

    def own(point):
        return rotation((0, 0, -turn)) @ (np.array(point) - at)

    pose = replace(
        POSES["standing"],
        left=Arm((0.2, -0.3, 0.8), (1, 0.2, -0.4), point=(0.1, -0.5, 1), palm=(0.5, 1, 0), curl=0.25),
        right=Arm((-0.2, -0.4, 0.2), (0.8, -0.2, -0.9), point=(-0.35, 0.15, 1), palm=(-0.3, 1, 0), curl=0.3),
        bend=(-3, 6, 0),
    )
    her = person(
        age=47,
        female=1,
        build="round",
        tall=6.1,
        height_heads=4.5,
        pose=pose,
        expression=Expression("wide", -0.2, 0.5, 1.0, -0.75),
        look=Look(SKINS["umber"], eye=1.1),
        hair="bun",
        hair_colour="#14100e",
        clothes=[
            Garment("trousers", "#35598f", braces="#35598f"),
            Garment("top", "#e8703a", hem=0.0, sleeve=0.7, cuffs="#f4e6cc"),
        ],
        reach={"left": own((0.75, 0.55, 4.35)), "right": own((-0.5, -2.4, 3.8))},
        look_at=own((1.1, -6, 3.5)),
    )
    kit.place(her.thing, at, (0, 0, turn))
    x, y, z = her.hand("left")
    rag = Clay()
    for k in range(9):
        rag.add(
            ball((0.24 * math.sin(2.4 * k), 0.0, 0.2 * math.cos(2.4 * k)), (0.26, 0.13, 0.2)), "#ffd9a0", 0.06
        )
    rag.add(ball((0.1, 0, -0.5), (0.16, 0.1, 0.34)), "#ffd9a0", 0.1)
    kit.place(
        kit.model(rag, (-0.7, -0.3, -1.0), (0.7, 0.4, 0.6), 60, surfaces.cloth(None)), (x, y + 0.16, z + 0.02)
    ).name = "cloth"


def bucket():
    """In it swim a church, a cow and half a cloud."""
    tin = clay("#8fa8b8", rough=0.35, metal=0.4, bump=0.2)
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.55, 0), (0.75, 1.05), (0.78, 1.08), (0.7, 1.05), (0.52, 0.1), (0.001, 0.1)],
            tin,
            48,
        ),
        (1.7, 0.0, 0.92),
    ).name = "bucket"
    kit.place(
        kit.lathe([(0.001, 0), (0.7, 0)], clay("#f2b888", rough=0.05, bump=0.2, grain=4), 40),
        (1.75, 0.15, 1.88),
    )
    kit.box((0.16, 0.12, 0.22), clay("#f4e6cc"), (1.6, 0.0, 1.88), (0, 10, 20), 0.01)
    kit.facets(
        [(1.52, -0.06, 2.1), (1.68, -0.06, 2.1), (1.68, 0.06, 2.1), (1.52, 0.06, 2.1), (1.6, 0, 2.42)],
        [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)],
        clay("#b55a44"),
        0,
    )
    cow = (
        Clay()
        .add(ball((0, 0, 0), (0.17, 0.09, 0.1)), "#fbf4e8")
        .add(ball((0.19, 0, 0.07), (0.08, 0.06, 0.06)), "#4a3a34", 0.03)
        .paint(ball((-0.05, 0, 0.05), 0.07), "#4a3a34", 0.01)
    )
    kit.place(kit.model(cow, (-0.3, -0.2, -0.2), (0.35, 0.2, 0.25), 44), (2.0, 0.0, 1.95), (0, -14, 20))
    cloud = Clay()
    for k in range(4):
        cloud.add(ball((0.1 * k, 0, 0.04 * (k % 2)), 0.1), "#ffffff", 0.05)
    kit.place(kit.model(cloud, (-0.2, -0.2, -0.15), (0.5, 0.2, 0.25), 40), (1.7, 0.3, 2.0))


def paint(draft):
    """Early sun from outside, blue room light on us."""
    light.world("#a8c0e0", "#e8b890", 0.45)
    camera = stage.camera((0.15, -10.8, 3.5), (0.05, 1, 3.45), 46)
    sky.backdrop(sky.gradient([(0, "#fbe0bc"), (1, "#ffd0a0")], 3), 60, camera)
    view()
    frame()
    cleaner()
    bucket()
    light.area((5, -6, 7), (-0.5, -1, 3), 2, 900, "#ffe0b4")
    light.area((-6, -7, 3), (-0.6, -1, 2.5), 4, 330, "#8fb0f0")
    light.area((1.5, 0.9, 5.5), (-0.9, -1.6, 3.2), 1.5, 170, "#ffcf98")
    return Finish(shadows="#35406f", lights="#fff4dc", focus=("bucket", "cloth"), vignette=0.16)
