# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours, written as '#rrggbb' everywhere and turned into numbers here."""

from __future__ import annotations

from typing import Any

import numpy as np

F = np.float32
Array = np.ndarray[Any, np.dtype[Any]]
Colour = str | tuple[float, float, float]


def srgb(colour: str) -> Array:
    """The colour as it is shown, three numbers from 0 to 1."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], F)


def linear(colour: Colour) -> tuple[float, ...]:
    """The colour as light adds up; a tuple is taken as linear already."""
    if not isinstance(colour, str):
        return tuple(colour)
    return tuple(float(v) for v in to_linear(srgb(colour)))


def darker(colour: Colour, by: float = 0.8) -> tuple[float, float, float]:
    """The same hue with less light (or more, above 1)."""
    r, g, b = (part * by for part in linear(colour))
    return r, g, b


def to_linear(shown: Array) -> Array:
    """Undo the sRGB curve."""
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)


def to_shown(light: Array) -> Array:
    """Apply the sRGB curve."""
    light = np.maximum(light, 0)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055).astype(F)


# Oklab, after Björn Ottosson: lightness, green to red, blue to yellow.
TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    F,
)
TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    F,
)
FROM_LAB, FROM_LMS = np.linalg.inv(TO_LAB).astype(F), np.linalg.inv(TO_LMS).astype(F)
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], F)


def luminance(light: Array) -> Array:
    """How bright light is to the eye."""
    return light @ LUMINANCE


def oklab(light: Array) -> Array:
    """From linear light to Oklab."""
    return (np.cbrt(np.maximum(light, 0) @ TO_LMS.T) @ TO_LAB.T).astype(F)


def oklab_of(colour: str) -> Array:
    """A colour in Oklab."""
    return oklab(to_linear(srgb(colour)))


def hue_of(colour: str) -> float:
    """The Oklab hue of a colour, in radians."""
    _, a, b = oklab_of(colour)
    return float(np.arctan2(b, a))


def gamut(lab: Array) -> tuple[Array, Array, Array]:
    """The grey of each colour, its distance from it in light, and the share of that distance the screen can show."""
    grey = lab[..., :1] ** 3
    off = ((lab @ FROM_LAB.T) ** 3) @ FROM_LMS.T - grey
    limits = np.where(off > 0, (1 - grey) / np.maximum(off, 1e-6), grey / np.maximum(-off, 1e-6))
    return grey, off, limits.min(-1, keepdims=True)


def shown_from(lab: Array) -> Array:
    """From Oklab to what is shown; colours outside the screen's gamut move to the grey of their own lightness."""
    lab = np.clip(lab, [0.0, -0.4, -0.4], [1.0, 0.4, 0.4]).astype(F)
    grey, off, room = gamut(lab)
    return to_shown(np.clip(grey + off * np.minimum(room, 1), 0, 1))
