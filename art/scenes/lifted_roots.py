# SPDX-License-Identifier: GPL-3.0-or-later
"""The last tree has pulled up its feet, just out of reach of the axe."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

TREE = np.array((0.45, 0.6, 3.05))


def crown():
    """A round old head of leaves in big lobes, darker below."""
    rng = random.Random(4)
    c = Clay()
    for k in range(30):
        a, r = k * 2.4, 1.0 + 1.5 * math.sqrt(k / 30)
        at = (r * math.cos(a), 0.6 * r * math.sin(a), 3.0 + 0.9 * math.sin(k * 1.7) + 0.5 * (1 - r / 2.5))
        c.add(ball(at, rng.uniform(0.6, 0.95)), ("#5c8446", "#6b9450", "#4c743e")[k % 3], 0.16)
    thing = kit.model(c, (-3.8, -2.8, 0.8), (3.8, 2.8, 5.6), 130, clay(bump=1.0, grain=9, vary=0.25))
    kit.place(thing, TREE).name = "leaves"
    for _ in range(26):
        x, z = rng.uniform(-2.6, 3.2), rng.uniform(0.6, 5.6)
        kit.sphere((0.09, 0.02, 0.06), clay("#8fb060"), (x, rng.uniform(-1.5, 1), z), 8)


def trunk():
    """The trunk, and roots drawn up like knees under a skirt."""
    bark = "#5a4632"
    t = Clay().add(tube([(0, 0, 2.6), (0.1, 0, 1.2), (0, 0, 0.2)], [0.42, 0.5, 0.7]), bark)
    for k in range(9):
        a = math.tau * k / 9 + 0.2
        knee = (1.25 * math.cos(a), 0.85 * math.sin(a), 0.15 + 0.3 * math.sin(k * 2.1))
        foot = (0.75 * math.cos(a + 0.3), 0.55 * math.sin(a + 0.3), -0.95 - 0.2 * (k % 3))
        tip = (0.95 * math.cos(a + 0.5), 0.65 * math.sin(a + 0.5), -1.25 - 0.2 * (k % 2))
        t.add(
            tube(
                [(0.4 * math.cos(a), 0.4 * math.sin(a), 0.35), knee, foot, tip], [0.34, 0.24, 0.13, 0.05], 7
            ),
            bark,
            0.12,
        )
    for k in range(12):
        a = k * 0.52
        t.carve(
            tube(
                [
                    (0.62 * math.cos(a), 0.62 * math.sin(a), 0.3),
                    (0.46 * math.cos(a + 0.3), 0.46 * math.sin(a + 0.3), 2.5),
                ],
                [0.05, 0.05],
            ),
            0.06,
        )
    for side in (-1, 1):
        t.paint(
            tube(
                [(side * 0.12, -0.56, 1.35), (side * 0.22, -0.56, 1.28), (side * 0.33, -0.5, 1.35)],
                [0.02, 0.035, 0.02],
            ),
            "#2a1c12",
            0.015,
        )
    kit.place(
        kit.model(t, (-1.9, -1.5, -1.8), (1.9, 1.5, 2.8), 150, clay(bump=0.9, grain=8, vary=0.2)), TREE
    ).name = "trunk"
    earth = clay("#6b4a30", bump=0.6)
    rng = random.Random(6)
    for _ in range(26):
        kit.sphere(
            rng.uniform(0.02, 0.07),
            earth,
            tuple(TREE + (rng.uniform(-1.2, 1.2), rng.uniform(-0.8, 0.8), -1.4 - rng.uniform(0, 1.2))),
            10,
        )


def badgers():
    """Between the roots a badger family looks down, with bedding."""
    for x, s in ((-0.35, 1.0), (0.1, 0.75), (0.42, 0.6)):
        b = (
            Clay()
            .add(ball((0, 0, 0), (0.2, 0.2, 0.18)), "#4a4a4c")
            .add(limb((0, -0.1, -0.02), (0, -0.3, -0.08), 0.1, 0.05), "#e8e2d4", 0.05)
        )
        for side in (-1, 1):
            b.paint(limb((side * 0.07, -0.1, 0.1), (side * 0.08, -0.28, -0.02), 0.03), "#1c1c20", 0.01)
            b.add(ball((side * 0.13, 0.02, 0.15), 0.05), "#e8e2d4", 0.02)
        b.paint(ball((0, -0.34, -0.08), 0.035), "#141414", 0.01)
        kit.place(
            kit.model(b, (-0.35, -0.45, -0.3), (0.35, 0.3, 0.3), 50, clay(bump=0.6, grain=20)),
            TREE + (x, -0.55, -0.25),
            (24, 0, 0),
            1.15 * s,
        ).name = "head of a badger"
    kit.box((0.5, 0.3, 0.14), clay("#d8c8a4", bump=0.5), tuple(TREE + (-0.05, -0.6, -0.62)), (0, 6, 0), 0.05)


def field():
    """Stumps as far as one sees, and the hole where this one stood."""

    def ground(x, y):
        return (
            0.06 * np.sin(x * 0.9)
            + 0.05 * np.sin(y * 0.8)
            - 0.5 * np.exp(-((x - 0.5) ** 2 + (y - 0.6) ** 2) / 0.7)
        )

    kit.land(ground, (-16, 16), (-8, 40), clay("#7f8a58", bump=0.8, grain=5, vary=0.2), 150)
    rng = random.Random(9)
    for _ in range(46):
        x, y = rng.uniform(-9, 9), rng.uniform(-2, 26)
        if math.dist((x, y), (0.5, 0.6)) < 2.2 or (abs(x + 1.6) < 1.3 and y < 0):
            continue
        r = rng.uniform(0.3, 0.6)
        kit.place(
            kit.lathe(
                [(r * 1.25, 0), (r, 0.2), (r * 0.95, 0.5), (0.001, 0.52)],
                clay("#5a4632", bump=0.7, vary=0.2),
                24,
            ),
            (x, y, 0),
        )
        kit.place(
            kit.lathe([(0.001, 0), (r * 0.9, 0), (0.001, 0.02)], clay("#d8b888", bump=0.3), 24), (x, y, 0.52)
        )


def woodcutter():
    """Tall, thin, bearded; the axe is let down, the other hand goes up to touch a root. He did not want this."""
    him = person(
        age=58,
        female=0,
        build="lanky",
        tall=3.0,
        height_heads=4.9,
        pose="reaching up",
        expression="sad",
        look=Look(SKINS["peach"], nose=1.25),
        hair="short",
        hair_colour="#8a6a4a",
        beard="full",
        hat=hats.woolly("#8a3a2c"),
        clothes=[
            Garment("trousers", "#4a4436", braces="#2a2018"),
            Garment("top", "#c2a06a", "#8a3a2c", "checks", hem=0.02),
        ],
        shoes="#3a2a20",
        boot=3,
        reach={"left": (0.55, -0.75, 3.05), "right": (-0.55, -0.1, 1.15)},
        look_at=(1.1, -1.6, 4.3),
    )
    kit.place(him.thing, (-1.35, -1.55, 0), (0, 0, 52))
    x, y, z = him.hand("right")
    kit.rope([(x, y, z + 0.3), (x - 0.1, y - 0.05, 0.1)], 0.05, clay("#a87c4c"), 1)
    kit.box(
        (0.5, 0.08, 0.3), clay("#aab4b8", rough=0.3, metal=0.6), (x - 0.12, y - 0.05, 0.0), (0, 0, 20), 0.03
    )


def paint(draft):
    """An evening clearing; moss light, one tree."""
    light.world("#cfe0b8", "#7a8a5a", 0.55)
    camera = stage.camera((0, -12.0, 2.6), (0.1, 0, 3.5), 41)
    sky.backdrop(
        sky.gradient([(0, "#6f9478"), (0.4, "#a4bc8c"), (0.75, "#dfe4b8"), (1, "#eee0b0")], 8, 0.14),
        70,
        camera,
    )
    field()
    crown()
    trunk()
    badgers()
    woodcutter()
    light.sun((52, 6, 48), 3.0, "#ffe8b0", 3)
    light.area((-7, -8, 5), (0, 0, 2), 5, 380, "#a8d0d0")
    light.area((0, 7, 7), (0, 0, 4), 4, 420, "#ffe0a0")
    return Finish(
        fog=Fog("#dfe0b0", 14, 44, 0.5), shadows="#1c3430", lights="#fff4d0", focus=("trunk",), vignette=0.16
    )
