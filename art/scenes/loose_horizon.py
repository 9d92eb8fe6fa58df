# SPDX-License-Identifier: GPL-3.0-or-later
"""The horizon has come loose, and she has brought a hammer."""

import random
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import rotation, smooth_path
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import buildings, pasture, things
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES
from painter.pixels import smoothstep

LEVEL = 6.35  # where the horizon belongs
CORNER = np.array((1.5, -1.85, 3.95))
SAG = smooth_path(
    [
        (-3.9, 0, LEVEL),
        (-2.6, 0, LEVEL),
        (-1.75, 0, LEVEL - 0.05),
        (-0.9, 0, 5.45),
        (0.0, 0, 4.3),
        (0.8, 0, 3.6),
        (1.5, 0, 3.95),
    ],
    12,
)
LADDER = np.array((2.05, -1.7, 1.75))


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
    peaks = 0.42 + 0.2 * np.sin(top * 2.1 + 0.4) + 0.1 * np.sin(top * 5.3)
    lines = [("#8a6fa8", -1.0), ("#c86a80", peaks), ("#f0a89a", peaks + 0.55 + 0.12 * np.sin(x * 2.3))]
    lines += [("#d87a86", 2.1 + 0.3 * np.sin(x * 1.3 + 1)), ("#f4bca4", 3.3 + 0.35 * np.sin(x * 1.1 + 2.4))]
    lines += [("#b8566a", 4.6 + 0.35 * np.sin(x * 1.4 + 0.3))]
    colours = np.zeros((*x.shape, 3)) + np.array(linear("#8a6fa8"))
    for tone, start in lines:
        share = smoothstep(-0.02, 0.05, depth - start)
        colours = colours * (1 - share[..., None]) + np.array(linear(tone)) * share[..., None]
    share = smoothstep(0.955, 0.97, u)
    colours = colours * (1 - share[..., None]) + np.array(linear("#f6ead0")) * share[..., None]
    cloth = np.stack([x, y, z], -1)
    kit.sheet(cloth, surfaces.cloth(None), colours)
    hem = clay("#f4c430", bump=0.7, grain=30)
    kit.rope(cloth[0][:: max(1, n // 40)] + (0, -0.04, 0), 0.085, hem, 4)
    side, thread = cloth[:, -1], clay("#f6ead0")
    for k in range(2, n - 4, max(4, n // 46)):
        kit.rope([side[k], side[k] + (0.1, -0.03, -0.03), side[k] + (0.2, -0.04, -0.1)], 0.018, thread, 3)


def wall():
    """Behind the world: pale boards, the line where it hung, and the whole sun, which nobody was meant to see."""
    board = paper.rectangle(-8, -4, 8, 14)
    paper.sheet(board, 2.4, "#bcd0dc", emit=0.1)
    for k in range(-5, 6):
        paper.sheet(paper.rectangle(k * 1.45 - 0.02, -4, k * 1.45 + 0.02, 14), 2.33, "#9cb4c6")
    sun = paper.Point(0.35, LEVEL).buffer(1.35, 48)
    paper.sheet(sun, 2.2, "#ffc83a", emit=0.35)
    for k in range(26):
        x = -1.5 + 0.24 * k
        paper.sheet(paper.rectangle(x, LEVEL - 0.03, x + 0.14, LEVEL + 0.03), 2.1, "#c4506a")


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
    """She has the corner of the world in one fist, and the hammer high in the other."""
    turn = -16
    inside = rotation((0, 0, -turn))
    her = person(
        age=29,
        female=1,
        build="broad",
        tall=3.25,
        height_heads=4.6,
        pose=replace(POSES["cheering"], bend=(-4, -6, 0), look=(-4, 0, 0)),
        expression="triumphant",
        look=Look(SKINS["brown"], eye=1.15, cheek=0.6),
        hair="afro",
        hair_colour="#1c1412",
        clothes=[
            Garment("top", "#fff0d8", sleeve=0.4, hem=0, pattern="stripes", second="#2f8a80"),
            Garment("trousers", "#2f4f8c", leg=0.95, braces="#2f4f8c", belt="#7a4a2c"),
        ],
        shoes="#5a3020",
        reach={"right": inside @ (CORNER + (-0.02, -0.05, 0.0) - LADDER)},
        look_at=inside @ (np.array((0.6, -9.0, 5.4)) - LADDER),
    )
    kit.place(her.thing, LADDER, (0, 0, turn))
    hammer = [
        kit.rope([(0, 0, -0.25), (0, 0, 0.2), (0, 0, 0.75)], 0.065, surfaces.wood("#c8884a", along="z"), 2),
        kit.box((0.62, 0.24, 0.24), surfaces.metal("#4f6a78"), (0, 0, 0.66), bevel=0.04),
    ]
    kit.group(hammer, her.hand("left") + (0, -0.05, 0), (0, -14, -20)).name = "hammer"


def paint(draft):
    """Pale boards above, the world below, and the sun whole behind it."""
    light.world("#d8d4e4", "#e8b8a8", 0.5)
    stage.camera((0, -17, 3.7), (0, 0, 4.0), 60)
    wall()
    desert()
    for x, depth, size, lean in ((-2.75, 1.35, 1.15, 8), (-2.2, 1.6, 0.9, 12)):
        kit.place(pasture.cypress("#3f6a5a", "#2f5048"), on_cloth(x, depth), (14, lean, 0), size)
    for x, depth, size in ((-0.6, 1.6, 1.15),):
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
