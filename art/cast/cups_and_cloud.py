# SPDX-License-Identifier: GPL-3.0-or-later
"""Of all the cups, this one; she has put both arms around what is in it."""

from painter.cast.bodies import CHILD, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.65, -0.3, 0.7),
    warm="#fff0cc",
    shade="#6a7ca0",
    rim="#9fd0f0",
    rim_from=(-0.9, -0.3),
    rim_amount=0.5,
    line="#141c38",
)


def draw(page):
    """Gratitude."""
    sheet = page.sheet((160, 220, 620, 700), LIGHT, seed=101)
    girl = Person(
        sheet,
        standing(308, 638, 100, CHILD),
        100,
        lean=33,
        curve=0.1,
        nod=-2,
        face=with_face("in love", smile=1, flush=1),
        build=CHILD,
        head_at=(0.08, 0.46),
        looks=Looks("#d8966a", "bob", "#2a1a1c", 8),
        clothes=Clothes(
            "#e0482f", legs="#f0dcc0", shoes="#7a2c24", skirt=0.95, flare=1.0, sway=-0.12, collar="#fff0dc"
        ),
        arms=(Arm((520, 520), -1, "flat", 20), Arm((520, 420), -1, "flat", 0)),
        legs=(Leg(sole(282, 634, 100)), Leg((322, 590), 1, (0.6, 0.8))),
    )
    girl.draw("hair behind", "far arm", "far leg", "near leg", "body", "neck", "head", "near arm")
    page.lay(sheet, shadow=(636, 0.4))
