# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints and light of the cast: colours written as "#rrggbb" or mixed in Oklab."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..colour import Array, F, oklab_of

Paint = str | Array


@dataclass(frozen=True)
class Light:
    """The light on a cast: directions point to the light (x right, y down, z to the viewer), colours as shown.

    `shade` is the light in the shadows, lines turn to the colour `line`, `level` is the strength of it all.
    """

    key: tuple[float, float, float] = (-0.65, -0.5, 0.55)
    warm: str = "#fff0d4"
    shade: str = "#7f84b4"
    rim: str = "#a9c6ff"
    rim_from: tuple[float, float] = (0.9, -0.25)
    rim_amount: float = 0.5
    level: float = 1.0
    line: str = "#1c1636"


@dataclass(frozen=True)
class Pattern:
    """Stripes, checks or dots on cloth: the second colour, distance and angle in card pixels and degrees."""

    kind: str
    colour: str
    period: float = 12
    angle: float = 0
    part: float = 0.4


def lab(paint: Paint) -> Array:
    """Return a paint in Oklab; an array is Oklab already."""
    return oklab_of(paint) if isinstance(paint, str) else np.asarray(paint, F)


def mixed(one: Paint, other: Paint, amount: float) -> Array:
    """Return the paint between two, as it mixes for the eye."""
    return lab(one) * (1 - amount) + lab(other) * amount


def deeper(paint: Paint, by: float = 0.5, towards: Paint | None = None) -> Array:
    """Return a darker paint of the same family: lines and folds are drawn with it."""
    out = lab(paint).copy()
    out[0] *= by
    if towards is not None:
        out[1:] = out[1:] * 0.75 + lab(towards)[1:] * 0.4
    return out
