# SPDX-License-Identifier: GPL-3.0-or-later
"""Grandmother milks the bumblebee before breakfast."""

import math

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import rotation
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import buildings, pasture, plants
from painter.motifs.bees import bumblebee
from painter.people.garment import Garment
from painter.people.look import Look
from painter.people.person import person

BEE, POISE, SIZE = (1.1, 0.1, 5.0), (4, -20, 18), 1.15
STOOL = (-1.7, -1.0)
MILK = np.array((-0.12, -0.95, 3.15))


def pasture_height(x, y):
    """A pasture that swells a little."""
    return 0.1 * np.sin(x * 0.7 + 1) + 0.07 * np.sin(y * 0.8 + x * 0.3) + 0.01 * (y + 2) ** 2 * (y > -2)


def ground(x, y):
    """The height at one spot."""
    return float(pasture_height(np.array(x), np.array(y)))


def own(point, at, turn):
    """A point of the stage in the space of somebody who stands at `at`, turned."""
    return rotation((0, 0, -turn)) @ (np.array(point) - at)


def grandmother(eye):
    """She sits on her stool in profile, both hands under the bee, and looks it in the eye."""
    at, turn = np.array((*STOOL, ground(*STOOL))), 64
    her = person(
        age=74,
        female=1,
        build="stout",
        tall=4.5,
        height_heads=4.6,
        pose="seated",
        expression="grateful",
        look=Look("#6a3e28", nose=1.3, cheek=0.8, eye=1.15),
        hair="bun",
        hair_colour="#d9d2c6",
        hair_volume=0.8,
        clothes=[
            Garment("top", "#c23a24", sleeve=0.55, hem=0, loose=0.1),
            Garment("skirt", "#4f6a8a", length=0.72, apron="#fff0d2"),
        ],
        shoes="#2f6a4a",
        boot=3,
        reach={"left": own(MILK + (0.06, 0.16, 0), at, turn), "right": own(MILK - (0, 0.16, 0.1), at, turn)},
        look_at=own(eye, at, turn),
    )
    kit.place(her.thing, at, (0, 0, turn))
    seat, red = her.seat(), clay("#d8352a", rough=0.5)
    kit.place(
        kit.lathe([(0.001, 0), (0.5, 0), (0.54, 0.06), (0.5, 0.13), (0.001, 0.13)], red, 32),
        seat - (0, 0, 0.13),
    )
    for a in (0.6, 2.7, 4.8):
        c, d = math.cos(a), math.sin(a)
        foot = (seat[0] + 0.5 * c, seat[1] + 0.5 * d, at[2])
        kit.rope([seat + (0.3 * c, 0.3 * d, -0.06), seat + (0.4 * c, 0.4 * d, -0.5), foot], 0.06, red, 2)


def bucket(hands, teat):
    """The bucket, its light, and the golden stream."""
    x, y = hands[0] + 0.12, hands[1] - 0.15
    z = ground(x, y)
    tin = clay("#cfc9a0", rough=0.4, metal=0.4, bump=0.2)
    kit.place(
        kit.lathe([(0.3, 0), (0.42, 0.55), (0.45, 0.56), (0.41, 0.55), (0.38, 0.4)], tin, 40),
        (x, y, z),
        size=1.25,
    )
    kit.place(kit.lathe([(0.001, 0.46), (0.4, 0.46)], lamp("#ffb321", 2.2), 32), (x, y, z), size=1.25)
    kit.rope(
        [
            (x - 0.43, y, z + 0.55),
            (x - 0.3, y - 0.35, z + 0.4),
            (x + 0.3, y - 0.35, z + 0.4),
            (x + 0.43, y, z + 0.55),
        ],
        0.018,
        tin,
        6,
    )
    honey = lamp("#ffbe3a", 2.0)
    fall = [
        teat,
        hands + (0.14, -0.04, 0.1),
        hands + (0.16, -0.08, -0.5),
        (x + 0.06, y, z + 1.2),
        (x, y, z + 0.46),
    ]
    kit.rope(fall, 0.055, honey, 8).name = "honey"
    amber = clay("#8a4a14", bump=0.3, rough=0.4)
    kit.rope([teat + (0.1, 0.1, 0.4), teat + (0.03, 0, 0.1), teat], 0.12, amber, 4).name = "spout"
    for k in range(3):
        kit.sphere((0.06, 0.06, 0.09), honey, hands + (0.2 + 0.1 * k, -0.1, -0.3 - 0.5 * k), 12)
    light.bulb((x, y - 0.25, z + 0.9), 26, "#ffb93a", 0.2)


def paint(draft):
    """Early sun from the right, a rosy sky before breakfast."""
    light.world("#ffeeb4", "#7aa04a", 0.45)
    camera = stage.camera((0, -13, 1.9), (0, 0, 3.6), 46)
    dawn = sky.gradient([(0, "#8fc4c8"), (0.35, "#c8dcc8"), (0.62, "#fbe0c0"), (1, "#f8b8a0")], 41, 0.16)
    sky.backdrop(sky.clouds(dawn, "#fff0dc", "#f0b8a8", cover=0.36, seed=5), 70, camera)
    kit.land(pasture_height, (-14, 14), (-12, 24), clay("#5c8f35", bump=0.6, grain=5, vary=0.2))
    for x0, h, y0, colour in ((-7, 3.4, 20, "#7fa44a"), (6, 4.6, 30, "#a3b95c")):
        kit.land(
            lambda x, y, x0=x0, h=h, y0=y0: -1 + h * np.exp(-(((x - x0) / 7) ** 2)) - 0.02 * (y - y0) ** 2,
            (-26, 26),
            (y0 - 6, y0 + 6),
            clay(colour, bump=0.5, grain=2, vary=0.2),
            80,
        )
    buildings.house(
        (-4.0, 17, 1.1), (0, 0, 20), 2.4, wall="#fff0cc", tiles="#c8452f", glow="#ffc860", shine=3
    )
    for k, (x, y, size) in enumerate(((-2.4, 16, 1.8), (5.2, 19, 2.2), (-6.2, 18, 2.4))):
        kit.place(plants.round_tree("#5f8a3a", seed=k), (x, y, ground(x, y) - 0.3), size=size)

    def spot(rng):
        y = -8.5 + 14 * rng.random() ** 0.75
        x = rng.uniform(-1, 1) * (3.0 + (y + 9) * 0.42)
        return None if math.hypot(x - STOOL[0] + 0.4, (y - STOOL[1] + 1.2) * 0.6) < 1.25 else (x, y)

    pasture.turf(pasture_height, 5200, spot, tall=0.36)
    rng = np.random.default_rng(5)
    bed = [(rng.uniform(1.0, 3.0), rng.uniform(-5.0, -2.6)) for _ in range(13)] + [(-2.6, -3.6), (-2.9, -4.4)]
    pasture.poppies(pasture_height, bed, size=0.75, colours=("#e0342b", "#f0503a", "#c8202c", "#fff4e0"))
    bee = kit.place(bumblebee(), BEE, POISE, SIZE)
    grandmother(kit.spot_on(bee, (-2.0, -0.45, 0)))
    bucket(MILK, np.array(kit.spot_on(bee, (-1.1, -0.45, -0.78))))
    lawn = lambda rng: (STOOL[0] - 0.4 + rng.uniform(-1.7, 1.7), STOOL[1] - 1.2 + rng.uniform(-2.4, 2.4))  # noqa: E731
    pasture.turf(pasture_height, 1300, lawn, tall=0.13, seed=8)
    tie = np.array(kit.spot_on(bee, (0.6, -0.75, -0.85)))
    tether = [
        tie,
        tie + (0.25, -0.5, -0.6),
        (1.75, -1.3, 1.6),
        (1.95, -2.4, 0.5),
        (1.6, -3.2, 0.24),
        (1.15, -3.5, 0.22),
        (1.25, -3.9, 0.24),
        (1.7, -3.8, 0.22),
    ]
    kit.rope(tether, 0.035, clay("#d8352a", bump=0.3), 8)
    light.sun((48, 0, 52), 2.9, "#ffe0a0", 4)
    light.area((-6, -8, 5), (0, 0, 3), 5, 420, "#e0ecb8")
    light.area((5, 6, 8), (0, 0, 5), 4, 1200, "#ffe08a")
    light.area((1.6, -7, 2.6), (STOOL[0], STOOL[1], 2.6), 1.2, 60, "#ffdca0", 60)
    return Finish(fog=Fog("#f8dcc0", 16, 48, 0.5), shadows="#24301a", lights="#fff4cc")
