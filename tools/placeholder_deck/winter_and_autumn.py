"""Cards 19 to 24: winter and autumn."""

from __future__ import annotations

import math

from . import motifs as m
from .paper import Sheet, mixed


def scarf_tree(s: Sheet) -> None:
    """A bare tree in the snow wears a scarf."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(610, 230, 90), fade=0.05)
    s.hill(c.far, 860, 40, phase=0.6)
    s.hill(c.middle, 980, 30, phase=2.6)
    s.cut(c.ink, lambda p: m.branches(p, 380, 1090, 330, -90, 56, 4))
    s.cut(
        c.accent,
        lambda p: p.curve([(320, 880), (380, 905), (440, 880)], 66),
        lambda p: p.curve([(420, 890), (520, 940), (560, 1030)], 54),
        lambda p: p.curve([(420, 890), (470, 980), (440, 1060)], 46),
    )
    s.hill(c.near, 1100, 24, phase=4.6)
    snow = [
        (s.chance.uniform(40, 760), s.chance.uniform(60, 1000), s.chance.uniform(4, 9)) for _ in range(46)
    ]
    s.cut(c.light, *(lambda p, f=f: p.oval(*f) for f in snow), lift=0, fade=0)


def snow_globe(s: Sheet) -> None:
    """Summer is kept in a snow globe."""
    c = s.colours
    s.cut(c.far, *(lambda p, x=x, h=h: m.fir(p, x, 1010, h) for x, h in ((70, 560), (740, 640))), lift=14)
    s.hill(c.middle, 1020, 20, phase=2)
    s.glow(400, 540, 480, strength=0.9)
    s.cut(mixed(c.light, (255, 214, 130), 0.5), lambda p: p.oval(400, 540, 300), fade=0.05)
    s.cut((120, 168, 96), lambda p: (p.oval(400, 540, 286), p.rect(90, 240, 620, 410, on=False)), lift=2)
    s.cut((84, 132, 84), lambda p: m.tree(p, 300, 700, 300), lift=4)
    s.cut(c.accent, lambda p: m.house(p, 480, 710, 120, 96), lambda p: p.oval(500, 380, 46), lift=4)
    s.cut(c.light, lambda p: p.curve([(170, 470), (210, 370), (290, 300)], 16), lift=0)
    s.cut(
        c.ink,
        lambda p: p.poly([(190, 780), (610, 780), (670, 960), (130, 960)]),
        lambda p: p.rect(110, 950, 580, 60, round_by=20),
    )
    s.hill(c.near, 1110, 24, phase=4)
    snow = [
        (s.chance.uniform(40, 760), s.chance.uniform(60, 1000), s.chance.uniform(4, 8)) for _ in range(40)
    ]
    keep = [f for f in snow if math.hypot(f[0] - 400, f[1] - 540) > 320]
    s.cut(c.light, *(lambda p, f=f: p.oval(*f) for f in keep), lift=0, fade=0)


def high_bridge(s: Sheet) -> None:
    """Somebody with a red umbrella stands in the middle of a thin bridge."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(400, 300, 150), fade=0.05)
    s.cut(c.far, lambda p: m.mountain(p, 180, 1240, 560, 560), lambda p: m.mountain(p, 640, 1240, 520, 470))
    s.cut(
        c.near,
        lambda p: p.blob(
            [(-60, 1260), (-60, 700), (60, 690), (170, 720), (190, 900), (150, 1080), (200, 1260)]
        ),
        lambda p: p.blob(
            [(860, 1260), (860, 690), (720, 700), (620, 730), (620, 920), (660, 1080), (610, 1260)]
        ),
    )
    s.cut(
        c.ink,
        lambda p: p.curve([(120, 726), (260, 790), (400, 810), (540, 790), (690, 732)], 16),
        lambda p: p.curve([(120, 650), (260, 720), (400, 742), (540, 720), (690, 656)], 6),
        *(
            lambda p, x=x: p.line(
                [(x, 668 + 74 * (1 - ((x - 400) / 280) ** 2)), (x, 736 + 74 * (1 - ((x - 400) / 280) ** 2))],
                5,
            )
            for x in range(150, 680, 50)
        ),
    )
    s.cut(c.ink, lambda p: m.figure(p, 400, 806, 150, hat=False))
    s.cut(c.accent, lambda p: m.umbrella(p, 408, 640, 110))
    s.cut(
        mixed(c.bottom, c.light, 0.6),
        lambda p: m.cloud(p, 150, 1130, 110),
        lambda p: m.cloud(p, 640, 1160, 130),
        lift=10,
    )


def leaf_boat(s: Sheet) -> None:
    """A leaf is a boat; its rower looks ahead."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(400, 420, 170))
    s.hill(c.far, 640, 40, phase=1)
    s.cut(c.middle, lambda p: p.rect(-20, 660, 840, 600), lift=12)
    for y, w in ((700, 230), (740, 170), (780, 120)):
        s.cut(c.light, lambda p, y=y, w=w: p.rect(400 - w / 2, y, w, 12, round_by=6), lift=0)
    s.cut(
        c.ink,
        lambda p: m.figure(p, 430, 950, 230),
        lambda p: p.line([(360, 770), (560, 1060)], 12),
        lambda p: m.leaf(p, 580, 1085, 90, 56),
    )
    s.cut(
        c.accent,
        lambda p: p.blob(
            [
                (70, 860),
                (180, 930),
                (400, 950),
                (620, 930),
                (750, 830),
                (700, 970),
                (560, 1050),
                (380, 1066),
                (190, 1020),
            ]
        ),
    )
    s.cut(
        mixed(c.accent, c.ink, 0.5),
        lambda p: p.curve([(110, 890), (300, 1000), (500, 1010), (720, 860)], 7),
        *(lambda p, x=x: p.line([(x, 990), (x + 40, 946)], 5) for x in (240, 340, 440, 540)),
        lift=0,
    )
    s.hill(c.near, 1130, 16, turns=2.5, phase=2)


def clock_tree(s: Sheet) -> None:
    """The crown of a tree is a clock; the hours fall as leaves."""
    c = s.colours
    s.hill(c.far, 960, 40, phase=5)
    s.cut(c.ink, lambda p: m.trunk(p, 400, 1120, 900))
    s.cut(c.accent, lambda p: p.oval(400, 420, 290))
    s.cut(c.light, lambda p: p.oval(400, 420, 236), fade=0.06)
    s.cut(
        c.ink,
        *(
            lambda p, n=n: p.oval(
                400 + 196 * math.cos(n * math.pi / 6),
                420 + 196 * math.sin(n * math.pi / 6),
                15 if n % 3 else 22,
            )
            for n in range(12)
            if n not in (1, 2)
        ),
        lambda p: p.line([(400, 420), (400, 280)], 18),
        lambda p: p.line([(400, 420), (500, 480)], 22),
        lambda p: p.oval(400, 420, 24),
        lift=3,
    )
    s.hill(c.middle, 1090, 24, phase=2)
    s.cut(
        c.accent,
        *(
            lambda p, each=each: m.leaf(p, *each)
            for each in (
                (640, 760, 100, 40),
                (150, 830, 90, -50),
                (590, 960, 90, 10),
                (210, 1060, 80, 20),
                (700, 1080, 90, -20),
            )
        ),
    )
    s.hill(c.near, 1150, 16, phase=4)


def crow_crown(s: Sheet) -> None:
    """A crow on a fence wears a crown."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(400, 500, 300))
    s.hill(c.far, 940, 40, phase=2)
    s.cut(
        c.middle,
        *(
            lambda p, x=x: (p.rect(x, 820, 70, 420), p.poly([(x, 822), (x + 35, 770), (x + 70, 822)]))
            for x in (40, 190, 340, 490, 640)
        ),
        lambda p: p.rect(-20, 920, 840, 44),
    )
    s.cut(
        c.ink,
        lambda p: p.blob(
            [
                (250, 860),
                (290, 640),
                (370, 480),
                (440, 400),
                (530, 420),
                (560, 490),
                (540, 600),
                (490, 720),
                (400, 780),
                (330, 820),
            ]
        ),
        lambda p: p.poly([(545, 430), (660, 480), (550, 500)]),
        lambda p: p.poly([(320, 760), (180, 980), (260, 960), (400, 800)]),
        lambda p: p.line([(420, 770), (420, 840)], 12),
        lambda p: p.line([(380, 770), (370, 840)], 12),
    )
    s.cut(c.light, lambda p: p.oval(510, 452, 13), lift=0)
    s.cut(
        c.accent,
        lambda p: p.poly(
            m.turned(
                [(-90, 40), (-104, -70), (-48, -16), (0, -104), (48, -16), (104, -70), (90, 40)], 486, 366, 10
            )
        ),
    )
    s.hill(c.near, 1130, 20, phase=5)
