# SPDX-License-Identifier: GPL-3.0-or-later
"""They cycle along the groove of the record, and the song is nearly over."""

import math

import numpy as np

from painter import kit, light, stage, surfaces
from painter.clay import Clay, limb, rotation, tube
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.stance import Stance

MIDDLE = np.array((0.35, -0.4, 0.0))
GROOVE = 2.5
CYCLING = Stance(
    on_edge=True,
    hips=(0, 1.1),
    lean=14,
    look=(0, 0, 0),
    left_hand=(0.02, 0.66, -0.5),
    right_hand=(0.02, 0.66, -0.5),
    left_foot=(0.05, 0.3, 0.2),
    right_foot=(0.05, 0.42, 0.5),
    left_knee=(0.1, 1, 0.6),
    right_knee=(0.1, 1, 0.6),
)


def record():
    """Black, wide as a square; its one groove winds inwards like a road with pale kerbs."""
    n, m = kit.detail(420), kit.detail(300)
    a, r = np.meshgrid(np.linspace(0, math.tau, n), np.linspace(1.25, 4.55, m), indexing="ij")
    turn = (r / 0.62 - a / math.tau) % 1
    z = 0.07 * np.cos(turn * math.tau)
    kerb = np.clip(1 - np.minimum(turn, 1 - turn) / 0.1, 0, 1)[..., None]
    paint = np.array(linear("#26262c")) * (1 - kerb) + np.array(linear("#8f8a80")) * kerb
    points = np.stack([MIDDLE[0] + r * np.cos(a), MIDDLE[1] + r * np.sin(a), z], -1)
    kit.sheet(points, clay(rough=0.3, bump=0.15, grain=12), paint).name = "record"
    edge = [(4.5, 0.08), (4.66, 0.05), (4.68, -0.05), (4.6, -0.18), (0.001, -0.18)]
    kit.place(kit.lathe(edge, clay("#26262c", rough=0.35), 120), MIDDLE)


def dance_floor():
    """The label: a small round floor of boards, lit by a ring of lamps, and nobody on it yet."""
    floor = kit.lathe([(1.28, -0.05), (1.28, 0.12), (0.001, 0.12)], surfaces.wood("#e6d22a", along="x"), 70)
    kit.place(floor, MIDDLE)
    kit.place(kit.lathe([(0.09, 0.1), (0.09, 0.3), (0.001, 0.34)], clay("#d8d0bc", rough=0.3), 24), MIDDLE)
    dark = clay("#3a383c")
    for k in range(10):
        b = math.tau * k / 10
        x, y = MIDDLE[0] + 1.16 * math.cos(b), MIDDLE[1] + 1.16 * math.sin(b)
        kit.rope([(x, y, 0.1), (x, y, 0.5)], 0.025, dark, 1)
        kit.sphere(0.08, lamp("#ffe76a", 4), (x, y, 0.55), 14)
    light.bulb((MIDDLE[0], MIDDLE[1], 1.0), 55, "#ffe27a", 0.4)


def needle():
    """The arm comes in from the right like a bridge with a rail, and ends a turn and a half before the end."""
    steel = surfaces.metal("#b8b2a6", rough=0.4)
    path = [(2.4, 7.0, 1.2), (2.0, 5.5, 1.3), (1.5, 3.7, 1.05), (1.1, 2.25, 0.6)]
    bridge = Clay().add(tube(path, [0.3, 0.28, 0.26, 0.24]), "#b8b2a6")
    bridge.add(limb((1.14, 2.4, 0.62), (0.9, 1.6, 0.42), 0.32, 0.24), "#8f8a80", 0.1)
    kit.model(bridge, (0.4, 1.0, 0), (4.6, 8.6, 1.9), 110, steel).name = "needle"
    post = [(0.95, -0.4), (0.95, 0.3), (0.55, 0.45), (0.5, 1.5), (0.4, 1.62), (0.001, 1.65)]
    kit.place(kit.lathe(post, clay("#3a383c", rough=0.35), 50), (2.4, 6.9, 0))
    kit.rope([(2.5, 7.3, 1.22), (2.7, 8.1, 1.2)], 0.42, clay("#3a383c", rough=0.35), 1)
    kit.rope([(0.92, 1.65, 0.4), (0.87, 1.5, 0.02)], 0.06, steel, 1)
    for k in range(9):
        t = k / 8
        x, y, z = 1.2 + 1.2 * t, 2.4 + 4.4 * t, 0.95 + 0.5 * math.sin(t * 1.6)
        kit.rope([(x - 0.2, y, z - 0.1), (x - 0.2, y, z + 0.4)], 0.025, clay("#3a383c"), 1)
    kit.rope([(1.0, 2.4, 1.35), (1.55, 4.6, 1.8), (2.2, 6.8, 1.9)], 0.03, clay("#3a383c"), 6)


def bicycle():
    """Along -y, wheels on the ground, the saddle at (0, 0.18, 1.12); its lamp burns."""
    dark, steel = clay("#2a282e", rough=0.35), clay("#cfc7b4", rough=0.3, metal=0.4)
    red = clay("#e6d22a", rough=0.3)
    parts = []
    for y in (-0.62, 0.6):
        parts.append(kit.place(kit.ring(0.46, 0.06, dark, 40, 10), (0, y, 0.46), (0, 90, 0)))
        for k in range(4):
            b = math.pi * k / 4
            dy, dz = 0.42 * math.cos(b), 0.42 * math.sin(b)
            parts.append(kit.rope([(0, y - dy, 0.46 - dz), (0, y + dy, 0.46 + dz)], 0.012, steel, 1))
    crank, saddle, head = (0, 0.05, 0.42), (0, 0.2, 1.06), (0, -0.42, 1.1)
    rear = (0, 0.6, 0.46)
    tubes = ([crank, saddle], [crank, head], [saddle, head], [rear, saddle], [rear, crank])
    parts += [kit.rope(line, 0.05, red, 1) for line in tubes]
    parts.append(kit.rope([(0, -0.62, 0.46), (0, -0.4, 1.3)], 0.05, red, 1))
    parts.append(
        kit.rope(
            [(-0.3, -0.3, 1.42), (-0.12, -0.42, 1.36), (0.12, -0.42, 1.36), (0.3, -0.3, 1.42)], 0.035, dark
        )
    )
    parts.append(kit.sphere((0.13, 0.2, 0.06), dark, (0, 0.22, 1.1), 16))
    parts.append(kit.sphere(0.1, lamp("#fff08a", 5), (0, -0.62, 1.16), 16))
    return parts


def rider(angle, size, **who):
    """Somebody on a bicycle at this angle of the groove, who looks across to the other side."""
    a = math.radians(angle)
    at = MIDDLE + np.array((GROOVE * math.cos(a), GROOVE * math.sin(a), -0.02))
    turn = angle + 180
    across = MIDDLE * 2 - at + np.array((0, 0, 3.3 * size))
    saddle = rotation((0, 0, turn)) @ np.array((0, 0.2, 1.12)) * size + at
    own = rotation((0, 0, -turn)) @ (across - saddle)
    if angle > 180:  # the nearer one turns only so far that we still see a profile
        own = np.array((1.4, -3.0, 1.6))
    somebody = person(
        pose=CYCLING,
        tall=2.35 * size,
        height_heads=4.5,
        reach={"left": np.array((0.28, -0.52, 0.36)) * size, "right": np.array((-0.28, -0.52, 0.36)) * size},
        look_at=own,
        **who,
    )
    kit.group(bicycle(), at, (0, 0, turn), size)
    kit.place(somebody.thing, saddle, (0, 0, turn))
    ahead = rotation((0, 0, turn)) @ np.array((0, -1.3, 0.4)) * size + at
    light.bulb(ahead, 14, "#ffe27a", 0.1)


def horn():
    """The gramophone's horn rises behind like a black flower, brass within."""
    path = [(0.3, 0), (0.36, 1.2), (0.5, 2.2), (0.8, 3.0), (1.35, 3.6), (2.3, 4.0), (2.75, 4.1)]
    outer = kit.lathe(path, surfaces.metal("#3a383c", rough=0.4), 80)
    inner = kit.lathe([(r - 0.05, z + 0.03) for r, z in path], surfaces.metal("#d8b03a", rough=0.35), 80)
    kit.group([outer, inner], (-3.0, 9.4, 1.0), (58, 0, 18), 1.15).name = "horn"
    kit.rope(
        [(-3.0, 9.4, 1.0), (-2.6, 10.0, 0.2), (-1.6, 9.6, -0.2)],
        0.36,
        surfaces.metal("#3a383c", rough=0.4),
        6,
    )


def paint(draft):
    """Evening in a brown room, one hard light from the left, long shadows over the grooves."""
    light.world("#7f88a8", "#b8a488", 0.42)
    stage.camera((0.0, -12.0, 8.2), (0.15, 0.6, 1.35), 42)
    kit.box((80, 0.4, 40), surfaces.plaster("#8f7a64"), (0, 15, -1), bevel=0)
    kit.box((80, 80, 0.2), surfaces.plaster("#b8a88c"), (0, 20, -0.5), bevel=0)
    record()
    dance_floor()
    needle()
    horn()
    rider(
        266,
        1.3,
        age=74,
        female=0,
        build="lanky",
        expression="in love",
        look=Look(SKINS["olive"], nose=1.3, eye=1.25),
        hair="ring",
        hair_colour="#d9d2c6",
        beard="moustache",
        hat=hats.beret("#6a665f"),
        clothes=[
            Garment("trousers", "#4a484e"),
            Garment("top", "#efe6d4", hem=0),
            Garment("top", "#5d5a5c", sleeve=0.05),
        ],
    )
    rider(
        126,
        1.3,
        age=71,
        female=1,
        build="round",
        expression="smiling",
        look=Look(SKINS["umber"], eye=1.25),
        hair="ponytail",
        hair_colour="#c8c0b4",
        clothes=[
            Garment("skirt", "#efe6d4", length=0.7, flare=0.3),
            Garment("top", "#8f8a80", hem=0, collar="round"),
        ],
    )
    light.area((-5.5, -9, 9), (0.3, 0, 0.5), 1.4, 1900, "#fff0d4")
    light.area((8, -6, 7), (0, 0, 0.5), 5, 320, "#98a2c8")
    light.area((2, 9, 7), (0, 0, 1), 3, 380, "#ffe8c0")
    light.area((-3, 11, 9), (-1, 22, 0), 4, 1500, "#fff0d8")
    return Finish(shadows="#1a1920", lights="#fff6e0", focus=("needle",), vignette=0.14)
