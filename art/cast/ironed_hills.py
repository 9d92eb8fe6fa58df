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
    for k in range(13):
        t = k / 12
        x, y = 124 - 56 * t + 46 * np.sin(4 * t), 452 - 340 * t
        wide = 14 + 44 * t
        for _ in range(3):
            puff = np.array((x + rng.normal(0, 0.5) * wide, y + rng.normal(0, 0.35) * wide))
            page.wash(oval(puff, wide, wide * 0.8), "#f6e6d0", 0.4 - 0.16 * t, 3)
            page.wash(
                oval(puff - (wide * 0.2, wide * 0.25), wide * 0.6, wide * 0.45), "#fffaf0", 0.4 - 0.16 * t, 4
            )


def draw(page):
    """Anger."""
    steam(page)
    sheet = page.sheet((420, 330, 790, 960), LIGHT, seed=19)
    girl = Person(
        sheet,
        (672, 722),
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
        arms=(Arm((528, 674), 1, "flat", 246), Arm((504, 612), 1, "flat", 240)),
        legs=(Leg(sole(738, 874, 112), 1), Leg(sole(606, 884, 112), -1)),
    )
    girl.draw()
    page.lay(sheet, shadow=(882, 0.5))
