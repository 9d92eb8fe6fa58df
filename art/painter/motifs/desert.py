# SPDX-License-Identifier: GPL-3.0-or-later
"""The rose desert: its sky, its sand, its far hills."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from .. import kit, sky
from ..colour import linear
from ..materials import clay

EVENING = ((0, "#b0557f"), (0.25, "#dd7f95"), (0.47, "#f2a79f"), (0.62, "#fbd6b4"), (1, "#f0b08e"))
HILLS = ((15, "#c06a80", 1.1, 0.3), (23, "#b8698c", 1.9, 1.7), (33, "#a8709c", 3.0, 3.1))


def evening(
    camera: Any,
    *,
    stops: Sequence[tuple[float, str]] = EVENING,
    seed: int = 13,
    cloud: str = "#ffe3c8",
    amount: float = 0.7,
    band: tuple[float, float] = (0.05, 0.7),
    strength: float = 1,
) -> Any:
    """A pink sky with streaks of cream."""
    paint = sky.gradient(list(stops), seed, 0.14)
    paint = sky.clouds(
        paint,
        cloud,
        "#cf7a94",
        cover=0.36,
        soft=0.16,
        cell=150,
        seed=seed + 1,
        stretch=3.4,
        band=band,
        amount=amount,
    )
    return sky.backdrop(paint, 60, camera, strength)


def ripples(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The small waves that wind leaves in sand."""
    bend = 0.5 * np.sin(x * 0.9) + 0.3 * np.sin(x * 0.37 + y * 0.5)
    return 0.014 * np.sin(y * 7 + 4 * bend) * (0.6 + 0.4 * np.sin(x * 0.8 + y * 0.6))


def sand(
    height: Callable[[np.ndarray, np.ndarray], np.ndarray],
    x: tuple[float, float] = (-12, 12),
    y: tuple[float, float] = (-12, 16),
    *,
    dark: str = "#b65a62",
    pale: str = "#e59a8c",
    cells: int = 300,
) -> Any:
    """Rippled ground over a height function, in two tones of rose."""

    def paint(x: np.ndarray, y: np.ndarray, z: np.ndarray) -> np.ndarray:
        t = np.clip(0.5 + 0.3 * np.sin(x * 0.6 + y * 0.45) + 0.25 * np.sin(y * 0.9 - x * 0.3), 0, 1)[:, None]
        return np.array(linear(dark)) * (1 - t) + np.array(linear(pale)) * t

    return kit.land(
        lambda x, y: height(x, y) + ripples(x, y), x, y, clay(bump=0.5, grain=6, vary=0.12), cells, paint
    )


def _range(far: float, tall: float, phase: float, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The height of one far range."""
    ridge = 0.5 + 0.35 * np.sin(x * 0.17 + phase) + 0.15 * np.sin(x * 0.43 + phase * 2)
    return tall * ridge * np.exp(-(((y - far) / 3.5) ** 2)) - 0.3


def hills(rows: Sequence[tuple[float, str, float, float]] = HILLS) -> None:
    """Far ranges, each (distance, colour, height, phase)."""
    for far, colour, tall, phase in rows:
        kit.land(
            partial(_range, far, tall, phase),
            (-34, 34),
            (far - 5, far + 5),
            clay(colour, bump=0.4, grain=1.5),
            80,
        )
