# SPDX-License-Identifier: GPL-3.0-or-later
"""The girl braces herself against the iron and won't let it pass; it steams."""

import numpy as np

from painter.cast.bodies import SMALL, Arm, Clothes, Leg, Person, sole
from painter.cast.expressions import with_face
from painter.cast.geometry import oval, spline
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
    """Puffs along the sole, and a cloud that drifts off behind the grip."""
    rng = np.random.default_rng(3)
    for k in range(16):
        x = 40 + k * 32
        y = 672 + 0.17 * x + rng.uniform(-10, 14)
        page.wash(oval((x, y), rng.uniform(18, 34), rng.uniform(12, 20)), "#fff6e6", 0.5, 9)
    for k in range(15):
        t = k / 14
        x, y = 120 - 70 * t + 60 * np.sin(3.4 * t), 470 - 330 * t
        wide = 26 + 62 * t
        page.wash(oval((x + 30, y), wide, wide * 0.72), "#fff2dc", 0.42 - 0.2 * t, 12)
        page.wash(oval((x + 30 - wide * 0.2, y - wide * 0.3), wide * 0.5, wide * 0.35), "#fffaf0", 0.35, 9)


def enamel(page):
    """A worn cream line on the iron's flank, and the red of the fields in it."""
    for x, y, wide in ((180, 640, 90), (330, 672, 100), (450, 690, 60)):
        page.wash(oval((x, y), wide, 14), "#b86a4a", 0.35, 12)
    sheet = page.sheet((60, 520, 560, 720), LIGHT, seed=5)
    for lift, width in ((0, 5), (14, 2)):
        path = [(82, 596 - lift), (200, 622 - lift), (360, 652 - lift), (500, 668 - lift), (528, 660 - lift)]
        sheet.line(spline(path, closed=False), width, "#e8d8b4", (0.7, 1, 1, 0.8), 0.8, dry=0.9)
    page.lay(sheet)


def draw(page):
    """Anger."""
    enamel(page)
    steam(page)
    sheet = page.sheet((420, 330, 790, 960), LIGHT, seed=19)
    girl = Person(
        sheet,
        (676, 704),
        132,
        lean=-16,
        curve=-0.06,
        nod=2,
        face=with_face(
            "furious",
            lid=0.8,
            squint=0.4,
            open=0.72,
            wide=1.25,
            wrinkle=0.25,
            brow=(-1.9, 1.1),
            gaze=(0.5, 0.1),
        ),
        flip=True,
        build=SMALL,
        looks=Looks("#c48a62", "flying", "#2a1a16", 9, nose=0.85),
        clothes=Clothes(
            "#f4c430", legs="#3a5a78", shoes="#b8402e", skirt=0.72, coat=True, flare=0.8, sway=0.15
        ),
        arms=(Arm((548, 700), -1, "open", 190), Arm((512, 636), 1, "open", 200)),
        legs=(Leg(sole(752, 872, 132), 1), Leg(sole(628, 880, 132), -1)),
    )
    girl.draw()
    page.lay(sheet, shadow=(882, 0.5))
