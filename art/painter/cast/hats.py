# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn hats, each on a head of 1: helmet, boater, beanie, shako, headscarf, toque, cap, crown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from .geometry import limb, oval
from .paints import Paint, deeper

if TYPE_CHECKING:
    from .heads import Head


def draw_hat(head: Head, kind: str, colour: Paint, band: Paint) -> None:
    """Draw a hat of this colour with a band of another."""
    HATS[kind](head, colour, band)


def _helmet(head: Head, colour: Paint, _: Paint) -> None:
    dome = [(-0.47, -0.17), (-0.44, -0.42), (-0.2, -0.66), (0.08, -0.68), (0.32, -0.5), (0.38, -0.27)]
    dome += [(0.56, -0.2), (0.54, -0.15), (0.2, -0.2), (-0.2, -0.14)]
    head.sheet.shape(head.curve(dome), colour, brush=3, gloss=0.6)
    ridge = head.curve([(-0.1, -0.66), (-0.02, -0.45), (-0.04, -0.17)], closed=False)
    head.sheet.line(ridge, 2, deeper(colour, 0.6))


def _boater(head: Head, colour: Paint, band: Paint) -> None:
    crown = [(-0.34, -0.28), (-0.36, -0.6), (-0.2, -0.67), (0.18, -0.68), (0.34, -0.6), (0.33, -0.28)]
    ribbon = [(-0.355, -0.27), (-0.36, -0.4), (0.0, -0.36), (0.345, -0.41), (0.34, -0.27), (0, -0.22)]
    brim = [(-0.66, -0.26), (-0.4, -0.32), (0.0, -0.28), (0.4, -0.33), (0.66, -0.27), (0.45, -0.17)]
    brim += [(0.0, -0.13), (-0.45, -0.16)]
    head.sheet.shape(head.curve(crown, n=8), colour, brush=3, bulge=0.7)
    head.sheet.shape(head.curve(ribbon), band, brush=3, cast=0, line=0.8)
    head.sheet.shape(head.curve(brim), colour, brush=3, bulge=0.5, cast=0.05 * head.size)


def _beanie(head: Head, colour: Paint, band: Paint) -> None:
    dome = [(-0.46, -0.16), (-0.44, -0.48), (-0.1, -0.72), (0.24, -0.62), (0.37, -0.34), (0.36, -0.2)]
    cuff = [(-0.49, -0.1), (-0.49, -0.26), (0.0, -0.36), (0.39, -0.33), (0.4, -0.19), (0.0, -0.2)]
    head.sheet.shape(head.curve(dome), colour, brush=3)
    head.sheet.shape(head.curve(cuff), band, brush=3, cast=2)


def _shako(head: Head, colour: Paint, band: Paint) -> None:
    sheet, s = head.sheet, head.size
    tall = [(-0.36, -0.26), (-0.42, -0.78), (0.0, -0.86), (0.4, -0.78), (0.33, -0.28), (0, -0.2)]
    hoop = [(-0.365, -0.26), (-0.37, -0.37), (0, -0.31), (0.34, -0.38), (0.335, -0.27), (0, -0.19)]
    peak = [(-0.3, -0.22), (0.0, -0.19), (0.34, -0.25), (0.46, -0.15), (0.1, -0.1), (-0.25, -0.14)]
    plume = limb(head.place([(0.05, -0.8), (0.02, -1.02), (-0.12, -1.2)]), np.array([0.07, 0.12, 0.03]) * s)
    sheet.shape(head.curve(tall, n=8), colour, brush=3, bulge=0.8)
    sheet.shape(head.curve(hoop), band, brush=3, cast=0, line=0.9)
    sheet.shape(head.curve(peak), "#231c2c", brush=2, gloss=0.8, cast=0.06 * s)
    sheet.shape(plume, "#f6ecd8", brush=2.2)
    sheet.shape(head.curve(oval((0, -0.55), 0.07, 0.08)), band, brush=2, gloss=1, cast=1.5)


def _headscarf(head: Head, colour: Paint, _: Paint) -> None:
    s = head.size
    if head.name == "front":
        around = [
            (-0.37, 0.1),
            (-0.33, -0.24),
            (0, -0.36),
            (0.33, -0.24),
            (0.37, 0.1),
            (0.3, 0.4),
            (0.12, 0.56),
        ]
        around += [
            (0.3, 0.62),
            (0.5, 0.3),
            (0.5, -0.2),
            (0.3, -0.55),
            (0, -0.64),
            (-0.3, -0.55),
            (-0.5, -0.2),
        ]
        around += [(-0.5, 0.3), (-0.3, 0.62), (-0.12, 0.56), (-0.3, 0.4)]
        head.sheet.shape(head.curve(around), colour, brush=4)
        return
    cloth = [
        (0.32, -0.36),
        (0.2, -0.4),
        (-0.02, -0.3),
        (-0.17, -0.05),
        (-0.2, 0.2),
        (-0.1, 0.42),
        (-0.05, 0.56),
    ]
    cloth += [(-0.36, 0.5), (-0.5, 0.1), (-0.48, -0.28), (-0.28, -0.58), (0.06, -0.63), (0.3, -0.52)]
    ridge = head.curve([(0.1, -0.55), (-0.3, -0.3), (-0.38, 0.1)], closed=False)
    furrow = head.curve([(-0.1, -0.35), (-0.3, -0.05), (-0.3, 0.3)], closed=False)
    folds = [(ridge, 0.03 * s, 0.03 * s), (furrow, 0.03 * s, -0.03 * s)]
    head.sheet.shape(head.curve(cloth), colour, brush=4, folds=folds)
    for path in (
        [(0.16, -0.56), (-0.2, -0.42), (-0.36, -0.05)],
        [(0.0, -0.4), (-0.24, -0.14), (-0.3, 0.2)],
        [(-0.1, 0.4), (-0.25, 0.3), (-0.42, 0.3)],
    ):
        head.line(path, 1.6, deeper(colour, 0.55), (0.1, 0.9, 0.1), alpha=0.7)


def _toque(head: Head, colour: Paint, band: Paint) -> None:
    puff = [(-0.36, -0.5), (-0.56, -0.72), (-0.46, -0.98), (-0.16, -1.08), (0.12, -1.02), (0.36, -1.06)]
    puff += [(0.54, -0.86), (0.46, -0.64), (0.3, -0.5)]
    cuff = [(-0.38, -0.24), (-0.38, -0.54), (0.0, -0.5), (0.34, -0.55), (0.34, -0.27), (0, -0.2)]
    folds = [
        (
            head.curve([(x, -0.55), (x * 1.3, -0.78), (x * 1.25, -0.98)], closed=False),
            0.05 * head.size,
            -0.05 * head.size,
        )
        for x in (-0.22, 0.02, 0.24)
    ]
    head.sheet.shape(head.curve(puff), colour, brush=4, folds=folds)
    head.sheet.shape(head.curve(cuff), band, brush=3, bulge=0.6, cast=2)


def _cap(head: Head, colour: Paint, band: Paint) -> None:
    dome = [
        (-0.46, -0.14),
        (-0.46, -0.42),
        (-0.18, -0.62),
        (0.14, -0.6),
        (0.34, -0.42),
        (0.36, -0.24),
        (0, -0.24),
    ]
    peak = [(0.1, -0.3), (0.34, -0.31), (0.6, -0.2), (0.58, -0.15), (0.34, -0.19), (0.1, -0.2)]
    head.sheet.shape(head.curve(dome), colour, brush=3)
    head.sheet.shape(head.curve(peak), band, brush=2, cast=0.05 * head.size)


def _crown(head: Head, colour: Paint, band: Paint) -> None:
    low, high = -0.34, -0.72
    spikes = [
        (-0.36, low),
        (-0.42, high),
        (-0.22, -0.52),
        (-0.06, high - 0.06),
        (0.08, -0.52),
        (0.32, high),
        (0.32, low),
    ]
    head.sheet.shape(head.place([*spikes, (0, low + 0.07)]), colour, brush=2.5, gloss=0.8, bulge=0.5)
    for x in (-0.2, 0.0, 0.2):
        head.sheet.shape(head.curve(oval((x, -0.4), 0.035)), band, brush=1.2, cast=1, line=0.7, gloss=1)


HATS: dict[str, Callable[[Head, Paint, Paint], None]] = {
    "helmet": _helmet,
    "boater": _boater,
    "beanie": _beanie,
    "shako": _shako,
    "headscarf": _headscarf,
    "toque": _toque,
    "cap": _cap,
    "crown": _crown,
}
