# SPDX-License-Identifier: GPL-3.0-or-later
"""Two parents swing their child into the air before the fair in the snowball, and all three laugh."""

import numpy as np

from painter.cast.bodies import CHILD, GROWN, SLIM, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import oval
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(0.1, -0.4, 0.9),
    warm="#ffecd0",
    shade="#6a78b0",
    rim="#ffd49a",
    rim_from=(0.2, -0.95),
    rim_amount=0.9,
    line="#121c50",
)


def garlands(page):
    """Lanterns on strings, from the pennants out into the night."""
    sheet = page.sheet((16, 60, 784, 420), LIGHT, seed=17)
    for a, b, sag in (((16, 96), (438, 216), 80), ((438, 216), (784, 58), 66)):
        t = np.linspace(0, 1, 44)
        path = np.c_[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)]
        sheet.line(path, 2.2, "#141a3c", (1, 1), alpha=0.9)
        for k, at in enumerate(path[3:-2:4]):
            page.wash(oval(at + (0, 12), 22, 22), "#ffb050", 0.5, 10)
            colour = ("#ffd870", "#ff9a5c", "#fff0b8")[k % 3]
            sheet.shape(oval(at + (0, 13), 9, 11.5), colour, brush=2, cast=0, line=0.8)
            sheet.fill(oval(at + (0, 14), 5, 7), "#fffbe0", 0.9)
    page.lay(sheet)


def snow(page):
    """Flakes that they have kicked up, and the trodden snow below them."""
    rng = np.random.default_rng(8)
    for _ in range(22):
        x, y = rng.uniform(90, 720), 1150 + rng.uniform(-12, 26)
        page.wash(oval((x, y), rng.uniform(10, 26), rng.uniform(3, 6)), "#2c3a78", 0.35, 2)
    sheet = page.sheet((60, 860, 740, 1180), LIGHT, seed=12)
    for _ in range(24):
        x = rng.uniform(90, 710)
        y = 1150 - abs(rng.normal(0, 60))
        sheet.shape(oval((x, y), rng.uniform(2, 4.5)), "#f4f6ff", brush=1.5, cast=0, line=0)
    page.lay(sheet)


def draw(page):
    """Joy."""
    garlands(page)
    sheet = page.sheet((20, 520, 784, 1190), LIGHT, seed=25)
    she = Person(
        sheet,
        standing(158, 1150, 84, SLIM),
        84,
        lean=-2,
        curve=-0.06,
        nod=4,
        view="profile",
        face=with_face("laughing", open=0.5, wide=0.9),
        build=SLIM,
        looks=Looks("#eab48e", "flying", "#9a4220", 30, nose=0.95),
        clothes=Clothes(
            "#cc3c48", legs="#3a2a50", shoes="#2a1a30", skirt=1.7, flare=0.9, sway=-0.2, scarf="#f2d8a0"
        ),
        arms=(Arm((84, 934), 1, "rest"), Arm((304, 820), -1, "hold", -10)),
        legs=(Leg(sole(138, 1150, 84), 1), Leg(sole(186, 1154, 84), 1)),
    )
    he = Person(
        sheet,
        standing(646, 1152, 86),
        86,
        lean=2,
        curve=0.04,
        nod=6,
        face=with_face("laughing", open=0.42, wide=0.95),
        flip=True,
        build=GROWN,
        looks=Looks("#8a5438", "short", "#1c1214", 36, beard="#1c1214", hat=("beanie", "#3a8a8c", "#2a6a70")),
        clothes=Clothes(
            "#3f6ab0", legs="#2a2c50", shoes="#1c1626", buttons="#f2d8a0", skirt=0.85, coat=True, flare=0.6
        ),
        arms=(Arm((722, 936), -1, "rest"), Arm((496, 820), 1, "hold", 190)),
        legs=(Leg(sole(668, 1152, 86), -1), Leg(sole(616, 1156, 86), -1)),
    )
    child = Person(
        sheet,
        (400, 974),
        76,
        nod=5,
        view="front",
        face=with_face("laughing", open=0.65, wide=0.95),
        build=CHILD,
        turn=1.0,
        head_at=(0, 0.46),
        looks=Looks("#c98858", "bob", "#3a2418", 7, hat=("beanie", "#f2bd2c", "#d8582c")),
        clothes=Clothes(
            "#f2bd2c", legs="#6a4a88", shoes="#c8402e", pattern=Pattern("stripes", "#d8622c", 14, 90)
        ),
        arms=(Arm((316, 832), 1, "hold", -110), Arm((484, 832), -1, "hold", -70)),
        legs=(Leg((358, 1086), -1, (-0.7, 0.7)), Leg((448, 1078), 1, (0.8, 0.6))),
    )
    she.draw("hair behind", "near arm", "far leg", "near leg", "body", "neck", "head")
    he.draw("near arm", "far leg", "near leg", "body", "neck", "head")
    sheet.shape(oval((400, 982), 29, 18), "#6a4a88", brush=3, cast=0, line=0.8)  # the seat of the trousers
    child.draw("far leg", "near leg", "body", "neck")
    she.draw("far arm")
    he.draw("far arm")
    child.draw("far arm", "near arm", "head")
    page.wash(oval((402, 1152), 80, 11), "#232f6c", 0.55, 6)
    page.lay(sheet, shadow=(1162, 0.55))
    snow(page)
