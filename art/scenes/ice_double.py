# SPDX-License-Identifier: GPL-3.0-or-later
"""The skater glides on. Under the ice his reflection has stopped."""

import math
import random

import bpy
import numpy as np

from painter import kit, light, stage
from painter.finish import Finish
from painter.materials import clay
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

JUMPER = "#e8602c"


def ice():
    """A clear sheet between two worlds, scratched white by skates; snow lies along its edges."""
    tint = bpy.data.materials.new("ice")
    tint.use_nodes = True
    nodes, link = tint.node_tree.nodes, tint.node_tree.links.new
    nodes.clear()
    out, clear = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (0.8, 0.9, 0.95, 1)
    link(clear.outputs[0], out.inputs[0])
    kit.plane(30, 30, tint, (0, 0, 0)).visible_shadow = False
    scratch = clay("#f4fbff", emit=0.2)
    rng = random.Random(4)
    for _ in range(26):
        x, y, a = rng.uniform(-4, 4), rng.uniform(-6, 7), rng.uniform(0.6, 2.4)
        r, b = rng.uniform(1.5, 5), rng.uniform(0, 6)
        arc = [
            (x + r * math.cos(b + t), y + r * math.sin(b + t), 0.01) for t in np.linspace(0, a / r * 1.6, 10)
        ]
        kit.rope(arc, rng.uniform(0.008, 0.022), scratch, 2)
    for side, x in ((-1, -3.9), (1, 4.0)):
        for k in range(26):
            r = rng.uniform(0.25, 0.7)
            kit.sphere(
                (r, r, r * 0.35),
                clay("#eef4f8", bump=0.4),
                (x + side * rng.uniform(0, 0.9), -6.5 + 0.55 * k, 0),
                18,
            )
    for s in (-0.16, 0.16):
        line = [(0.4 + s + 0.22 * math.sin(t * 0.7), -7 + t, 0.012) for t in np.linspace(0, 10.2, 30)]
        kit.rope(line, 0.03, scratch, 2)


def below():
    """He hangs under the ice, face up, awake; one palm lies flat against it."""
    him = person(
        age=23,
        female=0,
        build="broad",
        tall=7.6,
        height_heads=5.6,
        pose="at ease",
        expression="gazing",
        look=Look(SKINS["brown"], eye=1.15),
        hair="short",
        hair_colour="#14181c",
        clothes=[
            Garment("trousers", "#22344a"),
            Garment("top", "#8a5a4a", collar="roll", collar_colour="#a0705c"),
        ],
        reach={"left": (1.55, -1.1, 6.4), "right": (-1.2, -0.5, 3.0)},
    )
    kit.place(him.thing, (-0.5, -6.55, -1.65), (-90, 0, 4))
    deep = clay("#1c3446", bump=0.5, grain=2, vary=0.3)
    kit.plane(40, 40, deep, (0, 0, -5.5))
    rng = random.Random(8)
    for _ in range(9):
        r = rng.uniform(0.02, 0.06)
        kit.sphere(
            (r, r, r * 0.4),
            clay("#cfe6f0", rough=0.1, emit=0.1),
            (rng.uniform(-3, 3), rng.uniform(-6, 5), -0.12),
            12,
        )


def above():
    """The one who skates has not looked down: seen from above, cut by the upper edge, hands behind his back."""
    him = person(
        age=23,
        female=0,
        build="broad",
        tall=3.4,
        height_heads=5.2,
        pose="hands behind",
        expression="calm",
        look=Look(SKINS["brown"]),
        hair="short",
        hair_colour="#14181c",
        hat=None,
        clothes=[Garment("trousers", "#2f4a66"), Garment("top", JUMPER, collar="roll")],
        scarf="#f4ead8",
        shoes="#f4f0e8",
    )
    kit.place(him.thing, (1.35, 3.3, 0.1), (-24, 6, 168))
    steel = clay("#c8d4dc", rough=0.25, metal=0.6)
    for x in (1.1, 1.6):
        kit.box((0.05, 0.8, 0.12), steel, (x, 3.25, 0.0), (0, 0, 8), 0.01)


def paint(draft):
    """From straight above: white day on the ice, blue below it."""
    light.world("#eef4fa", "#8fa8c0", 0.6)
    stage.camera((0.2, 0.2, 12.6), (0.2, 0.95, 0), 58)
    below()
    ice()
    above()
    light.area((-5, 3, 9), (0, 0, -1), 4, 900, "#fff6ea")
    light.area((5, -4, 8), (0, 0.5, -1), 4, 900, "#a8c8f0")
    return Finish(shadows="#24344e", lights="#fbfbf6", vignette=0.2)
