# SPDX-License-Identifier: GPL-3.0-or-later
"""A thousand masks have bought tickets to laugh at one woman who reads."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, Field, ball, block, limb, tube
from painter.finish import Finish
from painter.kit import HOME, box, group, lathe, model, place, rope, sphere
from painter.materials import clay, lamp
from painter.motifs import figures
from painter.motifs.poses import POSES

Point = Sequence[float] | np.ndarray


def chair(
    at: Point = HOME,
    turn: Point = HOME,
    size: float = 1,
    *,
    seat: float = 0.45,
    width: float = 0.46,
    back: float = 0.55,
    wood: str = "#6a2a1c",
) -> Any:
    """A kitchen chair that faces -y, its back to +y; `seat` is the height of the seat."""
    timber = clay(wood, bump=0.4, grain=14)
    w = width / 2 - 0.03
    parts = [box((width, width, 0.05), timber, (0, 0, seat - 0.05))]
    for x in (-w, w):
        parts.append(
            rope([(x, -w, seat), (x * 1.05, -w * 1.08, seat / 2), (x * 1.1, -w * 1.15, 0)], 0.028, timber, 2)
        )
        parts.append(
            rope(
                [
                    (x * 1.1, w * 1.25, 0),
                    (x, w, seat),
                    (x, w * 1.12, seat + back * 0.6),
                    (x, w * 1.3, seat + back),
                ],
                0.028,
                timber,
                3,
            )
        )
    for share in (0.45, 0.9):
        z = seat + back * share
        parts.append(box((width, 0.03, 0.09), timber, (0, w * (1.06 + 0.2 * share), z - 0.05), (-6, 0, 0)))
    return group(parts, at, turn, size)


def candle(
    at: Point = HOME,
    size: float = 1,
    *,
    height: float = 0.3,
    power: float = 20,
    glow: str = "#ffd27a",
    wax: str = "#f6e6c4",
) -> Any:
    """A burning candle; it lights what is near."""
    x, y, z = at
    parts = [
        lathe(
            [
                (0.001, 0),
                (0.075, 0),
                (0.07, height * 0.5),
                (0.062, height),
                (0.03, height - 0.02),
                (0.001, height - 0.03),
            ],
            clay(wax, emit=0.25),
            20,
        ),
        rope(
            [(0, 0, height - 0.03), (0.005, 0, height + 0.02), (0, 0, height + 0.05)],
            0.008,
            clay("#2a1208"),
            2,
        ),
        sphere((0.035, 0.035, 0.085), lamp(glow, 14), (0, 0, height + 0.12), 16),
    ]
    if power:
        light.bulb((x, y - 0.1 * size, z + (height + 0.14) * size), power, glow, 0.07)
    return group(parts, at, size=size)


def pot(at: Point = HOME, size: float = 1, *, clay_colour: str = "#a8401f", upturned: bool = False) -> Any:
    """A flower pot, 0.4 tall; upturned it makes a small table."""
    profile = [
        (0.001, 0),
        (0.15, 0),
        (0.2, 0.32),
        (0.24, 0.32),
        (0.25, 0.4),
        (0.2, 0.4),
        (0.18, 0.34),
        (0.001, 0.33),
    ]
    body = lathe(profile, clay(clay_colour, bump=0.5, grain=12), 32)
    if upturned:
        place(body, (0, 0, 0.4), (180, 0, 0))
    return group([body], at, size=size)


KINDS = ("round", "long", "roar", "cat", "grave")
HOLLOW = "#160306"
FLOOR = -0.045
"""How deep, in y, mouths and eyes are cut."""


def engraved(shape: Field) -> Field:
    """A flat shape in x and z, cut into the face from the front."""

    def field(p: np.ndarray) -> np.ndarray:
        flat = np.array(p)
        flat[..., 1] = 0
        return np.maximum(shape(flat), p[..., 1] - FLOOR)

    return field


def laugh(width: float, depth: float, top: float) -> Field:
    """An open mouth: an oval whose upper lip sags, so that the corners point up."""
    lower, lip = ball((0, 0, top), (width, 1, depth)), ball((0, 0, top + 0.1), (width * 1.25, 1, 0.13))
    return engraved(lambda p: np.maximum(np.maximum(lower(p), -lip(p)), p[..., 2] - top - 0.08))


def mask(kind: str = "round", colour: str = "#ecd2a6", resolution: int = 76) -> Any:
    """One mask of a kind."""
    wide, tall = {"round": (0.275, 0.29), "long": (0.225, 0.34), "cat": (0.27, 0.27)}.get(kind, (0.25, 0.32))
    clay = Clay().add(ball((0, 0, 0), (wide, 0.17, tall)), colour)
    clay.add(ball((0, -0.03, -tall * 0.45), (wide * 0.7, 0.13, tall * 0.55)), colour, 0.06)
    clay.carve(block((0, 0.2, 0), (1, 0.18, 1), 0.01), 0.02)
    clay.add(limb((0, -0.14, 0.06), (0, -0.21, 0.0), 0.035, 0.04), colour, 0.05)
    grave = kind == "grave"
    for s in (-1, 1):
        x = s * wide * 0.46
        brow = ball((x, -0.12, tall * (0.42 if grave else 0.6)), (wide * 0.34, 0.05, 0.024), (0, 16 * s, 0))
        clay.add(brow, colour, 0.04)
        if grave:
            eye = ball((x, 0, tall * 0.14), (wide * 0.27, 1, 0.05), (0, 14 * s, 0))
            clay.carve(engraved(eye), 0.012, HOLLOW)
            continue
        clay.add(ball((s * wide * 0.66, -0.1, -0.01), (0.075, 0.06, 0.06)), colour, 0.05)
        half, z = wide * 0.27, tall * 0.17
        lid = [(x - half, 0, z), (x - half * 0.6, 0, z + 0.06), (x, 0, z + 0.085)]
        lid += [(x + half * 0.6, 0, z + 0.06), (x + half, 0, z)]
        clay.carve(engraved(tube(lid, [0.005, 0.012, 0.015, 0.012, 0.005], 5)), 0.01, HOLLOW)
        if kind == "cat":
            clay.add(limb((s * 0.15, 0, 0.17), (s * 0.23, 0, 0.38), 0.085, 0.014), colour, 0.04)
    if grave:
        mouth = [(-0.12, 0, -tall * 0.66), (0, 0, -tall * 0.46), (0.12, 0, -tall * 0.66)]
        clay.carve(engraved(tube(mouth, [0.018, 0.03, 0.018], 5)), 0.01, HOLLOW)
    else:
        width, depth = {"roar": (0.15, 0.25), "long": (0.145, 0.24)}.get(kind, (0.19, 0.2))
        clay.carve(laugh(width, depth, -0.035), 0.012, HOLLOW)
    return model(clay, (-0.4, -0.4, -0.5), (0.4, 0.25, 0.5), resolution)


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
    kinds = {kind: kit.mould(mask(kind)) for kind in KINDS}
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
    chair((seat.x, seat.y - 0.04, 0), (0, 0, 150), seat=seat.z, width=0.52, back=0.3, wood="#2a0a0c")
    page = clay("#6e5438", bump=0.2)
    left, right = figures.hand_position(woman, "left"), figures.hand_position(woman, "right")
    middle = np.array(((left.x + right.x) / 2, max(left.y, right.y) + 0.05, left.z + 0.03))
    for s in (-1, 1):
        kit.box((0.4, 0.46, 0.04), page, middle + (0.2 * s, 0, 0), (18, -14 * s, -8))
        kit.box((0.43, 0.5, 0.03), clay("#5a1512"), middle + (0.21 * s, 0, -0.03), (18, -14 * s, -8))
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
