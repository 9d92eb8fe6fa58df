# SPDX-License-Identifier: GPL-3.0-or-later
"""At the foot of the cake one who came too late looks up, flowers hanging from his hand."""

import numpy as np

from painter.cast.bodies import SLIM, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.6, -0.55, 0.6),
    warm="#ffe6c4",
    shade="#7a5a8c",
    rim="#ff9ab0",
    rim_from=(-0.9, -0.2),
    rim_amount=0.5,
    line="#221030",
)


def bouquet(sheet, at):
    """Roses, head down."""
    rng = np.random.default_rng(5)
    for k in range(8):
        dx, dy = rng.uniform(-24, 24), rng.uniform(48, 84)
        stalk = limb([at + [0, -14], at + [dx * 0.3, 24], at + [dx, dy]], [2.4, 2, 1.6])
        sheet.shape(stalk, "#4f7a44", brush=1.5, line=0.6, cast=2)
        tone = ("#ffe9b8", "#f4c430", "#fff4dc")[k % 3]
        for a in np.arange(0, 6.28, 1.26) + rng.uniform(0, 1):
            sheet.shape(
                oval(at + [dx + 5.5 * np.cos(a), dy + 5.5 * np.sin(a)], 5.4),
                tone,
                brush=1.4,
                cast=1,
                line=0.6,
            )


def draw(page):
    """Jealousy."""
    sheet = page.sheet((0, 600, 330, 1190), LIGHT, seed=9)
    him = Person(
        sheet,
        standing(112, 1164, 100, SLIM),
        100,
        lean=3,
        curve=0.06,
        nod=-16,
        face=with_face("jealous", gaze=(0.9, -0.8), flush=0.6),
        pitch=-0.04,
        build=SLIM,
        looks=Looks("#c98858", "tousled", "#1c1214", nose=1.2),
        clothes=Clothes("#8f8db4", legs="#5f5c88", shoes="#1c1426", collar="#fdf0e6", buttons="#3a3460"),
        arms=(Arm((84, 980), -1, "hold", 100), Arm((168, 966), 1, "hold", 80)),
        legs=(Leg(sole(92, 1162, 100), 1), Leg(sole(142, 1166, 100), 1)),
    )
    him.draw("far leg", "near leg", "body", "neck", "head", "far arm")
    bouquet(sheet, him.wrist(0))
    him.draw("near arm")
    page.lay(sheet, shadow=(1166, 0.6))
