# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys, lanterns, jars, baskets, boats, ladders, books."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import light, materials
from ..clay import Clay, block, limb, loop
from ..kit import HOME, box, facets, group, lathe, model, place, ring, rope, sphere

Point = Sequence[float] | np.ndarray


def key(colour: str = "#e8b13a", resolution: int = 80) -> Any:
    """A big old key, 1.2 long, its bow on top."""
    clay = Clay().add(loop((0, 0, 0.78), 0.17, 0.055, (90, 0, 0)), colour)
    clay.add(limb((0, 0, 0.62), (0, 0, -0.1), 0.05), colour, 0.03).add(
        loop((0, 0, 0.55), 0.05, 0.03), colour, 0.02
    )
    clay.add(block((0.12, 0, -0.02), (0.1, 0.035, 0.045), 0.02), colour, 0.02)
    clay.add(block((0.1, 0, 0.14), (0.08, 0.035, 0.04), 0.02), colour, 0.02)
    brass = materials.clay(rough=0.35, metal=0.6, bump=0.1)
    return model(clay, (-0.35, -0.15, -0.25), (0.35, 0.15, 1.1), resolution, brass)


def lantern(
    at: Point, glow: str = "#ffc45a", power: float = 26, size: float = 1, iron: str = "#3a2418"
) -> Any:
    """A hand lantern hanging from `at`; it lights what is near."""
    metal = materials.clay(iron, rough=0.5)
    x, y, z = at
    parts = [
        sphere((0.075, 0.075, 0.1), materials.lamp(glow, 12), (0, 0, -0.24), 20),
        lathe([(0.001, -0.4), (0.1, -0.4), (0.1, -0.36), (0.001, -0.35)], metal, 24),
        lathe([(0.11, -0.14), (0.03, -0.06), (0.001, -0.05)], metal, 24),
        place(ring(0.045, 0.01, metal, 24, 6), (0, 0, -0.03), (90, 0, 0)),
    ]
    parts += [
        rope([(0.085 * math.cos(a), 0.085 * math.sin(a), h) for h in (-0.38, -0.25, -0.13)], 0.008, metal, 2)
        for a in (0.8, 2.4, 3.9, 5.5)
    ]
    if power:
        light.bulb((x, y - 0.12, z - 0.24 * size), power, glow, 0.08)
    return group(parts, at, size=size)


def basket(at: Point, colour: str = "#a86a34", size: float = 1) -> Any:
    """A wicker basket, 0.8 wide."""
    wicker = materials.clay(colour, bump=0.9, grain=22)
    bowl = lathe([(0.001, 0), (0.3, 0), (0.4, 0.42), (0.43, 0.44), (0.4, 0.4), (0.001, 0.3)], wicker, 40)
    return group([bowl, place(ring(0.4, 0.035, wicker), (0, 0, 0.42))], at, size=size)


def jar(
    at: Point, radius: float = 1.62, height: float = 3.9, *, cork: str = "#b98450", rim: str = "#d8f0ff"
) -> Any:
    """A corked glass jar; what it holds is put inside separately."""
    r, h = radius, height
    wall = [
        (0.001, 0.02),
        (r * 0.83, 0.02),
        (r * 0.96, 0.1),
        (r, 0.35),
        (r, h * 0.8),
        (r * 0.93, h * 0.91),
        (r * 0.68, h * 0.987),
        (r * 0.62, h * 1.013),
        (r * 0.62, h * 1.077),
    ]
    lip = [(r * 0.62, h * 1.04), (r * 0.68, h * 1.05), (r * 0.68, h * 1.09), (r * 0.62, h * 1.1)]
    plug = [
        (0.001, h * 1.01),
        (r * 0.57, h * 1.01),
        (r * 0.63, h * 1.22),
        (r * 0.59, h * 1.244),
        (0.001, h * 1.244),
    ]
    parts = [
        lathe(wall, materials.glass(rim, 0.5), 96),
        lathe(lip, materials.glass(rim, 0.7), 96),
        lathe(plug, materials.clay(cork, bump=0.9, grain=14, vary=0.25)),
    ]
    return group(parts, at)


def paper_boat(colour: str = "#fff6e2", stripe: str = "#e05038") -> list[Any]:
    """A folded boat, 1.9 long; gives its parts, to be grouped with who sits in it."""
    corners = [
        (-0.95, 0, 0.48),
        (0.95, 0, 0.48),
        (-0.5, 0, -0.08),
        (0.5, 0, -0.08),
        (0, -0.42, 0.34),
        (0, 0.42, 0.34),
        (-0.36, 0, 0.22),
        (0.36, 0, 0.22),
        (0, 0, 0.82),
    ]
    faces = [(0, 2, 4), (2, 3, 4), (3, 1, 4), (0, 5, 2), (2, 5, 3), (3, 5, 1), (6, 7, 8)]
    band = [(-0.95, 0, 0.485), (0, -0.43, 0.345), (-0.12, -0.36, 0.42), (-0.7, -0.02, 0.52)]
    return [
        facets(corners, faces, materials.clay(colour, bump=0.15), 0),
        facets(band, [(0, 1, 2, 3)], materials.clay(stripe), 0),
    ]


def ladder(
    foot: Point, top: Point, material: Any, *, width: float = 0.4, rungs: int = 8, thickness: float = 0.03
) -> Any:
    """A ladder between two points, its rungs along x."""
    a, b = np.array(foot, float), np.array(top, float)
    side = np.array((width / 2, 0, 0))
    parts = [
        rope([a + s * side, (a + b) / 2 + s * side, b + s * side], thickness, material, 2) for s in (-1, 1)
    ]
    for k in range(rungs):
        middle = a + (b - a) * (k + 0.5) / rungs
        parts.append(rope([middle - side, middle, middle + side], thickness * 0.8, material, 1))
    return group(parts)


def padlock(at: Point, body: str = "#8a4a2a", bow: str = "#2f8f86") -> Any:
    """A padlock, 0.4 tall."""
    iron = materials.clay(bow, rough=0.5, metal=0.25, bump=0.35)
    parts = [
        box((0.26, 0.12, 0.26), materials.clay(body, rough=0.4, metal=0.6)),
        place(ring(0.09, 0.025, iron, 32, 8), (0, 0, 0.29), (90, 0, 0)),
        box((0.05, 0.02, 0.1), materials.clay("#1c1010"), (0, -0.07, 0.08), bevel=0),
    ]
    return group(parts, at)


def chain(at: Point, links: int, material: Any, *, size: float = 0.11) -> Any:
    """A chain going up from `at`."""
    parts = [
        place(
            ring(size, size * 0.27, material, 32, 8),
            (0, 0, k * size * 1.73),
            (90, 0, 90 * (k % 2)),
            (1, 1.35, 1),
        )
        for k in range(links)
    ]
    return group(parts, at)


__all__ = ["HOME", "basket", "chain", "jar", "key", "ladder", "lantern", "padlock", "paper_boat"]
