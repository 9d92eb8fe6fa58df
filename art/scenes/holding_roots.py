# SPDX-License-Identifier: GPL-3.0-or-later
"""Under the meadow all the roots are holding hands."""

import math
from itertools import pairwise

import numpy as np

from painter import kit, light, paper, stage
from painter.clay import Clay, limb, smooth_path
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay
from painter.motifs.paperhands import laid
from painter.people.garment import Garment
from painter.people.hands import hand
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
BARK, OCHRE = "#54401f", "#a4663a"
# Where two hands meet: x, height, tilt, size, gestures, skins.
MEETINGS = (
    (0.95, 5.0, 4, 1.25, ("cupped", "holding"), ("brown", "peach")),
    (-0.75, 3.75, -6, 1.2, ("cupped", "holding"), ("porcelain", "umber")),
    (0.75, 2.45, 6, 1.3, ("cupped", "holding"), ("tan", "porcelain")),
    (-0.5, 1.05, -4, 1.2, ("cupped", "holding"), ("peach", "brown")),
)
DEPTH = 0.95
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
    paper.sheet(paper.rectangle(-14, 4, 14, 22), 8, "#bfe0d8", emit=0.12)


def root_at(column, z):
    """Where a root is at a height: none runs straight."""
    return column + (0.3 * math.sin(z * 1.25 + 2 * column) if abs(column) < 3 else 0)


def rootlets(x, z, count, rng):
    """Fine hairs that leave a root to both sides."""
    for k in range(count):
        side, long = (-1) ** k, rng.uniform(0.35, 0.8)
        path = [(x, z), (x + side * long * 0.5, z - 0.1 * long), (x + side * long, z - rng.uniform(0.2, 0.7))]
        paper.sheet(paper.ribbon(path, 0.09, 0.025), 1.85, OCHRE)


def root_arm(path, tone, size):
    """A root that thins, pales and becomes a forearm."""
    arm = Clay()
    points = smooth_path(path, 8)
    dark, skin = np.array(linear(BARK)), np.array(linear(tone))
    for k, (a, b) in enumerate(pairwise(points)):
        t = k / len(points)
        wide = size * (0.17 - 0.05 * t)
        arm.add(limb(a, b, wide, wide * 0.98), tuple(dark * (1 - t) + skin * t), 0.05)
    low, high = points.min(0) - 0.5, points.max(0) + 0.5
    kit.model(arm, low, high, 90, clay(bump=0.7, grain=9, vary=0.15)).name = "root arm"


def forearm_end(one):
    """Where the forearm of a placed hand ends."""
    shape = one.children[0].data
    points = np.empty(len(shape.vertices) * 3, np.float32)
    shape.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    return kit.spot_on(one, points[points[:, 2] < points[:, 2].min() + 0.08].mean(0))


def clasped(x, z, tilt, size, gestures, skins):
    """Two hands, palm to palm; each grows out of the earth at its side."""
    a = math.radians(tilt)
    way = np.array((math.cos(a), 0, math.sin(a)))
    for side, gesture, skin in zip((-1, 1), gestures, skins, strict=True):
        at = np.array((x, DEPTH - 0.17 * side * size, z)) + way * side * 0.78 * size
        one = hand(gesture, skin=skin, sleeve=None, age=30 + 20 * (side + 1), flipped=side > 0)
        kit.place(one, at, (0, 90 - tilt if side < 0 else 90 + tilt, 0 if side < 0 else 180), size)
        end = forearm_end(one)
        ahead = (end - at) / np.linalg.norm(end - at)
        edge = np.array((side * 4.3, DEPTH + 0.3, end[2] + 0.5 * ahead[2] + 0.25))
        root_arm(
            [edge, (edge + end) / 2 + ahead * 0.3, end + ahead * 0.25, end - ahead * 0.2], SKINS[skin], size
        )


def roots():
    """Two great roots at the back; from both sides arms come out at every depth, and the hands find each other."""
    rng = np.random.default_rng(6)
    for column in COLUMNS[1:3]:
        head = (column + (0.75 if column > 0 else 0.5), GROUND - 0.3)
        path = [head, *[(root_at(column, z), z) for z in (6.3, 5.3, 4.3, 3.3, 2.3, 1.3, 0.2)]]
        paper.sheet(paper.ribbon(path, 0.42, 0.09, 10), 1.75, BARK)
        for z in (5.9, 4.6, 3.0, 2.1, 0.9):
            rootlets(root_at(column, z), z, 2, rng)
    for meeting in MEETINGS:
        clasped(*meeting)


def waiting_hand():
    """One hand is open and waits."""
    one = hand("open", skin="porcelain", sleeve=None, age=60)
    kit.place(one, (LEFT, DEPTH - 0.2, 4.95), (0, -4, 0), 1.35)
    end = forearm_end(one)
    path = [(-4.2, DEPTH + 0.2, 4.1), (-3.0, DEPTH, 4.0), end - (0.1, 0, 0.15), end + (0.05, 0, 0.2)]
    root_arm(path, SKINS["porcelain"], 1.35)
    light.bulb((LEFT, -1.2, 5.9), 20, "#ffdf9a", 0.2)


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
        tall=3.7,
        height_heads=4.6,
        pose="sitting on the ground",
        expression="grateful",
        look=Look(SKINS["tan"], nose=1.3, ear=1.3, eye=1.2),
        hair="ring",
        hair_colour="#d9d2c6",
        clothes=[
            Garment("trousers", "#4a4632"),
            Garment("top", "#e8dcc0", sleeve=0.6, hem=0, braces="#b5452c"),
        ],
        shoes="#3a2418",
        reach={"right": (-0.66, -0.38, 0.1)},
        look_at=(-0.8, -1.2, 0.1),
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
