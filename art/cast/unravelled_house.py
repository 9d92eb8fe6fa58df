# SPDX-License-Identifier: GPL-3.0-or-later
"""She has wound up a whole house, and stands on it; the cat has found the other end."""

from painter.cast.bodies import Arm, Build, Clothes, Leg, Person, sole, standing
from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light, deeper

LIGHT = Light(
    key=(-0.6, -0.5, 0.62),
    warm="#ffeccc",
    shade="#8a3a58",
    rim="#ffb070",
    rim_from=(0.9, -0.2),
    rim_amount=0.7,
    line="#2a0c1c",
)
BROAD = Build(torso=1.35, leg=0.92, broad=1.05, limb=1.05)


def cat(page):
    """A cat on its hind legs beats the thread."""
    at = (476.8, 1103.3)
    size = 165
    sheet = page.sheet((at[0] - 160, at[1] - 230, at[0] + 170, at[1] + 20), LIGHT, seed=17)
    coat, pale = "#3a2c44", "#f0dcc4"

    def put(points):
        return turned(points, at, size)

    tail = limb(put([(-0.2, -0.08), (-0.5, -0.04), (-0.62, -0.3), (-0.5, -0.5)]), [8, 10, 9, 4])
    sheet.shape(tail, coat, brush=3)
    body = [
        (-0.28, 0),
        (-0.34, -0.28),
        (-0.2, -0.55),
        (-0.02, -0.72),
        (0.14, -0.66),
        (0.14, -0.44),
        (0.1, -0.2),
        (0.16, 0.0),
    ]
    far = limb(put([(0.1, -0.6), (0.32, -0.62), (0.44, -0.78)]), [10, 8, 9])
    sheet.shape(far, deeper(coat, 0.8), brush=3)
    sheet.shape(spline(put(body)), coat, brush=4)
    bib = [(0.08, -0.66), (0.14, -0.58), (0.12, -0.36), (0.05, -0.4)]
    sheet.shape(spline(put(bib)), pale, brush=2, cast=0, line=0.5)
    haunch = [(-0.3, 0), (-0.3, -0.2), (-0.1, -0.28), (0.04, -0.14), (0.2, -0.03), (0.18, 0.01)]
    sheet.shape(spline(put(haunch)), coat, brush=3)
    for ear in ([(-0.08, -0.86), (-0.1, -1.08), (0.04, -0.94)], [(0.12, -0.96), (0.24, -1.1), (0.26, -0.9)]):
        sheet.shape(put(ear), coat, brush=2)
    face = [
        (-0.1, -0.8),
        (-0.02, -0.94),
        (0.14, -0.97),
        (0.26, -0.9),
        (0.31, -0.78),
        (0.24, -0.68),
        (0.08, -0.64),
        (-0.06, -0.68),
    ]
    sheet.shape(spline(put(face)), coat, brush=2.5, bulge=0.8)
    muzzle = [(0.14, -0.76), (0.24, -0.79), (0.32, -0.75), (0.27, -0.68), (0.16, -0.68)]
    sheet.shape(spline(put(muzzle)), pale, brush=1.8, cast=0, line=0.5)
    for x, y in ((0.08, -0.83), (0.22, -0.86)):
        sheet.fill(put(oval((x, y), 0.045, 0.05)), "#ffd860")
        sheet.fill(put(oval((x + 0.012, y - 0.008), 0.018, 0.042)), "#180c10")
    sheet.fill(put(oval((0.245, -0.775), 0.022, 0.016)), "#d8506a")
    for dy in (-0.03, 0.0, 0.03):
        whisker = put([(0.26, -0.73 + dy * 0.4), (0.36, -0.74 + dy), (0.46, -0.72 + 1.8 * dy)])
        sheet.line(spline(whisker, closed=False), 1.4, "#fff4e0", (1, 0.6, 0.1))
    near = limb(put([(0.06, -0.52), (0.28, -0.46), (0.42, -0.6)]), [12, 9, 10])
    sheet.shape(near, coat, brush=3, cast=4)
    wool = put(
        [(0.85, -0.02), (0.7, -0.2), (0.5, -0.34), (0.46, -0.62), (0.42, -0.86), (0.62, -0.98), (0.78, -0.8)]
    )
    sheet.shape(limb(wool, [6, 6, 6, 6, 6]), "#e0a848", brush=2.5, cast=4)
    page.lay(sheet, shadow=(at[1], 0.6))


def draw(page):
    """Triumph."""
    cat(page)
    top, grip = (414.2, 469.4), (292.0, 324.8)
    head = 87
    x, ground = top[0] + 6, top[1] + 14
    sheet = page.sheet((x - 220, ground - 520, x + 330, ground + 40), LIGHT, seed=13)
    her = Person(
        sheet,
        standing(x, ground, head, BROAD),
        head,
        lean=7,
        curve=0.14,
        nod=-14,
        face="triumphant",
        build=BROAD,
        pitch=-0.03,
        turn=0.9,
        looks=Looks("#e0aa80", "flying", "#3a1c14", 34, nose=1.1),
        clothes=Clothes(
            "#3c4a88",
            legs="#1c1226",
            shoes="#3a1c20",
            skirt=1.75,
            skirt_colour="#2c5a70",
            flare=1.25,
            sway=-0.5,
            belt="#f0c060",
            collar="#f6e6c8",
            scarf="#f0b848",
        ),
        arms=(Arm((grip[0] + 12, grip[1]), 1, "hold", -160), Arm((x + 122, ground - 376), -1, "hold", -76)),
        legs=(Leg(sole(x - 40, ground - 2, head), -1, (-0.94, 0.34)), Leg(sole(x + 46, ground + 4, head), 1)),
    )
    her.draw("hair behind", "far arm", "far leg", "near leg", "body", "belt", "neck", "head")
    her.draw("near arm")
    page.lay(sheet, shadow=(ground, 0.5))
