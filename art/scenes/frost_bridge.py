# SPDX-License-Identifier: GPL-3.0-or-later
"""They have whispered so long that the frost has built a bridge between their lips."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, limb, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES

LIPS = -0.72
REACH = 0.93


def lovers():
    """Two old heads in profile, eyes shut, a breath apart."""
    pose = replace(POSES["at ease"], bend=(6, 0, 0), look=(-4, 0, 0))
    her = person(
        age=70,
        female=1,
        build="average",
        tall=16.2,
        height_heads=4.4,
        pose=pose,
        expression="tender",
        look=Look(SKINS["brown"], nose=1.15, cheek=0.7),
        hair="bob",
        hair_colour="#d9d2c6",
        hat=hats.woolly("#e8a040", "#c8501c"),
        clothes=[Garment("top", "#8a3a34", collar="roll", collar_colour="#f0a060")],
        scarf="#d8452a",
    )
    him = person(
        age=73,
        female=0,
        build="average",
        tall=16.5,
        height_heads=4.5,
        pose=pose,
        expression="tender",
        look=Look(SKINS["peach"], nose=1.45, hook=0.35),
        hair="short",
        hair_colour="#8f8f98",
        beard="short",
        beard_colour="#c4c6ce",
        hat=hats.woolly("#2f4470", "#4a6496"),
        clothes=[Garment("top", "#2c3a5c", collar="roll", collar_colour="#6f86b4")],
        scarf="#7f95c4",
    )
    for who, side, turn in ((her, -1, 80), (him, 1, -80)):
        kit.place(who.thing, (0, 0, 0), (0, 0, turn))
        x, y, z = who.face()
        kit.place(who.thing, (side * (REACH + 0.28) - x, -y, 0.25 - z), (0, 0, turn))


def bridge():
    """Ice, grown breath by breath: an arch with hanging icicles, and two who cross it."""
    ice = clay("#cfeaf6", rough=0.12, bump=0.4, grain=6, emit=0.2)
    xs = np.linspace(-REACH, REACH, 15)
    deck = LIPS + 0.16 * np.cos(xs / REACH * math.pi / 2)
    arch = Clay().add(tube([(x, 0, h) for x, h in zip(xs, deck, strict=True)], [0.1] * len(xs), 3), "#dff2fa")
    rng = random.Random(7)
    for x, h in zip(xs[1:-1], deck[1:-1], strict=True):
        drop = rng.uniform(0.3, 0.95) * (0.45 + 0.55 * math.cos(x * 1.3) ** 2)
        arch.add(
            limb((x, rng.uniform(-0.06, 0.06), h), (x + rng.uniform(-0.04, 0.04), 0, h - drop), 0.085, 0.012),
            "#cfe8f4",
            0.06,
        )
    kit.model(arch, (-1.3, -0.3, -2.0), (1.3, 0.3, -0.3), 150, ice).name = "ice bridge"
    for k, (x, tone, skin) in enumerate(((-0.34, "#f0642f", "brown"), (0.2, "#35507f", "peach"))):
        h = LIPS + 0.16 * math.cos(x / REACH * math.pi / 2) + 0.08
        walker = person(
            age=30,
            female=1 - k,
            tall=0.62,
            height_heads=3.9,
            pose="holding a lamp" if k else "walking",
            look=Look(SKINS[skin]),
            hair="bob",
            hair_colour="#2a1c18",
            hat=hats.woolly(tone, "#f4e2c8"),
            clothes=[Garment("trousers", "#2a2c44"), Garment("coat", tone, length=0.5)],
            far=True,
            seed=k,
        )
        kit.place(walker.thing, (x, -0.02, h), (0, 0, 70))
        if k:
            cx, cy, cz = walker.hand("right")
            kit.sphere((0.035, 0.035, 0.06), lamp("#ffd27a", 10), (cx + 0.03, cy, cz + 0.06), 12)
            light.bulb((cx + 0.05, cy - 0.25, cz + 0.1), 24, "#ffb050", 0.08)


def snow():
    """A few flakes between the faces."""
    rng = random.Random(9)
    flake = clay("#f0f6ff", emit=0.25)
    for _ in range(70):
        r = rng.uniform(0.02, 0.055)
        kit.sphere((r, r * 0.4, r), flake, (rng.uniform(-4, 4), rng.uniform(0.8, 4.0), rng.uniform(-5, 6)), 8)


def paint(draft):
    """A slate-blue winter night; one warm thing between two heads."""
    light.world("#5a70b8", "#4a5688", 0.4)
    camera = stage.camera((0, -14, 0.1), (0, 0, 0.1), 50)
    night = sky.gradient([(0, "#26386e"), (0.45, "#4a66a0"), (0.7, "#8fa4cc"), (1, "#c4cfe4")], 4, 0.16)
    sky.backdrop(night, 60, camera)
    lovers()
    bridge()
    snow()
    light.area((1.4, -6, -0.6), (-2.2, 0, 0.2), 1.0, 420, "#ffb878")
    light.area((-1.4, -6, -0.6), (2.2, 0, 0.2), 1.0, 110, "#ffb878")
    light.area((0.0, 1.5, -0.7), (-3, -1, 0.3), 0.8, 70, "#ffb870", 120)
    light.area((0.0, 1.5, -0.7), (3, -1, 0.3), 0.8, 70, "#ffb870", 120)
    light.area((-7, -7, 7), (-1.5, 0, 0), 3, 520, "#c4d4ff")
    light.area((6, -5, 6), (1.5, 0, 1), 3, 240, "#8fb0ff")
    light.area((0, 7, 6), (0, 0, 1), 4, 700, "#a8c0ff")
    return Finish(shadows="#1e2450", lights="#fff0d4", focus=("ice bridge",), vignette=0.2)
