# SPDX-License-Identifier: GPL-3.0-or-later
"""Two houses share one coat, and the third looks on."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person


def house(at, turn, wall, roof, *, lit, shut, look):
    """A tall old house with a face: two windows for eyes, a door; `shut` lids, `look` moves the light in the eyes."""
    plaster, tiles = clay(wall, bump=0.5, grain=7, vary=0.14), clay(roof, bump=0.6, grain=12, vary=0.18)
    parts = [kit.box((2.5, 2.0, 4.6), plaster, (0, 0, 0), bevel=0.12)]
    parts.append(
        kit.facets(
            [
                (-1.5, -1.25, 4.5),
                (1.5, -1.25, 4.5),
                (1.5, 1.25, 4.5),
                (-1.5, 1.25, 4.5),
                (0, -1.1, 6.3),
                (0, 1.1, 6.3),
            ],
            [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (3, 2, 1, 0)],
            tiles,
            0.08,
        )
    )
    parts.append(kit.box((0.45, 0.45, 1.1), plaster, (0.75, 0.2, 5.0), bevel=0.05))
    snow = clay("#f4f8fa", bump=0.4, grain=6)
    parts.append(
        kit.place(
            kit.sphere((0.36, 0.36, 0.16), snow, (0, 0, 0), 18),
            (0.75, 0.2, 6.12),
            (0, 0, 0),
            (0.36, 0.36, 0.16),
        )
    )
    for side in (-1, 1):
        x = side * 0.62
        parts.append(kit.box((0.78, 0.08, 0.95), clay("#5a4a48"), (x, -1.0, 3.15), bevel=0.05))
        parts.append(
            kit.box(
                (0.62, 0.06, 0.78),
                lamp("#ffcf7a", 1.1) if lit else clay("#3a4658", rough=0.2),
                (x, -1.05, 3.23),
                bevel=0.02,
            )
        )
        parts.append(kit.sphere((0.13, 0.05, 0.2), clay("#4a3020"), (x + look[0], -1.1, 3.58 + look[1]), 16))
        if shut:
            parts.append(kit.box((0.7, 0.09, 0.42), clay(wall, bump=0.4), (x, -1.1, 3.62), bevel=0.04))
        parts.append(kit.box((0.95, 0.24, 0.1), plaster, (x, -1.08, 3.03), bevel=0.03))
    mouth = clay("#7a3a2c", bump=0.4)
    parts.append(kit.box((0.62, 0.1, 1.1), mouth, (0, -1.0, 0.05), bevel=0.04))
    return kit.group(parts, at, turn)


def coat():
    """One slate coat round both, collar up to the eaves, one persimmon button as big as a cartwheel."""
    a, h = np.meshgrid(np.linspace(-2.75, 2.75, 150), np.linspace(0, 1, 60), indexing="ij")
    wide = 2.75 - 0.35 * h + 0.14 * np.sin(a * 7) * (1 - h)
    deep = 1.75 - 0.2 * h
    x = -1.35 + wide * np.sin(a) * 1.02
    y = -0.05 - deep * np.cos(a) * 1.0 - 0.12 * np.sin(a * 7) * (1 - h)
    z = 0.05 + 2.85 * h + 0.12 * np.sin(a * 5) * h
    tone = (
        np.array(linear("#7f95ab"))
        * (0.75 + 0.3 * np.abs(np.sin(a * 3.5)))[..., None]
        * (0.8 + 0.25 * h[..., None])
    )
    kit.sheet(
        np.stack([x, y, z], -1), clay(bump=0.6, grain=22, vary=0.1, sheen=0.5, rough=0.95), tone
    ).name = "coat"
    collar = Clay()
    for k in range(30):
        t = -2.6 + 5.2 * k / 29
        collar.add(
            ball(
                (-1.35 + 2.48 * math.sin(t), -0.1 - 1.62 * math.cos(t), 2.95 + 0.1 * math.sin(k)),
                (0.34, 0.34, 0.28),
            ),
            "#a8b8c8",
            0.15,
        )
    kit.model(
        collar, (-4.4, -2.3, 2.3), (1.7, 2.2, 3.5), 120, clay(bump=0.9, grain=18, sheen=0.6)
    ).name = "fur collar"
    for z in (0.9, 1.75):
        button = kit.lathe(
            [(0.001, 0), (0.3, 0), (0.42, 0.06), (0.42, 0.14), (0.34, 0.16), (0.001, 0.1)],
            clay("#f0642f", rough=0.35, bump=0.15),
            40,
        )
        kit.place(button, (-1.35, -1.86, z), (90, 0, 0)).name = "button"
    kit.rope([(-1.35, -1.84, 0.1), (-1.38, -1.86, 1.4), (-1.32, -1.8, 2.8)], 0.03, clay("#5a6f88"), 4)


def tailor():
    """Small, old, spectacles and a tape measure; he has seen the third house, and has no cloth left."""
    him = person(
        age=74,
        female=0,
        build="slight",
        tall=2.05,
        height_heads=4.4,
        hunch=16,
        pose="thinking",
        expression="worried",
        look=Look(SKINS["porcelain"], nose=1.4, glasses="#3a3a44"),
        hair="ring",
        hair_colour="#d9d2c6",
        hat=hats.beret("#5a3a44"),
        clothes=[
            Garment("trousers", "#3f4a5e"),
            Garment("coat", "#8a5a44", length=0.45, collar="turned", buttons="#f0642f"),
        ],
        scarf="#f0642f",
        look_at=(0.9, -2.0, 3.4),
    )
    kit.place(him.thing, (1.55, -3.5, 0.05), (0, 0, 132))
    x, y, z = him.hand("left")
    tape = [
        (x, y, z),
        (x + 0.3, y - 0.1, z - 0.5),
        (x + 0.1, y - 0.2, z - 1.0),
        (x + 0.5, y - 0.2, 0.1),
        (x + 1.0, y + 0.1, 0.06),
    ]
    kit.rope(tape, 0.035, clay("#f4d860"), 6)


def paint(draft):
    """White overcast street at dusk; two warm, one cold."""
    light.world("#e6eef6", "#b8c6d6", 0.6)
    camera = stage.camera((0.45, -13.4, 3.1), (0.4, 0, 3.15), 41)
    sky.backdrop(sky.gradient([(0, "#a4b6c8"), (0.5, "#c8d4de"), (1, "#e8eef0")], 7, 0.1), 70, camera)
    kit.land(
        lambda x, y: 0.1 * np.sin(x * 0.8) + 0.08 * np.sin(y) - 0.06,
        (-18, 18),
        (-8, 30),
        clay("#eaf0f4", bump=0.5, grain=6, vary=0.06),
        110,
    )
    house((-2.6, 0.2, 0), (0, 7, 10), "#e2c8b0", "#8a5a50", lit=True, shut=False, look=(0.14, -0.04))
    house((-0.1, 0.2, 0), (0, -7, -10), "#d8d0c0", "#6a7488", lit=True, shut=True, look=(-0.1, 0))
    coat()
    third = house(
        (3.45, 1.6, -0.1), (0, 4, -24), "#b4bcc4", "#5c6878", lit=False, shut=False, look=(-0.2, -0.06)
    )
    third.name = "third"
    for k in range(9):
        s = 0.4 + 0.25 * k
        kit.rope([(2.15 + 0.05 * (k % 2), 0.25, s), (2.02, 0.2, s + 0.1)], 0.02, clay("#dfe8f0"), 1)
    icicle = clay("#f0f8fc", rough=0.1, emit=0.1)
    for k in range(9):
        x = 2.5 + 0.22 * k
        kit.rope(
            [(x, 0.35 + 0.1 * k, 4.45), (x, 0.33 + 0.1 * k, 4.45 - 0.25 - 0.2 * (k % 3))], 0.04, icicle, 1
        )
    tailor()
    rng = random.Random(3)
    fir = kit.mould(plants.pine("#56707c", "#f4fafc", 46))
    for _ in range(14):
        kit.cast(fir, (rng.uniform(-12, 12), rng.uniform(8, 20), -0.1), (0, 0, 0), rng.uniform(1.6, 2.8))
    steam = Clay().add(
        tube([(-2.0, 0.3, 6.4), (-1.7, 0.3, 7.2), (-2.1, 0.3, 8.0), (-1.8, 0.3, 8.9)], [0.15, 0.3, 0.4, 0.5]),
        "#fbfdfd",
    )
    kit.model(steam, (-3, -0.5, 6), (-0.8, 1.1, 9.6), 60, clay(bump=0.3, grain=4, emit=0.1)).name = "smoke"
    light.area((-7, -8, 9), (0, 0, 2), 4, 1100, "#fff2e0")
    light.area((8, -6, 4), (1, 0, 2), 5, 380, "#9fb8e4")
    light.bulb((-1.35, -2.4, 3.4), 30, "#ffc880", 0.4)
    return Finish(
        fog=Fog("#dfe8ee", 16, 42, 0.55),
        shadows="#45557f",
        lights="#fffaf0",
        focus=("button",),
        vignette=0.14,
    )
