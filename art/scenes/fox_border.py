# SPDX-License-Identifier: GPL-3.0-or-later
"""At the edge of the wood a fox stamps the passports."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, block, limb, rotation, tube
from painter.finish import Finish, Fog, Rays
from painter.materials import clay, lamp
from painter.motifs import animals
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

COUNTER = 2.15
WINDOW = (1.15, 0.0)
ORANGE = "#ee7a2a"


def trunk():
    """Wider than a house; bark in long ridges, roots like arms, and a square window cut into it."""
    tree = Clay().add(limb((1.25, 2.3, -1), (1.1, 2.5, 12), 2.75, 2.35), "#54432c")
    for k in range(11):
        a = math.pi * (1.02 + 0.096 * k)
        x, y = 1.25 + 2.75 * math.cos(a), 2.3 + 2.75 * math.sin(a)
        tree.add(
            tube([(x, y, 9), (x, y - 0.05, 4), (x * 1.03, y - 0.1, 0.8)], [0.16, 0.2, 0.28]), "#463a28", 0.12
        )
    for x, y, reach in ((-2.1, -0.6, -0.9), (-0.6, -1.3, -0.4), (2.6, -1.5, 0.5), (4.2, -0.4, 0.9)):
        tree.add(
            tube([(0.6 * x + 0.6, 0.4, 1.3), (x, y, 0.3), (x + reach, y - 0.5, -0.1)], [0.5, 0.3, 0.12]),
            "#4a3c28",
            0.2,
        )
    for k in range(9):
        tree.paint(
            ball((-1.2 + 0.55 * k, -0.3 + 0.1 * (k - 4) ** 2 * 0.3, 0.5), (0.5, 0.9, 0.4)), "#5f7a3a", 0.2
        )
    tree.carve(block((WINDOW[0], 0.2, COUNTER + 1.25), (1.3, 1.9, 1.25), 0.1), 0.03, "#3a2c1c")
    kit.model(
        tree, (-3.6, -2.4, -0.4), (5.6, 3.2, 9.6), 150, clay(bump=0.8, grain=6, vary=0.2)
    ).name = "trunk"
    wood = surfaces.wood("#8a6434", along="x")
    kit.box((3.0, 1.2, 0.16), wood, (WINDOW[0], -0.75, COUNTER - 0.1), bevel=0.05)
    for x in (-1.38, 1.38):
        kit.box((0.2, 0.3, 2.7), wood, (WINDOW[0] + x, -0.5, COUNTER), bevel=0.05)
    kit.box((3.2, 0.5, 0.22), wood, (WINDOW[0], -0.5, COUNTER + 2.6), bevel=0.06)


def office():
    """Lamplight, and the shelf of what had to be given up: a mower, an axe, a pot."""
    kit.box((3, 0.1, 3), clay("#c8782c", emit=0.3), (WINDOW[0], 1.9, COUNTER - 0.1), bevel=0)
    kit.box((2.5, 0.4, 0.08), clay("#54381c"), (WINDOW[0], 1.6, COUNTER + 1.5), bevel=0.02)
    iron, red = clay("#2f3a34", rough=0.4), clay("#8a3a1c", bump=0.3)
    z, y = COUNTER + 1.58, 1.45
    pot = kit.lathe([(0.001, 0), (0.24, 0.02), (0.28, 0.2), (0.24, 0.36), (0.28, 0.38)], iron, 30)
    kit.place(pot, (WINDOW[0] - 0.85, y, z))
    kit.rope([(WINDOW[0] - 0.3, y, z), (WINDOW[0] - 0.2, y, z + 0.8)], 0.04, clay("#a8743e"), 1)
    kit.box((0.34, 0.06, 0.26), iron, (WINDOW[0] - 0.12, y, z + 0.56), (0, 8, 0), 0.02)
    kit.box((0.5, 0.3, 0.2), red, (WINDOW[0] + 0.65, y, z + 0.08), bevel=0.04)
    kit.rope([(WINDOW[0] + 0.85, y, z + 0.2), (WINDOW[0] + 1.15, y, z + 0.75)], 0.03, iron, 1)
    for x in (0.45, 0.85):
        kit.place(kit.ring(0.1, 0.04, iron, 20, 6), (WINDOW[0] + x, y - 0.16, z + 0.1), (90, 0, 0))
    kit.sphere(0.13, lamp("#ffd890", 6), (WINDOW[0] + 0.6, 0.2, COUNTER + 2.25), 20)
    light.bulb((WINDOW[0] + 0.35, -0.2, COUNTER + 2.1), 120, "#ffb060", 0.15)


def officer():
    """Cap straight, stamp in one paw; with the other it holds the cheese as far away as it can."""
    fox = animals.fox("sitting", look=-50)
    at = (WINDOW[0] + 0.1, 0.4, COUNTER - 0.75)
    kit.place(fox, at, (0, 0, -8), 2.3)
    fox.name = "face of the fox"
    top = at[2] + 2.42
    cloth = clay("#2f7a58", bump=0.3, grain=20)
    cap = [kit.lathe([(0.42, 0), (0.44, 0.14), (0.56, 0.3), (0.5, 0.38), (0.001, 0.4)], cloth, 40)]
    cap.append(kit.sphere((0.42, 0.36, 0.04), clay("#16221c", rough=0.3), (-0.1, -0.34, 0.02), 24))
    cap.append(kit.sphere(0.08, clay("#f4d27a", rough=0.3), (0, -0.5, 0.2), 14))
    kit.group(cap, (at[0] - 0.2, at[1] - 0.62, top + 0.06), (6, -4, -58), 0.66).name = "cap"
    arms = Clay().add(
        tube([(1.75, 0.1, 3.0), (2.1, -0.6, 2.95), (2.55, -1.15, 3.25)], [0.16, 0.14, 0.12]), "#c85f28"
    )
    arms.add(ball((2.6, -1.22, 3.3), (0.15, 0.14, 0.13)), "#35211d", 0.05)
    arms.add(tube([(1.0, -0.1, 2.9), (0.75, -0.6, 2.75), (0.6, -0.85, 2.55)], [0.15, 0.13, 0.12]), "#c85f28")
    arms.add(ball((0.58, -0.9, 2.5), (0.14, 0.14, 0.12)), "#35211d", 0.05)
    kit.model(arms, (0.2, -1.6, 2.1), (3, 0.5, 3.7), 100, surfaces.fur()).name = "hand paw"
    kit.rope([(0.58, -0.92, 2.6), (0.58, -0.92, 2.3)], 0.06, clay("#3a2c1c"), 1)
    kit.box((0.26, 0.2, 0.1), clay("#3a2c1c"), (0.58, -0.92, COUNTER + 0.06), bevel=0.03)
    wedge = paper.outline([(0, 0), (0.62, 0.02), (0.58, 0.32)], 1)
    holes = [paper.Point(x, z).buffer(0.05) for x, z in ((0.42, 0.12), (0.52, 0.22), (0.28, 0.08))]
    for hole in holes:
        wedge = wedge.difference(hole)
    paper.cutout(
        wedge, clay("#f4c84a", bump=0.2), (2.25, -1.35, 3.42), (0, 10, 0), depth=0.3, bevel=0.03
    ).name = "cheese"
    for k in range(3):
        waft = [
            (2.5 + 0.2 * k, -1.35, 3.9),
            (2.58 + 0.2 * k, -1.35, 4.1),
            (2.46 + 0.2 * k, -1.35, 4.3),
            (2.56 + 0.2 * k, -1.35, 4.5),
        ]
        kit.rope(waft, 0.025, clay("#b8c878", emit=0.2), 6)
    return np.array((at[0] - 0.4, at[1] - 0.7, at[2] + 2.1))


def family(eye):
    """A girl on her suitcase holds up a leaf, eye to eye; behind her, her father and too much luggage."""
    at, turn = np.array((-1.1, -1.15, 0.95)), 92
    own = rotation((0, 0, -turn)) @ (eye - at)
    her = person(
        age=6,
        female=1,
        build="slight",
        tall=2.05,
        height_heads=3.9,
        pose="reaching up",
        expression="proud",
        look=Look(SKINS["tan"], eye=1.25, freckles=0.6),
        hair="braids",
        hair_colour="#3a2414",
        clothes=[Garment("dress", ORANGE, length=0.5, flare=0.4, collar="round", collar_colour="#f4e8c8")],
        reach={"right": (-0.1, -0.75, 1.75), "left": (0.3, -0.4, 0.95)},
        look_at=own,
    )
    kit.place(her.thing, at, (0, 0, turn))
    hand = her.hand("right")
    blade = paper.outline([(0, 0), (0.22, 0.16), (0.26, 0.42), (0, 0.75), (-0.26, 0.42), (-0.22, 0.16)], 6)
    leaf = paper.cutout(
        blade,
        clay("#a8c84a", bump=0.3, emit=0.12),
        (hand[0] + 0.05, hand[1] - 0.1, hand[2]),
        (0, 12, 0),
        depth=0.03,
    )
    leaf.name = "leaf"
    brown = clay("#7a4a24", bump=0.4, grain=10, vary=0.15)
    kit.box((1.25, 0.8, 0.95), brown, (-1.1, -1.2, 0), (0, 0, 8), 0.08)
    place, facing = np.array((-2.75, -0.75, 0)), 78
    him = person(
        age=39,
        female=0,
        build="round",
        tall=3.15,
        height_heads=4.7,
        pose="carrying",
        expression="worried",
        look=Look(SKINS["brown"], nose=1.2, eye=1.2, glasses="#c8a04a"),
        hair="short",
        hair_colour="#1c1412",
        beard="short",
        clothes=[Garment("trousers", "#4a4a2c"), Garment("top", "#7d9a4e", collar="turned", hem=0.2)],
        rucksack="#8a5a2c",
        look_at=rotation((0, 0, -facing)) @ (eye - place),
    )
    kit.place(him.thing, place, (0, 0, facing))
    hold = (him.hand("left") + him.hand("right")) / 2
    for k, (w, tone) in enumerate(((0.85, "#8a5a2c"), (0.7, "#5f6a34"), (0.5, "#a8743e"))):
        kit.box(
            (w, 0.7, 0.42),
            clay(tone, bump=0.4, vary=0.1),
            (hold[0] + 0.1, hold[1], hold[2] - 0.4 + 0.4 * k),
            (0, 0, 9 * k),
            0.06,
        )


def wood():
    """Moss, ferns, dark trunks behind, shafts of light."""
    kit.land(
        lambda x, y: 0.08 * np.sin(x * 1.1) * np.sin(y * 0.8 + 1),
        (-16, 16),
        (-9, 24),
        clay("#5f7a3a", bump=0.8, grain=8, vary=0.25),
        90,
    )
    rng = random.Random(7)
    for _ in range(14):
        x, y = rng.uniform(-11, 12), rng.uniform(6, 17)
        bark = clay(rng.choice(("#2c4434", "#35523a", "#263c30")), bump=0.5)
        kit.rope([(x, y, -0.5), (x + rng.uniform(-0.4, 0.4), y, 14)], rng.uniform(0.35, 0.8), bark, 2)


def paint(draft):
    """Under leaves: moss light in shafts, and one lamp in the tree."""
    light.world("#8fae6a", "#3a4a30", 0.42)
    camera = stage.camera((-0.9, -12.5, 3.3), (-0.05, 0, 3.25), 40.5)
    sky.backdrop(sky.gradient([(0, "#3f6a44"), (0.5, "#6f9658"), (1, "#a8c070")], 4, 0.14), 60, camera)
    wood()
    trunk()
    office()
    family(officer())
    light.area((-6, -7, 8), (-0.5, -1, 2), 2.5, 1200, "#f4f0b8")
    light.area((7, -7, 3), (1, 0, 2), 4, 190, "#7fb8a8")
    light.area((-4, 6, 8), (-1, -1, 2), 2, 450, "#ffe0a0")
    return Finish(
        fog=Fog("#7f9f5a", 14, 32, 0.55), rays=Rays("#e8f0b0", 0.3, 0.35), shadows="#0f2018", lights="#fff4d0",
        focus=("leaf", "cheese", "cap"), vignette=0.26,
    )  # fmt: skip
