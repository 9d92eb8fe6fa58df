# SPDX-License-Identifier: GPL-3.0-or-later
"""All the stars are under the boat; the sky has none left."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball
from painter.finish import Finish, Fog
from painter.materials import clay, glass, lamp
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import Pose

BOAT = np.array((0.55, -0.4, 0.0))
FIN = np.array((-1.35, -4.3, -0.5))
RESTING = Pose(
    hips=(0, 0.5),
    lean=14,
    look=(24, -20, 0),
    left_hand=(0.2, 0.6, -0.4),
    right_hand=(0.2, 0.6, -0.4),
    left_foot=(0.14, 0.6, 0),
    right_foot=(0.1, 0.56, 0),
    left_knee=(0.15, 1, 1),
    right_knee=(0.1, 1, 1),
)
LEANING = Pose(
    hips=(0, 0.42),
    lean=52,
    look=(26, 0, 0),
    left_hand=(0.1, 0.3, -0.95),
    right_hand=(0.4, 0.3, -0.3),
    left_foot=(0.1, -0.1, 0),
    right_foot=(0.1, -0.2, 0),
    left_knee=(0.1, 1, -0.4),
    right_knee=(0.1, 1, -0.4),
)


def rowing_boat(at):
    """A rowing boat 3 long, pointed at both ends, afloat at height 0, with two benches at height 0.2."""
    t, s = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 15), indexing="ij")
    wide, top = 0.46 * (1 - np.abs(t) ** 2.6), 0.26 + 0.26 * np.abs(t) ** 2.4
    x, y = 1.5 * t * (1 - 0.06 * (1 - np.abs(s))), wide * np.sign(s) * np.abs(s) ** 0.55
    z = -0.16 + (top + 0.16) * np.abs(s) ** 2.2
    rim, bench = clay("#ff8f7a", bump=0.3), clay("#2a4560", bump=0.4)
    parts = [kit.sheet(np.stack([x, y, z], -1), clay("#0e2038", bump=0.5, grain=12, rough=0.5))]
    for side in (0, -1):
        edge = np.stack([x[:, side], y[:, side] * 1.03, z[:, side]], -1)[::4]
        parts += [kit.rope(edge, 0.035, rim, 3), kit.rope(edge * (1, 0.99, 1) - (0, 0, 0.1), 0.018, rim, 3)]
    parts += [kit.box((0.22, 0.84, 0.05), bench, (where, 0, 0.2)) for where in (-0.55, 0.35)]
    return kit.group(parts, at)


def crew():
    """A father who has stopped rowing; a daughter who has stopped waiting."""
    x, y, _ = BOAT
    father = figure(
        "grown",
        RESTING,
        "robe",
        skin="brown",
        coat="#2f5a78",
        beard="#c8c8c4",
        hair="none",
        belt=None,
        length=0.3,
        trousers="#1c3450",
        quality=130,
    )
    kit.place(father, (x + 0.42, y + 0.05, 0.1), (0, 0, -70), 1.4)
    hx, hy, hz = kit.spot_on(father, father["head"])
    turban = (
        Clay()
        .add(ball((0, 0, 0), (0.18, 0.19, 0.12)), "#ff8f7a")
        .add(ball((0.02, -0.02, 0.05), (0.15, 0.16, 0.1)), "#e8705e", 0.02)
    )
    kit.place(
        kit.model(turban, (-0.25, -0.25, -0.2), (0.25, 0.25, 0.25), 50),
        (hx + 0.02, hy, hz + 0.1),
        (0, 10, 20),
    )
    girl = figure(
        "small child",
        LEANING,
        "summer dress",
        skin="brown",
        coat="#f6dcc0",
        hair="braids",
        hair_colour="#120e14",
        quality=130,
    )
    kit.place(girl, (x - 0.5, y - 0.22, 0.2), (0, 0, -30), 1.5)
    oar = clay("#6f98a8", bump=0.3)
    kit.rope([(x + 0.1, y - 0.1, 0.62), (x + 0.35, y - 0.6, 0.36), (x + 0.75, y - 1.35, 0.03)], 0.024, oar, 4)
    kit.sphere((0.24, 0.09, 0.02), oar, (x + 0.88, y - 1.55, 0.0), 14)
    return hand_position(girl, "left")


def spot(rng):
    """A place among the stars: dense under the boat, thin at the lower left; and none near the one that swims."""
    while True:
        x, y = rng.gauss(0.35, 1.8), rng.gauss(-1.0, 4.6)
        if y < -8 or y > 16:
            continue
        if abs(x - BOAT[0]) < 1.2 and 0 < y < 7:
            continue
        z = -0.2 - 3.4 * rng.random() ** 1.5 * (0.35 if y > 2 else 1)
        if math.dist((x, y), FIN[:2]) > 0.85 + 0.3 * abs(z):
            return x, y, z


def stars():
    """They hang at all depths, like lanterns."""
    rng = random.Random(12)
    five = [paper.star(1, 5, 0.46), paper.star(1, 4, 0.34)]
    for _ in range(520):
        x, y, z = spot(rng)
        size = rng.choice((0.012, 0.016, 0.022, 0.034)) * (1 + 0.25 * (y < -3))
        tone = rng.choice(("#fff2cc", "#ffe2a8", "#d8fff4", "#fff2cc", "#ffc0a8"))
        kit.sphere(size, lamp(tone, 5), (x, y, z), 10)
    for k in range(46):
        x, y, z = spot(rng)
        shape = paper.rounded(five[k % 2], 0.08)
        paper.cutout(
            shape,
            lamp(rng.choice(("#fff2cc", "#ffe9b8")), 2.4),
            (x, y, z),
            (-64 + rng.uniform(-15, 15), rng.uniform(-40, 40), 0),
            rng.uniform(0.05, 0.13),
            depth=0.3,
            bevel=0.06,
        )


def swimmer():
    """One of them is somebody."""
    x, y, z = FIN
    body, fin = paper.rounded(paper.star(0.13, 5, 0.5), 0.015), clay("#ff8f7a", emit=0.3)
    turn = (-60, 20, 0)
    paper.cutout(body, lamp("#fff2cc", 2.0), (x, y, z), turn, depth=0.06, bevel=0.015)
    tail = paper.outline([(0.1, 0), (0.27, 0.1), (0.23, 0), (0.27, -0.09)], 4)
    paper.cutout(tail, fin, (x, y, z), turn, depth=0.02, bevel=0.004)
    paper.cutout(
        paper.outline([(-0.01, 0.09), (0.07, 0.2), (0.1, 0.06)], 4),
        fin,
        (x, y, z),
        turn,
        depth=0.02,
        bevel=0.004,
    )
    kit.sphere(0.013, clay("#0a1830"), (x - 0.05, y - 0.04, z + 0.05), 8)


def paint(draft):
    """A lake at night, looked into."""
    light.world("#2f8a94", "#123050", 0.45)
    camera = stage.camera((0, -12.3, 3.5), (0, 0, 1.45), 50)
    sky.backdrop(
        sky.gradient(
            [(0, "#1a6a7c"), (0.14, "#2a8a94"), (0.28, "#5cb8b0"), (0.38, "#b8e6d2"), (1, "#122a52")], 6, 0.05
        ),
        60,
        camera,
    )
    kit.plane(160, 100, clay("#0a1c40", bump=0.3, grain=0.6, vary=0.3, emit=0.14), (0, 8, -4.6))
    kit.box((160, 0.2, 6), clay("#0f3050", emit=0.14), (0, 40.9, -6), bevel=0)
    surface = kit.plane(140, 80, glass("#2a8c98", 0.26, 0.36), (0, 1, 0))
    surface.visible_shadow = False
    for far, tall, tone, phase in ((39, 1.7, "#2a7484", 0.4), (36, 0.9, "#134a62", 2.2)):
        xs = np.linspace(-40, 40, 120)
        top = tall * (0.6 + 0.3 * np.sin(xs * 0.22 + phase) + 0.14 * np.sin(xs * 0.71 + phase))
        paper.cutout(
            paper.Polygon([*zip(xs, top, strict=True), (40, -0.05), (-40, -0.05)]),
            clay(tone, bump=0.4),
            (0, far, 0),
            depth=0.2,
        )
    rowing_boat(BOAT)
    x, y, _ = crew()
    for r in (0.16, 0.34, 0.6, 0.95):
        kit.place(
            kit.ring(r, 0.012, clay("#bff4e8", emit=0.25), 70, 6), (x, y - 0.02, 0.01), size=(1, 1, 0.4)
        )
    stars()
    swimmer()
    bow = BOAT + (-1.42, 0, 0.78)
    kit.sphere(0.075, lamp("#ff9a80", 5), bow, 16)
    kit.rope([BOAT + (-1.42, 0, 0.55), bow], 0.016, clay("#16263c"), 2)
    light.bulb(bow + (0.1, -0.25, 0), 12, "#ff9a80", 0.1)
    light.area((0.4, -1.2, -2.6), (0.5, -0.4, 0.5), 3, 330, "#fff0c8")
    light.area((-1, -3.5, -1.2), (0.2, -0.4, 0.6), 2, 90, "#fff0c8")
    light.area((5, 6, 6), (0, 0, 0.5), 4, 400, "#a0fff0")
    light.area((-6, -6, 6), (0, 0, 0), 4, 160, "#5fb0d8")
    return Finish(fog=Fog("#8fd4c6", 30, 55, 0.22), shadows="#081c3c", lights="#fff4e0", exposure=1.08)
