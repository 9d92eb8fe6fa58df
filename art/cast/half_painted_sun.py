# SPDX-License-Identifier: GPL-3.0-or-later
"""The painter sits on the plank and cheers, as if it were done; below, three generations cheer with him."""

import numpy as np

from painter.cast.bodies import CHILD, GROWN, STOUT, Arm, Build, Clothes, Person
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
    """On the plank, shins hanging over its edge, roller and fist up."""
    sheet = page.sheet((120, 30, 690, 800), LIGHT, seed=21)
    blue, dark = "#2f4f9a", "#263f80"
    him = Person(
        sheet,
        (408, 512),
        112,
        lean=-2,
        nod=-3,
        face=with_face("triumphant", open=0.75, wide=1.2, lid=0.7),
        flip=True,
        build=Build(torso=1.35, arm=0.8, broad=1.05, waist=0.8, hand=0.56, limb=1.15),
        turn=0.95,
        head_at=(0.02, 0.42),
        looks=Looks("#8a5434", "short", "#20161a", 24, nose=1.1, hat=("cap", "#2c4a86", "#2c4a86")),
        clothes=Clothes("#fff0d4", legs=blue, shoes="#3a2420", sleeve=0.45, braces=blue),
        arms=(Arm((544, 236), -1, "hold", -80), Arm((272, 236), 1, "hold", -100)),
    )
    page.wash(oval((408, 590), 96, 66), "#4a2c2c", 0.35, 16)  # his shadow on the boards
    him.draw("far arm", "body")
    bib = [(374, 424), (444, 424), (448, 462), (462, 478), (464, 520), (354, 520), (354, 478), (368, 462)]
    sheet.shape(bib, blue, bulge=0.5, round_to=9, brush=4, cast=2, lost=[((408, 524), 60)])
    sheet.shape(
        [(388, 440), (430, 440), (428, 466), (390, 466)], "#3a5cab", bulge=0.3, brush=3, cast=2, line=1
    )
    for x, side in ((360, -1), (456, 1)):
        knee, ankle = np.array((x + 6 * side, 560)), np.array((x + 2 * side, 668))
        shoe = [(-16, -8), (14, -8), (18 + 6 * side, 16), (6 + 10 * side, 34), (-8 + 8 * side, 32), (-20, 14)]
        sheet.shape(spline([ankle + p for p in shoe]), "#3a2420", brush=2.5, cast=4, gloss=0.35)
        shin = limb([knee, (knee + ankle) / 2 + (3 * side, 0), ankle], np.array([27, 25, 19]), cap=0.15)
        sheet.shape(shin, dark, brush=3.5, cast=6)
        turn_up = limb([ankle - (19, 4), ankle + (19, -4)], np.array([8, 8]), cap=0.5)
        sheet.shape(turn_up, "#5a78b8", brush=2, cast=3, line=0.9)
        thigh = [np.array((408 + 30 * side, 508)), (np.array((408 + 30 * side, 508)) + knee) / 2, knee]
        sheet.shape(limb(thigh, np.array([30, 34, 33])), blue, brush=3.5, cast=12, lost=[(thigh[0], 34)])
        for lift in (8, 18):
            crease = [knee + (-20, lift), knee + (0, lift + 8), knee + (20, lift - 2)]
            sheet.line(spline(crease, closed=False), 1.8, "#1c2f62", (0.1, 1, 0.1), 0.6)
    him.draw("neck", "head", "near arm")
    wrist = him.wrist(1)
    stick = limb([wrist + (2, 14), wrist + (-12, -92)], np.array([5, 5]), cap=0.2)
    sheet.shape(stick, "#8a5a30", brush=2)
    him.hand(1)
    middle = wrist + (-12, -100)
    roller = limb([middle + (-58, 6), middle, middle + (58, -6)], np.array([21, 22, 21]), cap=0.3, root=0.3)
    sheet.shape(roller, "#ffd23c", bulge=0.9, brush=3, cast=3, gloss=0.4)
    for x, long in ((-42, 26), (-14, 44), (24, 18)):
        drop = limb([middle + (x, 16), middle + (x + 1, 16 + long)], np.array([5, 6.5]), cap=1)
        sheet.shape(drop, "#ffd23c", brush=2, cast=1, gloss=0.6)
    page.lay(sheet)


def onlookers(page):
    """Three who have come out of the farm, their faces in its light."""
    sheet = page.sheet((16, 800, 784, 1186), BELOW, seed=8)
    gran = Person(
        sheet,
        (122, 1206),
        88,
        lean=3,
        nod=-18,
        view="profile",
        face=with_face("laughing", open=0.4, wide=0.9),
        build=STOUT,
        turn=0.7,
        looks=Looks("#e8b48a", "short", "#d9d2c6", 74, nose=1.2, hat=("headscarf", "#b8402e", "#b8402e")),
        clothes=Clothes("#4a4a78", pattern=Pattern("dots", "#c8a880", 17, 20, 0.35)),
        arms=(Arm((146, 1270), -1, None), None),
    )
    girl = Person(
        sheet,
        (330, 1220),
        84,
        lean=3,
        nod=-20,
        view="profile",
        face=with_face("laughing", open=0.55, wide=0.95, lid=0.8, glad_eyes=False, gaze=(0.5, -0.6)),
        build=CHILD,
        turn=0.8,
        looks=Looks("#c98858", "braids", "#2c1a16", 8, nose=0.9),
        clothes=Clothes("#d8582c", collar="#f4e2b8"),
        arms=(None, Arm((404, 1036), -1, "open", -70)),
    )
    man = Person(
        sheet,
        (668, 1216),
        92,
        lean=-3,
        nod=-16,
        view="profile",
        face=with_face("laughing", open=0.5, wide=1.0),
        flip=True,
        build=GROWN,
        turn=0.75,
        looks=Looks("#a8683e", "curls", "#231619", 40, nose=1.15, beard="#231619"),
        clothes=Clothes("#3f6a58", braces="#c8903c"),
        arms=(Arm((640, 1280), 1, None), None),
    )
    for one in (man, gran, girl):
        one.draw("hair behind", "far arm", "body", "neck", "head", "near arm")
    page.lay(sheet)


def draw(page):
    """Triumph and joy."""
    rays(page)
    painter(page)
    onlookers(page)
