# SPDX-License-Identifier: GPL-3.0-or-later
"""The baker holds the loaf out over the volcano; somebody in there has been waiting for it."""

import random

import numpy as np
from scipy.spatial import cKDTree

from painter import kit, light, sky, stage, surfaces
from painter.clay import smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp

MOUTH, WIDE, LAKE = np.array((0.35, 0.4)), 2.15, -1.15
STAND, EYES = (-1.95, 0.2), (1.75, -2.35)


def soft(t):
    """From 0 to 1 without a corner."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


class Rocks:
    """Rounded blocks of all directions with cracks between them."""

    def __init__(self, size, seed, reach=9):
        rng = np.random.default_rng(seed)
        count = int((2 * reach / size) ** 2)
        self.size, self.seeds = size, rng.uniform(-reach, reach, (count, 2))
        self.tree = cKDTree(self.seeds)
        self.lift, self.tilt = rng.uniform(-0.5, 0.5, count), rng.normal(0, 0.45, (count, 2))

    def __call__(self, x, y):
        """Height in sizes: blocks lie unevenly, their edges are round."""
        p = np.stack([x + 0.2 * self.size * np.sin(y * 3 / self.size), y], -1)
        far, which = self.tree.query(p, k=2)
        first = which[..., 0]
        slope = ((p - self.seeds[first]) / self.size * self.tilt[first]).sum(-1)
        seam = (far[..., 1] - far[..., 0]) / self.size
        return self.lift[first] * 0.5 + slope + 0.55 * (1 - np.exp(-seam * 5))


ROCKS = (Rocks(0.95, 3), Rocks(0.42, 4), Rocks(0.15, 5))
STREAM = smooth_path([(0.75, -1.0), (0.7, -1.75), (0.25, -2.4), (0.3, -3.1), (-0.35, -3.8), (-0.5, -5.2)], 24)


def mountain(x, y):
    """A cone whose top is a round mouth; the near lip is lower, and where the baker stands it is trodden flat."""
    dx, dy = x - MOUTH[0], y - MOUTH[1]
    around = np.arctan2(dy, dx)
    r = np.hypot(dx, dy)
    edge = WIDE * (1 + 0.05 * np.sin(3 * around + 1) + 0.035 * np.sin(5 * around))
    lip = 0.12 * np.sin(2 * around + 0.6) - 0.5 * soft((-dy / np.maximum(r, 0.1) - 0.25) / 0.75)
    out = np.maximum(r - edge, 0)
    down = 1.02 * (np.sqrt(out * out + 0.14) - 0.374) - 0.02 * out**2
    wall = np.maximum(edge - 0.1 - r, 0)
    steep = 2.6 * (np.sqrt(wall * wall + 0.05) - 0.2236)
    z = lip - down - steep
    rough = 0.42 * ROCKS[0](x, y) + 0.18 * ROCKS[1](x, y) + 0.04 * ROCKS[2](x, y)
    trodden = np.exp(-(((x - STAND[0] - 0.05) / 0.75) ** 4) - ((y - STAND[1]) / 0.5) ** 4)
    ripple = 0.1 * np.sin(around * 11 + 2 * np.sin(r * 2)) * soft(out)
    z = z + rough - 0.25 + ripple
    near = cKDTree(STREAM).query(np.stack([x, y], -1))[0]
    bed = np.exp(-((near / 0.42) ** 4)) * soft((2.4 + out * 4 - wall * 2) / 2)
    hollow = np.exp(-(((x - EYES[0]) / 0.62) ** 4) - ((y - EYES[1]) / 0.42) ** 4)
    z = z - np.maximum(bed, hollow) * (rough + 0.02) - 0.2 * hollow
    return z * (1 - trodden) + trodden * (0.02 + 0.05 * ROCKS[2](x, y))


def basalt(x, y, z):
    """Dark rock, plum outside; down in the mouth it is red with heat."""
    r = np.hypot(x - MOUTH[0], y - MOUTH[1])
    cold, warm, hot = (np.array(linear(c)) for c in ("#7a5a70", "#6a3a34", "#ff7a2c"))
    inside = soft((WIDE + 0.1 - r) / 0.5)[:, None]
    deep = (soft((-0.25 - z) / 1.0) * inside[:, 0])[:, None]
    colour = cold * (1 - inside) + warm * inside
    return colour * (1 - 0.35 * deep) + hot * 0.35 * deep


def lake():
    """A round lake of fire, brightest in the middle, with a few dark rafts of crust at its shore."""

    def fire(x, y, z):
        u = x + 0.35 * np.sin(y * 2.1 + 0.5) + 0.12 * np.sin(y * 5 + x * 3)
        w = y + 0.35 * np.sin(x * 1.7) + 0.12 * np.sin(x * 4.3 + 1)
        swirl = 0.5 + 0.25 * np.sin(u * 2.6 + 1.2 * np.sin(w * 2.2)) + 0.25 * np.sin(w * 5.2 + u)
        r = np.hypot(x - MOUTH[0], y - MOUTH[1])
        heat = 0.45 * swirl + 0.75 * soft((1.9 - r) / 1.7)
        tones = np.array([linear(c) for c in ("#c02c0c", "#f0641c", "#ff9a34", "#ffc85c")])
        return np.stack([np.interp(heat, (0.15, 0.45, 0.75, 1.1), tones[:, k]) for k in range(3)], -1)

    molten = clay(None, bump=0.5, grain=4, vary=0.1, emit=0.52)
    size = 2.2
    x, y = MOUTH
    kit.land(
        lambda x, y: LAKE + 0.03 * np.sin(x * 3 + y * 2),
        (x - size, x + size),
        (y - size, y + size),
        molten,
        200,
        fire,
    ).name = "lava"


def stream():
    """Over the low lip a brook of fire runs down the flank, cooling as it goes."""
    path = STREAM[8:]
    t = np.linspace(0, 1, len(path))
    away = np.gradient(path, axis=0)
    side = np.stack([-away[:, 1], away[:, 0]], -1) / np.linalg.norm(away, axis=1)[:, None]
    wide = 0.3 - 0.16 * soft(t * 4) + 0.05 * np.sin(t * 13) + 0.14 * t
    across = np.linspace(-1, 1, 9)
    plan = path[:, None] + side[:, None] * (wide[:, None] * across)[..., None]
    x, y = plan[..., 0], plan[..., 1]
    middle = mountain(path[:, 0], path[:, 1])
    smooth = np.convolve(np.pad(middle, 4, mode="edge"), np.ones(9) / 9, "valid")
    z = smooth[:, None] + 0.1 + 0.1 * (1 - across**2)
    hot = np.clip(
        0.95 - 0.55 * t[:, None] - 0.75 * np.abs(across) ** 3 + 0.2 * np.sin(x * 9 + y * 4) * np.sin(y * 7),
        0,
        1,
    )
    tones = np.array([linear(c) for c in ("#7a1408", "#d83c10", "#ff8a2c", "#ffc860")])
    paint = np.stack([np.interp(hot, (0, 0.35, 0.7, 1), tones[:, k]) for k in range(3)], -1)
    molten = clay(None, bump=0.6, grain=5, vary=0.15, emit=0.4)
    kit.sheet(np.stack([x, y, z + 0 * x], -1), molten, paint).name = "lava stream"
    for k in (0.15, 0.4, 0.65, 0.9):
        i = int(k * (len(path) - 1))
        light.bulb((*path[i], smooth[i] + 0.5), 16 * (1.2 - k), "#ff6a24", 0.2)


def baker():
    """She stands braced on the lip, a hand before her nose, with a peel longer than herself."""
    grip = np.array((-1.87, -0.06, 2.0))
    way = np.array((1, 0.02, 0.03))
    tip = grip + way * 1.15
    wood = surfaces.wood("#c08a50", along="x")
    kit.rope([grip - way * 0.75, grip - way * 0.4, grip, tip], 0.07, wood, 2).name = "peel"
    blade = kit.box((1.25, 0.9, 0.07), wood, tip + way * 0.5 - (0, 0, 0.03), (0, -1.7, 0), bevel=0.03)
    blade.name = "peel blade"
    at = tip + way * 0.52 + (0, 0, 0.36)
    crust = clay("#c8742a", bump=0.8, grain=7, vary=0.25)
    kit.sphere((0.56, 0.52, 0.38), crust, at, 48).name = "loaf"
    for x in (-0.24, 0.0, 0.24):
        line = [(x - 0.12, -0.4, 0.13), (x, -0.32, 0.255), (x + 0.1, -0.12, 0.35)]
        kit.rope([at + p for p in line], 0.045, clay("#e0b070"), 4).name = "loaf cut"
    return at


def bell(x, y):
    """A small bell on a post, for when the bread is done."""
    wood, z = surfaces.wood("#6a4030"), ground(x, y) - 0.15
    kit.rope([(x, y, z), (x - 0.03, y, z + 0.8), (x - 0.05, y, z + 1.35)], 0.055, wood, 3)
    kit.rope([(x + 0.12, y, z + 1.25), (x - 0.2, y, z + 1.3), (x - 0.5, y, z + 1.24)], 0.045, wood, 3)
    cup = [(0.2, 0), (0.17, 0.05), (0.12, 0.22), (0.07, 0.31), (0.001, 0.34)]
    kit.place(
        kit.lathe(cup, surfaces.metal("#d8a040", rough=0.35), 32), (x - 0.42, y, z + 0.88)
    ).name = "bell"
    kit.sphere(0.055, wood, (x - 0.42, y, z + 0.87), 12)


def ground(x, y):
    """The rock at one spot."""
    return float(mountain(np.array([x]), np.array([y]))[0])


PEAKS = (
    (-9.5, 30, 9.0),
    (8.5, 33, 11.5),
    (0.5, 40, 8.5),
    (-17, 38, 10.0),
    (17.5, 40, 9.0),
)  # where, how high


def range_of_fire(x, y):
    """Other mountains behind, each with a mouth of its own."""
    z = np.full(np.shape(x), -22.0)
    for k, (px, py, tall) in enumerate(PEAKS):
        r = np.hypot(x - px, y - py)
        flank = tall - 1.25 * np.sqrt(r * r + 0.4) - 0.3 * np.sin(5 * np.arctan2(y - py, x - px) + k)
        z = np.maximum(z, -14.5 + flank - 1.6 * soft((0.9 - r) / 0.8))
    return z + 0.3 * np.sin(x * 1.3 + y) * np.sin(y * 1.1)


def neighbours():
    """The range, a glow in each of its mouths."""
    rock = clay("#5a3050", bump=0.8, grain=2, vary=0.2)
    kit.land(range_of_fire, (-28, 28), (22, 50), rock, 260).name = "range"
    for px, py, tall in PEAKS:
        kit.sphere((0.8, 0.8, 0.25), lamp("#ff8a3c", 2.2), (px, py - 0.2, -15.6 + tall), 16).name = "far fire"
        light.bulb((px, py - 1.2, -14.0 + tall), 400, "#ff7a3c", 0.4)


def paint(draft):
    """All light comes up from the lake of fire; a little violet night on the outer flank."""
    light.world("#5a3a78", "#5a2438", 0.42)
    camera = stage.camera((0.0, -12.0, 4.9), (0.0, 0, 0.8), 41)
    night = sky.gradient(
        [
            (0, "#1f1440"),
            (0.2, "#33205a"),
            (0.36, "#5c2c62"),
            (0.46, "#9a4660"),
            (0.54, "#c8665c"),
            (1, "#4a1c40"),
        ]
    )
    night = sky.clouds(
        night, "#8a4468", "#2a1648", cover=0.42, cell=280, seed=12, stretch=1.8, band=(0.0, 0.42), amount=0.8
    )
    sky.backdrop(sky.stars(night, 40, 6, "#ffe0b0", down_to=0.35), 64, camera)
    rng = random.Random(5)
    neighbours()
    kit.land(mountain, (-7, 7), (-5.5, 6.5), clay(None, bump=0.4, grain=8, vary=0.2, rough=0.9), 1000, basalt)
    lake()
    stream()
    bell(2.55, 0.9)
    at = baker()
    for _ in range(16):
        t = rng.random()
        x = MOUTH[0] + rng.gauss(0, 0.4 + 0.5 * t)
        kit.sphere(rng.uniform(0.018, 0.035), lamp("#ffb050", 2), (x, 1.2, LAKE + 0.4 + 6 * t), 8)
    x, y = MOUTH
    light.area((x, y, LAKE + 0.15), (x, y, 3), 3.0, 240, "#ff8434")
    light.area((1.6, -3.0, 1.0), (-1.6, 0, 2.9), 0.9, 62, "#ffa860", 60)
    light.area(at + (0.1, -0.8, -1.2), at, 0.6, 26, "#ffb860", 100)
    light.area((-8, -5, 5), (0, -1, -1), 3, 900, "#8a78d0")
    light.area((-5, 5, 5), (-1.8, 0, 2), 2, 260, "#9a70d8")
    return Finish(
        fog=Fog("#8a4060", 22, 70, 0.55),
        shadows="#220a28",
        lights="#ffedc8",
        vignette=0.24,
        lift=0.7,
        focus=("loaf", "peel", "hat"),
    )
