# SPDX-License-Identifier: GPL-3.0-or-later
"""One cup of tea is still hot in all that snow. The village has got in."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import animals, plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

RIM, TEA = 3.3, 2.95


def cup():
    """White china as big as a house, a blue line, a handle; in it persimmon tea."""
    china = clay("#f6f4ee", rough=0.25, bump=0.1, vary=0.04)
    shape = [
        (0.001, 0.0),
        (1.5, 0.0),
        (1.55, 0.15),
        (1.9, 0.5),
        (2.7, 1.6),
        (3.1, 2.8),
        (3.2, RIM),
        (3.08, RIM),
        (2.95, 2.8),
        (2.5, 1.6),
        (0.001, 0.9),
    ]
    kit.lathe(shape, china, 90).name = "cup"
    kit.place(kit.ring(3.13, 0.035, clay("#5f7ba8"), 90, 8), (0, 0, RIM - 0.22))
    kit.lathe(
        [(0.001, TEA), (3.0, TEA)], clay("#d8702c", rough=0.08, bump=0.12, grain=2, vary=0.06), 60
    ).name = "tea"
    a = np.linspace(-1.35, 1.35, 24)
    kit.rope([(3.0 + 1.05 * math.cos(t), -0.5, 1.9 + 0.95 * math.sin(t)) for t in a], 0.2, china, 3)
    for r in (0.7, 1.25):
        kit.place(kit.ring(r, 0.02, clay("#f0a868"), 50, 6), (-0.4, -1.4, TEA + 0.01))


def bather(
    seed,
    at,
    turn,
    *,
    age,
    female,
    skin,
    hair,
    colour,
    face,
    reach=None,
    hat=None,
    beard=None,
    build="average",
):
    """Somebody up to the shoulders; what is below the tea is nobody's business."""
    who = person(
        age=age,
        female=female,
        build=build,
        tall=2.7 if age > 12 else 2.2,
        height_heads=4.4 if age > 12 else 3.9,
        pose="at ease",
        expression=face,
        look=Look(SKINS[skin], eye=1.15),
        hair=hair,
        hair_colour=colour,
        hat=hat,
        beard=beard,
        clothes=[Garment("top", "#c95a3c", sleeve=0.02, hem=0.1)],
        reach=reach or {},
        seed=seed,
    )
    low = 1.86 if age > 12 else 1.42
    kit.place(who.thing, (at[0], at[1], TEA - low), (0, 0, turn))


def village():
    """All ages, bodies and skins; shut eyes, red cheeks, one laughs; an old man on a slice of lemon."""
    bather(
        1,
        (-1.75, -1.6),
        24,
        age=68,
        female=0,
        skin="peach",
        hair="ring",
        colour="#d9d2c6",
        beard="full",
        face="dreaming",
        build="stout",
        reach={"left": (0.95, -0.55, 1.95), "right": (-0.95, -0.55, 1.95)},
    )
    bather(
        2,
        (-0.2, -2.0),
        -6,
        age=34,
        female=1,
        skin="umber",
        hair="bun",
        colour="#1c1412",
        face="laughing",
        build="round",
        reach={"right": (-0.75, -0.8, 2.1), "left": (0.7, -0.75, 1.9)},
    )
    bather(
        3,
        (1.25, -1.85),
        -22,
        age=9,
        female=1,
        skin="olive",
        hair="braids",
        colour="#2a1a14",
        face="laughing",
        reach={"left": (0.5, -0.5, 1.9)},
    )
    bather(
        4,
        (2.15, -0.6),
        -48,
        age=58,
        female=1,
        skin="porcelain",
        hair="bob",
        colour="#c9c2b8",
        face="dreaming",
        hat=hats.headscarf("#5f7ba8"),
    )
    bather(
        5,
        (0.75, -0.2),
        8,
        age=27,
        female=0,
        skin="brown",
        hair="afro",
        colour="#14100e",
        face="smiling",
        beard="short",
    )
    bather(
        6,
        (-1.15, 0.15),
        14,
        age=7,
        female=0,
        skin="peach",
        hair="tousled",
        colour="#b5602c",
        face="laughing",
        reach={"left": (0.55, -0.2, 2.2), "right": (-0.55, -0.2, 2.2)},
    )
    lemon = kit.place(
        kit.lathe(
            [(0.001, 0), (0.95, 0), (1.0, 0.06), (0.95, 0.12), (0.001, 0.12)], clay("#f4d860", rough=0.5), 48
        ),
        (-1.75, -1.55, TEA - 0.02),
    )
    lemon.name = "lemon"
    girl = person(
        age=8,
        female=1,
        build="slight",
        tall=2.0,
        height_heads=3.9,
        pose="cheering",
        expression="laughing",
        look=Look(SKINS["tan"], eye=1.15),
        hair="ponytail",
        hair_colour="#5a3420",
        clothes=[
            Garment("top", "#f0c848", "#e0702c", "stripes", sleeve=0.02, hem=0),
            Garment("trousers", "#f0c848", leg=0.2),
        ],
        shoes=None,
    )
    kit.place(girl.thing, (3.42, -0.45, 2.82), (0, 0, -40))


def looker_on():
    """Outside, in a thick coat, arms crossed: a boy who pretends not to look."""
    him = person(
        age=11,
        female=0,
        build="round",
        tall=2.2,
        height_heads=4.0,
        pose="arms crossed",
        expression="jealous",
        look=Look(SKINS["peach"], eye=1.15, freckles=True),
        hair="fringe",
        hair_colour="#8a5a34",
        hat=hats.woolly("#4a5f86", "#f4f0e8"),
        clothes=[
            Garment("trousers", "#3a4a66"),
            Garment("coat", "#5f7ba8", length=0.45, buttons="#f4ead8", collar="turned"),
        ],
        scarf="#c9473a",
        look_at=(1.5, -1.5, 2.6),
    )
    kit.place(him.thing, (-2.35, -4.3, 0.05), (0, 0, 26))


def fox():
    """It keeps all their folded clothes, and has put on one sock."""
    kit.place(animals.fox("sitting", look=-24), (2.25, -4.3, 0.05), (0, 0, -30), 1.5)
    rng = random.Random(3)
    for k in range(9):
        kit.box(
            (0.7, 0.5, 0.14),
            clay(rng.choice(("#c9473a", "#f0c848", "#5f7ba8", "#f4ead8", "#7a9a6a")), bump=0.5),
            (1.2 + 0.08 * math.sin(k), -4.4, 0.02 + 0.14 * k),
            (0, 0, rng.uniform(-14, 14)),
            0.04,
        )
    kit.rope([(2.15, -5.0, 0.05), (2.15, -5.02, 0.35)], 0.1, clay("#c9473a", bump=0.6), 2)


def winter():
    """Deep snow, firs, a few roofs without smoke: nobody is at home."""

    def drifts(x, y):
        return 0.18 * np.sin(x * 0.6 + 1) + 0.14 * np.sin(y * 0.7) + 0.1 * np.sin(x * 1.3 + y) - 0.12

    kit.land(drifts, (-18, 18), (-8, 30), clay("#eef3f6", bump=0.5, grain=6, vary=0.06), 150)
    rng = random.Random(6)
    fir = kit.mould(plants.pine("#4a6a72", "#f4fafc", 50))
    for _ in range(20):
        x, y = rng.uniform(-13, 13), rng.uniform(7, 22)
        kit.cast(fir, (x, y, -0.1), (0, 0, rng.uniform(0, 360)), rng.uniform(1.6, 3.2))
    steam = Clay()
    for k in range(26):
        t = k / 25
        steam.add(
            ball(
                (-0.6 + 1.5 * math.sin(t * 5) * (0.4 + t), 0.6 + 0.2 * math.cos(k), 4.6 + 5.4 * t),
                (0.25 + 0.42 * t, 0.25, 0.3 + 0.3 * t),
            ),
            "#fbfdfd",
            0.25,
        )
    kit.model(
        steam, (-4, -1, 3.8), (4, 2.2, 11), 110, clay(bump=0.2, grain=3, emit=0.12, rough=1)
    ).name = "steam"


def paint(draft):
    """White overcast, ground brighter than sky, one persimmon lake."""
    light.world("#eef3f8", "#d0d8e4", 0.75)
    camera = stage.camera((-0.1, -13.2, 6.4), (0.05, -0.9, 2.75), 45)
    grey = sky.gradient([(0, "#b9c8d6"), (0.5, "#d4dee6"), (1, "#eef2f4")], 3, 0.1)
    sky.backdrop(grey, 70, camera)
    winter()
    cup()
    village()
    looker_on()
    fox()
    light.area((-7, -8, 10), (0, 0, 2), 4, 1500, "#fff4e6")
    light.area((8, -6, 5), (0, 0, 2), 5, 380, "#a8c0e8")
    light.bulb((0, -0.9, 4.0), 40, "#ffb070", 0.6)
    return Finish(fog=Fog("#e6edf2", 18, 44, 0.55), shadows="#4a5a8a", lights="#fffaf0", vignette=0.12)
