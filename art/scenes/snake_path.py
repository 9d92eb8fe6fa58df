# SPDX-License-Identifier: GPL-3.0-or-later
"""The path up the hill is a sleeping snake, and the pilgrims walk softly."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, limb, rotation, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import figures
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

SKIN, BELLY, MARK = "#7fa23c", "#c8cf78", "#24502c"
WAY = [
    (1.6, -0.6, 0.9),
    (3.2, 1.2, 1.0),
    (3.0, 3.6, 1.3),
    (0.4, 5.0, 2.1),
    (-2.8, 6.2, 2.9),
    (-3.2, 8.4, 3.6),
    (-0.6, 10.0, 4.5),
    (2.4, 11.2, 5.4),
    (2.6, 13.2, 6.1),
    (0.6, 14.6, 6.9),
    (-0.9, 15.6, 7.7),
    (-0.2, 17.0, 8.5),
]


def hill(x, y):
    """A dark hill that rises away from us to one summit."""
    rise = np.interp(y, (-8, -2, 2, 8, 18, 26), (-0.2, 0.0, 0.5, 3.0, 8.6, 8.0))
    away = np.exp(-((x / (9 - 0.25 * np.clip(y, 0, 18))) ** 2))
    return rise * (0.35 + 0.65 * away) + 0.12 * np.sin(x * 1.1 + y * 0.5) - 0.25


def body():
    """The sleeping body, thick as a cart road, lying in loops up the hill; diamonds along its back."""
    path = smooth_path(WAY, 70)
    n = len(path)
    t = np.linspace(0, 1, n)
    thick = np.interp(t, (0, 0.06, 0.15, 0.7, 1), (0.95, 0.8, 0.95, 0.62, 0.16))
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, (0, 0, 1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, ahead)
    a = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    ground = hill(path[:, 0], path[:, 1])
    path[:, 2] = np.maximum(path[:, 2], ground + thick * 0.5)
    rim = (np.cos(a)[None, :, None] * side[:, None] + 0.8 * np.sin(a)[None, :, None] * up[:, None]) * thick[
        :, None, None
    ]
    points = path[:, None] + rim
    run = np.cumsum(np.r_[0, np.linalg.norm(np.diff(path, axis=0), axis=1)])
    across = np.abs(np.angle(np.exp(1j * (a - np.pi / 2))))[None] / 1.9
    along = np.abs((run / 1.5) % 1 - 0.5)[:, None] * 2
    inside = across + along
    colours = np.broadcast_to(np.array(linear(SKIN)), (*points.shape[:2], 3))
    shares = (
        (np.broadcast_to(-np.sin(a)[None] - 0.3, inside.shape), BELLY),
        (0.92 - inside, "#e0d890"),
        (0.76 - inside, MARK),
    )
    for depth, tone in shares:
        share = np.clip(depth / 0.05 + 0.5, 0, 1)[..., None]
        colours = colours * (1 - share) + np.array(linear(tone)) * share
    ring = np.concatenate([points, points[:, :1]], 1)
    tint = np.concatenate([colours, colours[:, :1]], 1)
    kit.sheet(ring, clay(bump=0.7, grain=7, vary=0.1, rough=0.5), tint).name = "snake body"
    return path, thick


def head():
    """It fills the front: flat brow, one huge shut eye, the line of the mouth; the tongue lies out as a carpet."""
    h = Clay().add(ball((0.3, 0.1, 1.0), (1.7, 1.5, 1.0), (0, 0, -24)), SKIN)
    h.add(ball((-1.0, -0.6, 0.82), (1.35, 1.15, 0.75), (0, 0, -24)), SKIN, 0.5)
    h.add(ball((-1.75, -1.0, 0.7), (0.8, 0.85, 0.55), (0, 0, -24)), SKIN, 0.3)
    h.add(ball((1.5, 0.2, 0.95), (1.3, 1.0, 0.85)), SKIN, 0.5)
    h.add(ball((-0.45, -1.05, 1.42), (0.62, 0.4, 0.42), (0, 0, -24)), SKIN, 0.2)
    h.paint(ball((-0.6, -0.8, 0.0), (2.6, 2.4, 0.42)), BELLY, 0.12)
    for k in range(5):
        h.paint(
            ball((-0.1 + 0.42 * k, 0.25 - 0.05 * k, 2.0 - 0.02 * k), (0.16, 0.26, 0.5), (0, 0, -24)),
            MARK,
            0.03,
        )
    h.carve(ball((-2.35, -1.45, 0.92), (0.1, 0.12, 0.07)), 0.04, "#1c2c18")
    scales = clay(bump=0.9, grain=6, vary=0.12, rough=0.5)
    kit.model(h, (-3.0, -2.6, -0.3), (3.2, 2.0, 2.4), 190, scales).name = "head of the snake"
    dark = clay("#16240f", rough=0.5)
    lid = kit.sphere(
        (0.62, 0.4, 0.42), clay("#a4c25c", bump=0.5, grain=7, rough=0.5), (-0.5, -1.42, 1.32), 32
    )
    lid.name = "eye of the snake"
    line = [
        (-1.12, -1.62, 1.3),
        (-0.85, -1.8, 1.12),
        (-0.5, -1.86, 1.04),
        (-0.15, -1.8, 1.12),
        (0.12, -1.6, 1.3),
    ]
    kit.rope(line, 0.06, dark).name = "eye"
    for k in range(5):
        x = -0.9 + 0.2 * k
        kit.rope([(x, -1.84, 1.08), (x - 0.07, -2.0, 0.88)], 0.045, dark, 1).name = "eye lash"
    lips = [
        (-2.6, -1.62, 0.55),
        (-2.0, -1.98, 0.52),
        (-1.1, -1.95, 0.5),
        (-0.1, -1.66, 0.55),
        (0.8, -1.4, 0.75),
    ]
    kit.rope(lips, 0.045, dark).name = "mouth"
    path = smooth_path(
        [(-2.3, -1.6, 0.5), (-2.55, -2.4, 0.12), (-1.9, -3.3, 0.1), (-0.9, -3.9, 0.1), (-0.2, -4.7, 0.1)], 12
    )
    u = np.linspace(-0.36, 0.36, 9)
    ahead = np.gradient(path, axis=0)
    side = np.cross(ahead, (0, 0, 1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    grid = path[:, None] + side[:, None] * u[None, :, None]
    tint = np.broadcast_to(np.array(linear("#c83a2c")), grid.shape).copy()
    tint[:, (np.abs(u) > 0.24)] = linear("#f0a84a")
    carpet = clay(bump=0.5, grain=18, vary=0.08)
    kit.sheet(grid, carpet, tint).name = "tongue"
    for s in (-1, 1):
        fork = Clay().add(
            tube(
                [(-0.25, -4.6, 0.1), (0.0 + s * 0.28, -5.1, 0.1), (0.1 + s * 0.6, -5.6, 0.1)],
                [0.2, 0.15, 0.03],
            ),
            "#c83a2c",
        )
        kit.model(fork, (-1.2, -6, -0.1), (1.2, -4.2, 0.4), 60, carpet)


def pilgrims(path, thick):
    """A file of candles winds up the back; nearest a broad man, a finger on his lips, his shoes in his hand."""
    flame = lamp("#ffd070", 7)
    rng = np.random.default_rng(4)
    k = 94
    while k < len(path) - 14:
        x, y, z = path[k]
        size = 0.95 - 0.00026 * k
        far = figures.figure(
            ("grown", "thin elder", "small child", "grown")[k % 4],
            "holding a lamp",
            "red coat",
            coat=str(rng.choice(("#c8a070", "#8a5a6a", "#d8cfa8", "#a04a34"))),
            skin=("tan", "ebony", "peach")[k % 3],
            far=True,
        )
        way = path[min(k + 9, len(path) - 1)] - path[k]
        kit.place(far, (x, y, z + 0.78 * thick[k]), (0, 0, math.degrees(math.atan2(way[0], -way[1]))), size)
        cx, cy, cz = figures.hand_position(far, "right")
        kit.sphere((0.06, 0.06, 0.1), flame, (cx, cy, cz + 0.1), 10)
        light.bulb((cx, cy - 0.2, cz + 0.2), 9, "#ffb850", 0.1)
        k += int(rng.integers(33, 46))
    at, turn = np.array((2.0, -4.0, 0.1)), -46

    def own(point):
        return rotation((0, 0, -turn)) @ (np.array(point) - at)

    hush = replace(
        POSES["walking"],
        left=Arm((0.2, -0.45, -0.55), (0.6, 0.4, -1), point=(0, -0.6, -1), curl=0.75),
        right=Arm(
            (-0.2, -0.42, 0.2),
            (0.7, -0.3, -0.9),
            point=(-0.2, 0.1, 1),
            palm=(-0.4, 0.9, 0),
            curl=(0.0, 0.8, 0.9, 0.95),
            thumb=0.5,
        ),
        bend=(10, 0, 0),
    )
    him = person(
        age=44,
        female=0,
        build="stout",
        tall=3.2,
        height_heads=4.3,
        pose=hush,
        expression="worried",
        look=Look(SKINS["tan"], eye=1.2, nose=1.2),
        hair="curls",
        hair_colour="#2a1a14",
        beard="short",
        clothes=[
            Garment("trousers", "#6a4a3a", leg=0.7),
            Garment("coat", "#e6dab4", length=0.5, belt="#a04a34"),
        ],
        shoes=None,
        look_at=own((-1.5, -5.5, 2.2)),
    )
    kit.place(him.thing, at, (0, 0, turn))
    x, y, z = him.hand("left")
    for dx in (-0.1, 0.12):
        boot = (
            Clay()
            .add(limb((0, 0, 0), (0, 0, -0.3), 0.1), "#4a2a1c")
            .add(ball((-0.1, 0, -0.36), (0.2, 0.1, 0.09)), "#4a2a1c", 0.05)
        )
        kit.place(
            kit.model(boot, (-0.4, -0.2, -0.5), (0.3, 0.2, 0.15), 40),
            (x + dx, y - 0.05, z - 0.1),
            (0, 0, -30),
            1.1,
        )


def snail():
    """It is the first to reach the end of the carpet."""
    shell = (
        Clay()
        .add(ball((0, 0, 0.2), (0.22, 0.15, 0.22)), "#e8c070")
        .paint(ball((0.02, -0.1, 0.2), 0.1), "#a0602c", 0.03)
    )
    shell.add(limb((-0.3, 0, 0.06), (0.3, 0, 0.05), 0.07), "#e0cfa0", 0.04)
    shell.add(limb((-0.3, 0, 0.08), (-0.38, 0, 0.26), 0.035), "#e0cfa0", 0.03)
    kit.place(kit.model(shell, (-0.6, -0.3, -0.1), (0.5, 0.3, 0.6), 50), (-0.75, -4.1, 0.14), (0, 0, 30), 1.2)


def paint(draft):
    """A deep green night and a file of candles."""
    light.world("#2f6a70", "#1c3c34", 0.42)
    camera = stage.camera((0.0, -14.5, 4.6), (0.0, 2.0, 2.9), 44)
    night = sky.gradient([(0, "#0c2c3c"), (0.5, "#17525a"), (0.8, "#3f8a78"), (1, "#8fb88a")], 8, 0.1)
    sky.backdrop(sky.stars(night, 90, 6, down_to=0.6, size=1.5), 75, camera)
    kit.land(hill, (-18, 18), (-8, 28), clay("#275a3c", bump=0.7, grain=4, vary=0.2), 150)
    path, thick = body()
    head()
    pilgrims(path, thick)
    snail()
    light.area((-7, -7, 9), (0, 0, 1.5), 2.2, 1500, "#d8f0d0")
    light.area((6, -8, 3), (1, -2, 1.2), 2, 420, "#ffb860")
    light.area((0, 20, 14), (0, 6, 3), 5, 1500, "#8fe0c0")
    return Finish(
        fog=Fog("#3f8a80", 19, 44, 0.4),
        shadows="#0c2434",
        lights="#fff0c4",
        focus=("eye", "tongue"),
        vignette=0.24,
    )
