# SPDX-License-Identifier: GPL-3.0-or-later
"""This hour a hand came out of the cuckoo clock."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people import hats
from painter.people.garment import Garment
from painter.people.hands import hand
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES

BONE, SOOT = "#e9e0cd", "#2b2b30"
WALL = 1.9


def room():
    """A bone wall, a bone floor, and a small window on the left."""
    hole = paper.rectangle(-1.98, 3.0, -1.0, 4.3)
    wall = paper.rectangle(-8, -2, 8, 12).difference(hole)
    paper.cutout(wall, surfaces.plaster("#d8ceb9"), (0, WALL, 0), depth=0.3, bevel=0.02)
    kit.box((16, 14, 0.2), surfaces.plaster("#e0d7c4"), (0, -5, -0.2), bevel=0)
    kit.box((16, 0.12, 0.35), clay("#3a383c", bump=0.3), (0, WALL - 0.2, 0), bevel=0.02)
    frame = hole.buffer(0.1, join_style=2).difference(hole)
    paper.cutout(frame, clay(SOOT, bump=0.3), (0, WALL - 0.2, 0), depth=0.14, bevel=0.02)
    kit.box((2.4, 0.1, 3), clay("#8f96a8", emit=0.35), (-1.5, 3.2, 2.4), bevel=0)
    kit.box((1.25, 0.4, 0.09), clay(SOOT, bump=0.3), (-1.49, WALL - 0.1, 2.93), bevel=0.02)


def cuckoo():
    """Outside, on the ledge, with a packed bag; it does not look back."""
    bird = Clay().add(ball((0, 0, 0.26), (0.15, 0.14, 0.23), (0, 24, 0)), "#1d1c22")
    bird.add(ball((-0.12, 0, 0.52), 0.12), "#1d1c22", 0.06)
    bird.add(limb((-0.2, 0, 0.53), (-0.34, 0, 0.49), 0.045, 0.012), "#1d1c22", 0.02)
    bird.add(limb((0.1, 0, 0.16), (0.34, 0, -0.06), 0.07, 0.04), "#1d1c22", 0.04)
    for x in (-0.04, 0.05):
        bird.add(limb((x, 0, 0.1), (x, 0, -0.02), 0.018), "#1d1c22", 0.01)
    kit.place(kit.model(bird, (-0.5, -0.3, -0.2), (0.5, 0.3, 0.8), 70), (-1.4, 2.25, 3.06), size=1.15)
    kit.box((0.28, 0.16, 0.2), clay("#4a4440", bump=0.4), (-1.76, 2.2, 3.03), (0, 0, 8), 0.03)
    kit.place(kit.ring(0.06, 0.018, clay("#1d1c22"), 20, 6), (-1.76, 2.2, 3.25), (90, 0, 8))


def clock():
    """A black house as wide as the wall: gable, dial, and two little doors with lamplight behind them."""
    black, trim = surfaces.wood("#2f2e34", along="z", dark="#17161b"), clay("#3d3b42", bump=0.4, grain=9)
    y = WALL - 0.5
    door = paper.rectangle(-0.52, 6.1, 0.52, 6.75).union(paper.Point(0, 6.75).buffer(0.52, 24))
    front = paper.outline([(-1.75, 4.15), (1.75, 4.15), (1.75, 7.1), (0, 8.7), (-1.75, 7.1)], 1).difference(
        door
    )
    paper.cutout(front, black, (0, y, 0), depth=0.5, bevel=0.03)
    for side in (-1, 1):
        roof = [(side * 2.25, 6.7), (side * 2.2, 7.05), (0, 9.1), (0, 8.6)]
        paper.cutout(paper.outline(roof, 1), trim, (0, y - 0.25, 0), depth=0.7, bevel=0.03)
        leaf = kit.box((0.5, 0.07, 1.1), trim, (side * 0.82, y - 0.5, 6.1), (0, 0, side * 48), 0.03)
        leaf.name = "door leaf"
        for k in range(4):
            carved = paper.outline([(0, 0), (0.2, 0.12), (0.42, 0), (0.2, -0.14)], 6)
            at = (side * 1.5 - 0.2, y - 0.3, 4.55 + 0.6 * k)
            paper.cutout(carved, trim, at, (0, 40 * side - 14 * k, 0), 0.9, depth=0.12, bevel=0.02)
    kit.box((4.0, 0.75, 0.2), trim, (0, y - 0.1, 4.05), bevel=0.04)
    kit.box((1.3, 0.1, 1.5), lamp("#e6d22a", 1.5), (0, y + 0.28, 5.95), bevel=0)
    kit.box((1.3, 0.5, 0.08), trim, (0, y - 0.4, 6.02), bevel=0.02)
    light.bulb((0, y - 0.15, 6.9), 26, "#ffe27a", 0.1)
    dial = kit.lathe([(0.001, 0.1), (0.66, 0.1), (0.72, 0.05), (0.74, 0)], clay(BONE, bump=0.3), 60)
    kit.place(dial, (-0.62, y - 0.28, 5.12), (90, 0, 0))
    ink = clay("#1d1c22")
    for k in range(12):
        a = math.tau * k / 12
        at = (-0.62 + 0.56 * math.sin(a), y - 0.39, 5.12 + 0.56 * math.cos(a))
        kit.sphere(0.055 if k % 3 == 0 else 0.035, ink, at, 12)
    for a, size in ((180, 0.34), (0, 0.5)):
        r = math.radians(a)
        tip = (-0.62 + size * math.sin(r), y - 0.42, 5.12 + size * math.cos(r))
        kit.rope([(-0.62, y - 0.42, 5.12), tip], 0.04, ink, 1)
    for x, low in ((-0.95, 1.9),):
        kit.rope([(x, y - 0.1, 4.1), (x, y - 0.1, low)], 0.022, trim, 1)
        cone = kit.lathe([(0.001, 0), (0.1, 0.08), (0.16, 0.3), (0.1, 0.55), (0.001, 0.62)], trim, 24)
        kit.place(cone, (x, y - 0.1, low - 0.6))


def arm():
    """A long white sleeve with a wide cuff out of the lit doors, over the elbow and down; the fingers nearly touch."""
    wrist = np.array((0.86, -0.75, 5.72))
    path = [
        (0.0, WALL + 0.1, 6.6),
        (0.0, 0.9, 6.72),
        (0.12, 0.15, 6.98),
        (0.42, -0.5, 7.2),
        (0.7, -0.72, 6.75),
        (0.84, -0.75, 6.05),
    ]
    linen = Clay().add(tube(path, [0.3, 0.33, 0.38, 0.44, 0.4, 0.34]), BONE)
    kit.model(linen, (-0.7, -1.4, 5.6), (1.6, 2.2, 7.9), 150, surfaces.cloth("#f2ead8")).name = "hand sleeve"
    cuff = kit.lathe(
        [(0.3, 0.1), (0.44, 0.04), (0.46, -0.16), (0.4, -0.2), (0.3, -0.1)], surfaces.cloth("#d8ccb2"), 48
    )
    kit.place(cuff, (0.85, -0.75, 6.06), (0, -8, 0)).name = "hand cuff"
    kit.sphere((0.06, 0.04, 0.06), clay("#e6d22a", rough=0.3), (0.84, -1.2, 6.03), 18).name = "button"
    reaching = hand("letting go", skin="#d8c4a4", sleeve=None, age=60, female=0.4)
    kit.place(reaching, wrist + (0, 0, 0.12), (176, 4, 24), 1.08)


def watchwoman():
    """Broad, brown, asleep on her chair with her arms crossed."""
    her = person(
        age=48,
        female=1,
        build="broad",
        tall=7.2,
        height_heads=4.4,
        pose=replace(
            POSES["seated"],
            left=POSES["arms crossed"].left,
            right=POSES["arms crossed"].right,
            look=(-14, 14, -10),
        ),
        expression="asleep",
        look=Look(SKINS["brown"], nose=1.2, cheek=0.8),
        hair="curls",
        hair_colour="#1c1412",
        hat=hats.cap("#3a393f"),
        clothes=[
            Garment("trousers", "#38363c"),
            Garment("top", "#4a4850", collar="stand", collar_colour="#d8ceb9", buttons="#d8ceb9", hem=0.2),
        ],
    )
    kit.place(her.thing, (0, 0, 0), (0, 0, -16))
    kit.place(her.thing, np.array((0.55, -1.0, 3.4)) - her.face(), (0, 0, -16))
    back = clay("#4a443e", bump=0.4, grain=7, vary=0.2)
    kit.box((2.1, 0.16, 0.5), back, (0.8, 0.75, 3.1), (0, 0, -20), 0.06)
    for x in (-0.15, 1.7):
        kit.box((0.18, 0.18, 3.9), back, (x, 1.1 - 0.36 * x, -0.4), (0, 0, -20), 0.05)


def paint(draft):
    """One hard bulb from the left, and what burns behind the little doors."""
    light.world("#8f94a8", "#cfc4b0", 0.42)
    stage.camera((-0.1, -11.5, 4.3), (0.02, 0, 4.15), 54)
    room()
    cuckoo()
    clock()
    arm()
    watchwoman()
    light.area((-6, -7, 7.5), (0.3, 0, 4), 1.2, 900, "#fff0d4")
    light.area((7, -6, 4), (0.5, 0, 4), 4, 170, "#9aa6d0")
    light.area((4, 1.2, 8), (0.6, -0.3, 4), 1.5, 120, "#ffe8c0")
    return Finish(shadows="#1a1920", lights="#fff6e0", focus=("hand", "button"), vignette=0.22)
