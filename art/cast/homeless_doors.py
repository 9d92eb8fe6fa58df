# SPDX-License-Identifier: GPL-3.0-or-later
"""The address is right; she has never been so unsure of a letter."""

import numpy as np

from painter.cast.bodies import STOUT, Arm, Clothes, Person
from painter.cast.clouds import draw_cloud
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.75, -0.2, 0.6),
    warm="#ffe6a8",
    shade="#8a5f96",
    rim="#ff9ab0",
    rim_from=(-0.8, -0.5),
    rim_amount=0.6,
    line="#1a1430",
)


EVENING = Light(
    key=(-0.1, 0.8, 0.55),
    warm="#ffc4a0",
    shade="#6a3f78",
    rim="#ffd8a0",
    rim_from=(-0.2, 0.9),
    rim_amount=0.6,
    line="#3a1a48",
)


def sky(page):
    """Long banks of cloud, lit from where the doors are going."""
    sheet = page.sheet((0, 0, 800, 420), EVENING, seed=31, near=1.6, pull=0.2)
    banks = ((600, 330, 210, 46), (120, 290, 250, 60), (640, 190, 300, 84), (180, 90, 380, 104))
    for k, (x, y, long, size) in enumerate(banks):
        bank = [
            (x + long * u, y + 0.12 * size * (-1) ** j, size * (1.2 - 0.8 * abs(u)))
            for j, u in enumerate(np.linspace(-1, 1, 9))
        ]
        draw_cloud(sheet, bank, "#8a4a78", "#ec948a", seed=4 + k, light_from=(-0.1, 0.9), small=3, flat=0.36)
    page.lay(sheet, depth=60, air=("#a8567a", 0.5))


def draw(page):
    """Worry."""
    sky(page)
    sheet = page.sheet((20, 560, 520, 1190), LIGHT, seed=67, near=1.3)
    her = Person(
        sheet,
        (152, 1196),
        172,
        lean=8,
        curve=0.1,
        nod=-4,
        face=with_face("worried", gaze=(0.9, -0.25), lid=1.1, open=0.18),
        build=STOUT,
        looks=Looks("#a8683f", "braids", "#2a1a1c", 52, nose=1.1, hat=("cap", "#3a5a9c", "#26386a")),
        clothes=Clothes(
            "#4466a8", legs="#2c3466", skirt=1.0, coat=True, flare=0.4, buttons="#f4cc60", scarf="#e8604a"
        ),
        arms=(Arm((352, 1096), -1, "hold", -20), Arm((402, 1036), -1, "hold", -30)),
    )
    her.draw("hair behind", "far arm", "body", "neck", "head")
    sheet.shape(limb([(70, 968), (160, 1060), (250, 1200)], [13, 13, 13]), "#7a4424", brush=3, cast=6)
    bag = [(22, 1106), (96, 1094), (122, 1116), (132, 1200), (16, 1200)]
    sheet.shape(spline(bag, n=4), "#a05a30", brush=4, bulge=0.8, cast=8)
    for x, y in ((30, 1066), (52, 1050), (78, 1060)):
        paper = [(x, 1112), (x - 2, y), (x + 42, y - 4), (x + 44, 1110)]
        sheet.shape(paper, "#f6ead0", brush=2, line=1, cast=3)
    flap = [(18, 1106), (98, 1092), (126, 1112), (128, 1150), (70, 1172), (20, 1154)]
    sheet.shape(spline(flap, n=4), "#b86a3a", brush=3, cast=6)
    letter = np.array([(352, 1004), (490, 974), (508, 1058), (372, 1092)])
    sheet.shape(letter, "#fff6e0", brush=3, bulge=0.2, cast=6)
    sheet.line([letter[0], (436, 1032), letter[1]], 2.6, "#a8784a")
    seal = [(424, 1022), (438, 1016), (450, 1026), (446, 1040), (432, 1044), (421, 1036)]
    sheet.shape(spline(seal), "#c8302c", brush=2, line=0.9)
    her.draw("near arm")
    her.hand(0)
    page.lay(sheet)
