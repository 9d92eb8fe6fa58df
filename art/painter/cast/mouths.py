# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn mouths: closed lips, open in laughter, song or disgust, teeth clenched in anger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..colour import Array
from .paints import Paint, deeper, mixed

if TYPE_CHECKING:
    from .heads import Head

THROAT, TONGUE, TEETH = "#571523", "#c9565c", "#e6d3b8"
Spot = tuple[float, float]


@dataclass(frozen=True)
class Corners:
    """The corners of a mouth: `a` is the nearer one."""

    a: Spot
    b: Spot

    @property
    def c(self) -> float:
        """The middle from left to right."""
        return (self.a[0] + self.b[0]) / 2

    @property
    def y(self) -> float:
        """The middle from top to bottom."""
        return (self.a[1] + self.b[1]) / 2

    def at(self, share: float, down: float, y: float) -> Spot:
        """A place from the middle (0) to a corner (-1 nearer, 1 farther), so far below a height."""
        end = self.a[0] if share < 0 else self.b[0]
        return self.c + (end - self.c) * abs(share), y + down


def draw_mouth(head: Head) -> None:
    """Draw the mouth of a head's expression."""
    face, looks = head.face, head.looks
    corners, level = _corners(head)
    lip = looks.lips or mixed(looks.skin, "#a8322f", 0.5)
    clip = None if looks.beard else head.skin
    if face.open < 0.08:
        _closed(head, corners, level, lip, clip)
    else:
        _open(head, corners, level, lip, clip)
    if abs(face.smile) > 0.5:
        x, y = corners.a
        if face.smile > 0 and looks.child < 0.6:
            cheek = [(x - 0.03, y - 0.09), (x - 0.055, y - 0.02), (x - 0.035, y + 0.05)]
            head.line(cheek, 1.5, pressure=(0.1, 0.9, 0.2))
        elif face.smile < 0:
            head.line([(x, y + 0.01), (x - 0.03, y + 0.045)], 1.5, pressure=(0.9, 0.2))


def _corners(head: Head) -> tuple[Corners, float]:
    face, profile = head.face, head.name == "profile"
    (ax, ay), (bx, by) = head.nodded(head.view.mouth)
    level, middle = (ay + by) / 2, (ax + bx) / 2
    if profile:
        ax = bx - (bx - ax) * (0.75 + 0.3 * max(face.smile, 0)) * face.wide
    else:
        grown = face.wide * (1 + 0.28 * max(face.smile, 0))
        ax, bx = middle + (ax - middle) * grown, middle + (bx - middle) * grown
    up, askew = 0.055 * face.smile, 0.016 * face.smile * np.sin(7 * head.looks.age + 30 * head.looks.nose)
    nearer = (ax, ay - up - askew - 0.045 * face.sneer)
    return Corners(nearer, (bx, by - up * (0.15 if profile else 1) + askew)), level


def _closed(head: Head, m: Corners, level: float, lip: Paint, clip: Array | None) -> None:
    sheet, smile, soft = head.sheet, head.face.smile, 0.006 * head.size
    sag = 0.022 * smile
    bow = [m.a, m.at(-0.4, sag - 0.006, level), m.at(0.35, sag - 0.004, level), m.b]
    low = [m.a, m.at(-0.35, 0.05 + 0.018 * smile, level), m.at(0.4, 0.047 + 0.018 * smile, level), m.b]
    high = [m.a, m.at(-0.3, 0.018 * smile - 0.028, level), m.at(0.1, -0.016, level)]
    high += [m.at(0.4, 0.018 * smile - 0.028, level), m.b]
    middle = head.curve(bow, closed=False)[::-1]
    sheet.fill(np.vstack([head.curve(low, closed=False), middle]), lip, 0.75, clip=clip, soft=soft)
    upper = np.vstack([head.curve(high, closed=False), middle])
    sheet.fill(upper, deeper(lip, 0.82), 0.8, clip=clip, soft=soft)
    head.line(bow, 2.4, deeper(lip, 0.32), (0.8, 1, 0.9, 0.6))


def _open(head: Head, m: Corners, level: float, lip: Paint, clip: Array | None) -> None:
    sheet, face = head.sheet, head.face
    drop = 0.19 * face.open * (1 if face.smile > 0 else 0.85)
    rise = 0.02 * face.smile - 0.012
    top = [m.a, m.at(-0.45, rise - 0.03 * face.sneer, level), m.at(0.4, rise, level), m.b]
    low = [m.b, m.at(0.55, drop * 0.88, level), (m.c, level + drop), m.at(-0.6, drop * 0.8, level), m.a]
    hole = np.vstack([head.curve(top, closed=False), head.curve(low, closed=False)])
    above = [(x + (x - m.c) * 0.08, y - 0.022) for x, y in top]
    below = [(x + (x - m.c) * 0.1, y + 0.026) for x, y in low]
    lips = np.vstack([head.curve(above, closed=False), head.curve(below, closed=False)])
    sheet.fill(lips, mixed(head.looks.skin, lip, 0.45), 0.6, clip=clip, soft=0.006 * head.size)
    sheet.fill(hole, THROAT, 1, clip=clip, dry=0)
    if face.bare:
        _clenched(head, hole, m, level, drop)
    elif face.tongue or face.open > 0.5:
        t, c, y = face.tongue * 0.10, m.c, level
        tongue = [(c - 0.055, y + drop * 0.55), (c + 0.01, y + drop * 0.4), (c + 0.065, y + drop * 0.6)]
        tongue += [(c + 0.045, y + drop + t), (c - 0.03, y + drop + t)]
        sheet.fill(head.curve(tongue), TONGUE, 1, clip=None if t else hole)
    if face.teeth and not face.bare:
        row = head.curve([m.a, *((x, y + 0.034) for x, y in top[1:-1]), m.b], closed=False)[::-1]
        sheet.fill(np.vstack([head.curve(top, closed=False), row]), TEETH, 1, clip=hole, dry=0)
    head.line(top, 1.8, deeper(lip, 0.35), (0.8, 1, 1, 0.7))
    head.line(low, 1.5, deeper(lip, 0.35), (0.6, 0.9, 0.9, 0.6))


def _clenched(head: Head, hole: Array, m: Corners, level: float, drop: float) -> None:
    """Both rows of teeth, pressed together."""
    head.sheet.fill(hole, TEETH, 1, clip=head.skin, dry=0)
    bite = [m.a, (m.c, level + 0.48 * drop), m.b]
    head.line(bite, 1.3, "#8a5a50")
    for t in (-0.62, -0.3, 0.02, 0.34, 0.66):
        x, y = m.at(t, 0, level)
        head.line([(x, y + 0.16 * drop), (x, y + 0.8 * drop)], 0.9, "#8a5a50", (0.6, 0.9, 0.6))
