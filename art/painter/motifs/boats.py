# SPDX-License-Identifier: GPL-3.0-or-later
"""Boats to sit in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit
from ..materials import clay

Point = Sequence[float] | np.ndarray


def rowing_boat(
    at: Point = kit.HOME, turn: Point = kit.HOME, *, wood: str = "#0e2038", stripe: str = "#ff8f7a"
) -> Any:
    """A rowing boat 3 long, pointed at both ends, afloat at height 0, with two benches at height 0.2."""
    t, s = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 15), indexing="ij")
    wide, top = 0.46 * (1 - np.abs(t) ** 2.6), 0.26 + 0.26 * np.abs(t) ** 2.4
    x, y = 1.5 * t * (1 - 0.06 * (1 - np.abs(s))), wide * np.sign(s) * np.abs(s) ** 0.55
    z = -0.16 + (top + 0.16) * np.abs(s) ** 2.2
    rim, bench = clay(stripe, bump=0.3), clay("#2a4560", bump=0.4)
    parts = [kit.sheet(np.stack([x, y, z], -1), clay(wood, bump=0.5, grain=12, rough=0.5))]
    for side in (0, -1):
        edge = np.stack([x[:, side], y[:, side] * 1.03, z[:, side]], -1)[::4]
        parts += [kit.rope(edge, 0.035, rim, 3), kit.rope(edge * (1, 0.99, 1) - (0, 0, 0.1), 0.018, rim, 3)]
    parts += [kit.box((0.22, 0.84, 0.05), bench, (where, 0, 0.2)) for where in (-0.55, 0.35)]
    return kit.group(parts, at, turn)
