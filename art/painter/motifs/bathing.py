# SPDX-License-Identifier: GPL-3.0-or-later
"""A bear that sits in something warm up to its chest, in profile, with a shaggy coat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, ball, rotation, tube
from . import plants

Point = Sequence[float] | np.ndarray
Lump = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

BROWN, PALE, DARK = "#7a4c2c", "#b88a5c", "#20140f"
BODY: Lump = ((-0.35, 0.25, -0.1), (1.5, 1.3, 1.75), (0, 8, 0))
SHOULDERS: Lump = ((-0.2, 0.2, 1.05), (1.3, 1.25, 0.95), (0, 10, 0))
HEAD: Lump = ((0.28, 0.0, 2.25), (0.98, 0.9, 0.88), (0, -12, 0))
MUZZLE: Lump = ((1.12, 0.0, 2.16), (0.58, 0.44, 0.42), (0, -14, 0))
NOSE = (1.64, 0.0, 2.4)


def bathing_bear(arm: Sequence[Point], hairs: int = 4200, seed: int = 4) -> Any:
    """A bear looking along +x, the water at height 0, its brow 3 above; its near arm runs through the points given."""
    one = Clay().add(ball(*BODY), BROWN).add(ball(*SHOULDERS), BROWN, 0.4)
    one.add(ball(*HEAD), BROWN, 0.4).add(ball(*MUZZLE), PALE, 0.22)
    one.add(ball((1.05, 0, 1.86), (0.5, 0.36, 0.24), (0, -4, 0)), PALE, 0.12)
    for side in (-1, 1):
        ear = (-0.12, side * 0.66, 3.0)
        one.add(ball(ear, (0.3, 0.16, 0.32), (0, 0, side * 16)), BROWN, 0.12)
        one.carve(
            ball((ear[0] + 0.12, ear[1] + side * 0.06, ear[2] + 0.04), (0.16, 0.12, 0.18)), 0.08, "#8a5a44"
        )
        lid = [
            (0.5, side * 0.78, 2.42),
            (0.62, side * 0.76, 2.5),
            (0.78, side * 0.7, 2.52),
            (0.92, side * 0.6, 2.43),
        ]
        one.carve(tube(lid, [0.02, 0.045, 0.045, 0.02], 6), 0.03, DARK)
        lip = [
            (1.58, side * 0.12, 1.98),
            (1.36, side * 0.34, 1.86),
            (1.04, side * 0.43, 1.9),
            (0.74, side * 0.56, 2.14),
        ]
        one.carve(tube(lip, [0.03, 0.035, 0.035, 0.02], 6), 0.03, DARK)
    one.add(ball(NOSE, (0.17, 0.22, 0.16)), DARK, 0.05)
    radii = np.linspace(0.5, 0.34, len(arm))
    one.add(tube(arm, radii, 8), BROWN, 0.25)  # type: ignore[arg-type]
    paw = np.array(arm[-1])
    one.add(ball(paw, (0.4, 0.36, 0.42)), BROWN, 0.12)
    for k in range(4):
        toe = paw + (-0.24 + 0.16 * k, -0.22, -0.3)
        one.add(ball(toe, (0.1, 0.13, 0.14)), BROWN, 0.06)
        one.add(tube([toe + (0, -0.08, -0.06), toe + (0, -0.16, -0.22)], [0.04, 0.012], 3), "#d8cdb8", 0.01)
    coat = materials.clay(bump=0.5, grain=12, vary=0.15, rough=0.8)
    body = kit.model(one, (-2.4, -2.6, -2.0), (2.2, 2.0, 3.7), 150, coat)
    body.name = "bear"
    return kit.group([body, *_coat(arm, hairs, seed)])


def _turned(ahead: np.ndarray) -> tuple[float, float, float]:
    """The turn that lays a thing's z axis along a direction."""
    n = ahead / np.linalg.norm(ahead)
    return (0, math.degrees(math.acos(n[2])), math.degrees(math.atan2(n[1], n[0])))


def _bare(at: np.ndarray) -> bool:
    """Where no hair grows: under water, around the eyes, on nose and lips."""
    x, _, z = at
    face = np.linalg.norm((at - (0.8, -0.7, 2.44)) / (0.3, 0.4, 0.16)) < 1
    return bool(z < -0.1 or face or x > 1.35 or (x > 0.7 and 1.75 < z < 2.05))


def _coat(arm: Sequence[Point], hairs: int, seed: int) -> list[Any]:
    """Shaggy hair that hangs, long on the shoulders and short on the face."""
    rng = np.random.default_rng(seed)
    shades = ("#6a4024", "#8a5832", "#a87044", "#543220")
    tufts = [plants.tuft(c, 12, 0.5, spread=0.06, width=0.011, seed=k) for k, c in enumerate(shades)]
    light = [
        plants.tuft(c, 12, 0.5, spread=0.06, width=0.011, seed=k) for k, c in enumerate((PALE, "#a0744a"))
    ]
    lumps = (BODY, SHOULDERS, HEAD, MUZZLE)
    parts = []

    def grow(at: np.ndarray, out: np.ndarray, length: float, moulds: Sequence[Any]) -> None:
        lean = out * 0.75 + np.array((-0.25, 0, -0.75)) + rng.normal(0, 0.14, 3)
        one = kit.cast(
            moulds[int(rng.integers(len(moulds)))],
            at - out * 0.03,
            _turned(lean),
            length * rng.uniform(0.75, 1.2),
        )
        one.name = "fur"
        parts.append(one)

    for index in rng.choice(4, kit.detail(hairs), p=(0.22, 0.34, 0.36, 0.08)):
        centre, radii, turn = lumps[index]
        n = rng.normal(size=3)
        n /= np.linalg.norm(n)
        m = rotation(turn).astype(float)
        at, out = np.array(centre) + m @ (n * radii), m @ (n / np.array(radii))
        out /= np.linalg.norm(out)
        hidden = any(_depth(at, lumps[k]) < 0.94 for k in range(4) if k != index)
        if out[1] > 0.4 or hidden or _bare(at):
            continue
        grow(at, out, (0.9, 1.0, 0.5, 0.26)[index], light if index == 3 else tufts)
    path = np.array(arm, float)
    for _ in range(kit.detail(hairs // 5)):
        t, a = rng.random() * (len(path) - 1), rng.uniform(0, math.tau)
        k = min(int(t), len(path) - 2)
        along = path[k + 1] - path[k]
        across = np.cross(along, (0.0, 0.0, 1.0))
        across /= np.linalg.norm(across) + 1e-6
        up = np.cross(across, along / np.linalg.norm(along))
        out = across * math.cos(a) + up * math.sin(a)
        grow(path[k] + along * (t - k) + out * (0.48 - 0.05 * t), out, 0.6, tufts)
    return parts


def _depth(at: np.ndarray, lump: Lump) -> float:
    """How far out a point is in an ellipsoid: 1 on its surface."""
    centre, radii, turn = lump
    return float(np.linalg.norm(((at - np.array(centre)) @ rotation(turn)) / np.array(radii)))
