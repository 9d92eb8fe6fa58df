# SPDX-License-Identifier: GPL-3.0-or-later
"""The wave bows and hands the girl at the gate a shell with a ribbon; she has a hand on her heart."""

import numpy as np

from painter.cast.bodies import CHILD, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, normals, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.35, -0.6, 0.7),
    warm="#fff4dc",
    shade="#9a90b0",
    rim="#ffd8b0",
    rim_from=(0.9, -0.2),
    rim_amount=0.45,
    line="#24305c",
)
RING = np.array((612, 1010))


def ring(sheet, front):
    """The nearer or the farther half of her swim ring."""
    a = np.radians(np.linspace(-8, 188, 13) if front else np.linspace(180, 360, 13))
    path = RING + np.c_[np.cos(a) * 112, np.sin(a) * 34]
    sheet.shape(limb(path, np.full(13, 31.0), cap=0.6), "#fff6e6", brush=3, cast=6, gloss=0.3)
    if front:
        for t in (1, 4, 8, 11):
            band = limb(path[t : t + 2], np.array([31.5, 31.5]), cap=0)
            sheet.shape(band, "#e8502c", brush=3, cast=0, line=0.6)


def water(sheet):
    """An arm of water, twisted like a poured stream, that divides around what it holds."""
    arm = spline([(520, 318), (588, 396), (602, 500), (566, 606), (492, 676), (440, 726)], closed=False)
    t = np.linspace(0, 1, len(arm))
    across = normals(arm)
    wide = np.interp(t, (0, 0.2, 0.5, 0.75, 0.9, 1), (30, 52, 38, 26, 24, 30))
    wide = wide * (1 + 0.1 * np.sin(17 * t))

    def strand(start, turn):
        return arm + across * (wide * 0.86 * np.sin(start + turn * t))[:, None]

    for tip in (
        [(448, 716), (396, 744), (352, 800), (362, 838)],
        [(444, 714), (474, 752), (486, 800), (468, 838)],
    ):
        sheet.shape(limb(tip, np.array([22, 20, 15, 4])), "#5d9cc4", brush=4, cast=6, line=0.9)
        sheet.line(
            spline(np.array(tip) - (4, 4), closed=False), 6, "#d8f2f2", (0.2, 1, 0.5, 0.1), 0.7, dry=0.1
        )
    body = np.vstack([arm + across * wide[:, None], (arm - across * wide[:, None])[::-1]])
    folds = [(strand(s, 4.2), 9, 7) for s in (0.4, 1.7, 3.0, 4.4)]
    sheet.shape(body, "#3f7fae", brush=5, folds=folds, cast=6, line=0.9)
    tones = ("#20507f", "#a8dce4", "#2c6290", "#d4f0f0", "#8cc8dc")
    for s, w, colour in zip((0.2, 1.5, 2.8, 4.1, 5.3), (9, 8, 7, 10, 5), tones, strict=True):
        sheet.line(strand(s, 4.2), w, colour, (0.1, 1, 0.6, 1, 0.2), alpha=0.65, dry=0.15, clip=body)
    for x, y, r in ((446, 712, 20), (426, 722, 15), (464, 726, 15)):
        sheet.shape(oval((x, y), r, r * 0.8), "#f4fbfa", brush=3, cast=2, line=0.5)
    crest = [(484, 336), (494, 302), (528, 296), (552, 314), (590, 308), (634, 330), (646, 368), (632, 402)]
    crest += [(606, 408), (594, 436), (570, 428), (560, 398), (532, 392), (514, 364), (496, 362)]
    lumps = [(np.array([(x - 9, y), (x, y - 8), (x + 10, y - 2)]), 12, 7) for x, y in crest[1::2]]
    sheet.shape(spline(crest), "#fff8ee", bulge=0.7, folds=lumps, brush=4, cast=5, line=0.9)
    for x, y in ((520, 332), (556, 352), (596, 350), (612, 380), (578, 396)):
        curl = [(x - 16, y + 4), (x, y + 12), (x + 16, y - 2)]
        sheet.line(spline(curl, closed=False), 3, "#a8bcd0", (0.2, 1, 0.2), 0.7)


def present(sheet):
    """A scallop, tied with a ribbon."""
    at = np.array((418, 834))
    fan = [(-0.16, 0.5), (-0.5, 0.34), (-0.72, 0.0), (-0.66, -0.32), (-0.38, -0.55), (0, -0.62)]
    fan += [(-x, y) for x, y in fan[-2::-1]]
    rim = []
    for k, (x, y) in enumerate(spline(fan, n=4)):
        rim.append(at + np.array((x, y)) * 84 * (1.04 if k % 4 < 2 and y < 0.3 else 1))
    ribs = [
        (np.array([at + (0.0, 44), at + (84 * 0.62 * np.sin(a), -84 * 0.5 * np.cos(a))]), 6, -5)
        for a in np.radians((-75, -48, -22, 0, 22, 48, 75))
    ]
    sheet.shape(rim, "#f4b48c", brush=3, folds=ribs, cast=6)
    for path, _, _ in ribs:
        sheet.line(path, 2, "#a8583c", (0.3, 0.9, 0.6), alpha=0.7)
    sheet.shape(
        limb([at + (-58, 8), at + (0, 16), at + (58, 6)], np.array([8, 9, 8]), cap=0), "#d8301c", brush=2
    )
    sheet.shape(limb([at + (0, 46), at + (2, -54)], np.array([8, 8]), cap=0), "#d8301c", brush=2)
    for s in (-1, 1):
        loop = [at + (0, -54), at + (s * 26, -84), at + (s * 52, -74), at + (s * 40, -52)]
        sheet.shape(spline(loop), "#e8402c", brush=2.5, bulge=0.8, cast=3)
        tail = limb([at + (0, -54), at + (s * 16, -30), at + (s * 34, -18)], np.array([7, 7, 6]), cap=0)
        sheet.shape(tail, "#c8301c", brush=2, cast=2)
    sheet.shape(oval(at + (0, -56), 12, 11), "#d8301c", brush=2, cast=2)


def fish(page):
    """Three fish look out of the wave."""
    sheet = page.sheet((20, 300, 330, 760), LIGHT, seed=5, pull=0.3)
    for x, y, size, turn, colour in (
        (150, 470, 44, -52, "#f0a070"),
        (222, 372, 34, -40, "#f4c878"),
        (96, 610, 38, -66, "#e88a6a"),
    ):
        body = [(1, 0), (0.5, -0.42), (-0.2, -0.4), (-0.8, -0.06), (-1.3, -0.42), (-1.15, 0), (-1.3, 0.42)]
        body += [(-0.8, 0.06), (-0.2, 0.4), (0.5, 0.4)]
        sheet.shape(spline(turned(body, (x, y), size, turn)), colour, brush=3, cast=0)
        fin = [(0.1, -0.38), (-0.25, -0.75), (-0.45, -0.3)]
        sheet.shape(spline(turned(fin, (x, y), size, turn)), colour, brush=2, cast=0)
        for r, paint in ((0.14, "#fff8e8"), (0.075, "#1c1c30")):
            sheet.fill(spline(turned(oval((0.55, -0.1), r), (x, y), size, turn)), paint)
        smile = [(0.95, 0.05), (0.72, 0.18), (0.55, 0.12)]
        sheet.line(spline(turned(smile, (x, y), size, turn), closed=False), 2, "#7a2c20")
    page.lay(sheet)


def flowers(page):
    """A bed along the path, in front of everything."""
    sheet, rng = page.sheet((16, 1000, 784, 1190), LIGHT, seed=9), np.random.default_rng(4)
    for k in range(34):
        x = rng.uniform(20, 300) if k < 22 else rng.uniform(700, 784)
        foot, tall = (
            1196 - rng.uniform(0, 18),
            rng.uniform(46, 120) * (1.1 - abs(x - 90) / 420 if k < 22 else 0.9),
        )
        tip = np.array((x + rng.uniform(-16, 16), foot - tall))
        stem = [(x, foot), ((x + tip[0]) / 2 + 5, foot - tall * 0.55), tip]
        sheet.shape(limb(stem, np.array([3.2, 2.6, 2])), "#6f8f58", brush=2, cast=2, line=0.8)
        leaf = [(x, foot), (x + 22 * (-1) ** k, foot - tall * 0.45), (x + 26 * (-1) ** k, foot - tall * 0.7)]
        sheet.shape(limb(leaf, np.array([4, 9, 1])), "#7f9c5c", brush=3, cast=2, line=0.8)
        colour = ("#f4c430", "#f8a878", "#fff4e4", "#20356b")[k % 4]
        for a in (-50, 0, 50):
            petal = turned([(0, 6), (-10, -8), (0, -24), (10, -8)], tip, 1, a)
            sheet.shape(spline(petal), colour, brush=2, cast=2, line=0.9)
    page.lay(sheet)


def draw(page):
    """Gratitude."""
    fish(page)
    sheet = page.sheet((340, 240, 790, 1200), LIGHT, seed=27)
    water(sheet)
    girl = Person(
        sheet,
        standing(618, 1168, 128, CHILD),
        128,
        lean=-7,
        curve=0.05,
        nod=2,
        face=with_face("grateful", smile=1.0, wide=1.15, flush=0.9),
        flip=True,
        build=CHILD,
        head_at=(0.06, 0.46),
        looks=Looks("#a86c48", "curls", "#1c1412", 9, nose=0.9),
        clothes=Clothes(
            "#e8502c",
            legs="#a86c48",
            shoes="#a86c48",
            sleeve=0.35,
            skirt=0.5,
            flare=0.75,
            pattern=Pattern("stripes", "#fff0dc", 30, 90, 0.5),
        ),
        arms=(Arm((604, 876), 1, "flat", 208), Arm((462, 894), 1, "flat", 184)),
        legs=(Leg(sole(646, 1166, 128), -1), Leg(sole(580, 1170, 128), -1)),
    )
    girl.draw("far leg", "near leg")
    ring(sheet, front=False)
    girl.draw("far arm")
    present(sheet)
    girl.draw("body", "neck", "head")
    ring(sheet, front=True)
    girl.draw("near arm")
    page.lay(sheet, shadow=(1176, 0.5))
    flowers(page)
