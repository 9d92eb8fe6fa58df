# SPDX-License-Identifier: GPL-3.0-or-later
"""Deep teal: night skies, films of colour, a sea in small waves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import bpy
import numpy as np

from .. import kit, sky
from ..colour import Colour, linear
from ..materials import clay

NIGHT = ((0, "#0f3a5c"), (0.3, "#17687c"), (0.55, "#3fa8a4"), (0.68, "#a8e0cc"), (1, "#1f7f8c"))


def night(
    camera: Any,
    *,
    stops: Sequence[tuple[float, str]] = NIGHT,
    seed: int = 3,
    amount: float = 0.45,
    far: float = 60,
) -> Any:
    """A teal sky with a few soft bands."""
    paint = sky.gradient(list(stops), seed, 0.12)
    paint = sky.clouds(
        paint,
        "#bfeee0",
        "#1c6a80",
        cover=0.34,
        soft=0.2,
        cell=170,
        seed=seed + 4,
        stretch=4,
        band=(0.1, 0.7),
        amount=amount,
    )
    return sky.backdrop(paint, far, camera)


def tinted(colour: Colour) -> Any:
    """A clear film of a colour: what lies behind is multiplied by it."""
    film = bpy.data.materials.new("film")
    film.use_nodes = True
    nodes, link = film.node_tree.nodes, film.node_tree.links.new
    nodes.clear()
    out, clear = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (*linear(colour), 1)
    link(clear.outputs[0], out.inputs[0])
    return film


def waves(
    x: tuple[float, float],
    y: tuple[float, float],
    *,
    dark: str,
    pale: str,
    height: float = 0.12,
    seed: int = 1,
    cells: int = 300,
    **look: Any,
) -> Any:
    """A sea in small pointed waves, pale on the crests."""
    rng = np.random.default_rng(seed)
    sets = [(rng.uniform(0.5, 3.2), rng.uniform(-0.9, 0.9), rng.uniform(0, 6)) for _ in range(9)]

    def level(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        z = np.zeros(np.shape(x))
        for k, way, phase in sets:
            z = z + (1 - np.abs(np.sin(k * (y + way * x) / 1.6 + phase))) / k
        return height * (z / 3 - 0.6)

    def paint(x: np.ndarray, y: np.ndarray, z: np.ndarray) -> np.ndarray:
        t = np.clip((z / height + 0.45) / 0.9, 0, 1)[:, None] ** 1.6
        return np.array(linear(dark)) * (1 - t) + np.array(linear(pale)) * t

    look = {"bump": 0.15, "grain": 7, "vary": 0.1, "rough": 0.35, **look}
    return kit.land(level, x, y, clay(**look), cells, paint)
