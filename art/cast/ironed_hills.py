# SPDX-License-Identifier: GPL-3.0-or-later
"""The girl won't let the iron pass."""

from painter.cast.bodies import SMALL, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.6, -0.55, 0.6),
    warm="#fff2d4",
    shade="#8c8090",
    rim="#ffc080",
    rim_from=(0.9, -0.2),
    rim_amount=0.5,
    line="#26283c",
)


def draw(page):
    """Anger."""
    sheet = page.sheet((500, 340, 790, 720), LIGHT, seed=19)
    girl = Person(
        sheet,
        standing(672, 690, 88, SMALL),
        88,
        lean=-6,
        curve=-0.08,
        nod=4,
        face="furious",
        flip=True,
        build=SMALL,
        looks=Looks("#b87a52", "braids", "#2a1a16", 9, nose=0.85),
        clothes=Clothes("#f4c430", legs="#3a5a78", shoes="#b8402e", skirt=0.6, coat=True, flare=0.7),
        arms=(Arm((572, 520), 1, "open", 200), Arm((588, 470), 1, "open", 215)),
        legs=(Leg(sole(648, 688, 88), -1), Leg(sole(698, 692, 88), -1)),
    )
    girl.draw()
    page.lay(sheet, shadow=(688, 0.5))
