# SPDX-License-Identifier: GPL-3.0-or-later
"""She has wound up a whole house, and stands on it."""

from painter.cast.bodies import GROWN, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.6, -0.5, 0.62),
    warm="#ffeccc",
    shade="#8a3a48",
    rim="#ffb070",
    rim_from=(0.9, -0.2),
    rim_amount=0.6,
    line="#2a0c1c",
)


def draw(page):
    """Triumph."""
    sheet = page.sheet((250, 10, 680, 480), LIGHT, seed=13)
    her = Person(
        sheet,
        standing(452, 432, 68),
        68,
        lean=4,
        curve=0.1,
        nod=-10,
        face="triumphant",
        build=GROWN,
        pitch=-0.02,
        turn=0.9,
        looks=Looks("#e0aa80", "bun", "#2a1410", 40, nose=1.1),
        clothes=Clothes(
            "#3c3a78",
            legs="#1c1226",
            shoes="#1c1226",
            skirt=1.35,
            flare=1.1,
            sway=0.25,
            belt="#f0c060",
            collar="#f6e6c8",
        ),
        arms=(Arm((364, 236), -1, "hold", 178), Arm((548, 128), -1, "hold", -70)),
        legs=(Leg(sole(426, 430, 68), -1, (-0.96, 0.28)), Leg(sole(488, 428, 68), 1)),
    )
    her.draw()
    page.lay(sheet, shadow=(440, 0.5))
