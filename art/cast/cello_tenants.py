# SPDX-License-Identifier: GPL-3.0-or-later
"""Two neighbours lean out of a cello's windows; their fingers meet across the strings."""

from painter.cast.bodies import GROWN, STOUT, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.5, -0.6, 0.62),
    warm="#fff0cc",
    shade="#9a6a58",
    rim="#ffd890",
    rim_from=(0.9, -0.1),
    rim_amount=0.45,
    line="#2a1018",
)


def draw(page):
    """Love."""
    sheet = page.sheet((60, 240, 740, 760), LIGHT, seed=23)
    him = Person(
        sheet,
        standing(186, 694, 86),
        86,
        lean=20,
        curve=0.12,
        view="profile",
        nod=2,
        face="adoring",
        build=GROWN,
        turn=0.7,
        looks=Looks("#7a4630", "ring", "#d9d2c6", 70, nose=1.2, moustache="#d9d2c6"),
        clothes=Clothes("#b83a24", legs="#2a2a4a", shoes="#1c1420", braces="#3a2a30"),
        arms=(Arm((402, 470), -1, "flat", -6), Arm((250, 600), 1, "rest", 70)),
        legs=(Leg(sole(166, 694, 86), 1), Leg(sole(204, 696, 86), 1)),
    )
    her = Person(
        sheet,
        standing(562, 696, 84, STOUT),
        84,
        lean=-19,
        curve=-0.12,
        view="profile",
        nod=4,
        face="in love",
        flip=True,
        build=STOUT,
        turn=0.6,
        looks=Looks("#eab48e", "bun", "#8a3a1c", 66, nose=1.1, lips="#b8443a"),
        clothes=Clothes(
            "#2f7a72",
            legs="#c98a6a",
            shoes="#3a1c20",
            skirt=1.2,
            flare=0.5,
            collar="#f2e6c8",
            pattern=Pattern("dots", "#8fc8b8", 15, 20, 0.35),
        ),
        arms=(Arm((408, 466), 1, "flat", 184), Arm((500, 610), -1, "rest", 110)),
        legs=(Leg(sole(556, 696, 84), -1), Leg(sole(590, 698, 84), -1)),
    )
    him.draw()
    her.draw()
    page.lay(sheet)
