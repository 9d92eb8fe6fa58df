# SPDX-License-Identifier: GPL-3.0-or-later
"""How an animal becomes a thing: a function that models clay is cached, meshed and put on the stage."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any

from ... import kit, materials
from ...clay import Clay, Field, Point, ball, rotation, tube
from ...colour import Colour
from ..forms import Mesh, placed, shaped

DARK = "#17110f"


def animal(
    low: Point, high: Point, fineness: int = 130
) -> Callable[[Callable[..., Clay]], Callable[..., Any]]:
    """Turn a function that models clay inside the box into a motif with one more argument, `quality`."""

    def wrapped(build: Callable[..., Clay]) -> Callable[..., Any]:
        @lru_cache(maxsize=32)
        def meshed(
            resolution: int, args: tuple[Any, ...], named: tuple[tuple[str, Any], ...]
        ) -> tuple[Mesh, list[float]]:
            clay = build(*args, **dict(named))
            made = shaped(clay, low, high, resolution)
            spots: list[float] = []
            for eye, radius in clay.eyes:
                near = made[0][eye(made[0]) < radius * 0.25]
                if len(near):
                    spots += [*(float(n) for n in near.mean(0)), radius]
            return made, spots

        @wraps(build)
        def motif(*args: Any, quality: int = fineness, **named: Any) -> Any:
            (vertices, faces, colours), spots = meshed(
                kit.detail(quality), args, tuple(sorted(named.items()))
            )
            thing = kit.mesh(vertices, faces, materials.clay(), colours)
            if spots:
                thing.data["eyes"] = spots  # with the shape, so that casts have them too
            thing.name = build.__name__
            return thing

        return motif

    return wrapped


def turned(
    at: Point, look: float, nod: float = 0, tilt: float = 0, size: float = 1
) -> Callable[[Field], Field]:
    """Moves what was modelled around zero to `at`, turned by `look`, nodding down by `nod`."""
    frame = rotation((nod, tilt, look))
    return lambda field: placed(field, at, frame, size)


def leg(clay: Clay, path: list[Point], radii: list[float], colour: Colour, blend: float = 0.05) -> None:
    """A leg along its joints, the last one where the paw begins."""
    clay.add(tube(path, radii, 4), colour, blend)


def paw(clay: Clay, at: Point, size: float, colour: Colour, long: float = 1.5) -> None:
    """A flat foot that points forward."""
    x, y, z = at
    clay.add(ball((x, y - size * 0.5, z), (size * 0.9, size * long, size * 0.62)), colour, size * 0.5)


def eyes(clay: Clay, put: Callable[[Field], Field], at: Point, radius: float) -> None:
    """Two small dark eyes, mirrored; the second a trifle higher, as in every real face."""
    x, y, z = at
    for side, lift in ((-1, 0.0), (1, 0.12)):
        eye = put(ball((side * x, y, z + lift * radius), radius))
        clay.add(eye, DARK, radius * 0.3)
        clay.eyes.append((eye, radius))
