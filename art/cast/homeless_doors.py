# SPDX-License-Identifier: GPL-3.0-or-later
"""The address is right; she has never been so unsure of a letter."""

import numpy as np

from painter.cast.bodies import STOUT, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.7, -0.3, 0.62),
    warm="#ffe6a8",
    shade="#9a6a98",
    rim="#ff9ab0",
    rim_from=(-0.8, -0.5),
    rim_amount=0.6,
    line="#1a1430",
)


def draw(page):
    """Worry."""
    sheet = page.sheet((20, 520, 480, 1190), LIGHT, seed=67)
    her = Person(
        sheet,
        standing(196, 1140, 116, STOUT),
        116,
        lean=5,
        curve=0.06,
        nod=-4,
        face=with_face("worried", gaze=(0.9, -0.5), lid=1.05),
        build=STOUT,
        looks=Looks("#a8683f", "braid", "#2a1a1c", 52, nose=1.1, hat=("cap", "#3a5a9c", "#26386a")),
        clothes=Clothes(
            "#4466a8",
            legs="#2c3466",
            shoes="#2a1626",
            skirt=1.35,
            coat=True,
            flare=0.4,
            buttons="#f4cc60",
            scarf="#e8604a",
        ),
        arms=(Arm((278, 840), -1, "hold", -14), Arm((318, 790), -1, "hold", -30)),
        legs=(Leg(sole(172, 1138, 116)), Leg(sole(236, 1142, 116))),
    )
    her.draw("hair behind", "far arm", "far leg", "near leg", "body", "neck", "head")
    sheet.shape(limb([(150, 720), (196, 790), (262, 900)], [8, 8, 8]), "#7a4424", brush=2, cast=4)
    bag = [(66, 868), (172, 872), (178, 978), (64, 974)]
    sheet.shape(spline(bag, n=4), "#a05a30", brush=4, bulge=0.8)
    sheet.shape(
        spline([(62, 866), (176, 868), (172, 920), (118, 936), (66, 918)], n=4), "#b86a3a", brush=3, cast=5
    )
    for x in (84, 110, 132):
        sheet.shape([(x, 872), (x + 4, 842), (x + 40, 846), (x + 36, 876)], "#f6ead0", brush=2, line=0.9)
    letter = np.array([(282, 760), (388, 742), (400, 806), (294, 826)])
    sheet.shape(letter, "#fff6e0", brush=3, bulge=0.2)
    sheet.line([letter[0], (346, 790), letter[1]], 2.4, "#a8784a")
    sheet.shape([(340, 784), (354, 782), (355, 795), (342, 797)], "#c8302c", brush=1.5, line=0.8)
    her.draw("near arm")
    her.hand(0)
    page.lay(sheet, shadow=(1140, 0.5))
