# SPDX-License-Identifier: GPL-3.0-or-later
"""In the eye of the whirlwind she waters a geranium."""

import math
import random

import numpy as np
from shapely.affinity import scale, translate

from painter import kit, light, paper, stage
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import flotsam, parlour, pasture, rooftown
from painter.people.garment import Garment
from painter.people.look import Look
from painter.people.person import person

EYE = 3.5  # below this height the wind only passes behind her
TILT = 0.24  # how far each turn rises to the right, beside its climb


def axis(z):
    """Where the middle of the whirlwind is at a height."""
    return 0.3 * np.sin(z * 0.45 + 0.2) * np.clip((z - 2) / 3, 0, 1)


def reach(z):
    """How wide it is."""
    return 1.4 + 0.085 * np.maximum(z - EYE, 0) ** 1.75


def height(turns):
    """How high the paper has come after so many turns."""
    return 0.5 + 1.22 * turns + 0.07 * turns**2


def ribbon(start, end, shift, width, front, back):
    """One long curl of paper, from turn to turn; it is another colour where it passes behind."""
    t = np.linspace(start, end, max(12, kit.detail(int(80 * (end - start)))))
    angle = 2 * math.pi * t
    z = height(t) + shift
    half = width * (0.55 + 0.06 * z) * np.clip(np.minimum(t - start, end - t) * 6 + 0.15, 0, 1) / 2
    rows = []
    for share in np.linspace(-1, 1, 5):
        q = reach(z + half * share) * (1 + 0.05 * share) + 0.06 * (1 - share**2)
        h = z + half * share + TILT * q * np.cos(angle) * np.clip((z - 1) / EYE, 0, 1)
        rows.append(np.stack([axis(h) + q * np.cos(angle), 1.2 + 0.72 * q * np.sin(angle), h], -1))
    far = np.clip(0.5 + 0.8 * np.sin(angle), 0, 1)[:, None]
    tone = np.array(linear(front)) * (1 - far) + np.array(linear(back)) * far
    paint = np.broadcast_to(tone, (5, *tone.shape))
    kit.sheet(np.array(rows), clay(bump=0.5, grain=22, vary=0.12, rough=0.85), paint)


def whirlwind():
    """A spiral of torn paper, open in front of her, then turn upon turn up to the edge."""
    rng = random.Random(11)
    wind = (
        (0.0, 0.62, "#7a1a2c", "#e06a3a"),
        (0.45, 0.2, "#f4c88a", "#ffe4b0"),
        (0.68, 0.34, "#b83a2c", "#f49a5a"),
        (0.98, 0.16, "#ffe0ac", "#fff0d0"),
    )
    for shift, width, front, back in wind:
        turn = 0.0
        while height(turn) + shift < EYE:
            if width > 0.3:
                ribbon(turn - 0.06, turn + 0.56, shift, width * 0.7, front, back)
            turn += 1.0
        ribbon(turn - 0.06, 7.2, shift, width, front, back)
    heights, a = np.linspace(EYE + 0.2, 12.5, 30), np.linspace(0, 2 * math.pi, 40)
    core = [
        np.stack(
            [
                axis(h) + 0.9 * reach(h) * np.cos(a),
                1.3 + 0.6 * reach(h) * np.sin(a),
                h + TILT * reach(h) * np.cos(a),
            ],
            -1,
        )
        for h in heights
    ]
    kit.sheet(np.array(core), clay("#ffbc68", emit=0.34, bump=0.2, grain=3, vary=0.2))
    still = paper.wavering(paper.Point(0, 0).buffer(1, 64), 0.03, 4)
    for wide, tall, y, colour in ((1.75, 2.5, 3.5, "#e8743a"), (1.45, 2.15, 3.3, "#ffc27a")):
        paper.sheet(translate(scale(still, wide, tall), 0, 1.5), y, colour, emit=0.22)
    for k in range(18):  # torn scraps that fly with it
        a, h = rng.uniform(0, 6.28), rng.uniform(3.6, 9.8)
        q = reach(h) * rng.uniform(1.05, 1.25)
        kit.box(
            (0.13, 0.02, 0.2),
            clay("#ffd27a" if k % 3 else "#c8281c", emit=0.1),
            (axis(h) + q * math.cos(a), 1.2 - 0.7 * q * abs(math.sin(a)), h),
            [rng.uniform(0, 90) for _ in range(3)],
        )


def board(shape, colour, at, turn, size, depth=0.08, drawn=None, ink="#7a1f14"):
    """Something cut out of board, with what is drawn on it on top."""
    material = clay(colour, bump=0.45, grain=20, vary=0.14)
    cut = paper.rounded(shape, 0.012).simplify(0.008)
    thing = paper.cutout(cut, material, at, turn, size, depth=depth, bevel=0.02)
    if drawn:
        front = kit.spot_on(thing, (0, 0, depth / 2 + 0.025))
        paper.cutout(drawn.simplify(0.008), clay(ink, bump=0.5, grain=26), front, turn, size, depth=0.02)


def flying():
    """What it has taken along, modelled and lit by the core, and an old woman who has noticed."""
    board(flotsam.flight_of_stairs(), "#e0904a", (1.75, -1.9, 8.5), (0, -8, -28), 1.0, 0.5)
    board(flotsam.door(), "#f0b860", (-2.3, -1, 4.7), (0, 22, 24), 0.9, 0.14, flotsam.door_panels())
    board(flotsam.armchair_knitter(), "#c87840", (-1.75, -2.1, 9.1), (0, 10, 0), 0.66)
    tub = flotsam.bathtub(clay("#fbe4c0", bump=0.3, rough=0.5), clay("#c87a34", rough=0.4))
    kit.place(tub, (1.85, -1.4, 5.3), (30, 24, -16), 0.85)
    one = pasture.sheep("#fbeed6", "#3a1420", 90)
    for at, turn, size in (
        ((-1.5, -2.2, 6.7), (10, 24, 10), 1.7),
        ((0.6, -2.3, 7.3), (-20, -150, -14), 1.25),
    ):
        kit.cast(one, at, turn, size).name = "sheep"
    kit.place(rooftown.chair("#d8743a", 1), (0.9, -2.0, 4.6), (40, 130, 20), 1.2).name = "chair"


def geranium(at, size):
    """Three heads of flowers, and leaves that hang quite still."""
    parts = [parlour.pot(size=0.8, clay_colour="#b8381c")]
    leaf, stem, petal = clay("#4f5a24", bump=0.4), clay("#6a5a24"), clay("#ffcf70", bump=0.2)
    for k, (dx, tall) in enumerate(((-0.2, 0.46), (0.02, 0.66), (0.22, 0.42))):
        parts.append(
            kit.rope(
                [(0, 0, 0.3), (dx * 0.7, -0.02, 0.3 + tall * 0.5), (dx, -0.03, 0.3 + tall)], 0.014, stem, 3
            )
        )
        for n in range(11):
            a, r = n * 2.4, 0.09 * math.sqrt(n / 11)
            parts.append(
                kit.sphere(
                    0.04,
                    petal,
                    (dx + r * math.cos(a), -0.05 + 0.02 * (n % 3), 0.34 + tall + r * math.sin(a)),
                    12,
                )
            )
        parts += [
            kit.place(
                kit.sphere(1, leaf, segments=14),
                (dx * 1.1 + 0.1 * n, -0.02 - 0.05 * k, 0.42 + 0.03 * k),
                (0, 25 * n, 0),
                (0.1, 0.05, 0.07),
            )
            for n in (-1, 1)
        ]
    kit.group(parts, at, size=size)


def gardener():
    """Bent, quite still, with the can in both hands; not a leaf stirs."""
    woman = person(
        age=82,
        female=1,
        build="slight",
        tall=3.3,
        height_heads=4.5,
        hunch=22,
        pose="at ease",
        expression="tender",
        look=Look("#6e4430", nose=1.3, hook=0.3, eye=1.15),
        hair="bun",
        hair_colour="#d9d2c6",
        hair_volume=0.85,
        clothes=[
            Garment("dress", "#3f4a8a", length=0.8, collar="round", collar_colour="#f6e2c0", apron="#f2dcb4")
        ],
        shoes="#3a1420",
        reach={"left": (0.14, -0.86, 1.42), "right": (-0.12, -0.74, 1.5)},
        look_at=(0.1, -2.0, 0.9),
    )
    kit.place(woman.thing, (-1.0, -0.6, 0), (0, 0, 68))
    tin = clay("#e8a04c", rough=0.45, bump=0.2)
    hands = (woman.hand("left") + woman.hand("right")) / 2
    x, y, z = hands + (0.2, -0.05, -0.2)
    can = [
        kit.place(
            kit.lathe([(0.001, -0.22), (0.24, -0.22), (0.2, 0.2), (0.001, 0.2)], tin, 24), turn=(0, 24, 0)
        ),
        kit.rope([(0.16, 0, -0.13), (0.46, 0, 0.03), (0.68, 0, 0.06)], 0.048, tin, 3),
        kit.rope([(-0.2, 0, 0.02), (-0.24, 0, 0.34), (0.06, 0, 0.3)], 0.035, tin, 3),
    ]
    kit.group(can, (x, y, z))
    water = clay("#fff0d0", emit=0.35)
    for k in range(5):
        drop = x + 0.7 + 0.02 * k
        path = [
            (drop, y - 0.03, z + 0.04),
            (drop + 0.08 + 0.015 * k, y, z - 0.15),
            (drop + 0.1 + 0.03 * k, y, z - 0.55),
        ]
        kit.rope(path, 0.014, water, 3)
    geranium((1.1, -0.6, 0), 1.7)


def paint(draft):
    """Light in the core, nothing on the ground."""
    light.world("#7a2a44", "#4a1420", 0.5)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    paper.sheet(paper.rectangle(-8, -2, 8, 13), 5.6, "#5a2040")
    paper.sheet(paper.hills(0.35, 1.0, swell=0.05, half_width=8, bottom=-3), 4.4, "#6a2030")
    paper.sheet(paper.hills(-0.05, 2.2, swell=0.04, half_width=8, bottom=-3), 2.6, "#7a2420")
    kit.land(lambda x, y: 0 * x, (-8, 8), (-8, 2.6), clay("#7a2a20", bump=0.5, grain=6, vary=0.12), 12)
    whirlwind()
    flying()
    gardener()
    for z, power in ((1.6, 60), (4.4, 150), (6.4, 300), (8.6, 520)):
        light.bulb((axis(z) + 0.75 * reach(z), 1.2, z), power / 2, "#ffc870", 0.25)
        light.bulb((axis(z) - 0.75 * reach(z), 1.2, z), power / 2, "#ffc870", 0.25)
    light.area((-6, -8, 10), (0, 0, 4), 2.2, 2000, "#ffc8a0")
    light.area((3.5, -7, 3.5), (-0.7, -0.5, 1.6), 1.2, 170, "#ffd8b0", 60)
    light.area((6, -9, 2), (0, 0, 3), 4, 260, "#b070d0")
    return Finish(exposure=1.12, shadows="#2a0820", lights="#fff0c4", vignette=0.34)
