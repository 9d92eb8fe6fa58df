# SPDX-License-Identifier: GPL-3.0-or-later
"""A child tells the hill everything; three more have something to say."""

import numpy as np

from painter.cast.bodies import CHILD, GROWN, SMALL, STOUT, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.clouds import draw_cloud
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(-0.65, -0.5, 0.6),
    warm="#fff0d8",
    shade="#8a78a8",
    rim="#ffd0a0",
    rim_from=(0.9, -0.4),
    rim_amount=0.4,
    line="#3a1c34",
)


def teller(page):
    """On the lip of the hollow, both hands round the mouth."""
    x, ground = 422.8, 712.3
    head = 74
    sheet = page.sheet((x - 190, ground - 330, x + 150, ground + 20), LIGHT, seed=3)
    child = Person(
        sheet,
        standing(x + 10, ground, head, CHILD),
        head,
        lean=-17,
        curve=-0.12,
        flip=True,
        view="profile",
        nod=-6,
        turn=0.7,
        face=with_face("tender", lid=0.0, open=0.3, smile=0.5, brow=(0.8, 0.3), teeth=False),
        build=CHILD,
        looks=Looks("#8a5636", "curls", "#1c1214", 6),
        clothes=Clothes(
            "#f6e6cc", Pattern("stripes", "#d85a4a", 13, 90), legs="#3f6a80", shoes="#7a3a2a", sleeve=0.45
        ),
        arms=(Arm((x - 66, ground - 192), 1, "flat", 222), Arm((x - 74, ground - 214), 1, "flat", 204)),
        legs=(Leg(sole(x + 22, ground, head), -1), Leg(sole(x - 8, ground - 4, head), -1)),
    )
    child.draw()
    page.lay(sheet, shadow=(ground, 0.5))


def queue(page):
    """A woman who has lost her nerve, a girl who can't wait, and a grandfather with a very long list."""
    sheet = page.sheet((330, 640, 800, 1190), LIGHT, seed=8, near=1.1)
    man = Person(
        sheet,
        standing(716, 1128, 88),
        88,
        lean=-5,
        curve=-0.1,
        flip=True,
        face=with_face("sly", gaze=(0.5, 0.5), brow=(-0.6, 0.8)),
        build=STOUT,
        looks=Looks("#d8a078", "ring", "#efe8dc", 74, nose=1.25, beard="#efe8dc", glasses="#5a3a2a"),
        clothes=Clothes(
            "#6a5a86", legs="#4a3a4a", shoes="#2a1a20", skirt=1.3, coat=True, flare=0.3, scarf="#d8a23c"
        ),
        arms=(Arm((640, 900), 1, "hold", 190), Arm((622, 860), 1, "hold", 190)),
        legs=(Leg(sole(738, 1128, 88), -1), Leg(sole(694, 1132, 88), -1)),
    )
    man.draw("far arm", "far leg", "near leg", "body", "neck", "head")
    way = [
        (612, 806),
        (600, 880),
        (612, 960),
        (598, 1040),
        (610, 1110),
        (650, 1140),
        (700, 1132),
        (752, 1152),
        (800, 1142),
    ]
    way = np.array(way, float)
    strip = spline(np.vstack([way - [15, 0], (way + [17, 3])[::-1]]), n=8)
    sheet.shape(strip, "#fff6e2", brush=3, bulge=0.3, cast=5)
    path = spline(way, closed=False, n=9)
    for k in range(4, 46, 3):
        sheet.line(
            path[k] + np.array([(-9, 0), (0, 1.5), (4 + 5 * (k % 2), 0)]),
            1.7,
            "#6a5068",
            (0.6, 1, 0.5),
            alpha=0.7,
        )
    man.draw("near arm")
    man.hand(0)
    girl = Person(
        sheet,
        standing(462, 1156, 84, SMALL),
        84,
        lean=-3,
        flip=True,
        face=with_face("glad", open=0.35, gaze=(0.6, -0.5), smile=1),
        build=SMALL,
        looks=Looks("#b0764c", "braids", "#2a1818", 7),
        clothes=Clothes("#f2c440", legs="#f0e0cc", shoes="#a83a30", skirt=0.85, flare=1.1, collar="#fff4e0"),
        arms=(Arm((432, 1056), 1, "rest"), Arm((392, 1022), 1, "hold", 200)),
        legs=(Leg(sole(474, 1156, 84), -1), Leg(sole(446, 1160, 84), -1)),
    )
    woman = Person(
        sheet,
        standing(556, 1136, 86),
        86,
        lean=-4,
        curve=-0.08,
        flip=True,
        face=with_face("worried", gaze=(0.6, -0.6)),
        build=GROWN,
        looks=Looks("#eab896", "bun", "#8a3a20", 38),
        clothes=Clothes("#2f6a6c", shoes="#2a1a20", skirt=2.1, flare=0.7, belt="#e8a84a", collar="#fff0dc"),
        arms=(Arm((512, 896), 1, "hold", 200), Arm((500, 880), 1, "hold", 210)),
        legs=(Leg(sole(570, 1136, 86), -1), Leg(sole(542, 1138, 86), -1)),
    )
    woman.draw()
    girl.draw("hair behind", "far arm", "far leg", "near leg", "body", "neck", "head", "near arm")
    for dx, dy, r in ((0, 0, 20), (-2, -27, 15), (-14, -40, 6), (9, -41, 6)):
        sheet.shape(oval((386 + dx, 1046 + dy), r), "#b87a44", brush=2.5, cast=3)
    for dx in (-8, 3):
        sheet.fill(oval((386 + dx, 1018), 2), "#2a1418")
    sheet.line(limb([(380, 1026), (385, 1029), (390, 1026)], [0.8, 0.8]), 1.2, "#2a1418")
    girl.hand(1)
    page.lay(sheet, shadow=(1144, 0.5))


DAY = Light(
    key=(-0.6, -0.6, 0.55),
    warm="#fff8ea",
    shade="#b08aa8",
    rim="#ffd8b0",
    rim_from=(0.3, 0.9),
    rim_amount=0.5,
    line="#6a4a6a",
)


def sky(page):
    """White clouds over the heath."""
    sheet = page.sheet((0, 0, 800, 640), DAY, seed=31, near=1.5, pull=0.1)
    for k, (x, y, long, size) in enumerate(((150, 250, 150, 44), (700, 150, 170, 50), (690, 470, 130, 24))):
        bank = [
            (x + long * u, y - 0.5 * size * (j % 2), size * (1.3 - 0.9 * abs(u)))
            for j, u in enumerate(np.linspace(-1, 1, 8))
        ]
        draw_cloud(sheet, bank, "#fff4e4", "#e0b4b4", seed=14 + k, light_from=(-0.5, -0.8), small=3)
    page.lay(sheet, depth=60, air=("#f4d4c8", 0.25))


def draw(page):
    """Trust, worry, delight, slyness."""
    sky(page)
    teller(page)
    queue(page)
