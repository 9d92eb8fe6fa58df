# SPDX-License-Identifier: GPL-3.0-or-later
"""She mows a sleeping fox into the meadow, and it breathes."""

import math
from dataclasses import replace
from typing import Any

import numpy as np
from shapely import contains_xy

from painter import kit, light, paper, stage
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import buildings, plants
from painter.motifs.bodies import BODIES
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import POSES

TAIL = ((3.0, -0.6), (2.75, -2.2), (1.5, -3.35), (-0.3, -3.7), (-1.9, -3.2), (-2.9, -2.15))
SHUT = ((-2.45, -0.62), (-2.15, -0.9), (-1.78, -0.86), (-1.5, -0.5))
"""The lid of the closed eye."""
AJAR = ((-0.98, -0.5), (-0.72, -0.86), (-0.34, -0.9), (-0.04, -0.6))
"""The lower lid of the eye that is a pond."""
NOSE = (-1.25, -2.42)


def fox_shapes() -> tuple[dict[str, Any], Any]:
    """Head, tail and body with mown lines between them, and where the fox is white."""
    ears = [
        paper.Polygon([(-2.75, -0.1), (-2.85, 1.45), (-1.55, 0.65)]),
        paper.Polygon([(-1.1, 0.7), (-0.05, 1.5), (0.15, -0.05)]),
    ]
    face = paper.outline(
        [
            (-2.9, -0.5),
            (-2.3, 0.45),
            (-1.3, 0.75),
            (-0.3, 0.5),
            (0.3, -0.5),
            (-0.35, -1.45),
            (-1.25, -2.75),
            (-2.2, -1.5),
        ]
    )
    path = paper.smooth_path(TAIL, 10)
    widths = np.interp(np.linspace(0, 1, len(path)), [0, 0.25, 0.6, 0.85, 1], [0.4, 0.85, 1.0, 0.75, 0.1])
    tail = paper.unary_union([paper.Point(*p).buffer(w * 0.82) for p, w in zip(path, widths, strict=True)])
    head = paper.unary_union([face, *[e.buffer(0.12) for e in ears]])
    tail = tail.difference(face.buffer(0.32))
    body = paper.outline(
        [
            (-2.7, 1.2),
            (-2.2, 2.7),
            (-0.6, 3.75),
            (1.3, 3.6),
            (2.9, 2.3),
            (3.5, 0.3),
            (3.2, -1.6),
            (2.0, -2.9),
            (-1.0, -3.0),
            (-2.6, -1.0),
        ]
    )
    body = body.difference(head.buffer(0.34)).difference(tail.buffer(0.34))
    haunch = paper.Point(1.75, -0.75).buffer(1.35)
    line = (
        haunch.buffer(0.17).difference(haunch.buffer(-0.15)).intersection(paper.rectangle(-1, -1.2, 3.0, 2))
    )
    leg = paper.ribbon([(0.9, -2.0), (0.2, -1.7), (0.45, -0.4)], 0.3)
    lids = [paper.ribbon(SHUT, 0.3), paper.ribbon(AJAR, 0.3), pond().buffer(0.03)]
    nose = paper.Point(*NOSE).buffer(0.42)
    holes = paper.unary_union([*lids, nose, *[e.buffer(-0.16) for e in ears]])
    white = paper.unary_union(
        [
            paper.outline(
                [
                    (-2.75, -0.75),
                    (-1.9, -1.1),
                    (-1.3, -2.1),
                    (-0.75, -1.2),
                    (0.1, -0.75),
                    (-0.4, -1.5),
                    (-1.25, -2.8),
                    (-2.2, -1.6),
                ]
            ),
            paper.Polygon([(-4, -1.9), (-1.75, -2.3), (-1.5, -4.5), (-4, -4.5)]),
        ]
    )
    return {
        "head": head.difference(holes),
        "tail": tail,
        "body": body.difference(line).difference(leg),
    }, white


def pond() -> Any:
    """The water in the eye that is not quite closed."""
    return paper.Polygon(paper.smooth_path([*AJAR, (-0.55, -0.6), AJAR[0]], 8)).buffer(0)


def flow(name: str, x: float, y: float) -> float:
    """Which way the fur lies there, in radians."""
    if name == "head":
        return math.atan2(-1, 0.35 * (x + 1.2))
    if name == "tail":
        path = np.array(paper.smooth_path(TAIL, 10))
        k = int(np.argmin(np.hypot(path[:-1, 0] - x, path[:-1, 1] - y)))
        return math.atan2(*(path[k + 1] - path[k])[::-1])
    return math.atan2(y, x) - math.pi / 2 - 0.25


MOWER = (2.95, 2.9)


def fur(shapes, white):
    """Long grass wherever the fox is, laid like fur; daisies where it is white."""
    rng = np.random.default_rng(4)
    gold = [
        plants.tuft(c, 18, 0.42, spread=0.08, width=0.015, seed=k)
        for k, c in enumerate(("#ffdf7c", "#ffcb58", "#fff0a6", "#f8ba46"))
    ]
    pale = [
        plants.tuft(c, 18, 0.42, spread=0.08, width=0.016, seed=k)
        for k, c in enumerate(("#fffaf0", "#fff4dc"))
    ]
    daisy = kit.mould(
        kit.lathe([(0.001, 0.02), (0.03, 0.02), (0.075, 0.0), (0.001, -0.01)], clay("#fffaf0", bump=0), 8)
    )
    for name, shape in shapes.items():
        x0, y0, x1, y1 = shape.bounds
        for _ in range(int((x1 - x0) * (y1 - y0) * 105)):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            if not contains_xy(shape, x, y):
                continue
            is_white = contains_xy(white, x, y) and name != "body"
            lie = math.degrees(flow(name, x, y)) + rng.normal(0, 16)
            kit.cast(
                (pale if is_white else gold)[rng.integers(2 if is_white else 4)],
                (x, y, 0),
                (0, rng.uniform(22, 44), lie),
                rng.uniform(0.75, 1.1),
            )
            if is_white and rng.random() < 0.6:
                kit.cast(
                    daisy,
                    (x, y, rng.uniform(0.35, 0.5)),
                    (rng.uniform(-25, 25), rng.uniform(-25, 25), 0),
                    rng.uniform(0.45, 0.9),
                )


def lawn(shapes, white):
    """Two greens in stripes; under the fox the soil is dark."""
    fox = paper.unary_union(list(shapes.values()))
    ring = fox.buffer(0.75).difference(fox.buffer(0.1))

    def paint(x, y, z):
        stripe = 0.5 + 0.5 * np.tanh(9 * np.sin((x * 0.92 - y * 0.38) * math.pi / 0.85))
        light_green, dark_green = np.array(linear("#76a43c")), np.array(linear("#4f8030"))
        colour = light_green * stripe[:, None] + dark_green * (1 - stripe[:, None])
        angle = np.arctan2(y, x)
        mown = contains_xy(ring, x, y) & (angle > -1.2) & (angle < 0.82)
        colour[mown] = np.array(linear("#c4d46a"))
        whole = paper.Polygon(fox.convex_hull.exterior).buffer(-0.3)
        colour[contains_xy(whole, x, y)] = np.array(linear("#4a4a1c"))
        colour[contains_xy(fox, x, y)] = np.array(linear("#b8862a"))
        colour[contains_xy(white.intersection(fox), x, y)] = np.array(linear("#e8d8a8"))
        return colour

    kit.land(
        lambda x, y: 0.02 * np.sin(x * 2) * np.sin(y * 1.7),
        (-7, 7),
        (-9, 11),
        clay(bump=0.9, grain=26, vary=0.14),
        420,
        paint,
    )
    blades = [
        plants.tuft(c, 14, 0.1, spread=0.1, width=0.012, seed=k)
        for k, c in enumerate(("#5f9036", "#4a7a2c", "#7aa644"))
    ]
    rng = np.random.default_rng(8)
    for _ in range(1500):
        x, y = rng.uniform(-5, 5), rng.uniform(-6, 7.5)
        if not contains_xy(fox, x, y):
            kit.cast(blades[rng.integers(3)], (x, y, 0), (0, 0, rng.uniform(0, 360)), rng.uniform(0.6, 1.1))


def woman():
    """She leans on the mower, under a wide hat."""
    x, y = MOWER
    pose = replace(
        POSES["pushing"],
        lean=30,
        left_hand=(0.05, 0.72, -0.3),
        right_hand=(0.05, 0.72, -0.34),
        hips=(-0.1, 0.9),
    )
    dress = Clothes(
        "#f6ead0",
        0.05,
        0.03,
        trousers="#4a5a2a",
        hat="brim",
        hat_colour="#f0cf6a",
        band="#d8352a",
        hair="bun",
        hair_colour="#d8d0c0",
    )
    body = replace(BODIES["broad worker"], heads=4.9)
    who = kit.place(figure(body, pose, dress, skin="tan", quality=130), (x, y, 0), (0, 0, 229), 1.9)
    grip = (np.array(hand_position(who, "left")) + np.array(hand_position(who, "right"))) / 2
    ahead = np.array((math.sin(math.radians(229)), -math.cos(math.radians(229)), 0))
    side = np.array((-ahead[1], ahead[0], 0))
    deck = grip * (1, 1, 0) + ahead * 0.6 + (0, 0, 0.2)
    red, iron = clay("#d8352a", rough=0.4), clay("#3a2a20", rough=0.5)
    for s in (-1, 1):
        kit.rope(
            [grip + side * 0.22 * s, (grip + deck) / 2 + side * 0.22 * s, deck + side * 0.25 * s],
            0.03,
            red,
            2,
        )
        kit.place(kit.ring(0.19, 0.05, iron, 32, 8), deck + side * 0.36 * s, (90, 0, 229 - 90), 1)
    kit.rope([grip - side * 0.26, grip, grip + side * 0.26], 0.035, iron, 1)
    kit.rope([deck - side * 0.32, deck, deck + side * 0.32], 0.13, red, 1)
    clip = [plants.tuft(c, 8, 0.12, spread=0.12, seed=3) for c in ("#e9b23c", "#b8c850")]
    rng = np.random.default_rng(6)
    for k in range(26):
        at = (
            deck + ahead * rng.uniform(0.1, 0.5) + side * rng.uniform(-0.5, 0.5) + (0, 0, rng.uniform(0, 0.5))
        )
        kit.cast(clip[k % 2], at, (rng.uniform(0, 90), rng.uniform(0, 90), 0), 0.7)


def breath():
    """Seeds of dandelions drift up from the nose; the face; a barn for scale."""
    rng, down = np.random.default_rng(12), clay("#fffbe8", emit=0.25, bump=0)
    for _ in range(36):
        t = rng.random()
        kit.sphere(
            rng.uniform(0.025, 0.055),
            down,
            (-1.5 - 1.9 * t + rng.normal(0, 0.22), -2.6 - 0.5 * t + rng.normal(0, 0.25), 0.6 + 1.2 * t),
            8,
        )
    paper.cutout(pond(), clay("#28545a", rough=0.05, bump=0.05), (0, 0, 0.1), (-90, 0, 0), depth=0.02)
    kit.sphere((0.04, 0.03, 0.01), clay("#fff3c0", emit=0.4), (-0.66, -0.68, 0.14), 12)
    soil = clay("#1e180c", bump=0.6)
    for lid in (SHUT, AJAR):
        kit.rope([(x, y, 0.22) for x, y in lid], 0.08, soil)
    kit.sphere((0.34, 0.25, 0.3), soil, (*NOSE, 0.1), 24)
    buildings.house(
        (-3.15, 5.5, 0),
        (0, 0, 18),
        1.5,
        width=0.6,
        depth=0.8,
        wall="#c8402c",
        tiles="#8a2a1e",
        glow="#ffd884",
        shine=2,
    )
    for k, (x, y) in enumerate(((-2.3, 5.9), (-3.7, 4.6), (3.3, 6.2))):
        kit.place(plants.round_tree("#5f8a3a", seed=k), (x, y, 0), size=0.9)


def paint(draft):
    """A low sun over a wide lawn."""
    light.world("#ffedb0", "#7a9a4a", 0.5)
    stage.camera((0, -7.0, 13.2), (0, 0.35, 0), 42)
    shapes, white = fox_shapes()
    lawn(shapes, white)
    fur(shapes, white)
    woman()
    breath()
    light.sun((12, -48, 0), 3.6, "#ffdc94", 3)
    light.area((6, -6, 9), (0, 0, 0), 6, 500, "#cfe0a0")
    light.area((0, 9, 7), (0, 0, 0), 5, 500, "#ffe8a8")
    return Finish(shadows="#1c2e18", lights="#fff3c4", vignette=0.25)
