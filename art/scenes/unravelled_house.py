# SPDX-License-Identifier: GPL-3.0-or-later
"""She has wound the whole house into one ball, and has planted her needle on top of it."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import rotation, smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp

R = 2.75
MIDDLE = np.array((0.0, 0.0, R - 0.06))
YARN = 0.085
SIDES = 10
WINDOW = (27, 8)
NEEDLE = np.array(((-0.95, -0.2, 2 * R - 0.7), (-1.25, -0.2, 2 * R + 2.75)))


def yarn(path, radius, twist=9.0, closed=False):
    """Vertices and faces of three-ply yarn along a path: the lobes of its section turn as it goes."""
    path = np.asarray(path, float)
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0) if closed else np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    out = path - MIDDLE if closed else np.cross(ahead, np.broadcast_to((0.1, 0.3, 0.9), path.shape))
    out -= ahead * (out * ahead).sum(1)[:, None]
    out /= np.linalg.norm(out, axis=1)[:, None]
    side = np.cross(ahead, out)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    turns = round(run[-1] * twist / (2 * math.pi)) * 2 * math.pi / max(run[-1], 1e-6)
    a = np.linspace(0, 2 * np.pi, SIDES, endpoint=False)
    r = radius * (1 + 0.2 * np.cos(3 * a[None] + turns * run[:, None]))
    ring = np.cos(a)[None, :, None] * out[:, None] + np.sin(a)[None, :, None] * side[:, None]
    points = path[:, None] + ring * r[..., None]
    groove = 0.72 + 0.28 * np.cos(3 * a[None] + turns * run[:, None])
    return points, groove


def wound(hanks, seed):
    """The ball: hanks of parallel windings, laid one over the other every way."""
    rng = np.random.default_rng(seed)
    steps = kit.detail(300)
    vertices, faces, colours, count = [], [], [], 0
    reds = [np.array(linear(tone)) for tone in ("#c8281c", "#b02018", "#d4382a", "#9c1a18")]
    for k in range(hanks):
        shell = R * (0.93 + 0.065 * k / hanks)
        turn = rotation((rng.uniform(0, 180), rng.uniform(0, 180), rng.uniform(0, 360)))
        lines = int(rng.integers(7, 12))
        base = rng.uniform(-0.42, 0.42)
        tone = reds[int(rng.integers(len(reds)))]
        for j in range(lines):
            tilt = base + (j - lines / 2) * YARN * 1.95 / R
            a = np.linspace(0, 2 * np.pi, steps, endpoint=False)
            lat = tilt + 0.02 * np.sin(2 * a + rng.uniform(0, 6))
            swell = (
                shell + 0.03 * np.sin(3 * a + rng.uniform(0, 6)) * 0.5 - 0.05 * abs(2 * j / lines - 1) ** 2
            )
            ring = (
                np.stack([np.cos(a) * np.cos(lat), np.sin(a) * np.cos(lat), np.sin(lat)], -1) * swell[:, None]
            )
            points, groove = yarn(MIDDLE + ring @ turn.T, YARN * rng.uniform(0.94, 1.06), closed=True)
            vertices.append(points.reshape(-1, 3))
            colours.append(tone * rng.uniform(0.9, 1.1) * groove.reshape(-1)[:, None])
            i = np.arange(steps * SIDES).reshape(steps, SIDES)
            n, m = np.roll(i, -1, 0), np.roll(i, -1, 1)
            faces.append(np.stack([i, m, np.roll(n, -1, 1), n], -1).reshape(-1, 4) + count)
            count += steps * SIDES
    for points, groove in crossing():
        steps = len(points)
        vertices.append(points.reshape(-1, 3))
        colours.append(reds[0] * groove.reshape(-1)[:, None])
        i = np.arange(steps * SIDES).reshape(steps, SIDES)
        n, m = np.roll(i, -1, 0), np.roll(i, -1, 1)
        faces.append(np.stack([i, m, np.roll(n, -1, 1), n], -1).reshape(-1, 4) + count)
        count += steps * SIDES
    wool = clay(bump=0.6, grain=30, vary=0.1, rough=0.95)
    kit.mesh(np.vstack(vertices), np.vstack(faces), wool, np.vstack(colours)).name = "ball of wool"
    kit.sphere(R * 0.93, clay("#4a0c10"), tuple(MIDDLE), 48).name = "core"


def on_ball(aside, up, lift=0.0):
    """A point on the ball, by degrees to the right of what faces us and upwards."""
    a, b = math.radians(aside), math.radians(up)
    way = np.array((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    return MIDDLE + way * (R + lift)


def crossing():
    """The last windings, over the window."""
    made = []
    for one, two in (((-60, 30), (58, -20)), ((-50, 36), (62, -14)), ((0, 52), (66, 4))):
        a, b = (on_ball(*spot, 0.05) - MIDDLE for spot in (one, two))
        a /= np.linalg.norm(a)
        b = b - a * (a @ b)
        b /= np.linalg.norm(b)
        t = np.linspace(0, 2 * np.pi, kit.detail(300), endpoint=False)[:, None]
        made.append(yarn(MIDDLE + (np.cos(t) * a + np.sin(t) * b) * (R + 0.11), YARN, closed=True))
    return made


def window():
    """Wound in with the rest, and the light in it still on."""
    pale = surfaces.wood("#f0dcae", along="z", grain=7, dark="#9a6a3a")
    parts = [kit.box((1.0, 0.06, 1.2), lamp("#ffb444", 1.5), (0, 0.03, -0.6), bevel=0)]
    parts += [kit.box((0.1, 0.14, 1.36), pale, (x, 0, -0.68)) for x in (-0.52, 0.52)]
    parts += [kit.box((1.14, 0.14, 0.1), pale, (0, 0, z)) for z in (-0.68, 0.58)]
    parts += [kit.box((0.07, 0.1, 1.2), pale, (0, 0, -0.6)), kit.box((1.0, 0.1, 0.07), pale, (0, 0, 0.06))]
    for one in parts:
        one.name = "window"
    x, y, z = on_ball(WINDOW[0], WINDOW[1], 0.06)
    kit.group(parts, (x, y, z), (-WINDOW[1], 6, WINDOW[0]), 1)
    light.bulb(on_ball(WINDOW[0], WINDOW[1], 0.5), 26, "#ffb850", 0.3)


def thread(points, tone="#d4382a"):
    """The loose end."""
    path = smooth_path(points, 12)
    vertices, groove = yarn(path, YARN)
    red = np.array(linear(tone))
    n = len(path)
    made = kit.mesh(
        vertices.reshape(-1, 3),
        kit.quads(n, SIDES, closed=True),
        clay(bump=0.6, grain=30, rough=0.95),
        red * groove.reshape(-1)[:, None],
    )
    made.name = "thread"


def remains():
    """What could not be wound: the door in its frame, and all that was in the rooms."""
    pale = surfaces.wood("#e8d2a4", along="z", grain=7, dark="#9a6a3a")
    parts = [
        kit.box((0.14, 0.16, 1.7), pale, (-0.5, 0, 0)),
        kit.box((0.14, 0.16, 1.7), pale, (0.5, 0, 0)),
        kit.box((1.28, 0.18, 0.16), pale, (0, 0, 1.66)),
        kit.box((1.3, 0.3, 0.08), pale, (0, 0, -0.02)),
        kit.place(
            kit.box((0.86, 0.08, 1.6), surfaces.wood("#c88a3a", along="z", dark="#6a3818"), (0, 0, 0.04)),
            (0, 0.0, 0.04),
        ),
        kit.sphere(0.05, surfaces.metal("#e8b84a"), (0.3, -0.08, 0.8)),
    ]
    kit.group(parts, (-2.5, -1.5, 0.0), (-9, 0, -18), 1.15)
    bed((3.0, -2.6, 0), -38)
    armchair((-3.0, -3.9, 0), 48)
    lamp_stand((-1.75, -3.4, 0))
    for k, tone in enumerate(("#2f5a78", "#e8c078", "#9a3430", "#e8c078", "#2f6a70")):
        size = (2.3 - 0.42 * k, 1.5 - 0.3 * k, 0.02)
        made = kit.box(
            size, clay(tone, bump=0.9, grain=40), (-2.2, -4.9, 0.06 + 0.01 * k), (0, 0, 14), bevel=0
        )
        made.name = "rug"


def bed(at, turn):
    """A bed, made."""
    wood = surfaces.wood("#a8683a", along="z", dark="#5a2a18")
    sheets, quilt = clay("#f2e2c8", bump=0.6, grain=7), clay("#3f6f86", bump=0.8, grain=9, vary=0.2)
    parts = [
        kit.box((1.3, 0.1, 1.15), wood, (0, 1.0, 0), bevel=0.05),
        kit.box((1.3, 0.1, 0.7), wood, (0, -1.0, 0), bevel=0.05),
        kit.box((1.2, 2.0, 0.25), wood, (0, 0, 0.18)),
        kit.sphere((0.62, 1.0, 0.2), sheets, (0, 0, 0.5)),
        kit.sphere((0.68, 0.75, 0.26), quilt, (0, -0.3, 0.52)),
        kit.sphere((0.42, 0.24, 0.16), sheets, (0, 0.68, 0.72)),
    ]
    kit.group(parts, at, (0, 0, turn), 0.92)


def armchair(at, turn):
    """A deep armchair."""
    cover = clay("#c89a4a", bump=0.7, grain=12, vary=0.2)
    deep = clay("#a8763a", bump=0.7, grain=12, vary=0.2)
    parts = [
        kit.sphere((0.55, 0.5, 0.26), cover, (0, -0.05, 0.42)),
        kit.sphere((0.6, 0.22, 0.72), cover, (0, 0.42, 0.72)),
        kit.sphere((0.18, 0.5, 0.3), deep, (-0.56, -0.02, 0.5)),
        kit.sphere((0.18, 0.5, 0.3), deep, (0.56, -0.02, 0.5)),
        kit.box((1.0, 0.8, 0.34), deep, (0, 0, 0.06), bevel=0.06),
    ]
    kit.group(parts, at, (0, 0, turn), 0.95)


def lamp_stand(at):
    """A standing lamp that is still lit."""
    x, y, z = at
    kit.rope([(x, y, z), (x, y, z + 1.7)], 0.035, surfaces.metal("#b8863a"), 2)
    kit.place(kit.lathe([(0.001, 0.05), (0.24, 0.04), (0.25, 0)], surfaces.metal("#b8863a"), 28), at)
    shade = kit.lathe([(0.4, 1.42), (0.2, 1.95)], clay("#ffd88a", emit=0.38, emit_colour="#ffc060"), 32)
    kit.place(shade, at).name = "lamp shade"
    light.bulb((x, y, z + 1.55), 34, "#ffc060", 0.15)


def knitted(at, size, wall, roof, rows):
    """A neighbour's house, knitted as well; only the lower rows of it are left."""
    parts = []
    for k in range(rows):
        z = 0.1 + 0.19 * k
        gable = max(0.0, z - 1.7)
        half = 1.1 - 0.72 * gable if z > 1.7 else 1.0
        if half < 0.1:
            break
        tone = roof if z > 1.7 else wall
        out = [(-half, -0.8, z), (half, -0.8, z), (half, 0.8, z), (-half, 0.8, z), (-half, -0.8, z)]
        corner = smooth_path(out, 7)
        parts.append(kit.rope(corner, 0.115, clay(tone, bump=0.9, grain=30, vary=0.2), 1))
    parts.append(kit.box((0.42, 0.1, 0.5), lamp("#ffc458", 1.6), (-0.4, -0.93, 0.75)))
    parts.append(kit.box((0.46, 0.1, 1.0), clay("#5a2a20"), (0.4, -0.93, 0.0)))
    kit.group(parts, at, (0, 0, 8), size)


def village():
    """Behind the ball: neighbours whose houses are wool too, and the first of them has begun to go."""
    knitted((4.1, 8.0, 0.0), 1.2, "#d8a048", "#3f6a7a", 11)
    knitted((-5.0, 9.5, 0.1), 1.25, "#4f8078", "#e0b060", 19)
    knitted((8.6, 13.0, 0.3), 1.35, "#c86a80", "#5a3a5a", 19)
    knitted((-9.6, 14.0, 0.4), 1.3, "#e8c888", "#8a3a3a", 19)
    knitted((1.8, 17.0, 0.5), 1.3, "#6a8aa0", "#e0905a", 19)
    ends = [
        (3.6, 7.0, 2.3),
        (3.5, 3.6, 0.4),
        (4.3, -0.4, 0.12),
        (3.4, -1.6, 0.12),
        (2.4, -1.2, 0.3),
        (1.9, -1.0, 0.9),
    ]
    thread(ends, "#e0a848")


def needle():
    """A knitting needle, planted on the summit, with the loose end flying from it."""
    low, high = NEEDLE
    wood = surfaces.wood("#f0d49a", along="z", dark="#b07a3a")
    kit.rope([low, high], 0.07, wood, 2).name = "needle"
    kit.sphere(0.17, clay("#ffd27a", bump=0.1), tuple(high), 24).name = "needle's knob"
    t = np.linspace(0, 1, 60)[:, None]
    a = t * 5 * 2 * np.pi - 1.2
    wrap = low + (high - low) * (0.86 + 0.09 * t) + 0.14 * np.hstack([np.cos(a), np.sin(a), 0 * a])
    wave = ((0.4, 0.16), (0.85, 0.2), (1.3, -0.02), (1.75, 0.0), (2.2, 0.24), (2.6, 0.2))
    thread([*wrap[::2], *(wrap[-1] + (dx, -0.1, dz) for dx, dz in wave)])


def paint(draft):
    """Sunrise behind the ball."""
    light.world("#8a3a4a", "#4a1424", 0.4)
    camera = stage.camera((0, -17, 3.6), (0, 0, 4.05), 48)
    dawn = sky.gradient(
        [
            (0, "#7a1a24"),
            (0.2, "#b4302c"),
            (0.38, "#e4603a"),
            (0.5, "#f8a458"),
            (0.58, "#ffdc90"),
            (1, "#a03020"),
        ],
        4,
        0.1,
    )
    dawn = sky.clouds(
        dawn, "#ffb878", "#6a1828", cover=0.4, cell=300, seed=17, stretch=2.0, band=(0.0, 0.5), amount=0.75
    )
    sky.backdrop(dawn, 70, camera)
    kit.land(
        lambda x, y: 0.05 * np.sin(x * 0.7 + 1) * np.sin(y * 0.5) + 0.8 * np.clip((y - 12) / 20, 0, 1),
        (-30, 30),
        (-14, 45),
        clay("#5a1a1c", bump=0.7, grain=3, vary=0.18),
        140,
    ).name = "ground"
    wound(26, 5)
    remains()
    village()
    needle()
    window()
    light.area((-8, -4.5, 7), (0, 0, 3), 1.6, 1500, "#ffc890")
    light.area((7, -7, 2), (0, 0, 2.5), 5, 620, "#9a4a90")
    light.area((3, 10, 8), (0, 0, 4.5), 4, 1500, "#ffb060")
    light.area((8.5, 5, 4), (1, 0, 3), 2.5, 1500, "#ff9a50")
    return Finish(
        fog=Fog("#e87a48", 20, 60, 0.5),
        shadows="#2a0a24",
        lights="#ffe8b8",
        focus=("ball", "thread", "window", "needle", "lamp shade"),
        vignette=0.25,
        lift=0.7,
        broken=0.04,
    )
