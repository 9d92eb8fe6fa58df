# SPDX-License-Identifier: GPL-3.0-or-later
"""The island has been treading water for a very long time."""

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from painter import kit, light, materials, sky, stage, surfaces
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish, Fog, Rays
from painter.materials import clay
from painter.motifs import buildings, pelts

Point = Sequence[float] | np.ndarray
TOES = (-1.0, 0.06, 1.0)


def _frame(forward: Point, roll: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The directions of a foot: along its middle toe, to its side, and out of its back."""
    f = np.array(forward, float)
    f /= np.linalg.norm(f)
    flat = np.cross(f, (0, 1, 0))
    flat /= np.linalg.norm(flat)
    other = np.cross(f, flat)
    s = math.cos(math.radians(roll)) * flat + math.sin(math.radians(roll)) * other
    return f, s, np.cross(s, f)


def webbed_foot(
    ankle: Point,
    forward: Point,
    roll: float,
    length: float,
    *,
    spread: float = 34,
    curl: float = 0.16,
    colour: str = "#e8772a",
    web: str = "#f08a38",
    claw: str = "#3a2418",
) -> list[Any]:
    """Three toes and a hind toe with skin between them; `spread` is the angle between toes, `curl` bends their tips."""
    f, s, n = _frame(forward, roll)
    o = np.array(ankle, float)

    def spot(angle: float, reach: float, lift: float = 0.0) -> np.ndarray:
        a, r = math.radians(angle), reach * length
        droop = -curl * length * reach * reach
        return o + f * (r * math.cos(a)) + s * (r * math.sin(a)) + n * (droop + lift * length)

    g = Clay()
    thick = 0.092 * length
    tips = []
    for k in TOES:
        long = 1.0 if abs(k) < 0.5 else 0.9
        tips.append((k * spread, long))
        path = [spot(k * spread, long * t, 0.02 + 0.012 * math.sin(9 * t)) for t in (0, 0.36, 0.7, 1)]
        g.add(tube(path, [thick * 1.15, thick * 0.95, thick * 0.8, thick * 0.5], 5), colour, 0.08 * length)
        for t in (0.36, 0.7):
            g.add(ball(spot(k * spread, long * t, 0.025), thick * 1.12), colour, 0.05 * length)
        g.add(
            limb(path[-1], spot(k * spread, long * 1.11, -0.03), thick * 0.4, thick * 0.08),
            claw,
            0.01 * length,
        )
    g.add(ball(o, thick * 1.5), colour, 0.1 * length)
    g.add(limb(o, o - f * 0.3 * length - n * 0.05 * length, thick * 0.8, thick * 0.4), colour, 0.08 * length)
    reach = 1.35 * length
    bones = kit.model(
        g, o - reach, o + reach, 150, materials.clay(bump=0.7, grain=11 / length, vary=0.16, rough=0.5)
    )
    bones.name = "webbed foot"
    angles = np.linspace(-1, 1, 49)
    rows = []
    for t in np.linspace(0.04, 1, 22):
        row = []
        for a in angles:
            edge = np.interp(a, TOES, [p[1] for p in tips]) * 0.97
            between = min(abs(a - k) for k in TOES)
            edge -= 0.15 * math.sin(math.pi * min(between, 0.5)) ** 1.1
            sag = -0.075 * math.sin(math.pi * min(between, 0.5)) * t
            fold = 0.012 * math.sin(26 * a) * t
            row.append(spot(a * spread, edge * t, sag + fold))
        rows.append(row)
    skin = kit.sheet(np.array(rows), surfaces.paper(web, through=0.55, fibre=9, core=web))
    skin.name = "webbed skin"
    return [bones, skin]


def bird_leg(
    hip: Point, hock: Point, ankle: Point, thick: float, *, colour: str = "#e8772a", down: str = "#5f6f45"
) -> Any:
    """A short mossy drumstick, the heel, and a long shank with plates across it."""
    h, k, a = (np.array(p, float) for p in (hip, hock, ankle))
    g = Clay().add(tube([h, h * 0.45 + k * 0.55, k], [thick * 3.4, thick * 2.5, thick * 1.0], 8), down)
    g.add(ball(k, thick * 1.35), colour, thick * 0.7)
    g.add(tube([k, k * 0.5 + a * 0.5, a], [thick * 1.05, thick * 0.86, thick * 1.05], 8), colour, thick * 0.6)
    for t in np.linspace(0.08, 0.92, 12):
        g.add(
            ball(k * (1 - t) + a * t, thick * (1.02 - 0.2 * math.sin(math.pi * t))), "#d9661f", thick * 0.12
        )
    low, high = np.minimum(np.minimum(h, k), a) - 4 * thick, np.maximum(np.maximum(h, k), a) + 4 * thick
    leg = kit.model(g, low, high, 140, materials.clay(bump=0.6, grain=6, vary=0.18, rough=0.6))
    leg.name = "leg"
    return leg


FRONT = -3.0
"""Where the water is cut open."""
LEGS = (((-0.8, -0.5, -2.0), (-1.0, -0.45, -3.0)), ((0.85, 0.0, -1.95), (1.6, 0.2, -3.0)))
"""Hips and heels."""


def swell(x, y=FRONT):
    """The height of the water."""
    return 0.07 * np.sin(1.05 * x + 0.6) + 0.035 * np.sin(2.3 * x + 1.4 * y) + 0.02 * np.sin(3.1 * y)


def water():
    """Cut open at the level of our eyes: a sheen above, green depth below, one clean lip between them."""
    xs = np.linspace(-9, 9, 90)
    rows = np.stack(
        [
            np.stack([xs, np.full_like(xs, FRONT), swell(xs) if k else np.full_like(xs, -14)], -1)
            for k in (0, 1)
        ]
    )
    kit.sheet(rows, surfaces.pane((0.62, 0.8, 0.7))).visible_shadow = False
    lip = kit.rope([(x, FRONT - 0.02, swell(x)) for x in xs], 0.03, clay("#e2f4e6", rough=0.3, emit=0.2), 2)
    lip.name = "lip"
    top = kit.land(swell, (-32, 32), (FRONT, 62), surfaces.water("#5f9a86", ripple=1.2, rough=0.12), 200)
    top.visible_shadow = False


def island():
    """Turf above; below, a keel of earth and stone as round as the breast of a duck."""
    g = Clay().add(ball((0, 0, -0.12), (2.75, 1.9, 0.72)), "#8aa24c")
    g.add(ball((1.1, 0.1, 0.2), (1.0, 0.9, 0.5)), "#86a04a", 0.4)
    g.add(ball((-0.15, 0, -0.95), (2.5, 1.75, 1.5)), "#6a6a44", 0.3)
    g.add(ball((1.5, 0.1, -0.6), (1.35, 1.2, 1.0)), "#64663f", 0.6)
    g.add(ball((2.35, 0.1, -0.2), (0.8, 0.6, 0.35)), "#64663f", 0.5)
    g.paint(ball((0, 0, -0.34), (3.4, 2.6, 0.3)), "#b8a877", 0.3)
    for hip, hock in LEGS:
        middle = 0.45 * np.array(hip) + 0.55 * np.array(hock)
        g.add(tube([hip, middle, hock], [0.8, 0.6, 0.24], 8), "#5f6a40", 0.35)
    g.paint(ball((0, 0, 1.4), (4, 4, 1.42)), "#8aa24c", 0.12)
    pelts.coated(
        g,
        (-3.3, -2.3, -3.5),
        (3.3, 2.3, 1.1),
        190,
        20000,
        lambda p: np.where(p[:, 2:] > 0, (0.5, 0, 0.4), (0.55, 0, -1.0)),
        length=lambda p: np.where(p[:, 2] > -0.1, 0.12, 0.34),
        width=lambda p: np.where(p[:, 2] > -0.1, 0.02, 0.045),
        lift=0.14,
        seed=5,
        bare=lambda p: p[:, 1] > 0.9,
        name="island",
    )


def feet():
    """One pushes, one comes forward."""
    bird_leg(*LEGS[0], (-1.75, -0.9, -4.55), 0.22)
    webbed_foot((-1.75, -0.9, -4.6), (-0.5, -0.55, -0.75), 12, 2.0, spread=33, curl=0.12)
    bird_leg(*LEGS[1], (1.15, 0.0, -4.5), 0.22)
    webbed_foot((1.15, -0.05, -4.55), (0.35, -0.4, -0.95), 10, 2.35, spread=39, curl=0.2)


def pine(at, tall, lean, seed, wide=0.75):
    """A stone pine: a bare leaning trunk and a flat dark crown."""
    x, y, z = at
    rng = random.Random(seed)
    top = np.array((x + lean, y, z + tall))
    g = Clay().add(tube([at, (x + 0.15 * lean, y, z + 0.5 * tall), top], [0.11, 0.075, 0.06], 8), "#8a6040")
    for k in range(4):
        a = math.tau * (k + 0.3) / 4
        end = top + (wide * 0.55 * math.cos(a), 0.4 * math.sin(a), 0.3)
        g.add(limb(top - (0, 0, 0.25), end, 0.045, 0.03), "#8a6040", 0.05)
    crown = Clay()
    for _ in range(15):
        a, r = rng.uniform(0, math.tau), rng.uniform(0.1, 0.85)
        spot = top + (wide * r * math.cos(a), 0.5 * wide * r * math.sin(a), 0.3 + 0.16 * (1 - r))
        crown.add(
            ball(spot, (0.3 * wide, 0.26 * wide, 0.14)), rng.choice(("#2c5236", "#39663c", "#4f7e45")), 0.05
        )
    kit.model(
        g,
        (x - 1.6, y - 0.9, z - 0.2),
        (x + 1.6, y + 0.9, z + tall + 0.8),
        110,
        clay(bump=0.7, grain=9, vary=0.2),
    )
    pelts.coated(
        crown,
        top - (1.3, 0.9, 0.1),
        top + (1.3, 0.9, 0.8),
        90,
        2600,
        lambda p: p - (top - (0, 0, 0.5)),
        length=0.15,
        width=0.02,
        lift=0.9,
        stray=0.3,
        vary=0.22,
        seed=seed,
        name="crown",
    )


def hammock(left, right):
    """Somebody sleeps in it: a hat, a foot over the edge."""
    a, b = np.array(left, float), np.array(right, float)
    us, vs = np.linspace(0, 1, 40), np.linspace(-1, 1, 16)
    rows = []
    for u in us:
        mid = a * (1 - u) + b * u - np.array((0, 0, 0.52 * 4 * u * (1 - u)))
        wide = 0.06 + 0.32 * math.sin(math.pi * u) ** 0.7
        belly = 0.1 * math.exp(-(((u - 0.5) / 0.2) ** 2))
        rows.append(
            [
                mid
                + (
                    0,
                    wide * v,
                    0.34 * math.sin(math.pi * u) * v * v - belly * (1 - v * v) + 0.012 * math.sin(9 * v),
                )
                for v in vs
            ]
        )
    cloth = kit.sheet(np.array(rows), surfaces.cloth("#f08a3c"))
    cloth.name = "hammock"
    for post, end in ((a, rows[0]), (b, rows[-1])):
        kit.rope(
            [post + (math.copysign(0.12, post[0] - (a + b)[0] / 2), 0, 0.1), end[8]],
            0.018,
            clay("#e8d8b0"),
            2,
        )
    mid = a * 0.74 + b * 0.26 - np.array((0, 0, 0.17))
    hat = kit.lathe(
        [(0, 0.2), (0.11, 0.2), (0.145, 0.1), (0.15, 0.02), (0.3, -0.02), (0.31, -0.05), (0, -0.04)],
        surfaces.cloth("#8f3020"),
    )
    kit.place(hat, mid + (0.02, -0.1, 0.15), (12, -32, 0), 1.1)
    hat.name = "hat"
    knee = a * 0.33 + b * 0.67 + (0, -0.12, -0.08)
    g = Clay().add(
        tube(
            [knee + (-0.25, 0.1, -0.1), knee + (0, -0.15, 0.02), knee + (0.1, -0.24, -0.36)],
            [0.08, 0.085, 0.055],
            6,
        ),
        "#2f4a52",
    )
    g.add(limb(knee + (0.1, -0.24, -0.36), knee + (0.11, -0.25, -0.47), 0.042, 0.04), "#c98f68", 0.02)
    g.add(limb(knee + (0.11, -0.25, -0.5), knee + (0.25, -0.3, -0.54), 0.05, 0.035), "#c98f68", 0.03)
    kit.model(g, knee - 0.75, knee + 0.6, 90, clay(bump=0.2)).name = "foot"


def paint(draft):
    """Evening above, bottle green below; the light falls through the water onto two orange feet."""
    light.world("#dfe2b4", "#4f8a74", 0.42)
    camera = stage.camera((0, -15, 0.55), (0, 0, -1.95), 44)
    sky.backdrop(
        sky.clouds(
            sky.gradient(
                [
                    (0, "#2f6660"),
                    (0.16, "#5f9480"),
                    (0.27, "#b9c58c"),
                    (0.36, "#f7dc8e"),
                    (0.44, "#4f9480"),
                    (0.62, "#22594c"),
                    (0.85, "#0d312e"),
                    (1, "#081f20"),
                ],
                4,
                0.03,
            ),
            "#e9dc9c",
            "#7fa888",
            cover=0.4,
            band=(0.05, 0.3),
            seed=3,
            stretch=3,
        ),
        75,
        camera,
    )
    water()
    island()
    feet()
    pine((-1.95, 0.1, 0.25), 2.05, -0.35, 3, 0.85)
    pine((0.15, 0.25, 0.45), 2.35, 0.2, 8, 0.95)
    hammock((-2.06, -0.1, 1.35), (0.2, -0.05, 1.5))
    buildings.house((1.4, 0.15, 0.55), (0, 0, -16), 1.75, wall="#b8976a", tiles="#a2512f")
    light.sun((38, -40, 0), 3.0, "#ffe4a4", 3)
    light.area((-6, -6, 4), (0, 0, -4), 3, 1100, "#ffe2a4")
    light.area((6, -7, -5), (0, 0, -3.5), 5, 260, "#7fd0b8")
    light.area((2, 4, -2.5), (0, 0, -5.5), 3, 1500, "#ffe8a8")
    return Finish(
        fog=Fog("#8fbfa4", 17, 60, 0.45),
        rays=Rays("#d8f0c0", 0.1, 0.35),
        shadows="#0c2c2c",
        lights="#fff3cc",
        focus=("webbed", "hammock", "hat", "foot", "lip"),
        vignette=0.2,
    )
