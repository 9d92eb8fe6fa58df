# SPDX-License-Identifier: GPL-3.0-or-later
"""Moths as tall as people, upright, wings folded like cloaks."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, ball, smooth_path
from ..colour import linear
from .forms import Mesh, joined, shaped


def moth(
    wing: str = "#5a3a8a",
    band: str = "#a8602c",
    spot: str = "#ffb03a",
    ruff: str = "#e8c8a8",
    kind: int = 0,
) -> Any:
    """A moth 1.8 tall with its feelers, facing -y; its pattern is on its back, of one of three kinds."""
    parts = [_fur(band, ruff)]
    for side in (-1, 1):
        parts += [_wing(side, wing, band, spot, ruff, kind), _feeler(side, ruff)]
    velvet = materials.clay(bump=0.3, grain=24, vary=0.1, rough=0.95, sheen=0.5)
    vertices, faces, colours = joined(parts)
    return kit.mesh(vertices, faces, velvet, colours)


def _fur(face: str, ruff: str) -> Mesh:
    """The collar and the head above it."""
    clay = Clay().add(ball((0, 0.02, 1.08), (0.2, 0.18, 0.13)), ruff)
    for k in range(11):
        a = k * 2 * math.pi / 11
        tuft = (0.19 * math.cos(a), 0.03 + 0.18 * math.sin(a), 1.05 + 0.03 * (k % 2))
        clay.add(ball(tuft, (0.085, 0.085, 0.12)), ruff, 0.03)
    clay.add(ball((0, -0.05, 1.29), (0.14, 0.14, 0.13)), face, 0.03)
    return shaped(clay, (-0.4, -0.35, 0.85), (0.4, 0.35, 1.5), kit.detail(50))


def _wing(side: int, wing: str, band: str, spot: str, ruff: str, kind: int) -> Mesh:
    """Half of the cloak: from the shoulder to a scalloped hem, from the spine round to the front."""
    rows = kit.detail(90)
    down, out = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, rows), indexing="ij")
    width = 0.15 + 0.6 * np.sin(down * 1.75) ** 0.9
    x = side * (out * width - 0.015)
    y = 0.04 + (0.12 + 0.2 * down) * np.cos(out * 1.75) + 0.02 * np.sin(out * 11) * down
    hem = 0.05 + 0.2 * out**2.5 + 0.26 * (1 - out) ** 5 - 0.05 * np.abs(np.sin(out * 3 * np.pi))
    z = 1.14 - down * (1.14 - hem)
    paint = np.broadcast_to(linear(wing), (*x.shape, 3)).copy()

    def dye(where: np.ndarray, colour: str) -> None:
        paint[where] = linear(colour)

    dye(out < 0.05, "#1c0c20")
    if kind % 3 == 2:
        dye((np.abs(down - 0.42 - 0.05 * np.abs(((out * 5) % 1) - 0.5)) < 0.035), spot)
        dye((np.abs(down - 0.62 - 0.06 * np.abs(((out * 5) % 1) - 0.5)) < 0.05), band)
    else:
        far = np.hypot((out - 0.5) * width, (down - 0.58) * 1.1)
        for radius, colour in ((0.2, band), (0.16, spot), (0.105, "#1c0c20"), (0.035, ruff)):
            dye(far < radius, colour)
    if kind % 3 == 1:
        dye(np.abs(down - 0.26) < 0.03, ruff)
    dye(down > 0.88, band)
    dye(np.abs(down - 0.87) < 0.018, ruff)
    return _sheet(np.stack([x, y, z], -1), paint)


def _feeler(side: int, colour: str) -> Mesh:
    """A feather that bends outwards."""
    spine = smooth_path([(0.06, 1.37), (0.12, 1.56), (0.27, 1.74), (0.48, 1.82)], kit.detail(14))
    t = np.linspace(0, 1, len(spine))
    width = (0.02 + 0.1 * np.sin(np.pi * np.clip(t * 0.9 + 0.08, 0, 1))) * np.where(
        np.arange(len(t)) % 2, 1, 0.45
    )
    along = np.gradient(spine, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], -1) / np.linalg.norm(along, axis=1)[:, None]
    edges = [spine + across * (width * s)[:, None] for s in (-1, 0, 1)]
    points = np.stack([np.stack([side * e[:, 0], np.full(len(t), -0.07), e[:, 1]], -1) for e in edges], 1)
    return _sheet(points, np.broadcast_to(linear(colour), points.shape))


def _sheet(points: np.ndarray, paint: np.ndarray) -> Mesh:
    """A surface of triangles through rows and columns of points."""
    a, b, c, d = kit.quads(*points.shape[:2]).T
    faces = np.concatenate([np.stack([a, b, c], -1), np.stack([a, c, d], -1)])
    return points.reshape(-1, 3), faces, paint.reshape(-1, 3)
