# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns in space as 3×3 matrices."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

Vector = Sequence[float] | np.ndarray


def turn(axis: Vector, degrees: float) -> np.ndarray:
    """The matrix of a turn about an axis."""
    a = np.asarray(axis, float) / np.linalg.norm(axis)
    t = np.radians(degrees)
    k = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
    return np.asarray(np.eye(3) + np.sin(t) * k + (1 - np.cos(t)) * k @ k)


def between(r: np.ndarray, s: np.ndarray, share: float) -> np.ndarray:
    """A turn on the way from one to another."""
    d = r.T @ s
    angle = np.arccos(np.clip((np.trace(d) - 1) / 2, -1, 1))
    axis = np.array([d[2, 1] - d[1, 2], d[0, 2] - d[2, 0], d[1, 0] - d[0, 1]])
    if angle < 1e-5 or np.linalg.norm(axis) < 1e-9:
        return r
    return np.asarray(r @ turn(axis, np.degrees(angle) * share))


def frame(along: Vector, beside: Vector) -> np.ndarray:
    """Axes (as columns) whose first points along and whose second lies towards `beside`."""
    x = np.asarray(along, float) / np.linalg.norm(along)
    y = np.asarray(beside, float) - x * np.dot(beside, x)
    length = np.linalg.norm(y)
    if length < 1e-9:  # parallel: any direction across will do
        y = np.cross(x, (0, 0, 1) if abs(x[2]) < 0.9 else (1, 0, 0))
        length = np.linalg.norm(y)
    y = y / length
    return np.stack([x, y, np.cross(x, y)], 1)


def euler(forward: float, side: float, about: float) -> np.ndarray:
    """Lean forward (towards -y), to the left (+x), and turn about z."""
    return np.asarray(turn((0, 0, 1), about) @ turn((0, 1, 0), side) @ turn((1, 0, 0), forward))
