# SPDX-License-Identifier: GPL-3.0-or-later
"""The bread smells of brimstone, and the baker knows; the mountain, who ordered it, can hardly wait."""

import numpy as np

from painter.cast.bodies import Arm, Build, Clothes, Leg, Person, sole, standing
from painter.cast.clouds import draw_cloud
from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.6, 0.15, 0.7),
    warm="#ffe0b0",
    shade="#6a4a80",
    rim="#b48ae8",
    rim_from=(-0.9, -0.3),
    rim_amount=0.6,
    line="#220a28",
)
GLOW = Light(
    key=(-0.3, 0.75, 0.5),
    warm="#ffb48a",
    shade="#5a3a72",
    rim="#ff9a60",
    rim_from=(0.1, 0.9),
    rim_amount=0.7,
    line="#1a0a28",
)
NIGHT = Light(
    key=(-0.45, -0.75, 0.5),
    warm="#c8b0f0",
    shade="#4a3468",
    rim="#ff9a60",
    rim_from=(-0.9, 0.4),
    rim_amount=0.7,
    line="#140620",
)
SOOTY = Build(torso=1.4, leg=0.92, broad=1.28, waist=1.15, limb=1.12)


def smoke(page):
    """Over each mouth of the range hangs its own smoke."""
    sheet = page.sheet((0, 0, 800, 620), GLOW, seed=8, near=1.1, pull=0.1)
    for k, (x, y, z) in enumerate(((8.5, 33, -2.6), (17.5, 40, -5.2))):
        at = page.at(x, y, z)
        size = (62, 36)[k]
        billows = [
            (
                at[0] + size * (0.12 * j**1.45 + 0.2 * (-1) ** j),
                at[1] - size * 0.72 * j,
                size * (0.42 + 0.14 * j),
            )
            for j in range(7 if k == 0 else 5)
        ]
        draw_cloud(sheet, billows[::-1], "#4a2a5c", "#b8566a", seed=3 + k, light_from=(0.2, 0.9), small=4)
    page.lay(sheet, depth=page.at(8.5, 33.5, -2)[2], air=("#6a3468", 0.25))


def hungry(page):
    """Under heavy lids of rock the mountain's eyes are on the loaf."""
    sheet = page.sheet((470, 840, 800, 1130), NIGHT, seed=31, near=1.25, pull=0.1)
    page.wash(oval((640, 985), 170, 100), "#1e0c26", 0.6, 30)
    page.wash(oval((640, 985), 120, 50), "#b05a24", 0.45, 26)

    def put(points, angle=9):
        return turned(points, (640, 985), 108, angle)

    for side, x in ((-1, -0.55), (1, 0.53)):
        ball = [
            (x - 0.44, 0.0),
            (x - 0.2, -0.24),
            (x + 0.18, -0.25),
            (x + 0.44, 0.0),
            (x + 0.15, 0.2),
            (x - 0.2, 0.2),
        ]
        sheet.shape(spline(put([(1.12 * (p - x) + x, 1.2 * q) for p, q in ball])), "#1c0a20", brush=3, line=0)
        whole = spline(put(ball))
        sheet.fill(whole, "#d88a28")
        sheet.fill(put(oval((x - 0.08, -0.06), 0.3, 0.26)), "#ffd860", clip=whole, soft=3)
        sheet.fill(put(oval((x - 0.12, -0.1), 0.075, 0.22)), "#1c0610", clip=whole)
        sheet.fill(put(oval((x - 0.18, -0.15), 0.04)), "#fffbe8", clip=whole)
        sheet.fill(
            spline(put([(x - 0.44, 0.0), (x - 0.2, -0.26), (x + 0.2, -0.27), (x + 0.44, 0.0), (x, -0.14)])),
            "#3a1430",
            0.7,
            clip=whole,
            soft=4,
        )
        brow = [(x - 0.62, 0.06), (x - 0.3, -0.16), (x + 0.02, -0.17), (x + 0.3, -0.19), (x + 0.64, 0.05)]
        brow += [
            (x + 0.6, -0.28 - 0.08 * side),
            (x + 0.28, -0.5),
            (x - 0.06, -0.44 - 0.1 * side),
            (x - 0.48, -0.36 + 0.08 * side),
        ]
        sheet.shape(spline(put(brow), n=3), "#5f5670", brush=6, cast=10, bulge=1.2, round_to=16)
        for low in (0, 1):
            crack = [
                (x - 0.4 + 0.5 * low, -0.3),
                (x - 0.16 + 0.4 * low, -0.36),
                (x - 0.02 + 0.3 * low, -0.24),
            ]
            sheet.line(put(crack), 2.6, "#2a1438", (0.2, 1, 0.1), alpha=0.8)
        bag = [
            (x - 0.54, 0.12),
            (x - 0.2, 0.2),
            (x + 0.16, 0.21),
            (x + 0.52, 0.1),
            (x + 0.4, 0.34),
            (x, 0.46),
            (x - 0.4, 0.36),
        ]
        sheet.shape(spline(put(bag), n=3), "#50475f", brush=6, cast=8, bulge=1.1, round_to=14)
    page.lay(sheet)


def smell(page, sheet, x, y):
    """A yellow-green reek that curls up and drifts off, and the flies that like it."""
    t = np.linspace(0, 1, 14)
    for dx, drift, tall, wide in ((-34, -20, 150, 15), (2, 40, 230, 20), (40, 90, 160, 14)):
        sway = 30 * np.sin(2.4 * np.pi * t + dx / 20) * (0.2 + 0.8 * t)
        path = np.c_[x + dx + drift * t * t + sway, y - tall * t]
        page.wash(limb(path, np.array([0.3, 0.8, 1.2, 1.3, 0.5]) * wide, n=2), "#a8a84a", 0.56, 9)
        page.wash(limb(path - [5, 3], np.array([0.1, 0.3, 0.45, 0.4, 0.1]) * wide, n=2), "#d8d488", 0.42, 6)
    for dx, dy in ((-70, -26), (-34, -92), (58, -70), (92, -20), (30, -150), (84, -118)):
        at = np.array([x + dx, y + dy])
        for wing in (-1, 1):
            sheet.fill(oval(at + [4 * wing, -4], 4.5, 3), "#e8e0d0", 0.8)
        sheet.fill(oval(at, 4, 3.2), "#1c1020")
        buzz = [at + [-dx * 0.2 - 10, 14], at + [-12, 12], at + [-8, 4]]
        sheet.line(spline(buzz, closed=False), 1.2, "#e8dca0", (0, 0.6, 0.4), alpha=0.5)


def draw(page):
    """Disgust."""
    smoke(page)
    hungry(page)
    sheet = page.sheet((0, 60, 680, 760), LIGHT, seed=21, near=1.1)
    her = Person(
        sheet,
        standing(168, 706, 124, SOOTY),
        124,
        lean=-13,
        curve=-0.14,
        nod=-4,
        face="disgusted",
        build=SOOTY,
        looks=Looks("#b0703f", "bun", "#2a1a16", 52, nose=1.2, jaw=1.1, hat=("toque", "#f4ece0", "#e4d8c8")),
        clothes=Clothes(
            "#e8dccc",
            legs="#4a2a30",
            shoes="#2a1a24",
            skirt=1.62,
            skirt_colour="#8a3a48",
            flare=0.7,
            sway=-0.06,
            apron="#f6efe4",
            scarf="#c83c34",
        ),
        arms=(Arm((254, 484), -1, "hold", 2), Arm((306, 352), -1, "open", -62)),
        legs=(Leg(sole(140, 704, 124), 1), Leg(sole(214, 708, 124), 1)),
    )
    her.draw()
    her.hand(0)
    loaf = page.at(-0.2, -0.04, 2.4)
    smell(page, sheet, loaf[0], loaf[1] - 36)
    page.lay(sheet, shadow=(706, 0.3))
