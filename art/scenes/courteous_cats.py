# SPDX-License-Identifier: GPL-3.0-or-later
"""A hundred cats wait at the mouse's door, with flowers."""

import math
import random

from painter import kit, light, paper, stage
from painter.clay import Clay, ball, limb, tube
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
    """A mint wall, a chocolate skirting board as high as a hedge, and one small lit door in it."""
    kit.box((40, 0.4, 24), clay("#a9d6c2", bump=0.4, grain=3, vary=0.08), (0, 14.3, 0), bevel=0)
    rng = random.Random(2)
    stripe = clay("#97c8b2", bump=0.3, vary=0.08)
    for k in range(-9, 10):
        kit.box((0.5, 0.05, 24), stripe, (k * 1.7 + rng.uniform(-0.04, 0.04), 14.05, 0), bevel=0)
    board = clay("#5a3826", bump=0.4, grain=3, vary=0.2, rough=0.45)
    hole = paper.rectangle(-0.62, -1, 0.62, 1.5).union(paper.Point(0, 1.5).buffer(0.62, 30))
    paper.cutout(
        paper.rectangle(-20, -0.5, 20, 3.5).difference(hole), board, (0, 13.7, 0), depth=0.5, bevel=0.04
    )
    kit.box((40, 0.7, 0.3), board, (0, 13.6, 3.4), bevel=0.1)
    kit.box((1.6, 0.1, 2.6), lamp("#ffdf9a", 2.0), (0, 14.2, 0), bevel=0)
    frame = hole.buffer(0.16).difference(hole).intersection(paper.rectangle(-2, 0, 2, 4))
    paper.cutout(frame, clay("#c2305c", bump=0.3), (0, 13.4, 0), depth=0.12, bevel=0.03)
    door = kit.box(
        (0.08, 0.95, 1.9), clay("#c2305c", bump=0.4, vary=0.15), (0.72, 12.9, 0.05), (0, 0, 22), 0.03
    )
    door.name = "door"
    light.bulb((0, 12.6, 1.3), 160, "#ffcf80", 0.2)
    kit.land(lambda x, y: 0 * x, (-20, 20), (-6, 14), clay("#d3c2a4", bump=0.5, grain=2, vary=0.12), 40)
    for k in range(-8, 9):
        kit.box((0.05, 22, 0.02), clay("#a08a6a"), (k * 1.5, 4, 0.0), bevel=0)


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
        (0.02, 13.1, 0.02),
        (0, 0, -6),
        1.18,
    )


def crowd(rng):
    """From behind, upright, in rows that wobble; each has one flower, one of them is a fork."""
    moulds = [animals.cat("sitting", coat, pale, look) for coat, pale in COATS for look in (-14, 0, 16)]
    shapes = [kit.mould(thing) for thing in moulds]
    blooms = [
        kit.mould(flower(tone, petals, 1))
        for tone, petals in (("#c2305c", 5), ("#d8486f", 6), ("#a8244c", 5), ("#e07a94", 7))
    ]
    count = 0
    for row in range(9):
        y = 11.2 - row * 1.25 - 0.02 * row * row
        wide = 5.2 - 0.28 * row
        n = 9 - row // 3
        for k in range(n):
            x = (
                -wide
                + 2 * wide * k / (n - 1)
                + (0.5 if row % 2 else -0.1) * wide / n
                + rng.uniform(-0.14, 0.14)
            )
            if abs(x) > wide + 0.5 or (row == 0 and abs(x) < 0.9):
                continue
            if row >= 6 and abs(x - 1.15) < 0.95:
                continue
            size = rng.uniform(1.2, 1.5)
            kit.cast(
                rng.choice(shapes),
                (x, y + rng.uniform(-0.2, 0.2), 0),
                (0, 0, 180 + rng.uniform(-12, 12) - 4 * x),
                size,
            )
            at = (x + 0.46 * size * rng.choice((-1, 1)), y - 0.1, 0.62 * size)
            if count == 31:
                fork(at)
            else:
                kit.cast(
                    rng.choice(blooms),
                    at,
                    (rng.uniform(-8, 8), rng.uniform(-16, 16), rng.uniform(0, 360)),
                    size * 1.05,
                )
            count += 1


def fork(at):
    """Silver, four tines, held like the others hold theirs."""
    silver = clay("#dfe4e6", rough=0.25, metal=0.7)
    parts = [kit.rope([(0, 0, 0), (0, 0, 0.6)], 0.03, silver, 1)]
    for x in (-0.105, -0.035, 0.035, 0.105):
        parts += [kit.rope([(0, 0, 0.58), (x, 0, 0.72), (x, 0, 1.0)], 0.018, silver, 3)]
    kit.group(parts, at, (0, 8, 0), 1.25)


def smiler():
    """Nearest to us one cat has turned round. It has more flowers than anybody, and it smiles."""
    body = animals.cat("sitting", "#8f5a2c", "#f6e2c4", look=0)
    kit.place(body, (1.2, 1.1, 0), (0, 0, -14), 2.7)
    ox, oy = 1.2, 1.1
    for k in range(9):
        a = (k - 4) * 11
        bloom = flower(("#c2305c", "#e07a94", "#d8486f")[k % 3], 5 + k % 3, 1.9 + 0.15 * (k % 2))
        kit.place(
            bloom,
            (ox - 0.95 + 0.05 * k, oy - 0.75 - 0.06 * (k % 3), 0.75),
            (0, a, 20 * k),
            1.9 + 0.15 * (k % 2),
        )
    ribbon = kit.place(kit.ring(0.2, 0.06, clay("#fff0e0"), 28, 8), (ox - 0.75, oy - 0.8, 0.95), (20, 0, 0))
    ribbon.name = "ribbon"


def paint(draft):
    """A wide mint wall above a hundred backs."""
    light.world("#c8ecdc", "#c8a890", 0.55)
    stage.camera((0.3, -8.2, 5.4), (0.25, 7.6, 1.55), 44)
    parlour()
    mouse()
    crowd(random.Random(6))
    smiler()
    light.area((-8, -5, 9), (0, 5, 1), 4, 1500, "#fff0d8")
    light.area((8, 0, 6), (0, 6, 1), 4, 420, "#9fd8d0")
    return Finish(fog=Fog("#c8e4d4", 14, 34, 0.3), shadows="#2c221e", lights="#fff6e0", vignette=0.2)
