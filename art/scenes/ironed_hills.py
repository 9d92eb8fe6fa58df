# SPDX-License-Identifier: GPL-3.0-or-later
"""The hills are being ironed flat, and a child will not let the last one go."""

import math

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, plants
from painter.motifs.figures import figure

HEADING = -13  # degrees that the iron's prow is turned towards us
PLACE, SCALE = (-3.55, 0.5), 1.42
COURSE = np.array((math.cos(math.radians(HEADING)), math.sin(math.radians(HEADING))))
PROW = np.array(PLACE) + COURSE * 3.1 * SCALE
CHILD, HOME = (1.95, -0.55), (2.85, 0.9)
SOLE = [(-2.9, 0), (-2.85, 0.85), (-2.6, 1.2), (-1.2, 1.42), (0.4, 1.3), (1.8, 0.85), (2.75, 0.32), (3.1, 0)]


def ahead(x, y):
    """How far a spot lies before the prow, along the course."""
    return (x - PROW[0]) * COURSE[0] + (y - PROW[1]) * COURSE[1]


def rise(x, y):
    """Cloth pushed up before the prow, folds beyond it; none where the iron has been."""
    s = ahead(x, y)
    beside = np.clip((y - 4.2) / 3.0, 0, 1)
    t = np.clip((s - 0.02) / 1.1, 0, 1)
    share = np.maximum(t * t * (3 - 2 * t), beside * beside * (3 - 2 * beside))
    wave = 1.75 * np.exp(-(((s - 1.35) / 0.85) ** 2)) * (0.8 + 0.2 * np.cos((y + 0.5) * 0.5))
    bend = s * 1.3 + 0.9 * np.sin(y * 0.36 + 0.4) + 0.3 * np.sin(y * 0.9)
    fold = (
        (0.5 + 0.5 * np.sin(bend + 2.4)) ** 1.4
        * (1.2 + 0.05 * np.clip(y, 0, 30))
        * np.clip((s - 1.6) / 2, beside, 1)
    )
    near = np.clip((y + 6.5) / 4.5, 0.12, 1)
    return (share * (wave * (1 - beside) + fold) + 0.03 * np.sin(x * 1.1 + y * 0.7)) * near


def fields(x, y, z):
    """A checked cloth of ploughland, stubble and pasture, woven along the course and across it."""
    across = -x * COURSE[1] + y * COURSE[0]
    along = x * COURSE[0] + y * COURSE[1]
    tones = np.array(
        [linear(c) for c in ("#d2643a", "#efd9b0", "#a9c8b4", "#c2562f", "#f2e2c0", "#d97a4c", "#8fb8a6")]
    )
    colour = tones[(np.floor(across / 0.95).astype(int) * 5) % len(tones)]
    band = (np.floor(along / 0.95) % 2)[:, None]
    colour = colour * (1 - 0.2 * band) + band * 0.2 * np.array(linear("#7a3a2a"))
    return colour * (0.95 + 0.05 * np.sin(across * 26))[:, None]


def hull(rows, material, count=120):
    """A body whose plan is the sole, drawn in or out and lifted: rows of (share, lift of the prow, height)."""
    half = paper.smooth_path(SOLE, 12)
    plan = np.vstack([half, (half * (1, -1))[::-1][1:-1]])
    t = np.linspace(0, len(plan) - 1, count, endpoint=False)
    plan = np.stack([np.interp(t, np.arange(len(plan)), plan[:, k]) for k in (0, 1)], -1)
    points = []
    for wide, long, z in rows:
        drop = 1 - 0.42 * np.clip((plan[:, 0] * long + 2.9) / 6, 0, 1) ** 1.4 * np.clip((z - 0.5) / 1.0, 0, 1)
        points.append(np.stack([plan[:, 0] * long, plan[:, 1] * wide, z * drop], -1))
    v = np.array(points).reshape(-1, 3)
    return kit.mesh(v, kit.quads(len(rows), count, closed=True), material)


def iron():
    """A cast iron of a ship's size: thick sole, body drawn up to a ridge, wrought bow, wooden grip."""
    black = surfaces.metal("#3c3a44", worn=0.55, rough=0.48)
    steel = surfaces.metal("#8f8a86", worn=0.5, rough=0.32)
    parts = [
        hull(
            [
                (0.0, 0.0, 0.02),
                (0.99, 0.99, 0.02),
                (1.0, 1.0, 0.05),
                (1.0, 1.0, 0.26),
                (0.975, 0.98, 0.3),
                (0, 0, 0.3),
            ],
            steel,
        ),
        hull(
            [
                (0.0, 0.0, 0.3),
                (0.93, 0.95, 0.3),
                (0.92, 0.945, 0.42),
                (0.88, 0.91, 0.9),
                (0.8, 0.86, 1.36),
                (0.68, 0.78, 1.62),
                (0.45, 0.62, 1.76),
                (0.0, 0.0, 1.8),
            ],
            black,
        ),
    ]
    body = parts[1]
    body.name = "iron"
    bow = (
        [(-2.0, 0, 1.5), (-2.25, 0, 2.2), (-2.05, 0, 2.85), (-1.5, 0, 3.02)],
        [(1.0, 0, 1.1), (1.45, 0, 1.8), (1.5, 0, 2.55), (1.1, 0, 3.02)],
    )
    parts += [kit.rope(path, 0.16, black, 8) for path in bow]
    grip = [
        (0.001, -1.5),
        (0.22, -1.5),
        (0.25, -1.35),
        (0.2, -1.22),
        (0.25, -0.7),
        (0.29, 0),
        (0.25, 0.7),
        (0.2, 1.22),
        (0.25, 1.35),
        (0.22, 1.5),
        (0.001, 1.5),
    ]
    wood = surfaces.wood("#7a4426", along="z", grain=5)
    handle = kit.place(kit.lathe(grip[::-1], wood, 40), (-0.2, 0, 3.05), (0, 90, 0))
    handle.name = "handle"
    parts.append(handle)
    kit.group(parts, (*PLACE, -0.06), (0, 0, HEADING), SCALE)


def home():
    """The last house and its tree, on the fold behind the child; in front, what was ironed before."""
    tree = plants.round_tree("#5f8a68", seed=2, resolution=60)
    x, y = HOME
    z = height(x, y)
    buildings.house(
        (x, y, z - 0.08),
        (0, 0, -24),
        1.0,
        width=0.62,
        depth=0.7,
        wall="#f4e6c8",
        tiles="#b8482c",
        glow="#ffd84d",
        shine=2,
    )
    kit.place(tree, (x + 0.62, y + 0.75, height(x + 0.62, y + 0.75) - 0.06), size=1.0)
    wall, tiles = clay("#f4e6c8", bump=0.3), clay("#a8402a", bump=0.3)
    leaf, dark = clay("#6f9478", bump=0.3), clay("#5a3a2c")
    turn = (-90, 0, 20)
    flat = (
        (paper.rectangle(-0.5, -0.4, 0.5, 0.36), wall, 0.02),
        (paper.Polygon([(-0.66, 0.34), (0, 0.92), (0.66, 0.34)]), tiles, 0.03),
        (paper.rectangle(-0.12, -0.4, 0.14, 0.08), dark, 0.03),
        (paper.rectangle(0.26, 0.5, 0.42, 1.0), tiles, 0.025),
        (paper.Point(1.25, 0.42).buffer(0.5, 20), leaf, 0.02),
        (paper.rectangle(1.19, -0.45, 1.31, 0.1), dark, 0.025),
    )
    for shape, material, lift in flat:
        at = (-1.7, -4.6, height(-1.7, -4.6) + 0.03 + lift)
        paper.cutout(shape, material, at, turn, 1.3, depth=0.02, bevel=0.006).name = "flat house"


def height(x, y):
    """The cloth at one spot."""
    return float(rise(np.array(x), np.array(y)))


def child():
    """Arms spread, face to the iron."""
    x, y = CHILD
    who = figure(
        "small child",
        "arms wide",
        "raincoat",
        skin="brown",
        coat="#f4c430",
        hair="braids",
        hair_colour="#2a1a16",
        hat="none",
    )
    kit.place(who, (x, y, height(x, y) - 0.03), (0, 0, -48), 2.35)


def paint(draft):
    """Early morning; the sun stands low at the right."""
    light.world("#a8ccd0", "#b08468", 0.3)
    camera = stage.camera((0.1, -16.0, 4.3), (0.0, 0, 2.3), 54)
    dawn = sky.gradient(
        [
            (0, "#6f9f9c"),
            (0.18, "#9cc4b6"),
            (0.32, "#dce0c0"),
            (0.41, "#ffe2ae"),
            (0.5, "#ffc88e"),
            (1, "#e8a878"),
        ],
        5,
        0.06,
    )
    sky.backdrop(dawn, 75, camera)
    kit.land(rise, (-16, 18), (-9, 30), clay(bump=0.3, grain=9, vary=0.08, rough=0.85), 460, fields)
    iron()
    home()
    child()
    light.sun((69, 0, 60), 4.2, "#ffd09a", 2)
    light.area((-9, -8, 6), (-2, 0, 2), 4, 320, "#7fb0d8")
    light.area((-6, 9, 8), (-2, 0, 3), 3, 1200, "#ffe0b0")
    return Finish(
        fog=Fog("#f6dcb4", 19, 46, 0.65),
        shadows="#26283c",
        lights="#fff2d4",
        focus=("handle", "iron", "flat house"),
    )
