# SPDX-License-Identifier: GPL-3.0-or-later
"""The puppet holds out the scissors to the hand."""

import math

import numpy as np

from painter import kit, light, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people.hands import hand

WOOD = "#d8a860"
FEET = np.array((0.75, 0.0, 0.0))


def curtain():
    """Mustard velvet in deep folds, lit from the floor."""
    u, v = np.meshgrid(np.linspace(-8, 8, 420), np.linspace(0, 1, 40), indexing="ij")
    fold = 0.5 * np.sin(u * 3.1 + 0.5 * np.sin(u * 0.9)) + 0.1 * np.sin(u * 7.3 + 1)
    kit.sheet(
        np.stack([u, 3.6 + fold * (0.75 + 0.25 * v), 13 * v - 0.05], -1),
        surfaces.cloth("#c8921e", weave=40, sheen=0.6),
    )
    boards = [surfaces.wood(c, along="y", grain=6) for c in ("#6a4422", "#5a3a1e", "#744c28")]
    for k in range(-9, 10):
        kit.box((0.86, 12, 0.2), boards[k % 3], (0.88 * k, -2.4, -0.2), bevel=0.015)


def floor_lamps():
    """They are behind the puppet and shine up the curtain."""
    for x in (-2.2, 0.3, 2.4):
        light.area((x, 0.7, 0.3), (x * 0.8, 3.9, 3.6), 0.7, 260, "#ffc460")


def master():
    """A hand as large as the stage, dark against the curtain; gives its finger tips."""
    big = hand("letting go", skin="ebony", sleeve="#1c2c5c", age=70, female=0.2)
    kit.place(big, (0.3, 0.3, 11.5), (180, 6, 0), 4.6)
    skin = next(part for part in big.children if part.name.startswith("hand"))
    v = np.array([c.co for c in skin.data.vertices])
    tips = []
    for k in np.argsort(-v[:, 2]):
        if all(np.hypot(v[k, 0] - t[0], (v[k, 2] - t[2]) * 0.6) > 0.165 for t in tips):
            tips.append(v[k])
        if len(tips) == 5:
            break
    return [kit.spot_on(big, t) for t in tips]


def stick(a, b, wide, narrow, material):
    """A turned limb from one joint to the next."""
    a, b = np.array(a, float), np.array(b, float)
    long = float(np.linalg.norm(b - a))
    shape = kit.lathe(
        [
            (0.001, 0),
            (narrow, 0.01),
            (wide, long * 0.35),
            (wide * 0.9, long * 0.6),
            (narrow, long - 0.01),
            (0.001, long),
        ],
        material,
        24,
    )
    d = (b - a) / long
    return kit.place(shape, a, (0, math.degrees(math.acos(d[2])), math.degrees(math.atan2(d[1], d[0]))))


def puppet():
    """Turned maple with a red waistcoat, from behind and a little from the side; returns what the strings hold."""
    maple, pin = surfaces.wood(WOOD, along="z", grain=5, dark="#9a6a34"), surfaces.metal("#c8922e", rough=0.4)
    navy = surfaces.cloth("#22356e", weave=50)
    red = surfaces.cloth("#a8281e", weave=50)
    base = FEET
    hips, chest, neck = base + (0, 0, 1.65), base + (-0.04, 0, 2.6), base + (-0.08, 0, 2.98)
    kit.place(
        kit.lathe([(0.001, 0), (0.3, 0.02), (0.36, 0.16), (0.3, 0.34), (0.001, 0.36)], navy, 36),
        hips - (0, 0, 0.1),
    )
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.32, 0.02), (0.36, 0.3), (0.47, 0.85), (0.4, 1.06), (0.15, 1.14), (0.001, 1.14)],
            red,
            40,
        ),
        hips + (0, 0, 0.22),
        (0, -3, 0),
        (1, 0.72, 1),
    )
    kit.place(kit.lathe([(0.13, 0), (0.13, 0.2)], maple, 20), neck - (0, 0, 0.25))
    head = neck + (-0.08, 0.02, 0.42)
    kit.place(kit.sphere(1, maple, (0, 0, 0), 40), head, (0, -24, 0), (0.43, 0.44, 0.5)).name = "head"
    kit.sphere((0.15, 0.1, 0.09), maple, head + (-0.45, -0.02, 0.16), 18)
    cap = kit.lathe(
        [(0.46, 0.0), (0.45, 0.16), (0.32, 0.36), (0.001, 0.44)], clay("#3a2418", bump=0.8, grain=20), 36
    )
    kit.place(cap, head + (0.06, 0, 0.06), (0, -4, 0))
    joints = {}
    arms = {
        "left": (chest + (-0.42, -0.05, 0.12), chest + (-1.0, -0.2, 0.0), chest + (-1.28, -0.25, 0.95)),
        "right": (chest + (0.42, -0.05, 0.1), chest + (0.78, -0.1, -0.52), chest + (1.2, -0.2, -0.05)),
    }
    for side, (a, b, c) in arms.items():
        stick(a, b, 0.15, 0.1, red)
        stick(b, c, 0.13, 0.085, maple)
        for p in (a, b, c):
            kit.sphere(0.12, pin, p, 20)
        palm = c + (c - b) / np.linalg.norm(c - b) * 0.16
        kit.sphere((0.17, 0.14, 0.2), maple, palm, 24).name = "hand"
        joints[side] = palm
    legs = {
        "left": (hips + (-0.2, 0, -0.05), base + (-0.5, -0.3, 0.95), base + (-0.3, 0.05, 0.2)),
        "right": (hips + (0.2, 0, -0.05), base + (0.26, -0.1, 0.88), base + (0.3, 0.1, 0.16)),
    }
    for side, (a, b, c) in legs.items():
        stick(a, b, 0.21, 0.15, navy)
        stick(b, c, 0.17, 0.12, navy)
        for p in (a, b, c):
            kit.sphere(0.13, pin, p, 20)
        kit.sphere((0.32, 0.19, 0.15), clay("#3a2418", rough=0.5), c + (-0.16, -0.02, -0.06), 24)
        joints[side + " knee"] = b
    joints["head"] = head + (0.05, 0, 0.46)
    return joints


def scissors(at):
    """Cobalt, open a little, the rings towards the hand above."""
    steel = surfaces.metal("#3f78f0", worn=0.3, rough=0.35)
    bright = surfaces.metal("#c8d0e0", worn=0.2, rough=0.25)
    x, y, z = at
    for s in (-1, 1):
        ring = kit.place(
            kit.ring(0.33, 0.085, steel, 48, 12), (x + s * 0.4, y - 0.12, z + 1.5), (90, 0, 0), (1, 1.25, 1)
        )
        ring.name = "scissors"
        kit.rope(
            [
                (x + s * 0.32, y - 0.12, z + 1.15),
                (x + s * 0.1, y - 0.12, z + 0.7),
                (x - s * 0.02, y - 0.12, z + 0.4),
            ],
            0.085,
            steel,
            6,
        ).name = "scissors"
        blade = kit.facets(
            [
                (0, -0.03, 0),
                (0.16, -0.03, -0.05),
                (0.03, -0.03, -1.25),
                (0, 0.03, 0),
                (0.16, 0.03, -0.05),
                (0.03, 0.03, -1.25),
            ],
            [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)],
            bright,
            0.01,
        )
        kit.place(
            blade, (x - s * 0.02, y - 0.12 + 0.04 * s, z + 0.45), (0, 7 * s, 0), (-s, 1, 1)
        ).name = "scissors"
    kit.sphere(0.09, bright, (x, y - 0.24, z + 0.42), 18)


def bow(at):
    """One string was cut once, and tied again."""
    red = clay("#d8281e", emit=0.1)
    for s in (-1, 1):
        kit.rope(
            [at, at + (0.3 * s, 0, 0.16), at + (0.36 * s, 0, -0.02), at + (0.2 * s, 0, -0.1), at],
            0.045,
            red,
            6,
        )
        kit.rope([at, at + (0.1 * s, 0, -0.16), at + (0.16 * s, 0, -0.34)], 0.04, red, 4)


def paint(draft):
    """Lamps on the floor of a theatre; the hand above them is almost night."""
    light.world("#5a4a68", "#5a3818", 0.16)
    stage.camera((0, -16.5, 3.9), (0, 0, 4.75), 52)
    curtain()
    floor_lamps()
    tips = master()
    held = puppet()
    scissors(held["left"] + (0, 0, 0.1))
    thread = clay("#2a1a14")
    tips.sort(key=lambda t: t[0])
    for tip, name in zip(tips, ("left", "left knee", "head", "right knee", "right"), strict=False):
        kit.rope([tip, held[name]], 0.026, thread, 1)
        if name == "right":
            bow(np.array(tip) * 0.45 + np.array(held[name]) * 0.55)
    light.area((4.5, -5, 6), (0.4, 0, 2.5), 1.0, 260, "#ffd8a0")
    light.area((-6, -8, 6), (0, 0, 5), 4, 240, "#8f90d8")
    light.area((0, 0.9, 6.2), (0, 3.6, 9.0), 2.5, 110, "#ffb860")
    return Finish(
        fog=Fog("#8a5a1e", 19, 30, 0.2),
        shadows="#24122a",
        lights="#fff0c8",
        focus=("hand", "scissors", "head"),
        lift=0.5,
        vignette=0.3,
    )
