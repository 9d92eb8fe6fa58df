# SPDX-License-Identifier: GPL-3.0-or-later
"""It is raining only under the umbrellas."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure

SPOTS = (  # x, y, size, turn of each figure
    (-1.85, -1.5, 1.0, 160),
    (1.95, -0.4, 1.0, 205),
    (-0.55, 3.4, 1.0, 185),
    (-3.3, 4.0, 1.0, 150),
    (3.4, 5.2, 1.0, 190),
    (1.2, 8.2, 1.0, 170),
    (-2.2, 9.8, 1.0, 200),
    (3.0, 13.5, 1.0, 175),
    (-0.4, 15.0, 1.0, 185),
    (-4.4, 15.8, 1.0, 170),
)
HIGH, WIDE, RISE = 2.62, 1.42, 0.62
COATS = ("#2c2c34", "#3a3840", "#24242c", "#34323a")


def canopy():
    """Eight panels of black cloth, scalloped between the ribs, with a ferrule."""
    n, m = 34, 161
    r, a = np.meshgrid(np.linspace(0.001, 1, n), np.linspace(0, math.tau, m), indexing="ij")
    rib = np.abs(np.cos(4 * a))
    reach = WIDE * (1 - 0.1 * (1 - rib) * r**3)
    z = RISE * (1 - r**2.1) - 0.07 * (1 - rib) * r * (1 - 0.3 * r) + 0.04 * r**6
    points = np.stack([reach * r * np.cos(a), reach * r * np.sin(a), z], -1)
    cloth = surfaces.cloth("#26262e", weave=60, sheen=0.6)
    parts = [kit.sheet(points[:, ::-1], cloth)]
    for k in range(8):
        t = k * math.pi / 4
        spoke = [
            (WIDE * q * math.cos(t), WIDE * q * math.sin(t), RISE * (1 - q**2.1) - 0.02 + 0.04 * q**6)
            for q in (0.05, 0.4, 0.75, 1.0)
        ]
        parts.append(kit.rope(spoke, 0.026, clay("#14141a", rough=0.4), 4))
        parts.append(kit.sphere(0.035, clay("#d8d0bc"), (WIDE * math.cos(t), WIDE * math.sin(t), 0.03), 10))
    parts.append(kit.rope([(0, 0, RISE - 0.05), (0, 0, RISE + 0.22)], 0.03, clay("#14141a"), 1))
    return parts


def umbrella(x, y, lean, rng, drops, lines):
    """One umbrella and the shower that falls out of it."""
    kit.group(
        [*canopy(), kit.rope([(0, 0, -1.5), (0, 0, RISE)], 0.03, clay("#3a2c24"), 1)],
        (x, y, HIGH),
        (lean, lean * 0.6, rng.uniform(0, 45)),
    )
    for _ in range(drops):
        a, q = rng.uniform(0, math.tau), WIDE * math.sqrt(rng.uniform(0.04, 0.86))
        top = HIGH + RISE * (1 - (q / WIDE) ** 2.1) - 0.12
        high = rng.uniform(0.05, 1) * top
        long = min(rng.uniform(0.25, 0.95), high)
        kit.cast(
            rng.choice(lines), (x + q * math.cos(a), y + q * math.sin(a), high), (0, 0, 0), (1, 1, long)
        ).name = "rain"
    wet = clay("#6a675f", rough=0.06, bump=0.1, grain=4)
    n = 60
    t = np.linspace(0, math.tau, n)
    edge = WIDE * (1.02 + 0.06 * np.sin(3 * t + x) + 0.04 * np.sin(7 * t + y))
    ring = [(x + e * math.cos(q), y + e * math.sin(q), 0.012) for e, q in zip(edge, t, strict=True)]
    kit.mesh([(x, y, 0.012), *ring], [(0, i, i + 1) for i in range(1, n)], wet, smooth=False).name = "puddle"


def townsfolk():
    """Dark coats, each in a private downpour."""
    rng = random.Random(5)
    line = clay("#e6e6e0", emit=0.2, rough=0.3, bump=0, vary=0)
    lines = [kit.mould(kit.rope([(0, 0, 0), (0, 0, -1)], w, line, 1)) for w in (0.0075, 0.01)]
    bodies = ("grown", "woman", "broad worker", "thin elder")
    for k, (x, y, size, turn) in enumerate(SPOTS):
        coat = Clothes(
            COATS[k % 4],
            0.8,
            0.08,
            trousers="#24242c",
            hair="bun" if k % 4 == 1 else "short",
            hair_colour="#1c1a1e",
            cut="coat",
        )
        one = figure(
            bodies[k % 4],
            "standing",
            coat,
            skin=("peach", "brown", "tan", "porcelain")[k % 4],
            far=True,
            reach={"right": (-0.01, -0.16, 0.64)},
        )
        kit.place(one, (x + 0.05, y - 0.3, 0.01), (0, 0, turn), 2.15 * size)
        umbrella(x, y, rng.uniform(-5, 5), rng, kit.detail(150 if y < 6 else 40), lines)


def child():
    """Dry, in a sulphur-yellow coat, a hand held out into somebody's rain."""
    coat = Clothes(
        "#e6d22a",
        0.3,
        0.14,
        trousers="#3a3840",
        shoes="#e6d22a",
        hat="brim",
        hat_colour="#e6d22a",
        band="#b8a41c",
        cut="coat",
    )
    one = figure(
        "small child",
        "standing",
        coat,
        skin="brown",
        far=False,
        reach={"left": (0.06, -0.36, 0.46)},
        look_at=(0.3, -1.2, 0.9),
    )
    kit.place(one, (0.4, -2.5, 0.0), (0, 0, 112), 1.85)


def square():
    """Pale dry paving into the mist."""
    rng = random.Random(2)
    stones = [
        kit.mould(kit.box((1.46, 1.01, 0.1), clay(tone, bump=0.5, grain=6, vary=0.08), bevel=0))
        for tone in ("#d6cfbd", "#cbc3b0", "#ddd6c6", "#c4bdab")
    ]
    kit.plane(80, 80, clay("#a8a294", bump=0.3), (0, 20, -0.01))
    for j in range(26):
        for i in range(-9, 10):
            y = -6 + 1.05 * j
            x = 1.5 * (i + 0.5 * (j % 2))
            kit.cast(rng.choice(stones), (x, y, -0.095)).name = "paving"


def houses():
    """The sides of the square, hardly to be seen."""
    rng = random.Random(8)
    for y, tone, high in ((30, "#8a8680", 7.4), (23, "#6a6762", 5.6)):
        x, corners = -16.0, []
        while x < 16:
            wide, tall = rng.uniform(1.6, 2.6), high + rng.uniform(-0.8, 0.8) + 0.16 * abs(x)
            corners += [(x, tall), (x + wide / 2, tall + rng.uniform(0.7, 1.2)), (x + wide, tall)]
            x += wide
        shape = paper.Polygon([*corners, (x, -1), (-16, -1)]).buffer(0)
        paper.cutout(shape, clay(tone, bump=0.4), (0, y, 0), depth=0.2, bevel=0).name = "houses"


def paint(draft):
    """A flat grey noon in mist."""
    light.world("#d4d2ca", "#b8b2a4", 0.62)
    camera = stage.camera((0, -10.4, 1.75), (0, 0, 1.95), 50)
    grey = sky.gradient(
        [(0, "#8f8d8a"), (0.18, "#aaa7a0"), (0.32, "#cac5b8"), (0.45, "#e0d9c8"), (1, "#e0d9c8")], 4, 0.05
    )
    sky.backdrop(grey, 62, camera)
    square()
    houses()
    townsfolk()
    child()
    light.area((-6, -7, 9), (0, 0, 1), 4, 700, "#fff2d8")
    light.area((7, -6, 5), (0, 0, 1), 5, 260, "#c0c8d8")
    light.area((0, 12, 8), (0, 0, 2), 5, 900, "#fff6e0")
    return Finish(
        fog=Fog("#cfc8b8", 11, 36, 0.78), shadows="#24222e", lights="#fffbee", focus=("rain",), vignette=0.18
    )
