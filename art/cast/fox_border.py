# SPDX-License-Identifier: GPL-3.0-or-later
"""The goose holds its nose with a wing; what the fox has to declare smells."""

import numpy as np

from painter.cast.geometry import limb, oval, spline
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.6, -0.6, 0.55),
    warm="#fff0c8",
    shade="#8a9a78",
    rim="#ffd890",
    rim_from=(-0.9, -0.3),
    rim_amount=0.4,
    line="#1c2418",
)


def smell(page):
    """Green fumes off the fish, and flies."""
    sheet = page.sheet((260, 280, 640, 960), LIGHT, seed=4)
    for x, y, high, side in ((348, 600, 170, 1), (392, 640, 230, 1), (438, 700, 190, -1), (410, 860, 150, 1)):
        t = np.linspace(0, 1, 24)
        path = np.c_[x + 46 * t + 16 * side * np.sin(9 * t), y - high * t]
        for w, a in ((18, 0.4), (8, 0.7)):
            sheet.line(path, w, "#c8d85a", (0.2, 1, 0.8, 0.1), alpha=a)
    for x, y in ((300, 690), (452, 610), (330, 840), (470, 800), (424, 560)):
        for s in (-1, 1):
            sheet.fill(oval((x + 7 * s, y - 7), 7, 4.5), "#e8f0e0", 0.7)
        sheet.fill(oval((x, y), 6, 5), "#14180f", 1)
    page.lay(sheet)


def face(page):
    """A lid half shut, a frown, green about the gills."""
    page.wash(oval((660, 290), 60, 34), "#9ab04a", 0.5, 16)
    sheet = page.sheet((560, 160, 760, 360), LIGHT, seed=6)
    lid = [(600, 232), (620, 208), (650, 204), (676, 224), (660, 236), (632, 238)]
    sheet.shape(spline(lid), "#e8dcc0", brush=2, bulge=0.7, cast=5)
    sheet.line(spline([(598, 236), (630, 241), (676, 228)], closed=False), 5, "#2a2418", (0.6, 1, 0.6))
    sheet.line(spline([(584, 216), (618, 190), (664, 182)], closed=False), 9, "#5a5444", (1, 0.9, 0.3))
    for d in (0, 12):
        sheet.line(spline([(592 - d, 250), (602 - d, 262), (600 - d, 276)], closed=False), 3.4, "#7a6a50")
    sheet.line(spline([(622, 262), (646, 268), (668, 258)], closed=False), 3.4, "#6a6450")
    page.lay(sheet)


def wing(page):
    """Brought up from her side; the tips of its feathers pinch the beak."""
    sheet = page.sheet((420, 190, 800, 1010), LIGHT, seed=9)
    arm = [(800, 790), (716, 690), (634, 570), (582, 460), (566, 380), (568, 322)]
    ridge = spline(arm, closed=False, n=10)
    for k in range(13):  # the long feathers of its edge, the outermost last
        t = k / 12
        root = ridge[int(4 + t * 42)]
        a = np.radians(96 + 22 * t)
        long = 210 - 110 * t
        tip = root + long * np.array((np.cos(a), np.sin(a)))
        feather = limb([root, (root + tip) / 2 + (-8, 0), tip], np.array([20, 25 - 7 * t, 5]))
        sheet.shape(feather, "#d9cfb4" if k % 2 else "#e6dcc2", brush=4, cast=10, line=2)
        sheet.line(np.array([root, tip * 0.92 + root * 0.08]), 2, "#a0947a", (0.8, 0.3), alpha=0.7)
    for k in range(12):
        t = k / 11
        root = ridge[int(4 + t * 44)] + (-14, -6)
        a = np.radians(94 + 24 * t)
        tip = root + (112 - 56 * t) * np.array((np.cos(a), np.sin(a)))
        sheet.shape(limb([root, tip], np.array([24, 9])), "#f2ead4", brush=4, cast=6, line=1.4)
    sheet.shape(limb(arm, np.array([46, 42, 36, 30, 26, 20])), "#f8f1de", brush=5, cast=6)
    for j, (x, y) in enumerate(((516, 252), (542, 240), (570, 236))):
        first = [(562 + 6 * j, 346), (538 + 15 * j, 296), (x, y + 4), (x - 6, y + 34)]
        sheet.shape(limb(first, np.array([17, 18, 14, 5])), "#f8f0de", brush=3, cast=8, line=1.8)
    page.lay(sheet)


def draw(page):
    """Disgust."""
    smell(page)
    face(page)
    wing(page)
