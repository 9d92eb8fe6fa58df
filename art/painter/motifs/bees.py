# SPDX-License-Identifier: GPL-3.0-or-later
"""Bumblebees with real fur, from near; and small ones from afar."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import kit, materials, paper
from ..clay import Clay, ball, limb, tube
from . import plants

YELLOW, DARK, PALE = "#f0b92a", "#2c2016", "#fff0cc"


def _band(x: float) -> str:
    """The colour of the fur along the body, from the head (-) to the tail (+)."""
    if x > 1.25:
        return PALE
    return YELLOW if -1.15 < x < -0.45 or 0.25 < x < 0.85 else DARK


def bumblebee(hairs: int = 3200, seed: int = 5) -> Any:
    """A bumblebee 4 long about the origin, heading for -x, covered with fur; wings lifted."""
    rng = np.random.default_rng(seed)
    body = Clay().add(ball((0.55, 0, 0), (1.4, 1.12, 1.1), (0, 8, 0)), DARK)
    body.add(ball((-0.75, 0, 0.12), (0.95, 0.95, 0.92)), DARK, 0.2)
    body.add(ball((-1.72, 0, -0.12), (0.46, 0.56, 0.52)), "#4a3622", 0.1)
    for low, high, colour in ((-1.15, -0.45, "#c8901e"), (0.25, 0.85, "#c8901e"), (1.25, 2.2, "#e8d0a0")):
        middle, half = (low + high) / 2, (high - low) / 2
        body.paint(ball((middle, 0, 0), (half, 3, 3)), colour, 0.1)
    for s in (-1, 1):
        body.add(ball((-1.92, s * 0.4, -0.08), (0.14, 0.12, 0.24), (0, 0, s * 20)), "#120c08", 0.02)
        body.paint(ball((-2.02, s * 0.5, 0.04), (0.05, 0.06, 0.05)), "#fff0cc", 0.01)
        body.add(
            tube(
                [(-2.0, s * 0.16, 0.3), (-2.3, s * 0.26, 0.62), (-2.62, s * 0.34, 0.56)], [0.05, 0.04, 0.045]
            ),
            DARK,
            0.03,
        )
        for k, x in enumerate((-1.0, -0.5, 0.1)):
            foot = [
                (x, s * 0.6, -0.7),
                (x - 0.1 + 0.1 * k, s * 0.85, -1.15),
                (x + 0.12 + 0.14 * k, s * 0.72, -1.6),
            ]
            body.add(tube(foot, [0.14, 0.09, 0.05]), DARK, 0.05)
    parts = [kit.model(body, (-2.8, -1.4, -1.75), (2.2, 1.4, 1.4), 120)]
    tufts = {
        c: [plants.tuft(c, 11, 0.3, spread=0.05, width=0.008, seed=k) for k in range(2)]
        for c in (YELLOW, DARK, PALE)
    }
    lumps = (
        ((0.55, 0, 0), (1.4, 1.12, 1.1)),
        ((-0.75, 0, 0.12), (0.95, 0.95, 0.92)),
        ((-1.68, 0, -0.05), (0.44, 0.54, 0.5)),
    )
    for centre, radii in (lumps[i] for i in rng.choice(3, kit.detail(hairs), p=(0.55, 0.36, 0.09))):
        n = rng.normal(size=3)
        n /= np.linalg.norm(n)
        at = np.array(centre) + n * radii
        if any(np.linalg.norm((at - c) / np.array(r)) < 0.9 for c, r in lumps) or n[1] > 0.75:
            continue
        if centre == lumps[2][0] and n[0] < -0.1:
            continue
        lean = n / np.array(radii)
        lean = lean / np.linalg.norm(lean) + (0.3, 0, -0.1)
        turn = (
            0,
            math.degrees(math.acos(lean[2] / np.linalg.norm(lean))),
            math.degrees(math.atan2(lean[1], lean[0])),
        )
        parts.append(kit.cast(tufts[_band(float(at[0]))][rng.integers(2)], at, turn, rng.uniform(0.75, 1.15)))
    return kit.group([*parts, *_wings()])


def _wings() -> list[Any]:
    """Four wings of thin paper with veins, each doubled by its own blur."""
    film, vein = (
        materials.clay("#fff4d0", bump=0.2, rough=0.5, emit=0.18, vary=0.05),
        materials.clay("#c8a868", bump=0),
    )
    ghost = materials.glass("#fffbe8", 0.5, 0.75)
    parts = []
    for s, y in ((-1, -0.35), (1, 0.4)):
        for length, angle, x in ((2.5, 62, -0.55), (1.7, 38, 0.0)):
            shape = paper.outline(
                [(0, 0), (0.25, 0.34), (1.1, 0.56), (2.0, 0.45), (2.45, 0.1), (2.1, -0.26), (1.0, -0.3)]
            )
            blade = [paper.cutout(shape, film, depth=0.012, bevel=0.004)]
            for x1, z1 in ((2.2, 0.25), (2.3, 0.02), (1.8, -0.2), (1.3, 0.45)):
                path = [(0.1, -0.02, 0.02), (x1 * 0.5, -0.02, z1 * 0.75 + 0.05), (x1, -0.02, z1)]
                blade += [kit.rope(path, 0.014, vein, 4)]
            for blur, fade in ((0, False), (10, True), (-11, True)):
                pieces = [paper.cutout(shape, ghost, depth=0.01, bevel=0)] if fade else blade
                parts.append(
                    kit.group(pieces, (x, y, 0.85), (s * 16, -angle + blur, s * 12 + 4), length / 2.45)
                )
    return parts


def small_bee(resolution: int = 50) -> Any:
    """A bee seen from afar, 0.5 long, heading for -x."""
    clay = Clay().add(ball((0, 0, 0), (0.2, 0.14, 0.14)), YELLOW)
    for x in (-0.12, 0.02, 0.15):
        clay.paint(ball((x, 0, 0), (0.035, 0.3, 0.3)), DARK, 0.01)
    clay.add(ball((-0.2, 0, 0.02), 0.09), DARK, 0.04)
    for s in (-1, 1):
        clay.add(ball((0.04, s * 0.14, 0.2), (0.1, 0.16, 0.02), (s * 40, 0, 20)), "#fff6dc", 0.01)
        clay.add(limb((-0.26, s * 0.03, 0.08), (-0.34, s * 0.06, 0.16), 0.012), DARK, 0.01)
    return kit.model(clay, (-0.38, -0.35, -0.2), (0.3, 0.35, 0.4), resolution)
