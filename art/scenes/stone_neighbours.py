# SPDX-License-Identifier: GPL-3.0-or-later
"""Two neighbours build their walls all day with stones taken from one another."""

import random
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import rotation
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

STONES = ("#b9a27a", "#a08a64", "#cbb78c", "#8f7a58", "#b0905c")
PRIZE = np.array((0.02, -0.75, 2.42))


def block(size, at, turn, rng):
    """A squared field stone with broken edges."""
    tone = clay(rng.choice(STONES), bump=0.9, grain=5, vary=0.26, rough=0.9)
    return kit.box(size, tone, at, turn, 0.09)


def walls():
    """Two half-built walls in front of them, each highest where its owner stands; between them a gap."""
    rng = random.Random(5)
    for side in (-1, 1):
        for row in range(4):
            x = 0.5 + 0.1 * row + rng.uniform(0, 0.12)
            while x < 3.4:
                wide = rng.uniform(0.55, 0.95)
                at = (side * (x + wide / 2), -1.55 + rng.uniform(-0.06, 0.06), 0.4 * row - 0.02)
                block(
                    (wide - 0.04, 0.75, 0.39), at, (0, rng.uniform(-2, 2), rng.uniform(-5, 5)), rng
                ).name = "wall"
                x += wide


def neighbours():
    """A broad woman and a wiry man, red in the face, nose to nose; both have both hands on the same stone."""
    grip = Arm((-0.05, -0.6, -0.3), (0.9, 0.2, -0.7), point=(-0.1, -1, 0.1), palm=(-1, 0, 0), curl=0.3)
    tug = replace(POSES["pulling"], left=grip, right=grip, tilt=(6, 0, 0), bend=(12, 0, 0), look=(0, 0, 0))

    def holding(at, turn, far, near, eyes):
        turned = rotation((0, 0, -turn))
        return {k: turned @ (np.array(v) - at) for k, v in {"far": far, "near": near, "eyes": eyes}.items()}

    at, turn = np.array((-0.98, 0.1, 0)), 60
    own = holding(at, turn, PRIZE + (-0.2, 0.34, 0), PRIZE + (-0.26, -0.42, 0), (0.5, -1.5, 3.95))
    her = person(
        age=55,
        female=1,
        build="broad",
        tall=4.5,
        height_heads=4.3,
        pose=tug,
        expression="furious",
        look=Look(SKINS["peach"], nose=1.25, cheek=1.1, eye=1.1),
        hair="braids",
        hair_colour="#8e8880",
        clothes=[Garment("dress", "#2f57a8", length=0.85, collar="turned", collar_colour="#f0e2c0")],
        reach={"left": own["far"], "right": own["near"]},
        look_at=own["eyes"],
    )
    kit.place(her.thing, at, (0, 0, turn))
    at, turn = np.array((1.06, 0.1, 0)), -60
    own = holding(at, turn, PRIZE + (0.2, 0.34, 0), PRIZE + (0.26, -0.42, 0), (-0.5, -1.5, 3.8))
    him = person(
        age=49,
        female=0,
        build="lanky",
        tall=4.7,
        height_heads=4.5,
        pose=tug,
        expression="furious",
        look=Look(SKINS["tan"], nose=1.45, hook=0.5, eye=1.1),
        hair="tousled",
        hair_colour="#2a1c16",
        clothes=[
            Garment("trousers", "#54402f"),
            Garment("top", "#c2503a", collar="turned", collar_colour="#e6d2a0", hem=0.1),
        ],
        reach={"right": own["far"], "left": own["near"]},
        look_at=own["eyes"],
    )
    kit.place(him.thing, at, (0, 0, turn))
    rng = random.Random(2)
    block((0.9, 0.56, 0.6), PRIZE - (0, 0, 0.3), (0, 4, 0), rng).name = "stone"


def children():
    """Behind them, in the gap, their children have built one small house of the pebbles."""
    rng = random.Random(9)
    for k, (x, turn, skin, colour, female) in enumerate(
        ((-0.62, 60, "peach", "#f0c848", 1), (0.66, -60, "tan", "#3f7a9a", 0))
    ):
        child = person(
            age=6,
            female=female,
            build="round",
            tall=1.5,
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
        kit.place(child.thing, (x, 5.0, -0.06), (0, 0, turn))
    for row in range(4):
        for k in range(5 - row):
            tone = clay(rng.choice(STONES), bump=0.6)
            kit.box(
                (0.15, 0.15, 0.13), tone, ((k - (4 - row) / 2) * 0.17, 4.9, -0.05 + 0.14 * row), bevel=0.03
            )


def paint(draft):
    """Mustard evening, low light from the left; equal heads, equal rage."""
    light.world("#e8cf90", "#a87a48", 0.42)
    camera = stage.camera((0, -9.6, 2.9), (0, 0.5, 2.62), 62)
    noon = sky.gradient([(0, "#c9912a"), (0.45, "#e6b648"), (0.8, "#f8dc94"), (1, "#f4d694")], 14, 0.14)
    sky.backdrop(noon, 70, camera)
    kit.land(
        lambda x, y: (
            0.05 * np.sin(x * 1.2) + 0.05 * np.sin(y * 0.9) - 0.03 + 0.012 * np.maximum(y - 6, 0) ** 1.5
        ),
        (-16, 16),
        (-6, 34),
        clay("#b08a3c", bump=0.7, grain=5, vary=0.18),
        110,
    )
    walls()
    neighbours()
    children()
    light.area((-5, -6.5, 6), (0.2, 0, 3), 1.6, 860, "#ffe6b0")
    light.area((6, -6, 3), (0, 0, 3), 4, 260, "#9fb4e8")
    light.area((0.5, 6, 6.5), (0, 0, 3.4), 3, 700, "#ffd890")
    return Finish(
        fog=Fog("#f0d08a", 13, 40, 0.5), shadows="#3a2030", lights="#fff4d0", focus=("stone",), vignette=0.2
    )
