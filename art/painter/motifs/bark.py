# SPDX-License-Identifier: GPL-3.0-or-later
"""Great trunks with real bark: long plates with deep cracks between them, moss and spreading roots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .. import kit
from ..colour import linear
from ..materials import clay


def _plates(u: np.ndarray, v: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """How far each point is from the crack of its plate (0 in the crack), and a number for the plate."""
    rng = np.random.default_rng(seed)
    jitter = rng.random((97, 89, 3))
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    first, second = np.full(u.shape, 9.0), np.full(u.shape, 9.0)
    tone = np.zeros(u.shape)
    for a in (-1, 0, 1):
        for b in (-1, 0, 1):
            cell = jitter[(i + a) % 97, (j + b) % 89]
            far = np.hypot(i + a + 0.1 + 0.8 * cell[..., 0] - u, j + b + 0.1 + 0.8 * cell[..., 1] - v)
            near = far < first
            second = np.where(near, first, np.minimum(second, far))
            tone = np.where(near, cell[..., 2], tone)
            first = np.where(near, far, first)
    return second - first, tone


def trunk(
    at: tuple[float, float],
    radius: float,
    tall: float,
    *,
    colour: str = "#4a3a2a",
    moss: str = "#4f6a38",
    plate: tuple[float, float] = (0.34, 1.1),
    relief: float = 0.2,
    roots: float = 1.1,
    press: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None,
    hole: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None,
    cells: tuple[int, int] = (420, 620),
    seed: int = 1,
) -> Any:
    """The half of a trunk that faces the camera.

    Angles are radians about z, -pi/2 towards the camera. `press` gives by angle and height how far the bark is pushed
    in (a doorway), `hole` where there is none (a window).
    """
    n, m = kit.detail(cells[0]), kit.detail(cells[1])
    a, z = np.meshgrid(np.linspace(-np.pi - 0.35, 0.35, n), np.linspace(-0.6, tall, m), indexing="ij")
    along = a * radius + 0.16 * np.sin(z * 0.9 + 2 * a) + 0.07 * np.sin(z * 2.7 + 5 * a + seed)
    up = z + 0.22 * np.sin(a * 6 + seed) + 0.1 * np.sin(along * 7)
    edge, tone = _plates(along / plate[0], up / plate[1], seed)
    high = np.clip(edge / 0.42, 0, 1) ** 0.6
    fine, _ = _plates(along / plate[0] * 2.6, up / plate[1] * 2.1, seed + 1)
    high = high * (0.8 + 0.2 * np.clip(fine / 0.3, 0, 1))
    spread = np.exp(-np.clip(z + 0.3, 0, None) * 0.85)
    ridges = 0.45 + 0.55 * np.sin(a * 5 + 0.8 + 0.3 * np.sin(3 * a)) ** 2
    swell = 0.1 * np.sin(2 * a + 0.5 * z) + 0.07 * np.sin(z * 0.8 + a)
    flare = roots * spread * ridges
    pushed = press(a, z) if press else 0 * a
    r = radius + swell + relief * (high - 0.5) + flare * (1 - np.clip(pushed * 4, 0, 1)) - pushed
    points = np.stack([at[0] + r * np.cos(a), at[1] + r * np.sin(a), z], -1)
    base, green = np.array(linear(colour)), np.array(linear(moss))
    paint = base * (0.25 + 0.6 * high + 0.4 * tone)[..., None]
    wet = np.clip(0.9 * np.sin(a * 2.3 + 0.4) + 0.5 * np.sin(z * 0.7) + 1.6 * spread - 0.55, 0, 1) * high
    paint = paint * (1 - 0.7 * wet[..., None]) + green * (0.7 * wet)[..., None]
    faces = np.asarray(kit.quads(n, m)).reshape(-1, 4)
    if hole is not None:
        gone = hole(a, z).reshape(-1)
        faces = faces[~gone[faces].any(1)]
    made = kit.mesh(points.reshape(-1, 3), faces, clay(bump=0.5, grain=9, vary=0.16), paint.reshape(-1, 3))
    made.name = "bark"
    return made
