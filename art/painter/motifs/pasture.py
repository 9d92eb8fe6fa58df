# SPDX-License-Identifier: GPL-3.0-or-later
"""What grows and grazes on meadows and dry hills: turf, poppies, sheep, cypresses; and the sky over butter meadows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .. import kit
from ..clay import Clay, ball, limb
from ..materials import clay
from . import plants

Height = Callable[[Any, Any], Any]
GREENS = ("#6fae3c", "#4c8a32", "#98c24a", "#3f7f38")


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


def sheep(wool: str = "#f6ead6", dark: str = "#3a2a30", resolution: int = 60) -> kit.Mould:
    """A woolly body on four pegs, 0.9 long, heading for -x, to be cast."""
    one = Clay()
    for x, z, r in ((-0.16, 0.3, 0.17), (0.02, 0.34, 0.2), (0.18, 0.3, 0.17), (0, 0.24, 0.17)):
        one.add(ball((x, 0, z), (r, r * 0.9, r)), wool, 0.05)
    one.add(ball((-0.36, -0.03, 0.36), (0.11, 0.075, 0.085), (0, 25, 0)), dark, 0.02)
    one.add(ball((-0.28, -0.09, 0.42), (0.05, 0.02, 0.03)), dark, 0.01)
    for x, y in ((-0.14, -0.08), (-0.12, 0.08), (0.14, -0.08), (0.13, 0.08)):
        one.add(limb((x, y, 0.2), (x, y, 0.02), 0.03), dark, 0.01)
    coat = clay(bump=0.9, grain=22)
    return kit.mould(kit.model(one, (-0.55, -0.3, -0.02), (0.45, 0.3, 0.6), resolution, coat))
