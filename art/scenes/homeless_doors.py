# SPDX-License-Identifier: GPL-3.0-or-later
"""The doors have left town and stand in two rows without their houses."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage
from painter.clay import rotation
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import desert, things
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import Look
from painter.people.person import person

PAINTS = ("#c8566a", "#7a3a4a", "#3f8a80", "#f0d8bc", "#d9788a", "#5a7a9a", "#b04a3c")
FRAMES = ("#f0dcc4", "#7a3640", "#e6b8ac", "#a85058")
MATS = ("#d8a08a", "#c8806a", "#e8c8a8")
BRASS = "#d8a04a"
TALL, SPOT = 2.15, np.array((0.72, -4.2, 0.0))


def ground(x, y):
    """Nearly flat, rising at the sides."""
    return 0.05 * np.sin(x * 0.7 + y * 0.2) + 0.012 * np.maximum(np.abs(x) - 3.2, 0) ** 2


def arched(width, height, rise):
    """The outline of a door leaf with a round or straight head."""
    a = np.linspace(0, math.pi, 14)
    top = [(width / 2 * math.cos(t), height - rise + rise * math.sin(t)) for t in a]
    return [(-width / 2, 0), (width / 2, 0), *top]


def door(
    at,
    turn,
    rng,
    *,
    width=1.1,
    height=2.3,
    rise=0.06,
    leaf=0.0,
    colour="#c8566a",
    frame="#f0dcc4",
    peep="#1c0e14",
):
    """A door in its frame with threshold, mat, knob and peephole; `leaf` opens it, in degrees."""
    w, h = width, height
    opening = paper.Polygon(arched(w, h, rise))
    surround = (
        opening.buffer(0.1, join_style=2).intersection(paper.rectangle(-9, 0, 9, 9)).difference(opening)
    )
    parts = [
        paper.cutout(surround, clay(frame, bump=0.5, grain=14, vary=0.2), (0, 0, 0), depth=0.3, bevel=0.015),
        kit.box((w + 0.44, 0.5, 0.07), clay("#b88a84", bump=0.6), (0, 0, -0.01)),
        kit.box(
            (w * 0.8, 0.5, 0.035),
            clay(rng.choice(MATS), bump=1, grain=50),
            (0, -0.55, 0.0),
            (0, 0, rng.uniform(-9, 9)),
        ),
    ]
    wood = clay(colour, bump=0.5, grain=9, vary=0.22)
    shade = clay(colour, bump=0.6, grain=9, vary=0.3, rough=0.9)
    moving = [paper.cutout(opening, wood, (w / 2, 0, 0), depth=0.08)]
    style = rng.randrange(3)
    rows = ((0.1, 0.42), (0.5, 0.9)) if style else ((0.08, 0.3), (0.36, 0.58), (0.64, 0.88))
    for low, high in rows:
        for x in (-0.22, 0.22) if style != 2 else (0,):
            size = (w * (0.32 if style != 2 else 0.72), 0.05, (high - low) * h - rise * 0.5 * (high > 0.8))
            moving.append(kit.box(size, shade, (w / 2 + x * w, -0.045, low * h), bevel=0.025))
    moving.append(kit.sphere(0.05, clay(BRASS, rough=0.3, metal=0.7), (w * 0.9, -0.1, h * 0.46), 16))
    moving.append(
        kit.sphere((0.038, 0.02, 0.038), clay(BRASS, rough=0.3, metal=0.7), (w / 2, -0.075, h * 0.68), 14)
    )
    moving.append(
        kit.sphere(
            (0.024, 0.02, 0.024),
            lamp(peep, 3) if peep == "#f4c430" else clay(peep),
            (w / 2, -0.085, h * 0.68),
            12,
        )
    )
    parts.append(kit.group(moving, (-w / 2, 0, 0.06), (0, 0, leaf)))
    return kit.group(parts, at, turn)


def avenue():
    """Seven on each side, no two alike."""
    rng = random.Random(8)
    for k in range(7):
        for side in (-1, 1):
            y = -3.4 + k * 3.0 + (0.5 if side > 0 else 0) + rng.uniform(-0.25, 0.25)
            x = side * (2.15 + rng.uniform(0, 0.4))
            w, h = rng.uniform(0.95, 1.3), rng.uniform(2.1, 2.9)
            rise = rng.choice((0.05, w / 2, 0.25))
            colour = PAINTS[(k * 2 + (side > 0) * 3 + k // 3) % 7]
            door(
                (x, y, float(ground(np.array(x), np.array(y))) - 0.03),
                (rng.uniform(-2, 2), rng.uniform(-2.5, 2.5), -side * rng.uniform(30, 46)),
                rng,
                width=w,
                height=h,
                rise=rise,
                colour=colour,
                frame=FRAMES[rng.randrange(4)],
                peep="#e8b85a" if (k, side) == (1, 1) else "#1c0e14",
            )
    door((0.1, 18.2, 0), (0, 0, 0), rng, width=1.75, height=3.7, rise=0.87, leaf=-62, colour="#8a3238")
    kit.box((1.66, 0.05, 3.5), lamp("#ffd45a", 4), (0.1, 18.45, 0.05), bevel=0)
    light.area((0.1, 18.0, 1.6), (0.1, 11, 0), 1.4, 600, "#ffcf50")


def postwoman():
    """She has a letter and holds it out to the green door, which does not open."""
    turn = -36
    door_at = rotation((0, 0, -turn)) @ (np.array((-2.2, -4.4, 1.8)) - SPOT)
    her = person(
        age=58,
        female=1,
        build="stout",
        tall=TALL,
        height_heads=4.6,
        pose="at ease",
        expression="doubtful",
        look=Look("#7a4a30", nose=1.2, cheek=0.7, eye=1.2, glasses="#e8c890"),
        hair="bun",
        hair_colour="#8a8078",
        hat=hats.cap("#2a4a78"),
        clothes=[
            Garment("trousers", "#2c3e62"),
            Garment(
                "coat",
                "#3a5f92",
                length=0.32,
                belt="#d8a04a",
                buttons="#e8c060",
                collar="turned",
                collar_colour="#2a4a78",
            ),
        ],
        shoes="#3a2024",
        reach={"right": (-0.42, -0.74, 1.36), "left": (0.6, -0.3, 1.2)},
        look_at=door_at,
    )
    kit.place(her.thing, SPOT, (0, 0, turn))
    x, y, z = her.hand("right")
    letter = kit.box((0.4, 0.02, 0.26), clay("#fff4e0", emit=0.12), (x - 0.13, y - 0.05, z), (6, 10, -8), 0)
    letter.name = "letter"
    kit.sphere((0.05, 0.02, 0.05), clay("#b8302a"), (x - 0.13, y - 0.07, z + 0.12), 12)
    hip, shoulder = her.mark("upperleg01.L"), her.mark("upperarm01.R")
    leather = clay("#a8623a", bump=0.5)
    bag = np.array((hip[0] + 0.32, hip[1] - 0.24, hip[2] - 0.12))
    kit.box((0.48, 0.2, 0.36), leather, bag - (0, 0, 0.24), (0, 4, -18), 0.05)
    kit.box((0.44, 0.03, 0.17), clay("#8a4a2c", bump=0.5), bag + (-0.03, -0.11, -0.05), (0, 4, -18), 0.02)
    kit.box((0.2, 0.02, 0.23), clay("#fff4e0"), bag + (-0.04, 0.02, 0.0), (0, 12, -18), 0)
    chest = (bag + shoulder) / 2 + (-0.05, -0.28, 0.08)
    kit.rope([bag + (-0.15, -0.04, 0.1), chest, shoulder + (0.1, -0.15, 0.11)], 0.025, leather, 6)


def paint(draft):
    """Low sun behind us; every door points its shadow at the far one."""
    light.world("#c890b8", "#d898a0", 0.36)
    camera = stage.camera((0, -11.5, 1.75), (0, 0, 2.15), 44)
    desert.evening(
        camera,
        seed=33,
        stops=((0, "#a8506c"), (0.3, "#d67c88"), (0.48, "#efa698"), (0.6, "#fbd8b4"), (1, "#e8a08a")),
    )
    desert.sand(ground, (-14, 14), (-11, 22), cells=320, dark="#c8747a", pale="#f0b09c")
    desert.hills(((26, "#b8627c", 1.0, 0.9), (34, "#a8688e", 1.7, 2.4), (44, "#9a709e", 2.8, 4.1)))
    avenue()
    postwoman()
    key = things.key("#e8b13a")
    kit.place(key, (-0.7, -5.6, 0.1), (-38, 68, 0), 0.5)
    light.sun((70, 0, 9), 3.6, "#ffc890", 1.5)
    light.area((-5, -9, 4), SPOT + (0, 0, 1.8), 2, 260, "#ffd8a8")
    light.area((-6, 4, 7), (0, 2, 1), 5, 300, "#9aa4ff")
    return Finish(fog=Fog("#f2b6a0", 18, 60, 0.55), shadows="#341040", lights="#fff0cc", focus=("letter",))
