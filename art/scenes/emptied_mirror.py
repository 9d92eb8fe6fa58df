# SPDX-License-Identifier: GPL-3.0-or-later
"""In the mirror the furniture has already been moved out."""

import math
import random

import numpy as np

from painter import kit, light, materials, paper, sky, stage, surfaces
from painter.clay import Clay, ball, block
from painter.finish import Finish
from painter.materials import clay
from painter.motifs.figures import figure

GLASS_Y = 3.0
CENTRE, WIDE, TALL = (0.0, 3.95), 1.9, 3.15


def oval(grow=0.0):
    """The outline of the glass."""
    a = np.linspace(0, math.tau, 90, endpoint=False)
    w, h = WIDE + grow, TALL + grow
    return paper.Polygon([(CENTRE[0] + w * math.cos(t), CENTRE[1] + h * math.sin(t)) for t in a])


def boards(y0, y1, tones, seed):
    """A floor that runs away from us."""
    rng = random.Random(seed)
    for k in range(-8, 9):
        tone = surfaces.wood(rng.choice(tones), along="y", grain=5)
        kit.box((0.8, y1 - y0, 0.12), tone, (k * 0.83, (y0 + y1) / 2, -0.12), bevel=0.01)


def glass():
    """A cheval glass: an oval in a gilt frame between two posts with feet."""
    gold = surfaces.metal("#c08f3c", rough=0.35)
    frame = oval(0.26).difference(oval())
    paper.cutout(frame, gold, (0, GLASS_Y - 0.05, 0), depth=0.26, bevel=0.1).name = "frame"
    wood = surfaces.wood("#5c3626", along="z")
    for s in (-1, 1):
        x = s * (WIDE + 0.48)
        profile = [
            (0.001, 0),
            (0.15, 0),
            (0.15, 0.2),
            (0.1, 0.35),
            (0.13, 1.6),
            (0.09, 1.75),
            (0.12, 3.5),
            (0.1, 4.6),
            (0.16, 4.7),
            (0.16, 4.85),
            (0.07, 4.95),
            (0.13, 5.15),
            (0.001, 5.32),
        ]
        kit.place(kit.lathe(profile, wood, 28), (x, GLASS_Y, 0.15))
        kit.sphere(0.13, gold, (s * (WIDE + 0.3), GLASS_Y - 0.05, 4.15), 20)
        kit.rope(
            [(x, GLASS_Y - 1.0, 0.08), (x, GLASS_Y - 0.6, 0.2), (x, GLASS_Y, 0.55), (x, GLASS_Y + 0.5, 0.1)],
            0.11,
            wood,
            6,
        )
    kit.rope([(-WIDE - 0.48, GLASS_Y + 0.05, 0.62), (WIDE + 0.48, GLASS_Y + 0.05, 0.62)], 0.09, wood, 1)


def room():
    """This side: dark, full, everything still in its place."""
    boards(-9, GLASS_Y + 0.6, ("#4f3327", "#573a2c", "#472d23"), 3)
    wall = surfaces.plaster("#5f8577")
    solid = paper.rectangle(-9, 0, 9, 13).difference(oval(0.1))
    paper.cutout(solid, wall, (0, GLASS_Y + 0.5, 0), depth=0.1, bevel=0)
    kit.box((18, 0.14, 0.42), surfaces.wood("#3f281f", along="x"), (-11.4, GLASS_Y + 0.4, 0))
    kit.box((18, 0.14, 0.42), surfaces.wood("#3f281f", along="x"), (11.4, GLASS_Y + 0.4, 0))
    dark = surfaces.wood("#3f271e", along="z")
    rug = surfaces.cloth("#6d2138", weave=20)
    kit.box((5.4, 3.6, 0.05), rug, (0.2, -0.4, 0.0), bevel=0.02)
    # an armchair from behind, on the left
    chair = Clay().add(block((0, 0, 1.45), (0.95, 0.28, 1.15), 0.24), "#6b2038")
    chair.add(block((0, -0.8, 0.72), (0.95, 0.85, 0.42), 0.2), "#6b2038", 0.08)
    for s in (-1, 1):
        chair.add(block((s * 0.92, -0.7, 1.0), (0.22, 0.85, 0.5), 0.18), "#74243e", 0.06)
        chair.add(ball((s * 0.82, -0.2, 2.1), (0.24, 0.34, 0.5)), "#74243e", 0.12)
    body = kit.model(chair, (-1.4, -1.9, 0.2), (1.4, 0.5, 2.8), 120, surfaces.cloth(None, weave=22))
    legs = [kit.box((0.16, 0.16, 0.4), dark, (x, y, 0)) for x in (-0.75, 0.75) for y in (0.05, -1.4)]
    kit.group([body, *legs], (-2.75, -0.7, 0), (0, 0, -158), 1.12)
    # a standing lamp, out, on the right, a small table, a stack of books
    iron = clay("#2b1c18", rough=0.4)
    kit.rope([(2.95, 1.2, 0), (2.95, 1.2, 4.3)], 0.06, iron, 1)
    kit.place(kit.lathe([(0.001, 0), (0.55, 0), (0.5, 0.1), (0.001, 0.14)], iron, 32), (2.95, 1.2, 0))
    shade = kit.lathe([(0.85, 0), (0.5, 1.0), (0.48, 1.0), (0.82, 0)], surfaces.cloth("#a8354f"), 40)
    kit.place(shade, (2.95, 1.2, 3.9))
    top = kit.lathe([(0.001, 0), (0.85, 0), (0.85, 0.1), (0.001, 0.1)], dark, 40)
    kit.place(top, (2.75, -0.9, 1.35))
    kit.rope([(2.75, -0.9, 0), (2.75, -0.9, 1.4)], 0.12, dark, 1)
    for k, tone in enumerate(("#2f5a50", "#9a2a48", "#a8855a", "#3c2a24")):
        kit.box(
            (0.85 - 0.06 * k, 0.6, 0.15),
            clay(tone, bump=0.3),
            (2.7, -0.9, 1.45 + 0.155 * k),
            (0, 0, 9 * k - 8),
            0.02,
        )
    for x, z, w, h in ((-3.2, 4.6, 1.3, 1.7), (3.55, 6.3, 1.2, 1.0), (-3.5, 7.2, 0.9, 0.9)):
        kit.box((w, 0.12, h), surfaces.wood("#4a2f22", along="x"), (x, GLASS_Y + 0.38, z), bevel=0.03)
        kit.box(
            (w - 0.26, 0.16, h - 0.26), surfaces.plaster("#7f9a86"), (x, GLASS_Y + 0.37, z + 0.13), bevel=0
        )


def beyond():
    """The other side: the same room, bare; sun through a window without curtains, a bulb on its wire."""
    boards(GLASS_Y + 0.62, 13, ("#c59a70", "#cfa57a", "#bb9068"), 4)
    bare = surfaces.plaster("#cfe6d6")
    kit.box((12, 0.3, 11), bare, (0, 12.6, 0), bevel=0)
    for side in (-1, 1):
        kit.box((0.3, 9.2, 11), bare, (side * 2.95 - 0.1, 8.2, 0), bevel=0)
    kit.box((12, 0.3, 0.5), surfaces.wood("#f2ead6", along="x"), (0, 12.4, 0))
    for x, z, w, h in ((1.9, 4.2, 1.3, 1.7), (-3.1, 5.6, 1.0, 1.0)):  # where the pictures were
        kit.box((w, 0.04, h), clay("#eaf6ec", bump=0.3), (x, 12.43, z), bevel=0)
    window = paper.rectangle(-2.0, 1.5, 0.5, 5.5)
    view = sky.gradient(
        [(0, "#a8d4e4"), (0.45, "#dcefe6"), (0.62, "#fdf0c8"), (0.7, "#c4d89c"), (1, "#8fb878")],
        2,
        0.05,
        300,
        190,
    )
    kit.plane(2.5, 4.0, materials.picture(sky.image(view), 1.0), (-0.75, 12.41, 3.5), (90, 0, 0))
    white = clay("#f4ead2", bump=0.2, vary=0.06)
    sash = window.buffer(0.17, join_style=2).difference(window)
    bars = [
        paper.rectangle(-0.83, 1.5, -0.67, 5.5),
        *[paper.rectangle(-2.0, z, 0.5, z + 0.11) for z in (2.78, 4.12)],
    ]
    paper.cutout(
        paper.unary_union([sash, *bars]), white, (0, 12.33, 0), depth=0.14, bevel=0.02
    ).name = "frame of the window"
    kit.box((3.1, 0.5, 0.12), white, (-0.75, 12.2, 1.3), bevel=0.03)
    kit.rope([(0.95, 9.2, 11), (0.95, 9.2, 6.6)], 0.025, clay("#5a4a40"), 1)
    kit.sphere(0.16, clay("#fff6d8", emit=0.3), (0.95, 9.2, 6.45), 18)
    case = surfaces.cloth("#8f2f3c")
    kit.box((1.0, 0.42, 0.72), case, (0.35, 9.0, 0.0), (0, 0, 14), 0.06).name = "suitcase"
    kit.place(
        kit.ring(0.17, 0.04, clay("#3a2018"), 24, 8), (0.35, 9.0, 0.76), (90, 0, 14)
    ).name = "suitcase grip"
    sun = clay("#fff0c0", bump=0.1, emit=0.34)
    for k in range(2):
        for j in range(2):
            x, y = -0.9 + 0.78 * k - 0.35 * j, 6.2 + 1.25 * j
            pane = paper.Polygon([(x, y), (x + 0.7, y), (x + 0.36, y + 1.1), (x - 0.34, y + 1.1)])
            paper.cutout(pane, sun, (0, 0, 0.005), (-90, 0, 0), depth=0.004, bevel=0)
    light.area((-0.7, 12.0, 2.6), (0.2, 2, 0), 2.2, 520, "#ffe6ae")
    light.area((1.0, 6, 9.5), (0.5, 9, 0), 3, 330, "#fff4dc")
    light.area((3.4, 8, 5), (-3, 10, 1.5), 1.2, 190, "#ffe2a8")


def child():
    """From behind, still, arms hanging, before the light."""
    her = figure(
        "lanky teen",
        "waiting",
        "jumper",
        skin="brown",
        hair="braids",
        hair_colour="#1c1412",
        hat="none",
        coat="#b02c4e",
        tall=3.0,
        height_heads=4.5,
    )
    kit.place(her, (0.92, -0.6, 0.05), (0, 0, 170))


def paint(draft):
    """Dusk on this side; the light comes out of the glass and lies on the floor."""
    light.world("#5a7a78", "#3a2c2c", 0.3)
    stage.camera((0, -11.4, 4.7), (0, 3, 3.45), 46)
    room()
    glass()
    beyond()
    child()
    light.area((0, GLASS_Y + 0.3, 4.2), (0.3, -6, -1.5), 2.6, 300, "#ffe4b0")
    light.area((-7, -8, 8), (0, 0, 2), 4, 380, "#9ad0c0")
    light.area((7, -7, 5), (0, 0, 2), 4, 110, "#8a9ad0")
    return Finish(
        shadows="#1b1418",
        lights="#fff4d4",
        vignette=0.3,
        second="#14302e",
        lift=0.6,
        focus=("face", "hand", "frame", "suitcase"),
    )
