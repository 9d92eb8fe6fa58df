# SPDX-License-Identifier: GPL-3.0-or-later
"""A child laughs aloud on the elephant's head and conducts."""

from painter.cast.bodies import SMALL, Arm, Clothes, Leg, Person
from painter.cast.geometry import limb
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.6, -0.55, 0.55),
    warm="#fff3d0",
    shade="#94746e",
    level=1.1,
    rim="#ffd070",
    rim_from=(0.9, -0.2),
    rim_amount=0.45,
    line="#2a1420",
)


def draw(page):
    """Laughter."""
    sheet = page.sheet((420, 20, 790, 490), LIGHT, seed=3)
    child = Person(
        sheet,
        (590, 306),
        104,
        lean=5,
        curve=0.14,
        build=SMALL,
        nod=-12,
        face="laughing",
        flip=True,
        pitch=-0.02,
        looks=Looks("#b8764a", "bob", "#2a1a14", 7, nose=0.75, hat=("shako", "#c23a28", "#f2c040")),
        clothes=Clothes("#2c5aa0", legs="#f0e6cc", shoes="#33201c", buttons="#f6cc4a", collar="#f2c040"),
        arms=(Arm((712, 172), -1, "open", -55), Arm((506, 160), 1, "hold", -110)),
        legs=(Leg((604, 446), -1), Leg((526, 398), -1, (-0.8, 0.5))),
    )
    hand = child.wrist(1)
    child.draw("far arm")
    sheet.shape(
        limb([hand + [8, 40], hand + [-10, -35], hand + [-28, -105]], [3, 2.6, 2]), "#6a3a20", brush=2
    )
    sheet.shape(limb([hand + [-28, -105], hand + [-30, -112]], [8, 7]), "#f6cc4a", brush=2, gloss=1)
    child.draw("far leg", "near leg", "body", "neck", "head", "near arm")
    child.hand(1)
    page.lay(sheet, shadow=(466, 0.5))
