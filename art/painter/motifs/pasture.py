# SPDX-License-Identifier: GPL-3.0-or-later
"""What the cards of the butter meadow share: the yellow sky, the turf, poppies on their stems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .. import kit, sky
from ..materials import clay
from . import plants

Height = Callable[[Any, Any], Any]
GREENS = ("#6fae3c", "#4c8a32", "#98c24a", "#3f7f38")


def butter_sky(camera: Any, seed: int = 23, *, cover: float = 0.36, low: str = "#fff3c0") -> None:
    """High butter yellow, broad dry strokes, no blue."""
    noon = sky.gradient(
        [(0, "#f0bf3c"), (0.25, "#f8d45c"), (0.5, "#fde791"), (0.72, low), (1, "#e8dc90")], seed, 0.16
    )
    noon = sky.clouds(
        noon,
        "#fffae0",
        "#f8d884",
        cover=cover,
        soft=0.16,
        cell=170,
        seed=seed + 4,
        stretch=2.8,
        band=(0.04, 0.55),
        amount=0.8,
    )
    sky.backdrop(noon, 60, camera, 1.2)


def turf(
    height: Height,
    count: int,
    spot: Callable[[np.random.Generator], tuple[float, float] | None],
    *,
    colours: Sequence[str] = GREENS,
    tall: float = 0.34,
    sizes: tuple[float, float] = (0.5, 1.1),
    seed: int = 2,
) -> None:
    """Grass on the ground, fewer tufts in a draft."""
    tufts = [plants.tuft(c, 16, tall, spread=0.1, seed=k) for k, c in enumerate(colours)]
    plants.meadow(tufts, kit.detail(count), spot, height, sizes, seed)


def poppies(
    height: Height,
    spots: Sequence[tuple[float, float]],
    *,
    size: float = 0.8,
    tall: float = 0.55,
    seed: int = 3,
    colours: Sequence[str] = ("#e0342b", "#f0503a", "#c8202c"),
) -> None:
    """Poppies on their stems at the given spots, each a little different."""
    rng = np.random.default_rng(seed)
    heads = [kit.mould(plants.poppy(c)) for c in colours]
    stem = clay("#3f6f2a")
    for x, y in spots:
        z, rise, lean = (
            float(height(np.array(x), np.array(y))),
            tall * rng.uniform(0.7, 1.3),
            rng.normal(0, 0.09),
        )
        kit.rope(
            [(x, y, z), (x + lean * 0.4, y, z + rise * 0.6), (x + lean, y, z + rise)], 0.014 * size, stem, 3
        )
        turn = (rng.uniform(20, 70), rng.uniform(-20, 20), rng.uniform(-40, 40))
        kit.cast(
            heads[rng.integers(len(heads))], (x + lean, y, z + rise), turn, size * rng.uniform(0.75, 1.2)
        )
