# SPDX-License-Identifier: GPL-3.0-or-later
"""A child flies a town, which lives on the back of a whale."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, creatures, plants, sea
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position

ROOFS = ("#c4492f", "#d98236", "#8a3a4a", "#3f7a78", "#b8562f")
WALLS = ("#f0dfc0", "#e6c9a0", "#f6eee0", "#d9b49a")
LEAVES = ("#6f9a52", "#d98f3a", "#4f8060")
CHILD = (-1.5, -3.3)


def hill(x, y):
    """The height of the corn field."""
    swell = 0.55 * np.exp(-(((x + 1.5) / 2.2) ** 2)) + 0.05 * np.sin(x * 2.1 + y) + 0.04 * np.sin(y * 2.7)
    return swell - 0.35 - 0.02 * (y + 3) ** 2 * (y > -3)


def back(x, y, rise=0.74):
    """The height of the whale's back."""
    return rise * math.sqrt(max(0, 1 - ((x + 0.4) / 1.95) ** 2 - (y / 0.85) ** 2 * 0.8))


def town():
    """The whale and all who live on it."""
    rng = random.Random(4)
    parts = [sea.whale("#35618f", "#f6e6c8")]
    for x, y, size in (
        (-1.25, -0.1, 0.8),
        (-0.8, -0.3, 0.95),
        (-0.72, 0.25, 1.2),
        (-0.25, -0.32, 0.85),
        (-0.2, 0.2, 1.25),
        (0.25, -0.15, 0.8),
        (0.62, 0.05, 0.7),
        (-1.6, 0.1, 0.55),
        (0.35, 0.3, 1.0),
    ):
        parts.append(
            buildings.house(
                (x, y, back(x, y) - 0.02),
                (0, (x + 0.4) * 16, rng.uniform(-14, 14)),
                size,
                width=0.42,
                depth=0.38,
                height=0.4 + rng.random() * 0.35,
                roof=0.34,
                wall=rng.choice(WALLS),
                tiles=rng.choice(ROOFS),
                glow="#ffc860" if rng.random() < 0.8 else None,
                shine=4.5,
            )
        )
    parts.append(buildings.lighthouse((1.0, 0, 0.5), (0, 12, 0), 0.85))
    for i, (x, y, size) in enumerate(
        [
            (-1.02, -0.42, 0.5),
            (-0.5, -0.5, 0.45),
            (0.05, -0.48, 0.5),
            (0.5, -0.4, 0.42),
            (-1.75, -0.15, 0.4),
            (-0.48, 0.05, 0.6),
        ]
    ):
        parts.append(
            kit.place(plants.round_tree(LEAVES[i % 3], seed=i), (x, y, back(x, y, 0.7) - 0.03), size=size)
        )
    return kit.group(parts, (-0.75, 0, 5.6), (0, 9, -20), 1.25)


def field():
    """Ripe corn around the child."""
    kit.land(hill, (-10, 10), (-16, 6), clay("#b9752f", bump=0.4, grain=9))
    ears = [
        plants.tuft(colour, 16, 0.5, ears=True, seed=k)
        for k, colour in enumerate(["#e8b048", "#d99432", "#f6cf72", "#b9782c"])
    ]

    def spot(rng):
        y = -11.5 + 12 * rng.random() ** 0.8
        x = rng.uniform(-1, 1) * (3.2 + (y + 12) * 0.35)
        near = math.hypot(x - CHILD[0], (y - CHILD[1] + 0.7) * 0.6)
        return None if near < 0.62 else (x, y)

    plants.meadow(ears, kit.detail(5200), spot, hill, (0.55, 1.0))


def paint(draft):
    """Dusk over the corn."""
    light.world("#7a88c8", "#e89a7a", 0.5)
    camera = stage.camera((0, -15, 1.6), (0, 0, 3.9), 44)
    dusk = sky.gradient(
        [
            (0, "#222c66"),
            (0.3, "#5a58a4"),
            (0.5, "#c2779c"),
            (0.66, "#f3a07f"),
            (0.8, "#fbd79c"),
            (1, "#f7e3c0"),
        ],
        3,
    )
    dusk = sky.clouds(
        dusk, "#ffc4a4", "#7561a6", cover=0.43, soft=0.2, cell=200, seed=11, stretch=2.4, band=(0.12, 0.62)
    )
    sky.backdrop(sky.stars(dusk, 110, 2, down_to=0.35, size=1.2), 60, camera)
    whale = town()
    field()
    x, y = CHILD
    z = float(hill(np.array(x), np.array(y)))
    child = figure(
        "small child",
        "looking up",
        Clothes(
            "#c8322b",
            0.45,
            0.08,
            hair="braids",
            hat="beanie",
            hat_colour="#e8b048",
            cut="coat",
            scarf="#f4e3bd",
        ),
        skin="brown",
        tall=1.0,
        reach={"right": (-0.08, -0.34, 0.76), "left": (0.06, -0.3, 0.92)},
        wind=(0.6, 0.2, 0),
    )
    kit.place(child, (x, y, z + 0.12), (0, 0, 150), 1.3)
    hand = np.array(hand_position(child, "left"))
    chin = kit.spot_on(whale, (-1.2, 0, -0.7))
    sag = [
        hand + (chin - hand) * t + (-0.25 * t * (1 - t), 0, -1.2 * t * (1 - t)) for t in (0, 0.33, 0.66, 1)
    ]
    kit.rope(sag, 0.017, clay("#fff1cf", bump=0, emit=0.25))
    bird = kit.mould(creatures.bird("#fff6e6"))
    for at, size, turn in (
        ((2.5, -1, 7.6), 0.5, 20),
        ((2.9, -1, 7.1), 0.36, 30),
        ((-2.9, 0, 3.4), 0.4, 10),
        ((-2.4, 0, 3.0), 0.3, -10),
    ):
        kit.cast(bird, at, (10, 0, turn), size)
    light.area((7, -7, 3), (0, 0, 4.5), 3, 1700, "#ffab68")
    light.area((-5, -6, 11), (0, 0, 5), 5, 600, "#a8b8ff")
    light.area((1, 6, 7), (0, 0, 5.5), 4, 1000, "#ffb58a")
    return Finish(fog=Fog("#f3b79a", 13, 45, 0.7), shadows="#232a5c", lights="#ffe9c4")
