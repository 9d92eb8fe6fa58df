# SPDX-License-Identifier: GPL-3.0-or-later
"""The legs and webbed feet of a water bird, as large as one likes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, materials, surfaces
from ..clay import Clay, ball, limb, tube

Point = Sequence[float] | np.ndarray
TOES = (-1.0, 0.06, 1.0)


def _frame(forward: Point, roll: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The directions of a foot: along its middle toe, to its side, and out of its back."""
    f = np.array(forward, float)
    f /= np.linalg.norm(f)
    flat = np.cross(f, (0, 1, 0))
    flat /= np.linalg.norm(flat)
    other = np.cross(f, flat)
    s = math.cos(math.radians(roll)) * flat + math.sin(math.radians(roll)) * other
    return f, s, np.cross(s, f)


def webbed_foot(
    ankle: Point,
    forward: Point,
    roll: float,
    length: float,
    *,
    spread: float = 34,
    curl: float = 0.16,
    colour: str = "#e8772a",
    web: str = "#f08a38",
    claw: str = "#3a2418",
) -> list[Any]:
    """Three toes and a hind toe with skin between them; `spread` is the angle between toes, `curl` bends their tips."""
    f, s, n = _frame(forward, roll)
    o = np.array(ankle, float)

    def spot(angle: float, reach: float, lift: float = 0.0) -> np.ndarray:
        a, r = math.radians(angle), reach * length
        droop = -curl * length * reach * reach
        return o + f * (r * math.cos(a)) + s * (r * math.sin(a)) + n * (droop + lift * length)

    g = Clay()
    thick = 0.092 * length
    tips = []
    for k in TOES:
        long = 1.0 if abs(k) < 0.5 else 0.9
        tips.append((k * spread, long))
        path = [spot(k * spread, long * t, 0.02 + 0.012 * math.sin(9 * t)) for t in (0, 0.36, 0.7, 1)]
        g.add(tube(path, [thick * 1.15, thick * 0.95, thick * 0.8, thick * 0.5], 5), colour, 0.08 * length)
        for t in (0.36, 0.7):
            g.add(ball(spot(k * spread, long * t, 0.025), thick * 1.12), colour, 0.05 * length)
        g.add(
            limb(path[-1], spot(k * spread, long * 1.11, -0.03), thick * 0.4, thick * 0.08),
            claw,
            0.01 * length,
        )
    g.add(ball(o, thick * 1.5), colour, 0.1 * length)
    g.add(limb(o, o - f * 0.3 * length - n * 0.05 * length, thick * 0.8, thick * 0.4), colour, 0.08 * length)
    reach = 1.35 * length
    bones = kit.model(
        g, o - reach, o + reach, 150, materials.clay(bump=0.7, grain=11 / length, vary=0.16, rough=0.5)
    )
    bones.name = "webbed foot"
    angles = np.linspace(-1, 1, 49)
    rows = []
    for t in np.linspace(0.04, 1, 22):
        row = []
        for a in angles:
            edge = np.interp(a, TOES, [p[1] for p in tips]) * 0.97
            between = min(abs(a - k) for k in TOES)
            edge -= 0.15 * math.sin(math.pi * min(between, 0.5)) ** 1.1
            sag = -0.075 * math.sin(math.pi * min(between, 0.5)) * t
            fold = 0.012 * math.sin(26 * a) * t
            row.append(spot(a * spread, edge * t, sag + fold))
        rows.append(row)
    skin = kit.sheet(np.array(rows), surfaces.paper(web, through=0.55, fibre=9, core=web))
    skin.name = "webbed skin"
    return [bones, skin]


def bird_leg(
    hip: Point, hock: Point, ankle: Point, thick: float, *, colour: str = "#e8772a", down: str = "#5f6f45"
) -> Any:
    """A short mossy drumstick, the heel, and a long shank with plates across it."""
    h, k, a = (np.array(p, float) for p in (hip, hock, ankle))
    g = Clay().add(tube([h, h * 0.45 + k * 0.55, k], [thick * 3.4, thick * 2.5, thick * 1.0], 8), down)
    g.add(ball(k, thick * 1.35), colour, thick * 0.7)
    g.add(tube([k, k * 0.5 + a * 0.5, a], [thick * 1.05, thick * 0.86, thick * 1.05], 8), colour, thick * 0.6)
    for t in np.linspace(0.08, 0.92, 12):
        g.add(
            ball(k * (1 - t) + a * t, thick * (1.02 - 0.2 * math.sin(math.pi * t))), "#d9661f", thick * 0.12
        )
    low, high = np.minimum(np.minimum(h, k), a) - 4 * thick, np.maximum(np.maximum(h, k), a) + 4 * thick
    leg = kit.model(g, low, high, 140, materials.clay(bump=0.6, grain=6, vary=0.18, rough=0.6))
    leg.name = "leg"
    return leg
