# SPDX-License-Identifier: GPL-3.0-or-later
"""At dawn two building cranes dance, and the whole site with them."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

APRICOT, INK = "#f08a4a", "#2f4a80"


def lattice(points, width, steel, bays):
    """A mast of four tubes with crossed braces between them, along a smooth line."""
    path = paper.smooth_path(points, max(2, bays // (len(points) - 1)))
    corners = []
    for k, point in enumerate(path):
        ahead = path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]
        ahead = ahead / np.linalg.norm(ahead)
        side = np.cross(ahead, (0, 1, 0))
        side = side / np.linalg.norm(side)
        depth = np.array((0, 1, 0))
        w = width * (1 - 0.25 * k / len(path)) / 2
        corners.append(
            [point + side * a * w + depth * b * w for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        )
    for c in range(4):
        kit.rope([row[c] for row in corners], width * 0.085, steel, 1)
    for k in range(len(corners) - 1):
        for c in range(4):
            d = (c + 1) % 4
            kit.rope(
                [corners[k][c], corners[k + 1][d]] if k % 2 else [corners[k][d], corners[k + 1][c]],
                width * 0.045,
                steel,
                1,
            )
            kit.rope([corners[k][c], corners[k][d]], width * 0.045, steel, 1)


def cabin(at, turn, colour):
    """A glass cabin like a head; inside a lamp burns, and nobody sits there."""
    parts = [
        kit.box((0.9, 0.8, 0.72), clay(colour, bump=0.25, rough=0.5), (0, 0, 0), bevel=0.1),
        kit.box((0.98, 0.88, 0.12), clay(colour, rough=0.5), (0, 0, 0.7), bevel=0.05),
        kit.box((0.62, 0.04, 0.4), lamp("#ffe2a0", 2.4), (0.06, -0.41, 0.2), bevel=0),
        kit.box((0.04, 0.56, 0.4), lamp("#ffe2a0", 2.4), (0.46, 0, 0.2), bevel=0),
    ]
    kit.group(parts, at, turn)
    light.bulb((at[0], at[1] - 0.9, at[2] + 0.4), 30, "#ffd890", 0.1)


def crane(x, side, colour, hip, neck, head, hand, tail):
    """A dancer: mast as leg and back, a bent neck, one long arm to the partner, a short one with the weight behind."""
    steel = clay(colour, bump=0.25, rough=0.45, vary=0.1)
    kit.box((1.7, 1.5, 0.35), clay("#b9aa98", bump=0.5), (x, 0, 0), bevel=0.05)
    lattice([(x, 0, 0.3), hip, neck], 0.62, steel, 22)
    lattice([neck, head], 0.5, steel, 6)
    lattice([neck, hand[0], hand[1]], 0.42, steel, 22)
    lattice([neck, tail], 0.46, steel, 8)
    weight = kit.box((0.75, 0.8, 0.85), clay("#8a8078", bump=0.6, vary=0.2), bevel=0.05)
    kit.place(weight, (tail[0], tail[1], tail[2] - 0.75), (0, 14 * side, 0))
    cabin(
        (neck[0] + 0.45 * side, neck[1] - 0.3, neck[2] - 0.55),
        (0, -12 * side, 0 if side > 0 else 180),
        colour,
    )
    for end in (hand[1], tail):
        kit.rope([head, end], 0.025, clay("#4a3c40"), 1)


def embrace(left, right):
    """Both hooks meet and hold the same beam, as hands do."""
    iron = clay("#4a4248", rough=0.4, metal=0.4)
    low = (np.array(left) + right) / 2 - (0, 0, 2.1)
    for tip, dx in ((left, -0.22), (right, 0.22)):
        kit.rope([tip, low + (dx, 0, 0.4)], 0.022, iron, 1)
        a = np.linspace(-0.4, 3.9, 14)
        s = 1 if dx < 0 else -1
        kit.rope(
            [low + (dx + s * 0.22 * math.sin(t), 0, 0.16 + 0.22 * math.cos(t)) for t in a], 0.05, iron, 2
        )
    swing = [kit.box((3.1, 0.24, 0.2), clay("#c8553c", bump=0.4), (0, 0, 0), bevel=0.03)]
    kit.group(swing, low + (0, 0, -0.16), (0, -9, 14))


def couple():
    """Down on the site two of the crew dance as well: yellow helmets, arms high, laughing."""
    low = [(0.36, 0.0), (0.37, 0.04), (0.27, 0.05), (0.25, 0.2), (0.14, 0.3), (0.001, 0.32)]
    pair = (
        (-0.74, 58, "dancing lead", 44, 1, "brown", "round", "#e0602c", "#35508a"),
        (0.74, -58, "dancing follow", 29, 0, "peach", "lanky", "#f4e6cc", "#4a5a40"),
    )
    for x, turn, pose, age, female, skin, build, shirt, legs in pair:
        who = person(
            age=age, female=female, build=build, tall=3.3, height_heads=4.5, pose=pose, expression="laughing",
            look=Look(SKINS[skin], eye=1.15), hair="ponytail" if female else "short", hair_colour="#2a1a14",
            clothes=[Garment("trousers", legs, braces=legs), Garment("top", shirt, hem=0.04)], boot=2,
            look_at=(0, -1.7, 2.9),
        )  # fmt: skip
        kit.place(who.thing, (x, -4.4, 0), (0, 0, turn))
        helmet = kit.lathe(low, clay("#f8c02c", rough=0.4, bump=0.1), 36)
        kit.place(helmet, who.mark("head") + (0, 0.0, 0.44), (0, 0, turn), 1.15).name = "helmet"


def paint(draft):
    """Apricot dawn behind two tall dancers."""
    light.world("#b8c8e0", "#f8cfa0", 0.6)
    camera = stage.camera((0, -19, 2.2), (0, 0, 5.7), 43)
    dawn = sky.gradient(
        [(0, "#1f4f70"), (0.3, "#4f8c9c"), (0.52, "#c8c8a8"), (0.72, "#ffb45c"), (1, "#f8843c")], 12, 0.16
    )
    sky.backdrop(dawn, 70, camera)
    kit.land(
        lambda x, y: 0.05 * np.sin(x * 1.1) + 0.04 * np.sin(y * 1.7) - 0.02,
        (-22, 22),
        (-15, 40),
        clay("#d9a884", bump=0.7, grain=4, vary=0.18),
        150,
    )
    rng = random.Random(8)
    roofs = [(x, 0.6 + rng.random() * 2.2) for x in np.arange(-20, 20, 0.9)]
    skyline = paper.unary_union([paper.rectangle(x, -1, x + 0.86, h) for x, h in roofs])
    paper.cutout(skyline, clay("#c99a9a", emit=0.08), (0, 30, 0), depth=0.2, bevel=0)
    left, right = (-0.35, -0.5, 11.15), (0.55, -0.5, 10.7)
    crane(
        -2.6,
        1,
        APRICOT,
        (-4.35, 0, 3.7),
        (-2.3, 0, 8.3),
        (-1.75, 0, 10.2),
        ((-1.2, -0.3, 10.7), left),
        (-4.9, 0.4, 8.6),
    )
    crane(
        3.9,
        -1,
        INK,
        (3.1, 0, 3.9),
        (2.5, 0, 8.0),
        (2.25, 0, 9.8),
        ((1.5, -0.3, 10.3), right),
        (4.95, 0.4, 6.6),
    )
    embrace(left, right)
    couple()
    kit.sphere((2.4, 0.1, 2.4), lamp("#fff0c4", 1.5), (1.2, 48, 3.6), 48)
    light.sun((66, 0, -150), 2.6, "#ffb070", 3)
    light.area((-9, -10, 8), (0, 0, 6), 5, 900, "#ffd8b0")
    light.area((10, -9, 5), (0, 0, 6), 5, 900, "#8aa8e0")
    return Finish(fog=Fog("#ffd0a0", 20, 60, 0.55), shadows="#32305c", lights="#fff0d0", vignette=0.16)
