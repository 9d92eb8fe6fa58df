# SPDX-License-Identifier: GPL-3.0-or-later
"""Grandmother milks the bumblebee before breakfast."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import rotation
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import pasture
from painter.motifs.bees import bumblebee
from painter.people.garment import Garment
from painter.people.look import Look
from painter.people.person import person

BEE, POISE, SIZE = (0.5, 0.6, 3.45), (0, -6, 14), 1.3
SEAT = np.array((-0.95, -1.3))
PAIL = np.array((0.22, -0.95))
TEATS = (np.array((0.12, -0.5, 1.74)), np.array((0.36, -0.54, 1.77)))


def pasture_height(x, y):
    """A pasture that swells a little."""
    return 0.1 * np.sin(x * 0.7 + 1) + 0.07 * np.sin(y * 0.8 + x * 0.3) + 0.008 * (y + 2) ** 2 * (y > -2)


def ground(x, y):
    """The height at one spot."""
    return float(pasture_height(np.array(x), np.array(y)))


def grandmother():
    """She sits with her back to us and leans her brow against the warm fur, as one does with a cow."""
    at, turn = np.array((*SEAT, ground(*SEAT))), 118
    inside = rotation((0, 0, -turn))
    her = person(
        age=74,
        female=1,
        build="stout",
        tall=3.1,
        height_heads=4.7,
        pose="seated",
        hunch=16,
        expression="tender",
        look=Look("#6a3e28", nose=1.2),
        hair="bun",
        hair_colour="#d9d2c6",
        clothes=[
            Garment("top", "#c23a24", sleeve=1, hem=0, loose=0.12),
            Garment("skirt", "#4f5a4a", length=0.75, apron="#fff0d2"),
        ],
        shoes="#2f4a3a",
        boot=3,
        reach={
            "left": inside @ (TEATS[0] + (-0.02, -0.02, 0.06) - at),
            "right": inside @ (TEATS[1] + (-0.02, -0.04, 0.06) - at),
        },
    )
    kit.place(her.thing, at, (0, 0, turn))
    seat, red = her.seat(), surfaces.wood("#a8442c", along="x")
    kit.place(
        kit.lathe([(0.001, 0), (0.42, 0), (0.45, 0.05), (0.42, 0.12), (0.001, 0.12)], red, 32),
        seat - (0, 0, 0.12),
    )
    for a in (0.6, 2.7, 4.8):
        c, d = math.cos(a), math.sin(a)
        foot = (seat[0] + 0.42 * c, seat[1] + 0.42 * d, at[2])
        kit.rope([seat + (0.26 * c, 0.26 * d, -0.06), seat + (0.34 * c, 0.34 * d, -0.4), foot], 0.05, red, 2)


def pail():
    """The pail, full of gold, and the two threads that fall into it."""
    x, y = PAIL
    z = ground(x, y)
    tin = surfaces.metal("#b8b49a", rough=0.35)
    kit.place(
        kit.lathe(
            [(0.001, 0.02), (0.34, 0.02), (0.36, 0), (0.47, 0.66), (0.5, 0.68), (0.47, 0.7), (0.44, 0.5)],
            tin,
            48,
        ),
        (x, y, z),
    )
    kit.place(kit.ring(0.47, 0.03, tin, 48, 8), (x, y, z + 0.68))
    gold = clay("#f8c040", rough=0.3, emit=0.38, bump=0.1)
    top = kit.place(kit.lathe([(0.001, 0.56), (0.44, 0.56)], gold, 32), (x, y, z))
    top.name = "honey"
    for tip in TEATS:
        end = (x + (tip[0] - x) * 0.5, y + 0.05, z + 0.56)
        stream = kit.rope([tip, (tip + end) / 2 + (0, 0.03, 0), end], 0.017, gold, 6)
        stream.name = "honey"


def udder():
    """Two short teats on the underside, between the legs."""
    rose = surfaces.skin("#b8705a")
    for tip in TEATS:
        root = tip + (0.0, 0.25, 0.55)
        kit.rope([root, tip + (0, 0.06, 0.2)], 0.085, rose, 3)
        kit.rope([tip + (0, 0.06, 0.24), tip], 0.05, rose, 3)


def bee():
    """The bumblebee without the blur of its wings, and with a tail darker than the mist behind it."""
    made, buff = bumblebee(4200), clay("#c8944c", bump=0, vary=0.22)
    for part in made.children_recursive:
        if part.data is not None and any(m.name.startswith("glass") for m in part.data.materials):
            part.hide_render = True
        elif part.name.startswith("cast") and part.location.x > 1.25:
            part.data.materials[0] = buff
    return made


def paint(draft):
    """The sun stands in the mist behind the bee."""
    light.world("#b8c49a", "#5f7a42", 0.42)
    camera = stage.camera((0.1, -13.2, 1.7), (0.1, 0, 3.25), 50)
    dawn = sky.gradient(
        [(0, "#8fa890"), (0.3, "#b4c29a"), (0.52, "#e0d898"), (0.62, "#f8eab0"), (1, "#c8cc8a")], 41, 0.12
    )
    sky.backdrop(dawn, 60, camera)
    glowing_disc(7.5, (2.6, 52, 15.5), "#fff8d8", limb="#ffe58a", strength=1.2, halo=0.4, mottle=0.1)
    kit.land(pasture_height, (-16, 16), (-12, 30), clay("#54803a", bump=0.7, grain=5, vary=0.2), 140)
    for far, colour, tall, phase in ((15, "#6f9050", 1.7, 0.4), (24, "#9ab070", 3.2, 2.2)):
        kit.land(
            lambda x, y, far=far, tall=tall, phase=phase: (
                tall * (0.5 + 0.4 * np.sin(x * 0.22 + phase)) * np.exp(-(((y - far) / 3.5) ** 2))
            ),
            (-30, 30),
            (far - 6, far + 6),
            clay(colour, bump=0.4, grain=1.5),
            70,
        )

    def spot(rng):
        y = -8.5 + 16 * rng.random() ** 0.75
        x = rng.uniform(-1, 1) * (3.2 + (y + 9) * 0.42)
        return None if math.hypot(x - PAIL[0], (y - PAIL[1] + 0.5) * 0.7) < 0.75 else (x, y)

    pasture.turf(pasture_height, 5200, spot, tall=0.34)
    rng = np.random.default_rng(5)
    bed = [(rng.uniform(-3, 3), rng.uniform(-5.5, -3.2)) for _ in range(12)] + [
        (2.2, -1.5),
        (2.6, -2.2),
        (-2.6, -1.2),
    ]
    pasture.poppies(pasture_height, bed, size=0.6, colours=("#e0342b", "#f0503a", "#fff4e0"))
    kit.place(bee(), BEE, POISE, SIZE)
    grandmother()
    pail()
    udder()
    light.area((4, 9, 9), (0.3, 0.6, 4), 3, 2600, "#fff0b0")
    light.area((-6, -8, 6), (0, 0, 2.5), 4, 560, "#e8e0b0")
    light.area((7, -7, 3), (0, 0, 2), 4, 260, "#a8c0b0")
    return Finish(fog=Fog("#e4e2a8", 15, 40, 0.75), shadows="#1f2c1c", lights="#fff6d0", focus=("honey",))
