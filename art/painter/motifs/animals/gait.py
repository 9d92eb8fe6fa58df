# SPDX-License-Identifier: GPL-3.0-or-later
"""What slender beasts share: a striding trunk and the head of a fox or wolf."""

from __future__ import annotations

from ...clay import Clay, ball, limb, tube
from ...colour import Colour
from .making import DARK, eyes, leg, paw, turned

SIDES = (-1, 1)


def dog_head(
    clay: Clay,
    at: tuple[float, float, float],
    look: float,
    nod: float,
    size: float,
    col: Colour,
    white: Colour,
    dark: Colour,
    snout: float = 0.34,
    ear: float = 0.21,
    ruff: float = 1.0,
) -> None:
    """A pointed head with upright ears; `ruff` widens the cheeks."""
    put = turned(at, look, nod, 3, size)
    k = size
    clay.add(put(ball((0, 0, 0), (0.22, 0.23, 0.19))), col, 0.08 * k)
    clay.add(put(limb((0, -0.12, -0.045), (0, -0.16 - snout, -0.10), 0.115, 0.044)), col, 0.08 * k)
    for s in SIDES:
        clay.add(
            put(limb((s * 0.10, -0.10, -0.09), (s * 0.25 * ruff, 0.06, -0.10 - 0.02 * s), 0.085, 0.012)),
            white,
            0.09 * k,
        )
        tip = (s * 0.185, 0.03 + 0.02 * s, 0.16 + ear)
        clay.add(put(limb((s * 0.125, 0.02, 0.12), tip, 0.085, 0.012)), col, 0.04 * k)
        clay.paint(
            put(limb((s * 0.135, -0.06, 0.16), (s * 0.18, -0.03, 0.12 + ear), 0.042, 0.012)), dark, 0.02 * k
        )
        clay.paint(put(ball((s * 0.187, 0.03, 0.17 + ear), 0.08)), dark, 0.04 * k)
    clay.paint(put(limb((0, -0.1, -0.17), (0, -0.2 - snout, -0.15), 0.11, 0.05)), white, 0.02 * k)
    clay.add(put(ball((0, -0.20 - snout, -0.085), (0.036, 0.03, 0.03))), DARK, 0.01 * k)
    eyes(clay, put, (0.095, -0.20, 0.025), 0.023)


def trotter(
    clay: Clay,
    col: Colour,
    sock: Colour,
    *,
    leg_height: float,
    thick: float,
    chest: float,
    stride: float = 0.12,
    length: float = 0.42,
) -> None:
    """Trunk and four striding legs of a slender beast, its back at about leg_height + chest."""
    z = leg_height
    clay.add(
        tube(
            [
                (0, length, z + 0.05),
                (0, length * 0.35, z + 0.03),
                (0, -length * 0.3, z + 0.02),
                (0, -length * 0.75, z + 0.05),
            ],
            [chest * 0.78, chest * 0.74, chest * 0.95, chest * 0.85],
            5,
        ),
        col,
    )
    for s in SIDES:
        w = chest * 0.55 * s
        f = -length * 0.68 - stride * s
        leg(
            clay,
            [
                (w, -length * 0.66, z - 0.02),
                (w * 1.1, -length * 0.58 - stride * s * 0.3, z * 0.55),
                (w, f, z * 0.26),
                (w, f + 0.02, 0.05),
            ],
            [chest * 0.55, thick * 1.25, thick * 0.85, thick * 0.75],
            col,
        )
        paw(clay, (w, f, 0.035), thick, sock)
        b = length * 0.98 + stride * s
        leg(
            clay,
            [
                (w, length * 0.86, z + 0.02),
                (w * 1.15, length * 0.74 + stride * s * 0.4, z * 0.58),
                (w, b + 0.09, z * 0.34),
                (w, b, 0.05),
            ],
            [chest * 0.66, thick * 1.6, thick * 0.9, thick * 0.75],
            col,
        )
        paw(clay, (w, b, 0.035), thick, sock)
        for y in (f, b + 0.02):
            clay.paint(ball((w, y, z * 0.12), (thick * 2.2, 0.14, z * 0.30)), sock, 0.04)
