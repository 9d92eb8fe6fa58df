# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone is ironing the hills. The villages have been told."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, plants
from painter.motifs.figures import figure, hand_position

HEADING = -24  # degrees that the iron's prow is turned towards us
PLACE, SCALE = (-1.2, 0.8), 1.28
COURSE = np.array((math.cos(math.radians(HEADING)), math.sin(math.radians(HEADING))))
SOLE = [(-2.9, 0), (-2.85, 0.85), (-2.6, 1.2), (-1.2, 1.42), (0.4, 1.3), (1.8, 0.85), (2.75, 0.32), (3.1, 0)]


def ahead(x, y):
    """How far a spot lies before the prow, along the course."""
    return x * COURSE[0] + y * COURSE[1] - 2.1


def rise(x, y):
    """Folds of cloth before the iron and beyond it, none where it has been."""
    s = ahead(x, y)
    t = np.clip(s / 2.2, 0, 1)
    beside = np.clip((-x * COURSE[1] + y * COURSE[0] - 2.7) / 2.2, 0, 1)
    t = np.maximum(t, beside) * np.clip((y + 9) / 5, 0.35, 1)
    share = t * t * (3 - 2 * t)
    bend = s * 1.45 + 0.9 * np.sin(y * 0.33 + 0.6) + 0.35 * np.sin(y * 0.8)
    fold = (0.5 + 0.5 * np.sin(bend)) ** 1.5 * 1.5 + 0.45 * (0.5 + 0.5 * np.sin(bend * 2.1 + y * 0.5 + 1))
    cross = 0.3 * np.sin(y * 0.9 + s * 0.35)
    far = 1 + 0.025 * np.clip(y, 0, 30)
    rough = 0.68 + 0.32 * np.sin(x * 0.34 + 0.2 * y + 1) * np.sin(y * 0.27 + 2)
    return share * (fold * far * rough + cross + 0.15)


def fields(x, y, z):
    """Stripes of ploughland, stubble and pasture that run with the course, like a woven cloth."""
    across = -x * COURSE[1] + y * COURSE[0]
    tones = np.array(
        [linear(c) for c in ("#c8744c", "#dcae84", "#b4c4ac", "#b86a48", "#e2cca4", "#c67a54", "#a4b8a0")]
    )
    band = np.floor(across / 1.15).astype(int)
    colour = tones[(band * 5) % len(tones)]
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
    kit.group(parts, (*PLACE, 0.02), (0, 0, HEADING), SCALE)


def steam():
    """Steam rolls out at its heel, low and heavy, lit from behind."""
    vapour = clay("#fff0e0", bump=0.2, grain=3, vary=0.04, rough=0.95)
    plume = Clay()
    base = np.array(PLACE) - COURSE * 3.3 * SCALE - (0.5, 0)
    for x, y, z, r in (
        (0.7, -0.3, 0.3, 0.75),
        (0.1, 0.6, 0.7, 1.1),
        (-0.7, -0.5, 0.4, 0.9),
        (-0.2, 1.2, 1.9, 1.3),
        (0.8, 1.9, 2.9, 1.2),
        (-0.3, 2.2, 3.7, 1.4),
        (1.1, 2.6, 4.6, 1.1),
        (0.1, 2.9, 5.5, 1.2),
    ):
        plume.add(ball((base[0] + x, base[1] + y, z), (r, r, r * 0.85)), "#ffffff", 0.2)
    kit.model(
        plume, (base[0] - 3, base[1] - 2.0, -0.3), (base[0] + 3.2, base[1] + 4.8, 7.2), 140, vapour
    ).name = "steam"


def life():
    """Farms the size of crumbs on the folds; one house on the flat side has been ironed as well."""
    rng = random.Random(6)
    tree = [
        kit.mould(plants.round_tree(c, seed=k, resolution=36))
        for k, c in enumerate(("#5f7f62", "#4f705a", "#7a9470"))
    ]
    for x, y in (
        (4.6, 3.2),
        (5.4, 8.5),
        (2.6, 12.5),
        (7.6, 12.0),
        (-1.5, 14.5),
        (5.6, 17.0),
        (-5.5, 15.5),
        (4.4, -2.6),
    ):
        z = float(rise(np.array(x), np.array(y)))
        buildings.house(
            (x, y, z - 0.04),
            (0, 0, rng.uniform(-30, 30)),
            0.5,
            width=0.55,
            depth=0.6,
            wall="#f0e0c4",
            tiles="#a8442c",
            glow="#ffcf6a",
            shine=2,
        )
        for _ in range(5):
            a, b = x + rng.uniform(-1.3, 1.3), y + rng.uniform(-0.7, 0.9)
            kit.cast(
                rng.choice(tree),
                (a, b, float(rise(np.array(a), np.array(b))) - 0.04),
                size=rng.uniform(0.28, 0.45),
            )
    roof = paper.Polygon([(-0.52, 0.3), (0, 0.75), (0.52, 0.3)])
    at, turn = (-2.9, -5.2, 0.03), (-90, 0, 62)
    paper.cutout(paper.rectangle(-0.4, -0.3, 0.4, 0.32), clay("#f0e0c4", bump=0.2), at, turn, 0.6, depth=0.02)
    paper.cutout(roof, clay("#8a3a28", bump=0.2), (at[0], at[1], 0.05), turn, 0.6, depth=0.02)


def herald():
    """Somebody walks before it with a red flag, as before the first motor cars."""
    x, y = 3.0, -2.6
    z = float(rise(np.array(x), np.array(y)))
    who = figure(
        "grown",
        "holding a lamp",
        "great coat",
        skin="brown",
        coat="#2f5a8a",
        hat="bowler",
        hat_colour="#2a2a34",
        flipped=False,
    )
    kit.place(who, (x, y, z - 0.03), (0, 0, 62), 1.15)
    hand = np.array(hand_position(who, "right"))
    kit.rope([hand - (0, 0, 0.3), hand, hand + (0.06, 0, 0.95)], 0.025, clay("#5a3a24"), 2)
    u, v = np.meshgrid(np.linspace(0, 1, 20), np.linspace(0, 1, 12))
    top = hand + (0.06, 0, 0.93)
    wave = 0.1 * np.sin(u * 7) * u
    flag = np.stack(
        [top[0] - 0.75 * u, top[1] + wave - 0.15 * u, top[2] - 0.48 * v - 0.12 * u + 0.05 * np.sin(u * 5)], -1
    )
    cloth = kit.sheet(flag, clay("#d8262a", bump=0.2, emit=0.1))
    cloth.name = "flag"


def paint(draft):
    """Evening; the sun has just gone down behind the far hills, and the steam still has its light."""
    light.world("#9cc0c4", "#b08468", 0.45)
    camera = stage.camera((-0.7, -17.0, 6.6), (-0.1, 0, 2.45), 43)
    dusk = sky.gradient(
        [
            (0, "#6f9fa4"),
            (0.25, "#a4c8bc"),
            (0.42, "#dcdcc0"),
            (0.52, "#fbe0b0"),
            (0.6, "#ffc890"),
            (1, "#e8a878"),
        ],
        5,
        0.1,
    )
    dusk = sky.clouds(
        dusk,
        "#fff4dc",
        "#d8a890",
        cover=0.3,
        soft=0.2,
        cell=220,
        seed=3,
        stretch=5,
        band=(0.05, 0.5),
        amount=0.6,
    )
    sky.backdrop(dusk, 75, camera)
    kit.land(rise, (-20, 24), (-10, 34), clay(bump=0.35, grain=8, vary=0.08, rough=0.85), 420, fields)
    iron()
    steam()
    life()
    herald()
    light.sun((60, 0, -62), 3.0, "#ffcc98", 3)
    light.area((-9, -9, 5), (-0.5, 0, 1.5), 4, 800, "#ffc898")
    light.area((9, -8, 5), (1, 0, 1), 5, 280, "#8fb8d8")
    light.area((-3, 10, 9), (-1, 0, 2), 3, 1300, "#ffe4c0")
    return Finish(
        fog=Fog("#f4d0a4", 19, 52, 0.75),
        shadows="#26283c",
        lights="#fff2d4",
        focus=("flag", "handle"),
        vivid=0.92,
    )
