# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone keeps a storm in a cage, and only under the cage it is green."""

import math

import numpy as np
from scipy.spatial import cKDTree

from painter import kit, light, paper, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import plants, things, weather
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position
from painter.pixels import smoothstep

FLOOR, RADIUS = 2.3, 1.5
FLOWERS = ("#ff6f8a", "#ffd24a", "#fff4e0", "#c86ad0", "#ff8f4a")


def desert():
    """Cracked ground, dunes and a dead tree."""
    cells = cKDTree(np.random.default_rng(9).uniform((-9, -11), (9, 13), (900, 2)))

    def crack(x, y):
        u, v = np.ravel(x), np.ravel(y)
        d, _ = cells.query(np.stack([u + 0.12 * np.sin(v * 5), v + 0.12 * np.sin(u * 6)], -1), k=2)
        return (smoothstep(0.10, 0.015, d[:, 1] - d[:, 0]) * smoothstep(1.4, 2.6, np.hypot(u, v))).reshape(
            np.shape(x)
        )

    def height(x, y):
        swell = 0.08 * np.sin(x * 0.8 + y * 0.3) + 0.04 * np.sin(x * 2 + y * 1.4)
        return swell + 0.02 * np.maximum(np.abs(x) - 3, 0) ** 1.5 - 0.07 * crack(x, y)

    def paint(x, y, z):
        t = np.clip(0.5 + 0.25 * np.sin(x * 0.7 + y * 0.5), 0, 1)[:, None]
        earth = np.array(linear("#a8506a")) * (1 - t) + np.array(linear("#d98474")) * t
        wet = smoothstep(2.9, 1.6, np.hypot(x, y))[:, None]
        return (earth * (1 - wet) + np.array(linear("#6a5a34")) * wet) * (1 - 0.72 * crack(x, y)[:, None])

    kit.land(height, (-9, 9), (-11, 13), clay(bump=0.5, grain=5, vary=0.14), 420, paint)
    for far, colour, tall, phase in (
        (15, "#b8607a", 1.5, 0.3),
        (22, "#b0608a", 2.5, 1.7),
        (31, "#9a6aa0", 4.0, 3.1),
        (42, "#8f80b8", 6.2, 4.4),
    ):
        kit.land(
            lambda x, y, y0=far, h=tall, p=phase: (
                -1.2
                + h
                * (0.55 + 0.45 * np.sin(x * 0.16 + p) + 0.18 * np.sin(x * 0.41 + p * 2))
                * np.exp(-(((y - y0) / 3.5) ** 2))
                + 0.12 * np.sin(x * 1.1 + y)
            ),
            (-34, 34),
            (far - 5, far + 5),
            clay(colour, bump=0.4, grain=1.5),
            80,
        )
    kit.place(plants.bare_tree(), (2.85, 1.6, 0), (0, 4, 30), 1.15)


def cage():
    """A bird cage of verdigris, hung from where nobody sees."""
    metal = clay("#2f8f86", rough=0.5, metal=0.25, bump=0.35, vary=0.35)
    z, r = FLOOR, RADIUS
    rib = kit.mould(
        kit.rope(
            [
                (r * f, 0, z + h)
                for f, h in ((1, 0), (1.03, 1.2), (1, 2.2), (0.86, 2.95), (0.5, 3.45), (0.08, 3.7))
            ],
            0.026,
            metal,
        )
    )
    for i in range(18):
        kit.cast(rib, turn=(0, 0, 20 * (i + 0.5)))
    for f, h, thick in ((1.0, 0, 0.09), (1.03, 1.2, 0.04), (1.0, 2.2, 0.05)):
        kit.place(kit.ring(r * f, thick, metal), (0, 0, z + h))
    for i in range(-4, 5):
        w, x = math.sqrt(max(0, r**2 - (i * 0.33) ** 2)), i * 0.33
        kit.rope([(x, -w, z), (x, 0, z), (x, w, z)], 0.016, metal, 2)
        kit.rope([(-w, x, z), (0, x, z), (w, x, z)], 0.016, metal, 2)
    kit.place(
        kit.lathe([(0.001, 0.36), (0.07, 0.31), (0.05, 0.21), (0.16, 0.12), (0.14, 0.04), (0.001, 0)], metal),
        (0, 0, z + 3.64),
    )
    things.chain((0, 0, z + 4.1), 10, metal)
    things.padlock((-0.9, -r * 0.83 - 0.06, z + 1.0))


def storm():
    """The captive: cloud, bolt and rain."""
    kit.place(
        weather.cloud("#6f86b0", "#1c2850", half=(1.0, 0.75, 0.9), seed=5, resolution=150),
        (0, 0, FLOOR + 1.75),
    )
    paper.cutout(weather.BOLT, lamp("#ffe27a", 7), (0.15, -0.75, FLOOR + 1.6), depth=0.05, bevel=0.005)
    light.bulb((0.1, -0.9, FLOOR + 1.0), 30, "#ffd870", 0.2)
    weather.rain(1.25, 0.4, FLOOR + 1.5)


def garden():
    """What grows where it rains."""
    kit.lathe(
        [(1.75, -0.12), (1.68, 0.02), (1.45, 0.1), (1.0, 0.15), (0.01, 0.18)],
        clay("#4f5a2c", bump=0.8, grain=8),
    )
    tufts = [
        plants.tuft(c, 14, 0.3, spread=0.07, seed=k)
        for k, c in enumerate(["#6fae4a", "#4c8f3f", "#93c45a", "#2f7a4a"])
    ]
    rng = np.random.default_rng(5)

    def spot(rng, reach=1.5):
        a, d = rng.random() * 6.28, rng.random() ** 0.5 * reach
        return d * math.cos(a), d * math.sin(a)

    plants.meadow(tufts, 420, spot, lambda x, y: 0.18 - 0.06 * np.hypot(x, y), (0.6, 1.25), 5)
    for _ in range(46):
        (x, y), tall = spot(rng, 1.4), rng.uniform(0.22, 0.5)
        kit.rope([(x, y, 0.1), (x + 0.02, y, 0.1 + tall * 0.5), (x, y, 0.1 + tall)], 0.01, clay("#3f7a3a"), 2)
        kit.sphere((0.055, 0.055, 0.033), clay(FLOWERS[rng.integers(5)], emit=0.15), (x, y, 0.12 + tall), 12)
    kit.place(plants.round_tree("#4fa05a", height=1.3, seed=3, resolution=90), (0.75, 0.45, 0.15))


def paint(draft):
    """A rose evening without wind."""
    light.world("#e8a8b8", "#f0b48a", 0.65)
    camera = stage.camera((0, -12.5, 2.5), (0, 0, 3.15), 50)
    evening = sky.gradient(
        [(0, "#9a4a78"), (0.28, "#d9708a"), (0.5, "#f5a592"), (0.66, "#fcd3a6"), (1, "#f2b184")], 13, 0.14
    )
    evening = sky.clouds(
        evening,
        "#ffd9bc",
        "#c86a8c",
        cover=0.38,
        soft=0.16,
        cell=150,
        seed=14,
        stretch=3.2,
        band=(0.05, 0.7),
        amount=0.7,
    )
    sky.backdrop(evening, 60, camera)
    desert()
    cage()
    storm()
    garden()
    keeper = figure(
        "grown",
        "standing",
        Clothes("#f2bd2c", 0.7, 0.08, shoes="#2f4a6a", hat="brim", hat_colour="#d89a1c", cut="coat"),
        skin="tan",
        tall=1.1,
        hunch=14,
        reach={"left": (0.36, -0.2, 0.68), "right": (-0.22, -0.3, 0.5)},
    )
    kit.place(keeper, (-1.2, -3.1, 0), (0, 0, 152), 1.25)
    kit.place(things.key(), np.array(hand_position(keeper, "left")) - (0, 0, 0.2), (4, -10, 170), 1.1)
    kit.place(
        weather.cloud("#fff6ea", half=(0.9, 0.45, 0.8), seed=3, resolution=110), (1.95, -1.2, 5.6), size=0.46
    )
    for dx in (-0.085, 0.065):  # the small free cloud looks on, with its eyes nearly shut
        kit.sphere((0.024, 0.01, 0.009), clay("#3a3448"), (1.96 + dx, -1.58, 5.66), 12)
    light.sun((56, 0, -58), 3.0, "#ffd0a0", 3)
    light.area((6, -6, 5), (0, 0, 3), 5, 300, "#a8b8ff")
    light.area((3, 7, 6), (0, 0, 4), 3, 500, "#ffb07a")
    return Finish(fog=Fog("#ffcfae", 15, 60, 0.6), shadows="#3a1648", lights="#fff0cc")
