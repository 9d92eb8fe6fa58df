# SPDX-License-Identifier: GPL-3.0-or-later
"""Two neighbours build their walls all day with stones taken from one another."""

import random

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

STONES = ("#c9a15a", "#b98e4a", "#d8b46c", "#a8803e", "#c2a878")


def stone(rng, tone, size):
    """A field stone with flat sides."""
    rock = Clay().add(ball((0, 0, 0), size), tone)
    for _ in range(5):
        a, b = rng.uniform(0, 6.28), rng.uniform(-1, 1)
        rock.carve(
            ball(
                (1.5 * np.cos(a) * size[0] * 1.25, 1.5 * np.sin(a) * size[1] * 1.25, b * size[2] * 1.9),
                max(size) * 1.1,
            ),
            0.08,
        )
    return kit.model(rock, (-0.7, -0.7, -0.6), (0.7, 0.7, 0.6), 34, clay(bump=0.7, grain=10, vary=0.2))


def walls():
    """Two half-built walls towards us with a lane between; each has gaps where the other has new stones."""
    rng = random.Random(5)
    kinds = [kit.mould(stone(rng, tone, (0.42, 0.36, 0.26))) for tone in STONES for _ in range(2)]
    for side in (-1, 1):
        for row in range(5):
            for k in range(15):
                y = -2.6 + 0.62 * k + (0.3 if row % 2 else 0)
                x = side * (0.72 + 0.02 * row)
                if (row == 4 and rng.random() < 0.45) or (row == 3 and rng.random() < 0.16):
                    continue
                kit.cast(
                    rng.choice(kinds),
                    (x + rng.uniform(-0.05, 0.05), y, 0.22 + 0.44 * row),
                    (rng.uniform(-12, 12), rng.uniform(-12, 12), rng.uniform(0, 360)),
                    rng.uniform(0.95, 1.12),
                )
    return kinds


def neighbours(kinds):
    """A broad woman and a wiry man, red in the face, nose to nose; each has a hand on the other's wall."""
    her = person(
        age=55,
        female=1,
        build="broad",
        tall=4.3,
        height_heads=4.9,
        pose="shaking a fist",
        expression="furious",
        look=Look(SKINS["peach"], nose=1.3, cheek=1.2),
        hair="braids",
        hair_colour="#a8a29a",
        clothes=[Garment("dress", "#2f57a8", length=0.85, apron="#f0e2c0", collar="turned")],
        reach={"left": (0.35, -1.75, 2.35), "right": (-0.9, -0.9, 3.3)},
        look_at=(0.1, -3, 3.85),
    )
    kit.place(her.thing, (-1.72, 0.2, 0), (0, 0, 80))
    him = person(
        age=49,
        female=0,
        build="lanky",
        tall=4.55,
        height_heads=5.1,
        pose="shaking a fist",
        expression="furious",
        look=Look(SKINS["tan"], nose=1.5, hook=0.5),
        hair="ring",
        hair_colour="#3a2a20",
        beard="moustache",
        hat=hats.cap("#6b4a2c"),
        clothes=[
            Garment("trousers", "#54402f", braces="#8a2f24"),
            Garment("top", "#e6d2a0", collar="turned", hem=0.02),
        ],
        reach={"right": (-0.3, -1.75, 2.4), "left": (0.95, -0.9, 3.5)},
        look_at=(-0.1, -3, 3.75),
    )
    kit.place(him.thing, (1.78, 0.15, 0), (0, 0, -80))
    for who, side in ((her, "left"), (him, "right"), (her, "right"), (him, "left")):
        x, y, z = who.hand(side)
        kit.cast(kinds[3 if who is her else 6], (x, y - 0.12, z + 0.05), (10, 20, 40), 0.8)


def children():
    """Behind them their children have built one small house of the pebbles."""
    rng = random.Random(9)
    for k, (x, turn, skin, colour, female) in enumerate(
        ((-0.75, 60, "peach", "#f0c848", 1), (0.8, -60, "tan", "#c2503a", 0))
    ):
        child = person(
            age=6,
            female=female,
            build="round",
            tall=1.55,
            height_heads=3.7,
            pose="crouching",
            expression="smiling",
            look=Look(SKINS[skin]),
            hair="braids" if female else "tousled",
            hair_colour="#8a5a34" if female else "#2a1a14",
            clothes=[Garment("trousers", "#54708a"), Garment("top", colour)],
            far=True,
            seed=k,
        )
        kit.place(child.thing, (x, 6.6, 0), (0, 0, turn))
    for row in range(4):
        for k in range(6 - row):
            kit.sphere(
                (0.12, 0.12, 0.09),
                clay(rng.choice(STONES), bump=0.6),
                ((k - (5 - row) / 2) * 0.2, 6.5, 0.08 + 0.17 * row),
                14,
            )


def paint(draft):
    """Mustard noon; equal heads, equal rage."""
    light.world("#f6e6b8", "#c89a58", 0.55)
    camera = stage.camera((0, -9.4, 3.6), (0, 0.5, 3.05), 53)
    noon = sky.gradient([(0, "#d9a62a"), (0.45, "#ecc35a"), (0.8, "#f8e0a0"), (1, "#f4d694")], 14, 0.14)
    sky.backdrop(noon, 70, camera)
    kit.land(
        lambda x, y: 0.05 * np.sin(x * 1.2) + 0.05 * np.sin(y * 0.9) - 0.03,
        (-16, 16),
        (-6, 34),
        clay("#c2a050", bump=0.7, grain=5, vary=0.18),
        110,
    )
    neighbours(walls())
    children()
    light.sun((44, 14, 30), 3.2, "#fff0c0", 3)
    light.area((-7, -7, 4), (0, 0, 3), 4, 260, "#9fb4e8")
    light.area((0, 7, 6), (0, 0, 3), 4, 420, "#ffe0a0")
    return Finish(fog=Fog("#f0d89a", 14, 44, 0.45), shadows="#3a2418", lights="#fff4d0", vignette=0.18)
