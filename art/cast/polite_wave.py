# SPDX-License-Identifier: GPL-3.0-or-later
"""The girl at the gate has been brought a present, and puts a hand on her heart."""

from painter.cast.bodies import CHILD, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(0.45, -0.65, 0.6),
    warm="#fff4dc",
    shade="#8a90b8",
    rim="#ffd8b0",
    rim_from=(0.9, -0.2),
    rim_amount=0.45,
    line="#24305c",
)


def draw(page):
    """Gratitude."""
    sheet = page.sheet((380, 640, 790, 1200), LIGHT, seed=27)
    girl = Person(
        sheet,
        standing(584, 1160, 116, CHILD),
        116,
        lean=3,
        curve=0.05,
        nod=-12,
        face=with_face("grateful", smile=0.9),
        flip=True,
        build=CHILD,
        pitch=-0.04,
        head_at=(0.06, 0.46),
        looks=Looks("#7a4a32", "curls", "#1c1412", 9, nose=0.9),
        clothes=Clothes(
            "#e8502c",
            legs="#7a4a32",
            shoes="#7a4a32",
            sleeve=0.35,
            pattern=Pattern("stripes", "#fff0dc", 34, 90, 0.5),
        ),
        arms=(Arm((556, 900), 1, "flat", 200), Arm((474, 946), 1, "hold", 110)),
        legs=(Leg(sole(610, 1158, 116), -1), Leg(sole(556, 1162, 116), -1)),
    )
    girl.draw("far arm", "far leg", "near leg", "body", "neck", "head", "near arm")
    page.lay(sheet, depth=page.at(1.15, -4.75, 1.2)[2], shadow=(1172, 0.5))
