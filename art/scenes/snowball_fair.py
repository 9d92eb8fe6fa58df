# SPDX-License-Identifier: GPL-3.0-or-later
"""The snowball has rolled up the whole fair, and inside it the merry-go-round still turns."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, block
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import plants

CENTRE, R = np.array((0.1, 2.6, 3.2)), 3.2
RED, CREAM, GOLD = "#d8402c", "#f8e8cc", "#f0b440"


def slope(x, y):
    """A wide white hillside with the rut that the ball has left, coming down from the right."""
    rut = np.exp(-(((x - 0.25 - 0.42 * (y - 2.4)) / 2.3) ** 2)) * np.clip((y - 3) / 3, 0, 1)
    return (
        0.05 * np.sin(x * 0.8 + y * 0.5)
        + 0.04 * np.sin(y * 1.7 - x)
        + 0.11 * np.clip(y - 3, 0, 60) ** 1.15
        - 0.75 * rut
    )


def snowball():
    """As big as a church: rolled in turns like a ball of wool, with a cave broken into it."""
    b = Clay().add(ball((0, 0, 0), R), "#e8eef8")
    rng = random.Random(11)
    for _ in range(12):
        v = np.array([rng.gauss(0, 1) for _ in range(3)])
        v = v / np.linalg.norm(v)
        b.add(ball(v * R * 0.97, rng.uniform(0.25, 0.4)), "#e8eef8", 0.4)
    cave = Clay().add(ball((0.05, -2.0, -1.05), (2.0, 2.2, 1.8)), "#ffffff")
    cave.add(ball((0.05, -1.0, -0.8), (1.85, 1.9, 1.75)), "#ffffff", 0.4)
    for k in range(11):
        a = math.tau * k / 11
        cave.add(
            ball(
                (0.05 + 1.75 * math.cos(a), -2.3, -0.95 + 1.5 * math.sin(a)), 0.42 + 0.07 * math.sin(k * 2.3)
            ),
            "#ffffff",
            0.3,
        )
    b.carve(cave.distance, 0.2, "#f2d8b8")
    b.carve(block((0, 0, -4.75), (4, 4, 1.62)), 0.2)
    snow = clay(bump=0.55, grain=4, vary=0.05, rough=0.95)
    kit.place(kit.model(b, (-3.9, -3.9, -3.4), (3.9, 3.9, 3.9), 170, snow), CENTRE).name = "snowball"


def roof(radius, low, top, tones, count=18):
    """A striped round roof with a scalloped edge."""
    parts = []
    a = np.linspace(0, math.tau, count + 1)
    for k in range(count):
        m = (a[k] + a[k + 1]) / 2
        ring = [(math.cos(t), math.sin(t)) for t in (a[k], m, a[k + 1])]
        corner = [(0, 0, top)] + [(radius * x, radius * y, low) for x, y in ring]
        corner += [(radius * 1.02 * ring[1][0], radius * 1.02 * ring[1][1], low - 0.2)]
        parts.append(
            kit.facets(corner, [(0, 1, 2), (0, 2, 3), (1, 4, 2), (2, 4, 3)], clay(tones[k % 2], bump=0.3), 0)
        )
    return parts


def horse(tone):
    """A wooden horse in a leap, heading for +x."""
    h = Clay().add(ball((0, 0, 0), (0.3, 0.12, 0.14)), tone)
    h.add(ball((0.25, 0, 0.05), (0.14, 0.11, 0.15)), tone, 0.06)
    h.add(ball((0.34, 0, 0.24), (0.09, 0.07, 0.2), (0, 24, 0)), tone, 0.06)
    h.add(ball((0.47, 0, 0.4), (0.15, 0.06, 0.07), (0, 28, 0)), tone, 0.05)
    for s in (-0.05, 0.05):
        h.add(ball((0.4, s, -0.12), (0.16, 0.035, 0.045), (0, 20, 0)), tone, 0.04)
        h.add(ball((0.5, s, -0.24), (0.035, 0.03, 0.11), (0, 14, 0)), tone, 0.03)
        h.add(ball((-0.3, s, -0.2), (0.05, 0.04, 0.16), (0, 34, 0)), tone, 0.05)
        h.add(ball((-0.45, s, -0.33), (0.13, 0.03, 0.03), (0, -16, 0)), tone, 0.03)
    h.add(ball((-0.38, 0, 0.02), (0.14, 0.04, 0.05), (0, -38, 0)), "#4a2c20", 0.04)
    h.add(ball((0.25, 0, 0.32), (0.04, 0.04, 0.16), (0, 24, 0)), "#4a2c20", 0.03)
    h.add(ball((-0.02, 0, 0.11), (0.15, 0.125, 0.06)), RED, 0.02)
    return kit.model(h, (-0.7, -0.2, -0.5), (0.75, 0.25, 0.65), 80)


def carousel():
    """In the cave, lit: a striped roof, a ring of lamps, wooden horses."""
    parts = roof(1.42, 1.72, 2.45, (RED, CREAM))
    parts.append(
        kit.lathe(
            [(0.001, 0), (1.4, 0), (1.42, 0.1), (1.4, 0.2), (0.001, 0.2)], clay("#8a3a34", bump=0.2), 48
        )
    )
    parts.append(kit.lathe([(0.34, 0.1), (0.3, 0.9), (0.36, 1.8)], clay(GOLD, rough=0.4, emit=0.3), 24))
    for k in range(20):
        b = math.tau * k / 20
        parts.append(
            kit.sphere(0.052, lamp("#ffe09a", 7), (1.43 * math.cos(b), 1.43 * math.sin(b), 1.66), 10)
        )
    for k in range(7):
        b = math.tau * k / 7 - 0.35
        x, y, z = 1.08 * math.cos(b), 1.08 * math.sin(b), 0.82 + 0.16 * math.sin(2 * b + 1)
        parts.append(kit.rope([(x, y, 0.1), (x, y, 1.75)], 0.028, clay(GOLD, rough=0.4), 1))
        tone = ("#fff4e4", "#c9683c", "#4a3a48", "#f0dcc0")[k % 4]
        parts.append(kit.place(horse(tone), (x, y, z), (0, -8, math.degrees(b) + 90), 1.1))
    for part in parts:
        part.name = "carousel"
    at = CENTRE + (0.05, -1.7, -2.62)
    kit.group(parts, at, size=1.08)
    light.bulb(at + (0, 0, 1.45), 160, "#ffb050", 0.4)
    light.bulb(at + (0, -1.9, 1.75), 110, "#ffb050", 0.3)
    light.bulb(at + (-0.4, 0.9, 2.9), 60, "#ff9a48", 0.3)


def flags():
    """What else it has picked up: two pennants and a striped parasol."""
    for d, tone, tall in (((0.1, -0.25, 0.95), RED, 0.95), ((-0.62, -0.2, 0.75), GOLD, 0.8)):
        v = np.array(d) / np.linalg.norm(d)
        at = CENTRE + v * (R - 0.1)
        lean = (0, math.degrees(math.asin(v[0])) * 0.8, 0)
        pole = kit.rope([(0, 0, -0.2), (0, 0, tall)], 0.035, clay("#5a3c2c"), 1)
        flag = kit.facets(
            [(0, 0, tall), (0, 0, tall - 0.36), (0.62, 0.02, tall - 0.16)], [(0, 1, 2)], clay(tone), 0
        )
        kit.group([pole, flag], at, lean)
    shade = [kit.rope([(0, 0, -1.3), (0, 0, 0.75)], 0.04, clay("#5a3c2c"), 1)]
    for k in range(10):
        r, t = np.meshgrid(np.linspace(0.01, 1, 14), np.linspace(k, k + 1, 9) * math.tau / 10, indexing="ij")
        bay = np.abs(np.cos(t * 5))
        reach = 0.95 * r * (1 - 0.08 * (1 - bay) * r**2)
        panel = np.stack([reach * np.cos(t), reach * np.sin(t), 0.5 * (1 - r**2) + 0.05], -1)
        shade.append(kit.sheet(panel[:, ::-1], clay((RED, CREAM)[k % 2], bump=0.2)))
    for part in shade:
        part.name = "parasol"
    kit.group(shade, CENTRE + (2.25, -0.9, 3.0), (14, 28, 0), 1.0)


def paint(draft):
    """Night on the hill; all the light is in the ball."""
    light.world("#40528c", "#58608c", 0.36)
    camera = stage.camera((0.1, -13.8, 1.7), (0.1, 0, 3.0), 47)
    night = sky.gradient(
        [(0, "#141c48"), (0.3, "#22306a"), (0.55, "#3c5090"), (0.72, "#7088b8"), (1, "#a0b0d0")], 8, 0.08
    )
    sky.backdrop(sky.stars(night, 120, 9, "#fff0d0", down_to=0.7), 62, camera)
    kit.land(
        slope, (-20, 20), (-13, 40), clay("#dde7f3", bump=0.5, grain=4, vary=0.05, rough=0.95), 240
    ).name = "snow"
    snowball()
    carousel()
    flags()
    tree = kit.mould(plants.pine("#2c4468", "#c8d6ea"))
    rng = random.Random(6)
    for _ in range(34):
        x, y = rng.choice((-1, 1)) * rng.uniform(4.2, 14), rng.uniform(6, 26)
        kit.cast(
            tree, (x, y, float(slope(x, y)) - 0.1), (0, 0, rng.uniform(0, 360)), rng.uniform(0.9, 1.7)
        ).name = "wood"
    light.area((-7, 6, 10), (0, 2, 4), 3, 1300, "#b0c4ff")
    light.area((7, -8, 7), (0, 0, 2.5), 5, 200, "#7088e0")
    light.area((-2, -9, 10), CENTRE + (0.6, -1, 4.0), 1.2, 190, "#ffd8a8", 30)
    return Finish(
        fog=Fog("#8a9cc4", 17, 50, 0.55),
        shadows="#121c50",
        lights="#fff0d0",
        focus=("carousel",),
        lift=0.5,
        vignette=0.28,
    )
