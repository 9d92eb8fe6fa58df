# SPDX-License-Identifier: GPL-3.0-or-later
"""After you; no, after you."""

import numpy as np

from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.paints import Light, deeper, mixed

LIGHT = Light(
    key=(0.0, -0.55, 0.75),
    warm="#f4f4e0",
    shade="#4a6a68",
    rim="#fff4d0",
    rim_from=(0.75, -0.6),
    rim_amount=1.0,
    level=1.1,
    line="#0c1a20",
)


class Cat:
    """A cat on its hind legs that bows to the right, about 1.4 high; its feet are at 0."""

    def __init__(self, sheet, at, size, coat, pale, *, flip=False):
        self.sheet, self.at, self.size, self.flip, self.coat, self.pale = sheet, at, size, flip, coat, pale
        self.dark = deeper(coat, 0.5)

    def place(self, points):
        """Points of the cat on the card."""
        return turned(points, self.at, self.size, 0, flip=self.flip)

    def head(self, points):
        """Points of the head, which is 1 wide and hangs in the bow."""
        at = self.place([(0.5, -1.0)])[0]
        return turned(points, at, self.size * 0.46, -16 if self.flip else 16, flip=self.flip)

    def limb(self, points, widths, colour=None, **more):
        """Paint a leg or the tail."""
        outline = limb(self.place(points), np.array(widths) * self.size)
        self.sheet.shape(outline, self.coat if colour is None else colour, brush=4, cast=6, **more)

    def shape(self, points, colour=None, **more):
        """Paint a part of it."""
        self.sheet.shape(spline(self.place(points)), self.coat if colour is None else colour, **more)

    def fur(self, seed):
        """Hairs along the back, the chest and the haunch."""
        rng = np.random.default_rng(seed)
        for _ in range(60):
            t, v = rng.random(), rng.uniform(-0.13, 0.15)
            x, y = -0.26 + 0.62 * t * t + v, -0.34 - 0.62 * t + v * 0.4
            hair = self.place([(x, y), (x - 0.015, y + 0.035), (x - 0.035, y + 0.07)])
            tone = mixed(self.coat, "#fff4e0", 0.3) if rng.random() < 0.45 else self.dark
            self.sheet.line(spline(hair, closed=False), 2.2, tone, (0.1, 1, 0.1), 0.6)

    def body(self):
        """Tail, back, legs and paws."""
        tail = [(-0.3, -0.14), (-0.54, -0.1), (-0.68, -0.36), (-0.54, -0.72), (-0.64, -1.02), (-0.74, -1.06)]
        self.limb(tail, [0.085, 0.08, 0.075, 0.07, 0.065, 0.05])
        self.limb(tail[4:], [0.066, 0.05], self.pale, line=0.6)
        self.limb(
            [(-0.02, -0.4), (0.08, -0.2), (0.0, -0.05)], [0.15, 0.1, 0.07], mixed(self.coat, LIGHT.shade, 0.3)
        )
        self.shape(oval((0.08, -0.035), 0.13, 0.045), mixed(self.pale, LIGHT.shade, 0.3), brush=2)
        back = [(-0.38, -0.12), (-0.4, -0.42), (-0.22, -0.78), (0.1, -1.05), (0.38, -1.16), (0.52, -1.05)]
        back += [(0.44, -0.86), (0.28, -0.68), (0.14, -0.42), (0.1, -0.14), (-0.12, -0.04)]
        self.shape(back, brush=5, bulge=0.9)
        bib = [(0.46, -1.0), (0.5, -0.88), (0.36, -0.72), (0.24, -0.55), (0.2, -0.72), (0.3, -0.9)]
        self.shape(bib, self.pale, brush=3, line=0.5, cast=0)
        haunch = [(-0.4, -0.06), (-0.42, -0.32), (-0.2, -0.5), (0.04, -0.36), (0.04, -0.1), (-0.14, 0.0)]
        self.shape(haunch, brush=4, cast=8)
        self.shape(oval((0.0, -0.035), 0.17, 0.052), self.pale, brush=2.5)
        for x in (0.06, 0.1):
            self.sheet.line(self.place([(x, -0.06), (x + 0.01, -0.01)]), 1.8, self.dark)

    def arm(self, *points):
        """A foreleg and its paw."""
        self.limb(points, [0.105, 0.08, 0.06])
        self.shape(oval(points[-1], 0.075, 0.062), self.pale, brush=2, cast=4)

    def face(self, *, lid, gaze=0.0):
        """Three quarters; `lid` 0 is closed."""
        sheet, c = self.sheet, self.coat

        def shape(points, colour, **more):
            sheet.shape(spline(self.head(points)), colour, **more)

        def line(points, width, colour, pressure=(0.3, 1, 0.3), alpha=0.9):
            sheet.line(spline(self.head(points), closed=False), width, colour, pressure, alpha)

        for ear, inner in (
            ([(0.02, -0.3), (0.3, -0.86), (0.46, -0.24)], [(0.13, -0.34), (0.29, -0.7), (0.4, -0.28)]),
            ([(-0.46, -0.18), (-0.42, -0.82), (-0.06, -0.4)], [(-0.38, -0.3), (-0.37, -0.64), (-0.16, -0.4)]),
        ):
            shape(ear, c, brush=3)
            shape(inner, "#c88a8a", brush=2, line=0.5, cast=0)
        skull = [
            (-0.5, -0.02),
            (-0.4, -0.36),
            (0.0, -0.46),
            (0.38, -0.34),
            (0.52, -0.02),
            (0.62, 0.2),
            (0.4, 0.4),
        ]
        skull += [(0.1, 0.46), (-0.3, 0.38), (-0.62, 0.3), (-0.5, 0.16), (-0.66, 0.1)]
        shape(skull, c, brush=3, bulge=0.8, cast=8)
        shape([(0.2, -0.36), (0.26, 0.0), (0.5, 0.12), (0.6, 0.24), (0.42, 0.4),
               (0.12, 0.44), (-0.08, 0.26), (0.1, 0.06), (0.14, -0.2)],
              self.pale, brush=2.5, line=0.4, cast=0, bulge=0.5)  # fmt: skip
        for cheek in (
            [(-0.5, 0.06), (-0.6, 0.16)],
            [(-0.44, 0.2), (-0.54, 0.3)],
            [(-0.1, -0.42), (-0.04, -0.3)],
            [(0.06, -0.43), (0.08, -0.3)],
        ):
            line([cheek[0], np.mean(cheek, 0), cheek[1]], 3, self.dark, alpha=0.6)
        for x, y, w in ((-0.08, -0.04, 0.17), (0.4, -0.04, 0.13)):
            if lid:
                gap = spline(
                    self.head(
                        [
                            (x - w, y + 0.02),
                            (x - 0.3 * w, y - 0.14),
                            (x + 0.6 * w, y - 0.12),
                            (x + w, y + 0.04),
                            (x, y + 0.12),
                        ]
                    )
                )
                sheet.fill(gap, "#b8d04a", dry=0.1)
                sheet.fill(self.head(oval((x + gaze * w, y), 0.4 * w, 0.13)), "#120c10", clip=gap, dry=0.1)
                sheet.fill(self.head(oval((x + gaze * w - 0.02, y - 0.05), 0.032)), "#fffaf0")
                line(
                    [
                        (x - 1.1 * w, y + 0.03),
                        (x - 0.3 * w, y - 0.15),
                        (x + 0.6 * w, y - 0.13),
                        (x + 1.1 * w, y + 0.06),
                    ],
                    4,
                    "#120c10",
                )
            else:
                line([(x - w, y - 0.02), (x, y + 0.09), (x + w, y - 0.01)], 5, "#f6ead0", (0.5, 1, 0.5))
        nose = [(0.38, 0.12), (0.54, 0.12), (0.47, 0.21)]
        shape(nose, "#c8647a", brush=1.5, cast=2, gloss=0.6)
        line([(0.47, 0.21), (0.45, 0.28), (0.3, 0.34), (0.16, 0.28)], 3, "#3a1c22")
        line([(0.46, 0.27), (0.54, 0.31), (0.6, 0.26)], 3, "#3a1c22")
        for k in (-1, 0, 1):
            line(
                [(0.24, 0.24 + 0.03 * k), (-0.1, 0.26 + 0.1 * k), (-0.46, 0.34 + 0.2 * k)],
                1.8,
                "#fff8e8",
                (0.8, 0.6, 0.1),
            )
            line(
                [(0.54, 0.2 + 0.03 * k), (0.74, 0.2 + 0.08 * k), (0.9, 0.28 + 0.16 * k)],
                1.8,
                "#fff8e8",
                (0.8, 0.6, 0.1),
            )

    def collar(self, colour):
        """A bow at the neck."""
        for side in (-1, 1):
            wing = [
                (0.36, -0.84),
                (0.36 + 0.1 * side, -0.94),
                (0.36 + 0.15 * side, -0.84),
                (0.36 + 0.1 * side, -0.74),
            ]
            self.shape(wing, colour, brush=2)
        self.shape(oval((0.36, -0.84), 0.045), colour, brush=2)


def topper(cat, at):
    """A top hat, held by its brim."""

    def place(points):
        side = -1 if cat.flip else 1
        return turned(points, cat.place([at])[0], cat.size * 0.3, 24 * side, flip=cat.flip)

    cat.sheet.shape(
        spline(place([(-0.36, 0), (-0.44, -0.85), (0, -0.92), (0.44, -0.85), (0.36, 0), (0, 0.06)]), n=6),
        "#5a2238",
        brush=3,
    )
    cat.sheet.shape(
        spline(place([(-0.37, 0), (-0.39, -0.24), (0, -0.19), (0.39, -0.24), (0.37, 0), (0, 0.06)]), n=6),
        "#e0b848",
        brush=2,
        cast=0,
    )
    cat.sheet.shape(
        spline(place([(-0.75, -0.06), (0, 0.0), (0.75, -0.06), (0.5, 0.12), (0, 0.16), (-0.5, 0.12)])),
        "#6a2a44",
        brush=3,
    )


def draw(page):
    """Courtesy, and one eye open."""
    sheet = page.sheet((20, 380, 790, 830), LIGHT, seed=37)
    one = Cat(sheet, (205, 790), 232, "#a8683c", "#f4e4c8")
    other = Cat(sheet, (607, 790), 232, "#3c3a4c", "#f0ead8", flip=True)
    for cat, seed in ((one, 1), (other, 2)):
        cat.body()
        cat.fur(seed)
    topper(one, (0.5, -0.4))
    one.arm((0.2, -0.84), (0.2, -0.58), (0.42, -0.42))
    one.collar("#c8304a")
    one.face(lid=0)
    other.arm((0.2, -0.84), (0.14, -0.56), (0.36, -0.66))
    other.collar("#e0b848")
    other.face(lid=1, gaze=0.3)
    page.lay(sheet, shadow=(796, 0.4))
