# SPDX-License-Identifier: GPL-3.0-or-later
"""The painter has turned round: half a sun is enough to be proud of."""

import numpy as np

from painter.cast.bodies import SLIM, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.geometry import limb, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.35, -0.6, 0.7),
    warm="#fff2c4",
    shade="#b0763c",
    rim="#fff4a0",
    rim_from=(0.6, -0.8),
    rim_amount=0.8,
    line="#3a1a10",
)


def roller(sheet, at):
    """A roller full of sun."""
    sheet.shape(limb([at + [-4, 30], at + [4, -34], at + [8, -58]], [3, 3, 3]), "#8a5a30", brush=2)
    bar = turned([(-0.5, -0.16), (0.5, -0.16), (0.5, 0.16), (-0.5, 0.16)], at + [10, -70], 74, 8)
    sheet.shape(bar, "#fff0a0", round_to=8, brush=3, cast=2)


def draw(page):
    """Triumph."""
    sheet = page.sheet((190, 20, 640, 560), LIGHT, seed=15)
    him = Person(
        sheet,
        standing(392, 536, 78, SLIM),
        78,
        lean=-3,
        curve=-0.08,
        nod=-6,
        face="triumphant",
        build=SLIM,
        turn=1.0,
        flip=True,
        looks=Looks("#8f5838", "short", "#1c1214", 22, hat=("cap", "#2a4690", "#1c2c5c")),
        clothes=Clothes("#fff0d0", legs="#2a4690", shoes="#3a2418", braces="#2a4690", sleeve=0.45),
        arms=(Arm((512, 170), 1, "hold", -60), Arm((288, 176), 1, "hold", -110)),
        legs=(Leg(sole(418, 536, 78), 1, (0.96, 0.28)), Leg(sole(366, 536, 78), -1, (-0.96, 0.28))),
    )
    him.draw("far arm")
    roller(sheet, him.wrist(1) + np.array((-4, -10)))
    him.draw("far leg", "near leg", "body", "neck", "head", "near arm")
    him.hand(1)
    page.lay(sheet)
