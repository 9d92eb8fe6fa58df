# SPDX-License-Identifier: GPL-3.0-or-later
"""The stag drinks the light of a sun that isn't there; his antlers are in bud."""

import numpy as np

from painter.cast.clouds import draw_cloud
from painter.cast.geometry import limb, oval, spline
from painter.cast.paints import Light, deeper, mixed

LIGHT = Light(
    key=(0.72, 0.12, 0.6),
    warm="#ffd8a4",
    shade="#4f5488",
    rim="#c8dcff",
    rim_from=(-0.3, -0.95),
    rim_amount=0.75,
    line="#141838",
)
HIGH = Light(
    key=(0.3, 0.85, 0.45),
    warm="#ffe2c4",
    shade="#7f92c0",
    rim="#ffe8d0",
    rim_from=(0.2, 0.95),
    rim_amount=0.6,
    line="#3a4878",
)
COAT, DARK, PALE, HORN = "#8a5640", "#3a2634", "#d8ac88", "#e0c8a8"


def leg(sheet, points, widths, far):
    """A slender leg; hoof and fetlock are dark."""
    tone = mixed(COAT, "#3a3a68", 0.5) if far else COAT
    sheet.shape(limb(points, widths), tone, brush=3, cast=4)
    sheet.shape(
        limb(points[-2:], np.array([0.9, 1.15]) * widths[-1], cap=0.3), DARK, brush=2, cast=0, line=0.8
    )


def antler(sheet, root, flip, colour):
    """A beam with four tines, budding at the tips."""
    beam = np.array([(0, 0), (38, -30), (78, -84), (126, -122), (142, -186)], float) * [1, flip]
    tines = (
        ((20, -14), (64, -12), (92, -34)),
        ((58, -54), (104, -58), (134, -86)),
        ((96, -98), (96, -150), (84, -182)),
        ((128, -132), (172, -150), (196, -186)),
    )
    for path in tines:
        sheet.shape(limb(np.array(path, float) * [1, flip] + root, [6, 4.5, 1.5]), colour, brush=2, cast=3)
    sheet.shape(limb(beam + root, [10, 8, 7, 5, 1.8]), colour, brush=2.5, cast=4)
    for x, y in (beam[-1], *(np.array(p[-1]) * [1, flip] for p in tines)):
        bud = [(x - 4, y + 5), (x - 7, y - 8), (x + 1, y - 17), (x + 7, y - 7), (x + 4, y + 4)]
        sheet.shape(spline(np.array(bud) + root), "#9ab86a", brush=1.5, cast=1, line=0.8)


def head(sheet, far_horn, near_horn):
    """Brow, cheek, muzzle at the water, one calm eye."""
    antler(sheet, far_horn, 1, mixed(HORN, "#7a7a9c", 0.45))
    ear = [(448, 566), (420, 540), (384, 536), (404, 560), (436, 582)]
    sheet.shape(spline(ear), COAT, brush=2.5, cast=4)
    sheet.shape(spline([(436, 566), (414, 548), (396, 544), (416, 562)]), PALE, brush=2, cast=0, line=0.4)
    skull = [
        (440, 556),
        (466, 546),
        (488, 572),
        (510, 630),
        (530, 680),
        (532, 702),
        (516, 712),
        (500, 700),
        (478, 668),
        (446, 634),
        (428, 594),
    ]
    sheet.shape(spline(skull), COAT, brush=3, cast=8, bulge=0.9)
    blaze = [(474, 566), (488, 584), (508, 636), (524, 674), (512, 668), (492, 626)]
    sheet.shape(spline(blaze), mixed(COAT, PALE, 0.4), brush=2.5, cast=0, line=0)
    muzzle = [(514, 668), (530, 682), (533, 702), (516, 713), (503, 700), (502, 684)]
    sheet.shape(spline(muzzle), DARK, brush=2, cast=0, line=0.6, gloss=0.6)
    sheet.fill(oval((526, 694), 3.4, 5), "#120a18")
    sheet.line(spline([(504, 690), (514, 700), (524, 704)], closed=False), 2, "#120a18")
    socket = [(462, 592), (474, 584), (486, 592), (482, 604), (468, 606)]
    sheet.shape(spline(socket), PALE, brush=1.8, cast=0, line=0.4)
    sheet.fill(oval((475, 596), 8, 7.5), "#160c14")
    sheet.fill(oval((478, 593), 2.6), "#fff4e0")
    sheet.line(spline([(460, 594), (472, 584), (488, 592)], closed=False), 3, "#1c1018", (0.3, 1, 0.5))
    antler(sheet, near_horn, 1, HORN)


def stag(page):
    """To the fetlocks in the lake, in the light that comes from below."""
    sheet = page.sheet((40, 330, 760, 730), LIGHT, seed=4, near=1.15)
    leg(sheet, [(170, 540), (196, 584), (162, 626), (180, 672), (178, 694)], [34, 22, 11, 8, 8], far=True)
    leg(sheet, [(362, 548), (376, 596), (372, 640), (384, 700)], [26, 15, 10, 8], far=True)
    sheet.shape(spline([(98, 462), (82, 476), (76, 512), (92, 520), (104, 490)]), PALE, brush=2.5)
    trunk = [
        (96, 492),
        (108, 450),
        (160, 428),
        (236, 440),
        (306, 430),
        (352, 410),
        (392, 430),
        (404, 500),
        (384, 556),
        (330, 578),
        (250, 570),
        (180, 560),
        (128, 560),
    ]
    sheet.shape(spline(trunk), COAT, brush=5, cast=6, bulge=0.9, round_to=70)
    belly = [(160, 552), (250, 560), (330, 566), (372, 552), (330, 580), (250, 574), (186, 566)]
    sheet.shape(spline(belly), PALE, brush=3, cast=0, line=0)
    haunch = [(100, 490), (124, 448), (176, 462), (194, 520), (176, 572), (146, 590), (112, 560)]
    sheet.shape(spline(haunch), COAT, brush=5, cast=5, bulge=0.7, line=0.7)
    leg(sheet, [(134, 540), (156, 582), (112, 622), (130, 676), (126, 700)], [36, 24, 12, 9, 9], far=False)
    shoulder = [(318, 450), (364, 430), (394, 478), (378, 548), (342, 576), (312, 530)]
    sheet.shape(spline(shoulder), COAT, brush=5, cast=5, bulge=0.7, line=0.7)
    leg(sheet, [(338, 544), (342, 596), (334, 644), (342, 708)], [28, 17, 11, 9], far=False)
    neck = [(346, 414), (398, 424), (446, 488), (474, 560), (446, 612), (412, 588), (384, 560), (352, 520)]
    sheet.shape(spline(neck), COAT, brush=5, cast=6, bulge=0.9)
    rng = np.random.default_rng(4)
    for x, y in (
        (372, 530),
        (392, 556),
        (410, 580),
        (428, 598),
        (356, 510),
        (404, 540),
        (424, 566),
        (386, 510),
        (440, 586),
    ):
        for _ in range(3):
            dx, dy = rng.uniform(-8, 8, 2)
            hair = [(x + dx, y + dy), (x + dx + 2, y + dy + 16), (x + dx + 12, y + dy + 30)]
            sheet.line(spline(hair, closed=False), 2.6, deeper(COAT, 0.5), (0.1, 1, 0.1), alpha=0.7)
    for x, y in rng.uniform((120, 446), (320, 540), (26, 2)):
        sheet.line(np.array([(x, y), (x - 5, y + 10)]), 2.2, mixed(COAT, PALE, 0.5), (0.2, 1, 0.1), alpha=0.4)
    head(sheet, np.array((462, 552.0)), np.array((446, 556.0)))
    page.lay(sheet, reflection=702)


def reeds(page):
    """Before us the reeds of our own shore."""
    sheet = page.sheet((0, 760, 800, 1200), LIGHT, seed=9, near=1.2)
    rng = np.random.default_rng(12)
    for k in range(44):
        left = k % 3
        x = (
            rng.uniform(-10, 150)
            if left == 0
            else rng.uniform(640, 810)
            if left == 1
            else rng.uniform(-10, 90)
        )
        tall, lean = rng.uniform(110, 330) * (0.7 if left == 1 else 1), rng.normal(10, 34)
        path = [(x, 1210), (x + 0.3 * lean, 1210 - 0.6 * tall), (x + lean + rng.normal(0, 12), 1210 - tall)]
        tone = mixed("#2c3a5e", "#6a6a62", rng.uniform(0, 0.6))
        sheet.shape(limb(path, [5, 4, 0.8]), tone, brush=2, cast=2, line=0.6)
        if k % 7 == 0:
            tip = np.array(path[-1])
            sheet.shape(limb([tip + [-1, 36], tip + [0, 0]], [8, 7]), "#6a4238", brush=2, cast=2, line=0.8)
    page.lay(sheet)


def draw(page):
    """Calm."""
    sky = page.sheet((0, 0, 800, 330), HIGH, seed=3, near=1.5, pull=0.2)
    for k, (x, y, long, size) in enumerate(((610, 60, 260, 70), (180, 150, 260, 50), (560, 205, 200, 34))):
        bank = [(x + long * u, y, size * (1.2 - 0.9 * abs(u))) for u in np.linspace(-1, 1, 9)]
        draw_cloud(sky, bank, "#a8bcdc", "#f6d0b4", seed=k + 2, light_from=(0.2, 0.9), small=3, flat=0.34)
    page.lay(sky, depth=54, air=("#c8d0dc", 0.35))
    stag(page)
    reeds(page)
