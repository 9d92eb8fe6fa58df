# SPDX-License-Identifier: GPL-3.0-or-later
"""All the keys in the world have come to a door without a keyhole."""

import random
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import things
from painter.people.garment import Garment
from painter.people.look import SKINS, Expression, Look
from painter.people.person import person
from painter.people.poses import POSES

REST = POSES["head in hands"]
LEANT = replace(REST.left, hand=(-0.17, -0.43, 0.13))
FACE = np.array((0.0, -2.1, 2.75))


def door():
    """Smooth, cobalt, shut: panels and hinges, and nowhere a hole."""
    leaf = paper.rectangle(-1.75, -1, 1.75, 3.7).union(paper.Point(0, 3.7).buffer(1.75, 40))
    frame = leaf.buffer(0.34).difference(leaf)
    paper.cutout(
        leaf,
        clay("#2458d8", rough=0.4, bump=0.2, grain=3, vary=0.06, emit=0.14),
        (0, 7.0, 0),
        depth=0.3,
        bevel=0.05,
    )
    paper.cutout(frame, surfaces.wood("#8a5f22", along="z"), (0, 6.8, 0), depth=0.6, bevel=0.08)
    kit.box((5.2, 1.6, 0.4), surfaces.plaster("#c99a3a"), (0, 6.4, -0.2), bevel=0.06)


def crowd():
    """Keys of all sizes lean, shove, stretch; every one looks at the door."""
    rng = random.Random(12)
    moulds = [
        kit.mould(things.key(tone, 60)) for tone in ("#d9a521", "#8a5a1c", "#c08a2a", "#a87830", "#e8c052")
    ]
    for row in range(4):
        y = 5.4 - 1.25 * row
        for k in range(7):
            x = (k - 3) * (1.12 - 0.04 * row) + rng.uniform(-0.16, 0.16) + (0.45 if row % 2 else 0)
            size = rng.uniform(2.3, 2.9) + 0.2 * abs(x) - 0.12 * row
            lean = 8 * (1 if x < 0 else -1) + rng.uniform(-12, 12)
            turn = (rng.uniform(-14, -2), lean, rng.uniform(-24, 24))
            kit.cast(rng.choice(moulds), (x, y, 0.4), turn, size).name = "key"


def shover():
    """One on the left puts its shoulder to the others: two arms of wire."""
    key = kit.place(things.key("#e8c052"), (-1.75, 0.4, 1.3), (-6, 24, 0), 2.5)
    key.name = "key shoving"
    wire = clay("#8a5a1c", rough=0.4)
    for z in (2.35, 2.15):
        kit.rope([(-1.3, 0.3, z), (-0.85, 0.25, z - 0.2), (-0.5, 0.5, z + 0.15)], 0.06, wire)


def weeper():
    """One on the right has turned away; it hangs its bow, hides it in its arms, and weeps cobalt."""
    key = kit.place(things.key("#d9a521"), (1.95, -0.2, 1.15), (16, -24, -20), 2.35)
    key.name = "key weeping"
    wire = clay("#8a5a1c", rough=0.4)
    kit.rope([(1.75, -0.5, 2.2), (2.05, -0.75, 2.45), (1.5, -0.85, 2.85)], 0.06, wire)
    kit.rope([(1.6, -0.5, 2.15), (1.15, -0.7, 2.4), (1.2, -0.85, 2.8)], 0.06, wire)
    tear = clay("#3f78d8", rough=0.1, emit=0.1)
    for x, z, r in ((1.2, 2.55, 0.07), (1.12, 2.2, 0.085), (1.28, 1.95, 0.06), (1.5, 2.3, 0.06)):
        kit.sphere((r, r, r * 1.5), tear, (x, -0.95, z), 16)


def doorman():
    """Broad, light skin, in umber with brass; chin in both hands, eyes shut. He has explained it all day."""
    him = person(
        age=57,
        female=0,
        build="broad",
        tall=7.2,
        height_heads=4.5,
        pose=replace(REST, left=LEANT, right=LEANT, bend=(12, 0, 0), look=(-14, 5, 5)),
        expression=Expression("shut", mouth=-0.6, brow=-0.2, frown=0.6),
        look=Look(SKINS["peach"], nose=1.35, jowl=0.6, eye=1.05),
        hair="ring",
        hair_colour="#6a4a2c",
        beard="chops",
        clothes=[
            Garment("trousers", "#4a3214"),
            Garment("top", "#6b4516", collar="stand", collar_colour="#d9a521", cuffs="#d9a521"),
        ],
    )
    kit.place(him.thing, (0, 0, 0), (0, 0, 6))
    kit.place(him.thing, FACE - him.face(), (0, 0, 6))
    elbows = np.array([him.mark(f"lowerarm01.{s}") for s in "LR"])
    top = elbows[:, 2].min() - 0.2
    kit.box(
        (7, 1.5, 0.4),
        surfaces.wood("#a8741f", along="x"),
        (0, elbows[:, 1].mean() + 0.1, top - 0.4),
        bevel=0.06,
    )
    for s in "LR":
        shoulder = him.mark(f"upperarm01.{s}")
        kit.sphere((0.42, 0.34, 0.14), clay("#e8c052", bump=0.5, grain=20), shoulder + (0, 0, 0.3), 24)
    chest = him.mark("spine01")
    brass = surfaces.metal("#e8c052", rough=0.4)
    at = (chest[0], min(chest[1] - 1.0, elbows[:, 1].mean() + 0.4), top + 0.5)
    disc = kit.lathe([(0.001, 0.1), (0.24, 0.08), (0.27, 0.02), (0.27, -0.1)], brass, 40)
    kit.place(disc, at, (90, 0, 0))
    hole = (
        paper.Point(0, 0.05)
        .buffer(0.075, 16)
        .union(paper.outline([(-0.04, 0.03), (0.04, 0.03), (0.08, -0.15), (-0.08, -0.15)], 1))
    )
    paper.cutout(hole, clay("#1a1008"), (at[0], at[1] - 0.11, at[2]), depth=0.04).name = "keyhole"


def paint(draft):
    """Noon: sun from above, umber under everything."""
    light.world("#e8c878", "#a8782c", 0.5)
    camera = stage.camera((0, -10, 4.2), (0, 0, 3.15), 52)
    noon = sky.gradient([(0, "#d9a521"), (0.5, "#e4b53a"), (1, "#f0cf70")], 6, 0.08)
    sky.backdrop(noon, 70, camera)
    kit.box((60, 60, 0.2), surfaces.plaster("#c9962c"), (0, 20, -0.2), bevel=0)
    door()
    crowd()
    shover()
    weeper()
    doorman()
    light.sun((34, 16, 0), 2.6, "#fff0c4", 3)
    light.area((-5, -8, 6.5), (0, -2, 2.6), 2, 520, "#ffe2a8")
    light.area((6, -7, 3), (0, -2, 2.5), 4, 190, "#8fa6e0")
    light.area((1.5, 1.5, 6.5), (0, -2, 3), 1.5, 160, "#ffdf9a")
    return Finish(
        fog=Fog("#e8c468", 14, 30, 0.15),
        shadows="#3a1c20",
        lights="#fff2cc",
        focus=("keyhole", "key weeping"),
        vignette=0.2,
    )
