# SPDX-License-Identifier: GPL-3.0-or-later
"""What a rendered scene hands to the finish."""

from __future__ import annotations

from dataclasses import dataclass

from .colour import Array


@dataclass(frozen=True)
class Layers:
    """The layers of one picture, height×width(×3).

    `light` is linear, `depth` in units from the camera, `normal` in the world's axes, `index` the number of the thing
    that a pixel shows (named in `names`), `albedo` its pigment, `glow` what it emits itself; the columns of `camera`
    are the picture's right, its up and the direction towards the viewer.
    """

    light: Array
    depth: Array
    normal: Array
    index: Array
    albedo: Array
    glow: Array
    names: dict[int, str]
    camera: Array
