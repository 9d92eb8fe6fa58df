# SPDX-License-Identifier: GPL-3.0-or-later
"""Under the meadow all the roots are holding hands."""

import itertools
import math
import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, sky, stage
from painter.finish import Finish
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs.figures import figure

GROUND = 5.75
LEFT, RIGHT = -2.25, 2.35
CENTRE = (0.0, 1.75)
SIZE, TILT = 2.15, 5
BARK, DARK, PALE = "#5a4428", "#7a5830", "#b8904e"


def earth():
    """Sheet behind sheet, each with a smaller hollow; the glow is far behind the last."""
    whole = paper.rectangle(-7, -4, 7, GROUND)
    hollow = paper.outline(
        [
            (-2.9, 3.7),
            (-1.4, 4.2),
            (0.2, 3.95),
            (1.6, 4.25),
            (3.0, 3.6),
            (3.3, 1.8),
            (2.8, -0.3),
            (1.2, -1.1),
            (-0.6, -0.9),
            (-2.3, -0.8),
            (-3.25, 0.9),
        ],
        8,
    )
    tones = ("#34421f", "#46501f", "#5e5e24", "#7c6e28", "#9a822e", "#b89634")
    for k, tone in enumerate(tones):
        hole = paper.wavering(hollow.buffer(0.35 - 0.17 * k), 0.05 + 0.03 * k, 3 + k)
        paper.sheet(whole.difference(hole), 0.42 * k, tone)
    kit.plane(16, 9, clay("#c8942c", emit=0.2, bump=0.5, grain=4), (0, 6.0, 0.9), (90, 0, 0))
    glowing_disc(
        0.55, (CENTRE[0], 5.6, CENTRE[1] - 0.1), "#ffe070", limb="#ffd860", strength=1.1, halo=0.49, reach=7.5
    )


def grass():
    """A fringe of blades along the edge."""
    rng = random.Random(3)
    blades = []
    for x in np.arange(-4.5, 4.5, 0.085):
        tall = rng.uniform(0.1, 0.34)
        foot = x + rng.uniform(-0.04, 0.04)
        blades.append(
            paper.Polygon(
                [
                    (foot - 0.04, GROUND - 0.1),
                    (foot + 0.04, GROUND - 0.1),
                    (foot + rng.uniform(-0.1, 0.1), GROUND + tall),
                ]
            )
        )
    paper.cutout(paper.unary_union(blades), clay("#3f5222"), (0, -0.5, 0), depth=0.02, bevel=0)


def tree(x, lean, seed):
    """A trunk and boughs between two crowns of leaf masses."""
    rng = random.Random(seed)
    bole = paper.bare_tree((x, GROUND + 0.1), 3.7, 0.26, seed, lean, 3)
    paper.sheet(paper.rounded(bole, 0.01), -0.08, BARK)
    top = GROUND + 2.9
    for y, tone, spread, n, size in (
        (0.5, "#64803a", 2.0, 40, 0.42),
        (-0.5, "#43602a", 1.75, 30, 0.34),
        (-0.65, "#354e24", 1.35, 16, 0.3),
    ):
        leaves = []
        for _ in range(n):
            a, q = rng.uniform(0, math.tau), spread * math.sqrt(rng.random())
            spot = paper.Point(x + lean * 3.2 + q * math.cos(a), top + 0.62 * q * math.sin(a))
            leaves.append(spot.buffer(size * rng.uniform(0.65, 1.15), 6))
        paper.sheet(paper.unary_union(leaves).buffer(0.05).buffer(-0.05), y, tone)


def stroke(points, widths, steps=8):
    """A tapering stroke, its full width given at each point."""
    path = paper.smooth_path([(*p, w) for p, w in zip(points, widths, strict=True)], steps)
    dots = [paper.Point(x, z).buffer(max(w, 0.02) / 2, 8) for x, z, w in path]
    return paper.unary_union([paper.unary_union(two).convex_hull for two in itertools.pairwise(dots)])


def bark(shape, y, colour):
    """A piece of root: carved board with a long grain."""
    made = paper.cutout(
        shape.simplify(0.006), clay(colour, bump=1.0, grain=8, vary=0.2), (0, y, 0), depth=0.07, bevel=0.03
    )
    made.name = "hand"
    return made


def root(path, widths, seed, shoots=7):
    """A root with knots and shoots."""
    rng = random.Random(seed)
    parts = [stroke(path, widths, 10)]
    spine = paper.smooth_path([(*p, w) for p, w in zip(path, widths, strict=True)], 10)
    for k in np.linspace(5, len(spine) * 0.8, shoots).astype(int):
        (x0, z0, w), (x1, z1, _) = spine[k], spine[k + 1]
        a = math.atan2(z1 - z0, x1 - x0) + rng.choice((-1, 1)) * rng.uniform(0.5, 0.9)
        r = rng.uniform(0.5, 1.0)
        bend = a + rng.uniform(-0.6, 0.6)
        mid = (x0 + r * 0.5 * math.cos(a), z0 + r * 0.5 * math.sin(a))
        tip = (mid[0] + r * 0.5 * math.cos(bend), mid[1] + r * 0.5 * math.sin(bend) - 0.05)
        parts.append(stroke([(x0, z0), mid, tip], [w * 0.55, w * 0.32, 0.03], 5))
    return paper.unary_union(parts).buffer(0.03).buffer(-0.03)


def clasp():
    """Two hands of root that hold each other, as hands do: fingers over the back, thumbs crossed."""

    def put(shape):
        turned = affinity.rotate(affinity.scale(shape, SIZE, SIZE, origin=(0, 0)), TILT, origin=(0, 0))
        return affinity.translate(turned, *CENTRE)

    y = -0.2
    palm = paper.outline(
        [
            (0.72, 0.13),
            (0.45, 0.2),
            (0.2, 0.24),
            (-0.02, 0.2),
            (-0.1, 0),
            (0, -0.22),
            (0.3, -0.25),
            (0.5, -0.19),
            (0.72, -0.12),
        ],
        6,
    )
    under = stroke([(0.3, -0.16), (0.05, -0.25), (-0.36, -0.25)], [0.14, 0.13, 0.12])
    bark(put(paper.unary_union([palm, under])), y + 0.1, PALE)
    bark(put(stroke([(-0.42, 0.1), (-0.24, 0.29), (0.04, 0.34)], [0.17, 0.14, 0.09])), y + 0.02, DARK)
    back = paper.outline(
        [
            (-0.72, 0.13),
            (-0.4, 0.18),
            (-0.1, 0.2),
            (0.16, 0.19),
            (0.22, 0.0),
            (0.16, -0.2),
            (-0.1, -0.22),
            (-0.4, -0.18),
            (-0.72, -0.12),
        ],
        6,
    )
    bark(put(back), y, DARK)
    for k, (z, long) in enumerate(((-0.155, 0.5), (-0.045, 0.6), (0.065, 0.62), (0.165, 0.52))):
        finger = stroke([(0.05, z), (0.3, z + 0.012), (long, z - 0.05)], [0.1, 0.108, 0.082])
        bark(put(finger), y - 0.03 - 0.012 * k, DARK)
    for k, x in enumerate((-0.37, -0.24, -0.11, 0.02)):
        tip = stroke([(x + 0.05, -0.285), (x, -0.22), (x - 0.03, -0.1)], [0.1, 0.108, 0.085])
        bark(put(tip), y - 0.09 - 0.01 * k, PALE)
    bark(put(stroke([(0.5, 0.13), (0.24, 0.26), (-0.1, 0.2)], [0.17, 0.145, 0.095])), y - 0.1, PALE)
    arm = [put(paper.Point(s * d, 0)).centroid.coords[0] for s in (-1, 1) for d in (0.66, 1.05)]
    (lw, le, rw, re) = arm
    w = 0.21 * SIZE
    cord([(LEFT, GROUND + 0.7), (-2.25, 5.0), (-2.85, 3.7), (-2.7, 2.4), le, lw], w, y + 0.03, DARK, 3)
    cord([(RIGHT, GROUND + 0.7), (2.35, 5.0), (2.95, 3.8), (2.8, 2.6), re, rw], w, y + 0.13, PALE, 8)


def cord(path, wrist, y, tone, seed):
    """Three roots that twist round each other from the trunk to the wrist."""
    spine = paper.smooth_path(path, 10)
    n = len(spine)
    along = np.gradient(spine, axis=0)
    side = np.stack([-along[:, 1], along[:, 0]], 1) / np.linalg.norm(along, axis=1)[:, None]
    t = np.linspace(0, 1, n)
    for k in range(3):
        phase = k * math.tau / 3 + seed
        swing = (
            (0.16 + 0.05 * math.sin(seed + k))
            * np.sin(t * 9 + phase)
            * np.clip(t * 6, 0.2, 1)
            * np.clip((1 - t) * 5, 0.18, 1)
        )
        line = spine + side * swing[:, None]
        wide = (0.3 + 0.05 * np.sin(t * 17 + phase)) * np.clip(t * 7, 0.3, 1) * (1 - 0.1 * t) + (
            wrist - 0.27
        ) * np.clip((t - 0.85) / 0.15, 0, 1)
        front = y - 0.02 - 0.035 * k
        bark(root([tuple(p) for p in line[::5]], list(wide[::5]), seed + 11 * k, 4), front, tone)


def fine_roots():
    """Thinner ones, which only touch; deeper in the hollow and paler with the air."""
    for k, (path, wide, y, tone) in enumerate(
        (
            (
                [(LEFT + 0.3, GROUND - 0.2), (-1.5, 4.7), (-0.9, 4.0), (0.1, 3.6), (0.75, 3.75)],
                0.3,
                0.5,
                "#6a5026",
            ),
            (
                [(RIGHT - 0.3, GROUND - 0.2), (1.7, 4.8), (1.2, 4.2), (0.4, 3.95), (-0.5, 3.45)],
                0.3,
                0.62,
                "#86692e",
            ),
            ([(-3.6, 2.2), (-3.0, 0.9), (-1.9, 0.1), (-0.4, -0.25), (0.6, 0.05)], 0.34, 0.55, "#6a5026"),
            ([(3.7, 2.0), (3.0, 0.6), (1.7, -0.2), (0.5, -0.3), (-0.5, 0.05)], 0.34, 0.7, "#86692e"),
        )
    ):
        widths = np.linspace(wide, 0.05, len(path))
        bark(root(path, widths, 30 + k, 8), y, tone)


def widower():
    """Between the trees somebody crouches, both hands held down to the grass."""
    man = figure(
        "thin elder",
        "crouching",
        "work shirt",
        skin="tan",
        tall=1.6,
        reach={"left": (0.15, -0.62, 0.06), "right": (-0.15, -0.55, 0.06)},
        hair="ring",
        hair_colour="#d9d2c6",
        hat="none",
        beard=None,
        coat="#a8322a",
    )
    kit.place(man, (-0.2, -0.75, GROUND), (0, 0, 84))


def paint(draft):
    """Evening above; below, the light that the earth has kept."""
    light.world("#8a9a5a", "#5a5424", 0.42)
    camera = stage.camera((0, -16, 4.1), (0, 0, 4.1), 49)
    sky.backdrop(
        sky.gradient(
            [(0, "#4f6a44"), (0.16, "#8a9440"), (0.32, "#dcc44c"), (0.42, "#ecd468"), (1, "#d8b83c")], 5, 0.1
        ),
        60,
        camera,
    )
    earth()
    grass()
    tree(LEFT, -0.1, 21)
    tree(RIGHT, 0.12, 34)
    fine_roots()
    clasp()
    widower()
    light.bulb((CENTRE[0], 3.0, CENTRE[1]), 260, "#ffc850", 0.6)
    light.bulb((CENTRE[0], -1.6, CENTRE[1] - 1.6), 70, "#ffc850", 0.4)
    light.area((-5, -8, 8), (0, 0, 3), 2.5, 760, "#ffe0a0")
    light.area((6, -8, 2), (0, 0, 3), 4, 180, "#8fb0a0")
    return Finish(shadows="#16200f", lights="#fff6cc", focus=("hand",), lift=0.6, vignette=0.28)
