# SPDX-License-Identifier: GPL-3.0-or-later
"""Behind the closed curtain stands a bull; a child has the cord."""

import math

import numpy as np
import shapely
from scipy.ndimage import gaussian_filter

from painter import kit, light, paper, stage
from painter.clay import rotation
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

GIRL = np.array((1.6, -1.7, 0.0))
HEAD = np.array((-0.25, 4.9))


def both(half):
    """A closed outline from its right half, which runs from the top down."""
    return paper.outline([*half, *[(-x, z) for x, z in reversed(half)]], 6)


def head():
    """The lowered head from the front: poll, brow, long face, muzzle, ears, wide horns."""
    face = both(
        [
            (0.3, 0.86),
            (0.8, 0.74),
            (0.98, 0.25),
            (0.8, -0.45),
            (0.58, -1.25),
            (0.62, -1.75),
            (0.46, -2.12),
            (0.2, -2.22),
        ]
    )
    parts = [face]
    for s in (-1, 1):
        parts.append(
            paper.ribbon(
                [(s * x, z) for x, z in ((0.5, 0.5), (1.25, 0.5), (1.95, 0.78), (2.36, 1.4), (2.36, 2.05))],
                0.74,
                0.05,
                10,
            )
        )
        parts.append(
            paper.outline(
                [
                    (s * x, z)
                    for x, z in (
                        (0.8, 0.2),
                        (1.2, 0.14),
                        (1.62, -0.16),
                        (1.5, -0.36),
                        (1.1, -0.34),
                        (0.8, -0.2),
                    )
                ],
                6,
            )
        )
    return paper.unary_union(parts)


def shoulders():
    """The back behind the head, farther from the cloth: a hump and two legs."""
    trunk = both([(0.5, 2.3), (1.25, 1.85), (1.72, 0.9), (1.8, -0.6), (1.55, -2.2), (1.3, -2.6), (0.4, -2.5)])
    legs = [paper.rectangle(s * 0.98 - 0.44, -5, s * 0.98 + 0.44, -1.6) for s in (-1, 1)]
    return paper.unary_union([trunk, *legs])


def curtain():
    """Heavy folds with a lamp behind them; the shadow lies in the cloth, sharper where the beast is nearer."""
    n = kit.detail(420)
    x, z = np.meshgrid(np.linspace(-3.7, 3.7, n), np.linspace(0.24, 9.9, int(n * 1.3)))
    cell = 7.4 / n

    def shade(shape, soft):
        return gaussian_filter(
            shapely.contains_xy(shape, x - HEAD[0], z - HEAD[1]).astype(float), soft / cell
        )

    sway = x * 6.4 + 0.7 * np.sin(x * 1.7) + 0.05 * z
    folds = 0.15 * np.sin(sway) + 0.04 * np.sin(x * 17 + 1 + 0.2 * z)
    y = -folds * (1 + 0.25 * np.clip((3 - z) / 2, 0, 1))
    lit = np.exp(-((((x - HEAD[0]) / 3.1) ** 2 + ((z - HEAD[1] - 0.1) / 4.0) ** 2) ** 1.1))
    lit = np.clip(lit * (1 + 0.22 * np.sin(sway)), 0, 1)[..., None]
    red, flame, dark = (np.array(linear(c)) for c in ("#8a0e14", "#f6402a", "#32050f"))
    paint = red * (1 - lit) + flame * lit
    core = np.exp(-(((x - HEAD[0]) / 1.9) ** 2 + ((z - HEAD[1]) / 2.4) ** 2))[..., None] * lit
    paint = paint * (1 - 0.7 * core) + np.array(linear("#ff8a40")) * 0.7 * core
    near, far = shade(head(), 0.035)[..., None], shade(shoulders(), 0.2)[..., None]
    paint = paint * (1 - 0.72 * far) + np.array(linear("#6a0c14")) * 0.72 * far
    paint = paint * (1 - 0.96 * near) + dark * 0.96 * near
    velvet = clay(bump=0.2, grain=30, vary=0.08, rough=0.9, sheen=0.3, emit=0.4)
    cloth = kit.sheet(np.stack([x, y, z], -1)[:, ::-1], velvet, paint[:, ::-1])
    cloth.name = "curtain"


def house():
    """The frame of the stage, its pelmet, the boards and the footlights."""
    dark = clay("#3a0a10", bump=0.5, grain=8, vary=0.15)
    opening = paper.rectangle(-3.0, -3, 3.0, 8.6)
    paper.cutout(
        paper.rectangle(-7, -3, 7, 13).difference(opening), dark, (0, -1.5, 0), depth=0.5, bevel=0.06
    )
    gold = clay("#c8842e", rough=0.4, metal=0.3, bump=0.3)
    for s in (-1, 1):
        kit.rope([(s * 3.02, -1.8, -0.1), (s * 3.02, -1.8, 4), (s * 3.02, -1.8, 8.5)], 0.07, gold, 2)
    swags = [paper.Point(k * 1.55, 9.35).buffer(1.02) for k in range(-3, 4)]
    paper.cutout(
        paper.unary_union(swags),
        clay("#7a1016", bump=0.4, grain=10, sheen=0.3),
        (0, -1.95, 0),
        depth=0.14,
        bevel=0.05,
    )
    for k in range(-3, 4):
        a = np.linspace(math.pi * 1.2, math.pi * 1.8, 14)
        kit.rope(
            [(k * 1.55 + 1.03 * math.cos(t), -2.06, 9.35 + 1.03 * math.sin(t)) for t in a], 0.055, gold, 2
        )
    for k in range(-14, 15):
        kit.box(
            (0.5, 14, 0.1),
            clay(("#5e1614", "#681a16", "#541210")[k % 3], bump=0.5, grain=5, vary=0.15),
            (k * 0.515, -6, -0.1),
            bevel=0.015,
        )
    tin = clay("#2a080c", rough=0.4)
    for k in range(-3, 4):
        x = k * 0.86
        kit.place(
            kit.lathe([(0.2, 0), (0.19, 0.12), (0.12, 0.22), (0.001, 0.25)], tin, 20),
            (x, -3.75, -0.02),
            (-24, 0, 0),
        )
        kit.sphere(0.075, lamp("#ffd27a", 6), (x, -3.53, 0.1), 14)
        light.bulb((x, -3.4, 0.3), 22, "#ffc66a", 0.06)


def child():
    """Her back to us, one hand on the cord; she has not pulled yet."""
    turn = 172
    girl = person(
        age=9,
        female=1,
        build="slight",
        tall=2.15,
        height_heads=4.6,
        pose="at ease",
        look=Look(SKINS["tan"]),
        hair="braids",
        hair_colour="#1c0c10",
        clothes=[Garment("dress", "#40529a", length=0.6, sleeve=0.6)],
        shoes="#14060a",
        reach={"right": (-0.56, -0.2, 1.66)},
        look_at=rotation((0, 0, -turn)) @ (np.array((*HEAD[:1], 0.0, HEAD[1])) - GIRL),
    )
    kit.place(girl.thing, GIRL, (0, 0, turn))
    hold = girl.hand("right")
    x, y, z = hold
    hemp = clay("#ffdf9e", bump=0.6, grain=30, emit=0.22)
    kit.rope([(x, y, 11), (x, y, 6), (x, y, z), (x, y, z - 0.3), (x + 0.02, y, z - 0.55)], 0.04, hemp, 6)
    knob = kit.lathe(
        [(0.001, 0.3), (0.05, 0.29), (0.08, 0.24), (0.05, 0.19), (0.09, 0.12), (0.09, 0), (0.001, 0)],
        clay("#d89a3a", bump=0.5, grain=40),
        24,
    )
    kit.place(knob, (x + 0.02, y, z - 0.8))


def paint(draft):
    """A lamp behind the cloth, footlights before it; nothing has begun."""
    light.world("#4a1430", "#24060c", 0.34)
    stage.camera((0, -15.2, 3.7), (0, 0, 4.1), 47)
    curtain()
    house()
    child()
    light.area((-6.5, -6.5, 8.5), (0.3, -1, 4.3), 2, 170, "#ffb08a")
    light.area((6, -8, 7), (0, -1, 3), 4, 140, "#a060d0")
    light.area((-0.6, -1.2, 7.4), GIRL + (0, 0, 0.4), 1.2, 90, "#ff9a50", 40)
    return Finish(
        exposure=1.05, shadows="#22061a", lights="#fff0c4", vignette=0.34, focus=("curtain",), lift=0.6
    )
