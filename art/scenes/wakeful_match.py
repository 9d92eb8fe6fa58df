# SPDX-License-Identifier: GPL-3.0-or-later
"""In the matchbox everyone sleeps but one."""

import math
import random

import bpy
import numpy as np

from painter import kit, light, paper, stage
from painter.clay import Clay, ball, limb
from painter.finish import Finish
from painter.kit import HOME
from painter.materials import clay, lamp

BONE, SOOT, SULPHUR = "#e9e0cd", "#2b2b30", "#e6d22a"
WIDE, LONG, DEEP, WALL = 4.6, 6.4, 0.95, 0.09
SLEEPERS = (-1.72, -1.02, -0.34, 0.36, 1.04)
WAKER = 1.74


def table():
    """Dark boards with one old burn."""
    rng = random.Random(3)
    for k in range(9):
        tone = rng.choice(("#5a5866", "#4c4a58", "#62606c", "#504e5a"))
        kit.box((2.05, 30, 0.2), clay(tone, bump=0.5, grain=5, vary=0.3, rough=0.6), ((k - 4) * 2.1, 6, -0.2))
    scorch = paper.wavering(paper.Point(0, 0).buffer(0.5, 30), 0.09, 5)
    paper.cutout(scorch, clay("#141318", vary=0.4), (-2.55, -2.55, 0.006), (90, 0, 0), depth=0.01, bevel=0)


def drawer():
    """The open drawer is a bed: thin chipwood, a paper bottom."""
    wood = clay("#dccdaa", bump=0.35, grain=9, vary=0.18)
    kit.box((WIDE, LONG, 0.08), clay("#cbbb96", bump=0.3, grain=12), (0, 0, 0.02))
    for side in (-1, 1):
        kit.box((WALL, LONG, DEEP), wood, (side * WIDE / 2, 0, 0.02), bevel=0.03)
        kit.box((WIDE, WALL, DEEP), wood, (0, side * LONG / 2, 0.02), bevel=0.03)


def sleeve():
    """The outer box, far back; its side is the striking strip, and somebody has counted on it."""
    card = clay(BONE, bump=0.3, grain=14, vary=0.12)
    back, y = 7.2, LONG / 2 - 0.05
    kit.box((WIDE + 0.5, back, 0.1), card, (0, y + back / 2, DEEP + 0.2), bevel=0.04)
    for side in (-1, 1):
        kit.box((0.1, back, DEEP + 0.3), card, (side * (WIDE / 2 + 0.22), y + back / 2, 0), bevel=0.03)
    kit.box((WIDE + 0.5, 0.02, 0.1), clay("#b8ab90"), (0, y, DEEP + 0.2), bevel=0)
    frame = paper.rectangle(-1.9, -1.4, 1.9, 1.4).difference(paper.rectangle(-1.78, -1.28, 1.78, 1.28))
    paper.cutout(frame, clay(SOOT), (0, y + 2.1, DEEP + 0.31), (90, 0, 0), depth=0.02, bevel=0)
    sun = paper.star(0.85, 12, 0.6).difference(paper.Point(0, 0).buffer(0.34, 30))
    paper.cutout(sun, clay(SOOT), (0, y + 2.1, DEEP + 0.31), (90, 0, 0), depth=0.02, bevel=0)


def tally():
    """Scratches on the inner wall beside the one who cannot sleep."""
    for group in range(3):
        for stroke in range(4):
            y = 1.75 - group * 0.62 - stroke * 0.11
            kit.rope([(WIDE / 2 - 0.06, y, 0.55), (WIDE / 2 - 0.06, y - 0.02, 0.84)], 0.013, clay(SOOT), 1)
        y = 1.8 - group * 0.62
        kit.rope([(WIDE / 2 - 0.07, y, 0.6), (WIDE / 2 - 0.07, y - 0.46, 0.8)], 0.013, clay(SOOT), 1)


def stick(length):
    """A split of aspen, four-sided, a little crooked."""
    t = np.linspace(0, 1, 6)
    return [(0.02 * math.sin(5 * k), 0, k * length) for k in t]


def asleep(x, seed):
    """A match under the blanket: only head and neck are seen, on a pillow of cotton."""
    rng = random.Random(seed)
    turn = rng.uniform(-16, 16)
    pillow = Clay().add(ball((0, 0, 0), (0.31, 0.26, 0.12)), "#f6efe0")
    pillow.carve(ball((rng.uniform(-0.05, 0.05), -0.05, 0.14), (0.2, 0.2, 0.1)), 0.08)
    kit.place(
        kit.model(pillow, (-0.4, -0.4, -0.2), (0.4, 0.4, 0.25), 40, clay(bump=0.5, grain=12)), (x, 2.5, 0.26)
    )
    head = Clay().add(ball((0, 0, 0), (0.22, 0.28, 0.2)), "#5c4a48")
    head.add(ball((0.02, 0.1, 0.05), (0.1, 0.1, 0.08)), "#74605a", 0.05)
    head.add(ball((0, -0.17, 0), (0.09, 0.1, 0.09)), "#8a7a60", 0.06)
    for side in (-1, 1):
        head.paint(limb((side * 0.045, -0.08, 0.19), (side * 0.14, -0.06, 0.16), 0.018), "#0d0b0d")
    thing = kit.model(head, (-0.35, -0.45, -0.3), (0.35, 0.4, 0.35), 80, clay(bump=0.6, grain=16, vary=0.25))
    kit.place(thing, (x + rng.uniform(-0.04, 0.04), 2.44, 0.47), (0, turn, rng.uniform(-14, 14)))
    kit.rope([(x, 2.36, 0.44), (x, 2.0, 0.4), (x, 1.5, 0.3)], 0.085, clay("#d8c294", bump=0.3), 3)


def blanket():
    """One sheet of newspaper-grey for all of them, lifted where each lies, turned back at the end."""
    u, v = np.meshgrid(np.linspace(-2.2, 2.2, 150), np.linspace(-3.05, 1.75, 120), indexing="ij")
    z = np.full_like(u, 0.24)
    for k, x in enumerate(SLEEPERS):
        bend = x + 0.06 * np.sin(v * 1.3 + k * 2)
        z += 0.34 * np.exp(-(((u - bend) / 0.24) ** 2)) * (0.75 + 0.25 * np.sin(v * 0.9 + k))
    z += 0.025 * np.sin(u * 7 + v * 3) + 0.018 * np.sin(v * 9 - u * 4)
    slipping = np.clip((u - 1.1) / 0.7, 0, 1)
    v = v - slipping * 2.6 * (v + 3.05) / 4.8
    z = z - 0.04 * slipping
    hem = np.clip((v - 1.35) / 0.4, 0, 1)
    z += 0.16 * np.sin(hem * math.pi) * (hem > 0)
    kit.sheet(np.stack([u, v, z], -1), clay("#bdb5a6", bump=0.25, grain=22, vary=0.2, rough=0.9))


def awake():
    """It sits on the edge of the row, knees drawn up, its head alight with thinking."""
    wood = clay("#e2cf9e", bump=0.3, vary=0.12)
    before = set(bpy.context.scene.objects)
    x, y = 0.0, 0.0
    body = [(x, y + 0.15, 0.3), (x + 0.02, y + 0.26, 0.8), (x, y + 0.12, 1.35)]
    kit.rope(body, 0.105, wood, 8)
    for side in (-1, 1):
        hip, knee, foot = (
            (x + side * 0.1, y + 0.1, 0.36),
            (x + side * 0.14, y - 0.55, 0.95),
            (x + side * 0.12, y - 0.72, 0.3),
        )
        kit.rope([hip, ((hip[0] + knee[0]) / 2, y - 0.24, 0.68), knee], 0.07, wood, 3)
        kit.rope([knee, ((knee[0] + foot[0]) / 2, y - 0.66, 0.62), foot], 0.062, wood, 3)
        kit.sphere(0.078, wood, knee, 14)
        shoulder, elbow, hand = (
            (x + side * 0.1, y + 0.18, 1.12),
            (x + side * 0.34, y - 0.2, 0.82),
            (x - side * 0.02, y - 0.68, 0.8),
        )
        kit.rope([shoulder, elbow, hand], 0.05, wood, 6)
    head = Clay().add(ball((0, 0, 0), (0.25, 0.24, 0.32)), SULPHUR)
    head.add(ball((0.03, 0.02, 0.26), (0.13, 0.12, 0.12)), "#f4e676", 0.1)
    head.add(ball((0, -0.21, -0.03), (0.05, 0.06, 0.05)), "#d8bc20", 0.05)
    for side in (-1, 1):
        head.paint(ball((side * 0.1, -0.2, 0.05), (0.05, 0.12, 0.06)), "#0c0906")
    head.paint(limb((-0.05, -0.24, -0.15), (0.05, -0.24, -0.15), 0.018), "#4a3c10")
    glow = clay(bump=0.5, grain=14, vary=0.2, emit=0.16, emit_colour="#ffd83a")
    kit.place(
        kit.model(head, (-0.4, -0.4, -0.45), (0.4, 0.4, 0.55), 80, glow), (x, y + 0.04, 1.62), (-12, -6, -24)
    )
    flame = (
        Clay()
        .add(ball((0, 0, 0), (0.07, 0.07, 0.12)), "#ffe680")
        .add(ball((0.02, 0, 0.16), (0.035, 0.035, 0.1)), "#fff6c8", 0.06)
    )
    kit.place(
        kit.model(flame, (-0.15, -0.15, -0.2), (0.15, 0.15, 0.35), 40, lamp("#ffe27a", 5)),
        (x + 0.03, y + 0.1, 2.02),
    )
    kit.group(
        [thing for thing in bpy.context.scene.objects if thing not in before],
        (WAKER - 0.12, 0.75, -0.14),
        HOME,
        1.5,
    )
    light.bulb((WAKER - 0.1, 0.4, 3.3), 150, "#ffd85a", 0.2)
    light.bulb((WAKER - 0.75, -0.5, 1.5), 30, "#ffc83a", 0.3)


def paint(draft):
    """A dark table top, close by; one lamp, and that is somebody."""
    light.world("#6a6a80", "#3a3a44", 0.5)
    stage.camera((1.0, -6.6, 8.0), (0.62, 1.25, 0.5), 60)
    table()
    drawer()
    sleeve()
    tally()
    for k, x in enumerate(SLEEPERS):
        asleep(x, k + 3)
    blanket()
    awake()
    light.area((-6, 2, 8), (0, 0.5, 0.3), 2.5, 620, "#e8ecff")
    light.area((6, -6, 3), (0.5, 0, 0.3), 3, 60, "#8a90b8")
    return Finish(exposure=1.1, shadows="#17161e", lights="#fff3c8", vignette=0.3)
