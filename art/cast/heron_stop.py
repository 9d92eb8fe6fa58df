# SPDX-License-Identifier: GPL-3.0-or-later
"""He has sat down on his suitcase; everybody else has a ticket."""

import numpy as np

from painter.cast.bodies import Arm, Clothes, Leg, Person
from painter.cast.geometry import spline
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.55, -0.6, 0.58),
    level=1.18,
    warm="#fff5dc",
    shade="#5f8296",
    rim="#9fe8e4",
    rim_from=(0.9, -0.3),
    rim_amount=0.5,
    line="#10202c",
)
COAT = "#e9dcb8"
AT = np.array((-56, 0))


def lap(sheet):
    """The coat over his knees and behind the case."""

    def path(*points):
        return spline(np.array(points) + AT, closed=False)

    outline = [
        (604, 838),
        (664, 826),
        (694, 884),
        (702, 950),
        (680, 966),
        (650, 958),
        (628, 925),
        (596, 934),
        (568, 926),
    ]
    outline += [(556, 888), (570, 852)]
    folds = [
        (path((656, 846), (684, 900), (690, 972)), 7, 7),
        (path((640, 850), (655, 910), (650, 968)), 7, -8),
        (path((640, 866), (600, 880), (566, 880)), 8, 7),
        (path((636, 885), (610, 905), (584, 930)), 7, -8),
    ]
    sheet.shape(
        spline(np.array(outline) + AT), COAT, bulge=0.6, brush=5, lost=[((578, 836), 46)], folds=folds
    )
    for line in (
        path((642, 852), (657, 910), (652, 970)),
        path((636, 885), (612, 905), (586, 932)),
        path((600, 800), (622, 840), (626, 900), (630, 926)),
    ):
        sheet.line(line, 2, "#8a7c62", (0.1, 0.8, 1, 0.4), alpha=0.7)


def case(sheet):
    """His suitcase."""
    box = [(556, 902), (692, 896), (700, 906), (702, 1002), (694, 1010), (564, 1012), (556, 1004)]
    sheet.shape(spline(np.array(box) + AT, n=4), "#a8452f", round_to=10, brush=5)
    for x in (590, 664):
        strap = np.array([(x, 898), (x + 14, 898), (x + 15, 1010), (x + 1, 1011)]) + AT
        sheet.shape(strap, "#5a2a22", round_to=3, brush=2.5, cast=2)


def draw(page):
    """Sadness, waiting."""
    sheet = page.sheet((360, 590, 710, 1050), LIGHT, seed=6)
    case(sheet)
    man = Person(
        sheet,
        (578, 884),
        92,
        lean=-15,
        curve=-0.2,
        nod=10,
        face="sad",
        flip=True,
        pitch=0.02,
        head_at=(0.16, 0.46),
        looks=Looks(
            "#a06a48",
            "ring",
            "#b8b0a8",
            62,
            nose=1.25,
            moustache="#c8c0b4",
            hat=("boater", "#f2e4bc", "#c2452f"),
        ),
        clothes=Clothes(COAT, legs="#39465c", shoes="#2a2024", scarf="#c2452f", buttons="#6a4a34"),
        arms=(Arm((504, 790), 1, "hold", -100), Arm((446, 915), 1, "rest", 100)),
        legs=(Leg((492, 992), -1), Leg((456, 988), -1)),
    )
    man.draw("far arm", "far leg", "body", "near leg")
    lap(sheet)
    man.draw("neck", "head", "near arm")
    page.lay(sheet, shadow=(1012, 0.5), reflection=1014)
