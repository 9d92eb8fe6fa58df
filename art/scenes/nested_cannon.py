# SPDX-License-Identifier: GPL-3.0-or-later
"""The war is put off until the eggs in the cannon hatch."""

import math
import random

import numpy as np
from mathutils import Vector

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish, Fog, Rays
from painter.materials import clay
from painter.motifs import plants

MOUTH = np.array((-0.45, -0.6, 2.35))
AIM = np.array((-0.62, -0.4, 0.62))
AIM = AIM / np.linalg.norm(AIM)
TURN = [math.degrees(a) for a in Vector(AIM).to_track_quat("Z", "Y").to_euler()]


def barrel():
    """Old bronze, gone green in its hollows, bright where it is worn."""
    profile = [
        (0.001, -0.75),
        (0.7, -0.75),
        (0.74, -0.1),
        (0.8, 0.0),
        (0.96, 0.02),
        (1.06, -0.05),
        (1.1, -0.16),
        (1.05, -0.28),
        (0.94, -0.36),
        (0.9, -0.42),
        (0.94, -0.47),
        (0.94, -0.56),
        (0.88, -0.62),
        (0.86, -1.0),
        (0.9, -1.75),
        (0.99, -1.8),
        (1.02, -1.88),
        (0.99, -1.98),
        (0.93, -2.03),
        (0.97, -3.1),
        (1.08, -3.16),
        (1.11, -3.27),
        (1.08, -3.38),
        (1.02, -3.44),
        (1.1, -5.2),
    ]
    bronze = clay("#a87a44", bump=0.12, grain=8, vary=0.1, rough=0.38, metal=0.45)
    thing = kit.lathe(profile[::-1], bronze, 96)
    thing.name = "cannon"
    kit.place(thing, MOUTH, TURN)


def wheel():
    """One wheel of the carriage, behind the barrel."""
    wood, iron = surfaces.wood("#6a4a2a", along="x"), surfaces.metal("#4a4438", patina="#5a4a2c")
    rim = kit.ring(1.5, 0.17, wood, 80, 10)
    tyre = kit.ring(1.64, 0.07, iron, 80, 8)
    spokes = [
        kit.rope(
            [
                (0.2 * math.cos(a), 0.2 * math.sin(a), 0),
                (0.8 * math.cos(a), 0.8 * math.sin(a), 0),
                (1.45 * math.cos(a), 1.45 * math.sin(a), 0),
            ],
            0.085,
            wood,
            2,
        )
        for a in np.linspace(0, math.tau, 10, endpoint=False)
    ]
    hub = kit.lathe([(0.001, 0.3), (0.2, 0.3), (0.3, 0.1), (0.3, -0.2), (0.001, -0.2)], wood, 32)
    kit.group([rim, tyre, *spokes, hub], (1.75, -0.55, 0.3), (84, 0, 28), 0.9)


def nest():
    """A deep cup of twigs, moss and straw that overflows the muzzle."""
    rng = np.random.default_rng(5)
    tones = ("#6a4a26", "#8f6a34", "#b58d4a", "#54381e", "#cfab62", "#6f7a36")
    twigs = [clay(c, bump=0.4, grain=30, vary=0.2) for c in tones]
    parts = [
        kit.lathe(
            [
                (0.001, 0.06),
                (0.4, 0.08),
                (0.62, 0.26),
                (0.78, 0.36),
                (0.96, 0.24),
                (0.98, 0.05),
                (0.7, -0.25),
                (0.001, -0.3),
            ],
            clay("#5a3f22", bump=1.2, grain=16),
            48,
        )
    ]
    for _ in range(190):
        deep = rng.random()
        r = 0.62 + 0.42 * deep + rng.normal(0, 0.03)
        z = 0.34 - 0.3 * abs(deep - 0.35) + rng.normal(0, 0.05)
        a, span = rng.uniform(0, math.tau), rng.uniform(0.5, 1.3)
        out = rng.uniform(-0.06, 0.2)
        path = [
            (
                (r + out * (2 * t - 1) ** 2)
                * np.array((math.cos(a + span * (t - 0.5)), math.sin(a + span * (t - 0.5)), 0))
            )
            + (0, 0, z + rng.normal(0, 0.03))
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        parts.append(kit.rope(path, rng.uniform(0.011, 0.026), twigs[rng.integers(6)], 4))
    for _ in range(34):
        a = rng.uniform(0, math.tau)
        way = np.array((math.cos(a), math.sin(a), rng.uniform(-0.5, 0.4)))
        foot = np.array((0.85 * math.cos(a), 0.85 * math.sin(a), rng.uniform(0.05, 0.3)))
        parts.append(
            kit.rope(
                [foot, foot + way * 0.22, foot + way * rng.uniform(0.32, 0.6) + (0, 0, -0.08)],
                0.013,
                twigs[rng.integers(6)],
                3,
            )
        )
    egg = surfaces.plaster("#8fc8b8", grain=30, stain="#6a5a3a")
    for x, y in ((-0.38, -0.34), (-0.05, -0.5), (0.3, -0.42)):
        one = kit.place(
            kit.sphere((0.17, 0.17, 0.225), egg, segments=40),
            (x, y, 0.34),
            (rng.uniform(-30, 30), 40, rng.uniform(0, 180)),
            (0.17, 0.17, 0.225),
        )
        one.name = "egg"
        parts.append(one)
    tilt = Vector(AIM * 0.6 + np.array((0, 0, 0.5))).to_track_quat("Z", "Y").to_euler()
    kit.group(parts, MOUTH - AIM * 0.06, [math.degrees(a) for a in tilt], 1.04)


def robin():
    """A redbreast on the rim, looking down at the eggs."""
    brown, red, pale, dark = "#6a5638", "#d9602a", "#e4d8b8", "#3a2e20"
    bird = Clay().add(ball((0.05, 0, 0.52), (0.5, 0.38, 0.4), (0, 28, 0)), brown)
    bird.add(ball((-0.22, 0, 0.44), (0.34, 0.34, 0.36)), brown, 0.15)
    bird.add(ball((-0.36, 0, 0.92), (0.27, 0.25, 0.25)), brown, 0.2)
    bird.add(tube([(0.4, 0, 0.42), (0.75, 0, 0.36), (1.05, 0, 0.36)], [0.16, 0.1, 0.05]), dark, 0.1)
    bird.add(ball((0.9, 0, 0.36), (0.24, 0.11, 0.035), (0, 2, 0)), dark, 0.05)
    for s in (-1, 1):
        bird.add(ball((0.2, s * 0.31, 0.56), (0.42, 0.09, 0.21), (0, 20, s * 6)), "#5c4a30", 0.02)
        bird.add(
            tube([(0.2, s * 0.34, 0.5), (0.5, s * 0.28, 0.42), (0.82, s * 0.14, 0.42)], [0.1, 0.07, 0.02]),
            dark,
            0.02,
        )
        bird.paint(ball((-0.46, s * 0.2, 0.9), (0.2, 0.14, 0.17)), red, 0.05)
    bird.paint(ball((-0.42, 0, 0.66), (0.3, 0.33, 0.34)), red, 0.05)
    bird.paint(ball((-0.16, 0, 0.2), (0.42, 0.36, 0.2)), pale, 0.1)
    bird.add(limb((-0.57, 0, 0.9), (-0.76, 0, 0.84), 0.045, 0.008), "#2c241c", 0.015)
    coat = kit.model(
        bird, (-0.9, -0.55, 0.0), (1.25, 0.55, 1.3), 150, surfaces.fur(None, along="x", length=20, tips=0.22)
    )
    coat.name = "head of the robin"
    parts = [coat]
    for s in (-1, 1):
        eye = kit.sphere(0.05, clay("#0c0a0a", rough=0.15, bump=0), (-0.5, s * 0.195, 0.96), 20)
        eye.name = "eye"
        shine = kit.sphere(0.014, clay("#ffffff", emit=0.4), (-0.525, s * 0.236, 0.985), 8)
        shine.name = "eye light"
        parts += [eye, shine]
        leg = clay("#5a4024", bump=0.3)
        parts.append(
            kit.rope(
                [(0.02, s * 0.13, 0.25), (-0.03, s * 0.14, 0.05), (-0.05, s * 0.14, -0.12)], 0.025, leg, 3
            )
        )
    kit.group(parts, MOUTH + (0.5, 0.0, 0.36), (0, -8, 24), 0.98)


def forest(camera):
    """Trunks that fade into moss light; ferns and long grass below."""
    sky.backdrop(
        sky.gradient([(0, "#8fae62"), (0.35, "#5f8a54"), (0.7, "#2c5a42"), (1, "#16382c")], 3, 0.2),
        60,
        camera,
    )
    rng = random.Random(7)
    bark = surfaces.wood("#4a4a34", along="z", grain=4)
    for x, y, r in (
        (-3.9, 9, 0.5),
        (4.4, 12, 0.6),
        (-1.9, 22, 0.55),
        (1.9, 26, 0.6),
        (6.4, 24, 0.6),
        (-6.6, 20, 0.6),
    ):
        trunk = kit.lathe(
            [(r * 1.9, -0.1), (r * 1.3, 0.4), (r * 1.05, 1.5), (r * 0.9, 7), (r * 0.8, 14)], bark, 24
        )
        kit.place(trunk, (x, y, -1.4), (rng.uniform(-3, 3), rng.uniform(-5, 5), 0))
    kit.land(
        lambda x, y: -1.35 + 0.12 * np.sin(x * 0.9 + y * 0.5) + 0.1 * np.sin(x * 2.1 - y),
        (-14, 14),
        (-5, 34),
        clay("#4a6e3a", bump=1.0, grain=5, vary=0.3),
        120,
    )
    tufts = [
        plants.tuft(c, 14, 0.9, spread=0.14, width=0.022, seed=k)
        for k, c in enumerate(("#5f8f46", "#4a7a40", "#8fae5c", "#3c6a3a"))
    ]
    for _ in range(kit.detail(3400)):
        x, y = rng.uniform(-5, 5), rng.uniform(-4, 8)
        kit.cast(rng.choice(tufts), (x, y, -1.45), (0, 0, rng.uniform(0, 360)), rng.uniform(0.6, 1.3))


def paint(draft):
    """A shaft of morning under the leaves."""
    light.world("#6f9a5a", "#1f3a2c", 0.35)
    camera = stage.camera((-0.3, -10.6, 3.6), (0.15, 0, 2.05), 56)
    forest(camera)
    wheel()
    barrel()
    nest()
    robin()
    light.area((-5, -5, 8), (0, 0, 2.4), 1.6, 1500, "#ffe2a0")
    light.area((6, -6, 3), (0, 0, 2), 4, 300, "#8fc49a")
    light.area((-4, -8, 1), (0.3, 0, 1), 2, 420, "#f0f0cc")
    light.area((2.5, 5, 7), (0, 0, 2.6), 2, 900, "#f0ff9a")
    return Finish(
        fog=Fog("#86a862", 12, 34, 0.85),
        contour=0.5,
        broken=0.1,
        rays=Rays("#e8f0a0", 0.25, 0.1),
        shadows="#0c2420",
        lights="#fff2c8",
        focus=("egg", "eye", "head of the robin"),
    )
