# SPDX-License-Identifier: GPL-3.0-or-later
"""The keeper, who has the key and doesn't use it, shouts back at the storm."""

import numpy as np

from painter.cast.bodies import SMALL, Arm, Clothes, Person
from painter.cast.clouds import draw_bolt, draw_cloud
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light

THUNDER = Light(
    key=(-0.35, -0.75, 0.5),
    warm="#fbf2ff",
    shade="#5a4a86",
    level=1.12,
    rim="#ffe8a8",
    rim_from=(0.1, 0.9),
    rim_amount=0.9,
    line="#1a0e30",
)
LIGHT = Light(
    key=(0.62, -0.55, 0.5),
    warm="#fff0bc",
    shade="#7a5480",
    rim="#ff9a80",
    rim_from=(-0.9, -0.2),
    rim_amount=0.55,
    line="#220f38",
)


def storm(page):
    """The cloud boils between the bars and strikes at the floor."""
    middle, unit = np.array((464.2, 477.5)), 107.1
    lobes = [
        *((-0.9, -1.05, 0.62), (0.85, -1.1, 0.6), (0.0, -1.5, 0.72), (-0.45, -0.75, 0.7), (0.55, -0.7, 0.72)),
        *(
            (-1.35, -0.2, 0.6),
            (1.35, -0.25, 0.58),
            (0.05, -0.35, 0.85),
            (-0.75, 0.05, 0.72),
            (0.8, 0.0, 0.72),
        ),
        *((-1.4, 0.45, 0.45), (1.42, 0.4, 0.46), (-0.35, 0.4, 0.62), (0.4, 0.42, 0.6), (-0.95, 0.55, 0.42)),
        *((0.98, 0.58, 0.42), (0.05, 0.66, 0.4)),
    ]
    box = (middle[0] - 2.4 * unit, middle[1] - 2.6 * unit, middle[0] + 2.4 * unit, middle[1] + 2.9 * unit)
    sheet = page.sheet(tuple(box), THUNDER, seed=4, near=1.3, pull=0.05)
    billows = [(middle[0] + x * unit, middle[1] + y * unit, r * unit) for x, y, r in lobes]
    draw_cloud(sheet, billows, "#d6cdf2", "#241c52", seed=9, light_from=(-0.35, -0.9))
    x, y = middle
    for dx, dy, r in ((0.05, 0.6, 0.5), (-0.5, 0.2, 0.3), (0.6, -0.3, 0.26)):
        glow = oval((x + dx * unit, y + dy * unit), r * unit, 0.6 * r * unit)
        sheet.fill(glow, "#ffe6b0", 0.75, soft=0.16 * unit)
    ends = [(0.15, 2.72), (-1.2, 2.0), (1.15, 1.9), (0.75, 2.6), (-0.6, 2.65)]
    ends = [(x + dx * unit, y + dy * unit) for dx, dy in ends]
    draw_bolt(page, sheet, (x + 0.08 * unit, y + 0.62 * unit), ends, "#fffbe6", "#ffd878", seed=6)
    page.lay(sheet, depth=page.at(0, 0, 5.0)[2])


def key(sheet, at):
    """A key as tall as the child, held by its shaft."""

    def place(points):
        return turned(points, at, 118, -5)

    gold = {"brush": 3, "gloss": 0.8, "cast": 4}
    sheet.shape(spline(place(oval((0, -1.25), 0.46, 0.46))), "#e8b13a", **gold)
    sheet.shape(spline(place(oval((0, -1.25), 0.25, 0.25))), "#7a4a60", brush=3, cast=0, bulge=0.1, line=0.8)
    sheet.shape(spline(place(oval((0, -0.76), 0.15, 0.08))), "#e8b13a", **gold)
    for y, long in ((1.3, 0.52), (0.98, 0.4)):
        sheet.shape(limb(place([(0, y), (-long, y)]), [14, 14], cap=0.2), "#e8b13a", **gold)
    shaft = place([(0, -0.72), (0, 0.4), (0, 1.46)])
    sheet.shape(limb(shaft, np.array([0.1, 0.09, 0.09]) * 118), "#e8b13a", **gold)


def draw(page):
    """Anger."""
    storm(page)
    sheet = page.sheet((20, 640, 520, 1190), LIGHT, seed=11, near=1.25)
    child = Person(
        sheet,
        (226, 1142),
        166,
        lean=-5,
        curve=-0.12,
        view="three-quarter",
        nod=-24,
        face=with_face("furious", gaze=(0.8, -0.7), open=0.5, wide=1.0),
        build=SMALL,
        pitch=-0.07,
        looks=Looks("#d89a70", "bob", "#3a2418", 8, nose=0.9, hat=("beanie", "#f2bd2c", "#d89a1c")),
        clothes=Clothes("#f2bd2c", legs="#3a4a6a", skirt=0.9, coat=True, flare=0.5, buttons="#7a4a1c"),
        arms=(Arm((112, 1060), 1, "hold", -30), Arm((400, 872), -1, "hold", -70)),
    )
    child.draw("hair behind", "far arm", "body", "neck", "head")
    key(sheet, np.array((104, 1002)))
    child.draw("near arm")
    child.hand(0)
    page.lay(sheet)
