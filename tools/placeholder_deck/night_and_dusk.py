"""Cards 1 to 6: night and dusk."""

from __future__ import annotations

from . import motifs as m
from .paper import Sheet, pale


def lantern_hill(s: Sheet) -> None:
    """A lantern larger than a house hangs over a hill."""
    c = s.colours
    s.stars(60, below=700)
    s.hill(c.far, 900, 60, phase=0.4)
    s.glow(400, 560, 520)
    s.cut(
        c.ink,
        lambda p: p.line([(400, -10), (400, 330)], 7),
        lambda p: p.rect(330, 320, 140, 30, round_by=12),
        lambda p: p.rect(330, 776, 140, 30, round_by=12),
    )
    s.cut(
        c.accent,
        lambda p: p.blob(
            [
                (340, 346),
                (250, 440),
                (226, 560),
                (250, 690),
                (340, 780),
                (460, 780),
                (550, 690),
                (574, 560),
                (550, 440),
                (460, 346),
            ]
        ),
    )
    s.cut(c.light, *(lambda p, x=x: p.oval(400, 562, x, 208) for x in (104,)), lift=4, shadow=0.2)
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
    s.cut(
        c.middle,
        lambda p: m.cloud(p, 300, 1030, 130),
        lambda p: m.cloud(p, 760, 1010, 130),
        lambda p: p.rect(-20, 1010, 840, 220),
        lift=16,
    )
    s.cut(
        c.near,
        lambda p: m.cloud(p, 90, 1130, 150),
        lambda p: m.cloud(p, 560, 1150, 170),
        lambda p: p.rect(-20, 1170, 840, 60),
        lift=16,
    )


def key_lake(s: Sheet) -> None:
    """A key as high as a tower stands in a lake, with lit windows."""
    c = s.colours
    s.stars(40, below=500)
    s.glow(400, 420, 480, strength=0.5)
    s.cut(c.far, lambda p: m.mountain(p, 150, 860, 560, 330), lambda p: m.mountain(p, 680, 860, 520, 260))
    s.cut(c.accent, lambda p: m.key(p, 400, 900, 780))
    s.cut(c.light, *(lambda p, y=y: p.rect(392, y, 16, 34, round_by=8) for y in (440, 540, 640)), lift=0)
    s.cut(c.middle, lambda p: p.rect(-20, 866, 840, 400), lift=12)
    for y, w in ((920, 150), (960, 110), (1005, 130), (1050, 70), (1100, 44)):
        s.cut(c.accent, lambda p, y=y, w=w: p.rect(400 - w / 2, y, w, 14, round_by=7), lift=0)
    s.cut(c.near, lambda p: p.blob([(-40, 1240), (-20, 1100), (140, 1080), (280, 1150), (340, 1240)]))
    s.cut(c.ink, lambda p: m.figure(p, 130, 1100, 110))


def door_field(s: Sheet) -> None:
    """A door stands open in a field; light falls out of it."""
    c = s.colours
    s.cut(pale(s), lambda p: m.cloud(p, 170, 230, 90), lambda p: m.cloud(p, 640, 330, 70), lift=6)
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


def balloon_house(s: Sheet) -> None:
    """Balloons carry a house away, with a ladder left behind."""
    c = s.colours
    s.cut(pale(s), lambda p: m.cloud(p, 120, 700, 80), lambda p: m.cloud(p, 700, 560, 80), lift=6)
    s.hill(c.far, 1010, 50, phase=5)
    bunch = [
        (400, 190, 92),
        (270, 240, 84),
        (530, 236, 86),
        (330, 360, 84),
        (470, 366, 86),
        (190, 340, 66),
        (612, 340, 68),
        (400, 470, 70),
    ]
    s.cut(c.ink, *(lambda p, b=b: p.line([(b[0], b[1]), (400, 700)], 3) for b in bunch), lift=0)
    shades = (c.accent, c.light, c.middle)
    for n, (x, y, r) in enumerate(bunch):
        s.cut(shades[n % 3], lambda p, x=x, y=y, r=r: p.oval(x, y, r, r * 1.15))
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
        s.cut(c.ink if n % 3 else c.light, lambda p, x=x, y=y: m.bird(p, x, y, 130, 62))
    s.hill(c.far, 1060, 30, phase=2)
    s.cut(c.accent, lambda p: m.umbrella(p, 400, 780, 270))
    s.cut(c.ink, lambda p: m.figure(p, 400, 1120, 220, hat=False))
    s.hill(c.near, 1140, 24, phase=4)
