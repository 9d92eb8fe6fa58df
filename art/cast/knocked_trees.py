# SPDX-License-Identifier: GPL-3.0-or-later
"""The owl was asleep in the trunk; now it puts out its head and a wing, and shouts."""

import numpy as np

from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.paints import Light, deeper, mixed

LIGHT = Light(
    key=(-0.65, -0.5, 0.6),
    warm="#fff0c8",
    shade="#7a7a54",
    rim="#ffc070",
    rim_from=(0.95, -0.1),
    rim_amount=0.5,
    line="#20140c",
)
COAT, PALE, DARK, WOOL, BAND = "#9a6a3c", "#ecd6aa", "#3a2618", "#4f8a7c", "#e8dcb4"


class Owl:
    """An owl's head as wide as 2, its middle at 0, in a hole."""

    def __init__(self, sheet, at, size, angle):
        self.sheet, self.at, self.size, self.angle = sheet, at, size, angle
        self.rng = np.random.default_rng(3)

    def place(self, points):
        """Points of the owl on the card."""
        return turned(points, self.at, self.size, self.angle)

    def shape(self, points, colour, **more):
        """Paint a part of it."""
        self.sheet.shape(spline(self.place(points)), colour, **more)

    def line(self, points, width, colour, pressure=(0.3, 1, 0.2), alpha=0.9):
        """Draw a line on it."""
        self.sheet.line(spline(self.place(points), closed=False), width, colour, pressure, alpha)

    def feather(self, x, y, angle, long, wide, colour, **more):
        """One feather whose root is at a place."""
        leaf = [(0, -0.4), (0.5, -0.5), (0.85, -0.28), (1, 0.02), (0.8, 0.34), (0.45, 0.5), (0, 0.35)]
        points = turned(np.array(leaf) * (long, wide), (x, y), 1, angle)
        self.sheet.shape(spline(self.place(points)), colour, brush=2.5, cast=4, line=1.0, **more)
        self.line(turned([(0.05 * long, 0), (0.9 * long, 0)], (x, y), 1, angle), 1.4, deeper(colour, 0.6))

    def ruff(self):
        """Throat and breast, in rows of feathers."""
        self.shape(oval((0, 0.06), 1.0, 0.98), DARK, brush=5)
        for row in range(5):
            for k in range(-6, 7):
                x, y = 0.165 * k + 0.08 * (row % 2), 0.78 - 0.17 * row
                if np.hypot(x, y) < 0.98:
                    tone = mixed(COAT, PALE if (k + row) % 3 else DARK, 0.18 + 0.2 * self.rng.random())
                    self.feather(x, y - 0.1, 90 - 14 * x + self.rng.normal(0, 6), 0.34, 0.2, tone)
        self.shape([(-0.96, -0.1), (-0.86, -0.66), (-0.4, -0.86), (0.4, -0.86), (0.88, -0.62),
                    (0.97, 0.0), (0.7, 0.5), (0.2, 0.66), (0, 0.5), (-0.25, 0.68), (-0.72, 0.52)],
                   COAT, brush=4, cast=6)  # fmt: skip

    def disc(self, side):
        """The round of feathers about an eye."""
        x, y = 0.43 * side - 0.05, 0.03
        self.shape(oval((x, y), 0.47, 0.52), PALE, brush=3, bulge=0.5, line=1.2, cast=3)
        for a in np.arange(0, 360, 9) + self.rng.uniform(-3, 3, 40):
            far = 0.5 + 0.05 * self.rng.random()
            path = turned([(0.3, 0), (0.42, 0.01), (far, -0.02)], (x, y), 1, a)
            self.line(path, 2.4, "#a9743e" if a % 2 < 1 else "#7a5230", (0.1, 1, 0.2), 0.75)

    def eye(self, side):
        """Round, amber, the lid slanting down to the beak; it looks down at the knocker."""
        x, y = 0.41 * side - 0.05, 0.04
        rim = spline(self.place(oval((x, y), 0.3, 0.31)))
        self.shape(oval((x, y), 0.325, 0.335), "#2a1a14", brush=1.5, line=0, cast=3)
        self.sheet.shape(rim, "#f2a02a", brush=2, bulge=0.6, line=0, cast=0)
        self.sheet.fill(
            spline(self.place(oval((x - 0.09, y + 0.09), 0.125, 0.13))), "#120a08", clip=rim, dry=0
        )
        self.sheet.fill(spline(self.place(oval((x - 0.14, y + 0.03), 0.04))), "#fffaf0", clip=rim, dry=0)
        lid = [(x - 0.36 * side, y + 0.08), (x - 0.1 * side, y - 0.09), (x + 0.34 * side, y - 0.2)]
        lid += [(x + 0.3 * side, y - 0.42), (x - 0.34 * side, y - 0.38)]
        cover = spline(self.place(lid))
        self.sheet.fill(cover, "#8a5a34", clip=spline(self.place(oval((x, y), 0.33, 0.34))), dry=0)
        self.line(lid[:3], 5, "#1c100c", (0.9, 1, 0.7))
        for d in (0.4, 0.47):
            self.line(
                [(x - 0.2 * side, y + d - 0.02), (x, y + d), (x + 0.2 * side, y + d - 0.06)], 2.2, "#5a3a22"
            )

    def brow(self, side):
        """A thick tuft from the beak up to the ear."""
        for k in range(7):
            t = k / 6
            x, y = side * (0.05 + 0.5 * t) - 0.05, -0.12 - 0.27 * t
            angle = -38 + 12 * t + self.rng.normal(0, 3)
            tone = mixed(DARK, COAT, 0.1 + 0.25 * self.rng.random())
            self.feather(x, y, angle if side > 0 else 180 - angle, 0.38 + 0.16 * t, 0.17, tone)

    def beak(self):
        """Wide open."""
        self.shape(
            [(-0.2, 0.2), (-0.05, 0.12), (0.1, 0.2), (0.12, 0.5), (-0.05, 0.66), (-0.2, 0.5)],
            "#4a1018",
            brush=2,
        )
        self.shape([(-0.12, 0.5), (-0.05, 0.42), (0.04, 0.5), (-0.05, 0.62)], "#d8646a", brush=1.5, line=0.8)
        self.shape(
            [(-0.19, 0.56), (-0.05, 0.62), (0.1, 0.55), (0.02, 0.74), (-0.1, 0.75)],
            "#5a4630",
            brush=2,
            gloss=0.6,
        )
        self.shape([(-0.2, 0.24), (-0.17, 0.06), (-0.05, -0.02), (0.08, 0.06), (0.11, 0.24), (0.0, 0.3), (-0.07, 0.47),
                    (-0.13, 0.3)], "#6a563c", brush=2, gloss=0.9, cast=8)  # fmt: skip

    def cap(self):
        """Knitted; its tail hangs over the rim."""
        felt = [
            (-0.88, -0.5),
            (-0.86, -0.95),
            (-0.5, -1.38),
            (0.1, -1.6),
            (0.7, -1.5),
            (1.1, -1.12),
            (1.24, -0.6),
        ]
        felt += [(1.08, -0.58), (0.94, -0.92), (0.72, -1.02), (0.82, -0.6), (0, -0.75)]
        whole = spline(self.place(felt))
        crease = spline(self.place([(0.3, -1.5), (0.62, -1.2), (0.74, -0.98)]), closed=False)
        self.sheet.shape(whole, WOOL, brush=4, folds=[(crease, 0.06 * self.size, -0.05 * self.size)])
        for path, w in (([(-0.66, -1.3), (-0.3, -1.12), (0.2, -1.16), (0.62, -1.0)], 0.08),
                        ([(-0.1, -1.62), (0.26, -1.42), (0.66, -1.28), (0.86, -1.0)], 0.075),
                        ([(0.62, -1.6), (0.8, -1.38), (0.96, -1.1)], 0.06)):  # fmt: skip
            band = limb(self.place(path), np.array([w, w * 1.1, w]) * self.size)
            self.sheet.shape(band, BAND, brush=4, line=0.5, cast=0, bulge=0.3, inside=whole)
        self.shape(oval((1.15, -0.5), 0.16), BAND, brush=3)
        cuff = [(-0.93, -0.52), (-0.5, -0.78), (0.0, -0.84), (0.5, -0.76), (0.9, -0.5)]
        self.sheet.shape(
            limb(self.place(cuff), np.array([0.13, 0.16, 0.17, 0.16, 0.13]) * self.size),
            BAND,
            brush=4,
            cast=9,
        )
        for t in np.linspace(-0.84, 0.84, 15):
            y = -0.83 + 0.36 * t * t
            self.line([(t, y - 0.1), (t * 1.03, y + 0.1)], 2, "#a89a70", (0.3, 1, 0.3), 0.7)

    def wing(self):
        """Over the rim, pointing at him."""
        self.sheet.shape(
            limb(
                self.place([(-0.5, 0.72), (-0.85, 0.82), (-1.1, 0.98)]),
                np.array([0.3, 0.27, 0.2]) * self.size,
            ),
            COAT,
            brush=4,
            cast=12,
        )
        for k, (angle, long) in enumerate(((98, 0.42), (112, 0.5), (124, 0.56), (134, 0.6), (150, 0.86))):
            self.feather(
                -1.0 - 0.045 * k, 1.06 - 0.05 * k, angle, long, 0.19, mixed(COAT, DARK, 0.5 - 0.09 * k)
            )
        for k in range(4):
            self.feather(
                -0.72 - 0.1 * k,
                0.7 + 0.07 * k,
                118 + 6 * k,
                0.36,
                0.22,
                mixed(COAT, PALE, 0.15 + 0.08 * (k % 2)),
            )


def draw(page):
    """Anger."""
    sheet = page.sheet((250, 60, 790, 720), LIGHT, seed=11)
    around = np.linspace(0, 2 * np.pi, 30)
    rim = np.c_[557 + 172 * np.cos(around), 362 + 174 * np.sin(around)]
    sheet.shape(limb(rim, [15, 19, 14, 20, 16, 21, 15], n=4), "#8a6c46", brush=3, cast=10)
    owl = Owl(sheet, (554, 384), 138, -7)
    owl.ruff()
    for side in (1, -1):
        owl.disc(side)
    for side in (1, -1):
        owl.eye(side)
    owl.beak()
    owl.cap()
    for side in (1, -1):
        owl.brow(side)
    owl.wing()
    page.lay(sheet)
    caught(page)


def caught(page):
    """The knocker's eye, wide, on the owl."""
    sheet = page.sheet((120, 500, 300, 660), LIGHT, seed=2)
    sheet.shape(oval((184, 577), 20, 22), "#f6efdc", brush=1.5, line=1.2)
    sheet.fill(oval((190, 569), 8.5, 9.5), "#120a08")
    sheet.fill(oval((193, 565), 3), "#fffaf0")
    page.lay(sheet)
