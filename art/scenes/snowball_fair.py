# SPDX-License-Identifier: GPL-3.0-or-later
"""The snowball has rolled up the whole fair, and the merry-go-round still turns."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball
from painter.finish import Finish, Fog
from painter.kit import HOME
from painter.materials import clay, lamp
from painter.motifs import figures, plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.hands import hand
from painter.people.look import SKINS, Look
from painter.people.person import person

CENTRE, R = np.array((0.6, 1.4, 4.35)), 2.75


def slope(x, y):
    """The hill falls from left to right."""
    return 1.9 - 0.32 * x + 0.1 * np.sin(y * 0.7) + 0.08 * np.sin(x * 1.1) - 0.03 * y


def out_of(direction, parts, size=1.0, sink=0.25):
    """Things that stick out of the ball: their z points away from its middle."""
    d = np.array(direction, float)
    d /= np.linalg.norm(d)
    tilt = math.degrees(math.acos(d[2]))
    turn = math.degrees(math.atan2(d[1], d[0]))
    return kit.group(parts, CENTRE + d * (R - sink), (0, tilt, turn), size)


def snowball():
    """As big as a church, lumpy, with the tracks it has rolled."""
    b = Clay().add(ball((0, 0, 0), R), "#f2f6f8")
    rng = random.Random(5)
    for _ in range(60):
        v = np.array([rng.gauss(0, 1) for _ in range(3)])
        v = v / np.linalg.norm(v)
        b.add(ball(v * R * 0.93, rng.uniform(0.3, 0.65)), "#eef3f6", 0.3)
    thing = kit.model(
        b, (-3.5, -3.5, -3.5), (3.5, 3.5, 3.5), 120, clay(bump=0.7, grain=5, vary=0.06, rough=0.95)
    )
    kit.place(thing, CENTRE).name = "snowball"


def carousel():
    """Still lit, still turning, on the upper left: a striped roof and wooden horses with riders who do not mind."""
    parts = []
    a = np.linspace(0, math.tau, 25)
    for k in range(24):
        tone = "#e8602c" if k % 2 else "#f6ecd8"
        corner = [
            (0, 0, 1.75),
            (1.2 * math.cos(a[k]), 1.2 * math.sin(a[k]), 1.2),
            (1.2 * math.cos(a[k + 1]), 1.2 * math.sin(a[k + 1]), 1.2),
        ]
        parts.append(kit.facets(corner, [(0, 1, 2)], clay(tone, bump=0.3), 0))
    parts.append(
        kit.place(kit.lathe([(0.001, 0), (1.15, 0), (1.15, 0.12), (0.001, 0.12)], clay("#7f95ab"), 48))
    )
    parts.append(kit.rope([(0, 0, 0), (0, 0, 1.8)], 0.12, clay("#f0c060", rough=0.4), 1))
    parts.append(kit.sphere(0.12, lamp("#ffd27a", 5), (0, 0, 1.9), 16))
    for k in range(6):
        b = math.tau * k / 6
        x, y, z = 0.85 * math.cos(b), 0.85 * math.sin(b), 0.5 + 0.12 * math.sin(2 * b)
        parts.append(kit.rope([(x, y, 0.1), (x, y, 1.25)], 0.025, clay("#f0c060"), 1))
        horse = Clay().add(ball((0, 0, 0), (0.26, 0.11, 0.13)), ("#f6f0e4", "#5a4a48", "#c9805a")[k % 3])
        horse.add(
            ball((0.26, 0, 0.2), (0.1, 0.07, 0.16), (0, 30, 0)),
            ("#f6f0e4", "#5a4a48", "#c9805a")[k % 3],
            0.06,
        )
        horse.add(ball((0.36, 0, 0.3), (0.12, 0.06, 0.07)), ("#f6f0e4", "#5a4a48", "#c9805a")[k % 3], 0.04)
        horse.add(ball((-0.02, 0, 0.25), (0.1, 0.09, 0.18)), "#e8602c", 0.02).add(
            ball((-0.02, 0, 0.5), 0.09), "#d8a888", 0.02
        )
        parts.append(
            kit.place(
                kit.model(horse, (-0.45, -0.25, -0.25), (0.55, 0.25, 0.7), 44),
                (x, y, z),
                (0, 0, math.degrees(b) + 90),
            )
        )
    out_of((-0.62, -0.62, 0.72), parts, 1.25, 0.35)
    at = CENTRE + np.array((-0.5, -0.5, 0.6)) * (R + 1.4)
    light.bulb(tuple(at + (0, -0.8, 0)), 45, "#ffc870", 0.3)


def rest_of_the_fair():
    """A tent, a parasol, flags, a booth, boots; out of the back comes a hand that still holds out a ticket."""
    tent = [kit.place(kit.lathe([(0.95, 0), (0.85, 0.7), (0.001, 1.6)], clay("#7f95ab", bump=0.3), 12), HOME)]
    for k in range(6):
        b = math.tau * k / 6
        tent.append(
            kit.rope(
                [
                    (0.93 * math.cos(b), 0.93 * math.sin(b), 0.0),
                    (0.84 * math.cos(b), 0.84 * math.sin(b), 0.7),
                    (0, 0, 1.62),
                ],
                0.05,
                clay("#f6ecd8"),
                2,
            )
        )
    out_of((0.75, -0.35, 0.65), tent, 1.0, 0.3)
    shade = [
        kit.rope([(0, 0, -0.3), (0, 0, 1.2)], 0.05, clay("#8a6a50"), 1),
        kit.place(kit.lathe([(0.75, 1.0), (0.4, 1.25), (0.001, 1.35)], clay("#f0c060", bump=0.3), 10), HOME),
    ]
    out_of((0.15, -0.75, 0.85), shade, 0.9)
    for d, tone in (
        ((-0.1, -0.3, 1), "#e8602c"),
        ((0.35, 0.1, 1), "#f0c060"),
        ((-0.95, -0.1, 0.25), "#7f95ab"),
    ):
        flag = [
            kit.rope([(0, 0, -0.2), (0, 0, 1.1)], 0.035, clay("#8a6a50"), 1),
            kit.facets([(0, 0, 1.1), (0, 0, 0.75), (0.6, 0.05, 0.95)], [(0, 1, 2)], clay(tone), 0),
        ]
        out_of(d, flag)
    for d, tone in (
        ((0.55, -0.85, -0.1), "#5a3a2c"),
        ((-0.35, -0.95, -0.25), "#8a3a2c"),
        ((0.95, -0.3, -0.15), "#3f4a66"),
    ):
        boot = (
            Clay()
            .add(ball((0, 0, 0.3), (0.16, 0.16, 0.4)), tone)
            .add(ball((0.16, 0, 0.68), (0.3, 0.15, 0.13)), tone, 0.08)
        )
        out_of(d, [kit.model(boot, (-0.4, -0.4, -0.2), (0.6, 0.4, 0.95), 44)], 0.95)
    ticket = hand("holding", skin="peach", sleeve="#e8602c")
    out_of(
        (0.98, -0.25, 0.3),
        [ticket, kit.box((0.3, 0.02, 0.18), clay("#fff4d8"), (0.02, -0.12, 1.0), bevel=0)],
        0.5,
        0.1,
    )


def children():
    """They run before and after it and laugh; a girl pulls her brother along."""
    girl = person(
        age=10,
        female=1,
        build="slight",
        tall=2.35,
        height_heads=4.1,
        pose="running",
        expression="laughing",
        look=Look(SKINS["brown"], eye=1.15),
        hair="long",
        hair_colour="#1c1412",
        hat=hats.woolly("#f6ecd8", "#e8602c"),
        clothes=[Garment("trousers", "#3f4f6a"), Garment("coat", "#7f95ab", length=0.35, buttons="#f6ecd8")],
        scarf="#e8602c",
        reach={"right": (-0.9, 0.35, 1.25)},
        wind=(0, 1.5, 0),
    )
    kit.place(girl.thing, (0.35, -3.6, float(slope(0.35, -3.6))), (0, 0, 62))
    boy = person(
        age=6,
        female=0,
        build="round",
        tall=1.8,
        height_heads=3.8,
        pose="running",
        expression="laughing",
        look=Look(SKINS["brown"], eye=1.15),
        hair="curls",
        hair_colour="#1c1412",
        hat=hats.cap("#8a3a2c"),
        clothes=[Garment("trousers", "#5a4a48"), Garment("coat", "#e8602c", length=0.3)],
        reach={"left": (0.75, -0.35, 1.15)},
    )
    kit.place(boy.thing, (-1.3, -3.75, float(slope(-1.3, -3.75))), (0, 0, 66))
    for k, (x, y) in enumerate(((3.4, -2.4), (-3.6, 0.2), (4.3, 1.5), (-3.0, -2.2))):
        far = figures.figure(
            "small child",
            "running",
            ("jumper", "red coat", "overalls", "raincoat")[k],
            skin=("peach", "tan", "ebony", "olive")[k],
        )
        kit.place(far, (x, y, float(slope(x, y))), (0, 0, 60 + 10 * k), 1.7)


def paint(draft):
    """Snow by day, all the colours in one ball."""
    light.world("#eef4fa", "#c8d6e4", 0.7)
    camera = stage.camera((0.1, -13.2, 3.6), (0.15, 0, 3.7), 42)
    sky.backdrop(sky.gradient([(0, "#a8bed2"), (0.5, "#cddbe6"), (1, "#eef3f5")], 6, 0.12), 70, camera)
    kit.land(slope, (-20, 20), (-9, 34), clay("#ecf2f6", bump=0.5, grain=6, vary=0.06), 130)
    rng = random.Random(9)
    fir = kit.mould(plants.pine("#4f6c78", "#f4fafc", 46))
    for _ in range(16):
        x, y = rng.uniform(-13, 13), rng.uniform(9, 22)
        kit.cast(fir, (x, y, float(slope(x, y)) - 0.2), HOME, rng.uniform(1.6, 2.8))
    snowball()
    carousel()
    rest_of_the_fair()
    children()
    light.area((-7, -8, 10), (0, 0, 3), 4, 1500, "#fff2e0")
    light.area((8, -6, 4), (0, 0, 3), 5, 360, "#9fb8e4")
    return Finish(fog=Fog("#e2eaf0", 17, 44, 0.5), shadows="#45557f", lights="#fffaf0", vignette=0.12)
