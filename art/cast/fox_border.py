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
        t = np.linspace(0, 1, 12)
        path = np.c_[x + 46 * t + 18 * side * np.sin(8 * t), y - high * t]
        for w, a in ((17, 0.35), (7, 0.35)):
            page.wash(limb(path, w * np.sin(np.pi * (0.1 + 0.85 * t)), n=3), "#c0d058", a, 7)
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


def quill(sheet, root, tip, wide, colour):
    """A feather with a rounded vane and a shaft."""
    root, tip = np.array(root, float), np.array(tip, float)
    way = tip - root
    bow = np.array((-way[1], way[0])) * 0.07
    path = [root, root + way * 0.4 + bow, root + way * 0.8 + bow * 0.9, tip]
    vane = limb(path, np.array([0.5, 0.95, 1.0, 0.5]) * wide, cap=1.3)
    flow = float(np.degrees(np.arctan2(way[1], way[0])))
    sheet.shape(vane, colour, bulge=0.55, brush=4, cast=7, line=0.9, flow=flow)
    sheet.line(spline(path, closed=False), 1.8, "#9a8c6c", (0.9, 0.7, 0.1), alpha=0.5)


def wing(page):
    """Raised from her side like a fan; the longest feathers close over the beak."""
    sheet = page.sheet((380, 180, 800, 1010), LIGHT, seed=9)
    arm = spline([(830, 800), (760, 720), (700, 610), (668, 500), (640, 408)], closed=False, n=12)
    rows = (
        (16, 208, 128, 25, ("#d6c9a6", "#e2d6b6"), 0),
        (15, 128, 88, 22, ("#e2d6b6", "#ebe0c4"), 14),
        (14, 76, 58, 19, ("#ebe0c4", "#f0e7d0"), 22),
        (15, 56, 50, 19, ("#efe5cc", "#f4ecd8"), 48),
    )
    edge = [(840, 790), (770, 706), (714, 606), (684, 500), (654, 412), (640, 384)]
    sheet.shape(limb(edge, np.array([44, 38, 32, 26, 20, 12])), "#f1e8d2", brush=5, cast=5, line=0.9)
    for many, long, short, wide, colours, inset in rows:
        for k in range(many):
            t = k / (many - 1)
            root = arm[int(t * (len(arm) - 1))] + np.array((0.8, 0.4)) * inset * (1 - 0.6 * t)
            a = np.radians(166 + 72 * t**1.2)
            tip = root + (short + (long - short) * t) * np.array((np.cos(a), np.sin(a)))
            quill(sheet, root, tip, wide, colours[k % 2])
    rng = np.random.default_rng(5)
    for _ in range(40):  # the down of its front edge
        t = rng.uniform(0, 0.97)
        at = spline(edge, closed=False)[int(t * 60)] + rng.uniform(-0.7, 0.7) * 30 * (1 - 0.6 * t)
        curl = [at, at + (-9, -9), at + (-22, -12)]
        sheet.line(spline(curl, closed=False), 2.2, "#a89a78", (0.1, 1, 0.1), alpha=0.5)
    page.lay(sheet)


def draw(page):
    """Disgust."""
    smell(page)
    face(page)
    wing(page)
