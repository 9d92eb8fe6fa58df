# SPDX-License-Identifier: GPL-3.0-or-later
"""She holds the egg, her cheek against the shell."""

from painter.cast.bodies import GROWN, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.geometry import oval, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.8, -0.25, 0.5),
    warm="#ffeac0",
    shade="#64808a",
    rim="#a8d8e0",
    rim_from=(-0.9, -0.3),
    rim_amount=0.55,
    line="#1c2030",
)


def draw(page):
    """Love."""
    sheet = page.sheet((40, 520, 470, 1110), LIGHT, seed=17)
    her = Person(
        sheet,
        standing(168, 1056, 92),
        92,
        lean=13,
        curve=0.08,
        view="profile",
        nod=10,
        face="in love",
        build=GROWN,
        turn=0.6,
        head_at=(0.1, 0.48),
        looks=Looks("#6a3e2a", "curls", "#1c1412", 28, lips="#8a3a30"),
        clothes=Clothes(
            "#e8b42c", legs="#5a3422", shoes="#7a3020", skirt=1.75, flare=0.55, sway=-0.05, collar="#f8e6b8"
        ),
        arms=(Arm((310, 760), -1, "flat", -30), Arm((318, 668), -1, "flat", -55)),
        legs=(Leg(sole(150, 1054, 92), 1), Leg(sole(186, 1058, 92), 1)),
    )
    her.draw("hair behind", "far arm", "far leg", "near leg", "body")
    belly = oval(her.mid + her.across * 26 + (0, 26), 36, 46)
    sheet.shape(spline(belly), her.clothes.top, brush=4, cast=0, lost=[(her.mid, 44)])
    her.draw("neck", "head", "near arm")
    page.lay(sheet, shadow=(1056, 0.5))
