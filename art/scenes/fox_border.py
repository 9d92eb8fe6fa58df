# SPDX-License-Identifier: GPL-3.0-or-later
"""At the edge of the wood a fox stamps the passports."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, block, limb, rotation, tube
from painter.colour import linear
from painter.finish import Finish, Fog, Rays
from painter.materials import clay, lamp
from painter.motifs import animals
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

COUNTER = 2.15
WINDOW = (1.15, 0.0)
ORANGE = "#ee7a2a"
PINCH = Arm((0.2, -0.7, 0.3), (0.8, 0.2, -0.8), palm=(-1, 0, 0), curl=0.6, thumb=0.5)


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
    """Cap straight, stamp in one paw; between it and the traveller lies a cheese with mould on it."""
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
    arms = Clay()
    for side, x, tip in ((-1, 0.98, (0.72, -0.95, COUNTER + 0.3)), (1, 1.55, (1.85, -0.95, COUNTER + 0.2))):
        arms.add(tube([(x, 0.15, 2.85), (x + 0.2 * side, -0.5, 2.62), tip], [0.24, 0.19, 0.15]), "#c85f28")
        arms.add(ball(np.array(tip) + (0, -0.08, -0.02), (0.19, 0.2, 0.15)), "#35211d", 0.06)
    kit.model(arms, (0.2, -1.5, 2.0), (2.5, 0.6, 3.3), 100, surfaces.fur(None)).name = "hand paw"
    kit.rope([(0.72, -1.1, COUNTER + 0.5), (0.72, -1.1, COUNTER + 0.12)], 0.09, clay("#3a2c1c"), 1)
    kit.box((0.36, 0.28, 0.14), clay("#7a2c1c"), (0.72, -1.1, COUNTER + 0.06), bevel=0.03).name = "stamp"
    wedge = paper.outline([(-0.5, 0), (0.5, 0.0), (0.5, 0.46)], 1)
    for x, z, r in ((0.3, 0.14, 0.08), (0.4, 0.32, 0.055), (0.02, 0.08, 0.06)):
        wedge = wedge.difference(paper.Point(x, z).buffer(r))
    rind = clay("#f4cc4a", bump=0.25, emit=0.08)
    paper.cutout(wedge, rind, (0.05, -1.05, COUNTER + 0.07), depth=0.42, bevel=0.03).name = "cheese"
    mould = clay("#7fa06a", bump=0.6)
    for x, z in ((0.35, 0.36), (0.1, 0.2), (0.42, 0.1)):
        kit.sphere((0.09, 0.05, 0.06), mould, (0.05 + x, -1.28, COUNTER + 0.07 + z), 12).name = "mould"
    return np.array((at[0] - 0.4, at[1] - 0.7, at[2] + 2.1))


def traveller(eye):
    """A girl on her suitcases holds up a leaf as a passport, and her nose: the cheese is hers all the same."""
    at, turn = np.array((-1.15, -1.9, 0.92)), 18
    inside = rotation((0, 0, -turn))
    her = person(
        age=8,
        female=1,
        build="slight",
        tall=2.75,
        height_heads=3.9,
        pose=replace(POSES["at ease"], left=PINCH),
        expression="disgusted",
        look=Look(SKINS["tan"], eye=1.2, freckles=0.6),
        hair="braids",
        hair_colour="#3a2414",
        clothes=[Garment("dress", ORANGE, length=0.55, flare=0.4, collar="round", collar_colour="#f4e8c8")],
        reach={"left": inside @ (eye * 0.55 + (-0.6, -1.9, 1.55) - at)},
        look_at=inside @ (np.array((1.6, -7.0, 3.0)) - at),
    )
    kit.place(her.thing, at, (0, 0, turn))
    hand = her.hand("left")
    n = 9
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(0, 1, 14), indexing="ij")
    wide = 0.42 * np.sin(np.pi * v**0.8) ** 0.7 + 0.01
    blade = np.stack([u * wide, 0.12 * u**2 - 0.2 * v**2, 1.05 * v], -1)
    vein = 0.75 + 0.25 * np.clip(np.abs(u) * 6, 0, 1)
    paint = np.array(linear("#4a7a34")) * vein[..., None]
    leaf = kit.sheet(blade, surfaces.paper(None), paint)
    kit.place(leaf, hand + (0.0, -0.05, 0.02), (0, 8, -20), 0.62).name = "leaf"
    for size, tone, x, y, z, spin in (
        ((1.5, 0.9, 0.95), "#7a4a24", -1.25, -1.6, 0, 8),
        ((1.0, 0.8, 0.7), "#5f6a34", -2.35, -0.9, 0, -6),
        ((0.8, 0.7, 0.5), "#a8743e", -2.3, -0.9, 0.7, 12),
        ((0.6, 0.55, 0.4), "#8a3a2c", -2.35, -0.9, 1.2, -10),
    ):
        kit.box(
            size, clay(tone, bump=0.4, grain=10, vary=0.15), (x, y, z), (0, 0, spin), 0.09
        ).name = "suitcase"
        for dx in (-0.3, 0.3):
            belt = clay("#3a2418", bump=0.3)
            kit.box(
                (0.09, size[1] + 0.03, size[2] + 0.02), belt, (x + dx * size[0], y, z), (0, 0, spin), 0.02
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
    camera = stage.camera((-0.3, -11.2, 3.3), (0.05, 0, 3.0), 45)
    sky.backdrop(sky.gradient([(0, "#3f6a44"), (0.5, "#6f9658"), (1, "#a8c070")], 4, 0.14), 60, camera)
    wood()
    trunk()
    office()
    traveller(officer())
    light.area((-6, -7, 8), (-0.5, -1, 2), 2.5, 1200, "#f4f0b8")
    light.area((-3, -8, 4.2), (-1.1, -1.9, 3.0), 1.5, 70, "#ffe8c0", 60)
    light.area((7, -7, 3), (1, 0, 2), 4, 190, "#7fb8a8")
    light.area((-4, 6, 8), (-1, -1, 2), 2, 450, "#ffe0a0")
    return Finish(
        fog=Fog("#7f9f5a", 14, 32, 0.55), rays=Rays("#e8f0b0", 0.3, 0.35), shadows="#0f2018", lights="#fff4d0",
        focus=("leaf", "cheese", "cap", "stamp"), vignette=0.26,
    )  # fmt: skip
