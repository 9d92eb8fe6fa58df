# SPDX-License-Identifier: GPL-3.0-or-later
"""The baker opens the volcano, and the bread is burnt."""

import random

import numpy as np
from shapely import affinity, unary_union

from painter import kit, light, paper, stage, surfaces
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.figures import figure, hand_position
from painter.people.stance import Stance

FLOOR = -3.55
RIM = [(-1.12, 2.34), (-0.82, 2.12), (-0.45, 1.96), (0.0, 1.9), (0.42, 1.98), (0.8, 2.1), (1.08, 2.28)]
SLOPE = [
    (-9, -2.4),
    (-5.4, -1.5),
    (-3.6, -0.72),
    (-2.5, 0.1),
    (-1.75, 1.0),
    *RIM,
    (1.7, 0.96),
    (2.45, 0.14),
    (3.5, -0.6),
    (5.4, -1.5),
    (9, -2.4),
]
SEAMS = (
    (
        [(-0.62, 2.1), (-0.72, 1.6), (-1.05, 1.15), (-1.2, 0.6), (-1.75, 0.1), (-2.0, -0.5), (-2.6, -0.95)],
        0.26,
    ),
    ([(-1.2, 0.62), (-1.0, 0.2), (-1.12, -0.2), (-1.0, -0.45)], 0.1),
    ([(0.28, 2.0), (0.2, 1.5), (0.42, 1.05), (0.3, 0.6), (0.55, 0.15), (0.45, -0.2)], 0.24),
    ([(0.4, 1.05), (0.9, 0.6), (1.05, 0.1), (1.6, -0.4), (1.8, -1.0), (2.4, -1.5)], 0.15),
    ([(0.86, 2.15), (1.05, 1.65), (1.4, 1.25), (1.62, 0.8), (2.2, 0.3), (2.6, -0.1), (3.3, -0.4)], 0.2),
)
RECOIL = Stance(
    lean=-38,
    hips=(0.16, 0.93),
    look=(-12, -24, 0),
    left_hand=(-0.1, 0.86, -0.34),
    right_hand=(-0.16, 0.32, 0.44),
    left_foot=(0.06, 0.36, 0),
    right_foot=(0.06, -0.36, 0.0),
    elbows=(0.6, 0.5, 0.0),
    tip=(-7, 0),
)


def cave(shrink=0.0, drop=0.0):
    """The mouth of the oven: a rough low cave."""
    r = 1.62 - shrink
    top = [(-r, FLOOR - drop), (-r * 1.02, FLOOR + 0.5), (-r * 0.84, FLOOR + 1.25), (-r * 0.4, FLOOR + 1.95)]
    top += [(0.05, FLOOR + 2.2), (r * 0.46, FLOOR + 1.9), (r * 0.88, FLOOR + 1.3), (r * 1.04, FLOOR + 0.55)]
    shape = paper.Polygon([*top, (r, FLOOR - drop)])
    return shape if not shrink else shape.intersection(affinity.translate(shape, 0, -0.5 * shrink))


def mountain():
    """Seven sheets from plum to orange, each with a smaller mouth; lava seams cut into the first."""
    hill = paper.Polygon([*SLOPE, (9, -9), (-9, -9)])
    seams = unary_union([paper.ribbon(line, width, 0.03, 5) for line, width in SEAMS])
    seams = paper.wavering(seams, 0.035, 11).difference(cave().buffer(0.12))
    tones = ("#46142a", "#6a1a22", "#8a201d", "#a82c1c", "#c8431e", "#e06a2a", "#f09a48")
    for k, tone in enumerate(tones):
        body = paper.wavering(hill.buffer(-0.1 * k), 0.05, 5 + k).difference(
            paper.wavering(cave(0.11 * k), 0.05, 2 + k)
        )
        if k == 0:
            body = body.difference(seams)
        paper.sheet(paper.rounded(body, 0.01), 0.3 * k, tone, depth=0.1)
    paper.cutout(seams.buffer(0.03), lamp("#ff6a20", 1.2), (0, 0.12, 0), depth=0.02, bevel=0)
    fire = paper.Polygon([*RIM, (0.98, 2.42), (0.5, 2.3), (0, 2.36), (-0.5, 2.28), (-1.0, 2.46)]).buffer(0.06)
    paper.cutout(fire, lamp("#ff9440", 1.5), (0, 0.9, 0.24), depth=0.02, bevel=0)
    back = [(-1.3, 1.9), (-1.1, 2.5), (-0.6, 2.38), (-0.1, 2.46), (0.5, 2.36), (1.06, 2.46), (1.3, 1.9)]
    inner = [(0.9, 2.2), (0.4, 2.14), (0, 2.18), (-0.45, 2.12), (-0.9, 2.24)]
    rim = affinity.translate(paper.wavering(paper.Polygon([*back, *inner]), 0.03, 4), 0, 0.26)
    paper.sheet(rim, 0.7, "#7a2024", depth=0.1)


def inside():
    """A shelf of loaves before the fire."""
    crust = [clay(c, bump=0.8, grain=14, vary=0.3) for c in ("#a8561c", "#c06a22", "#8f4518")]
    rng, z, half = random.Random(3), FLOOR + 1.12, 0.62
    kit.box((2 * half + 0.6, 0.7, 0.07), clay("#4a1414", bump=0.5), (0, 1.75, z - 0.07))
    for k in range(4):
        r = 0.21 + rng.uniform(-0.02, 0.03)
        at = (-half + 2 * half * k / 3, 1.62, z + r * 0.5)
        kit.sphere((r, r, r * 0.72), crust[k % 3], at, 32).name = "loaf"
    paper.cutout(cave(0.45, 0.2), lamp("#ffc264", 1.2), (0, 2.7, 0), depth=0.02, bevel=0)
    kit.box((3.2, 4.2, 0.4), clay("#c8481e", bump=0.6, grain=8), (0, 1.5, FLOOR - 0.42))


def baker():
    """She leans far back, an arm before her nose, and holds the peel with the burnt loaf away from her."""
    her = figure(
        "round elder",
        RECOIL,
        "apron",
        skin="umber",
        coat="#e8d8c4",
        trousers="#4a1a20",
        apron="#f4e6d0",
        hat="beret",
        hat_colour="#f6ead6",
        hair="bun",
        hair_colour="#2a1a16",
        age=46,
        expression="disgusted",
    )
    kit.place(her, (-1.36, -1.6, FLOOR - 0.74), (0, 0, 94), 2.45)
    hand = np.array(hand_position(her, "left"))
    wood = clay("#8a5226", bump=0.5)
    way = np.array((1.0, 0.08, 0.06))
    way /= np.linalg.norm(way)
    tip = hand + way * 1.15
    peel = kit.rope([hand - way * 0.55, hand, (hand + tip) / 2, tip], 0.05, wood, 2)
    peel.name = "peel"
    blade = kit.lathe([(0.001, -0.03), (0.4, -0.03), (0.42, 0), (0.4, 0.03), (0.001, 0.03)], wood, 40)
    kit.place(blade, tip + way * 0.36).name = "peel blade"
    middle = tip + way * 0.36
    coal = clay("#0e0a0c", bump=1.4, grain=9, vary=0.4, rough=0.9)
    kit.sphere((0.43, 0.37, 0.27), coal, middle + (0, 0, 0.2), 40).name = "loaf"
    for x in (-0.14, 0.08):
        line = [(x - 0.05, -0.35, 0.22), (x, -0.31, 0.33), (x + 0.07, -0.22, 0.41)]
        kit.rope([middle + p for p in line], 0.016, lamp("#ff5a1e", 1.4), 3).name = "loaf ember"
    x, z = middle[0] - 0.04, middle[2] + 0.5
    way = [(x, z), (x - 0.1, z + 0.34), (x + 0.07, z + 0.68), (x - 0.03, z + 1.0)]
    plume = paper.ribbon(way, 0.03, 0.16, 6)
    plume = plume.union(paper.ribbon([way[-1], (x + 0.04, z + 1.2), (x + 0.2, z + 1.4)], 0.16, 0.02, 6))
    smoke = clay("#8c6068", bump=0.4, rough=0.9)
    paper.cutout(plume, smoke, (0, middle[1] + 0.1, 0), depth=0.03).name = "smoke"


def night():
    """A plum night with a few stars, far hills of paper, a cloud lit from the crater, sparks that rise."""
    paper.sheet(paper.rectangle(-9, -9, 9, 9), 6.4, "#552672", emit=0.16)
    for k, (tone, z) in enumerate((("#742444", 1.5), ("#942834", -0.1))):
        xs = np.linspace(-9, 9, 90)
        top = z + 0.3 * np.sin(xs * 0.8 + 2 * k) + 0.12 * np.sin(xs * 2.1 + k)
        paper.sheet(paper.Polygon([*zip(xs, top, strict=True), (9, -9), (-9, -9)]), 5.2 - 0.45 * k, tone)
    puffs = [(0.1, 2.75, 0.42), (0.55, 3.2, 0.55), (1.15, 3.6, 0.68), (1.9, 3.95, 0.8), (2.75, 4.2, 0.9)]
    for k, tone in enumerate(("#52203c", "#6c2838")):
        cloud = unary_union(
            [paper.Point(x + 0.14 * k, z - 0.2 * k).buffer(r - 0.16 * k, 24) for x, z, r in puffs]
        )
        paper.sheet(paper.wavering(cloud, 0.05, 3 + k), 2.6 - 0.4 * k, tone, depth=0.1)
    light.bulb((0, 1.6, 2.7), 150, "#ff8038", 0.4)
    rng = random.Random(8)
    for _ in range(40):
        t = rng.random() ** 1.3
        x = 0.05 + 0.5 * t + rng.gauss(0, 0.2 + 0.5 * t)
        size = rng.uniform(0.014, 0.038) * (1.2 - 0.6 * t)
        kit.sphere(size, lamp("#ffb04a", 3.5), (x, 0.6, 2.35 + 1.6 * t), 8)
    for _ in range(26):
        at = (rng.uniform(-4.4, 1.4), 6.2, rng.uniform(2.4, 6.4))
        kit.sphere(rng.uniform(0.016, 0.034), lamp("#ffe0b0", 1.6), at, 8)


def ground():
    """The floor before the oven, in three low sheets."""
    kit.land(
        lambda x, y: (
            FLOOR
            - 0.72
            + 0.05 * np.sin(x * 1.3 + y)
            + 0.03 * np.sin(x * 3.1 - y * 2)
            - 0.05 * np.maximum(-y - 2.5, 0)
        ),
        (-7, 7),
        (-8, 0.4),
        clay("#8a2c22", bump=0.9, grain=5, vary=0.25),
        120,
    )
    step = paper.rounded(paper.rectangle(-1.95, FLOOR - 0.8, 1.95, FLOOR), 0.05)
    paper.sheet(step, -0.3, "#6a2020", depth=0.5)
    basket = kit.lathe(
        [(0.001, 0), (0.4, 0), (0.52, 0.42), (0.56, 0.44), (0.5, 0.46), (0.4, 0.2), (0.001, 0.2)],
        clay("#7a3a1c", bump=1.2, grain=22),
        40,
    )
    kit.place(basket, (1.62, -1.7, FLOOR - 0.74), size=1.15)
    for x, y, z in ((-0.2, -0.1, 0.42), (0.2, -0.12, 0.44), (0.0, 0.2, 0.5), (0.02, -0.05, 0.62)):
        bread = kit.sphere(
            (0.24, 0.22, 0.18),
            clay("#b8641e", bump=0.8, grain=12, vary=0.3),
            (1.62 + x, -1.7 + y, FLOOR - 0.7 + z),
            24,
        )
        bread.name = "loaf"


def bell():
    """A small bell on a hook in the rock."""
    iron = clay("#2a1016", rough=0.5)
    kit.rope([(2.1, -0.3, FLOOR + 1.75), (2.3, -0.4, FLOOR + 1.8), (2.5, -0.45, FLOOR + 1.72)], 0.03, iron, 4)
    cup = kit.lathe(
        [(0.19, 0), (0.16, 0.04), (0.12, 0.2), (0.07, 0.3), (0.001, 0.33)],
        surfaces.metal("#d8a040", rough=0.35),
        32,
    )
    kit.place(cup, (2.5, -0.45, FLOOR + 1.37))
    kit.sphere(0.05, iron, (2.5, -0.45, FLOOR + 1.36), 12)


def paint(draft):
    """Night; the only fire is in the mountain."""
    light.world("#6a2a50", "#5a1a20", 0.34)
    stage.camera((0, -14.5, -1.0), (0, 0, -0.75), 49)
    night()
    mountain()
    inside()
    ground()
    baker()
    bell()
    light.bulb((0, 2.0, FLOOR + 1.3), 260, "#ffb04e", 0.5)
    light.area((0, 0.9, FLOOR + 1.2), (0.2, -4, FLOOR - 0.8), 1.6, 620, "#ffae54")
    light.area((-6, -8, 6), (0, 0, 0), 2.5, 620, "#ff7a58")
    light.area((0, 2.9, -1), (0, 5, 3), 4, 260, "#ff7a40")
    light.area((6, -7, 4), (0, 0, -1), 4, 130, "#8a5ac8")
    return Finish(shadows="#220a20", lights="#ffedc8", vignette=0.22, lift=0.7, focus=("loaf", "peel"))
