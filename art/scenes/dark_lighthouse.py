# SPDX-License-Identifier: GPL-3.0-or-later
"""The lighthouse throws darkness, and the ships steer by it."""

import math
import random
from collections.abc import Sequence
from typing import Any

import bpy
import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball
from painter.colour import Colour, linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import Pose

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


ROCK = np.array((1.35, 0.0, 0.0))
GALLERY, LANTERN = 4.25, 4.75
WIDE = ((-5.6, 6.3), (-2.75, -2.6))  # upper and lower end of the beam
EYE, FILM = np.array((-0.25, -13.5, 2.2)), -6.5  # the camera, and how near to it the darkness hangs
BOATS = ((-1.65, 5.5, 0.7), (-2.5, 4.0, 0.8), (-1.6, 2.0, 0.85), (-2.7, 0.4, 0.95), (-1.85, -1.6, 1.05))
POLISHING = Pose(
    lean=2,
    look=(6, 20, 0),
    left_hand=(0.1, 0.62, 0.3),
    right_hand=(0.34, 0.6, 0.2),
    elbows=(1, -0.2, -0.6),
)


def rock():
    """The foot of the tower, lit by the sea."""
    lump, rng = Clay(), random.Random(4)
    for _ in range(11):
        a, d = rng.uniform(0, 6.28), rng.uniform(0.1, 1.0)
        lump.add(
            ball(
                (d * math.cos(a), d * math.sin(a) * 0.7, 0.1 + rng.uniform(-0.1, 0.3) * (1.2 - d)),
                (rng.uniform(0.35, 0.6), 0.5, rng.uniform(0.4, 0.65)),
            ),
            "#1f4a5e",
            0.05,
        )
    thing = kit.model(lump, (-1.9, -1.6, -0.5), (1.9, 1.6, 1.3), 90, clay(bump=1.0, grain=4, vary=0.3))
    kit.place(thing, ROCK, (0, 0, 20), 1.05)


def tower():
    """Coral and cream bands, a gallery with a rail, and a lantern that is the darkest thing for miles."""
    bands, low, top = 6, 0.55, GALLERY - 0.1
    at = lambda z: 0.62 - 0.26 * (z - low) / (top - low)  # noqa: E731
    parts = []
    for k in range(bands):
        a, b = low + (top - low) * k / bands, low + (top - low) * (k + 1) / bands
        stone = clay("#ff8f7a" if k % 2 == 0 else "#f4e2cc", bump=0.35, grain=9, vary=0.16)
        parts.append(kit.lathe([(at(a), a), (at(b), b)], stone, 48))
    iron = clay("#0d1c34", rough=0.5, bump=0.2)
    z = GALLERY
    parts.append(
        kit.lathe(
            [(0.001, z - 0.14), (0.38, z - 0.14), (0.66, z), (0.66, z + 0.06), (0.001, z + 0.06)], iron, 48
        )
    )
    for k in range(20):
        a = 2 * math.pi * k / 20
        parts.append(
            kit.rope(
                [(0.63 * math.cos(a), 0.63 * math.sin(a), h) for h in (z, z + 0.2, z + 0.36)], 0.012, iron, 2
            )
        )
    parts.append(kit.place(kit.ring(0.63, 0.018, iron), (0, 0, z + 0.36)))
    black = clay("#02040c", bump=0, rough=1, vary=0)
    parts.append(
        kit.lathe([(0.001, z + 0.06), (0.3, z + 0.06), (0.3, z + 0.85), (0.001, z + 0.85)], black, 40)
    )
    for k in range(8):
        a = 2 * math.pi * k / 8
        parts.append(
            kit.rope(
                [(0.31 * math.cos(a), 0.31 * math.sin(a), h) for h in (z + 0.06, z + 0.45, z + 0.85)],
                0.016,
                iron,
                2,
            )
        )
    parts.append(
        kit.lathe(
            [(0.44, z + 0.83), (0.4, z + 0.93), (0.14, z + 1.16), (0.06, z + 1.22), (0.001, z + 1.23)],
            clay("#e8705e", bump=0.3),
            40,
        )
    )
    parts.append(kit.sphere(0.08, iron, (0, 0, z + 1.28), 16))
    parts.append(kit.box((0.26, 0.06, 0.5), clay("#0d1c34"), (-0.1, -0.61, 0.62), (0, 0, -9)))
    parts.append(kit.box((0.13, 0.05, 0.2), lamp("#ffb46a", 4), (-0.08, -0.53, 2.1), (0, 0, -9), 0))
    kit.group(parts, ROCK)


def before(at):
    """The point of the dark film through which the camera sees a point."""
    at = np.array(at, float)
    return EYE + (at - EYE) * (FILM - EYE[1]) / (at[1] - EYE[1])


def beam():
    """A wedge of night: a film near the camera, so that what is in it can still be guessed."""
    apex, (lx, high), (bx, low) = (ROCK[0] - 0.3, LANTERN), *WIDE
    for grow, tone in ((0.0, "#8a96b0"), (0.14, "#d4dee4")):
        corners = [
            (apex[0], apex[1] + 0.3),
            (lx, high + grow),
            (lx, low - 1),
            (bx + grow, low),
            (apex[0], apex[1] - 0.3),
        ]
        wedge = paper.Polygon([before((x, 0, z))[[0, 2]] for x, z in corners])
        paper.cutout(
            wedge, tinted(tone), (0, FILM + grow * 0.1, 0), depth=0.001, bevel=0
        ).visible_shadow = False
    rng = random.Random(9)
    for _ in range(70):
        t, u = rng.uniform(0.2, 0.98), rng.uniform(0.05, 0.95)
        x, top, bottom = (
            apex[0] + (-3.6 - apex[0]) * t,
            apex[1] + 0.95 * t,
            apex[1] - 1.78 * (3.6 + apex[0]) * t,
        )
        z = max(bottom, 1.4) + (top - max(bottom, 1.4)) * u
        kit.sphere(
            rng.choice((0.005, 0.007, 0.011)), lamp("#c8f4ee", 0.9), before((x, 0, z)) - (0, 0.1, 0), 8
        )


def boats():
    """A line of them, only their lamps to be seen."""
    for k, (x, y, s) in enumerate(BOATS):
        hull, coral = clay("#0a1830", bump=0.3), clay("#c8604e" if k > 2 else "#8a4650", bump=0.3)
        profile = [(-0.5, 0.2), (-0.36, 0.0), (0.34, 0.0), (0.56, 0.24)]
        parts = [
            paper.cutout(paper.Polygon(profile), hull, depth=0.22, bevel=0.02),
            kit.rope([(0.02, 0, 0.1), (0.02, 0, 0.6), (0.03, 0, 1.1)], 0.02, hull, 2),
            paper.cutout(
                paper.outline([(0.08, 0.28), (0.42, 0.34), (0.3, 0.7), (0.07, 1.05)], 5),
                coral,
                depth=0.02,
                bevel=0.004,
            ),
            paper.cutout(
                paper.outline([(-0.04, 0.3), (-0.36, 0.3), (-0.18, 0.62), (-0.03, 0.9)], 5),
                coral,
                depth=0.02,
                bevel=0.004,
            ),
        ]
        kit.group(parts, (x, y, -0.03), (0, -4 + 3 * (k % 3), 8 * (k % 2)), s)
        kit.sphere(0.022 * s / 0.7, lamp("#ffa878", 7), before((x - 0.44 * s, y, 0.36 * s)) - (0, 0.1, 0), 12)
        light.bulb((x - 0.5 * s, y - 0.3, 0.42 * s), 60, "#ff9a70", 0.05)


def keeper():
    """He shades his eyes from it, and keeps it clean."""
    him = figure(
        "giant",
        POLISHING,
        "raincoat",
        skin="peach",
        coat="#e8604a",
        hat="brim",
        hat_colour="#c84a3a",
        beard="#e6ddd0",
        trousers="#2a3a58",
    )
    kit.place(him, (ROCK[0] + 0.5, ROCK[1] - 0.25, GALLERY + 0.05), (0, 0, -70), 0.7)
    x, y, z = hand_position(him, "right")
    kit.sphere((0.07, 0.03, 0.06), clay("#f6ead6"), (x, y, z), 12)


def paint(draft):
    """A bright night, and one dark thing in it."""
    light.world("#3fa0a8", "#57c8c0", 0.55)
    camera = stage.camera(EYE, (-0.25, 0, 3.1), 50)
    night(
        camera,
        stops=((0, "#3f9aa2"), (0.3, "#62bcb4"), (0.55, "#a4e0cc"), (0.66, "#dcf6e2"), (1, "#4fb0b0")),
        seed=8,
        amount=0.5,
    )
    waves((-14, 14), (-12, 30), dark="#12506a", pale="#7fd8cc", height=0.16, cells=340, emit=0.12)
    rock()
    tower()
    beam()
    boats()
    keeper()
    light.area((-6, -7, 6), (0, 0, 3), 5, 420, "#bff4e8")
    light.area((6, -6, 3), (1, 0, 3), 4, 300, "#ffb090")
    light.area((3, 6, 7), (1, 0, 3), 3, 500, "#d0fff0")
    return Finish(fog=Fog("#a8e4d4", 15, 42, 0.75), shadows="#081c3c", lights="#f4ffe8")
