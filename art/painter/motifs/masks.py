# SPDX-License-Identifier: GPL-3.0-or-later
"""Masks of comedy, about 0.6 tall, looking to -y: wide open mouths and eyes shut with laughter; one kind is grave."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..clay import Clay, Field, ball, block, limb, tube
from ..kit import model

KINDS = ("round", "long", "roar", "cat", "grave")
HOLLOW = "#160306"
FLOOR = -0.045
"""How deep, in y, mouths and eyes are cut."""


def engraved(shape: Field) -> Field:
    """A flat shape in x and z, cut into the face from the front."""

    def field(p: np.ndarray) -> np.ndarray:
        flat = np.array(p)
        flat[..., 1] = 0
        return np.maximum(shape(flat), p[..., 1] - FLOOR)

    return field


def laugh(width: float, depth: float, top: float) -> Field:
    """An open mouth: an oval whose upper lip sags, so that the corners point up."""
    lower, lip = ball((0, 0, top), (width, 1, depth)), ball((0, 0, top + 0.1), (width * 1.25, 1, 0.13))
    return engraved(lambda p: np.maximum(np.maximum(lower(p), -lip(p)), p[..., 2] - top - 0.08))


def mask(kind: str = "round", colour: str = "#ecd2a6", resolution: int = 76) -> Any:
    """One mask of a kind."""
    wide, tall = {"round": (0.275, 0.29), "long": (0.225, 0.34), "cat": (0.27, 0.27)}.get(kind, (0.25, 0.32))
    clay = Clay().add(ball((0, 0, 0), (wide, 0.17, tall)), colour)
    clay.add(ball((0, -0.03, -tall * 0.45), (wide * 0.7, 0.13, tall * 0.55)), colour, 0.06)
    clay.carve(block((0, 0.2, 0), (1, 0.18, 1), 0.01), 0.02)
    clay.add(limb((0, -0.14, 0.06), (0, -0.21, 0.0), 0.035, 0.04), colour, 0.05)
    grave = kind == "grave"
    for s in (-1, 1):
        x = s * wide * 0.46
        brow = ball((x, -0.12, tall * (0.42 if grave else 0.6)), (wide * 0.34, 0.05, 0.024), (0, 16 * s, 0))
        clay.add(brow, colour, 0.04)
        if grave:
            eye = ball((x, 0, tall * 0.14), (wide * 0.27, 1, 0.05), (0, 14 * s, 0))
            clay.carve(engraved(eye), 0.012, HOLLOW)
            continue
        clay.add(ball((s * wide * 0.66, -0.1, -0.01), (0.075, 0.06, 0.06)), colour, 0.05)
        half, z = wide * 0.27, tall * 0.17
        lid = [(x - half, 0, z), (x - half * 0.6, 0, z + 0.06), (x, 0, z + 0.085)]
        lid += [(x + half * 0.6, 0, z + 0.06), (x + half, 0, z)]
        clay.carve(engraved(tube(lid, [0.005, 0.012, 0.015, 0.012, 0.005], 5)), 0.01, HOLLOW)
        if kind == "cat":
            clay.add(limb((s * 0.15, 0, 0.17), (s * 0.23, 0, 0.38), 0.085, 0.014), colour, 0.04)
    if grave:
        mouth = [(-0.12, 0, -tall * 0.66), (0, 0, -tall * 0.46), (0.12, 0, -tall * 0.66)]
        clay.carve(engraved(tube(mouth, [0.018, 0.03, 0.018], 5)), 0.01, HOLLOW)
    else:
        width, depth = {"roar": (0.15, 0.25), "long": (0.145, 0.24)}.get(kind, (0.19, 0.2))
        clay.carve(laugh(width, depth, -0.035), 0.012, HOLLOW)
    return model(clay, (-0.4, -0.4, -0.5), (0.4, 0.25, 0.5), resolution)
