# SPDX-License-Identifier: GPL-3.0-or-later
"""Curves: splines, tapering limbs, ribbons with pressure, two-bone joints.

Points are x and y, y down, in pixels of a card of 800×1200.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from ..colour import Array

Point = Sequence[float] | Array
Points = Sequence[Sequence[float] | Array] | Array
AROUND = np.arange(0, 2 * np.pi, np.pi / 5)


def spline(points: Points, closed: bool = True, n: int = 12) -> Array:
    """Return a smooth curve (Catmull-Rom) through the points."""
    p = np.asarray(points, float)
    if closed:
        a, b, c, d = np.roll(p, 1, 0), p, np.roll(p, -1, 0), np.roll(p, -2, 0)
    else:
        i = np.arange(len(p) - 1)
        a, b, c, d = p[np.maximum(i - 1, 0)], p[i], p[i + 1], p[np.minimum(i + 2, len(p) - 1)]
    t = np.linspace(0, 1, n, endpoint=False)[None, :, None]
    a, b, c, d = a[:, None], b[:, None], c[:, None], d[:, None]
    q = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    q = q.reshape(-1, 2)
    return q if closed else np.vstack([q, p[-1:]])


def resampled(path: Points, step: float) -> Array:
    """Return the same path with points `step` apart."""
    p = np.asarray(path, float)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    if s[-1] < 1e-6:
        return p[:1]
    u = np.linspace(0, s[-1], max(int(s[-1] / step), 2))
    return np.c_[np.interp(u, s, p[:, 0]), np.interp(u, s, p[:, 1])]


def normals(path: Array) -> Array:
    """Return unit normals along a path, to the right of its direction on screen (outwards if clockwise)."""
    d = np.gradient(path, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
    return np.c_[d[:, 1], -d[:, 0]]


def unit(vector: Array) -> Array:
    """Return the vector with length 1."""
    return np.asarray(vector / (np.hypot(*vector) + 1e-9))


def limb(
    points: Points, widths: Sequence[float] | Array, cap: float = 0.8, n: int = 12, root: float | None = None
) -> Array:
    """Return the outline of a limb along a spline: half widths at equal parts of its length.

    `cap` and `root` say how far its end and its start bulge.
    """
    p = spline(points, closed=False, n=n)
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), np.asarray(widths, float))
    w, m = w[:, None], normals(p)
    end, start = unit(p[-1] - p[-2]), unit(p[0] - p[1])

    def rounded(at: Array, across: Array, out: Array) -> list[Array]:
        return [at + across * 0.7 + out * 0.7, at + out, at - across * 0.7 + out * 0.7]

    last = rounded(p[-1], m[-1] * w[-1], end * w[-1] * cap)
    first = rounded(p[0], -m[0] * w[0], start * w[0] * (cap * 0.6 if root is None else root))
    return np.vstack([p + m * w, last, (p - m * w)[::-1], first])


def merged(parts: Sequence[Array], web: float = 0.5) -> Array:
    """Return one outline around parts that overlap; gaps and corners narrower than `web` are rounded."""
    fine, margin = 4.0, 2 * web + 2
    low, high = np.min(np.vstack(parts), axis=0) - margin, np.max(np.vstack(parts), axis=0) + margin
    wide, tall = np.ceil((high - low) * fine).astype(int)
    picture = Image.new("L", (int(wide), int(tall)))
    for part in parts:
        ImageDraw.Draw(picture).polygon([tuple(p) for p in (part - low) * fine], fill=255)
    whole = np.asarray(picture.filter(ImageFilter.GaussianBlur(0.5 * web * fine))) > 110
    rim = _around(whole)
    rim = np.mean([np.roll(rim, j, 0) for j in range(-4, 5)], 0)[::3]
    return np.asarray(rim / fine + low)


def _around(mask: Array) -> Array:
    """Return the longest way around the pixels of a mask that doesn't touch its frame, clockwise."""
    after: dict[tuple[int, int], tuple[int, int]] = {}
    corners = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
    beside = ((1, 0), (-1, 1), (-1, 0), (1, 1))  # above, right, below, left: a step and its axis
    for (start, end), (step, axis) in zip(corners, beside, strict=True):
        rows, columns = np.nonzero(mask & ~np.roll(mask, step, axis))
        for x, y in zip(columns.tolist(), rows.tolist(), strict=True):
            after[x + start[0], y + start[1]] = (x + end[0], y + end[1])
    longest: list[tuple[int, int]] = []
    while after:
        at, way = next(iter(after)), []
        while at in after:
            way.append(at)
            at = after.pop(at)
        longest = max(longest, way, key=len)
    return np.asarray(longest, float)


def ribbon(path: Points, width: float, pressure: Sequence[float] | Array = (0.25, 1, 0.8, 0.15)) -> Array:
    """Return the outline of a line drawn with changing pressure."""
    p = np.asarray(path, float)
    u = np.linspace(0, 1, len(p))
    w = np.interp(u, np.linspace(0, 1, len(pressure)), np.asarray(pressure, float))[:, None] * width / 2
    m = normals(p)
    return np.vstack([p + m * w, (p - m * w)[::-1]])


def oval(at: Point, across: float, down: float | None = None) -> Array:
    """Return points around an oval of these half axes."""
    down = across if down is None else down
    return np.asarray(at, float) + np.c_[np.cos(AROUND) * across, np.sin(AROUND) * down]


def turned(
    points: Points, at: Point = (0, 0), size: float = 1.0, angle: float = 0.0, *, flip: bool = False
) -> Array:
    """Bring points of a unit drawing onto the card: mirrored, sized, turned clockwise by degrees, moved."""
    p = np.asarray(points, float) * size
    if flip:
        p = p * [-1, 1]
    a = np.radians(angle)
    return p @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) + np.asarray(at, float)


def joint(start: Point, end: Point, first: float, second: float, bend: float = 1) -> tuple[Array, Array]:
    """Return elbow and wrist (knee and ankle) of two bones; `bend` 1 or -1 says to which side the joint goes.

    An end that is out of reach comes nearer.
    """
    a, b = np.asarray(start, float), np.asarray(end, float)
    d = float(np.hypot(*(b - a))) + 1e-9
    reach = min(d, (first + second) * 0.999)
    b = a + (b - a) / d * reach
    along = (first**2 - second**2 + reach**2) / (2 * reach)
    out = np.sqrt(max(first**2 - along**2, 0)) * bend
    u = (b - a) / reach
    return a + u * along + np.array([u[1], -u[0]]) * out, b
