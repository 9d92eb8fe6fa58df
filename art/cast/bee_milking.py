# SPDX-License-Identifier: GPL-3.0-or-later
"""Grandmother leans back, pail in both hands, and laughs at the bee; it has tickled her."""

from painter.cast.bodies import STOUT, Arm, Clothes, Leg, Person, sole
from painter.cast.expressions import with_face
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(0.6, -0.5, 0.62),
    warm="#fff2cc",
    shade="#7c8a5c",
    rim="#ffe6a0",
    rim_from=(0.9, -0.35),
    rim_amount=0.6,
    line="#22200e",
)


def draw(page):
    """Laughter."""
    sheet = page.sheet((10, 480, 470, 1160), LIGHT, seed=14)
    her = Person(
        sheet,
        (176, 872),
        126,
        lean=-15,
        curve=-0.12,
        nod=-8,
        face=with_face("laughing", open=0.95, flush=0.9),
        build=STOUT,
        head_at=(0.1, 0.46),
        looks=Looks("#b87850", "bun", "#e6ded0", 74, nose=1.2, hat=("headscarf", "#d8352a", "#d8352a")),
        clothes=Clothes(
            "#3f7a68",
            legs="#6a4a3a",
            shoes="#2a2018",
            skirt=1.95,
            skirt_colour="#4a6a9c",
            flare=0.75,
            sway=0.1,
            apron="#f6e8c8",
            pattern=Pattern("dots", "#e8e0b0", 17, 20, 0.4),
        ),
        arms=(Arm((274, 846), -1, "hold", 4), Arm((300, 902), -1, "flat", -8)),
        legs=(Leg(sole(140, 1128, 126)), Leg(sole(216, 1122, 126))),
    )
    her.draw()
    her.hand(0)
    page.lay(sheet, depth=page.at(-1.9, -0.4, 0)[2], shadow=(1122, 0.5))
