# SPDX-License-Identifier: GPL-3.0-or-later
"""The game was left so long that one pawn is lost in the woods."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish, Fog, Rays
from painter.materials import clay, lamp
from painter.motifs import animals

SQUARE = 1.45
PAWN = (-0.62, -3.5)
ROOK = (1.25, 15.5)
PROFILE = (
    (0.001, 0.0),
    (0.82, 0.0),
    (0.86, 0.1),
    (0.84, 0.24),
    (0.7, 0.32),
    (0.72, 0.4),
    (0.66, 0.5),
    (0.5, 0.66),
    (0.38, 0.95),
    (0.3, 1.3),
    (0.27, 1.56),
    (0.29, 1.66),
    (0.48, 1.72),
    (0.52, 1.78),
    (0.48, 1.84),
    (0.3, 1.88),
    (0.3, 1.93),
)
HEAD = 0.46


def turned(profile, material):
    """Something from the lathe, with its steps rounded off."""
    return kit.lathe([tuple(p) for p in paper.smooth_path(profile, 5)], material, 72)


def board():
    """Squares that sink and go green the farther they are from the table's edge."""
    rng = random.Random(7)
    pale = [surfaces.wood(c, along="y", grain=5) for c in ("#dcc48a", "#c4b274", "#98995e", "#6a7a48")]
    dark = [surfaces.wood(c, along="x", grain=5) for c in ("#2a3a2c", "#22382c", "#1c3326", "#182e22")]
    for i in range(-9, 10):
        for j in range(-3, 15):
            x, y = (i + 0.1) * SQUARE, -6.2 + (j + 0.5) * SQUARE
            wild = max(0.0, min(1.0, (y + 2.0) / 9))
            tone = min(3, int(wild * 3.2 + rng.random() * 0.7))
            rise = rng.uniform(-0.05, 0.07) * (0.15 + wild)
            tilt = (rng.uniform(-3, 3) * wild, rng.uniform(-3, 3) * wild, 0)
            kit.box(
                (SQUARE - 0.03, SQUARE - 0.03, 0.4),
                (pale if (i + j) % 2 else dark)[tone],
                (x, y, -0.4 + rise),
                tilt,
                0.025,
            )
    kit.plane(60, 60, clay("#16261c", bump=0.6, grain=4), (0, 12, -0.16))


def pawn():
    """Turned maple, a little worn, its back to us."""
    wood = surfaces.wood("#f0cb8e", along="z", grain=4, dark="#b0743a")
    body = turned(PROFILE, wood)
    body.name = "pawn"
    kit.place(body, (*PAWN, 0.02))
    head = kit.sphere(HEAD, wood, (*PAWN, 1.93 + HEAD * 0.9), 48)
    head.name = "pawn"


def trunk(x, y, width, seed):
    """A trunk that goes up out of the picture, on spread roots."""
    rng = np.random.default_rng(seed)
    n, m = 40, 128
    z = np.linspace(-0.1, 15, n)
    a = np.linspace(0, math.tau, m, endpoint=False)
    foot = 1 + 0.22 * np.exp(-z * 3.2)
    lean = rng.normal(0, 0.035, 2)
    bark = 1 + 0.03 * np.sin(a[None] * 17 + seed) + 0.03 * np.sin(a[None] * 29 + 0.2 * z[:, None])
    toes = 1 + 0.12 * np.exp(-z[:, None] * 3) * np.cos(a[None] * 4 + seed)
    r = 1.05 * width * foot[:, None] * bark * toes * (1 - 0.018 * z[:, None])
    cx = x + lean[0] * z + 0.12 * np.sin(z * 0.5 + seed)
    cy = y + lean[1] * z
    v = np.stack([cx[:, None] + r * np.cos(a), cy[:, None] + r * np.sin(a), z[:, None] + 0 * r], -1)
    kit.mesh(
        v.reshape(-1, 3),
        kit.quads(n, m, closed=True),
        clay("#5c4a34", bump=1.0, grain=9, vary=0.25),
    )


def limbs(x, y, width, seed):
    """Roots that lie on the squares close to the trunk."""
    rng = random.Random(seed)
    bark = clay("#54442f", bump=1.0, grain=9, vary=0.2)
    for k in range(5):
        a = k * math.tau / 5 + rng.uniform(-0.3, 0.3)
        c, s, far = math.cos(a), math.sin(a), width + rng.uniform(0.5, 0.9)
        bend = rng.uniform(-0.25, 0.25)
        clay_root = [
            (x + 0.6 * width * c, y + 0.6 * width * s, 0.55),
            (x + 1.15 * width * c, y + 1.15 * width * s, 0.14),
            (x + far * c - bend * s, y + far * s + bend * c, -0.06),
        ]
        kit.rope(clay_root, 0.3 * width, bark, 6)


def wood():
    """Trunks on the far squares; they leave one lane open."""
    for k, (x, y, w) in enumerate(
        (
            (-3.3, 1.6, 0.62),
            (4.0, 2.6, 0.75),
            (-1.9, 6.4, 0.5),
            (3.2, 7.4, 0.52),
            (-4.9, 6.0, 0.6),
            (6.0, 8.0, 0.6),
            (-0.75, 11.4, 0.42),
            (-3.3, 11.6, 0.5),
            (4.7, 12.6, 0.5),
            (-6.4, 11.0, 0.5),
            (7.5, 13.0, 0.5),
            (-1.9, 17.5, 0.42),
            (3.7, 18.0, 0.45),
            (-4.6, 17.6, 0.5),
            (6.4, 18.6, 0.5),
            (-7.4, 18.0, 0.5),
            (9.2, 18.4, 0.5),
        )
    ):
        trunk(x, y, w, k + 3)
        if y < 12:
            limbs(x, y, w, k + 40)
    rng = random.Random(4)
    leaf = [
        kit.mould(kit.sphere((1, 0.6, 0.12), clay(c, bump=0.4), segments=10))
        for c in ("#6f7a34", "#8a5a2a", "#40582f", "#a8702c")
    ]
    for _ in range(kit.detail(150)):
        y = rng.uniform(-0.6, 13)
        x = rng.gauss(0, 2.6 + 0.2 * y)
        s = rng.uniform(0.07, 0.16)
        kit.cast(
            rng.choice(leaf),
            (x, y, 0.07),
            (rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 360)),
            (s, s * 0.6, s * 0.18),
        )


def rook():
    """The other one that was left: a tower with a light in its door."""
    x, y = ROOK
    stone = surfaces.wood("#8a7a4e", along="z", grain=4, dark="#2e2a18")
    profile = (
        (0.001, 0.0),
        (1.75, 0.0),
        (1.8, 0.3),
        (1.5, 0.55),
        (1.3, 0.8),
        (1.16, 1.6),
        (1.08, 2.9),
        (1.12, 3.5),
        (1.42, 3.75),
        (1.5, 4.0),
        (1.5, 4.5),
        (1.2, 4.5),
        (1.2, 4.2),
        (0.001, 4.2),
    )
    kit.place(kit.lathe(profile, stone, 48), (x, y, 0))
    for k in range(6):
        a = k * math.tau / 6 + 0.3
        kit.box(
            (0.62, 0.34, 0.5),
            stone,
            (x + 1.33 * math.sin(a), y - 1.33 * math.cos(a), 4.45),
            (0, 0, math.degrees(a)),
            0.04,
        )
    arch = paper.Point(0, 1.15).buffer(0.5, 24).union(paper.rectangle(-0.5, 0, 0.5, 1.15))
    glow = paper.cutout(arch, lamp("#ffb84a", 4.5), (x, y - 1.62, 0.25), depth=0.04, bevel=0)
    glow.name = "door"
    slit = paper.rectangle(-0.09, 0, 0.09, 0.42)
    paper.cutout(slit, lamp("#ffb84a", 3.5), (x - 0.05, y - 1.2, 2.9), depth=0.04, bevel=0)
    light.area((x, y - 2.0, 1.3), (*PAWN, 1.1), 0.9, 1300, "#ffa83f", spread=100)


def queen():
    """She lies where she was beaten; the coronet still shines."""
    wood = surfaces.wood("#b98f52", along="z", grain=7, dark="#5a3416")
    body = turned(
        ((0.001, 0), (0.8, 0), (0.82, 0.2), (0.6, 0.45), (0.36, 1.1), (0.27, 2.0), (0.5, 2.15), (0.3, 2.3)),
        wood,
    )
    cup = kit.lathe(
        [(0.24, 2.28), (0.34, 2.5), (0.52, 2.85), (0.44, 2.86), (0.25, 2.6), (0.001, 2.6)], wood, 40
    )
    points = [
        kit.sphere(0.1, surfaces.metal("#e8b84a"), (0.49 * math.cos(a), 0.49 * math.sin(a), 2.9), 14)
        for a in np.arange(8) * math.tau / 8
    ]
    kit.group([body, cup, *points], (3.5, -1.2, 0.62), (0, 84, 150), 0.8)
    snail = animals.snail()
    kit.place(snail, (-2.55, -4.3, 0.0), (0, 0, 150), 0.5)


def paint(draft):
    """Night under trees; the only light is far."""
    light.world("#2f5a48", "#12241c", 0.34)
    camera = stage.camera((-0.2, -12.6, 4.3), (0.15, 3, 2.35), 43)
    sky.backdrop(
        sky.gradient([(0, "#0c1c1a"), (0.4, "#1c3f34"), (0.62, "#4f7f5a"), (1, "#1c3426")], 3, 0.1),
        60,
        camera,
    )
    board()
    wood()
    rook()
    pawn()
    queen()
    light.area((-6, -6, 9), (0, -2, 0.5), 4, 420, "#8fd0b0")
    light.area((4, -9, 4), (0, -3, 1), 3, 240, "#ffd8a0")
    return Finish(
        fog=Fog("#3f6a4c", 9, 32, 0.72),
        rays=Rays("#a8d8a0", 0.1, 0.7),
        shadows="#0a1a18",
        lights="#ffe6b4",
        focus=("pawn", "door"),
        lift=0.5,
    )
