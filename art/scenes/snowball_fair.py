# SPDX-License-Identifier: GPL-3.0-or-later
"""The snowball has rolled up the whole fair, and the merry-go-round still turns."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball
from painter.finish import Finish, Fog
from painter.kit import HOME
from painter.materials import clay, lamp
from painter.motifs import plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.hands import hand
from painter.people.look import SKINS, Look
from painter.people.person import person

CENTRE, R = np.array((0.45, 1.6, 3.35)), 2.75
RED, CREAM, GOLD = "#d8402c", "#f8e8cc", "#f0b440"


def slope(x, y):
    """The hill falls from left to right."""
    return 0.75 - 0.26 * x + 0.08 * np.sin(y * 0.7) + 0.06 * np.sin(x * 1.1) - 0.03 * y


def out_of(direction, parts, size=1.0, sink=0.25):
    """Things that stick out of the ball: their z points away from its middle."""
    d = np.array(direction, float)
    d /= np.linalg.norm(d)
    tilt = math.degrees(math.acos(d[2]))
    turn = math.degrees(math.atan2(d[1], d[0]))
    return kit.group(parts, CENTRE + d * (R - sink), (0, tilt, turn), size)


def snowball():
    """As big as a church, lumpy, with the tracks it has rolled."""
    b = Clay().add(ball((0, 0, 0), R), "#eef2f8")
    rng = random.Random(5)
    for _ in range(26):
        v = np.array([rng.gauss(0, 1) for _ in range(3)])
        v = v / np.linalg.norm(v)
        b.add(ball(v * R * 0.86, rng.uniform(0.5, 0.9)), "#eef2f8", 0.35)
    snow = clay(bump=0.5, grain=3, vary=0.05, rough=0.95)
    kit.place(kit.model(b, (-3.6, -3.6, -3.6), (3.6, 3.6, 3.6), 120, snow), CENTRE).name = "snowball"


def roof(radius, low, top, tones, count=16):
    """A striped round roof with a scalloped edge."""
    parts = []
    a = np.linspace(0, math.tau, count + 1)
    for k in range(count):
        m = (a[k] + a[k + 1]) / 2
        ring = [(math.cos(t), math.sin(t)) for t in (a[k], m, a[k + 1])]
        corner = [(0, 0, top)] + [(radius * x, radius * y, low) for x, y in ring]
        corner += [(radius * 1.02 * ring[1][0], radius * 1.02 * ring[1][1], low - 0.22)]
        parts.append(
            kit.facets(corner, [(0, 1, 2), (0, 2, 3), (1, 4, 2), (2, 4, 3)], clay(tones[k % 2], bump=0.3), 0)
        )
    return parts


def horse(tone):
    """A wooden horse."""
    h = Clay().add(ball((0, 0, 0), (0.3, 0.12, 0.15)), tone)
    h.add(ball((0.28, 0, 0.2), (0.1, 0.08, 0.2), (0, 30, 0)), tone, 0.08)
    h.add(ball((0.4, 0, 0.34), (0.14, 0.07, 0.08), (0, 25, 0)), tone, 0.05)
    for x, lean in ((0.2, 0.12), (-0.2, -0.1)):
        h.add(ball((x + lean, 0, -0.22), (0.06, 0.06, 0.2), (0, -30 * np.sign(lean), 0)), tone, 0.05)
    h.add(ball((-0.34, 0, 0.02), (0.12, 0.05, 0.06), (0, 40, 0)), "#4a2c20", 0.04)
    h.add(ball((-0.02, 0, 0.13), (0.14, 0.13, 0.06)), RED, 0.02)
    return kit.model(h, (-0.6, -0.3, -0.5), (0.65, 0.3, 0.65), 54)


def carousel():
    """On top of the ball, lit, still turning: a striped roof, a ring of lamps, wooden horses."""
    parts = roof(1.5, 1.75, 2.65, (RED, CREAM))
    floor = [(0.001, 0), (1.45, 0), (1.45, 0.16), (0.001, 0.16)]
    parts.append(kit.lathe(floor, clay("#3f5a9a", bump=0.2), 48))
    parts.append(kit.lathe([(0.32, 0.1), (0.32, 1.8)], clay(GOLD, rough=0.4, emit=0.15), 24))
    parts.append(kit.sphere(0.16, lamp("#ffd27a", 5), (0, 0, 2.75), 16))
    for k in range(14):
        b = math.tau * k / 14
        parts.append(kit.sphere(0.07, lamp("#ffdc8a", 6), (1.46 * math.cos(b), 1.46 * math.sin(b), 1.68), 10))
    for k in range(7):
        b = math.tau * k / 7 + 0.2
        x, y, z = 1.08 * math.cos(b), 1.08 * math.sin(b), 0.75 + 0.12 * math.sin(3 * b)
        parts.append(kit.rope([(x, y, 0.1), (x, y, 1.75)], 0.035, clay(GOLD, rough=0.4), 1))
        tone = ("#fff4e4", "#c9683c", "#3a3038")[k % 3]
        parts.append(kit.place(horse(tone), (x, y, z), (0, 0, math.degrees(b) + 90), 1.05))
    out_of((-0.25, -0.2, 1), parts, 1.12, 0.2)
    light.bulb(tuple(CENTRE + (-0.7, -1.6, R + 1.2)), 120, "#ffb860", 0.3)
    light.bulb(tuple(CENTRE + (-0.6, -0.4, R + 1.3)), 60, "#ffb860", 0.2)


def rest_of_the_fair():
    """A tent, a parasol, flags; out of the back comes a hand that still holds out a ticket."""
    tent = [*roof(0.95, 0.95, 1.75, ("#3f6ab0", CREAM), 12)]
    tent.append(kit.lathe([(0.85, 0), (0.85, 1.0)], clay(CREAM, bump=0.3), 24))
    tent.append(kit.box((0.4, 0.1, 0.7), clay("#ffb84a", emit=0.4), (0, -0.84, 0), bevel=0.02))
    out_of((0.78, -0.35, 0.8), tent, 0.9, 0.3)
    shade = [
        kit.rope([(0, 0, -0.3), (0, 0, 1.1)], 0.06, clay("#6a4a34"), 1),
        *roof(0.8, 0.9, 1.3, (GOLD, "#e8702c"), 12),
    ]
    out_of((0.93, -0.45, 0.05), shade, 0.8, 0.2)
    for d, tone in (((0.3, -0.1, 1), RED), ((0.72, 0.1, 0.9), GOLD), ((-0.95, -0.2, 0.75), "#3f6ab0")):
        pole = kit.rope([(0, 0, -0.2), (0, 0, 1.3)], 0.045, clay("#6a4a34"), 1)
        flag = kit.facets([(0, 0, 1.3), (0, 0, 0.8), (0.8, 0.05, 1.05)], [(0, 1, 2)], clay(tone), 0)
        out_of(d, [pole, flag], 1.0, 0.1)
    drum = [kit.lathe([(0.001, 0), (0.5, 0), (0.5, 0.7), (0.001, 0.7)], clay(RED, bump=0.2), 36)]
    drum += [kit.place(kit.ring(0.5, 0.06, clay(GOLD, rough=0.4), 36, 8), (0, 0, z)) for z in (0.05, 0.7)]
    out_of((-0.28, -0.95, -0.12), drum, 0.9, 0.1)
    ticket = hand("holding", skin="tan", sleeve=RED)
    card = kit.box((0.4, 0.03, 0.26), clay("#fff4d8", emit=0.1), (0.02, -0.16, 1.0), bevel=0)
    out_of((0.55, -0.92, 0.05), [ticket, card], 0.66, 0.0)


def showman():
    """The owner runs after it in a tail coat, scarlet with rage, his fist in the air."""
    x, y = -1.4, -4.0
    him = person(
        age=56,
        female=0,
        build="stout",
        tall=2.9,
        height_heads=4.0,
        pose="shaking a fist",
        expression="furious",
        look=Look(SKINS["peach"], nose=1.4, eye=1.2, cheek=0.9),
        hair="ring",
        hair_colour="#3a2a24",
        beard="moustache",
        clothes=[
            Garment("trousers", "#e8d8b0"),
            Garment(
                "coat", "#b02a34", length=0.5, collar="lapel", collar_colour=GOLD, shirt=CREAM, buttons=GOLD
            ),
        ],
        shoes="#1c1420",
        reach={"right": (-0.8, -0.6, 2.85)},
        look_at=(1.2, -3, 2.4),
    )
    kit.place(him.thing, (x, y, float(slope(x, y)) - 0.05), (0, 0, 30))
    flown = hats.topper("#2a2440", RED, 0.5).make()
    kit.group(flown, (x - 0.45, y + 0.3, 4.95), (14, -34, 20), 0.78).name = "hat"


def children():
    """Before it two run and laugh; a girl pulls her brother along."""
    girl = person(
        age=10,
        female=1,
        build="average",
        tall=2.25,
        height_heads=4.0,
        pose="running",
        expression="laughing",
        look=Look(SKINS["brown"], eye=1.2),
        hair="ponytail",
        hair_colour="#1c1412",
        hat=hats.woolly(CREAM, RED),
        clothes=[Garment("trousers", "#3a3a6a"), Garment("coat", GOLD, length=0.35, buttons=CREAM)],
        scarf=RED,
        wind=(0, 1.5, 0),
    )
    kit.place(girl.thing, (1.65, -3.6, float(slope(1.65, -3.6))), (0, 0, 40))
    boy = person(
        age=6,
        female=0,
        build="round",
        tall=1.75,
        height_heads=3.8,
        pose="cheering",
        expression="laughing",
        look=Look(SKINS["brown"], eye=1.2),
        hair="curls",
        hair_colour="#1c1412",
        hat=hats.woolly("#3f6ab0", CREAM),
        clothes=[Garment("trousers", "#5a3a48"), Garment("coat", "#3f8a8a", length=0.3)],
    )
    kit.place(boy.thing, (0.45, -4.3, float(slope(0.45, -4.3))), (0, 0, 20))


def paint(draft):
    """A violet winter dusk; all the light and all the colours are in one ball."""
    light.world("#5a68b8", "#7a5a98", 0.42)
    camera = stage.camera((0.05, -13.4, 3.4), (0.05, 0, 3.75), 43)
    dusk = sky.gradient(
        [(0, "#27306e"), (0.4, "#5a55a0"), (0.62, "#c9789a"), (0.74, "#f6a880"), (1, "#f8c8a0")], 6, 0.1
    )
    sky.backdrop(sky.stars(dusk, 70, 3, down_to=0.45, size=1.4), 70, camera)
    snow = surfaces.plaster("#e4e8f4")
    kit.land(slope, (-20, 20), (-9, 34), snow, 130)
    rng = random.Random(9)
    fir = kit.mould(plants.pine("#33406a", "#8a94c8", 46))
    for _ in range(16):
        x, y = rng.uniform(-13, 13), rng.uniform(9, 22)
        kit.cast(fir, (x, y, float(slope(x, y)) - 0.2), HOME, rng.uniform(1.6, 2.8))
    snowball()
    carousel()
    rest_of_the_fair()
    showman()
    children()
    light.area((-7, -7, 6), (0, 0, 2.5), 2, 1250, "#ffc890")
    light.area((8, -6, 5), (0, 0, 3), 5, 330, "#6a78e0")
    light.area((1.0, -8.5, 3.6), (-1.2, -4, 3.0), 0.8, 70, "#ffc890", 60)
    light.area((3, 9, 6), (0, 1, 3), 3, 700, "#ff9a78")
    return Finish(fog=Fog("#b890b8", 17, 44, 0.5), shadows="#2a2668", lights="#fff0d8", vignette=0.18)
