# SPDX-License-Identifier: GPL-3.0-or-later
"""They have run all the way: two grown people and a child dance before the fair in the snowball."""

from painter.cast.bodies import CHILD, GROWN, SLIM, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(0.15, -0.35, 0.9),
    warm="#ffe6c0",
    shade="#5a6aa8",
    rim="#ffd49a",
    rim_from=(0.5, -0.85),
    rim_amount=0.8,
    line="#121c50",
)


def draw(page):
    """Joy."""
    sheet = page.sheet((30, 620, 780, 1190), LIGHT, seed=25)
    she = Person(
        sheet,
        standing(190, 1122, 84, SLIM),
        84,
        lean=-8,
        curve=-0.14,
        nod=-8,
        face="laughing",
        build=SLIM,
        looks=Looks("#eab48e", "flying", "#8a3a1c", 30, nose=0.95),
        clothes=Clothes(
            "#c23a48", legs="#3a2a50", shoes="#2a1a30", skirt=1.55, flare=1.4, sway=-0.3, scarf="#f2d8a0"
        ),
        arms=(Arm((88, 770), -1, "open", -130), Arm((316, 852), -1, "hold", 20)),
        legs=(Leg(sole(176, 1122, 84), 1), Leg((262, 1066), 1, (0.8, 0.6))),
    )
    he = Person(
        sheet,
        standing(588, 1126, 84),
        84,
        lean=8,
        curve=0.14,
        nod=-8,
        face="laughing",
        flip=True,
        build=GROWN,
        looks=Looks("#7a4630", "short", "#1c1214", 36, beard="#1c1214", hat=("beanie", "#3a8a8c", "#2a6a70")),
        clothes=Clothes(
            "#3f6a9c", legs="#2a2c50", shoes="#1c1626", buttons="#f2d8a0", skirt=0.75, coat=True, flare=0.7
        ),
        arms=(Arm((692, 770), 1, "open", -50), Arm((468, 852), 1, "hold", 160)),
        legs=(Leg(sole(606, 1126, 84), -1), Leg((520, 1072), -1, (-0.8, 0.6))),
    )
    child = Person(
        sheet,
        standing(392, 1150, 90, CHILD),
        90,
        lean=0,
        nod=4,
        view="front",
        face="laughing",
        build=CHILD,
        turn=1.0,
        head_at=(0, 0.46),
        looks=Looks("#c98858", "bob", "#3a2418", 7, hat=("beanie", "#f2bd2c", "#d89a1c")),
        clothes=Clothes(
            "#f2bd2c", legs="#4a3a68", shoes="#b8402e", pattern=Pattern("stripes", "#d8822c", 14, 90)
        ),
        arms=(Arm((320, 862), 1, "hold", -120), Arm((464, 862), -1, "hold", -60)),
        legs=(Leg(sole(368, 1150, 90), -1, (-0.9, 0.3)), Leg(sole(418, 1150, 90), 1, (0.9, 0.3))),
    )
    she.draw()
    he.draw()
    child.draw("far arm", "near arm", "far leg", "near leg", "body", "neck", "head")
    page.lay(sheet, shadow=(1148, 0.55))
