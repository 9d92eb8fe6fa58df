# SPDX-License-Identifier: GPL-3.0-or-later
"""A great bell in full swing, seen from beside its lip; and the chain it hangs by."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, loop, smooth_path
from ..colour import linear
from ..pixels import noise

Point = Sequence[float] | np.ndarray

HEIGHT = 4.35  # from the ring by which it hangs down to the lip
OUTSIDE = (
    (0.02, -0.62),
    (0.5, -0.62),
    (0.86, -0.72),
    (1.1, -0.95),
    (1.2, -1.25),
    (1.27, -1.9),
    (1.38, -2.5),
    (1.58, -3.1),
    (1.9, -3.65),
    (2.2, -4.05),
    (2.36, -4.35),
)
BANDS = (
    (-1.12, 0.05, 0.05),
    (-1.42, 0.035, 0.03),
    (-1.92, 0.03, 0.03),
    (-3.42, 0.05, 0.045),
    (-3.62, 0.03, 0.03),
)
"""Raised rings: height, half width, thickness."""


def _radius(z: np.ndarray) -> np.ndarray:
    """The outer radius at a height, rings included."""
    path = smooth_path(OUTSIDE, 12)[::-1]
    r = np.interp(z, path[:, 1], path[:, 0])
    for at, half, thick in BANDS:
        r = r + thick * np.clip(1.4 - np.abs(z - at) / half, 0, 1) ** 0.5 * (np.abs(z - at) < 1.4 * half)
    return r


def swung_bell(bronze: str = "#b8805a", dark: str = "#5a3a34", green: str = "#4fb0a0") -> Any:
    """A bell with its ring at the origin and its lip `HEIGHT` below; verdigris runs down from its bands."""
    n, m = kit.detail(420), kit.detail(320)
    z, a = np.meshgrid(
        np.linspace(-0.62, -HEIGHT, m), np.linspace(0, math.tau, n, endpoint=False), indexing="ij"
    )
    r = _radius(z)
    r[0] = 0.02
    frieze = (z < -1.5) & (z > -1.84)
    r = r + np.where(
        frieze, 0.045 * np.clip(np.sin(a * 20) * 1.6 + np.sin((z + 1.84) / 0.34 * math.pi) - 1.0, 0, 1), 0
    )
    points = np.stack([r * np.cos(a), r * np.sin(a), z], -1)
    streak = noise(m, n, 34, 5, 4, 0.16)
    cloud = noise(m, n, 110, 8, 5)
    run = np.clip((0.55 * streak + 0.6 * cloud - 0.44) * 4.2, 0, 1)
    below = np.zeros_like(z)
    for at, _, _ in BANDS:
        below = np.maximum(below, np.exp(-np.clip(at - z, 0, 9) / 0.5) * (z < at))
    share = np.clip(run * (0.5 + 0.6 * below) + 0.25 * below * (streak > 0.5), 0, 0.95)[..., None]
    tone = 0.75 + 0.5 * cloud[..., None]
    paint = np.array(linear(bronze)) * tone * (1 - share) + np.array(linear(green)) * share
    worn = np.clip((z + HEIGHT) / 0.12, 0, 1)[..., None]
    paint = paint * worn + np.array(linear("#e8b07c")) * (1 - worn)
    for at, half, _ in BANDS:
        near = np.clip(1.3 - np.abs(z - at) / half, 0, 1)[..., None]
        paint = paint * (1 - 0.6 * near) + np.array(linear("#d8a070")) * 0.6 * near
    closed = lambda v: np.concatenate([v, v[:, :1]], 1)  # noqa: E731
    skin = materials.clay(bump=0.45, grain=9, vary=0.12, rough=0.42, metal=0.35)
    shell = kit.sheet(closed(points)[::-1], skin, closed(paint)[::-1])  # type: ignore[no-untyped-call]
    shell.name = "bell"
    inner = [
        (2.36, -4.35),
        (2.3, -4.4),
        (2.16, -4.33),
        (1.85, -3.75),
        (1.45, -3.05),
        (1.22, -2.3),
        (1.1, -1.3),
        (0.7, -0.85),
        (0.01, -0.8),
    ]
    inside = kit.lathe(
        smooth_path(inner, 5),  # type: ignore[arg-type]
        materials.clay("#a85844", bump=0.6, grain=4, vary=0.17, rough=0.6),
        128,
    )
    inside.name = "bell inside"
    ear = (
        Clay()
        .add(loop((0, 0, -0.28), 0.36, 0.13, (90, 0, 0)), dark)
        .add(loop((0, 0, -0.34), 0.34, 0.1, (90, 0, 90)), dark, 0.08)
    )
    return kit.group(
        [
            shell,
            inside,
            kit.model(
                ear, (-0.6, -0.6, -0.85), (0.6, 0.6, 0.3), 70, materials.clay(rough=0.5, bump=0.5, metal=0.3)
            ),
        ]
    )


def chain(start: Point, end: Point, thick: float = 0.1) -> None:
    """Links from one point to another, every other one turned."""
    a, b = np.array(start, float), np.array(end, float)
    iron = materials.clay("#5a6a70", bump=0.6, grain=12, rough=0.5, metal=0.3, vary=0.2)
    link = kit.mould(kit.place(kit.ring(0.26, thick, iron, 40, 10)))
    along = b - a
    lean = math.degrees(math.atan2(along[0], along[2]))
    step = 0.6
    for k in range(int(np.linalg.norm(along) / step) + 1):
        at = a + along / np.linalg.norm(along) * (0.12 + k * step)
        kit.cast(
            link,
            at,
            (90, lean, 0) if k % 2 else (0, 90 + lean, 0),
            (0.85, 1.35, 1) if k % 2 else (1.35, 0.85, 1),
        ).name = "chain"
