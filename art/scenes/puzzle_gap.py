# SPDX-License-Identifier: GPL-3.0-or-later
"""One piece of the puzzle is missing, and somebody has gone down through the gap."""

import math
import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.kit import lathe
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

COLUMNS, ROWS, SIDE = 7, 10, 1.12
GAP = (3, 5)


def edge(k, j, down):
    """Whether a joint has its knob to one side or the other, by place."""
    return 1 if (7 * k + 3 * j + 5 * down) % 2 else -1


def piece(k, j):
    """The outline of one piece, with its knobs."""
    x0, y0 = (k - COLUMNS / 2) * SIDE, (j - ROWS / 2) * SIDE
    shape = paper.rectangle(x0, y0, x0 + SIDE, y0 + SIDE)
    r, reach = 0.17, 0.13
    for along, has, centre, out in (
        (edge(k, j, 0), k < COLUMNS - 1, (x0 + SIDE, y0 + SIDE / 2), (1, 0)),
        (-edge(k - 1, j, 0), k > 0, (x0, y0 + SIDE / 2), (-1, 0)),
        (edge(k, j, 1), j < ROWS - 1, (x0 + SIDE / 2, y0 + SIDE), (0, 1)),
        (-edge(k, j - 1, 1), j > 0, (x0 + SIDE / 2, y0), (0, -1)),
    ):
        if not has:
            continue
        knob = paper.Point(centre[0] + along * out[0] * reach, centre[1] + along * out[1] * reach).buffer(
            r, 16
        )
        shape = shape.union(knob) if along > 0 else shape.difference(knob)
    return shape.buffer(-0.012)


def picture(x, y):
    """The summer lake on the puzzle: sky, hills, water, reeds, a white sail."""
    if math.dist((x, y), (1.5, 3.9)) < 0.62:
        return "#fff0b8"
    if y > 2.2 + 0.3 * math.sin(x * 0.9):
        return "#9cc0da" if y > 3.7 else "#bcd4e0"
    if y > 1.0 + 0.25 * math.sin(x * 1.4 + 1):
        return "#8fae8a" if x < 0.6 else "#a8bc8e"
    if math.dist((x, y), (-1.6, -0.2)) < 0.75:
        return "#fbf6ea"
    if y > -3.1:
        return ("#5f8fb4", "#6d9cbe", "#5484aa")[int(3 * abs(math.sin(3 * y + x))) % 3]
    return "#d8b886" if y < -4.3 else "#86a06a"


def puzzle():
    """Seventy pieces; one is not there, and out of the hole come warm light and a rope's end."""
    rng = random.Random(3)
    for k in range(COLUMNS):
        for j in range(ROWS):
            if (k, j) == GAP:
                continue
            x, y = (k - COLUMNS / 2 + 0.5) * SIDE, (j - ROWS / 2 + 0.5) * SIDE
            tone = clay(picture(x, y), bump=0.35, grain=14, vary=0.14, rough=0.7)
            paper.cutout(
                piece(k, j), tone, (0, 0, rng.uniform(0, 0.03)), (-90, 0, 0), depth=0.16, bevel=0.025
            )
    hx, hy = (GAP[0] - COLUMNS / 2 + 0.5) * SIDE, (GAP[1] - ROWS / 2 + 0.5) * SIDE
    kit.plane(1.5, 1.5, lamp("#ffc46a", 2.2), (hx, hy, -1.2))
    light.bulb((hx, hy, -0.4), 60, "#ffb45a", 0.2)
    light.bulb((hx, hy - 0.2, 0.9), 24, "#ffc070", 0.3)
    rope = [
        (hx + 0.1, hy, -0.8),
        (hx + 0.15, hy + 0.1, 0.1),
        (hx + 0.55, hy + 0.35, 0.22),
        (hx + 1.4, hy + 0.2, 0.14),
        (hx + 2.0, hy - 0.5, 0.14),
        (hx + 2.6, hy - 0.2, 0.14),
    ]
    kit.rope(rope, 0.06, clay("#e8d2a4", bump=0.8, grain=30), 6)
    return hx, hy


def table():
    """A wooden table, bare at the lower right."""
    rng = random.Random(6)
    for k in range(-6, 7):
        kit.box(
            (1.5, 26, 0.3),
            clay(rng.choice(("#b98a5c", "#c29464", "#ae8052")), bump=0.4, grain=4, vary=0.2),
            (k * 1.52, 0, -0.55),
            bevel=0.02,
        )


def hat(hx, hy):
    """An old man's hat, crown up, with the missing piece in its band."""
    felt = clay("#5a4a52", bump=0.5, grain=16, vary=0.1)
    kit.place(
        lathe(
            [(0.95, 0.02), (0.9, 0.0), (0.52, 0.05), (0.5, 0.34), (0.44, 0.5), (0.2, 0.54), (0.001, 0.46)],
            felt,
            56,
        ),
        (hx - 1.75, hy + 0.55, 0.18),
        (0, 8, 20),
    ).name = "hat"
    kit.place(kit.ring(0.51, 0.05, clay("#c2503a"), 40, 8), (hx - 1.75, hy + 0.55, 0.27), (0, 8, 20))
    spare = affinity.translate(piece(*GAP), -hx, -hy)
    paper.cutout(
        spare,
        clay("#6d9cbe", bump=0.3),
        (hx - 1.35, hy + 0.1, 0.52),
        (-60, 20, 30),
        0.5,
        depth=0.16,
        bevel=0.02,
    )


def boy(hx, hy):
    """In pyjamas on his stomach, head and one arm over the edge, calling down."""
    him = person(
        age=7,
        female=0,
        build="slight",
        tall=4.0,
        height_heads=4.0,
        pose="kneeling",
        expression="worried",
        look=Look(SKINS["peach"], eye=1.15),
        hair="tousled",
        hair_colour="#8a5a34",
        clothes=[
            Garment("trousers", "#f0904a", "#fbe6cc", "stripes"),
            Garment("top", "#f0904a", "#fbe6cc", "stripes"),
        ],
        shoes=None,
        reach={"left": (0.3, -0.95, 0.35), "right": (-0.55, -0.7, 0.2)},
        look_at=(0.1, -1.3, -0.6),
    )
    kit.place(him.thing, (hx - 0.75, hy - 1.75, 0.2), (0, 0, 152))
    return np.array(him.face())


def paint(draft):
    """From above, morning; the gap is the warmest place."""
    light.world("#d8e6f2", "#f0cfa4", 0.55)
    stage.camera((0.25, -4.6, 14.2), (0.2, -0.55, 0), 43)
    table()
    hx, hy = puzzle()
    hat(hx, hy)
    boy(hx, hy)
    light.sun((36, -22, 0), 2.6, "#fff0d4", 3)
    light.area((7, -5, 8), (0, 0, 0), 5, 240, "#a8c0e8")
    return Finish(shadows="#35406f", lights="#fff4dc", focus=("hat",), vignette=0.16)
