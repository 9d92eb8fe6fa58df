# SPDX-License-Identifier: GPL-3.0-or-later
"""The scarecrow opens his coat: the birds have lived there all along."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage
from painter.clay import Clay, ball, cone, limb, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import pasture, things
from painter.motifs.bodies import BODIES
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure
from painter.motifs.poses import POSES

MOSS, LINING, WOOD = "#5f7434", "#c2301f", "#8a5a30"
SHELVES = (2.35, 3.6, 4.85)


def stubble(x, y):
    """The height of the mown field."""
    return 0.05 * np.sin(x * 0.8) + 0.006 * (y + 3) ** 2 * (y > -3) + 0 * x


def curtain(side):
    """One half of the coat held open: red inside, a folded moss edge, patches."""
    u, v = np.linspace(0, 1, kit.detail(60)), np.linspace(0, 1, kit.detail(70))
    a, h = np.meshgrid(u, v)  # a: from the back seam outwards, h: from hem to arm
    width = 1.5 + 0.5 * (1 - h) - 0.12 * np.sin(h * 3)
    folds = 0.13 * np.sin(a * 15 + h * 1.5) * (1 - 0.6 * h) * np.clip(a * 2, 0, 1)
    x = side * (1.32 + width * a)
    y = 0.3 - 1.25 * a**1.3 + folds
    z = 1.0 + 4.95 * h - 0.28 * a * (1 - h) + 0.75 * a**1.5 * h + 0.08 * np.sin(a * 9 + side) * (1 - h)
    inside = kit.sheet(np.stack([x, y, z], -1), clay(LINING, bump=0.3, grain=12, vary=0.2))
    outside = kit.sheet(np.stack([x * 1.0 + side * 0.02, y + 0.05, z], -1), clay(MOSS, bump=0.5, vary=0.2))
    edge = np.stack([x, y, z], -1)[:, -1]
    facing = kit.rope(edge[:: max(1, len(edge) // 9)], 0.1, clay(MOSS, bump=0.5, grain=20, vary=0.2), 6)
    hem = kit.rope(
        np.stack([x, y, z], -1)[0][:: max(1, len(u) // 12)], 0.07, clay(MOSS, bump=0.5, grain=20, vary=0.2), 5
    )
    return [inside, outside, facing, hem]


def arms_and_head():
    """Sleeves on a crossbar, straw hands, a sack of a head under a wide straw hat."""
    body = Clay()
    for s in (-1, 1):
        body.add(
            tube(
                [(s * 0.6, 0.15, 6.15), (s * 1.6, -0.2, 6.35), (s * 2.2, -0.5, 6.62), (s * 2.85, -0.9, 6.95)],
                [0.5, 0.38, 0.34, 0.36],
                5,
            ),
            MOSS,
            0.2,
        )
        body.add(limb((s * 2.7, -0.82, 6.88), (s * 2.9, -0.92, 6.98), 0.4), "#47582a", 0.02)
        body.paint(ball((s * 1.7, -0.6, 6.45), (0.28, 0.3, 0.24), (0, 0, 20)), "#d8b23a", 0.03)
    body.add(ball((0, 0.1, 6.2), (1.15, 0.5, 0.62)), MOSS, 0.3)
    body.add(ball((0, -0.2, 7.35), (0.62, 0.56, 0.66), (16, 0, 6)), "#d9c08a", 0.05)
    body.add(limb((0, 0, 6.6), (0, -0.1, 6.8), 0.4), "#d8352a", 0.05)
    body.add(cone((0, -0.3, 7.72), 0.05, 1.5, 1.4, 0.04, (20, -5, 0)), "#e6bd4a", 0.02)
    body.add(cone((0.02, -0.1, 8.15), 0.42, 0.7, 0.4, 0.15, (14, -5, 0)), "#e6bd4a", 0.05)
    body.paint(cone((0.0, -0.22, 7.9), 0.1, 0.8, 0.8, 0.02, (16, -5, 0)), "#c2301f", 0.02)
    parts = [kit.model(body, (-3.2, -1.8, 5.5), (3.2, 1.4, 8.7), 170, clay(bump=0.6, grain=9))]
    straw, rng = clay("#e8c65a", bump=0, vary=0.3), np.random.default_rng(4)
    for s in (-1, 1):
        wrist = np.array((s * 2.95, -0.95, 7.0))
        for _ in range(24):
            a, out = rng.uniform(-1.3, 1.3), rng.uniform(0.35, 0.75)
            tip = wrist + (s * out * math.cos(a), -0.1 + rng.uniform(-0.2, 0.1), out * math.sin(a) - 0.1)
            parts.append(kit.rope([wrist, (wrist + tip) / 2 + (0, 0, 0.05), tip], 0.022, straw, 3))
    for _ in range(26):
        a = rng.uniform(0, math.tau)
        start = np.array((0.42 * math.cos(a), -0.15 + 0.36 * math.sin(a), 6.85))
        parts.append(
            kit.rope(
                [start, start + (0.2 * math.cos(a), -0.1, -0.12), start + (0.45 * math.cos(a), -0.2, -0.38)],
                0.02,
                straw,
                3,
            )
        )
    return parts


def perched(colour, belly, resolution=60):
    """A plump bird sitting, 0.5 tall, looking along -x."""
    bird = Clay().add(ball((0, 0, 0.2), (0.27, 0.19, 0.2), (0, 22, 0)), colour)
    bird.add(ball((-0.2, 0, 0.42), (0.135, 0.13, 0.13)), colour, 0.08)
    bird.add(limb((-0.31, 0, 0.42), (-0.43, 0, 0.39), 0.035, 0.006), "#e0962e", 0.01)
    bird.add(ball((0.34, 0, 0.12), (0.2, 0.07, 0.035), (0, 12, 0)), colour, 0.06)
    bird.paint(ball((-0.16, 0, 0.14), (0.2, 0.2, 0.16)), belly, 0.04)
    for s in (-1, 1):
        bird.add(ball((0.08, s * 0.16, 0.22), (0.2, 0.05, 0.11), (0, 26, 0)), colour, 0.02)
        bird.add(ball((-0.27, s * 0.1, 0.45), 0.02), "#140c0c" if colour != "#26222a" else "#f3e6c8", 0.004)
    return kit.mould(kit.model(bird, (-0.48, -0.3, -0.05), (0.6, 0.3, 0.62), resolution))


def nest(rng, at, size):
    """A round nest of twigs."""
    twig = [clay(c, bump=0.3, vary=0.2) for c in ("#8a6030", "#b5853e", "#6a4824", "#d0a455")]
    parts = [
        kit.lathe(
            [(0.001, 0.02), (0.26, 0.03), (0.36, 0.16), (0.33, 0.2), (0.2, 0.08), (0.001, 0.06)], twig[0], 24
        )
    ]
    for k in range(30):
        r, z = rng.uniform(0.3, 0.39), rng.uniform(0.05, 0.22)
        a, span = rng.uniform(0, math.tau), rng.uniform(0.7, 1.5)
        path = [
            (r * math.cos(a + span * t), r * math.sin(a + span * t), z + rng.uniform(-0.03, 0.03))
            for t in (0, 0.5, 1)
        ]
        parts.append(kit.rope(path, 0.018, twig[k % 4], 3))
    return kit.group(parts, at, size=size)


def dresser():
    """Inside the coat: three shelves of nests, with who lives there."""
    rng = np.random.default_rng(9)
    kit.box((2.8, 0.1, 5.2), clay("#7a1c16", bump=0.4, grain=14), (0, 0.45, 1.1))
    board = clay(WOOD, bump=0.5, grain=10, vary=0.2)
    white, black, dove = (
        perched("#f6ecd6", "#fffaf0"),
        perched("#26222a", "#3a3440"),
        perched("#e8d49a", "#fff6de"),
    )
    egg = clay("#fff1d0", bump=0.1, vary=0.05)
    rows = (
        ((-0.85, "w"), (0.05, "e"), (0.85, "b")),
        ((-0.8, "e"), (0.1, "b"), (0.9, "d")),
        ((-0.75, "b"), (0.85, "w")),
    )
    for z, row in zip(SHELVES, rows, strict=True):
        kit.box((2.7, 0.85, 0.09), board, (0, 0.05, z - 0.09))
        for x, who in row:
            at = np.array((x + rng.uniform(-0.05, 0.05), -0.02, z))
            nest(rng, at, rng.uniform(1.05, 1.25))
            if who == "e":
                for dx, dy in ((-0.12, 0.02), (0.1, 0.07), (0.0, -0.1)):
                    kit.sphere((0.1, 0.1, 0.135), egg, at + (dx, dy, 0.24), 16)
            else:
                shape = {"w": white, "b": black, "d": dove}[who]
                kit.cast(shape, at + (0, 0, 0.14), (0, 0, rng.choice([15, 160, 40])), 1.25)
    kit.cast(white, (-1.85, -0.5, 6.78), (0, 0, 20), 1.0)
    kit.cast(black, (2.4, -0.75, 7.15), (0, 0, 200), 0.95)
    things.lantern((0.08, -0.1, 6.1), "#ffcf6a", 60, 1.7)


def pocket():
    """The lowest pocket: a family of crows has put up a scarecrow of its own."""
    kit.box((0.85, 0.12, 0.6), clay("#8f2418", bump=0.4), (0.78, -0.02, 1.25), (8, 0, 0))
    crow = perched("#26222a", "#3a3440", 40)
    for x, turn in ((0.55, 10), (1.02, 170)):
        kit.cast(crow, (x, -0.02, 1.76), (0, 0, turn), 0.55)
    stick = clay("#c89a52", bump=0.2)
    kit.rope([(0.8, -0.1, 1.7), (0.8, -0.1, 2.0), (0.8, -0.1, 2.2)], 0.014, stick, 1)
    kit.rope([(0.64, -0.1, 2.06), (0.8, -0.1, 2.07), (0.96, -0.1, 2.06)], 0.014, stick, 1)
    paper.cutout(
        [(-0.13, 0.08), (0.13, 0.08), (0.1, -0.2), (-0.1, -0.2)], clay(MOSS), (0.8, -0.12, 2.02), depth=0.03
    )
    kit.sphere(0.05, clay("#e8c65a"), (0.8, -0.12, 2.2), 12)


def paint(draft):
    """Noon in the stubble."""
    light.world("#ffedb0", "#8aa04a", 0.45)
    camera = stage.camera((0.15, -13, 1.5), (0.15, 0, 4.3), 40)
    pasture.butter_sky(camera, 12, cover=0.3)
    kit.land(stubble, (-14, 14), (-12, 26), clay("#a8963e", bump=0.6, grain=5, vary=0.2))
    for x0, h, y0, colour in ((-6, 3.6, 22, "#7d9c3e"), (7, 4.2, 30, "#93ad55")):
        kit.land(
            lambda x, y, x0=x0, h=h, y0=y0: -1 + h * np.exp(-(((x - x0) / 8) ** 2)) - 0.02 * (y - y0) ** 2,
            (-26, 26),
            (y0 - 6, y0 + 6),
            clay(colour, bump=0.5, grain=2, vary=0.2),
            80,
        )

    def row(rng):
        y = -8.5 + 16 * rng.random() ** 0.8
        lane = rng.integers(-16, 17) * 0.42
        return lane * (1 + (y + 8) * 0.0) + rng.normal(0, 0.05), y

    pasture.turf(
        stubble, 3600, row, colours=("#e0c050", "#c8a83e", "#ecd478", "#9aa83e"), tall=0.24, sizes=(0.6, 1.1)
    )
    pasture.poppies(
        stubble, [(-2.9, -4.6), (-2.4, -5.3), (2.4, -4.9), (2.9, -4.2), (1.9, -5.6), (3.2, -2.4)], size=0.75
    )
    kit.rope(
        [(0, 0.25, -0.2), (0.03, 0.3, 3), (0, 0.25, 6.6)], 0.13, clay(WOOD, bump=0.8, grain=8, vary=0.25), 3
    )
    for side in (-1, 1):
        curtain(side)
    arms_and_head()
    dresser()
    pocket()
    awed = replace(
        POSES["looking up"],
        left_hand=(-0.2, 0.28, 0.12),
        right_hand=(-0.2, 0.28, 0.12),
        elbows=(1, -0.1, -0.5),
    )
    dungarees = Clothes(
        "#f4e6c4",
        0.0,
        trousers="#4a6a3a",
        apron="#4a6a3a",
        hair="short",
        hair_colour="#b8562a",
        shoes="#5a3a24",
    )
    kit.place(
        figure(
            replace(BODIES["small child"], heads=4.0, height=0.8),
            awed,
            dungarees,
            skin="porcelain",
            quality=140,
        ),
        (-1.5, -4.9, 0.02),
        (0, 0, 160),
        1.3,
    )
    light.sun((48, 0, 40), 2.7, "#ffe2a0", 4)
    light.area((-6, -8, 5), (0, 0, 3), 5, 380, "#e0ecb8")
    light.area((5, 6, 9), (0, 0, 5), 4, 900, "#ffe08a")
    light.bulb((0, -0.9, 4.4), 36, "#ffb84a", 0.4)
    light.bulb((0, -0.9, 3.0), 22, "#ffb84a", 0.4)
    return Finish(fog=Fog("#f6e4a0", 14, 45, 0.7), shadows="#24301a", lights="#fff4cc")
