# SPDX-License-Identifier: GPL-3.0-or-later
"""The village is tucking in a bear as big as a hill, and hopes that it sleeps."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, limb, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import figures
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

WHITE, SHADE = "#f2efe6", "#c4ccd6"


def bear():
    """Head and one paw: muzzle on the snow, one eye shut, the other not quite; an ear has turned."""
    b = Clay().add(ball((0, 1.2, 2.6), (3.2, 2.6, 2.7)), WHITE)
    b.add(ball((-0.5, -0.9, 1.7), (1.7, 1.5, 1.25)), WHITE, 0.7).add(
        ball((-0.55, -2.0, 1.55), (1.15, 0.85, 0.85)), WHITE, 0.4
    )
    b.add(ball((-0.55, -2.72, 1.85), (0.42, 0.26, 0.3)), "#23242c", 0.08)
    b.paint(
        tube([(-0.55, -2.75, 1.5), (-0.55, -2.72, 1.1), (-1.1, -2.5, 0.95)], [0.05, 0.06, 0.04]),
        "#3a3a44",
        0.03,
    )
    b.paint(
        tube([(-0.55, -2.72, 1.1), (0.1, -2.5, 0.98), (0.5, -2.1, 1.1)], [0.05, 0.05, 0.03]), "#3a3a44", 0.03
    )
    for side, x in ((-1, -1.75), (1, 1.05)):
        b.add(ball((x, -0.85, 2.85), (0.55, 0.4, 0.35)), WHITE, 0.25)
        y = -1.22
        b.paint(
            tube(
                [(x - 0.42, y + 0.1, 2.78), (x, y - 0.05, 2.62), (x + 0.42, y + 0.1, 2.78)],
                [0.05, 0.08, 0.05],
            ),
            "#23242c",
            0.03,
        )
        if side > 0:
            b.paint(ball((x, y + 0.02, 2.74), (0.24, 0.3, 0.09)), "#2a2018", 0.02)
            b.paint(ball((x + 0.06, y - 0.05, 2.77), 0.04), "#f4ead0", 0.01)
    for x, z, turn in ((-2.3, 4.7, 0), (2.0, 4.9, 30)):
        b.add(ball((x, 1.0, z), (0.85, 0.5, 0.85), (0, 0, turn)), WHITE, 0.25).paint(
            ball((x, 0.55, z), (0.5, 0.3, 0.5), (0, 0, turn)), "#d8b0a4", 0.1
        )
    b.add(tube([(3.6, 0.6, 0.9), (3.2, -1.2, 0.8), (2.5, -2.4, 0.62)], [1.25, 1.05, 0.85]), WHITE, 0.4)
    for k in range(4):
        x = 1.85 + 0.4 * k
        b.add(ball((x, -3.05 + 0.08 * abs(k - 1.5), 0.5), (0.28, 0.34, 0.34)), WHITE, 0.1)
        b.add(limb((x, -3.3, 0.42), (x - 0.03, -3.62, 0.2), 0.09, 0.04), "#5a5a64", 0.03)
    rng = random.Random(3)
    for _ in range(240):
        a, t = rng.uniform(0, 6.28), rng.uniform(0.2, 1)
        at = (3.3 * math.cos(a) * t, 0.0 - 1.2 * t, 2.6 + 2.6 * math.sin(a) * t)
        b.paint(
            limb(at, (at[0] + rng.uniform(-0.1, 0.1), at[1], at[2] - rng.uniform(0.2, 0.5)), 0.04),
            SHADE,
            0.05,
        )
    kit.model(
        b,
        (-3.9, -3.9, -0.2),
        (5.4, 3.9, 6.3),
        190,
        clay(bump=0.8, grain=11, vary=0.08, sheen=0.6, rough=0.95),
    ).name = "head of the bear"


def quilt():
    """A patchwork as wide as a field, drawn up to its chin from behind."""
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(0, 1, 90), indexing="ij")
    x = u * 7.6
    aside = np.clip((np.abs(x - 0.2) - 2.4) / 2.4, 0, 1)
    y = -2.55 + 9.5 * v + 0.28 * np.sin(u * 9 + 1) * (1 - v) - 0.5 * aside
    rise = np.clip(v * 3.2, 0, 1) ** 0.7
    hem = 0.12 * np.exp(-((v / 0.03) ** 2))
    z = 0.1 + rise * (0.75 + 2.5 * aside**1.4) + 0.12 * np.sin(x * 2.3) * np.sin(v * 19) + hem
    patch = (np.floor((u + 1) * 8).astype(int) * 7 + np.floor(v * 9).astype(int) * 13) % 6
    tones = np.array([linear(t) for t in ("#e8602c", "#f0c8a0", "#7f95ab", "#f4ead8", "#b9c8d6", "#c9806a")])
    seam = (np.abs((u + 1) * 8 - np.round((u + 1) * 8)) < 0.05) | (np.abs(v * 9 - np.round(v * 9)) < 0.05)
    paint = tones[patch] * np.where(seam, 0.6, 1)[..., None]
    kit.sheet(np.stack([x, y, z], -1), clay(bump=0.5, grain=14, vary=0.12, rough=0.95), paint).name = "quilt"


def people():
    """Two laughing children nearest, a grandmother with a hot-water bottle, the others at the hem."""
    girl = person(
        age=7,
        female=1,
        build="round",
        tall=1.9,
        height_heads=3.9,
        pose="pulling",
        expression="laughing",
        look=Look(SKINS["tan"], eye=1.15),
        hair="braids",
        hair_colour="#2a1a14",
        hat=hats.woolly("#e8602c", "#f4ead8"),
        clothes=[Garment("trousers", "#4a5f7c"), Garment("coat", "#7f95ab", length=0.4, collar="turned")],
        scarf="#f4ead8",
    )
    kit.place(girl.thing, (-2.6, -3.5, 0.05), (0, 0, 30))
    boy = person(
        age=6,
        female=0,
        build="slight",
        tall=1.7,
        height_heads=3.8,
        pose="whispering",
        expression="laughing",
        look=Look(SKINS["ebony"], eye=1.15),
        hair="afro",
        hair_colour="#14100e",
        clothes=[Garment("trousers", "#5a3a2c"), Garment("coat", "#e8602c", length=0.35, buttons="#f4ead8")],
    )
    kit.place(boy.thing, (-1.55, -3.9, 0.05), (0, 0, -44))
    gran = person(
        age=80,
        female=1,
        build="stout",
        tall=2.1,
        height_heads=4.3,
        hunch=24,
        pose="carrying",
        expression="tender",
        look=Look(SKINS["peach"], nose=1.2),
        hair="bun",
        hair_colour="#d9d2c6",
        hat=hats.headscarf("#f0c8a0"),
        clothes=[Garment("dress", "#5f7ba8", length=0.85), Garment("coat", "#3f4f6a", length=0.5)],
        look_at=(1.5, -2.0, 2.2),
    )
    kit.place(gran.thing, (0.75, -4.15, 0.05), (0, 0, 118))
    x, y, z = gran.hand("left")
    kit.sphere(
        (0.22, 0.12, 0.3), clay("#e8602c", rough=0.4), (x + 0.1, y - 0.05, z + 0.1), 20
    ).name = "bottle"
    figures.crowd(
        [(-4.6, -2.9), (-3.9, -3.2), (-3.3, -3.0), (4.6, -2.9), (3.6, -3.3), (3.0, -3.6), (-5.2, -2.8)],
        seed=4,
        facing=10,
        colours=["#5a6f8f", "#8a5a4a", "#3f4f6a", "#c9806a"],
    )
    child = person(
        age=3,
        female=0,
        build="round",
        tall=1.15,
        height_heads=3.5,
        pose="curled up",
        expression="asleep",
        look=Look(SKINS["peach"]),
        hair="tousled",
        hair_colour="#b5602c",
        clothes=[Garment("trousers", "#f0c8a0"), Garment("top", "#f0c8a0")],
        far=True,
    )
    kit.place(child.thing, (2.35, -1.55, 1.42), (0, 0, 40))


def paint(draft):
    """White overcast; the warmest thing is a quilt."""
    light.world("#eef3f8", "#ccd6e2", 0.7)
    camera = stage.camera((0.1, -13.5, 3.6), (0.1, 0, 3.1), 40)
    sky.backdrop(sky.gradient([(0, "#b4c4d2"), (0.5, "#d2dce4"), (1, "#eef2f4")], 5, 0.1), 70, camera)
    kit.land(
        lambda x, y: 0.12 * np.sin(x * 0.7) + 0.1 * np.sin(y * 0.8) - 0.1,
        (-20, 20),
        (-9, 34),
        clay("#eaf0f4", bump=0.5, grain=6, vary=0.06),
        120,
    )
    bear()
    quilt()
    people()
    light.area((-7, -8, 9), (0, 0, 2), 4, 1500, "#fff4e6")
    light.area((8, -6, 4), (0, 0, 2), 5, 330, "#9fb8e4")
    return Finish(
        fog=Fog("#e2eaf0", 18, 46, 0.5), shadows="#4a5a8a", lights="#fffaf0", focus=("bottle",), vignette=0.12
    )
