# SPDX-License-Identifier: GPL-3.0-or-later
"""The moon has torn, and someone on a ladder sews it up."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp

MOON, RADIUS = (0.35, 6.0), 2.15
TEAR = (
    (0.2, 8.25),
    (0.05, 7.75),
    (0.4, 7.35),
    (0.05, 6.95),
    (0.45, 6.55),
    (0.2, 6.1),
    (0.55, 5.75),
    (0.4, 5.35),
)
FOOT, TOP = (0.1, -0.4), (0.95, 4.55)
THREAD = "#b3342c"


def night():
    """Sheets of sky, each torn a little lower and a little greener."""
    paper.sheet(paper.rectangle(-8, -3, 8, 15), 5.0, "#173250")
    for k, (z, colour) in enumerate(((3.6, "#1c4560"), (2.9, "#1f566c"), (2.1, "#246878"))):
        paper.sheet(paper.hills(z, k * 2.1, swell=0.24, half_width=6, bottom=-2), 4.0 - 0.5 * k, colour)
    rng = random.Random(3)
    for _ in range(60):
        x, z, r = rng.uniform(-3.2, 3.2), rng.uniform(3.9, 9.4), rng.uniform(0.02, 0.045)
        if math.hypot(x - MOON[0], z - MOON[1]) > RADIUS + 0.25:
            paper.cutout(
                paper.star(r * 1.6, 4, 0.35), lamp("#ffe9b8", 1.4), (x, 4.85, z), depth=0.01, bevel=0
            )


def moon():
    """A disc of thick paper with holes, a tear, stitches and a patch."""
    x, z = MOON
    disc = paper.wavering(paper.Point(x, z).buffer(RADIUS, 64), 0.03, 4)
    tear = paper.ribbon(TEAR, 0.34, 0.05, 1)
    craters = [
        (x - 1.05, z + 0.65, 0.3),
        (x - 0.55, z - 0.95, 0.24),
        (x + 1.2, z - 0.75, 0.27),
        (x - 1.35, z - 0.2, 0.13),
        (x + 1.4, z + 0.05, 0.15),
        (x - 0.1, z + 1.35, 0.12),
    ]
    holes = paper.unary_union(
        [paper.wavering(paper.Point(a, b).buffer(r, 24), 0.03, i) for i, (a, b, r) in enumerate(craters)]
    )
    glow = clay("#f6e2b0", bump=0.7, grain=16, vary=0.14, emit=0.24)
    paper.cutout(
        paper.rounded(disc.difference(tear), 0.02).difference(holes),
        glow,
        (0, 2.0, 0),
        depth=0.16,
        bevel=0.03,
    )
    paper.sheet(disc.buffer(-0.06).difference(tear.buffer(-0.02)), 2.22, "#c9a15c", emit=0.08)
    paper.sheet(disc.buffer(-0.1), 2.6, "#120e26")
    kit.sphere(
        (0.05, 0.01, 0.012), lamp("#ffd24a", 2.5), (0.27, 2.45, 7.0), 12
    )  # somebody looks out of the tear
    kit.sphere((0.05, 0.01, 0.012), lamp("#ffd24a", 2.5), (0.12, 2.45, 7.02), 12)
    thread = clay(THREAD, bump=0.3, grain=40)
    for k, t in enumerate(np.linspace(0.06, 0.62, 7)):
        i = t * (len(TEAR) - 1)
        a, b = np.array(TEAR[int(i)]), np.array(TEAR[int(i) + 1])
        px, pz = a + (b - a) * (i - int(i))
        slant = 0.09 if k % 2 else -0.07
        kit.rope(
            [(px - 0.34, 1.88, pz - slant), (px, 1.8, pz), (px + 0.34, 1.88, pz + slant)], 0.035, thread, 3
        )
    patch = paper.wavering(paper.rectangle(-0.4, -0.36, 0.4, 0.36), 0.03, 8)
    paper.cutout(
        patch, clay("#a8313a", bump=0.6, grain=30), (x + 1.15, 1.86, z + 0.95), (0, 9, 0), depth=0.04
    )
    for i in range(3):
        for j in range(3):
            spot = (x + 0.92 + i * 0.23 + 0.02 * j, 1.82, z + 0.73 + j * 0.22 - 0.03 * i)
            kit.sphere((0.045, 0.01, 0.045), clay("#f4e0b0", emit=0.1), spot, 12)


def mender():
    """Seen from behind: an old woman in a long skirt, a bun, a needle as long as her arm."""
    x, z = TOP[0] - 0.1, TOP[1] + 0.05
    skirt = paper.outline(
        [
            (x - 0.42, z),
            (x + 0.3, z - 0.02),
            (x + 0.24, z + 0.62),
            (x + 0.16, z + 0.9),
            (x - 0.14, z + 0.9),
            (x - 0.2, z + 0.62),
        ],
        4,
    )
    body = paper.outline(
        [
            (x - 0.2, z + 0.8),
            (x + 0.2, z + 0.8),
            (x + 0.23, z + 1.2),
            (x + 0.14, z + 1.42),
            (x - 0.14, z + 1.42),
            (x - 0.22, z + 1.2),
        ],
        4,
    )
    arms = [
        paper.ribbon([(x - 0.16, z + 1.32), (x - 0.4, z + 1.5), (x - 0.44, z + 1.86)], 0.17, 0.13),
        paper.ribbon([(x + 0.15, z + 1.32), (x + 0.34, z + 1.12), (x + 0.1, z + 0.98)], 0.17, 0.13),
    ]
    boots = paper.unary_union(
        [
            paper.rectangle(x - 0.27, z - 0.24, x - 0.08, z + 0.05),
            paper.rectangle(x + 0.04, z - 0.24, x + 0.22, z + 0.05),
        ]
    ).buffer(0.03)
    paper.sheet(boots, 1.52, "#2a1c2a")
    paper.sheet(skirt, 1.44, "#1d3a52")
    paper.sheet(paper.unary_union([body, *arms]), 1.34, "#d8722c")
    paper.sheet(
        paper.ribbon([(x - 0.19, z + 0.86), (x, z + 0.83), (x + 0.19, z + 0.87)], 0.09), 1.24, "#f0dcae"
    )
    paper.sheet(paper.Point(x - 0.03, z + 1.62).buffer(0.2), 1.26, "#d9d2cc")
    paper.sheet(paper.Point(x - 0.1, z + 1.84).buffer(0.1), 1.18, "#c4bcb8")
    paper.sheet(paper.Point(x - 0.45, z + 1.92).buffer(0.075), 1.24, "#9a6244")
    kit.rope(
        [(x - 0.2, 1.1, z + 1.72), (x - 0.48, 1.15, z + 1.94), (x - 0.86, 1.3, z + 2.22)],
        0.024,
        clay("#f2efe6", metal=0.6, rough=0.3),
        3,
    )
    tail = [
        (x - 0.2, 1.1, z + 1.72),
        (x + 0.55, 0.9, z + 1.1),
        (x + 0.5, 0.8, z - 0.4),
        (x - 0.9, 0.6, z - 1.3),
        (-0.7, 0.5, 2.0),
        (-1.75, 0.42, 1.45),
    ]
    kit.rope(tail, 0.022, clay(THREAD, bump=0.2), 10)


def ladder():
    """Two rails and too many rungs."""
    rails = [
        paper.ribbon([(FOOT[0] + s, FOOT[1]), (TOP[0] + s * 0.72, TOP[1] + 0.4)], 0.075, steps=1)
        for s in (-0.28, 0.28)
    ]
    rungs = []
    for k in range(21):
        t = (k + 0.5) / 21
        x, z, half = FOOT[0] + (TOP[0] - FOOT[0]) * t, FOOT[1] + (TOP[1] - FOOT[1]) * t, 0.28 * (1 - 0.28 * t)
        rungs.append(paper.ribbon([(x - half, z - 0.01), (x + half, z + 0.015 * (-1) ** k)], 0.05, steps=1))
    paper.sheet(paper.unary_union([*rails, *rungs]), 1.6, "#b98a4c")


def ground():
    """Hills, a sleeping town, and a reel of thread as big as a tower, with a door."""
    town = [
        paper.Polygon([(a, 1.0), (a + w, 1.0), (a + w, 1.0 + h), (a + w / 2, 1.3 + h), (a, 1.0 + h)])
        for a, w, h in ((1.7, 0.4, 0.3), (2.1, 0.34, 0.55), (2.42, 0.5, 0.36), (-2.9, 0.45, 0.4))
    ]
    paper.sheet(paper.unary_union(town), 2.3, "#16324a")
    for a, b in ((1.87, 1.18), (2.24, 1.45), (2.62, 1.2)):
        paper.cutout(
            paper.rectangle(-0.045, -0.06, 0.045, 0.06),
            lamp("#ffc860", 1.6),
            (a, 2.2, b),
            depth=0.01,
            bevel=0,
        )
    for y, z, seed, colour in (
        (2.0, 1.05, 0.4, "#1c5666"),
        (1.2, 0.55, 2.2, "#226a72"),
        (0.3, -0.2, 4.0, "#123c4c"),
    ):
        paper.sheet(paper.hills(z, seed, half_width=6, bottom=-2), y, colour)
    reel = clay(THREAD, bump=0.5, grain=12)
    wood = clay("#e8b878", bump=0.4)
    rng = random.Random(2)
    for k in range(15):
        kit.place(
            kit.ring(0.56 + rng.uniform(-0.03, 0.03), 0.06, reel, 40, 8),
            (-2.05, 0.75, 0.02 + k * 0.1),
            (rng.uniform(-3, 3), rng.uniform(-3, 3), 0),
        )
    kit.place(
        kit.lathe(
            [
                (0.001, -0.2),
                (0.75, -0.2),
                (0.75, -0.05),
                (0.54, 0),
                (0.54, 1.55),
                (0.75, 1.6),
                (0.75, 1.75),
                (0.001, 1.75),
            ],
            wood,
            48,
        ),
        (-2.05, 0.75, 0),
    )
    door = paper.Point(0, 0.3).buffer(0.13).union(paper.rectangle(-0.13, 0, 0.13, 0.3))
    paper.cutout(door, lamp("#ffcf7a", 2.2), (-2.05, 0.1, 0.0), depth=0.02, bevel=0)
    paper.cutout(door.buffer(0.05), clay("#5a2418"), (-2.05, 0.14, -0.02), depth=0.02)
    light.bulb((-2.05, -0.4, 0.3), 8, "#ffc060")


def paint(draft):
    """Blue night, cut from paper."""
    light.world("#2a4a78", "#123040", 0.55)
    stage.camera((0, -15, 4.2), (0, 0, 4.2), 55)
    night()
    moon()
    ladder()
    mender()
    ground()
    light.area((-6, -8, 11), (0, 1, 5), 2.2, 2300, "#ffe0b0")
    light.area((6, -8, 3), (0, 0, 3), 4, 420, "#6fa0e0")
    light.area((MOON[0], 3.4, MOON[1]), (MOON[0], 5, MOON[1]), 5, 260, "#ffd890")
    return Finish(exposure=1.12, shadows="#0c1c38", lights="#fff0c8", vignette=0.32)
