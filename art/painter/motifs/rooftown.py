# SPDX-License-Identifier: GPL-3.0-or-later
"""What the cards of the terracotta roofs share: the egg-shell sky, the hazy town, cups, chairs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, sky
from ..materials import clay
from . import buildings

Point = Sequence[float] | np.ndarray
WALLS = ("#f4e0bc", "#ecc9a0", "#f6ead2", "#e2b48c")
ROOFS = ("#d2643a", "#c4552f", "#e07a48", "#b84c30")
AQUA, SUN = "#bfe0d2", "#ffd84d"


def egg_sky(camera: Any, seed: int = 33, *, cover: float = 0.36, strength: float = 1.1) -> None:
    """Pale aqua that goes to cream at the roofs."""
    day = sky.gradient(
        [
            (0, "#8fcdbd"),
            (0.28, "#b4dfce"),
            (0.5, "#d8eed8"),
            (0.68, "#f8f0d0"),
            (0.82, "#fde3b8"),
            (1, "#f6cfa0"),
        ],
        seed,
        0.14,
    )
    day = sky.clouds(
        day,
        "#fffdf0",
        "#e6e6cc",
        cover=cover,
        soft=0.16,
        cell=190,
        seed=seed + 3,
        stretch=2.8,
        band=(0.05, 0.6),
        amount=0.75,
    )
    sky.backdrop(day, 70, camera, strength)


def hazy_town(
    count: int,
    x: tuple[float, float],
    y: tuple[float, float],
    z: tuple[float, float],
    seed: int = 3,
    size: float = 1,
) -> None:
    """Low houses far behind."""
    rng = random.Random(seed)
    for _ in range(count):
        at = (rng.uniform(*x), rng.uniform(*y), rng.uniform(*z))
        buildings.house(
            at,
            (0, 0, rng.uniform(-40, 40)),
            size,
            width=1.4,
            depth=1.3,
            height=1.6 * rng.uniform(0.8, 1.3),
            roof=rng.uniform(0.7, 1.1),
            glow=None,
            wall=rng.choice(WALLS),
            tiles=rng.choice(ROOFS),
        )


def boxes(pieces: Sequence[tuple[Point, Point]], material: Any) -> Any:
    """Many boxes (size, middle of the foot) as one mesh, to be moulded."""
    vertices: list[Any] = []
    faces: list[Any] = []
    for (w, d, h), (x, y, z) in pieces:
        n = len(vertices)
        vertices += [
            (x + sx * w / 2, y + sy * d / 2, z + sz * h)
            for sz in (0, 1)
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        faces += [
            tuple(n + i for i in f)
            for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
        ]
    thing = kit.mesh(vertices, faces, material, smooth=False)
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = 0.008, 1
    return thing


def chair(colour: str, kind: int = 0) -> Any:
    """A wooden chair 0.9 tall, its back at +y: with slats (0), a ladder back (1), or a stool without one (2)."""
    legs = [((0.05, 0.05, 0.44), (sx * 0.18, sy * 0.18, 0)) for sx in (-1, 1) for sy in (-1, 1)]
    seat = [
        ((0.44, 0.44, 0.05), (0, 0, 0.43)),
        ((0.34, 0.03, 0.03), (0, -0.18, 0.2)),
        ((0.34, 0.03, 0.03), (0, 0.18, 0.2)),
    ]
    back = [((0.05, 0.05, 0.46), (sx * 0.18, 0.19, 0.46)) for sx in (-1, 1)]
    if kind == 0:
        back += [((0.4, 0.045, 0.07), (0, 0.19, 0.86))] + [
            ((0.05, 0.03, 0.38), (x, 0.19, 0.48)) for x in (-0.09, 0, 0.09)
        ]
    elif kind == 1:
        back += [((0.36, 0.03, 0.075), (0, 0.19, z)) for z in (0.54, 0.68, 0.83)]
    return boxes([*legs, *seat, *(back if kind < 2 else [])], clay(colour, bump=0.2, vary=0.16))


def cup(colour: str, kind: int = 0) -> Any:
    """A cup 0.2 wide standing at zero: a mug (0), a bowl (1), a tall beaker (2), a jug (3)."""
    outline = {
        0: [(0.08, 0), (0.1, 0.02), (0.105, 0.2), (0.09, 0.2), (0.085, 0.03)],
        1: [(0.05, 0), (0.12, 0.05), (0.17, 0.16), (0.155, 0.16), (0.1, 0.06)],
        2: [(0.06, 0), (0.07, 0.02), (0.1, 0.3), (0.085, 0.3), (0.06, 0.03)],
        3: [
            (0.09, 0),
            (0.15, 0.1),
            (0.13, 0.22),
            (0.09, 0.27),
            (0.11, 0.34),
            (0.09, 0.34),
            (0.07, 0.27),
            (0.1, 0.2),
        ],
    }[kind]
    glaze = clay(colour, rough=0.35, bump=0.1, vary=0.08)
    parts = [kit.lathe([(0.001, outline[0][1]), *outline, (0.001, outline[-1][1])], glaze, 20)]
    if kind in (0, 3):
        parts.append(
            kit.place(kit.ring(0.06, 0.016, glaze, 16, 6), (0.125 + 0.02 * (kind == 3), 0, 0.12), (90, 0, 0))
        )
    return kit.group(parts)
