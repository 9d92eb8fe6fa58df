# SPDX-License-Identifier: GPL-3.0-or-later
"""The groom has been climbing the wedding cake for years."""

import math
import random

import numpy as np

from painter import kit, light, stage
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import cakes, desert, weather
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

TIERS = (  # radius, foot, height, colour
    (1.75, 0.0, 1.15, "#d9788c"),
    (1.5, 1.15, 1.05, "#f6e2cc"),
    (1.26, 2.2, 1.0, "#c8607a"),
    (1.04, 3.2, 0.95, "#eba6ac"),
    (0.84, 4.15, 0.85, "#f6e2cc"),
    (0.65, 5.0, 0.78, "#d9788c"),
    (0.47, 5.78, 0.7, "#f2c0bc"),
)
ICING, CREAM, TOP = "#fff1de", "#f6e2cc", 6.48
BITES = ((-2.05, 0.36, 0.2), (-1.95, 0.56, 0.17), (-2.2, 0.52, 0.15), (-1.85, 0.34, 0.15))
CAKE = (0.42, 0, 0)
START, TURNS = -2.3, 2.6


def radius_at(z):
    """How far the stair is from the axis: it follows the tiers, softened."""
    edges = [(foot + height * 0.5, radius) for radius, foot, height, _ in TIERS]
    return float(np.interp(z, [e[0] for e in edges], [e[1] for e in edges])) + 0.2


def step_at(share):
    """Where the stair is after a share of its way: angle and height."""
    return START + share * TURNS * 2 * math.pi, 0.05 + share**0.9 * (TOP - 0.3)


def stair():
    """Icing steps, each set into the cake."""
    step = kit.mould(kit.box((0.5, 0.19, 0.16), clay("#fff6e8", bump=0.25), (0.03, 0, -0.07), bevel=0.02))
    n = 84
    for k in range(n):
        a, z = step_at(k / n)
        r = radius_at(z)
        kit.cast(step, (CAKE[0] + r * math.cos(a), r * math.sin(a), z), (0, 0, math.degrees(a)), (1, 1, 1))


def lift():
    """Somebody has been quicker."""
    a, z, r = -2.02, TIERS[4][1] + 0.24, 0.8
    x, y = CAKE[0] + r * math.cos(a), r * math.sin(a)
    turn = (0, 0, math.degrees(a) + 90)
    kit.box((0.24, 0.05, 0.36), lamp("#ffd45a", 2.2), (x, y, z), turn, 0)
    bars = clay("#3f8a80", metal=0.4, rough=0.4)
    for s in (-0.12, -0.04, 0.04, 0.12):
        at = (x + s * math.cos(math.radians(turn[2])), y - 0.03 + s * math.sin(math.radians(turn[2])), z)
        kit.box((0.016, 0.016, 0.38), bars, at, turn, 0)
    kit.sphere(0.03, lamp("#ffe27a", 6), (x - 0.02, y - 0.06, z + 0.45), 12)


def groom():
    """Nearly at the top, at the left against the sky: both fists up, the beard down to his knees."""
    share = next(s for s in np.linspace(0.72, 0.97, 800) if abs((step_at(s)[0] + 2.6) % (2 * math.pi)) < 0.05)
    a, z = step_at(share)
    r = radius_at(z) + 0.2
    him = person(
        age=71,
        female=0,
        build="slight",
        tall=1.75,
        height_heads=4.3,
        pose="cheering",
        expression="triumphant",
        look=Look(SKINS["peach"], nose=1.2, eye=1.2),
        hair="ring",
        hair_colour="#d9d2c6",
        beard="long",
        clothes=[
            Garment("trousers", "#4a5a8c"),
            Garment("top", "#fff4e4", collar="turned", hem=0),
            Garment("coat", "#3f5490", length=0.62, open=0.5, collar="lapel", shirt="#fff4e4", tie="#c8485a"),
        ],
        shoes="#2a2030",
        look_at=(0.5, -5, 1.9),
    )
    kit.place(him.thing, (CAKE[0] + r * math.cos(a), r * math.sin(a) - 0.1, z + 0.1), (0, 0, -8))
    x, y, z = him.hand("right")
    bloom = [clay(tone, bump=0.4) for tone in ("#fff0d8", "#f0a0a8", "#e8607a")]
    for k in range(8):
        spot = (
            x + 0.1 * math.cos(k * 2.4),
            y - 0.05 + 0.05 * math.sin(k),
            z + 0.16 + 0.08 * math.sin(k * 2.4),
        )
        kit.sphere(0.07, bloom[k % 3], spot, 12).name = "bouquet"


def summit():
    """One candle, a bell, and a cloud that it ends in."""
    x, y, _ = CAKE
    kit.place(
        kit.lathe([(0.001, 0), (0.09, 0), (0.085, 0.6), (0.001, 0.6)], clay("#f6d8c8", bump=0.2), 20),
        (x, y, TOP + 0.04),
    )
    kit.sphere((0.075, 0.075, 0.17), lamp("#ffcf2a", 5), (x, y, TOP + 0.82), 16)
    light.bulb((x, y - 0.3, TOP + 0.75), 22, "#ffc84a", 0.15)
    bell = [(0.11, 0), (0.085, 0.05), (0.06, 0.13), (0.045, 0.17), (0.001, 0.19)]
    for dx, lean in ((-0.1, -16), (0.12, 14)):
        kit.place(
            kit.lathe(bell, clay("#3f8a80", metal=0.4, rough=0.4), 24),
            (x + dx, -0.55, TOP - 0.2),
            (0, lean, 0),
            1.25,
        )
    cloud = weather.cloud("#fff0e2", "#e8a8b0", half=(1.15, 0.5, 0.6), seed=4)
    kit.place(cloud, (x - 0.1, 0.75, TOP - 0.55), (0, -3, 0), 1.05)


def foot():
    """Crumbs as large as boulders, and a hat."""
    rng = random.Random(5)
    for k in range(26):
        a, d = rng.uniform(3.3, 6.1), rng.uniform(2.05, 3.3)
        s = rng.uniform(0.05, 0.2) * (1.4 if k % 6 == 0 else 1)
        lump = clay(rng.choice(("#d9788c", "#f0d8c0", "#c8607a")), bump=1, grain=9)
        kit.box(
            (s * 1.3, s, s),
            lump,
            (CAKE[0] + d * math.cos(a), d * math.sin(a), -0.02),
            (rng.uniform(-30, 30), rng.uniform(-30, 30), rng.uniform(0, 90)),
            s * 0.3,
        )
    felt = clay("#2a2030", bump=0.3)
    hat = [
        kit.lathe([(0.001, 0), (0.16, 0), (0.17, 0.28), (0.001, 0.28)], felt, 32),
        kit.lathe([(0.001, -0.01), (0.27, -0.01), (0.27, 0.02), (0.001, 0.02)], felt, 32),
        kit.lathe([(0.166, 0.03), (0.168, 0.08)], clay("#b04a5a"), 32),
    ]
    kit.group(hat, (-1.55, -2.7, 0.2), (8, 66, -18), 1.15)


def paint(draft):
    """From the plain, looking up."""
    light.world("#c8b8d8", "#f0b898", 0.5)
    camera = stage.camera((-0.1, -13.2, 1.15), (-0.1, 0, 3.5), 50)
    desert.evening(
        camera,
        seed=5,
        strength=1.2,
        stops=((0, "#5f86b8"), (0.3, "#94b0d0"), (0.52, "#cfd4dc"), (0.7, "#f8e0cc"), (1, "#fbd0b0")),
    )
    desert.sand(
        lambda x, y: 0.05 * np.sin(x * 0.8 + y * 0.3),
        (-14, 14),
        (-12, 20),
        cells=260,
        dark="#c46c72",
        pale="#eba898",
    )
    desert.hills()
    for k, (radius, low, height, colour) in enumerate(TIERS):
        pearls = "#d9788c" if colour == CREAM else ICING
        cakes.tier(
            CAKE,
            radius,
            low,
            height,
            colour,
            kind=k,
            icing=ICING,
            pearls=pearls,
            bites=BITES if k == 4 else (),
        )
    stair()
    lift()
    groom()
    summit()
    foot()
    light.sun((58, 0, -62), 3.0, "#ffd2a0", 2)
    light.area((6, -6, 5), (0, 0, 3), 5, 260, "#9a9cff")
    light.area((4, 7, 6), (0, 0, 4), 3, 500, "#ffb07a")
    return Finish(
        fog=Fog("#ffd3b4", 17, 60, 0.6),
        exposure=1.15,
        shadows="#3a1648",
        lights="#fff0cc",
        focus=("bouquet",),
    )
