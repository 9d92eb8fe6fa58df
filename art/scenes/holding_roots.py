# SPDX-License-Identifier: GPL-3.0-or-later
"""Under the meadow all the roots are holding hands."""

import math

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay
from painter.motifs.paperhands import arm, hand_shape, laid, thumb_shape
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

GROUND = 7.35
SHEETS = (
    (0.0, "#4f7a2e"),
    (0.5, "#5f8430"),
    (1.0, "#7d8f32"),
    (1.5, "#9d9a34"),
    (2.0, "#c2a83a"),
    (2.5, "#e0bd48"),
)
LEFT, RIGHT = -1.75, 2.2
PALE, CREAM, OCHRE, UMBER, BARK = "#e2b68a", "#c48c58", "#a4663a", "#693f26", "#54401f"
WAITING = "#fff3dc"
# Where two hands meet: x, height, tilt, then size, curl and spread of either hand, their colours, the gap between them.
MEETINGS = (
    (0.25, 5.35, 8, (1.58, 0.5, 0), (1.27, 0.4, 0), (CREAM, UMBER), 0.0),  # old ones, firmly
    (2.2, 4.9, -14, (1.42, 0.1, 0.5), (0.79, 0.6, 0.2), (OCHRE, PALE), 0.0),  # a child's in a broad one
    (-1.75, 3.3, 12, (0.95, 1.7, 0), (1.58, 0.7, 0), (PALE, CREAM), -0.1),  # a fist, held
    (0.1, 3.55, -10, (1.16, 0.0, 0.35), (1.16, 0.15, 0.4), (UMBER, CREAM), 0.42),  # fingertips
    (2.05, 2.95, 14, (1.37, 0.6, 0), (1.37, 0.5, 0.1), (PALE, OCHRE), 0.0),
    (-1.85, 1.4, -10, (1.37, 0.35, 0), (0.84, 0.5, 0.1), (UMBER, PALE), 0.0),
    (0.2, 1.75, 6, (1.05, 1.1, 0), (1.05, 1.1, 0), (CREAM, OCHRE), 0.14),  # by the hooked fingers
    (2.1, 1.2, -8, (1.27, 0.2, 0.7), (1.53, 0.4, 0), (CREAM, UMBER), 0.1),  # letting go
)
COLUMNS = (-3.4, -0.85, 1.15, 3.4)


def earth():
    """Sheet behind sheet, each with a smaller opening, down to the light."""
    hollow = paper.outline(
        [
            (-3.2, 5.9),
            (-2.2, 6.5),
            (-0.6, 6.35),
            (0.9, 6.6),
            (2.4, 6.35),
            (3.2, 5.6),
            (3.15, 3.6),
            (3.3, 1.6),
            (2.7, 0.1),
            (1.0, -0.35),
            (-0.9, -0.2),
            (-2.6, 0.15),
            (-3.3, 1.5),
            (-3.05, 3.5),
        ]
    )
    for k, (y, colour) in enumerate(SHEETS):
        soil = paper.hills(GROUND - 0.07 * k, 0.8 + k * 0.5, swell=0.07, half_width=6, bottom=-3)
        opening = paper.wavering(hollow.buffer(-0.24 * k), 0.05 + 0.03 * k, k + 2)
        paper.sheet(soil.difference(opening), y, colour)
    kit.plane(12, 9.2, clay("#ffe08a", emit=0.6, bump=0), (0, 3.1, 2.3), (90, 0, 0))
    paper.sheet(paper.rectangle(-14, 4, 14, 22), 8, "#fbdf6a", emit=0.12)


def root_at(column, z):
    """Where a root is at a height: none runs straight."""
    return column + (0.3 * math.sin(z * 1.25 + 2 * column) if abs(column) < 3 else 0)


def rootlets(x, z, count, rng):
    """Fine hairs that leave a root to both sides."""
    for k in range(count):
        side, long = (-1) ** k, rng.uniform(0.35, 0.8)
        path = [(x, z), (x + side * long * 0.5, z - 0.1 * long), (x + side * long, z - rng.uniform(0.2, 0.7))]
        paper.sheet(paper.ribbon(path, 0.09, 0.025), 0.42, OCHRE)


def meeting(x, z, tilt, left, right, colours, gap, y):
    """Two hands that hold each other, each in its own way; gives their wrists."""
    a = math.radians(tilt)
    wrists = []
    for sign, (size, curl, spread), colour, dy in ((-1, left, colours[0], 0.1), (1, right, colours[1], 0)):
        reach = 0.42 * size + gap + (0.3 if curl < 1 else 0.1)
        at = (x + sign * reach * math.cos(a), z + sign * reach * math.sin(a))
        hand = hand_shape(curl=curl, spread=spread, thumb=gap > 0)
        paper.sheet(laid(hand, at, tilt - 3 * sign, size, flip=sign > 0), y + dy, colour)
        wrists.append(at)
    if gap <= 0:
        paper.sheet(laid(thumb_shape(), wrists[0], tilt - 14, left[0]), y - 0.1, colours[0])
    return wrists


def roots():
    """Two great roots and the two sides send arms out at every depth, and the hands find each other."""
    rng = np.random.default_rng(6)
    for column in COLUMNS[1:3]:
        head = (column + (0.75 if column > 0 else 0.5), GROUND - 0.3)
        path = [head, *[(root_at(column, z), z) for z in (6.3, 5.3, 4.3, 3.3, 2.3, 1.3, 0.2)]]
        paper.sheet(paper.ribbon(path, 0.5, 0.09, 10), 0.34, BARK)
        paper.sheet(paper.ribbon([(x - 0.05, z) for x, z in path], 0.2, 0.04, 10), 0.29, "#b08c4e")
        for z in (5.9, 4.6, 3.0, 2.1, 0.9):
            rootlets(root_at(column, z), z, 2, rng)
    for i, (x, z, tilt, left, right, colours, gap) in enumerate(MEETINGS):
        y = 0.1 - 0.03 * (i % 3)
        wrists = meeting(x, z, tilt, left, right, colours, gap, y)
        sides = (max(c for c in COLUMNS if c < x), min(c for c in COLUMNS if c > x))
        for column, wrist, (size, *_), colour, dy in zip(
            sides, wrists, (left, right), colours, (0.12, 0.03), strict=True
        ):
            rise = 0.75 + 0.25 * ((i * 3) % 4) / 3
            start = (root_at(column, z + rise), z + rise)
            bend = (start[0] + (wrist[0] - start[0]) * 0.3, z + rise * 0.35)
            wide = 0.2 + 0.1 * size
            arm([start, bend, ((bend[0] + wrist[0]) / 2, z + 0.08), wrist], y + dy, colour, wide, 0.17 * size)
            rootlets(*bend, 1, rng)


def waiting_hand():
    """One hand is open and waits."""
    arm([(-3.35, 4.3), (-2.6, 4.3), (-1.95, 4.65), (LEFT, 5.15)], 0.15, WAITING, 0.32)
    paper.sheet(laid(hand_shape(spread=0.9), (LEFT, 5.12), 88, 1.15), 0.05, WAITING)
    light.bulb((LEFT, -0.7, 5.9), 14, "#ffdf9a", 0.2)


def old_tree():
    """A tree that leans out of the picture, bark in three papers, leaves in loose sprays."""
    rng = np.random.default_rng(12)
    foot = (RIGHT, GROUND)
    wood = paper.bare_tree(foot, 4.6, 0.27, 9, 0.1, 4)
    paper.sheet(wood, -0.12, "#5e4526")
    grain = [
        [(RIGHT + dx, GROUND - 0.1), (RIGHT + dx * 0.8 + 0.06, 8.0), (RIGHT + dx * 0.5 + 0.16, 8.6)]
        for dx in (-0.12, 0.06)
    ]
    for path in grain:
        paper.sheet(paper.ribbon(path, 0.05, 0.02), -0.17, "#6e5230")
    for k in range(64):
        a, r = rng.uniform(-0.4, math.pi + 0.5), 1.25 * math.sqrt(rng.random())
        at = (RIGHT + 0.35 + 1.25 * r * math.cos(a), 9.35 + 0.75 * r * math.sin(a))
        leaf = paper.outline([(0, 0), (0.16, 0.1), (0.4, 0.07), (0.56, 0), (0.4, -0.08), (0.16, -0.1)], 4)
        shade = ("#3f6a34", "#5a8a3a", "#7da646", "#a9b84a")[
            min(3, int(2 + 1.6 * math.sin(a) + rng.normal(0, 0.6)))
        ]
        paper.sheet(
            laid(leaf, at, rng.uniform(0, 360), rng.uniform(0.7, 1.1)),
            -0.24 - 0.02 * (k % 6),
            shade,
            depth=0.03,
        )


def wild_flowers():
    """Corn poppies: a bud that nods, one from the side, one half blown, and long grass."""
    stem, red, deep = "#4f7a2e", "#cf3a2a", "#96241f"
    for x, tall, lean in ((-0.25, 0.8, -0.16), (0.32, 1.15, 0.14), (0.78, 0.7, 0.2)):
        top = (x + lean, GROUND + tall)
        paper.sheet(
            paper.ribbon([(x, GROUND - 0.2), (x - lean * 0.3, GROUND + tall * 0.5), top], 0.06, 0.03),
            -0.1,
            stem,
        )
        cup = paper.outline(
            [
                (-0.06, -0.02),
                (-0.27, 0.12),
                (-0.3, 0.3),
                (-0.1, 0.24),
                (0.04, 0.34),
                (0.28, 0.27),
                (0.26, 0.1),
                (0.06, -0.03),
            ],
            5,
        )
        turn = -lean * 160
        paper.sheet(laid(cup, top, turn, 0.95), -0.16, deep)
        paper.sheet(laid(cup, (top[0] + 0.01, top[1] - 0.03), turn + 10, 0.78), -0.22, red)
    nod = [(-0.72, GROUND - 0.2), (-0.76, GROUND + 0.5), (-0.62, GROUND + 0.68), (-0.54, GROUND + 0.52)]
    paper.sheet(paper.ribbon(nod, 0.05, 0.03), -0.1, stem)
    paper.sheet(paper.Point(-0.53, GROUND + 0.45).buffer(0.1), -0.16, "#6f8a3a")
    for k in range(58):
        x = -3.9 + 0.136 * k + 0.06 * math.sin(k * 7.3)
        tall, lean = 0.16 + 0.36 * math.sin(k * 2.7) ** 4 + 0.1 * math.sin(k) ** 2, 0.22 * math.sin(k * 4.1)
        blade = paper.ribbon(
            [(x, GROUND - 0.2), (x + lean * 0.3, GROUND + tall * 0.6), (x + lean, GROUND + tall)],
            0.09,
            0.02,
            4,
        )
        paper.sheet(blade, -0.06 - 0.05 * (k % 3), ("#4f7a2e", "#6f9e3a", "#5f8a34")[k % 3], depth=0.03)


def widower():
    """He has put his palm on the grass."""
    him = person(
        age=76,
        female=0,
        build="slight",
        tall=2.9,
        height_heads=4.6,
        pose="sitting on the ground",
        expression="tender",
        look=Look(SKINS["tan"], nose=1.3, ear=1.3, eye=1.2),
        hair="ring",
        hair_colour="#d9d2c6",
        clothes=[
            Garment("trousers", "#4a4632"),
            Garment("top", "#e8dcc0", sleeve=0.6, hem=0, braces="#b5452c"),
        ],
        shoes="#3a2418",
        reach={"right": (-0.52, -0.3, 0.08)},
        look_at=(-0.6, -0.9, 0.1),
    )
    kit.place(him.thing, (LEFT - 0.12, -0.6, GROUND - 0.06), (0, 0, 62))


def above():
    """The tree, wild poppies and the man with his palm on the grass."""
    old_tree()
    wild_flowers()
    widower()


def paint(draft):
    """A cut through the earth, lit from the depth."""
    light.world("#b8a850", "#5a6a2a", 0.45)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    earth()
    roots()
    waiting_hand()
    above()
    light.area((6, -8, 11), (0, 0, 5), 2.0, 2300, "#ffe4b0")
    light.area((-6, -9, 1), (0, 0, 4), 4, 220, "#b8d890")
    light.bulb((0, 2.6, 3.2), 260, "#ffd860", 0.8)
    light.bulb((-1.6, 1.2, 4.2), 50, "#ffd060", 0.4)
    light.bulb((1.6, 1.2, 2.2), 50, "#ffd060", 0.4)
    return Finish(exposure=1.05, shadows="#1c2a10", lights="#fff3c8", vignette=0.3)
