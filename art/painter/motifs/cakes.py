# SPDX-License-Identifier: GPL-3.0-or-later
"""Cakes: tiers of sponge with dripping icing, pearls and swags."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from .. import kit
from ..clay import Clay, ball, cone
from ..materials import clay

Point = Sequence[float] | np.ndarray
Bite = tuple[float, float, float]  # angle, height above the foot, radius


def tier(
    at: Point,
    radius: float,
    foot: float,
    height: float,
    colour: str,
    *,
    kind: int = 0,
    icing: str = "#fff1de",
    pearls: str = "#fff1de",
    bites: Sequence[Bite] = (),
) -> None:
    """One tier of a cake about `at`; `kind` varies its drips, and the even ones have swags. It may be bitten into."""
    r, top = radius, foot + height
    if bites:
        eaten = Clay().add(cone((0, 0, foot + height / 2), height / 2, r, r, 0.04), colour)
        for a, z, q in bites:
            eaten.carve(ball((r * math.cos(a), r * math.sin(a), foot + z), q), 0.02, "#7a3040")
        kit.place(
            kit.model(eaten, (-r - 0.16, -r - 0.16, foot - 0.05), (r + 0.16, r + 0.16, top + 0.05), 90), at
        )
    else:
        wall = [(0.001, foot), (r, foot), (r, top - 0.05), (r - 0.05, top), (0.001, top)]
        kit.place(kit.lathe(wall, clay(colour, bump=0.35, grain=10, vary=0.12)), at)
    count = 7 + (6 - kind) // 2
    _lid(at, r, top, kind, count, icing)
    pearl, x, out = clay(pearls, bump=0.1), at[0], r + 0.02
    beads = int(2 * math.pi * r / 0.15)
    for i in range(beads):
        t = 2 * math.pi * i / beads
        kit.sphere(0.062, pearl, (x + out * math.cos(t), at[1] + out * math.sin(t), foot + 0.05), 12)
    if kind % 2:
        return
    for i in range(count):
        turns = np.linspace(0, 1, 7) * 2 * math.pi / count + 2 * math.pi * i / count
        sag = foot + height * 0.62 - 0.22 * np.sin(np.linspace(0, math.pi, 7)) * height
        swag = np.stack([x + out * np.cos(turns), at[1] + out * np.sin(turns), sag], -1)
        kit.rope(swag, 0.045, pearl, 3)
        kit.sphere(0.075, pearl, swag[0], 14)


def _lid(at: Point, r: float, top: float, kind: int, count: int, icing: str) -> None:
    """Icing over the top that runs down the side."""
    a = np.linspace(0, 2 * np.pi, 160)
    hang = 0.09 + 0.07 * np.abs(np.sin(a * count / 2 + kind)) + 0.05 * np.sin(a * 3 + kind * 2) ** 2
    flat = [(0.01, top + 0.05 + 0 * a), (r - 0.06, top + 0.05 + 0 * a), (r + 0.03, top + 0.01 + 0 * a)]
    drips = [(r + o, top - hang * s) for o, s in ((0.05, 0.5), (0.045, 0.9), (0.0, 1.05))]
    rows = [np.stack([np.cos(a) * q, np.sin(a) * q, z], -1) for q, z in (*flat, *drips)]
    kit.place(kit.sheet(np.array(rows), clay(icing, bump=0.2, grain=14)), at)
