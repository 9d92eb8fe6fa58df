# SPDX-License-Identifier: GPL-3.0-or-later
"""One cup of tea is still hot in all that snow. The bear got in, and then the child."""

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from painter import kit, light, materials, paper, sky, stage, surfaces
from painter.clay import Clay, ball, rotation, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import Look
from painter.people.person import person
from painter.people.stance import Stance, posed
from painter.pixels import mix, noise, smoothstep

Point = Sequence[float] | np.ndarray
Lump = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

BROWN, PALE, DARK = "#7a4c2c", "#b88a5c", "#20140f"
BODY: Lump = ((-0.35, 0.25, -0.1), (1.5, 1.3, 1.75), (0, 8, 0))
SHOULDERS: Lump = ((-0.2, 0.2, 1.05), (1.3, 1.25, 0.95), (0, 10, 0))
HEAD: Lump = ((0.28, 0.0, 2.25), (0.98, 0.9, 0.88), (0, -12, 0))
MUZZLE: Lump = ((1.12, 0.0, 2.16), (0.58, 0.44, 0.42), (0, -14, 0))
NOSE = (1.64, 0.0, 2.4)


def bathing_bear(arm: Sequence[Point], hairs: int = 4200, seed: int = 4) -> Any:
    """A bear looking along +x, the water at height 0, its brow 3 above; its near arm runs through the points given."""
    one = Clay().add(ball(*BODY), BROWN).add(ball(*SHOULDERS), BROWN, 0.4)
    one.add(ball(*HEAD), BROWN, 0.4).add(ball(*MUZZLE), PALE, 0.22)
    one.add(ball((1.05, 0, 1.86), (0.5, 0.36, 0.24), (0, -4, 0)), PALE, 0.12)
    for side in (-1, 1):
        ear = (-0.12, side * 0.66, 3.0)
        one.add(ball(ear, (0.3, 0.16, 0.32), (0, 0, side * 16)), BROWN, 0.12)
        one.carve(
            ball((ear[0] + 0.12, ear[1] + side * 0.06, ear[2] + 0.04), (0.16, 0.12, 0.18)), 0.08, "#8a5a44"
        )
        lid = [
            (0.5, side * 0.78, 2.42),
            (0.62, side * 0.76, 2.5),
            (0.78, side * 0.7, 2.52),
            (0.92, side * 0.6, 2.43),
        ]
        one.carve(tube(lid, [0.02, 0.045, 0.045, 0.02], 6), 0.03, DARK)
        lip = [
            (1.58, side * 0.12, 1.98),
            (1.36, side * 0.34, 1.86),
            (1.04, side * 0.43, 1.9),
            (0.74, side * 0.56, 2.14),
        ]
        one.carve(tube(lip, [0.03, 0.035, 0.035, 0.02], 6), 0.03, DARK)
    one.add(ball(NOSE, (0.17, 0.22, 0.16)), DARK, 0.05)
    radii = np.linspace(0.5, 0.34, len(arm))
    one.add(tube(arm, radii, 8), BROWN, 0.25)  # type: ignore[arg-type]
    paw = np.array(arm[-1])
    one.add(ball(paw, (0.4, 0.36, 0.42)), BROWN, 0.12)
    for k in range(4):
        toe = paw + (-0.24 + 0.16 * k, -0.22, -0.3)
        one.add(ball(toe, (0.1, 0.13, 0.14)), BROWN, 0.06)
        one.add(tube([toe + (0, -0.08, -0.06), toe + (0, -0.16, -0.22)], [0.04, 0.012], 3), "#d8cdb8", 0.01)
    coat = materials.clay(bump=0.5, grain=12, vary=0.15, rough=0.8)
    body = kit.model(one, (-2.4, -2.6, -2.0), (2.2, 2.0, 3.7), 150, coat)
    body.name = "bear"
    return kit.group([body, *_coat(arm, hairs, seed)])


def _turned(ahead: np.ndarray) -> tuple[float, float, float]:
    """The turn that lays a thing's z axis along a direction."""
    n = ahead / np.linalg.norm(ahead)
    return (0, math.degrees(math.acos(n[2])), math.degrees(math.atan2(n[1], n[0])))


def _bare(at: np.ndarray) -> bool:
    """Where no hair grows: under water, around the eyes, on nose and lips."""
    x, _, z = at
    face = np.linalg.norm((at - (0.8, -0.7, 2.44)) / (0.3, 0.4, 0.16)) < 1
    return bool(z < -0.1 or face or x > 1.35 or (x > 0.7 and 1.75 < z < 2.05))


def _coat(arm: Sequence[Point], hairs: int, seed: int) -> list[Any]:
    """Shaggy hair that hangs, long on the shoulders and short on the face."""
    rng = np.random.default_rng(seed)
    shades = ("#6a4024", "#8a5832", "#a87044", "#543220")
    tufts = [plants.tuft(c, 12, 0.5, spread=0.06, width=0.011, seed=k) for k, c in enumerate(shades)]
    light = [
        plants.tuft(c, 12, 0.5, spread=0.06, width=0.011, seed=k) for k, c in enumerate((PALE, "#a0744a"))
    ]
    lumps = (BODY, SHOULDERS, HEAD, MUZZLE)
    parts = []

    def grow(at: np.ndarray, out: np.ndarray, length: float, moulds: Sequence[Any]) -> None:
        lean = out * 0.75 + np.array((-0.25, 0, -0.75)) + rng.normal(0, 0.14, 3)
        one = kit.cast(
            moulds[int(rng.integers(len(moulds)))],
            at - out * 0.03,
            _turned(lean),
            length * rng.uniform(0.75, 1.2),
        )
        one.name = "fur"
        parts.append(one)

    for index in rng.choice(4, kit.detail(hairs), p=(0.22, 0.34, 0.36, 0.08)):
        centre, radii, turn = lumps[index]
        n = rng.normal(size=3)
        n /= np.linalg.norm(n)
        m = rotation(turn).astype(float)
        at, out = np.array(centre) + m @ (n * radii), m @ (n / np.array(radii))
        out /= np.linalg.norm(out)
        hidden = any(_depth(at, lumps[k]) < 0.94 for k in range(4) if k != index)
        if out[1] > 0.4 or hidden or _bare(at):
            continue
        grow(at, out, (0.9, 1.0, 0.5, 0.26)[index], light if index == 3 else tufts)
    path = np.array(arm, float)
    for _ in range(kit.detail(hairs // 5)):
        t, a = rng.random() * (len(path) - 1), rng.uniform(0, math.tau)
        k = min(int(t), len(path) - 2)
        along = path[k + 1] - path[k]
        across = np.cross(along, (0.0, 0.0, 1.0))
        across /= np.linalg.norm(across) + 1e-6
        up = np.cross(across, along / np.linalg.norm(along))
        out = across * math.cos(a) + up * math.sin(a)
        grow(path[k] + along * (t - k) + out * (0.48 - 0.05 * t), out, 0.6, tufts)
    return parts


def _depth(at: np.ndarray, lump: Lump) -> float:
    """How far out a point is in an ellipsoid: 1 on its surface."""
    centre, radii, turn = lump
    return float(np.linalg.norm(((at - np.array(centre)) @ rotation(turn)) / np.array(radii)))


RIM, TALL, TEA = 2.85, 3.7, 3.3
BEAR = np.array((-0.58, 0.1, TEA))
SEAT = np.array((2.62, -0.1, TALL + 0.06))


def ground(x, y):
    """Deep snow, heaped against the cup."""
    r = np.hypot(x, y)
    return (
        0.05 * np.sin(x * 1.1 + y * 0.6)
        + 0.06 * np.sin(y * 1.3 - x * 0.4)
        + 0.5 * np.exp(-(((r - 1.9) / 0.9) ** 2))
    )


def cup():
    """White porcelain, cobalt leaves painted round it, and the tea, which is all the light there is."""
    wall = smooth_path(
        [
            (1.35, 0.0),
            (1.5, 0.35),
            (2.15, 0.95),
            (2.6, 1.9),
            (2.78, 2.9),
            (RIM, TALL - 0.06),
            (RIM + 0.02, TALL),
        ],
        42,
    )
    m, n = len(wall), kit.detail(1100)
    a = np.linspace(0, math.tau, n)
    points = np.stack(
        [np.outer(wall[:, 0], np.cos(a)), np.outer(wall[:, 0], np.sin(a)), np.outer(wall[:, 1], np.ones(n))],
        -1,
    )
    z, turn = points[..., 2], np.broadcast_to(a, (m, n))
    white, blue = np.array(linear("#eef0f2")), np.array(linear("#20459a"))
    stem = 2.35 + 0.16 * np.sin(turn * 9)
    ink = np.abs(z - stem) < 0.03
    for k in range(36):
        at = math.tau * (k + 0.5) / 36
        side = 1 if k % 2 else -1
        root = 2.35 + 0.16 * math.sin(at * 9)
        along, across = (z - root) * side, ((turn - at + math.pi) % math.tau - math.pi) * 2.6
        u, v = along * 0.8 + across * 0.6, across * 0.8 - along * 0.6
        ink |= ((u - 0.24) / 0.24) ** 2 + (v / 0.085) ** 2 < 1
    ink |= (np.abs(z - TALL + 0.1) < 0.05) | (np.abs(z - 1.5) < 0.03) | (np.abs(z - 0.28) < 0.05)
    paint = np.where(ink[..., None], blue, white)
    china = clay(rough=0.22, bump=0.06, vary=0.04)
    kit.sheet(points, china, paint).name = "cup"
    lip = [
        (RIM + 0.02, TALL - 0.02),
        (RIM, TALL + 0.05),
        (RIM - 0.08, TALL + 0.05),
        (RIM - 0.14, TALL - 0.04),
        (RIM - 0.24, TEA - 0.4),
    ]
    kit.lathe(smooth_path(lip, 5), clay("#f4f2ee", rough=0.22, bump=0.06, vary=0.04), 160).name = "cup rim"
    loop = [(2.55, 0, 3.1), (3.2, 0, 3.35), (3.75, 0, 2.9), (3.7, 0, 2.1), (3.2, 0, 1.55), (2.4, 0, 1.6)]
    kit.place(
        kit.rope(loop, 0.2, clay("#20459a", rough=0.22, bump=0.06, vary=0.08), 10), turn=(0, 0, -52)
    ).name = "cup handle"


def tea():
    """Clear and dark amber, with rings around those who sit in it."""
    n = kit.detail(300)
    r, a = np.meshgrid(np.linspace(0.001, RIM - 0.14, n), np.linspace(0, math.tau, n))
    x, y = r * np.cos(a), r * np.sin(a)
    wave = np.zeros_like(x)
    for cx, cy, inner in ((BEAR[0] - 0.3, BEAR[1], 1.5), (2.0, -0.1, 0.2)):
        d = np.hypot(x - cx, y - cy) - inner
        wave += 0.03 * np.sin(d * 9) * np.exp(-np.clip(d, 0, 9) * 0.9)
    edge = np.clip((r / RIM - 0.55) / 0.45, 0, 1)[..., None]
    paint = np.array(linear("#c8641a")) * (1 - edge) + np.array(linear("#7a2c0c")) * edge
    kit.sheet(
        np.stack([x, y, TEA + wave], -1), clay(rough=0.12, bump=0, vary=0.06, emit=0.36), paint
    ).name = "tea"


def tag():
    """The thread of the tea bag over the rim, its paper tag swinging in front."""
    a = -1.95
    c, s = math.cos(a), math.sin(a)
    over = [
        (r * c, r * s, z)
        for r, z in (
            (RIM - 0.4, TEA),
            (RIM - 0.06, TALL + 0.08),
            (RIM + 0.07, TALL - 0.1),
            (RIM + 0.04, 2.95),
            (RIM + 0.02, 2.75),
        )
    ]
    kit.rope(over, 0.022, clay("#f4ead2"), 6).name = "tag"
    shape = paper.Polygon([(-0.3, -0.36), (0.3, -0.36), (0.3, 0.2), (0.14, 0.36), (-0.14, 0.36), (-0.3, 0.2)])
    card = paper.cutout(
        shape,
        surfaces.paper("#f0642f"),
        ((RIM + 0.06) * c, (RIM + 0.06) * s, 2.45),
        (4, 6, math.degrees(a) + 90),
        depth=0.03,
    )
    card.name = "tag"


def child():
    """On the rim with both feet in the tea, laughing, one hand on the wet nose."""
    pose = posed(
        Stance(
            on_edge=True,
            hips=(0, 1.0),
            lean=22,
            look=(-8, 0, 0),
            left_foot=(0.12, 0.62, 0.2),
            right_foot=(0.1, 0.55, 0.1),
            left_knee=(0.1, 1, 0.8),
            right_knee=(0.1, 1, 0.8),
            elbows=(0.6, -0.2, -0.8),
            right_hand=(0.3, -0.2, -0.7),
        )
    )
    nose = BEAR + np.array(NOSE) + (0.1, -0.12, -0.04)
    away = nose - SEAT
    one = person(
        age=7,
        female=0.5,
        tall=3.3,
        height_heads=4.2,
        pose=pose,
        expression="laughing",
        look=Look("#a06a48"),
        hair="bob",
        hair_colour="#2a1810",
        hat=hats.woolly("#f0642f"),
        clothes=[
            Garment("trousers", "#2c4a86", leg=0.6),
            Garment("top", "#f4efe6", second="#2c4a86", pattern="stripes", sleeve=0.55, hem=0.1),
        ],
        shoes=None,
        reach={"left": (-away[1], away[0], away[2])},
    )
    kit.place(one.thing, SEAT, (0, 0, -90))


def snow_on_top():
    """It has snowed on the bear's head while it sat there."""
    white = clay("#eef2f8", bump=0.4, grain=9, vary=0.04, rough=0.95)
    cap = Clay()
    for dx, dy, dz, r in (
        (0, 0, 0, 0.46),
        (0.34, -0.08, -0.07, 0.34),
        (-0.22, -0.25, -0.03, 0.34),
        (0.1, -0.45, -0.16, 0.3),
    ):
        cap.add(ball((dx, dy, dz), (r * 1.15, r, r * 0.72)), "#eef2f8", 0.15)
    top = kit.model(cap, (-1, -1.1, -0.6), (1, 0.8, 0.6), 60, white)
    kit.place(top, BEAR + (0.22, -0.05, 3.14), (0, 6, 0)).name = "snow cap"


def night(camera):
    """Stars, far firs, and the steam, which is painted and not built."""
    air = sky.gradient(
        [(0, "#141f4c"), (0.35, "#243a78"), (0.6, "#4a62a0"), (0.75, "#8a98c4"), (1, "#a8b4d4")], 6, 0.1
    )
    air = sky.stars(air, 110, 5, "#fff0d8", down_to=0.6, size=1.2)
    h, w = air.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    up = np.clip((0.62 - y / h) / 0.55, 0, 1)
    middle = 0.53 + 0.07 * np.sin(up * 5.5) * up
    width = 0.1 + 0.13 * up
    billow = noise(h, w, 110, 9, 5) - 0.5
    plume = (
        smoothstep(1.0, 0.2, np.abs(x / w - middle + 0.12 * billow) / width)
        * smoothstep(0.0, 0.12, up)
        * (1 - up) ** 0.8
    )
    warm = np.broadcast_to(np.array((0.98, 0.82, 0.66), np.float32), air.shape)
    sky.backdrop(mix(air, warm, np.clip(plume * 0.72, 0, 1)), 60, camera)


def paint(draft):
    """A clear night: blue snow, and one round warm light."""
    light.world("#4a62a8", "#5a6498", 0.42)
    camera = stage.camera((0, -17, 7.6), (0, 0, 4.0), 52)
    night(camera)
    kit.land(
        ground, (-20, 20), (-13, 34), clay("#dfe8f3", bump=0.5, grain=5, vary=0.05, rough=0.95), 240
    ).name = "snow"
    rng = random.Random(8)
    fir = kit.mould(plants.pine("#20365e", "#5a74a4"))
    for _ in range(34):
        x, y = rng.uniform(-12, 12), rng.uniform(13, 26)
        kit.cast(
            fir, (x, y, float(ground(x, y)) - 0.05), (0, 0, rng.uniform(0, 360)), rng.uniform(1.8, 3.4)
        ).name = "firs"
    cup()
    tea()
    tag()
    kit.place(
        bathing_bear([(-0.55, -1.0, 1.1), (-1.1, -1.5, 0.75), (-1.45, -2.15, 0.55), (-1.6, -2.5, 0.15)]), BEAR
    )
    snow_on_top()
    child()
    flake = lamp("#ffffff", 0.8)
    for _ in range(60):
        kit.sphere(
            rng.uniform(0.012, 0.026), flake, (rng.uniform(-4, 4), rng.uniform(-7, 1), rng.uniform(0, 10)), 8
        )
    light.area((0.6, -0.2, TEA + 0.15), (0.6, -0.2, 9), 4.2, 430, "#ff9a48")
    light.bulb((1.5, -1.3, TEA + 0.7), 90, "#ffb060", 0.3)
    light.area((-8, 4, 12), (0, 0, 4), 3, 1600, "#a8bcff")
    light.area((7, -9, 8), (0, 0, 3), 4, 420, "#8fa4f0")
    light.area((-6, -11, 6), (0, 0, 3), 4, 520, "#c8d0ff")
    return Finish(
        fog=Fog("#6a80b8", 21, 50, 0.5),
        shadows="#141f58",
        lights="#fff0d4",
        focus=("cup", "tag", "bear"),
        lift=0.6,
        vignette=0.3,
    )
