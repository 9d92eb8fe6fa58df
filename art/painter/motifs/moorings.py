# SPDX-License-Identifier: GPL-3.0-or-later
"""Laid rope, a glossy ribbed snail shell that it can be tied round, and crags that hang in the air."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, materials, paper, surfaces
from ..clay import smooth_path
from ..colour import linear

Point = Sequence[float] | np.ndarray


def cloudy(p: np.ndarray, seed: int = 0) -> np.ndarray:
    """Smooth random values from 0 to 1 at points of space, one lattice cell a unit."""
    low = np.floor(p).astype(np.int64)
    f = p - low
    f = f * f * (3 - 2 * f)
    total = np.zeros(p.shape[:-1])
    for corner in range(8):
        step = np.array((corner & 1, corner >> 1 & 1, corner >> 2 & 1))
        cell = low + step
        h = cell[..., 0] * 374761393 + cell[..., 1] * 668265263 + cell[..., 2] * 2147483647 + seed * 974634777
        h = ((h ^ (h >> 13)) & 0x3FFFFFFF) * 1274126177 & 0x7FFFFFFF
        h = (h ^ (h >> 16)) & 0xFFFF
        total += np.prod(np.where(step, f, 1 - f), -1) * h / 65535
    return total


def ridged(p: np.ndarray, octaves: int = 4, seed: int = 0) -> np.ndarray:
    """Sharp crests at 1 between rounded hollows."""
    total, weight, all_ = np.zeros(p.shape[:-1]), 1.0, 0.0
    for k in range(octaves):
        total += weight * (1 - np.abs(2 * cloudy(p * 2.03**k, seed + k) - 1)) ** 1.6
        all_ += weight
        weight *= 0.5
    return total / all_


def laid(points: Sequence[Point] | np.ndarray, radius: float, *, smooth: int = 1, pitch: float = 6) -> Any:
    """A rope of three strands through the points; `pitch` is its lay in radii."""
    path = smooth_path(points, smooth) if smooth > 1 else np.array(points, float)
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    at = np.linspace(0, steps[-1], max(8, int(steps[-1] / (radius * 0.42))))
    path = np.stack([np.interp(at, steps, path[:, k]) for k in range(3)], -1)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead[0], (0.3, 0.5, 0.81))
    sides = []
    for a in ahead:
        side = side - a * (side @ a)
        side = side / np.linalg.norm(side)
        sides.append(side)
    u = np.array(sides)[:, None]
    v = np.cross(ahead, np.array(sides))[:, None]
    phi = np.linspace(0, math.tau, 25)[None]
    turn = 1.5 * phi - (1.5 * math.tau / (3 * pitch * radius)) * at[:, None] * 3 / 1.5
    round_ = np.abs(np.cos(turn))
    r = (radius * (0.72 + 0.34 * round_**0.8))[..., None]
    skin = path[:, None] + r * (np.cos(phi)[..., None] * u + np.sin(phi)[..., None] * v)
    share = np.clip(round_ * 1.5 - 0.15, 0, 1)[..., None]
    paint = np.array(linear("#5f4a33")) * (1 - share) + np.array(linear("#e3d0a4")) * share
    line = kit.sheet(skin, materials.clay(bump=0.7, grain=34, vary=0.2, rough=0.9), paint)
    line.name = "mooring"
    return line


class RibbedShell:
    """A round shell, coiled in the xz plane, whose spire comes towards -y."""

    START, END, NARROW, FAT, RISE = -0.8, -0.8 + 3.6 * math.tau, 0.118, 0.52, 0.86

    def __init__(self, centre: Point, size: float) -> None:
        self.centre, self.reach = np.array(centre, float), size / (1 + self.FAT)
        along = np.linspace(self.START, self.END, kit.detail(860))[:, None]
        around = np.linspace(0, 360, 97)[None]
        saw = (along * 5.3 + 0.35 * np.sin(along * 3.1) + 0.03 * np.sin(np.radians(around * 2))) % 1
        rib = saw**2.5 + 0 * around
        fine = 0.5 + 0.5 * np.sin(along * 97 + 2 * np.sin(along * 7)) + 0 * around
        r = self.reach * np.exp(-self.NARROW * (along - self.START))
        lip = 1 + 0.07 * np.exp(-(((along - self.START) / 0.12) ** 2))
        fat = self.FAT * r * lip * (1 + 0.03 * rib + 0.004 * fine)
        a = np.radians(around)
        out = r + fat * np.cos(a)
        y = -self.RISE * (self.reach - r) - fat * np.sin(a) * 1.04
        self.points = self.centre + np.stack([out * np.cos(along), y, out * np.sin(along)], -1)
        self.paint = self._painted(along, around, rib, fine)

    def _painted(self, along: Any, around: Any, rib: Any, fine: Any) -> np.ndarray:
        t = ((along - self.START) / (self.END - self.START) + 0 * around)[..., None]
        cream, honey, plum = (np.array(linear(c)) for c in ("#f0d9ac", "#cf9858", "#7a4438"))
        low, high = np.clip(t / 0.32, 0, 1), np.clip((t - 0.3) / 0.5, 0, 1)
        paint = (cream * (1 - low) + honey * low) * (1 - high) + plum * high
        streak = cloudy(
            np.stack([along * 9 + 0 * around, around / 150 + 0 * along, 0 * along + 0 * around], -1), 3
        )
        paint = paint * (0.74 + 0.34 * streak + 0.12 * fine)[..., None]
        turned = (around + 180) % 360 - 180
        band = sum(
            s * np.exp(-(np.abs((turned - m) / w) ** 3))
            for m, w, s in ((8, 11, 1.0), (41, 8, 0.95), (66, 4.5, 0.8), (-28, 7, 0.8))
        )
        band = np.clip(band * (0.6 + 0.8 * streak), 0, 0.93)[..., None]
        paint = paint * (1 - band) + np.array(linear("#452418")) * band
        dark = (0.55 * np.clip((rib - 0.72) * 4, 0, 1))[..., None]
        pale = np.exp(-(((along - self.START) / 0.09) ** 2) + 0 * around)[..., None]
        paint = paint * (1 - dark) + paint * 0.42 * dark
        return paint * (1 - pale) + np.array(linear("#fff2d6")) * pale

    def body(self) -> Any:
        """The shell itself, polished."""
        gloss = surfaces.Maker("shell", None)
        gloss.set(roughness=0.3, specular_ior_level=0.6, coat_weight=0.6, coat_roughness=0.16)
        gloss.toned(gloss.span(gloss.noise(2.2, 5), 0.3, 0.7, 0.88, 1.1))
        gloss.relief(gloss.noise(9, 4), 0.12, 0.04)
        coil = kit.sheet(self.points, gloss.done(), self.paint)
        coil.name = "shell"
        tip = self.points[-1].mean(0)
        end = kit.sphere(
            np.linalg.norm(self.points[-1] - tip, axis=1).max() * 1.05,
            materials.clay("#7a4438", rough=0.3),
            tip,
        )
        return kit.group([coil, end])

    def bound(self, through: Point, lean: float, radius: float) -> np.ndarray:
        """A tight loop round the shell: in the plane of y and a line that leans from the upright by `lean` degrees."""
        a = math.radians(lean)
        down, off = np.array((math.sin(a), 0, -math.cos(a))), np.array((math.cos(a), 0, math.sin(a)))
        away = self.points.reshape(-1, 3) - np.array(through, float)
        near = away[np.abs(away @ off) < 0.06]
        flat = paper.Polygon(np.stack([near @ down, near[:, 1]], -1)).convex_hull.buffer(radius * 0.75)
        edge = flat.exterior
        at = [edge.interpolate(s) for s in np.linspace(0, edge.length, 140)]
        return np.array(through, float) + np.array([down * p.x + np.array((0, p.y, 0)) for p in at])


def stone() -> Any:
    """Rock over the vertex paint: cracks, grit, pale edges."""
    made = surfaces.Maker("stone", None)
    made.set(roughness=0.9)
    cracks = made.noise(2.4, 8, made.stretched((1, 1, 0.5)), 1.2)
    made.toned(made.span(made.noise(6, 6), 0.3, 0.7, 0.7, 1.25))
    made.mixed("#2a2630", made.span(cracks, 0.36, 0.46, 0.45, 0))
    made.mixed(
        "#e6dcc6", made.both(made.edges(0.52, 0.6), made.span(cracks, 0.4, 0.6, 0.1, 0.55), "MULTIPLY")
    )
    made.relief(made.both(cracks, made.span(made.noise(14, 5), 0.3, 0.7, 0, 0.35)), 0.9, 0.14)
    return made.done()


def crag(
    at: Point,
    wide: float,
    deep: float,
    material: Any,
    seed: int = 0,
    round_: float = 0.8,
    earth: float = 0.45,
) -> Any:
    """Torn rock that hangs down from a level rim, split into ledges and fangs."""
    a, t = np.meshgrid(
        np.linspace(0, math.tau, kit.detail(420)), np.linspace(0, 1, kit.detail(260)) ** 0.9, indexing="ij"
    )
    where = np.array(at, float)
    r = wide * (1 - t) ** round_ + 0.004
    p = np.stack([r * np.cos(a), r * np.sin(a), -deep * t], -1)
    rough = ridged((p + where + seed * 7) * (0.95, 0.95, 0.42), 5, seed)
    ledge = (p[..., 2] * 2.6 + 1.4 * cloudy((p + where) * 0.8, seed + 9)) % 1
    body = np.clip(t * 6, 0, 1)
    push = 1 + body * (0.62 * (rough - 0.55) + 0.1 * (ledge - 0.5))
    p[..., :2] *= push[..., None]
    p[..., 2] -= body * 0.35 * deep * (rough - 0.5) * (1 - t)
    tone = np.clip(0.35 + 1.1 * (rough - 0.4) + 0.25 * (ledge - 0.5), 0, 1)[..., None]
    paint = np.array(linear("#5d5a68")) * (1 - tone) + np.array(linear("#c4bcb0")) * tone
    soil = np.clip((earth + 0.25 * cloudy(p * 2.2, 4) + p[..., 2]) * 5, 0, 1)[..., None]
    paint = paint * (1 - soil) + np.array(linear("#7a5c3e")) * (0.6 + 0.8 * tone) * soil
    rock = kit.sheet(p, material, paint)
    rock.name = "crag"
    return kit.place(rock, where)


def root(points: Sequence[Point], thick: float) -> Any:
    """A root that thins out to nothing."""
    path = smooth_path(points, 8)
    phi = np.linspace(0, math.tau, 9)
    r = thick * np.linspace(1, 0.12, len(path))[:, None]
    skin = np.stack(
        [
            path[:, :1] + r * np.cos(phi),
            path[:, 1:2] + r * np.sin(phi),
            path[:, 2:] + 0.4 * r * np.cos(phi),
        ],
        -1,
    )
    made = kit.sheet(skin, materials.clay("#7f6a58", bump=0.6, vary=0.2))
    made.name = "root"
    return made


def fir(seed: int = 0) -> Any:
    """A fir one unit tall, its boughs drooping, to cast many times."""
    rng = np.random.default_rng(seed)
    v, f, c = [], [], []  # type: list[Any], list[Any], list[Any]
    dark, tip = np.array(linear("#35564a")), np.array(linear("#9ab884"))
    for z in np.linspace(0.14, 0.97, 19):
        reach = 0.3 * (1.03 - z) ** 0.85
        for k in range(12):
            a = math.tau * (k + rng.random()) / 12
            r = reach * rng.uniform(0.75, 1.15) + 0.015
            out, side = np.array((math.cos(a), math.sin(a), 0)), np.array((-math.sin(a), math.cos(a), 0))
            n, up = len(v), np.array((0, 0, 1))
            base, end = up * (z + 0.05), out * r + up * (z - 0.95 * r)
            mid = out * r * 0.55 + up * (z - 0.3 * r)
            v += [base, mid + side * r * 0.26 - up * 0.02, end, mid - side * r * 0.26 - up * 0.02]
            c += [dark, dark * 0.6 + tip * 0.3, tip, dark * 0.6 + tip * 0.3]
            f.append((n, n + 1, n + 2, n + 3))
    for k in range(7):
        a, b, n = math.tau * k / 7, math.tau * (k + 1) / 7, len(v)
        v += [np.array((0.1 * math.cos(x), 0.1 * math.sin(x), 0.12)) for x in (a, b)]
        v += [np.array((0, 0, 0.9)), np.array((0, 0, 0.9))]
        c += [dark * 0.6] * 4
        f.append((n, n + 1, n + 2, n + 3))
    return kit.mould(
        kit.mesh(v, f, materials.clay(bump=0.2, vary=0.15, emit=0.06), np.array(c), smooth=False)
    )
