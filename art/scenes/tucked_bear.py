# SPDX-License-Identifier: GPL-3.0-or-later
"""The village is tucking in a bear as big as a hill, and hopes that it sleeps."""

import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, limb, rotation, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import plants, things
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

WHITE = "#efe9de"


def bear():
    """Head and one paw: chin on the quilt, one eye shut, the other not quite; an ear has turned."""
    b = Clay().add(ball((0, 1.2, 3.3), (3.0, 2.5, 2.5)), WHITE)
    b.add(ball((-0.2, -0.9, 2.5), (1.6, 1.5, 1.2)), WHITE, 0.7)
    b.add(ball((-0.25, -1.9, 2.35), (1.1, 0.85, 0.82)), WHITE, 0.4)
    for side in (-1, 1):
        b.add(ball((-0.2 + side * 1.35, -0.7, 3.75), (0.6, 0.45, 0.3)), WHITE, 0.3)
        x, turn = side * 2.15, -30 * (side > 0)
        b.add(ball((x, 1.0, 5.45), (0.8, 0.5, 0.8), (0, 0, turn)), WHITE, 0.25)
        b.paint(ball((x - 0.06 * side, 0.5, 5.42), (0.46, 0.35, 0.46), (0, 0, turn)), "#d89a90", 0.1)
    b.add(tube([(4.0, 0.6, 1.5), (3.3, -1.2, 1.25), (2.35, -2.3, 1.0)], [1.2, 1.0, 0.82]), WHITE, 0.4)
    for k in range(4):
        b.add(ball((1.75 + 0.4 * k, -2.95 + 0.08 * abs(k - 1.5), 0.85), (0.27, 0.34, 0.34)), WHITE, 0.1)
    fur = clay(bump=0.9, grain=7, vary=0.06, sheen=0.6, rough=0.95)
    kit.model(b, (-3.9, -3.9, 0), (5.4, 3.9, 6.6), 190, fur).name = "head of the bear"
    dark = clay("#241c28", rough=0.8, bump=0.2)
    kit.sphere((0.42, 0.24, 0.3), dark, (-0.25, -2.66, 2.68), 28).name = "nose"
    kit.rope(
        [(-0.25, -2.82, 2.4), (-0.25, -2.84, 2.05), (-0.75, -2.66, 1.86), (-1.15, -2.38, 1.95)], 0.05, dark
    ).name = "mouth"
    kit.rope([(-0.25, -2.84, 2.05), (0.25, -2.66, 1.86), (0.65, -2.38, 1.95)], 0.05, dark).name = "mouth"
    kit.rope([(-2.05, -1.05, 3.64), (-1.6, -1.36, 3.42), (-1.05, -1.38, 3.52)], 0.1, dark).name = "eye shut"
    kit.rope([(0.68, -1.36, 3.56), (1.2, -1.38, 3.74), (1.72, -1.05, 3.6)], 0.1, dark).name = "eye lid"
    kit.sphere((0.26, 0.16, 0.13), dark, (1.2, -1.24, 3.58), 24).name = "eye"
    kit.sphere(0.05, lamp("#fff2c8", 2), (1.13, -1.42, 3.62), 12).name = "eye glint"
    for k in range(4):
        x = 1.75 + 0.4 * k
        claw = Clay().add(limb((x, -3.2, 0.75), (x - 0.03, -3.5, 0.52), 0.09, 0.04), "#4a4450")
        kit.model(claw, (x - 0.2, -3.7, 0.3), (x + 0.2, -3.0, 1.0), 24)


def quilt():
    """A patchwork as wide as a field, drawn up to its chin."""
    u, v = np.meshgrid(np.linspace(-1, 1, 260), np.linspace(0, 1, 170), indexing="ij")
    x = u * 7.6
    aside = np.clip((np.abs(x) - 2.6) / 2.2, 0, 1)
    fold = 0.22 * np.sin(x * 2.6 + 0.6) * np.exp(-v * 4)
    y = -3.35 + 9.0 * v + fold - 0.4 * aside
    z = (
        0.12
        + 1.35 * np.clip(v * 5, 0, 1) ** 0.6
        + 1.9 * aside**1.4 * np.clip(v * 3, 0, 1)
        + 0.07 * np.sin(x * 3) * np.sin(v * 24)
    )
    patch = (np.floor((u + 1) * 8).astype(int) * 7 + np.floor(v * 12).astype(int) * 13) % 6
    tones = np.array([linear(t) for t in ("#d8402c", "#f0c070", "#4a6aa8", "#f4e6d0", "#7a4a8a", "#e8804a")])
    near = np.minimum(np.abs((u + 1) * 8 - np.round((u + 1) * 8)), np.abs(v * 12 - np.round(v * 12)))
    paint = tones[patch] * np.clip(0.55 + near * 9, 0, 1)[..., None]
    kit.sheet(np.stack([x, y, z], -1), clay(bump=0.5, grain=14, vary=0.1, rough=0.95), paint).name = "quilt"


def people():
    """Two laughing children haul at the hem; a grandmother holds up a lantern to see whether it sleeps."""
    at, turn = np.array((-1.2, -5.2, 0.05)), 104

    def own(point):
        return rotation((0, 0, -turn)) @ (np.array(point) - at)

    girl = person(
        age=9,
        female=1,
        build="average",
        tall=2.25,
        height_heads=4.0,
        pose="pulling",
        expression="laughing",
        look=Look(SKINS["tan"], eye=1.2),
        hair="braids",
        hair_colour="#2a1a14",
        hat=hats.woolly("#f0c070", "#f4ead8"),
        clothes=[Garment("trousers", "#35406f"), Garment("coat", "#3f8a8a", length=0.4, collar="turned")],
        reach={"left": own((-0.5, -4.3, 1.05)), "right": own((-0.5, -4.8, 1.0))},
        look_at=own((2.2, -7.6, 1.6)),
    )
    kit.place(girl.thing, at, (0, 0, turn))
    boy = person(
        age=6,
        female=0,
        build="round",
        tall=1.85,
        height_heads=3.8,
        pose="whispering",
        expression="laughing",
        look=Look(SKINS["brown"], eye=1.2),
        hair="afro",
        hair_colour="#14100e",
        clothes=[Garment("trousers", "#5a3a2c"), Garment("coat", "#e0602c", length=0.35, buttons="#f4ead8")],
    )
    kit.place(boy.thing, (0.5, -5.7, 0.05), (0, 0, -20))
    at, turn = np.array((1.75, -5.0, 0.05)), 146
    gran = person(
        age=76,
        female=1,
        build="round",
        tall=2.85,
        height_heads=4.3,
        hunch=14,
        pose="holding a lamp",
        expression="worried",
        look=Look(SKINS["peach"], nose=1.2, eye=1.15),
        hair="bun",
        hair_colour="#d9d2c6",
        clothes=[Garment("dress", "#4a5aa8", length=0.85), Garment("cape", "#8a2f4a", length=0.42)],
        reach={"right": rotation((0, 0, -turn)) @ (np.array((1.05, -4.3, 2.75)) - at)},
        look_at=rotation((0, 0, -turn)) @ (np.array((-1.4, -4.6, 3.6)) - at),
    )
    kit.place(gran.thing, at, (0, 0, turn))
    x, y, z = gran.hand("right")
    things.lantern((x, y, z - 0.05), power=40, size=1.8)
    light.bulb((x - 0.1, y + 0.2, z - 0.2), 160, "#ffb860", 0.2)


def paint(draft):
    """A blue winter night; one lantern, and the quilt."""
    light.world("#4a5cb0", "#54609a", 0.5)
    camera = stage.camera((0.1, -14.5, 3.5), (0.1, 0, 3.25), 44)
    night = sky.gradient([(0, "#1c2a62"), (0.45, "#3c4c94"), (0.8, "#8a86c0"), (1, "#c8b0c8")], 5, 0.1)
    sky.backdrop(sky.stars(night, 120, 4, down_to=0.7, size=1.7), 70, camera)
    kit.land(
        lambda x, y: 0.1 * np.sin(x * 0.7) + 0.08 * np.sin(y * 0.8) - 0.06,
        (-20, 20),
        (-9, 34),
        clay("#dfe4f2", bump=0.5, grain=6, vary=0.06),
        120,
    )
    rng = random.Random(7)
    fir = kit.mould(plants.pine("#2c3f6a", "#94a4d4", 46))
    for k in range(14):
        kit.cast(fir, (-13 + 2 * k, 13 + rng.uniform(-1, 4), -0.1), (0, 0, 50 * k), rng.uniform(2, 3.6))
    bear()
    quilt()
    people()
    light.area((-7, -7, 9), (0, 0, 3), 2.5, 1150, "#c8d4ff")
    light.area((5, -7, 2.5), (0, 0, 2), 2, 420, "#ffb878")
    light.area((0, 7, 8), (0, 1, 4), 4, 700, "#8fa8ff")
    return Finish(
        fog=Fog("#7a86c0", 18, 46, 0.45),
        shadows="#221f5a",
        lights="#fff0d0",
        focus=("eye", "nose"),
        vignette=0.2,
    )
