# SPDX-License-Identifier: GPL-3.0-or-later
"""One brush at work: where a stroke is due, its colour, its path and its marks, in compiled loops."""

from __future__ import annotations

import numpy as np

from .colour import Array
from .compiled import compiled


@compiled
def lay(
    canvas: Array, meant: Array, relief: Array, owner: Array, target: Array, label: Array, angle: Array, cap: Array,
    least: Array, care: Array, wrong: Array, hairs: Array, order: Array, chance: Array, dusk: Array, count: int,
    step: float, columns: int, radius: float, error: float, length: float, clip: float, loose: float, cover: float,
    height: float, broken: float, first: bool,
) -> int:  # fmt: skip
    """Lay one pass of strokes, in the given order; one try for each cell of the grid. Returns the strokes so far."""
    h, w = label.shape
    px, py = np.empty(256, np.float32), np.empty(256, np.float32)
    half = np.empty((2, 128, 2), np.float32)
    for cell in order:
        y0, x0 = int((cell // columns) * step), int((cell % columns) * step)
        y1, x1 = min(int(y0 + step), h), min(int(x0 + step), w)
        if y1 <= y0 or x1 <= x0:
            continue
        r = chance[cell]
        sx, sy, worst, mean = worst_spot(wrong, x0, y0, x1, y1)
        if first:
            sx, sy = x0 + int(r[0] * (x1 - x0)), y0 + int(r[1] * (y1 - y0))
        looked = care[sy, sx]
        shy = 1.0 + 2.2 * max(
            least[sy, sx] / radius - 1.0, 0.0
        )  # brushes too fine for the place need a reason
        if mean * 0.5 + worst * 0.5 < error * (1.25 - 0.75 * looked) * shy:
            continue
        if cap[sy, sx] < radius * (0.3 if first else 0.75):
            continue
        ml, ma, mb = own_colour(target, label, sx, sy, radius, clip)
        cl, ca, cb = varied(ml, ma, mb, r, dusk, loose, broken, 1 - 0.7 * looked, radius)
        ds = max(radius * 0.5, 1.0)
        most = min(int(length * radius * (0.6 + 0.8 * r[6]) / ds) + 1, 120)
        n = path(target, label, angle, half, px, py, sx, sy, ml, ma, mb, ds, most, clip)
        count += 1
        stamp(
            canvas, meant, relief, owner, target, label, hairs, px, py, n, r,
            label[sy, sx], count, cl, ca, cb, ml, ma, mb, ds, radius, clip, cover, height,
        )  # fmt: skip
    return count


@compiled
def worst_spot(wrong: Array, x0: int, y0: int, x1: int, y1: int) -> tuple[int, int, float, float]:
    """The worst pixel of a cell, its error, and the cell's mean error."""
    worst, sx, sy, total, n = -1.0, x0, y0, 0.0, 0
    for y in range(y0, y1):
        for x in range(x0, x1):
            e = wrong[y, x]
            total += e
            n += 1
            if e > worst:
                worst, sx, sy = e, x, y
    return sx, sy, worst, total / n


@compiled
def own_colour(
    target: Array, label: Array, sx: int, sy: int, radius: float, clip: float
) -> tuple[float, float, float]:
    """The mean of a thing's own colour under the brush."""
    h, w = label.shape
    cl, ca, cb, n = 0.0, 0.0, 0.0, 0
    reach = max(radius * 0.7, 1.0)
    stride = max(1, int(reach / 2))
    tl, ta, tb = target[sy, sx, 0], target[sy, sx, 1], target[sy, sx, 2]
    for y in range(max(0, int(sy - reach)), min(h, int(sy + reach) + 1), stride):
        for x in range(max(0, int(sx - reach)), min(w, int(sx + reach) + 1), stride):
            if label[y, x] == label[sy, sx]:
                l, a, b = target[y, x, 0], target[y, x, 1], target[y, x, 2]
                if abs(l - tl) + abs(a - ta) + abs(b - tb) < clip * 1.5:
                    cl += l
                    ca += a
                    cb += b
                    n += 1
    if n == 0:
        return tl, ta, tb
    return cl / n, ca / n, cb / n


@compiled
def varied(
    cl: float,
    ca: float,
    cb: float,
    r: Array,
    dusk: Array,
    loose: float,
    broken: float,
    calm: float,
    radius: float,
) -> tuple[float, float, float]:
    """The liberties of one stroke: a little off, in shadow now and then the second colour, in light a purer touch."""
    cl += (r[2] - 0.5) * 2 * loose * calm
    play = (
        loose * calm * (0.7 + 1.1 * min(np.sqrt(ca * ca + cb * cb) / 0.1, 1.0))
    )  # pale skies keep their hue
    ca += (r[3] - 0.5) * play
    cb += (r[4] - 0.5) * play
    shade = min(max((0.56 - cl) / 0.3, 0.0), 1.0)
    if r[5] < broken * shade * calm:
        s = 0.35 + 0.3 * r[3]
        ca += (dusk[0] - ca) * s
        cb += (dusk[1] - cb) * s
        cl += 0.025
    elif r[5] > 1 - 0.5 * broken * calm and radius > 4:
        ca *= 1.12
        cb *= 1.12
        cl += 0.016
    return cl, ca, cb


@compiled
def path(
    target: Array, label: Array, angle: Array, half: Array, px: Array, py: Array, sx: int, sy: int,
    ml: float, ma: float, mb: float, ds: float, most: int, clip: float,
) -> int:  # fmt: skip
    """Write a stroke's points, both ways from its seed along the form, into px and py; returns how many."""
    h, w = label.shape
    mine = label[sy, sx]
    back = ahead = 0
    for way in range(2):
        x, y = float(sx), float(sy)
        t = angle[sy, sx]
        vx, vy = np.cos(t), np.sin(t)
        if way == 1:
            vx, vy = -vx, -vy
        m = 0
        while m < most:
            x += vx * ds
            y += vy * ds
            if x < 0 or y < 0 or x >= w or y >= h:
                break
            ix, iy = int(x), int(y)
            if label[iy, ix] != mine:
                break
            d = abs(target[iy, ix, 0] - ml) + 0.8 * (
                abs(target[iy, ix, 1] - ma) + abs(target[iy, ix, 2] - mb)
            )
            if d > clip * 0.8:
                break
            half[way, m, 0], half[way, m, 1] = x, y
            m += 1
            t = angle[iy, ix]
            ux, uy = np.cos(t), np.sin(t)
            if ux * vx + uy * vy < 0:
                ux, uy = -ux, -uy
            vx, vy = 0.55 * vx + 0.45 * ux, 0.55 * vy + 0.45 * uy
            s = np.sqrt(vx * vx + vy * vy) + 1e-6
            vx, vy = vx / s, vy / s
        if way == 0:
            ahead = m
        else:
            back = m
    n = 0
    for m in range(back - 1, -1, -1):
        px[n], py[n] = half[1, m, 0], half[1, m, 1]
        n += 1
    px[n], py[n] = sx, sy
    n += 1
    for m in range(ahead):
        px[n], py[n] = half[0, m, 0], half[0, m, 1]
        n += 1
    if n < 2:
        px[1], py[1] = px[0] + np.cos(angle[sy, sx]) * ds, py[0] + np.sin(angle[sy, sx]) * ds
        n = 2
    return n


@compiled
def stamp(
    canvas: Array, meant: Array, relief: Array, owner: Array, target: Array, label: Array, hairs: Array, px: Array,
    py: Array, n: int, r: Array, mine: int, count: int, cl: float, ca: float, cb: float, ml: float, ma: float,
    mb: float, ds: float, radius: float, clip: float, cover: float, height: float,
) -> None:  # fmt: skip
    """Leave the brush's marks along its path, inside its own thing: ragged at the start, drier towards the end."""
    h, w = label.shape
    whole = (n - 1) * ds
    wide = radius * (0.75 + 0.4 * r[7])
    shift = int(r[0] * 1000)
    dry = 0.25 + 0.35 * r[1]
    run = 0.0
    for m in range(n - 1):
        ax, ay, bx, by = px[m], py[m], px[m + 1], py[m + 1]
        ex, ey = bx - ax, by - ay
        long = np.sqrt(ex * ex + ey * ey) + 1e-6
        ex, ey = ex / long, ey / long
        low, high = (-wide if m == 0 else -0.5), (long + wide if m == n - 2 else long + 0.5)
        for y in range(max(0, int(min(ay, by) - wide - 1)), min(h, int(max(ay, by) + wide + 2))):
            for x in range(max(0, int(min(ax, bx) - wide - 1)), min(w, int(max(ax, bx) + wide + 2))):
                if owner[y, x] == count or label[y, x] != mine:
                    continue
                qx, qy = x - ax, y - ay
                u, v = qx * ex + qy * ey, -qx * ey + qy * ex
                if u < low or u > high or abs(v) > wide:
                    continue
                along = run + u
                q = v / wide
                hair = hairs[int((q * 0.5 + 0.5) * 47.0), (shift + int(along * 24.0 / radius)) % 1024]
                over = 0.0
                if along < 0:
                    over = -along / wide
                elif along > whole:
                    over = (along - whole) / wide
                a = (1.0 - over * over - q * q * (0.8 + 0.2 * hair)) * wide * 0.6
                if a <= 0:
                    continue
                a = min(a, 1.0)
                done = max(along, 0.0) / (whole + wide)
                a *= min(max((hair - 0.30 - dry * max(done - 0.45, 0.0)) * 7.0 + 0.9, 0.12), 1.0)
                d = abs(target[y, x, 0] - ml) + 0.8 * (abs(target[y, x, 1] - ma) + abs(target[y, x, 2] - mb))
                if d > clip:
                    a *= max(1.0 - (d - clip) / (clip * 0.5), 0.0)
                if a <= 0.02:
                    continue
                owner[y, x] = count
                a *= cover
                tone = (hair - 0.5) * 0.035 * min(radius / 6.0, 1.0)
                canvas[y, x, 0] += (cl + tone - canvas[y, x, 0]) * a
                canvas[y, x, 1] += (ca - canvas[y, x, 1]) * a
                canvas[y, x, 2] += (cb - canvas[y, x, 2]) * a
                meant[y, x, 0] += (ml - meant[y, x, 0]) * a
                meant[y, x, 1] += (ma - meant[y, x, 1]) * a
                meant[y, x, 2] += (mb - meant[y, x, 2]) * a
                relief[y, x] += (height * (0.35 + hair * 0.65 + q * q * q * q * 0.35) - relief[y, x]) * a
        run += long
