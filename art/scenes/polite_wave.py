# SPDX-License-Identifier: GPL-3.0-or-later
"""A wave stands at the garden gate and waits to be let in."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import things
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

INK = "#28487e"


def wave():
    """It stands four times as high as the girl, quite still, its crest bent like a bow, foam like folded gloves."""
    u, t = np.meshgrid(np.linspace(-1, 1, 150), np.linspace(0, 1, 120), indexing="ij")
    x = u * 5.6
    shoulder = 0.5 + 0.5 * np.cos(np.clip(u / 0.95, -1, 1) * math.pi)
    high = 3.1 + 3.2 * shoulder + 0.15 * np.sin(u * 9)
    a = np.clip((t - 0.62) / 0.38, 0, 1)
    curl = a * 2.3
    z = high * np.where(t < 0.62, np.sin(t / 0.62 * math.pi / 2) ** 0.85, 1) + 0.55 * high * 0.34 * (
        np.sin(curl) - a * 0.9
    )
    y = 2.4 - 2.1 * (t / 0.62).clip(0, 1) ** 2 - 0.34 * high * (1 - np.cos(curl)) * 0.75
    y = y + 0.16 * np.sin(x * 2.2 + t * 5)
    z = z + 0.05 * np.sin(x * 5 + t * 14)
    tone = np.array(linear("#3f6aa6")) * (0.7 + 0.9 * t[..., None])
    light_band = np.clip((t - 0.45) / 0.3, 0, 1)[..., None] * np.array(linear("#7fb8c8"))
    veins = (np.sin(x * 3.4 + 4 * np.sin(t * 7 + u * 3)) > 0.9)[..., None] * np.array(linear("#a8cfe0")) * 0.6
    foam = np.clip((t - 0.94) / 0.05, 0, 1)[..., None]
    paint = (tone * 0.8 + light_band * 0.5 + veins) * (1 - foam) + np.array(linear("#fff6ea")) * foam
    kit.sheet(
        np.stack([x, y, z], -1), clay(rough=0.3, bump=0.25, grain=5, vary=0.06, emit=0.12), paint
    ).name = "wave"
    froth = Clay()
    rng = random.Random(4)
    for k in range(0, 150, 3):
        for _ in range(2):
            at = (
                x[k, -1] + rng.uniform(-0.08, 0.08),
                y[k, -1] + rng.uniform(-0.12, 0.08),
                z[k, -1] + rng.uniform(-0.14, 0.12),
            )
            froth.add(ball(at, rng.uniform(0.1, 0.22)), "#fff8ee", 0.05)
    kit.model(froth, (-6, -5, 1.0), (6, 2, 8.5), 150, clay(bump=0.5, grain=10)).name = "foam"
    for side in (-1, 1):
        for _ in range(26):
            r = rng.uniform(0.08, 0.26)
            kit.sphere(
                (r, r, r * 0.7),
                clay("#fff4e6", bump=0.4),
                (side * rng.uniform(0.9, 4.5), rng.uniform(0.1, 0.7), r * 0.4),
                14,
            )
    return rng


def gift():
    """A shell wrapped in ribbon, held out on a tongue of water."""
    tongue = Clay()
    for t in np.linspace(0, 1, 14):
        tongue.add(
            ball((0.15 - 0.35 * t, 0.4 - 1.75 * t, 0.5 + 0.5 * math.sin(t * 2.3)), 0.34 - 0.15 * t),
            INK if t < 0.8 else "#6fa4c0",
            0.12,
        )
    kit.model(tongue, (-0.8, -2, -0.1), (0.9, 1.1, 1.7), 90, clay(rough=0.12, bump=0.2)).name = "water hand"
    shell = Clay()
    for k in range(9):
        a = (k - 4) * 0.24
        shell.add(
            ball((0.2 * math.sin(a), 0, 0.2 * math.cos(a)), (0.06, 0.07, 0.15)),
            "#f6c8a8" if k % 2 else "#ffe4cc",
            0.03,
        )
    kit.place(
        kit.model(shell, (-0.4, -0.2, -0.1), (0.4, 0.2, 0.45), 70, clay(rough=0.3)),
        (-0.22, -1.5, 1.02),
        (12, 0, 0),
        1.3,
    ).name = "gift"
    red = clay("#f0642f", bump=0.3)
    kit.place(kit.ring(0.2, 0.03, red, 30, 8), (-0.22, -1.5, 1.2), (0, 90, 0), 1.15)
    for s in (-1, 1):
        kit.rope(
            [
                (-0.22, -1.5, 1.46),
                (-0.22 + s * 0.2, -1.55, 1.62),
                (-0.22 + s * 0.24, -1.52, 1.46),
                (-0.22, -1.5, 1.46),
            ],
            0.03,
            red,
            5,
        )


def garden():
    """Raked gravel, two posts, a gate that stands ajar, box hedges, a path."""

    def rake(x, y):
        return 0.03 * np.sin(9 * np.hypot(x + 2.4, (y + 4.2) * 1.2)) + 0.012 * np.sin(x * 13)

    kit.land(rake, (-9, 9), (-9, 3), clay("#ecd9bc", bump=0.8, grain=26, vary=0.12), 320)
    path = clay("#f6cfa6", bump=0.5, grain=12, vary=0.15)
    rng = random.Random(8)
    for k in range(9):
        kit.place(
            kit.sphere((0.5, 0.36, 0.06), path, (0, 0, 0), 20),
            (0.15 * math.sin(k), -7.6 + 0.8 * k, 0.03),
            (0, 0, rng.uniform(-20, 20)),
            (0.62, 0.34, 0.06),
        )
    stone = clay("#f2e2c8", bump=0.6, grain=7, vary=0.16)
    for side in (-1, 1):
        kit.box((0.85, 0.85, 3.3), stone, (side * 2.1, -1.5, 0), bevel=0.07)
        kit.box((1.1, 1.1, 0.22), stone, (side * 2.1, -1.5, 3.3), bevel=0.06)
        kit.sphere(0.42, stone, (side * 2.1, -1.5, 3.92), 28)
        kit.box((4.6, 0.45, 1.5), stone, (side * 4.85, -1.4, 0), bevel=0.05)
    iron = clay("#35507a", rough=0.45, bump=0.2)
    for k in range(7):
        x, y = -1.62 + 0.08 * k, -1.65 - 0.2 * k
        kit.rope([(x, y, 0.1), (x, y, 2.0 + 0.25 * math.sin(k * 0.5))], 0.035, iron, 1)
    for z in (0.35, 1.6):
        kit.rope([(-1.66, -1.6, z), (-1.1, -2.95, z)], 0.04, iron, 1)
    hedge = clay("#8fa86a", bump=0.9, grain=14, vary=0.25)
    for side in (-1, 1):
        kit.box((1.3, 4.6, 0.95), hedge, (side * 3.75, -4.6, 0), bevel=0.25)


def girl():
    """Ten years old, bathing suit, rubber ring, a key too big for her; she hesitates, and has to smile."""
    her = person(
        age=10,
        female=1,
        build="round",
        tall=2.15,
        height_heads=4.3,
        pose="waiting",
        expression="grateful",
        look=Look(SKINS["brown"], eye=1.15),
        hair="curls",
        hair_colour="#1c1412",
        clothes=[
            Garment("top", "#f0642f", "#fff0dc", "stripes", sleeve=0.1, hem=0),
            Garment("trousers", "#f0642f", leg=0.22),
        ],
        reach={"left": (0.3, -0.42, 1.0), "right": (-0.2, -0.45, 0.95)},
        look_at=(-1.2, -2.2, 2.6),
        shoes=None,
    )
    kit.place(her.thing, (0.62, -4.35, 0.03), (0, 0, 118))
    ring = kit.ring(0.46, 0.17, clay("#fff4e2", bump=0.2, rough=0.4), 60, 20)
    kit.place(ring, (0.62, -4.35, 0.98), (4, -6, 0))
    key = things.key("#e8b13a")
    hand = her.hand("right")
    kit.place(key, (hand[0] + 0.05, hand[1] + 0.1, hand[2] - 0.2), (10, 24, 0), 1.15)
    key.name = "key"


def paint(draft):
    """Apricot morning; the sea has come up the lane and minds its manners."""
    light.world("#c4dcf0", "#fbd9b0", 0.65)
    camera = stage.camera((-0.35, -12.6, 2.55), (0.0, 0, 3.15), 40)
    dawn = sky.gradient([(0, "#9fbfd8"), (0.35, "#cddbe0"), (0.62, "#fbe0bc"), (1, "#ffc894")], 4, 0.14)
    sky.backdrop(dawn, 70, camera)
    wave()
    gift()
    garden()
    girl()
    light.sun((52, 6, 42), 3.0, "#ffdcae", 3)
    light.area((-8, -9, 6), (0, 1, 3), 5, 1300, "#a8c8f4")
    light.area((0, 6, 7), (0, 0, 4), 4, 500, "#ffd8b0")
    return Finish(
        fog=Fog("#f6dcc0", 16, 50, 0.35),
        shadows="#24305c",
        lights="#fff2dc",
        focus=("gift", "key"),
        vignette=0.14,
    )
