# SPDX-License-Identifier: GPL-3.0-or-later
"""The bare head: a storybook head of clay. MakeHuman's is not used: smoothed it stays a mannequin.

In its own space the chin is at z = -0.5, the crown at 0.5; it faces -y.
"""

from __future__ import annotations

import math

import numpy as np

from ..clay import Clay, ball, limb
from ..colour import Colour, linear
from .look import Face

CRANIUM, RADII = np.array([0, 0.05, 0.09]), np.array([0.385, 0.43, 0.405])
LOW, HIGH = (-0.54, -0.64, -0.78), (0.54, 0.56, 0.56)


def mixed(a: Colour, b: Colour, share: float) -> tuple[float, float, float]:
    """A colour between two, in linear light."""
    r, g, b_ = np.array(linear(a)) * (1 - share) + np.array(linear(b)) * share
    return float(r), float(g), float(b_)


def form(face: Face) -> Clay:
    """The bare head with a stub of a neck, which closes the seam between head and body."""
    s, j = face.skin, face.jaw
    clay = Clay().add(ball(CRANIUM, RADII), s)
    clay.add(ball((0, -0.1, -0.17), (0.285 * j, 0.29, 0.32)), s, 0.16)
    for x in (-1, 1):
        clay.add(ball((x * 0.17, -0.22, -0.15), 0.12 + 0.05 * face.cheek), s, 0.12)
        if face.square:
            clay.add(ball((x * 0.215 * j, -0.03, -0.32), 0.1 * face.square), s, 0.14)
        if face.jowl:
            clay.add(ball((x * 0.21 * j, -0.14, -0.33), 0.09 * face.jowl), s, 0.12)
        if face.brow:
            clay.add(ball((x * 0.13, -0.34, 0.12), (0.13, 0.05 + 0.03 * face.brow, 0.04)), s, 0.09)
    clay.add(ball((0, -0.27, -0.405), (0.085 * face.chin * (1 + 0.35 * face.square), 0.085, 0.085)), s, 0.12)
    clay.add(limb((0, 0.1, -0.3), (0, 0.13, -0.72), 0.15), s, 0.06)
    for x in (-1, 1):  # shallow sockets, so that brow and cheek catch light
        clay.carve(ball((x * 0.165 * face.apart, -0.455, 0.02), (0.085, 0.06, 0.07)), 0.1)
    n = face.nose
    tip = (0, -0.385 - 0.085 * n, -0.085 - 0.03 * n - 0.03 * face.hook)
    clay.add(limb((0, -0.36, 0.05), tip, 0.03, 0.052 * n**0.7), s, 0.05)
    if face.hook:
        clay.add(ball((0, -0.42 - 0.03 * n, -0.02), 0.04 * face.hook), s, 0.05)
    e = face.ear
    for x in (-1, 1):
        clay.add(ball((x * 0.045 * n, tip[1] + 0.045, tip[2] - 0.005), 0.034 * n**0.7), s, 0.03)
        turn = (0, x * 12, x * 24)
        low = -0.03 - 0.03 * face.old
        clay.add(
            ball((x * 0.395, 0.04, low), (0.045 * e, 0.075 * e, (0.115 + 0.02 * face.old) * e), turn), s, 0.03
        )
        clay.carve(ball((x * 0.445, 0.01, low + 0.01), (0.025 * e, 0.04 * e, 0.07 * e), turn), 0.03)
        clay.paint(ball((x * 0.21, -0.36, -0.13), 0.1), mixed(s, face.blush, 0.6), 0.16)
        clay.paint(ball((x * 0.43, 0.03, -0.03), 0.1), mixed(s, face.blush, 0.45), 0.1)
    clay.paint(ball(tip, 0.06 * n), mixed(s, face.blush, 0.5), 0.08)
    return clay


def flushed(clay: Clay, face: Face, amount: float) -> None:
    """Redden cheeks, brow, nose and ears."""
    if not amount:
        return
    red = mixed(face.skin, mixed(face.blush, "#b02818", 0.5), 0.75 * amount)
    for s in (-1, 1):
        clay.paint(ball((s * 0.2, -0.32, -0.12), 0.13), red, 0.16)
        clay.paint(ball((s * 0.43, 0.03, -0.03), 0.12), red, 0.1)
    clay.paint(ball((0, -0.46, -0.1), 0.08), red, 0.08)
    clay.paint(ball((0, -0.4, 0.22), (0.2, 0.1, 0.1)), mixed(face.skin, red, 0.6), 0.16)


def traced(clay: Clay, start: np.ndarray, way: np.ndarray) -> np.ndarray:
    """Where rays (n×3 starts, one common or n directions) meet the clay."""
    p: np.ndarray = np.array(start, np.float32)
    d = np.broadcast_to(np.asarray(way, np.float32), p.shape)
    for _ in range(44):
        far = clay.distance(p)
        if float(np.abs(far).max()) < 5e-4:
            break
        p = p + d * (far * 0.8)[:, None]
    return p.astype(float)


def toward(azimuth: float, height: float) -> np.ndarray:
    """A direction: azimuth 0 is the face, 90 the left, 180 the back; height in degrees."""
    a, h = math.radians(azimuth), math.radians(height)
    return np.array([math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h)])


def scalp(direction: np.ndarray, lift: float = 0.02) -> np.ndarray:
    """Points on the cranium, lifted off it."""
    d = direction / np.linalg.norm(direction, axis=-1, keepdims=True)
    return np.asarray(CRANIUM + d * (RADII + lift))


def hairline(azimuth: float) -> float:
    """The height (degrees) at which hair begins, all round the head."""
    a = abs((azimuth + 180) % 360 - 180)
    return float(np.interp(a, (0, 35, 62, 80, 100, 130, 180), (44, 40, 22, -2, -14, -30, -38)))
