# SPDX-License-Identifier: GPL-3.0-or-later
"""Two neighbours build their walls all day with stones taken from one another."""

import random

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, block
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import animals
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.stance import Stance, posed

EYE = np.array((0.0, -17.0, 2.3))
TOP = 2.75
STONE = (0.02, 0.0, 4.35)
TALL = 2.35


def stones():
    """Six squared stones, none of them square."""
    rng = random.Random(5)
    made = []
    for tone in ("#a88a58", "#8f7448", "#b89a66", "#7c6440", "#9c7e50", "#c4a878"):
        rock = Clay().add(block((0, 0, 0), (0.5, 0.5, 0.5), 0.14), tone)
        for _ in range(5):
            side = np.array([rng.choice((-1, 1)) * rng.uniform(0.4, 0.62) for _ in range(3)])
            rock.carve(
                block(side * 1.35, (0.26, 0.26, 0.26), 0.05, [rng.uniform(0, 90) for _ in range(3)]), 0.08
            )
        made.append(kit.mould(kit.model(rock, (-0.6,) * 3, (0.6,) * 3, 46, surfaces.plaster(None, grain=7))))
    return made


def wall(shapes, side, rng):
    """A dry wall that ends in steps at the gap; gives its height."""
    z = -0.2
    while z < TOP - 0.1:
        high = rng.uniform(0.4, 0.56)
        high = min(high, TOP - z) if TOP - z < 0.75 else high
        x = 0.42 + 0.2 * min((TOP - z) // 0.62, 2) + rng.uniform(-0.04, 0.04)
        while x < 5.6:
            wide = rng.uniform(0.5, 1.05)
            for y in (0.0, 0.75):
                kit.cast(
                    rng.choice(shapes),
                    (side * (x + wide / 2), y + rng.uniform(-0.06, 0.06), z + high / 2),
                    (rng.uniform(-2, 2), rng.uniform(-2, 2), rng.choice((0, 180)) + rng.uniform(-3, 3)),
                    (wide * 0.97, 0.8, high * 0.97),
                )
            x += wide
        z += high
    return z


def neighbour(side, top, **changes):
    """One of the two, on the end of a wall, both hands at the stone."""
    at = np.array((side * 1.17, 0.1, top - 0.04))
    turn = -90 if side > 0 else 90
    reach = {}
    for hand, dy in (("left", 0.2), ("right", -0.2)):
        wx, wy, wz = np.array((side * 0.46, dy * side, STONE[2] - 0.06)) - at
        reach[hand] = (wy * (1 if side < 0 else -1), -abs(wx), wz)
    pose = posed(
        Stance(
            hips=(-0.12, 0.9),
            lean=20,
            look=(2, 0, 0),
            left_foot=(0.1, 0.3, 0),
            right_foot=(0.08, -0.36, 0.03),
            toes=(0, 22),
            elbows=(0.8, -0.3, -0.8),
        )
    )
    one = person(pose=pose, reach=reach, tall=TALL, height_heads=5.6, **changes)
    kit.place(one.thing, at, (0, 0, turn))


def two(left, right):
    """A broad woman with a bun, a wiry man with a hat, on walls so high."""
    neighbour(
        -1,
        left,
        age=60,
        female=1,
        build="broad",
        look=Look(SKINS["olive"], nose=1.2),
        hair="bun",
        hair_colour="#6a5a4c",
        expression="calm",
        clothes=[Garment("dress", "#24489a", length=0.8, flare=0.1, apron="#d8c090")],
    )
    neighbour(
        1,
        right,
        age=48,
        female=0,
        build="lanky",
        look=Look(SKINS["umber"], nose=1.3, hook=0.4),
        hair="short",
        hair_colour="#1c1412",
        expression="calm",
        hat=hats.brim("#5a3a1c", "#24489a"),
        clothes=[Garment("trousers", "#3a2418"), Garment("top", "#9a4a24", hem=0.12, loose=0.12)],
    )


def ground():
    """A bare field; long shadows come towards us."""
    kit.land(
        lambda x, y: (
            -0.1 + 0.12 * np.sin(x * 0.6 + 1) * np.sin(y * 0.35) + 0.9 * np.clip((y - 14) / 20, 0, 1)
        ),
        (-30, 30),
        (-12, 37),
        clay("#8a5e22", bump=0.8, grain=3, vary=0.2),
        140,
    )
    rng = random.Random(9)
    for _ in range(16):
        x, y, r = rng.uniform(-3.4, 3.4), rng.uniform(-2.5, -0.8), rng.uniform(0.06, 0.2)
        if abs(x) < 1.4:
            continue
        kit.sphere((r * 1.3, r, r * 0.8), surfaces.plaster("#8f7448", grain=7), (x, y, 0), 14)


def cat_in_the_gap():
    """Between the walls somebody sits who belongs to both houses."""
    kit.place(animals.cat("sitting", pale="#2a1c20"), (0.12, -0.3, -0.14), (0, 0, 180), 0.95).name = "cat"


def paint(draft):
    """The last of the sun stands between them."""
    rng = random.Random(11)
    light.world("#5a4a58", "#6a4420", 0.36)
    camera = stage.camera(EYE, (0, 0, 3.85), 50)
    sky.backdrop(
        sky.gradient(
            [(0, "#4a2f2c"), (0.3, "#8a4f22"), (0.55, "#cf8a26"), (0.72, "#f0b84c"), (1, "#b87a26")], 5, 0.1
        ),
        75,
        camera,
    )
    sun = EYE + (np.array((0, 0, 4.55)) - EYE) * 3.1
    glowing_disc(
        2.55 * 3.1, tuple(sun), "#fff0b8", limb="#f8bc48", strength=1.05, halo=0.28, reach=1.8, mottle=0.12
    )
    ground()
    shapes = stones()
    tops = wall(shapes, -1, rng), wall(shapes, 1, rng)
    kit.cast(shapes[5], STONE, (3, 4, 6), (1.0, 0.62, 0.52)).name = "stone"
    two(*tops)
    cat_in_the_gap()
    light.area((0, 16, 9), (0, 0, 3.5), 5, 5200, "#ffc060")
    light.area((-6, -10, 7), (0, 0, 3), 5, 420, "#9a98d0")
    light.area((6, -9, 3), (0, 0, 3), 4, 260, "#ffb070")
    return Finish(
        fog=Fog("#d8962e", 20, 50, 0.6), shadows="#2a1624", lights="#fff0c4", focus=("stone",), lift=0.6
    )
