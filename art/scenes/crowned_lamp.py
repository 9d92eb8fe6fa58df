# SPDX-License-Identifier: GPL-3.0-or-later
"""The moths have crowned a lamp and dare not look away."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import figures, moths
from painter.motifs.poses import POSES

THRONE = np.array((0.8, 3.2, 0.0))
GOLD = {"rough": 0.35, "metal": 0.3, "bump": 0.2}
PLACES = (  # of the courtiers, from the last row to the first
    (-1.5, -4.2), (2.05, -3.9), (-0.75, -2.7), (-2.1, -2.7), (1.75, -2.3), (2.9, -2.6), (-2.4, -1.2), (-1.3, -0.5),
    (2.15, -0.4), (3.0, -1.1), (-2.9, 0.8), (-1.95, 1.3), (2.95, 1.2),
)  # fmt: skip
OFFERING = replace(
    POSES["kneeling"],
    lean=4,
    look=(10, 0, 0),
    left_hand=(-0.06, 0.74, -0.12),
    right_hand=(-0.06, 0.74, -0.12),
    elbows=(1, 0, -1),
)


def hall():
    """A vault, two rows of pillars, and a window nobody looks through."""
    stone = clay("#5a3062", bump=0.6, grain=3, vary=0.2)
    whole = paper.rectangle(-9, -1, 9, 13)
    window = paper.Point(-2.3, 6.2).buffer(0.55, 32).union(paper.rectangle(-2.85, 4.9, -1.75, 6.2))
    paper.cutout(whole.difference(window), stone, (0, 6.4, 0), depth=0.4, bevel=0.03)
    kit.plane(4, 4, clay("#241a66", emit=0.3, bump=0), (-2.3, 7.2, 5.8), (90, 0, 0))
    paper.cutout(
        paper.star(0.46, 4, 0.16).buffer(0.012),
        lamp("#f6f4ff", 9),
        (-2.36, 6.9, 5.95),
        (0, 12, 0),
        depth=0.01,
        bevel=0,
    )
    kit.sphere(0.11, lamp("#ffffff", 12), (-2.36, 6.88, 5.95), 16)
    pillar = kit.mould(
        kit.lathe(
            [(0.62, 0), (0.6, 0.3), (0.42, 0.45), (0.36, 5.4), (0.6, 5.9), (0.7, 6.2)],
            clay("#33205a", bump=0.6, grain=3, vary=0.2),
            36,
        )
    )
    for y in (-2.5, 1.4, 5.2):
        for s in (-1, 1):
            kit.cast(pillar, (s * 4.0, y, 0), size=(1, 1, 1.25))
    kit.land(
        lambda x, y: 0 * x, (-9, 9), (-12, 7), clay("#3a2450", bump=0.3, grain=4, rough=0.5, vary=0.2), 8
    )
    carpet = clay("#7a3a2a", bump=0.5, grain=20)
    u, v = np.meshgrid(np.linspace(-0.42, 0.42, 4), np.linspace(-11, 2.4, 30))
    kit.sheet(np.stack([u + aisle(v), v, 0 * u + 0.02], -1), carpet)


def aisle(y):
    """The middle of the way to the throne."""
    return 0.8 * np.clip((y + 11) / 13, 0, 1)


def throne():
    """Five steps, a seat too large, and an ordinary lamp with a crown."""
    x, y, _ = THRONE
    for k in range(5):
        kit.box(
            (3.1 - 0.36 * k, 2.6 - 0.42 * k, 0.22),
            clay(("#54356e", "#4a2e66")[k % 2], bump=0.4),
            (x, y + 0.15 * k, 0.22 * k),
            bevel=0.03,
        )
    z, wood, gold = 1.1, clay("#5e2038", bump=0.4, grain=10), clay("#c8862e", **GOLD)
    back = paper.Point(0, 1.85).buffer(0.56, 32).union(paper.rectangle(-0.56, 0, 0.56, 1.85))
    paper.cutout(back, wood, (x, y + 1.2, z), depth=0.16, bevel=0.04)
    paper.cutout(back.difference(back.buffer(-0.09)), gold, (x, y + 1.08, z), depth=0.08, bevel=0.02)
    kit.box((1.05, 0.85, 0.62), wood, (x, y + 0.75, z), bevel=0.04)
    for s in (-1, 1):
        kit.box((0.14, 0.8, 0.95), wood, (x + s * 0.56, y + 0.75, z), bevel=0.04)
        kit.sphere(0.13, gold, (x + s * 0.56, y + 0.35, z + 1.0), 16)
        kit.sphere(0.12, gold, (x + s * 0.5, y + 1.1, z + 2.2), 16)
    at = np.array((x, y + 0.6, z + 0.62))
    stand = [(0.001, 0), (0.27, 0), (0.24, 0.06), (0.07, 0.11), (0.14, 0.28), (0.06, 0.46), (0.03, 0.75)]
    kit.place(kit.lathe(stand, clay("#d08a4c", rough=0.4, emit=0.08), 32), at, size=1.2)
    kit.place(
        kit.lathe([(0.5, 0), (0.23, 0.6)], clay("#ffa838", emit=0.65, bump=0.2), 40),
        at + (0, 0, 0.62),
        size=1.2,
    )
    trim = clay("#a8442c", bump=0.3, emit=0.1)
    for height, radius in ((0.62, 0.6), (1.33, 0.285)):
        kit.place(kit.ring(radius, 0.03, trim, 48, 8), at + (0, 0, height))
    light.bulb(at + (0, -0.6, 0.45), 24, "#ffb048", 0.2)
    light.bulb(at + (0, -0.5, 2.3), 24, "#ffc878", 0.2)
    crown(at + (-0.03, 0, 1.36))
    return at


def crown(at):
    """A little too large, a little askew."""
    a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    top = 0.17 + 0.2 * np.abs(((a * 5 / (2 * math.pi)) % 1) - 0.5) * 2
    rows = [
        np.stack([r * np.cos(a), r * np.sin(a), h + 0 * a], -1)
        for r, h in ((0.27, 0), (0.29, 0.1), (0.34, top))
    ]
    gold = clay("#f4b440", emit=0.16, **GOLD)
    shape = kit.mesh(np.array(rows).reshape(-1, 3), kit.quads(3, 60, closed=True), gold)
    tips = [
        kit.sphere(0.045, gold, (0.345 * math.cos(t), 0.345 * math.sin(t), 0.39), 12)
        for t in np.arange(5) * 2 * math.pi / 5
    ]
    kit.group([shape, kit.place(kit.ring(0.275, 0.035, gold, 40, 8), (0, 0, 0.02)), *tips], at, (8, -13, 0))


def court():
    """They bow, and peep."""
    rng = random.Random(6)
    looks = (
        ("#7a58c8", "#d8793c", "#ffc04a", "#f4dcbc"),
        ("#a04a50", "#e89a5a", "#ffd898", "#ecc8d4"),
        ("#5a3c9c", "#a872b4", "#f4b45a", "#d8bce4"),
        ("#b06a3c", "#5a2c58", "#ffd07a", "#f8e8cc"),
        ("#6a4896", "#d88a68", "#ffe09c", "#ccb0d8"),
    )
    shapes = [kit.mould(moths.moth(*look, kind=k)) for k, look in enumerate(looks)]
    goal = THRONE + (0, 0.6, 2)
    for n, (x, y) in enumerate(PLACES):
        facing = math.degrees(math.atan2(goal[0] - x, y - goal[1]))
        size = rng.uniform(1.08, 1.2)
        kit.cast(shapes[n * 3 % 5], (x, y, 0), (rng.uniform(3, 9), rng.gauss(0, 3), facing), size)


def page(source):
    """On the lowest step, with the plug on a cushion."""
    boy = figures.figure(
        "small child",
        OFFERING,
        "suit",
        skin="brown",
        coat="#5a2a78",
        trousers="#e8c8a0",
        collar="#fff0d8",
        hat="none",
        hair="curls",
        hair_colour="#1c0c10",
        scarf="#fff0d8",
        quality=150,
    )
    x, y = THRONE[0] - 0.5, THRONE[1] - 2.15
    kit.place(boy, (x, y, 0.02), (0, 0, 112), 2.2)
    hands = (np.array(figures.hand_position(boy, "left")) + np.array(figures.hand_position(boy, "right"))) / 2
    kit.sphere((0.25, 0.21, 0.085), clay("#b8402c", bump=0.3), hands + (0.08, 0, 0.07), 24)
    plug = hands + (0.08, 0, 0.19)
    dark = clay("#f0dcc0", rough=0.4)
    kit.box((0.14, 0.12, 0.1), dark, plug - (0, 0, 0.05), bevel=0.02)
    for dy in (-0.03, 0.03):
        kit.rope(
            [plug + (-0.06, dy, 0), plug + (-0.12, dy, 0.01), plug + (-0.16, dy, 0.01)],
            0.014,
            clay("#ffc870", **GOLD),
            1,
        )
    flex = [
        plug + (0.05, 0, 0),
        plug + (0.3, 0.05, -0.3),
        (x + 0.95, y + 0.4, 0.06),
        (x + 0.9, y + 1.0, 0.3),
        (x + 0.55, y + 1.5, 0.75),
        source + (-0.12, -0.5, -0.3),
        source + (-0.1, -0.1, 0.04),
    ]
    kit.rope(flex, 0.024, clay("#e8c8a0"), 8)


def paint(draft):
    """A dark hall with one light in it, as they think."""
    light.world("#5e3a84", "#2a1430", 0.4)
    stage.camera((0.1, -11.8, 4.5), (0.42, 2, 2.35), 53)
    hall()
    court()
    page(throne())
    light.area((-2.6, 5.8, 6.2), (0.2, -3, 0.5), 0.6, 60, "#b8b0ff", 80)
    light.area((-5, -10, 6), (0, -2, 1), 4, 560, "#b098f0")
    light.bulb((0.8, 5.2, 3.4), 190, "#ffa050", 0.3)
    light.area((0.8, 2.2, 4.2), (0.3, -5, 0.5), 1.0, 520, "#ffb050", 140)
    light.area((-3, 0, 7), (0.3, 6, 4.0), 3, 420, "#b078c8")
    light.area((1.1, -0.9, 3.0), (0.4, 1.0, 0.6), 0.4, 34, "#ffb860", 60)
    return Finish(
        fog=Fog("#3a2460", 15, 26, 0.35), exposure=1.12, shadows="#1c0c30", lights="#ffe9c0", vignette=0.34
    )
