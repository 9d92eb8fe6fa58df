# SPDX-License-Identifier: GPL-3.0-or-later
"""Borders of colour without saw teeth.

A colour a vertex cannot have a border finer than the mesh: where a scene decides by `np.where` or `floor`, a vertex is
wholly one colour or the other, and the render runs from one to the next along the edges of its triangles, up and down
like a saw. Grids get their paint as a picture instead, whose steps are rounded and steepened again (`kit.land`,
`kit.sheet`); clay is divided where its paint changes (`kit.model`).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .colour import Array, F

HARD = 0.05
"""A step of colour (linear) from one vertex to the next that is a border."""
LARGEST = 6000
"""Pixels of the longer side of a painted picture."""


def hard(colours: Array) -> bool:
    """Whether a rows×columns×3 paint has borders, not only gradients."""
    steps = [np.abs(np.diff(colours, axis=axis)).max(-1) for axis in (0, 1)]
    return any(float((one > HARD).mean()) > 0.002 for one in steps)


def rounded(colours: Array, times: int) -> Array:
    """The paint `times` finer: the stairs of its borders become lines, as a hand would draw them, and stay sharp."""
    import cv2

    rows, columns = colours.shape[:2]
    fine = cv2.resize(colours.astype(F), (columns * times, rows * times), interpolation=cv2.INTER_NEAREST)
    soft = cv2.GaussianBlur(fine, (0, 0), 0.8 * times)
    reach = np.ones((2 * times + 1, 2 * times + 1))
    low, high = cv2.erode(fine, reach), cv2.dilate(fine, reach)
    span = high - low
    t = np.clip((soft - low) / np.maximum(span, 1e-4), 0, 1)
    s = np.clip((t - 0.5) * 2.6 + 0.5, 0, 1)
    steep = low + span * s * s * (3 - 2 * s)
    return np.where(span > HARD * 0.6, steep, soft).astype(F)


def painted(colours: Array) -> Array:
    """The paint of a grid as a picture, as much finer as is sensible."""
    return rounded(colours, max(1, min(4, LARGEST // max(colours.shape[:2]))))


def places(corners: Array, rows: int, columns: int) -> Array:
    """Where on the picture each corner of a grid's quads is (u, v); a grid that is closed goes on to the right."""
    column, row = corners.reshape(-1, 4) % columns, corners.reshape(-1, 4) // columns
    across = (column.max(1) == columns - 1) & (column.min(1) == 0) & (columns > 2)
    column = np.where(across[:, None] & (column == 0), columns, column)
    return np.stack([(column.ravel() + 0.5) / columns, (row.ravel() + 0.5) / rows], -1).astype(F)


def divided(
    v: Array, f: Array, c: Array, paint: Callable[[Array], Array], rounds: int = 2
) -> tuple[Array, Array, Array]:
    """Divide triangles where their corners' colours differ, and paint the new corners; the shape stays, without cracks.

    Every edge across a border is halved, so a triangle becomes two, three or four, and its neighbour agrees.
    """
    for _ in range(rounds):
        edges = np.sort(np.concatenate([f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 0]]]), axis=1)
        unique, which = np.unique(edges, axis=0, return_inverse=True)
        split = np.abs(c[unique[:, 0]] - c[unique[:, 1]]).max(1) > HARD
        if not split.any():
            break
        middle = np.full(len(unique), -1)
        middle[split] = len(v) + np.arange(int(split.sum()))
        fresh = (v[unique[split, 0]] + v[unique[split, 1]]) / 2
        v, c = np.concatenate([v, fresh]), np.concatenate([c, paint(fresh)])
        f = _halved(f, middle[which.reshape(3, -1).T])
    return v, f, c


def _halved(f: Array, middle: Array) -> Array:
    """Triangles cut at the middles of their edges 01, 12 and 20 (-1: not cut)."""
    cuts = (middle >= 0).sum(1)
    made = [f[cuts == 0]]
    for turn in range(3):
        order = [turn, (turn + 1) % 3, (turn + 2) % 3]
        corners, halves = f[:, order], middle[:, order]
        one = (cuts == 1) & (halves[:, 0] >= 0)
        (a, b, d), ab = corners[one].T, halves[one, 0]
        made += [np.stack([a, ab, d], 1), np.stack([ab, b, d], 1)]
        two = (cuts == 2) & (halves[:, 2] < 0)
        (a, b, d), ab, bd = corners[two].T, halves[two, 0], halves[two, 1]
        made += [np.stack([a, ab, d], 1), np.stack([ab, bd, d], 1), np.stack([ab, b, bd], 1)]
    a, b, d = f[cuts == 3].T
    ab, bd, da = middle[cuts == 3].T
    made += [np.stack(one, 1) for one in ((a, ab, da), (ab, b, bd), (da, bd, d), (ab, bd, da))]
    return np.concatenate(made)
