# SPDX-License-Identifier: GPL-3.0-or-later
"""High up two have eyes for each other only; below, one who came too late looks up, his roses head down."""

import numpy as np

from painter.cast.bodies import SLIM, Arm, Build, Clothes, Person, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light, deeper, mixed

LIGHT = Light(
    key=(0.6, -0.5, 0.6),
    warm="#ffe6c4",
    shade="#7a5a8c",
    rim="#ff9ab0",
    rim_from=(-0.9, -0.2),
    rim_amount=0.6,
    line="#221030",
)
CANDLES = Light(
    key=(0.0, -0.45, 0.85),
    warm="#fff0cc",
    shade="#9a6a94",
    rim="#ffd890",
    rim_from=(0.2, -0.9),
    rim_amount=0.8,
    line="#2a1030",
)
LITTLE = Build(torso=1.35, leg=0.95, limb=1.05)


def couple(page):
    """Brow to brow under the arch."""
    x, ground = 480.8, 358.0
    sheet = page.sheet((x - 130, ground - 260, x + 130, ground + 20), CANDLES, seed=5)
    head = 52
    groom = Person(
        sheet,
        standing(x + 38, ground, head, LITTLE),
        head,
        lean=-6,
        view="profile",
        flip=True,
        nod=10,
        turn=0.6,
        face=with_face("in love", smile=0.9),
        build=LITTLE,
        looks=Looks("#e0a880", "tousled", "#3a2018", nose=1.0),
        clothes=Clothes("#3c4a8a", legs="#2c3468", shoes="#1c1430", collar="#fdf0e6"),
        arms=(Arm((x - 20, ground - 118), 1, "flat", 180), Arm((x - 26, ground - 150), 1, "flat", 190)),
        legs=(None, None),
    )
    bride = Person(
        sheet,
        standing(x - 36, ground, head, LITTLE),
        head,
        lean=7,
        view="profile",
        nod=-2,
        turn=0.6,
        face=with_face("in love", smile=0.9),
        build=LITTLE,
        looks=Looks("#9a6240", "bun", "#20121c", nose=1.0),
        clothes=Clothes("#fdf2e8", skirt=2.05, flare=1.25, sway=-0.25, belt="#e8a0a8"),
        arms=(Arm((x + 24, ground - 138), -1, "flat", 10), Arm((x + 30, ground - 164), -1, "flat", -10)),
    )
    for dx in (-16, 6):
        trouser = [(x + 40 + dx, ground - 110), (x + 41 + dx, ground - 50), (x + 42 + dx, ground - 6)]
        sheet.shape(limb(trouser, [13, 11, 9], cap=0.2), "#2c3468", brush=3)
        sheet.shape(oval((x + 36 + dx, ground - 4), 15, 6), "#1c1430", brush=2)
    groom.draw("far arm", "body", "neck", "head")
    top = bride.face.point(-0.36, -0.52)
    veil = [
        top,
        top + [-36, 50],
        top + [-62, 130],
        top + [-70, 200],
        top + [-26, 204],
        top + [4, 110],
        top + [12, 30],
    ]
    bride.draw("far arm", "body", "belt", "neck", "head")
    sheet.shape(spline(veil), "#fff4ee", brush=3, bulge=0.5, cast=3)
    bride.draw("near arm")
    groom.draw("near arm")
    page.lay(sheet)


def rose(sheet, at, size, colour, rng):
    """A rose, head down: petals around petals."""
    for k, ring in enumerate((1.0, 0.74, 0.48)):
        for a in np.linspace(0, 6.28, 6 - k)[:-1] + rng.uniform(0, 3):
            petal = oval(
                np.asarray(at) + ring * 0.55 * size * np.array([np.cos(a), np.sin(a) * 0.85]),
                0.52 * size * ring,
                0.46 * size * ring,
            )
            sheet.shape(
                spline(petal), mixed(colour, "#fff6e0", 0.22 * k), brush=2.2, cast=2, line=0.9, bulge=0.8
            )
    curl = [np.asarray(at) + size * 0.05 * t * np.array([np.cos(t * 1.3), np.sin(t * 1.3)]) for t in range(7)]
    sheet.line(spline(curl, closed=False), 2.2, deeper(colour, 0.55), (0.2, 1, 0.6))


def bouquet(sheet, at):
    """Roses in paper, forgotten in his hand."""
    rng = np.random.default_rng(5)
    heads = [(-46, 92), (40, 96), (-4, 74), (-30, 128), (22, 132), (-2, 106)]
    for x, y in heads:
        stalk = limb([at, at + [x * 0.25, 20], at + [x, y]], [3.2, 3, 2.5])
        sheet.shape(stalk, "#4f7a44", brush=2, line=0.7, cast=2)
    for x, y, turn in ((-64, 66, -0.5), (60, 70, 0.5), (-70, 116, -0.8), (58, 122, 0.9)):
        leaf = [
            at + [x * 0.5, y * 0.6],
            at + [x, y - 14],
            at + [x * 1.25, y + 14 * turn],
            at + [x * 0.9, y + 12],
        ]
        sheet.shape(spline(leaf), "#4f7a44", brush=2.5, line=0.8, cast=3)
    for k, (x, y) in enumerate(heads):
        rose(sheet, at + [x, y], 30, ("#f4c44a", "#ffe2a0", "#f0a83c")[k % 3], rng)
    wrap = [at + [-15, -4], at + [15, -4], at + [34, 48], at + [0, 60], at + [-36, 46]]
    sheet.shape(spline(wrap, n=5), "#f6ead8", brush=3, cast=5)
    sheet.shape(limb([at + [-15, 4], at + [0, 8], at + [16, 4]], [5, 5, 5]), "#c8586a", brush=2, cast=2)


def draw(page):
    """Love, and jealousy."""
    couple(page)
    sheet = page.sheet((0, 560, 440, 1190), LIGHT, seed=9, near=1.3)
    him = Person(
        sheet,
        (152, 1200),
        172,
        lean=4,
        curve=0.05,
        nod=-20,
        face=with_face("jealous", gaze=(0.95, -0.85), flush=0.7, lid=0.62, smile=-0.75),
        pitch=-0.05,
        build=SLIM,
        looks=Looks("#c98858", "tousled", "#1c1214", nose=1.2),
        clothes=Clothes("#9c9ac4", legs="#5f5c88", collar="#fdf0e6", buttons="#3a3460", scarf="#6a4a86"),
        arms=(Arm((300, 1010), -1, "hold", 84), Arm((330, 1180), 1, None)),
    )
    him.draw("body", "neck", "head")
    hand = him.wrist(0) + [10, 8]
    bouquet(sheet, hand)
    him.draw("near arm")
    him.hand(0)
    page.lay(sheet)
