# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours, written as '#rrggbb' everywhere and turned into numbers here."""

from __future__ import annotations

import numpy as np

F = np.float32
Colour = str | tuple[float, float, float]


def srgb(colour: str) -> np.ndarray:
    """The colour as it is shown, three numbers from 0 to 1."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], F)


def linear(colour: Colour) -> tuple[float, ...]:
    """The colour as light adds up; a tuple is taken as linear already."""
    if not isinstance(colour, str):
        return tuple(colour)
    return tuple(float(v) for v in to_linear(srgb(colour)))


def to_linear(shown: np.ndarray) -> np.ndarray:
    """Undo the sRGB curve."""
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)


def to_shown(light: np.ndarray) -> np.ndarray:
    """Apply the sRGB curve."""
    light = np.maximum(light, 0)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055).astype(F)
