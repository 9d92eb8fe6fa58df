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
NEEDLE = np.array(((-0.3, -0.2, 2 * R - 0.5), (-0.42, -0.2, 2 * R + 2.3)))


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


def thread(points):
    """The loose end."""
    path = smooth_path(points, 12)
    vertices, groove = yarn(path, YARN)
    red = np.array(linear("#d4382a"))
    n = len(path)
    made = kit.mesh(
        vertices.reshape(-1, 3),
        kit.quads(n, SIDES, closed=True),
        clay(bump=0.6, grain=30, rough=0.95),
        red * groove.reshape(-1)[:, None],
    )
    made.name = "thread"


def remains():
    """What could not be wound: a door in its frame, a chimney pot, a window."""
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
    kit.group(parts, (-1.62, -2.0, 0.0), (-9, 0, -14), 1.0)


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
    camera = stage.camera((0, -17, 2.4), (0, 0, 3.75), 54)
    sky.backdrop(
        sky.gradient(
            [
                (0, "#5e0f14"),
                (0.3, "#9c1f1c"),
                (0.55, "#d8482c"),
                (0.72, "#f4944a"),
                (0.8, "#ffcf7a"),
                (1, "#a03020"),
            ],
            4,
            0.1,
        ),
        70,
        camera,
    )
    kit.land(
        lambda x, y: 0.05 * np.sin(x * 0.7 + 1) * np.sin(y * 0.5) + 0.8 * np.clip((y - 12) / 20, 0, 1),
        (-30, 30),
        (-14, 45),
        clay("#5a1a1c", bump=0.7, grain=3, vary=0.18),
        140,
    ).name = "ground"
    wound(26, 5)
    remains()
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
        focus=("ball", "thread", "window", "needle"),
        vignette=0.25,
        lift=0.7,
        broken=0.04,
    )
