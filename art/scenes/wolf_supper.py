# SPDX-License-Identifier: GPL-3.0-or-later
"""The wolf has swallowed the village, and supper goes on inside."""

from typing import Any

import numpy as np
from shapely import affinity

from painter import kit, light, paper, stage
from painter.clay import Clay, Field, ball, limb, rotation, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import pelts
from painter.motifs.forms import placed

SOOT, BACK, PALE, FAR = "#3b3a42", "#23232b", "#6d6862", "#26262d"
IVORY = "#efe6d0"
HOLLOW, WIDTHS, POWER = (-0.02, -0.67), (1.5, 1.16), 2.4
HEAD, NOD, BIG = np.array((-1.45, -0.1, 1.72)), (0, -9, 0), 1.12


def hollow(grow: float = 1) -> list[tuple[float, float]]:
    """The outline of the hole in the flank, in x and z."""
    turns = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    c, s = np.cos(turns), np.sin(turns)
    x = np.sign(c) * np.abs(c) ** (2 / POWER) * WIDTHS[0] * grow + HOLLOW[0]
    z = np.sign(s) * np.abs(s) ** (2 / POWER) * WIDTHS[1] * grow + HOLLOW[1]
    return [(float(a), float(b)) for a, b in zip(x, z, strict=True)]


def _depth(p: np.ndarray) -> np.ndarray:
    """How far inside the hole points are: 0 in its middle, 1 at its rim."""
    x, z = (p[..., 0] - HOLLOW[0]) / WIDTHS[0], (p[..., 2] - HOLLOW[1]) / WIDTHS[1]
    return (np.abs(x) ** POWER + np.abs(z) ** POWER) ** (1 / POWER)


def _at(p: Any) -> np.ndarray:
    return HEAD + rotation(NOD) @ np.array(p, float) * BIG


def _put(field: Field) -> Field:
    return placed(field, tuple(HEAD), rotation(NOD), BIG)


def _foreleg(g: Clay, y: float, knee: float, foot: float, colour: str) -> None:
    g.add(
        tube(
            [(-1.72, y, -0.5), (-1.5 + 0.4 * knee, y, -1.35), (-1.66 + knee, y, -2.45), (foot, y, -3.2)],
            [0.44, 0.29, 0.165, 0.13],
            6,
        ),
        colour,
        0.16,
    )
    g.add(ball((-1.36 + 0.3 * knee, y, -1.27), (0.2, 0.17, 0.22)), colour, 0.12)
    g.add(ball((-1.66 + knee, y - 0.01, -2.45), (0.17, 0.17, 0.2)), colour, 0.08)
    _paw(g, foot - 0.13, y, colour)


def _paw(g: Clay, x: float, y: float, colour: str) -> None:
    g.add(ball((x, y, -3.36), (0.27, 0.21, 0.15)), colour, 0.08)
    for k in range(3):
        side = y - 0.14 + 0.13 * k
        g.add(limb((x - 0.1, side, -3.36), (x - 0.3, side, -3.42), 0.1, 0.075), colour, 0.03)


def _hindleg(g: Clay, y: float, shift: float, colour: str) -> None:
    g.add(
        tube(
            [(1.42 + shift, y, -1.15), (1.62 + shift, y, -1.75), (2.2 + shift, y, -2.42)],
            [0.4, 0.27, 0.14],
            8,
        ),
        colour,
        0.18,
    )
    g.add(limb((2.2 + shift, y, -2.4), (2.36 + shift, y, -2.3), 0.13, 0.08), colour, 0.06)
    g.add(limb((2.24 + shift, y, -2.44), (2.08 + shift, y, -3.2), 0.145, 0.13), colour, 0.06)
    _paw(g, 1.95 + shift, y, colour)


def body() -> Clay:
    """Everything but the head."""
    g = Clay().add(ball((-0.05, 0, -0.66), (2.0, 1.15, 1.46)), SOOT)
    g.add(ball((-1.35, 0, -0.35), (0.82, 0.8, 1.15), (0, 8, 0)), SOOT, 0.35)
    g.add(ball((1.72, 0, -0.02), (0.72, 0.72, 0.82)), SOOT, 0.35)
    g.add(tube([(-1.35, 0, 0.5), (0.2, 0, 0.5), (1.75, 0, 0.4)], [0.5, 0.36, 0.4], 8), BACK, 0.3)
    g.add(
        tube([(-0.7, 0, 0.25), (-1.16, 0, 0.95), (-1.42, -0.03, 1.65)], [0.7, 0.62, 0.46], 8),
        SOOT,
        0.35,
    )
    g.add(tube([(-1.62, 0, 1.15), (-1.78, 0, 0.55), (-1.75, 0, -0.1)], [0.36, 0.42, 0.46], 6), SOOT, 0.3)
    _foreleg(g, 0.5, -0.32, -2.22, FAR)
    _hindleg(g, 0.5, -0.62, FAR)
    g.carve(lambda p: (_depth(p) - 1) * min(WIDTHS), 0.1, "#7a4a34")
    g.add(ball((-1.58, -0.6, -0.28), (0.4, 0.3, 0.85), (0, 14, 0)), SOOT, 0.2)
    g.add(ball((1.76, -0.52, -0.55), (0.58, 0.4, 1.0), (0, 20, 0)), SOOT, 0.22)
    _foreleg(g, -0.62, 0.0, -1.72, SOOT)
    _hindleg(g, -0.58, 0.0, SOOT)
    g.add(
        tube(
            [(2.2, 0, 0.42), (2.55, 0, 0.1), (2.74, 0, -0.75), (2.68, 0, -1.6), (2.86, 0, -2.3)],
            [0.22, 0.24, 0.34, 0.3, 0.05],
            8,
        ),
        SOOT,
        0.12,
    )
    g.paint(tube([(-1.4, 0, 0.95), (0.2, 0, 0.95), (2.0, 0, 0.85)], [0.42, 0.36, 0.36], 6), BACK, 0.3)
    g.paint(
        tube([(-2.0, -0.4, 1.1), (-2.15, -0.3, 0.1), (-2.0, -0.3, -0.9)], [0.3, 0.4, 0.34], 6), PALE, 0.25
    )
    g.paint(ball((0, -0.2, -2.15), (1.2, 1.0, 0.3)), PALE, 0.25)
    for x in (-1.66, 2.1):
        g.paint(limb((x, -0.75, -2.4), (x - 0.1, -0.75, -3.5), 0.3, 0.4), PALE, 0.4)
    return g


def _flow(p: np.ndarray) -> np.ndarray:
    leg = np.clip((-1.5 - p[:, 2:]) / 0.7, 0, 1) * (np.abs(p[:, :1] - 0.0) > 0.9)
    tail = np.clip((p[:, :1] - 2.3) / 0.25, 0, 1)
    neck = np.clip((p[:, 2:] - 0.2) / 0.6, 0, 1) * np.clip((-0.7 - p[:, :1]) / 0.5, 0, 1)
    way = np.array((1.0, 0, -0.42)) + 0 * p
    for weight, to in ((neck, (0.55, 0, -1.0)), (leg, (0.12, 0, -1.0)), (tail, (0.2, 0, -1.0))):
        way = way * (1 - weight) + np.array(to) * weight
    return way


def _long(p: np.ndarray) -> np.ndarray:
    leg = np.clip((-1.3 - p[:, 2]) / 1.2, 0, 1)
    ruff = np.clip((p[:, 2] - 0.1) / 0.5, 0, 1)
    tail = np.clip((p[:, 0] - 2.3) / 0.25, 0, 1)
    long = (0.26 + 0.12 * ruff) * (1 - leg) + 0.1 * leg
    rim = np.clip((_depth(p) - 0.95) / 0.3, 0.35, 1)
    return (long * (1 - tail) + 0.4 * tail) * rim


def _head() -> Clay:
    g = Clay().add(_put(ball((0, 0, 0), (0.52, 0.47, 0.46))), SOOT)
    g.add(_put(tube([(0.28, 0, -0.6), (0.14, 0, -0.3), (0, 0, -0.1)], [0.5, 0.47, 0.4], 6)), SOOT, 0.25)
    g.add(
        _put(tube([(-0.25, 0, 0.02), (-0.75, 0, -0.1), (-1.32, 0, -0.16)], [0.38, 0.25, 0.155], 8)),
        SOOT,
        0.14,
    )
    g.add(_put(limb((-0.35, 0, 0.2), (-1.28, 0, -0.02), 0.13, 0.09)), BACK, 0.1)
    g.add(
        _put(tube([(0.0, 0, -0.3), (-0.5, 0, -0.56), (-1.05, 0, -0.72)], [0.26, 0.16, 0.085], 8)), PALE, 0.08
    )
    for y in (-1, 1):
        g.add(_put(ball((-0.3, 0.3 * y, 0.24), (0.26, 0.13, 0.09), (0, -14, 0))), BACK, 0.08)
        g.add(_put(limb((-0.05, 0.34 * y, -0.2), (0.42, 0.5 * y, -0.5), 0.24, 0.05)), "#514e50", 0.15)
        g.add(_put(limb((0.1, 0.36 * y, 0.0), (0.55, 0.5 * y, -0.16), 0.22, 0.04)), SOOT, 0.15)
        x = 0.06 - 0.16 * y
        root, tip = np.array((x, 0.26 * y, 0.34)), np.array((x + 0.16 - 0.04 * y, 0.38 * y, 1.0))
        g.add(_put(tube([root, root * 0.5 + tip * 0.5, tip], [0.23, 0.17, 0.025], 6)), BACK, 0.08)
    near, top = np.array((0.1, -0.44, 0.42)), np.array((0.32, -0.46, 0.9))
    g.carve(_put(tube([near, (near + top) / 2, top], [0.12, 0.1, 0.02], 6)), 0.04, "#5c4a48")
    g.paint(
        _put(tube([(-0.25, -0.4, -0.2), (-0.8, -0.26, -0.26), (-1.3, -0.15, -0.28)], [0.16, 0.12, 0.09], 6)),
        PALE,
        0.08,
    )
    return g


def _jaws() -> None:
    inside = Clay().add(
        _put(tube([(-0.05, 0, -0.3), (-0.45, 0, -0.4), (-0.8, 0, -0.46)], [0.2, 0.14, 0.04], 8)), "#5a2522"
    )
    inside.add(
        _put(tube([(-0.3, 0, -0.44), (-0.7, 0, -0.54), (-1.0, 0, -0.6)], [0.1, 0.08, 0.05], 6)), "#b4574e"
    )
    low, high = HEAD + (-1.9, -0.6, -1.3), HEAD + (0.4, 0.6, 0.4)
    kit.model(inside, tuple(low), tuple(high), 90).name = "mouth"
    teeth = Clay()
    for y in (-1, 1):
        for x, z, tall, r in (
            (-1.3, -0.27, 0.1, 0.03),
            (-1.16, -0.27, 0.26, 0.05),
            (-0.96, -0.29, 0.11, 0.04),
            (-0.82, -0.3, 0.12, 0.045),
            (-0.67, -0.31, 0.13, 0.05),
            (-0.52, -0.32, 0.12, 0.05),
        ):
            side = y * (0.1 + 0.09 * (x + 1.3) / 0.8)
            teeth.add(_put(limb((x, side, z), (x + 0.03, side, z - tall), r, 0.006)), IVORY, 0.004)
        for x, z, tall, r in (
            (-1.06, -0.66, 0.22, 0.042),
            (-0.86, -0.6, 0.1, 0.035),
            (-0.74, -0.55, 0.1, 0.038),
            (-0.62, -0.5, 0.1, 0.04),
        ):
            side = y * (0.05 + 0.08 * (x + 1.06) / 0.5)
            teeth.add(_put(limb((x, side, z), (x - 0.01, side, z + tall), r, 0.006)), IVORY, 0.004)
    kit.model(teeth, tuple(low), tuple(high), 170, clay(rough=0.35, bump=0)).name = "mouth teeth"
    nose = Clay().add(_put(ball((-1.45, 0, -0.1), (0.12, 0.13, 0.11))), "#121116")
    kit.model(nose, tuple(low), tuple(high), 90, clay(rough=0.3, bump=0.1)).name = "head nose"


def _eye() -> None:
    x, y, z = _at((-0.37, -0.36, 0.1))
    rim = Clay().add(_put(ball((-0.37, -0.33, 0.1), (0.17, 0.07, 0.1), (0, -16, 8))), "#121116")
    kit.model(rim, (x - 0.4, y - 0.3, z - 0.3), (x + 0.4, y + 0.3, z + 0.3), 60).name = "eye rim"
    iris = Clay().add(_put(ball((-0.385, -0.375, 0.095), (0.11, 0.05, 0.06), (0, -16, 8))), "#ffffff")
    kit.model(
        iris, (x - 0.4, y - 0.3, z - 0.3), (x + 0.4, y + 0.3, z + 0.3), 80, lamp("#f2d534", 3)
    ).name = "eye"
    kit.sphere(
        (0.022, 0.02, 0.05), clay("#121116", bump=0), tuple(_at((-0.4, -0.425, 0.095))), 12
    ).name = "eye slit"


def wolf() -> None:
    """The whole of it, muzzle to the left, its paws at z = -3.5."""
    pelts.coated(
        body(),
        (-2.9, -1.4, -3.6),
        (3.2, 1.4, 2.0),
        240,
        46000,
        _flow,
        length=_long,
        width=lambda p: 0.008 + 0.062 * _long(p),
        lift=0.16,
        stray=0.16,
        seed=5,
        bare=lambda p: (p[:, 1] > 0.75) | ((_depth(p) < 1.03) & (np.abs(p[:, 0] - HOLLOW[0]) < 1.2)),
        name="wolf",
    )
    pelts.coated(
        _head(),
        tuple(HEAD + (-1.9, -0.9, -1.3)),
        tuple(HEAD + (1.2, 0.9, 1.4)),
        170,
        15000,
        lambda p: np.array((1.0, -0.05, -0.12)) + np.clip((p[:, 2:] - 2.15) / 0.2, 0, 1) * (-0.8, 0, 1.2),
        length=lambda p: 0.05 + 0.24 * np.clip((p[:, 0] - HEAD[0] + 0.5) / 0.9, 0, 1) * (p[:, 2] < 2.15),
        width=lambda p: 0.01 + 0.014 * np.clip((p[:, 0] - HEAD[0] + 0.5) / 0.9, 0, 1),
        lift=0.14,
        stray=0.14,
        seed=8,
        bare=lambda p: p[:, 1] > 0.4,
        name="head",
    )
    _jaws()
    _eye()


FLOOR, GROWN = -1.38, 1.14


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
