# SPDX-License-Identifier: GPL-3.0-or-later
"""The girl braces herself against the iron and won't let it pass; it steams."""

import numpy as np

from painter.cast.bodies import CHILD, Arm, Clothes, Leg, Person, sole
from painter.cast.expressions import with_face
from painter.cast.geometry import oval
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.6, -0.55, 0.6),
    warm="#fff2d4",
    shade="#a08890",
    rim="#ffc080",
    rim_from=(0.9, -0.2),
    rim_amount=0.5,
    line="#26283c",
)


def steam(page):
    """Puffs along the sole, and a trail that drifts off behind the grip."""
    rng = np.random.default_rng(3)
    for k in range(16):
        x = 40 + k * 32
        y = 684 + 0.17 * x + rng.uniform(-8, 12)
        page.wash(oval((x, y), rng.uniform(18, 34), rng.uniform(9, 14)), "#fff6e6", 0.5, 7)
    sheet = page.sheet((16, 60, 330, 480), LIGHT, seed=5)
    for k in range(11, -1, -1):
        t = k / 11
        x, y = 118 - 50 * t + 46 * np.sin(4 * t), 452 - 330 * t
        wide = 13 + 40 * t
        for _ in range(3):
            puff = (x + rng.normal(0, 0.55) * wide, y + rng.normal(0, 0.4) * wide)
            sheet.shape(oval(puff, wide, wide * 0.8), "#fff2dc", bulge=0.5, brush=5, line=0, cast=3)
    page.lay(sheet)


def draw(page):
    """Anger."""
    steam(page)
    sheet = page.sheet((420, 330, 790, 960), LIGHT, seed=19)
    girl = Person(
        sheet,
        (704, 722),
        112,
        lean=-24,
        curve=-0.04,
        nod=-6,
        face=with_face("furious", open=0.5, wide=1.0, wrinkle=0, brow=(-1.8, 1.0), gaze=(0.7, 0.1)),
        flip=True,
        build=CHILD,
        looks=Looks("#c48a62", "flying", "#2a1a16", 9, nose=0.85),
        clothes=Clothes(
            "#f4c430", legs="#3a5a78", shoes="#b8402e", skirt=0.72, coat=True, flare=0.7, sway=0.2
        ),
        arms=(Arm((562, 676), -1, "flat", 248), Arm((534, 620), -1, "flat", 244)),
        legs=(Leg(sole(764, 874, 112), 1), Leg(sole(640, 884, 112), -1)),
    )
    girl.draw()
    page.lay(sheet, shadow=(882, 0.5))
