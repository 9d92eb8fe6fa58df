# SPDX-License-Identifier: GPL-3.0-or-later
"""The mountain would fly away but for one snail."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, plants, snails

SHELL = np.array((-0.55, 0.0, 1.75))


def snail():
    """An old one, close by, its head lowered to the right; the shell is dark and worn pale along the coil."""
    crawler = snails.crawler("#b09a7c", "#5a4a3a")
    shell = snails.Shell((SHELL[0], SHELL[1], SHELL[2]), 1.72).body("#b08a5c", "#3a2a2a")
    kit.group([crawler, shell], (0.1, 0, 0), (0, 0, 4))


def mooring():
    """A rope three times round the shell, a knot on top, and up it goes."""
    hemp = clay("#cdbf9f", bump=0.8, grain=30, vary=0.2)
    for dx, tilt in ((-0.2, -3), (0.0, 0), (0.21, 4)):
        a = np.linspace(0, math.tau, 44)
        loop = [(dx + 0.05 * math.sin(2 * t), 0.75 * math.cos(t), 1.27 * math.sin(t)) for t in a]
        kit.place(kit.rope(loop, 0.055, hemp, 2), SHELL + (0.1, -0.22, 0.05), (0, tilt, 4))
    top = np.array((SHELL[0] + 0.1, -0.2, SHELL[2] + 1.36))
    knot = Clay()
    for a in (0, 60, 120):
        knot.add(ball(top, (0.2, 0.12, 0.13), (0, a, a)), "#cdbf9f", 0.04)
    kit.model(knot, top - 0.4, top + 0.4, 60, hemp)
    peak = np.array((2.3, 13.0, 8.3))
    sag = [(*(top + (peak - top) * t - (0, 0, 1.1 * math.sin(math.pi * t))),) for t in np.linspace(0, 1, 14)]
    kit.rope(sag, 0.05, hemp, 5)
    return peak


def flank(h):
    """How far the mountain reaches at a height: a steep peak, a ragged keel."""
    return 2.9 * np.where(h > 0, np.clip(1 - h / 4.6, 0, 1) ** 1.15, np.clip(1 + h / 2.0, 0, 1) ** 0.7)


def mountain(peak):
    """A mountain torn out by the roots, its snow still on; firs, and one lit house."""
    rng = random.Random(9)
    noise = np.random.default_rng(12)
    turns, rows = kit.detail(180), kit.detail(140)
    a, h = np.meshgrid(np.linspace(0, math.tau, turns), np.linspace(-1.98, 4.58, rows), indexing="ij")
    reach = flank(h)
    for k in range(2, 9):
        p, q = noise.random(2) * 6
        reach = reach * (1 + 0.16 / k * np.sin(k * a + p + 0.5 * h) + 0.1 / k * np.sin(0.9 * k * h + q + a))
    ridges = np.abs(np.sin(a * 3.5 + 0.5 * h)) ** 0.7
    reach = reach * (0.84 + 0.2 * ridges) + 0.01
    points = np.stack([reach * np.cos(a), reach * np.sin(a), h], -1)
    snow = np.clip((h - 1.7 - 0.45 * np.sin(a * 5) - 0.25 * np.sin(a * 11 + h)) * 4, 0, 1)[..., None]
    grass = np.clip((0.55 - np.abs(h - 0.1) + 0.2 * np.sin(a * 7)) * 4, 0, 1)[..., None]
    tone = np.array(linear("#54505c")) * (0.6 + 0.6 * ridges[..., None])
    tone = tone * (1 - 0.7 * grass) + np.array(linear("#6f7a4e")) * 0.7 * grass
    paint = tone * (1 - snow) + np.array(linear("#f6f0e4")) * snow
    thing = kit.sheet(points, clay(bump=0.6, grain=5, vary=0.12, rough=0.9), paint)
    wide, foot = 1.35, peak + (0.1, 0, 1.7)
    kit.place(thing, foot, (0, 0, 40), (wide, wide, 1.3))

    def on(angle, h):
        r = float(flank(np.array(h))) * wide * 0.95
        return foot + (r * math.cos(angle), r * math.sin(angle), 1.3 * h)

    hut = {"wall": "#f0e0c0", "tiles": "#c8402c", "glow": "#ffd84a", "shine": 6}
    buildings.house(on(-1.9, 0.35) - (0, 0.2, 0.1), (0, 0, 10), 2.0, **hut)
    for angle, h, size in (
        (-2.9, 0.3, 1.1),
        (-2.6, 0.15, 0.9),
        (-1.3, 0.3, 1.0),
        (-0.9, 0.2, 1.2),
        (-0.35, 0.35, 0.95),
    ):
        kit.place(plants.pine("#2f5048", None), on(angle, h) - (0, 0.1, 0.1), (0, 0, 60 * angle), size)
    for _ in range(12):
        at = peak + (rng.uniform(-1.8, 1.8), rng.uniform(-1, 1), rng.uniform(-2.4, -0.6))
        kit.sphere((rng.uniform(0.08, 0.2),) * 3, clay("#4a4650", bump=0.6), at, 10)


def plain():
    """Bone earth, cracked by drought, with the hole where the mountain stood."""
    rng = np.random.default_rng(4)
    a, b, c = rng.random(3) * 6

    def height(x, y):
        hole = -1.4 * np.exp(-(((x - 2.9) / 2.6) ** 2) - ((y - 17) / 3.4) ** 2)
        rim = 0.45 * np.exp(-((np.hypot((x - 2.9) / 1.0, (y - 17) / 1.3) - 3.1) ** 2))
        return (
            hole
            + rim
            + 0.06 * np.sin(x * 0.8 + a)
            + 0.05 * np.sin(y * 0.7 + b)
            + 0.02 * np.sin(x * 3 + y * 2 + c)
        )

    kit.land(height, (-20, 22), (-6, 44), clay("#dfd5be", bump=0.7, grain=4, vary=0.16, rough=0.95), 240)
    stone = clay("#b8ad98", bump=0.6, vary=0.2)
    near = random.Random(6)
    for _ in range(70):
        r = near.uniform(0.03, 0.13)
        kit.sphere((r, r * 0.8, r * 0.6), stone, (near.uniform(-4, 5), near.uniform(-3, 7), 0.0), 10)
    trail = [(2.6, -0.1, 0.03), (3.6, 0.1, 0.03), (5.2, 1.2, 0.02), (7.5, 1.6, 0.02)]
    kit.place(
        kit.rope(trail, 0.3, clay("#f6efdc", rough=0.15, vary=0.05), 8), (0, 0, 0), (0, 0, 0), (1, 1, 0.08)
    )


def paint(draft):
    """Bone day, soot things; the snail close, the mountain far."""
    light.world("#f0ead8", "#c8beaa", 0.6)
    camera = stage.camera((0.8, -10.6, 1.7), (0.8, 2.0, 3.35), 38)
    day = sky.gradient([(0, "#5a6478"), (0.35, "#8a909c"), (0.62, "#d8cdb8"), (1, "#f8e6c0")], 7, 0.16)
    sky.backdrop(day, 70, camera)
    plain()
    snail()
    mountain(mooring())
    light.sun((50, 8, -46), 3.3, "#fff0cc", 3)
    light.area((7, -7, 4), (0, 0, 1.5), 4, 220, "#8f96b4")
    return Finish(fog=Fog("#ece2cc", 14, 48, 0.5), shadows="#1d1b22", lights="#fff6de", vignette=0.18)
