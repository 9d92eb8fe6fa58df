# SPDX-License-Identifier: GPL-3.0-or-later
"""Large branching trees of tapering limbs in one mesh, and clusters of leaves for their tips."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import smooth_path
from ..kit import quads

Point = Sequence[float] | np.ndarray
Branch = tuple[np.ndarray, np.ndarray]


def grown(
    height: float = 4, width: float = 0.3, *, seed: int = 1, forks: int = 5, flat: float = 0.45
) -> tuple[list[Branch], list[np.ndarray]]:
    """The limbs of a wide tree (paths with radii) and the points where its twigs end; `flat` squeezes its depth."""
    rng = random.Random(seed)
    limbs: list[Branch] = []
    tips: list[np.ndarray] = []

    def branch(at: np.ndarray, way: np.ndarray, length: float, radius: float, left: int) -> None:
        bend = (
            np.array([rng.uniform(-1, 1), rng.uniform(-1, 1) * flat, rng.uniform(-0.3, 0.6)]) * length * 0.16
        )
        end = at + way * length
        path = smooth_path([at, at + way * length * 0.5 + bend, end], 5)
        limbs.append((path, np.linspace(radius, radius * 0.62, len(path))))
        if not left:
            tips.append(end)
            return
        for side in (-1, 1) if rng.random() < 0.7 else (-1, 0.2, 1):
            turn = side * rng.uniform(0.35, 0.75)
            new = np.array(
                [
                    way[0] * math.cos(turn) + way[2] * math.sin(turn),
                    way[1] + rng.uniform(-0.8, 0.8) * flat,
                    way[2] * math.cos(turn) - way[0] * math.sin(turn) + 0.12,
                ]
            )
            new /= np.linalg.norm(new)
            branch(end, new, length * rng.uniform(0.66, 0.86), radius * 0.6, left - 1)

    branch(np.zeros(3), np.array([0.06, 0, 1.0]), height * 0.28, width, forks)
    return limbs, tips


def mesh(limbs: Sequence[Branch], bark: str, *, sides: int = 8, root: float = 1.6) -> Any:
    """The limbs as one mesh; the first widens to its root."""
    vertices, faces, count = [], [], 0
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    for k, (path, radii) in enumerate(limbs):
        along = np.gradient(path, axis=0)
        along /= np.linalg.norm(along, axis=1)[:, None]
        across = np.cross(along, (0, 1, 0.01))
        across /= np.linalg.norm(across, axis=1)[:, None]
        other = np.cross(along, across)
        wide = radii.copy()
        if k == 0:
            wide = wide * (1 + (root - 1) * np.linspace(1, 0, len(path)) ** 3)
        turn = np.cos(a)[None, :, None] * across[:, None] + np.sin(a)[None, :, None] * other[:, None]
        vertices.append((path[:, None] + turn * wide[:, None, None]).reshape(-1, 3))
        faces.append(quads(len(path), sides, closed=True) + count)
        count += len(path) * sides
    return kit.mesh(np.vstack(vertices), np.vstack(faces), materials.clay(bark, bump=0.7, grain=14, vary=0.2))


def leaves(colour: str, *, seed: int = 0, emit: float = 0.05, size: float = 0.3, count: int = 16) -> Any:
    """A mould of one loose cluster of round leaves."""
    rng = np.random.default_rng(seed)
    a = np.linspace(0, 2 * np.pi, 9, endpoint=False)
    disc = np.stack([np.cos(a), np.sin(a) * 0.8, 0.2 * np.cos(2 * a)], -1)
    vertices, faces = [], []
    for k in range(count):
        centre = rng.normal(0, 0.5, 3) * size
        u, v = (w / np.linalg.norm(w) for w in rng.normal(0, 1, (2, 3)))
        n = np.cross(u, v)
        n /= np.linalg.norm(n)
        v = np.cross(n, u)
        r = size * rng.uniform(0.13, 0.24)
        leaf = centre + r * (disc[:, :1] * u + disc[:, 1:2] * v + disc[:, 2:] * n)
        vertices.append(np.vstack([leaf, centre]))
        first = k * 10
        faces += [(first + i, first + (i + 1) % 9, first + 9) for i in range(9)]
    return kit.mould(
        kit.mesh(
            np.vstack(vertices), faces, materials.clay(colour, bump=0, vary=0.2, emit=emit), smooth=False
        )
    )
