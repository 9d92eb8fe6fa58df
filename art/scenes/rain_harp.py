# SPDX-License-Identifier: GPL-3.0-or-later
"""The harp is strung with rain, and she dreads fine weather."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, block, rotation, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import weather
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

PLAYING = Arm((0, -0.7, 0.1), (0.8, 0.2, -0.8), palm=(-1, 0, -0.2), curl=0.35, thumb=0.2)
FOOT, HEAD = np.array((-0.4, 0.6, 0.25)), 7.6


def harp():
    """Chocolate wood, as tall as a house: pillar, sound box, and a neck that is half a cloud."""
    wood = clay("#5a3626", bump=0.45, grain=6, vary=0.22, rough=0.4)
    gilt = clay("#c9953e", rough=0.35, metal=0.4, bump=0.3)
    pillar = Clay().add(
        tube(
            [(-2.7, 0.6, 0.3), (-2.95, 0.6, 3.0), (-3.0, 0.6, 5.6), (-2.7, 0.6, HEAD)],
            [0.34, 0.24, 0.23, 0.3],
        ),
        "#5a3626",
    )
    pillar.add(
        tube(
            [(-2.7, 0.6, HEAD), (-2.3, 0.6, HEAD + 0.5), (-1.85, 0.6, HEAD + 0.35), (-1.95, 0.6, HEAD)],
            [0.3, 0.26, 0.2, 0.12],
        ),
        "#5a3626",
        0.1,
    )
    kit.model(pillar, (-3.6, 0.0, 0), (-1.4, 1.2, HEAD + 1), 150, wood).name = "pillar"
    box = [(-2.6, 0.35), (-1.4, 0.75), (0.4, 2.2), (1.9, 4.1), (2.6, 5.6)]
    body = Clay().add(tube([(x, 0.6, z) for x, z in box], [0.55, 0.5, 0.42, 0.32, 0.22]), "#6b4230")
    kit.model(body, (-3.4, -0.1, -0.2), (3.1, 1.3, 6.1), 150, wood).name = "sound box"
    for x, z in ((-0.9, 1.15), (0.2, 2.05), (1.2, 3.2)):
        kit.place(kit.ring(0.16, 0.04, gilt, 30, 8), (x, 0.12, z), (70, 0, 30))
    kit.box((2.0, 1.6, 0.3), wood, (-2.3, 0.6, 0.0), bevel=0.12)
    return box


def strings(box):
    """Rain: each string a row of long drops from the cloud to the sound box, broken where she plays."""
    rng = random.Random(5)
    drop = clay("#d8f0f4", rough=0.1, emit=0.25, vary=0.02)
    xs, zs = zip(*box, strict=True)
    for k in range(22):
        x = -2.25 + 0.205 * k
        low = float(np.interp(x, xs, zs)) + 0.35
        high = HEAD - 0.15 - 0.05 * k + 0.12 * math.sin(k)
        z = high
        while z > low:
            length = rng.uniform(0.25, 0.7)
            kit.rope([(x, 0.55, z), (x + 0.008, 0.55, max(low, z - length))], 0.022, drop, 1)
            z -= length + rng.uniform(0.03, 0.12)
        for _ in range(3):
            kit.sphere(
                rng.uniform(0.02, 0.05),
                drop,
                (x + rng.uniform(-0.12, 0.12), 0.5 + rng.uniform(-0.15, 0.05), low + rng.uniform(0, 0.3)),
                8,
            )


def above():
    """One cloud is the neck of the harp; the sky behind it brightens, which is the trouble."""
    cloud = Clay()
    lobes = (
        (-2.6, 0.7),
        (-1.7, 1.05),
        (-0.5, 1.25),
        (0.8, 1.15),
        (1.9, 0.9),
        (2.7, 0.6),
        (-1.0, 0.9),
        (0.3, 0.95),
    )
    for k, (x, r) in enumerate(lobes):
        rise = 0.55 if k >= 6 else 0.0
        at = (x, 0.6 + 0.2 * math.sin(3 * k), HEAD + 0.35 + rise + 0.2 * math.sin(2 * k))
        cloud.add(ball(at, (r * 1.05, r * 0.8, r * 0.85)), "#d4e0dc" if rise else "#aec4c0", 0.08)
    cloud.carve(block((0, 0.6, HEAD - 1.35), (5, 3, 1.2), 0.1), 0.35, "#6f8c8c")
    kit.model(
        cloud, (-4, -1.2, 6.4), (4.2, 2.4, 10.2), 130, clay(bump=0.3, grain=4, vary=0.1, rough=0.95)
    ).name = "cloud"


def ground():
    """A square of wet stone with a pool at the harp's foot, and the dry patch that has begun."""
    kit.land(
        lambda x, y: 0.02 * np.sin(x * 2.1) * np.sin(y * 1.7),
        (-12, 12),
        (-8, 20),
        clay("#4f837c", bump=0.6, grain=5, vary=0.16, rough=0.35),
        90,
    )
    a = np.linspace(0, math.tau, 80)
    for reach, tone, z in ((1.0, "#b8d8cc", 0.03), (0.9, "#8fc0b8", 0.036)):
        r = reach * (1 + 0.08 * np.sin(3 * a) + 0.05 * np.sin(7 * a + 1))
        rows = np.stack(
            [
                np.stack([-0.5 + t * 3.4 * r * np.cos(a), 0.4 + t * 1.5 * r * np.sin(a), z + 0 * a], -1)
                for t in (0.01, 1)
            ],
            1,
        )
        kit.sheet(rows, clay(tone, rough=0.04, bump=0.15, grain=3, vary=0.04))
    dry = np.stack(
        [
            np.stack([3.0 + t * 1.3 * np.cos(a), -2.6 + t * 0.6 * np.sin(a), 0.03 + 0 * a], -1)
            for t in (0.01, 1)
        ],
        1,
    )
    kit.sheet(dry, clay("#e8dcb0", rough=0.95, bump=0.6, grain=8)).name = "dry patch"


def harpist():
    """A large woman in a raspberry gown and rubber boots, both hands in the strings, her face up, eyes shut."""
    at, turn = np.array((1.0, -0.75, 0.0)), -74
    inside = rotation((0, 0, -turn))
    her = person(
        age=52,
        female=1,
        build="round",
        tall=4.3,
        height_heads=4.8,
        pose=replace(POSES["seated"], left=PLAYING, right=PLAYING),
        expression="grateful",
        look=Look(SKINS["tan"], eye=1.1),
        hair="bun",
        hair_colour="#54382c",
        clothes=[
            Garment(
                "dress",
                "#b02a54",
                length=0.86,
                flare=0.4,
                collar="round",
                collar_colour="#f4d8c8",
                loose=0.15,
            )
        ],
        reach={
            "right": inside @ (np.array((-0.35, 0.1, 3.0)) - at),
            "left": inside @ (np.array((-0.55, -0.7, 3.35)) - at),
        },
        look_at=inside @ (np.array((-2.0, -1.6, 5.6)) - at),
        shoes="#2f5a50",
        boot=3,
    )
    kit.place(her.thing, at, (0, 0, turn))
    seat = her.seat()
    stool = [
        (0.001, 0),
        (0.62, 0),
        (0.5, 0.2),
        (0.46, seat[2] - 0.12),
        (0.62, seat[2] - 0.05),
        (0.001, seat[2]),
    ]
    kit.place(kit.lathe(stool, clay("#5a3626", bump=0.4), 40), (seat[0], seat[1], 0)).name = "stool"


def paint(draft):
    """Rain under one cloud; the rest of the sky is clearing."""
    light.world("#c8e6da", "#8fa898", 0.55)
    camera = stage.camera((0.1, -14.5, 3.4), (0.0, 0, 4.15), 45)
    clearing = sky.gradient(
        [(0, "#2f4f60"), (0.35, "#5c8a8c"), (0.6, "#b8ccb0"), (0.76, "#f8e2a8"), (1, "#f2c890")], 11, 0.14
    )
    sky.backdrop(clearing, 70, camera)
    ground()
    strings(harp())
    above()
    harpist()
    weather.rain(1.6, 0.2, 5.0, 60, "#bfe4e8")
    light.area((7, -8, 7), (0, 0, 3.5), 3, 1100, "#fff0cf")
    light.area((-8, -8, 4), (0, 0, 3), 5, 260, "#8fc8d0")
    light.area((2, 8, 7), (0, 0, 4), 4, 600, "#ffe8c0")
    return Finish(
        fog=Fog("#d8e8d4", 18, 50, 0.45),
        shadows="#2a2420",
        lights="#fff4dc",
        focus=("pillar",),
        vignette=0.16,
    )
