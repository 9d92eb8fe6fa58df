# SPDX-License-Identifier: GPL-3.0-or-later
"""Behind her the footprints get up and fly."""

import math
import random

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, ball
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import animals
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person


def way(t):
    """Her path over the field, from the upper left in one long curve to where she is."""
    return -2.6 + 4.6 * t - 1.9 * math.sin(t * 3.0), 6.2 - 9.4 * t


def field():
    """A white field from above, wind-drawn, with a fence that has given up."""

    def drift(x, y):
        return 0.07 * np.sin(x * 1.2 + 1.5 * np.sin(y * 0.5)) + 0.05 * np.sin(y * 2.3 + x * 0.6)

    kit.land(drift, (-9, 9), (-9, 12), clay("#e9f0f5", bump=0.5, grain=7, vary=0.05, rough=0.95), 220)
    rng = random.Random(2)
    wood = clay("#7f8fa2", bump=0.5)
    for k in range(7):
        x, y = 3.1 + 0.15 * math.sin(k), -6.0 + 1.35 * k
        if k not in (3, 5):
            kit.box((0.13, 0.13, 0.9), wood, (x, y, 0), (rng.uniform(-14, 14), rng.uniform(-14, 14), 0), 0.02)


def shoe_print(x, y, heading, side, depth):
    """One print: sole and heel pressed in; `depth` 0 to 1 is how far it has turned into a bird."""
    a = math.radians(heading)
    px, py = x + side * 0.2 * math.cos(a), y - side * 0.2 * math.sin(a)
    blue = clay("#8fa6bd", bump=0.4, vary=0.1)
    kit.place(
        kit.sphere((0.13, 0.24, 0.05), blue, (0, 0, 0), 20),
        (px, py, 0.04),
        (0, 0, -heading),
        (0.13, 0.24, 0.03),
    )
    kit.place(
        kit.sphere((0.1, 0.12, 0.05), blue, (0, 0, 0), 16),
        (px - 0.32 * math.sin(a), py - 0.32 * math.cos(a), 0.04),
        (0, 0, -heading),
        (0.1, 0.12, 0.03),
    )
    if depth > 0:
        for s in (-1, 1):
            wing = Clay().add(
                ball(
                    (s * 0.2, 0, 0.05 + 0.16 * depth),
                    (0.2 * depth + 0.05, 0.14, 0.03),
                    (0, -s * 35 * depth, 0),
                ),
                "#64788f",
            )
            kit.place(
                kit.model(wing, (-0.5, -0.3, -0.1), (0.5, 0.3, 0.4), 34), (px, py, 0.06), (0, 0, -heading)
            )


def prints_and_birds():
    """The first are prints, the next have wing tips, the others are a flock that leaves at the left."""
    steps = 26
    rng = random.Random(6)
    flock = [kit.mould(animals.swallow("#56687f", flap=f)) for f in (0.1, 0.35, 0.6, -0.2)]
    for k in range(steps):
        t = 0.98 - k / steps * 0.95
        x, y = way(t)
        nx, ny = way(min(t + 0.01, 1))
        heading = math.degrees(math.atan2(nx - x, ny - y))
        side = 1 if k % 2 else -1
        if k < 9:
            shoe_print(x, y, heading, side, 0)
        elif k < 14:
            shoe_print(x, y, heading, side, (k - 8) / 6)
        else:
            lift = (k - 13) * 0.3
            kit.cast(
                rng.choice(flock),
                (x + side * 0.3 + rng.uniform(-0.15, 0.15), y, 0.4 + lift),
                (rng.uniform(-10, 20), rng.uniform(-20, 20), rng.uniform(-40, 40) + 160),
                0.95,
            )
    for k in range(26):
        a = k / 25
        x, y = -2.4 - 1.1 * math.sin(a * 5) + rng.uniform(-0.9, 0.9), 5.5 + rng.uniform(-2.4, 2.0)
        z = 3.2 + rng.uniform(0, 1.4)
        kit.cast(
            rng.choice(flock),
            (x, y, z),
            (rng.uniform(-20, 25), rng.uniform(-25, 25), 140 + rng.uniform(-50, 50)),
            rng.uniform(0.8, 1.15),
        )
    x, y = -1.0, 2.7
    kit.cast(flock[0], (x, y, 2.6), (0, 10, 150), 1.25)
    kit.rope(
        [
            (x + 0.05, y - 0.6, 2.62),
            (x + 0.2, y - 0.9, 2.4),
            (x + 0.05, y - 1.2, 2.2),
            (x + 0.3, y - 1.45, 1.9),
        ],
        0.025,
        clay("#e8602c"),
        5,
    )


def walker():
    """A wide persimmon hat, a long skirt, arms out for balance; she strides on and does not know."""
    her = person(
        age=41,
        female=1,
        build="average",
        tall=2.7,
        height_heads=4.6,
        pose="walking",
        expression="smiling",
        look=Look(SKINS["brown"]),
        hair="long",
        hair_colour="#1c1412",
        hat=hats.brim("#e8602c", "#7a2c18", 0.5),
        clothes=[
            Garment("top", "#f0e4d4", hem=0),
            Garment("skirt", "#44587a", length=0.85, flare=0.6),
            Garment("cape", "#5f7ba8", length=0.35),
        ],
        reach={"left": (1.15, -0.15, 1.75), "right": (-1.15, 0.1, 1.7)},
        wind=(-1.5, 0, 0),
    )
    x, y = way(1.0)
    kit.place(her.thing, (x, y - 0.35, 0.05), (-6, 0, -28))


def paint(draft):
    """From above: white, slate, one persimmon disc."""
    light.world("#f0f5fa", "#c4d0de", 0.7)
    stage.camera((0.2, -7.6, 13.8), (0.15, 1.2, 0.4), 45)
    field()
    prints_and_birds()
    walker()
    light.sun((38, 24, 0), 2.6, "#fff4e0", 3)
    light.area((7, -5, 8), (0, 0, 0), 5, 260, "#a8c0e8")
    return Finish(shadows="#4a5f8f", lights="#fffbf2", vignette=0.1)
