# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces of grids of vertices; numpy only."""

from __future__ import annotations

import numpy as np


def quads(rows: int, columns: int, *, closed: bool = False) -> np.ndarray:
    """Faces of a grid of vertices counted row by row; `closed` joins the last column to the first."""
    i = np.arange(rows * columns).reshape(rows, columns)
    j = np.roll(i, -1, 1)
    if not closed:
        i, j = i[:, :-1], j[:, :-1]
    return np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)
