# SPDX-License-Identifier: GPL-3.0-or-later
"""Two dance on the girder, cheek to cheek; below stands a third with flowers."""

from dataclasses import replace

import numpy as np

from painter.cast.bodies import GROWN, SLIM, Arm, Clothes, Leg, Person
from painter.cast.expressions import with_face
from painter.cast.folded import fold_arms
from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.hands import draw_hand
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.55, -0.45, 0.62),
    warm="#fff0d8",
    shade="#8a80b0",
    rim="#ffdca0",
    rim_from=(0.9, 0.1),
    rim_amount=0.55,
)


def helmet(sheet, at):
    """The helmet that he swings."""
    dome = [
        (-0.5, 0.1),
        (-0.42, -0.25),
        (0, -0.45),
        (0.4, -0.25),
        (0.5, 0.08),
        (0.72, 0.16),
        (0.4, 0.2),
        (-0.5, 0.18),
    ]
    sheet.shape(spline(turned(dome, at, 46, -14)), "#f0b02e", brush=3, gloss=0.7)
    ridge = turned([(-0.05, -0.42), (0.03, -0.15), (0.0, 0.15)], at, 46, -14)
    sheet.line(spline(ridge, closed=False), 2, "#a8641c")


def flowers(sheet, at, size):
    """The bunch that he holds head down."""
    rng = np.random.default_rng(3)
    for x, y, colour in (
        (-12, 48, "#e8c34a"),
        (6, 56, "#d8482e"),
        (-2, 66, "#f0e4d0"),
        (14, 44, "#d8482e"),
    ):
        dx, dy = x * size, y * size
        stalk = limb([at + [0, -8], at + [dx * 0.3, 22], at + [dx, dy]], np.array([2, 1.6, 1.4]) * size)
        sheet.shape(stalk, "#4f6a34", brush=1.5, line=0.6, cast=2)
        for a in np.arange(0, 6.28, 1.26) + rng.uniform(0, 1):
            petal = oval(at + [dx + 5 * size * np.cos(a), dy + 5 * size * np.sin(a)], 4.6 * size)
            sheet.shape(petal, colour, brush=1.4, cast=1, line=0.6)


def couple(page):
    """She flies, he holds her."""
    sheet = page.sheet((150, 260, 660, 720), LIGHT, seed=4)
    she = Person(
        sheet,
        (348, 516),
        64,
        lean=10,
        curve=0.16,
        build=SLIM,
        view="profile",
        nod=4,
        face="in love",
        head_at=(0.1, 0.5),
        looks=Looks("#9c5c3c", "flying", "#1d1216", nose=0.9, lips="#a8362e"),
        clothes=Clothes(
            "#d8482e",
            legs="#9c5c3c",
            shoes="#7a1c22",
            sleeve=0.35,
            skirt=1.7,
            flare=1.75,
            sway=-0.38,
            belt="#f2c24a",
        ),
        arms=(Arm((424, 440), -1, "flat", -12, behind=True), Arm((252, 398), 1, "open", -150, behind=True)),
        legs=(Leg((366, 668), 1), Leg((262, 640), 1, (-0.55, 0.83))),
    )
    he = Person(
        sheet,
        (455, 514),
        64,
        lean=-9,
        curve=-0.12,
        view="profile",
        nod=5,
        face="in love",
        flip=True,
        head_at=(0.1, 0.5),
        looks=Looks("#eab48e", "tousled", "#5a3018", nose=1.15),
        clothes=Clothes("#f3e9d4", legs="#2d4a7c", shoes="#3a221c", collar="#fff6e4"),
        arms=(Arm((366, 500), 1, "flat", 174, behind=True), Arm((522, 352), -1, "hold", -70, behind=True)),
        legs=(Leg((474, 668), -1), Leg((440, 668), -1)),
    )
    she.draw("hair behind", "far arm")
    he.draw("far arm")
    she.draw("far leg", "near leg")
    he.draw("far leg", "near leg", "body")
    she.draw("body", "belt", "neck")
    he.draw("neck", "head")
    she.draw("head")
    he.draw("near arm")
    she.draw("near arm")
    helmet(sheet, he.wrist(1) + [10, -34])
    page.lay(sheet)


def third(page):
    """He looks up, and nobody looks at him."""
    light = replace(LIGHT, level=0.85, shade="#6d6a98", key=(0.3, -0.6, 0.7))
    sheet = page.sheet((200, 740, 640, 1190), light, seed=8)
    him = Person(
        sheet,
        (404, 1092),
        112,
        lean=-4,
        curve=-0.1,
        nod=-10,
        face=with_face("jealous", gaze=(0.9, -0.95), lid=0.62, squint=0.35, smile=-0.8),
        pitch=-0.03,
        looks=Looks("#cf9062", "curls", "#20151a", nose=1.1, lips="#5a1c1c"),
        build=GROWN,
        clothes=Clothes(
            "#8fa23a", legs="#2c2c50", shoes="#2a1a1e", pattern=Pattern("stripes", "#6d8630", 14, 90)
        ),
        legs=(Leg((376, 1368), -1), Leg((436, 1368), 1)),
    )
    him.draw("far leg", "near leg", "body", "neck")
    wrist, _ = fold_arms(him)
    flowers(sheet, wrist + [20, 14], 1.7)
    draw_hand(sheet, wrist, 20, 60, "hold", him.looks.skin)
    him.draw("head")
    page.lay(sheet)


def draw(page):
    """Love above, jealousy below."""
    couple(page)
    third(page)
