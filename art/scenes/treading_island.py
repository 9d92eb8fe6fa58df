# SPDX-License-Identifier: GPL-3.0-or-later
"""The island has been treading water for a very long time."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import boats, buildings, plants
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person


def island():
    """Round, mossy, a house, three trees; from under the waterline it is somebody's hips."""
    g = (
        Clay()
        .add(ball((0, 0, 0.0), (2.3, 1.5, 0.62)), "#6f8f4a")
        .add(ball((-0.7, 0.2, 0.3), (1.0, 0.9, 0.45)), "#7c9a52", 0.3)
    )
    g.paint(ball((0, 0, -0.55), (2.6, 1.8, 0.45)), "#a89a6c", 0.2)
    g.add(ball((0, 0.1, -0.9), (1.9, 1.2, 0.95)), "#6d7a5c", 0.5)
    legs = (
        ((-0.85, 0, -1.3), (-1.75, -0.55, -3.0), (-1.0, 0.5, -4.7), (-1.55, -0.35, -5.15)),
        ((0.85, 0, -1.3), (1.35, -0.75, -3.2), (1.85, -0.1, -5.0), (1.4, -0.9, -5.45)),
    )
    for hip, knee, ankle, toe in legs:
        g.add(tube([hip, knee], [0.95, 0.62], 8), "#6f8a6c", 0.4).add(
            tube([knee, ankle], [0.6, 0.34], 8), "#7a9474", 0.15
        )
        g.add(ball(knee, 0.63), "#7a9474", 0.15)
        g.add(limb(ankle, toe, 0.36, 0.26), "#86a07e", 0.15)
        for k in range(5):
            g.add(
                ball(np.array(toe) + (-0.28 + 0.14 * k, -0.22 + 0.03 * abs(k - 2), -0.08), 0.13),
                "#8aa482",
                0.05,
            )
    kit.model(g, (-3, -2.2, -6.0), (3, 2.2, 1.2), 190, clay(bump=0.7, grain=7, vary=0.2)).name = "island"
    rng = random.Random(4)
    for k in range(14):
        a = math.tau * k / 14
        kit.sphere(
            (0.09, 0.09, 0.07),
            clay("#e8dcc0", bump=0.6),
            (1.83 + 0.4 * math.cos(a), -0.12 + 0.4 * math.sin(a), -4.85 + 0.08 * math.sin(2 * a)),
            12,
        )
    for k, (x, y, s) in enumerate(((-1.25, 0.45, 1.5), (-0.55, 0.7, 1.9), (1.45, 0.25, 1.2))):
        kit.place(
            plants.round_tree(("#4f7440", "#5c8448", "#466a3c")[k], "#54402c", 1, k),
            (x, y, 0.45),
            (0, 0, 40 * k),
            s,
        )
    buildings.house((0.45, 0.35, 0.5), (0, 0, -12), 1.7, wall="#e6d8b4", tiles="#8a4a34")
    for _ in range(30):
        x, y = rng.uniform(-1.9, 1.9), rng.uniform(-0.9, 0.6)
        if (x / 2.1) ** 2 + (y / 1.3) ** 2 < 0.8:
            kit.cast(
                plants.tuft("#6f9448", 10, 0.25),
                (x, y, 0.5 - 0.12 * (x * x + y * y)),
                (0, 0, rng.uniform(0, 360)),
                0.6,
            )


def water():
    """A pane at the level of our eyes: bright and thin above, green and deep below."""
    kit.plane(40, 12, surfaces.pane((0.5, 0.72, 0.62)), (0, -3.2, -6.25), (90, 0, 0)).visible_shadow = False
    line = clay("#dff0e0", emit=0.15)
    xs = np.linspace(-8, 8, 60)
    for k in range(3):
        kit.rope(
            [(x, -3.25 - 0.05 * k, -0.25 - 0.07 * k + 0.06 * math.sin(1.3 * x + k)) for x in xs],
            0.035 - 0.008 * k,
            line,
            2,
        )
    surface = clay("#7fae94", rough=0.15, bump=0.3, grain=3, vary=0.08)
    kit.land(
        lambda x, y: -0.3 + 0.05 * np.sin(x * 1.4 + y) + 0.04 * np.sin(y * 2.2),
        (-30, 30),
        (-3.1, 60),
        surface,
        120,
    )
    rng = random.Random(8)
    bubble = clay("#cfe8d8", rough=0.1, emit=0.1)
    for _ in range(46):
        kit.sphere(
            rng.uniform(0.03, 0.1),
            bubble,
            (rng.uniform(-2.6, 2.6), rng.uniform(-2, 1), rng.uniform(-5.8, -0.7)),
            10,
        )


def hermit():
    """A thin old man by an upturned boat feeds bread to the water, so that it may have something."""
    him = person(
        age=77,
        female=0,
        build="slight",
        tall=1.35,
        height_heads=4.4,
        hunch=14,
        pose="sitting on the ground",
        expression="grateful",
        look=Look(SKINS["olive"], eye=1.2),
        hair="bun",
        hair_colour="#d9d2c6",
        beard="long",
        clothes=[Garment("dress", "#a86a3c", length=0.8, belt="#5a3a24", loose=0.2)],
        reach={"right": (-0.35, -0.62, 0.42)},
    )
    kit.place(him.thing, (-1.0, -0.95, 0.3), (0, 0, -14))
    x, y, z = him.hand("right")
    for k in range(4):
        kit.sphere(0.035, clay("#e8c890"), (x - 0.05 * k, y - 0.12 * k, z - 0.15 - 0.1 * k), 10)
    kit.place(boats.rowing_boat(wood="#5a4030", stripe="#d0542e"), (1.35, -0.85, 0.55), (180, 0, 24), 0.4)


def paint(draft):
    """Pale moss sky over deep bottle green."""
    light.world("#d4e4c8", "#5f8a78", 0.55)
    camera = stage.camera((0, -14.5, -0.6), (0, 0, -1.35), 44)
    sky.backdrop(
        sky.gradient(
            [
                (0, "#a8c09a"),
                (0.25, "#c8d6ae"),
                (0.42, "#e8ecca"),
                (0.5, "#6f9c84"),
                (0.75, "#2f5f54"),
                (1, "#123430"),
            ],
            4,
            0.04,
        ),
        75,
        camera,
    )
    water()
    island()
    hermit()
    light.sun((44, 10, 38), 3.0, "#fff2c4", 3)
    light.area((-6, -9, -2), (0, 0, -3), 4, 900, "#a8e0c0")
    light.area((6, -7, 3), (0, 0, 0), 4, 240, "#9fc8e0")
    return Finish(fog=Fog("#a8c8ac", 18, 60, 0.5), shadows="#10302c", lights="#fff6d8", vignette=0.18)
