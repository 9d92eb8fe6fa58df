# SPDX-License-Identifier: GPL-3.0-or-later
"""A wolf in profile with a hollow in its flank: haunch, hock, chest, long jaws, under a coat of hair."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import kit
from ..clay import Clay, Field, ball, limb, rotation, tube
from ..materials import clay, lamp
from . import pelts
from .forms import placed

SOOT, BACK, PALE, FAR = "#3b3a42", "#23232b", "#6d6862", "#26262d"
IVORY = "#efe6d0"
HOLLOW, WIDTHS, POWER = (-0.02, -0.67), (1.5, 1.16), 2.4
HEAD, NOD, BIG = np.array((-1.45, -0.1, 1.72)), (0, -9, 0), 1.12


def hollow(grow: float = 1) -> list[tuple[float, float]]:
    """The outline of the hole in the flank, in x and z."""
    turns = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    c, s = np.cos(turns), np.sin(turns)
    x = np.sign(c) * np.abs(c) ** (2 / POWER) * WIDTHS[0] * grow + HOLLOW[0]
    z = np.sign(s) * np.abs(s) ** (2 / POWER) * WIDTHS[1] * grow + HOLLOW[1]
    return [(float(a), float(b)) for a, b in zip(x, z, strict=True)]


def _depth(p: np.ndarray) -> np.ndarray:
    """How far inside the hole points are: 0 in its middle, 1 at its rim."""
    x, z = (p[..., 0] - HOLLOW[0]) / WIDTHS[0], (p[..., 2] - HOLLOW[1]) / WIDTHS[1]
    return (np.abs(x) ** POWER + np.abs(z) ** POWER) ** (1 / POWER)


def _at(p: Any) -> np.ndarray:
    return HEAD + rotation(NOD) @ np.array(p, float) * BIG


def _put(field: Field) -> Field:
    return placed(field, tuple(HEAD), rotation(NOD), BIG)


def _foreleg(g: Clay, y: float, knee: float, foot: float, colour: str) -> None:
    g.add(
        tube(
            [(-1.72, y, -0.5), (-1.5 + 0.4 * knee, y, -1.35), (-1.66 + knee, y, -2.45), (foot, y, -3.2)],
            [0.44, 0.29, 0.165, 0.13],
            6,
        ),
        colour,
        0.16,
    )
    g.add(ball((-1.36 + 0.3 * knee, y, -1.27), (0.2, 0.17, 0.22)), colour, 0.12)
    g.add(ball((-1.66 + knee, y - 0.01, -2.45), (0.17, 0.17, 0.2)), colour, 0.08)
    _paw(g, foot - 0.13, y, colour)


def _paw(g: Clay, x: float, y: float, colour: str) -> None:
    g.add(ball((x, y, -3.36), (0.27, 0.21, 0.15)), colour, 0.08)
    for k in range(3):
        side = y - 0.14 + 0.13 * k
        g.add(limb((x - 0.1, side, -3.36), (x - 0.3, side, -3.42), 0.1, 0.075), colour, 0.03)


def _hindleg(g: Clay, y: float, shift: float, colour: str) -> None:
    g.add(
        tube(
            [(1.42 + shift, y, -1.15), (1.62 + shift, y, -1.75), (2.2 + shift, y, -2.42)],
            [0.4, 0.27, 0.14],
            8,
        ),
        colour,
        0.18,
    )
    g.add(limb((2.2 + shift, y, -2.4), (2.36 + shift, y, -2.3), 0.13, 0.08), colour, 0.06)
    g.add(limb((2.24 + shift, y, -2.44), (2.08 + shift, y, -3.2), 0.145, 0.13), colour, 0.06)
    _paw(g, 1.95 + shift, y, colour)


def body() -> Clay:
    """Everything but the head."""
    g = Clay().add(ball((-0.05, 0, -0.66), (2.0, 1.15, 1.46)), SOOT)
    g.add(ball((-1.35, 0, -0.35), (0.82, 0.8, 1.15), (0, 8, 0)), SOOT, 0.35)
    g.add(ball((1.72, 0, -0.02), (0.72, 0.72, 0.82)), SOOT, 0.35)
    g.add(tube([(-1.35, 0, 0.5), (0.2, 0, 0.5), (1.75, 0, 0.4)], [0.5, 0.36, 0.4], 8), BACK, 0.3)
    g.add(
        tube([(-0.7, 0, 0.25), (-1.16, 0, 0.95), (-1.42, -0.03, 1.65)], [0.7, 0.62, 0.46], 8),
        SOOT,
        0.35,
    )
    g.add(tube([(-1.62, 0, 1.15), (-1.78, 0, 0.55), (-1.75, 0, -0.1)], [0.36, 0.42, 0.46], 6), SOOT, 0.3)
    _foreleg(g, 0.5, -0.32, -2.22, FAR)
    _hindleg(g, 0.5, -0.62, FAR)
    g.carve(lambda p: (_depth(p) - 1) * min(WIDTHS), 0.1, "#7a4a34")
    g.add(ball((-1.58, -0.6, -0.28), (0.4, 0.3, 0.85), (0, 14, 0)), SOOT, 0.2)
    g.add(ball((1.76, -0.52, -0.55), (0.58, 0.4, 1.0), (0, 20, 0)), SOOT, 0.22)
    _foreleg(g, -0.62, 0.0, -1.72, SOOT)
    _hindleg(g, -0.58, 0.0, SOOT)
    g.add(
        tube(
            [(2.2, 0, 0.42), (2.55, 0, 0.1), (2.74, 0, -0.75), (2.68, 0, -1.6), (2.86, 0, -2.3)],
            [0.22, 0.24, 0.34, 0.3, 0.05],
            8,
        ),
        SOOT,
        0.12,
    )
    g.paint(tube([(-1.4, 0, 0.95), (0.2, 0, 0.95), (2.0, 0, 0.85)], [0.42, 0.36, 0.36], 6), BACK, 0.3)
    g.paint(
        tube([(-2.0, -0.4, 1.1), (-2.15, -0.3, 0.1), (-2.0, -0.3, -0.9)], [0.3, 0.4, 0.34], 6), PALE, 0.25
    )
    g.paint(ball((0, -0.2, -2.15), (1.2, 1.0, 0.3)), PALE, 0.25)
    for x in (-1.66, 2.1):
        g.paint(limb((x, -0.75, -2.4), (x - 0.1, -0.75, -3.5), 0.3, 0.4), PALE, 0.4)
    return g


def _flow(p: np.ndarray) -> np.ndarray:
    leg = np.clip((-1.5 - p[:, 2:]) / 0.7, 0, 1) * (np.abs(p[:, :1] - 0.0) > 0.9)
    tail = np.clip((p[:, :1] - 2.3) / 0.25, 0, 1)
    neck = np.clip((p[:, 2:] - 0.2) / 0.6, 0, 1) * np.clip((-0.7 - p[:, :1]) / 0.5, 0, 1)
    way = np.array((1.0, 0, -0.42)) + 0 * p
    for weight, to in ((neck, (0.55, 0, -1.0)), (leg, (0.12, 0, -1.0)), (tail, (0.2, 0, -1.0))):
        way = way * (1 - weight) + np.array(to) * weight
    return way


def _long(p: np.ndarray) -> np.ndarray:
    leg = np.clip((-1.3 - p[:, 2]) / 1.2, 0, 1)
    ruff = np.clip((p[:, 2] - 0.1) / 0.5, 0, 1)
    tail = np.clip((p[:, 0] - 2.3) / 0.25, 0, 1)
    long = (0.26 + 0.12 * ruff) * (1 - leg) + 0.1 * leg
    rim = np.clip((_depth(p) - 0.95) / 0.3, 0.35, 1)
    return (long * (1 - tail) + 0.4 * tail) * rim


def _head() -> Clay:
    g = Clay().add(_put(ball((0, 0, 0), (0.52, 0.47, 0.46))), SOOT)
    g.add(_put(tube([(0.28, 0, -0.6), (0.14, 0, -0.3), (0, 0, -0.1)], [0.5, 0.47, 0.4], 6)), SOOT, 0.25)
    g.add(
        _put(tube([(-0.25, 0, 0.02), (-0.75, 0, -0.1), (-1.32, 0, -0.16)], [0.38, 0.25, 0.155], 8)),
        SOOT,
        0.14,
    )
    g.add(_put(limb((-0.35, 0, 0.2), (-1.28, 0, -0.02), 0.13, 0.09)), BACK, 0.1)
    g.add(
        _put(tube([(0.0, 0, -0.3), (-0.5, 0, -0.56), (-1.05, 0, -0.72)], [0.26, 0.16, 0.085], 8)), PALE, 0.08
    )
    for y in (-1, 1):
        g.add(_put(ball((-0.3, 0.3 * y, 0.24), (0.26, 0.13, 0.09), (0, -14, 0))), BACK, 0.08)
        g.add(_put(limb((-0.05, 0.34 * y, -0.2), (0.42, 0.5 * y, -0.5), 0.24, 0.05)), "#514e50", 0.15)
        g.add(_put(limb((0.1, 0.36 * y, 0.0), (0.55, 0.5 * y, -0.16), 0.22, 0.04)), SOOT, 0.15)
        x = 0.06 - 0.16 * y
        root, tip = np.array((x, 0.26 * y, 0.34)), np.array((x + 0.16 - 0.04 * y, 0.38 * y, 1.0))
        g.add(_put(tube([root, root * 0.5 + tip * 0.5, tip], [0.23, 0.17, 0.025], 6)), BACK, 0.08)
    near, top = np.array((0.1, -0.44, 0.42)), np.array((0.32, -0.46, 0.9))
    g.carve(_put(tube([near, (near + top) / 2, top], [0.12, 0.1, 0.02], 6)), 0.04, "#5c4a48")
    g.paint(
        _put(tube([(-0.25, -0.4, -0.2), (-0.8, -0.26, -0.26), (-1.3, -0.15, -0.28)], [0.16, 0.12, 0.09], 6)),
        PALE,
        0.08,
    )
    return g


def _jaws() -> None:
    inside = Clay().add(
        _put(tube([(-0.05, 0, -0.3), (-0.45, 0, -0.4), (-0.8, 0, -0.46)], [0.2, 0.14, 0.04], 8)), "#5a2522"
    )
    inside.add(
        _put(tube([(-0.3, 0, -0.44), (-0.7, 0, -0.54), (-1.0, 0, -0.6)], [0.1, 0.08, 0.05], 6)), "#b4574e"
    )
    low, high = HEAD + (-1.9, -0.6, -1.3), HEAD + (0.4, 0.6, 0.4)
    kit.model(inside, tuple(low), tuple(high), 90).name = "mouth"
    teeth = Clay()
    for y in (-1, 1):
        for x, z, tall, r in (
            (-1.3, -0.27, 0.1, 0.03),
            (-1.16, -0.27, 0.26, 0.05),
            (-0.96, -0.29, 0.11, 0.04),
            (-0.82, -0.3, 0.12, 0.045),
            (-0.67, -0.31, 0.13, 0.05),
            (-0.52, -0.32, 0.12, 0.05),
        ):
            side = y * (0.1 + 0.09 * (x + 1.3) / 0.8)
            teeth.add(_put(limb((x, side, z), (x + 0.03, side, z - tall), r, 0.006)), IVORY, 0.004)
        for x, z, tall, r in (
            (-1.06, -0.66, 0.22, 0.042),
            (-0.86, -0.6, 0.1, 0.035),
            (-0.74, -0.55, 0.1, 0.038),
            (-0.62, -0.5, 0.1, 0.04),
        ):
            side = y * (0.05 + 0.08 * (x + 1.06) / 0.5)
            teeth.add(_put(limb((x, side, z), (x - 0.01, side, z + tall), r, 0.006)), IVORY, 0.004)
    kit.model(teeth, tuple(low), tuple(high), 170, clay(rough=0.35, bump=0)).name = "mouth teeth"
    nose = Clay().add(_put(ball((-1.45, 0, -0.1), (0.12, 0.13, 0.11))), "#121116")
    kit.model(nose, tuple(low), tuple(high), 90, clay(rough=0.3, bump=0.1)).name = "head nose"


def _eye() -> None:
    x, y, z = _at((-0.37, -0.36, 0.1))
    rim = Clay().add(_put(ball((-0.37, -0.33, 0.1), (0.17, 0.07, 0.1), (0, -16, 8))), "#121116")
    kit.model(rim, (x - 0.4, y - 0.3, z - 0.3), (x + 0.4, y + 0.3, z + 0.3), 60).name = "eye rim"
    iris = Clay().add(_put(ball((-0.385, -0.375, 0.095), (0.11, 0.05, 0.06), (0, -16, 8))), "#ffffff")
    kit.model(
        iris, (x - 0.4, y - 0.3, z - 0.3), (x + 0.4, y + 0.3, z + 0.3), 80, lamp("#f2d534", 3)
    ).name = "eye"
    kit.sphere(
        (0.022, 0.02, 0.05), clay("#121116", bump=0), tuple(_at((-0.4, -0.425, 0.095))), 12
    ).name = "eye slit"


def wolf() -> None:
    """The whole of it, muzzle to the left, its paws at z = -3.5."""
    pelts.coated(
        body(),
        (-2.9, -1.4, -3.6),
        (3.2, 1.4, 2.0),
        240,
        46000,
        _flow,
        length=_long,
        width=lambda p: 0.008 + 0.062 * _long(p),
        lift=0.16,
        stray=0.16,
        seed=5,
        bare=lambda p: (p[:, 1] > 0.75) | ((_depth(p) < 1.03) & (np.abs(p[:, 0] - HOLLOW[0]) < 1.2)),
        name="wolf",
    )
    pelts.coated(
        _head(),
        tuple(HEAD + (-1.9, -0.9, -1.3)),
        tuple(HEAD + (1.2, 0.9, 1.4)),
        170,
        15000,
        lambda p: np.array((1.0, -0.05, -0.12)) + np.clip((p[:, 2:] - 2.15) / 0.2, 0, 1) * (-0.8, 0, 1.2),
        length=lambda p: 0.05 + 0.24 * np.clip((p[:, 0] - HEAD[0] + 0.5) / 0.9, 0, 1) * (p[:, 2] < 2.15),
        width=lambda p: 0.01 + 0.014 * np.clip((p[:, 0] - HEAD[0] + 0.5) / 0.9, 0, 1),
        lift=0.14,
        stray=0.14,
        seed=8,
        bare=lambda p: p[:, 1] > 0.4,
        name="head",
    )
    _jaws()
    _eye()
