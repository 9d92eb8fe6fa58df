# SPDX-License-Identifier: GPL-3.0-or-later
"""Beards: locks rooted all along jaw and chin, with sideburns that join the hair; a painted ground under them."""

from __future__ import annotations

import math

import numpy as np

from ..clay import Clay, ball, smooth_path
from ..colour import Colour
from .hair import Locks
from .head import mixed, toward, traced

LENGTHS = {
    "stubble": 0.03,
    "short": 0.08,
    "full": 0.26,
    "long": 0.55,
    "goatee": 0.2,
    "moustache": 0.0,
    "chops": 0.1,
}


def shadow(clay: Clay, colour: Colour) -> None:
    """Paint the skin under a beard, so that none of it shines through."""
    dark = mixed(colour, "#2a1a14", 0.25)
    for s in (-1, 1):
        for spot, r in (
            ((s * 0.3, -0.1, -0.24), 0.11),
            ((s * 0.2, -0.26, -0.36), 0.1),
            ((s * 0.35, 0.0, -0.1), 0.05),
        ):
            clay.paint(ball(spot, r), dark, 0.05)
    clay.paint(ball((0, -0.34, -0.45), 0.11), dark, 0.05)


def edge(azimuth: float) -> tuple[float, float]:
    """Upper and lower edge of a beard at an azimuth of the face."""
    a = abs(azimuth)
    top = float(np.interp(a, (0, 18, 34, 50, 68, 84), (-0.335, -0.33, -0.24, -0.16, -0.08, 0.04)))
    low = float(np.interp(a, (0, 30, 55, 84), (-0.49, -0.475, -0.41, -0.26)))
    return top, low


def locks(style: str, clay: Clay, *, seed: int = 1, fewer: float = 1.0) -> Locks:
    """The locks of a beard: stubble, short, full, long, goatee, moustache, chops (without a chin)."""
    if style not in LENGTHS:
        raise ValueError(f"no beard is called {style}; there are {', '.join(LENGTHS)}")
    k = Locks(seed + 7, fewer=fewer)
    long, rng = LENGTHS[style], k.rng
    roots, grows, outs = [], [], []
    rows, columns = (7, 33) if fewer >= 1 else (4, 15)
    for row in range(rows):
        for i in range(columns):
            a = ((i + 0.5 * (row % 2)) / (columns - 1) * 2 - 1) * 84 + rng.uniform(-1.5, 1.5)
            if not long or (style == "goatee" and abs(a) > 26) or (style == "chops" and abs(a) < 34):
                continue
            top, low = edge(a)
            z = low + (top - low) * (row + rng.uniform(0, 0.7)) / rows
            d = toward(a, 0)
            roots.append([d[0] * 0.8, d[1] * 0.8, z])
            outs.append(d)
            chin = 0.35 + 0.65 * math.cos(math.radians(min(abs(a) * 1.05, 90))) ** 1.4
            grows.append(max(long * chin, 0.05) * rng.uniform(0.8, 1.15))
    if roots:
        directions = np.array(outs) * (-1, -1, 0)
        found = traced(clay, np.array(roots), directions)
        for root, out, grow in zip(found, outs, grows, strict=True):
            fall = np.array([-out[0] * 0.35, -0.1 - 0.25 * min(grow * 3, 1), -1.0])
            fall /= np.linalg.norm(fall)
            tip = root + fall * (grow + 0.03) + out * 0.03
            mid = (root + tip) / 2 + out * (0.03 + 0.1 * grow)
            k.lock(
                smooth_path([root - out * 0.012, mid, tip], 6),
                0.034 / max(fewer, 0.5),
                0.022,
                tips=0.2,
                root=1.2,
            )
    if style != "chops":
        _moustache(k, clay)
    return k


def _moustache(k: Locks, clay: Clay) -> None:
    for s in (-1, 1):
        for j in range(4):
            z = -0.212 - 0.011 * j
            flat = [(s * 0.012, z), (s * 0.07, z - 0.006), (s * (0.15 - 0.018 * j), z - 0.06)]
            start = np.array([[x, -0.8, y] for x, y in flat])
            points = traced(clay, start, np.array([0, 1.0, 0])) - np.array(
                [[0, 0.002, 0], [0, 0.016, 0], [0, 0.006, 0]]
            )
            k.lock(smooth_path(list(points), 6), 0.021, 0.018, tips=0.2, root=1.2)
