# SPDX-License-Identifier: GPL-3.0-or-later
"""Curves on numbers and images, of numpy alone."""

from __future__ import annotations

import numpy as np

from .colour import Array, F


def smoothstep(start: float, end: float, x: Array | float) -> Array:
    """0 before `start`, 1 after `end`, smooth between; `end` may be the smaller."""
    t = np.clip((x - start) / (end - start + 1e-9), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def mix(a: Array, b: Array, share: Array) -> Array:
    """`a` where `share` is 0, `b` where it is 1."""
    m = share[..., None] if share.ndim == 2 else share
    return np.asarray(a * (1 - m) + b * m)


def film(light: Array) -> Array:
    """The shoulder and toe of film, from light to light that a screen can show; 1 becomes about 0.73."""
    x = np.maximum(light, 0) * 0.72
    return np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1).astype(F)


def towards(hue: Array, goal: float, share: Array, most: float = 0.7, reach: float = 1.9) -> Array:
    """Turn hues by a share of the way to a goal, at most `most` radians; what is farther than `reach` stays.

    Turning a distant hue would drag it through colours that belong to neither: a blue sky turned to yellow is green.
    """
    turn = (goal - hue + np.pi) % (2 * np.pi) - np.pi
    near = smoothstep(reach, reach * 0.6, np.abs(turn))
    return np.asarray(hue + np.clip(turn * share, -most, most) * near)


def bent(chroma: Array, limit: Array | float) -> Array:
    """Chroma that bends below a limit instead of being cut."""
    knee = limit * 0.62
    return np.where(chroma < knee, chroma, knee + (limit - knee) * np.tanh((chroma - knee) / (limit - knee)))


def least_lightness(own: float, ground: float) -> float:
    """How dark skin may be painted: nearly its pigment, not far above a dark ground, nor far below a light one.

    Dark skin stays dark skin: it is never more than a step lighter than its pigment.
    """
    least = min(max(0.88 * own + 0.05, 0.46), 0.80)
    least = min(least, max(ground + 0.24, 0.50))
    least = max(least, min(ground - 0.30, 0.62))
    return min(least, own + 0.09)


def spread(values: Array) -> float:
    """The distance between the 2nd and the 98th percentile."""
    low, high = np.percentile(values, (2, 98))
    return float(high - low)


def stretched(lightness: Array, wanted: float, floor: float = 0.17, ceiling: float = 0.955) -> Array:
    """Pull lights up and darks down until the spread is what is wanted, as far as floor and ceiling allow."""
    low, middle, high = (float(v) for v in np.percentile(lightness, (2, 50, 98)))
    lack = wanted - (high - low)
    if lack <= 0:
        return lightness
    room_above, room_below = max(ceiling - high, 0), max(low - floor, 0)
    room = max(room_above + room_below, 1e-6)
    share = min(lack / room, 1)
    # The ends move most and what is near the middle hardly: modelling in half-lights and half-shadows stays.
    off = lightness - middle
    above, below = max(high - middle, 0.05), max(middle - low, 0.05)
    up = share * room_above / above * np.clip(off / above, 0, 1) ** 1.5
    down = share * room_below / below * np.clip(-off / below, 0, 1) ** 1.5
    return np.asarray(middle + off * (1 + up + down))
