# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands about in rooms: chairs, tables, candles, cups, curtains of light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import light
from ..kit import HOME, box, group, lathe, place, rope, sphere
from ..materials import clay, lamp

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
