# SPDX-License-Identifier: GPL-3.0-or-later
"""A grandfather who has stopped rowing; a girl who has put a hand among the stars."""

import numpy as np

from painter.cast.bodies import CHILD, GROWN, Arm, Clothes, Person
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern, mixed

LIGHT = Light(
    key=(-0.25, 0.55, 0.75),
    warm="#fff2d0",
    shade="#4a86a0",
    rim="#a8f0e4",
    rim_from=(0.7, -0.7),
    rim_amount=0.7,
    line="#081a34",
)
NEAR = [(186, 738), (300, 792), (450, 808), (600, 790), (708, 728)]
BACK = [(186, 738), (310, 752), (450, 762), (590, 750), (708, 728)]


def turban(sheet, head):
    """Folds of coral cloth."""
    whole = [
        (-0.47, -0.12),
        (-0.5, -0.42),
        (-0.28, -0.68),
        (0.06, -0.72),
        (0.34, -0.56),
        (0.4, -0.28),
        (0.2, -0.24),
        (-0.1, -0.2),
    ]
    sheet.shape(head.curve(whole), "#e8705e", brush=3, bulge=0.9)
    for k, (y0, y1) in enumerate(((-0.2, -0.34), (-0.34, -0.5), (-0.5, -0.62))):
        band = [
            (-0.48, y0),
            (-0.1, y0 - 0.1),
            (0.38, y1 - 0.04),
            (0.36, y1 + 0.1),
            (-0.05, y0 + 0.06),
            (-0.46, y0 + 0.12),
        ]
        sheet.shape(head.curve(band), ("#ff8f7a", "#d8604f", "#f0806c")[k], brush=2.5, cast=2, line=0.9)
    sheet.shape(head.curve(oval((0.22, -0.36), 0.07, 0.07)), "#f4d080", brush=1.5, gloss=1, cast=1)


def hull(sheet):
    """Planks, the near gunwale, and what is seen of the inside."""
    side = [*NEAR, (690, 770), (632, 836), (450, 858), (280, 842), (206, 790)]
    sheet.shape(spline(side, n=8), "#1f4866", brush=6, bulge=0.8, cast=0)
    for k in (1, 2):
        t = k / 3
        plank = [
            (196 + 22 * t, 750 + 60 * t),
            (310, 796 + 44 * t),
            (450, 812 + 38 * t),
            (596, 796 + 42 * t),
            (700 - 30 * t, 742 + 62 * t),
        ]
        sheet.line(spline(plank, closed=False), 3, "#0a2038", (0.4, 1, 0.8, 0.4))
        sheet.line(
            spline(np.array(plank) + [0, 3.5], closed=False), 2, "#5a98ac", (0.1, 1, 0.6, 0.1), alpha=0.7
        )
    sheet.shape(limb(NEAR, [9, 10, 10, 10, 9]), "#ff8f7a", brush=3, cast=5)
    sheet.line(spline(np.array(NEAR) - [0, 5], closed=False), 2.4, "#ffd8c0", (0.2, 1, 0.3), alpha=0.8)


def draw(page):
    """Tenderness and wonder."""
    across = np.linspace(-40, 840, 12)
    edge = np.r_[np.c_[across, 0 * across + 570], np.c_[across[::-1], 0 * across + 582]]
    page.wash(edge, "#528482", 0.9, 3)  # far and near water are one
    page.wash(oval((440, 850), 330, 100), "#0c2440", 0.5, 34)
    page.wash(oval((196, 690), 90, 80), "#ffb090", 0.5, 26)
    sheet = page.sheet((60, 480, 780, 1100), LIGHT, seed=5, near=1.1)
    inside = spline([*BACK, *NEAR[::-1]], n=6)
    sheet.shape(inside, "#0f2a40", brush=5, bulge=0.3, cast=0)
    sheet.shape(limb(BACK, [7, 6, 6, 6, 7]), "#e8786a", brush=3)
    sheet.shape(limb([(196, 730), (190, 690), (196, 656)], [5, 4, 3]), "#2a4560", brush=2)
    sheet.shape(spline(oval((196, 646), 15, 17)), "#ffd0a8", brush=2, line=0.8, gloss=1)
    sheet.fill(oval((196, 648), 8, 9), "#fffbe8", soft=2)
    man = Person(
        sheet,
        (566, 792),
        98,
        lean=-7,
        curve=-0.1,
        flip=True,
        nod=16,
        face=with_face("tender", gaze=(0.7, 0.9), lid=0.5),
        build=GROWN,
        looks=Looks("#a06a44", "none", "#e8e4dc", 70, nose=1.2, beard="#efece4"),
        clothes=Clothes("#3f6f94", legs="#24405e", skirt=0.5, collar="#e8dcc8"),
        arms=(Arm((474, 744), 1, "hold", 150), Arm((464, 724), 1, "hold", 160)),
    )
    man.draw("far arm", "body", "neck", "head")
    turban(sheet, man.face)
    oar = [(420, 668), (476, 736), (560, 836), (640, 930)]
    sheet.shape(limb(oar, [5, 6, 6, 6], cap=0.3), "#9ab8b8", brush=3, cast=6)
    man.draw("near arm")
    man.hand(0)
    girl = Person(
        sheet,
        (352, 786),
        92,
        lean=-40,
        curve=-0.2,
        flip=True,
        nod=4,
        face=with_face("astonished", smile=0.5, open=0.4, wide=0.75, gaze=(0.7, 1.0), flush=0.7, teeth=True),
        build=CHILD,
        looks=Looks("#a8683f", "braids", "#1c141c", 8),
        clothes=Clothes("#f6dcc0", Pattern("dots", "#e8705e", 15), skirt=0.22, sleeve=0.4),
        arms=(Arm((206, 838), 1, "rest", 110), Arm((268, 786), 1, "hold", 160)),
    )
    girl.draw("hair behind", "far arm", "body", "neck", "head")
    hull(sheet)
    girl.draw("near arm")
    sheet.shape(limb([(604, 886), (640, 930), (668, 966)], [9, 17, 12]), "#9ab8b8", brush=3, cast=0)
    hand = girl.wrist(0) + [-4, 34]
    for k, r in enumerate((22, 46, 78)):
        ring = oval(hand, r, 0.3 * r)
        pale = mixed("#d8fff4", "#4a98a4", 0.25 * k)
        sheet.line(
            spline(np.vstack([ring[1:], ring[:1]]), closed=False),
            3.4 - 0.7 * k,
            pale,
            (0.2, 1, 0.5, 1, 0.2),
            alpha=0.75,
        )
    page.lay(sheet, reflection=852)
