# SPDX-License-Identifier: GPL-3.0-or-later
"""A child has moved into the crown and waves; the old king begrudges it."""

from dataclasses import replace

import numpy as np

from painter.cast.bodies import SMALL, STOUT, Arm, Clothes, Person
from painter.cast.expressions import with_face
from painter.cast.folded import fold_arms
from painter.cast.geometry import limb, oval, spline
from painter.cast.hands import draw_hand
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.6, -0.55, 0.6),
    warm="#ffe4b4",
    shade="#96586a",
    rim="#ffb060",
    rim_from=(0.8, -0.6),
    rim_amount=0.8,
    level=1.05,
    line="#2a0820",
)


def tenant(page):
    """In the lit door, with a paper crown."""
    sheet = page.sheet((320, 560, 560, 850), replace(LIGHT, key=(0.1, -0.3, 0.95), shade="#c8785a"), seed=4)
    child = Person(
        sheet,
        (396, 764),
        60,
        view="three-quarter",
        face="laughing",
        flip=True,
        nod=4,
        build=SMALL,
        looks=Looks("#e0a070", "bob", "#3a2018", 6, hat=("crown", "#f6d060", "#d8402c")),
        clothes=Clothes("#3f78a8", legs="#4a5a9a"),
        arms=(Arm((450, 690), -1, "open", -70), Arm((362, 760), 1, None)),
    )
    page.wash(oval((396, 806), 40, 34), "#5a1430", 0.4, 8)
    child.draw("far arm", "body")
    for x, side in ((382, -1), (412, 1)):  # the shins hang over the sill, the knees come towards us
        shin = [(x + 3 * side, 776), (x + 5 * side, 800), (x + 5 * side, 818)]
        shoe = [
            (x - 8, 812),
            (x + 12 * side, 812),
            (x + 17 * side, 828),
            (x + 4 * side, 834),
            (x - 9 * side, 828),
        ]
        sheet.shape(spline(shoe), "#2a1c20", brush=2, cast=2, gloss=0.35)
        sheet.shape(limb(shin, np.array([12, 10, 8]), cap=0.2), "#4a5a9a", brush=2.5, cast=3)
        thigh = [(x, 760), (x + 3 * side, 774)]
        sheet.shape(limb(thigh, np.array([15, 15])), "#4a5a9a", brush=2.5, cast=5, lost=[((x, 754), 14)])
    child.draw("neck", "head", "near arm")
    page.lay(sheet)


def draw(page):
    """Jealousy."""
    tenant(page)
    sheet = page.sheet((16, 700, 460, 1190), LIGHT, seed=7)
    king = Person(
        sheet,
        (186, 1116),
        140,
        lean=-5,
        curve=-0.08,
        nod=-8,
        face=with_face("jealous", gaze=(0.95, -0.8), lid=0.62, squint=0.35, smile=-0.8, wide=0.8),
        pitch=-0.02,
        build=STOUT,
        looks=Looks("#a8683e", "ring", "#e8e0d4", 70, nose=1.25, moustache="#e8e0d4"),
        clothes=Clothes("#f4ead4", skirt=1.6, collar="#fff6e4", buttons="#c8402c"),
    )
    king.draw("hair behind", "body", "neck")
    draw_hand(sheet, *fold_arms(king), 58, "flat", king.looks.skin)
    king.draw("head")
    page.lay(sheet)
