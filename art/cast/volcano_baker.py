# SPDX-License-Identifier: GPL-3.0-or-later
"""The bread smells of brimstone, and the baker knows."""

import numpy as np

from painter.cast.bodies import STOUT, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.geometry import spline
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.6, 0.15, 0.7),
    warm="#ffe0b0",
    shade="#6a4a80",
    rim="#b48ae8",
    rim_from=(-0.9, -0.3),
    rim_amount=0.6,
    line="#220a28",
)


def draw(page):
    """Disgust."""
    sheet = page.sheet((20, 150, 640, 720), LIGHT, seed=21)
    her = Person(
        sheet,
        standing(150, 680, 84, STOUT),
        84,
        lean=-10,
        curve=-0.1,
        nod=-8,
        face="disgusted",
        build=STOUT,
        looks=Looks("#a5663f", "bun", "#2a1a16", 52, nose=1.15, hat=("toque", "#f4ece0", "#e4d8c8")),
        clothes=Clothes(
            "#e8dccc",
            legs="#4a2a30",
            shoes="#2a1a24",
            skirt=1.6,
            skirt_colour="#8a3a48",
            flare=0.5,
            apron="#f6efe4",
        ),
        arms=(Arm((206, 472), -1, "hold", 10), Arm((238, 352), -1, "open", -50)),
        legs=(Leg(sole(130, 678, 84), 1), Leg(sole(176, 680, 84), 1)),
    )
    her.draw()
    her.hand(0)
    loaf = page.at(-0.2, -0.04, 2.4)
    for dx, tall in ((-26, 120), (2, 150), (30, 110)):
        x, y = loaf[0] + dx, loaf[1] - 44
        smell = [
            (x, y),
            (x - 10, y - tall * 0.25),
            (x + 9, y - tall * 0.5),
            (x - 8, y - tall * 0.75),
            (x + 5, y - tall),
        ]
        sheet.line(spline(np.array(smell), closed=False), 8, "#b8c060", (0.2, 1, 0.8, 0.1), alpha=0.7)
    page.lay(sheet, shadow=(682, 0.5))
