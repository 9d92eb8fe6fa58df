# SPDX-License-Identifier: GPL-3.0-or-later
"""Something very large comes down the stairs on tiptoe."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import figures, fur
from painter.motifs.poses import POSES

WALL, STEPS = 4.9, 17
FURS = ("#7a4050", "#8e4c54", "#54304a", "#a05e58")
REAR = ((0.3, 3.5, 12), (-0.1, 3.4, 9), (-0.5, 3.2, 6.4), (-0.42, 3.5, 5.0))
FRONT = ((1.5, 3.3, 12), (2.0, 2.7, 8.5), (2.5, 2.1, 5.4), (2.45, 2.45, 3.3))
POURING = replace(
    POSES["praying"], lean=20, look=(26, 0, 0), left_hand=(0.02, 0.66, -0.42), right_hand=(0.0, 0.6, -0.3)
)


def step(k):
    """Angle and height of a step of the stair along the wall."""
    return math.radians(158 - 9.6 * k), 5.0 - 0.29 * k


def tower():
    """A round room; the stair comes down along its wall."""
    a = np.radians(np.linspace(-20, 200, 90))
    rows = [
        np.stack([WALL * np.cos(a), 0.3 + WALL * np.sin(a), z + 0 * a], -1) for z in np.linspace(-0.2, 14, 12)
    ]
    kit.sheet(np.array(rows)[:, ::-1], clay("#6a4a9c", bump=0.7, grain=3, vary=0.2))
    kit.land(lambda x, y: 0 * x, (-7, 7), (-10, 6), clay("#38204a", bump=0.5, grain=5, vary=0.2), 10)
    for k in range(STEPS):
        angle, z = step(k)
        wood = clay(("#4c2c66", "#553272", "#452860")[k % 3], bump=0.5, grain=8)
        r = WALL - 0.85
        kit.box(
            (1.75, 0.86, 0.16),
            wood,
            (r * math.cos(angle), 0.3 + r * math.sin(angle), z - 0.16),
            (0, 0, math.degrees(angle)),
            0.03,
        )
        kit.box(
            (1.6, 0.05, 0.5),
            clay("#2a1430"),
            (r * math.cos(angle), 0.3 + r * math.sin(angle), z - 0.5),
            (0, 0, math.degrees(angle)),
            0,
        )
    rail = [
        ((WALL - 1.7) * math.cos(step(k)[0]), 0.3 + (WALL - 1.7) * math.sin(step(k)[0]), step(k)[1] + 0.75)
        for k in range(STEPS)
    ]
    iron = clay("#241028", rough=0.5)
    kit.rope(rail, 0.04, iron, 4)
    for x, y, z in rail:
        kit.rope([(x, y, z - 0.85), (x, y, z - 0.4), (x, y, z)], 0.022, iron, 2)
    slit = math.radians(150)
    kit.box(
        (0.1, 0.34, 1.5),
        lamp("#9a7cf0", 1.6),
        ((WALL - 0.04) * math.cos(slit), 0.3 + (WALL - 0.04) * math.sin(slit), 7.2),
        (0, 0, 150),
    )


def foot(heel, tip, colour):
    """A great foot on tiptoe: the sole rises from the toes to the heel."""
    a, b = np.array(heel), np.array(tip)
    clay_ = Clay().add(
        tube(
            [a + (0, 0, 0.5), a, (a + b) / 2 + (0, -0.1, 0.12), b + (0, 0, 0.26)], [0.58, 0.55, 0.44, 0.38], 6
        ),
        colour,
    )
    for k in range(4):
        side = (k - 1.5) * 0.27
        toe = b + (side, -0.2 + 0.05 * abs(k - 1.5), 0.15)
        clay_.add(limb(b + (side * 0.8, 0.05, 0.25), toe, 0.2, 0.15 + 0.015 * (k == 1)), colour, 0.05)
    low, high = np.minimum(a, b) - 1.0, np.maximum(a, b) + 1.1
    return clay_, low, high


def guest():
    """Two legs; whose they are goes on above the picture."""
    locks = [fur.lock(colour, 0.62, 0.07) for colour in FURS]
    for k, (path, radii) in enumerate(((REAR, (1.1, 1.05, 0.95, 0.62)), (FRONT, (1.15, 1.1, 0.95, 0.62)))):
        body = Clay().add(tube(path, radii, 6), FURS[2])
        low, high = np.min(path, 0) - 1.2, np.max(path, 0) + 1.2
        kit.model(body, low, high, 70)
        fur.furred(path, radii, locks, kit.detail(2600), seed=k + 3)
    bare, low, high = foot((-0.42, 3.5, 4.5), (-0.25, 2.7, 3.0), "#8a5450")
    kit.model(bare, low, high, 90)
    fur.furred(
        ((-0.42, 3.5, 5.4), (-0.42, 3.5, 4.9), (-0.4, 3.45, 4.5)),
        (0.66, 0.6, 0.5),
        locks,
        kit.detail(260),
        seed=9,
    )
    kit.box((0.26, 0.22, 0.22), clay("#ffb03a", emit=0.1), (0.1, 2.3, 3.02), (0, 6, 20))
    for size, turn in (((0.27, 0.05, 0.23), 20), ((0.05, 0.23, 0.23), 20)):
        kit.box(size, clay("#6a1c50"), (0.1, 2.3, 3.025), (0, 6, turn), 0.004)
    sock, low, high = foot((2.45, 2.5, 2.9), (2.5, 1.75, 1.4), "#7250b8")
    for z in (2.3, 2.6, 2.9):
        sock.paint(tube([(1.6, 1.2, z), (2.5, 1.3, z - 0.02), (3.4, 1.4, z)], [0.05] * 3, 3), "#9a78d8", 0.03)
    sock.paint(ball((2.35, 1.6, 1.95), (0.24, 0.7, 0.22)), "#ffb03a", 0.02)
    kit.model(sock, low, high, 100)
    kit.place(kit.ring(0.66, 0.16, clay("#8460c8", bump=0.6, grain=14)), (2.45, 2.45, 3.4), (-8, 4, 0))
    thread = clay("#4a1c40")
    for k in range(4):
        kit.rope(
            [(2.17 + 0.12 * k, 1.5, 1.8), (2.18 + 0.12 * k, 1.5, 1.95), (2.17 + 0.12 * k, 1.58, 2.1)],
            0.014,
            thread,
            2,
        )


def tea():
    """A cloth, a lamp, a pot and two cups; the second one is for somebody."""
    u, v = np.meshgrid(np.linspace(-0.75, 0.75, 30), np.linspace(-0.5, 0.5, 24))
    kit.place(
        kit.sheet(np.stack([u, v, 0.03 + 0.012 * np.sin(u * 7 + v * 5)], -1), clay("#c8a8e0", bump=0.3)),
        (0.35, -2.35, 0),
        (0, 0, 12),
    )
    china = clay("#f6e4c8", rough=0.35, bump=0.05)
    cup = [(0.001, 0.02), (0.06, 0.02), (0.11, 0.14), (0.12, 0.18), (0.1, 0.18), (0.09, 0.13), (0.001, 0.08)]
    for x, y, size in ((0.12, -2.15, 1), (0.62, -2.55, 1.25)):
        kit.place(kit.lathe(cup, china, 28), (x, y, 0.04), size=size)
        for k in range(2):
            kit.rope(
                [
                    (x + 0.03 * k, y, 0.26),
                    (x + 0.06 - 0.04 * k, y, 0.38),
                    (x + 0.01, y, 0.5),
                    (x + 0.05, y, 0.6),
                ],
                0.012,
                clay("#e8d0f0", emit=0.2),
                5,
            )
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.14, 0), (0.1, 0.06), (0.02, 0.1), (0.02, 0.2), (0.001, 0.2)],
            clay("#8a5a1c", metal=0.3, rough=0.4),
            24,
        ),
        (0.85, -2.05, 0.03),
    )
    kit.sphere((0.12, 0.12, 0.16), lamp("#ffb84a", 7), (0.85, -2.05, 0.36), 20)
    light.bulb((0.85, -2.15, 0.5), 120, "#ffad4a", 0.12)


def host():
    """She pours, quite calm."""
    girl = figures.figure(
        "small child",
        POURING,
        "night shirt",
        skin="porcelain",
        coat="#efe2f2",
        hat="none",
        hair="braids",
        hair_colour="#b8401c",
        quality=150,
    )
    kit.place(girl, (-0.55, -2.75, 0), (0, 0, 122), 2.0)
    hands = (
        np.array(figures.hand_position(girl, "left")) + np.array(figures.hand_position(girl, "right"))
    ) / 2
    pot = (
        Clay()
        .add(ball((0, 0, 0), (0.17, 0.17, 0.14)), "#e8b868")
        .add(ball((0, 0, 0.16), 0.035), "#e8b868", 0.02)
    )
    pot.add(tube([(0.14, 0, 0), (0.26, 0, 0.04), (0.3, 0, 0.14)], [0.045, 0.035, 0.025], 4), "#e8b868", 0.03)
    kit.place(
        kit.model(pot, (-0.25, -0.25, -0.25), (0.4, 0.25, 0.25), 60), hands + (0.14, 0.05, 0.02), (0, 26, 30)
    )


def paint(draft):
    """One small lamp below, and the rest is shadow."""
    light.world("#4a3a8a", "#2a1430", 0.42)
    stage.camera((0, -12, 1.5), (0.1, 0, 3.75), 40)
    tower()
    guest()
    tea()
    host()
    light.area((0.9, -2.4, 0.6), (0.7, 3, 4.8), 0.5, 600, "#ffac50")
    light.area((-3.6, -1.0, 8.5), (0.5, 2.5, 3), 1.6, 360, "#8f78ff")
    light.area((4.2, -5, 5), (1, 2, 5), 2, 220, "#ff9a4a")
    return Finish(
        fog=Fog("#2a1848", 15, 24, 0.3), exposure=1.12, shadows="#1c0c30", lights="#ffe9c0", vignette=0.38
    )
