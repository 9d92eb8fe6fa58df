# SPDX-License-Identifier: GPL-3.0-or-later
"""A hundred cats wait at the mouse's door, with flowers."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, limb, rotation, tube
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import animals

COATS = (
    ("#3a2c2a", None),
    ("#7a5238", "#e8d4ba"),
    ("#2a2428", "#efe6da"),
    ("#a8743e", "#f0dcc0"),
    ("#5d5a5c", None),
    ("#d8c8b0", None),
    ("#54392a", "#d8bfa0"),
)


def flower(colour, petals, size):
    """A raspberry bloom on a stem, 0.9 long, upright."""
    bloom = Clay().add(limb((0, 0, 0), (0.02, 0, 0.62), 0.02), "#4f7a52")
    bloom.add(ball((0.09, 0, 0.3), (0.09, 0.02, 0.045), (0, -30, 0)), "#4f7a52", 0.02)
    for k in range(petals):
        a = math.tau * k / petals
        bloom.add(
            ball(
                (0.11 * math.cos(a), 0.11 * math.sin(a) * 0.6, 0.72 + 0.05 * math.sin(a)), (0.1, 0.07, 0.08)
            ),
            colour,
            0.02,
        )
    bloom.add(ball((0, -0.03, 0.73), 0.07), "#f4d27a", 0.02)
    return kit.place(kit.model(bloom, (-0.3, -0.3, -0.05), (0.3, 0.3, 0.95), 54), size=size)


def parlour():
    """A chocolate skirting board as high as a house, a strip of mint above it, and in it a lit round door."""
    kit.box((40, 0.4, 24), clay("#a9d6c2", bump=0.4, grain=3, vary=0.08), (0, 14.3, 0), bevel=0)
    board = surfaces.wood("#5a3424", along="x", grain=4)
    hole = paper.rectangle(-1.25, -1, 1.25, 2.5).union(paper.Point(0, 2.5).buffer(1.25, 40))
    paper.cutout(
        paper.rectangle(-20, -0.5, 20, 7.3).difference(hole), board, (0, 13.7, 0), depth=0.5, bevel=0.04
    )
    kit.box((40, 0.8, 0.4), board, (0, 13.6, 7.2), bevel=0.14)
    kit.box((40, 0.6, 0.25), board, (0, 13.5, 6.3), bevel=0.1)
    kit.box((3.2, 0.1, 4.6), lamp("#ffa848", 0.8), (0, 15.2, 0), bevel=0)
    frame = hole.buffer(0.24).difference(hole).intersection(paper.rectangle(-3, 0, 3, 6))
    paper.cutout(frame, clay("#c2305c", bump=0.3), (0, 13.35, 0), depth=0.16, bevel=0.04)
    leaf = hole.intersection(paper.rectangle(-1.25, 0.05, 1.25, 5)).buffer(-0.06)
    door = paper.cutout(leaf, clay("#c2305c", bump=0.4, vary=0.15), depth=0.12, bevel=0.03)
    kit.place(door, (1.75, 12.35, 0.05), (90, 0, 76)).name = "door"
    light.bulb((0.2, 11.6, 3.2), 300, "#ffc878", 0.3)
    floor = surfaces.wood("#c9ad84", along="y", grain=3)
    kit.land(lambda x, y: 0 * x, (-20, 20), (-8, 14), floor, 40)


def mouse():
    """In an apron, one paw on the latch; she has not decided."""
    grey = "#8d8078"
    m = (
        Clay()
        .add(ball((0, 0, 0.34), (0.24, 0.22, 0.34)), grey)
        .add(ball((0, -0.04, 0.8), (0.2, 0.22, 0.19)), grey, 0.08)
    )
    m.add(limb((0, -0.16, 0.77), (0, -0.34, 0.72), 0.12, 0.04), grey, 0.06).paint(
        ball((0, -0.37, 0.72), 0.045), "#c2607a", 0.01
    )
    for side in (-1, 1):
        m.add(ball((side * 0.2, 0.03, 1.0), (0.15, 0.05, 0.16)), "#a09288", 0.03)
        m.paint(ball((side * 0.2, -0.02, 1.0), (0.1, 0.05, 0.11)), "#e0a8a0", 0.01)
        m.paint(ball((side * 0.085, -0.2, 0.86), 0.035), "#141010", 0.01)
        m.add(
            limb((side * 0.2, -0.06, 0.5), (side * (0.12 if side < 0 else 0.42), -0.2, 0.48), 0.055, 0.05),
            grey,
            0.04,
        )
    m.paint(ball((0, -0.24, 0.34), (0.19, 0.12, 0.26)), "#fff4e0", 0.01)
    m.add(tube([(0, 0.2, 0.1), (-0.3, 0.3, 0.06), (-0.5, 0.1, 0.08)], [0.04, 0.03, 0.015]), "#c9a098", 0.02)
    kit.place(
        kit.model(m, (-0.7, -0.5, -0.05), (0.6, 0.5, 1.25), 90, clay(bump=0.4, grain=24, sheen=0.3)),
        (-0.15, 12.95, 0.02),
        (0, 0, -6),
        2.35,
    ).name = "face of the mouse"


def crowd(rng):
    """From behind, upright, in rows that wobble; each has one flower, one of them is a fork."""
    looks = [(coat, pale, look) for coat, pale in COATS for look in (-14, 16)]
    shapes = [kit.mould(animals.cat("sitting", coat, pale, look)) for coat, pale, look in looks]
    blooms = [
        kit.mould(flower(tone, petals, 1))
        for tone, petals in (("#d8365f", 5), ("#e8587f", 6), ("#b8284f", 5), ("#f08aa4", 7))
    ]
    count = 0
    for row in range(7):
        y = 11.0 - row * 1.75 - 0.06 * row * row
        wide, n = 5.4 - 0.42 * row, 7 - row // 2
        for k in range(n):
            x = (
                -wide
                + 2 * wide * k / (n - 1)
                + (0.5 if row % 2 else -0.1) * wide / n
                + rng.uniform(-0.14, 0.14)
            )
            if abs(x) > wide + 0.5 or (row < 4 and abs(x + 0.15) < 1.75 - 0.25 * row):
                continue
            if row >= 4 and abs(x - 1.35) < 1.35:
                continue
            size = rng.uniform(1.6, 1.95)
            at = (x, y + rng.uniform(-0.2, 0.2), 0)
            kit.cast(rng.choice(shapes), at, (0, 0, 180 + rng.uniform(-12, 12) - 4 * x), size).name = "cat"
            at = (x + 0.4 * size * rng.choice((-1, 1)), y - 0.1, 0.5 * size)
            if count == 19:
                fork(at)
            else:
                turn = (rng.uniform(-8, 8), rng.uniform(-16, 16), rng.uniform(0, 360))
                kit.cast(rng.choice(blooms), at, turn, size * 1.1).name = "bloom"
            count += 1


def fork(at):
    """Silver, four tines, held like the others hold theirs."""
    silver = clay("#dfe4e6", rough=0.25, metal=0.7)
    parts = [kit.rope([(0, 0, 0), (0, 0, 0.6)], 0.03, silver, 1)]
    for x in (-0.105, -0.035, 0.035, 0.105):
        parts += [kit.rope([(0, 0, 0.58), (x, 0, 0.72), (x, 0, 1.0)], 0.018, silver, 3)]
    kit.group(parts, at, (0, 8, 0), 1.25)


def smiler():
    """Nearest to us one cat has turned round: an armful of flowers, whiskers, shut eyes, a broad smile."""
    at, size = np.array((1.45, 0.2, 0)), 3.3
    kit.place(animals.cat("sitting", "#c8803c", "#f6e2c4", look=0, quality=220), at, (0, 0, -16), size)
    head, turn = at + rotation((0, 0, -16)) @ (np.array((0, -0.12, 0.8)) * size), rotation((2, 5, -15))
    dark = clay("#3a1c14", bump=0)

    def drawn(points, thick):
        line = [head + turn @ (np.array(p) * size) for p in points]
        kit.rope(line, thick, dark, 6).name = "eye and mouth"

    for s in (-1, 1):
        spot = head + turn @ (np.array((s * 0.078, -0.145, 0.022)) * size)
        kit.place(
            kit.sphere(0.1, clay("#e8d25a", rough=0.2)), spot, (0, s * -14, -15), (0.125, 0.08, 0.1)
        ).name = "eye"
        spot = head + turn @ (np.array((s * 0.074, -0.165, 0.022)) * size)
        kit.place(kit.sphere(0.1, dark), spot, (0, 0, -15), (0.036, 0.04, 0.085)).name = "eye"
        drawn([(0, -0.215, -0.05), (s * 0.05, -0.205, -0.088), (s * 0.125, -0.15, -0.035)], 0.024)
        for k in (-1, 0, 1):
            drawn([(s * 0.08, -0.19, -0.055), (s * 0.27, -0.17, -0.05 + 0.035 * k)], 0.011)
    kit.sphere((0.085, 0.06, 0.06), clay("#c2607a"), head + turn @ (np.array((0, -0.212, -0.022)) * size), 16)
    tones = ("#d8365f", "#f08aa4", "#e8587f", "#fbd0d8", "#b8284f")
    for k in range(9):
        bloom = flower(tones[k % 5], 5 + k % 3, 1)
        spot = at + (-1.35 + 0.13 * k, -1.0 - 0.1 * (k % 3), 0.25 + 0.12 * (k % 2))
        kit.place(bloom, spot, (8, (k - 5) * 8, 20 * k), 1.95 + 0.2 * (k % 2)).name = "bouquet"
    bow = clay("#f6efe2", bump=0.2)
    kit.place(kit.ring(0.26, 0.08, bow, 28, 8), at + (-0.85, -1.15, 0.62), (12, 0, 0)).name = "ribbon"


def paint(draft):
    """A dark board, and light out of one door on a hundred backs."""
    light.world("#b8dccc", "#a88a74", 0.36)
    stage.camera((0.1, -8.6, 4.9), (0.1, 7.6, 2.35), 47)
    parlour()
    mouse()
    crowd(random.Random(6))
    smiler()
    light.area((-6, -8, 8), (0.8, 0, 1.8), 3, 1050, "#fff0d8")
    light.area((9, -2, 6), (0, 6, 1), 4, 380, "#8fd0c8")
    return Finish(
        fog=Fog("#c8e4d4", 16, 40, 0.15),
        shadows="#2c221e",
        lights="#fff6e0",
        focus=("bouquet", "ribbon", "eye and mouth"),
        vignette=0.22,
    )
