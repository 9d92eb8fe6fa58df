# SPDX-License-Identifier: GPL-3.0-or-later
"""Grandmother milks the bumblebee before breakfast."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import pasture
from painter.motifs.beehead import bee, wing

EYE = np.array((0.0, -15.0, 3.0))
HEAD, SIZE = np.array((1.25, 0.3, 6.25)), 1.28
PAIL = np.array((-0.42, 0.1, 2.72))  # its rim
TIP = np.array((-0.42, 0.1, 3.85))  # of the tongue


def pasture_height(x, y):
    """A pasture that swells a little."""
    return (
        0.08 * np.sin(x * 0.7 + 1) + 0.06 * np.sin(y * 0.8 + x * 0.3) - 0.05 + 0.012 * np.maximum(y, 0) ** 1.5
    )


def pail():
    """A tin pail, and the honey that falls into it from the tongue in one long drop."""
    tin = surfaces.metal("#b8b4a4", rough=0.35)
    wall = [
        (0.001, -0.72),
        (0.3, -0.72),
        (0.32, -0.74),
        (0.44, -0.02),
        (0.47, 0.0),
        (0.44, 0.02),
        (0.4, -0.2),
    ]
    kit.place(kit.lathe(wall, tin, 56), PAIL).name = "pail"
    kit.place(kit.ring(0.39, 0.02, tin, 48, 8), PAIL - (0, 0, 0.36)).name = "pail"
    gold = clay("#ffb428", rough=0.15, bump=0, vary=0.05, emit=0.4)
    fall = TIP[2] - PAIL[2]
    thread = [
        (0.05, 0.04), (0.075, -0.05), (0.055, -0.2), (0.032, -0.42 * fall), (0.03, -0.6 * fall), (0.05, -0.75 * fall),
        (0.1, -0.87 * fall), (0.115, -0.94 * fall), (0.08, -1.02 * fall), (0.03, -1.06 * fall), (0.04, -1.2 * fall),
    ]  # fmt: skip
    kit.place(kit.lathe(thread, gold, 24), TIP).name = "honey"
    kit.place(kit.lathe([(0.42, -0.16), (0.001, -0.16)], gold, 40), PAIL).name = "honey"


def stool():
    """What she got up from, and a can to carry it home in."""
    wood = surfaces.wood("#8a4a2c", along="x")
    at = np.array((-2.95, 0.5, 0.0))
    kit.place(kit.lathe([(0.001, 0.72), (0.4, 0.72), (0.43, 0.78), (0.4, 0.84), (0.001, 0.84)], wood, 32), at)
    for a in (0.4, 2.5, 4.6):
        c, d = math.cos(a), math.sin(a)
        kit.rope([at + (0.22 * c, 0.22 * d, 0.74), at + (0.36 * c, 0.36 * d, -0.05)], 0.05, wood, 2)


def paint(draft):
    """The sun comes up in the mist behind them."""
    light.world("#b8c49a", "#5f7a42", 0.36)
    camera = stage.camera(EYE, (0, 0, 4.55), 50)
    dawn = sky.gradient(
        [(0, "#6f7c4c"), (0.25, "#98a060"), (0.5, "#d0c070"), (0.66, "#f0d888"), (1, "#c8cc8a")], 41, 0.12
    )
    sky.backdrop(dawn, 60, camera)
    sun = EYE + (np.array((-1.1, 0, 3.9)) - EYE) * 3.4
    glowing_disc(
        1.75 * 3.4, tuple(sun), "#fff6d0", limb="#ffd468", strength=1.25, halo=0.42, reach=2.0, mottle=0.1
    )
    kit.land(pasture_height, (-16, 16), (-10, 30), clay("#54803a", bump=0.7, grain=5, vary=0.2), 140)
    for y, tone, tall, phase in ((24, "#88a058", 2.4, 2.2), (13, "#6a8c46", 1.0, 0.6)):
        kit.land(
            lambda x, yy, y=y, tall=tall, phase=phase: (
                tall * (0.8 + 0.3 * np.sin(x * 0.25 + phase)) * np.exp(-(((yy - y) / 3) ** 2))
            ),
            (-30, 30),
            (y - 6, y + 6),
            clay(tone, bump=0.4, grain=1.5),
            60,
        )

    def spot(rng):
        y = -6.5 + 14 * rng.random() ** 0.8
        return rng.uniform(-1, 1) * (3.4 + (y + 7) * 0.35), y

    pasture.turf(pasture_height, 4200, spot, tall=0.36)
    kit.place(bee((TIP - HEAD) / SIZE), HEAD, (0, 0, 0), SIZE)
    kit.place(wing(), HEAD + (2.2, -0.4, 2.15), (0, -154, -6), (0.92, 0.92, 0.8))
    pail()
    stool()
    light.area((-3.5, 10, 8), HEAD + (0.5, 0, 0), 3, 2800, "#ffe8a0")
    light.area((6, 9, 12), HEAD + (2, 0, 1), 3, 1500, "#fff0b8")
    light.area((-7, -7, 8), (1, 0, 6), 3, 1500, "#ffe2a0")
    light.area((7, -8, 4), (1, 0, 5), 4, 300, "#a8c0a0").visible_glossy = False
    return Finish(
        fog=Fog("#ecdc98", 18, 48, 0.72),
        shadows="#1f2418",
        lights="#fff6d0",
        focus=("honey", "pail", "eye", "bee"),
        lift=0.7,
    )
