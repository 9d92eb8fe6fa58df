# SPDX-License-Identifier: GPL-3.0-or-later
"""The moths have crowned a lamp and dare not look away."""

import math
import random

import numpy as np

from painter import kit, light, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import animals

CENTRE = np.array((0.0, 0.0, 4.75))
TABLE = 1.15
LOOKS = (
    ("#8a68c8", "#4a2a6a", "#ffb03a"),
    ("#b0705a", "#5a2440", "#ffd27a"),
    ("#c8a0b4", "#6a3a6e", "#e8843a"),
    ("#6a4a9c", "#2f1a48", "#f4b45a"),
    ("#d8b48c", "#7a4a4a", "#c85a3a"),
)


def shade():
    """A pleated paper shade, lit from within, a fringe at its hem."""
    n, m = kit.detail(300), 40
    a, t = np.meshgrid(np.linspace(0, math.tau, n), np.linspace(0, 1, m), indexing="ij")
    pleat = 1 + 0.022 * np.abs(np.sin(a * 22))
    r = (1.5 - 0.82 * t**0.85) * pleat
    z = CENTRE[2] - 0.85 + 1.75 * t
    paper = surfaces.paper("#ffd9a0", through=0.72)
    kit.sheet(np.stack([r * np.cos(a), r * np.sin(a), z], -1), paper).name = "shade"
    trim = clay("#a83a2c", bump=0.4, emit=0.12)
    kit.place(kit.ring(1.52, 0.055, trim, 80, 8), (0, 0, CENTRE[2] - 0.86)).name = "shade hem"
    kit.place(kit.ring(0.69, 0.045, trim, 60, 8), (0, 0, CENTRE[2] + 0.9)).name = "shade hem"
    tassel = kit.mould(
        kit.lathe([(0.001, 0), (0.035, -0.02), (0.045, -0.16), (0.02, -0.2), (0.001, -0.2)], trim, 10)
    )
    for k in range(44):
        b = math.tau * k / 44
        kit.cast(tassel, (1.52 * math.cos(b), 1.52 * math.sin(b), CENTRE[2] - 0.9)).name = "tassel"
    light.bulb(CENTRE + (0, 0, -0.1), 380, "#ffb85a", 0.3)
    kit.sphere(0.2, lamp("#fff0c8", 4), CENTRE + (0, 0, -0.45), 18)


def stand():
    """Turned brass on a round table with a dark cloth."""
    brass = clay("#c48a3c", rough=0.35, metal=0.5, bump=0.12)
    profile = [
        (0.001, 0),
        (0.72, 0),
        (0.7, 0.1),
        (0.3, 0.22),
        (0.16, 0.4),
        (0.34, 0.75),
        (0.36, 1.0),
        (0.16, 1.35),
        (0.1, 1.6),
        (0.2, 1.72),
        (0.1, 1.84),
        (0.08, 3.2),
        (0.001, 3.2),
    ]
    kit.place(kit.lathe(profile, brass, 48), (0, 0, TABLE)).name = "stand"
    n = kit.detail(260)
    a, t = np.meshgrid(np.linspace(0, math.tau, n), np.linspace(0, 1, 70), indexing="ij")
    over = np.clip((t - 0.5) / 0.5, 0, 1)
    r = np.where(t < 0.5, 2.3 * t / 0.5, 2.3 + 0.3 * over + 0.12 * over * np.sin(a * 15))
    z = TABLE - 3.2 * over**1.05 - 0.05 * np.clip(over * 20, 0, 1)
    cloth = surfaces.cloth("#5a2c66", weave=24)
    kit.sheet(np.stack([r * np.cos(a), r * np.sin(a), z], -1)[:, ::-1], cloth)


def crown():
    """A little too large, a little askew."""
    a = np.linspace(0, math.tau, 90, endpoint=False)
    top = 0.3 + 0.42 * np.abs(((a * 7 / math.tau) % 1) - 0.5) * 2
    rows = [
        np.stack([r * np.cos(a), r * np.sin(a), h + 0 * a], -1)
        for r, h in ((0.56, 0), (0.6, 0.2), (0.74, top))
    ]
    gold = clay("#f4b440", rough=0.3, metal=0.45, bump=0.15, emit=0.1)
    parts = [kit.mesh(np.array(rows).reshape(-1, 3), kit.quads(3, 90, closed=True), gold)]
    parts.append(kit.place(kit.ring(0.575, 0.075, gold, 60, 8), (0, 0, 0.03)))
    points, stones = np.arange(7) * math.tau / 7, np.arange(9) * math.tau / 9
    parts += [kit.sphere(0.085, gold, (0.75 * math.cos(b), 0.75 * math.sin(b), 0.76), 14) for b in points]
    ruby = clay("#c8283c", rough=0.2)
    parts += [kit.sphere(0.06, ruby, (0.61 * math.cos(b), 0.61 * math.sin(b), 0.13), 12) for b in stones]
    kit.group(parts, CENTRE + (0.03, 0, 0.9), (6, -9, 0)).name = "crown"


def court():
    """Wings spread, heads to the light, in rings like a rose window."""
    rng = random.Random(6)
    shapes = [kit.mould(animals.moth(*look, fold=10 + 4 * k)) for k, look in enumerate(LOOKS)]
    rings = (
        (2.4, 9, 0.58, -0.3, 20),
        (3.4, 14, 0.56, 0.3, 8),
        (4.45, 18, 0.55, 0.9, 0),
        (5.45, 22, 0.52, 1.4, 6),
    )
    count = 0
    for radius, number, size, y, shift in rings:
        for k in range(number):
            a = math.radians(90 + shift + 360 * k / number + rng.uniform(-4, 4))
            r = radius + rng.uniform(-0.12, 0.12)
            at = CENTRE + (r * math.cos(a), y + rng.uniform(-0.2, 0.2), r * math.sin(a) + 0.1)
            low, near = at[2] < TABLE + 0.75 and abs(at[0]) < 2.5, at[2] < CENTRE[2] and abs(at[0]) < 1.2
            if low or near:
                continue
            spin = math.degrees(math.atan2(-math.cos(a), -math.sin(a)))
            turn = (rng.uniform(-12, 12), spin + rng.uniform(-8, 8), rng.uniform(-14, 14))
            kit.cast(shapes[(count * 3) % 5], at, turn, size * rng.uniform(0.88, 1.1)).name = "moth"
            count += 1


def paint(draft):
    """One lamp in a plum-dark room."""
    light.world("#4a3478", "#33204a", 0.3)
    stage.camera((0, -13.5, 4.0), (0, 0, 4.1), 48)
    kit.box((30, 0.3, 24), surfaces.plaster("#5a3a78"), (0, 3.4, -6), bevel=0)
    shade()
    stand()
    crown()
    court()
    light.bulb(CENTRE + (0, -2.2, -0.3), 130, "#ffb45a", 0.5)
    light.bulb(CENTRE + (0, -1.0, 2.0), 40, "#ffc878", 0.3)
    light.area((-7, -10, 8), (0, 0, 4), 4, 320, "#a890f0")
    return Finish(
        fog=Fog("#2f1c4c", 15, 24, 0.4),
        shadows="#180c2c",
        lights="#ffefc8",
        focus=("crown", "shade", "moth"),
        vignette=0.32,
        lift=0.6,
    )
