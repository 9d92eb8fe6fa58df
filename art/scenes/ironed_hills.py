# SPDX-License-Identifier: GPL-3.0-or-later
"""The hills are being ironed flat, and a child will not let the last one go."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, plants

HEADING = -36  # degrees that the iron's prow is turned towards us
PLACE, SCALE = (-0.9, 0.7), 0.9
COURSE = np.array((math.cos(math.radians(HEADING)), math.sin(math.radians(HEADING))))
PROW = np.array(PLACE) + COURSE * 3.1 * SCALE
BAND = 1.5 * SCALE  # half the width of what the iron presses at one go
SOLE = [
    (-2.75, 0),
    (-2.75, 0.7),
    (-2.68, 1.12),
    (-2.3, 1.3),
    (-1.2, 1.4),
    (0.3, 1.22),
    (1.6, 0.8),
    (2.6, 0.3),
    (3.1, 0),
]


def spot(ahead, aside):
    """The place so far before the prow, and so far to its far side."""
    x, y = PROW + ahead * COURSE + aside * np.array((-COURSE[1], COURSE[0]))
    return float(x), float(y)


def soft(t):
    """From 0 to 1 without a corner."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def rise(x, y):
    """Cloth pushed up before the prow, folds beyond it and beside; none where the iron has been."""
    s = (x - PROW[0]) * COURSE[0] + (y - PROW[1]) * COURSE[1]
    c = -(x - PROW[0]) * COURSE[1] + (y - PROW[1]) * COURSE[0]
    beside = soft((c - BAND) / 1.5)
    before = soft((s - 0.05) / 0.9)
    wave = 1.3 * np.exp(-(((s - 1.05) / 0.62) ** 2)) * np.exp(-(((c + 0.1) / 2.6) ** 2))
    bend = s * 1.25 + 0.9 * np.sin(c * 0.5 + 0.4) + 0.3 * np.sin(c * 1.1)
    tall = 0.6 + 0.6 * np.clip(c - BAND, 0, 4) ** 0.7
    fold = (0.5 + 0.5 * np.sin(bend + 2.4)) ** 1.5 * tall
    shore = beside * (0.25 + 0.75 * fold)
    beyond = before * (wave + fold * soft((s - 1.4) / 1.6) * 0.7)
    return np.maximum(shore, beyond) + 0.3 * np.minimum(shore, beyond)


def fields(x, y, z):
    """A checked cloth of ploughland, stubble and pasture, woven along the course and across it."""
    across = -x * COURSE[1] + y * COURSE[0]
    along = x * COURSE[0] + y * COURSE[1]
    tones = np.array(
        [linear(c) for c in ("#d2643a", "#efd9b0", "#a9c8b4", "#c2562f", "#f2e2c0", "#d97a4c", "#8fb8a6")]
    )
    colour = tones[(np.floor(across / 0.8).astype(int) * 5) % len(tones)]
    band = (np.floor(along / 0.8) % 2)[:, None]
    colour = colour * (1 - 0.16 * band) + band * 0.16 * np.array(linear("#7a3a2a"))
    s = (x - PLACE[0]) * COURSE[0] + (y - PLACE[1]) * COURSE[1]
    c = -(x - PLACE[0]) * COURSE[1] + (y - PLACE[1]) * COURSE[0]
    outline = np.array(SOLE) * SCALE
    beyond = np.hypot(
        np.maximum(np.abs(c) - np.interp(s, outline[1:, 0], outline[1:, 1]), 0),
        np.maximum(np.maximum(s - outline[-1, 0], outline[0, 0] - s), 0),
    )
    shade = 1 - 0.62 * np.exp(-((beyond / 0.2) ** 2))  # under the sole's edge
    return colour * ((0.96 + 0.04 * np.sin(across * 26)) * shade)[:, None]


def hull(rows, material, count=160):
    """A body whose plan is the sole, drawn in: rows of (share of the width, of the length, height)."""
    half = paper.smooth_path(SOLE, 12)
    plan = np.vstack([half, (half * (1, -1))[::-1][1:-1]])
    t = np.linspace(0, len(plan) - 1, count, endpoint=False)
    plan = np.stack([np.interp(t, np.arange(len(plan)), plan[:, k]) for k in (0, 1)], -1)
    points = []
    for wide, long, z in rows:
        dip = 1 - 0.1 * np.clip((plan[:, 0] * long + 0.5) / 3.5, 0, 1) ** 1.5 * np.clip(z - 0.5, 0, 1)
        points.append(np.stack([plan[:, 0] * long, plan[:, 1] * wide, z * dip], -1))
    v = np.array(points).reshape(-1, 3)
    return kit.mesh(v, kit.quads(len(rows), count, closed=True), material)


def iron():
    """An old blue iron of a house's size: pointed sole plate, a body with sloping flanks, a grip on two posts."""
    steel = clay("#35535e", rough=0.6, bump=0.5, grain=7, vary=0.22)
    bright = clay("#8f9aa0", rough=0.6, bump=0.5, grain=7, vary=0.18)
    sole = [(0, 0, 0.02), (0.99, 0.99, 0.02), (1, 1, 0.06), (1, 1, 0.3), (0.985, 0.985, 0.34), (0, 0, 0.34)]
    body = [
        (0, 0, 0.34),
        (0.9, 0.93, 0.34),
        (0.9, 0.93, 0.46),
        (0.94, 0.955, 0.5),
        (0.93, 0.95, 0.6),
        (0.84, 0.885, 1.05),
        (0.74, 0.82, 1.4),
        (0.69, 0.785, 1.5),
        (0.62, 0.74, 1.54),
        (0, 0, 1.55),
    ]
    parts = [hull(sole, bright), hull(body, steel)]
    for x in (-1.55, 1.0):
        parts.append(kit.box((0.85, 0.62, 0.12), bright, (x, 0, 1.46), bevel=0.04))
        parts += [kit.sphere((0.09, 0.09, 0.07), steel, (x + k, -0.2, 1.58), 16) for k in (-0.3, 0.3)]
    posts = (
        [(-1.55, 0, 1.5), (-1.56, 0, 1.9), (-1.78, 0, 2.4), (-1.8, 0, 2.95)],
        [(1.0, 0, 1.5), (1.01, 0, 1.9), (1.23, 0, 2.4), (1.25, 0, 2.95)],
    )
    parts += [kit.rope(path, 0.15, steel, 8) for path in posts]
    profile = [
        (0.001, -1.3),
        (0.25, -1.3),
        (0.31, -1.15),
        (0.25, -1.0),
        (0.31, -0.55),
        (0.35, 0),
        (0.31, 0.55),
        (0.25, 1.0),
        (0.31, 1.15),
        (0.25, 1.3),
        (0.001, 1.3),
    ]
    wood = surfaces.wood("#a8602e", along="z", grain=5)
    grip = [tuple(p) for p in paper.smooth_path(profile[1:-1], 5)]
    grip = [profile[0], *grip, profile[-1]]
    parts.append(kit.place(kit.lathe(grip[::-1], wood, 40), (-0.275, 0, 2.95), (0, 90, 0)))
    parts[-1].name = "handle"
    cap = [(0.001, 0.2), (0.2, 0.2), (0.27, 0.14), (0.27, -0.14), (0.2, -0.2), (0.001, -0.2)]
    for x in (-1.75, 1.2):
        parts.append(kit.place(kit.lathe(cap, bright, 32), (x, 0, 2.95), (0, 90, 0)))
    for part in parts:
        if part.name != "handle":
            part.name = "iron"
    kit.group(parts, (*PLACE, -0.03), (0, 0, HEADING), SCALE)


def home():
    """The villages behind the child; in front on the smooth cloth, a house that was ironed."""
    village()
    x, y = spot(2.9, 0.5)
    buildings.house(
        (x, y, height(x, y) - 0.1),
        (0, 0, -24),
        0.95,
        width=0.62,
        depth=0.7,
        wall="#f4e6c8",
        tiles="#b8482c",
        glow="#ffd84d",
        shine=2,
    )
    wall, tiles = clay("#fbf0d8", bump=0.3), clay("#8e2f20", bump=0.3)
    pane, dark = clay("#4f7f8c"), clay("#5a3422")
    leaf = clay("#4f7a5c", bump=0.3)
    fir = [(-0.16, 0.0), (-0.62, 0.0), (-0.3, 0.42), (-0.48, 0.42), (-0.22, 0.82), (-0.34, 0.82), (0, 1.36)]
    fir += [(-x, z) for x, z in fir[-2::-1]]
    flat = [
        (paper.rectangle(-0.62, -0.5, 0.62, 0.42), wall, 0),
        (paper.rectangle(0.2, 0.9, 0.4, 1.24), dark, 0.0),
        (paper.Polygon([(-0.84, 0.4), (-0.46, 1.0), (0.46, 1.0), (0.84, 0.4)]), tiles, 0.03),
        (paper.rectangle(-0.14, -0.5, 0.14, 0.12), dark, 0.03),
        (paper.rectangle(-0.48, -0.14, -0.24, 0.16), pane, 0.03),
        (paper.rectangle(0.24, -0.14, 0.48, 0.16), pane, 0.03),
    ]
    pressed = [(part, (-1.62, -3.4), -18, 0.94) for part in flat]
    tree = [(paper.rectangle(-0.1, -0.42, 0.1, 0.02), dark, 0), (paper.Polygon(fir), leaf, 0.03)]
    pressed += [(part, (-0.22, -3.4), -14, 0.78) for part in tree]
    for (shape, material, lift), place, turn, wide in pressed:
        thing = paper.cutout(shape, material, (0, 0, 0), (0, 0, 0), 1, depth=0.012, bevel=0.004)
        kit.place(
            thing, (*place, 0.012 + lift * 0.4), (0, 0, turn), (wide, wide * 1.6, 1)
        ).name = "flat house"


def village():
    """Houses and firs on the hills whose turn comes next."""
    rng = random.Random(12)
    fir = kit.mould(plants.pine("#3f6a5c", "#4f7a5c"))
    walls, roofs = ("#f4e6c8", "#ffe9c4", "#e8d0a8"), ("#b8482c", "#8e3f30", "#c8643a")
    for k in range(40):
        y = rng.uniform(2.6, 15)
        x = rng.uniform(-0.42, 0.42) * (y + 10)
        foot = (x, y, height(x, y) - 0.06)
        if k % 3:
            kit.cast(fir, foot, (0, 0, rng.uniform(0, 360)), rng.uniform(0.28, 0.5)).name = "far fir"
        else:
            buildings.house(
                foot,
                (0, 0, rng.uniform(-30, 30)),
                rng.uniform(0.7, 0.95),
                width=0.6,
                depth=0.6,
                wall=walls[k % 3],
                tiles=roofs[(k // 3) % 3],
                glow="#ffd84d",
                shine=2,
            )


def height(x, y):
    """The cloth at one spot."""
    return float(rise(np.array(x), np.array(y)))


def paint(draft):
    """Early morning; the sun stands low at the left, a warm light comes over the hills from the right."""
    light.world("#bcd6da", "#b08468", 0.42)
    camera = stage.camera((0.06, -12.2, 5.4), (0.06, 0, 1.0), 43)
    dawn = sky.gradient(
        [
            (0, "#5f9698"),
            (0.18, "#8fbcb2"),
            (0.32, "#dce0c0"),
            (0.41, "#ffe2ae"),
            (0.5, "#ffc88e"),
            (1, "#e8a878"),
        ],
        5,
        0.06,
    )
    sky.backdrop(dawn, 75, camera)
    kit.land(rise, (-14, 15), (-7, 32), clay(bump=0.3, grain=9, vary=0.08, rough=0.85), 900, fields)
    iron()
    home()
    light.sun((60, 0, -62), 3.4, "#ffdcae", 2)
    light.area((7, 6, 5), (0, 0.5, 1.6), 3, 1700, "#ffa850")
    light.area((-5, -9, 7), (-1, 0, 1), 5, 260, "#a8cfe8")
    light.area((4.5, -7, 4), (*spot(1.1, -0.1), 2), 1.5, 60, "#ffd9a0", 50)
    return Finish(
        fog=Fog("#f6dcb4", 17, 46, 0.65),
        shadows="#26283c",
        lights="#fff2d4",
        focus=("handle", "iron", "flat house"),
        broken=0.06,
    )
