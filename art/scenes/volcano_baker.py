# SPDX-License-Identifier: GPL-3.0-or-later
"""The baker holds the loaf out over the volcano; somebody in there has been waiting for it."""

import random
from itertools import pairwise

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, tube
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.figures import figure, hand_position, mark
from painter.people.stance import Stance

LEDGE, LAKE = -1.35, -3.55
BRACED = Stance(
    lean=-18,
    hips=(0.06, 0.9),
    look=(0, 0, 0),
    left_hand=(-0.04, 0.72, -0.4),
    right_hand=(-0.2, 0.4, 0.36),
    left_foot=(0.08, 0.42, 0),
    right_foot=(0.08, -0.3, 0),
    elbows=(0.6, 0.5, 0.0),
)
GROUND = (  # near to far: the mountain's outline with the bite of the crater, from left to right; depth, colour
    (
        [
            (-8, -8),
            (-5.0, -5.2),
            (-3.6, -3.75),
            (-3.0, -3.45),
            (-2.5, -3.6),
            (-2.0, -3.62),
            (-1.4, -3.7),
            (0.2, -3.8),
            (1.6, -3.72),
            (2.2, -3.5),
            (2.6, -3.0),
            (3.1, -2.5),
            (3.7, -3.1),
            (5.0, -5.0),
            (8, -8),
        ],
        -1.3,
        "#34101e",
    ),
    (
        [
            (-9, -8),
            (-5.0, -4.2),
            (-3.7, -2.75),
            (-3.1, -2.4),
            (-2.3, -2.45),
            (-1.75, -2.65),
            (-1.5, -3.4),
            (-1.1, -4.4),
            (0.3, -4.7),
            (1.6, -4.5),
            (2.0, -3.4),
            (2.15, -2.2),
            (2.5, -1.3),
            (2.95, -1.05),
            (3.6, -1.9),
            (5, -3.9),
            (8, -8),
        ],
        -0.5,
        "#5a1222",
    ),
    (
        [
            (-9, -8),
            (-5.0, -3.3),
            (-3.8, -1.75),
            (-3.2, LEDGE),
            (-2.0, LEDGE),
            (-0.75, LEDGE - 0.03),
            (-0.52, LEDGE - 0.2),
            (-0.75, -2.2),
            (-0.62, -3.0),
            (-0.2, -4.2),
            (1.2, -4.4),
            (1.7, -3.2),
            (1.72, -2.0),
            (2.05, -0.7),
            (2.3, 0.1),
            (2.7, 0.3),
            (3.3, -0.7),
            (5, -3.2),
            (8, -8),
        ],
        0.4,
        "#8a1a20",
    ),
    (
        [
            (-9, -8),
            (-5.0, -2.8),
            (-3.9, -1.4),
            (-3.3, -0.8),
            (-2.6, -0.85),
            (-1.6, -1.1),
            (-0.9, -1.7),
            (-0.4, -2.9),
            (-0.1, -4.0),
            (1.1, -4.0),
            (1.4, -2.6),
            (1.6, -1.2),
            (1.85, 0.0),
            (2.2, 0.6),
            (2.5, 0.5),
            (3.2, -0.5),
            (5, -2.8),
            (8, -7),
        ],
        1.5,
        "#b02a1c",
    ),
    (
        [
            (-9, -8),
            (-5.0, -2.6),
            (-3.6, -0.7),
            (-3.0, -0.2),
            (-2.2, -0.25),
            (-1.2, -0.75),
            (-0.4, -1.2),
            (0.3, -1.35),
            (0.9, -1.1),
            (1.4, -0.5),
            (1.8, 0.4),
            (2.2, 0.8),
            (2.7, 0.3),
            (5, -2.6),
            (8, -7),
        ],
        3.0,
        "#d04420",
    ),
)


def broken(edge, seed):
    """A line through the points that breaks like rock; where it is level, it stays so."""
    rng, path = random.Random(seed), paper.smooth_path(edge, 5)
    line = []
    for (x, z), (u, w) in pairwise(path):
        level = abs(w - z) < 0.12 * abs(u - x)
        jag = 0.012 if level else 0.085
        line.append((x + rng.uniform(-jag, jag), z + rng.uniform(-jag, jag)))
    return [*line, tuple(path[-1])]


def mountain():
    """Sheets from plum to orange, each with the bite of the crater in it."""
    for k, (edge, y, tone) in enumerate(GROUND):
        body = paper.Polygon([*broken(edge, 11 + k), (9, -9), (-9, -9)]).buffer(0)
        paper.sheet(paper.rounded(body, 0.012), y, tone, depth=0.14)
    paper.sheet(paper.rectangle(-12, -12, 12, 12), 6.2, "#3a1a56", emit=0.2)
    for k, (tone, z) in enumerate((("#4c1c50", -2.0), ("#3c1440", -3.4))):
        xs = np.linspace(-9, 9, 90)
        top = z + 0.35 * np.sin(xs * 0.9 + 2 * k) + 0.12 * np.sin(xs * 2.3 + k)
        paper.sheet(paper.Polygon([*zip(xs, top, strict=True), (9, -9), (-9, -9)]), 5.6 - 0.5 * k, tone)
    for x, z in ((-4.1, -3.1), (-3.9, -3.25), (-4.35, -3.3), (4.0, -3.2), (4.2, -3.05)):
        kit.box((0.07, 0.03, 0.09), lamp("#ffc860", 2), (x, 4.9, z), bevel=0)
    rng = random.Random(5)
    for _ in range(34):
        at = (rng.uniform(-5.4, 5.4), 6.0, 0.8 + 5.6 * rng.random() ** 0.8)
        kit.sphere(rng.uniform(0.016, 0.036), lamp("#ffe0b0", 1.6), at, 8)


def lake():
    """A lake of fire with dark floes of crust on it."""
    rng = np.random.default_rng(6)
    cells = np.stack([rng.uniform(-4, 5, 46), rng.uniform(-2, 4, 46)], -1)

    def fire(x, y, z):
        warped = np.stack([x + 0.12 * np.sin(y * 5 + x * 2), y + 0.12 * np.sin(x * 4)], -1)
        far = np.sort(np.linalg.norm((warped[:, None] - cells) * (1, 1.25), axis=-1), axis=1)
        seam = far[:, 1] - far[:, 0]
        heat = np.clip(1 - seam / 0.42, 0, 1) + np.clip((y + 0.2) * 0.3, 0, 0.8)
        tones = np.array([linear(c) for c in ("#a01c0c", "#e0481a", "#ff9a38", "#ffd070")])
        return np.stack([np.interp(heat, (0.1, 0.5, 0.85, 1.3), tones[:, k]) for k in range(3)], -1)

    molten = clay(None, bump=0.6, grain=7, vary=0.15, emit=1.0)
    kit.land(
        lambda x, y: LAKE - 0.25 + 0.04 * np.sin(x * 2 + y), (-2.6, 3.0), (-1.25, 3.0), molten, 260, fire
    ).name = "lava"


def baker():
    """She stands braced on the ledge with a peel twice as long as herself."""
    her = figure(
        "round elder",
        BRACED,
        "apron",
        skin="umber",
        coat="#e8d8c4",
        trousers="#4a1a20",
        apron="#f4e6d0",
        hat="none",
        hair="bun",
        hair_colour="#2a1a16",
        age=52,
        expression="disgusted",
    )
    kit.place(her, (-1.6, 0.1, LEDGE - 0.02), (0, 0, 90), 3.9)
    top = np.array(mark(her, "top"))
    toque = Clay().add(tube([(0, 0, -0.06), (0, 0, 0.2)], [0.26, 0.27], 2), "#f6ead6")
    for k in range(7):
        a = k * 0.9
        toque.add(ball((0.17 * np.cos(a), 0.17 * np.sin(a), 0.36 + 0.05 * (k % 3)), 0.25), "#f6ead6", 0.16)
    kit.place(
        kit.model(toque, (-0.6, -0.6, -0.7), (0.6, 0.6, 0.9), 60, surfaces.cloth("#f6ead6")),
        top + (-0.1, 0, -0.1),
        (0, -14, 0),
        0.95,
    ).name = "hat"
    left = np.array(hand_position(her, "left")) - (0, 0, 0.09)
    way = np.array((1, 0, 0.02))
    tip = left + way * 1.2
    wood = surfaces.wood("#8a5226", along="x")
    kit.rope([left - way * 1.9, left - way, left, tip], 0.055, wood, 2).name = "peel"
    blade = kit.box(
        (1.25, 0.9, 0.07), wood, tip + way * 0.5, (0, -np.degrees(np.arctan2(way[2], way[0])), 0), bevel=0.03
    )
    blade.name = "peel blade"
    at = tip + way * 0.52 + (0, 0, 0.36)
    crust = clay("#c8742a", bump=0.8, grain=7, vary=0.25)
    kit.sphere((0.6, 0.55, 0.4), crust, at, 48).name = "loaf"
    for x in (-0.26, 0.0, 0.26):
        line = [(x - 0.12, -0.43, 0.14), (x, -0.34, 0.27), (x + 0.1, -0.12, 0.37)]
        kit.rope([at + p for p in line], 0.045, clay("#f2d09a"), 4).name = "loaf cut"
    return at


def bell():
    """A small bell on a post, for when the bread is done."""
    wood = clay("#3a1418", bump=0.5)
    x, z = -2.95, LEDGE - 0.15
    kit.rope([(x, 0.2, z), (x + 0.03, 0.2, z + 1.0), (x + 0.05, 0.2, z + 1.5)], 0.05, wood, 3)
    kit.rope([(x, 0.2, z + 1.42), (x + 0.2, 0.2, z + 1.46), (x + 0.42, 0.2, z + 1.4)], 0.04, wood, 3)
    cup = [(0.2, 0), (0.17, 0.05), (0.12, 0.22), (0.07, 0.31), (0.001, 0.34)]
    kit.place(
        kit.lathe(cup, surfaces.metal("#d8a040", rough=0.35), 32), (x + 0.38, 0.2, z + 1.02)
    ).name = "bell"
    kit.sphere(0.055, wood, (x + 0.38, 0.2, z + 1.0), 12)


def paint(draft):
    """All light comes up from the lake of fire."""
    light.world("#6a2048", "#6a1c1c", 0.3)
    stage.camera((-0.05, -14.3, 2.6), (-0.05, 0, -0.4), 49)
    mountain()
    lake()
    bell()
    at = baker()
    light.area(at + (0.1, -0.9, -1.1), at, 0.5, 45, "#ffc060", 90)
    for x in (2.36, 2.86):
        kit.sphere(
            (0.12, 0.03, 0.075), lamp("#ffe08a", 1.6), (x, -0.62, -2.1 + 0.05 * (x > 2.5)), 16
        ).name = "eye"
        kit.sphere(
            (0.045, 0.03, 0.07), clay("#1c0610"), (x - 0.03, -0.66, -2.1 + 0.05 * (x > 2.5)), 12
        ).name = "eye"
    rng = random.Random(8)
    for _ in range(48):
        t = rng.random()
        x = 0.5 + 0.3 * t + rng.gauss(0, 0.3 + 0.7 * t)
        kit.sphere(
            rng.uniform(0.02, 0.052) * (1.2 - 0.6 * t), lamp("#ffc060", 3), (x, 1.0, LAKE + 0.4 + 7.2 * t), 8
        )
    light.area((0.4, 0.9, LAKE + 0.3), (0.2, 0.6, 3), 1.6, 380, "#ff8a34")
    light.area((0.5, 2.3, -3.6), (0.4, 3.1, -2.2), 1.6, 70, "#ff7a30")
    light.area((0.9, -1.6, LAKE + 0.4), (-0.8, 0, 0.9), 0.8, 420, "#ffb050", 90)
    light.area((1.2, -2.6, 0.6), (-1.4, 0, 1.9), 0.6, 34, "#ffb060", 50)
    light.area((-7, -9, 5), (-1, 0, -1), 3, 520, "#a05a90")
    return Finish(shadows="#220a20", lights="#ffedc8", vignette=0.24, lift=0.7, focus=("loaf", "peel", "hat"))
