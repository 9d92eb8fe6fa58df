# SPDX-License-Identifier: GPL-3.0-or-later
"""Tonight the moon is a mask, and its ribbons hang down within reach."""

import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, tube
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

MOON = np.array((-0.75, 9.0, 9.4))


def mask():
    """A pale half-face with shut eyes, slipped to one side; behind its edge, an ear and something that is no moon."""
    pale, line = "#f4ead0", "#4a3a44"
    face = Clay().add(ball((0, 0, 0), (2.35, 0.9, 2.75)), pale).carve(ball((0, 1.2, 0), (2.5, 1.1, 2.9)), 0.1)
    face.add(tube([(0, -0.75, 0.6), (0.02, -1.15, -0.2), (0, -1.1, -0.55)], [0.18, 0.3, 0.34]), pale, 0.25)
    for side in (-1, 1):
        face.add(ball((side * 0.95, -0.72, 0.42), (0.62, 0.3, 0.36)), pale, 0.2)
        lid = [(side * 0.42, -1.02, 0.26), (side * 0.9, -1.08, 0.12), (side * 1.42, -0.85, 0.3)]
        face.paint(tube(lid, [0.06, 0.08, 0.05]), line, 0.03)
        face.paint(
            tube(
                [(side * 0.4, -0.9, 0.98), (side * 0.95, -0.9, 1.2), (side * 1.5, -0.66, 1.05)],
                [0.05, 0.08, 0.03],
            ),
            line,
            0.03,
        )
        face.paint(ball((side * 1.15, -0.8, -0.55), (0.45, 0.5, 0.4)), "#e0889a", 0.4)
    face.add(ball((0, -0.82, -1.32), (0.5, 0.2, 0.16)), "#c2305c", 0.1).paint(
        tube([(-0.5, -0.95, -1.3), (0, -1.05, -1.36), (0.5, -0.95, -1.28)], [0.03] * 3), "#6b1430", 0.02
    )
    thing = kit.model(
        face,
        (-2.7, -1.7, -3.0),
        (2.7, 1.0, 3.0),
        190,
        clay(bump=0.3, grain=8, vary=0.08, emit=0.28, rough=0.6),
    )
    thing.name = "face of the mask"
    kit.place(thing, MOON, (4, 17, -14))
    head = (
        Clay()
        .add(ball((0, 0, 0), (2.25, 2.0, 2.6)), "#5a6a78")
        .add(ball((2.35, 0.1, 0.35), (0.35, 0.3, 0.62)), "#6d7d8a", 0.15)
    )
    head.carve(ball((2.5, -0.25, 0.35), (0.16, 0.2, 0.36)), 0.06)
    kit.place(
        kit.model(head, (-2.5, -2.2, -2.8), (3, 2.2, 2.8), 110, clay(bump=0.8, grain=3, vary=0.3)),
        MOON + (0.85, 1.7, 0.25),
        (0, 10, -14),
    ).name = "who is behind"


def ribbons(hand):
    """Two raspberry ribbons: one trails over the roofs, one ends in his hand and is taut."""
    silk = clay("#c2305c", bump=0.25, rough=0.45, sheen=0.5)

    def ribbon(points, width):
        line = np.array(points, float)
        t = np.linspace(0, 1, len(line))
        fine = np.linspace(0, 1, 90)
        path = np.stack([np.interp(fine, t, line[:, k]) for k in range(3)], -1)
        for _ in range(6):
            path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        turn = 0.5 * np.sin(fine * 11)
        side = np.stack([np.cos(turn), 0.4 * np.sin(turn), 0.5 * np.sin(turn)], -1)
        kit.sheet(np.stack([path - side * width / 2, path + side * width / 2], 1), silk).name = "ribbon"

    tie = MOON + (-2.1, 0.0, 0.7)
    ribbon(
        [
            tie,
            tie + (-0.7, -0.5, -1.2),
            (-3.2, 6, 6.2),
            (-2.5, 4, 4.8),
            (-3.3, 3, 3.2),
            (-2.6, 2, 1.9),
            (-3.1, 1.4, 1.2),
        ],
        0.34,
    )
    tie = MOON + (2.15, -0.2, -0.3)
    ribbon(
        [
            tie,
            tie + (0.35, -2.2, -1.7),
            hand + (0.15, 2.0, 2.2),
            hand + (0, 0.3, 0.3),
            hand,
            hand + (0.12, -0.12, -0.7),
            hand + (-0.1, -0.2, -1.3),
        ],
        0.3,
    )


def roofs():
    """Dark sleeping roofs; one wall near at the right with an open window."""
    rng = random.Random(7)
    slate = [clay(tone, bump=0.6, grain=9, vary=0.2) for tone in ("#3f5a58", "#48625c", "#35504f", "#56453c")]
    for k in range(16):
        x, y = rng.uniform(-7, 7), rng.uniform(3, 16)
        w, h = rng.uniform(1.6, 2.6), rng.uniform(0.6, 1.9) - 0.05 * y
        roof = kit.facets(
            [
                (-w / 2, -1, h),
                (w / 2, -1, h),
                (w / 2, 1.4, h),
                (-w / 2, 1.4, h),
                (-w / 2, 0.2, h + 1.1),
                (w / 2, 0.2, h + 1.1),
            ],
            [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)],
            rng.choice(slate),
        )
        kit.place(roof, (x, y, 0), (0, 0, rng.uniform(-14, 14)))
        kit.box((w * 0.94, 2.2, h + 3), clay("#6d8f82", bump=0.5, vary=0.15), (x, y + 0.2, -3), bevel=0.02)
        if k % 3 == 0:
            kit.box((0.3, 0.3, 0.8), clay("#56453c", bump=0.5), (x + 0.4, y + 0.3, h + 0.7), bevel=0.02)
    wall = clay("#8fb8a6", bump=0.5, grain=7, vary=0.16)
    kit.box((4, 0.5, 3.2), wall, (4.0, -0.6, -3.4), bevel=0.03)
    kit.box((2.0, 0.5, 9), wall, (5.0, -0.6, -3.4), bevel=0.03)
    kit.box((4, 0.5, 4.2), wall, (4.0, -0.6, 3.1), bevel=0.03)
    frame = clay("#4a2f26", bump=0.4)
    kit.box((2.3, 0.75, 0.16), frame, (2.95, -0.7, -0.3), bevel=0.03)
    for x in (2.0, 4.0):
        kit.box((0.13, 0.6, 3.4), frame, (x, -0.62, -0.2), bevel=0.02)
    kit.box((2.1, 0.6, 0.14), frame, (3.0, -0.62, 3.05), bevel=0.02)
    kit.box((1.9, 0.08, 3.3), lamp("#ffb86a", 0.5), (3.0, 0.6, -0.2), bevel=0)


def boy():
    """A lanky teenager in a nightshirt, leaning far out, ribbon in his hand: he did not think it would move."""
    him = person(
        age=15,
        female=0.1,
        build="lanky",
        tall=4.1,
        height_heads=5.2,
        pose="reaching up",
        expression="astonished",
        look=Look(SKINS["umber"], eye=1.15),
        hair="short",
        hair_colour="#1c1412",
        clothes=[Garment("dress", "#f2ead8", length=0.7, collar="round", buttons="#c2305c", loose=0.2)],
        reach={"right": (-1.0, -1.15, 3.55), "left": (0.55, -0.95, 1.75)},
        look_at=(-1.8, -3.5, 5.5),
    )
    kit.place(him.thing, (2.75, -0.35, -2.35), (14, 0, -58))
    return np.array(him.hand("right"))


def paint(draft):
    """Mint night; what lights the roofs is not the moon's own face."""
    light.world("#6f9c94", "#3f4a48", 0.45)
    camera = stage.camera((0.55, -11.5, 2.3), (0.4, 0, 3.65), 40)
    night = sky.gradient([(0, "#1f4a4c"), (0.4, "#35706a"), (0.75, "#6aa892"), (1, "#a8d0b4")], 6, 0.12)
    sky.backdrop(sky.stars(night, 60, 3), 70, camera)
    mask()
    roofs()
    ribbons(boy())
    light.area((-6, -6, 9), (0, 2, 4), 3, 760, "#f6f0d4")
    light.bulb(tuple(MOON + (0, -3.5, 0)), 260, "#fff0d0", 1.0)
    light.bulb((3.0, 0.1, 1.6), 50, "#ffb060", 0.3)
    light.area((6, -8, 4), (0, 2, 1), 4, 700, "#b8d8cc")
    return Finish(
        fog=Fog("#8fbfae", 14, 45, 0.4), shadows="#16282c", lights="#fff4dc", focus=("ribbon",), vignette=0.22
    )
