# SPDX-License-Identifier: GPL-3.0-or-later
"""She has made it: near the top she stands with one more chair up in her hand, like a cup that she has won."""

import numpy as np

from painter.cast.bodies import CHILD, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.6, -0.6, 0.55),
    warm="#fff2d0",
    shade="#90909a",
    rim="#ffe0a0",
    rim_from=(0.9, -0.3),
    rim_amount=0.5,
    line="#2a3038",
)
BEHIND = 13.85  # the pale chairs of the spiral stay in front of her feet


def chair(sheet, at, size, angle):
    """A yellow chair, held by two legs, its seat towards us."""
    a = np.radians(angle)
    turn = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) * size

    def bar(points, wide, colour="#ffc62c"):
        path = np.asarray(points, float) @ turn + at
        sheet.shape(limb(path, np.full(len(points), wide * size), cap=0.4), colour, brush=2.5, cast=4)

    bar([(-0.34, -0.16), (-0.34, 0.4)], 0.045, "#d89a20")
    bar([(0.34, -0.16), (0.34, 0.4)], 0.045, "#d89a20")
    for y in (-0.86, -0.64):
        bar([(-0.46, y), (0.46, y)], 0.06)
    bar([(-0.46, -0.95), (-0.46, 0.56)], 0.055)
    bar([(0.46, -0.95), (0.46, 0.56)], 0.055)
    bar([(-0.48, -0.06), (0.48, -0.06)], 0.16)
    bar([(-0.46, 0.28), (0.46, 0.28)], 0.035, "#d89a20")


def draw(page):
    """Triumph."""
    sheet = page.sheet((330, 16, 784, 420), LIGHT, seed=15)
    girl = Person(
        sheet,
        standing(486, 350, 62, CHILD),
        62,
        lean=3,
        curve=-0.06,
        nod=-6,
        face=with_face("triumphant", open=0.7, wide=1.15),
        flip=True,
        build=CHILD,
        looks=Looks("#a8683e", "braids", "#1e1412", 12, nose=0.9),
        clothes=Clothes(
            "#f6ead2", legs="#d03a24", shoes="#5a3020", sleeve=0.4, braces="#d03a24", belt="#d03a24"
        ),
        arms=(Arm((560, 126), -1, "hold", -60), Arm((426, 116), 1, "hold", -100)),
        legs=(Leg(sole(506, 348, 62), -1), Leg(sole(464, 352, 62), -1)),
    )
    girl.draw("far leg", "near leg", "body", "belt", "neck", "head", "near arm", "far arm")
    chair(sheet, girl.wrist(0) + (20, -8), 66, 20)
    girl.hand(0)
    page.lay(sheet, depth=BEHIND)
