# SPDX-License-Identifier: GPL-3.0-or-later
"""What a rendered scene hands to the finish."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .colour import Array


@dataclass(frozen=True)
class Feature:
    """A stroke of a face: its role (lid, brow, mouth …), its points, half of its width, its paint as linear light.

    Points are x and y as shares of the picture's height, from the upper left, and the depth; widths are shares too.
    """

    role: str
    line: Array
    width: float
    paint: Array


@dataclass(frozen=True)
class Head:
    """A head in the picture.

    `at` and `tall` are shares of the picture's height, `depth` and `units` (its height) are in units of the scene. The
    rows of `axes` are the picture's right, its up and towards the viewer; the columns the head's left, back and up.
    `things` are the numbers of the objects that show the face, `skin` its pigment. A `far` one is part of a mesh that
    has the whole body.
    """

    at: tuple[float, float]
    tall: float
    depth: float
    units: float
    axes: Array
    things: tuple[int, ...]
    skin: Array
    far: bool
    features: tuple[Feature, ...]


@dataclass(frozen=True)
class Eye:
    """An animal's eye: place and radius as shares of the picture's height, depth and radius in units, whose it is."""

    at: tuple[float, float]
    radius: float
    depth: float
    units: float
    thing: int


def head_from(said: dict[str, Any]) -> Head:
    """A head as `sitters.heads` wrote it into JSON."""
    features = tuple(
        Feature(
            one["role"], np.array(one["line"], float), float(one["width"]), np.array(one["paint"], np.float32)
        )
        for one in said["features"]
    )
    return Head(
        at=(said["at"][0], said["at"][1]),
        tall=said["tall"],
        depth=said["depth"],
        units=said["units"],
        axes=np.array(said["axes"], float),
        things=tuple(said["things"]),
        skin=np.array(said["skin"], np.float32),
        far=said["far"],
        features=features,
    )


def eye_from(said: dict[str, Any]) -> Eye:
    """An eye as `sitters.eyes` wrote it into JSON."""
    return Eye((said["at"][0], said["at"][1]), said["radius"], said["depth"], said["units"], said["thing"])


@dataclass(frozen=True)
class View:
    """What the camera sees: where it is, how it is turned, and half of what it sees at a distance of 1.

    The columns of `turn` are the picture's right, its up and towards the viewer; `across` is half the width, `top` half
    the height.
    """

    at: tuple[float, float, float]
    turn: tuple[tuple[float, float, float], ...]
    across: float
    top: float

    def seen(self, point: Sequence[float]) -> tuple[float, float, float]:
        """Return shares of the picture's height, from the upper left, and the depth of a point of the stage."""
        x, y, z = np.array(self.turn).T @ (np.array(point) - self.at)
        far = max(-z, 1e-3)
        return (
            float((0.5 + x / far / self.across / 2) * self.across / self.top),
            float(0.5 - y / far / self.top / 2),
            float(far),
        )


@dataclass(frozen=True)
class Layers:
    """The layers of one picture, height×width(×3).

    `light` is linear, `depth` in units from the camera, `normal` in the world's axes, `index` the number of the thing
    that a pixel shows (named in `names`), `albedo` its pigment, `glow` what it emits itself; the columns of `camera`
    are the picture's right, its up and the direction towards the viewer. `kinds` is what a thing is made of (skin,
    hair, cloth …), `owners` the figure it belongs to, by its number; `heads` are people's, `eyes` are animals'; `view`
    is unknown for layers rendered before casts were drawn.
    """

    light: Array
    depth: Array
    normal: Array
    index: Array
    albedo: Array
    glow: Array
    names: dict[int, str]
    camera: Array
    kinds: dict[int, str] = field(default_factory=dict)
    owners: dict[int, int] = field(default_factory=dict)
    heads: tuple[Head, ...] = ()
    eyes: tuple[Eye, ...] = ()
    view: View | None = None
