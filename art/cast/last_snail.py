# SPDX-License-Identifier: GPL-3.0-or-later
"""It has waited for him; he lays one hand on its chin and one on his heart."""

from painter.cast.bodies import STOUT, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light, deeper

LIGHT = Light(
    key=(-0.55, -0.62, 0.56),
    warm="#fff0bc",
    shade="#6a7a58",
    rim="#ffd878",
    rim_from=(-0.8, -0.5),
    rim_amount=0.6,
    level=1.12,
    line="#12140e",
)


def eye(sheet, at, size, lid):
    """A shining eye with a heavy lid, which looks down to the right."""

    def place(points):
        return turned(points, at, size, 18)

    ball = spline(place(oval((0, 0), 1.0)))
    sheet.shape(ball, "#ffe9ac", brush=2, bulge=0.5, line=1.6, cast=0)
    sheet.fill(place(oval((0.2, 0.3), 0.52, 0.56)), "#a8641c", clip=ball)
    sheet.fill(place(oval((0.22, 0.32), 0.36, 0.4)), "#140a06", clip=ball, dry=0.1)
    sheet.fill(place(oval((0.06, 0.12), 0.14)), "#fffaf0", dry=0)
    sheet.fill(place(oval((0.38, 0.5), 0.06)), "#fff0c8", dry=0)
    fold = [
        (-1.1, -0.15),
        (-0.7, -0.05 - lid),
        (0, -0.22 - lid),
        (0.75, -0.05 - lid),
        (1.08, 0.1),
        (0.95, -0.6),
    ]
    fold += [(0.3, -1.12), (-0.5, -1.08), (-1.02, -0.6)]
    sheet.shape(spline(place(fold)), "#c8b078", brush=2, bulge=0.7, cast=8)
    sheet.line(spline(place(fold[:5]), closed=False), 3, "#4a3818", (0.5, 1, 0.5))
    for d in (0.2, 0.4):
        crease = place(
            [(-0.7, -0.3 - d - lid * 0.5), (0, -0.45 - d - lid * 0.5), (0.7, -0.32 - d - lid * 0.5)]
        )
        sheet.line(spline(crease, closed=False), 1.6, deeper("#c8b078", 0.5), alpha=0.6)


def draw(page):
    """Gratitude."""
    eyes = page.sheet((360, 130, 720, 620), LIGHT, seed=3)
    eye(eyes, page.at(0.62, 0.95, 7.75)[:2], 50, 0.15)
    eye(eyes, page.at(1.72, -0.78, 4.95)[:2], 62, 0.05)
    page.lay(eyes)
    sheet = page.sheet((420, 500, 800, 1190), LIGHT, seed=19)
    him = Person(
        sheet,
        standing(676, 1150, 110, STOUT),
        110,
        lean=-4,
        curve=-0.06,
        nod=-13,
        flip=True,
        face=with_face("grateful", smile=0.95, flush=0.8),
        build=STOUT,
        head_at=(0.1, 0.46),
        looks=Looks("#9a6240", "ring", "#e0d8c8", 70, nose=1.25, beard="#e0d8c8"),
        clothes=Clothes(
            "#cc3a2c",
            legs="#3c4038",
            shoes="#20180f",
            skirt=1.75,
            coat=True,
            flare=0.6,
            buttons="#f0c860",
            scarf="#e8c860",
        ),
        arms=(Arm((634, 802), 1, "flat", -168), Arm((532, 716), 1, "flat", -120)),
        legs=(Leg(sole(700, 1148, 110), -1), Leg(sole(650, 1152, 110), -1)),
    )
    him.draw("far leg", "near leg", "body", "neck", "far arm", "head")
    him.draw("near arm")
    him.hand(0)
    page.lay(sheet, depth=page.at(2.25, -1.1, 0)[2], shadow=(1142, 0.5))
