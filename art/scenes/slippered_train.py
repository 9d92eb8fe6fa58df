# SPDX-License-Identifier: GPL-3.0-or-later
"""The night train goes through the sleeping town in slippers."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, block, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import animals
from painter.pixels import smoothstep

RASPBERRY, CHOCOLATE = "#c2305c", "#4a2f26"


def slipper(colour):
    """A felt mule with a turned-over cuff, 1.5 long, toe to -y, standing on 0; its heel is open."""
    felt = Clay().add(ball((0, 0.02, 0.07), (0.31, 0.76, 0.09)), "#7a1c3a")
    felt.add(ball((0, -0.3, 0.2), (0.3, 0.46, 0.27)), colour, 0.04)
    felt.carve(block((0, 0.42, 0.42), (0.26, 0.42, 0.3), 0.05), 0.04, "#f2c8b4")
    felt.paint(ball((0, 0.35, 0.16), (0.26, 0.4, 0.05)), "#f2c8b4", 0.02)
    felt.add(
        tube(
            [(-0.3, 0.06, 0.2), (-0.2, 0.0, 0.44), (0, -0.04, 0.52), (0.2, 0.0, 0.44), (0.3, 0.06, 0.2)],
            [0.08] * 5,
        ),
        "#f6e2d4",
        0.03,
    )
    return kit.model(
        felt, (-0.5, -0.9, -0.05), (0.5, 0.9, 0.75), 90, clay(bump=0.7, grain=22, sheen=0.5, rough=0.95)
    )


def foot(x, y, lifted, turn):
    """A leg of the engine ends in a slipper; some are lifted, on tiptoe."""
    pom = Clay()
    rng = random.Random(int(x * 10 + y))
    for _ in range(16):
        a, b = rng.uniform(0, math.tau), rng.uniform(0, math.pi)
        at = (0.1 * math.sin(b) * math.cos(a), 0.1 * math.sin(b) * math.sin(a), 0.1 * math.cos(b))
        pom.add(ball(at, 0.06), "#fff0e0", 0.02)
    puff = kit.model(pom, (-0.2, -0.2, -0.2), (0.2, 0.2, 0.2), 40, clay(bump=0.6, grain=30))
    kit.place(puff, (0, -0.42, 0.5)).name = "pompom"
    leg = kit.rope([(0, 0.12, 0.2), (0, 0.2, 0.55), (0, 0.34, 0.95)], 0.15, clay("#2c2024", rough=0.4), 4)
    shoe = slipper(RASPBERRY)
    shoe.name = "slipper"
    kit.group([shoe, puff, leg], (x, y, lifted), (-30 if lifted else 0, 0, turn), 1.45)


def pillow(at):
    """The smoke, kept in a striped pillow case: four corners, plump, tied to the chimney."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 60), indexing="ij")
    puff = np.clip((1 - u**4) * (1 - v**4), 0, 1) ** 0.6
    pull = 1 + 0.1 * (u**2 * v**2) - 0.09 * (1 - u**2 * v**2)
    stripe = smoothstep(0.6, 0.85, np.cos(u * 16))[..., None]
    paint = np.array(linear("#f6eee0")) * (1 - stripe) + np.array(linear("#d88aa0")) * stripe
    halves = []
    for side in (-1, 1):
        wrinkle = 0.03 * np.sin(u * 9 + 4 * v) * puff
        points = np.stack([u * 1.15 * pull, side * 0.5 * puff + wrinkle, v * 0.85 * pull], -1)
        halves.append(kit.sheet(points, clay(bump=0.3, grain=10, sheen=0.3), paint))
        halves[-1].name = "pillow"
    kit.group(halves, at, (0, 10, 8), 1.05)


def engine():
    """A big dark locomotive, face to us, one lamp, tiptoeing; a pillow case on its chimney."""
    body, brass = clay("#3b2a30", rough=0.45, bump=0.3, vary=0.12), clay("#c99a4a", rough=0.3, metal=0.5)
    dark = clay("#241a1e", rough=0.5)
    boiler = kit.lathe([(0.001, 0), (1.05, 0), (1.08, 0.1), (1.08, 5.2), (0.001, 5.2)], body, 56)
    kit.place(boiler, (0, 0, 2.25), (-90, 0, 0))
    kit.place(kit.ring(1.06, 0.07, brass, 60, 10), (0, 0.05, 2.25), (90, 0, 0))
    kit.place(kit.ring(0.72, 0.05, dark, 60, 10), (0, -0.02, 2.25), (90, 0, 0))
    for k in range(12):
        a = math.tau * k / 12
        kit.sphere(0.05, brass, (0.9 * math.cos(a), -0.03, 2.25 + 0.9 * math.sin(a)), 10)
    # A face, if one wants to see it: two rivets shut like eyes, a latch for a mouth.
    for side in (-1, 1):
        kit.rope(
            [(side * 0.5, -0.07, 2.46), (side * 0.32, -0.1, 2.4), (side * 0.16, -0.07, 2.46)], 0.035, brass, 5
        )
    kit.rope([(-0.2, -0.07, 1.93), (0, -0.1, 1.88), (0.2, -0.07, 1.93)], 0.03, brass, 5)
    kit.sphere((0.12, 0.08, 0.12), brass, (0, -0.08, 2.16), 18)
    kit.box((2.5, 0.3, 0.42), clay(RASPBERRY, bump=0.3, vary=0.12), (0, 0.2, 0.95), bevel=0.06)
    for side in (-1, 1):
        kit.place(
            kit.lathe([(0.001, 0), (0.2, 0), (0.2, 0.18), (0.001, 0.18)], brass, 26),
            (side * 0.85, 0.05, 1.16),
            (90, 0, 0),
        )
    lantern = kit.lathe([(0.001, 0), (0.3, 0), (0.36, 0.34), (0.3, 0.36), (0.001, 0.3)], brass, 36)
    kit.place(lantern, (0, 0.15, 3.55), (90, 0, 0))
    kit.sphere((0.27, 0.03, 0.27), lamp("#ffdf9a", 2.2), (0, -0.22, 3.55), 30)
    kit.box((2.6, 2.2, 2.3), body, (0, 6.2, 1.4), bevel=0.08)
    kit.box((2.9, 2.5, 0.2), dark, (0, 6.2, 3.7), bevel=0.06)
    stack = kit.lathe([(0.001, 0), (0.3, 0), (0.3, 0.7), (0.46, 1.15), (0.42, 1.2), (0.001, 1.1)], dark, 40)
    kit.place(stack, (0, 1.0, 3.2))
    pillow((0.05, 1.0, 5.2))
    kit.place(kit.ring(0.44, 0.05, clay(RASPBERRY), 30, 8), (0, 1.0, 4.42))
    for x, y, lifted, turn in (
        (-0.95, -1.5, 0.0, -52),
        (1.0, -1.0, 0.55, 48),
        (-1.0, 1.9, 0.3, -20),
        (1.0, 2.4, 0.0, 20),
    ):
        foot(x, y, lifted, turn)
    for k in range(2):
        carriage = kit.box(
            (2.4, 4.6, 2.1), body, (0.15 + 0.5 * k, 10.6 + 5.4 * k, 1.2), (0, 0, -4 - 5 * k), 0.08
        )
        carriage.name = "carriage"


def town(rng):
    """Two rows of close fronts with their blinds down; here and there a nightcap on a chimney."""
    walls = ("#9cc9b4", "#b4d6c4", "#86b8a4", "#c8dccb", "#a8c8b8")
    for side in (-1, 1):
        y = -2.2
        k = 0
        while y < 26:
            width, height = rng.uniform(2.0, 2.9), rng.uniform(4.6, 7.0)
            x = side * (3.3 + 0.12 * rng.random() + max(0, -y) * 0.1)
            tone = clay(rng.choice(walls), bump=0.4, grain=6, vary=0.16)
            kit.box(
                (2.6, width, height),
                tone,
                (x + side * 0.6, y + width / 2, 0),
                (0, 0, rng.uniform(-2, 2)),
                0.04,
            )
            roof = kit.facets(
                [
                    (-1.5, -width / 2 - 0.1, 0),
                    (1.5, -width / 2 - 0.1, 0),
                    (1.5, width / 2 + 0.1, 0),
                    (-1.5, width / 2 + 0.1, 0),
                    (0, -width / 2 - 0.1, 1.5),
                    (0, width / 2 + 0.1, 1.5),
                ],
                [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5)],
                clay(CHOCOLATE, bump=0.6, grain=12, vary=0.2),
            )
            kit.place(roof, (x + side * 0.6, y + width / 2, height))
            face = x - side * 0.72
            for row in range(3):
                for column in (-0.28, 0.28):
                    z = 0.9 + row * 1.6
                    if z + 0.9 > height:
                        continue
                    kit.box(
                        (0.06, 0.62, 0.95),
                        clay("#5a3a2e"),
                        (face, y + width / 2 + column * width, z),
                        bevel=0.02,
                    )
                    blind = clay(rng.choice(("#e9dcc2", "#d9b8a8", "#cfd8c0")), bump=0.4)
                    kit.box(
                        (0.09, 0.5, 0.8), blind, (face, y + width / 2 + column * width, z + 0.08), bevel=0.02
                    )
            if k % 2 == 0:
                chimney = (x + side * 0.2, y + width * 0.6, height + 0.9)
                kit.box((0.4, 0.4, 0.9), tone, chimney, bevel=0.03)
            y += width + 0.05
            k += 1
    kit.land(
        lambda x, y: 0.02 * np.sin(x * 3) * np.sin(y * 2.5),
        (-4, 4),
        (-6, 30),
        clay("#7fa898", bump=0.8, grain=5, vary=0.2),
        90,
    )
    rail = clay("#4a3a3a", rough=0.4)
    for side in (-1, 1):
        kit.box((0.12, 40, 0.07), rail, (side * 0.82, 12, 0.0))
    for k in range(26):
        kit.box((2.4, 0.22, 0.05), clay(CHOCOLATE, bump=0.6), (0, -4.5 + 1.1 * k, 0))


def watcher():
    """A cat on a wall; it has seen stranger things."""
    kit.box((0.9, 2.6, 1.35), clay("#c8dccb", bump=0.5, grain=6, vary=0.2), (2.35, -3.6, 0), bevel=0.05)
    cat = animals.cat("sitting", "#3a2a2c", "#f0e4d8", look=42)
    kit.place(cat, (2.2, -3.5, 1.33), (0, 0, -48), 1.35)


def paint(draft):
    """Mint evening, a close street, one lamp; nobody wakes."""
    light.world("#a8d8c8", "#6a8a84", 0.5)
    camera = stage.camera((0.35, -10.5, 2.5), (0.1, 2, 2.75), 40)
    evening = sky.gradient([(0, "#4a4478"), (0.35, "#94709a"), (0.6, "#e4b0a4"), (1, "#fbe2bc")], 5, 0.1)
    sky.backdrop(evening, 70, camera)
    town(random.Random(4))
    engine()
    watcher()
    kit.sphere((0.9, 0.05, 0.9), lamp("#f6f2d8", 1.2), (-2.6, 60, 19), 30)
    light.area((-5, -8, 9), (0, 0, 2), 4, 620, "#d8f4e8")
    light.bulb((0, -0.9, 3.5), 60, "#ffd890", 0.2)
    light.area((0.6, -11.5, 1.2), (0, 0, 0.4), 1.5, 160, "#ffd0b0")
    light.area((6, -5, 3), (1, 0, 1.5), 3, 130, "#e8a8b8")
    return Finish(
        fog=Fog("#d4b4b0", 14, 42, 0.5),
        shadows="#1f2a2c",
        lights="#fff4dc",
        vignette=0.24,
        focus=("slipper", "pompom"),
    )
