# SPDX-License-Identifier: GPL-3.0-or-later
"""The path up the hill is a sleeping snake, and the pilgrims walk softly."""

import math
import random

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, ball, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.figures import figure

WAY = [
    (2.9, 6.3, 0.03),
    (1.2, 6.5, 0.14),
    (-1.2, 5.9, 0.26),
    (-2.55, 4.9, 0.34),
    (-2.3, 3.75, 0.42),
    (-0.6, 3.2, 0.48),
    (1.3, 3.0, 0.54),
    (2.6, 2.2, 0.58),
    (2.55, 0.95, 0.62),
    (1.0, 0.2, 0.66),
    (-1.0, -0.2, 0.68),
    (-2.45, -1.15, 0.68),
    (-2.5, -2.6, 0.64),
    (-1.2, -3.5, 0.56),
    (0.3, -3.75, 0.47),
    (1.25, -3.78, 0.4),
]
HEAD = np.array((1.35, -3.75))
PATH = smooth_path(WAY, 24)


def body():
    """A long flattened tube; a chain of amber lozenges runs down its back."""
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(PATH[:, :2], axis=0), axis=1))])
    along = np.gradient(PATH[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.stack([-along[:, 1], along[:, 0]], -1)
    sides = 41
    a = np.linspace(-0.25, math.pi + 0.25, sides)
    step = np.gradient(run) / (1.05 * np.maximum(PATH[:, 2], 0.25) / 0.6)
    beat = np.cumsum(step)
    rows, paint = [], []
    green, dark, pale, amber = (np.array(linear(c)) for c in ("#5f9a62", "#173d30", "#cfd892", "#ee8a34"))
    for (x, y, r), s, n, b in zip(PATH, run, side, beat, strict=True):
        across, high = r * np.cos(a), 0.62 * r * np.sin(a)
        rows.append(np.stack([x + n[0] * across, y + n[1] * across, high + 0.02], -1))
        u = np.cos(a)
        phase = (b % 1) * 2 - 1
        lozenge = np.abs(phase) + np.abs(u) / 0.72
        scale = 0.86 + 0.14 * np.sin(s * 34 + 3 * np.sin(a * 16)) * np.sin(a * 22)
        tone = np.where(lozenge[:, None] < 0.62, amber, np.where(lozenge[:, None] < 0.88, dark, green))
        tone = np.where((np.abs(u) > 0.86)[:, None], pale, tone)
        paint.append(tone * scale[:, None])
    thing = kit.sheet(np.array(rows), clay(bump=0.35, grain=24, vary=0.12, rough=0.5), np.array(paint))
    thing.name = "snake"


def head():
    """Seen from above: a rounded wedge, one shut eye on each side, a tongue like a red carpet."""
    x, y = HEAD
    green, dark, pale = "#68a468", "#173d30", "#cfd892"
    skull = Clay().add(ball((-0.25, 0, 0.2), (0.62, 0.52, 0.34)), green)
    skull.add(ball((0.2, 0, 0.19), (0.62, 0.58, 0.33)), green, 0.2)
    skull.add(ball((0.72, 0, 0.16), (0.5, 0.4, 0.26)), green, 0.25)
    skull.add(ball((1.02, 0, 0.14), (0.28, 0.28, 0.2)), green, 0.2)
    for s in (-1, 1):
        skull.add(ball((0.48, s * 0.4, 0.36), (0.24, 0.13, 0.13), (0, 0, -s * 16)), green, 0.06)
        skull.paint(
            tube([(0.26, s * 0.5, 0.42), (0.48, s * 0.53, 0.34), (0.7, s * 0.44, 0.38)], [0.06] * 3),
            dark,
            0.015,
        )
        skull.paint(
            tube(
                [(-0.7, s * 0.34, 0.42), (-0.1, s * 0.3, 0.55), (0.4, s * 0.12, 0.5), (0.62, 0, 0.45)],
                [0.07, 0.08, 0.06, 0.05],
            ),
            dark,
            0.03,
        )
        skull.paint(ball((1.14, s * 0.12, 0.28), 0.045), dark, 0.02)
        skull.paint(ball((0.4, s * 0.75, 0.02), (1.2, 0.24, 0.2)), pale, 0.06)
    skull.paint(ball((-0.1, 0, 0.55), (0.26, 0.14, 0.2)), "#ee8a34", 0.04)
    one = kit.model(
        skull, (-1.1, -0.8, -0.1), (1.45, 0.8, 0.75), 150, clay(bump=0.3, grain=20, vary=0.1, rough=0.5)
    )
    one.name = "head of the snake"
    kit.place(one, (x, y, 0.02), (0, 0, -8), 1.12)
    red = clay("#c8402c", bump=0.3)
    tip = np.array((x + 1.35, y - 0.2, 0.06))
    for path in (
        [(0, 0, 0), (0.3, -0.06, 0), (0.55, -0.04, 0), (0.85, 0.14, 0)],
        [(0.5, -0.05, 0), (0.72, -0.16, 0), (0.86, -0.34, 0)],
    ):
        kit.rope([tip + p for p in path], 0.06, red, 6)


def near_path(x, y, spare):
    """Whether a spot lies on the snake, or within `spare` of it."""
    d = np.hypot(PATH[:, 0] - x, PATH[:, 1] - y) - PATH[:, 2]
    hx, hy = x - HEAD[0] - 0.3, y - HEAD[1]
    return d.min() < spare or (-1.4 < hx < 2.1 + spare and abs(hy) < 0.7 + spare)


def wood():
    """A dark forest from above: firs and round crowns in five greens."""
    kit.land(
        lambda x, y: 0.04 * np.sin(x * 1.3 + y),
        (-9, 9),
        (-10, 14),
        clay("#1c4232", bump=1.2, grain=5, vary=0.3),
        90,
    )
    rng = random.Random(11)
    kinds = []
    for c in ("#1f4f3a", "#27593c", "#356a40", "#1a4436", "#4a7a44"):
        tree = clay(c, bump=0.9, grain=9, vary=0.2)
        tiers = [(0.44, 0.1), (0.2, 0.42), (0.33, 0.38), (0.15, 0.7), (0.24, 0.66), (0.001, 1.12)]
        kinds.append(kit.mould(kit.lathe(tiers, tree, 9)))
        crown = Clay()
        for _ in range(6):
            crown.add(
                ball(
                    (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), rng.uniform(0.3, 0.6)),
                    rng.uniform(0.2, 0.28),
                ),
                c,
                0.05,
            )
        kinds.append(
            kit.mould(
                kit.model(crown, (-0.6, -0.6, 0), (0.6, 0.6, 1), 34, clay(bump=0.8, grain=10, vary=0.2))
            )
        )
    spots = []
    for _ in range(9000):
        x, y = rng.uniform(-5.2, 5.2), rng.uniform(-6.4, 9.5)
        size = rng.uniform(0.55, 1.0)
        if near_path(x, y, 0.3 * size + 0.06) or any(
            (x - a) ** 2 + (y - b) ** 2 < (0.3 * (size + s)) ** 2 for a, b, s in spots[-900:]
        ):
            continue
        spots.append((x, y, size))
        kit.cast(
            kinds[rng.randrange(10)],
            (x, y, 0),
            (rng.uniform(-4, 4), rng.uniform(-4, 4), rng.uniform(0, 360)),
            size,
        )


def pilgrims():
    """A file of ten in wide hats, each with a lantern, from the head up to the tail."""
    hats = ("#f0e2b8", "#e8d09a", "#d8c8a8", "#f4ecd0")
    for k in range(11):
        i = int((0.945 - 0.078 * k) * (len(PATH) - 1))
        x, y, r = PATH[i]
        dx, dy = PATH[i - 3, :2] - PATH[i, :2]
        turn = math.degrees(math.atan2(dy, dx)) + 90
        z = 0.6 * r
        tall = 0.62 if k % 4 == 2 else 0.86
        one = figure(
            "grown",
            "walking",
            "great coat",
            far=True,
            coat=("#5a3422", "#2a2f3a", "#6a2a22", "#3a3a24")[k % 4],
            hat="brim",
            hat_colour=hats[k % 4],
            band="#7a3a20",
            tall=tall,
            seed=k + 1,
        )
        kit.place(one, (x, y, z), (0, 0, turn), 0.92)
        ahead = np.array((dx, dy)) / math.hypot(dx, dy)
        at = np.array((x + ahead[0] * 0.34, y + ahead[1] * 0.34 - 0.1, z + 0.42))
        glow = kit.sphere(0.085, lamp("#ffd27a", 7), at, 14)
        glow.name = "lantern"
        light.bulb(at + (0, 0, 0.25), 20, "#ffae50", 0.12)


def paint(draft):
    """Night from above: a thin moon, and lanterns on the snake."""
    light.world("#4a7a78", "#2c584a", 1.15)
    stage.camera((0, -6.6, 15.6), (0, 0.62, 0), 47)
    wood()
    body()
    head()
    pilgrims()
    light.sun((-28, -42, 0), 2.0, "#b8e0d0", 4)
    light.area((6, -6, 7), (0, -2, 0), 4, 260, "#ffc880")
    return Finish(
        shadows="#0a2224", lights="#fff0c0", vignette=0.3, lift=0.9, focus=("snake", "head", "lantern")
    )
