# SPDX-License-Identifier: GPL-3.0-or-later
"""Houses, lighthouses, tiled roofs, street lamps, stairs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import light, materials
from ..kit import HOME, box, facets, group, lathe, mesh, place, rope, sphere
from ..materials import clay, lamp

Point = Sequence[float] | np.ndarray


def house(
    at: Point = HOME,
    turn: Point = HOME,
    size: float = 1,
    *,
    width: float = 0.5,
    depth: float = 0.45,
    height: float = 0.5,
    roof: float = 0.38,
    wall: str = "#e9d8b8",
    tiles: str = "#b5523b",
    glow: str | None = "#ffc861",
    shine: float = 6,
    windows: int = 2,
    chimney: bool = True,
    door: str = "#5b3a2e",
) -> Any:
    """A gabled house with its front to -y; without `glow` its windows are dark."""
    walls, cover = clay(wall, bump=0.3, grain=25), clay(tiles, bump=0.5, grain=20)
    pane = lamp(glow, shine) if glow else clay("#2b2440")
    x, y, top = width / 2 * 1.18, depth / 2 * 1.18, height + roof
    corners = [(-x, -y, height), (x, -y, height), (x, y, height), (-x, y, height), (0, -y, top), (0, y, top)]
    parts = [
        box((width, depth, height), walls, bevel=0.015),
        facets(corners, [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (3, 2, 1, 0)], cover),
        box((width * 0.16, 0.02, height * 0.42), clay(door), (0, -depth / 2 - 0.004, 0), bevel=0),
    ]
    if chimney:
        parts.append(box((0.07, 0.07, roof * 0.9), cover, (width * 0.25, 0, height + 0.05), bevel=0.01))
    for k in range(windows):
        where = (k - (windows - 1) / 2) * width / windows * 0.9
        parts.append(
            box((width * 0.18, 0.02, height * 0.3), pane, (where, -depth / 2, height * 0.5), bevel=0)
        )
    if roof > 0.3:
        parts.append(
            box(
                (width * 0.16, 0.02, width * 0.16),
                pane,
                (0, -depth / 2 * 1.16, height + roof * 0.28),
                bevel=0,
            )
        )
    return group(parts, at, turn, size)


def lighthouse(
    at: Point = HOME,
    turn: Point = HOME,
    size: float = 1,
    *,
    height: float = 1.6,
    light_band: str = "#f2e6d0",
    dark_band: str = "#c8452f",
    glow: str = "#ffd27a",
    shine: float = 18,
) -> Any:
    """A banded lighthouse."""
    bands, parts = 5, []
    for i in range(bands):
        low, high = height * i / bands, height * (i + 1) / bands
        wide, narrow = 0.26 - 0.1 * low / height, 0.26 - 0.1 * high / height
        stone = clay(dark_band if i % 2 else light_band, bump=0.2)
        parts.append(lathe([(0.001, low), (wide, low), (narrow, high), (0.001, high)], stone))
    parts.append(
        lathe(
            [(0.001, height), (0.22, height), (0.22, height + 0.05), (0.001, height + 0.05)], clay("#3a3040")
        )
    )
    parts.append(
        lathe(
            [(0.001, height + 0.05), (0.11, height + 0.05), (0.11, height + 0.25), (0.001, height + 0.25)],
            lamp(glow, shine),
        )
    )
    parts.append(
        lathe([(0.17, height + 0.25), (0.1, height + 0.36), (0.001, height + 0.45)], clay(dark_band))
    )
    return group(parts, at, turn, size)


def tiled_roof(
    at: Point,
    turn: Point = HOME,
    *,
    width: float = 3.4,
    depth: float = 3,
    height: float = 1.5,
    tiles: str = "#d8663e",
    wall: str = "#f2dcb8",
    seed: int = 0,
) -> Any:
    """A big gabled roof of single round tiles on a block of wall; its ridge runs along y."""
    cover, walls = clay(tiles, bump=0.3, grain=20, vary=0.3), clay(wall, bump=0.3)
    slope, pitch = math.hypot(width / 2, height), math.atan2(height, width / 2)
    x, y = width / 2 * 0.9, depth * 0.47
    outline = ((-x, 0), (x, 0), (x, height * 0.08), (0, height * 0.98), (-x, height * 0.08))
    gable = [(u, v, z) for v in (-y, y) for u, z in outline]
    parts = [
        box((width * 0.9, depth * 0.94, 2.6), walls, (0, 0, -2.6)),
        facets(gable, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)], walls, 0),
    ]
    rows, columns = max(5, int(slope / 0.2)), max(5, int(depth / 0.26))
    rng, arc = np.random.default_rng(seed), np.linspace(0, math.pi, 6)
    radius, length = depth / columns * 0.52, slope / rows * 1.5
    vertices: list[tuple[float, float, float]] = []
    faces: list[tuple[int, int, int, int]] = []
    for side in (-1, 1):
        for i in range(rows):
            for j in range(columns):
                u, z = side * width / 2 * (1 - i / rows) * 1.06, height * i / rows + 0.02
                v, lift = (
                    -depth / 2 + (j + 0.5) * depth / columns + rng.normal(0, 0.014),
                    0.05 + rng.normal(0, 0.012),
                )
                first = len(vertices)
                upper = (u - side * math.cos(pitch) * length, z + math.sin(pitch) * length)
                for px, pz in ((u, z + lift), upper):
                    for a in arc:
                        out = math.sin(a) * radius * 0.6
                        vertices.append(
                            (px + side * out * math.sin(pitch), v - math.cos(a) * radius, pz + out)
                        )
                faces += [(first + m, first + m + 1, first + m + 7, first + m + 6) for m in range(5)]
    parts.append(mesh(vertices, faces, cover))
    ridge = [
        (0, -depth / 2 * 1.03, height + 0.05),
        (0, 0, height + 0.06),
        (0, depth / 2 * 1.03, height + 0.05),
    ]
    parts.append(rope(ridge, 0.09, cover, 4))
    return group(parts, at, turn)


def street_lamp(
    at: Point, *, height: float = 1.9, glow: str = "#ffce6a", power: float = 70, iron: str = "#16263c"
) -> Any:
    """A street lamp that burns; `power` 0 leaves it dark."""
    metal = clay(iron, rough=0.5)
    x, y, z = at
    parts = [
        rope([(0, 0, -0.1), (0, 0, height * 0.5), (0.03, 0, height * 0.92)], 0.04, metal, 3),
        place(lathe([(0.13, 0), (0.05, 0.12)], metal, 16), (0, 0, -0.02)),
        sphere(0.15, lamp(glow, 12) if power else materials.clay("#20304a"), (0.03, 0, height), 20),
        place(lathe([(0.2, 0.13), (0.02, 0.28)], metal, 16), (0.03, 0, height)),
    ]
    if power:
        light.bulb((x, y - 0.15, z + height), power, glow, 0.15)
    return group(parts, at)


def stairs(
    path: Sequence[Point], material: Any, *, width: float = 0.9, rise: float = 0.1, tread: float = 0.26
) -> list[Any]:
    """One step at each point of a path."""
    return [box((width, tread, rise), material, at) for at in path]
