# SPDX-License-Identifier: GPL-3.0-or-later
"""The one who should frighten them has taken them in; the child has seen it."""

from painter.cast.bodies import CHILD, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(0.55, -0.5, 0.66),
    warm="#fff0b8",
    shade="#6a6a3a",
    rim="#ffe07a",
    rim_from=(0.8, -0.5),
    rim_amount=0.7,
    level=0.88,
    line="#20180c",
)


def draw(page):
    """Wonder."""
    sheet = page.sheet((20, 560, 400, 1180), LIGHT, seed=71)
    child = Person(
        sheet,
        standing(160, 1120, 120, CHILD),
        120,
        lean=-7,
        curve=-0.1,
        nod=-17,
        face=with_face("astonished", smile=0.7, open=0.55, wide=0.8, gaze=(0.6, -0.8), flush=0.8),
        build=CHILD,
        looks=Looks("#e8b088", "tousled", "#a8481c", 7, freckles=True),
        clothes=Clothes(
            "#f2e8d0",
            legs="#3f6a9c",
            shoes="#4a2c1c",
            braces="#3f6a9c",
            pattern=Pattern("stripes", "#c8503a", 15, 90, 0.3),
        ),
        arms=(Arm((118, 990), -1, "open", 110), Arm((300, 832), -1, "point", -52)),
        legs=(Leg(sole(136, 1120, 120)), Leg(sole(192, 1122, 120))),
    )
    child.draw()
    page.lay(sheet, depth=page.at(-1.9, -1.9, -4.0)[2], shadow=(1120, 0.4))
