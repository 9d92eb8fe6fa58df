# SPDX-License-Identifier: GPL-3.0-or-later
"""Every chair in town is in the tower, and she climbs up with one more."""

import math

import numpy as np

from painter import kit, light, stage
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, figures, rooftown
from painter.motifs.animals import heron
from painter.motifs.figures import figure

FOOT = np.array((0.75, 0.0, 0.0))
HEIGHT, LEAN = 8.3, 1.05
HEAP = ("#b84c30", "#a5452c", "#c4552f", "#8f3f28", "#d2643a", "#9a4a34")
STAIR = ("#fff0d2", "#bfe0d2", "#f6dcae", "#a5d0c0", "#fff6e2")


def middle(z):
    """The axis of the tower at a height."""
    t = z / HEIGHT
    return FOOT + (-LEAN * t * t + 0.2 * math.sin(t * 5), 0, z)


def girth(z):
    """How wide the heap is there."""
    return 1.7 * (1 - z / HEIGHT) ** 0.8 + 0.34


def tower():
    """A heap in the middle, and around it a stair of chairs that winds upward."""
    rng = np.random.default_rng(7)
    heap = [kit.mould(rooftown.chair(c, k % 3)) for k, c in enumerate(HEAP)]
    stair = [kit.mould(rooftown.chair(c, k % 2)) for k, c in enumerate(STAIR)]
    for _ in range(330):
        z = HEIGHT * rng.random() ** 1.35 * 0.93
        a, r = rng.uniform(0, math.tau), girth(z) * 0.72 * math.sqrt(rng.random())
        at = middle(z) + (r * math.cos(a), r * math.sin(a), 0)
        tip = rng.choice([0, 180, 90, 20, -30, 160])
        kit.cast(
            heap[rng.integers(6)],
            at,
            (tip + rng.normal(0, 12), rng.normal(0, 16), rng.uniform(0, 360)),
            rng.uniform(0.85, 1.05),
        )
    turns, steps = 2.6, 92
    for k in range(steps):
        t = k / steps
        z, a = t * HEIGHT * 0.97, -0.6 + t * turns * math.tau
        r = girth(z) + 0.28
        at = middle(z) + (r * math.cos(a), r * math.sin(a), 0)
        kit.cast(
            stair[(k * 3) % 5],
            at,
            (rng.normal(0, 5), rng.normal(0, 5), math.degrees(a) - 90 + rng.normal(0, 9)),
            1.08,
        )
        under = middle(z - 0.45) + (r * 0.86 * math.cos(a), r * 0.86 * math.sin(a), 0)
        kit.cast(
            heap[(k * 5) % 6],
            under,
            (rng.choice([180, 150, 90]), rng.normal(0, 14), rng.uniform(0, 360)),
            0.95,
        )
    top = middle(HEIGHT - 0.15)
    kit.cast(stair[0], top, (4, -8, 24), 1.15)
    kit.place(heron("#f8f2e4", "#fffaf0", wading=False), top + (0.02, 0.0, 0.5), (0, 0, -70), 0.72)


def square():
    """The town around, a third as high; people who stand, or sit on the ground."""
    kit.land(
        lambda x, y: 0.015 * np.sin(x * 4) * np.sin(y * 4) + 0 * x,
        (-16, 16),
        (-13, 24),
        clay("#ecc69a", bump=0.7, grain=6, vary=0.12),
    )
    rooftown.hazy_town(16, (-11, 11), (12, 22), (-1.6, -0.4), 5)
    for k, (x, y, h, turn) in enumerate(
        (
            (-4.3, 4.6, 1.7, 20),
            (-2.4, 7.0, 2.0, -8),
            (4.6, 4.2, 1.9, -24),
            (3.4, 7.4, 2.3, 10),
            (-5.2, 1.4, 1.9, 34),
        )
    ):
        buildings.house(
            (x, y, 0),
            (0, 0, turn),
            1.25,
            width=1.5,
            depth=1.4,
            height=h,
            roof=0.85,
            wall=rooftown.WALLS[k % 4],
            tiles=rooftown.ROOFS[k % 4],
            glow=None,
        )
    dress = {"colours": ("#c8502c", "#f2dcb4", "#7fb8a8", "#e0a050", "#8a4a30", "#fff0d2")}
    figures.crowd(
        [(-2.9, -1.6), (-2.4, -1.9), (-1.75, 0.8), (3.1, -0.6), (-3.2, 1.0)],
        facing=150,
        poses=("looking up", "standing", "looking up", "hands behind"),
        kinds=5,
        seed=4,
        size=1.02,
        **dress,
    )
    figures.crowd(
        [(-1.75, -3.1), (2.85, -2.6), (-2.75, -3.4)],
        facing=120,
        poses=("sitting on the ground",),
        kinds=3,
        seed=9,
        size=1.05,
        **dress,
    )
    kit.place(rooftown.chair("#8a4a30", 0), FOOT + (-0.15, -2.05, 0), (0, 0, 20), 1.0)
    old = figure(
        "thin elder",
        "sitting",
        "suit",
        coat="#5f8a80",
        trousers="#6a4a34",
        hat="cap",
        hat_colour="#b84c30",
        hair_colour="#f0eae0",
        beard="#f0eae0",
        skin="tan",
        quality=110,
    )
    kit.place(old, FOOT + (-0.13, -2.12, 0), (0, 0, 20), 1.0)
    sheet = [(-0.32, -2.5, 0.62), (-0.05, -2.56, 0.66), (0.22, -2.5, 0.62)]
    kit.rope([FOOT + p for p in sheet], 0.012, clay("#fffaf0"), 2)


def paint(draft):
    """Noon light from the left in the square."""
    light.world("#d4efe2", "#f6c9a0", 0.55)
    camera = stage.camera((0, -13.5, 1.2), (0.1, 0, 4.5), 43.5)
    rooftown.egg_sky(camera, 52)
    square()
    tower()
    light.sun((52, 0, -44), 3.3, "#ffdfa6", 3)
    light.area((7, -7, 5), (0, 0, 4), 5, 320, "#a8dcd0")
    light.area((4, 8, 9), (0, 0, 5), 4, 800, "#ffd8a0")
    return Finish(fog=Fog("#fbe2be", 14, 36, 0.8), shadows="#2a4650", lights="#fff4d4", vignette=0.16)
