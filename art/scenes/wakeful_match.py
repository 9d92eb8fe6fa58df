# SPDX-License-Identifier: GPL-3.0-or-later
"""In the matchbox everyone sleeps but one."""

import math

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, tube
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.pixels import smoothstep

WIDE, FOOT, MOUTH, DEEP = 5.0, -3.9, 3.9, 0.95
BEDS = (-1.95, -1.17, -0.39, 0.39, 1.17, 1.95)
LEANS = (-7, 4, -8, 0, 9, 6)
WAKER = 3
HEAD_Y, FEET_Y = 3.0, -2.75
RED = "#c23a2a"


def table():
    """Dark boards, and no end to them."""
    for k in range(15):
        tone = ("#54505c", "#484450", "#5c5864")[k % 3]
        kit.box(
            (46, 2.2, 0.2), surfaces.wood(tone, along="x", dark="#24222c"), (0, -12 + k * 2.24, -0.2)
        ).name = "table"


def box():
    """A tray of cardboard, half out of its sleeve; the strip to strike on runs along the side."""
    card, floor = surfaces.paper("#cfae78"), surfaces.paper("#b59a6e")
    back = MOUTH + 4.3
    for side in (-1, 1):
        kit.box((0.1, back - FOOT, DEEP), card, (side * WIDE / 2, (back + FOOT) / 2, 0.04), bevel=0.02)
    kit.box((WIDE, 0.1, DEEP), card, (0, FOOT, 0.04), bevel=0.02)
    kit.box((WIDE, back - FOOT, 0.06), floor, (0, (back + FOOT) / 2, 0.04), bevel=0)
    wide, tall, long = WIDE + 0.32, DEEP + 0.2, back - MOUTH
    hole = paper.rectangle(-wide / 2 + 0.09, 0.09, wide / 2 - 0.09, tall - 0.09)
    shell = paper.rectangle(-wide / 2, 0, wide / 2, tall).difference(hole)
    middle = MOUTH + long / 2
    paper.cutout(
        shell, clay("#a5352a", bump=0.2, vary=0.15), (0, middle, 0), depth=long, bevel=0.02
    ).name = "sleeve"
    kit.box((wide - 0.2, 0.1, tall - 0.2), clay("#1c1a22"), (0, MOUTH + 2.2, 0.1), bevel=0)
    strip = clay("#3a2622", bump=1.4, grain=60, vary=0.25)
    for side in (-1, 1):
        kit.box((0.03, long, tall * 0.7), strip, (side * (wide / 2 + 0.015), middle, tall * 0.15), bevel=0)
    for w, h, up, tone in (
        (wide - 0.5, long - 0.5, 0.002, "#e0cfa2"),
        (wide - 0.74, long - 0.74, 0.012, "#2f4488"),
    ):
        kit.box(
            (w, h, 0.012), clay(tone, bump=0.2, vary=0.15), (0, middle, tall + up), bevel=0
        ).name = "label"
    pale = clay("#f0dca0", bump=0.2)
    moon = paper.cutout(paper.crescent(0.95, 0.42), pale, depth=0.02, bevel=0)
    kit.place(moon, (-0.8, middle, tall + 0.035), (0, 0, 20)).name = "label"


def pillow():
    """One long bolster, dented where each head lies."""
    n, m = kit.detail(240), kit.detail(90)
    u, v = np.meshgrid(np.linspace(-2.42, 2.42, n), np.linspace(-1, 1, m), indexing="ij")
    plump = np.sqrt(np.clip(1 - np.abs(v) ** 2.6, 0, 1)) * np.clip((2.44 - np.abs(u)) / 0.25, 0, 1) ** 0.5
    z = 0.12 + 0.52 * plump
    for k, x in enumerate(BEDS):
        z -= (0.04 if k == WAKER else 0.15) * np.exp(-(((u - x) / 0.26) ** 2)) * plump
    z += 0.02 * np.sin(u * 11 + v * 3) * plump
    points = np.stack([u, HEAD_Y + 0.12 + 0.62 * v, z], -1)
    kit.sheet(points[:, ::-1][::-1], surfaces.cloth("#d8ccb4")).name = "pillow"


def match(long):
    """A thin square stick along z, its head dipped; the foot at the origin."""
    head = Clay().add(ball((0, 0, long), (0.285, 0.285, 0.42)), RED)
    head.add(ball((0, 0, long - 0.34), (0.2, 0.2, 0.26)), RED, 0.12)
    thing = kit.model(
        head, (-0.4, -0.4, long - 0.8), (0.4, 0.4, long + 0.6), 90, clay(bump=0.6, grain=34, vary=0.14)
    )
    thing.name = "head of a match"
    stick = kit.box((0.25, 0.25, long - 0.2), surfaces.wood("#e4c48c", along="z", grain=0.6), bevel=0.012)
    stick.name = "stick"
    return [thing, stick]


def matches():
    """Five lie on their backs and lean to one side; one sits up, only its feet are still lying."""
    for k, x in enumerate(BEDS):
        if k == WAKER:
            stick = kit.box((0.25, 0.25, 3.0), surfaces.wood("#e4c48c", along="z", grain=0.6), bevel=0.012)
            kit.place(stick, (x, FEET_Y, 0.3), (-90, 0, 0)).name = "stick"
            kit.group(match(3.2), (x, 0.9, 0.3), (-2, 3, 0))
            continue
        long = HEAD_Y - FEET_Y + (0.0, 0.1, -0.06, 0, 0.06, -0.04)[k]
        kit.group(match(long), (x - 0.05 * LEANS[k] / 2, FEET_Y, 0.27), (-86, 0, -LEANS[k] * 0.55))


def flame():
    """Tall and quiet, with a pale heart."""
    at = np.array((BEDS[WAKER] + 0.17, 0.79, 3.95))
    path = [at + p for p in ((0, 0, -0.06), (0, 0, 0.24), (0.02, 0, 0.6), (-0.03, 0, 1.0), (0.03, 0, 1.5))]
    outer = Clay().add(tube(path, [0.16, 0.33, 0.27, 0.14, 0.012], 8), "#ffffff")
    kit.model(outer, at - (0.5, 0.5, 0.6), at + (0.5, 0.5, 1.7), 120, lamp("#ffbe30", 2.6)).name = "flame"
    path = [
        at + p + np.array((-0.05, -0.26, 0))
        for p in ((0, 0, 0.0), (0, 0, 0.25), (0.02, 0, 0.6), (0, 0, 0.95))
    ]
    heart = Clay().add(tube(path, [0.08, 0.15, 0.1, 0.01], 8), "#ffffff")
    kit.model(heart, at - (0.5, 0.6, 0.4), at + (0.5, 0.5, 1.3), 100, lamp("#fff3b0", 5)).name = "flame"
    light.bulb(at + (-0.1, -0.5, 0.3), 620, "#ffa83e", 0.2)


def quilt():
    """One patched quilt for all of them, raised where one sits up."""
    n, m = kit.detail(460), kit.detail(320)
    low, high = -1.75, 1.3
    u, v = np.meshgrid(np.linspace(-2.42, 2.42, n), np.linspace(low, high, m), indexing="ij")
    z = np.full_like(u, 0.38) + 0.03 * np.sin(u * 2.3 + v * 1.7)
    for k, x in enumerate(BEDS):
        z += (0.26 - 0.12 * smoothstep(0.5, 0.9, v)) * np.exp(
            -(np.abs((u - x - 0.045 * LEANS[k] * (v + 0.4) / 3) / 0.27) ** 2.6)
        )
    at = BEDS[WAKER]
    z += 0.34 * np.exp(-(((u - at) / 0.42) ** 2 + ((v - 0.95) / 0.55) ** 2))
    away, turn = np.hypot(u - at, v - 1.0), np.arctan2(v - 1.0, u - at)
    z += (
        0.05 * np.sin(turn * 11 + 0.8 * np.sin(away * 1.7)) * np.exp(-(((away - 1.2) / 0.8) ** 2)) * (v < 0.7)
    )
    fold = smoothstep(0.6, 0.68, v)
    z += 0.16 * fold * np.sin(np.clip((v - 0.6) / 0.7, 0, 1) * math.pi) ** 0.6
    cell = 4.84 / 6
    fu, fv = ((u + 2.42) / cell) % 1, ((v - low) / cell) % 1
    i, j = np.floor((u + 2.42) / cell), np.floor((v - low) / cell)
    z += 0.13 * (np.sin(math.pi * fu) * np.sin(math.pi * fv)) ** 0.6 * (1 - fold)
    edge = np.minimum(v - low, high - v)
    z -= 0.16 * (1 - smoothstep(0, 0.16, edge)) ** 2
    tones = np.array([linear(c) for c in ("#54638f", "#8f4038", "#c8b890", "#3d4669", "#b98a3e", "#76829e")])
    colours = tones[((i * 5 + j * 2 + (i * j) % 3) % 6).astype(int)]
    pale = np.array(linear("#e6dcc4"))
    colours = colours * (1 - fold[..., None]) + pale * fold[..., None]
    thing = kit.sheet(np.stack([u, v, z], -1)[::-1], surfaces.cloth(None, weave=16), colours[::-1])
    thing.name = "quilt"
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.14, -1


def paint(draft):
    """Night; one light, and that is somebody."""
    light.world("#4a5282", "#2a2a3c", 0.3)
    stage.camera((-2.6, -12.4, 9.4), (0.42, 0.95, 1.3), 47.5)
    table()
    box()
    pillow()
    matches()
    flame()
    quilt()
    light.area((-8, -6, 9), (0, -1, 0.5), 2, 460, "#9fb0f0")
    light.area((6, -9, 4), (0, -2, 0.5), 4, 140, "#7a80b0")
    return Finish(
        shadows="#15142a",
        lights="#fff0b8",
        focus=("head", "flame", "stick"),
        vignette=0.34,
        lift=0.6,
        grouping=0,
    )
