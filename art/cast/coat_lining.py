# SPDX-License-Identifier: GPL-3.0-or-later
"""The coat holds the child, and the child holds the coat."""

import numpy as np

from painter.cast.bodies import SMALL, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, normals, oval, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern, deeper

LIGHT = Light(
    key=(0.35, -0.5, 0.75),
    warm="#fff0d8",
    shade="#8a6a72",
    rim="#ffb080",
    rim_from=(0.3, -0.9),
    rim_amount=0.7,
    line="#241018",
)
CLOTH_LIGHT = Light(
    key=(-0.5, -0.55, 0.65),
    warm="#ffeccc",
    shade="#7a5a64",
    rim="#ff9a60",
    rim_from=(-0.9, 0.3),
    rim_amount=0.6,
    line="#241018",
)
CLOTH, DARK, LINING = "#96603c", "#6f432a", "#b02a50"


def stitched(sheet, points):
    """A seam, sewn by hand."""
    path = spline(points, closed=False)
    for k in range(0, len(path) - 3, 4):
        sheet.line(path[k : k + 3], 2.4, "#e0b07a", (1, 1), alpha=0.85)


def plaid(sheet, rows, clip):
    """The weave of the cloth: lines along it and across it, drawn on its folds."""
    rows = [spline(row, closed=False, n=8) for row in rows]
    for k, row in enumerate(rows):
        sheet.line(row, 5 if k % 2 else 2.2, "#c89060" if k % 2 else "#4a2a20", (0.7, 1, 0.8), 0.42, clip)
    for j in range(3, len(rows[0]) - 1, 4):
        across = spline([row[min(j, len(row) - 1)] for row in rows], closed=False)
        sheet.line(
            across,
            4.5 if j % 8 == 3 else 2,
            "#c89060" if j % 8 == 3 else "#4a2a20",
            (0.7, 1, 0.8),
            0.42,
            clip,
        )


def tube(path, wide):
    """Lines along a sleeve."""
    p, w = (
        spline(path, closed=False, n=4),
        np.interp(np.linspace(0, 1, 4 * len(path) - 3), np.linspace(0, 1, len(wide)), wide),
    )
    return [p + normals(p) * (w * s)[:, None] for s in (-1.02, -0.7, -0.3, 0.15, 0.55, 0.85, 1.02)]


def cloth(sheet, outline, folds, rows, **more):
    """A piece of the coat with its folds and its weave."""
    sheet.shape(outline, CLOTH, bulge=0.5, folds=folds, brush=5, **more)
    plaid(sheet, rows, outline)
    ink = deeper(CLOTH, 0.35, CLOTH_LIGHT.line)
    for line, _, rise in folds:
        if rise < 0:
            sheet.line(line, 4, ink, (0.1, 1, 0.1), alpha=0.7, clip=outline)


def creases(marks):
    """Folds from starts, ways and heights."""
    folds = []
    for (x, y), (dx, dy), rise in marks:
        middle = (x + dx * 0.5 + dy * 0.12, y + dy * 0.5 - dx * 0.12)
        folds.append((spline([(x, y), middle, (x + dx, y + dy)], closed=False), 13, rise))
    return folds


def hanging(page):
    """The sleeve that hangs, empty and flat."""
    sheet = page.sheet((40, 200, 330, 840), CLOTH_LIGHT, seed=14)
    path = [(250, 286), (184, 372), (138, 500), (118, 640), (112, 772)]
    wide = [74, 66, 58, 54, 57]
    folds = creases(
        [((130, 420), (80, 66), -13), ((112, 470), (70, 76), 13), ((90, 560), (70, 40), -11)]
        + [((176, 560), (-70, 60), -12), ((86, 650), (84, 22), 10), ((110, 700), (56, -30), -10)]
    )
    cloth(sheet, limb(path, wide, cap=0.12, root=0.5), folds, tube(path, wide), cast=16)
    sheet.shape(oval((112, 776), 56, 14), LINING, brush=3, cast=0)
    sheet.shape(oval((112, 779), 46, 8), "#5a1028", brush=2, cast=0, line=0.6)
    stitched(sheet, [(58, 738), (112, 744), (168, 736)])
    page.lay(sheet)


def fronts(page):
    """Drawn apart like curtains, heavy with folds."""
    for s in (1, -1):
        box = (140, 150, 420, 1090) if s == 1 else (384, 150, 664, 1090)
        sheet = page.sheet(box, CLOTH_LIGHT, seed=20 + s)

        def side(points, s=s):
            return [np.array((402 + s * x, y)) for x, y in points]

        edge = [(-14, 200), (-64, 176), (-160, 250), (-180, 360), (-196, 520), (-220, 700), (-234, 860)]
        edge += [(-242, 1048), (-222, 1062), (-206, 1046), (-186, 1064), (-166, 1048), (-144, 1058)]
        edge += [(-150, 860), (-145, 720), (-112, 572), (-74, 470), (-14, 340)]
        folds = []
        for k, (top, low) in enumerate(((-150, -226), (-138, -208), (-126, -190), (-112, -174), (-96, -160))):
            line = spline(side([(top, 330 + 30 * k), ((top + low) / 2 - 14, 640), (low, 1056)]), closed=False)
            folds.append((line, 9, 15 if k % 2 else -17))
        rows = [side([(-30 - 24 * k, 220), (-96 - 18 * k, 600), (-146 - 17 * k, 1060)]) for k in range(7)]
        cloth(sheet, spline(side(edge), n=8), folds, rows, cast=10)
        lit = spline(side([(-76, 478), (-114, 580), (-147, 724), (-152, 860), (-147, 1050)]), closed=False)
        sheet.line(lit, 7, "#ffb070", (0.3, 1, 1, 0.7), alpha=0.75)
        page.lay(sheet)


def lapels(page):
    """Shoulders, collar and lapels."""
    sheet = page.sheet((150, 110, 700, 860), CLOTH_LIGHT, seed=4)
    for s in (1, -1):

        def side(points, s=s):
            return [np.array((402 + s * x, y)) for x, y in points]

        yoke = [(-10, 190), (-64, 168), (-120, 196), (-166, 244), (-176, 296), (-158, 356), (-146, 392)]
        yoke += [(-110, 380), (-40, 330)]
        rows = [side([(-k * 30 - 8, 170), (-k * 29 - 8, 300), (-k * 28, 420)]) for k in range(7)]
        cloth(sheet, spline(side(yoke), n=8), [], rows, round_to=30, cast=10)
        stitched(sheet, side([(-160, 256), (-165, 300), (-148, 356), (-138, 384)]))
        half = [(-6, 204), (-60, 214), (-112, 286), (-140, 326), (-146, 356), (-132, 404)]
        half += [(-100, 470), (-58, 520), (-18, 552), (-10, 430), (-6, 300)]
        roll = spline(side([(-92, 250), (-66, 340), (-34, 450), (-18, 530)]), closed=False)
        rows = [
            side([(-k * 26 + 10, 205 + k * 16), (-k * 24 - 14, 380 + k * 8), (-k * 16 - 4, 560)])
            for k in range(6)
        ]
        cloth(sheet, spline(side(half), n=6), [(roll, 26, 12)], rows, round_to=22, cast=18, line=1.1)
        stitched(sheet, side([(-132, 354), (-120, 404), (-90, 460), (-52, 506), (-26, 530)]))
        collar = [(0, 178), (-20, 146), (-60, 140), (-100, 188), (-140, 258), (-152, 292)]
        collar += [(-104, 306), (-62, 262), (-30, 228), (-6, 216)]
        crease = spline(side([(-20, 168), (-70, 208), (-122, 276)]), closed=False)
        sheet.shape(
            spline(side(collar), n=6), DARK, bulge=0.4, round_to=20, folds=[(crease, 18, 8)], brush=4, cast=10
        )
        stitched(sheet, side([(-60, 152), (-92, 196), (-132, 262)]))
    page.lay(sheet)


def sleeve(sheet):
    """The sleeve that lies round the child; its cuff is lined with the room's colour."""
    path = [(556, 288), (640, 370), (700, 510), (722, 660), (690, 768), (570, 846), (440, 884), (330, 910)]
    wide = [78, 72, 62, 58, 62, 54, 48, 51]
    outline = limb(path, wide, cap=0.12, root=0.6)
    folds = creases(
        [((690, 600), (-44, 34), -12), ((664, 640), (116, -14), 14), ((660, 676), (118, 8), -15)]
        + [((652, 704), (110, 34), 16), ((640, 728), (92, 62), -15), ((620, 752), (56, 84), 14)]
        + [((590, 774), (24, 80), -12), ((604, 380), (74, -28), -11), ((618, 424), (88, -20), 11)]
        + [((640, 470), (86, -4), -9), ((476, 830), (26, 84), 9), ((428, 846), (18, 80), -9)]
    )
    cloth(sheet, outline, folds, tube(path, wide), cast=16)
    sheet.shape(oval((330, 910), 16, 49), LINING, brush=3, cast=0)
    sheet.shape(oval((325, 910), 9, 38), "#5a1028", brush=2, cast=0, line=0.6)
    stitched(sheet, [(366, 850), (376, 900), (384, 948)])
    for k, y in enumerate((874, 902, 930)):
        sheet.shape(oval((402 + 3 * k, y), 8), "#e0b060", brush=1.5, cast=3, gloss=0.8)


def draw(page):
    """Gratitude and love."""
    fronts(page)
    hanging(page)
    sheet = page.sheet((240, 220, 790, 1190), LIGHT, seed=5)
    looks = Looks("#a8683e", "curls", "#1d1216", 7, nose=0.85)
    child = Person(
        sheet,
        standing(404, 1158, 146, SMALL),
        146,
        lean=4,
        build=SMALL,
        nod=15,
        face=with_face("in love", smile=1.0, wide=1.2, brow=(0.9, 0.1)),
        pitch=0.01,
        head_at=(0.08, 0.40),
        turn=0.95,
        looks=looks,
        clothes=Clothes(
            "#e8b03c", legs="#3f5a54", shoes="#7a2038", pattern=Pattern("stripes", "#c8742a", 17, 90)
        ),
        arms=(Arm((486, 882), -1, "flat", -14), Arm((520, 838), -1, "hold", 80)),
        legs=(Leg(sole(372, 1158, 146), -1, (-0.96, 0.28)), Leg(sole(440, 1160, 146), 1, (0.96, 0.28))),
    )
    child.draw("far leg", "near leg", "body", "neck")
    sleeve(sheet)
    child.draw("head", "near arm")
    child.hand(1)
    page.lay(sheet, shadow=(1162, 0.5))
    lapels(page)
