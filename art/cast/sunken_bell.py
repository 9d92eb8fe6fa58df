# SPDX-License-Identifier: GPL-3.0-or-later
"""She is seventy, and the clapper; fishes have come to see her swing."""

import numpy as np

from painter.cast.bodies import GROWN, Arm, Clothes, Leg, Person
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.35, -0.7, 0.62),
    warm="#ffe2cc",
    shade="#5c86a0",
    rim="#8ff0ea",
    rim_from=(-0.9, 0.2),
    rim_amount=0.55,
    line="#0c2038",
)
ROPE = "#c8955c"
FRONT, BACK = (372, 706), (402, 748)
SEAT = ((408, 902), (520, 880))


def rope(sheet, *points):
    """A rope, laid in two strands."""
    path = spline(points, closed=False)
    sheet.shape(limb(path[::4], [4.5] * 3), ROPE, brush=1.5, cast=3)
    for p in path[:: max(len(path) // 26, 1)]:
        sheet.line([p + [-4, 3], p + [4, -3]], 1.4, "#7a4f2c")


def skirt(sheet):
    """Blown back and up as she flies."""
    outline = [(486, 812), (424, 764), (366, 728), (310, 730), (282, 776), (300, 842), (346, 892), (396, 916)]
    outline += [(440, 946), (492, 938), (540, 944), (586, 908), (588, 866), (552, 826)]
    ends = ((290, 786), (318, 872), (396, 914), (470, 940), (556, 932))
    folds = [
        (
            spline([(498, 826), (np.array((498, 826)) + end) / 2 + [-6, 14], end], closed=False),
            11,
            (-9, 9)[k % 2],
        )
        for k, end in enumerate(ends)
    ]
    sheet.shape(
        spline(outline),
        "#2c4c86",
        brush=5,
        bulge=0.8,
        cast=10,
        folds=folds,
        pattern=Pattern("dots", "#e8d8b0", 30, 30, 0.28),
    )
    for path, _, rise in folds:
        if rise < 0:
            sheet.line(path, 1.7, "#14264e", (0.1, 0.9, 0.2), 0.6)
    hem = spline(
        [(288, 764), (284, 790), (302, 844), (348, 894), (398, 918), (442, 947), (492, 938), (540, 943)],
        closed=False,
    )
    sheet.line(hem, 4, "#f0d8b0", (0.6, 1, 0.8, 1, 0.6))


def fish(sheet, at, size, angle, colour, *, flip=False):
    """A small fish that watches."""

    def place(points):
        return turned(points, at, size, angle, flip=flip)

    sheet.shape(spline(place([(-0.45, 0), (-0.8, -0.3), (-0.72, 0), (-0.8, 0.3)])), colour, brush=2)
    sheet.shape(
        spline(
            place(
                [
                    (0.6, 0.02),
                    (0.3, -0.24),
                    (-0.1, -0.27),
                    (-0.5, -0.05),
                    (-0.5, 0.06),
                    (-0.1, 0.27),
                    (0.35, 0.22),
                ]
            )
        ),
        colour,
        brush=2,
    )
    sheet.shape(spline(place([(0.1, -0.24), (-0.1, -0.42), (-0.32, -0.36), (-0.2, -0.2)])), colour, brush=2)
    sheet.line(spline(place([(0.27, -0.18), (0.2, 0.0), (0.27, 0.17)]), closed=False), 1.6, "#6a2a1c")
    sheet.fill(place(oval((0.4, -0.05), 0.09)), "#fff4dc")
    sheet.fill(place(oval((0.42, -0.05), 0.05)), "#140c10")
    sheet.line(spline(place([(0.6, 0.04), (0.52, 0.1), (0.46, 0.08)]), closed=False), 1.6, "#6a2a1c")


def draw(page):
    """Joy."""
    sheet = page.sheet((120, 380, 760, 1060), LIGHT, seed=17)
    her = Person(
        sheet,
        (478, 866),
        118,
        lean=22,
        curve=0.1,
        nod=-14,
        flip=True,
        face=with_face("laughing", open=0.9),
        build=GROWN,
        looks=Looks("#e8b090", "bun", "#f0e8dc", 72, nose=1.2, glasses="#a8702c"),
        clothes=Clothes("#d8503c", legs="#efe2cc", shoes="#7a2430", belt="#f0c048", collar="#f6ead2"),
        arms=(Arm(FRONT, 1, "hold", -96), Arm(BACK, 1, "hold", -96)),
        legs=(Leg((232, 872), -1, (-0.5, -0.86)), Leg((216, 824), -1, (-0.5, -0.86))),
    )
    rope(sheet, (400, 455), (398, 600), BACK, (470, 892))
    her.draw("hair behind", "far arm", "far leg", "near leg")
    sheet.shape(limb(SEAT, [10, 10]), "#8a5a34", brush=3)
    skirt(sheet)
    her.draw("body", "belt", "neck", "head")
    rope(sheet, (352, 438), (356, 580), FRONT, (372, 770), (430, 898))
    her.draw("near arm")
    her.hand(0)
    fish(sheet, (196, 690), 62, 10, "#f0a03c")
    fish(sheet, (660, 800), 76, -14, "#f4c85a", flip=True)
    fish(sheet, (250, 985), 54, -24, "#e8704a")
    page.lay(sheet)
