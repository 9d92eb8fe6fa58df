# SPDX-License-Identifier: GPL-3.0-or-later
"""A storm sits in a birdcage, and someone has brought the key."""

import math
import random

import numpy as np
from scipy.spatial import cKDTree

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, figures, things
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
    rib = kit.mould(kit.rope([(r * f, 0, z + TALL * h) for f, h in shape], 0.045, metal))
    for i in range(16):
        kit.cast(rib, turn=(0, 0, 22.5 * (i + 0.5))).name = "bar"
    for f, h, thick in (
        (1.0, 0, 0.1),
        (1.0, 0.06, 0.04),
        (1.03, 0.3, 0.045),
        (1.0, 0.58, 0.05),
        (0.87, 0.78, 0.04),
    ):
        kit.place(kit.ring(r * f, thick, metal), (0, 0, z + TALL * h)).name = "ring"
    for i in range(-3, 4):
        x = i * 0.6
        w = math.sqrt(max(0, r**2 - x**2))
        kit.rope([(x, -w, z), (x, w, z)], 0.03, metal, 1)
    top = kit.lathe([(0.001, 0.5), (0.1, 0.43), (0.07, 0.3), (0.24, 0.17), (0.2, 0.05), (0.001, 0)], metal)
    kit.place(top, (0, 0, z + TALL - 0.1))
    things.chain((0, 0, z + TALL + 0.5), 16, metal)


def storm():
    """The light of the bolt, which is drawn later, and of the cloud above it."""
    light.bulb((0, -0.3, FLOOR + 0.7), 200, "#ffe6a0", 0.05)
    light.bulb((0.2, -1.6, FLOOR + 1.2), 14, "#ffe8b0", 0.2)
    light.bulb((-0.4, 0.2, FLOOR + 4.4), 60, "#c8b0ff", 0.3)


def village():
    """Those who have waited for rain: a village, its people, and all the bowls they own."""
    rng = random.Random(4)
    for k in range(17):
        x = -13 + 1.75 * k + rng.uniform(-0.5, 0.5)
        buildings.house(
            (x, 27 + rng.uniform(-2, 3), -0.1),
            (0, 0, rng.uniform(-30, 30)),
            1.0,
            width=1.5,
            depth=1.4,
            height=rng.uniform(1.0, 1.7),
            roof=rng.uniform(0.7, 1.2),
            glow="#ffb868" if k % 3 == 0 else None,
            shine=2,
            wall=rng.choice(("#b87a80", "#9a5c74", "#c8948c")),
            tiles=rng.choice(("#6a3050", "#7a3a4c", "#5a2c54")),
        )
    tower = [(0.6, 0), (0.55, 3.4), (0.7, 3.4), (0.001, 5.2)]
    kit.place(kit.lathe(tower, clay("#8a4f6a", bump=0.5), 4), (5.4, 28, 0), (0, 0, 30))
    spots = [(rng.uniform(-2.0, 5.2), rng.uniform(2.6, 11)) for _ in range(19)]
    coats = ("#c8584a", "#e8b070", "#4a6a8a", "#d88a9a", "#6a4a78", "#e8d0b0")
    poses = ("waiting", "looking up", "standing", "cheering")
    figures.crowd(spots, seed=5, facing=-12, size=1.15, poses=poses, colours=coats)
    bowl = [(0.001, 0.02), (0.14, 0), (0.3, 0.2), (0.32, 0.26), (0.28, 0.24), (0.12, 0.06), (0.001, 0.05)]
    moulds = [kit.mould(kit.lathe(bowl, clay(c, bump=0.3), 28)) for c in ("#e8c8a8", "#5a8a8a", "#c86a50")]
    for k in range(26):
        at = (rng.uniform(-1.5, 4.2), rng.uniform(-3.2, 4.2))
        tall = rng.uniform(0.8, 1.7)
        kit.cast(moulds[k % 3], (*at, 0.02), (0, 0, 0), (1, 1, tall)).name = "bowl"


def paint(draft):
    """Late dusk; the bolt is the only lamp, and throws the bars over the plain."""
    light.world("#6a3f78", "#7a4a5c", 0.3)
    camera = stage.camera((-0.6, -13.2, 2.5), (-0.6, 0, 3.85), 43)
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
        dusk, "#a85a78", "#3a2350", cover=0.42, cell=300, seed=14, stretch=1.9, band=(0.0, 0.62), amount=0.85
    )
    sky.backdrop(dusk, 70, camera)
    desert()
    cage()
    storm()
    village()
    light.area((-8, -8, 8), (0, 0, 3.5), 4, 1200, "#c8b8f4")
    light.area((5, 10, 5), (0, 0, 4), 4, 1300, "#ff9a80")
    return Finish(
        fog=Fog("#b05e78", 20, 60, 0.6),
        shadows="#220f38",
        lights="#fff2c8",
        focus=("bar", "head", "bowl"),
        lift=0.7,
        vignette=0.26,
    )
