"""Cards 13 to 18: sea and violet."""

from __future__ import annotations

import math

from . import motifs as m
from .paper import Sheet, pale


def whale_island(s: Sheet) -> None:
    """A whale carries trees and a house on its back."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(610, 250, 96))
    s.cut(pale(s), lambda p: m.cloud(p, 190, 300, 84), lift=6)
    s.cut(c.accent, lambda p: m.tree(p, 290, 690, 300), lambda p: m.tree(p, 470, 690, 220))
    s.cut(c.near, lambda p: m.house(p, 388, 660, 92, 80), lift=6)
    s.cut(c.light, lambda p: p.rect(364, 600, 24, 30), lift=0)
    s.cut(
        c.ink,
        lambda p: p.blob(
            [
                (70, 800),
                (120, 690),
                (280, 640),
                (470, 650),
                (590, 720),
                (660, 740),
                (700, 660),
                (640, 590),
                (730, 620),
                (790, 580),
                (760, 690),
                (720, 800),
                (600, 900),
                (380, 950),
                (160, 920),
            ]
        ),
    )
    s.cut(
        c.middle,
        lambda p: p.blob([(90, 850), (220, 880), (420, 880), (540, 850), (420, 960), (200, 950)]),
        lift=2,
    )
    s.cut(c.light, lambda p: p.oval(170, 790, 13), lift=0)
    s.hill(c.far, 900, 22, turns=3, phase=1)
    s.hill(c.middle, 990, 24, turns=2.5, phase=3)
    s.hill(c.near, 1090, 24, turns=2, phase=5)


def fish_roofs(s: Sheet) -> None:
    """Fish swim over the roofs of a town."""
    c = s.colours
    s.stars(26, below=300)
    s.cut(c.accent, lambda p: m.fish(p, 400, 430, 560, -8))
    s.cut(
        c.light,
        lambda p: p.oval(560, 392, 20),
        lambda p: p.curve([(470, 330), (440, 410), (470, 500)], 8),
        lift=2,
    )
    s.cut(
        c.light,
        lambda p: m.fish(p, 170, 190, 150, 6),
        lambda p: m.fish(p, 640, 190, 120, -14, -1),
        lambda p: m.fish(p, 640, 660, 170, 4, -1),
        lambda p: m.fish(p, 170, 690, 120, 10),
    )
    for x, w, h, colour in (
        (60, 190, 190, c.far),
        (250, 170, 250, c.middle),
        (430, 190, 170, c.far),
        (610, 180, 270, c.middle),
        (780, 180, 180, c.far),
    ):
        s.cut(colour, lambda p, x=x, w=w, h=h: (m.house(p, x, 1220, w, h), p.rect(x - w / 2, 1000, w, 220)))
    s.cut(
        c.light,
        *(
            lambda p, x=x, y=y: p.rect(x, y, 34, 46)
            for x, y in ((226, 1040), (590, 1020), (630, 1100), (400, 1120))
        ),
        lift=0,
    )
    s.cut(c.ink, lambda p: m.cat(p, 430, 940, 130))


def bottle_ship(s: Sheet) -> None:
    """The sea and a ship are in the bottle; round it is only beach."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(640, 200, 80))
    s.cut(c.far, lambda p: p.rect(-20, 800, 840, 500), lift=12)
    s.cut(c.accent, lambda p: p.rect(345, 110, 110, 90, round_by=16))
    s.cut(
        pale(s),
        lambda p: p.rect(350, 180, 100, 200),
        lambda p: p.rect(336, 176, 128, 34, round_by=14),
        lambda p: p.blob(
            [
                (352, 340),
                (220, 470),
                (190, 640),
                (190, 1000),
                (240, 1060),
                (400, 1072),
                (560, 1060),
                (610, 1000),
                (610, 640),
                (580, 470),
                (448, 340),
            ]
        ),
    )
    s.cut(c.ink, lambda p: m.boat(p, 400, 830, 270), lift=4)
    s.cut(c.accent, lambda p: m.sail(p, 400, 830, 300), lift=4)
    wave = [(212 + n * 9.4, 880 + 14 * math.sin(n / 2.2)) for n in range(41)]
    s.cut(
        c.near,
        lambda p: p.poly([*wave, (586, 1010), (540, 1046), (400, 1052), (260, 1046), (214, 1010)]),
        lift=3,
    )
    s.cut(c.light, lambda p: p.curve([(240, 500), (222, 640), (224, 800)], 12), lift=0)
    s.hill(c.middle, 1110, 16, phase=2)


def book_valley(s: Sheet) -> None:
    """A valley stands up from an open book."""
    c = s.colours
    s.glow(400, 500, 520, strength=0.7)
    s.cut(c.light, lambda p: p.oval(560, 300, 90))
    s.cut(c.far, lambda p: m.mountain(p, 300, 870, 480, 560), lambda p: m.mountain(p, 560, 870, 380, 380))
    s.cut(c.light, lambda p: p.poly([(263, 470), (319, 310), (362, 420), (330, 450), (300, 430)]), lift=0)
    s.cut(
        c.middle,
        lambda p: m.fir(p, 200, 890, 230),
        lambda p: m.fir(p, 600, 890, 280),
        lambda p: m.fir(p, 500, 890, 190),
    )
    s.cut(c.ink, lambda p: m.house(p, 390, 890, 80, 70))
    s.cut(
        c.accent, lambda p: p.poly([(40, 900), (400, 950), (760, 900), (790, 1110), (400, 1160), (10, 1110)])
    )
    s.cut(
        c.light,
        lambda p: p.blob([(60, 880), (230, 850), (400, 900), (400, 1120), (230, 1060), (44, 1080)]),
        fade=0.1,
    )
    s.cut(
        c.light,
        lambda p: p.blob([(740, 880), (570, 850), (400, 900), (400, 1120), (570, 1060), (756, 1080)]),
        fade=0.1,
    )
    s.cut(
        c.far,
        *(lambda p, y=y: p.curve([(110, y), (230, y - 24), (350, y + 6)], 7) for y in (950, 990, 1030)),
        *(lambda p, y=y: p.curve([(450, y + 6), (570, y - 24), (690, y)], 7) for y in (950, 990, 1030)),
        lift=0,
    )


def mask_moon(s: Sheet) -> None:
    """The moon holds a mask before its face."""
    c = s.colours
    s.stars(50, below=1000)
    s.glow(400, 520, 500, strength=0.7)
    s.cut(c.light, lambda p: p.oval(400, 520, 290))
    s.cut(
        pale(s),
        lambda p: p.oval(300, 690, 40),
        lambda p: p.oval(500, 330, 54),
        lambda p: p.oval(540, 650, 26),
        lift=0,
    )
    s.cut(c.ink, lambda p: p.line([(640, 560), (560, 1130)], 18))
    mask = [
        (110, 480),
        (250, 400),
        (400, 450),
        (550, 400),
        (690, 480),
        (660, 600),
        (530, 650),
        (400, 570),
        (270, 650),
        (140, 600),
    ]
    s.cut(
        c.accent,
        lambda p: (p.blob(mask), p.oval(275, 530, 62, 40, on=False), p.oval(525, 530, 62, 40, on=False)),
    )
    s.cut(
        c.middle,
        lambda p: m.cloud(p, 140, 1090, 150),
        lambda p: m.cloud(p, 620, 1120, 160),
        lambda p: p.rect(-20, 1120, 840, 120),
        lift=14,
    )


def snail_hill(s: Sheet) -> None:
    """A snail whose shell is a hill with a door and windows."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(170, 220, 70))
    s.cut(pale(s), lambda p: m.cloud(p, 600, 250, 80), lift=6)
    s.hill(c.far, 900, 40, phase=1)
    s.cut(
        c.ink,
        lambda p: p.curve([(60, 1010), (300, 1030), (560, 1020), (660, 960), (690, 800)], 96),
        lambda p: p.line([(690, 800), (730, 660)], 12),
        lambda p: p.line([(670, 800), (650, 660)], 12),
        lambda p: p.oval(732, 652, 18),
        lambda p: p.oval(648, 652, 18),
    )
    s.cut(c.accent, lambda p: p.oval(340, 720, 290))
    turns = [
        (340 + math.cos(t / 6) * (236 - t * 4.6), 720 + math.sin(t / 6) * (236 - t * 4.6)) for t in range(46)
    ]
    s.cut(c.middle, lambda p: p.line(turns, 34), lift=4)
    s.cut(
        c.light,
        lambda p: p.rect(120, 850, 70, 110, round_by=34),
        lambda p: p.oval(470, 560, 24),
        lambda p: p.oval(560, 700, 24),
        lambda p: p.oval(330, 520, 20),
        lift=2,
    )
    s.hill(c.near, 1090, 24, phase=4)
