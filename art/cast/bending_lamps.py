# SPDX-License-Identifier: GPL-3.0-or-later
"""He holds up a hand: he would rather not be looked at."""

from painter.cast.bodies import SLIM, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.5, -0.25, 0.8),
    warm="#ffe6b4",
    shade="#5e4a86",
    rim="#ffc880",
    rim_from=(0.9, 0.1),
    rim_amount=0.8,
    line="#16121c",
)


def draw(page):
    """Fear."""
    sheet = page.sheet((170, 440, 640, 1180), LIGHT, seed=23)
    him = Person(
        sheet,
        standing(404, 1056, 84, SLIM),
        84,
        lean=9,
        curve=0.1,
        nod=8,
        flip=True,
        view="three-quarter",
        face=with_face("worried", gaze=(0.9, -0.5), flush=0.9),
        build=SLIM,
        head_at=(0.12, 0.44),
        looks=Looks("#c08456", "tousled", "#2a1a1c", 30, nose=1.15, hat=("boater", "#7a5a50", "#e08a3c")),
        clothes=Clothes(
            "#6b4a5e",
            legs="#3a2c48",
            shoes="#20142c",
            skirt=1.55,
            coat=True,
            flare=0.25,
            sway=0.0,
            buttons="#e8b860",
            scarf="#e0843a",
        ),
        arms=(Arm((378, 829), 1, "hold", -150), Arm((306, 760), 1, "open", -100)),
        legs=(Leg(sole(426, 1056, 84), -1), Leg(sole(382, 1050, 84), -1)),
    )
    him.draw("far arm", "far leg", "near leg", "body", "neck", "head", "near arm")
    page.lay(sheet, shadow=(1056, 0.5))
