# SPDX-License-Identifier: GPL-3.0-or-later
"""Two neighbours lean out of a cello's windows until their faces nearly touch; the strings are between them."""

import numpy as np

from painter.cast.bodies import GROWN, STOUT, Arm, Clothes, Person
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.3, -0.6, 0.72),
    warm="#fff0cc",
    shade="#a8705c",
    rim="#ffd890",
    rim_from=(0.9, -0.1),
    rim_amount=0.45,
    line="#2a1018",
)
SILL = 668


def curtains(sheet, x, colour):
    """Drawn aside in each window."""
    for s in (-1, 1):
        path = [(x + s * 14, 392), (x + s * 38, 450), (x + s * 46, 540), (x + s * 46, 660)]
        folds = [
            (spline(np.array(path) + (d, 0), closed=False), 5, h) for d, h in ((-10, -4), (0, 4), (9, -4))
        ]
        sheet.shape(limb(path, np.array([4, 12, 16, 12]), cap=0), colour, folds=folds, brush=3, cast=5)


def window_box(sheet, x, seed, blooms):
    """A box on the sill, full of flowers."""
    rng = np.random.default_rng(seed)
    for k in range(24):
        at = np.array((x + rng.uniform(-88, 88), SILL + rng.uniform(-18, 16)))
        leaf = [(0, 0), (12, -9), (26, 0), (12, 9)]
        sheet.shape(spline(turned(leaf, at, 1, rng.uniform(-170, -10))), "#5f8a4c", brush=2, cast=3, line=0.8)
        if k % 3 == 0:
            for a in range(0, 360, 72):
                p = at + 8 * np.array((np.cos(np.radians(a)), np.sin(np.radians(a))))
                sheet.shape(oval(p, 7, 6.5), blooms, brush=1.6, cast=1, line=0.7)
            sheet.shape(oval(at, 4), "#f4d060", brush=1.2, cast=0, line=0.5)
    box = [(x - 96, SILL + 8), (x + 96, SILL + 8), (x + 88, SILL + 62), (x - 88, SILL + 62)]
    sheet.shape(spline(box, n=2), "#7a4a2c", bulge=0.6, round_to=8, brush=3, cast=12, flow=0)
    sheet.shape(
        limb([(x - 100, SILL + 12), (x + 100, SILL + 12)], np.array([8, 8]), cap=0.3), "#9a6238", brush=3
    )
    for d in (-64, 64):
        sheet.shape(
            limb([(x + d, SILL + 66), (x + d * 0.8, SILL + 92)], np.array([7, 5])), "#5a3420", brush=2
        )


def draw(page):
    """Love."""
    sheet = page.sheet((60, 300, 740, 780), LIGHT, seed=23)
    curtains(sheet, 224, "#d8c8a8")
    curtains(sheet, 576, "#b84a3c")
    him = Person(
        sheet,
        (178, 676),
        118,
        lean=38,
        curve=0.1,
        view="profile",
        nod=-12,
        face=with_face("adoring", lid=0.7, smile=1.0, flush=0.9),
        build=GROWN,
        turn=0.7,
        looks=Looks("#8a5638", "ring", "#d9d2c6", 70, nose=1.15, moustache="#e4ddd0"),
        clothes=Clothes("#c23e26", braces="#3a2a30", collar="#f2e6c8"),
        arms=(Arm((392, 618), -1, "flat", -14), Arm((262, 664), -1, "rest", 60)),
    )
    her = Person(
        sheet,
        (620, 676),
        116,
        lean=-38,
        curve=-0.1,
        view="profile",
        nod=-10,
        face=with_face("in love", smile=1.0, flush=1.0),
        flip=True,
        build=STOUT,
        turn=0.6,
        looks=Looks("#eab48e", "bun", "#9a4a24", 66, nose=1.05, lips="#c4685a"),
        clothes=Clothes("#2f7a72", collar="#f2e6c8", pattern=Pattern("dots", "#a8d4c4", 19, 20, 0.35)),
        arms=(Arm((404, 612), 1, "flat", 192), Arm((540, 664), 1, "rest", 120)),
    )
    him.draw("hair behind", "far arm", "body", "neck", "head")
    her.draw("hair behind", "far arm", "body", "neck", "head")
    her.draw("near arm")
    him.draw("near arm")
    window_box(sheet, 196, 3, "#f4e0d0")
    window_box(sheet, 604, 5, "#d8402c")
    page.lay(sheet)
