# SPDX-License-Identifier: GPL-3.0-or-later
"""Shoes, boots and slippers about the feet."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import kit
from ..clay import Clay, ball, block, limb
from ..colour import Colour
from . import surfaces as sf
from .skeleton import Skeleton


def shoe(sk: Skeleton, side: str, colour: Colour, sole: Colour, boot: float = 0.0, cells: int = 64) -> Any:
    """A round shoe; `boot` raises its shaft, in decimetres."""
    from ..motifs.forms import shaped

    i = sk.number[f"foot.{side}"]
    a, toe = sk.rest[i], sk.rest_at(f"toe3-1.{side}")
    k = sk.size
    ground = a[2] - 0.62 * k
    d = (toe - a) * (1, 1, 0)
    d /= np.linalg.norm(d)

    def at(ahead: float, up: float) -> np.ndarray:
        return np.array([*(a + d * ahead * k)[:2], ground + up * k])

    shaft = 0.75 + boot
    clay = Clay().add(limb(at(-0.25, 0.36), at(1.1, 0.3), 0.36 * k, 0.34 * k), colour)
    clay.add(ball(at(1.25, 0.33), (0.5 * k, 0.5 * k, 0.36 * k)), colour, 0.25 * k)
    clay.add(limb(at(0.0, 0.5), at(-0.05, shaft), 0.4 * k, (0.42 + 0.05 * boot) * k), colour, 0.25 * k)
    clay.carve(ball(at(-0.05, shaft + 0.27), (0.36 * k, 0.36 * k, 0.22 * k)), 0.05 * k)
    clay.carve(block(at(0.5, -0.5), (3 * k, 3 * k, 0.5 * k), 0.02), 0.04 * k)
    clay.add(limb(at(-0.25, 0.05), at(1.25, 0.05), 0.4 * k, 0.47 * k), sole, 0.02)
    clay.carve(block(at(0.5, -1.0), (3 * k, 3 * k, 0.98 * k), 0.02), 0.02)
    room = np.array([1.7, 1.9, 0.2]) * k
    high = np.array([1.7, 1.9, 1.3 + boot]) * k
    v, f, colours = shaped(clay, at(0.5, 0) - room, at(0.5, 0) + high, cells, seam=0.03)
    v = sk.places[i] + (sk.turns[i] @ (sk.scale[i] * (v.astype(float) - a)).T).T
    return kit.mesh(v, f, sf.leather(None), colours)
