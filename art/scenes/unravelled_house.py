# SPDX-License-Identifier: GPL-3.0-or-later
"""She leaves with one thread in her hand, and row by row the house leaves with her."""

import math

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import parlour, wool
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

HALF, DEEP, EAVES, RIDGE = 1.8, 3.0, 2.6, 4.3
SIZE, TURN, AT = 1.16, 27, (-0.3, 1.0, 0)
REDS = ("#d8341f", "#8a1418", "#f2c084", "#b8241a")
LOST = 0.92  # how steeply the edge of what is left rises to the right


def edge(x):
    """Up to where the front still stands at x."""
    return 2.72 + LOST * (x + 0.1)


def front(x, z):
    """Which stitch the front has at a place: wall, door, window frame, or none."""
    gable = RIDGE - (RIDGE - EAVES) * abs(x) / HALF
    if z > gable or z > edge(x) + 0.1 * math.sin(x * 9):
        return None
    if abs(x - 0.1) < 0.4 and z < 1.15:
        return 1 if abs(x - 0.1) < 0.3 and z < 1.05 else 2
    for cx, cz in ((1.15, 1.65), (-1.1, 0.8)):
        if abs(x - cx) < 0.28 and abs(z - cz) < 0.3:
            return None
        if abs(x - cx) < 0.5 and abs(z - cz) < 0.52:
            return 2
    return 3 if int(z / 0.2) % 6 == 5 else 0


def side(x, z):
    """The left wall, open towards the front."""
    return (
        None
        if z > 1.35 - 0.62 * x + 0.08 * math.sin(x * 8) or z > EAVES
        else (3 if int(z / 0.2) % 6 == 5 else 0)
    )


def roof(x, z):
    """What is left of the roof's left slope."""
    return None if x > -0.55 + 0.42 * z + 0.1 * math.sin(z * 7) else 1


def house():
    """Walls of stitches on a lining, and the room that has come to light."""
    moulds = [wool.stitch(colour) for colour in REDS]
    slope = math.degrees(math.atan2(HALF + 0.2, RIDGE - EAVES + 0.2))
    parts = wool.knitted(17, 21, moulds, front, width=0.213)
    parts += wool.knitted(14, 13, moulds, side, (-HALF, DEEP / 2, 0), (0, 0, -90), 0.213)
    parts += wool.knitted(16, 13, moulds, roof, (-HALF - 0.2, DEEP / 2, EAVES - 0.2), (-slope, 0, -90), 0.213)
    parts += wool.knitted(
        16, 13, moulds, lambda x, z: 1, (HALF + 0.25, DEEP / 2, EAVES - 0.2), (-slope, 0, 90), 0.213
    )
    lining = clay("#5e0f14", bump=0.4, grain=12)
    xs = np.linspace(-HALF, HALF, 40)
    top = [(x, min(RIDGE - (RIDGE - EAVES) * abs(x) / HALF, edge(x)) - 0.12) for x in xs]
    shape = paper.Polygon([(-HALF, 0), *top, (HALF, 0)]).buffer(0)
    for cx, cz in ((1.15, 1.65), (-1.1, 0.8)):
        shape = shape.difference(paper.rectangle(cx - 0.32, cz - 0.36, cx + 0.32, cz + 0.36))
    parts.append(paper.cutout(shape, lining, (0, 0.1, 0), depth=0.05))
    wall = [
        (-HALF + 0.08, 0, 0),
        (-HALF + 0.08, DEEP, 0),
        (-HALF + 0.08, DEEP, 2.0),
        (-HALF + 0.08, 0.05, 0.5),
    ]
    parts.append(kit.facets(wall, [(0, 1, 2, 3)], lining, 0))
    ridge = [
        (-HALF + 0.1, 2.2, EAVES),
        (-HALF + 0.1, DEEP, EAVES),
        (0, DEEP, RIDGE - 0.1),
        (0, 1.5, RIDGE - 0.1),
    ]
    parts.append(kit.facets(ridge, [(0, 1, 2, 3)], lining, 0))
    glow = clay("#f8bc70", bump=0.4, grain=10)
    parts.append(
        kit.facets(
            [(HALF, 0, 0), (HALF, DEEP, 0), (HALF, DEEP, EAVES), (HALF, 0, EAVES)], [(0, 1, 2, 3)], glow, 0
        )
    )
    gable = [(-HALF, DEEP, 0), (HALF, DEEP, 0), (HALF, DEEP, EAVES), (0, DEEP, RIDGE), (-HALF, DEEP, EAVES)]
    parts.append(kit.facets(gable, [(0, 1, 2, 3, 4)], glow, 0))
    right = [(HALF + 0.1, -0.1, EAVES), (HALF + 0.1, DEEP, EAVES), (0, DEEP, RIDGE), (0.15, -0.1, RIDGE)]
    parts.append(kit.facets(right, [(0, 1, 2, 3)], clay("#8a1418", bump=0.6, grain=12), 0))
    parts.append(kit.box((2 * HALF - 0.1, DEEP - 0.2, 0.08), clay("#7a2a18"), (0, DEEP / 2, 1.32)))
    parts += table((-0.98, 0.7, 1.5))
    return kit.group(parts, AT, (0, 0, TURN), SIZE)


def table(at):
    """Laid for four; of one plate only the yarn is left. It is tipped towards us, as on a stage."""
    wood, plate = clay("#8a3a1c", bump=0.4), clay("#fff0d0", emit=0.1)
    parts = [kit.box((1.25, 0.9, 0.05), wood, (0, 0, 0.42))]
    parts += [kit.box((0.06, 0.06, 0.42), wood, (dx, dy, 0)) for dx in (-0.55, 0.55) for dy in (-0.33, 0.33)]
    for dx, dy in ((0.4, -0.22), (0.42, 0.22), (-0.4, 0.24)):
        dish = kit.lathe([(0.001, 0), (0.1, 0.01), (0.17, 0.05), (0.001, 0.02)], plate, 24)
        parts.append(kit.place(dish, (dx, dy, 0.47)))
    yarn = clay("#c8281c", bump=0.5, grain=26)
    parts += [kit.place(kit.ring(r, 0.022, yarn, 30, 6), (-0.42, -0.2, 0.49)) for r in (0.07, 0.13)]
    parts.append(
        kit.rope([(-0.29, -0.2, 0.49), (-0.4, -0.4, 0.5), (-0.5, -0.5, 0.3), (-0.46, -0.6, 0.1)], 0.022, yarn)
    )
    parts.append(parlour.candle((0, 0, 0.47), 0.9, power=0))
    return [kit.group(parts, at, (20, 0, 0))]


def on_house(x, y, z):
    """Where a point of the house is on the stage."""
    a = math.radians(TURN)
    return np.array(AT) + SIZE * np.array(
        (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)
    )


def walker():
    """She walks off, the ball of wool in both arms; gives where the ball is."""
    her = person(
        age=41,
        female=1,
        build="broad",
        tall=2.75,
        height_heads=4.8,
        pose="walking",
        expression="sad",
        look=Look(SKINS["olive"], nose=1.2, eye=1.15),
        hair="long",
        hair_colour="#2a1614",
        hat=hats.headscarf("#f6c65e"),
        clothes=[
            Garment("trousers", "#3a2034"),
            Garment(
                "coat",
                "#4f4478",
                length=0.78,
                flare=0.3,
                belt="#2c2448",
                collar="turned",
                collar_colour="#6a5c98",
            ),
        ],
        shoes="#2a1420",
        reach={"left": (0.2, -0.56, 1.62), "right": (-0.2, -0.56, 1.52)},
        look_at=(-1.2, -3.0, 1.6),
    )
    kit.place(her.thing, (1.45, -4.1, -0.12), (0, 0, 62))
    return (her.hand("left") + her.hand("right")) / 2


def paint(draft):
    """A red evening; a straight line goes out of it."""
    light.world("#a05a6a", "#6a2a28", 0.5)
    camera = stage.camera((0, -15, 3.0), (0.1, 0, 3.05), 46)
    sky.backdrop(
        sky.gradient(
            [(0, "#5e2a5a"), (0.3, "#a04a5e"), (0.52, "#e08258"), (0.66, "#f6bc80"), (1, "#c85a3a")], 8, 0.15
        ),
        60,
        camera,
    )
    kit.land(
        lambda x, y: 0.06 * np.sin(x * 0.9 + y * 0.5) - 0.004 * y**2 - 0.05,
        (-14, 14),
        (-13, 12),
        clay("#6a1216", bump=0.6, grain=4, vary=0.2),
        120,
    )
    house()
    for p, power in (((-0.4, 1.0, 2.75), 330), ((0.9, 1.2, 1.0), 150), ((-1.0, 0.8, 0.9), 90)):
        light.bulb(on_house(*p), power, "#ffb45a", 0.15)
    light.bulb(on_house(-1.6, -0.7, 3.1), 34, "#ffc070", 0.2)
    hands = walker()
    wool.ball(hands + (0.02, -0.08, 0.02), 0.36, "#d8301f")
    yarn = clay("#d8301f", bump=0.5, grain=26, rough=0.95)
    start = on_house(-0.75, -0.08, edge(-0.75))
    wool.crimped(
        [start, start * 0.5 + hands * 0.5 + (0, -0.4, -0.18), hands + (-0.05, -0.2, 0.22)],
        0.035,
        yarn,
        wave=0.035,
        length=0.3,
    )
    for x in np.arange(-1.7, 0.95, 0.24):
        foot, z = on_house(x, -0.02, edge(x) - 0.12), 0.2 + 0.12 * math.sin(x * 11)
        kit.rope(
            [
                foot,
                foot + (-0.07, -0.03, z),
                foot + (0.1, -0.05, z + 0.1),
                foot + (0.22, 0, z * 0.5),
                foot + (0.26, 0, -0.05),
            ],
            0.05,
            yarn,
            5,
        )
    trail = [
        (-3.6, -3.4, 0),
        (-1.9, -4.4, 0),
        (-0.5, -5.2, 0),
        (0.3, -4.2, 0),
        (1.0, -5.4, 0),
        (2.6, -6.4, 0),
        (3.6, -6.2, 0),
    ]
    wool.crimped([(x, y, -0.02 - 0.004 * y**2) for x, y, _ in trail], 0.045, yarn, wave=0.09, length=0.34)
    light.area((-7, -7, 9), (-0.5, 0, 2.5), 3, 1700, "#ffb880")
    light.area((8, -6, 4), (1, -2, 1), 4, 420, "#a070d8")
    light.area((4.5, -9, 3), (1.5, -4, 1.8), 1.2, 55, "#ffd0a0", 60)
    light.area((3, 8, 6), (0, 0, 3), 4, 900, "#ff8a50")
    return Finish(fog=Fog("#e89060", 17, 40, 0.5), shadows="#2a0820", lights="#fff0c4", vignette=0.28)
