"""Cards 31 to 36: ink and fair."""

from __future__ import annotations

import math

from . import motifs as m
from .paper import Sheet, mixed


def feather_river(s: Sheet) -> None:
    """A feather writes a river into the land."""
    c = s.colours
    s.cut(c.light, lambda p: p.rect(0, 0, 800, 1200), lift=0, fade=0.08)
    s.cut(
        c.far,
        lambda p: m.mountain(p, 200, 560, 380, 230),
        lambda p: m.mountain(p, 420, 560, 300, 160),
        lift=6,
    )
    s.cut(
        c.middle,
        lambda p: p.blob(
            [
                (370, 830),
                (330, 870),
                (180, 900),
                (120, 960),
                (220, 1020),
                (420, 1040),
                (470, 1100),
                (380, 1180),
                (330, 1260),
                (560, 1260),
                (600, 1130),
                (560, 1010),
                (400, 970),
                (260, 950),
                (330, 920),
                (420, 880),
            ]
        ),
        lift=4,
    )
    s.cut(
        c.ink,
        lambda p: p.curve([(360, 860), (440, 640), (560, 360), (680, 110)], 12),
        lambda p: p.poly([(342, 900), (356, 830), (388, 842)]),
    )
    s.cut(
        c.accent,
        lambda p: p.blob(
            [
                (440, 640),
                (420, 500),
                (480, 320),
                (600, 160),
                (700, 70),
                (740, 200),
                (700, 380),
                (600, 540),
                (500, 630),
            ]
        ),
    )
    s.cut(
        c.light,
        lambda p: p.curve([(440, 650), (540, 420), (690, 110)], 7),
        *(
            lambda p, q=q: p.line([q, (q[0] + 70, q[1] - 16)], 5)
            for q in ((500, 520), (545, 420), (590, 320))
        ),
        lift=0,
    )
    s.cut(
        c.ink,
        lambda p: m.boat(p, 260, 975, 70),
        lambda p: m.sail(p, 260, 975, 80),
        *(
            lambda p, x=x, y=y, h=h: m.fir(p, x, y, h)
            for x, y, h in (
                (90, 900, 110),
                (650, 960, 150),
                (700, 1120, 170),
                (170, 1170, 130),
                (560, 880, 90),
            )
        ),
        lift=5,
    )


def paper_planes(s: Sheet) -> None:
    """Paper planes cross the mountains like geese."""
    c = s.colours
    s.cut(c.accent, lambda p: p.oval(230, 300, 110))
    s.cut(c.far, lambda p: m.mountain(p, 220, 1240, 760, 560), lift=14)
    s.cut(c.middle, lambda p: m.mountain(p, 620, 1240, 720, 460), lift=14)
    for x, y, k in ((560, 250, 1.5), (350, 420, 1.0), (660, 500, 1.0), (170, 570, 0.72), (520, 660, 0.7)):
        wing = m.turned([(150, -20), (-130, -70), (-60, 10)], x, y, -16, k)
        fold = m.turned([(150, -20), (-60, 10), (-80, 90), (-20, 30)], x, y, -16, k)
        s.cut(mixed(c.light, c.ink, 0.3), lambda p, f=fold: p.poly(f))
        s.cut(c.light, lambda p, w=wing: p.poly(w), fade=0.04)
    s.hill(c.near, 1110, 30, phase=1)
    s.cut(c.ink, lambda p: m.figure(p, 230, 1090, 120))


def mirror_tree(s: Sheet) -> None:
    """A tree in leaf, and below it, in the water, the same tree bare."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(600, 190, 70))
    s.cut(
        c.far,
        lambda p: p.poly(
            [(-20, 600), (-20, 520), (200, 470), (420, 520), (640, 460), (820, 520), (820, 600)]
        ),
        lift=6,
    )
    s.cut(c.ink, lambda p: m.trunk(p, 400, 600, 560))
    s.cut(
        c.accent,
        *(
            lambda p, b=b: p.oval(*b)
            for b in ((400, 210, 140), (280, 290, 104), (520, 290, 108), (350, 330, 110), (460, 340, 100))
        ),
    )
    s.cut(c.middle, lambda p: p.rect(-20, 600, 840, 640), lift=8)
    s.cut(mixed(c.ink, c.middle, 0.15), lambda p: m.branches(p, 400, 600, 175, 90, 40, 4), lift=0)
    s.cut(
        mixed(c.light, c.middle, 0.3),
        lambda p: p.oval(600, 1010, 70),
        *(
            lambda p, y=y, x=x, w=w: p.rect(x, y, w, 8, round_by=4)
            for x, y, w in (
                (80, 660, 180),
                (560, 700, 160),
                (120, 860, 120),
                (600, 880, 130),
                (90, 1060, 200),
            )
        ),
        lift=0,
    )
    s.cut(c.ink, lambda p: p.rect(-20, 590, 840, 14), lambda p: m.figure(p, 160, 596, 90), lift=4)


def moon_wheel(s: Sheet) -> None:
    """A big wheel at night; its cabins are moons."""
    c = s.colours
    s.stars(40, below=300)
    s.glow(400, 520, 520, strength=0.5)
    s.hill(c.far, 1010, 24, phase=2)
    s.cut(
        c.middle,
        lambda p: p.line([(400, 520), (250, 1090)], 26),
        lambda p: p.line([(400, 520), (550, 1090)], 26),
    )
    spokes = [
        (400 + 290 * math.cos(n * math.pi / 4), 520 + 290 * math.sin(n * math.pi / 4)) for n in range(8)
    ]
    s.cut(
        c.accent,
        lambda p: p.ring(400, 520, 300, 16),
        *(lambda p, q=q: p.line([(400, 520), q], 7) for q in spokes),
        lambda p: p.oval(400, 520, 36),
    )
    for n, (x, y) in enumerate(spokes):
        s.cut(
            c.light,
            lambda p, x=x, y=y, n=n: (
                p.oval(x, y, 58),
                p.oval(x + (n - 4) * 26, y - 6, 54, on=False) if n not in (0, 4) else None,
            ),
        )
    s.hill(c.near, 1110, 20, phase=4)
    s.cut(
        c.light,
        *(lambda p, x=x: m.house(p, x, 1110, 54, 40) for x in (110, 690)),
        lambda p: m.figure(p, 400, 1120, 90),
        lift=4,
    )


def hand_star(s: Sheet) -> None:
    """A hand lets a star go, or has just caught it."""
    c = s.colours
    s.stars(50, below=900)
    s.glow(400, 300, 460)
    s.cut(c.light, lambda p: m.star(p, 400, 300, 150))
    fingers = (
        ((300, 820), (232, 590), 66),
        ((366, 790), (340, 510), 70),
        ((440, 790), (452, 510), 70),
        ((510, 820), (556, 570), 62),
        ((300, 960), (150, 800), 74),
    )
    s.cut(
        c.accent,
        *(lambda p, f=f: p.line([f[0], f[1]], f[2]) for f in fingers),
        lambda p: p.blob(
            [
                (268, 800),
                (400, 770),
                (544, 800),
                (556, 940),
                (500, 1060),
                (490, 1260),
                (320, 1260),
                (310, 1060),
                (250, 950),
            ]
        ),
    )
    s.cut(c.middle, lambda p: p.poly([(280, 1110), (530, 1110), (560, 1240), (250, 1240)]))
    s.cut(
        mixed(c.accent, c.ink, 0.4),
        lambda p: p.curve([(290, 900), (380, 920), (420, 1040)], 7),
        lambda p: p.curve([(330, 860), (430, 880), (530, 850)], 7),
        lift=0,
    )


def cloud_train(s: Sheet) -> None:
    """The smoke of a train turns into sheep."""
    c = s.colours
    s.stars(40, below=400)
    s.cut(c.far, lambda p: m.mountain(p, 640, 900, 600, 330))
    s.hill(c.middle, 900, 24, phase=1)
    s.cut(c.light, lambda p: m.cloud(p, 560, 560, 44), lambda p: p.oval(568, 636, 22))
    for x, y, r in ((170, 200, 76), (430, 350, 66)):
        s.cut(
            c.accent,
            lambda p, x=x, y=y, r=r: (
                p.line([(x - r, y + r * 0.6), (x - r, y + r * 1.3)], r * 0.22),
                p.line([(x + r, y + r * 0.6), (x + r, y + r * 1.3)], r * 0.22),
            ),
        )
        s.cut(c.light, lambda p, x=x, y=y, r=r: m.cloud(p, x, y, r))
        s.cut(
            c.accent,
            lambda p, x=x, y=y, r=r: (
                p.oval(x + r * 1.85, y - r * 0.2, r * 0.5, r * 0.4),
                p.oval(x + r * 1.5, y - r * 0.5, r * 0.26, r * 0.14),
            ),
            lift=5,
        )
    s.cut(
        c.ink,
        lambda p: p.rect(520, 760, 220, 150, round_by=16),
        lambda p: p.rect(600, 660, 140, 120, round_by=12),
        lambda p: p.poly([(540, 640), (600, 640), (586, 770), (554, 770)]),
        lambda p: p.rect(280, 770, 210, 140, round_by=16),
        lambda p: p.rect(40, 770, 210, 140, round_by=16),
        lambda p: p.rect(200, 870, 400, 24),
    )
    s.cut(
        c.light,
        *(lambda p, x=x: p.rect(x, 800, 54, 50, round_by=8) for x in (70, 160, 310, 400)),
        lambda p: p.rect(640, 690, 66, 56, round_by=8),
        lift=0,
    )
    s.cut(c.accent, *(lambda p, x=x: p.oval(x, 924, 38) for x in (90, 200, 330, 440, 570, 680)))
    s.cut(c.near, lambda p: p.rect(-20, 956, 840, 30), lift=6)
    s.hill(c.near, 1060, 20, phase=3)
