# SPDX-License-Identifier: GPL-3.0-or-later
"""All the stars are under the boat; the sky has none left."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.finish import Finish, Fog
from painter.materials import clay, glass, lamp

BOAT = np.array((0.55, -0.4, 0.0))
FIN = np.array((-1.35, -4.3, -0.5))


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
            depth=0.2,
            bevel=0.05,
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
    dusk = sky.gradient(
        [(0, "#1a6a7c"), (0.14, "#2a8a94"), (0.28, "#5cb8b0"), (0.38, "#b8e6d2"), (1, "#122a52")], 6, 0.05
    )
    dusk = sky.clouds(
        dusk, "#9adcca", "#14586c", cover=0.45, cell=300, seed=14, stretch=2.2, band=(0.0, 0.34), amount=0.6
    )
    sky.backdrop(dusk, 60, camera)
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
    stars()
    swimmer()
    light.area((0.4, -1.2, -2.6), (0.5, -0.4, 0.5), 3, 330, "#fff0c8")
    light.area((-1, -3.5, -1.2), (0.2, -0.4, 0.6), 2, 90, "#fff0c8")
    light.area((5, 6, 6), (0, 0, 0.5), 4, 400, "#a0fff0")
    light.area((-6, -6, 6), (0, 0, 0), 4, 160, "#5fb0d8")
    return Finish(fog=Fog("#8fd4c6", 30, 55, 0.22), shadows="#081c3c", lights="#fff4e0", exposure=1.08)
