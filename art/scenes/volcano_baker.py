# SPDX-License-Identifier: GPL-3.0-or-later
"""The baker holds the loaf out over the volcano; somebody in there has been waiting for it."""

import random

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.figures import figure, hand_position, mark
from painter.people.stance import Stance

LEDGE, LAKE = -1.35, -3.55
BRACED = Stance(
    lean=-16,
    hips=(-0.06, 0.9),
    look=(6, 0, 0),
    left_hand=(-0.02, 0.6, -0.5),
    right_hand=(-0.02, 0.12, -0.42),
    left_foot=(0.08, 0.42, 0),
    right_foot=(0.08, -0.3, 0),
    elbows=(0.7, -0.5, -0.2),
)
GROUND = (  # near to far: the mountain's outline with the bite of the crater, from left to right; depth, colour
    ([(-8, -8), (-5.0, -5.2), (-3.6, -3.75), (-3.0, -3.45), (-2.5, -3.6), (-2.1, -4.3), (-1.5, -4.95), (0.2, -5.15), (1.7, -4.9), (2.2, -4.2), (2.6, -3.0), (3.1, -2.5), (3.7, -3.1), (5.0, -5.0), (8, -8)], -1.3, "#34101e"),
    ([(-9, -8), (-5.0, -4.2), (-3.7, -2.75), (-3.1, -2.4), (-2.3, -2.45), (-1.75, -2.65), (-1.5, -3.4), (-1.1, -4.4), (0.3, -4.7), (1.6, -4.5), (2.0, -3.4), (2.15, -2.2), (2.5, -1.3), (2.95, -1.05), (3.6, -1.9), (5, -3.9), (8, -8)], -0.5, "#5a1222"),
    ([(-9, -8), (-5.0, -3.3), (-3.8, -1.75), (-3.2, LEDGE), (-2.0, LEDGE), (-0.75, LEDGE - 0.03), (-0.52, LEDGE - 0.2), (-0.75, -2.2), (-0.62, -3.0), (-0.2, -4.2), (1.2, -4.4), (1.7, -3.2), (1.72, -2.0), (2.05, -0.7), (2.3, 0.1), (2.7, 0.3), (3.3, -0.7), (5, -3.2), (8, -8)], 0.4, "#8a1a20"),
    ([(-9, -8), (-5.0, -2.8), (-3.9, -1.4), (-3.3, -0.8), (-2.6, -0.85), (-1.6, -1.1), (-0.9, -1.7), (-0.4, -2.9), (-0.1, -4.0), (1.1, -4.0), (1.4, -2.6), (1.6, -1.2), (1.85, 0.0), (2.2, 0.6), (2.5, 0.5), (3.2, -0.5), (5, -2.8), (8, -7)], 1.5, "#b02a1c"),
    ([(-9, -8), (-5.0, -2.6), (-3.6, -0.7), (-3.0, -0.2), (-2.2, -0.25), (-1.2, -0.75), (-0.4, -1.2), (0.3, -1.35), (0.9, -1.1), (1.4, -0.5), (1.8, 0.4), (2.2, 0.8), (2.7, 0.3), (5, -2.6), (8, -7)], 3.0, "#d04420"),
)  # fmt: skip


def mountain():
    """Sheets from plum to orange, each with the bite of the crater in it."""
    for k, (edge, y, tone) in enumerate(GROUND):
        line = paper.smooth_path(edge, 7)
        body = paper.Polygon([*map(tuple, line), (7, -9), (-7, -9)]).buffer(0)
        paper.sheet(paper.wavering(body, 0.045, 5 + k), y, tone, depth=0.14)
    paper.sheet(paper.rectangle(-12, -12, 12, 12), 6.2, "#3a1a56", emit=0.14)
    for k, (tone, z) in enumerate((("#4c1c50", -2.0), ("#3c1440", -3.4))):
        xs = np.linspace(-9, 9, 90)
        top = z + 0.35 * np.sin(xs * 0.9 + 2 * k) + 0.12 * np.sin(xs * 2.3 + k)
        paper.sheet(paper.Polygon([*zip(xs, top, strict=True), (9, -9), (-9, -9)]), 5.6 - 0.5 * k, tone)
    rng = random.Random(5)
    for _ in range(34):
        at = (rng.uniform(-5.4, 5.4), 6.0, 0.8 + 5.6 * rng.random() ** 0.8)
        kit.sphere(rng.uniform(0.016, 0.036), lamp("#ffe0b0", 1.6), at, 8)


def lake():
    """Waves of fire, the far ones lightest."""
    waves = ((2.2, -2.95, "#ffd884", 1.3), (1.1, -3.4, "#ffb648", 1.1), (0.0, -3.9, "#ff8a2a", 0.9), (-0.9, -4.45, "#f0581c", 0.7))
    xs = np.linspace(-4, 5, 120)
    for k, (y, z, tone, strength) in enumerate(waves):
        top = z + 0.13 * np.abs(np.sin(xs * 1.7 + 1.9 * k)) + 0.05 * np.sin(xs * 4.3 + k)
        shape = paper.Polygon([*zip(xs, top, strict=True), (5, -9), (-4, -9)])
        paper.cutout(shape, clay(tone, bump=0.4, grain=12, emit=strength), (0, y, 0), depth=0.04, bevel=0)


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
    )
    kit.place(her, (-1.72, 0.1, LEDGE - 0.02), (0, 0, 90), 3.5)
    top = np.array(mark(her, "top"))
    toque = Clay().add(tube([(0, 0, -0.3), (0, 0, 0.12)], [0.26, 0.27], 2), "#f6ead6")
    for k in range(7):
        a = k * 0.9
        toque.add(ball((0.17 * np.cos(a), 0.17 * np.sin(a), 0.36 + 0.05 * (k % 3)), 0.24), "#f6ead6", 0.06)
    kit.place(kit.model(toque, (-0.6, -0.6, -0.7), (0.6, 0.6, 0.9), 60, surfaces.cloth("#f6ead6")), top + (-0.06, 0, 0.0), (0, -14, 0), 0.95).name = "hat"
    left, right = (np.array(hand_position(her, side)) for side in ("left", "right"))
    way = (left - right) * (1, 0, 1)
    way /= np.linalg.norm(way)
    tip = left + way * 1.7
    wood = surfaces.wood("#8a5226", along="x")
    kit.rope([right - way * 0.9, right, left, tip], 0.055, wood, 2).name = "peel"
    blade = kit.box((1.25, 0.9, 0.07), wood, tip + way * 0.5, (0, -np.degrees(np.arctan2(way[2], way[0])), 0), bevel=0.03)
    blade.name = "peel blade"
    at = tip + way * 0.52 + (0, 0, 0.3)
    crust = clay("#b8681e", bump=1.0, grain=10, vary=0.3)
    kit.sphere((0.5, 0.46, 0.33), crust, at, 48).name = "loaf"
    for x in (-0.2, 0.02, 0.24):
        line = [(x - 0.1, -0.34, 0.16), (x, -0.24, 0.28), (x + 0.1, -0.05, 0.34)]
        kit.rope([at + p for p in line], 0.035, clay("#f2d09a"), 4).name = "loaf cut"
    return at


def paint(draft):
    """All light comes up from the lake of fire."""
    light.world("#6a2048", "#6a1c1c", 0.3)
    stage.camera((-0.1, -14.5, -0.2), (-0.1, 0, -0.75), 43)
    mountain()
    lake()
    at = baker()
    for x in (2.34, 2.72):
        kit.sphere((0.075, 0.03, 0.055), lamp("#ffe08a", 2.5), (x, -0.62, -1.72 + 0.04 * (x > 2.5)), 16).name = "eye"
    rng = random.Random(8)
    for _ in range(48):
        t = rng.random()
        x = 0.5 + 0.3 * t + rng.gauss(0, 0.3 + 0.7 * t)
        kit.sphere(rng.uniform(0.016, 0.04) * (1.2 - 0.6 * t), lamp("#ffc060", 3), (x, 1.0, LAKE + 0.4 + 7.2 * t), 8)
    light.area((0.4, 0.9, LAKE + 0.3), (0.2, 0.6, 3), 2.0, 900, "#ffa040")
    light.area((0.5, 2.4, -3), (0.2, 4.4, 1.5), 2.0, 700, "#ff8a38")
    light.area((0.5, -1.5, LAKE), (-1.4, 0, 0.6), 1.2, 520, "#ffb050")
    light.area((-6, -9, 6), (0, 0, 0), 3, 460, "#c85a70")
    return Finish(shadows="#220a20", lights="#ffedc8", vignette=0.24, lift=0.7, focus=("loaf", "peel", "hat"))
