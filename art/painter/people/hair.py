# SPDX-License-Identifier: GPL-3.0-or-later
"""Hair: a cap and chunky locks with a tone each, in the space of a head."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from ..clay import smooth_path
from ..grids import quads
from .head import CRANIUM, RADII, hairline, scalp, toward
from .meshes import Piece, joined, lock

STYLES = (
    *("short", "tousled", "bob", "long", "bun", "ponytail", "braids", "curls", "afro", "fringe"),
    *("ring", "none"),
)


class Locks:
    """Locks under way: meshes, and for each vertex a tone (1 is the colour itself)."""

    def __init__(self, seed: int, volume: float = 1.0, fewer: float = 1.0) -> None:
        self.rng = random.Random(seed)
        self.volume, self.fewer = volume, fewer
        self.pieces: list[Piece] = []
        self.tones: list[np.ndarray] = []

    def put(self, piece: Piece, tone: float | None = None) -> None:
        """Add a mesh."""
        self.pieces.append(piece)
        self.tones.append(np.full(len(piece[0]), tone or self.rng.uniform(0.72, 1.22)))

    def lock(
        self,
        path: Any,
        width: float,
        thick: float,
        *,
        tips: float = 0.25,
        root: float = 0.5,
        ease: float = 0.15,
    ) -> None:
        """A lock along a path. Roots are sunk in and tips closed: an open tube shows its inside."""
        path = np.asarray(path, float).copy()
        path[0] += (CRANIUM - path[0]) * 0.12
        t = np.linspace(0, 1, len(path))
        shape = np.interp(t, (0, ease, 0.6, 0.97, 1), (root * 0.3, 1, 0.95, tips, 0.02))
        self.put(lock(path, width * shape, thick * shape, path - (CRANIUM + (0, 0, -0.1)), 8))

    def count(self, full: int) -> int:
        """How many of something; far people have fewer and wider ones."""
        return max(6, int(full * self.fewer))

    def mesh(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """All locks as one mesh with its tones."""
        v, f = joined(self.pieces)
        return v, f, np.concatenate(self.tones)


def _arc(a: np.ndarray, b: np.ndarray, n: int) -> np.ndarray:
    a, b = a / np.linalg.norm(a), b / np.linalg.norm(b)
    w = math.acos(float(np.clip(a @ b, -1, 1)))
    t = np.linspace(0, 1, n)[:, None]
    return np.asarray((np.sin((1 - t) * w) * a + np.sin(t * w) * b) / max(math.sin(w), 1e-6))


def cap(lift: float = 0.02) -> Piece:
    """Hair as a closed cap under the locks."""
    rows = []
    for azimuth in np.linspace(0, 360, 49)[:-1]:
        low = hairline(azimuth)
        steps = np.linspace(low, 90, 14)
        rows.append([scalp(toward(azimuth, h), lift * min(1, (h - low) / 12 + 0.02)) for h in steps])
    grid = np.array(rows).transpose(1, 0, 2)
    return grid.reshape(-1, 3), quads(14, 48, closed=True)


FALLING = {"short": 54, "tousled": 60, "bob": 58, "long": 60, "braids": 46, "ring": 44, "fringe": 58}


def _falling(k: Locks, style: str, wind: np.ndarray) -> None:
    """Hair combed from the crown or a parting outwards."""
    count, rng, v0 = k.count(FALLING[style]), k.rng, k.volume
    wide = (0.055 if style != "short" else 0.048) * FALLING[style] / count
    for layer, lift in ((0, 0.03), (1, 0.06)):
        for i in range(count):
            a = ((i + 0.5 * layer + rng.uniform(-0.3, 0.3)) * 360 / count + 180) % 360 - 180
            if style == "ring" and abs(a) < 62:
                continue
            low = hairline(a)
            if style == "fringe" and abs(a) < 48:
                low -= 24
            start = toward(165, 68) if abs(a) > 60 else toward(14, 62) + 0.25 * toward(a, 60)
            if style in ("bob", "long", "braids"):
                start = toward(18, 75) + 0.4 * toward(170, 60) * (abs(a) > 70)
            if style == "ring":
                start = toward(a, low + 34)
            end = toward(a + rng.uniform(-5, 5), low + rng.uniform(-4, 6) + (8 if layer else 0))
            begin = start + 0.05 * np.array([rng.uniform(-1, 1) for _ in "xyz"])
            path = scalp(_arc(begin, end, 12), (lift + 0.015 * layer) * v0)
            path[:, 2] += 0.02 * np.sin(np.linspace(0, math.pi, 12)) * v0
            if style == "tousled":
                side = np.array([rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.6, 1)])
                path += np.linspace(0, 1, 12)[:, None] ** 2 * side * 0.07
            if style in ("bob", "long") and abs(a) > 42:
                path = np.vstack([path, _hanging(path[-1], a, style, rng, v0, wind)])
            k.lock(path, wide * rng.uniform(0.8, 1.2), 0.024 * v0, tips=0.2)


def _hanging(
    root: np.ndarray, a: float, style: str, rng: random.Random, v0: float, wind: np.ndarray
) -> np.ndarray:
    length = (0.28 if style == "bob" else 0.75) * rng.uniform(0.9, 1.08) * min(1, (abs(a) - 30) / 40)
    out, t = toward(a, 0), np.linspace(0.12, 1, 8)[:, None]
    curve = -0.06 * t * t if style == "bob" else 0.03 * t
    down = np.array([0, 0, -1.0]) + 0 * t
    if wind.any():  # tips go with the wind, roots stay
        down = down + wind * t * 1.3 + np.array([0, 0, 0.12]) * np.sin(5 * t + a) * t
        down = down / np.linalg.norm(down, axis=1, keepdims=True)
    return np.asarray(root + length * t * down + out * (0.05 * np.sin(math.pi * t) * v0 + curve))


def _gathered(k: Locks, style: str, wind: np.ndarray, low: bool) -> None:
    """Hair drawn back into a bun or a ponytail; under a hat the knot sits low."""
    rng, v0 = k.rng, k.volume
    knot = toward(180, (-8 if low else 40) if style == "bun" else (-12 if low else 22))
    count = k.count(62)
    for layer, lift in ((0, 0.03), (1, 0.055)):
        for i in range(count):
            a = (i + 0.5 * layer) * 360 / count + rng.uniform(-5, 5)
            rise = rng.uniform(0, 5) if layer == 0 else rng.uniform(10, 24)
            d = _arc(toward(a, hairline(a) + rise), knot, 14)
            sway = 0.06 * rng.uniform(-1, 1) * np.sin(np.linspace(0, math.pi, 12))[:, None]
            d[1:-1] += sway * np.cross(knot, d[1:-1])
            path = scalp(d, lift * v0)
            if abs((a + 180) % 360 - 180) < 60:
                path[:, 2] += 0.045 * np.sin(np.linspace(0, math.pi, 14)) * v0
            wide = 0.036 * 62 / count
            k.lock(path, wide * rng.uniform(0.7, 1.4), 0.017 * v0, tips=0.5, root=0.3, ease=0.45)
    centre = scalp(knot, 0.14 if style == "bun" else 0.05)
    if style == "bun":
        _bun(k, centre, knot)
        return
    blow = wind * 0.45
    for _ in range(k.count(16)):
        d = np.array([rng.uniform(-0.1, 0.1), rng.uniform(0, 0.12), 0])
        spots = [
            centre,
            centre + (0, 0.12, 0.03) + d * 0.5,
            centre + (0, 0.2, -0.2) + d + blow * 0.5,
            centre + (0, 0.17, -0.55 + 0.4 * float(np.linalg.norm(blow))) + d * 0.8 + blow * 1.4,
        ]
        k.lock(smooth_path(spots, 5), 0.05, 0.035, tips=0.15)


def _bun(k: Locks, centre: np.ndarray, knot: np.ndarray) -> None:
    axis = knot / np.linalg.norm(knot)
    p, q, t16 = np.cross(axis, (1, 0, 0)), np.array([1.0, 0, 0]), np.linspace(0, 1, 16)
    for r, h, n in ((0.17, 0.0, 3), (0.125, 0.1, 2), (0.06, 0.155, 1), (0.15, -0.08, 2)):
        for j in range(n + 2):
            t = np.linspace(0, 2 * math.pi * 0.8, 16) + j * 2 * math.pi / (n + 2) + r * 9
            path = centre + axis * h + (np.cos(t)[:, None] * p + np.sin(t)[:, None] * q) * r
            path = path + axis * np.linspace(-0.02, 0.025, 16)[:, None]
            wide, thick = (np.interp(t16, (0, 0.3, 0.7, 1), (0.02, w, w, 0.02)) for w in (0.06, 0.05))
            k.put(lock(path, wide, thick, path - centre), k.rng.uniform(0.78, 1.2))


def _braids(k: Locks, wind: np.ndarray) -> None:
    t = np.linspace(0, 1, 30)
    for s in (-1, 1):
        base = np.array([s * 0.36, 0.12, -0.22])
        blow = np.outer(t**1.5, wind) * 0.5
        for j in range(3):
            ph = t * 14 + j * 2 * math.pi / 3
            path = base + blow
            path = path + np.stack(
                [s * 0.1 * t + 0.035 * np.cos(ph), -0.1 * t + 0.022 * np.sin(2 * ph), -0.62 * t], 1
            )
            wide = np.interp(t, (0, 0.9, 1), (0.045, 0.032, 0.015))
            k.put(lock(path, wide, wide, np.tile([0, -1.0, 0], (30, 1))), (0.8, 1.0, 1.18)[j])


def _curls(k: Locks, grow: float) -> None:
    """Rings of hair all over; `grow` lifts them to a larger head of hair."""
    n, rng = k.count(int(210 * (1 + grow))), k.rng
    wider = math.sqrt(210 * (1 + grow) / n)
    for i in range(n):
        h = math.degrees(math.asin(1 - 1.55 * (i + 0.5) / n))
        a = i * 137.508
        if h < hairline(a) - 4:
            continue
        d = toward(a, h)
        c = scalp(d, 0.05 * k.volume + rng.uniform(0, 0.05) + 0.12 * grow * (0.4 + max(d[2], -0.2)))
        r = rng.uniform(0.05, 0.075) * wider
        p = np.cross(d, toward(rng.uniform(0, 360), 20))
        p /= np.linalg.norm(p)
        t = np.linspace(0, 2 * math.pi * 1.25, 18)
        turn = (np.cos(t)[:, None] * p + np.sin(t)[:, None] * np.cross(d, p)) * r
        path = c + turn * np.linspace(1, 0.6, 18)[:, None] + d * np.linspace(-0.02, 0.05, 18)[:, None]
        wide = np.interp(t, (0, 1, 7, 7.85), (0.02, 0.036, 0.036, 0.012)) * wider
        k.put(lock(path, wide, np.full(18, 0.03), path - c), rng.uniform(0.75, 1.25))


def locks(
    style: str,
    *,
    seed: int = 1,
    volume: float = 1.0,
    fewer: float = 1.0,
    wind: Any = (0, 0, 0),
    hatted: bool = False,
) -> Locks:
    """The locks of a style (see `STYLES`); `wind` is in the head's space, about 1 long for a breeze."""
    k, blow = Locks(seed, volume, fewer), np.asarray(wind, float)
    if style == "none":
        return k
    if style not in STYLES:
        raise ValueError(f"no hair is called {style}; there are {', '.join(STYLES)}")
    if style != "ring":
        k.put(cap(0.1 if style == "afro" else 0.03), 0.75)
    if style in FALLING:
        _falling(k, style, blow)
    if style in ("bun", "ponytail"):
        _gathered(k, style, blow, hatted)
    if style == "braids":
        _braids(k, blow)
    if style in ("curls", "afro"):
        _curls(k, 0.0 if style == "curls" else 0.6)
    return k


def pressed(v: np.ndarray, band: float, tilt: float = -7) -> np.ndarray:
    """Hair under a hat: above its band (a height, tilted) it lies flat on the head."""
    lean = math.tan(math.radians(tilt))
    above = np.clip((v[:, 2] - lean * v[:, 1] - band + 0.04) / 0.06, 0, 1)
    d = v - CRANIUM
    reach = np.linalg.norm(d / RADII, axis=1)
    flat = CRANIUM + d * (np.minimum(reach, 1.03) / np.maximum(reach, 1e-6))[:, None]
    return np.asarray(v + (flat - v) * above[:, None])
