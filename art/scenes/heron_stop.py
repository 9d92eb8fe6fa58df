# SPDX-License-Identifier: GPL-3.0-or-later
"""Forty herons have tickets for the night bus. The man has none."""

import random

import bpy
import numpy as np

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import animals

CORAL = "#ff8f7a"
MAN = (0.78, -1.15)


def haze(colour, strength):
    """Nothing but a little light: fog where a lamp shines through it."""
    material = bpy.data.materials.new("haze")
    material.use_nodes = True
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    nodes.clear()
    out, both = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeAddShader")
    clear, glow = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeEmission")
    glow.inputs[0].default_value, glow.inputs[1].default_value = (*linear(colour), 1), strength
    link(clear.outputs[0], both.inputs[0])
    link(glow.outputs[0], both.inputs[1])
    link(both.outputs[0], out.inputs[0])
    return material


def queue():
    """Three loose ranks, all looking down the road."""
    rng = random.Random(11)
    kinds = [
        kit.mould(animals.heron(colour, "#dfe8e4", look, wading=wading))
        for colour, look, wading in (
            ("#6f8a9e", 6, False),
            ("#5a7c92", -8, False),
            ("#7f98a6", 12, True),
            ("#4f7088", 0, False),
        )
    ]
    ticket = clay(CORAL, bump=0.2, emit=0.25)
    front = [-2.6, -1.95, -1.3, -0.6, 2.05, 2.6]
    ranks = (
        (-1.1, front, 1.0),
        (0.2, np.linspace(-3.1, 3.2, 11), 1.05),
        (1.5, np.linspace(-3.6, 3.6, 13), 1.1),
        (2.9, np.linspace(-4, 4, 13), 1.1),
    )
    for y0, xs, grow in ranks:
        for x in xs:
            if y0 > -1 and abs(x - MAN[0]) < 0.75 - 0.2 * y0:
                continue
            at = (x + rng.uniform(-0.16, 0.16), y0 + rng.uniform(-0.35, 0.35), 0)
            bird(
                kinds[rng.randrange(4)],
                at,
                1.5 * grow * rng.uniform(0.88, 1.12),
                rng.uniform(-103, -77),
                ticket,
                rng,
            )
    small = bird(kinds[0], (0.12, -1.85, 0), 0.8, -86, ticket, rng)
    bird_ticket(small, ticket, 24)


def bird(kind, at, size, turn, ticket, rng):
    """One heron and its ticket."""
    one = kit.cast(kind, at, (0, 0, turn), size)
    bird_ticket(one, ticket, rng.uniform(-14, 14))
    return one


def bird_ticket(one, ticket, tilt):
    """A slip of card in the beak."""
    at = kit.spot_on(one, (0.03, -0.5, 1.33))
    kit.box((0.2, 0.014, 0.12), ticket, (at[0], at[1] - 0.03, at[2] - 0.07), (0, tilt, 12), 0)


def stop():
    """Lamp, sign, wet road."""
    iron = clay("#10263e", rough=0.5)
    x, y, z = 1.42, -0.2, 4.35
    kit.rope(
        [(x, y, 0), (x, y, 2.2), (x, y, z - 0.35), (x - 0.2, y, z), (x - 0.6, y, z + 0.02)], 0.055, iron, 8
    )
    kit.place(kit.lathe([(0.34, -0.02), (0.2, 0.14), (0.05, 0.22)], iron, 32), (x - 0.62, y, z - 0.1))
    kit.sphere((0.15, 0.15, 0.1), lamp("#ffd29a", 9), (x - 0.62, y, z - 0.12), 20)
    light.area((x - 0.62, y - 0.1, z - 0.2), (x - 0.7, y - 0.6, 0), 0.4, 380, "#ffc088", 110)
    for wide, s in ((1.8, 0.02), (1.25, 0.02), (0.75, 0.02)):
        cone = kit.place(
            kit.lathe([(0.2, 0), (wide, -z + 0.2)], haze("#ffcf98", s), 48), (x - 0.62, y + 0.1, z - 0.12)
        )
        cone.visible_shadow = False
    kit.land(
        lambda x, y: 0.02 * np.sin(x * 2 + y) + 0.012 * np.sin(y * 5 + x * 3),
        (-10, 10),
        (-9, 4.2),
        clay("#1c4a62", rough=0.22, bump=0.25, grain=5, vary=0.2),
        120,
    )
    kit.land(lambda x, y: 0.03 * np.sin(x), (-30, 30), (4, 50), clay("#1a5064", rough=0.6), 30)
    mirror = clay("#164058", rough=0.04, bump=0.03, grain=2, vary=0)
    for px, py, rx, ry in ((0.35, -3.3, 1.35, 0.55), (-1.9, -4.0, 0.8, 0.3), (1.9, -2.3, 0.6, 0.2)):
        kit.sphere((rx, ry, 0.035), mirror, (px, py, 0.01), 40)


def umbrella():
    """Held under a wing, in case."""
    cloth, x, y, z = clay("#c8604e", bump=0.3), -2.5, -1.75, 1.32
    parts = [
        kit.lathe([(0.001, -0.42), (0.02, -0.4), (0.075, 0.3), (0.03, 0.42), (0.001, 0.43)], cloth, 16),
        kit.rope([(0, 0, 0.4), (0, 0, 0.62), (0.05, 0, 0.7), (0.1, 0, 0.62)], 0.016, clay("#10263e"), 4),
    ]
    kit.group(parts, (x + 0.1, y + 0.28, z), (0, 62, 0))


def paint(draft):
    """Fog, and a long wait."""
    light.world("#2f8a94", "#16405a", 0.5)
    camera = stage.camera((0, -12.5, 1.6), (0, 0, 2.7), 50)
    sky.backdrop(
        sky.gradient(
            [(0, "#17506a"), (0.3, "#2a7c8a"), (0.6, "#63b4ac"), (0.72, "#8fd0c2"), (1, "#2a7080")], 9, 0.16
        ),
        60,
        camera,
    )
    stop()
    queue()
    umbrella()
    light.area((-6, -7, 6), (0, 0, 1), 4, 420, "#8fe0e0")
    light.area((5, 7, 6), (0, 0, 1.5), 4, 600, "#bff4e0")
    light.area((3, -7, 2), (0.7, -1, 0.8), 2, 60, "#ffb898")
    return Finish(fog=Fog("#5fb0aa", 11.9, 19, 0.85), shadows="#081c3c", lights="#fff0dc", exposure=1.08)
