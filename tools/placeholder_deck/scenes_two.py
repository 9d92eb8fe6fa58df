"""Cards 19 to 36: winter, autumn, candle light, spring, ink on cream, the fair at night."""

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
    s.cut(c.accent, lambda p: p.curve([(320, 880), (380, 905), (440, 880)], 66), lambda p: p.curve([(420, 890), (520, 940), (560, 1030)], 54),
          lambda p: p.curve([(420, 890), (470, 980), (440, 1060)], 46))  # fmt: skip
    s.hill(c.near, 1100, 24, phase=4.6)
    snow = [
        (s.chance.uniform(40, 760), s.chance.uniform(60, 1000), s.chance.uniform(4, 9)) for _ in range(46)
    ]
    s.cut(c.light, *(lambda p, f=f: p.oval(*f) for f in snow), lift=0, fade=0)  # type: ignore[misc]


def snow_globe(s: Sheet) -> None:
    """Summer is kept in a snow globe."""
    c = s.colours
    s.cut(c.far, *(lambda p, x=x, h=h: m.fir(p, x, 1010, h) for x, h in ((70, 560), (740, 640))), lift=14)  # type: ignore[misc]
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
    s.cut(c.light, *(lambda p, f=f: p.oval(*f) for f in keep), lift=0, fade=0)  # type: ignore[misc]


def high_bridge(s: Sheet) -> None:
    """Somebody with a red umbrella stands in the middle of a thin bridge."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(400, 300, 150), fade=0.05)
    s.cut(c.far, lambda p: m.mountain(p, 180, 1240, 560, 560), lambda p: m.mountain(p, 640, 1240, 520, 470))
    s.cut(c.near, lambda p: p.blob([(-60, 1260), (-60, 700), (60, 690), (170, 720), (190, 900), (150, 1080), (200, 1260)]),
          lambda p: p.blob([(860, 1260), (860, 690), (720, 700), (620, 730), (620, 920), (660, 1080), (610, 1260)]))  # fmt: skip
    s.cut(c.ink, lambda p: p.curve([(120, 726), (260, 790), (400, 810), (540, 790), (690, 732)], 16),
          lambda p: p.curve([(120, 650), (260, 720), (400, 742), (540, 720), (690, 656)], 6),
          *(lambda p, x=x: p.line([(x, 668 + 74 * (1 - ((x - 400) / 280) ** 2)), (x, 736 + 74 * (1 - ((x - 400) / 280) ** 2))], 5)
            for x in range(150, 680, 50)))  # type: ignore[misc]  # fmt: skip
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
        s.cut(c.light, lambda p, y=y, w=w: p.rect(400 - w / 2, y, w, 12, round_by=6), lift=0)  # type: ignore[misc]
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
    s.cut(mixed(c.accent, c.ink, 0.5), lambda p: p.curve([(110, 890), (300, 1000), (500, 1010), (720, 860)], 7),
          *(lambda p, x=x: p.line([(x, 990), (x + 40, 946)], 5) for x in (240, 340, 440, 540)), lift=0)  # type: ignore[misc]  # fmt: skip
    s.hill(c.near, 1130, 16, turns=2.5, phase=2)


def clock_tree(s: Sheet) -> None:
    """The crown of a tree is a clock; the hours fall as leaves."""
    c = s.colours
    s.hill(c.far, 960, 40, phase=5)
    s.cut(c.ink, lambda p: m.trunk(p, 400, 1120, 900))
    s.cut(c.accent, lambda p: p.oval(400, 420, 290))
    s.cut(c.light, lambda p: p.oval(400, 420, 236), fade=0.06)
    s.cut(c.ink, *(lambda p, n=n: p.oval(400 + 196 * math.cos(n * math.pi / 6), 420 + 196 * math.sin(n * math.pi / 6), 15 if n % 3 else 22)
                   for n in range(12) if n not in (1, 2)), lambda p: p.line([(400, 420), (400, 280)], 18),
          lambda p: p.line([(400, 420), (500, 480)], 22), lambda p: p.oval(400, 420, 24), lift=3)  # type: ignore[misc]  # fmt: skip
    s.hill(c.middle, 1090, 24, phase=2)
    s.cut(c.accent, *(lambda p, l=l: m.leaf(p, *l) for l in ((640, 760, 100, 40), (150, 830, 90, -50), (590, 960, 90, 10), (210, 1060, 80, 20),
                                                            (700, 1080, 90, -20))))  # type: ignore[misc]  # fmt: skip
    s.hill(c.near, 1150, 16, phase=4)


def crow_crown(s: Sheet) -> None:
    """A crow on a fence wears a crown."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(400, 500, 300))
    s.hill(c.far, 940, 40, phase=2)
    s.cut(c.middle, *(lambda p, x=x: (p.rect(x, 820, 70, 420), p.poly([(x, 822), (x + 35, 770), (x + 70, 822)])) for x in (40, 190, 340, 490, 640)),
          lambda p: p.rect(-20, 920, 840, 44))  # type: ignore[misc]  # fmt: skip
    s.cut(c.ink, lambda p: p.blob([(250, 860), (290, 640), (370, 480), (440, 400), (530, 420), (560, 490), (540, 600), (490, 720), (400, 780), (330, 820)]),
          lambda p: p.poly([(545, 430), (660, 480), (550, 500)]), lambda p: p.poly([(320, 760), (180, 980), (260, 960), (400, 800)]),
          lambda p: p.line([(420, 770), (420, 840)], 12), lambda p: p.line([(380, 770), (370, 840)], 12))  # fmt: skip
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
    s.cut(mixed(c.light, c.accent, 0.25), lambda p: p.rect(300, 340, 200, 640, round_by=20), lambda p: p.rect(300, 360, 44, 190, round_by=22),
          lambda p: p.oval(320, 560, 26, 40), lambda p: p.rect(456, 360, 60, 120, round_by=26))  # fmt: skip
    s.cut(
        c.ink,
        lambda p: p.rect(364, 850, 72, 120, round_by=34),
        *(lambda p, y=y: p.rect(380, y, 40, 56, round_by=20) for y in (480, 620, 740)),
        lift=2,
    )  # type: ignore[misc]
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
    s.cut(c.near, lambda p: (p.rect(-20, -20, 840, 1240), p.oval(400, 450, 220, on=False),
                             p.poly([(330, 560), (470, 560), (560, 1010), (240, 1010)], on=False)), lift=26, shadow=0.7)  # fmt: skip
    s.cut(mixed(c.near, c.accent, 0.22), lambda p: p.ring(400, 450, 262, 20), lift=4)
    s.cut(
        mixed(c.near, c.accent, 0.3),
        *(lambda p, x=x, y=y: p.oval(x, y, 20) for x in (90, 710) for y in (100, 1100)),
        lift=4,
    )  # type: ignore[misc]


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
    s.cut(blue, lambda p: p.blob([(640, 420), (668, 420), (690, 560), (690, 800), (640, 900), (420, 980), (300, 1080), (320, 1240), (60, 1240),
                                  (100, 1040), (300, 930), (560, 850), (632, 780), (636, 560)]), lift=3)  # fmt: skip
    s.cut(c.accent, lambda p: p.oval(330, 480, 210, 180), lambda p: p.oval(330, 300, 40, 32), lambda p: p.oval(330, 330, 120, 36),
          lambda p: p.poly([(480, 520), (600, 400), (690, 410), (660, 440), (560, 560), (500, 590)]),
          lambda p: p.curve([(160, 400), (60, 420), (60, 540), (180, 590)], 38), lambda p: p.rect(230, 640, 200, 30, round_by=14))  # fmt: skip
    s.cut(c.light, *(lambda p, x=x: p.oval(x, 480, 26) for x in (230, 330, 430)), lift=2)  # type: ignore[misc]
    s.hill(c.near, 1170, 16, phase=5)
    for x, y, r in ((470, 1080, 44), (600, 1040, 52), (700, 1110, 44), (90, 960, 36), (230, 900, 30)):
        s.cut(c.ink, lambda p, x=x, y=y: p.line([(x, y), (x - 6, y + 120)], 9), lift=3)  # type: ignore[misc]
        s.cut(c.accent if r % 8 else c.light, *(lambda p, x=x, y=y, r=r, n=n: p.oval(x + r * 0.72 * math.cos(n * 1.256), y + r * 0.72 * math.sin(n * 1.256), r * 0.5)
                                                for n in range(5)), lift=5)  # type: ignore[misc]  # fmt: skip
        s.cut((240, 196, 92), lambda p, x=x, y=y, r=r: p.oval(x, y, r * 0.36), lift=0)  # type: ignore[misc]


def butterfly_jar(s: Sheet) -> None:
    """A butterfly has left the open jar, or comes back to it."""
    c = s.colours
    s.glow(480, 300, 420, strength=0.7)
    for side in (-1, 1):
        s.cut(c.accent, lambda p, k=side: (p.blob([(470, 330), (470 + k * 60, 190), (470 + k * 190, 120), (470 + k * 230, 230), (470 + k * 150, 340)]),
                                           p.blob([(470, 340), (470 + k * 130, 350), (470 + k * 170, 450), (470 + k * 80, 490)])))  # type: ignore[misc]  # fmt: skip
        s.cut(
            c.light,
            lambda p, k=side: (p.oval(470 + k * 150, 220, 30), p.oval(470 + k * 104, 420, 20)),
            lift=0,
        )  # type: ignore[misc]
    s.cut(c.ink, lambda p: p.line([(470, 240), (470, 450)], 22), lambda p: p.curve([(470, 240), (450, 170), (410, 140)], 6),
          lambda p: p.curve([(470, 240), (490, 170), (530, 140)], 6))  # fmt: skip
    s.cut(c.far, lambda p: p.rect(-20, 1010, 840, 220), lift=12)
    s.cut(mixed(c.light, (160, 208, 210), 0.5), lambda p: p.blob([(240, 640), (180, 720), (180, 1000), (220, 1060), (400, 1068), (560, 1060), (600, 1000), (600, 720),
                                                                  (540, 640)]), lambda p: p.rect(236, 600, 308, 56, round_by=12))  # fmt: skip
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
    )  # type: ignore[misc]
    s.cut(
        c.ink,
        lambda p: p.blob([(452, 1150), (460, 1120), (500, 1112), (516, 1140), (510, 1156)]),
        lambda p: p.blob([(400, 1160), (404, 1130), (440, 1126), (446, 1156)]),
    )


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
    s.cut(c.middle, lambda p: p.blob([(370, 830), (330, 870), (180, 900), (120, 960), (220, 1020), (420, 1040), (470, 1100), (380, 1180), (330, 1260), (560, 1260),
                                      (600, 1130), (560, 1010), (400, 970), (260, 950), (330, 920), (420, 880)]), lift=4)  # fmt: skip
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
    s.cut(c.light, lambda p: p.curve([(440, 650), (540, 420), (690, 110)], 7), *(lambda p, q=q: p.line([q, (q[0] + 70, q[1] - 16)], 5)
          for q in ((500, 520), (545, 420), (590, 320))), lift=0)  # type: ignore[misc]  # fmt: skip
    s.cut(c.ink, lambda p: m.boat(p, 260, 975, 70), lambda p: m.sail(p, 260, 975, 80), *(lambda p, x=x, y=y, h=h: m.fir(p, x, y, h)
          for x, y, h in ((90, 900, 110), (650, 960, 150), (700, 1120, 170), (170, 1170, 130), (560, 880, 90))), lift=5)  # type: ignore[misc]  # fmt: skip


def paper_planes(s: Sheet) -> None:
    """Paper planes cross the mountains like geese."""
    c = s.colours
    s.cut(c.accent, lambda p: p.oval(230, 300, 110))
    s.cut(c.far, lambda p: m.mountain(p, 220, 1240, 760, 560), lift=14)
    s.cut(c.middle, lambda p: m.mountain(p, 620, 1240, 720, 460), lift=14)
    for x, y, k in ((560, 250, 1.5), (350, 420, 1.0), (660, 500, 1.0), (170, 570, 0.72), (520, 660, 0.7)):
        wing = m.turned([(150, -20), (-130, -70), (-60, 10)], x, y, -16, k)
        fold = m.turned([(150, -20), (-60, 10), (-80, 90), (-20, 30)], x, y, -16, k)
        s.cut(mixed(c.light, c.ink, 0.3), lambda p, f=fold: p.poly(f))  # type: ignore[misc]
        s.cut(c.light, lambda p, w=wing: p.poly(w), fade=0.04)  # type: ignore[misc]
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
    )  # type: ignore[misc]
    s.cut(c.middle, lambda p: p.rect(-20, 600, 840, 640), lift=8)
    s.cut(mixed(c.ink, c.middle, 0.15), lambda p: m.branches(p, 400, 600, 175, 90, 40, 4), lift=0)
    s.cut(mixed(c.light, c.middle, 0.3), lambda p: p.oval(600, 1010, 70), *(lambda p, y=y, x=x, w=w: p.rect(x, y, w, 8, round_by=4)
          for x, y, w in ((80, 660, 180), (560, 700, 160), (120, 860, 120), (600, 880, 130), (90, 1060, 200))), lift=0)  # type: ignore[misc]  # fmt: skip
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
    )  # type: ignore[misc]
    for n, (x, y) in enumerate(spokes):
        s.cut(
            c.light,
            lambda p, x=x, y=y, n=n: (
                p.oval(x, y, 58),
                p.oval(x + (n - 4) * 26, y - 6, 54, on=False) if n not in (0, 4) else None,
            ),
        )  # type: ignore[misc]
    s.hill(c.near, 1110, 20, phase=4)
    s.cut(
        c.light,
        *(lambda p, x=x: m.house(p, x, 1110, 54, 40) for x in (110, 690)),
        lambda p: m.figure(p, 400, 1120, 90),
        lift=4,
    )  # type: ignore[misc]


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
    s.cut(c.accent, *(lambda p, f=f: p.line([f[0], f[1]], f[2]) for f in fingers),
          lambda p: p.blob([(268, 800), (400, 770), (544, 800), (556, 940), (500, 1060), (490, 1260), (320, 1260), (310, 1060), (250, 950)]))  # type: ignore[misc]  # fmt: skip
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
        )  # type: ignore[misc]
        s.cut(c.light, lambda p, x=x, y=y, r=r: m.cloud(p, x, y, r))  # type: ignore[misc]
        s.cut(
            c.accent,
            lambda p, x=x, y=y, r=r: (
                p.oval(x + r * 1.85, y - r * 0.2, r * 0.5, r * 0.4),
                p.oval(x + r * 1.5, y - r * 0.5, r * 0.26, r * 0.14),
            ),
            lift=5,
        )  # type: ignore[misc]
    s.cut(c.ink, lambda p: p.rect(520, 760, 220, 150, round_by=16), lambda p: p.rect(600, 660, 140, 120, round_by=12), lambda p: p.poly([(540, 640), (600, 640), (586, 770), (554, 770)]),
          lambda p: p.rect(280, 770, 210, 140, round_by=16), lambda p: p.rect(40, 770, 210, 140, round_by=16), lambda p: p.rect(200, 870, 400, 24))  # fmt: skip
    s.cut(
        c.light,
        *(lambda p, x=x: p.rect(x, 800, 54, 50, round_by=8) for x in (70, 160, 310, 400)),
        lambda p: p.rect(640, 690, 66, 56, round_by=8),
        lift=0,
    )  # type: ignore[misc]
    s.cut(c.accent, *(lambda p, x=x: p.oval(x, 924, 38) for x in (90, 200, 330, 440, 570, 680)))  # type: ignore[misc]
    s.cut(c.near, lambda p: p.rect(-20, 956, 840, 30), lift=6)
    s.hill(c.near, 1060, 20, phase=3)
