# SPDX-License-Identifier: GPL-3.0-or-later
"""She leaves with one thread in her hand, and row by row the house leaves with her."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import wool
from painter.motifs.figures import figure, mark

WIDE, DEEP, HIGH, GABLE, W, H = 4.2, 3.4, 2.6, 2.0, 0.3, 0.24
TURN, AT = -30, np.array((-0.55, 0.9, 0.0))
HER = np.array((1.0, -6.3))


def gone(x, y, z):
    """Whether the stitch there has already been drawn out: the upper corner nearest to her."""
    return 0.8 * x + 0.9 * (z - 2.0) - 0.42 * (y + DEEP / 2) + 0.1 * math.sin(11 * x + 3 * y) > 0.95


def knit(origin, across, up, wide, tall, tone, keep, bands=()):
    """A knitted face: columns of nested Vs, each a round strand; `keep` tells by (u, z) which stitches are left."""
    origin, across, up = (np.array(a, float) for a in (origin, across, up))
    out = np.cross(across, up)
    fine = kit.detail(26)
    columns, rows = round(wide / W), round(tall / H)
    w, h = wide / columns, tall / rows
    u, v = np.meshgrid(np.linspace(0, columns, columns * fine + 1), np.linspace(0, rows, rows * fine + 1))
    middle = np.abs(u - np.floor(u) - 0.5) * 2
    s = v - 0.75 * middle
    phase = s - np.floor(s)
    strand = np.sqrt(np.clip(1 - (2 * phase - 1) ** 2, 0, 1))
    leg = np.clip(np.minimum(middle, 1 - middle) * 5, 0, 1) ** 0.5
    high = strand * leg
    points = origin + (u * w)[..., None] * across + (v * h)[..., None] * up + (0.09 * high)[..., None] * out
    row = np.floor(s).astype(int)
    base = np.broadcast_to(np.array(linear(tone)), (*u.shape, 3)).copy()
    for band in bands:
        base[row == band] = linear("#f4cf9a")
    paint = base * (0.22 + 0.78 * high**0.8)[..., None]
    i = np.arange(u.size).reshape(u.shape)
    faces = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1)
    mid = lambda a: (a[:-1, :-1] + a[1:, 1:]) / 2  # noqa: E731
    column = np.clip(np.floor(mid(u)), 0, columns - 1)
    cell = np.floor(mid(v) - 0.75 * np.abs(mid(u) - np.floor(mid(u)) - 0.5) * 2)
    left = np.array(
        [
            [keep((c + 0.5) * w, max((r + 0.87) * h, 0.05)) for c, r in zip(cs, rs, strict=True)]
            for cs, rs in zip(column, cell, strict=True)
        ]
    )
    wool = clay(bump=0.3, grain=40, vary=0.06, rough=0.95)
    cloth = kit.mesh(points.reshape(-1, 3), faces[left], wool, paint.reshape(-1, 3))
    cloth.name = "knitting"
    return cloth


def faces():
    """Front with its gable, right side, and both slopes of the roof."""

    def front(u, z):
        x = u - WIDE / 2
        half = WIDE / 2 if z < HIGH else WIDE / 2 * (1 - (z - HIGH) / GABLE) + 0.16
        door = abs(x + 0.3) < 0.46 and z < 1.5
        pane = abs(x + 1.35) < 0.36 and 0.95 < z < 1.8
        return not (abs(x) > half or gone(x, -DEEP / 2, z) or door or pane)

    def side(u, z):
        y = u - DEEP / 2
        return not gone(WIDE / 2, y, z) and not (abs(y - 0.5) < 0.44 and 0.85 < z < 1.7)

    made = [
        knit((-WIDE / 2, -DEEP / 2, 0), (1, 0, 0), (0, 0, 1), WIDE, HIGH + GABLE, "#d8321f", front, (8, 9)),
        knit((WIDE / 2, -DEEP / 2, 0), (0, 1, 0), (0, 0, 1), DEEP, HIGH, "#d8321f", side, (8, 9)),
    ]

    def back(u, z):
        x = u - WIDE / 2
        half = WIDE / 2 if z < HIGH else WIDE / 2 * (1 - (z - HIGH) / GABLE)
        return abs(x) < half and not gone(x, DEEP / 2, z)

    rear = (-WIDE / 2, DEEP / 2 - 0.1, 0)
    made.append(knit(rear, (1, 0, 0), (0, 0, 1), WIDE, HIGH + GABLE, "#f09a48", back))
    run, rise = WIDE / 2 + 0.3, GABLE + 0.28
    slope = math.hypot(run, rise)
    for s in (-1, 1):

        def roof(u, d, s=s):
            along = u - DEEP / 2 - 0.25 if s > 0 else DEEP / 2 + 0.25 - u
            return not gone(s * (run - d * run / slope), along, HIGH - 0.26 + d * rise / slope)

        corner = (s * run, -s * (DEEP / 2 + 0.25), HIGH - 0.2)
        up = (-s * run / slope, 0, rise / slope)
        made.append(knit(corner, (0, s, 0), up, DEEP + 0.5, slope, "#a8284e", roof))
    return made


def walls():
    """The house: knitted outside, a plain lit room inside."""
    warm = clay("#f0a04a", bump=0.4, vary=0.1)
    room = [
        kit.box((0.1, DEEP - 0.5, HIGH), warm, (-WIDE / 2 + 0.25, 0, 0)),
        kit.box((WIDE - 0.3, DEEP - 1.0, 0.12), surfaces.wood("#7a3a20", along="x"), (0, 0, 0.9)),
    ]
    shade = kit.place(
        kit.lathe([(0.34, 0), (0.12, 0.3), (0.03, 0.34)], clay("#ffdf9a", emit=0.4), 32), (0.75, 0.2, 2.55)
    )
    cord = kit.rope([(0.75, 0.2, 2.85), (0.75, 0.2, 3.4), (0.75, 0.2, 4.0)], 0.02, clay("#3a1014"), 1)
    bulb = kit.sphere(0.13, lamp("#fff0c0", 6), (0.75, 0.2, 2.55), 20)
    panes = [
        kit.box((1.25, 0.05, 1.62), lamp("#ffb04e", 1.1), (-0.42, -DEEP / 2 + 0.25, 0), bevel=0),
        kit.box((0.7, 0.05, 0.85), lamp("#ffc464", 1.3), (-1.35, -DEEP / 2 + 0.25, 0.98), bevel=0),
        kit.box((0.05, 0.85, 0.85), lamp("#ffc464", 1.3), (WIDE / 2 - 0.25, 0.5, 0.88), bevel=0),
    ]
    frame = clay("#5a1016", bump=0.4)
    bars = [
        kit.box((0.06, 0.12, 0.85), frame, (-1.35, -DEEP / 2 + 0.16, 0.98), bevel=0),
        kit.box((0.7, 0.12, 0.06), frame, (-1.35, -DEEP / 2 + 0.16, 1.38), bevel=0),
        kit.box((0.12, 0.06, 0.85), frame, (WIDE / 2 - 0.16, 0.5, 0.88), bevel=0),
    ]
    kit.group([*faces(), *room, shade, cord, bulb, *panes, *bars], AT, (0, 0, TURN))


def stage_point(x, y, z):
    """A point of the house on the stage."""
    a = math.radians(TURN)
    return AT + np.array((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))


def leaver():
    """She walks away in the foreground, the ball of wool at her hip."""
    foot = np.array((*HER, float(ground_height(*HER))))
    her = figure(
        "broad worker",
        "walking",
        "great coat",
        skin="olive",
        coat="#413a70",
        hat="headscarf",
        hat_colour="#e0b050",
        female=1,
        length=0.8,
        reach={"right": (-0.3, -0.04, 0.52)},
    )
    kit.place(her, foot, (0, 0, 60), 1.75)
    hand = np.array(mark(her, "right_hand"))
    middle = hand + (-0.05, -0.14, 0.12)
    wool.ball(middle, 0.25, "#e8402a")
    yarn = clay("#ff6a48", bump=0.3, rough=0.95, emit=0.2)
    start = stage_point(1.5, -DEEP / 2 - 0.14, 1.7)
    path = [
        start,
        start * 0.75 + middle * 0.25 + (0.0, -0.1, -0.5),
        start * 0.4 + middle * 0.6 + (-0.5, 0, -0.42),
        middle + (-0.75, 0.1, -0.2),
        middle + (-0.2, -0.1, 0.1),
    ]
    wool.crimped(path, 0.04, yarn, wave=0.03, length=0.2)


def ground_height(x, y):
    """A low rise under the house."""
    return (
        0.06 * np.sin(x * 0.7 + 1)
        + 0.05 * np.sin(y * 0.9 + x * 0.4)
        - 0.035 * np.maximum(-y - 1, 0) ** 1.2
        + 0.0 * x
    )


def paint(draft):
    """Red dusk; the light comes out where the wall was."""
    light.world("#6a2444", "#5a1820", 0.4)
    camera = stage.camera((-0.1, -15.5, 3.0), (-0.1, 0, 2.2), 53)
    dusk = sky.gradient(
        [
            (0, "#3a0f2c"),
            (0.3, "#6a1830"),
            (0.5, "#a82a2c"),
            (0.62, "#dc5030"),
            (0.7, "#f08a4a"),
            (1, "#8a2028"),
        ],
        8,
        0.1,
    )
    dusk = sky.clouds(
        dusk,
        "#c83c2e",
        "#4a1230",
        cover=0.34,
        soft=0.2,
        cell=220,
        seed=4,
        stretch=4.5,
        band=(0.05, 0.6),
        amount=0.6,
    )
    sky.backdrop(dusk, 60, camera)
    kit.land(ground_height, (-16, 16), (-10, 26), clay("#6a1c22", bump=0.9, grain=4, vary=0.25), 140)
    for far, colour, tall, phase in ((15, "#7a1f28", 1.5, 0.7), (25, "#9a2c2a", 2.6, 2.4)):
        kit.land(
            lambda x, y, far=far, tall=tall, phase=phase: (
                tall * (0.5 + 0.4 * np.sin(x * 0.22 + phase)) * np.exp(-(((y - far) / 3.5) ** 2)) - 0.3
            ),
            (-30, 30),
            (far - 6, far + 6),
            clay(colour, bump=0.4, grain=1.5),
            70,
        )
    walls()
    leaver()
    light.bulb(stage_point(0.75, 0.0, 2.3), 190, "#ffb45a", 0.25)
    light.area(stage_point(1.3, -1.2, 2.9), (*HER, 0.8), 0.8, 130, "#ffae5a")
    light.area((-2.5, -7.5, 3), (*HER, 1.2), 1.0, 45, "#ffb070", 60)
    light.area((-7, -8, 6), (-0.5, 0, 2), 3, 760, "#ffa078")
    light.area((4, -10, 2.2), (*HER, 1.4), 0.8, 11, "#e8a0b8", 40)
    light.area((7, -7, 4), (1, 0, 1.5), 4, 200, "#9a6ad0")
    light.area((2, 9, 6), (0, 0, 3), 4, 700, "#ff8050")
    return Finish(
        fog=Fog("#c8452e", 17, 45, 0.5),
        shadows="#240a22",
        lights="#ffe8c0",
        focus=("head", "knitting"),
        lift=0.7,
    )
