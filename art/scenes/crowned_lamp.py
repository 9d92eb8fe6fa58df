# SPDX-License-Identifier: GPL-3.0-or-later
"""The crowned lamp bows to the moth."""

import math

import numpy as np

from painter import kit, light, stage, surfaces
from painter.clay import Clay, ball, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp

HEAD = np.array((-0.2, 0.0, 3.85))  # the middle of the shade's dome
DOWN = np.array((0.66, -0.22, -0.72))  # the way the lamp looks
GUEST = np.array((0.98, -0.45, 0.0))


def upright(way):
    """Degrees that turn a thing's z towards `way`."""
    x, y, z = way / np.linalg.norm(way)
    return (0, math.degrees(math.atan2(math.hypot(x, y), z)), math.degrees(math.atan2(y, x)))


def shade():
    """An enamel dome with a rolled brass rim, pale inside, a bulb in it."""
    a = np.linspace(0.02, 1.0, 26) * math.pi / 2
    outside = [(1.28 * math.sin(t), 1.2 * math.cos(t)) for t in a] + [(1.36, -0.25), (1.5, -0.5)]
    inside = [(1.45, -0.5), (1.3, -0.24), (1.2, 0.0)] + [
        (1.2 * math.sin(t), 1.1 * math.cos(t)) for t in a[::-1]
    ]
    enamel = clay("#573aa0", rough=0.7, metal=0.0, bump=0.08, grain=6, vary=0.06)
    white = clay("#ffdfa8", rough=0.6, bump=0.1, emit=0.06, emit_colour="#ffb850")
    brass = surfaces.metal("#d89a3c", rough=0.3)
    parts = [kit.lathe(outside, enamel, 80), kit.lathe(inside, white, 80)]
    parts.append(kit.place(kit.ring(1.48, 0.055, brass, 90, 10), (0, 0, -0.5)))
    for part in parts:
        part.name = "shade"
    turn = upright(-DOWN)
    kit.group(parts, HEAD, turn)
    glow = kit.sphere(0.36, lamp("#fff1c4", 5), HEAD + DOWN * 0.25, 24)
    glow.name = "bulb"
    light.area(HEAD + DOWN * 0.62, (0.75, -0.7, 0.2), 1.1, 700, "#ffb550", 78)
    light.bulb(HEAD + DOWN * 0.7, 90, "#ffb95c", 0.3)


def neck():
    """A heavy foot, and a brass neck bent like a back."""
    brass = surfaces.metal("#c98a34", worn=0.5, rough=0.32)
    dark = clay("#4a2f86", rough=0.28, metal=0.25, bump=0.08, grain=6, vary=0.06)
    foot = [
        (0.001, 0),
        (1.12, 0),
        (1.14, 0.1),
        (1.0, 0.2),
        (0.5, 0.34),
        (0.3, 0.5),
        (0.24, 0.72),
        (0.001, 0.72),
    ]
    kit.place(kit.lathe(foot[::-1], dark, 64), (-1.35, 1.0, 0)).name = "foot"
    kit.place(kit.ring(1.12, 0.05, brass, 80, 10), (-1.35, 1.0, 0.06))
    path = [(-1.35, 1.0, 0.6), (-1.62, 1.0, 1.8), (-2.0, 1.0, 3.6), (-1.98, 1.0, 4.95), (-1.52, 1.0, 5.55)]
    path += [(-1.0, 0.95, 5.3), (-0.68, 0.8, 4.5)]
    kit.rope(path, 0.14, brass, 12).name = "neck"
    for at, size in ((path[0], 0.24), (path[-1], 0.26)):
        kit.sphere(size, brass, at, 24).name = "neck joint"


def crown():
    """A little too large; it has slipped forward as the lamp bowed."""
    n = 120
    a = np.linspace(0, math.tau, n, endpoint=False)
    saw = np.abs(((a * 7 / math.tau) % 1) - 0.5) * 2
    top = 0.34 + 0.46 * saw**1.2
    rows = [
        np.stack([r * np.cos(a), r * np.sin(a), h + 0 * a], -1)
        for r, h in ((0.66, 0), (0.68, 0.18), (0.74, 0.34), (0.74 + 0.12 * saw, top))
    ]
    inner = [row * (0.95, 0.95, 1) for row in rows[::-1]]
    gold = clay("#f4b440", rough=0.3, metal=0.35, bump=0.12, grain=9, emit=0.05)
    every = np.array(rows + inner).reshape(-1, 3)
    parts = [kit.mesh(every, kit.quads(8, n, closed=True), gold)]
    parts += [kit.place(kit.ring(0.68, 0.055, gold, 60, 10), (0, 0, z)) for z in (0.03, 0.27)]
    for k in range(7):
        b = math.tau * (k + 0.0) / 7
        parts.append(kit.sphere(0.09, gold, (0.87 * math.cos(b), 0.87 * math.sin(b), 0.84), 16))
        b += math.tau / 14
        parts.append(
            kit.sphere(
                (0.07, 0.07, 0.09),
                clay("#c8283c", rough=0.15, bump=0),
                (0.7 * math.cos(b), 0.7 * math.sin(b), 0.15),
                14,
            )
        )
    for part in parts:
        part.name = "crown"
    way = np.array((0.3, -0.12, 1.0))
    kit.group(parts, HEAD + way / np.linalg.norm(way) * 1.06, (8, 19, 12))


def wing(outline, root, tones, bulge, spots):
    """A wing from its root to a scalloped edge; spots are (along the edge, outward, radius)."""
    edge = smooth_path(outline, 44)
    n, m = len(edge), 240
    t = np.linspace(0, 1, m)
    flat = np.array(root) + t[:, None, None] * (edge - np.array(root))[None]
    s = np.linspace(0, 1, n)[None] * np.ones((m, 1))
    deep = t[:, None] * np.ones((1, n))
    y = bulge * np.sin(deep * 1.9) + 0.015 * np.sin(s * 40) * deep
    stops = np.array([linear(c) for c in tones])
    wave = deep + 0.03 * np.sin(s * 34)
    paint = np.stack(
        [np.interp(wave, (0, 0.35, 0.6, 0.72, 0.8, 0.93, 1.02), stops[:, k]) for k in range(3)], -1
    )
    paint *= (1 - 0.35 * np.exp(-((np.sin(s * 25) / 0.09) ** 2)))[..., None]
    for along, out, radius in spots:
        middle = np.array(root) + out * (edge[int(along * (n - 1))] - np.array(root))
        far = np.hypot(*np.moveaxis(flat - middle, -1, 0))
        for share, colour in ((1, "#2a1238"), (0.78, "#ffbe50"), (0.5, "#241030"), (0.16, "#fff0d0")):
            inside = np.clip((radius * share - far) / 0.012 + 0.5, 0, 1)[..., None]
            paint = paint * (1 - inside) + inside * np.array(linear(colour))
    return np.stack([flat[..., 0], y, flat[..., 1]], -1), paint


def moth():
    """It stands before the lamp with its wings raised and its face lifted."""
    fore = [
        (0.02, 0.9),
        (0.1, 1.5),
        (0.42, 2.15),
        (1.0, 2.62),
        (1.2, 2.5),
        (1.22, 2.1),
        (1.08, 1.6),
        (0.86, 1.15),
        (0.5, 0.86),
    ]
    hind = [
        (0.3, 0.95),
        (0.8, 1.22),
        (1.2, 1.12),
        (1.36, 0.8),
        (1.22, 0.46),
        (0.9, 0.24),
        (0.55, 0.22),
        (0.24, 0.42),
    ]
    tones = ("#8a5cb8", "#a878c0", "#c89068", "#4a2470", "#dcae78", "#6a3c98", "#e8c890")
    warm = ("#c88858", "#c87a40", "#b05a34", "#54204c", "#e0a868", "#8a3c30", "#f0c888")
    dust = surfaces.paper(None, through=0.35)
    for shape, root, set_, bulge, spots, turn in (
        (fore, (0.1, 0.86), tones, -0.08, ((0.55, 0.62, 0.2),), 16),
        (hind, (0.16, 0.76), warm, -0.1, ((0.45, 0.6, 0.15),), 20),
        (fore, (0.1, 0.86), tones, 0.08, ((0.55, 0.62, 0.2),), -30),
        (hind, (0.16, 0.76), warm, 0.1, ((0.45, 0.6, 0.15),), -26),
    ):
        points, paint = wing(shape, root, set_, bulge, spots)
        kit.place(
            kit.sheet(points, dust, paint), GUEST + (0.0, 0.05 if turn < 0 else -0.08, 0.02), (0, 0, -turn)
        ).name = "moth wing"
    fluff = Clay().add(ball((0.03, 0, 0.88), (0.29, 0.26, 0.3)), "#b8947c")
    fluff.add(ball((-0.14, 0, 1.16), (0.17, 0.16, 0.16)), "#a88468", 0.05)
    fluff.add(
        tube([(0.1, 0, 0.8), (0.3, 0, 0.5), (0.52, 0, 0.22), (0.72, 0, 0.1)], [0.19, 0.18, 0.13, 0.05], 5),
        "#a8704a",
        0.06,
    )
    for k in range(3):
        fluff.paint(
            ball((0.32 + 0.13 * k, 0, 0.48 - 0.15 * k), (0.035, 0.3, 0.3), (0, 40, 0)), "#5a2a4a", 0.03
        )
    fur = clay(None, bump=1.3, grain=16, vary=0.2, rough=0.95)
    body = kit.model(fluff, (-0.5, -0.4, -0.1), (1.0, 0.4, 1.5), 90, fur)
    kit.place(body, GUEST).name = "moth body"
    kit.sphere(
        (0.07, 0.06, 0.085), clay("#0c0610", rough=0.35, bump=0, vary=0), GUEST + (-0.25, -0.15, 1.19), 20
    ).name = "eye"
    leg = clay("#6a3a4a", bump=0.2)
    for points in (
        [(-0.05, -0.1, 0.72), (-0.3, -0.14, 0.62), (-0.38, -0.16, 0.32), (-0.5, -0.18, 0.02)],
        [(0.02, -0.14, 0.66), (-0.12, -0.22, 0.5), (-0.08, -0.24, 0.25), (-0.16, -0.28, 0.02)],
        [(0.16, -0.14, 0.6), (0.16, -0.26, 0.44), (0.3, -0.28, 0.22), (0.26, -0.32, 0.02)],
        [(-0.05, 0.1, 0.72), (-0.2, 0.2, 0.55), (-0.26, 0.22, 0.3), (-0.36, 0.26, 0.02)],
    ):
        kit.rope([GUEST + p for p in points], 0.032, leg, 6).name = "moth leg"
    for side, bend in ((-1, 0.0), (1, 0.14)):
        spine = smooth_path(
            [(-0.18, 1.28), (-0.3, 1.56), (-0.56 - bend, 1.76 + bend), (-0.86 - bend, 1.72 + 1.4 * bend)], 12
        )
        along = np.gradient(spine, axis=0)
        across = np.stack([-along[:, 1], along[:, 0]], -1) / np.linalg.norm(along, axis=1)[:, None]
        t = np.linspace(0, 1, len(spine))
        width = 0.015 + 0.1 * np.sin(np.pi * np.clip(t * 0.88 + 0.1, 0, 1)) * np.where(
            np.arange(len(t)) % 2, 1, 0.3
        )
        rows = [
            np.stack([e[:, 0], np.full(len(t), side * 0.07), e[:, 1]], -1)
            for e in (spine - across * width[:, None], spine, spine + across * width[:, None])
        ]
        kit.place(kit.sheet(np.stack(rows, 1), clay("#f2dcb8", bump=0.2)), GUEST).name = "moth feeler"


def paint(draft):
    """One lamp in a plum-dark room."""
    light.world("#4a3488", "#2f1c4a", 0.3)
    stage.camera((0.25, -12.5, 3.3), (-0.08, 0, 2.72), 54)
    kit.box((30, 0.3, 24), surfaces.plaster("#5a3f8a"), (0, 4.6, -6), bevel=0)
    kit.box(
        (18, 12, 0.4), surfaces.wood("#54304a", along="x", grain=5), (0, -2.2, -0.4), bevel=0.03
    ).name = "table"
    shade()
    neck()
    crown()
    moth()
    light.area((-6, -8, 8), (-0.5, 0, 4), 7, 300, "#9a84f0")
    light.area((-4.5, 3.0, 7.5), (-0.4, 0, 4.2), 1.2, 90, "#ffa868", 40)
    light.area((2.5, -5, 7.5), (0.2, 0, 5), 1.2, 80, "#ffc070", 40)
    return Finish(
        fog=Fog("#2f1c54", 14, 24, 0.3),
        shadows="#180c2c",
        lights="#ffefc8",
        focus=("crown", "shade", "moth"),
        vignette=0.3,
        lift=0.6,
    )
