# SPDX-License-Identifier: GPL-3.0-or-later
"""Folded arms: one forearm tucked in, the other laid over it."""

from __future__ import annotations

import numpy as np

from ..colour import Array
from .bodies import Person
from .geometry import limb, unit


def fold_arms(person: Person) -> tuple[Array, float]:
    """Draw somebody's arms folded on the chest; return the upper wrist and where its hand points."""
    h, up, x, sheet = person.h, person.up, person.across, person.sheet
    cloth, pattern = person.clothes.top, person.clothes.pattern
    thick = h * person.build.limb

    def piece(path: list[Array], widths: tuple[float, ...], lost: list[tuple[Array, float]]) -> None:
        outline = limb(path, np.array(widths) * thick, cap=0.9, root=1.2)
        sheet.shape(outline, cloth, pattern=pattern, brush=3, cast=0.07 * h, lost=lost)

    tops = (person.back_side[2], person.front_side[2])
    shoulders = [p + x * side * 0.15 * thick - up * 0.05 * h for p, side in zip(tops, (1, -1), strict=True)]
    elbows = [s - up * 0.74 * h - x * side * 0.06 * h for s, side in zip(shoulders, (1, -1), strict=True)]
    low = shoulders[0] * 0.35 + elbows[0] * 0.65
    high = shoulders[1] * 0.42 + elbows[1] * 0.58 - x * 0.2 * h
    for i, end in ((1, low), (0, high)):
        s, e = shoulders[i], elbows[i]
        middle = (s + e) / 2 + x * (-0.05, 0.05)[i] * h
        piece([s, middle, e], (0.19, 0.18, 0.15), [(s, 0.36 * h), (e, 0.16 * h)])
        piece([e, (e + end) / 2 - up * 0.03 * h, end], (0.15, 0.15, 0.115), [(e, 0.17 * h)])
    out = unit(high - elbows[0])
    return np.asarray(high + out * 0.02 * h), float(np.degrees(np.arctan2(out[1], out[0])))
