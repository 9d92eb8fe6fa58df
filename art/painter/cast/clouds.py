# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn clouds, smoke and lightning: billows with torn rims, laid from the back to the front."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..colour import Array
from .geometry import Point, limb, resampled
from .paints import Paint, mixed

if TYPE_CHECKING:
    from .page import Page
    from .sheet import Sheet

Billow = tuple[float, float, float]
"""Where the middle of a billow is and how wide it is, in card pixels."""


def billow(
    at: Point, radius: float, rng: np.random.Generator, rough: float = 0.8, flat: float = 1.0
) -> Array:
    """Return the outline of one billow: lumps above, nearly flat below."""
    a = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    lumps, phase = rng.integers(4, 7), rng.uniform(0, 6.28, 3)
    out = 1 + rough * (0.13 * np.abs(np.sin(a * lumps / 2 + phase[0])) + 0.05 * np.sin(3 * a + phase[1]))
    out += rough * 0.03 * np.sin(11 * a + phase[2])
    y = np.sin(a) * np.where(np.sin(a) > 0, 0.72, 0.95) * flat
    return np.asarray(at, float) + np.c_[np.cos(a), y] * (out * radius)[:, None]


def draw_cloud(
    sheet: Sheet,
    billows: Sequence[Billow],
    top: Paint,
    foot: Paint,
    *,
    seed: int = 1,
    light_from: Point = (-0.5, -0.8),
    small: int = 4,
    flat: float = 1.0,
) -> None:
    """Draw billows in this order, `top` coloured above and `foot` below, each with smaller ones on its lit rim.

    `flat` below 1 makes banks of them.
    """
    rng = np.random.default_rng(seed)
    ys = np.array([(y - r, y + r) for _, y, r in billows])
    high, low = ys.min(), ys.max()
    lit = np.asarray(light_from, float) / np.hypot(*light_from)

    def paint(y: float) -> Array:
        return np.asarray(mixed(top, foot, float(np.clip((y - high) / (low - high), 0, 1))))

    for x, y, r in billows:
        sheet.shape(
            billow((x, y), r, rng, flat=flat),
            paint(y),
            line=0,
            cast=0.1 * r,
            brush=6,
            round_to=0.8 * r,
            bulge=0.6,
        )
        around = np.arctan2(lit[1], lit[0]) + rng.uniform(-1.5, 1.5, small)
        for a, q in zip(around, rng.uniform(0.34, 0.62, small), strict=True):
            at = np.array([x, y]) + np.array([np.cos(a), np.sin(a) * 0.9 * flat]) * r * (1.02 - 0.75 * q)
            puff = billow(at, r * q, rng, flat=flat)
            sheet.shape(
                puff,
                paint(at[1] - 0.3 * r),
                line=0,
                cast=0.07 * r * q,
                brush=4,
                round_to=0.5 * r * q,
                bulge=0.5,
            )


def forked(start: Point, end: Point, rng: np.random.Generator, sway: float = 0.16) -> Array:
    """Return a jagged way from one point to another."""
    way = np.array([start, end], float)
    for k in range(5):
        middle = (way[:-1] + way[1:]) / 2
        step = way[1:] - way[:-1]
        aside = np.c_[-step[:, 1], step[:, 0]] * rng.normal(0, sway * (0.9**k), (len(step), 1))
        out = np.empty((len(way) + len(middle), 2))
        out[::2], out[1::2] = way, middle + aside
        way = out
    return way


def draw_bolt(
    page: Page,
    sheet: Sheet,
    start: Point,
    ends: Sequence[Point],
    colour: Paint,
    glow: Paint,
    *,
    seed: int = 1,
) -> None:
    """Draw lightning that forks: to the first end its trunk, to the others branches that leave it; all have a glow."""
    rng = np.random.default_rng(seed)
    trunk = forked(start, ends[0], rng)
    ways = [(trunk, 10.0)]
    for k, end in enumerate(ends[1:]):
        leave = trunk[int(len(trunk) * (0.2 + 0.5 * k / max(len(ends) - 1, 1)))]
        ways.append((forked(leave, end, rng), 4.6))
    for way, wide in ways:
        page.wash(resampled(limb(way, [wide * 5, wide * 3.5, wide * 2.5], n=2), 6), glow, 0.35, 14)
    for way, wide in ways:
        sheet.line(way, wide * 2.1, glow, (0.1, 1, 0.8, 0.6, 0.2), alpha=0.8, dry=0)
        sheet.line(way, wide, colour, (0.1, 1, 0.9, 0.7, 0.15), alpha=1, dry=0)
