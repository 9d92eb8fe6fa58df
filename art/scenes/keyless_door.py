# SPDX-License-Identifier: GPL-3.0-or-later
"""All the keys in the world have come to a door without a keyhole."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, block, limb, loop
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import things
from painter.motifs.figures import figure

DOOR = np.array((0.35, 5.0, 2.75))
WIDE, HIGH = 2.5, 7.0


def hill(x, y):
    """The heap: it rises to the door's step and falls away behind."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    rise = 2.5 * np.exp(-(((x - 0.35) / 5.2) ** 2) - ((y - 5.4) / 5.6) ** 2)
    return rise + 0.16 * np.sin(x * 1.3 + 0.5) * np.sin(y * 0.9) - 0.1


def key(kind, metal):
    """One key, 2 long, lying along x; four kinds of bow and bit."""
    tone = "#ffffff"
    form = Clay()
    if kind == 0:
        form.add(loop((-0.78, 0, 0), 0.27, 0.1), tone)
    elif kind == 1:
        for a in (0, 120, 240):
            at = (-0.82 + 0.2 * math.cos(math.radians(a + 180)), 0.2 * math.sin(math.radians(a + 180)), 0)
            form.add(loop(at, 0.15, 0.085), tone, 0.03)
    elif kind == 2:
        form.add(loop((-0.78, 0, 0), 0.3, 0.1), tone).add(limb((-1.05, 0, 0), (-0.5, 0, 0), 0.07), tone, 0.03)
    else:
        form.add(block((-0.8, 0, 0), (0.3, 0.24, 0.1), 0.06), tone).carve(
            ball((-0.86, 0, 0), (0.13, 0.11, 0.3)), 0.02
        )
    form.add(limb((-0.52, 0, 0), (0.98, 0, 0), 0.1), tone, 0.03)
    form.add(block((-0.42, 0, 0), (0.05, 0.12, 0.11), 0.03), tone, 0.02)
    if kind in (0, 2):
        form.add(block((0.72, 0.2, 0), (0.2, 0.24, 0.08), 0.02), tone, 0.01)
        form.carve(block((0.72, 0.32, 0), (0.05, 0.1, 0.2), 0.01), 0.01)
    else:
        form.add(block((0.55, 0.17, 0), (0.09, 0.2, 0.08), 0.02), tone, 0.01)
        form.add(block((0.82, 0.2, 0), (0.1, 0.25, 0.08), 0.02), tone, 0.01)
    return kit.mould(kit.model(form, (-1.25, -0.5, -0.2), (1.15, 0.55, 0.2), 76, metal))


def crowd():
    """They stand as people stand, bows up, all turned to the door; a lane is left open."""
    rng = random.Random(12)
    metals = [
        surfaces.metal("#c08c30", worn=0.4, rough=0.35),
        surfaces.metal("#7a5a34", worn=0.4, rough=0.45),
        surfaces.metal("#8f8a80", worn=0.4, rough=0.4),
    ]
    shapes = [key(k, metals[m]) for k, m in ((0, 0), (1, 0), (2, 1), (3, 1), (0, 2), (2, 0), (1, 1))]
    spots = []
    tries = 0
    while len(spots) < 78 and tries < 9000:
        tries += 1
        y = rng.uniform(-7.5, 6.5)
        x = rng.uniform(-1, 1) * (3.2 + 0.4 * (y + 8))
        lane = 0.55 + 0.05 * (y + 8) if y < 2 else 1.9
        if abs(x - 0.35 * (y + 8) / 13) < lane or (abs(x - 0.35) < 2.3 and y > 1.5):
            continue
        if all(math.hypot(x - p, (y - q) * 0.8) > 0.8 for p, q in spots):
            spots.append((x, y))
    for x, y in spots:
        size = rng.choice((0.55, 0.7, 0.8, 0.95)) * rng.uniform(0.9, 1.1)
        face = 90 + math.degrees(math.atan2(x - 0.35, 14 - y)) * 0.5 + rng.gauss(0, 20)
        kit.cast(
            rng.choice(shapes),
            (x, y, float(hill(x, y)) + 0.9 * size),
            (rng.gauss(0, 5), 90 + rng.gauss(0, 5), face),
            size,
        )
    kit.land(hill, (-26, 26), (-12, 40), clay("#7a5426", bump=0.7, grain=5, vary=0.16), 120)


def door():
    """Very tall, shut, blue; light behind it, and not a hole anywhere."""
    x, y, z = DOOR
    blue = surfaces.wood("#2450a8", along="z", grain=5, dark="#142c66")
    stone = surfaces.plaster("#7a5a30", grain=6)
    arch = paper.rectangle(-WIDE / 2, 0, WIDE / 2, HIGH - WIDE / 2).union(
        paper.Point(0, HIGH - WIDE / 2).buffer(WIDE / 2, 48)
    )
    paper.cutout(
        arch.buffer(0.38).intersection(paper.rectangle(-9, 0, 9, 20)).difference(arch),
        stone,
        (x, y, z),
        depth=0.8,
        bevel=0.05,
    )
    paper.cutout(arch, lamp("#ffd98a", 4), (x, y + 0.3, z), depth=0.02, bevel=0)
    leaf = arch.buffer(-0.085)
    paper.cutout(leaf, blue, (x, y + 0.12, z + 0.05), depth=0.16, bevel=0.02).name = "door"
    for low, high in ((0.35, 1.9), (2.2, 3.75), (4.05, 5.6)):
        for s in (-1, 1):
            panel = paper.rectangle(min(s * 0.12, s * 0.92), low, max(s * 0.12, s * 0.92), high)
            paper.cutout(
                panel.difference(panel.buffer(-0.09)), blue, (x, y - 0.02, z), depth=0.1, bevel=0.025
            )
    kit.place(
        kit.lathe(
            [(0.001, -0.2), (0.12, -0.16), (0.06, 0), (0.16, 0.05), (0.16, 0.1), (0.001, 0.1)],
            surfaces.metal("#e8b84a", rough=0.3),
            28,
        ),
        (x + 0.78, y - 0.05, z + 2.95),
        (-90, 0, 0),
    )
    kit.box((3.6, 1.5, 0.22), stone, (x, y - 0.35, z - 0.2), bevel=0.05)


def keeper():
    """Asleep against the door, knees up, lamp beside him."""
    x, y, z = DOOR
    man = figure(
        "round elder",
        "sitting on the ground",
        "great coat",
        skin="brown",
        tall=2.3,
        coat="#5a3a24",
        hat="cap",
        hat_colour="#1c3a80",
        beard="#cfc4b0",
        expression="asleep",
    )
    kit.place(man, (x - 0.62, y - 0.75, z + 0.02), (0, 0, 52))
    things.lantern((x + 0.3, y - 0.9, z + 0.62), "#ffc861", 90, 1.15)
    light.bulb((x + 0.4, y - 1.5, z + 0.8), 170, "#ffb84a", 0.15)


def paint(draft):
    """After sundown, on the heap."""
    light.world("#5a5484", "#5a3a1c", 0.34)
    camera = stage.camera((0, -14.5, 4.6), (0.15, 3, 4.35), 40)
    dusk = sky.gradient(
        [(0, "#33284a"), (0.3, "#6a4238"), (0.52, "#b8742a"), (0.68, "#e8ac44"), (1, "#a86c24")], 6, 0.14
    )
    sky.backdrop(sky.stars(dusk, 30, 4, down_to=0.3), 60, camera)
    crowd()
    door()
    keeper()
    light.area((-9, 16, 7), (0, 2, 2), 5, 7000, "#ffae4a")
    light.area((8, 12, 6), (0, 3, 2), 4, 1500, "#ffb860")
    light.area((-6, -10, 9), (0, 2, 3), 5, 700, "#98a0e8")
    light.area((4, -4, 9), (0.35, 5, 6.5), 3, 420, "#ffe0b0")
    return Finish(
        fog=Fog("#c8842e", 17, 50, 0.5), shadows="#20142c", lights="#ffeec0", focus=("door",), lift=0.5
    )
