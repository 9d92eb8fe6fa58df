# SPDX-License-Identifier: GPL-3.0-or-later
"""The driver leans out of the cab, a finger on her lips."""

from painter.cast.bodies import STOUT, Arm, Clothes, Person
from painter.cast.expressions import with_face
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.6, -0.35, 0.72),
    warm="#ffeccc",
    shade="#4a6c72",
    rim="#cfeee0",
    rim_from=(0.8, -0.6),
    rim_amount=0.6,
    level=0.9,
    line="#10202a",
)


def draw(page):
    """A secret."""
    sheet = page.sheet((560, 440, 790, 606), LIGHT, seed=79)
    her = Person(
        sheet,
        (716, 700),
        88,
        lean=-16,
        nod=4,
        flip=True,
        face=with_face("sly", gaze=(0.6, 0.5), smile=0.7),
        build=STOUT,
        looks=Looks("#b87850", "curls", "#2a1a1c", 48, nose=1.1, hat=("cap", "#3a5a8c", "#22304c")),
        clothes=Clothes("#e8dcc0", collar="#c8503a", pattern=Pattern("stripes", "#5a8a9c", 16, 90, 0.45)),
        arms=(Arm((642, 600), 1, "point", -84), None),
    )
    her.draw("body", "neck", "head", "near arm")
    page.lay(sheet)
