"""Cards 25 to 30: candle and spring."""

from __future__ import annotations

import math

from . import motifs as m
from .paper import Sheet, mixed


def candle_tower(s: Sheet) -> None:
    """A candle by the sea is a lighthouse."""
    c = s.colours
    s.stars(30, below=500)
    s.glow(400, 230, 560)
    s.cut(
        mixed(c.light, c.top, 0.62),
        lambda p: p.poly([(400, 230), (-40, 60), (-40, 330)]),
        lambda p: p.poly([(400, 230), (840, 60), (840, 330)]),
        lift=0,
        fade=0,
    )
    s.cut(
        c.accent,
        lambda p: p.blob([(400, 110), (446, 210), (450, 270), (400, 316), (350, 270), (354, 210)]),
        lift=4,
    )
    s.cut(c.light, lambda p: p.blob([(400, 190), (424, 250), (400, 300), (376, 250)]), lift=0)
    s.cut(c.ink, lambda p: p.line([(400, 300), (400, 350)], 10), lift=0)
    s.cut(
        mixed(c.light, c.accent, 0.25),
        lambda p: p.rect(300, 340, 200, 640, round_by=20),
        lambda p: p.rect(300, 360, 44, 190, round_by=22),
        lambda p: p.oval(320, 560, 26, 40),
        lambda p: p.rect(456, 360, 60, 120, round_by=26),
    )
    s.cut(
        c.ink,
        lambda p: p.rect(364, 850, 72, 120, round_by=34),
        *(lambda p, y=y: p.rect(380, y, 40, 56, round_by=20) for y in (480, 620, 740)),
        lift=2,
    )
    s.cut(
        c.far, lambda p: p.blob([(150, 1020), (260, 940), (400, 920), (560, 950), (660, 1030), (400, 1100)])
    )
    s.hill(c.middle, 1040, 20, turns=2.6, phase=1)
    s.hill(c.near, 1120, 20, turns=2.1, phase=3)


def keyhole(s: Sheet) -> None:
    """A bright garden seen through a keyhole."""
    c = s.colours
    s.cut(mixed(c.light, (255, 255, 255), 0.2), lambda p: p.rect(0, 0, 800, 1200), lift=0, fade=0.1)
    s.cut(c.accent, lambda p: p.oval(400, 400, 90), lift=4)
    s.cut(
        (132, 168, 104), lambda p: p.poly([(0, 700), (400, 640), (800, 720), (800, 1200), (0, 1200)]), lift=6
    )
    s.cut((92, 132, 88), lambda p: m.tree(p, 300, 760, 330), lambda p: m.tree(p, 520, 800, 260), lift=6)
    s.cut(
        mixed(c.light, c.accent, 0.3),
        lambda p: p.poly([(380, 720), (420, 720), (500, 1100), (300, 1100)]),
        lift=0,
    )
    s.cut(c.ink, lambda p: m.figure(p, 405, 930, 110), lift=4)
    s.cut(
        c.near,
        lambda p: (
            p.rect(-20, -20, 840, 1240),
            p.oval(400, 450, 220, on=False),
            p.poly([(330, 560), (470, 560), (560, 1010), (240, 1010)], on=False),
        ),
        lift=26,
        shadow=0.7,
    )
    s.cut(mixed(c.near, c.accent, 0.22), lambda p: p.ring(400, 450, 262, 20), lift=4)
    s.cut(
        mixed(c.near, c.accent, 0.3),
        *(lambda p, x=x, y=y: p.oval(x, y, 20) for x in (90, 710) for y in (100, 1100)),
        lift=4,
    )


def cat_window(s: Sheet) -> None:
    """A cat at a round window looks at the stars."""
    c = s.colours
    s.cut((52, 66, 122), lambda p: p.rect(0, 0, 800, 1200), lift=0)
    s.stars(90, below=900, size=5)
    s.glow(540, 360, 300, strength=0.7)
    s.cut(c.light, lambda p: m.crescent(p, 530, 370, 96))
    s.cut(
        c.near, lambda p: (p.rect(-20, -20, 840, 1240), p.oval(400, 480, 300, on=False)), lift=22, shadow=0.6
    )
    s.cut(c.accent, lambda p: p.ring(400, 480, 320, 30), lift=6)
    s.cut(c.middle, lambda p: p.rect(60, 790, 680, 50, round_by=10), lift=10)
    s.cut(c.ink, lambda p: m.cat(p, 360, 796, 420))
    s.cut(c.accent, lambda p: p.poly([(600, 700), (690, 700), (676, 792), (614, 792)]))
    s.cut(
        (110, 140, 92),
        lambda p: m.leaf(p, 620, 640, 130, -110),
        lambda p: m.leaf(p, 670, 640, 130, -66),
        lambda p: m.leaf(p, 645, 620, 150, -90),
        lift=4,
    )


def teapot_river(s: Sheet) -> None:
    """A teapot pours a river, and flowers stand on its banks."""
    c = s.colours
    s.cut(mixed(c.bottom, c.light, 0.5), lambda p: m.cloud(p, 620, 170, 70), lift=6)
    s.hill(c.far, 800, 30, phase=1)
    s.hill(c.middle, 900, 26, phase=3)
    blue = (112, 170, 196)
    s.cut(
        blue,
        lambda p: p.blob(
            [
                (640, 420),
                (668, 420),
                (690, 560),
                (690, 800),
                (640, 900),
                (420, 980),
                (300, 1080),
                (320, 1240),
                (60, 1240),
                (100, 1040),
                (300, 930),
                (560, 850),
                (632, 780),
                (636, 560),
            ]
        ),
        lift=3,
    )
    s.cut(
        c.accent,
        lambda p: p.oval(330, 480, 210, 180),
        lambda p: p.oval(330, 300, 40, 32),
        lambda p: p.oval(330, 330, 120, 36),
        lambda p: p.poly([(480, 520), (600, 400), (690, 410), (660, 440), (560, 560), (500, 590)]),
        lambda p: p.curve([(160, 400), (60, 420), (60, 540), (180, 590)], 38),
        lambda p: p.rect(230, 640, 200, 30, round_by=14),
    )
    s.cut(c.light, *(lambda p, x=x: p.oval(x, 480, 26) for x in (230, 330, 430)), lift=2)
    s.hill(c.near, 1170, 16, phase=5)
    for x, y, r in ((470, 1080, 44), (600, 1040, 52), (700, 1110, 44), (90, 960, 36), (230, 900, 30)):
        s.cut(c.ink, lambda p, x=x, y=y: p.line([(x, y), (x - 6, y + 120)], 9), lift=3)
        s.cut(
            c.accent if r % 8 else c.light,
            *(
                lambda p, x=x, y=y, r=r, n=n: p.oval(
                    x + r * 0.72 * math.cos(n * 1.256), y + r * 0.72 * math.sin(n * 1.256), r * 0.5
                )
                for n in range(5)
            ),
            lift=5,
        )
        s.cut((240, 196, 92), lambda p, x=x, y=y, r=r: p.oval(x, y, r * 0.36), lift=0)


def butterfly_jar(s: Sheet) -> None:
    """A butterfly has left the open jar, or comes back to it."""
    c = s.colours
    s.glow(480, 300, 420, strength=0.7)
    for side in (-1, 1):
        s.cut(
            c.accent,
            lambda p, k=side: (
                p.blob(
                    [
                        (470, 330),
                        (470 + k * 60, 190),
                        (470 + k * 190, 120),
                        (470 + k * 230, 230),
                        (470 + k * 150, 340),
                    ]
                ),
                p.blob([(470, 340), (470 + k * 130, 350), (470 + k * 170, 450), (470 + k * 80, 490)]),
            ),
        )
        s.cut(
            c.light,
            lambda p, k=side: (p.oval(470 + k * 150, 220, 30), p.oval(470 + k * 104, 420, 20)),
            lift=0,
        )
    s.cut(
        c.ink,
        lambda p: p.line([(470, 240), (470, 450)], 22),
        lambda p: p.curve([(470, 240), (450, 170), (410, 140)], 6),
        lambda p: p.curve([(470, 240), (490, 170), (530, 140)], 6),
    )
    s.cut(c.far, lambda p: p.rect(-20, 1010, 840, 220), lift=12)
    s.cut(
        mixed(c.light, (160, 208, 210), 0.5),
        lambda p: p.blob(
            [
                (240, 640),
                (180, 720),
                (180, 1000),
                (220, 1060),
                (400, 1068),
                (560, 1060),
                (600, 1000),
                (600, 720),
                (540, 640),
            ]
        ),
        lambda p: p.rect(236, 600, 308, 56, round_by=12),
    )
    s.cut(
        c.near,
        lambda p: m.leaf(p, 340, 930, 240, -60),
        lambda p: m.leaf(p, 430, 960, 220, -110),
        lambda p: p.curve([(390, 1050), (380, 900), (400, 760)], 14),
        lift=3,
    )
    s.cut(c.light, lambda p: p.curve([(214, 740), (208, 860), (214, 960)], 14), lift=0)
    s.cut(
        c.accent, lambda p: p.poly(m.turned([(-130, -26), (130, -26), (130, 30), (-130, 30)], 680, 1040, -24))
    )


def cloud_swing(s: Sheet) -> None:
    """An empty swing hangs from a cloud."""
    c = s.colours
    s.glow(400, 700, 460, strength=0.6)
    s.hill(c.far, 960, 30, phase=2)
    s.cut(c.ink, lambda p: p.line([(290, 300), (350, 840)], 9), lambda p: p.line([(520, 300), (560, 800)], 9))
    s.cut(c.accent, lambda p: p.poly([(316, 830), (592, 786), (600, 826), (324, 872)]))
    s.cut(c.light, lambda p: m.cloud(p, 400, 260, 170), lift=14, fade=0.12)
    s.hill(c.middle, 1060, 24, phase=4)
    s.hill(c.near, 1130, 20, phase=1)
    s.cut(
        c.accent,
        *(
            lambda p, x=x, y=y: p.oval(x, y, 18)
            for x, y in ((130, 1060), (240, 1110), (680, 1080), (560, 1130), (720, 1150))
        ),
        lift=4,
    )
    s.cut(
        c.ink,
        lambda p: p.blob([(452, 1150), (460, 1120), (500, 1112), (516, 1140), (510, 1156)]),
        lambda p: p.blob([(400, 1160), (404, 1130), (440, 1126), (446, 1156)]),
    )
