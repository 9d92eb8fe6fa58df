# SPDX-License-Identifier: GPL-3.0-or-later
"""Arithmetic on images: height×width(×3) arrays of float32, colours as shown, from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from .colour import Array, F, srgb
from .curves import mix, smoothstep

__all__ = ["F", "Stops", "blur", "flat", "mix", "noise", "ramp", "screen", "smoothstep"]
Stops = Sequence[tuple[float, str]]


def noise(
    height: int,
    width: int,
    cell: float,
    seed: int = 0,
    octaves: int = 4,
    stretch: float = 1,
    gain: float = 0.5,
) -> Array:
    """Cloudy noise from 0 to 1; the largest blot is `cell` high and `stretch` times as wide."""
    rng = np.random.default_rng(seed)
    out, amplitude, total = np.zeros((height, width), F), 1.0, 0.0
    for octave in range(octaves):
        c = max(cell / 2**octave, 1.0)
        rows, columns = int(height / c) + 4, int(width / (c * stretch)) + 4
        size = (int(columns * c * stretch) + 1, int(rows * c) + 1)
        layer = cv2.resize(rng.random((rows, columns), F), size, interpolation=cv2.INTER_CUBIC)
        y = rng.integers(0, max(1, layer.shape[0] - height))
        x = rng.integers(0, max(1, layer.shape[1] - width))
        out += amplitude * layer[y : y + height, x : x + width]
        total += amplitude
        amplitude *= gain
    return np.clip(out / total, 0, 1)


def ramp(t: Array, stops: Stops) -> Array:
    """Colours of a gradient [(place, colour), …] at `t`; mixed nearly as light, so that middles stay clean."""
    places = [place for place, _ in stops]
    colours = np.array([srgb(colour) ** 2.0 for _, colour in stops])
    return np.stack([np.interp(t, places, colours[:, i]) for i in range(3)], -1).astype(F) ** 0.5


def flat(colour: str, like: Array) -> Array:
    """One colour in the shape of an image."""
    return np.broadcast_to(srgb(colour), like.shape)


def blur(image: Array, radius: float) -> Array:
    """Gaussian blur."""
    return cv2.GaussianBlur(image, (0, 0), radius) if radius > 0 else image


def screen(a: Array, b: Array) -> Array:
    """Add light without burning out."""
    return 1 - (1 - a) * (1 - b)
