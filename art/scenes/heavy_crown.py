# SPDX-License-Identifier: GPL-3.0-or-later
"""The crown has outgrown the king."""

import math

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp

RIM, POINTS, BASE = 2.6, 7, 1.72
WIDE, DEEP = 3.65, 3.7


def crown(columns=280, rows=40):
    """The wall of the crown and its seven points; gold, and redder towards the foot."""
    a = np.linspace(0, math.tau, columns, endpoint=False)
    saw = np.abs((((a - math.pi / 2) * POINTS / math.tau + 0.5) % 1) - 0.5) * 2
    top = 2.0 + 2.6 * (1 - saw) ** 1.25
    t = np.linspace(0, 1, rows)[:, None]
    height = t * top

    def wall(inset):
        r = RIM * (1 + 0.012 * height**2) - inset
        return np.stack([r * np.cos(a), r * np.sin(a), height + 0 * a], -1)

    points = np.concatenate([wall(0), wall(0.16)[::-1], wall(0)[:1]])
    gold, foot, inside = (np.array(linear(c)) for c in ("#e8aa3c", "#a8481c", "#c8782a"))
    share = np.clip(height / 3.2, 0, 1)[..., None]
    outer = foot * (1 - share) + gold * share
    inner = np.broadcast_to(inside, outer.shape)
    colours = np.concatenate([outer, inner[::-1], outer[:1]])
    kit.place(
        kit.mesh(
            points.reshape(-1, 3),
            kit.quads(len(points), columns, closed=True),
            clay(rough=0.38, bump=0.35, grain=6, vary=0.16, metal=0.35),
            colours.reshape(-1, 3),
        ),
        (0, 0, BASE),
    ).name = "crown"
    band = surfaces.metal("#e8a83c", worn=0.4, rough=0.32)
    for r, thick, z in ((RIM + 0.03, 0.2, 0.1), (RIM + 0.08, 0.11, 1.65)):
        kit.place(kit.ring(r, thick, band, 160, 14), (0, 0, BASE + z))
    for k in range(POINTS):
        b = math.pi / 2 + math.tau * k / POINTS
        r = RIM * (1 + 0.012 * 4.6**2) - 0.08
        kit.sphere(0.3, band, (r * math.cos(b), r * math.sin(b), BASE + 4.75), 32)


def windows():
    """Where jewels were there is light; the lowest is a door."""
    for a in (-58, -34, 30, 56):
        b = math.radians(a)
        x, y = (RIM + 0.03) * math.sin(b), -(RIM + 0.03) * math.cos(b)
        gem = kit.sphere((0.3, 0.1, 0.38), lamp("#ffcf7a", 1.7), (x, y, BASE + 0.9), 28)
        gem.rotation_euler = (0, 0, b)
        hoop = kit.ring(0.36, 0.07, surfaces.metal("#f0b848", rough=0.3), 40, 10)
        kit.place(hoop, (x * 1.01, y * 1.01, BASE + 0.9), (90, 0, a), (0.95, 1.18, 1))
    arch = paper.Point(0, 0.78).buffer(0.34, 24).union(paper.rectangle(-0.34, 0, 0.34, 0.78))
    y = -RIM - 0.12
    paper.cutout(
        arch.buffer(0.11).intersection(paper.rectangle(-9, 0, 9, 9)),
        surfaces.metal("#f0b848", rough=0.3),
        (0, y, BASE + 0.28),
        depth=0.1,
        bevel=0.03,
    )
    paper.cutout(arch, lamp("#ffdb94", 2.4), (0, y - 0.08, BASE + 0.28), depth=0.02, bevel=0).name = "door"


def cushion():
    """Red velvet, sagging under the weight, with piping and tassels."""
    n = 120
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")
    pull = 1 - 0.1 * (1 - u**2) * v**2 - 0.1 * (1 - v**2) * u**2
    x, y = WIDE * u * pull, DEEP * v * pull
    full = ((1 - np.abs(u) ** 2.6) * (1 - np.abs(v) ** 2.6)) ** 0.42
    dent = 0.42 * np.exp(-((np.hypot(x, y) / 2.75) ** 8))
    fold = 0.035 * np.sin(9 * np.arctan2(v, u) * 2) * (np.maximum(np.abs(u), np.abs(v)) ** 4)
    velvet = surfaces.cloth("#a81c1c", weave=60, sheen=0.9, worn=0.05)
    for sign in (1, -1):
        z = 0.95 + sign * (0.95 * full + fold - (dent if sign > 0 else 0))
        kit.sheet(np.stack([x, y, z], -1), velvet).name = "cushion"
    t = np.linspace(-1, 1, 30)
    edge = (
        [(s, -1) for s in t] + [(1, s) for s in t[1:]] + [(-s, 1) for s in t[1:]] + [(-1, -s) for s in t[1:]]
    )
    cord = []
    for a, b in edge:
        p = 1 - 0.1 * (1 - a**2) * b**2 - 0.1 * (1 - b**2) * a**2
        cord.append((WIDE * a * p, DEEP * b * p, 0.95))
    gold = surfaces.cloth("#d89a34", weave=50)
    kit.rope(cord, 0.13, gold, 2)
    for s in (-1, 1):
        x, y = WIDE * s, -DEEP
        kit.sphere(0.24, gold, (x, y, 0.85), 20)
        kit.place(
            kit.lathe([(0.001, 0.0), (0.12, -0.02), (0.2, -0.25), (0.28, -0.8), (0.001, -0.8)], gold, 24),
            (x + 0.05 * s, y - 0.15, 0.75),
            (18, 10 * s, 0),
        )


def ladder():
    """Up the cushion to the door."""
    wood = surfaces.wood("#c88a44", along="z")
    foot, top = np.array((0.0, -5.5, 0.0)), np.array((0.0, -3.0, 2.05))
    for s in (-0.26, 0.26):
        kit.rope([foot + (s * 1.15, 0, 0), top + (s, 0, 0.1)], 0.055, wood, 1)
    for t in np.linspace(0.1, 0.95, 8):
        p = foot + (top - foot) * t
        kit.rope([p - (0.3, 0, 0), p + (0.3, 0, 0)], 0.04, wood, 1)


def paint(draft):
    """Night in a red room; the light is in the crown."""
    light.world("#6a2a44", "#4a1418", 0.4)
    camera = stage.camera((0.1, -18, 4.3), (0.05, 0, 3.5), 45)
    sky.backdrop(
        sky.gradient([(0, "#4a0f18"), (0.35, "#7a1a1e"), (0.7, "#a82a22"), (1, "#6a1418")], 5, 0.12),
        60,
        camera,
    )
    kit.land(
        lambda x, y: 0.02 * np.sin(x * 2.1) * np.sin(y),
        (-26, 26),
        (-13, 34),
        surfaces.cloth("#7a1418", weave=20, sheen=0.5),
        80,
    )
    cushion()
    crown()
    windows()
    ladder()
    light.bulb((0, 0, BASE + 1.6), 900, "#ffb85a", 0.5)
    light.area((0, -4.2, BASE + 1.1), (0, -8, 0), 0.7, 120, "#ffc878")
    light.area((6, -9, 9), (0, 0, 3), 3, 1300, "#ffc080")
    light.area((-7, -8, 5), (0, 0, 3), 5, 380, "#b070c0")
    light.area((0, 9, 9), (0, 0, 5), 4, 1500, "#ff9a60")
    return Finish(
        fog=Fog("#7a1c20", 22, 50, 0.6),
        shadows="#2a0820",
        lights="#fff0c8",
        focus=("crown", "door"),
        lift=0.6,
    )
