# SPDX-License-Identifier: GPL-3.0-or-later
"""He knocks at the tree; somebody in the trunk was asleep."""

import random

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, limb, rotation, tube
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import pelts
from painter.motifs.forms import placed

TRUNK, RADIUS = 1.75, 2.75
HOLE = (1.4, 1.7)
WIDE, TALL = 1.4, 1.56
OWL, TURN = (1.36, -2.45, 1.62), (8, -4, -24)


def birch():
    """Smooth pale bark with dashes and dark scars; a round hole in it."""
    rng = np.random.default_rng(8)
    n, m = kit.detail(520), kit.detail(900)
    a, z = np.meshgrid(np.linspace(-np.pi - 0.3, 0.3, n), np.linspace(-8, 8, m), indexing="ij")
    base = np.array(linear("#ddd3b8"))
    tone = 1 + 0.08 * np.sin(3 * a + 0.7 * z) + 0.06 * np.sin(9 * z + 4 * a) * np.sin(1.3 * z)
    paint = base * tone[..., None]
    relief = 0.03 * np.sin(2.2 * z + a) + 0.012 * np.sin(14 * z + 3 * np.sin(4 * a))

    def stain(weight, colour):
        nonlocal paint
        paint = paint * (1 - weight[..., None]) + np.array(linear(colour)) * weight[..., None]

    def soft(d, edge):
        return np.clip(0.5 - d / edge, 0, 1)

    for _ in range(190):
        at, up = rng.uniform(-np.pi, 0), rng.uniform(-7, 7)
        wide, tall = rng.uniform(0.03, 0.2) ** 1.0, rng.uniform(0.018, 0.04)
        bend = 0.1 * rng.normal()
        d = np.hypot((a - at) / wide, (z - up - bend * (a - at)) / tall) - 1
        stain(soft(d, 0.9) * 0.75, "#5d4a3a")
    for at, up, size in (
        (-2.55, 3.6, 0.75),
        (-0.75, -2.6, 0.95),
        (-1.75, -4.6, 0.8),
        (-1.1, 4.6, 0.7),
        (-2.35, -2.0, 0.5),
    ):
        u, v = (a - at) * RADIUS / size, (z - up) / size
        ragged = 0.1 * np.sin(4.5 * u + up) + 0.04 * np.sin(13 * u)
        d = (
            np.abs(v + 0.35 * np.abs(u) + ragged)
            - 0.24 * np.clip(1.25 - np.abs(u), 0, 1)
            + 0.5 * np.clip(np.abs(u) - 1.1, 0, 9)
        )
        mark = soft(d, 0.12)
        stain(mark * 0.9, "#2e2622")
        relief = relief - 0.07 * mark
    moss = np.clip(
        0.7 * np.sin(1.1 * a + 2.5) - 0.5 + 0.25 * np.sin(2.1 * z) + 0.2 * np.sin(5 * z + 7 * a), 0, 1
    )
    stain(moss * 0.5, "#7d8a4e")
    x, up = HOLE
    r0 = RADIUS + relief + 0.09 * np.sin(0.55 * z + 0.4) + 0.03 * np.sin(1.9 * z + 1)
    px, py = TRUNK + r0 * np.cos(a), r0 * np.sin(a)
    d = np.hypot((px - x) / WIDE, (z - up) / TALL) - 1
    front = py < 0
    rim = np.exp(-((d / 0.16) ** 2)) * front
    r = r0 + 0.16 * rim
    stain(np.clip(rim * 0.9, 0, 1) * (0.6 + 0.4 * np.sin(5 * np.arctan2(z - up, px - x))), "#4a3526")
    points = np.stack([TRUNK + r * np.cos(a), r * np.sin(a), z], -1)
    faces = np.asarray(kit.quads(n, m)).reshape(-1, 4)
    gone = ((d < -0.06) & front).reshape(-1)
    faces = faces[~gone[faces].any(1)]
    thing = kit.mesh(points.reshape(-1, 3), faces, clay(bump=0.4, grain=7, vary=0.07), paint.reshape(-1, 3))
    thing.name = "bark"


def room():
    """Behind the hole: brown wood and the light of a night lamp."""
    g = Clay().add(ball((HOLE[0], -1.6, HOLE[1]), (1.7, 1.3, 1.9)), "#8a5426")
    g.carve(ball((HOLE[0], -1.8, HOLE[1]), (1.55, 1.3, 1.7)), 0.05, "#a8682c")
    kit.model(g, (-0.5, -2.4, -0.5), (3.4, 0, 3.9), 90, surfaces.wood())
    light.bulb((HOLE[0] + 0.7, -1.75, HOLE[1] + 0.9), 60, "#ffb055", 0.2)


def woodpecker():
    """At the trunk's edge, caught with a chip in the air; he looks up."""
    black, white, red, buff = "#1c2226", "#ebe3cf", "#c4301f", "#d9c4a0"
    g = Clay().add(
        tube(
            [(-1.45, 0, -4.0), (-2.0, 0, -3.1), (-2.2, 0, -2.2), (-2.2, 0, -1.35), (-2.12, 0, -0.75)],
            [0.3, 0.62, 0.7, 0.56, 0.42],
            10,
        ),
        black,
    )
    g.add(
        tube(
            [(-1.35, -0.05, -3.6), (-1.62, -0.05, -2.9), (-1.78, -0.05, -2.1), (-1.85, -0.05, -1.4)],
            [0.22, 0.42, 0.48, 0.36],
            8,
        ),
        buff,
        0.15,
    )
    g.paint(ball((-1.25, 0, -3.65), (0.4, 0.6, 0.42)), red, 0.12)
    head, frame = (-2.08, 0, -0.42), rotation((0, -28, 0))
    put = lambda f: placed(f, head, frame)  # noqa: E731
    g.add(put(ball((0, 0, 0), (0.56, 0.47, 0.48))), black, 0.2)
    g.paint(put(ball((0.12, -0.42, -0.12), (0.34, 0.22, 0.24))), white, 0.05)
    g.paint(put(ball((-0.25, 0, 0.34), (0.42, 0.5, 0.3))), red, 0.06)
    g.paint(put(ball((-0.52, 0, -0.05), (0.25, 0.5, 0.4))), red, 0.06)
    g.add(
        tube([(-1.5, 0.05, -3.7), (-1.25, 0.05, -4.4), (-1.02, 0.05, -5.2)], [0.3, 0.2, 0.06], 8), black, 0.1
    )
    wing = Clay().add(
        tube(
            [(-2.35, -0.48, -1.5), (-2.4, -0.58, -2.4), (-2.0, -0.42, -3.5), (-1.62, -0.25, -4.3)],
            [0.3, 0.42, 0.3, 0.05],
            10,
        ),
        black,
    )
    wing.paint(ball((-2.05, -0.9, -1.85), (0.2, 0.4, 0.5), (0, 14, 0)), white, 0.04)
    for k in range(5):
        z = -2.75 - 0.3 * k
        for j in range(3):
            wing.paint(
                ball((-2.52 + 0.2 * k * 0.55 + 0.26 * j, -0.9, z - 0.1 * j), (0.09, 0.6, 0.055), (0, 28, 0)),
                white,
                0.03,
            )

    def flow(p):
        return np.array((0.25, 0, -1.0)) + 0 * p

    pelts.coated(
        g,
        (-3.3, -1, -5.4),
        (-0.7, 1, 0.4),
        170,
        7000,
        flow,
        length=0.16,
        width=0.035,
        lift=0.08,
        stray=0.12,
        seed=2,
        bare=lambda p: p[:, 1] > 0.3,
        name="woodpecker",
    )
    pelts.coated(
        wing,
        (-3.2, -1.3, -4.7),
        (-1.2, 0.2, -1),
        130,
        2500,
        flow,
        length=0.4,
        width=0.06,
        lift=0.06,
        stray=0.06,
        seed=3,
        name="woodpecker wing",
    )
    b = Clay().add(put(limb((0.42, 0, 0.02), (1.3, 0, -0.02), 0.17, 0.035)), "#3c4448")
    kit.model(b, (-2.1, -0.5, -0.9), (-0.4, 0.5, 0.9), 90, clay(rough=0.35, bump=0.1)).name = "beak"
    eye = np.array(head) + frame @ np.array((0.2, -0.43, 0.1))
    kit.sphere((0.14, 0.07, 0.14), clay("#e8dcc0", rough=0.4), eye, 24).name = "eye ring"
    kit.sphere((0.105, 0.08, 0.105), clay("#140d0b", rough=0.12), eye + (0.0, -0.02, 0), 24).name = "eye"
    kit.sphere(0.03, lamp("#fff6dc", 3), eye + (0.03, -0.1, 0.04), 10).name = "eye light"
    f = Clay()
    for z, y in ((-2.35, -0.3), (-2.95, -0.1)):
        f.add(limb((-1.55, y, z - 0.25), (-1.12, y - 0.05, z), 0.1, 0.08), "#6f706a")
        for up in (0.32, 0.12, -0.22):
            f.add(
                tube(
                    [(-1.12, y - 0.05, z), (-0.98, y - 0.12, z + 0.6 * up), (-0.96, y - 0.1, z + up)],
                    [0.08, 0.07, 0.03],
                    5,
                ),
                "#6f706a",
                0.03,
            )
    kit.model(f, (-1.8, -0.7, -3.5), (-0.7, 0.4, -1.8), 80, clay(bump=0.5)).name = "claws"


def chips():
    """Where he struck, and what fell out."""
    rng = random.Random(6)
    wound = Clay()
    for k in range(6):
        wound.add(
            ball(
                (-0.72 + rng.uniform(-0.1, 0.12), -1.0, -0.55 + rng.uniform(-0.25, 0.25)), (0.14, 0.16, 0.16)
            ),
            ("#d9a35c", "#b97a3c")[k % 2],
            0.05,
        )
    kit.model(wound, (-1.2, -1.4, -1.1), (-0.3, -0.7, 0.1), 40, surfaces.wood(along="z")).name = "wound"
    for _ in range(13):
        t = rng.random()
        at = (
            -0.9 - 1.1 * t * rng.uniform(-0.2, 1),
            -1.5 - 0.5 * rng.random(),
            -0.5 + 0.7 * (1 - t) - 4.6 * t * t,
        )
        chip = kit.box(
            (rng.uniform(0.12, 0.26), 0.03, rng.uniform(0.05, 0.1)),
            surfaces.wood("#e0b070", along="x"),
            bevel=0.01,
        )
        kit.place(chip, at, (rng.uniform(0, 360), rng.uniform(0, 360), rng.uniform(0, 360)))
        chip.name = "chip"


def paint(draft):
    """Early sun along a birch; green morning behind."""
    light.world("#a8b878", "#2f4a34", 0.42)
    camera = stage.camera((0.1, -20, 0.0), (0.1, 0, -0.4), 62)
    sky.backdrop(
        sky.gradient(
            [(0, "#3f6a40"), (0.35, "#86a052"), (0.58, "#bcc070"), (0.75, "#86a052"), (1, "#3a6440")], 5, 0.1
        ),
        75,
        camera,
    )
    birch()
    room()
    woodpecker()
    chips()
    light.area((-8, -8, 6), (0.3, 0, 0), 2.0, 2500, "#ffe2a0")
    light.area((7, -9, -2), (1, 0, 0), 5, 260, "#7fb0a0")
    light.area((-5, 6, 2), (-1.5, 0, -1), 3, 900, "#f0e090")
    return Finish(
        shadows="#14281c",
        lights="#fff2cc",
        focus=("owl", "woodpecker", "beak", "eye", "cap", "claws"),
        vignette=0.25,
    )
