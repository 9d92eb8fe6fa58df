# SPDX-License-Identifier: GPL-3.0-or-later
"""In the matchbox everyone sleeps but one."""

import math
import random

import bpy
import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, limb
from painter.finish import Finish
from painter.kit import HOME
from painter.materials import clay, lamp

BONE, SOOT = "#e9e0cd", "#2b2b30"
WIDE, LONG, DEEP, WALL = 4.6, 6.4, 0.95, 0.09
SLEEPERS = (-1.72, -1.02, -0.34, 0.36)
WAKER = 1.35


def table():
    """Dark boards."""
    for k in range(9):
        tone = ("#3a3844", "#32303c", "#413f4c")[k % 3]
        kit.box((2.05, 30, 0.2), surfaces.wood(tone, along="y", dark="#1c1a24"), ((k - 4) * 2.1, 6, -0.2))


def drawer():
    """The open drawer is a bed: thin chipwood, a paper bottom."""
    wood = surfaces.wood("#cdb684", along="y")
    kit.box((WIDE, LONG, 0.08), clay("#b8a47c", bump=0.3, grain=12), (0, 0, 0.02))
    for side in (-1, 1):
        kit.box((WALL, LONG, DEEP), wood, (side * WIDE / 2, 0, 0.02), bevel=0.03)
        kit.box((WIDE, WALL, DEEP), wood, (0, side * LONG / 2, 0.02), bevel=0.03)


def sleeve():
    """The outer box, far back, with a printed sun."""
    card = clay("#b8ac94", bump=0.3, grain=14, vary=0.12)
    back, y = 7.2, LONG / 2 - 0.05
    kit.box((WIDE + 0.5, back, 0.1), card, (0, y + back / 2, DEEP + 0.2), bevel=0.04)
    for side in (-1, 1):
        kit.box((0.1, back, DEEP + 0.3), card, (side * (WIDE / 2 + 0.22), y + back / 2, 0), bevel=0.03)
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


def asleep(x, seed):
    """A match under the blanket: only head and neck are seen, on a pillow; eyes and mouth are drawn on its head."""
    rng = random.Random(seed)
    pillow = Clay().add(ball((0, 0, 0), (0.33, 0.3, 0.14)), "#e6dcc8")
    pillow.carve(ball((0, -0.05, 0.18), (0.2, 0.22, 0.1)), 0.08)
    kit.place(
        kit.model(pillow, (-0.4, -0.4, -0.2), (0.4, 0.4, 0.25), 44, surfaces.cloth(None)), (x, 2.55, 0.28)
    )
    head = Clay().add(ball((0, 0, 0), (0.25, 0.34, 0.24)), "#7a3a34")
    head.add(ball((0, -0.24, -0.02), (0.1, 0.14, 0.1)), "#7a3a34", 0.08)
    parts = [
        kit.model(head, (-0.35, -0.55, -0.35), (0.35, 0.45, 0.35), 70, clay(bump=0.5, grain=14, vary=0.15))
    ]
    ink = clay("#1a0c0c")
    for side in (-1, 1):
        lid = [(side * 0.05, -0.02, 0.235), (side * 0.1, -0.06, 0.232), (side * 0.16, -0.02, 0.2)]
        parts.append(kit.rope(lid, 0.014, ink, 4))
    parts.append(kit.rope([(-0.04, -0.18, 0.2), (0, -0.2, 0.2), (0.04, -0.18, 0.2)], 0.012, ink, 4))
    kit.group(
        parts, (x + rng.uniform(-0.03, 0.03), 2.5, 0.5), (0, rng.uniform(-14, 14), rng.uniform(-12, 12))
    )
    kit.rope([(x, 2.2, 0.44), (x, 1.9, 0.42), (x, 1.4, 0.3)], 0.095, surfaces.wood("#d8bc84", along="y"), 3)


def blanket():
    """One blue blanket for all of them, lifted where each lies, its turned-back edge pale, slipping off the last."""
    u, v = np.meshgrid(np.linspace(-2.2, 2.2, 220), np.linspace(-3.05, 1.75, 170), indexing="ij")
    z = np.full_like(u, 0.24)
    for k, x in enumerate(SLEEPERS):
        bend = x + 0.04 * np.sin(v * 1.3 + k * 2)
        z += 0.4 * np.exp(-(((u - bend) / 0.26) ** 2)) * (0.85 + 0.15 * np.sin(v * 0.9 + k))
    slipping = np.clip((u - 0.75) / 0.6, 0, 1)
    top = v > 1.25
    fold = np.clip((v - 1.25) / 0.5, 0, 1)
    z += 0.12 * np.sin(fold * math.pi)
    z += 0.02 * np.sin(u * 9 + v * 2) * slipping
    blue, pale, stripe = (np.array(c) for c in ((0.075, 0.1, 0.19), (0.62, 0.58, 0.48), (0.3, 0.33, 0.42)))
    colours = np.where(top[..., None], pale, blue)
    band = (np.abs((v + 3.05) % 0.8 - 0.4) < 0.05) & ~top
    colours = np.where(band[..., None], stripe, colours)
    v = v - slipping * 2.4 * (v + 3.05) / 4.8
    kit.sheet(
        np.stack([u, v, z], -1), clay(bump=0.3, grain=22, vary=0.08, rough=0.9), colours
    ).name = "blanket"


def awake():
    """It sits up, arms about its knees, its tip alight; the flame shows a small worried face."""
    wood = clay(bump=0.3, grain=10, vary=0.08, rough=0.6)
    before = set(bpy.context.scene.objects)
    body = Clay().add(limb((0, 0.2, 0.25), (0, 0.16, 1.3), 0.13, 0.12), "#e0c48c")
    for side in (-1, 1):
        body.add(limb((side * 0.12, 0.12, 0.3), (side * 0.17, -0.5, 0.92), 0.085, 0.08), "#e0c48c", 0.05)
        body.add(limb((side * 0.17, -0.5, 0.92), (side * 0.15, -0.66, 0.22), 0.08, 0.07), "#e0c48c", 0.04)
        body.add(limb((side * 0.15, -0.66, 0.2), (side * 0.17, -0.84, 0.17), 0.075, 0.06), "#e0c48c", 0.04)
        body.add(limb((side * 0.12, 0.16, 1.12), (side * 0.38, -0.2, 0.85), 0.065, 0.06), "#e0c48c", 0.05)
        body.add(limb((side * 0.38, -0.2, 0.85), (side * 0.04, -0.64, 0.72), 0.06, 0.055), "#e0c48c", 0.04)
    kit.model(body, (-0.7, -1.1, 0), (0.7, 0.5, 1.6), 120, wood).name = "hand body"
    head = Clay().add(ball((0, 0, 0), (0.34, 0.33, 0.42)), "#a8402c")
    head.add(ball((0, 0.02, -0.34), (0.16, 0.15, 0.14)), "#a8402c", 0.1)
    head.add(ball((0, -0.33, -0.04), (0.06, 0.07, 0.06)), "#b84a30", 0.05)
    parts = [kit.model(head, (-0.5, -0.5, -0.6), (0.5, 0.5, 0.6), 90, clay(bump=0.4, grain=12, vary=0.1))]
    ink = clay("#160a08")
    for side in (-1, 1):
        parts.append(
            kit.sphere((0.085, 0.05, 0.1), clay("#fbf2dc", rough=0.3), (side * 0.125, -0.27, 0.1), 20)
        )
        parts.append(kit.sphere((0.045, 0.03, 0.055), ink, (side * 0.125 - 0.02, -0.315, 0.1), 16))
        parts.append(kit.sphere(0.014, lamp("#ffffff", 1.2), (side * 0.125 - 0.035, -0.345, 0.125), 8))
        brow = [(side * 0.045, -0.315, 0.27), (side * 0.13, -0.3, 0.245), (side * 0.21, -0.255, 0.2)]
        parts.append(kit.rope(brow, 0.02, ink, 4))
    parts.append(kit.rope([(-0.08, -0.3, -0.2), (0, -0.31, -0.175), (0.08, -0.3, -0.2)], 0.018, ink, 4))
    kit.group(parts, (0, 0.06, 1.74), (8, 0, -18)).name = "face"
    flame = Clay().add(ball((0, 0, 0), (0.15, 0.15, 0.2)), "#ffd23a")
    flame.add(ball((0.03, 0, 0.24), (0.09, 0.09, 0.2)), "#ffe680", 0.1)
    flame.add(ball((-0.01, 0, 0.46), (0.04, 0.04, 0.14)), "#fff6c8", 0.08)
    kit.place(
        kit.model(flame, (-0.3, -0.3, -0.3), (0.3, 0.3, 0.75), 50, lamp("#ffd75a", 3)), (0.02, 0.12, 2.28)
    ).name = "flame"
    group = [thing for thing in bpy.context.scene.objects if thing not in before and thing.parent is None]
    kit.group(group, (WAKER, 0.35, 0.05), HOME, 1.5)
    light.bulb((WAKER - 0.2, 0.7, 4.4), 210, "#ffc84a", 0.25)
    light.area((WAKER - 0.6, -3.2, 5.2), (WAKER, 0.3, 2.4), 0.8, 90, "#ffc86a")


def paint(draft):
    """A dark table top, close by; one lamp, and that is somebody."""
    light.world("#4a5080", "#2a2a3c", 0.42)
    stage.camera((0.7, -7.6, 7.3), (0.45, 1.0, 1.0), 56)
    table()
    drawer()
    sleeve()
    tally()
    for k, x in enumerate(SLEEPERS):
        asleep(x, k + 3)
    blanket()
    awake()
    light.area((-6, 1, 7), (-0.5, 0.5, 0.3), 2, 330, "#b8c4ff")
    return Finish(shadows="#17162a", lights="#fff0c0", focus=("face", "flame"), vignette=0.3)
