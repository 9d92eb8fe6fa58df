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


def mountain(peak):
    """A black mountain torn out by the roots, small with distance, its snow still on."""
    rng = random.Random(9)
    noise = np.random.default_rng(12)
    turns, rows = kit.detail(150), kit.detail(110)
    a, h = np.meshgrid(np.linspace(0, math.tau, turns), np.linspace(-1.9, 4.6, rows), indexing="ij")
    above = np.clip(1 - h / 4.6, 0, 1)
    below = np.clip(1 + h / 2.1, 0, 1)
    reach = 2.7 * np.where(h > 0, above**0.9, below**0.55)
    for k in range(1, 9):
        p, q = noise.random(2) * 6
        reach = reach * (1 + 0.5 / (k + 2) * np.sin(k * a + p + 0.9 * k * h) * np.sin(0.8 * k * h + q))
    ridges = np.abs(np.sin(a * 3.5 + 0.9 * h)) ** 0.6
    reach = np.abs(reach) * (0.78 + 0.26 * ridges) + 0.01
    points = np.stack([reach * np.cos(a), reach * np.sin(a), h], -1)
    snow = np.clip((h - 1.9 - 0.5 * np.sin(a * 5) - 0.3 * np.sin(a * 11 + h)) * 4, 0, 1)[..., None]
    tone = np.array(linear("#4a4858")) * (0.65 + 0.5 * ridges[..., None])
    paint = tone * (1 - snow) + np.array(linear("#f2ecdf")) * snow
    thing = kit.sheet(points, clay(bump=0.9, grain=5, vary=0.15, rough=0.9), paint)
    kit.place(thing, peak + (0.15, 0, 1.9), (0, 6, 40), (1.5, 1.5, 1.35))
    hut = {"wall": "#e8d8b8", "tiles": "#c8402c", "glow": "#ffd84a", "shine": 5}
    buildings.house(peak + (-1.1, -3.3, 1.9), (0, 4, 16), 1.7, **hut)
    for k, (x, z) in enumerate(((-2.3, 1.5), (0.2, 1.3), (1.2, 1.8), (2.1, 1.0))):
        pine = plants.pine("#2f4a44", None)
        kit.place(pine, peak + (x, -2.9 + 0.2 * k, z), (0, 6, 30 * k), 1.0 + 0.15 * (k % 2))
    for _ in range(26):
        at = peak + (rng.uniform(-2.4, 2.4), rng.uniform(-1, 1), rng.uniform(-2.6, -0.2))
        kit.sphere((rng.uniform(0.04, 0.14),) * 3, clay("#34323a", bump=0.6), at, 10)


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
    camera = stage.camera((0.5, -10.2, 1.7), (0.5, 2.0, 3.35), 38)
    day = sky.gradient([(0, "#5a6478"), (0.35, "#8a909c"), (0.62, "#d8cdb8"), (1, "#f8e6c0")], 7, 0.16)
    sky.backdrop(day, 70, camera)
    plain()
    snail()
    mountain(mooring())
    light.sun((50, 8, -46), 3.3, "#fff0cc", 3)
    light.area((7, -7, 4), (0, 0, 1.5), 4, 220, "#8f96b4")
    return Finish(fog=Fog("#ece2cc", 14, 48, 0.5), shadows="#1d1b22", lights="#fff6de", vignette=0.18)
