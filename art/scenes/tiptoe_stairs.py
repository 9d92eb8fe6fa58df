# SPDX-License-Identifier: GPL-3.0-or-later
"""Something very large comes down the stairs on tiptoe, and somebody very small has waited up."""

import numpy as np

from painter import kit, light, stage, surfaces
from painter.clay import Clay, ball, cone, limb, tube
from painter.finish import Finish
from painter.materials import clay, lamp

HIDE = "#8a7f98"
DEEP = "#5d5470"
RUN, RISE, FOOT = 0.95, 0.62, 2.0
FLAME = np.array((2.86, -1.2, 2.62))


def tread(k):
    """The middle of a step, on top."""
    return FOOT - RUN * (k - 0.5), RISE * k


def leg(c, hip, knee, k, y, shift=0.0):
    """A pillar that narrows to the ankle and stands on its nails, the heel in the air."""
    x, z = tread(k)
    x += shift
    toe = np.array((x, y, z))
    ankle = toe + (0.06, 0, 0.9)
    c.add(tube([hip, knee, ankle], [0.64, 0.42, 0.31], 6), HIDE, 0.3)
    c.add(cone(toe + (0, 0, 0.5), 0.4, 0.4, 0.3, 0.12, (0, 28, 0)), HIDE, 0.1)
    for a in (-64, -24, 16, 56):
        dx, dy = np.cos(np.radians(a)), np.sin(np.radians(a))
        nail = toe + (-0.16 + 0.36 * dx, 0.4 * dy, 0.28 - 0.17 * dx)
        c.add(ball(nail, (0.05, 0.1, 0.1), (0, 20, a)), "#b8a088", 0.04)
    for j in (0.5, 0.85):
        c.carve(
            tube(
                [np.array(knee) * (1 - j) + ankle * j + (dx, -0.38, 0.0) for dx in (-0.4, 0.0, 0.4)],
                [0.02, 0.035, 0.02],
                4,
            ),
            0.04,
            DEEP,
        )


def elephant():
    """Nose down, ears folded back, every foot set with care."""
    c = Clay()
    c.add(
        tube(
            [(-2.1, 0, 4.75), (-1.2, 0, 4.85), (-0.2, 0, 4.35), (0.55, 0, 3.85)],
            [0.98, 1.28, 1.3, 0.98],
            6,
        ),
        HIDE,
    )
    leg(c, (-2.2, 0.55, 4.6), (-2.3, 0.6, 3.95), 5, 0.6, -0.05)
    leg(c, (0.3, 0.5, 3.7), (0.5, 0.6, 2.6), 2, 0.6, 0.0)
    leg(c, (-1.55, -0.5, 4.6), (-1.25, -0.72, 3.55), 4, -0.7, 0.05)
    leg(c, (0.5, -0.5, 3.6), (0.72, -0.7, 2.35), 1, -0.7, -0.26)
    # head
    c.add(ball((1.5, 0, 3.85), (0.82, 0.7, 0.8), (0, 24, 0)), HIDE, 0.4)
    c.add(ball((1.38, 0, 4.4), (0.62, 0.56, 0.5), (0, 20, 0)), HIDE, 0.3)
    c.add(ball((1.75, 0, 3.2), (0.42, 0.46, 0.4)), HIDE, 0.25)
    trunk = [
        (1.95, 0, 3.65),
        (2.3, -0.08, 2.9),
        (2.3, -0.3, 2.1),
        (2.22, -0.62, 1.5),
        (2.42, -0.98, 1.14),
        (2.76, -1.18, 1.28),
        (2.86, -1.2, 1.62),
    ]
    c.add(tube(trunk, [0.5, 0.39, 0.31, 0.25, 0.2, 0.165, 0.14], 8), HIDE, 0.2)
    # the near ear: a fan that hangs from the temple, thin at its hem
    c.add(ball((0.56, -1.08, 4.12), (0.8, 0.1, 0.8), (0, -12, 34)), HIDE, 0.07)
    c.add(ball((0.6, -1.1, 3.56), (0.44, 0.09, 0.5), (0, -26, 34)), HIDE, 0.2)
    c.carve(ball((0.66, -1.3, 4.0), (0.56, 0.16, 0.66), (0, -12, 34)), 0.12, "#a0768a")
    c.add(ball((0.75, 0.9, 3.8), (0.75, 0.12, 0.9), (0, -10, -24)), DEEP, 0.1)
    # lid over a small eye
    c.carve(ball((1.86, -0.72, 3.86), (0.14, 0.12, 0.1)), 0.06, "#75697e")
    c.add(ball((1.86, -0.6, 3.94), (0.19, 0.1, 0.09), (0, 18, 0)), HIDE, 0.04)
    hide = clay(bump=0.9, grain=7, vary=0.12, rough=0.8)
    kit.model(c, (-3.9, -1.7, 0.4), (3.3, 1.6, 6.6), 190, hide).name = "elephant"
    kit.sphere((0.1, 0.07, 0.085), clay("#160f1c", rough=0.15, bump=0), (1.87, -0.685, 3.85)).name = "eye"
    kit.sphere(0.02, lamp("#ffd890", 2), (1.93, -0.755, 3.88), 10).name = "eye light"


def candle():
    """A chamber candlestick, its shaft in the curl of the trunk."""
    brass = surfaces.metal("#c89448", worn=0.3)
    x, y, z = FLAME
    dish = kit.lathe(
        [
            (0, -0.02),
            (0.3, 0),
            (0.42, 0.1),
            (0.44, 0.1),
            (0.31, -0.04),
            (0.1, -0.06),
            (0.08, -0.3),
            (0.1, -0.34),
            (0, -0.34),
        ],
        brass,
    )
    kit.place(dish, (x, y, z - 0.74)).name = "candlestick"
    wax = kit.lathe(
        [(0, 0), (0.115, 0), (0.11, 0.5), (0.09, 0.53), (0, 0.51)], clay("#f6e6c4", bump=0.2, emit=0.3), 24
    )
    kit.place(wax, (x, y, z - 0.74)).name = "candle"
    flame = Clay().add(tube([(0, 0, 0), (0, 0, 0.1), (0.02, 0, 0.3)], [0.03, 0.075, 0.008], 8), "#fff0c0")
    thing = kit.model(flame, (-0.15, -0.15, -0.08), (0.15, 0.15, 0.36), 40, lamp("#ffd070", 7))
    kit.place(thing, (x, y, z - 0.16)).name = "flame"
    light.bulb((x, y - 0.05, z + 0.02), 360, "#ffb050", 0.12)


def mouse(at):
    """In a nightcap, upright on the newel, its nose lifted."""
    c, coat, pink = Clay(), "#a08a84", "#d89a8c"
    c.add(ball((0, 0, 0.26), (0.24, 0.22, 0.28)), coat)
    c.add(ball((-0.04, 0, 0.62), (0.17, 0.16, 0.17)), coat, 0.1)
    c.add(limb((-0.1, 0, 0.62), (-0.32, 0, 0.7), 0.12, 0.045), coat, 0.08)
    c.add(ball((-0.345, 0, 0.71), 0.035), "#6a3a3c", 0.01)
    for s in (-1, 1):
        c.add(ball((0.06, s * 0.16, 0.76), (0.05, 0.14, 0.15), (0, -10, s * 40)), pink, 0.02)
        c.add(limb((-0.14, s * 0.12, 0.42), (-0.24, s * 0.03, 0.36), 0.055, 0.035), coat, 0.03)
        c.add(ball((-0.14, s * 0.12, 0.04), (0.15, 0.07, 0.05)), pink, 0.03)
    c.add(
        tube(
            [(0.2, 0, 0.1), (0.36, 0.02, 0.1), (0.42, 0, -0.2), (0.36, -0.04, -0.55)],
            [0.05, 0.035, 0.028, 0.012],
            8,
        ),
        pink,
        0.02,
    )
    thing = kit.model(c, (-0.45, -0.45, -0.7), (0.55, 0.45, 1.0), 120, surfaces.fur(None, length=60))
    cap = Clay().add(
        tube([(0.02, 0, 0.72), (0.1, 0, 0.9), (0.26, 0, 0.98), (0.4, 0, 0.84)], [0.15, 0.11, 0.06, 0.03], 8),
        "#b8342c",
    )
    cap.add(ball((0.42, 0, 0.8), 0.05), "#f6e2bc", 0.01)
    hat = kit.model(cap, (-0.3, -0.3, 0.5), (0.6, 0.3, 1.2), 70, surfaces.cloth(None))
    eye = kit.sphere(0.026, clay("#120c14", rough=0.1, bump=0), (-0.16, -0.13, 0.68), 14)
    kit.group([thing, hat, eye], at, (0, 0, 14), 1.25)
    for one, name in ((thing, "head of the mouse"), (hat, "head's cap"), (eye, "eye of the mouse")):
        one.name = name


def house():
    """A plain flight of old boards between a wall and the dark."""
    board = surfaces.wood("#6a4468", along="y", grain=6, dark="#2a1430")
    side = surfaces.wood("#4a2c54", along="z", grain=4, dark="#1c0c24")
    for k in range(1, 10):
        x, z = tread(k)
        kit.box((RUN + 0.02, 3.3, z - 0.1), side, (x, 0.5, 0), bevel=0.01).name = "stair side"
        kit.box((RUN + 0.16, 3.5, 0.14), board, (x + 0.06, 0.45, z - 0.14), bevel=0.04).name = "stair tread"
    kit.box(
        (16, 14, 0.2), surfaces.wood("#50304e", along="x", grain=4, dark="#1c0c24"), (0, -2, -0.2)
    ).name = "floor"
    kit.box(
        (20, 0.3, 16), surfaces.plaster("#7a5aa0", grain=6, stain="#4a2c66"), (0, 2.3, -0.2)
    ).name = "wall"
    books(3.84, -1.3)


def books(x, y):
    """Four old books that somebody small has piled up to see better."""
    z = 0.0
    for wide, tall, turn, tone in (
        (1.15, 0.3, 4, "#7a2f3c"),
        (1.0, 0.24, -7, "#8a6a3a"),
        (1.05, 0.34, 9, "#4a3a7c"),
        (0.86, 0.26, -3, "#6a2a50"),
    ):
        cover = surfaces.cloth(tone, weave=60)
        leaves = clay("#d8c8a4", bump=0.3, grain=40)
        for low, thick in ((0, 0.035), (tall - 0.035, 0.035)):
            kit.box((wide, 0.8, thick), cover, (x, y, z + low), (0, 0, turn), 0.012).name = "book"
        kit.box(
            (wide - 0.1, 0.7, tall - 0.06), leaves, (x, y + 0.04, z + 0.03), (0, 0, turn), 0
        ).name = "pages"
        spine = 0.38 * np.array((np.sin(np.radians(turn)), -np.cos(np.radians(turn)), 0))
        kit.box((wide, 0.06, tall), cover, (x, y, z) + spine, (0, 0, turn), 0.025).name = "book"
        z += tall


def paint(draft):
    """Night in the house; one candle."""
    light.world("#5a4a9c", "#2a1430", 0.3)
    stage.camera((1.42, -17, 3.4), (1.42, 0, 3.1), 60)
    house()
    elephant()
    candle()
    mouse((3.84, -1.3, 1.14))
    light.area((-6, -9, 9), (-1, 0, 4), 3, 420, "#7f78e0")
    light.area((6.5, -6.5, 2.4), (0.6, 0, 3.2), 1, 190, "#ffa850")
    light.area((-5, -2, 11), (-1, 0, 5), 1.5, 420, "#a08af0")
    return Finish(
        shadows="#1a0f34",
        lights="#ffe6b0",
        focus=("candle", "flame", "eye", "book"),
        vignette=0.3,
        lift=0.5,
    )
