# SPDX-License-Identifier: GPL-3.0-or-later
"""In the wolf they are having soup; the girl, and the wolf, would rather not."""

from painter.cast.bodies import CHILD, STOUT, Arm, Clothes, Person
from painter.cast.geometry import limb, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

OPENING = spline(
    [(268, 560), (276, 510), (310, 482), (400, 474), (500, 484), (540, 515), (549, 570), (538, 640), (526, 700),
     (470, 722), (390, 726), (310, 716), (268, 700), (264, 630)]
)  # fmt: skip
LIGHT = Light(
    key=(-0.05, 0.15, 0.85),
    warm="#fff0c0",
    shade="#b87a50",
    rim="#fff2a8",
    rim_from=(0.3, -0.95),
    rim_amount=0.8,
    line="#2a1018",
)


def supper(page):
    """A girl, a cook, a bowl with a fish's head in it."""
    sheet = page.sheet((240, 460, 570, 740), LIGHT, seed=5)
    sheet.clip = OPENING
    girl = Person(
        sheet,
        (322, 735),
        84,
        lean=-7,
        curve=0.05,
        build=CHILD,
        nod=-6,
        face="disgusted",
        looks=Looks("#eab088", "bob", "#6a2c1c", 9, freckles=True),
        clothes=Clothes("#3f7a78", collar="#f6ead2", pattern=Pattern("dots", "#e8dcae", 11, 20, 0.45)),
        arms=(Arm((358, 664), -1, "open", -80), None),
    )
    cook = Person(
        sheet,
        (486, 748),
        80,
        lean=-4,
        build=STOUT,
        nod=4,
        face="proud",
        flip=True,
        looks=Looks("#c98a5e", "bun", "#d9d2c6", 70, nose=1.2),
        clothes=Clothes("#a23c4a", apron="#f2e8d4", collar="#f2e8d4"),
        arms=(Arm((452, 640), 1, "hold", 200), None),
    )
    cook.draw("body", "neck", "head")
    girl.draw("body", "neck", "head")
    board = spline([(255, 694), (330, 688), (470, 688), (560, 696), (560, 740), (255, 740)], n=4)
    sheet.shape(board, "#7a4426", round_to=8, brush=5, flow=2)
    sheet.shape(
        spline([(372, 668), (400, 662), (436, 668), (432, 690), (404, 698), (378, 690)]), "#e8e2d0", brush=2.5
    )
    sheet.shape(spline([(376, 668), (404, 661), (432, 668), (404, 676)]), "#7d9a34", brush=2, cast=0)
    fish = [(398, 668), (392, 650), (384, 640), (398, 642), (404, 636), (408, 645), (414, 668)]
    sheet.shape(spline(fish), "#5f7a5a", brush=2)
    hand = cook.wrist(0)
    sheet.shape(
        limb([hand + [-2, -26], hand + [-18, 0], hand + [-34, 14]], [2.5, 2.5, 8]),
        "#8a8478",
        brush=2,
        gloss=1,
    )
    cook.draw("near arm")
    for x, y in ((396, 636), (412, 644)):
        steam = [(x, y + 16), (x - 7, y), (x + 6, y - 18), (x - 5, y - 36), (x + 4, y - 52)]
        sheet.line(spline(steam, closed=False), 4.5, "#7f9432", (0.2, 1, 0.8, 0.1), alpha=0.65)
    girl.draw("near arm")
    page.lay(sheet)


def wolf(page):
    """Its eye half shut, its tongue out."""
    light = Light(key=(-0.5, -0.6, 0.6), shade="#6a6468", rim_amount=0.0)
    sheet = page.sheet((40, 280, 300, 560), light, seed=9)
    crease = spline([(172, 416), (148, 452), (146, 500)], closed=False)
    tongue = limb([(182, 408), (160, 424), (146, 452), (150, 486), (138, 510)], [12, 14, 15, 14, 9])
    sheet.shape(tongue, "#c4545a", brush=3, folds=[(crease, 4, -4)])
    sheet.line(spline([(170, 420), (149, 450), (150, 480), (142, 504)], closed=False), 2, "#7a2030")
    lid = spline([(164, 316), (184, 310), (206, 316), (208, 328), (186, 328), (164, 331)])
    sheet.shape(lid, "#2c2a2c", brush=2, cast=0, bulge=0.3)
    sheet.line(spline([(162, 331), (184, 328), (207, 329)], closed=False), 3, "#0c0a0e", (0.6, 1, 0.7))
    sheet.line(spline([(156, 318), (180, 298), (212, 306)], closed=False), 6, "#17141a", (0.5, 1, 0.4))
    page.lay(sheet)


def draw(page):
    """Disgust."""
    supper(page)
    wolf(page)
