# SPDX-License-Identifier: GPL-3.0-or-later
"""A wave stands at the garden gate and waits to be let in."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import things
from painter.pixels import smoothstep

PROFILE = [
    (-6.4, 0.0), (-5.2, 2.6), (-4.2, 5.2), (-2.7, 7.5), (-0.9, 8.75), (0.7, 8.6), (1.75, 7.6), (2.05, 6.35),
    (1.45, 7.05), (0.45, 7.3), (-0.75, 6.7), (-1.75, 5.3), (-2.05, 3.5), (-1.7, 1.8), (-0.6, 0.7), (1.4, 0.25),
    (4.8, 0.1),
]  # fmt: skip
LIP = 7  # the point of the profile where the crest ends


def wave():
    """Twice as high as the gate; quite still, its crest bent like a bow, foam at its lip like lace."""
    line = smooth_path(PROFILE, 26)
    s = np.arange(len(line)) / 26
    y, t = np.meshgrid(np.linspace(0.2, 5.4, kit.detail(240)), s, indexing="ij")
    x, z = np.interp(t, s, line[:, 0]), np.interp(t, s, line[:, 1])
    back = (y - 0.2) / 5.2
    rib = (0.1 * np.cos(y * 3.4 + 0.9 * np.sin(t * 1.1)) + 0.03 * np.sin(y * 8 + t)) * smoothstep(16, 11, t)
    away = np.hypot(x + 0.4, z - 4.2) + 0.1
    x, z = x + rib * (x + 0.4) / away - 0.5 * back, z * (1 - 0.16 * back**2) + rib * (z - 4.2) / away
    y = y + 0.3 * np.sin(z * 0.8 + 0.5)
    deep, mid, pale = (np.array(linear(c)) for c in ("#1f4a86", "#3f7fae", "#a4d8dc"))
    inner = smoothstep(LIP, LIP + 1.5, t)
    streak = smoothstep(0.1, 0.95, np.cos(y * 3.4 + 0.9 * np.sin(t * 1.1)))
    up = np.clip(z / 8.8, 0, 1)
    body = deep * (1 - up[..., None]) + mid * up[..., None]
    share = (streak * (0.3 + 0.35 * inner) * up)[..., None]
    paint = body * (1 - share) + pale * share
    foam = smoothstep(0.75, 0.2, np.abs(t - LIP) + 0.25 * np.sin(y * 6))[..., None]
    paint = paint * (1 - foam) + np.array(linear("#fff6ea")) * foam
    points = np.stack([x, y, z], -1)
    kit.sheet(points, clay(rough=0.22, bump=0.15, grain=4, vary=0.05, emit=0.06), paint).name = "wave"
    k = LIP * 26
    outer, inner_edge = points[0][: k + 1], points[0][k:][::-1]
    share = np.linspace(0, 1, 90)
    rows = [
        np.stack([np.interp(share, np.linspace(0, 1, len(e)), e[:, c]) for c in range(3)], -1)
        for e in (outer, inner_edge)
    ]
    across = np.linspace(0, 1, 24)[None, :, None]
    cap = rows[0][:, None] * (1 - across) + rows[1][:, None] * across
    cap[..., 1] -= 0.18 * np.sin(across[..., 0] * math.pi)
    line = smoothstep(0.3, 0.95, np.cos(across[..., 0] * 26 + 0.5 * np.sin(share[:, None] * 9)))[..., None]
    up = np.clip(cap[..., 2:] / 8.8, 0, 1)
    face = (deep * (1 - up) + mid * up) * (1 - 0.5 * line * up) + pale * 0.5 * line * up
    kit.sheet(cap, clay(rough=0.22, bump=0.15, grain=4, vary=0.05, emit=0.06), face).name = "wave front"
    lace(points[:, k])


def lace(lip):
    """Foam: big lobes along the lip, and smaller ones where the water stands on the lane."""
    rng = random.Random(4)
    froth = Clay()
    for k in np.linspace(0, len(lip) - 1, 15).astype(int):
        for _ in range(2):
            at = lip[k] + (rng.uniform(-0.2, 0.15), rng.uniform(-0.15, 0.1), rng.uniform(-0.25, 0.15))
            froth.add(ball(at, rng.uniform(0.2, 0.36)), "#fff8ee", 0.12)
    for k in range(9):
        at = lip[0] + (-0.25 * k + 0.1, -0.1 + 0.03 * k, 0.35 + 0.42 * math.sin(k * 0.36) * 1.6)
        froth.add(ball(at, rng.uniform(0.16, 0.3)), "#fff8ee", 0.1)
    kit.model(froth, (-4.5, -0.9, 5.0), (3.2, 6.4, 9.6), 130, clay(bump=0.4, grain=9)).name = "foam"
    foot = Clay()
    for k in range(34):
        x = -3.4 + 0.21 * k
        foot.add(ball((x, 0.1 + rng.uniform(-0.16, 0.16), 0.1), rng.uniform(0.16, 0.34)), "#fff4e6", 0.12)
    kit.model(foot, (-4.2, -0.7, -0.1), (4.4, 0.9, 0.8), 110, clay(bump=0.4, grain=9)).name = "foam below"


def garden():
    """A gravel path, two posts, a gate that stands ajar, a low wall, box hedges."""

    def rake(x, y):
        return 0.03 * np.sin(7 * np.hypot(x + 2.4, (y + 4.2) * 1.2)) + 0.0 * x

    kit.land(rake, (-9, 9), (-9, 7), clay("#e6cfae", bump=0.7, grain=14, vary=0.12), 300)
    stone = surfaces.plaster("#f2e0c4")
    for side in (-1, 1):
        kit.box((0.8, 0.8, 2.7), stone, (side * 1.95, -1.5, 0), bevel=0.07)
        kit.box((1.05, 1.05, 0.2), stone, (side * 1.95, -1.5, 2.7), bevel=0.06)
        kit.sphere(0.38, stone, (side * 1.95, -1.5, 3.24), 28)
        kit.box((4.6, 0.45, 1.25), stone, (side * 4.65, -1.4, 0), bevel=0.05)
        kit.box((4.6, 0.6, 0.14), stone, (side * 4.65, -1.4, 1.25), bevel=0.05)
    iron = clay("#2c4a6c", rough=0.45, bump=0.2)
    for k in range(6):
        x, y = -1.5 + 0.1 * k, -1.75 - 0.26 * k
        kit.rope([(x, y, 0.1), (x, y, 1.9 + 0.22 * math.sin(k * 0.6))], 0.05, iron, 1)
    for z in (0.35, 1.55):
        kit.rope([(-1.52, -1.7, z), (-0.98, -3.1, z)], 0.055, iron, 1)
    hedge = clay("#7f9c5c", bump=0.9, grain=10, vary=0.25)
    for side in (-1, 1):
        kit.box((1.5, 3.2, 0.95), hedge, (side * 3.9, -3.6, 0), bevel=0.3)


def belongings():
    """A key too big for anybody, leaning at the gatepost."""
    key = things.key("#e8b13a")
    kit.place(key, (-1.95, -2.35, -0.02), (0, 12, -10), 1.5).name = "key"


def paint(draft):
    """Apricot morning; the sea has come up the lane and minds its manners."""
    light.world("#b8d4f0", "#fbd9b0", 0.5)
    camera = stage.camera((0.1, -13.2, 2.9), (0.0, 0, 3.95), 40)
    dawn = sky.gradient([(0, "#f2a878"), (0.3, "#f8c49a"), (0.6, "#fde0bc"), (1, "#fff0d8")], 4, 0.14)
    sky.backdrop(dawn, 70, camera)
    wave()
    garden()
    belongings()
    light.sun((50, 8, 48), 3.4, "#ffdcae", 3)
    light.area((-8, -9, 6), (0, 1, 3), 5, 700, "#a8c8f4")
    light.area((3, 8, 8), (0, 1, 6), 4, 900, "#ffd8b0")
    return Finish(
        fog=Fog("#f6dcc0", 18, 50, 0.3),
        shadows="#24305c",
        lights="#fff2dc",
        focus=("key",),
        vignette=0.14,
    )
