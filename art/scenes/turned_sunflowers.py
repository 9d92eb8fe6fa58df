# SPDX-License-Identifier: GPL-3.0-or-later
"""The sunflowers have stopped following the sun; they follow her."""

import math
from dataclasses import replace
from typing import Any

import numpy as np

from painter import kit, light, materials, sky, stage
from painter.clay import Clay, ball, limb
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import pasture
from painter.motifs.bodies import BODIES
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure
from painter.motifs.poses import POSES


def sunflower_head(seed: int = 0, petal: str = "#f2c230", disc: str = "#22140c", resolution: int = 60) -> Any:
    """A flower head 1 wide that looks along -y, with its green cup behind."""
    rng = np.random.default_rng(seed)
    clay = Clay().add(ball((0, 0.03, 0), (0.27, 0.1, 0.27)), disc)
    clay.add(ball((0, 0.12, 0), (0.24, 0.09, 0.24)), "#5f7f2c", 0.04)
    clay.carve(ball((0, -0.2, 0), (0.2, 0.16, 0.2)), 0.05, "#140b06")
    clay.paint(ball((0, -0.02, 0), (0.15, 0.2, 0.15)), "#0e0805", 0.05)
    centre = kit.model(
        clay, (-0.4, -0.3, -0.4), (0.4, 0.3, 0.4), resolution, materials.clay(bump=0.8, grain=30)
    )
    points: list[Any] = []
    faces: list[Any] = []
    paint: list[Any] = []
    for ring, (count, reach) in enumerate(((17, 0.52), (14, 0.46))):
        for k in range(count):
            a = math.tau * (k + 0.5 * ring + rng.uniform(-0.2, 0.2)) / count
            length, w, droop = (
                reach * rng.uniform(0.82, 1.12),
                0.062 * rng.uniform(0.8, 1.2),
                rng.uniform(-0.1, 0.12),
            )
            first = len(points)
            for t, wide, out in ((0.0, 0.5, 0.23), (0.45, 1.0, 0.5), (0.8, 0.7, 0.8), (1.0, 0.06, 1.0)):
                r = 0.22 + (length - 0.22) * t
                for s in (-1, 1):
                    x, z = (
                        r * math.cos(a) - s * w * wide * math.sin(a),
                        r * math.sin(a) + s * w * wide * math.cos(a),
                    )
                    points.append((x, 0.02 + 0.03 * ring + droop * out * t, z))
                    paint.append(np.array(linear(petal)) * (0.62 + 0.45 * t))
            faces += [
                (first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(3)
            ]
    petals = kit.mesh(points, faces, materials.clay(bump=0.1, vary=0.1), np.array(paint))
    return [kit.mould(centre), kit.mould(petals)]


def leaf(colour: str = "#55802e") -> Any:
    """A heart of a leaf, 0.6 long along x, to be cast."""
    t, s = np.meshgrid(np.linspace(0, 1, 9), np.linspace(-1, 1, 5), indexing="ij")
    width = 0.21 * np.sin(np.pi * t**0.7) * (1 - 0.2 * t)
    points = np.stack([0.62 * t, width * s, 0.12 * np.sin(t * 2.4) - 0.16 * t**2 + 0.05 * np.abs(s)], -1)
    return kit.mould(kit.sheet(points, materials.clay(colour, bump=0.3, vary=0.2)))


def sunflower(
    head: Any,
    leaf_shape: Any,
    foot: tuple[float, float, float],
    tall: float,
    watch: tuple[float, float, float],
    rng: Any,
    size: float = 1,
) -> None:
    """One plant at `foot` whose face is turned to `watch`."""
    x, y, z = foot
    to = np.array(watch) - (x, y, z + tall)
    spin = math.degrees(math.atan2(to[0], -to[1]))
    nod = math.degrees(math.atan2(-to[2], math.hypot(to[0], to[1])))
    ahead = to[:2] / max(float(np.hypot(*to[:2])), 1e-6)
    neck = np.array((x + ahead[0] * 0.16 * size, y + ahead[1] * 0.16 * size, z + tall))
    stem = materials.clay("#6a8a34", bump=0.3)
    sway = rng.normal(0, 0.05)
    top = neck - (ahead[0] * 0.22 * size, ahead[1] * 0.22 * size, -0.02)
    kit.rope(
        [
            (x, y, z - 0.1),
            (x + sway, y, z + tall * 0.5),
            (x, y, z + tall * 0.93),
            top + (0, 0, 0.03),
            neck - (*(ahead * 0.1), 0),
        ],
        0.032 * size,
        stem,
        4,
    )
    for part in head:
        kit.cast(part, neck, (nod + rng.normal(0, 5), rng.normal(0, 8), spin + rng.normal(0, 4)), size)
    for share in (0.3, 0.48, 0.64):
        kit.cast(
            leaf_shape,
            (x + sway * 0.7, y, z + tall * share),
            (0, -14, rng.uniform(0, 360)),
            size * rng.uniform(0.7, 1.05),
        )


GIRL = (-0.1, -3.2)
WATCHED = (GIRL[0], GIRL[1], 1.05)


def field(x, y):
    """Level, falling away at the horizon."""
    return 0.03 * np.sin(x * 1.3 + y) - 0.004 * np.maximum(y - 4, 0) ** 2


def path_half(y):
    """Half the width of the path."""
    return 0.78 + 0.05 * np.sin(y * 1.4)


def small_bee(resolution=50):
    """A bee seen from afar, 0.5 long, heading for -x."""
    bee = Clay().add(ball((0, 0, 0), (0.2, 0.14, 0.14)), "#f0b92a")
    for x in (-0.12, 0.02, 0.15):
        bee.paint(ball((x, 0, 0), (0.035, 0.3, 0.3)), "#2c2016", 0.01)
    bee.add(ball((-0.2, 0, 0.02), 0.09), "#2c2016", 0.04)
    for s in (-1, 1):
        bee.add(ball((0.04, s * 0.14, 0.2), (0.1, 0.16, 0.02), (s * 40, 0, 20)), "#fff6dc", 0.01)
        bee.add(limb((-0.26, s * 0.03, 0.08), (-0.34, s * 0.06, 0.16), 0.012), "#2c2016", 0.01)
    return kit.model(bee, (-0.38, -0.35, -0.2), (0.3, 0.35, 0.4), resolution)


def rows():
    """Both sides of the path full of them; every face on her."""
    rng = np.random.default_rng(11)
    heads, green = [sunflower_head(k) for k in range(3)], leaf()
    for y in np.concatenate([np.arange(-4.3, 4, 0.6), np.arange(4, 17, 0.9)]):
        for side in (-1, 1):
            x, reach = side * (path_half(y) + 0.28), 2.6 + (y + 11) * 0.28
            while abs(x) < reach:
                at = (x + rng.normal(0, 0.08), y + rng.normal(0, 0.14))
                z = float(field(np.array(at[0]), np.array(at[1])))
                tall = rng.uniform(1.2, 1.7) - 0.15 * (y < -3)
                sunflower(heads[rng.integers(3)], green, (*at, z), tall, WATCHED, rng, rng.uniform(0.8, 1.1))
                x += side * rng.uniform(0.5, 0.68)
    for x, y, tall, size in (
        (-1.95, -7.3, 2.1, 1.5),
        (2.15, -7.0, 1.75, 1.35),
        (2.0, -5.4, 1.5, 1.15),
        (-2.1, -5.5, 1.35, 1.1),
    ):
        sunflower(heads[0], green, (x, y, 0), tall, WATCHED, rng, size)
    return heads, green, rng


def stray(heads, green, rng):
    """The one that has left its row: it stands on the path on two roots."""
    foot = (0.66, -5.6, 0.2)
    sunflower(heads[1], green, foot, 1.05, WATCHED, rng, 0.85)
    root = clay("#8a8a40", bump=0.5)
    for dx, dy in ((-0.2, 0.22), (0.22, -0.16), (0.08, 0.3), (0.16, 0.05)):
        kit.rope(
            [
                foot,
                (foot[0] + dx * 0.5, foot[1] + dy * 0.5, 0.16),
                (foot[0] + dx, foot[1] + dy, 0.03),
                (foot[0] + dx * 1.5, foot[1] + dy * 1.3, 0.02),
            ],
            0.03,
            root,
            4,
        )


def girl():
    """She walks fast and does not look round."""
    pose = replace(
        POSES["walking"],
        hips=(0, 0.95),
        lean=9,
        look=(12, 0, 0),
        right_hand=(0.02, 0.34, -0.12),
        left_foot=(0.02, 0.42, 0),
        right_foot=(0.02, -0.46, 0.1),
    )
    dress = Clothes(
        "#fbf5e6",
        0.52,
        0.09,
        trousers="#e0b48c",
        shoes="#5a3424",
        hair="bob",
        hair_colour="#140f12",
        pack="#d8352a",
    )
    body = replace(BODIES["lanky teen"], height=0.92, heads=4.7, hunch=4)
    kit.place(figure(body, pose, dress, skin="peach", quality=150), (*GIRL, 0.0), (0, 0, 184), 1.42)


def paint(draft):
    """A low sun that nobody looks at."""
    light.world("#f6e6a0", "#5a7030", 0.34)
    camera = stage.camera((0.15, -11.2, 4.0), (0.0, 0, 2.05), 42)
    haze = sky.gradient(
        [(0, "#e0b83c"), (0.3, "#ecc956"), (0.55, "#f6df8c"), (0.75, "#fdf0c0"), (1, "#f6e6a8")], 9, 0.1
    )
    sky.backdrop(haze, 80, camera, 1.15)
    glowing_disc(1.05, (9.2, 36, 10.4), "#fff7dc", limb="#ffd27a", halo=0.5, reach=3.2)
    kit.land(field, (-20, 20), (-13, 40), clay("#61762e", bump=0.6, grain=4, vary=0.2))
    ys = np.linspace(-12, 30, 70)
    edges = [
        np.column_stack([s * path_half(ys), ys, field(s * path_half(ys), ys) + 0.015]) for s in (-1, 0, 1)
    ]
    kit.sheet(np.stack(edges), clay("#e4cf8e", bump=0.6, grain=6, vary=0.2))

    def verge(rng):
        y = -10 + 16 * rng.random() ** 0.7
        x = rng.choice([-1, 1]) * (path_half(y) + abs(rng.normal(0, 0.5)))
        return x, y

    pasture.turf(field, 2200, verge, tall=0.26, colours=("#7a9a3a", "#5f8030", "#a3b04a"))
    heads, green, rng = rows()
    stray(heads, green, rng)
    girl()
    kit.place(small_bee(), (0.1, -1.2, 2.6), (0, 0, 70), 0.5)
    light.sun((-62, 0, -28), 2.6, "#ffdf9a", 3)
    light.area((8, 8, 8), (0, -2, 1), 4, 900, "#ffe2a0")
    light.area((-6, -9, 7), (0, -1, 1), 6, 650, "#e8e0a0")
    light.area((0.5, -7.5, 4.5), (GIRL[0], GIRL[1], 0.8), 0.8, 26, "#fff0d0", 40)
    return Finish(fog=Fog("#f4e2a0", 14, 36, 0.8), shadows="#1c2412", lights="#fff2c8")
