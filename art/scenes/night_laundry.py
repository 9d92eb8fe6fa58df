# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone hangs the night out to dry."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import buildings, creatures, things, weather
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position
from painter.pixels import F, mix, noise, ramp, smoothstep

SOCK = ((-0.13, 0), (0.13, 0), (0.13, -0.5), (0.3, -0.62), (0.3, -0.78), (-0.02, -0.8), (-0.13, -0.6))


def on_line(t):
    """The point of the washing line from the chimney (0) to the pole (1)."""
    return np.array((-2.4 + 5.1 * t, -1.25 + 0.3 * t, 4.1 + 2.3 * t - 1.65 * t * (1 - t)))


def roofs():
    """Tiles before, a hazy town behind."""
    for k, (at, width, depth, height, tiles, wall, turn) in enumerate(
        [
            ((-1.9, -1.6, -0.1), 3.6, 3.2, 1.5, "#d8663e", "#f2dcb8", 82),
            ((2.6, -0.3, -0.7), 3.4, 3.0, 1.5, "#c24f3c", "#e6c49a", 96),
            ((0.4, 3.2, -1.2), 3.0, 3, 1.4, "#e08850", "#f0d8b0", 80),
            ((-4.2, 4.5, -1.0), 3, 3, 1.6, "#b85a4c", "#dcb894", 70),
            ((4.6, 5.5, -0.9), 3, 3, 1.7, "#d87a4a", "#f0d8b0", 100),
        ]
    ):
        buildings.tiled_roof(
            at, (0, 0, turn), width=width, depth=depth, height=height, tiles=tiles, wall=wall, seed=k
        )
    rng = random.Random(3)
    for _ in range(22):
        at = (rng.uniform(-9, 9), rng.uniform(9, 22), -3.2 + rng.random() * 1.4)
        buildings.house(
            at,
            (0, 0, rng.uniform(-40, 40)),
            width=1.4,
            depth=1.3,
            height=1.6,
            roof=1.0,
            glow=None,
            wall=rng.choice(["#f0dcb8", "#e8c8a8", "#d8b8a0"]),
            tiles=rng.choice(["#d87a5a", "#c86a58", "#e09a6a"]),
        )


def line():
    """Chimney, pole and line."""
    brick, wood = clay("#b8563c", bump=0.8, grain=9, vary=0.25), clay("#8a5a3a", bump=0.4, grain=12)
    kit.box((0.62, 0.62, 2.6), brick, (-2.55, -1.5, 0.9), bevel=0.04)
    kit.box((0.8, 0.8, 0.18), brick, (-2.55, -1.5, 3.5), bevel=0.04)
    kit.place(
        kit.lathe([(0.2, 3.68), (0.16, 4.1), (0.2, 4.12), (0.2, 4.2)], clay("#d8894a"), 32), (-2.55, -1.5, 0)
    )
    kit.rope([(2.75, -0.9, -0.2), (2.72, -0.9, 3), (2.7, -0.9, 6.7)], 0.075, wood, 3)
    kit.rope([(2.2, -0.9, 6.35), (2.7, -0.9, 6.4), (3.2, -0.9, 6.45)], 0.05, wood, 2)
    kit.rope([on_line(t) for t in np.linspace(0, 1, 10)], 0.022, clay("#fff6dc", bump=0), 4)


def pegs(*places):
    """Clothes pegs on the line."""
    for t in places:
        kit.box((0.06, 0.09, 0.24), clay("#e8b060"), on_line(t) - (0, 0, 0.16), bevel=0.015)


def night():
    """The night itself, still dripping colour at its hem."""
    start, end, n = 0.40, 0.84, kit.detail(240)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
    top = np.array([on_line(t) for t in start + (end - start) * u[0]])
    fold = 0.21 * np.sin(u * 15 + 0.9 * np.sin(v * 4)) * (0.3 + 0.7 * v) + 0.28 * np.sin(u * 5 + v * 2) * v
    x = top[None, :, 0] + 0.10 * np.sin(v * 3 + u * 2) * v
    y, z = top[None, :, 1] + fold, top[None, :, 2] - 0.02 - v * (3.35 + 0.12 * np.sin(u * 6)) + 0 * u
    blot = noise(n, n, n * 0.35, 5, 5)
    stops = [(0, "#0d1440"), (0.4, "#1f2f7e"), (0.7, "#4a3f9a"), (0.88, "#b0589a"), (1, "#f08a7a")]
    colour = ramp(np.clip(v * 0.85 + (blot - 0.5) * 0.6, 0, 1), stops) ** 2.2
    milky = smoothstep(0.2, 0.0, np.abs(u - 0.2 - 0.55 * v + (blot - 0.5) * 0.35)) * 0.55
    pale = np.broadcast_to(np.array([0.45, 0.5, 0.85], F), colour.shape)
    colour = mix(colour, pale, milky * smoothstep(0.4, 0.7, noise(n, n, 10, 6)))
    kit.sheet(np.stack([x, y, z], -1), clay(bump=0.15, grain=60, vary=0.05, emit=0.16), colour)
    pegs(*np.linspace(start + 0.01, end - 0.01, 5))
    rng = np.random.default_rng(3)
    for _ in range(60):
        a, b = int(rng.uniform(0.04, 0.96) * n), int(rng.uniform(0.03, 0.8) * n)
        shape = paper.star(0.022 + 0.055 * rng.random() ** 3, 4, 0.4)
        paper.cutout(
            list(shape.exterior.coords)[:-1],
            lamp("#fff2c4", 3.5),
            (x[b, a], y[b, a] - 0.05, z[b, a]),
            (0, rng.uniform(0, 90), 0),
            depth=0.01,
            bevel=0,
        )


def other_things():
    """Moon, cloud and socks, pegged too."""
    paper.cutout(
        paper.crescent(0.64),
        clay("#ffdf8a", emit=0.22, bump=0.5, vary=0.18),
        on_line(0.275) + (0.05, 0, -0.66),
        (0, -14, 0),
        depth=0.16,
        bevel=0.035,
    )
    for k, (dx, colour) in enumerate([(-0.02, "#e8604a"), (0.30, "#5a7a9a")]):
        paper.cutout(
            SOCK,
            clay(colour, bump=0.4, grain=30),
            on_line(0.045) + (dx + 0.1, -0.02, dx * 0.05 - 0.03),
            (0, 4 - 8 * k, 0),
            depth=0.09,
            bevel=0.03,
        )
    at, rng = on_line(0.925), random.Random(5)
    kit.place(
        weather.cloud("#f4f8fa", "#8fb0c4", half=(0.9, 0.45, 0.8), seed=7, resolution=110),
        at + (-0.02, 0, -0.4),
        size=0.42,
    )
    for _ in range(9):
        kit.sphere(
            (0.02, 0.02, 0.042),
            clay("#7fc0e0", rough=0.15),
            at + (rng.uniform(-0.3, 0.3), 0, -0.75 - rng.random() * 1.6),
            10,
        )
    pegs(0.07, 0.125, 0.27, 0.925)


def washer():
    """She stands on the ridge with a basket of stars and looks at one of them."""
    woman = figure(
        "round elder",
        "standing",
        Clothes("#2f6f74", 0.85, 0.1, hair="bun", hair_colour="#d8d2cc", shoes="#3a2b3a", cut="dress"),
        skin="brown",
        tall=1.1,
        hunch=2,
        expression="tender",
        reach={"left": (0.36, -0.16, 1.02), "right": (-0.3, -0.1, 0.5)},
    )
    kit.place(woman, (-1.2, -2.0, 1.42), (0, 0, 168), 1.25)
    hand = np.array(hand_position(woman, "left"))
    paper.cutout(
        paper.rounded(paper.star(0.19), 0.012),
        clay("#ffd060", bump=0.1, emit=0.38),
        hand + (0, 0, 0.16),
        (0, 10, 0),
        depth=0.06,
        bevel=0.015,
    )
    light.bulb(hand + (0, -0.25, 0.2), 10, "#ffd070", 0.08)
    things.basket((-0.3, -2.1, 1.42))
    rng = random.Random(9)
    for _ in range(16):
        a, d = rng.random() * 6.28, rng.random() * 0.3
        at = (-0.3 + d * math.cos(a), -2.1 + d * math.sin(a), 1.84 + rng.random() * 0.25)
        turn = (rng.uniform(-40, 40), rng.uniform(0, 70), rng.uniform(-30, 30))
        paper.cutout(
            paper.rounded(paper.star(rng.uniform(0.12, 0.19)), 0.01),
            clay("#ffc648", bump=0, emit=0.35),
            at,
            turn,
            depth=0.05,
            bevel=0.012,
        )
    light.bulb((-0.3, -2.4, 2.3), 9, "#ffcf70", 0.15)


def paint(draft):
    """A clear morning over tiled roofs."""
    light.world("#cfeee0", "#ffd9b0", 0.75)
    camera = stage.camera((0.1, -12.5, 3.2), (0.1, 0, 3.55), 49)
    morning = sky.gradient(
        [
            (0, "#3fb3b3"),
            (0.25, "#86d3bd"),
            (0.45, "#e6ecab"),
            (0.6, "#ffdf8f"),
            (0.75, "#ffb98a"),
            (1, "#f59a86"),
        ],
        33,
        0.16,
    )
    morning = sky.clouds(
        morning,
        "#fff7dc",
        "#f7c7a0",
        cover=0.4,
        soft=0.16,
        cell=170,
        seed=36,
        stretch=2.8,
        band=(0, 0.7),
        amount=0.85,
    )
    sky.backdrop(morning, 70, camera)
    roofs()
    line()
    night()
    other_things()
    washer()
    kit.place(creatures.cat(), (1.85, -1.0, 0.87), (0, 0, 150), 1.15)
    light.sun((52, 0, -38), 3.0, "#ffe2a8", 4)
    light.area((6, -6, 6), (0, 0, 3), 5, 260, "#a8e0d8")
    light.area((3, 8, 6), (0, 0, 4), 4, 700, "#ffd090")
    return Finish(
        fog=Fog("#ffdcae", 14, 42, 0.8),
        shadows="#1f4a6a",
        lights="#fff4cc",
        vignette=0.16,
    )
