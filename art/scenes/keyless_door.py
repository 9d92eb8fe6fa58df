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
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES

FACE = np.array((-0.15, -2.1, 3.55))


def door():
    """Smooth, cobalt, shut: panels and hinges, and nowhere a hole."""
    leaf = paper.rectangle(-2.0, -1, 2.0, 5.2).union(paper.Point(0, 5.2).buffer(2.0, 40))
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
    """Keys of all sizes stand shoulder to shoulder on both sides; every one leans to the door."""
    rng = random.Random(12)
    tones = ("#e8b83a", "#b07a24", "#d49a2e", "#8a5a1c", "#f4d068")
    moulds = [kit.mould(things.key(tone, 80)) for tone in tones]
    for row, (y, count) in enumerate(((5.2, 9), (3.4, 8), (1.7, 7))):
        for k in range(count):
            x = (k - (count - 1) / 2) * 1.3 + rng.uniform(-0.08, 0.08)
            if abs(x) < 1.25 - 0.2 * row:
                continue
            size = 3.0 + 0.16 * abs(x) - 0.15 * row + rng.uniform(-0.2, 0.2)
            turn = (-6, (9 if x < 0 else -9) + rng.uniform(-5, 5), rng.uniform(-18, 18))
            kit.cast(moulds[(k + 2 * row) % 5], (x, y, 0.6), turn, size).name = "key"


def beggar():
    """One of them bends over his shoulder, close to his ear, and has something to say for itself."""
    key = kit.place(things.key("#f4d068", 130), (2.15, -1.2, 1.25), (4, -30, -24), 2.7)
    key.name = "key begging"
    tear = clay("#3f78d8", rough=0.1, emit=0.1)
    for x, z, r in ((1.05, 2.75, 0.08), (1.0, 2.4, 0.095), (1.16, 2.1, 0.07)):
        kit.sphere((r, r, r * 1.5), tear, (x, -1.75, z), 16).name = "tear"


def doorman():
    """Broad, light skin, in umber with brass, arms crossed; he has explained it all day, and turns up his nose."""
    him = person(
        age=57,
        female=0,
        build="broad",
        tall=7.0,
        height_heads=4.6,
        pose=replace(POSES["arms crossed"], bend=(-4, 0, 6), look=(-6, -10, -22)),
        expression="disgusted",
        look=Look(SKINS["peach"], nose=1.3, jowl=0.5, eye=1.1),
        hair="ring",
        hair_colour="#6a4a2c",
        beard="moustache",
        clothes=[
            Garment("trousers", "#4a3214"),
            Garment(
                "top",
                "#6b3f1c",
                collar="stand",
                collar_colour="#e8b83a",
                cuffs="#e8b83a",
                buttons="#e8b83a",
                hem=0.3,
            ),
        ],
    )
    kit.place(him.thing, (0, 0, 0), (0, 0, 14))
    kit.place(him.thing, FACE - him.face(), (0, 0, 14))
    wrist = min(him.mark(f"wrist.{s}")[2] for s in "LR")
    front = min(him.mark(f"wrist.{s}")[1] for s in "LR")
    kit.box((8, 1.2, 0.5), surfaces.wood("#a8741f", along="x"), (0, front - 0.9, wrist - 1.75), bevel=0.06)
    brass = surfaces.metal("#e8c052", rough=0.4)
    at = (him.mark("spine01")[0] - 0.15, front + 0.32, wrist + 1.15)
    disc = kit.lathe([(0.001, 0.1), (0.22, 0.08), (0.25, 0.02), (0.25, -0.1)], brass, 40)
    kit.place(disc, at, (90, 0, 0)).name = "badge"
    hole = (
        paper.Point(0, 0.05)
        .buffer(0.07, 16)
        .union(paper.outline([(-0.035, 0.03), (0.035, 0.03), (0.07, -0.14), (-0.07, -0.14)], 1))
    )
    paper.cutout(hole, clay("#1a1008"), (at[0], at[1] - 0.12, at[2]), depth=0.04).name = "keyhole"


def paint(draft):
    """Noon: sun from above, umber under everything."""
    light.world("#e8c878", "#a8782c", 0.5)
    camera = stage.camera((0, -10, 4.2), (0, 0, 3.15), 52)
    noon = sky.gradient([(0, "#f0c860"), (0.5, "#f8e0a0"), (1, "#fdf0d0")], 6, 0.08)
    sky.backdrop(noon, 70, camera)
    kit.box((60, 60, 0.2), surfaces.plaster("#c9962c"), (0, 20, -0.2), bevel=0)
    door()
    crowd()
    beggar()
    doorman()
    light.sun((34, 16, 0), 2.6, "#fff0c4", 3)
    light.area((-4.5, -9, 4.6), (0, -2, 3.2), 2, 560, "#ffe2a8")
    light.area((6, -7, 3), (0, -2, 2.5), 4, 190, "#8fa6e0")
    light.area((1.5, 1.5, 6.5), (0, -2, 3), 1.5, 160, "#ffdf9a")
    return Finish(
        fog=Fog("#e8c468", 14, 30, 0.15),
        shadows="#3a1c20",
        lights="#fff2cc",
        focus=("keyhole", "key begging"),
        vignette=0.2,
    )
