# SPDX-License-Identifier: GPL-3.0-or-later
"""The horizon has come loose, and she has brought a hammer."""

import random

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import rotation, smooth_path
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import buildings, pasture, things
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.pixels import smoothstep

LEVEL = 6.35  # where the horizon belongs
CORNER = np.array((1.42, -1.75, 3.75))
SAG = smooth_path(
    [
        (-3.9, 0, LEVEL),
        (-2.6, 0, LEVEL),
        (-1.75, 0, LEVEL - 0.05),
        (-0.9, 0, 5.45),
        (0.0, 0, 4.3),
        (0.8, 0, 3.6),
        (1.42, 0, 3.75),
    ],
    12,
)
LADDER = np.array((2.1, -1.7, 1.75))


def edge(x):
    """The height of the horizon at x."""
    return np.interp(x, SAG[:, 0], SAG[:, 2])


def folds(x, z):
    """How far the cloth comes forward: broad folds that fan out from the fast nail, deeper below."""
    down = np.clip((edge(x) - z) / 5, 0, 1)
    fan = np.arctan2(x + 3.4, 8.2 - z)
    return (
        -(0.34 * np.sin(fan * 15 + 0.6 * np.sin(z)) + 0.12 * np.sin(fan * 33 + 1)) * (0.25 + down)
        - 0.3 * down
    )


def desert():
    """The hanging world: sand, a road, far dunes near the hem, and a raw edge at the side."""
    n = kit.detail(380)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
    top = -3.9 + (CORNER[0] + 3.9) * u
    z = edge(top) - v * (edge(top) + 1.2)
    x = top + 0.75 * v * u**3 + 0.12 * np.sin(v * 7) * u**8
    y = folds(x, z) + CORNER[1] * u**7 * (1 - v) ** 1.5
    depth = edge(top) - z
    dune = depth + 0.25 * np.sin(x * 1.6 + 1) + 0.12 * np.sin(x * 3.7)
    tones = np.array([linear(c) for c in ("#f4bcaa", "#d8808c", "#e09a92", "#c4646e", "#d88a84", "#a8525e")])
    bands = np.array((0.0, 0.75, 0.8, 1.9, 1.95, 6.0))
    colours = np.stack([np.interp(dune, bands, tones[:, k]) for k in range(3)], -1)
    way = 0.55 * np.sin(depth * 0.9) + 0.28 * depth - 1.2
    road = smoothstep(0.05, -0.03, np.abs(x - way) - 0.04 - 0.055 * depth) * smoothstep(0.74, 0.84, depth)
    for share, tone in ((road, "#f8dcc0"), (smoothstep(0.955, 0.97, u), "#f6ead0")):
        colours = colours * (1 - share[..., None]) + np.array(linear(tone)) * share[..., None]
    cloth = np.stack([x, y, z], -1)
    kit.sheet(cloth, surfaces.cloth(None), colours)
    hem = clay("#f4c430", bump=0.7, grain=30)
    kit.rope(cloth[0][:: max(1, n // 40)] + (0, -0.04, 0), 0.085, hem, 4)
    side, thread = cloth[:, -1], clay("#f6ead0")
    for k in range(2, n - 4, max(4, n // 46)):
        kit.rope([side[k], side[k] + (0.1, -0.03, -0.03), side[k] + (0.2, -0.04, -0.1)], 0.018, thread, 3)


def wall():
    """Behind the world: boards, the line where it hung, and half a sun that has kept its place."""
    board = paper.rectangle(-8, -4, 8, 14)
    paper.sheet(board, 2.4, "#fbdcc8", emit=0.1)
    for k in range(-5, 6):
        paper.sheet(paper.rectangle(k * 1.45 - 0.02, -4, k * 1.45 + 0.02, 14), 2.33, "#edc2b4")
    sun = paper.Point(0.25, LEVEL).buffer(1.25, 48)
    paper.sheet(sun.intersection(paper.rectangle(-9, LEVEL, 9, 14)), 2.2, "#ffcf3a", emit=0.35)
    low = sun.difference(sun.buffer(-0.05)).intersection(paper.rectangle(-9, 0, 9, LEVEL))
    paper.sheet(low, 2.25, "#dba48e")
    for k in range(26):
        x = -1.5 + 0.24 * k
        paper.sheet(paper.rectangle(x, LEVEL - 0.025, x + 0.14, LEVEL + 0.025), 2.22, "#c4707a")


def on_cloth(x, depth):
    """A point of the cloth, a depth below the horizon."""
    z = float(edge(x)) - depth
    return (x, float(folds(np.array(x), np.array(z))) - 0.02, z)


def heap():
    """All of them, slid into the corner."""
    rng, one = random.Random(3), pasture.sheep()
    spots = [
        (2.6, -0.75),
        (2.05, -0.85),
        (1.5, -0.9),
        (2.75, -0.3),
        (2.3, -0.4),
        (1.8, -0.5),
        (2.7, 0.15),
        (2.2, 0.02),
        (2.85, 0.55),
        (0.9, -0.95),
        (2.45, 0.42),
        (0.3, -0.98),
    ]
    for k, (x, z) in enumerate(spots):
        kit.cast(
            one,
            (x, -1.05 - 0.12 * (k % 3), z),
            (rng.uniform(-8, 8), rng.uniform(-14, 26), rng.choice((0, 180)) + rng.uniform(-30, 30)),
            rng.uniform(0.85, 1.1),
        )


def nail(at, tilt):
    """A square nail driven into nothing."""
    iron = clay("#3f8a80", rough=0.4, metal=0.5, bump=0.3)
    kit.group(
        [
            kit.rope([(0, 0.4, 0), (0, 0, 0), (0, -0.5, 0)], 0.06, iron, 2),
            kit.sphere((0.17, 0.05, 0.17), iron, (0, -0.52, 0), 20),
        ],
        at,
        tilt,
    )


def ladder():
    """A tall step ladder, set in front of the world."""
    wood = surfaces.wood("#a8623f", along="z")
    x, y, z = LADDER
    things.ladder((x - 0.15, y - 0.75, -0.8), (x, y - 0.1, z), wood, width=0.9, rungs=9, thickness=0.06)
    things.ladder((x + 0.45, y + 1.0, -0.8), (x + 0.1, y + 0.2, z), wood, width=0.8, rungs=3, thickness=0.05)
    kit.box((1.05, 0.75, 0.09), wood, (x, y, z - 0.09), (0, 2, 0))


def woman():
    """She holds the corner of the world in one fist and swings the hammer with the other."""
    turn = -44
    inside = rotation((0, 0, -turn))
    her = person(
        age=29,
        female=1,
        build="broad",
        tall=3.0,
        height_heads=4.8,
        pose="at ease",
        expression="triumphant",
        look=Look(SKINS["brown"], eye=1.15, cheek=0.6),
        hair="afro",
        hair_colour="#1c1412",
        hat=hats.headscarf("#f4c430"),
        clothes=[
            Garment("top", "#fff0d8", sleeve=0.4, hem=0, pattern="stripes", second="#c8485a"),
            Garment("trousers", "#3d5a8c", leg=0.95, braces="#3d5a8c", belt="#7a4a2c"),
        ],
        shoes="#5a3020",
        reach={
            "left": inside @ (CORNER + (0.1, 0, 0) - LADDER),
            "right": inside @ (np.array((2.35, -1.3, 5.5)) - LADDER),
        },
        look_at=inside @ (np.array((1.4, -4.0, 5.6)) - LADDER),
    )
    kit.place(her.thing, LADDER, (0, 0, turn))
    hammer = [
        kit.rope([(0, 0, -0.2), (0, 0, 0.2), (0, 0, 0.62)], 0.045, surfaces.wood("#c8884a", along="z"), 2),
        kit.box((0.46, 0.17, 0.17), surfaces.metal("#4f6a78"), (0, 0, 0.55)),
    ]
    kit.group(hammer, her.hand("right"), (0, -28, -20))


def paint(draft):
    """Flat pale paper above, the world below."""
    light.world("#ecc0c0", "#e8a898", 0.5)
    stage.camera((0, -17, 3.7), (0, 0, 4.0), 60)
    wall()
    desert()
    for x, depth, size, lean in ((-2.9, 0.9, 0.72, 6), (-2.45, 1.2, 0.55, 8), (0.25, 1.1, 0.5, 30)):
        kit.place(pasture.cypress(), on_cloth(x, depth), (18, lean, 0), size)
    for x, depth, size in ((-1.05, 1.0, 0.75), (-0.6, 1.3, 0.6)):
        buildings.house(
            on_cloth(x, depth), (14, 40, 12), size, wall="#f8e4cc", tiles="#9a3c48", glow="#ffd23a", shine=3
        )
    for x in (-2.85, -1.8):
        nail((x, -0.25, LEVEL), (-10, 0, 6 * x))
    nail((2.75, 1.9, LEVEL), (-4, 0, -20))
    heap()
    ladder()
    woman()
    light.sun((52, 0, -58), 3.0, "#ffd4a8", 2)
    light.area((7, -8, 4), (0, 0, 3), 5, 300, "#a4a8ff")
    light.area((-2, -9, 5), LADDER + (0, 0, 2.4), 1.5, 150, "#ffd8a8", 60)
    return Finish(exposure=1.08, shadows="#3a1648", lights="#fff0cc")
