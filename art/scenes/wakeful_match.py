# SPDX-License-Identifier: GPL-3.0-or-later
"""In the matchbox everyone sleeps but one."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.pixels import smoothstep

WIDE, LONG, DEEP = 5.0, 9.0, 1.15
HEADS = (-1.9, -1.14, -0.38, 0.38, 1.14, 1.9)
WAKER = 3
PILLOW_Y = 3.1


def table():
    """Dark boards that run to a dark wall."""
    for k in range(13):
        tone = ("#45434f", "#3b3945", "#4d4b58")[k % 3]
        kit.box((1.7, 34, 0.2), surfaces.wood(tone, along="y", dark="#24222c"), ((k - 6) * 1.74, 6, -0.2))


def drawer():
    """The drawer is the bed: thin chipwood sides."""
    wood = surfaces.wood("#c9b084", along="y")
    for side in (-1, 1):
        kit.box((0.14, LONG + 1, DEEP), wood, (side * WIDE / 2, 0.4, 0), bevel=0.04)
    kit.box(
        (WIDE, 0.14, DEEP * 0.92), surfaces.wood("#c9b084", along="x"), (0, -LONG / 2 - 0.05, 0), bevel=0.04
    )
    kit.box((WIDE, LONG + 4, 0.1), wood, (0, 2, 0.02))


def sleeve():
    """The box that it slides into stands over the pillows like the tester of a bed."""
    card = surfaces.paper("#8e8472")
    inside = surfaces.paper("#b3a68c")
    y, deep, tall = 3.3, 6.0, 3.0
    opening = paper.rounded(paper.rectangle(-WIDE / 2 - 0.1, -1, WIDE / 2 + 0.1, tall), 0.04)
    shell = paper.rectangle(-WIDE / 2 - 0.34, 0, WIDE / 2 + 0.34, tall + 0.24).difference(opening)
    paper.cutout(shell, card, (0, y + deep / 2, 0), depth=deep, bevel=0.03).name = "sleeve"
    kit.box((WIDE + 0.2, 0.1, tall), inside, (0, y + deep, 0), bevel=0)
    kit.box((WIDE + 0.1, deep, 0.06), inside, (0, y + deep / 2, tall - 0.08), bevel=0)
    band = clay("#3c2a2a", bump=1.2, grain=40)
    for side in (-1, 1):
        kit.box(
            (0.06, deep - 0.4, tall * 0.6), band, (side * (WIDE / 2 + 0.36), y + deep / 2, 0.6), bevel=0.02
        )


def pillows():
    """One long bolster, dented where each head lies."""
    n, m = kit.detail(240), kit.detail(90)
    u, v = np.meshgrid(np.linspace(-2.38, 2.38, n), np.linspace(-1, 1, m), indexing="ij")
    plump = np.sqrt(np.clip(1 - np.abs(v) ** 2.6, 0, 1)) * np.clip((2.42 - np.abs(u)) / 0.25, 0, 1) ** 0.5
    z = 0.35 + 0.42 * plump
    for x in HEADS:
        z -= 0.13 * np.exp(-(((u - x) / 0.26) ** 2)) * plump
    z += 0.02 * np.sin(u * 11 + v * 3) * plump
    points = np.stack([u, PILLOW_Y + 0.2 + 0.62 * v, z], -1)
    kit.sheet(points[:, ::-1][::-1], surfaces.cloth("#cfc4ae")).name = "pillow"


def heads():
    """Round, rough, dark; they lean on one another. One is upright and alight."""
    rng = random.Random(4)
    for k, x in enumerate(HEADS):
        awake = k == WAKER
        head = Clay().add(ball((0, 0, 0.52), (0.31, 0.3, 0.4)), "#8a3c34" if awake else "#6e3532")
        head.add(ball((0, 0, 0.14), (0.19, 0.18, 0.22)), "#8a3c34" if awake else "#6e3532", 0.14)
        thing = kit.model(head, (-0.5, -0.5, -0.2), (0.5, 0.5, 1.1), 90, clay(bump=0.9, grain=24, vary=0.18))
        thing.name = "head of a match"
        stick = kit.box((0.21, 0.2, 1.6), surfaces.wood("#d8bd88", along="z"), (0, 0, -1.5), bevel=0.02)
        if awake:
            kit.group([thing, stick], (x, PILLOW_Y - 0.35, 1.42), (-3, 2, 0), 1.06)
        else:
            side = 1 if k < WAKER else -1
            lean = (22, 24, -16, 0, -24, -15)[k] + rng.uniform(-2, 2)
            kit.group(
                [thing, stick], (x, PILLOW_Y - 0.15 + rng.uniform(-0.08, 0.08), 0.74), (-34, lean, 6 * side)
            )


def flame():
    """Tall and quiet; a blue root, a pale heart."""
    at = np.array((HEADS[WAKER] + 0.03, PILLOW_Y - 0.38, 2.3))
    outer = kit.lathe(
        [
            (0.001, -0.12),
            (0.14, -0.05),
            (0.235, 0.14),
            (0.235, 0.3),
            (0.17, 0.55),
            (0.085, 0.82),
            (0.03, 1.05),
            (0.001, 1.2),
        ],
        lamp("#ffc636", 2.6),
        32,
    )
    kit.place(outer, at, (0, 4, 0)).name = "flame"
    heart = kit.lathe(
        [(0.001, 0.0), (0.1, 0.08), (0.12, 0.22), (0.07, 0.45), (0.001, 0.66)], lamp("#fff3b0", 5), 24
    )
    kit.place(heart, at + (0, -0.16, 0.02), (0, 3, 0)).name = "flame"
    light.bulb(at + (0, -0.55, 0.4), 330, "#ffc24a", 0.22)
    light.bulb(at + (0, 0.2, 0.9), 60, "#ffbe50", 0.2)


def blanket():
    """One patched quilt for all of them: five still mounds, and folds drawn towards the one who sits up."""
    n, m = kit.detail(460), kit.detail(420)
    u, v = np.meshgrid(np.linspace(-2.4, 2.4, n), np.linspace(-4.4, 2.55, m), indexing="ij")
    z = np.full_like(u, 0.5) + 0.1 * smoothstep(-4.4, -2.5, v)
    tall, feet = (0.34, 0.26, 0.38, 0.3, 0.36, 0.24), (-2.6, -1.2, -3.1, -0.6, -2.0, -3.4)
    for k, x in enumerate(HEADS):
        drift = x + 0.22 * np.sin(v * 0.45 + k * 2.1) + 0.06 * np.sin(v * 1.3 + k * 5)
        body = np.exp(-(np.abs((u - drift) / 0.36) ** 2.4)) * smoothstep(feet[k] - 1.2, feet[k] + 0.6, v)
        toes = np.exp(-(((u - drift) / 0.3) ** 2 + ((v - feet[k]) / 0.42) ** 2))
        z += tall[k] * body + 0.2 * toes
    at = HEADS[WAKER]
    z += 0.42 * np.exp(-(((u - at) / 0.4) ** 2 + ((v - 2.25) / 0.7) ** 2))
    away, turn = np.hypot(u - at, v - 2.4), np.arctan2(v - 2.4, u - at)
    z += (
        0.055
        * np.sin(turn * 13 + 0.8 * np.sin(away * 1.7))
        * np.exp(-(((away - 1.6) / 1.3) ** 2))
        * (v < 1.6)
    )
    rng = np.random.default_rng(2)
    for _ in range(34):  # short creases, no two alike
        cx, cy, a = rng.uniform(-2.2, 2.2), rng.uniform(-4.2, 1.4), rng.uniform(-1.4, 1.4)
        long, thick = rng.uniform(0.35, 0.9), rng.uniform(0.06, 0.14)
        along = (u - cx) * math.cos(a) + (v - cy) * math.sin(a)
        over = -(u - cx) * math.sin(a) + (v - cy) * math.cos(a) + 0.1 * along**2
        z += rng.uniform(-0.05, 0.06) * np.exp(-((along / long) ** 2 + (over / thick) ** 2))
    fold = smoothstep(1.6, 1.72, v)
    z += 0.14 * fold * np.sin(np.clip((v - 1.6) / 0.95, 0, 1) * math.pi) ** 0.6
    z -= 0.4 * smoothstep(2.3, 2.4, np.abs(u))
    cell = 0.8
    i, j = np.floor((u + 2.4) / cell), np.floor((v + 4.4) / cell)
    fu, fv = ((u + 2.4) / cell) % 1, ((v + 4.4) / cell) % 1
    seam = np.minimum(np.minimum(fu, 1 - fu), np.minimum(fv, 1 - fv)) * cell
    z -= 0.035 * np.exp(-((seam / 0.035) ** 2)) * (1 - fold)
    tones = np.array([linear(c) for c in ("#565f80", "#474e6c", "#6d7088", "#8d8a90", "#3d435e")])
    colours = tones[((i * 7 + j * 3 + (i * j) % 4) % 5).astype(int)]
    pale = np.array(linear("#e0d6c0"))
    colours = colours * (1 - fold[..., None]) + pale * fold[..., None]
    kit.sheet(np.stack([u, v, z], -1)[::-1], surfaces.cloth(None, weave=16), colours[::-1]).name = "blanket"


def paint(draft):
    """Night; one light, and that is somebody."""
    light.world("#4a5282", "#2a2a3c", 0.3)
    stage.camera((-0.7, -9.3, 4.3), (0.06, 2.4, 1.75), 52)
    table()
    drawer()
    sleeve()
    pillows()
    heads()
    flame()
    blanket()
    kit.box((60, 0.4, 30), surfaces.plaster("#4a4a58"), (0, 17, -2), bevel=0)
    moon = clay("#8f9cc4", bump=0.2, emit=0.16)  # the window's moonlight on the far wall
    for k in range(2):
        for j in range(3):
            x, z = -3.9 + 1.2 * k - 0.22 * j, 3.1 + 1.2 * j
            pane = paper.Polygon([(x, z), (x + 1.05, z - 0.22), (x + 0.85, z + 0.82), (x - 0.2, z + 1.05)])
            paper.cutout(pane, moon, (0, 16.75, 0), depth=0.01, bevel=0)
    light.area((-7, -4, 8), (0, -1, 0.5), 2, 520, "#9fb0f0")
    light.area((6, -8, 3), (0, -2, 0.5), 4, 120, "#7a80b0")
    return Finish(
        fog=Fog("#23233a", 16, 30, 0.6),
        shadows="#15142a",
        lights="#fff0b8",
        focus=("head", "flame"),
        vignette=0.3,
        lift=0.6,
    )
