# SPDX-License-Identifier: GPL-3.0-or-later
"""Only the mast shows above the sand. Below, the ship sails on."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import things
from painter.motifs.figures import figure

MAST = np.array((0.55, 3.0))
HEADING = math.radians(202)  # sails to the left and a little towards us


def along(x, y):
    """Distance before (+) and beside the mast, in the ship's own axes."""
    dx, dy = np.asarray(x, float) - MAST[0], np.asarray(y, float) - MAST[1]
    ahead = dx * math.cos(HEADING) + dy * math.sin(HEADING)
    beside = -dx * math.sin(HEADING) + dy * math.cos(HEADING)
    return ahead, beside


def sand(x, y):
    """Dunes like a swell; behind the mast the furrows of a wake, before it a bow wave."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    swell = 0.55 * np.sin(0.42 * x + 0.3 * y + 0.8) + 0.35 * np.sin(-0.25 * x + 0.5 * y)
    swell = swell * np.clip((y + 8) / 12, 0.25, 1) + 1.2 * np.exp(
        -(((x + 3.6) / 2.6) ** 2) - ((y + 3.2) / 2.4) ** 2
    )
    a, b = along(x, y)
    back = np.clip(-a, 0, None)
    arm = 0.5 + 0.36 * back
    fade = np.exp(-back / 4.5) * (1 - np.exp(-back / 0.6))
    wake = 0.75 * np.exp(-(((np.abs(b) - arm) / (0.28 + 0.05 * back)) ** 2)) * fade
    trough = -0.6 * np.exp(-((b / (0.35 + 0.28 * back)) ** 2)) * fade
    bow = 0.55 * np.exp(-((a - 0.55) ** 2) / 0.5 - (b / 0.8) ** 2)
    ripple = 0.03 * np.sin(5 * x + 2.2 * y + 1.4 * np.sin(0.7 * y))
    return swell + wake + trough + bow + ripple


def sail(foot, head, wide, belly):
    """A square sail full of wind, its upper edge on a yard."""
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 34), indexing="ij")
    half = wide[0] + (wide[1] - wide[0]) * v
    puff = belly * (1 - u**2) ** 0.8 * np.sin(np.pi * (0.12 + 0.8 * v)) * 1.0
    sag = 0.35 * (1 - u**2) * (1 - v)
    across, ahead, up = u * half, puff, foot + (head - foot) * v + sag
    side = np.array((-math.sin(HEADING), math.cos(HEADING)))
    fore = np.array((math.cos(HEADING), math.sin(HEADING)))
    x = MAST[0] + across * side[0] + (ahead + 0.2) * fore[0]
    y = MAST[1] + across * side[1] + (ahead + 0.2) * fore[1]
    cloth = surfaces.paper("#f4dca4", fibre=22, through=0.62)
    thing = kit.sheet(np.stack([x, y, up], -1), cloth)
    thing.name = "sail"
    spar = surfaces.wood("#4a2c18", along="z")
    for z, w in ((head, wide[1]), (foot, wide[0])):
        ends = [
            (
                MAST[0] + s * side[0] * (w + 0.25) + 0.2 * fore[0],
                MAST[1] + s * side[1] * (w + 0.25) + 0.2 * fore[1],
                z,
            )
            for s in (-1, 1)
        ]
        kit.rope(ends, 0.1, spar, 1)
    return [(MAST[0] + s * side[0] * wide[0], MAST[1] + s * side[1] * wide[0], foot) for s in (-1, 1)]


def mast():
    """What shows of the ship: a mast, two sails, a top with a lamp, a pennant."""
    base = float(sand(*MAST)) - 0.6
    pole = kit.lathe(
        [(0.2, 0), (0.17, 6), (0.1, 10.7), (0.001, 10.7)], surfaces.wood("#4a2c18", along="z"), 20
    )
    kit.place(pole, (*MAST, base))
    sail(1.7, 5.5, (2.75, 2.35), 1.25)
    sail(6.3, 8.6, (2.0, 1.55), 0.85)
    nest = kit.lathe(
        [(0.001, 0), (0.42, 0), (0.56, 0.55), (0.5, 0.55), (0.36, 0.06), (0.001, 0.06)],
        surfaces.wood("#6a4222", along="z"),
        28,
    )
    kit.place(nest, (*MAST, 5.65))
    u, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, 1, 8), indexing="ij")
    x = MAST[0] - 1.7 * u
    z = base + 10.6 - 0.5 * v * (1 - u) - 0.28 * u - 0.06 * np.sin(u * 9)
    kit.sheet(
        np.stack([x, MAST[1] + 0.12 * np.sin(u * 8), z], -1), surfaces.cloth("#2450b0")
    ).name = "pennant"
    things.lantern((MAST[0] + 0.5, MAST[1] - 0.75, 5.95), "#ffd070", 40, 0.9)


def woman():
    """On a dune in front, from behind, a hand over her eyes."""
    x, y = -1.75, -4.6
    one = figure(
        "woman",
        "holding a lamp",
        "long dress",
        skin="umber",
        tall=1.7,
        coat="#1c2c5c",
        hat="brim",
        hat_colour="#e0c078",
        hair="bun",
        hair_colour="#1c1412",
        reach={"right": (-0.42, -0.5, 1.5)},
    )
    kit.place(one, (x, y, float(sand(x, y)) - 0.03), (0, 0, 200))


def paint(draft):
    """The sun goes down behind the sail."""
    light.world("#6a78a8", "#8a5a26", 0.34)
    camera = stage.camera((-0.3, -15, 3.4), (-0.2, 0, 4.5), 46)
    dusk = sky.gradient(
        [(0, "#2f4878"), (0.28, "#6a7088"), (0.5, "#c8a05a"), (0.66, "#f2b848"), (1, "#c88a34")], 9, 0.14
    )
    dusk = sky.clouds(dusk, "#e8b060", "#8a6a6a", cover=0.28, seed=5, band=(0.2, 0.5), amount=0.5, stretch=4)
    sky.backdrop(dusk, 75, camera)
    glowing_disc(3.0, (4.5, 50, 7.0), "#fff4cc", limb="#ffcc58", strength=1.3, halo=0.5, reach=2.6)
    kit.land(sand, (-26, 26), (-11, 38), clay("#c8923c", bump=0.5, grain=6, vary=0.14), 420)
    mast()
    woman()
    light.sun((-72, 0, -8), 3.6, "#ffb850", 3)
    light.area((6, 14, 6), (0.5, 3, 5), 4, 3200, "#ffc468")
    light.area((-8, -9, 8), (0, 0, 3), 5, 620, "#8fa0e0")
    return Finish(
        fog=Fog("#d89a44", 18, 55, 0.6),
        shadows="#2a1c3a",
        lights="#fff0c8",
        focus=("sail", "pennant", "hat"),
        lift=0.6,
    )
