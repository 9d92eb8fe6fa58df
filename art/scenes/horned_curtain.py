# SPDX-License-Identifier: GPL-3.0-or-later
"""The curtain has horns; a child has the rope."""

import math

import numpy as np
from scipy.ndimage import gaussian_filter

from painter import kit, light, paper, stage
from painter.clay import rotation, smooth_path
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

HORN = ((0.55, 5.35), (1.25, 5.45), (1.85, 5.8), (2.08, 6.45), (1.95, 7.2))
GIRL = np.array((1.95, -3.3, 0))


def dome(x, z, cx, cz, wide, tall, deep, power=0.5):
    """A swelling of the cloth."""
    return deep * np.clip(1 - ((x - cx) / wide) ** 2 - ((z - cz) / tall) ** 2, 0, 1) ** power


def beast(x, z):
    """How far the head behind the curtain pushes it forward."""
    m = np.abs(x)
    push = dome(m, z, 0, 4.75, 1.02, 1.25, 1.15)
    push = np.maximum(push, dome(m, z, 0, 5.35, 0.95, 0.42, 1.35))
    push = np.maximum(push, dome(m, z, 0.42, 5.0, 0.42, 0.3, 1.42))
    push = np.maximum(push, dome(m, z, 0, 3.9, 0.5, 1.1, 1.5))
    push = np.maximum(push, dome(m, z, 0, 3.2, 0.74, 0.6, 1.85))
    push = np.maximum(push, dome(m, z, 1.28, 4.85, 0.5, 0.24, 0.75))
    push -= dome(m, z, 0.52, 4.55, 0.26, 0.24, 0.4, 1)
    push -= dome(m, z, 0.3, 3.22, 0.17, 0.15, 0.42, 1)
    path = smooth_path(HORN, 8)
    for k, (px, pz) in enumerate(path):
        share = k / (len(path) - 1)
        r = 0.36 - 0.24 * share
        push = np.maximum(
            push, (0.95 + 0.35 * share) * np.sqrt(np.clip(1 - ((m - px) ** 2 + (z - pz) ** 2) / r**2, 0, 1))
        )
    return push * 1.3


def curtain():
    """Heavy folds, drawn tight where something stands behind them."""
    n = kit.detail(340)
    x, z = np.meshgrid(np.linspace(-3.7, 3.7, n), np.linspace(0.24, 9.9, int(n * 1.3)))
    cell = 7.4 / n
    push = gaussian_filter(beast(x, z), 0.075 / cell)
    hang = gaussian_filter(beast(x, z), 0.42 / cell)
    fall = np.zeros_like(push)
    running = np.zeros(n)
    for i in range(len(z) - 1, -1, -1):  # cloth hangs straight down from what it lies on
        running = np.maximum(push[i], running * (1 - 0.11 * cell / 0.04))
        fall[i] = running
    fall = gaussian_filter(fall, (0.12 / cell, 0.16 / cell))
    loose = np.exp(-1.7 * hang)
    folds = 0.15 * np.sin(x * 8.2 + 0.6 * np.sin(x * 1.7)) + 0.05 * np.sin(x * 19 + 1 + 0.2 * z)
    y = -np.maximum(push, 0.55 * fall) - folds * (0.5 + 0.5 * loose) * (1 + 0.25 * (z < 2.5))
    velvet = clay("#d4342a", bump=0.25, grain=30, vary=0.12, rough=0.85, sheen=0.8)
    kit.sheet(np.stack([x, y, z], -1)[:, ::-1], velvet)


def house():
    """The frame of the stage, its pelmet, the boards and the footlights."""
    dark = clay("#3a0a10", bump=0.5, grain=8, vary=0.15)
    opening = paper.rectangle(-3.0, -3, 3.0, 8.6)
    paper.cutout(
        paper.rectangle(-7, -3, 7, 13).difference(opening), dark, (0, -1.5, 0), depth=0.5, bevel=0.06
    )
    gold = clay("#c8842e", rough=0.4, metal=0.3, bump=0.3)
    for s in (-1, 1):
        kit.rope([(s * 3.02, -1.8, -0.1), (s * 3.02, -1.8, 4), (s * 3.02, -1.8, 8.5)], 0.07, gold, 2)
    swags = [paper.Point(k * 1.55, 9.35).buffer(1.02) for k in range(-3, 4)]
    paper.cutout(
        paper.unary_union(swags),
        clay("#7a1016", bump=0.4, grain=10, sheen=0.3),
        (0, -1.95, 0),
        depth=0.14,
        bevel=0.05,
    )
    for k in range(-3, 4):
        a = np.linspace(math.pi * 1.2, math.pi * 1.8, 14)
        kit.rope(
            [(k * 1.55 + 1.03 * math.cos(t), -2.06, 9.35 + 1.03 * math.sin(t)) for t in a], 0.055, gold, 2
        )
    for k in range(-14, 15):
        kit.box(
            (0.5, 14, 0.1),
            clay(("#5e1614", "#681a16", "#541210")[k % 3], bump=0.5, grain=5, vary=0.15),
            (k * 0.515, -6, -0.1),
            bevel=0.015,
        )
    tin = clay("#2a080c", rough=0.4)
    for k in range(-3, 3):
        x = k * 0.78
        kit.place(
            kit.lathe([(0.2, 0), (0.19, 0.12), (0.12, 0.22), (0.001, 0.25)], tin, 20),
            (x, -2.55, -0.02),
            (-24, 0, 0),
        )
        kit.sphere(0.075, lamp("#ffd27a", 6), (x, -2.33, 0.1), 14)
        light.bulb((x, -2.25, 0.3), 62, "#ffc66a", 0.06)


def guest():
    """Two polished shoes under the hem."""
    leather = clay("#12060a", rough=0.15, bump=0.02)
    for s, turn in ((-1, -10), (1, 16)):
        shoe = kit.sphere((0.17, 0.38, 0.13), leather, (s * 0.32, -0.72, 0.1), 24)
        shoe.rotation_euler = (0, 0, math.radians(turn))
        kit.box((0.28, 0.62, 0.05), leather, (s * 0.32, -0.68, 0), (0, 0, turn))


def child():
    """Both fists round the rope, looking up at what she has not let in yet."""
    turn = -104
    girl = person(
        age=8,
        female=1,
        build="slight",
        tall=2.9,
        height_heads=4.1,
        pose="at ease",
        expression="astonished",
        look=Look(SKINS["tan"], eye=1.3, cheek=0.6),
        hair="braids",
        hair_colour="#2a1410",
        clothes=[
            Garment("top", "#f6e2ba", sleeve=0.6, hem=0, loose=0.1),
            Garment("dress", "#3d4a7a", length=0.55, sleeve=0, pattern="hem", second="#f2c878"),
        ],
        shoes="#1c0a0c",
        reach={"left": (-0.06, -0.66, 2.2), "right": (-0.02, -0.7, 1.62)},
        look_at=rotation((0, 0, -turn)) @ (np.array((-0.6, -3.6, 5.6)) - GIRL),
    )
    kit.place(girl.thing, GIRL, (0, 0, turn))
    left, right = girl.hand("left"), girl.hand("right")
    hemp = clay("#e8c48a", bump=0.8, grain=30)
    x, y, _ = GIRL
    path = [(left[0] - 0.05, left[1], 11), (left[0] - 0.03, left[1], 5), left, right, right - (0, 0, 0.7)]
    kit.rope([*path, (x - 0.3, y - 0.5, 0.4), (x + 0.5, y - 0.4, 0.08)], 0.075, hemp, 8)
    for k in range(3):
        kit.place(
            kit.ring(0.32 - 0.03 * k, 0.07, hemp, 40, 8),
            (x + 0.75, y - 0.2, 0.07 + 0.12 * k),
            (4 * k, -3 * k, 0),
        )


def paint(draft):
    """Footlights; nothing has begun."""
    light.world("#4a1430", "#24060c", 0.4)
    stage.camera((0, -15, 6.3), (0, 0, 4.0), 46)
    curtain()
    house()
    guest()
    child()
    light.area((-6.5, -5.5, 8.5), (0.3, -1, 4.3), 1.2, 800, "#ffd0a0")
    light.area((6, -8, 9), (0, -1, 5), 4, 220, "#a060d0")
    light.area((-0.6, -6.6, 1.0), GIRL + (0, 0, 2.0), 0.8, 42, "#ffcf90", 50)
    light.area((5, -5, 5), GIRL + (0, 0, 1.8), 1, 60, "#c890ff", 40)
    return Finish(exposure=1.08, shadows="#22061a", lights="#fff0c4", vignette=0.4)
