# SPDX-License-Identifier: GPL-3.0-or-later
"""The tide has gone out and left a table laid for forty."""

import random

import bpy
import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs.rooftown import chair, cup

LONG, WIDE, HIGH = 46.0, 1.9, 1.0
NEAR = -5.2


def bend(y):
    """The table wanders a little on its way to the sea."""
    t = (np.asarray(y) - NEAR) / LONG
    return -1.0 + 2.6 * t + 0.75 * np.sin(t * 3.6)


def wet_sand():
    """Sand that still holds the sky."""
    sand = bpy.data.materials.new("wet sand")
    sand.use_nodes = True
    shader = sand.node_tree.nodes["Principled BSDF"]
    new, link = sand.node_tree.nodes.new, sand.node_tree.links.new
    noise, ramp = new("ShaderNodeTexNoise"), new("ShaderNodeMapRange")
    where = new("ShaderNodeTexCoord")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 0.35, 4
    link(where.outputs["Object"], noise.inputs["Vector"])
    link(noise.outputs[0], ramp.inputs[0])
    for place, value in enumerate((0.42, 0.58, 0.05, 0.5), start=1):
        ramp.inputs[place].default_value = value
    link(ramp.outputs[0], shader.inputs["Roughness"])
    shader.inputs["Base Color"].default_value = (0.16, 0.3, 0.26, 1)
    shader.inputs["Specular IOR Level"].default_value = 0.9

    def sand_height(x, y):
        return 0.02 * np.sin(y * 2.2 + np.sin(x * 0.8) * 1.5) + 0.012 * np.sin(x * 1.9 + y * 0.7)

    kit.land(sand_height, (-26, 26), (-9, 48), sand, 220)
    ridge = clay("#a9c8b4", bump=0.6, grain=5, vary=0.2)
    kit.land(
        lambda x, y: (
            -0.05 + 0.13 * np.sin(y * 1.7 + 0.6 * np.sin(x * 0.6)) * (np.sin(x * 0.23 + y * 0.19) > 0.55)
        ),
        (-14, 14),
        (-9, 30),
        ridge,
        220,
    )


def cloth():
    """One white cloth from here to the water, with its hem hanging."""
    t = np.linspace(0, 1, 260)
    y = NEAR + t * LONG
    x = bend(y)
    rows = []
    for side, down in (
        (-1.25, 0.62),
        (-1.12, 0.3),
        (-1.02, 0.04),
        (-0.98, 0),
        (-0.5, 0),
        (0, 0),
        (0.5, 0),
        (0.98, 0),
        (1.02, 0.04),
        (1.12, 0.3),
        (1.25, 0.62),
    ):
        wave = 0.05 * np.sin(t * 210 + side * 3) * (down > 0.2) * np.sign(side)
        rows.append(np.stack([x + side * WIDE / 2 + wave, y, HIGH - down + 0.012 * np.sin(t * 90)], -1))
    linen = clay("#f4f0e2", bump=0.25, grain=18, vary=0.07, rough=0.9)
    kit.sheet(np.stack(rows, 1), linen)
    end = [
        np.stack([bend(NEAR) + s * WIDE / 2 + 0 * h, NEAR - 0.02 - 0.08 * h, HIGH - h], -1)
        for s, h in ((s, np.linspace(0, 0.62, 12)) for s in np.linspace(-1, 1, 30))
    ]
    kit.sheet(np.stack(end), linen)


def setting(rng):
    """Twenty places a side: chair, plate with a shell, cup; a candle between every other pair."""
    chairs = [kit.mould(chair(tone, kind)) for tone, kind in (("#4a2f24", 0), ("#5c3a2a", 1), ("#3c2820", 0))]
    cups = [kit.mould(cup(tone, kind)) for tone, kind in (("#c2395e", 0), ("#f0e4d0", 2), ("#7fbfa8", 1))]
    rim = kit.mould(
        kit.lathe(
            [(0.001, 0.02), (0.12, 0.02), (0.2, 0.05), (0.2, 0.035), (0.1, 0.0), (0.001, 0)],
            clay("#fffaf0", rough=0.35),
            28,
        )
    )
    shell = Clay()
    for k in range(7):
        a = (k - 3) * 0.28
        shell.add(
            ball((0.07 * np.sin(a), 0.07 * np.cos(a), 0.01), (0.022, 0.05, 0.02)),
            "#f0b7a4" if k % 2 else "#f6d2c0",
            0.012,
        )
    shell = kit.mould(kit.model(shell, (-0.15, -0.06, -0.04), (0.15, 0.16, 0.06), 40))
    for k in range(20):
        y = NEAR + 1.0 + k * (1.15 + 0.055 * k)
        for side in (-1, 1):
            x = float(bend(y))
            pushed = side == 1 and k == 1
            back = 1.55 if not pushed else 2.25
            kit.cast(
                rng.choice(chairs),
                (x + side * back, y + rng.uniform(-0.08, 0.08), 0),
                (0, 0, -side * 90 + rng.uniform(-7, 7) + (34 if pushed else 0)),
                1.32,
            )
            kit.cast(rim, (x + side * 0.62, y, HIGH + 0.01), size=1.25)
            kit.cast(shell, (x + side * 0.62, y - 0.05, HIGH + 0.05), (0, 0, rng.uniform(0, 360)), 1.2)
            kit.cast(
                rng.choice(cups), (x + side * 0.34, y + 0.36, HIGH + 0.01), (0, 0, rng.uniform(0, 360)), 1.15
            )
        if k % 2 == 0:
            burning((float(bend(y + 0.55)), y + 0.55, HIGH), rng.uniform(0.34, 0.6), k)


def burning(at, tall, k):
    """A candle that has stood under water, and burns."""
    x, y, z = at
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.13, 0), (0.09, 0.03), (0.03, 0.08), (0.03, 0.2), (0.07, 0.22), (0.001, 0.23)],
            clay("#b98a3a", rough=0.35, metal=0.5),
            24,
        ),
        at,
    )
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.042, 0), (0.04, tall), (0.001, tall + 0.01)], clay("#fff4dc", emit=0.12), 20
        ),
        (x, y, z + 0.22),
    )
    flame = kit.sphere((0.035, 0.035, 0.09), lamp("#ffd27a", 9), (x, y, z + 0.34 + tall), 16)
    flame.name = f"flame.{k}"
    if k < 14:
        light.bulb((x, y, z + 0.5 + tall), 16 + k, "#ffc070", 0.08)


def sea():
    """Far out, a line of surf that has not decided yet."""
    xs = np.linspace(-60, 60, 200)
    for y, z, tone in ((46, 0.28, "#eef6ee"), (46.5, 0.16, "#5fa892"), (54, 0.6, "#3f8f80")):
        top = z + 0.1 * np.sin(xs * 0.5 + y) + 0.06 * np.sin(xs * 1.7)
        ring = paper.Polygon([*zip(xs, top, strict=True), (60, -1), (-60, -1)])
        paper.cutout(ring, clay(tone, bump=0.5, grain=4), (0, y, 0), depth=0.2, bevel=0)


def paint(draft):
    """A wide green morning beach; nobody."""
    light.world("#bfe4d4", "#f3e6cf", 0.75)
    camera = stage.camera((0.95, -11.2, 3.5), (0.55, 8, 1.35), 38)
    morning = sky.gradient(
        [
            (0, "#86c4b2"),
            (0.3, "#a9d8c6"),
            (0.5, "#cfe9d8"),
            (0.62, "#f3e9d2"),
            (0.7, "#f6dcc4"),
            (1, "#d8d0bc"),
        ],
        9,
        0.05,
    )
    sky.backdrop(morning, 75, camera)
    wet_sand()
    cloth()
    setting(random.Random(5))
    sea()
    light.sun((58, 0, 52), 2.4, "#ffdcb0", 3)
    light.area((-9, -8, 7), (0, 2, 1), 5, 480, "#c4f0e4")
    return Finish(fog=Fog("#e4ecd8", 22, 60, 0.6), shadows="#24302c", lights="#fff4dc", vignette=0.15)
