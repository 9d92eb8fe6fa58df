# SPDX-License-Identifier: GPL-3.0-or-later
"""The painter sits on the plank and cheers, as if it were done; below, three generations cheer with him."""

import numpy as np

from painter.cast.bodies import CHILD, GROWN, STOUT, Arm, Build, Clothes, Leg, Person
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, oval, spline
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern

LIGHT = Light(
    key=(0.35, -0.6, 0.72),
    warm="#fff0c4",
    shade="#b0703c",
    rim="#ffe070",
    rim_from=(0.2, -1),
    rim_amount=0.8,
    line="#2a1c18",
)
BELOW = Light(
    key=(0.1, -0.85, 0.5),
    warm="#ffdc96",
    shade="#6a4450",
    rim="#ffd060",
    rim_from=(0, -1),
    rim_amount=0.9,
    line="#1c1220",
)
MIDDLE, RADIUS = np.array((400, 414)), 322


def rays(page):
    """What he has painted around the sun: strokes of a broad brush, dry at their ends."""
    sheet, rng = page.sheet((16, 16, 784, 560), LIGHT, seed=3), np.random.default_rng(6)
    for k in range(13):
        a = np.radians(-188 + 196 * k / 12)
        out = np.array((np.cos(a), np.sin(a)))
        across = np.array((-out[1], out[0]))
        long, wide = 96 + 46 * (k % 2), 23

        def at(far, aside, out=out, across=across):
            return MIDDLE + out * (RADIUS + far) + across * aside

        ends = [at(long * rng.uniform(0.72, 1.0), wide * s) for s in np.linspace(-1.15, 1.15, 12)]
        stroke = [at(6, -wide * 0.8), at(long * 0.5, -wide * 1.05), *ends, at(long * 0.5, wide * 1.05)]
        stroke = np.array([*stroke, at(4, wide * 0.8), at(0, 0)])
        paint = ("#f5ad26", "#ffc238")[k % 2]
        sheet.shape(stroke, paint, bulge=0.15, brush=5, line=0, cast=0, flow=float(np.degrees(a)))
        for _ in range(16):
            s, far = rng.uniform(-1, 1) * wide, rng.uniform(4, long * 0.4)
            hair = [at(far, s), at((far + long) / 2, s * 1.08), at(long * rng.uniform(0.8, 1.08), s * 1.16)]
            tone = ("#ffdb66", "#d88a1c", "#fff0a0")[rng.integers(3)]
            sheet.line(spline(hair, closed=False), rng.uniform(1.5, 4), tone, (0.9, 1, 0.3), alpha=0.55)
    page.lay(sheet, depth=page.at(0, 0.45, 6)[2])


def painter(page):
    """On the plank, legs dangling, roller and fist up."""
    sheet = page.sheet((120, 30, 690, 800), LIGHT, seed=21)
    build = Build(leg=0.86, broad=1.02, waist=0.72, hand=0.6)
    him = Person(
        sheet,
        (408, 506),
        124,
        lean=-3,
        curve=-0.06,
        nod=-4,
        face=with_face("triumphant", open=0.85, wide=1.3, lid=0.7),
        flip=True,
        build=build,
        turn=0.95,
        head_at=(0.02, 0.46),
        looks=Looks("#8a5434", "short", "#20161a", 24, nose=1.1, hat=("cap", "#2c4a86", "#2c4a86")),
        clothes=Clothes(
            "#fff0d4", legs="#2f4f9a", shoes="#3a2420", sleeve=0.4, braces="#2f4f9a", belt="#2f4f9a"
        ),
        arms=(Arm((556, 190), -1, "hold", -75), Arm((258, 190), 1, "hold", -100)),
        legs=(Leg((468, 700), 1, (0.75, 0.66)), Leg((352, 716), -1, (-0.8, 0.6))),
    )
    stick = limb([(258, 214), (246, 120)], np.array([5, 5]), cap=0.2)
    him.draw("far arm", "body")
    sheet.shape(oval((408, 512), 50, 30), "#2f4f9a", brush=3, cast=0, line=0)  # the seat of his trousers
    him.draw("far leg", "near leg", "belt", "neck", "head", "near arm")
    sheet.shape(stick, "#8a5a30", brush=2)
    him.hand(1)
    roller = limb([(186, 116), (246, 108), (308, 100)], np.array([23, 24, 23]), cap=0.3, root=0.3)
    sheet.shape(roller, "#ffd23c", bulge=0.9, brush=3, cast=3, gloss=0.4)
    for x, long in ((204, 26), (232, 44), (270, 18)):
        drop = limb([(x, 124), (x + 1, 124 + long)], np.array([5, 6.5]), cap=1)
        sheet.shape(drop, "#ffd23c", brush=2, cast=1, gloss=0.6)
    page.lay(sheet)


def onlookers(page):
    """Three who have come out of the farm, their faces in its light."""
    sheet = page.sheet((16, 800, 784, 1186), BELOW, seed=8)
    gran = Person(
        sheet,
        (120, 1210),
        104,
        lean=4,
        nod=-24,
        view="profile",
        face="laughing",
        build=STOUT,
        turn=0.7,
        looks=Looks("#e8b48a", "short", "#d9d2c6", 74, nose=1.2, hat=("headscarf", "#b8402e", "#b8402e")),
        clothes=Clothes("#4a4a78", pattern=Pattern("dots", "#c8a880", 17, 20, 0.35)),
        arms=(Arm((212, 1118), -1, "open", -40), Arm((228, 1080), -1, "open", -60)),
    )
    girl = Person(
        sheet,
        (352, 1232),
        98,
        lean=2,
        nod=-22,
        view="profile",
        face="laughing",
        build=CHILD,
        turn=0.8,
        looks=Looks("#c98858", "braids", "#2c1a16", 8, nose=0.9),
        clothes=Clothes("#d8582c", collar="#f4e2b8"),
        arms=(Arm((292, 1052), 1, "open", -110), Arm((440, 1030), -1, "open", -60)),
    )
    man = Person(
        sheet,
        (668, 1222),
        106,
        lean=-4,
        nod=-20,
        view="profile",
        face=with_face("laughing", lid=0.8, glad_eyes=False, gaze=(0.5, -0.6), smile=1),
        flip=True,
        build=GROWN,
        turn=0.75,
        looks=Looks("#a8683e", "curls", "#231619", 40, nose=1.15, beard="#231619"),
        clothes=Clothes("#3f6a58", braces="#c8903c"),
        arms=(None, Arm((520, 1004), 1, "point", -128)),
    )
    for one in (man, gran, girl):
        one.draw("hair behind", "far arm", "body", "neck", "head", "near arm")
    page.lay(sheet)


def draw(page):
    """Triumph and joy."""
    rays(page)
    painter(page)
    onlookers(page)
