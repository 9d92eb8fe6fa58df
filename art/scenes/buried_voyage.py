# SPDX-License-Identifier: GPL-3.0-or-later
"""Only the mast shows above the sand. Below, the ship sails on."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, limb
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

COBALT = "#1f4fb4"
TOP = 1.2
MAST = 0.35


def strata():
    """The cut through the desert: beds of sand that run like a sea round the hull, darker with depth."""
    tones = ("#d9a83a", "#c8932c", "#b98226", "#a87220", "#96631d", "#85551a", "#744817", "#643d15")
    x = np.linspace(-9, 9, 90)
    for k, tone in enumerate(tones):
        z = TOP - 0.35 - 1.28 * k
        swell = 0.16 * np.sin(x * 0.9 + 1.3 * k) + 0.3 * np.exp(-((x - 0.2) ** 2) / 9) * math.sin(0.9 * k)
        line = list(zip(x, z + swell + (0.46 if k == 0 else 0), strict=True))
        shape = paper.outline([*line, (9, -12), (-9, -12)], 1)
        sand = clay(tone, bump=0.7, grain=9, vary=0.14, rough=0.95)
        paper.cutout(shape, sand, (0, 1.6 - 0.1 * k, 0), depth=0.12, bevel=0.03)
    rng = random.Random(3)
    pebble = clay("#e4c478", bump=0.5)
    for k in range(26):
        at = (rng.uniform(-4.6, 4.6), 0.85, rng.uniform(-8.4, 0.4))
        r = rng.uniform(0.06, 0.16)
        chip = kit.box((r * 2, r, r * 1.4), pebble, at, (20 * k, 35 * k, 10 * k), r * 0.3)
        chip.name = "stone"


def desert():
    """Above: dunes that run to the horizon."""

    def dune(x, y):
        return (
            TOP
            + 0.05 * np.sin(x * 2.3 + y)
            + 0.5 * np.sin(x * 0.25 + 2) * np.clip(y / 9, 0, 1)
            - 0.06 * np.clip(y - 4, 0, 30)
        )

    kit.land(dune, (-30, 30), (1.55, 44), clay("#d4a030", bump=0.6, grain=6, vary=0.1, rough=0.95), 130)


def hull():
    """A cobalt ship heading right, high at the stern, with a wake of pale sand at her bow."""
    body = Clay()
    for t in np.linspace(0, 1, 26):
        x = -3.2 + 6.3 * t
        deep = 1.15 * math.sin(math.pi * (0.12 + 0.8 * t)) ** 0.5
        sheer = 0.75 * (2 * t - 0.95) ** 2
        body.add(ball((x, 0.5, -6.1 + sheer - deep * 0.35), (0.34, 0.5, deep * 0.72)), COBALT, 0.16)
    body.add(limb((-3.2, 0.5, -5.2), (-2.5, 0.5, -4.9), 0.42, 0.3), COBALT, 0.1)
    body.add(limb((2.9, 0.4, -5.35), (4.05, 0.4, -4.55), 0.12, 0.06), "#6b4516", 0.05)
    for k in range(5):
        body.paint(ball((-1.9 + 0.95 * k, -0.05, -6.05 + 0.05 * (k - 2) ** 2), 0.13), "#f4d27a", 0.01)
    kit.model(
        body, (-4, -0.4, -8), (4.4, 1.2, -4), 150, clay(rough=0.5, bump=0.4, grain=8, vary=0.12)
    ).name = "ship"
    gilt = clay("#f0cf70", bump=0.3)
    rail = [(-3.3, 0.0, -4.95), (-1.8, -0.05, -5.35), (0, -0.05, -5.55), (1.8, -0.05, -5.4), (3.0, 0.1, -5.0)]
    kit.rope(rail, 0.06, gilt)
    light.area((0, -2.2, -8.2), (0, 0.4, -6), 3, 120, "#ffd890")


def rigging():
    """Three masts; the middle one goes up through the beds and out into the sun, with a pennant."""
    wood = surfaces.wood("#7a5218", along="z")
    for x, high, low in ((-1.95, -1.0, 0.1), (MAST, TOP + 3.1, 0.13), (2.2, -1.3, 0.1)):
        kit.rope([(x, 0.4, -5.8), (x, 0.4, high)], low, wood, 1)
    cloth = clay("#f4e8c8", bump=0.3, grain=14, vary=0.06, emit=0.06)
    sails = [
        (-1.95, -4.75, 1.0, 1.45), (-1.95, -3.15, 0.85, 1.25), (-1.95, -1.8, 0.65, 0.9),
        (MAST, -4.7, 1.25, 1.7), (MAST, -2.85, 1.1, 1.5), (MAST, -1.2, 0.9, 1.15),
        (2.2, -4.65, 1.0, 1.4), (2.2, -3.1, 0.85, 1.2),
    ]  # fmt: skip
    for x, z, half, high in sails:
        u, v = np.meshgrid(np.linspace(-1, 1, 24), np.linspace(0, 1, 16), indexing="ij")
        wide = half * (1 - 0.16 * v)
        px = x + u * wide + 0.28 * np.sin(math.pi * v)
        py = 0.28 - 0.55 * np.sin(math.pi * v) ** 0.8 * (1 - 0.6 * u**2)
        pz = z + v * high + 0.14 * (1 - u**2) * (1 - v)
        kit.sheet(np.stack([px, py, pz], -1), cloth).name = "sail"
        kit.rope([(x - half * 0.95, 0.3, z + high), (x + half * 0.95, 0.3, z + high)], 0.05, wood, 1)
    jib = paper.outline([(2.35, -4.6), (2.3, -1.6), (3.95, -4.5)], 1)
    paper.cutout(jib, cloth, (0, 0.3, 0), depth=0.04)
    pennant = [
        (MAST, TOP + 3.05),
        (MAST + 0.75, TOP + 3.05),
        (MAST + 1.5, TOP + 2.7),
        (MAST + 0.7, TOP + 2.65),
        (MAST, TOP + 2.5),
    ]
    paper.cutout(
        paper.outline(pennant, 5), clay("#2a60cc", bump=0.2), (0, 0.35, 0), depth=0.04
    ).name = "pennant"


def watering():
    """She waters the foot of the mast; at the masthead, up to his waist in sand, a sailor holds out his cup."""
    her = person(
        age=72,
        female=1,
        build="stout",
        tall=3.15,
        height_heads=4.3,
        pose="at ease",
        expression="tender",
        look=Look(SKINS["umber"], eye=1.3),
        hair="bun",
        hair_colour="#d9d2c6",
        hat=hats.brim("#fbf2dc", COBALT, 0.45),
        clothes=[Garment("dress", "#9a3f1c", length=0.8, flare=0.35)],
        reach={"left": (0.4, -1.1, 1.54), "right": (-0.16, -1.1, 1.54)},
        look_at=(0.1, -2, 0.4),
    )
    kit.place(her.thing, (-2.0, 1.75, TOP - 0.02), (0, 0, 66))
    tin = clay("#c9ccd0", rough=0.35, metal=0.4)
    at = (her.hand("left") + her.hand("right")) / 2
    can = kit.lathe([(0.001, 0), (0.22, 0), (0.2, 0.36), (0.16, 0.38)], tin, 30)
    spout = kit.rope([(0.15, 0, 0.1), (0.42, 0, 0.3), (0.58, 0, 0.42)], 0.045, tin)
    rose = kit.sphere((0.06, 0.1, 0.1), tin, (0.6, 0, 0.43), 14)
    handle = kit.rope([(-0.18, 0, 0.1), (-0.32, 0, 0.4), (-0.05, 0, 0.52), (0.12, 0, 0.4)], 0.03, tin)
    kit.group([can, spout, rose, handle], (at[0] + 0.12, 1.5, at[2] - 0.5), (0, 34, 0), 1.4).name = "can"
    drop = clay("#a8c8f4", rough=0.1, emit=0.25)
    x0, z0 = at[0] + 1.05, at[2] - 0.4
    for k in range(5):
        fall = [
            (x0, 1.48, z0 + 0.03 * k),
            (x0 + 0.16 + 0.05 * k, 1.48, z0 - 0.25),
            (x0 + 0.2 + 0.07 * k, 1.48, TOP + 0.42),
        ]
        kit.rope(fall, 0.03, drop, 4)
    him = person(
        age=29,
        female=0,
        build="lanky",
        tall=3.0,
        height_heads=4.3,
        pose="reaching",
        expression="grateful",
        look=Look(SKINS["porcelain"], eye=1.25),
        hair="tousled",
        hair_colour="#2a1408",
        beard="short",
        clothes=[Garment("trousers", COBALT), Garment("top", "#f4e8c8", COBALT, "stripes")],
        reach={"left": (0.4, -1.1, 2.15), "right": (-0.13, -1.15, 2.0)},
        look_at=(0, -3.2, 3.2),
    )
    kit.place(him.thing, (MAST + 0.95, 1.95, TOP - 1.4), (0, 0, -66))
    cup = kit.lathe(
        [(0.001, 0), (0.09, 0), (0.13, 0.2), (0.11, 0.2), (0.08, 0.03)], clay(COBALT, rough=0.3), 24
    )
    hand = him.hand("left") * 0.5 + him.hand("right") * 0.5
    kit.place(cup, (hand[0] - 0.06, 1.48, hand[2] - 0.02), size=1.6).name = "cup"
    heap = clay("#e0b448", bump=0.7, grain=10)
    kit.sphere((0.95, 0.5, 0.2), heap, (MAST + 0.95, 1.85, TOP), 24)


def paint(draft):
    """Noon above; below it the same light seems to come through the sand."""
    light.world("#f0d080", "#a8782c", 0.5)
    camera = stage.camera((0, -17, -0.3), (0, 0, -1.45), 43)
    sky.backdrop(sky.gradient([(0, "#3f8fa8"), (0.5, "#8fc4c4"), (1, "#f6ecc8")], 9, 0.12), 75, camera)
    strata()
    desert()
    hull()
    rigging()
    watering()
    light.sun((38, 14, 0), 2.2, "#fff0c4", 3)
    light.area((-7, -9, 6), (0, 0, -2), 3, 1100, "#ffe4b0")
    light.area((8, -8, -3), (0, 0, -3), 5, 330, "#8fa6e0")
    return Finish(
        fog=Fog("#f6e8c0", 22, 60, 0.55),
        shadows="#3a1c20",
        lights="#fff2cc",
        focus=("cup", "can"),
        vignette=0.2,
    )
