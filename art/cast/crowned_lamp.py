# SPDX-License-Identifier: GPL-3.0-or-later
"""The moth bows back, feelers down, both hands on its heart, and a tear runs over its fur."""

import numpy as np

from painter.cast.geometry import limb, oval, spline, turned
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.6, -0.6, 0.6),
    warm="#fff0cc",
    shade="#8a4a5c",
    rim="#ffc070",
    rim_from=(-0.8, -0.6),
    rim_amount=0.7,
    line="#2a1030",
)
HEAD, TURN = np.array((498, 822)), 16


def at(points):
    """Points of the head: 1 is its radius, it looks left and bows."""
    return turned(points, HEAD, 68, -TURN)


def feelers(sheet):
    """Two combs, lowered before the lamp."""
    for lift, tone in ((-26, "#c89a6c"), (0, "#f4dcae")):
        spine = spline(
            [(488, 770), (456, 716 + lift), (398, 704 + lift), (346, 742 + lift)], closed=False, n=9
        )
        for k in range(2, len(spine) - 1):
            long = 30 * np.sin(np.pi * (k + 1) / (len(spine) + 4)) + 6
            way = np.array((-0.45, 1.0)) if k % 2 else np.array((-0.75, -0.5))
            tip = spine[k] + way * long * (1 if k % 2 else 0.55)
            sheet.shape(
                limb([spine[k], (spine[k] + tip) / 2 + (-3, 0), tip], [3, 3, 1]), tone, brush=1.5, cast=0
            )
        sheet.shape(limb(spine, [5, 4.5, 3.5, 1.5]), tone, brush=2, cast=2)


def fur(sheet, middle, radius, tones, seed, way=(0.3, 1.0), count=120):
    """Short hairs over a round part."""
    rng = np.random.default_rng(seed)
    for k in range(count):
        a, r = rng.uniform(0, 2 * np.pi), np.sqrt(rng.uniform(0, 1)) * radius
        start = middle + r * np.array((np.cos(a), np.sin(a)))
        end = start + np.array(way) * rng.uniform(8, 17) + 0.12 * (start - middle)
        sheet.line(
            np.array([start, (start + end) / 2 + (2, 0), end]), 2.6, tones[k % len(tones)], (0.4, 1, 0.1), 0.7
        )


def head(sheet):
    """Furry, its eyes shut, with a smile."""
    rough = [
        (np.cos(a) * r, np.sin(a) * r * 0.94)
        for a, r in zip(np.linspace(0, 2 * np.pi, 40, False), np.tile((1.0, 1.09), 20), strict=True)
    ]
    sheet.shape(spline(at(rough), n=3), "#e0b080", bulge=0.8, brush=3, cast=8)
    fur(sheet, HEAD, 58, ("#f8dcae", "#b07848", "#f0c890"), 3)
    muzzle = at(
        [(-0.86, 0.2), (-0.6, 0.02), (-0.2, 0.1), (0.02, 0.42), (-0.2, 0.78), (-0.6, 0.78), (-0.86, 0.52)]
    )
    sheet.shape(spline(muzzle), "#fbe6c4", bulge=0.6, brush=2, cast=0, line=0)
    for x, y in ((-0.66, 0.1), (0.3, 0.3)):
        sheet.fill(spline(at(oval((x, y + 0.08), 0.24, 0.17))), "#e8604c", 0.5, soft=7)
    for x, wide in ((-0.58, 0.2), (0.14, 0.27)):
        lid = [(x - wide, -0.16), (x - wide * 0.45, 0.02), (x + wide * 0.45, 0.02), (x + wide, -0.16)]
        sheet.line(spline(at(lid), closed=False), 7, "#2a1020", (0.6, 1, 1, 0.6), dry=0)
        for d in (-0.6, 0.0, 0.6):
            root = (x + d * wide, 0.0 - 0.05 * abs(d))
            sheet.line(at([root, (root[0] + d * 0.12, root[1] + 0.15)]), 3.6, "#2a1020", (1, 0.4))
        brow = [(x - wide, -0.34 if x > 0 else -0.46), (x, -0.46), (x + wide, -0.46 if x < 0 else -0.36)]
        sheet.line(spline(at(brow), closed=False), 5, "#8a5430", (0.3, 1, 0.3))
    sheet.line(
        spline(at([(-0.72, 0.42), (-0.5, 0.6), (-0.2, 0.56), (-0.06, 0.36)]), closed=False),
        6,
        "#6a2020",
        (0.5, 1, 1, 0.5),
    )
    sheet.shape(spline(at(oval((-0.5, 0.3), 0.08, 0.06))), "#7a3a34", brush=1.5, cast=0)
    tear = [(0.16, 0.14), (0.24, 0.36), (0.16, 0.48), (0.06, 0.36)]
    sheet.shape(spline(at(tear)), "#d8ecff", brush=1.5, cast=1, gloss=0.8)


def draw(page):
    """Gratitude."""
    sheet = page.sheet((320, 640, 700, 1040), LIGHT, seed=6)
    feelers(sheet)
    breast = [(498, 860), (470, 900), (488, 952), (540, 968), (588, 940), (596, 880), (556, 842)]
    sheet.shape(spline(breast), "#f4dcb4", bulge=0.8, brush=4, cast=6)
    fur(sheet, np.array((532, 900)), 54, ("#fff4dc", "#c89868", "#ffe8c4"), 5, count=110)
    head(sheet)
    for path in (
        [(588, 896), (560, 940), (512, 936), (494, 912)],
        [(560, 880), (520, 908), (496, 930), (520, 948)],
    ):
        sheet.shape(limb(path, [10, 9, 8, 9]), "#8a4a44", brush=2, cast=6)
    for x, y in ((494, 910), (520, 948)):
        sheet.shape(oval((x, y), 11, 10), "#a86050", brush=2, cast=3)
    page.lay(sheet)
