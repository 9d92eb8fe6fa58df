# SPDX-License-Identifier: GPL-3.0-or-later
"""He shrinks back and holds up a hand: he would rather not be looked at."""

from painter.cast.bodies import SLIM, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.55, -0.2, 0.8),
    warm="#ffe2a8",
    shade="#7a5a94",
    rim="#ffc880",
    rim_from=(0.9, 0.1),
    rim_amount=0.9,
    line="#16121c",
)


def prying(page):
    """The most curious of them comes from above and nearly touches his hat."""
    page.wash(oval((532, 470), 120, 110), "#ffc860", 0.55, 40)
    sheet = page.sheet((420, 16, 790, 560), LIGHT, seed=11)
    neck = [(830, 470), (806, 230), (720, 110), (612, 120), (566, 230), (556, 330)]
    sheet.shape(limb(neck, [22, 21, 18, 16, 14, 13]), "#2a1a3c", brush=4, gloss=0.4)
    for k in range(2, 6):
        sheet.shape(oval(neck[k], 19 - k, 10), "#3a2650", brush=2, cast=2, line=0.8)
    hat = [(540, 318), (576, 330), (592, 366), (628, 420), (600, 444), (470, 402), (462, 370), (512, 352)]
    sheet.shape(spline(hat, n=6), "#2a1a3c", brush=3, gloss=0.5)
    rim = turned(oval((0, 0), 86, 26), (541, 420), 1, 18)
    sheet.shape(spline(rim), "#d8862c", brush=3, cast=0)
    sheet.shape(spline(turned(oval((0, 2), 74, 19), (541, 422), 1, 18)), "#ffe89a", brush=3, cast=0, line=0)
    bulb = turned(oval((0, 14), 40, 32), (541, 424), 1, 18)
    sheet.fill(spline(bulb), "#fff8d0", 1, dry=0)
    page.lay(sheet)
    page.wash(oval((536, 446), 80, 50), "#ffe89a", 0.45, 22)


def draw(page):
    """Fear."""
    prying(page)
    sheet = page.sheet((120, 380, 700, 1190), LIGHT, seed=23)
    him = Person(
        sheet,
        standing(418, 1156, 122, SLIM),
        122,
        lean=13,
        curve=0.16,
        nod=-4,
        flip=True,
        view="three-quarter",
        face=with_face("afraid", gaze=(0.8, -0.3), lid=1.2, open=0.35, flush=0.4),
        build=SLIM,
        head_at=(0.12, 0.44),
        looks=Looks("#c88a5a", "tousled", "#2a1a1c", 30, nose=1.15, hat=("boater", "#8a6048", "#e08a3c")),
        clothes=Clothes(
            "#8a4a58",
            legs="#4a3a68",
            shoes="#20142c",
            skirt=1.75,
            coat=True,
            flare=0.55,
            sway=0.12,
            buttons="#e8b860",
            scarf="#f0883a",
        ),
        arms=(Arm((404, 786), 1, "flat", -140), Arm((276, 742), 1, "open", -110)),
        legs=(Leg(sole(470, 1152, 122), -1), Leg(sole(384, 1160, 122), -1)),
    )
    him.draw("far arm", "far leg", "near leg", "body", "neck", "head", "near arm")
    page.lay(sheet, shadow=(1160, 0.5))
