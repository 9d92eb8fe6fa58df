# SPDX-License-Identifier: GPL-3.0-or-later
"""A child has moved into the crown and waves; the old king begrudges it."""

from dataclasses import replace

from painter.cast.bodies import SMALL, STOUT, Arm, Clothes, Leg, Person
from painter.cast.expressions import with_face
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
        (404, 756),
        62,
        lean=-6,
        view="three-quarter",
        face="laughing",
        flip=True,
        build=SMALL,
        looks=Looks("#e0a070", "bob", "#3a2018", 6, hat=("crown", "#f6d060", "#d8402c")),
        clothes=Clothes("#3f78a8"),
        arms=(Arm((464, 668), -1, "open", -60), Arm((374, 742), 1, "rest")),
        legs=(Leg((424, 808), -1, (-0.7, 0.7)), Leg((386, 812), -1, (-0.7, 0.7))),
    )
    child.draw("body", "far leg", "near leg", "far arm", "neck", "head", "near arm")
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
        arms=(Arm((226, 1014), -1, None), Arm((192, 1006), 1, "flat", 190)),
    )
    king.draw("hair behind", "body", "neck", "near arm", "far arm", "head")
    page.lay(sheet)
