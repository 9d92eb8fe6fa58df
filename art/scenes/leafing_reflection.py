# SPDX-License-Identifier: GPL-3.0-or-later
"""The bare tree looks into the lake and sees itself in leaf."""

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from painter import kit, light, materials, paper, stage, surfaces
from painter.clay import smooth_path
from painter.finish import Finish, Fog
from painter.kit import quads
from painter.materials import clay
from painter.motifs import desert
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

Point = Sequence[float] | np.ndarray
Branch = tuple[np.ndarray, np.ndarray]


def grown(
    height: float = 4, width: float = 0.3, *, seed: int = 1, forks: int = 5, flat: float = 0.45
) -> tuple[list[Branch], list[np.ndarray]]:
    """The limbs of a wide tree (paths with radii) and the points where its twigs end; `flat` squeezes its depth."""
    rng = random.Random(seed)
    limbs: list[Branch] = []
    tips: list[np.ndarray] = []

    def branch(at: np.ndarray, way: np.ndarray, length: float, radius: float, left: int) -> None:
        bend = (
            np.array([rng.uniform(-1, 1), rng.uniform(-1, 1) * flat, rng.uniform(-0.3, 0.6)]) * length * 0.16
        )
        end = at + way * length
        path = smooth_path([at, at + way * length * 0.5 + bend, end], 5)
        limbs.append((path, np.linspace(radius, radius * 0.62, len(path))))
        if not left:
            tips.append(end)
            return
        for side in (-1, 1) if rng.random() < 0.7 else (-1, 0.2, 1):
            turn = side * rng.uniform(0.35, 0.75)
            new = np.array(
                [
                    way[0] * math.cos(turn) + way[2] * math.sin(turn),
                    way[1] + rng.uniform(-0.8, 0.8) * flat,
                    way[2] * math.cos(turn) - way[0] * math.sin(turn) + 0.12,
                ]
            )
            new /= np.linalg.norm(new)
            branch(end, new, length * rng.uniform(0.66, 0.86), radius * 0.6, left - 1)

    branch(np.zeros(3), np.array([0.06, 0, 1.0]), height * 0.28, width, forks)
    return limbs, tips


def mesh(limbs: Sequence[Branch], bark: str, *, sides: int = 8, root: float = 1.6) -> Any:
    """The limbs as one mesh; the first widens to its root."""
    vertices, faces, count = [], [], 0
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    for k, (path, radii) in enumerate(limbs):
        along = np.gradient(path, axis=0)
        along /= np.linalg.norm(along, axis=1)[:, None]
        across = np.cross(along, (0, 1, 0.01))
        across /= np.linalg.norm(across, axis=1)[:, None]
        other = np.cross(along, across)
        wide = radii.copy()
        if k == 0:
            wide = wide * (1 + (root - 1) * np.linspace(1, 0, len(path)) ** 3)
        turn = np.cos(a)[None, :, None] * across[:, None] + np.sin(a)[None, :, None] * other[:, None]
        vertices.append((path[:, None] + turn * wide[:, None, None]).reshape(-1, 3))
        faces.append(quads(len(path), sides, closed=True) + count)
        count += len(path) * sides
    return kit.mesh(np.vstack(vertices), np.vstack(faces), materials.clay(bark, bump=0.7, grain=14, vary=0.2))


def leaves(colour: str, *, seed: int = 0, emit: float = 0.05, size: float = 0.3, count: int = 16) -> Any:
    """A mould of one loose cluster of round leaves."""
    rng = np.random.default_rng(seed)
    a = np.linspace(0, 2 * np.pi, 9, endpoint=False)
    disc = np.stack([np.cos(a), np.sin(a) * 0.8, 0.2 * np.cos(2 * a)], -1)
    vertices, faces = [], []
    for k in range(count):
        centre = rng.normal(0, 0.5, 3) * size
        u, v = (w / np.linalg.norm(w) for w in rng.normal(0, 1, (2, 3)))
        n = np.cross(u, v)
        n /= np.linalg.norm(n)
        v = np.cross(n, u)
        r = size * rng.uniform(0.13, 0.24)
        leaf = centre + r * (disc[:, :1] * u + disc[:, 1:2] * v + disc[:, 2:] * n)
        vertices.append(np.vstack([leaf, centre]))
        first = k * 10
        faces += [(first + i, first + (i + 1) % 9, first + 9) for i in range(9)]
    return kit.mould(
        kit.mesh(
            np.vstack(vertices), faces, materials.clay(colour, bump=0, vary=0.2, emit=emit), smooth=False
        )
    )


SPIT = -0.75  # where the trunk stands


def shaken(limbs):
    """The limbs as water shows them, wavering from side to side."""
    moved = []
    for path, radii in limbs:
        wave = 0.035 * np.sin(path[:, 2] * 8) + 0.02 * np.sin(path[:, 2] * 19 + 1)
        moved.append((path + wave[:, None] * (1, 0, 0), radii))
    return moved


def tree():
    """One tree above, bare; the same one below, in leaf."""
    limbs, tips = grown(5.3, 0.3, seed=11, forks=6)
    kit.place(mesh(limbs, "#3a2028"), (SPIT, 0, 0.1))
    bark = clay("#3a2028", bump=0.7, grain=10)
    for a, long in ((200, 1.1), (250, 0.8), (300, 0.9), (345, 1.2), (20, 0.9), (160, 0.9)):
        c, d = np.cos(np.radians(a)), np.sin(np.radians(a)) * 0.6
        for way in (1, -1):
            path = [(SPIT + 0.1 * c, 0.1 * d, way * 0.75), (SPIT + 0.3 * c, 0.3 * d, way * 0.34)]
            kit.rope([*path, (SPIT + long * c, long * d, way * 0.16)], 0.13, bark, 6)
    kit.place(mesh(shaken(limbs), "#54303a"), (SPIT, 0, -0.1), size=(1, 1, -1))
    rng = random.Random(3)
    clusters = [
        leaves(c, seed=k, size=0.42, count=34, emit=0.2)
        for k, c in enumerate(("#f4c430", "#ffdc5c", "#d08a1c", "#f0b62a"))
    ]
    spots = list(tips) + [path[k] for path, _ in limbs[14:] for k in (2,)]
    for spot in spots:
        x, y, z = spot
        at = (SPIT + x + rng.uniform(-0.12, 0.12), y + rng.uniform(-0.2, 0.2), -0.1 - z)
        kit.cast(rng.choice(clusters), at, [rng.uniform(0, 360) for _ in range(3)], rng.uniform(0.8, 1.25))


def land():
    """A spit of dust, above and in the water."""
    r, a = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 2 * np.pi, 120), indexing="ij")
    edge = r * (1 + 0.06 * np.sin(3 * a + 1) + 0.03 * np.sin(7 * a))
    x, y = -2.3 + 3.3 * edge * np.cos(a), 0.15 + 0.95 * edge * np.sin(a)
    high = 0.24 * (1 - r**2) ** 0.7 + 0.01 * np.sin(x * 7 + y * 5) * (1 - r)
    earth = clay("#c46a68", bump=0.6, grain=6, vary=0.2)
    kit.sheet(np.stack([x, y, high], -1), earth)
    kit.sheet(np.stack([x, y, -high], -1), earth)
    for far, colour, tall, phase in desert.HILLS:
        x = np.linspace(-34, 34, 160)
        top = 0.02 + tall * (0.4 + 0.28 * np.sin(x * 0.17 + phase) + 0.12 * np.sin(x * 0.43 + phase * 2))
        range_and_image = paper.Polygon([*zip(x, top, strict=True), *zip(x[::-1], -top[::-1], strict=True)])
        paper.cutout(range_and_image, clay(colour, bump=0.4, grain=1.5), (0, far, 0), depth=0.2)


def water():
    """A tinted pane; everything under it is the other world."""
    kit.plane(80, 60, surfaces.pane((0.76, 0.6, 0.62)), (0, 9, 0)).visible_shadow = False
    pale, leaf = clay("#ffe9d4", emit=0.3), clay("#f4c430", emit=0.25)
    for x, y, r in (
        (1.3, -0.5, 0.3),
        (1.3, -0.5, 0.55),
        (-0.2, -4.5, 0.22),
        (1.6, -6.2, 0.14),
        (-1.4, -6.5, 0.12),
    ):
        kit.place(kit.ring(r, 0.008, pale, 60, 5), (x, y, 0.005), size=(1, 1, 0.4))
    for x, y in (
        (-0.2, -4.5),
        (1.6, -6.2),
        (-1.4, -6.5),
        (0.5, -2.8),
        (1.75, -3.4),
        (-1.7, -3.1),
        (0.9, -7.2),
    ):
        kit.sphere((0.075, 0.045, 0.012), leaf, (x, y, 0.012), 12)


def woman():
    """She is old above the water and was young below it."""
    at, reach = (0.75, -0.35, 0.05), {"right": (-0.22, -0.72, 1.12)}
    old = person(
        age=80,
        female=1,
        build="slight",
        tall=2.15,
        height_heads=4.6,
        hunch=24,
        pose="at ease",
        expression="tender",
        look=Look(SKINS["brown"], nose=1.3, hook=0.3, eye=1.15),
        hair="bun",
        hair_colour="#d9d2c6",
        clothes=[Garment("dress", "#7a3a5a", length=0.86), Garment("cape", "#e8b8a8", length=0.32)],
        shoes="#3a2028",
        reach={**reach, "left": (0.22, -0.55, 1.02)},
        look_at=(-0.3, -1.2, 0.0),
    )
    kit.place(old.thing, at, (0, 0, 68))
    hand = old.hand("left")
    kit.rope([hand + (0, 0, 0.14), hand, (hand[0] + 0.06, hand[1] - 0.02, 0.04)], 0.03, clay("#4a2c20"), 3)
    young = person(
        age=22,
        female=1,
        tall=2.15,
        height_heads=4.8,
        pose="at ease",
        expression="glad",
        look=Look(SKINS["brown"], eye=1.2),
        hair="ponytail",
        hair_colour="#1c1412",
        clothes=[Garment("dress", "#c85a78", length=0.8)],
        shoes="#5a2030",
        reach=reach,
        look_at=(-0.3, -1.2, 0.3),
    )
    kit.place(young.thing, (at[0], at[1], -0.05), (0, 0, 68), (1, 1, -1))


def paint(draft):
    """An evening lake."""
    light.world("#e8a8b8", "#f4b890", 0.6)
    camera = stage.camera((0.25, -15.5, 0.75), (0.25, 0, 0.1), 47)
    rows = (
        (0, "#b8607f"),
        (0.2, "#dd8a98"),
        (0.4, "#f4ab9e"),
        (0.44, "#fde3c0"),
        (0.5, "#fbd2ae"),
        (0.62, "#dd8c94"),
        (0.8, "#a85a7c"),
        (1, "#6e3a62"),
    )
    desert.evening(camera, stops=rows, seed=21, band=(0.04, 0.42))
    land()
    tree()
    water()
    woman()
    light.sun((62, 0, -48), 2.6, "#ffd2a4", 3)
    light.area((5, -7, 4), (0, 0, 2), 5, 260, "#a8b4ff")
    light.area((0.5, -1.5, -3.6), (0, 0, 0.6), 3, 150, "#ffd45a")
    light.area((-3, -5, -4), (-0.7, 0, -2.4), 4, 420, "#ffdca0")
    return Finish(fog=Fog("#ffd3b4", 18, 60, 0.65), shadows="#3a1648", lights="#fff0cc")
