# SPDX-License-Identifier: GPL-3.0-or-later
"""The keeper, who has the key and doesn't use it, shouts back."""

import numpy as np

from painter.cast.bodies import SMALL, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.geometry import limb, oval, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.5, -0.65, 0.55),
    warm="#fff4c8",
    shade="#7a5480",
    rim="#ff9a80",
    rim_from=(-0.9, -0.2),
    rim_amount=0.55,
    line="#220f38",
)


def key(sheet, at):
    """A key as tall as the child, held by its shaft."""

    def place(points):
        return turned(points, at, 100, 8)

    gold = {"brush": 3, "gloss": 0.8, "cast": 3}
    ring = place(oval((0, -1.1), 0.42, 0.42))
    sheet.shape(ring, "#e8b13a", **gold)
    sheet.shape(place(oval((0, -1.1), 0.22, 0.22)), "#7a4a60", brush=3, cast=0, bulge=0.1, line=0.8)
    sheet.shape(
        limb(place([(0, -0.7), (0, 0.4), (0, 1.5)]), np.array([0.1, 0.09, 0.09]) * 100), "#e8b13a", **gold
    )
    for y, long in ((1.32, 0.5), (1.02, 0.38)):
        sheet.shape(limb(place([(0, y), (-long, y)]), [9, 9], cap=0.2), "#e8b13a", **gold)


def draw(page):
    """Anger."""
    sheet = page.sheet((70, 680, 460, 1190), LIGHT, seed=11)
    child = Person(
        sheet,
        standing(268, 1172, 118, SMALL),
        118,
        lean=-6,
        curve=-0.1,
        view="three-quarter",
        nod=-20,
        face="furious",
        build=SMALL,
        pitch=-0.05,
        looks=Looks("#d89a70", "bob", "#3a2418", 8, nose=0.9, hat=("beanie", "#f2bd2c", "#d89a1c")),
        clothes=Clothes(
            "#f2bd2c", legs="#3a4a6a", shoes="#2f4a6a", skirt=0.75, coat=True, flare=0.7, buttons="#7a4a1c"
        ),
        arms=(Arm((160, 1000), -1, "hold", 170), Arm((372, 852), -1, "hold", -70)),
        legs=(Leg(sole(240, 1170, 118), 1), Leg(sole(300, 1174, 118), 1)),
    )
    key(sheet, np.array((146, 996)))
    child.draw("far arm", "far leg", "near leg", "body", "neck", "head", "near arm")
    child.hand(0)
    page.lay(sheet, shadow=(1172, 0.6))
