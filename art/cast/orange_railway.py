# SPDX-License-Identifier: GPL-3.0-or-later
"""They have waited all night, and it smells of oranges."""

from painter.cast.bodies import CHILD, GROWN, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.45, -0.6, 0.66),
    warm="#fff0d4",
    shade="#8a80ac",
    rim="#ffc890",
    rim_from=(-0.8, -0.5),
    rim_amount=0.7,
    line="#241a40",
)


def draw(page):
    """Joy."""
    sheet = page.sheet((0, 600, 500, 1190), LIGHT, seed=61)
    father = Person(
        sheet,
        standing(120, 1146, 92),
        92,
        lean=-4,
        curve=-0.08,
        nod=-10,
        face="laughing",
        build=GROWN,
        looks=Looks("#9a5c3c", "curls", "#1c1214", 38, nose=1.15, glasses="#3a2a20"),
        clothes=Clothes(
            "#34589c",
            legs="#5a4a3c",
            shoes="#2a1c20",
            scarf="#f0b83c",
            skirt=0.7,
            coat=True,
            flare=0.5,
            buttons="#f2e2c0",
        ),
        arms=(Arm((170, 940), -1, "hold", 40), Arm((238, 690), -1, "open", -50)),
        legs=(Leg(sole(98, 1144, 92)), Leg(sole(148, 1148, 92))),
    )
    child = Person(
        sheet,
        standing(282, 1120, 96, CHILD),
        96,
        lean=6,
        curve=0.1,
        nod=-16,
        face="laughing",
        build=CHILD,
        looks=Looks("#a8683f", "bun", "#1c1214", 6, hat=("beanie", "#e8502c", "#c83c20")),
        clothes=Clothes(
            "#e86a2c",
            legs="#34407a",
            shoes="#8a3a2c",
            skirt=0.7,
            flare=1.2,
            sway=-0.1,
            pattern=Pattern("dots", "#fbe6b8", 22, 20, 0.35),
        ),
        arms=(Arm((222, 830), 1, "open", -120), Arm((378, 838), -1, "open", -50)),
        legs=(Leg((262, 1084), 1, (0.9, 0.4)), Leg((326, 1070), 1, (0.75, 0.65))),
    )
    father.draw()
    child.draw()
    page.lay(sheet, shadow=(1146, 0.5))
