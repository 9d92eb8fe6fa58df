# SPDX-License-Identifier: GPL-3.0-or-later
"""The village lies along the lines of a palm. The fingers have begun to move."""

import math
import random

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, ball, limb, smooth_path, tube
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import buildings, desert, things
from painter.motifs.figures import figure, hand_position

SKIN, CREASE = "#db828c", "#a04654"
FINGERS = (  # root, way of the finger seen from above, length, thickness, how high the knuckles rise
    ((-1.25, 2.05), (-0.30, 1.0), 2.6, 0.43, 0.6),
    ((-0.38, 2.45), (-0.08, 1.0), 2.85, 0.46, 0.85),
    ((0.5, 2.35), (0.12, 1.0), 2.55, 0.44, 1.05),
    ((1.3, 1.9), (0.34, 1.0), 2.05, 0.38, 1.15),
)
LIFE = ((-1.35, 1.25), (-0.6, 1.05), (-0.15, 0.3), (-0.05, -0.7), (-0.2, -1.9), (-0.3, -2.6))
HEART = ((1.5, 1.1), (0.75, 1.0), (0.0, 1.35), (-0.55, 1.75))
HEAD = ((-1.2, 1.15), (-0.1, 0.75), (0.9, 0.2), (1.35, -0.2))


def hand():
    """A left hand on its back, fingers away from us, the tips lifting."""
    lump = Clay().add(ball((0.05, 0.2, 0), (1.75, 2.15, 0.8)), SKIN)
    lump.add(limb((-0.3, -8.5, -0.1), (-0.05, -1.4, 0), 1.3, 1.12), SKIN, 0.6)
    lump.add(ball((-1.05, -0.5, 0.35), (0.85, 1.35, 0.62), (0, 0, 16)), SKIN, 0.4)
    lump.add(ball((1.15, -0.45, 0.3), (0.65, 1.4, 0.55), (0, 0, -8)), SKIN, 0.4)
    lump.add(ball((0.05, 1.85, 0.3), (1.65, 0.5, 0.48)), SKIN, 0.35)
    for (x, y), (dx, dy), length, thick, knee in FINGERS:
        way = np.array((dx, dy)) / math.hypot(dx, dy)
        spots = [
            (x + way[0] * length * s, y + way[1] * length * s, h)
            for s, h in ((0, 0.2), (0.42, knee * 0.8), (0.66, knee + 0.65), (0.52, knee + 1.3))
        ]
        lump.add(tube(spots, [thick * 1.05, thick, thick * 0.92, thick * 0.74], 5), SKIN, 0.16)
        for s in (1, 2):
            px, py, pz = spots[s]
            lump.paint(
                tube(
                    [
                        (px - 0.5, py - 0.1, pz + 0.3),
                        (px, py - 0.16, pz + 0.34),
                        (px + 0.5, py - 0.1, pz + 0.3),
                    ],
                    [0.05] * 3,
                    3,
                ),
                CREASE,
                0.08,
            )
    thumb = [(-1.2, -0.7, 0.3), (-2.0, 0.25, 0.5), (-2.45, 1.05, 0.85), (-2.5, 1.75, 1.45)]
    lump.add(tube(thumb, [0.68, 0.55, 0.47, 0.34], 5), SKIN, 0.3)
    for line, depth in ((LIFE, 0.16), (HEART, 0.13), (HEAD, 0.11)):
        path = smooth_path(line, 5)
        top = [(x, y, 0.72) for x, y in path]
        lump.carve(
            tube([(x, y, height(lump, x, y) + 0.03) for x, y, _ in top[::3]], [depth] * len(top[::3]), 3),
            0.14,
            CREASE,
        )
    return lump


def height(lump, x, y, start=1.6):
    """The height of the palm at a point."""
    z = np.linspace(start, -0.6, 220)
    d = lump.distance(np.stack([np.full(220, x), np.full(220, y), z], -1).astype(np.float32))
    return float(z[np.argmax(d < 0)])


def village(lump):
    """Houses on both banks of the lines."""
    rng = random.Random(6)
    for line, count in ((LIFE, 5), (HEART, 4), (HEAD, 3)):
        path = smooth_path(line, 12)
        for k in range(count):
            i = int((k + 0.5) / count * (len(path) - 2) * (0.72 if line is LIFE else 1))
            along = path[i + 1] - path[i]
            n = np.array((-along[1], along[0])) / np.hypot(*along)
            for side in (-1, 1):
                if rng.random() < 0.14:
                    continue
                x, y = path[i] + n * side * rng.uniform(0.38, 0.46)
                turn = (
                    math.degrees(math.atan2(n[1], n[0])) + (-90 if side < 0 else 90)
                    if rng.random() < 0.3
                    else rng.uniform(-35, 35)
                )
                buildings.house(
                    (x, y, height(lump, x, y) - 0.04),
                    (0, 0, turn),
                    rng.uniform(0.7, 0.9),
                    width=0.44,
                    depth=0.4,
                    height=rng.uniform(0.32, 0.52),
                    roof=0.34,
                    wall=rng.choice(("#fdf0dc", "#f8dcc4", "#fff6e8")),
                    tiles=rng.choice(("#b8505a", "#9a4250", "#d0746e", "#8a3a50")),
                    glow="#ffd23a",
                    shine=4,
                )


def glow():
    """The hollow is lit by its windows alone."""
    for x, y in ((-0.5, 0.6), (0.5, 0.9), (0.1, -0.6), (0.9, 0.0)):
        light.bulb((x, y, 1.3), 9, "#ffcf50", 0.2)


def crier(lump):
    """Along the life line, towards us."""
    x, y = -0.1, -2.15
    man = figure(
        "thin elder",
        "running",
        "great coat",
        skin="porcelain",
        coat="#fbeedd",
        scarf="#f4c430",
        hat_colour="#3a2030",
        quality=110,
    )
    kit.place(man, (x, y, height(lump, x, y)), (0, 0, 20), 0.95)
    hx, hy, hz = hand_position(man, "right")
    things.lantern((hx, hy - 0.03, hz + 0.1), "#ffd23a", 14, 1.0)


def paint(draft):
    """Seen from above, the light low behind the fingers."""
    light.world("#c088b0", "#d090a0", 0.45)
    stage.camera((3.0, -9.3, 9.8), (0.0, 0.5, 0.45), 53)
    lump = hand()
    kit.model(lump, (-3.3, -6.6, -0.3), (2.9, 5.6, 3.2), 200, clay(bump=0.45, grain=6, vary=0.1))
    desert.sand(
        lambda x, y: 0.16 * np.sin(x * 0.8 + y * 0.3) - 0.12,
        (-16, 16),
        (-9, 30),
        cells=300,
        dark="#eeb0a4",
        pale="#ffdcc2",
    )
    village(lump)
    glow()
    crier(lump)
    x, y, z = -2.1, 3.6, 1.75
    things.ladder(
        (x - 0.45, y + 0.2, -0.1), (x - 0.02, y, z), clay("#6e4a34"), width=0.2, rungs=9, thickness=0.02
    )
    light.sun((63, 0, 150), 4.2, "#ffc89a", 2)
    light.area((-7, -6, 7), (0, 0, 0), 5, 300, "#8a90ff")
    return Finish(shadows="#34103c", lights="#fff0cc")
