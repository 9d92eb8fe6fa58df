# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn animals with a face: a sitting fox and a small bird. Both are 1 high, feet at 0, and look right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..colour import Array
from .geometry import Point, Points, limb, oval, spline, turned
from .paints import Paint, deeper, mixed

if TYPE_CHECKING:
    from .sheet import Sheet

SOOT = "#22161a"
HAIRS = (
    (-0.24, -0.3), (-0.2, -0.44), (-0.1, -0.5), (-0.22, -0.14), (-0.12, -0.2), (-0.02, -0.4), (0.12, -0.42),
    (0.15, -0.5), (0.11, -0.36), (-0.5, -0.16), (-0.42, -0.08), (-0.56, -0.24),
)  # fmt: skip


class Fox:
    """A fox that sits.

    `nod` turns its head down; `lid` (0 closed, 1 open), `brow` (1 pleading, -1 stern) and `smile` are its face.
    """

    def __init__(
        self,
        sheet: Sheet,
        at: Point,
        size: float,
        *,
        flip: bool = False,
        colour: str = "#c8642c",
        pale: str = "#f4e6cc",
        nod: float = 0,
        lid: float = 0.8,
        brow: float = 0.4,
        smile: float = 0.5,
    ) -> None:
        self.sheet, self.at, self.size, self.flip = sheet, at, size, flip
        self.colour, self.pale, self.nod = colour, pale, nod
        self.lid, self.brow, self.smile = lid, brow, smile
        self.dark = deeper(colour, 0.45, sheet.light.line)

    def place(self, points: Points) -> Array:
        """Return points of the body, on the card."""
        return turned(points, self.at, self.size, 0, flip=self.flip)

    def head(self, points: Points) -> Array:
        """Return points of the head (about 1 high), on the card."""
        side = -1 if self.flip else 1
        at = self.place([(0.12, -0.76)])[0]
        return turned(np.asarray(points, float) * (side, 1), at, self.size * 0.37, self.nod * side)

    def mouth(self) -> Array:
        """Return where it holds something."""
        return np.asarray(self.head([(0.64, 0.2)])[0])

    def draw(self) -> None:
        """Draw tail, legs, body and head."""
        sheet, s, c = self.sheet, self.size, self.colour
        tail = self.place([(-0.24, -0.05), (-0.46, -0.02), (-0.62, -0.14), (-0.62, -0.32), (-0.52, -0.44)])
        sheet.shape(limb(tail, np.array([0.05, 0.09, 0.13, 0.11, 0.02]) * s), c, brush=4, cast=0.03 * s)
        sheet.shape(limb(tail[3:], np.array([0.095, 0.015]) * s), self.pale, brush=3, cast=0, line=0.8)
        for x in (0.17, 0.08):
            leg = self.place([(x - 0.02, -0.42), (x, -0.2), (x, -0.03), (x + 0.06, -0.015)])
            outline = limb(leg, np.array([0.08, 0.05, 0.036, 0.03]) * s)
            sheet.shape(outline, mixed(c, SOOT, 0.56), brush=3, cast=0.02 * s)
        body = [(0.1, -0.66), (-0.1, -0.62), (-0.26, -0.42), (-0.34, -0.18), (-0.28, -0.01), (-0.05, 0.0)]
        body += [(0.03, -0.1), (0.11, -0.26), (0.19, -0.46), (0.2, -0.6)]
        furrow = spline(self.place([(-0.18, -0.5), (-0.1, -0.36), (-0.08, -0.24)]), closed=False)
        folds = [(furrow, 0.03 * s, -0.02 * s)]
        sheet.shape(spline(self.place(body)), c, bulge=0.8, brush=5, folds=folds, cast=0.03 * s)
        haunch = [(-0.3, -0.04), (-0.3, -0.22), (-0.17, -0.32), (-0.04, -0.24), (0.0, -0.1), (0.1, -0.03)]
        haunch += [(0.08, 0.0), (-0.15, 0.01)]
        sheet.shape(spline(self.place(haunch)), c, brush=4, cast=0.03 * s)
        bib = [(0.14, -0.64), (0.21, -0.56), (0.2, -0.42), (0.13, -0.26), (0.09, -0.34), (0.08, -0.5)]
        sheet.shape(spline(self.place(bib)), self.pale, brush=3, line=0.5, cast=0)
        rng = np.random.default_rng(2)
        for x, y in HAIRS:
            dx, dy = rng.normal(0, 0.01, 2)
            hair = self.place([(x, y), (x + dx - 0.01, y + 0.03), (x + 0.01, y + 0.065 + dy)])
            sheet.line(spline(hair, closed=False), 1.6, self.dark, (0.1, 1, 0.1), alpha=0.55)
        self._head()
        self._eye()

    def _curve(self, points: Points, closed: bool = True) -> Array:
        return spline(self.head(points), closed)

    def _head(self) -> None:
        sheet, s, c = self.sheet, self.size * 0.37, self.colour
        sheet.shape(self._curve([(0.04, -0.26), (0.1, -0.7), (0.24, -0.28)]), mixed(c, SOOT, 0.35), brush=2.5)
        face = [(-0.3, -0.15), (-0.12, -0.36), (0.12, -0.34), (0.25, -0.15), (0.44, -0.02), (0.7, 0.06)]
        face += [(0.74, 0.12), (0.66, 0.17), (0.36, 0.24), (0.14, 0.34), (-0.06, 0.5), (-0.18, 0.38)]
        face += [(-0.4, 0.44), (-0.36, 0.26), (-0.44, 0.08)]
        sheet.shape(self._curve(face), c, bulge=0.7, brush=2.2, cast=0.1 * s)
        cheek = [(0.68, 0.15), (0.36, 0.235), (0.14, 0.34), (-0.06, 0.5), (-0.18, 0.38), (-0.39, 0.43)]
        cheek += [(-0.26, 0.22), (0.04, 0.18), (0.28, 0.12), (0.5, 0.1)]
        sheet.shape(self._curve(cheek), self.pale, bulge=0.4, brush=2, cast=0, line=0.5)
        ear, inner = (
            [(-0.24, -0.2), (-0.3, -0.74), (-0.02, -0.36)],
            [(-0.19, -0.28), (-0.25, -0.6), (-0.08, -0.37)],
        )
        sheet.shape(self._curve(ear), c, brush=2.5, cast=0.05 * s)
        sheet.shape(self._curve(inner), mixed(c, SOOT, 0.6), brush=1.8, cast=0, line=0)
        for tuft in (
            [(-0.3, 0.3), (-0.24, 0.36), (-0.2, 0.34)],
            [(-0.12, 0.36), (-0.06, 0.42), (-0.02, 0.38)],
            [(0.06, 0.28), (0.12, 0.31), (0.16, 0.28)],
            [(-0.3, 0.06), (-0.34, 0.14), (-0.3, 0.2)],
        ):
            self._line(tuft, 1.8, self.dark, (0.1, 1, 0.1), 0.5)
        sheet.shape(self.head(oval((0.71, 0.085), 0.06, 0.052)), "#1c1418", brush=1.5, gloss=1, cast=0)
        lift = 0.05 * self.smile
        mouth = [(0.68, 0.15), (0.46, 0.195), (0.27, 0.22 - lift), (0.2, 0.2 - 2 * lift)]
        self._line(mouth, 2.6, "#2a1418", (0.6, 1, 0.9, 0.3))

    def _line(
        self, points: Points, width: float, colour: Paint, pressure: tuple[float, ...], alpha: float = 0.9
    ) -> None:
        thick = width * self.size * 0.37 / 80
        self.sheet.line(self._curve(points, closed=False), thick, colour, pressure, alpha)

    def _eye(self) -> None:
        x, y, lid = 0.16, -0.05, self.lid
        if self.brow:
            up = self.brow
            brow = [(0.27, -0.14 - 0.1 * up), (0.19, -0.2 - 0.06 * up), (0.06, -0.19 + 0.06 * up)]
            self._line(brow, 2.6, self.dark, (0.4, 1, 0.2))
        if lid < 0.15:
            self._line([(x - 0.11, y), (x, y + 0.05), (x + 0.1, y + 0.02)], 3.4, SOOT, (0.5, 1, 0.5))
            return
        upper = [(x - 0.11, y), (x - 0.04, y - 0.09 * lid), (x + 0.05, y - 0.085 * lid), (x + 0.11, y + 0.03)]
        gap = self._curve([*upper, (x + 0.03, y + 0.065), (x - 0.06, y + 0.06)])
        self.sheet.fill(gap, "#c8842e")
        self.sheet.fill(self.head(oval((x + 0.015, y - 0.005), 0.068, 0.072)), "#150c10", clip=gap)
        self.sheet.fill(self.head(oval((x + 0.045, y - 0.035), 0.024)), "#fffaf0", clip=gap)
        edge = [
            (x - 0.14, y + 0.02),
            (x - 0.04, y - 0.095 * lid),
            (x + 0.05, y - 0.09 * lid),
            (x + 0.13, y + 0.05),
        ]
        self._line(edge, 2.8, "#1c1014", (0.6, 1, 0.7))


def draw_bird(
    sheet: Sheet,
    at: Point,
    size: float,
    *,
    flip: bool = False,
    colour: str = "#6a5a4a",
    breast: str = "#d8602c",
    beak: float = 0.0,
    lid: float = 1.0,
) -> None:
    """Draw a small round bird, which sings if its `beak` is open."""

    def put(points: Points) -> Array:
        return turned(points, at, size, 0, flip=flip)

    for x in (-0.02, 0.1):
        leg = spline(put([(x, -0.2), (x + 0.02, -0.05), (x + 0.1, 0)]), closed=False)
        sheet.line(leg, 2.2, "#3a2420", (1, 0.8, 0.6))
    body = [(0.05, -1), (-0.2, -0.9), (-0.36, -0.55), (-0.3, -0.25), (0.0, -0.12), (0.28, -0.3), (0.36, -0.6)]
    front = [(0.3, -0.78), (0.12, -0.7), (0.05, -0.4), (0.12, -0.16), (0.3, -0.32), (0.37, -0.58)]
    wing = [(-0.1, -0.62), (-0.36, -0.4), (-0.5, -0.2), (-0.15, -0.26), (0.02, -0.48)]
    tail = [(-0.3, -0.4), (-0.75, -0.2), (-0.72, -0.12), (-0.25, -0.2)]
    sheet.shape(spline(put(tail)), deeper(colour, 0.8), brush=2)
    sheet.shape(spline(put([*body, (0.28, -0.9)])), colour, brush=2.5)
    sheet.shape(spline(put(front)), breast, brush=2, cast=0, line=0.6)
    sheet.shape(spline(put(wing)), deeper(colour, 0.75), brush=2, cast=2)
    gape = 0.08 * beak
    sheet.shape(put([(0.3, -0.84), (0.52, -0.8 - gape), (0.3, -0.76)]), "#d8a23c", brush=1.2, line=0.8)
    sheet.shape(put([(0.3, -0.78), (0.48, -0.75 + gape), (0.3, -0.72)]), "#b8822c", brush=1.2, line=0.8)
    if lid > 0.2:
        sheet.fill(put(oval((0.17, -0.82), 0.045)), "#140c10")
        sheet.fill(put(oval((0.185, -0.835), 0.014)), "#fffaf0")
    else:
        sheet.line(spline(put([(0.11, -0.82), (0.17, -0.79), (0.23, -0.82)]), closed=False), 2, "#140c10")
