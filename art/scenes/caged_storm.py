# SPDX-License-Identifier: GPL-3.0-or-later
"""A storm sits in a birdcage, and someone has brought the key."""

import math
import random

import numpy as np
from scipy.spatial import cKDTree

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import things, weather
from painter.pixels import smoothstep

FLOOR, RADIUS, TALL = 2.2, 2.15, 5.0


def desert():
    """Cracked ground to the horizon."""
    cells = cKDTree(np.random.default_rng(9).uniform((-14, -11), (14, 30), (1300, 2)))

    def crack(x, y):
        u, v = np.ravel(x), np.ravel(y)
        d, _ = cells.query(np.stack([u + 0.12 * np.sin(v * 5), v + 0.12 * np.sin(u * 6)], -1), k=2)
        return smoothstep(0.13, 0.015, d[:, 1] - d[:, 0]).reshape(np.shape(x))

    def height(x, y):
        return 0.06 * np.sin(x * 0.8 + y * 0.3) - 0.09 * crack(x, y)

    def paint(x, y, z):
        t = np.clip(0.5 + 0.25 * np.sin(x * 0.7 + y * 0.5), 0, 1)[:, None]
        earth = np.array(linear("#8a4258")) * (1 - t) + np.array(linear("#b86a6a")) * t
        return earth * (1 - 0.7 * crack(x, y)[:, None])

    kit.land(height, (-14, 14), (-10, 30), clay(bump=0.5, grain=5, vary=0.14), 520, paint)


def cage():
    """Verdigris, as tall as a house, hung from where nobody sees."""
    metal = clay("#2b6a66", rough=0.5, metal=0.2, bump=0.3, vary=0.3)
    z, r = FLOOR, RADIUS
    shape = ((1, 0), (1.03, 0.3), (1.0, 0.58), (0.87, 0.78), (0.52, 0.93), (0.08, 1.0))
    rib = kit.mould(kit.rope([(r * f, 0, z + TALL * h) for f, h in shape], 0.06, metal))
    for i in range(16):
        kit.cast(rib, turn=(0, 0, 22.5 * (i + 0.5))).name = "bar"
    for f, h, thick in ((1.0, 0, 0.13), (1.03, 0.3, 0.065), (1.0, 0.58, 0.075)):
        kit.place(kit.ring(r * f, thick, metal), (0, 0, z + TALL * h)).name = "ring"
    for i in range(-3, 4):
        x = i * 0.6
        w = math.sqrt(max(0, r**2 - x**2))
        kit.rope([(x, -w, z), (x, w, z)], 0.03, metal, 1)
    top = kit.lathe([(0.001, 0.5), (0.1, 0.43), (0.07, 0.3), (0.24, 0.17), (0.2, 0.05), (0.001, 0)], metal)
    kit.place(top, (0, 0, z + TALL - 0.1))
    things.chain((0, 0, z + TALL + 0.5), 16, metal)


def storm():
    """A thundercloud pressed against the bars, and one bolt down to the floor."""
    cloud, rng = Clay(), random.Random(6)
    lobes = [
        (-1.15, 0, 0.0, 0.62),
        (-0.55, -0.4, 0.05, 0.75),
        (0.15, -0.55, -0.05, 0.8),
        (0.85, -0.3, 0.05, 0.75),
        (1.3, 0.1, 0.1, 0.55),
    ]
    lobes += [
        (-0.75, -0.1, 0.7, 0.72),
        (0.0, -0.25, 0.85, 0.85),
        (0.75, 0, 0.75, 0.7),
        (-0.2, 0.1, 1.5, 0.7),
        (0.4, 0.1, 1.4, 0.62),
        (0, 0.7, 0.5, 1.0),
    ]
    for x, y, z, r in lobes:
        cloud.add(ball((x, y, z + rng.uniform(-0.05, 0.05)), (r, r * 0.95, r * 0.86)), "#8286b4", 0.03)
    cloud.paint(ball((0, 0, -0.9), (3, 3, 1.1)), "#34345e", 0.5)
    thing = kit.model(
        cloud, (-2.1, -1.7, -1.0), (2.1, 1.9, 2.5), 170, clay(bump=0.3, grain=4, rough=0.95, emit=0.05)
    )
    kit.place(thing, (0, 0, FLOOR + 2.15)).name = "cloud"
    bolt = lamp("#fff0b4", 1.7)
    flash = paper.cutout(weather.BOLT, bolt, (0.12, -0.85, FLOOR + 1.85), (0, 0, 0), 1.6, depth=0.06, bevel=0)
    flash.name = "bolt"
    light.bulb((0, -0.3, FLOOR + 0.7), 200, "#ffe6a0", 0.05)
    light.bulb((0.2, -1.6, FLOOR + 1.2), 14, "#ffe8b0", 0.2)
    light.bulb((-0.4, 0.2, FLOOR + 4.4), 60, "#c8b0ff", 0.3)


def paint(draft):
    """Late dusk; the bolt is the only lamp, and throws the bars over the plain."""
    light.world("#6a3f78", "#7a4a5c", 0.3)
    camera = stage.camera((0, -13.2, 2.2), (0, 0, 4.0), 45)
    dusk = sky.gradient(
        [
            (0, "#33204c"),
            (0.3, "#5c2f5e"),
            (0.5, "#7d3a62"),
            (0.64, "#a04c66"),
            (0.7, "#e8907c"),
            (1, "#b85f66"),
        ],
        13,
        0.08,
    )
    dusk = sky.clouds(
        dusk, "#a85a78", "#3a2350", cover=0.36, cell=170, seed=14, stretch=3.6, band=(0.02, 0.6), amount=0.7
    )
    sky.backdrop(dusk, 70, camera)
    desert()
    cage()
    storm()
    light.area((-8, -8, 8), (0, 0, 3.5), 4, 1200, "#c8b8f4")
    light.area((5, 10, 5), (0, 0, 4), 4, 1300, "#ff9a80")
    return Finish(
        fog=Fog("#c87882", 18, 50, 0.7),
        shadows="#220f38",
        lights="#fff2c8",
        focus=("bolt", "key", "face", "head"),
        lift=0.7,
        vignette=0.26,
    )
