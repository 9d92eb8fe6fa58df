# SPDX-License-Identifier: GPL-3.0-or-later
"""The mountain is asleep, and someone draws the fields up over it like a quilt."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import buildings, plants
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure

FUR = "#e8eef6"
HUMPS = (  # middle, radii: what the quilt lies on
    ((1.1, 3.2, 1.3), (3.3, 2.9, 3.75)),
    ((2.9, 2.6, 0.8), (2.6, 2.4, 2.7)),
    ((-0.35, 1.3, 1.0), (1.55, 1.7, 1.75)),
)
PATCHES = ("#c85a34", "#d8a868", "#4f6890", "#a8b4b0", "#8f4436", "#7890b0", "#d8c8a4", "#3c5278", "#c88048")
CORNER = np.array((-1.15, -3.55, 0.98))


def ground(x, y):
    """Snow in low drifts."""
    return 0.06 * np.sin(x * 0.9 + y * 0.4) + 0.05 * np.sin(y * 1.6 - x * 0.5) - 0.05


def over(x, y):
    """The height of a cloth that lies on bear and snow."""
    best = ground(x, y) + 0.06
    for (cx, cy, cz), (rx, ry, rz) in HUMPS:
        inside = 1 - ((x - cx) / (rx * 1.1)) ** 2 - ((y - cy) / (ry * 1.1)) ** 2
        top = cz + rz * 1.07 * np.sqrt(np.clip(inside, 0, 1)) - 4 * np.clip(-inside, 0, 1)
        h = np.clip(0.5 + 0.5 * (top - best) / 0.7, 0, 1)
        best = best * (1 - h) + top * h + 0.7 * h * (1 - h)
    near = np.exp(-(((x - CORNER[0]) / 0.95) ** 2 + ((y - CORNER[1]) / 0.7) ** 2))
    return best + (CORNER[2] - 0.05) * near**0.8


def bear():
    """A white bear as big as a mountain on its belly, its head laid on a paw at the left, in profile."""
    b = Clay()
    for middle, radii in HUMPS:
        b.add(ball(middle, radii), FUR, 0.4)
    b.add(ball((-1.15, -0.55, 1.02), (1.12, 1.0, 1.02), (0, -14, 0)), FUR, 0.45)
    b.add(ball((-2.1, -0.95, 0.66), (0.74, 0.56, 0.5), (0, -16, 12)), FUR, 0.35)
    for x, y, z, r in ((-0.72, -1.15, 1.98, 0.33), (-0.5, 0.2, 2.1, 0.3)):
        b.add(ball((x, y, z), (r, 0.19, r), (0, 16, 14)), FUR, 0.14)
        b.carve(ball((x - 0.05, y - 0.2, z + 0.02), (r * 0.52, 0.12, r * 0.52)), 0.1, "#9aa6c4")
    b.add(ball((-1.7, -1.7, 0.14), (1.15, 0.5, 0.36), (0, 0, 10)), FUR, 0.16)
    lid = [(-1.78, -1.42, 1.2), (-1.62, -1.5, 1.08), (-1.42, -1.5, 1.05), (-1.25, -1.46, 1.12)]
    b.carve(tube(lid, [0.03, 0.05, 0.05, 0.03], 6), 0.04, "#2c3654")
    b.add(ball((-2.74, -1.08, 0.82), (0.18, 0.22, 0.16)), "#222a44", 0.05)
    lip = [(-2.7, -1.3, 0.6), (-2.4, -1.5, 0.48), (-2.05, -1.5, 0.5)]
    b.carve(tube(lip, [0.025, 0.03, 0.02], 6), 0.03, "#5a6484")
    fur = clay(bump=0.8, grain=5, vary=0.08, rough=0.95)
    kit.model(b, (-3.2, -2.4, -0.4), (5.6, 6.2, 5.4), 180, fur).name = "bear"


def firs():
    """A wood that has grown along the back."""
    rng = random.Random(7)
    tree = kit.mould(plants.pine("#3c5070", "#dfe8f0"))
    for _ in range(60):
        x, y = rng.gauss(-0.2, 0.75), rng.uniform(2.0, 4.2)
        if x > 1.0 - 0.1 * y:
            continue
        kit.cast(
            tree, (x, y, float(over(x, y)) - 0.15), (0, 0, rng.uniform(0, 360)), rng.uniform(0.26, 0.46)
        ).name = "wood"


def hem(y):
    """The free edge of the quilt, from the corner in somebody's hands up over the shoulder."""
    return np.interp(y, (-4.6, -3.55, -2.6, -1.2, 0.4, 2.0, 5.0), (-0.6, -1.15, -0.75, -0.3, 0.25, 0.75, 1.3))


def quilt():
    """A patchwork of fields, still flat and furrowed in front of us, cloth where it climbs the bear."""
    n, m = kit.detail(420), kit.detail(420)
    y = np.linspace(-6.2, 4.0, m)[:, None] + np.zeros((1, n))
    edge = hem(y)
    x = edge + np.linspace(0, 1, n)[None] * (5.4 - edge)
    z = over(x, y)
    run = np.cumsum(np.hypot(np.diff(y, axis=0, prepend=y[:1]), np.diff(z, axis=0, prepend=z[:1])), 0)
    a, b = (x + 0.5 + 0.05 * np.sin(run * 2)) / 1.25, (run + 0.1 * np.sin(x * 1.7)) / 1.25
    puff = np.abs(np.sin(a * math.pi) * np.sin(b * math.pi)) ** 0.5
    z = z + 0.13 * puff
    z = np.where(x - edge < 0.1, z + 0.05 * np.sin(np.clip((x - edge) / 0.1, 0, 1) * math.pi) - 0.02, z)
    column, row = np.floor(a).astype(int), np.floor(b).astype(int)
    pick = (column * 4 + row * 7 + (column * row) % 5) % len(PATCHES)
    colours = np.array([linear(tone) for tone in PATCHES])[pick]
    turn = np.where((column + row) % 2 == 0, a, b)
    colours = colours * (1 - 0.2 * (np.sin(turn * 44) > 0.1))[..., None]
    seam = np.minimum(np.abs(a - np.round(a)), np.abs(b - np.round(b))) < 0.028
    stitch = seam & (np.sin((a + b) * 48) > 0.2)
    colours = np.where(
        stitch[..., None], np.array(linear("#e8e2d6")), np.where(seam[..., None], colours * 0.6, colours)
    )
    colours = np.where((x - edge < 0.12)[..., None], np.array(linear("#efe6d8")), colours)
    kit.sheet(
        np.stack([x, y, z], -1), clay(bump=0.35, grain=16, vary=0.08, rough=0.95), colours
    ).name = "quilt"


def farms():
    """Two roofs on the patches, lit."""
    for x, y, s, turn in ((1.55, -4.4, 0.6, -14), (1.1, -2.8, 0.5, 16)):
        z = float(over(x, y)) + 0.06
        buildings.house(
            (x, y, z), (0, 0, turn), s, wall="#a08c80", tiles="#e6ecf6", glow="#ffb850", shine=5, windows=2
        )
        light.bulb((x - 0.05, y - 0.5, z + 0.15), 4, "#ffb050", 0.1)


def tucker():
    """Small in the snow before the bear's nose, she leans into it and drags the fields by their corner."""
    coat = Clothes(
        "#26355c",
        0.7,
        0.12,
        hat="headscarf",
        hat_colour="#f0702f",
        scarf="#f0702f",
        shoes="#1c1a28",
        cut="coat",
    )
    her = figure(
        "woman",
        "pulling",
        coat,
        skin="brown",
        far=False,
        reach={"left": (0.16, 0.16, 0.74), "right": (-0.02, 0.2, 0.7)},
    )
    kit.place(her, (CORNER[0] - 0.34, CORNER[1] - 0.1, float(ground(-1.5, -3.6)) + 0.02), (0, 0, -84), 1.3)
    light.area((-3.6, -6.5, 2.2), (-1.4, -3.5, 0.6), 0.8, 34, "#ffb878")


def paint(draft):
    """Blue dusk in the snow, the last warm light from the left."""
    light.world("#6f86c4", "#8a88a8", 0.4)
    camera = stage.camera((-0.3, -13.8, 3.1), (-0.3, 0, 2.75), 46)
    dusk = sky.gradient(
        [
            (0, "#24335f"),
            (0.25, "#3d5284"),
            (0.45, "#7488b0"),
            (0.6, "#b4b0bc"),
            (0.7, "#f0c0a0"),
            (1, "#dcd4dc"),
        ],
        6,
        0.06,
    )
    sky.backdrop(sky.stars(dusk, 46, 5, "#fff0d8", down_to=0.4), 60, camera)
    for y, tone, tall, phase in ((34, "#7f92b8", 6.4, 0.5), (22, "#98a8c6", 3.6, 2.2)):
        xs = np.linspace(-40, 40, 160)
        edge = tall * (0.6 + 0.25 * np.sin(xs * 0.19 + phase) + 0.2 * np.abs(np.sin(xs * 0.31 + 2 * phase)))
        shape = paper.Polygon([*zip(xs, edge, strict=True), (40, -3), (-40, -3)])
        paper.cutout(shape, clay(tone), (0, y, 0), depth=0.1, bevel=0)
    kit.land(
        ground, (-16, 16), (-13, 24), clay("#dfe8f2", bump=0.5, grain=4, vary=0.05, rough=0.95), 200
    ).name = "snow"
    bear()
    firs()
    quilt()
    farms()
    tucker()
    rng = random.Random(3)
    flake = lamp("#ffffff", 0.8)
    for _ in range(70):
        kit.sphere(
            rng.uniform(0.01, 0.022), flake, (rng.uniform(-4, 5), rng.uniform(-7, -1), rng.uniform(0, 7)), 8
        )
    light.area((-9, -4, 5.5), (0, 0, 2), 3, 1000, "#ffc8a0")
    light.area((8, -7, 6), (2, 0, 2), 5, 330, "#7f98e8")
    light.area((-2, 10, 8), (0.5, 1, 3.5), 4, 700, "#dfe8ff")
    return Finish(
        fog=Fog("#c4c8d8", 15, 44, 0.6),
        shadows="#202c5c",
        lights="#fff6e6",
        focus=("quilt",),
        vignette=0.2,
        lift=0.7,
    )
