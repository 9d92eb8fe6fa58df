# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn hair: short, tousled, curls, bun, bob, long, flying, braids, a ring around a bald head."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .geometry import Points, limb, oval, spline
from .paints import Paint, deeper, mixed
from .points import BOBS, RINGS, STRANDS

if TYPE_CHECKING:
    from .heads import Head

BUNS = {"profile": (-0.5, -0.3), "three-quarter": (-0.36, -0.5), "front": (0.0, -0.66)}
BOB_REPLACES = {"profile": (4, 9), "three-quarter": (5, 9), "front": (6, 8)}
"""Which points of the hair's outline a bob takes the place of."""


def draw_hair_behind(head: Head) -> None:
    """Draw what hangs or flies behind the neck."""
    colour, style = head.looks.hair_colour, head.looks.hair
    if style in {"long", "braids"}:
        fall = [
            (-0.42, -0.3),
            (0.0, -0.55),
            (0.32, -0.25),
            (0.2, 0.3),
            (-0.02, 0.75),
            (-0.5, 0.72),
            (-0.56, 0.2),
        ]
        head.sheet.shape(head.curve(fall), colour, brush=3)
    if style == "flying":
        for k, (dx, dy) in enumerate([(-1.25, -0.05), (-1.1, 0.3), (-0.8, 0.55)]):
            path = [(-0.25, -0.2 + 0.1 * k), (-0.6, -0.15 + 0.2 * k), (dx * 0.8, dy - 0.1), (dx, dy - 0.2)]
            wide = np.array([0.2, 0.17, 0.1, 0.015]) * head.size
            head.sheet.shape(limb(head.place(path), wide), colour, brush=2.5)


def draw_hair(head: Head) -> None:
    """Draw the hair that is seen over the face."""
    style, colour = head.looks.hair, head.looks.hair_colour
    if style == "none":
        return
    if style == "bun":
        _bun(head, colour)
    if style == "ring":
        sides = [RINGS[head.name]]
        if head.name == "front":
            sides.append(tuple((-x, y) for x, y in sides[0]))
        for side in sides:
            head.sheet.shape(head.curve(side), colour, bulge=0.8, brush=2.6, cast=0.05 * head.size)
        return
    head.sheet.shape(head.curve(_cap(head)), colour, bulge=0.8, brush=2.6, cast=0.05 * head.size)
    if style != "curls":
        _strands(head, STRANDS[head.name], colour)
    if style == "braids":
        for x in (-0.2,) if head.name == "profile" else (-0.36, 0.3):
            for j in range(5):
                at = (x + 0.03 * (-1) ** j - 0.015 * j * np.sign(0.1 - x), 0.2 + 0.13 * j)
                head.sheet.shape(head.curve(oval(at, 0.09, 0.1)), colour, brush=2, cast=2)


def _cap(head: Head) -> Points:
    """The outline of the hair on the skull."""
    style, cap = head.looks.hair, list(head.view.hair)
    if style in {"curls", "tousled"}:
        rng, wild = np.random.default_rng(7), 0.16 if style == "curls" else 0.075
        out = []
        for i, (x, y) in enumerate(spline(cap, closed=True, n=3)):
            far = np.hypot(x, y + 0.08) > 0.44 or y < -0.42
            grown = 1 + rng.normal(0, 0.02) + (wild * (0.75 + 0.45 * (-1) ** i) if far else 0)
            out.append((x * grown, (y + 0.08) * grown - 0.08))
        return out
    if style == "bob":
        start, stop = BOB_REPLACES[head.name]
        cap = [*cap[:start], *BOBS[head.name], *cap[stop:]]
        if head.name == "front":
            cap = [(0.45, 0.0), (0.42, 0.32), (0.3, 0.3), *cap]
    return cap


def _bun(head: Head, colour: Paint) -> None:
    x, y = BUNS[head.name]
    head.sheet.shape(head.curve(oval((x, y), 0.2, 0.19)), colour, brush=2.5)
    first = [(x - 0.12, y + 0.06), (x, y - 0.1), (x + 0.12, y + 0.02)]
    _strands(head, (first, [(x - 0.1, y + 0.1), (x + 0.02, y), (x + 0.1, y + 0.09)]), colour)


def _strands(head: Head, lines: tuple[Points, ...], colour: Paint) -> None:
    for i, path in enumerate(lines):
        paint = deeper(colour, 0.55) if i % 2 else mixed(colour, head.sheet.light.warm, 0.4)
        head.sheet.line(
            head.curve(path, closed=False), 2.0 * head.size / 80, paint, (0.05, 0.9, 0.7, 0.05), alpha=0.6
        )
