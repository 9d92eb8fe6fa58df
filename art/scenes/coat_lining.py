# SPDX-License-Identifier: GPL-3.0-or-later
"""A room is sewn into the lining of his coat, its lamp still on."""

import random
from dataclasses import replace

import bpy
import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, rotation, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import EXPRESSIONS, SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

MIDDLE = np.array((1.15, 1.1))
LOW, HIGH, FLOOR = -4.9, 3.05, -2.3


def around(inset):
    """The cloth of the coat as a sheet: all round but for the front, where both sides are drawn apart."""
    a, h = np.meshgrid(np.linspace(-1, 1, 200), np.linspace(0, 1, 90), indexing="ij")
    gap = np.interp(h, (0, 0.3, 0.75, 0.95, 1), (2.35, 2.25, 2.3, 2.75, 2.95))
    angle = a * gap
    shoulder = np.interp(h, (0, 0.8, 0.9, 0.96, 1), (1.0, 0.86, 0.78, 0.5, 0.26))
    fold = 0.06 * np.sin(angle * 6 + 1.5 * h) * (1.1 - h)
    rx, ry = (2.0 - inset) * shoulder * (1.0 + 0.1 * (1 - h)) + fold, (1.15 - inset) * shoulder + fold
    flare = np.clip((np.abs(a) - 0.8) / 0.2, 0, 1) ** 2 * (1 - h) ** 0.3
    x = MIDDLE[0] + rx * np.sin(angle) + np.sign(a) * 0.35 * flare
    y = MIDDLE[1] + ry * np.cos(angle) - 0.35 * flare
    z = LOW + (HIGH - LOW) * h
    return np.stack([x, y, z], -1)


def coat():
    """A man's overcoat on its peg, chocolate with a raspberry lining, held open in front."""
    wool = surfaces.cloth("#5a3524")
    kit.sheet(around(0.0), wool).name = "coat"
    kit.sheet(around(0.07), surfaces.cloth("#8a3450")).name = "lining"
    for s in (-1, 1):
        x = MIDDLE[0] + s * 1.35
        path = [(x, 1.1, 2.3), (x + s * 0.55, 0.9, 0.9), (x + s * 0.72, 0.7, -1.0), (x + s * 0.7, 0.5, -2.6)]
        sleeve = Clay().add(tube(path, [0.5, 0.48, 0.44, 0.42]), "#5a3524")
        for k in range(4):
            z = 0.9 - 0.8 * k
            sleeve.carve(ball((x + s * 1.12, 0.35, z), (0.3, 0.3, 0.07), (0, s * 20, 0)), 0.12)
        low, high = sorted((x - s * 0.6, x + s * 1.4))
        kit.model(sleeve, (low, -0.3, -3.2), (high, 1.9, 3.0), 90, wool).name = "coat sleeve"
        cuff = kit.lathe([(0.4, 0), (0.47, 0.02), (0.48, 0.34), (0.42, 0.36)], surfaces.cloth("#4a2a1c"), 40)
        kit.place(cuff, (x + s * 0.7, 0.5, -2.75), (8, 0, 0))
        lapel = paper.outline(
            [
                (s * 0.16, 2.75),
                (s * 0.5, 2.85),
                (s * 1.12, 1.95),
                (s * 0.86, 1.72),
                (s * 1.0, 1.55),
                (s * 1.08, 0.75),
                (s * 0.55, 1.9),
            ],
            4,
        )
        paper.cutout(
            lapel, surfaces.cloth("#6e442e"), (MIDDLE[0], -0.12, 0), (-4, 0, s * 16), depth=0.1, bevel=0.04
        )
    collar = Clay().add(
        tube(
            [(0.62, 0.1, 2.7), (0.55, 0.9, 3.05), (1.15, 1.35, 3.2), (1.75, 0.9, 3.05), (1.68, 0.1, 2.7)],
            [0.2, 0.26, 0.28, 0.26, 0.2],
        ),
        "#6e442e",
    )
    kit.model(collar, (0.1, -0.4, 2.2), (2.2, 1.9, 3.7), 70, surfaces.cloth("#6e442e")).name = "coat collar"
    peg = kit.lathe(
        [(0.001, 0), (0.14, 0), (0.12, 0.5), (0.24, 0.62), (0.2, 0.75), (0.001, 0.8)],
        surfaces.metal("#c89a4a"),
        30,
    )
    kit.place(peg, (1.15, 2.2, 3.5), (90, 0, 0))
    kit.rope([(0.95, 1.4, 3.35), (1.15, 1.5, 3.55), (1.35, 1.4, 3.35)], 0.04, clay("#3a2016"), 6)


def room():
    """Inside: a small parlour, armchair, books, a lamp; the pipe on the arm of the chair still smokes."""
    mx, my = MIDDLE
    kit.place(
        kit.lathe(
            [(0.001, 0), (1.7, 0), (1.7, -0.14), (0.001, -0.14)], surfaces.wood("#9a5f38", along="x"), 50
        ),
        (mx, my, FLOOR),
        (0, 0, 0),
        (1, 0.58, 1),
    )
    kit.place(
        kit.lathe([(0.001, 0), (0.8, 0)], clay("#e0b078", bump=0.6, grain=20), 40),
        (mx, my - 0.2, FLOOR + 0.02),
        (0, 0, 0),
        (1, 0.5, 1),
    )
    rng = random.Random(4)
    case = surfaces.wood("#6a3a24", along="z")
    kit.box((1.15, 0.3, 2.3), case, (mx - 0.55, my + 0.72, FLOOR), bevel=0.03)
    for row in range(3):
        kit.box((1.0, 0.1, 0.6), clay("#3a1c18"), (mx - 0.55, my + 0.56, FLOOR + 0.12 + 0.72 * row), bevel=0)
        x = mx - 1.02
        while x < mx - 0.16:
            w, tall = rng.uniform(0.07, 0.13), rng.uniform(0.4, 0.56)
            tone = rng.choice(("#c8483c", "#e8b860", "#3f7a78", "#f0e0c0", "#4a5a8a"))
            kit.box(
                (w, 0.14, tall),
                clay(tone, bump=0.2),
                (x + w / 2, my + 0.5, FLOOR + 0.14 + 0.72 * row),
                bevel=0.01,
            )
            x += w + 0.01
    velvet = surfaces.cloth("#2f8078")
    seat = [
        kit.box((0.95, 0.75, 0.42), velvet, (0, 0, 0.12), bevel=0.12),
        kit.box((0.95, 0.26, 1.3), velvet, (0, 0.32, 0.12), (-8, 0, 0), 0.12),
        kit.box((0.24, 0.75, 0.72), velvet, (-0.46, 0, 0.12), bevel=0.1),
        kit.box((0.24, 0.75, 0.72), velvet, (0.46, 0, 0.12), bevel=0.1),
    ]
    kit.group(seat, (mx - 0.1, my - 0.15, FLOOR), (0, 0, 22), 0.95)
    pipe = (
        Clay()
        .add(tube([(0, 0, 0), (0.2, 0, -0.03), (0.32, 0, 0.04)], [0.03, 0.035, 0.04]), "#2c1810")
        .add(ball((0.34, 0, 0.1), (0.08, 0.08, 0.11)), "#2c1810", 0.03)
    )
    kit.place(kit.model(pipe, (-0.1, -0.2, -0.2), (0.5, 0.2, 0.3), 44), (mx + 0.2, my - 0.5, FLOOR + 0.86))
    smoke = [
        (mx + 0.55, my - 0.5, FLOOR + 1.05),
        (mx + 0.66, my - 0.5, FLOOR + 1.4),
        (mx + 0.46, my - 0.45, FLOOR + 1.8),
        (mx + 0.62, my - 0.4, FLOOR + 2.25),
    ]
    kit.rope(smoke, 0.035, clay("#fff0dc", emit=0.3), 8).name = "smoke"
    kit.rope(
        [(mx + 0.85, my + 0.35, FLOOR), (mx + 0.85, my + 0.35, FLOOR + 1.65)],
        0.035,
        surfaces.metal("#c89a4a"),
        1,
    )
    shade = kit.lathe([(0.4, 0), (0.2, 0.5)], lamp("#ffd890", 1.5), 36)
    kit.place(shade, (mx + 0.85, my + 0.35, FLOOR + 1.55)).name = "lamp shade"
    light.bulb((mx + 0.75, my - 0.05, FLOOR + 1.5), 80, "#ffc478", 0.15)
    light.bulb((mx - 0.1, my - 0.3, FLOOR + 2.6), 36, "#ffc070", 0.3)


def daughter():
    """Thirty, short hair, in profile, eyes shut, her cheek at the open edge that her hand holds."""
    turn = 74
    pose = replace(
        POSES["at ease"],
        right=Arm(
            (-0.1, -0.5, -0.1), (0.8, -0.1, -0.9), point=(-0.2, -0.7, 0.6), palm=(-1, 0.2, 0), curl=0.45
        ),
        bend=(8, 0, 0),
        look=(8, -8, 0),
    )
    wish = {
        "age": 31,
        "female": 1,
        "tall": 10.6,
        "height_heads": 4.6,
        "pose": pose,
        "expression": replace(EXPRESSIONS["tender"], tears=True, frown=-0.4),
        "look": Look(SKINS["brown"], nose=1.05),
        "hair": "afro",
        "hair_colour": "#1c1214",
        "hair_volume": 0.8,
        "clothes": [Garment("top", "#e8b84a", collar="roll", hem=0.2)],
    }
    trial = person(**wish)
    kit.place(trial.thing, (0, 0, 0), (0, 0, turn))
    at = np.array((-0.92, -1.0, 0.85)) - trial.face()
    for thing in [trial.thing, *trial.thing.children_recursive]:
        bpy.data.objects.remove(thing)
    her = person(**wish, reach={"right": rotation((0, 0, -turn)) @ (np.array((-0.62, -1.15, -1.3)) - at)})
    kit.place(her.thing, at, (0, 0, turn))


def wall():
    """Mint boards in the evening, and the pale patch of a picture that was taken down."""
    for k in range(-5, 6):
        tone = ("#6fae98", "#78b8a0", "#68a690")[k % 3]
        kit.box(
            (0.93, 0.2, 14), surfaces.wood(tone, along="z", dark="#4f8a78"), (k * 0.95, 2.9, -7), bevel=0.02
        )
    kit.box((1.5, 0.05, 1.9), clay("#a4d8c0", bump=0.3), (-2.2, 2.76, 2.9), bevel=0)
    kit.box((12, 0.3, 0.5), surfaces.wood("#4a2c20", along="x"), (0, 2.7, -5.6), bevel=0.03)


def paint(draft):
    """The warmest thing in the house is inside a coat."""
    light.world("#5f9a90", "#5a3a34", 0.34)
    stage.camera((0, -14, -0.55), (0, 0, -0.55), 47)
    wall()
    coat()
    room()
    daughter()
    light.area((-5, -8, 6), (-1, 0, 0.5), 2, 480, "#d8f4e8")
    light.area((1.2, -2.2, -0.8), (-1.4, -0.6, 0.6), 0.8, 95, "#ffb060")
    light.area((6, -7, 2), (1, 0, 0), 3.5, 150, "#9fd0d8")
    return Finish(shadows="#241826", lights="#fff0d4", focus=("lamp shade", "smoke"), vignette=0.24)
