# SPDX-License-Identifier: GPL-3.0-or-later
"""One cup of tea is still hot in all that snow. The village has got in."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import animals, plants
from painter.people.garment import Garment
from painter.people.look import EXPRESSIONS, SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES
from painter.people.stances import STANCES

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
    out = np.array((math.cos(math.radians(-36)), math.sin(math.radians(-36))))
    bow = [
        (*(out * r), z)
        for r, z in ((2.95, 2.75), (3.55, 2.8), (3.95, 2.3), (3.7, 1.6), (3.1, 1.15), (2.3, 1.1))
    ]
    kit.rope(bow, 0.2, china, 8).name = "cup handle"
    for r in (0.7, 1.25):
        kit.place(kit.ring(r, 0.02, clay("#f0a868"), 50, 6), (-0.4, -1.4, TEA + 0.01))


def bather(seed, at, turn, low, **who):
    """Somebody up to the shoulders, who kneels in the tea so that no leg reaches the china."""
    grown = who["age"] > 12
    reach = who.pop("reach", {})
    somebody = person(
        tall=2.9 if grown else 2.3,
        height_heads=4.2 if grown else 3.8,
        pose=replace(
            STANCES["praying"], look=(-8, 0, 4), left_hand=(0.35, 0.5, -0.3), right_hand=(0.3, 0.55, -0.28)
        ),
        clothes=[Garment("top", who.pop("suit"), sleeve=0.02, hem=0.1)],
        reach=reach,
        shoes=None,
        seed=seed,
        **who,
    )
    kit.place(somebody.thing, (0, 0, 0), (0, 0, turn))
    x, y, z = somebody.face()
    kit.place(somebody.thing, (at[0] - x, at[1] - y, TEA + low - z), (0, 0, turn))


def village():
    """All ages, bodies and skins; shut eyes, red cheeks, some laugh; an old man with a slice of lemon for a hat."""
    bather(
        1,
        (-1.7, -1.55),
        26,
        0.72,
        age=68,
        female=0,
        build="stout",
        look=Look(SKINS["peach"], eye=1.15, nose=1.3),
        hair="ring",
        hair_colour="#d9d2c6",
        beard="full",
        expression="dreaming",
        suit="#3f5a8a",
    )
    bather(
        2,
        (0.0, -1.95),
        -4,
        0.8,
        age=34,
        female=1,
        build="round",
        look=Look(SKINS["umber"], eye=1.15),
        hair="afro",
        hair_colour="#1c1412",
        expression="laughing",
        suit="#f0c848",
    )
    bather(
        3,
        (1.6, -1.55),
        -26,
        0.62,
        age=9,
        female=1,
        look=Look(SKINS["olive"], eye=1.2),
        hair="braids",
        hair_colour="#2a1a14",
        expression="laughing",
        suit="#c9473a",
    )
    bather(
        4,
        (1.55, 0.35),
        -40,
        0.85,
        age=64,
        female=1,
        look=Look(SKINS["porcelain"], eye=1.15, glasses="#3a3a44"),
        hair="bun",
        hair_colour="#c9c2b8",
        expression="tender",
        suit="#3f8a7a",
    )
    bather(
        5,
        (0.35, 0.75),
        4,
        0.95,
        age=27,
        female=0,
        build="broad",
        look=Look(SKINS["brown"], eye=1.15),
        hair="short",
        hair_colour="#14100e",
        beard="short",
        expression="smiling",
        suit="#3f5a8a",
    )
    bather(
        6,
        (-1.35, 0.5),
        20,
        0.66,
        age=7,
        female=0,
        look=Look(SKINS["peach"], eye=1.2, freckles=1),
        hair="tousled",
        hair_colour="#b5602c",
        expression="laughing",
        suit="#f0c848",
    )
    lemon = kit.lathe(
        [(0.001, 0), (0.62, 0), (0.66, 0.06), (0.62, 0.12), (0.001, 0.12)], clay("#f4d860", rough=0.5), 48
    )
    kit.place(lemon, (0.85, -0.75, TEA + 0.0), (0, 0, 0)).name = "lemon"


def looker_on():
    """Outside, near to us, in a thick coat, arms crossed: a boy who pretends not to look, and looks."""
    him = person(
        age=11,
        female=0,
        build="round",
        tall=3.0,
        height_heads=3.7,
        pose=replace(POSES["arms crossed"], look=(-6, -6, -14)),
        expression=replace(EXPRESSIONS["jealous"], gaze=(0.9, 0.35), lid=0.24),
        look=Look(SKINS["peach"], eye=1.2, freckles=1),
        hair="fringe",
        hair_colour="#8a5a34",
        clothes=[
            Garment("trousers", "#2a3450"),
            Garment("coat", "#4a6aa0", length=0.45, buttons="#f4ead8", collar="turned"),
        ],
        scarf="#d8402c",
    )
    kit.place(him.thing, (-1.65, -5.2, 0.0), (0, 0, 12))


def fox():
    """It keeps all their folded clothes, and has put on one sock."""
    kit.place(animals.fox("sitting", look=-24), (1.75, -5.0, 0.0), (0, 0, -24), 1.35)
    light.area((1.5, -8, 3), (1.6, -5, 0.6), 1, 60, "#ffd0a0")
    rng = random.Random(3)
    for k in range(7):
        tone = rng.choice(("#c9473a", "#f0c848", "#5f7ba8", "#f4ead8", "#7a9a6a"))
        at = (0.75 + 0.05 * math.sin(k), -5.3, 0.0 + 0.16 * k)
        kit.box((0.72, 0.5, 0.16), clay(tone, bump=0.5), at, (0, 0, rng.uniform(-12, 12)), 0.06)


def winter():
    """Deep snow, firs, a few roofs without smoke: nobody is at home."""

    def drifts(x, y):
        return 0.18 * np.sin(x * 0.6 + 1) + 0.14 * np.sin(y * 0.7) + 0.1 * np.sin(x * 1.3 + y) - 0.12

    kit.land(drifts, (-18, 18), (-8, 30), clay("#e6eaf6", bump=0.5, grain=6, vary=0.06), 150)
    rng = random.Random(6)
    fir = kit.mould(plants.pine("#4a6a72", "#f4fafc", 50))
    for _ in range(20):
        x, y = rng.uniform(-13, 13), rng.uniform(7, 22)
        kit.cast(fir, (x, y, -0.1), (0, 0, rng.uniform(0, 360)), rng.uniform(1.6, 3.2))
    soft = clay("#fbf6f8", bump=0.1, grain=2, emit=0.14, rough=1)
    for x, y, high, wave in ((-1.15, 1.4, 3.4, 0.0), (0.15, 1.8, 4.6, 2.0), (1.35, 1.5, 3.0, 4.0)):
        t = np.linspace(0, 1, 14)
        way = [(x + 0.36 * math.sin(8 * k + wave) * (0.5 + 0.6 * k), y, 3.5 + high * k) for k in t]
        wisp = Clay().add(tube(way, [0.015 + 0.13 * math.sin(math.pi * k**0.8) for k in t], 3), "#fbf6f8")
        kit.model(wisp, (x - 1.2, y - 0.5, 3.2), (x + 1.2, y + 0.5, 8.6), 110, soft).name = "steam"


def paint(draft):
    """Late winter sun from the left, long violet shadows, one persimmon lake."""
    light.world("#8fa8e0", "#a898c8", 0.5)
    camera = stage.camera((-0.1, -13.6, 6.6), (0.0, -1.4, 2.7), 44)
    cold = sky.gradient([(0, "#6f90cc"), (0.35, "#a8b8e0"), (0.6, "#f2cfc4"), (1, "#fbe6cc")], 3, 0.1)
    sky.backdrop(cold, 70, camera)
    winter()
    cup()
    village()
    looker_on()
    fox()
    light.area((-7, -7, 6.5), (0, -0.5, 2), 1.6, 1700, "#ffe0b4")
    light.area((8, -6, 5), (0, 0, 2), 5, 330, "#7f98f0")
    light.bulb((0, -0.9, 4.3), 70, "#ff9a58", 0.6)
    return Finish(
        fog=Fog("#d8d0e4", 18, 44, 0.5), shadows="#34327a", lights="#fff4e0", focus=("lemon",), vignette=0.16
    )
