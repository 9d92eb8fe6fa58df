# SPDX-License-Identifier: GPL-3.0-or-later
"""Hair, beard, closed eyes, smiles and cold noses of the two who whisper."""

import numpy as np

from painter.cast.geometry import oval, spline
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.2, -0.55, 0.75),
    warm="#fff2e0",
    shade="#8f98c0",
    rim="#c8d8ff",
    rim_from=(-0.9, -0.2),
    rim_amount=0.4,
    line="#2a2850",
)


def hairs(sheet, starts, ends, bend, tones, outline, seed):
    """A mass of hair: strokes from one edge to the other, some light, some dark."""
    rng = np.random.default_rng(seed)
    first, last = spline(starts, closed=False, n=30), spline(ends, closed=False, n=30)
    for k in range(230):
        t = rng.uniform(0, 1)
        a, b = first[int(t * (len(first) - 1))], last[int(t * (len(last) - 1))]
        s = rng.uniform(0, 0.62)
        begin, end = a + (b - a) * s, a + (b - a) * min(1.02, s + rng.uniform(0.22, 0.45))
        middle = (begin + end) / 2 + np.array(bend) * rng.uniform(0.2, 1.1)
        path = spline([begin, middle, end + rng.normal(0, 3, 2)], closed=False)
        sheet.line(path, rng.uniform(2, 5.5), tones[k % len(tones)], (0.1, 1, 0.8, 0.1), 0.75, outline)


def beard(page):
    """His beard and moustache."""
    sheet = page.sheet((470, 540, 790, 900), LIGHT, seed=3)
    edge = [(752, 540), (704, 574), (664, 606), (612, 640), (566, 662), (526, 672), (506, 690), (512, 712)]
    edge += [(498, 728), (506, 748), (496, 776), (512, 818), (536, 836), (548, 862), (582, 852), (602, 872)]
    edge += [(640, 848), (668, 838), (716, 786), (752, 730), (776, 656), (774, 590)]
    outline = spline(edge, n=8)
    sheet.shape(outline, "#c9ccd8", bulge=0.7, round_to=60, brush=6, cast=12, line=1.2)
    starts = [(750, 548), (706, 578), (664, 612), (612, 646), (548, 672), (512, 690)]
    ends = [(774, 640), (752, 740), (668, 838), (602, 868), (544, 856), (500, 790)]
    hairs(sheet, starts, ends, (8, 6), ("#f4f2f0", "#a4a8bc", "#e4e4e8", "#8a90a8", "#fffaf4"), outline, 4)
    lip = [(500, 678), (530, 672), (572, 682), (602, 712), (574, 716), (536, 708), (506, 704), (494, 692)]
    sheet.shape(spline(lip), "#dcdee6", bulge=0.6, brush=4, cast=6, line=1)
    hairs(
        sheet,
        lip[:4],
        [(498, 700), (536, 708), (574, 716), (602, 712)],
        (0, 4),
        ("#fffaf4", "#a4a8bc"),
        spline(lip),
        6,
    )
    brow = [(520, 512), (546, 494), (582, 506), (560, 512)]
    sheet.shape(spline(brow), "#c9ccd8", brush=2.5, cast=3, line=0.9)
    page.lay(sheet)


def locks(page):
    """Her hair below the cap."""
    sheet = page.sheet((14, 490, 190, 730), LIGHT, seed=5)
    edge = [
        (10, 506),
        (90, 512),
        (164, 506),
        (158, 560),
        (132, 612),
        (116, 668),
        (78, 712),
        (30, 720),
        (8, 700),
    ]
    outline = spline(edge, n=8)
    sheet.shape(outline, "#dcd4c4", bulge=0.6, brush=5, cast=12, line=1.2)
    starts, ends = (
        [(12, 510), (60, 512), (110, 511), (160, 508)],
        [(14, 716), (44, 716), (86, 702), (122, 640)],
    )
    hairs(sheet, starts, ends, (10, 0), ("#fff8ea", "#b0a898", "#ece4d4", "#a09aa4"), outline, 8)
    brow = [(216, 508), (242, 494), (280, 512), (250, 506)]
    sheet.shape(spline(brow), "#f0eadc", brush=2.5, cast=3, line=0.9)
    page.lay(sheet)


def tenderness(page):
    """Closed eyes, lines of laughter, smiles, red cheeks and noses."""
    for x, y, wide, high, share in (
        (212, 690, 62, 44, 0.3),
        (326, 648, 26, 22, 0.45),
        (606, 636, 54, 36, 0.4),
        (462, 650, 28, 22, 0.6),
    ):
        page.wash(oval((x, y), wide, high), "#e8604c", share, 14)
    page.wash([(260, 650), (291, 655), (285, 674), (276, 690), (258, 688)], "#a8532f", 1.0, 4)
    for x, skin in ((244, "#b45b36"), (560, "#f8b8a0")):
        page.wash(oval((x, 574), 40, 17), skin, 0.9, 5)
    sheet = page.sheet((150, 520, 720, 780), LIGHT, seed=9)
    for s, x, lash in ((1, 244, "#2a1210"), (-1, 560, "#3a2420")):
        sheet.line(
            spline([(x - 40, 576), (x - 18, 594), (x + 14, 597), (x + 38, 578)], closed=False),
            7,
            lash,
            (0.5, 1, 1, 0.6),
        )
        for k in range(4):
            a = (x - 22 + 15 * k + 4 * s, 594 + 4 * (k % 3 != 0))
            sheet.line(
                spline([a, (a[0] + 3 * s, a[1] + 8), (a[0] + 8 * s, a[1] + 14)], closed=False),
                3,
                lash,
                (1, 0.3),
            )
        for d in (-10, 2, 14):
            out = x - s * 46
            sheet.line(
                spline(
                    [(out, 580 + d * 0.5), (out - s * 16, 577 + d), (out - s * 30, 580 + d * 1.6)],
                    closed=False,
                ),
                3,
                lash,
                (0.8, 0.2),
                0.55,
            )
    smile = [(276, 706), (256, 714), (238, 706), (228, 688)]
    sheet.line(spline(smile, closed=False), 6, "#4a1c14", (0.6, 1, 0.8, 0.3))
    sheet.line(spline([(214, 668), (206, 700), (216, 730)], closed=False), 4, "#5a2a18", (0.2, 0.9, 0.2), 0.7)
    page.lay(sheet)


def draw(page):
    """Love."""
    beard(page)
    locks(page)
    tenderness(page)
