# SPDX-License-Identifier: GPL-3.0-or-later
"""At dawn two building cranes dance, and two who should be at work dance with them; a third looks on."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.finish import Finish, Fog
from painter.materials import clay, lamp


def lattice(points, width, end, steel, bays):
    """A mast of four tubes with crossed braces between them, along a smooth line."""
    path = paper.smooth_path(points, max(2, bays // (len(points) - 1)))
    corners = []
    for k, point in enumerate(path):
        ahead = path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]
        ahead = ahead / np.linalg.norm(ahead)
        side = np.cross(ahead, (0, 1, 0))
        side = side / np.linalg.norm(side)
        w = (width + (end - width) * k / (len(path) - 1)) / 2
        corners.append(
            [point + side * a * w + np.array((0, b * w, 0)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        )
    for c in range(4):
        kit.rope([row[c] for row in corners], 0.085, steel, 1)
    for k in range(len(corners) - 1):
        for c in (0, 2):
            d = (c + 1) % 4
            one, two = ((c, d), (d, c))[k % 2]
            kit.rope([corners[k][one], corners[k + 1][two]], 0.05, steel, 1)
        kit.rope([corners[k][0], corners[k][1]], 0.05, steel, 1)
    return path


def crane(side, colour):
    """A dancer who leans back: mast as a bent back, the arm held out to the partner, the weight behind."""
    steel = clay(colour, bump=0.2, rough=0.5, vary=0.1)
    s = side
    foot, waist, neck = (s * 1.75, 0, -0.3), (s * 2.25, 0, 5.2), (s * 3.55, 0, 10.2)
    lattice([foot, waist, neck], 1.0, 0.85, steel, 16)
    crown = (s * 4.1, 0, 12.1)
    lattice([neck, crown], 0.75, 0.2, steel, 4)
    hand = (s * 0.3, 0, 11.35)
    arm = [(s * 3.4, 0, 10.4), (s * 1.9, 0, 10.7), hand]
    lattice(arm, 0.7, 0.4, steel, 8)
    tail = (s * 5.2, 0, 9.6)
    lattice([(s * 3.7, 0, 10.3), tail], 0.65, 0.5, steel, 4)
    weight = kit.box((0.62, 0.8, 1.0), steel, (0, 0, -0.9), bevel=0.05)
    kit.place(weight, (tail[0], 0, tail[2] - 0.9), (0, 12 * s, 0))
    for end in (hand, arm[1], tail):
        kit.rope([crown, end], 0.05, steel, 1)
    cabin = [
        kit.box((0.95, 0.8, 1.0), steel, (0, 0, 0), bevel=0.1),
        kit.box((0.62, 0.04, 0.5), lamp("#ffd98a", 3), (-0.06 * s, -0.41, 0.34), bevel=0),
    ]
    kit.group(cabin, (s * 2.85, -0.3, 9.2), (0, 15 * s, 0))
    return np.array(hand)


def swing(left, right):
    """Both hands hold one hook; from it hangs a girder on two ropes."""
    iron = clay("#141f40", rough=0.6)
    top = (left + right) / 2 + (0, 0, -0.4)
    for end in (left, right):
        kit.rope([end, top], 0.1, iron, 1)
    a = np.linspace(-0.3, 4.0, 16)
    kit.rope([top + (0.3 * math.sin(t), 0, -0.3 + 0.3 * math.cos(t)) for t in a], 0.075, iron, 2)
    deck, knot = 5.2, top + (0, 0, -0.58)
    for x in (-1.25, 1.25):
        kit.rope([knot + (0, 0.15, 0), (x, 0.15, deck + 0.1)], 0.055, iron, 1)
    kit.box((3.0, 0.4, 0.08), iron, (0, 0, deck), bevel=0.01)
    kit.box((3.0, 0.12, 0.3), iron, (0, 0, deck - 0.26), bevel=0.01)
    kit.box((3.0, 0.4, 0.08), iron, (0, 0, deck - 0.3), bevel=0.01)
    return deck + 0.08


def town():
    """Roofs and half-built floors in the mist."""
    rng = random.Random(8)
    for y, tone, tall in ((34, "#c88f86", 4.6), (22, "#8a6a86", 3.0), (12, "#4c4a7a", 1.7)):
        roofs = [(x, tall * rng.uniform(0.35, 1)) for x in np.arange(-24, 24, 1.5)]
        line = paper.unary_union([paper.rectangle(x, -4, x + rng.uniform(0.9, 1.6), h) for x, h in roofs])
        paper.cutout(line, clay(tone, bump=0.3, emit=0.06), (0, y, 0), depth=0.2, bevel=0)
        if y > 30:
            continue
        for x, h in roofs:
            for _ in range(rng.randrange(0, 4)):
                at = (x + rng.uniform(0.15, 0.7), y - 0.12, h - rng.uniform(0.25, 1.2))
                if at[2] > 0.15:
                    kit.box((0.16, 0.04, 0.22), lamp("#ffd88a", 2), at, bevel=0)


def paint(draft):
    """Before sunrise: a bright band over the town, and the floodlights of the cranes."""
    light.world("#6a80c0", "#c08a80", 0.32)
    camera = stage.camera((0, -20, 3.6), (0, 0, 6.4), 43)
    dawn = sky.gradient(
        [
            (0, "#16224c"),
            (0.2, "#28407a"),
            (0.36, "#6a7aa4"),
            (0.47, "#d8b0a0"),
            (0.56, "#ffcf96"),
            (0.66, "#f8a566"),
            (1, "#d8704a"),
        ],
        12,
        0.06,
    )
    dawn = sky.clouds(
        dawn, "#c89aa4", "#33477f", cover=0.32, cell=150, stretch=4.2, band=(0.02, 0.4), amount=0.6
    )
    sky.backdrop(sky.stars(dawn, 30, 5, down_to=0.25), 90, camera)
    ground = clay("#33406e", bump=0.6, grain=4, vary=0.18)
    kit.land(
        lambda x, y: 0.08 * np.sin(x * 0.9) + 0.05 * np.sin(y * 1.7) - 0.05, (-26, 26), (-18, 12), ground, 120
    )
    town()
    left, right = crane(-1, "#24386e"), crane(1, "#2c3a66")
    swing(left, right)
    light.area((0, 26, 7), (0, 0, 6), 8, 2200, "#ffb478")
    for side in (-1, 1):
        light.area((side * 2.6, -0.9, 9.3), (0, 0, 6.0), 0.4, 80, "#ffe2a8", 60)
    light.area((-10, -12, 8), (0, 0, 6), 5, 380, "#8aa8e8")
    light.area((10, -10, 4), (0, 0, 6), 5, 160, "#ffc4a0")
    return Finish(
        fog=Fog("#f6c09a", 26, 70, 0.75),
        shadows="#1c2450",
        lights="#fff2d4",
        vignette=0.18,
        focus=("face", "helmet", "hand"),
    )
