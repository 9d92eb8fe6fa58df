# SPDX-License-Identifier: GPL-3.0-or-later
"""The coat holds the child, and the child holds the coat."""

from painter.cast.bodies import SMALL, Arm, Clothes, Leg, Person
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(0.45, -0.45, 0.72),
    warm="#fff0d8",
    shade="#8a6a72",
    rim="#ffb080",
    rim_from=(0.7, -0.6),
    rim_amount=0.7,
    line="#241018",
)


def draw(page):
    """Gratitude."""
    sheet = page.sheet((240, 640, 580, 1180), LIGHT, seed=5)
    child = Person(
        sheet,
        (404, 944),
        128,
        lean=3,
        build=SMALL,
        nod=14,
        face="in love",
        pitch=0.01,
        head_at=(0.06, 0.44),
        turn=0.9,
        looks=Looks("#8a5236", "curls", "#1d1216", 7, nose=0.85),
        clothes=Clothes(
            "#e0a83a", legs="#3a4a3c", shoes="#1c1820", pattern=Pattern("stripes", "#c8862a", 13, 90)
        ),
        arms=(Arm((352, 948), -1, "flat", -20), Arm((462, 940), -1, "flat", -150)),
        legs=(Leg((382, 1116), -1, (-0.96, 0.28)), Leg((428, 1118), 1, (0.96, 0.28))),
    )
    child.draw("far leg", "near leg", "body", "neck", "head")
    page.lay(sheet, depth=page.at(0.05, -1.78, 0)[2], shadow=(1132, 0.5))
    hands = page.sheet((240, 640, 580, 1180), LIGHT, seed=6)
    child = Person(
        hands,
        (404, 944),
        128,
        lean=3,
        build=SMALL,
        turn=0.9,
        looks=child.looks,
        clothes=child.clothes,
        arms=child.arms,
    )
    child.hand(0)
    child.hand(1)
    page.lay(hands)
