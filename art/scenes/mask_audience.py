# SPDX-License-Identifier: GPL-3.0-or-later
"""A thousand masks have bought tickets to laugh at one woman who reads."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, stage
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import figures, masks, parlour
from painter.motifs.poses import POSES

READER = np.array((0.0, 0.2, 0.0))
ROWS, FRONT, STEP, RISE = 9, 4.3, 0.85, 0.86
GRAVE = (1, 12)
"""Row and seat of the one mask that does not laugh."""
READING = replace(
    POSES["sitting"],
    lean=10,
    look=(30, 4, 0),
    left_hand=(-0.02, 0.52, -0.5),
    right_hand=(0.16, 0.62, -0.14),
    left_foot=(0.05, 0.42, 0),
    right_foot=(0.05, 0.5, 0),
    elbows=(1, -0.2, -0.6),
)


def radius(row):
    """How far a row is from the reader; the rows stand closer the higher they are."""
    return FRONT + STEP * row


def tiers():
    """Velvet balustrades, one above the other, with a gold lip each."""
    a = np.radians(np.linspace(20, 160, 220))
    velvet = clay("#7a1016", bump=0.5, grain=6, vary=0.2, sheen=0.3)
    gold = clay("#c8842e", rough=0.4, metal=0.3)
    for row in range(ROWS):
        r, z = radius(row), 0.1 + RISE * row
        pleat = 0.045 * np.abs(np.sin(a * 34)) if row < 6 else 0 * a
        profile = [
            (r + pleat, z - 0.25),
            (r + pleat * 0.6, z + 0.36),
            (r + 0.1, z + 0.4),
            (r + 0.12, z + 0.1),
            (r + STEP, z + 0.1),
        ]
        rows = [np.stack([q * np.cos(a), READER[1] + q * np.sin(a), h + 0 * a], -1) for q, h in profile]
        kit.sheet(np.array(rows), velvet)
        kit.rope([(r * math.cos(t), READER[1] + r * math.sin(t), z + 0.4) for t in a[::6]], 0.04, gold, 2)


def audience():
    """Every mask laughs at her but one; three seats are empty."""
    rng = random.Random(7)
    kinds = {kind: kit.mould(masks.mask(kind)) for kind in masks.KINDS}
    shoulders = kit.mould(kit.sphere((0.3, 0.2, 0.45), clay("#22050a", bump=0.3), segments=20))
    goal = READER + (0, 0, 0.9)
    for row in range(ROWS):
        r, z = radius(row) + 0.36, 0.1 + RISE * row + 0.72 + 0.012 * row
        gap = 0.6 / r
        t = math.radians(90) - gap * (12 - 0.5 * (row % 2))
        for k in range(25):
            angle = t + k * gap + rng.uniform(-0.1, 0.1) * gap
            at = np.array(
                (r * math.cos(angle), READER[1] + r * math.sin(angle), z + rng.uniform(-0.06, 0.08))
            )
            if (row, k) in ((1, 11), (3, 8), (5, 16)):
                continue
            grave = (row, k) == GRAVE
            aim = goal - at
            turn = math.degrees(math.atan2(aim[0], -aim[1]))
            nod = math.degrees(math.atan2(-aim[2], math.hypot(aim[0], aim[1]))) * 0.8
            thrown = 0 if grave else rng.choice((0, 0, 8, 22))
            tilt = 0 if grave else rng.choice((-24, -13, -6, 0, 5, 12, 26)) + rng.gauss(0, 3)
            kind = "grave" if grave else rng.choice(("round", "round", "long", "roar", "roar", "cat"))
            size = rng.uniform(0.92, 1.1)
            kit.cast(kinds[kind], at, (nod - thrown, tilt, turn), size)
            kit.cast(shoulders, at + (0, 0.16, -0.4), size=(0.3, 0.2, 0.45))
            if (row, k) == (1, 15):
                kit.box((0.3, 0.01, 0.17), clay("#ffd27a", emit=0.2), at + (0.16, -0.3, -0.36), (10, 4, turn))


def reader():
    """She reads, her back to us; a page is on its way."""
    woman = figures.figure(
        "woman",
        READING,
        "long dress",
        skin="ebony",
        coat="#c8281c",
        belt=None,
        hair="short",
        hair_colour="#140a0c",
        collar="#f4dcae",
        length=0.8,
        quality=160,
    )
    kit.place(woman, READER, (0, 0, 150), 1.5)
    seat = figures.mark(woman, "seat")
    parlour.chair((seat.x, seat.y - 0.04, 0), (0, 0, 150), seat=seat.z, width=0.52, back=0.3, wood="#2a0a0c")
    page = clay("#f6e0b8", bump=0.1, emit=0.04)
    left, right = figures.hand_position(woman, "left"), figures.hand_position(woman, "right")
    middle = np.array(((left.x + right.x) / 2, max(left.y, right.y) + 0.05, left.z + 0.03))
    for s in (-1, 1):
        kit.box((0.4, 0.46, 0.04), page, middle + (0.2 * s, 0, 0), (18, -14 * s, -8))
    u, v = np.meshgrid(np.linspace(0, 1, 10), np.linspace(0, 1, 4))
    lifted = np.stack(
        [middle[0] + 0.34 * u, middle[1] - 0.2 + 0.4 * v, middle[2] + 0.04 + 0.34 * np.sqrt(u) + 0.08 * v], -1
    )
    kit.sheet(lifted, page)


def boards():
    """The bare stage."""
    rng = random.Random(3)
    for k in range(-11, 12):
        tone = rng.choice(("#6a1c14", "#741f16", "#611812"))
        kit.box(
            (0.5, 13.4, 0.1),
            clay(tone, bump=0.5, grain=5, vary=0.2),
            (k * 0.515, -3.2, -0.1 + rng.uniform(-0.006, 0.006)),
            bevel=0.015,
        )


def paint(draft):
    """One cone of light, and all around it laughter."""
    light.world("#3a1028", "#1c0508", 0.35)
    stage.camera((0, -7.6, 3.1), (0, 2, 2.35), 45)
    tiers()
    audience()
    reader()
    boards()
    light.area((0.6, -0.6, 7.5), (READER[0], READER[1], 0.3), 0.7, 95, "#ffd9a0", 26)
    light.area((0, 1.6, 0.25), (0, 6.5, 3.6), 2.4, 240, "#ffb070", 150)
    light.area((-5, -3, 4), (-1, 6, 3), 3, 150, "#b070d8")
    light.area((3.5, -1, 7), (1, 7, 5), 2, 160, "#ff9a58")
    return Finish(exposure=1.1, shadows="#22061a", lights="#fff0c4", vignette=0.42)
