"""Cards 1 to 18: night and amber, dusk, forest, desert, sea, violet."""

from __future__ import annotations

import math

from . import motifs as m
from .paper import Sheet


def lantern_hill(s: Sheet) -> None:
    """A lantern larger than a house hangs over a hill."""
    c = s.colours
    s.stars(60, below=700)
    s.hill(c.far, 900, 60, phase=0.4)
    s.glow(400, 560, 520)
    s.cut(c.ink, lambda p: p.line([(400, -10), (400, 330)], 7), lambda p: p.rect(330, 320, 140, 30, round_by=12),
          lambda p: p.rect(330, 776, 140, 30, round_by=12))  # fmt: skip
    s.cut(c.accent, lambda p: p.blob([(340, 346), (250, 440), (226, 560), (250, 690), (340, 780),
                                      (460, 780), (550, 690), (574, 560), (550, 440), (460, 346)]))  # fmt: skip
    s.cut(c.light, *(lambda p, x=x: p.oval(400, 562, x, 208) for x in (104,)), lift=4, shadow=0.2)  # type: ignore[misc]
    s.cut(c.accent, lambda p: p.oval(400, 562, 62, 208), lift=2, shadow=0.2)
    s.hill(c.middle, 1010, 60, phase=2.2)
    s.hill(c.near, 1110, 40, turns=0.8, phase=4)
    s.cut(c.ink, lambda p: m.house(p, 250, 1060, 76, 62), lambda p: m.figure(p, 560, 1092, 84))
    s.cut(c.light, lambda p: p.rect(238, 1022, 22, 24), lift=0)


def moon_boat(s: Sheet) -> None:
    """A boat sails on clouds below a moon."""
    c = s.colours
    s.stars(70, below=900)
    s.glow(400, 380, 460)
    s.cut(c.light, lambda p: m.crescent(p, 400, 380, 250))
    s.cut(c.far, lambda p: m.cloud(p, 130, 880, 120), lambda p: m.cloud(p, 660, 850, 140), lift=14)
    s.cut(c.light, lambda p: m.sail(p, 420, 850, 330))
    s.cut(c.accent, lambda p: m.boat(p, 420, 850, 360))
    s.cut(c.middle, lambda p: m.cloud(p, 300, 1030, 130), lambda p: m.cloud(p, 760, 1010, 130),
          lambda p: p.rect(-20, 1010, 840, 220), lift=16)  # fmt: skip
    s.cut(c.near, lambda p: m.cloud(p, 90, 1130, 150), lambda p: m.cloud(p, 560, 1150, 170),
          lambda p: p.rect(-20, 1170, 840, 60), lift=16)  # fmt: skip


def key_lake(s: Sheet) -> None:
    """A key as high as a tower stands in a lake, with lit windows."""
    c = s.colours
    s.stars(40, below=500)
    s.glow(400, 420, 480, strength=0.5)
    s.cut(c.far, lambda p: m.mountain(p, 150, 860, 560, 330), lambda p: m.mountain(p, 680, 860, 520, 260))
    s.cut(c.accent, lambda p: m.key(p, 400, 900, 780))
    s.cut(c.light, *(lambda p, y=y: p.rect(392, y, 16, 34, round_by=8) for y in (440, 540, 640)), lift=0)  # type: ignore[misc]
    s.cut(c.middle, lambda p: p.rect(-20, 866, 840, 400), lift=12)
    for y, w in ((920, 150), (960, 110), (1005, 130), (1050, 70), (1100, 44)):
        s.cut(c.accent, lambda p, y=y, w=w: p.rect(400 - w / 2, y, w, 14, round_by=7), lift=0)  # type: ignore[misc]
    s.cut(c.near, lambda p: p.blob([(-40, 1240), (-20, 1100), (140, 1080), (280, 1150), (340, 1240)]))
    s.cut(c.ink, lambda p: m.figure(p, 130, 1100, 110))


def door_field(s: Sheet) -> None:
    """A door stands open in a field; light falls out of it."""
    c = s.colours
    s.cut(mixed_cloud(s), lambda p: m.cloud(p, 170, 230, 90), lambda p: m.cloud(p, 640, 330, 70), lift=6)
    s.hill(c.far, 720, 50, phase=1)
    s.hill(c.middle, 840, 40, phase=3)
    s.cut(c.near, lambda p: p.rect(-20, 900, 840, 400), lift=12)
    s.glow(400, 640, 420, strength=0.7)
    s.cut(c.light, lambda p: p.poly([(290, 910), (510, 910), (700, 1230), (100, 1230)]), lift=0, fade=-0.0)
    s.cut(c.ink, lambda p: p.rect(250, 360, 300, 556, round_by=14))
    s.cut(c.light, lambda p: p.rect(286, 398, 228, 520), lift=0, fade=0)
    s.cut(c.accent, lambda p: p.poly([(286, 398), (172, 340), (172, 990), (286, 918)]))
    s.cut(c.light, lambda p: p.oval(192, 670, 12), lift=3)
    s.cut(c.ink, lambda p: m.figure(p, 520, 1110, 150))


def mixed_cloud(s: Sheet) -> tuple[int, int, int]:
    """Between the lower sky and light."""
    a, b = s.colours.bottom, s.colours.light
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2, (a[2] + b[2]) // 2


def balloon_house(s: Sheet) -> None:
    """Balloons carry a house away, with a ladder left behind."""
    c = s.colours
    s.cut(mixed_cloud(s), lambda p: m.cloud(p, 120, 700, 80), lambda p: m.cloud(p, 700, 560, 80), lift=6)
    s.hill(c.far, 1010, 50, phase=5)
    bunch = [(400, 190, 92), (270, 240, 84), (530, 236, 86), (330, 360, 84), (470, 366, 86), (190, 340, 66),
             (612, 340, 68), (400, 470, 70)]  # fmt: skip
    s.cut(c.ink, *(lambda p, b=b: p.line([(b[0], b[1]), (400, 700)], 3) for b in bunch), lift=0)  # type: ignore[misc]
    shades = (c.accent, c.light, c.middle)
    for n, (x, y, r) in enumerate(bunch):
        s.cut(shades[n % 3], lambda p, x=x, y=y, r=r: p.oval(x, y, r, r * 1.15))  # type: ignore[misc]
    s.cut(c.ink, lambda p: m.house(p, 400, 850, 190, 110))
    s.cut(c.light, lambda p: p.rect(340, 770, 40, 40), lambda p: p.rect(424, 770, 36, 78), lift=0)
    s.hill(c.near, 1120, 30, phase=2)
    s.cut(c.ink, lambda p: m.ladder(p, 560, 1140, 520, 930, 60, 6))


def bird_umbrella(s: Sheet) -> None:
    """Birds rain on an umbrella."""
    c = s.colours
    s.glow(560, 240, 420, strength=0.6)
    places = [
        (150, 160),
        (350, 110),
        (560, 170),
        (690, 320),
        (90, 340),
        (280, 300),
        (480, 330),
        (180, 500),
        (690, 520),
    ]
    for n, (x, y) in enumerate(places):
        s.cut(c.ink if n % 3 else c.light, lambda p, x=x, y=y: m.bird(p, x, y, 130, 62))  # type: ignore[misc]
    s.hill(c.far, 1060, 30, phase=2)
    s.cut(c.accent, lambda p: m.umbrella(p, 400, 780, 270))
    s.cut(c.ink, lambda p: m.figure(p, 400, 1120, 220, hat=False))
    s.hill(c.near, 1140, 24, phase=4)


def tree_ladder(s: Sheet) -> None:
    """A ladder leans on a tree that fills the sky; up there is a lit door."""
    c = s.colours
    s.glow(400, 300, 520, strength=0.6)
    s.hill(c.far, 960, 40, phase=1)
    s.cut(c.ink, lambda p: p.blob([(290, 1130), (350, 900), (345, 700), (330, 560), (470, 560), (450, 720), (460, 920),
                                   (540, 1130), (400, 1110)]))  # fmt: skip
    s.cut(c.middle, *(lambda p, b=b: p.oval(*b) for b in ((400, 330, 250), (190, 430, 150), (610, 430, 155),
                                                          (260, 220, 140), (540, 220, 145))))  # type: ignore[misc]  # fmt: skip
    s.cut(c.near, *(lambda p, b=b: p.oval(*b) for b in ((250, 480, 110), (560, 500, 110), (400, 540, 120))))  # type: ignore[misc]
    s.glow(400, 350, 170)
    s.cut(c.accent, lambda p: p.rect(352, 270, 96, 140, round_by=46))
    s.cut(c.light, lambda p: p.rect(368, 290, 64, 120, round_by=30), lift=0)
    s.cut(c.accent, lambda p: m.ladder(p, 250, 1120, 372, 420, 74, 14))
    s.hill(c.near, 1140, 26, phase=3)
    s.cut(c.ink, lambda p: m.figure(p, 150, 1120, 96))


def mushroom_lamps(s: Sheet) -> None:
    """Mushrooms glow like street lamps; a snail passes."""
    c = s.colours
    s.cut(c.far, *(lambda p, x=x: m.fir(p, x, 900, 620) for x in (60, 250, 560, 750)), lift=14)  # type: ignore[misc]
    s.hill(c.middle, 930, 30, phase=2)
    for x, y, r in ((250, 980, 190), (560, 1000, 140), (400, 1060, 80)):
        s.glow(x, y - r * 2.0, r * 2.4, strength=0.7)
        s.cut(c.light, lambda p, x=x, y=y, r=r: p.blob([(x - r * 0.2, y), (x - r * 0.13, y - r * 1.4), (x + r * 0.13, y - r * 1.4),
                                                        (x + r * 0.22, y)]))  # type: ignore[misc]  # fmt: skip
        s.cut(c.accent, lambda p, x=x, y=y, r=r: (p.oval(x, y - r * 1.4, r, r * 1.05),
                                                  p.rect(x - r * 1.1, y - r * 1.36, r * 2.2, r * 1.2, on=False)))  # type: ignore[misc]  # fmt: skip
        s.cut(c.light, *(lambda p, x=x, y=y, r=r, d=d: p.oval(x + d[0] * r, y - d[1] * r, r * d[2])
                         for d in ((-0.45, 1.75, 0.14), (0.1, 2.05, 0.17), (0.5, 1.7, 0.11))), lift=2)  # type: ignore[misc]  # fmt: skip
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
    s.cut(c.far, *(lambda p, x=x: m.tree(p, x, 1180, 560) for x in (90, 720)), lift=14)  # type: ignore[misc]
    s.cut(c.ink, lambda p: p.curve([(-30, 950), (200, 880), (420, 850), (640, 780), (840, 640)], 54),
          lambda p: p.curve([(560, 800), (640, 900), (760, 930)], 26))  # fmt: skip
    s.cut(c.middle, *(lambda p, l=l: m.leaf(p, *l) for l in ((130, 850, 130, -30), (690, 690, 150, -60), (720, 980, 120, 30),
                                                             (60, 1000, 110, 40))))  # type: ignore[misc]  # fmt: skip
    s.cut(c.light, lambda p: m.star(p, 400, 560, 190, turn=-82))
    s.cut(
        c.accent,
        lambda p: (
            p.oval(400, 700, 230, 150),
            p.rect(150, 530, 500, 140, on=False),
            p.oval(400, 672, 232, 44, on=False),
        ),
    )
    s.cut(c.ink, *(lambda p, d=d: p.curve([(190 + d * 24, 720 + (d % 3) * 22), (400, 790 + (d % 4) * 14), (620 - d * 18, 716 + (d % 2) * 30)], 6)
                   for d in range(6)), lift=0)  # type: ignore[misc]  # fmt: skip


def stairs_sun(s: Sheet) -> None:
    """A staircase climbs from the sand to the sun."""
    c = s.colours
    s.glow(520, 330, 560, strength=0.6)
    s.cut(c.accent, lambda p: p.oval(520, 330, 220))
    s.hill(c.far, 860, 50, phase=0.5)
    corners = [(60 + n * 56.0 + d, 1090 - n * 74.0 - u) for n in range(9) for d, u in ((0, 0), (0, 74))]
    s.cut(c.middle, lambda p: p.poly([*corners, (640, 424), (640, 1240), (60, 1240)]))
    s.cut(c.light, *(lambda p, n=n: p.rect(60 + n * 56, 1012 - n * 74, 640 - 60 - n * 56 if n == 8 else 58, 14) for n in range(9)),
          lift=2, fade=0)  # type: ignore[misc]  # fmt: skip
    s.cut(c.near, lambda p: p.poly([(540, 424), (660, 424), (660, 1240), (540, 1240)]), lift=4)
    s.hill(c.middle, 1090, 24, phase=2.5)
    s.hill(c.near, 1150, 24, phase=4.5)
    s.cut(c.ink, lambda p: m.figure(p, 312, 722, 130))


def hourglass(s: Sheet) -> None:
    """A town in the upper half of an hourglass, sand in the lower."""
    c = s.colours
    s.glow(400, 560, 560, strength=0.5)
    glass = [(250, 210), (550, 210), (545, 340), (520, 450), (430, 590), (520, 730), (545, 850), (550, 990), (250, 990),
             (255, 850), (280, 730), (370, 590), (280, 450), (255, 340)]  # fmt: skip
    s.cut(c.light, lambda p: p.poly(glass), fade=0.1)
    s.cut(c.accent, lambda p: p.poly([(276, 430), (524, 430), (520, 452), (424, 590), (376, 590), (280, 452)]),
          lambda p: p.rect(394, 580, 12, 330), lambda p: p.blob([(262, 985), (330, 900), (400, 850), (470, 900), (538, 985)]), lift=3)  # fmt: skip
    for x, w, h in ((320, 44, 60), (370, 50, 100), (430, 46, 74), (480, 40, 50)):
        s.cut(c.ink, lambda p, x=x, w=w, h=h: m.house(p, x, 434, w, h), lift=3)  # type: ignore[misc]
    s.cut(c.middle, lambda p: p.rect(180, 150, 440, 64, round_by=18), lambda p: p.rect(180, 986, 440, 64, round_by=18),
          lambda p: p.rect(204, 200, 26, 800), lambda p: p.rect(570, 200, 26, 800), lift=12)  # fmt: skip
    s.hill(c.near, 1120, 20, phase=3)


def cactus_kite(s: Sheet) -> None:
    """A cactus flies a kite."""
    c = s.colours
    s.hill(c.far, 900, 60, phase=3.6)
    s.cut(c.light, lambda p: p.oval(180, 240, 84))
    s.cut(c.ink, lambda p: p.curve([(452, 700), (520, 560), (500, 420), (590, 300)], 4), lift=0)
    s.cut(c.accent, lambda p: p.poly(m.turned([(0, -150), (105, 0), (0, 170), (-105, 0)], 610, 260, 24)))
    s.cut(c.light, lambda p: p.poly(m.turned([(0, -150), (105, 0), (0, 0)], 610, 260, 24)), lift=0)
    s.cut(c.accent, lambda p: p.curve([(545, 410), (580, 480), (530, 540), (575, 610)], 10),
          lambda p: m.leaf(p, 560, 500, 60, 30), lambda p: m.leaf(p, 556, 580, 60, -30))  # fmt: skip
    s.hill(c.middle, 1010, 30, phase=1.6)
    s.cut(c.ink, lambda p: p.rect(255, 560, 120, 560, round_by=60), lambda p: p.line([(320, 900), (170, 900), (170, 760)], 78),
          lambda p: p.line([(320, 830), (452, 830), (452, 720)], 72))  # fmt: skip
    s.hill(c.near, 1120, 26, phase=5)


def whale_island(s: Sheet) -> None:
    """A whale carries trees and a house on its back."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(610, 250, 96))
    s.cut(mixed_cloud(s), lambda p: m.cloud(p, 190, 300, 84), lift=6)
    s.cut(c.accent, lambda p: m.tree(p, 290, 690, 300), lambda p: m.tree(p, 470, 690, 220))
    s.cut(c.near, lambda p: m.house(p, 388, 660, 92, 80), lift=6)
    s.cut(c.light, lambda p: p.rect(364, 600, 24, 30), lift=0)
    s.cut(c.ink, lambda p: p.blob([(70, 800), (120, 690), (280, 640), (470, 650), (590, 720), (660, 740), (700, 660),
                                   (640, 590), (730, 620), (790, 580), (760, 690), (720, 800), (600, 900), (380, 950), (160, 920)]))  # fmt: skip
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
    s.cut(c.light, lambda p: m.fish(p, 170, 190, 150, 6), lambda p: m.fish(p, 640, 190, 120, -14, -1),
          lambda p: m.fish(p, 640, 660, 170, 4, -1), lambda p: m.fish(p, 170, 690, 120, 10))  # fmt: skip
    for x, w, h, colour in (
        (60, 190, 190, c.far),
        (250, 170, 250, c.middle),
        (430, 190, 170, c.far),
        (610, 180, 270, c.middle),
        (780, 180, 180, c.far),
    ):
        s.cut(colour, lambda p, x=x, w=w, h=h: (m.house(p, x, 1220, w, h), p.rect(x - w / 2, 1000, w, 220)))  # type: ignore[misc]
    s.cut(
        c.light,
        *(
            lambda p, x=x, y=y: p.rect(x, y, 34, 46)
            for x, y in ((226, 1040), (590, 1020), (630, 1100), (400, 1120))
        ),
        lift=0,
    )  # type: ignore[misc]
    s.cut(c.ink, lambda p: m.cat(p, 430, 940, 130))


def bottle_ship(s: Sheet) -> None:
    """The sea and a ship are in the bottle; round it is only beach."""
    c = s.colours
    s.cut(c.light, lambda p: p.oval(640, 200, 80))
    s.cut(c.far, lambda p: p.rect(-20, 800, 840, 500), lift=12)
    s.cut(c.accent, lambda p: p.rect(345, 110, 110, 90, round_by=16))
    s.cut(mixed_cloud(s), lambda p: p.rect(350, 180, 100, 200), lambda p: p.rect(336, 176, 128, 34, round_by=14),
          lambda p: p.blob([(352, 340), (220, 470), (190, 640), (190, 1000), (240, 1060), (400, 1072), (560, 1060), (610, 1000),
                            (610, 640), (580, 470), (448, 340)]))  # fmt: skip
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
    s.cut(c.far, *(lambda p, y=y: p.curve([(110, y), (230, y - 24), (350, y + 6)], 7) for y in (950, 990, 1030)),
          *(lambda p, y=y: p.curve([(450, y + 6), (570, y - 24), (690, y)], 7) for y in (950, 990, 1030)), lift=0)  # type: ignore[misc]  # fmt: skip


def mask_moon(s: Sheet) -> None:
    """The moon holds a mask before its face."""
    c = s.colours
    s.stars(50, below=1000)
    s.glow(400, 520, 500, strength=0.7)
    s.cut(c.light, lambda p: p.oval(400, 520, 290))
    s.cut(
        mixed_cloud(s),
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
    s.cut(mixed_cloud(s), lambda p: m.cloud(p, 600, 250, 80), lift=6)
    s.hill(c.far, 900, 40, phase=1)
    s.cut(c.ink, lambda p: p.curve([(60, 1010), (300, 1030), (560, 1020), (660, 960), (690, 800)], 96),
          lambda p: p.line([(690, 800), (730, 660)], 12), lambda p: p.line([(670, 800), (650, 660)], 12),
          lambda p: p.oval(732, 652, 18), lambda p: p.oval(648, 652, 18))  # fmt: skip
    s.cut(c.accent, lambda p: p.oval(340, 720, 290))
    turns = [
        (340 + math.cos(t / 6) * (236 - t * 4.6), 720 + math.sin(t / 6) * (236 - t * 4.6)) for t in range(46)
    ]
    s.cut(c.middle, lambda p: p.line(turns, 34), lift=4)
    s.cut(c.light, lambda p: p.rect(120, 850, 70, 110, round_by=34), lambda p: p.oval(470, 560, 24), lambda p: p.oval(560, 700, 24),
          lambda p: p.oval(330, 520, 20), lift=2)  # fmt: skip
    s.hill(c.near, 1090, 24, phase=4)
