# SPDX-License-Identifier: GPL-3.0-or-later
"""Every tide rings the old woman who lives in the drowned bell: she is its clapper."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from painter import kit, light, materials, paper, sky, stage
from painter.clay import Clay, loop, rotation, smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog, Rays
from painter.materials import clay
from painter.pixels import noise

Point = Sequence[float] | np.ndarray

HEIGHT = 4.35  # from the ring by which it hangs down to the lip
OUTSIDE = (
    (0.02, -0.62),
    (0.5, -0.62),
    (0.86, -0.72),
    (1.1, -0.95),
    (1.2, -1.25),
    (1.27, -1.9),
    (1.38, -2.5),
    (1.58, -3.1),
    (1.9, -3.65),
    (2.2, -4.05),
    (2.36, -4.35),
)
BANDS = (
    (-1.12, 0.05, 0.05),
    (-1.42, 0.035, 0.03),
    (-1.92, 0.03, 0.03),
    (-3.42, 0.05, 0.045),
    (-3.62, 0.03, 0.03),
)
"""Raised rings: height, half width, thickness."""


def _radius(z: np.ndarray) -> np.ndarray:
    """The outer radius at a height, rings included."""
    path = smooth_path(OUTSIDE, 12)[::-1]
    r = np.interp(z, path[:, 1], path[:, 0])
    for at, half, thick in BANDS:
        r = r + thick * np.clip(1.4 - np.abs(z - at) / half, 0, 1) ** 0.5 * (np.abs(z - at) < 1.4 * half)
    return r


def swung_bell(bronze: str = "#b8805a", dark: str = "#5a3a34", green: str = "#4fb0a0") -> Any:
    """A bell with its ring at the origin and its lip `HEIGHT` below; verdigris runs down from its bands."""
    n, m = kit.detail(420), kit.detail(320)
    z, a = np.meshgrid(
        np.linspace(-0.62, -HEIGHT, m), np.linspace(0, math.tau, n, endpoint=False), indexing="ij"
    )
    r = _radius(z)
    r[0] = 0.02
    frieze = (z < -1.5) & (z > -1.84)
    r = r + np.where(
        frieze, 0.045 * np.clip(np.sin(a * 20) * 1.6 + np.sin((z + 1.84) / 0.34 * math.pi) - 1.0, 0, 1), 0
    )
    points = np.stack([r * np.cos(a), r * np.sin(a), z], -1)
    streak = noise(m, n, 34, 5, 4, 0.16)
    cloud = noise(m, n, 110, 8, 5)
    run = np.clip((0.55 * streak + 0.6 * cloud - 0.44) * 4.2, 0, 1)
    below = np.zeros_like(z)
    for at, _, _ in BANDS:
        below = np.maximum(below, np.exp(-np.clip(at - z, 0, 9) / 0.5) * (z < at))
    share = np.clip(run * (0.5 + 0.6 * below) + 0.25 * below * (streak > 0.5), 0, 0.95)[..., None]
    tone = 0.75 + 0.5 * cloud[..., None]
    paint = np.array(linear(bronze)) * tone * (1 - share) + np.array(linear(green)) * share
    worn = np.clip((z + HEIGHT) / 0.12, 0, 1)[..., None]
    paint = paint * worn + np.array(linear("#e8b07c")) * (1 - worn)
    for at, half, _ in BANDS:
        near = np.clip(1.3 - np.abs(z - at) / half, 0, 1)[..., None]
        paint = paint * (1 - 0.6 * near) + np.array(linear("#d8a070")) * 0.6 * near
    closed = lambda v: np.concatenate([v, v[:, :1]], 1)  # noqa: E731
    skin = materials.clay(bump=0.45, grain=9, vary=0.12, rough=0.42, metal=0.35)
    shell = kit.sheet(closed(points)[::-1], skin, closed(paint)[::-1])  # type: ignore[no-untyped-call]
    shell.name = "bell"
    inner = [
        (2.36, -4.35),
        (2.3, -4.4),
        (2.16, -4.33),
        (1.85, -3.75),
        (1.45, -3.05),
        (1.22, -2.3),
        (1.1, -1.3),
        (0.7, -0.85),
        (0.01, -0.8),
    ]
    inside = kit.lathe(
        smooth_path(inner, 5),  # type: ignore[arg-type]
        materials.clay("#a85844", bump=0.6, grain=4, vary=0.17, rough=0.6),
        128,
    )
    inside.name = "bell inside"
    ear = (
        Clay()
        .add(loop((0, 0, -0.28), 0.36, 0.13, (90, 0, 0)), dark)
        .add(loop((0, 0, -0.34), 0.34, 0.1, (90, 0, 90)), dark, 0.08)
    )
    return kit.group(
        [
            shell,
            inside,
            kit.model(
                ear, (-0.6, -0.6, -0.85), (0.6, 0.6, 0.3), 70, materials.clay(rough=0.5, bump=0.5, metal=0.3)
            ),
        ]
    )


def chain(start: Point, end: Point, thick: float = 0.1) -> None:
    """Links from one point to another, every other one turned."""
    a, b = np.array(start, float), np.array(end, float)
    iron = materials.clay("#5a6a70", bump=0.6, grain=12, rough=0.5, metal=0.3, vary=0.2)
    link = kit.mould(kit.place(kit.ring(0.26, thick, iron, 40, 10)))
    along = b - a
    lean = math.degrees(math.atan2(along[0], along[2]))
    step = 0.6
    for k in range(int(np.linalg.norm(along) / step) + 1):
        at = a + along / np.linalg.norm(along) * (0.12 + k * step)
        kit.cast(
            link,
            at,
            (90, lean, 0) if k % 2 else (0, 90 + lean, 0),
            (0.85, 1.35, 1) if k % 2 else (1.35, 0.85, 1),
        ).name = "chain"


CROWN = np.array((1.25, 1.2, 9.85))  # what the bell hangs from
SWUNG = (-24, 18, 0)  # to the left, its mouth a little towards us
SIZE = 1.3
CENTRE = np.array((-0.4, 0.2))  # of the rings in the sand
SEAT = np.array((-1.25, -1.7, 2.75))


def on_bell(x, y, z):
    """A point of the bell, whose crown is its origin, on the stage."""
    return CROWN + rotation(SWUNG) @ np.array((x, y, z)) * SIZE


def sand():
    """The sea floor, drawn into rings by the sound as a plate is by a bow."""

    def height(x, y):
        r, a = np.hypot(x - CENTRE[0], y - CENTRE[1]), np.arctan2(y - CENTRE[1], x - CENTRE[0])
        waver = 0.14 * np.sin(3 * a) + 0.07 * np.sin(7 * a + r)
        ring = (0.5 + 0.5 * np.cos(r * 5.0 + waver)) ** 2
        return 0.34 * ring * np.clip(r / 0.8, 0, 1) * np.clip(1.3 - r / 13, 0.1, 1)

    kit.land(
        height, (-24, 24), (-11, 34), clay("#3f7f92", bump=0.4, grain=7, vary=0.12, rough=0.9), 420
    ).name = "sand"


def village():
    """Far off in the haze, the drowned village; the steeple has an open belfry and nothing in it."""
    far = np.linspace(-22, 22, 120)
    for y, tone, tall, phase in ((26, "#1c5a74", 2.3, 1.1), (13, "#1a5470", 0.7, 2.6)):
        edge = tall * (0.75 + 0.35 * np.sin(far * 0.3 + phase) + 0.12 * np.sin(far * 0.9 + 2 * phase))
        shape = paper.Polygon([*zip(far, edge, strict=True), (22, -2), (-22, -2)])
        paper.cutout(shape, clay(tone, bump=0.2), (0, y, 0), depth=0.1, bevel=0)
    x, z = 7.4, 1.2
    houses = [
        paper.Polygon(
            [(x + a, 0), (x + a, z + h), (x + a + w / 2, z + h + t), (x + a + w, z + h), (x + a + w, 0)]
        )
        for a, w, h, t in (
            (-2.5, 1.3, -0.2, 0.7),
            (-1.4, 1.1, 0.1, 0.6),
            (0.95, 1.4, 0.0, 0.7),
            (2.1, 1.2, -0.3, 0.6),
        )
    ]
    tower = paper.Polygon([(x - 0.5, 0), (x - 0.5, z + 2.5), (x, z + 4.4), (x + 0.5, z + 2.5), (x + 0.5, 0)])
    arch = paper.Polygon(
        [(x - 0.24, z + 1.5), (x + 0.24, z + 1.5), (x + 0.24, z + 2.05), (x, z + 2.32), (x - 0.24, z + 2.05)]
    )
    shape = paper.unary_union([*houses, tower]).difference(arch)
    paper.cutout(shape, clay("#164a66", bump=0.2), (0, 14, 0), size=0.8, depth=0.2, bevel=0).name = "village"


def paint(draft):
    """Deep water; the bell is the only lamp."""
    light.world("#2a8c98", "#0c2440", 0.42)
    camera = stage.camera((0, -16.5, 5.4), (0, 0, 4.5), 47)
    sky.backdrop(
        sky.gradient(
            [
                (0, "#2f9fa6"),
                (0.3, "#2a8c9c"),
                (0.5, "#3290a0"),
                (0.72, "#3290a0"),
                (0.85, "#3290a0"),
                (1, "#0a2444"),
            ],
            41,
            0.16,
        ),
        70,
        camera,
    )
    sand()
    village()
    kit.place(swung_bell(), CROWN, SWUNG, SIZE)
    chain(CROWN, on_bell(-0.0, 0, 4.2))
    lip = on_bell(0, 0, -HEIGHT)
    heart = on_bell(0, 0, -HEIGHT * 0.62)
    light.bulb(heart, 260, "#ff8a5a", 0.4)
    light.area(on_bell(0, 0, -HEIGHT * 0.6), lip + (0, -0.4, -5), 1.4, 560, "#ffab78", 130)
    light.bulb((CENTRE[0], CENTRE[1], 1.5), 330, "#ffa070", 0.2)
    light.area((-5, 3, 15), (-1, 0, 6), 4, 1500, "#8ff0ea")
    light.area((-7, -9, 6), (-1, 0, 6), 4, 420, "#5fb8d0")
    light.area((-4.6, -5.5, 2.6), SEAT + (0, 0, 1.6), 0.6, 75, "#ffb890", 60)
    light.area((7, -6, 9), (0, 0, 6.5), 3, 240, "#ffa890")
    return Finish(
        fog=Fog("#3290a0", 17, 50, 0.92),
        rays=Rays("#a8fff0", 0.16, 0.3),
        shadows="#081c3c",
        lights="#ffeede",
        focus=("bell", "rope"),
        lift=0.5,
        vignette=0.3,
    )
