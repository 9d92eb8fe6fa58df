# SPDX-License-Identifier: GPL-3.0-or-later
"""The band has marched into the tuba."""

import math

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import rotation
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
    for t in np.linspace(0, 1, 60):
        a = math.tau * 1.2 * t + 0.2
        r = 1.5 - 0.15 * t
        coil.append((2.45 + r * 0.95 * math.sin(a), 5.4 - 2.6 * t, 3.3 - r * 1.4 * math.cos(a)))
    kit.rope(coil, 0.48, brass, 2).name = "tuba coil"
    pipe = [
        coil[-1],
        (2.6, 1.3, 4.6),
        (2.4, 0.9, 5.6),
        (1.75, 0.75, 6.0),
        (1.2, 0.7, 5.75),
        (1.05, 0.7, 5.45),
    ]
    kit.rope(pipe, 0.24, brass).name = "tuba pipe"
    for k in range(3):
        x = 1.55 + 0.62 * k
        kit.lathe([(0.001, 0), (0.27, 0), (0.27, 1.5), (0.001, 1.5)], brass, 30).location = (x, 1.6, 2.2)
        kit.rope([(x, 1.6, 3.6), (x, 1.6, 4.1)], 0.07, brass, 1)
        kit.sphere((0.24, 0.24, 0.09), clay("#f4e4b8", rough=0.3), (x, 1.6, 4.15), 20)
    cup = kit.lathe([(0.14, 0), (0.2, 0.2), (0.5, 0.42), (0.46, 0.46), (0.2, 0.3)], brass, 40)
    kit.place(cup, (1.05, 0.7, 5.3))


def flat_one():
    """What comes out at the other end is as thin as paper, and salutes."""
    parts = (
        (
            paper.outline([(-0.3, 0.0), (-0.42, 0.9), (-0.3, 1.05), (0.3, 1.05), (0.42, 0.9), (0.3, 0.0)], 6),
            COBALT,
        ),
        (paper.ribbon([(0.34, 0.95), (0.78, 1.2), (0.4, 1.62)], 0.17, 0.15), COBALT),
        (paper.Point(0, 1.36).buffer(0.3, 24), "#c98a5c"),
        (paper.rectangle(-0.36, 1.58, 0.36, 1.66).union(paper.rectangle(-0.26, 1.6, 0.26, 2.0)), COBALT),
        (paper.rectangle(-0.26, 1.66, 0.26, 1.74), "#f4d27a"),
        (paper.rectangle(-0.4, 0.1, 0.4, 0.2), "#f4e4b8"),
    )
    group = [
        paper.cutout(paper.rounded(shape, 0.01), clay(tone, bump=0.2), (0, -0.03 * k, 0), depth=0.03)
        for k, (shape, tone) in enumerate(parts)
    ]
    eye = clay("#2a1408")
    group += [kit.sphere((0.035, 0.02, 0.05), eye, (x, -0.13, 1.42), 10) for x in (-0.1, 0.12)]
    group.append(
        kit.rope([(-0.12, -0.13, 1.27), (0, -0.13, 1.22), (0.12, -0.13, 1.28)], 0.015, clay("#6a2418"), 4)
    )
    kit.group(group, (1.05, 0.7, 5.72), (0, -16, 8), 0.9)


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


def inside():
    """The last of the band, deep in the bell: two backs under tall hats, marching away from us."""
    for k, (x, y, z, tall, skin) in enumerate(
        ((-1.15, 0.5, 0.42, 2.1, "umber"), (-0.3, 1.25, 0.86, 1.75, "peach"))
    ):
        somebody = person(
            age=30 + 20 * k,
            female=k,
            build="average",
            tall=tall,
            height_heads=4.4,
            pose="walking",
            look=Look(SKINS[skin]),
            hair="short",
            hair_colour="#2a1a10",
            hat=hats.topper(COBALT, "#f4d27a", 0.4),
            clothes=uniform(),
            shoes="#3a2410",
            seed=k,
        )
        kit.place(somebody.thing, (x, y, z), (0, 0, 172 + 10 * k))


def bandmaster():
    """Broad, red in the face, left behind, her hat thrown down: she shakes her baton at the instrument."""
    at, turn = np.array((1.35, -4.0, 0.0)), -34

    def own(point):
        return rotation((0, 0, -turn)) @ (np.array(point) - at)

    her = person(
        age=58,
        female=1,
        build="stout",
        tall=3.95,
        height_heads=3.95,
        pose="shaking a fist",
        expression="furious",
        look=Look(SKINS["olive"], nose=1.3, eye=1.15, cheek=0.9),
        hair="bun",
        hair_colour="#6a625c",
        clothes=[
            Garment("trousers", "#f0e0b4"),
            Garment(
                "coat",
                COBALT,
                length=0.42,
                collar="stand",
                collar_colour="#f4e4b8",
                buttons="#f4d27a",
                cuffs="#f4e4b8",
                belt="#f4e4b8",
            ),
        ],
        shoes="#3a2410",
        reach={"right": own((0.15, -4.3, 3.0)), "left": own((2.25, -4.9, 1.7))},
        look_at=own((-1.4, -6.6, 3.1)),
    )
    kit.place(her.thing, at, (0, 0, turn))
    thrown = hats.topper(COBALT, "#f4d27a", 0.42).make()
    kit.group(thrown, (-0.6, -3.7, 0.12), (18, 62, 30), 0.9).name = "hat"
    x, y, z = her.hand("right")
    kit.rope(
        [(x + 0.12, y - 0.06, z - 0.3), (x - 0.35, y - 0.06, z + 1.05)], 0.035, clay("#fff4d8"), 1
    ).name = "baton"


def paint(draft):
    """Mustard noon, sun above, umber under everything."""
    light.world("#e8c878", "#8a5a34", 0.4)
    camera = stage.camera((0.1, -14.5, 3.4), (0.1, 0, 3.35), 50)
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
    inside()
    bandmaster()
    light.sun((30, 18, 0), 2.8, "#fff0c4", 3)
    light.area((-7, -9, 7), (0, 0, 2.5), 3, 1300, "#ffe4b0")
    light.area((8, -8, 4), (0, 0, 2.5), 5, 300, "#8fa6e0")
    light.bulb((-0.9, 1.4, 2.9), 60, "#ffc060", 0.3)
    return Finish(
        fog=Fog("#f0d080", 17, 50, 0.55),
        shadows="#3a1c20",
        lights="#fff2cc",
        focus=("tuba bell", "baton"),
        vignette=0.18,
    )
