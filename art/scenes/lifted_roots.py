# SPDX-License-Identifier: GPL-3.0-or-later
"""The last tree has pulled up its feet, just out of reach of the axe."""

import math
import random

import bpy
import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

TREE = np.array((0.3, 0.6, 3.1))


def crown():
    """A round old head of leaves: few large lobes, and over them leaves by the hundred, darker below."""
    rng = random.Random(4)
    lobes = []
    for k in range(15):
        a, r = k * 2.4, 0.6 + 1.6 * math.sqrt(k / 15)
        at = np.array(
            (r * math.cos(a), 0.6 * r * math.sin(a), 3.1 + 0.8 * math.sin(k * 1.7) + 0.4 * (1 - r / 2.5))
        )
        lobes.append((at, rng.uniform(0.85, 1.2)))
    mass = Clay()
    for at, r in lobes:
        mass.add(ball(at, r), "#3f6238", 0.3)
    thing = kit.model(mass, (-4.2, -3, 0.6), (4.2, 3, 6.2), 110, clay(bump=1.0, grain=9, vary=0.25))
    kit.place(thing, TREE).name = "leaves"
    moulds = []
    for tone in ("#5c8446", "#7fa850", "#4c743e", "#94b85a", "#3a5c36"):
        blade = kit.sphere((0.2, 0.02, 0.12), clay(tone, bump=0.3), (0, 0, 0), 8)
        moulds.append(blade.data)
        bpy.data.objects.remove(blade)
    for _ in range(kit.detail(2600)):
        at, r = rng.choice(lobes)
        way = np.array([rng.gauss(0, 1) for _ in range(3)])
        way /= np.linalg.norm(way)
        spot = at + way * r * rng.uniform(0.98, 1.1)
        if any(np.linalg.norm(spot - c) < q * 0.93 for c, q in lobes):
            continue
        lit = way[2] + 0.4 * way[0] + rng.uniform(-0.5, 0.5)
        tone = (
            moulds[3]
            if lit > 0.9
            else moulds[1]
            if lit > 0.4
            else moulds[0]
            if lit > 0
            else moulds[2]
            if lit > -0.5
            else moulds[4]
        )
        turn = (rng.uniform(-50, 50), rng.uniform(-60, 60), rng.uniform(0, 360))
        size = rng.uniform(0.75, 1.25)
        kit.cast(tone, TREE + spot, turn, (0.24 * size, 0.035, 0.15 * size)).name = "leaf"
    for x, y, z in (
        (-2.4, -1.0, 3.4),
        (-1.6, -1.4, 2.2),
        (2.2, -1.2, 2.9),
        (2.9, -0.6, 1.6),
        (1.7, -1.6, 1.1),
        (-2.8, 0, 1.7),
    ):
        kit.place(kit.cast(moulds[1]), (x, y, z), (30 * x, 40 * z, 50), (0.2, 0.03, 0.12))


def trunk():
    """The trunk, and roots drawn up like knees under a skirt."""
    bark = "#5a4632"
    t = Clay().add(tube([(0, 0, 2.6), (0.1, 0, 1.2), (0, 0, 0.2)], [0.42, 0.5, 0.7]), bark)
    for k in range(9):
        a = math.tau * k / 9 + 0.2
        knee = (1.25 * math.cos(a), 0.85 * math.sin(a), 0.15 + 0.3 * math.sin(k * 2.1))
        foot = (0.75 * math.cos(a + 0.3), 0.55 * math.sin(a + 0.3), -0.95 - 0.2 * (k % 3))
        tip = (0.95 * math.cos(a + 0.5), 0.65 * math.sin(a + 0.5), -1.25 - 0.2 * (k % 2))
        t.add(
            tube(
                [(0.4 * math.cos(a), 0.4 * math.sin(a), 0.35), knee, foot, tip], [0.34, 0.24, 0.13, 0.05], 7
            ),
            bark,
            0.12,
        )
    for k in range(12):
        a = k * 0.52
        t.carve(
            tube(
                [
                    (0.62 * math.cos(a), 0.62 * math.sin(a), 0.3),
                    (0.46 * math.cos(a + 0.3), 0.46 * math.sin(a + 0.3), 2.5),
                ],
                [0.05, 0.05],
            ),
            0.06,
        )
    for side in (-1, 1):
        t.paint(
            tube(
                [(side * 0.12, -0.56, 1.35), (side * 0.22, -0.56, 1.28), (side * 0.33, -0.5, 1.35)],
                [0.02, 0.035, 0.02],
            ),
            "#2a1c12",
            0.015,
        )
    kit.place(
        kit.model(t, (-1.9, -1.5, -1.8), (1.9, 1.5, 2.8), 150, clay(bump=0.9, grain=8, vary=0.2)), TREE
    ).name = "trunk"
    earth = clay("#6b4a30", bump=0.6)
    rng = random.Random(6)
    for _ in range(26):
        kit.sphere(
            rng.uniform(0.02, 0.07),
            earth,
            tuple(TREE + (rng.uniform(-1.2, 1.2), rng.uniform(-0.8, 0.8), -1.4 - rng.uniform(0, 1.2))),
            10,
        )


def badgers():
    """Between the roots a badger family looks down, with bedding."""
    for x, s in ((-0.35, 1.0), (0.1, 0.75), (0.42, 0.6)):
        b = (
            Clay()
            .add(ball((0, 0, 0), (0.2, 0.2, 0.18)), "#4a4a4c")
            .add(limb((0, -0.1, -0.02), (0, -0.3, -0.08), 0.1, 0.05), "#e8e2d4", 0.05)
        )
        for side in (-1, 1):
            b.paint(limb((side * 0.07, -0.1, 0.1), (side * 0.08, -0.28, -0.02), 0.03), "#1c1c20", 0.01)
            b.add(ball((side * 0.13, 0.02, 0.15), 0.05), "#e8e2d4", 0.02)
        b.paint(ball((0, -0.34, -0.08), 0.035), "#141414", 0.01)
        kit.place(
            kit.model(b, (-0.35, -0.45, -0.3), (0.35, 0.3, 0.3), 50, clay(bump=0.6, grain=20)),
            TREE + (x, -0.55, -0.25),
            (24, 0, 0),
            1.15 * s,
        ).name = "head of a badger"
    kit.box((0.5, 0.3, 0.14), clay("#d8c8a4", bump=0.5), tuple(TREE + (-0.05, -0.6, -0.62)), (0, 6, 0), 0.05)


def field():
    """Stumps as far as one sees, and the hole where this one stood."""

    def ground(x, y):
        return (
            0.06 * np.sin(x * 0.9)
            + 0.05 * np.sin(y * 0.8)
            - 0.5 * np.exp(-((x - 0.5) ** 2 + (y - 0.6) ** 2) / 0.7)
        )

    kit.land(ground, (-16, 16), (-8, 40), clay("#7f8a58", bump=0.8, grain=5, vary=0.2), 150)
    rng = random.Random(9)
    for _ in range(46):
        x, y = rng.uniform(-9, 9), rng.uniform(-2, 26)
        if math.dist((x, y), (0.5, 0.6)) < 2.2 or (abs(x + 1.6) < 1.3 and y < 0):
            continue
        r = rng.uniform(0.3, 0.6)
        kit.place(
            kit.lathe(
                [(r * 1.25, 0), (r, 0.2), (r * 0.95, 0.5), (0.001, 0.52)],
                clay("#5a4632", bump=0.7, vary=0.2),
                24,
            ),
            (x, y, 0),
        )
        kit.place(
            kit.lathe([(0.001, 0), (r * 0.9, 0), (0.001, 0.02)], clay("#d8b888", bump=0.3), 24), (x, y, 0.52)
        )


def woodcutter():
    """Tall, thin, bearded; the axe lies on a stump, his hand goes up to the roots. He did not want this."""
    him = person(
        age=58,
        female=0,
        build="lanky",
        tall=3.05,
        height_heads=4.7,
        pose="at ease",
        expression="sad",
        look=Look(SKINS["peach"], nose=1.2, eye=1.1),
        hair="short",
        hair_colour="#8a6a4a",
        beard="full",
        hat=hats.woolly("#a83a2c"),
        clothes=[
            Garment("trousers", "#4a4436"),
            Garment("top", "#d0a860", "#9a3a2c", "checks", hem=0.06, braces="#2a2018"),
        ],
        shoes="#3a2a20",
        boot=3,
        reach={"left": (0.5, -0.95, 2.85)},
        look_at=(1.0, -2.0, 4.2),
    )
    kit.place(him.thing, (-1.55, -1.7, 0.02), (0, 0, 46))
    stump = kit.lathe(
        [(0.62, 0), (0.5, 0.2), (0.46, 0.6), (0.001, 0.62)], clay("#5a4632", bump=0.7, vary=0.2), 28
    )
    kit.place(stump, (-2.2, -2.7, 0))
    kit.place(
        kit.lathe([(0.001, 0), (0.44, 0), (0.001, 0.02)], clay("#d8b888", bump=0.3), 28), (-2.2, -2.7, 0.62)
    )
    kit.rope([(-2.1, -2.75, 0.72), (-0.85, -3.0, 0.1)], 0.055, surfaces.wood("#b08450", along="x"), 1)
    blade = paper.outline([(-0.1, 0.0), (0.12, 0.02), (0.2, 0.38), (-0.2, 0.38)], 2)
    steel = clay("#c4ccd0", rough=0.3, metal=0.6)
    paper.cutout(blade, steel, (-2.15, -2.78, 0.62), (0, -20, 0), 1.2, depth=0.08, bevel=0.02).name = "axe"


def paint(draft):
    """An evening clearing; moss light, one tree."""
    light.world("#cfe0b8", "#7a8a5a", 0.55)
    camera = stage.camera((0, -12.0, 2.6), (0.1, 0, 3.5), 41)
    sky.backdrop(
        sky.gradient([(0, "#7fb0a8"), (0.4, "#b4d0b4"), (0.75, "#f4e4b4"), (1, "#fbd08a")], 8, 0.14),
        70,
        camera,
    )
    field()
    crown()
    trunk()
    badgers()
    woodcutter()
    light.sun((52, 6, 48), 3.0, "#ffe8b0", 3)
    light.area((-7, -8, 5), (0, 0, 2), 5, 380, "#a8d0d0")
    light.area((0, 7, 7), (0, 0, 4), 4, 420, "#ffe0a0")
    return Finish(
        fog=Fog("#dfe0b0", 14, 44, 0.5), shadows="#1c3430", lights="#fff4d0", focus=("trunk",), vignette=0.16
    )
