# SPDX-License-Identifier: GPL-3.0-or-later
"""The whirlwind has taken all but the sill, and on the sill the geranium blooms and a snail takes its time."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings
from painter.motifs.snails import Shell, crawler

FOOT = np.array((0.75, 15.0, -0.2))
SILL = 0.0
RIM = np.array((-0.42, -0.95, 1.19))  # where the snail is


def axis(t):
    """Height, radius and middle of the whirlwind after a share of its way up."""
    z = 10.6 * (1 - (1 - t) ** 1.35)
    r = 0.3 + 0.35 * np.exp(-((t / 0.06) ** 2)) + 1.5 * t**1.5 + 15 * t**7
    return z, r, FOOT[0] + 0.55 * np.sin(z * 0.62 + 0.4) - 0.16 * z


def funnel():
    """One trumpet of turning air: a narrow foot, a bell that becomes the whole ceiling of cloud.

    Its streaks are fine and climb everywhere at the same slant; a few deep strands would look like twisted wood.
    """
    rng = np.random.default_rng(6)
    t = np.linspace(0, 1, kit.detail(640))
    a = np.linspace(0, 2 * np.pi, kit.detail(320))
    z, r, cx = axis(t)
    far = np.concatenate([[0], np.cumsum(np.hypot(np.diff(z), np.diff(r)) * 2 / (r[1:] + r[:-1]))])
    A, L = np.meshgrid(a, far)
    streaks, soft = np.zeros_like(A), np.zeros_like(A)
    for k in range(30):
        n, slant = int(rng.integers(3, 23)), rng.uniform(1.25, 1.75)
        streaks += np.sin(n * (A + slant * L) + rng.uniform(0, 7)) / 4.6
        if k < 6:
            soft += np.sin(int(rng.integers(1, 4)) * (A + 0.8 * slant * L) + rng.uniform(0, 7)) / 2.6
    R = r[:, None] * (1 + 0.04 * soft + 0.008 * streaks)
    points = np.stack(
        [cx[:, None] + R * np.cos(A), FOOT[1] + R * np.sin(A), FOOT[2] + z[:, None] + 0 * A], -1
    )
    dark, red, pale = (np.array(linear(c)) for c in ("#3a1626", "#84382f", "#dca480"))
    m = np.clip(0.45 + 0.28 * soft + 0.2 * streaks, 0, 1)[..., None]
    p = np.clip(0.4 * streaks + 0.3 * soft - 0.2, 0, 0.34)[..., None]
    paint = (dark * (1 - m) + red * m) * (1 - p) + pale * p
    thing = kit.sheet(points, clay(bump=0.35, grain=6, vary=0.1, rough=1), paint)
    thing.name = "whirlwind"


def debris():
    """A few dark specks that go round with it: roof tiles, a hat, leaves."""
    rng = random.Random(4)
    tile = [clay(c, bump=0.2) for c in ("#2a0c16", "#4a1a1c", "#6a241e")]
    for _ in range(34):
        z = rng.uniform(0.2, 7.2)
        a, r = rng.uniform(3.4, 6.0), 0.8 + 0.22 * z + rng.uniform(0.1, 0.9)
        at = (FOOT[0] - 0.16 * z + r * math.cos(a), FOOT[1] + r * math.sin(a), z)
        s = rng.uniform(0.04, 0.12)
        kit.box((s * 2, s, s * 0.5), rng.choice(tile), at, [rng.uniform(0, 360) for _ in range(3)], 0.01)


def plain():
    """A dark plain with furrows, one small house far off with its lamp lit."""
    furrows = lambda x, y: -0.45 + 0.05 * np.sin(x * 2.2 + 0.2 * y) + 0.08 * np.sin(y * 0.4)  # noqa: E731
    kit.land(furrows, (-30, 30), (-1, 54), clay("#4a1a20", bump=0.8, grain=2, vary=0.25), 140)
    buildings.house(
        (-3.6, 19, -0.4),
        (0, 0, 24),
        0.9,
        width=0.6,
        depth=0.7,
        wall="#5a2024",
        tiles="#3a0f1a",
        glow="#ffd27a",
        shine=3,
    )
    dust()


def dust():
    """Where it touches the ground it throws up a broad skirt of dust, lit from the left."""
    cloud, rng = Clay(), random.Random(2)
    for k in range(64):
        b, far = k * 2.4, math.sqrt((k + 0.5) / 64)
        high = 1.15 * (1 - far) ** 1.5
        size = rng.uniform(0.26, 0.44)
        cloud.add(
            ball(
                (2.9 * far * math.cos(b), 1.1 * far * math.sin(b), high * rng.uniform(0.5, 1.2)),
                (size * 1.3, size, size * (0.9 - 0.35 * far)),
            ),
            "#a8644c" if far < 0.45 else "#8a4a3c" if far < 0.75 else "#6a3230",
            0.16,
        )
    earth = clay(bump=0.3, grain=3, vary=0.12, rough=1, emit=0.16, emit_colour="#d08a62")
    skirt = kit.model(cloud, (-3.6, -1.8, -0.5), (3.6, 1.8, 2.0), 150, earth)
    kit.place(skirt, (FOOT[0] + 0.2, FOOT[1], -0.45)).name = "dust"


def leaf():
    """A round, scalloped leaf with its dark horseshoe, stalk at the origin, face up."""
    r, a = np.meshgrid(np.linspace(0.0, 1, 12), np.linspace(0.22, 2 * np.pi - 0.22, 61))
    edge = r * (1 + 0.07 * np.abs(np.sin(a * 4.5)) - 0.12 * np.exp(-(((a - np.pi) / 3.0) ** 8)))
    dome = 0.16 * np.sin(r * 2.6) + 0.06 * r * np.cos(a * 9) - 0.1 * r**3
    points = np.stack([-edge * np.cos(a), edge * np.sin(a), dome], -1)
    green, zone, rim = (np.array(linear(c)) for c in ("#6fa848", "#3f6e34", "#9fcc66"))
    band = np.exp(-(((r - 0.58) / 0.13) ** 2))[..., None]
    far = np.clip((r - 0.72) / 0.28, 0, 1)[..., None] * 0.6
    paint = (green * (1 - band) + zone * band) * (1 - far) + rim * far
    return kit.mould(kit.sheet(points, clay(bump=0.5, grain=14, vary=0.15), paint))


def floret(colour):
    """Five petals."""
    one = Clay()
    for k in range(5):
        b = k * math.tau / 5
        one.add(
            ball(
                (0.1 * math.cos(b), 0.1 * math.sin(b), 0.03), (0.105, 0.075, 0.035), (0, -18, math.degrees(b))
            ),
            colour,
            0.015,
        )
    one.add(ball((0, 0, 0.03), 0.03), "#ffd9a0", 0.01)
    return kit.mould(
        kit.model(one, (-0.25, -0.25, -0.08), (0.25, 0.25, 0.14), 34, clay(bump=0.1, vary=0.12, emit=0.08))
    )


def geranium():
    """Its leaves spread over the pot, five round heads of flowers above; not a leaf stirs."""
    rng = np.random.default_rng(9)
    at = np.array((-0.55, -0.15, SILL))
    pot = surfaces.plaster("#c86a3c", grain=20, stain="#e8b48a")
    body = kit.lathe(
        [
            (0.001, 0.0),
            (0.5, 0.0),
            (0.52, 0.04),
            (0.7, 0.92),
            (0.8, 0.93),
            (0.82, 0.98),
            (0.82, 1.16),
            (0.78, 1.2),
            (0.72, 1.18),
            (0.66, 1.0),
            (0.001, 0.98),
        ],
        pot,
        64,
    )
    body.name = "pot"
    kit.place(body, at)
    stalk, mould = clay("#6f8f3e", bump=0.3), leaf()
    top = at + (0, 0, 1.1)
    for k in range(34):
        a = k * 2.4 + rng.normal(0, 0.2)
        high = rng.uniform(0.05, 0.85) * (1 if k > 10 else 0.3)
        out = (0.95 - 0.5 * high) * rng.uniform(0.7, 1.15) + 0.12
        tip = top + (out * math.cos(a), out * math.sin(a) * 0.75, high + 0.12)
        if tip[1] < -0.5 and abs(tip[0] - RIM[0]) < 0.5 and high < 0.5:
            tip = tip + (0, 0.28, 0.18)
        kit.rope(
            [top + (0.08 * math.cos(a), 0.08 * math.sin(a), -0.1), (top + tip) / 2 + (0, 0, 0.16), tip],
            0.02,
            stalk,
            4,
        )
        size = rng.uniform(0.26, 0.4)
        one = kit.cast(
            mould,
            tip,
            (
                rng.uniform(-16, 16) - 26 * math.sin(a) * -1,
                30 * math.cos(a),
                math.degrees(a) + rng.uniform(-30, 30),
            ),
            size,
        )
        one.name = "leaf"
    reds = [floret(c) for c in ("#f02a1c", "#ff4a30", "#dc1c1c")]
    for x, y, z, big in (
        (-0.1, -0.15, 2.05, 0.4),
        (-0.85, 0.0, 1.72, 0.33),
        (0.62, -0.05, 1.78, 0.35),
        (0.32, 0.2, 2.5, 0.33),
        (-0.62, 0.25, 2.42, 0.27),
    ):
        heart = at + (x, y, z)
        kit.rope([top, top + (x * 0.5, y * 0.5, (z - 1.1) * 0.6), heart], 0.028, stalk, 4)
        kit.sphere(big * 0.72, clay("#c8281e", bump=0.5), heart, 20)
        n = int(44 * (big / 0.36) ** 2)
        for k in range(n):
            u = 1 - 1.75 * (k + 0.5) / n
            phi = k * 2.39996
            s = math.sqrt(max(0, 1 - u * u))
            way = np.array((s * math.cos(phi), s * math.sin(phi), u))
            turn = (0, math.degrees(math.acos(u)), math.degrees(phi))
            petal = kit.cast(
                reds[int(rng.integers(3))], heart + way * big * rng.uniform(0.88, 1.02), turn, 0.62
            )
            petal.name = "flower"


def snail():
    """A garden snail on the rim of the pot, its horns towards the storm."""
    body = crawler("#96805a", "#4e3c26", 110)
    shell = Shell((-0.55, 0.0, 1.75), 1.72).body("#9a6230", "#40200f")
    for part in (body, *shell.children):
        part.name = "face snail"
    kit.group([body, shell], RIM, (0, 0, 9), 0.105)


def sill():
    """A broad stone sill."""
    stone = surfaces.plaster("#8a5248", grain=10, stain="#5a2a2c")
    kit.box((7, 1.7, 0.5), stone, (0, -0.1, SILL - 0.5), bevel=0.06)


def paint(draft):
    """Storm dusk outside; one lamp in the room behind us."""
    light.world("#6a2a3a", "#8a3a2a", 0.3)
    camera = stage.camera((0, -9.6, 2.5), (0, 0, 2.55), 52)
    dusk = sky.gradient(
        [
            (0, "#2a0c1c"),
            (0.26, "#541a28"),
            (0.38, "#9a3c34"),
            (0.45, "#e09a68"),
            (0.5, "#ffd8a0"),
            (0.57, "#ffecc4"),
            (1, "#c8805a"),
        ],
        4,
        0.08,
    )
    sky.backdrop(dusk, 75, camera)
    plain()
    funnel()
    debris()
    sill()
    geranium()
    snail()
    light.area((-14, 8, 3), (0, 15, 4), 5, 4200, "#ffb070")
    light.area((12, 4, 8), (0, 15, 5), 6, 1500, "#8a5ab0")
    light.area((3.2, -5.5, 4.6), (-0.4, 0, 1.4), 1.2, 620, "#ffe0b0")
    light.area((-4, -5, 2.5), (-0.5, 0, 1.4), 3, 130, "#c8a0c0")
    light.area((-3, 4, 4), (-0.5, 0, 1.6), 2, 260, "#ff9a60")
    return Finish(
        fog=Fog("#d88a60", 20, 60, 0.4),
        shadows="#2a0a1c",
        lights="#ffeccc",
        focus=("flower", "leaf", "pot"),
        lift=0.6,
        broken=0.1,
        chroma=0.25,
    )
