# SPDX-License-Identifier: GPL-3.0-or-later
"""A room is sewn into the lining of his coat, its lamp still on."""

import math

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, block, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.pixels import smoothstep

TOP, HEM = 7.55, 0.35
CLOTH = "#935a36"


def side_line(t):
    """How far the coat reaches to the side, from the shoulder (0) to the hem (1)."""
    return 1.6 + 0.42 * t + 0.2 * np.sin(t * 2.6)


def opening(t):
    """Half the gap between the fronts: closed at the neck, drawn far apart below."""
    return 0.12 + 1.12 * smoothstep(0.1, 0.66, t) - 0.12 * smoothstep(0.7, 1.0, t)


def front(side):
    """One half of the coat, its folds falling from the shoulder; the edge turns over and shows the lining."""
    n, m = kit.detail(200), kit.detail(200)
    t, u = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, m), indexing="ij")
    inner, outer = opening(t), side_line(t)
    x = inner + (outer - inner) * u
    slope = 0.7 * smoothstep(0.3, 1.0, u) * np.exp(-t * 5.0)
    z = TOP - (TOP - HEM) * t - slope + 0.06 * np.sin(u * 9 + 1) * t
    squeeze = smoothstep(0.1, 0.7, t)
    y = (
        -0.42 * np.sin(u * math.pi) ** 0.6
        - 0.13 * squeeze * np.sin(u * 17 + 2.2 * t + side)
        - 0.05 * np.sin(u * 31 + t * 4) * t
    )
    y -= 0.55 * np.exp(-((u / 0.07) ** 2)) * squeeze
    points = np.stack([side * x, y, z], -1)
    kit.sheet(points[:, ::-side], surfaces.cloth(CLOTH, weave=26)).name = "coat front"
    curl = np.linspace(0, 1, kit.detail(40))
    tt, c = np.meshgrid(np.linspace(0.12, 1, n), curl, indexing="ij")
    roll = opening(tt) - 0.02 + 0.22 * np.sin(c * math.pi * 0.9) * smoothstep(0.05, 0.5, tt)
    hem = np.stack([side * roll, -0.58 * smoothstep(0.1, 0.7, tt) + 0.75 * c, TOP - (TOP - HEM) * tt], -1)
    kit.sheet(hem[:, ::side], surfaces.cloth("#b02a50", weave=40, sheen=0.8)).name = "lining"


def collar():
    """The neck of the coat on its hanger."""
    felt = surfaces.cloth("#8f5a3c", weave=30)
    kit.box((1.3, 0.06, 1.9), clay("#b02a50", bump=0.3, emit=0.16), (0, 0.3, TOP - 1.75), bevel=0)
    neck = [
        (-0.62, -0.1, TOP + 0.12),
        (-0.4, 0.25, TOP + 0.42),
        (0, 0.35, TOP + 0.5),
        (0.4, 0.25, TOP + 0.42),
        (0.62, -0.1, TOP + 0.12),
    ]
    kit.rope(neck, 0.17, felt, 8)
    wood = surfaces.wood("#a8794a", along="x")
    hanger = [
        (-1.4, 0.3, TOP - 0.75),
        (-0.8, 0.3, TOP - 0.2),
        (0, 0.3, TOP + 0.3),
        (0.8, 0.3, TOP - 0.2),
        (1.4, 0.3, TOP - 0.75),
    ]
    kit.rope(hanger, 0.12, wood, 8)
    hook = [
        (0, 0.1, TOP + 0.3),
        (0, 0.1, TOP + 0.85),
        (0.2, 0.1, TOP + 1.15),
        (0.02, 0.1, TOP + 1.42),
        (-0.2, 0.1, TOP + 1.25),
    ]
    kit.rope(hook, 0.05, surfaces.metal("#c9a050"), 8)
    kit.rope([(-4, 0.1, TOP + 1.4), (4, 0.1, TOP + 1.4)], 0.09, surfaces.metal("#a88445"), 1)


def sleeve():
    """The one that hangs; the other is laid round the child by the cast."""
    left = Clay().add(
        tube(
            [(-1.45, 0, 6.75), (-2.02, -0.15, 5.6), (-2.3, -0.3, 4.2), (-2.34, -0.45, 2.9)],
            [0.46, 0.47, 0.44, 0.43],
        ),
        CLOTH,
    )
    for z in (5.4, 4.6, 3.9):
        left.add(ball((-2.12 - 0.1 * (5 - z), -0.5, z), (0.42, 0.14, 0.07), (0, 14, 0)), CLOTH, 0.14)
    left.carve(block((-2.34, -0.45, 2.1), (1.2, 1.2, 0.6), 0.02), 0.03)
    left.carve(ball((-2.34, -0.45, 2.7), (0.35, 0.35, 0.42)), 0.03, "#b02a50")
    kit.model(left, (-3.5, -1.1, 2.3), (-0.9, 0.9, 7.5), 130, surfaces.cloth(None, weave=26)).name = "sleeve"


def parlour():
    """Inside: a papered wall, shelves of books, an easy chair and a lamp that burns."""
    kit.box((9, 0.2, 11), surfaces.plaster("#c2566a"), (0, 5.2, 0), bevel=0)
    for s in (-1, 1):
        kit.box((0.2, 4.2, 11), surfaces.plaster("#a83f58"), (s * 2.6, 3.1, 0), bevel=0)
    kit.box((3.3, 5, 0.3), surfaces.wood("#a8703f", along="y"), (0, 3.2, -0.28), bevel=0)
    shelf = surfaces.wood("#5a3424", along="x")
    tones = ("#2f6a5a", "#d8b064", "#7a2038", "#e8d8b8", "#3a5a4a", "#a85a3a")
    for row in range(4):
        z = 1.9 + row * 1.15
        kit.box((2.3, 0.5, 0.1), shelf, (-1.2, 4.85, z - 0.1), bevel=0.01)
        x, k = -2.25, row
        while x < -0.2:
            w = 0.13 + 0.07 * ((k * 7) % 3)
            kit.box(
                (w - 0.02, 0.36, 0.6 + 0.1 * ((k * 5) % 3)),
                clay(tones[k % 6], bump=0.3),
                (x, 4.8, z),
                bevel=0.02,
            )
            x, k = x + w, k + 1
    green = "#7fbfa0"
    chair = Clay().add(block((0, 0.45, 1.05), (0.62, 0.2, 0.85), 0.18), green)
    chair.add(block((0, 0, 0.55), (0.62, 0.6, 0.28), 0.15), green, 0.06)
    for s in (-1, 1):
        chair.add(block((s * 0.62, 0.02, 0.72), (0.16, 0.6, 0.36), 0.14), green, 0.05)
    body = kit.model(chair, (-1, -0.8, 0.1), (1, 0.9, 2.1), 90, surfaces.cloth(None))
    kit.place(body, (-0.7, 3.2, 0.02), (0, 0, -28), 1.15)
    at = np.array((0.72, 3.9, 0.02))
    kit.rope([at, at + (0, 0, 3.2)], 0.05, surfaces.metal("#c9a050"), 1)
    kit.place(
        kit.lathe([(0.62, 0), (0.36, 0.75), (0.34, 0.75), (0.6, 0)], lamp("#ffdf9a", 1.9), 36),
        at + (0, 0, 2.95),
    ).name = "lamp"
    light.bulb(at + (0, -0.3, 2.9), 300, "#ffcf80", 0.25)
    light.bulb((0, 1.4, 3.4), 120, "#ffc070", 0.5)
    light.area((0, 1.2, 3.2), (0, -6, -1), 1.6, 260, "#ffc880")


def paint(draft):
    """A dark wardrobe corner; the only light comes out of the coat."""
    light.world("#5c8078", "#382a28", 0.24)
    stage.camera((0, -13.2, 3.9), (0, 0, 4.1), 46)
    back = surfaces.plaster("#3f6b5d", grain=5)
    hole = paper.Polygon([(-1.62, -1), (1.62, -1), (1.55, 4.5), (0.9, 6.9), (-0.9, 6.9), (-1.55, 4.5)])
    for k in range(-5, 6):
        board = paper.rectangle(k * 1.28 - 0.625, -0.2, k * 1.28 + 0.625, 13).difference(hole)
        if not board.is_empty:
            paper.cutout(board, back, (0, 0.75, 0), depth=0.1, bevel=0.02)
    kit.box((16, 14, 0.2), surfaces.wood("#4f3023", along="x"), (0, -1, -0.2), bevel=0)
    for side in (-1, 1):
        front(side)
    collar()
    sleeve()
    parlour()
    light.area((-7, -9, 9), (0, 0, 4), 3, 1100, "#e8ecd0")
    light.area((7, -8, 5), (0, 0, 4), 4, 150, "#c08aa0")
    return Finish(
        shadows="#1b1418",
        lights="#fff0cc",
        vignette=0.3,
        second="#2a1420",
        lift=0.7,
        focus=("face", "hand", "lamp"),
    )
