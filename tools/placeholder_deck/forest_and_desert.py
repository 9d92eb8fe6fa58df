"""Cards 7 to 12: forest and desert."""

from __future__ import annotations

from . import motifs as m
from .paper import Sheet


def tree_ladder(s: Sheet) -> None:
    """A ladder leans on a tree that fills the sky; up there is a lit door."""
    c = s.colours
    s.glow(400, 300, 520, strength=0.6)
    s.hill(c.far, 960, 40, phase=1)
    s.cut(
        c.ink,
        lambda p: p.blob(
            [
                (290, 1130),
                (350, 900),
                (345, 700),
                (330, 560),
                (470, 560),
                (450, 720),
                (460, 920),
                (540, 1130),
                (400, 1110),
            ]
        ),
    )
    s.cut(
        c.middle,
        *(
            lambda p, b=b: p.oval(*b)
            for b in ((400, 330, 250), (190, 430, 150), (610, 430, 155), (260, 220, 140), (540, 220, 145))
        ),
    )
    s.cut(c.near, *(lambda p, b=b: p.oval(*b) for b in ((250, 480, 110), (560, 500, 110), (400, 540, 120))))
    s.glow(400, 350, 170)
    s.cut(c.accent, lambda p: p.rect(352, 270, 96, 140, round_by=46))
    s.cut(c.light, lambda p: p.rect(368, 290, 64, 120, round_by=30), lift=0)
    s.cut(c.accent, lambda p: m.ladder(p, 250, 1120, 372, 420, 74, 14))
    s.hill(c.near, 1140, 26, phase=3)
    s.cut(c.ink, lambda p: m.figure(p, 150, 1120, 96))


def mushroom_lamps(s: Sheet) -> None:
    """Mushrooms glow like street lamps; a snail passes."""
    c = s.colours
    s.cut(c.far, *(lambda p, x=x: m.fir(p, x, 900, 620) for x in (60, 250, 560, 750)), lift=14)
    s.hill(c.middle, 930, 30, phase=2)
    for x, y, r in ((250, 980, 190), (560, 1000, 140), (400, 1060, 80)):
        s.glow(x, y - r * 2.0, r * 2.4, strength=0.7)
        s.cut(
            c.light,
            lambda p, x=x, y=y, r=r: p.blob(
                [
                    (x - r * 0.2, y),
                    (x - r * 0.13, y - r * 1.4),
                    (x + r * 0.13, y - r * 1.4),
                    (x + r * 0.22, y),
                ]
            ),
        )
        s.cut(
            c.accent,
            lambda p, x=x, y=y, r=r: (
                p.oval(x, y - r * 1.4, r, r * 1.05),
                p.rect(x - r * 1.1, y - r * 1.36, r * 2.2, r * 1.2, on=False),
            ),
        )
        s.cut(
            c.light,
            *(
                lambda p, x=x, y=y, r=r, d=d: p.oval(x + d[0] * r, y - d[1] * r, r * d[2])
                for d in ((-0.45, 1.75, 0.14), (0.1, 2.05, 0.17), (0.5, 1.7, 0.11))
            ),
            lift=2,
        )
    s.hill(c.near, 1100, 20, phase=5)
    s.cut(
        c.ink,
        lambda p: p.oval(650, 1080, 48),
        lambda p: p.curve([(560, 1122), (680, 1124), (740, 1112), (758, 1062)], 24),
    )
    s.cut(c.accent, lambda p: p.ring(650, 1080, 28, 8), lift=0)


def star_nest(s: Sheet) -> None:
    """A star lies in a nest."""
    c = s.colours
    s.stars(30, below=420)
    s.glow(400, 560, 460)
    s.cut(c.far, *(lambda p, x=x: m.tree(p, x, 1180, 560) for x in (90, 720)), lift=14)
    s.cut(
        c.ink,
        lambda p: p.curve([(-30, 950), (200, 880), (420, 850), (640, 780), (840, 640)], 54),
        lambda p: p.curve([(560, 800), (640, 900), (760, 930)], 26),
    )
    s.cut(
        c.middle,
        *(
            lambda p, each=each: m.leaf(p, *each)
            for each in ((130, 850, 130, -30), (690, 690, 150, -60), (720, 980, 120, 30), (60, 1000, 110, 40))
        ),
    )
    s.cut(c.light, lambda p: m.star(p, 400, 560, 190, turn=-82))
    s.cut(
        c.accent,
        lambda p: (
            p.oval(400, 700, 230, 150),
            p.rect(150, 530, 500, 140, on=False),
            p.oval(400, 672, 232, 44, on=False),
        ),
    )
    s.cut(
        c.ink,
        *(
            lambda p, d=d: p.curve(
                [
                    (190 + d * 24, 720 + (d % 3) * 22),
                    (400, 790 + (d % 4) * 14),
                    (620 - d * 18, 716 + (d % 2) * 30),
                ],
                6,
            )
            for d in range(6)
        ),
        lift=0,
    )


def stairs_sun(s: Sheet) -> None:
    """A staircase climbs from the sand to the sun."""
    c = s.colours
    s.glow(520, 330, 560, strength=0.6)
    s.cut(c.accent, lambda p: p.oval(520, 330, 220))
    s.hill(c.far, 860, 50, phase=0.5)
    corners = [(60 + n * 56.0 + d, 1090 - n * 74.0 - u) for n in range(9) for d, u in ((0, 0), (0, 74))]
    s.cut(c.middle, lambda p: p.poly([*corners, (640, 424), (640, 1240), (60, 1240)]))
    s.cut(
        c.light,
        *(
            lambda p, n=n: p.rect(60 + n * 56, 1012 - n * 74, 640 - 60 - n * 56 if n == 8 else 58, 14)
            for n in range(9)
        ),
        lift=2,
        fade=0,
    )
    s.cut(c.near, lambda p: p.poly([(540, 424), (660, 424), (660, 1240), (540, 1240)]), lift=4)
    s.hill(c.middle, 1090, 24, phase=2.5)
    s.hill(c.near, 1150, 24, phase=4.5)
    s.cut(c.ink, lambda p: m.figure(p, 312, 722, 130))


def hourglass(s: Sheet) -> None:
    """A town in the upper half of an hourglass, sand in the lower."""
    c = s.colours
    s.glow(400, 560, 560, strength=0.5)
    glass = [
        (250, 210),
        (550, 210),
        (545, 340),
        (520, 450),
        (430, 590),
        (520, 730),
        (545, 850),
        (550, 990),
        (250, 990),
        (255, 850),
        (280, 730),
        (370, 590),
        (280, 450),
        (255, 340),
    ]
    s.cut(c.light, lambda p: p.poly(glass), fade=0.1)
    s.cut(
        c.accent,
        lambda p: p.poly([(276, 430), (524, 430), (520, 452), (424, 590), (376, 590), (280, 452)]),
        lambda p: p.rect(394, 580, 12, 330),
        lambda p: p.blob([(262, 985), (330, 900), (400, 850), (470, 900), (538, 985)]),
        lift=3,
    )
    for x, w, h in ((320, 44, 60), (370, 50, 100), (430, 46, 74), (480, 40, 50)):
        s.cut(c.ink, lambda p, x=x, w=w, h=h: m.house(p, x, 434, w, h), lift=3)
    s.cut(
        c.middle,
        lambda p: p.rect(180, 150, 440, 64, round_by=18),
        lambda p: p.rect(180, 986, 440, 64, round_by=18),
        lambda p: p.rect(204, 200, 26, 800),
        lambda p: p.rect(570, 200, 26, 800),
        lift=12,
    )
    s.hill(c.near, 1120, 20, phase=3)


def cactus_kite(s: Sheet) -> None:
    """A cactus flies a kite."""
    c = s.colours
    s.hill(c.far, 900, 60, phase=3.6)
    s.cut(c.light, lambda p: p.oval(180, 240, 84))
    s.cut(c.ink, lambda p: p.curve([(452, 700), (520, 560), (500, 420), (590, 300)], 4), lift=0)
    s.cut(c.accent, lambda p: p.poly(m.turned([(0, -150), (105, 0), (0, 170), (-105, 0)], 610, 260, 24)))
    s.cut(c.light, lambda p: p.poly(m.turned([(0, -150), (105, 0), (0, 0)], 610, 260, 24)), lift=0)
    s.cut(
        c.accent,
        lambda p: p.curve([(545, 410), (580, 480), (530, 540), (575, 610)], 10),
        lambda p: m.leaf(p, 560, 500, 60, 30),
        lambda p: m.leaf(p, 556, 580, 60, -30),
    )
    s.hill(c.middle, 1010, 30, phase=1.6)
    s.cut(
        c.ink,
        lambda p: p.rect(255, 560, 120, 560, round_by=60),
        lambda p: p.line([(320, 900), (170, 900), (170, 760)], 78),
        lambda p: p.line([(320, 830), (452, 830), (452, 720)], 72),
    )
    s.hill(c.near, 1120, 26, phase=5)
