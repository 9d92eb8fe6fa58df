# SPDX-License-Identifier: GPL-3.0-or-later
"""The band has marched into the tuba."""

import math

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

COBALT, BRASS = "#1f4fb4", "#e0a830"
GATE = np.array((-0.75, 0.0, 2.45))


def tuba():
    """As big as a house, on its back: the bell a gate towards us, the coils a winding road behind it."""
    brass = surfaces.metal(BRASS, rough=0.32)
    warm = clay("#7a4a10", rough=0.4, bump=0.1, vary=0.05)
    flare = [
        (2.55, 0.0),
        (2.62, 0.08),
        (2.5, 0.16),
        (2.1, 0.5),
        (1.65, 1.1),
        (1.25, 2.0),
        (1.0, 3.2),
        (0.85, 4.4),
    ]
    bell = kit.lathe(flare, brass, 90)
    inner = kit.lathe([(r - 0.06, z + 0.03) for r, z in flare] + [(0.001, 4.5)], warm, 90)
    rim = kit.ring(2.58, 0.1, brass, 90, 12)
    kit.group([bell, inner, rim], GATE, (-86, 0, -14)).name = "tuba bell"
    coil = []
    for t in np.linspace(0, 1, 90):
        a = math.tau * 2.35 * t
        r = 2.15 - 0.35 * t
        coil.append((1.9 + r * 0.95 * math.sin(a), 4.2 - 2.4 * t, 3.5 - r * 1.25 * math.cos(a)))
    kit.rope(coil, 0.4, brass, 2).name = "tuba coil"
    kit.rope([(0.3, 4.3, 2.4), (0.9, 4.6, 1.4), (1.9, 4.2, 0.85)], 0.62, brass).name = "tuba bow"
    for k in range(3):
        x = 1.25 + 0.75 * k
        kit.box((0.55, 0.55, 2.1), brass, (x, 1.5, 1.7), (0, 14, 0), 0.2)
        kit.rope([(x + 0.5, 1.5, 3.75), (x + 0.62, 1.5, 4.25)], 0.09, brass, 1)
        kit.sphere((0.26, 0.26, 0.1), clay("#f4e4b8", rough=0.3), (x + 0.64, 1.5, 4.3), 20)
    pipe = [coil[-1], (3.0, 1.4, 4.6), (3.3, 1.1, 5.4), (2.8, 0.9, 5.95), (2.35, 0.8, 6.0)]
    kit.rope(pipe, 0.2, brass).name = "tuba pipe"
    cup = kit.lathe([(0.14, 0), (0.2, 0.2), (0.42, 0.5), (0.4, 0.54), (0.2, 0.3)], brass, 40)
    kit.place(cup, (2.4, 0.8, 6.0), (0, -90, 0))


def flat_one():
    """What comes out at the other end is as thin as paper, and salutes."""
    body = paper.outline(
        [(0, 0), (0.16, 0.34), (0.44, 0.42), (0.66, 0.3), (0.7, -0.3), (0.44, -0.42), (0.16, -0.3)], 6
    )
    head = paper.Point(0.92, 0.02).buffer(0.25, 20)
    arm = paper.ribbon([(0.55, 0.35), (0.85, 0.62), (1.05, 0.3)], 0.13)
    hat = paper.outline(
        [
            (1.0, -0.3),
            (1.08, -0.32),
            (1.1, -0.2),
            (1.32, -0.26),
            (1.32, 0.3),
            (1.1, 0.24),
            (1.08, 0.36),
            (1.0, 0.34),
        ],
        2,
    )
    at, turn = (1.95, 0.66, 6.0), (0, -168, 0)
    paper.cutout(body.union(arm), clay(COBALT, bump=0.2), at, turn, 1.05, depth=0.03)
    paper.cutout(
        head, clay("#c98a5c"), (at[0], at[1] - 0.03, at[2]), turn, 1.05, depth=0.03
    ).name = "face flat"
    paper.cutout(hat, clay("#f4e4b8"), (at[0], at[1] - 0.06, at[2]), turn, 1.05, depth=0.03)
    for x, z in ((-1.0, 0.1), (-1.0, -0.12)):
        kit.sphere(
            (0.03, 0.02, 0.045), clay("#2a1408"), (at[0] + x * 1.05, at[1] - 0.08, at[2] + z + 0.1), 10
        )


def uniform(colour=COBALT):
    """Cobalt with cream and brass."""
    return [
        Garment("trousers", "#f0e0b4"),
        Garment(
            "top",
            colour,
            collar="stand",
            collar_colour="#f4e4b8",
            buttons="#f4d27a",
            cuffs="#f4e4b8",
            belt="#f4e4b8",
        ),
    ]


def drum(at, turn):
    """A big drum, worn before the belly."""
    side = kit.lathe([(0.001, -0.3), (0.62, -0.3), (0.62, 0.3), (0.001, 0.3)], clay("#f0e0b4", bump=0.2), 40)
    hoops = [kit.place(kit.ring(0.63, 0.06, clay(COBALT), 40, 8), (0, 0, z)) for z in (-0.3, 0.3)]
    kit.group([side, *hoops], at, (0, 90, turn))


def band():
    """They dance in, mouths open; the drummer first, the trumpet after her, a fiddler of sixty-eight behind."""
    shared = {"height_heads": 4.4, "shoes": "#3a2410"}
    first = person(
        age=34, female=1, build="round", tall=2.3, pose="dancing", expression="singing",
        look=Look(SKINS["umber"], eye=1.25), hair="curls", hair_colour="#1c1412",
        hat=hats.topper(COBALT, "#f4d27a", 0.4),
        clothes=uniform(), **shared,
    )  # fmt: skip
    kit.place(first.thing, (-1.3, -0.3, 0.35), (0, 0, 28))
    second = person(
        age=68, female=0, build="lanky", tall=2.7, pose="cheering", expression="laughing",
        look=Look(SKINS["porcelain"], nose=1.4, eye=1.25), hair="ring", hair_colour="#d9d2c6", beard="moustache",
        hat=hats.topper(COBALT, "#f4d27a", 0.4), clothes=uniform(), **shared,
    )  # fmt: skip
    kit.place(second.thing, (-0.1, -0.1, 0.35), (0, 0, -20))
    third = person(
        age=26, female=0.2, build="broad", tall=2.5, pose="walking", expression="singing",
        look=Look(SKINS["tan"], eye=1.25), hair="short", hair_colour="#2a1a10", hat=hats.topper(COBALT, "#f4d27a", 0.4),
        clothes=uniform(), reach={"left": (0.35, -0.75, 1.35), "right": (-0.35, -0.75, 1.35)}, **shared,
    )  # fmt: skip
    kit.place(third.thing, (-2.1, -2.4, 0), (0, 0, 118))
    drum((-1.38, -2.2, 1.15), 28)


def boy():
    """Nine, plump, cymbals up, one leg already over the rim."""
    him = person(
        age=9, female=0, build="stout", tall=2.5, height_heads=3.9, pose="climbing", expression="laughing",
        look=Look(SKINS["brown"], eye=1.25, cheek=0.8), hair="short", hair_colour="#1c1412",
        hat=hats.topper(COBALT, "#f4d27a", 0.35), clothes=uniform(), shoes="#3a2410",
        reach={"left": (0.95, -0.3, 1.9), "right": (-0.95, -0.35, 1.7)}, look_at=(1.6, -3, 1.8),
    )  # fmt: skip
    kit.place(him.thing, (1.75, -1.75, 0.05), (0, 0, -48))
    brass = surfaces.metal("#f0c850", rough=0.3)
    for side, tilt in (("left", 68), ("right", 112)):
        disc = kit.lathe([(0.52, 0.0), (0.5, 0.02), (0.16, 0.07), (0.1, 0.14), (0.001, 0.15)], brass, 44)
        at = him.hand(side)
        kit.place(disc, at, (0, tilt, -30)).name = "cymbal"


def paint(draft):
    """Mustard noon, sun above, umber under everything."""
    light.world("#f0d080", "#a8742c", 0.5)
    camera = stage.camera((0.5, -14.5, 3.9), (0.35, 0, 3.35), 50)
    sky.backdrop(sky.gradient([(0, "#d9a521"), (0.55, "#e6b840"), (1, "#f4d680")], 7, 0.08), 70, camera)
    kit.land(
        lambda x, y: 0.05 * np.sin(x * 1.3) * np.sin(y * 0.9),
        (-30, 30),
        (-9, 50),
        clay("#b8822a", bump=0.6, grain=5, vary=0.14),
        90,
    )
    tuba()
    flat_one()
    band()
    boy()
    light.sun((30, 18, 0), 2.8, "#fff0c4", 3)
    light.area((-7, -9, 7), (0, 0, 2.5), 3, 1300, "#ffe4b0")
    light.area((8, -8, 4), (0, 0, 2.5), 5, 300, "#8fa6e0")
    light.bulb((-0.9, 1.4, 2.9), 60, "#ffc060", 0.3)
    return Finish(
        fog=Fog("#f0d080", 17, 50, 0.55),
        shadows="#3a1c20",
        lights="#fff2cc",
        focus=("tuba bell", "cymbal"),
        vignette=0.18,
    )
