# SPDX-License-Identifier: GPL-3.0-or-later
"""Masks of plaster, about 0.6 tall, looking to -y with empty eyes. None of them smiles."""

from __future__ import annotations

from typing import Any

from ..clay import Clay, ball, block, limb, tube
from ..kit import model

KINDS = ("moon", "beak", "long", "cat", "brow", "asleep")
HOLLOW = "#160306"


def mask(kind: str = "moon", colour: str = "#ecd2a6", resolution: int = 70) -> Any:
    """One mask of a kind."""
    wide, tall = {"moon": (0.27, 0.29), "long": (0.2, 0.36), "beak": (0.23, 0.28), "cat": (0.26, 0.25)}.get(
        kind, (0.235, 0.31)
    )
    clay = Clay().add(ball((0, 0, 0), (wide, 0.15, tall)), colour)
    clay.add(ball((0, -0.03, -tall * 0.45), (wide * 0.62, 0.12, tall * 0.5)), colour, 0.06)
    clay.carve(block((0, 0.2, 0), (1, 0.18, 1), 0.01), 0.02)
    nose = -0.62 if kind == "beak" else -0.2
    clay.add(limb((0, -0.12, 0.04), (0, nose, -0.3 if kind == "beak" else -0.08), 0.045, 0.02), colour, 0.07)
    for s in (-1, 1):
        slant = {"cat": -24, "brow": 26, "long": 12}.get(kind, 8) * s
        clay.add(
            ball((s * wide * 0.42, -0.12, tall * 0.34), (wide * 0.36, 0.05, 0.025), (0, slant, 0)),
            colour,
            0.04,
        )
        if kind == "asleep":
            lid = [(s * 0.04, -0.165, 0.03), (s * 0.1, -0.165, 0.005), (s * 0.16, -0.14, 0.035)]
            clay.paint(tube(lid, [0.013, 0.016, 0.012], 4), HOLLOW, 0.012)
        else:
            eye = (wide * 0.27, 0.12, 0.034 if kind != "moon" else 0.042)
            clay.carve(ball((s * wide * 0.43, -0.17, tall * 0.12), eye, (0, slant, 0)), 0.015, HOLLOW)
        if kind == "cat":
            clay.add(limb((s * 0.15, 0, 0.16), (s * 0.22, 0, 0.36), 0.08, 0.012), colour, 0.04)
    if kind == "moon":
        clay.carve(ball((0, -0.2, -0.165), (0.03, 0.12, 0.03)), 0.015, HOLLOW)
    elif kind != "beak":
        mouth = [(-0.075, -0.165, -tall * 0.62), (0, -0.185, -tall * 0.56), (0.075, -0.165, -tall * 0.62)]
        clay.carve(tube(mouth, [0.016, 0.022, 0.016], 4), 0.012, HOLLOW)
    return model(clay, (-0.4, -0.75, -0.5), (0.4, 0.25, 0.5), resolution)
