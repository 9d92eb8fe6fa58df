# SPDX-License-Identifier: GPL-3.0-or-later
"""A snail's head and neck from very near: wet pebbled skin, and two horns whose tips are lit eyes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit, materials, paper, surfaces
from ..clay import Clay, ball, tube
from ..colour import linear
from .snails import START, Shell

Point = Sequence[float] | np.ndarray


def pebbled(scale: float = 11.0, groove: str = "#3a3420") -> Any:
    """Skin of wet grains with furrows between them, over the vertex paint."""
    made = surfaces.Maker("pebbled", None)
    made.set(roughness=0.34, specular_ior_level=0.6)
    drawn = made.stretched((0.75, 1.0, 1.0))
    cells = made.new("ShaderNodeTexVoronoi")
    cells.feature = "SMOOTH_F1"
    cells.inputs["Scale"].default_value, cells.inputs["Smoothness"].default_value = scale, 0.35
    made.link(drawn, cells.inputs["Vector"])
    away = cells.outputs["Distance"]
    made.toned(made.span(made.noise(1.4, 5), 0.3, 0.7, 0.82, 1.16))
    made.mixed(groove, made.span(away, 0.35, 0.75, 0, 0.4))
    made.relief(
        made.both(made.span(away, 0.1, 0.75, 1, 0), made.span(made.noise(26, 3), 0.3, 0.7, 0, 0.12)),
        0.5,
        0.05,
    )
    return made.done()


def creeper(near_horn: Sequence[Point], far_horn: Sequence[Point], resolution: int = 230) -> Any:
    """Neck and head of a snail that creeps along +x, its sole at height 0, brow near (0.2, 0, 5.2).

    The horns run through the points given, from their roots on the brow to the middle of the eyes.
    """
    skin, pale, dark = "#a8925c", "#d8c48a", "#6f6038"
    one = Clay().add(
        tube(
            [
                (-7.5, 0, 1.0),
                (-4.6, 0, 1.35),
                (-2.6, 0, 1.75),
                (-1.35, 0, 2.7),
                (-0.6, 0, 3.9),
                (-0.15, 0, 4.5),
            ],
            [1.2, 1.5, 1.45, 1.15, 0.95, 0.9],
            10,
        ),
        skin,
    )
    one.add(ball((-4.9, 0, 0.2), (4.4, 1.75, 0.42)), skin, 0.9)
    one.add(ball((0.15, 0, 4.5), (1.0, 0.92, 0.86), (0, 24, 0)), skin, 0.35)
    one.add(ball((0.72, 0, 3.98), (0.72, 0.8, 0.66), (0, 40, 0)), skin, 0.4)
    for side in (-1, 1):
        one.add(ball((0.95, side * 0.34, 3.62), (0.42, 0.38, 0.36)), pale, 0.16)
        feeler = [(1.2, side * 0.5, 4.05), (1.5, side * 0.66, 4.1), (1.78, side * 0.74, 3.98)]
        one.add(tube(feeler, [0.17, 0.1, 0.085], 6), skin, 0.12)
    one.carve(tube([(1.25, -0.1, 3.85), (1.34, 0, 3.6), (1.1, 0, 3.3)], [0.02, 0.05, 0.03], 5), 0.08, dark)
    for points in (near_horn, far_horn):
        n = len(points)
        radii = [0.3, *np.linspace(0.21, 0.13, n - 2), 0.13]
        one.add(tube(points, radii, 10), skin, 0.16)
        one.add(ball(points[-1], 0.3), pale, 0.12)
    one.paint(ball((-3, 0, 0.0), (7, 4, 0.4)), dark, 0.3)
    one.paint(ball((0.9, 0, 3.2), (0.9, 1.5, 0.7)), pale, 0.4)
    body = kit.model(one, (-7.5, -2.2, -0.4), (3.4, 2.2, 8.2), resolution, pebbled())
    body.name = "snail"
    return body


def eye(at: Point, radius: float = 0.42, shine: float = 1.0) -> None:
    """An eye like a lamp; its pupil and lids are drawn."""
    kit.sphere(radius, materials.lamp("#ffcf70", shine), at, 40).name = "eye lamp"


def house(centre: tuple[float, float, float], size: float) -> Any:
    """A shell of which only a part is seen: amber, dark along its growth lines, pale where the light comes through."""
    shell = Shell(centre, size)
    along, around = np.linspace(START, shell.end, kit.detail(520)), np.linspace(0, 360, 73)
    points = np.array([[shell.on(a, b) for b in around] for a in along])
    lines = np.clip(np.sin(along * 19 + 0.8 * np.sin(along * 5)) * 2.2 - 1.2, 0, 1)[:, None]
    fine = (0.5 + 0.5 * np.sin(along * 83))[:, None] * np.ones(73)
    band = np.exp(-(((((around + 180) % 360) - 180 - 30) / 17) ** 2)) + 0.7 * np.exp(
        -(((((around + 180) % 360) - 180 + 22) / 9) ** 2)
    )
    seam = np.clip(np.cos(np.radians(around - 180)) * 2.2 - 0.9, 0, 1)[None]
    dark, amber, cream = (np.array(linear(c)) for c in ("#4a2412", "#b8722c", "#e0b060"))
    share = np.clip(0.4 + 0.35 * np.sin(along * 2.3)[:, None] + 0.25 * fine, 0, 1)[..., None]
    paint = amber * (1 - share) + cream * share
    shade = np.clip(0.55 * lines + 0.75 * band[None] + 0.8 * seam, 0, 0.9)[..., None]
    paint = paint * (1 - shade) + dark * shade
    ridge = points + (points - np.array(shell.centre)) * (0.006 * np.sin(along * 83))[:, None, None]
    coil = kit.sheet(ridge, materials.clay(bump=0.4, grain=7, vary=0.14, rough=0.38), paint)
    coil.name = "shell"
    return coil


def window(shell: Shell, angle: float, around: float, size: float = 1) -> Any:
    """A lit window with a round head and a cross, let into a shell."""
    at, out = shell.on(angle, around), shell.on(angle, around, 0.3) - shell.on(angle, around)
    shape = paper.unary_union(
        [paper.rectangle(-0.24, -0.36, 0.24, 0.2), paper.Point(0, 0.2).buffer(0.24, 24)]
    )
    frame = surfaces.wood("#3a2010", along="z")
    pieces = [
        paper.cutout(shape.buffer(0.07).difference(shape), frame, (0, -0.05, 0), depth=0.12),
        paper.cutout(shape, materials.lamp("#ffd27a", 1.5), (0, -0.02, 0), depth=0.02, bevel=0),
        paper.cutout(paper.rectangle(-0.02, -0.36, 0.02, 0.44), frame, (0, -0.06, 0), depth=0.05),
        paper.cutout(paper.rectangle(-0.24, 0.0, 0.24, 0.04), frame, (0, -0.06, 0), depth=0.05),
        kit.box((0.72, 0.16, 0.06), frame, (0, -0.08, -0.46)),
    ]
    for piece in pieces:
        piece.name = "window"
    yaw = math.degrees(math.atan2(out[0], -out[1]))
    return kit.group(pieces, at + out * 0.45, (0, 0, yaw * 0.7), size)
