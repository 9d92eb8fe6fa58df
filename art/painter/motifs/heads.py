# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads, hair and hats, modelled around zero with a head radius of one. Faceless: a nose is all."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from ..clay import Clay, Field, ball, cone, limb, loop, tube
from ..colour import Colour, linear
from .clothes import Clothes

Press = Callable[..., None]


def darker(colour: Colour, by: float = 0.8) -> tuple[float, float, float]:
    """The same hue with less light."""
    r, g, b = (part * by for part in linear(colour))
    return r, g, b


def head(clay: Clay, put: Callable[[Field], Field], size: float, skin: Colour, clothes: Clothes) -> None:
    """Press a head with its hair and hat onto the clay; `put` moves a field from head space into the body's."""

    def press(field: Field, colour: Colour, blend: float = 0.05) -> None:
        clay.add(put(field), colour, blend * size)

    press(ball((0, 0, 0), (0.86, 0.92, 1.03)), skin, 0.12)
    press(ball((0, -0.22, -0.42), (0.58, 0.6, 0.55)), skin, 0.3)
    press(ball((0, -0.95, -0.10), (0.13, 0.2, 0.17)), darker(skin, 0.9), 0.16)
    if clothes.hat not in ("hood", "headscarf"):
        for side in (-1, 1):
            press(ball((side * 0.88, 0.06, -0.06), (0.13, 0.2, 0.24)), darker(skin, 0.92), 0.08)
    if clothes.hat not in ("hood", "headscarf"):
        _hair(press, clothes)
    if clothes.beard:
        press(ball((0, -0.62, -0.72), (0.56, 0.42, 0.62), (14, 0, 4)), clothes.beard, 0.12)
        press(ball((0.05, -0.84, -1.1), (0.34, 0.26, 0.5), (18, 0, 8)), clothes.beard, 0.2)
        press(limb((-0.34, -0.90, -0.38), (0.34, -0.90, -0.38), 0.13), clothes.beard, 0.1)
    HATS[clothes.hat](press, clothes.hat_colour, clothes.band, clay, put, size, skin)


def _hair(press: Press, clothes: Clothes) -> None:
    kind, colour = clothes.hair, clothes.hair_colour
    if kind == "none":
        return
    if kind == "fringe":
        for angle in range(0, 181, 30):
            a = math.radians(angle)
            press(
                ball((0.84 * math.cos(a), 0.78 * math.sin(a) + 0.05, -0.18), (0.24, 0.24, 0.3)), colour, 0.14
            )
        return
    press(ball((0.02, 0.17, 0.24), (0.98, 0.98, 0.94), (-8, 3, 0)), colour, 0.06)
    press(ball((-0.34, -0.50, 0.66), (0.5, 0.36, 0.26), (30, 18, 10)), colour, 0.14)
    match kind:
        case "bob":
            press(ball((0, 0.30, -0.32), (1.08, 0.78, 0.84)), colour, 0.14)
        case "long":
            press(ball((0, 0.32, -0.3), (1.0, 0.72, 0.9)), colour, 0.14)
            press(
                tube([(0, 0.5, -0.4), (0.1, 0.8, -1.4), (-0.05, 0.95, -2.5)], [0.75, 0.62, 0.22], 4),
                colour,
                0.2,
            )
        case "bun":
            press(ball((0.05, 0.9, 0.62), (0.46, 0.42, 0.44)), colour, 0.08)
        case "braids":
            for side in (-1, 1):
                lift = 0.16 * side
                path = [(side * 0.82, 0.25, -0.3), (side * 1.08, 0.1, -1.0), (side * 1.0, -0.3, -1.7 + lift)]
                press(tube(path, [0.24, 0.23, 0.2], 3), colour, 0.1)
                press(ball((side * 0.97, -0.42, -1.95 + lift), (0.15, 0.15, 0.22)), colour, 0.05)
        case "ponytail":
            path = [(0, 0.95, 0.45), (0.12, 1.6, 0.3), (0.3, 1.85, -0.5), (0.2, 1.7, -1.1)]
            press(tube(path, [0.3, 0.36, 0.28, 0.08], 4), colour, 0.08)
        case "curls":
            spots = np.random.default_rng(5).normal(0, 1, (17, 3))
            for x, y, z in spots / np.linalg.norm(spots, axis=1)[:, None]:
                press(ball((1.02 * x, 0.38 + 0.9 * abs(y), 0.35 + 0.86 * z), 0.42), colour, 0.08)
            press(ball((0, 0.3, 0.42), (1.12, 1.0, 1.02)), colour, 0.1)
        case _:
            pass


def _bare(*_: object) -> None:
    """No hat."""


def _brim(press: Press, colour: Colour, band: Colour | None, *_: object) -> None:
    press(cone((0, 0.02, 0.52), 0.13, 1.95, 1.8, 0.11, (-7, 5, 0)), colour, 0.03)
    press(ball((1.2, 0.3, 0.44), (0.8, 0.9, 0.11), (0, 14, 0)), colour, 0.2)
    press(cone((0, 0.06, 0.95), 0.45, 0.98, 0.78, 0.24, (-7, 3, 0)), colour, 0.1)
    if band:
        press(loop((0, 0.04, 0.68), 0.90, 0.13, (-7, 4, 0)), band, 0.03)


def _beanie(press: Press, colour: Colour, band: Colour | None, *_: object) -> None:
    press(ball((0, 0.12, 0.42), (1.02, 1.04, 0.92), (-10, 0, 0)), colour, 0.04)
    press(loop((0, 0.08, 0.32), 0.88, 0.2, (-10, 0, 0)), band or darker(colour), 0.05)
    press(ball((0.1, 0.3, 1.42), 0.3), band or darker(colour), 0.05)


def _cap(press: Press, colour: Colour, *_: object) -> None:
    press(ball((0.04, 0.10, 0.60), (1.12, 1.14, 0.55), (8, 4, 0)), colour, 0.04)
    press(ball((0, -0.92, 0.36), (0.66, 0.5, 0.1), (20, 0, 0)), darker(colour), 0.05)


def _bowler(press: Press, colour: Colour, *_: object) -> None:
    press(ball((0, 0.04, 0.62), (0.96, 0.98, 0.86)), colour, 0.03)
    press(cone((0, 0.04, 0.48), 0.12, 1.34, 1.38, 0.1, (-5, 6, 0)), colour, 0.06)


def _top(press: Press, colour: Colour, band: Colour | None, *_: object) -> None:
    press(cone((0, 0.05, 0.55), 0.12, 1.36, 1.36, 0.1, (-8, 6, 0)), colour, 0.05)
    press(cone((0.09, 0.17, 1.35), 0.82, 0.86, 0.98, 0.1, (-8, 6, 0)), colour, 0.05)
    press(cone((0.02, 0.09, 0.76), 0.16, 0.91, 0.93, 0.05, (-8, 6, 0)), band or darker(colour, 1.8), 0.02)


def _pointed(press: Press, colour: Colour, band: Colour | None, *_: object) -> None:
    path = [(0, 0.1, 0.45), (0.05, 0.35, 1.3), (0.35, 0.85, 2.1), (0.85, 1.3, 1.9)]
    press(tube(path, [0.98, 0.62, 0.34, 0.12], 5), colour, 0.05)
    press(loop((0, 0.06, 0.38), 0.9, 0.18, (-8, 0, 0)), band or "#efe6d2", 0.05)
    press(ball((0.92, 1.34, 1.78), 0.24), band or "#efe6d2", 0.05)


def _headscarf(
    press: Press,
    colour: Colour,
    _band: Colour | None,
    clay: Clay,
    put: Callable[[Field], Field],
    size: float,
    skin: Colour,
) -> None:
    press(ball((0, 0.14, 0.1), (1.08, 1.06, 1.14)), colour, 0.05)
    press(ball((0, 0.62, -0.72), (0.66, 0.6, 0.5), (-20, 0, 0)), colour, 0.3)
    clay.carve(put(ball((0, -1.0, -0.18), (0.66, 0.6, 0.76))), 0.06 * size)
    press(ball((0, -0.2, -0.12), (0.72, 0.74, 0.86)), skin, 0.03)
    press(ball((0, -0.92, -0.14), (0.13, 0.18, 0.16)), darker(skin, 0.9), 0.14)
    press(ball((0.04, -0.72, -1.02), (0.22, 0.18, 0.16)), colour, 0.05)
    press(tube([(0.1, -0.76, -1.06), (0.3, -0.9, -1.35)], [0.13, 0.1], 2), colour, 0.06)


def _hood(
    press: Press,
    colour: Colour,
    _band: Colour | None,
    clay: Clay,
    put: Callable[[Field], Field],
    size: float,
    skin: Colour,
) -> None:
    press(ball((0, 0.2, 0.14), (1.18, 1.1, 1.2)), colour, 0.1)
    press(ball((0.08, 0.72, 1.0), (0.42, 0.5, 0.5), (30, 0, 0)), colour, 0.5)
    press(ball((0, 0.35, -0.85), (0.9, 0.75, 0.5)), colour, 0.3)
    clay.carve(put(ball((0, -1.06, -0.1), (0.74, 0.72, 0.82))), 0.1 * size)
    press(ball((0, -0.18, -0.1), (0.74, 0.68, 0.84)), skin, 0.03)
    press(ball((0, -0.85, -0.14), (0.13, 0.18, 0.16)), darker(skin, 0.9), 0.14)


def _crown(press: Press, colour: Colour, *_: object) -> None:
    press(cone((0, 0.08, 0.7), 0.24, 0.92, 1.0, 0.05, (-8, 4, 0)), colour, 0.03)
    for i in range(6):
        a, tall = i * math.pi / 3 + 0.3, 0.34 + 0.06 * (i % 3)
        foot = (0.88 * math.cos(a), 0.1 + 0.88 * math.sin(a), 0.8)
        press(limb(foot, (foot[0] * 1.12, foot[1] * 1.12, 0.9 + tall), 0.24, 0.05), colour, 0.05)


HATS: dict[str, Callable[..., None]] = {
    "none": _bare,
    "brim": _brim,
    "beanie": _beanie,
    "cap": _cap,
    "bowler": _bowler,
    "top": _top,
    "pointed": _pointed,
    "headscarf": _headscarf,
    "hood": _hood,
    "crown": _crown,
}
