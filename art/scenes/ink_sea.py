# SPDX-License-Identifier: GPL-3.0-or-later
"""A bottle of ink has tipped over, and the spill is a sea."""

import math
import random
from dataclasses import replace

import cv2
import numpy as np

from painter import kit, light, materials, sky, stage
from painter.colour import srgb
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import creatures, sea, things
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure
from painter.people.stances import STANCES
from painter.pixels import F, mix, noise, ramp, smoothstep

HALF, LONG = 2.75, 3.3  # of a page


def page_height(x):
    """How the page bulges away from the spine."""
    a = np.abs(x)
    return 0.12 + 0.62 * (1 - np.exp(-a * 2.6)) * (1 - 0.10 * a)


def handwriting(seed):
    """A page of words that nobody can read."""
    h, w, rng = 1000, 760, random.Random(seed)
    sheet = (
        np.ones((h, w, 3), F) * srgb("#f1e4c6") * (1 + 0.16 * (noise(h, w, 120, seed, 5) - 0.5))[..., None]
    )
    ink = (np.clip(sheet, 0, 1) * 255).astype(np.uint8)
    for y in range(90, h - 80, 30):
        x = 80
        while x < w - 90:
            length = rng.randint(14, 70)
            word = [(int(x + k * 6), int(y + rng.uniform(-5, 5))) for k in range(max(2, length // 6))]
            cv2.polylines(ink, [np.array(word)], False, (70, 52, 60), 2, cv2.LINE_AA)
            x += length + 14
            if rng.random() < 0.03:
                break
    return ink.astype(F) / 255


def book():
    """An open book on a desk."""
    for i in range(-5, 6):
        plank = clay(("#7a4a34", "#68402e", "#86543a")[i % 3], bump=0.5, grain=4, rough=0.5, vary=0.2)
        kit.box((1.5, 30, 0.2), plank, (i * 1.52, 0, -0.35))
    for side in (-1, 1):
        n = 60
        x, y = np.meshgrid(np.linspace(0, HALF, n), np.linspace(-LONG, LONG, n))
        x = x if side > 0 else x[:, ::-1]
        leaf = kit.sheet(
            np.stack([side * x, y, page_height(x)], -1), materials.picture(sky.image(handwriting(5 + side)))
        )
        corners = np.array([loop.vertex_index for loop in leaf.data.loops])
        across = np.tile(np.linspace(0, 1, n), n)
        up = np.repeat(np.linspace(0, 1, n), n)
        where = leaf.data.uv_layers.new(name="UV")
        where.data.foreach_set("uv", np.stack([across[corners], up[corners]], -1).ravel().astype(F))
        for k in range(7):
            kit.box(
                (2.36, 6.6, 0.06),
                clay(("#e2d0a8", "#cbb78e")[k % 2]),
                (side * 1.56, 0, -0.14 + k * 0.075),
                bevel=0.01,
            )
        kit.box((2.95, 6.95, 0.12), clay("#7a2430", bump=0.3, rough=0.5), (side * 1.45, 0, -0.25), bevel=0.04)


def spill():
    """Ink with waves and foam."""
    n = kit.detail(340)
    x, y = np.meshgrid(np.linspace(-3.6, 3.8, n), np.linspace(-4.2, 4.2, n))
    edge = np.hypot((x - 0.05 - 0.08 * y) / 2.75, (y - 0.45) / 3.05) + (noise(n, n, n * 0.3, 4) - 0.5) * 0.6
    edge = np.minimum(
        edge, np.hypot((x - 2.1) / 1.0, (y - 2.4) / 1.3) + (noise(n, n, n * 0.2, 8, 3) - 0.5) * 0.5
    )
    pools = cv2.connectedComponents((edge < 1.0).astype(np.uint8))[1]
    depth = smoothstep(1.0, 0.72, edge) * (pools == np.bincount(pools[pools > 0]).argmax())
    phase = 3.4 * y + 0.9 * x + 0.9 * np.sin(1.5 * x) + 2.2 * (noise(n, n, n * 0.22, 12, 3) - 0.5)
    wave = 0.085 * (2 * (0.5 + 0.5 * np.sin(phase)) ** 2.2 - 0.8)
    wave += 0.035 * np.sin(6.3 * y - 3.2 * x + 1.3) + 0.02 * np.sin(11 * x + 5 * y)
    floor = (
        np.where(np.abs(x) > HALF, -0.13, np.maximum(page_height(x), 0.60 * smoothstep(1.02, 0.9, edge)))
        - 0.10
    )
    height = floor + depth * (0.255 + wave * smoothstep(1.0, 0.5, edge) * 0.95)
    crest = smoothstep(0.075, 0.115, wave) * smoothstep(0.98, 0.7, edge)
    foam = np.clip(crest * smoothstep(0.38, 0.52, noise(n, n, n * 0.032, 3, 3, 2.0)), 0, 1)
    colour = (
        ramp(
            np.clip(0.42 + wave * 3.4, 0, 1),
            [(0, "#0a0f33"), (0.4, "#16246a"), (0.75, "#2b56a8"), (1, "#5fa0d8")],
        )
        ** 2.2
    )
    colour = mix(colour, np.broadcast_to(np.array([0.85, 0.9, 0.95], F), colour.shape), foam * 0.7)
    faces = kit.quads(n, n)
    wet = faces[depth.reshape(-1)[faces].max(1) > 0.001]
    kit.mesh(
        np.stack([x, y, height], -1).reshape(-1, 3),
        wet,
        clay(rough=0.24, bump=0.05, vary=0),
        colour.reshape(-1, 3),
    )


def bottle():
    """The bottle on its side."""
    dark = clay("#1a2a5e", rough=0.12, bump=0, vary=0)
    profile = [
        (0.001, -0.9),
        (0.72, -0.88),
        (0.8, -0.75),
        (0.8, 0.2),
        (0.7, 0.42),
        (0.34, 0.52),
        (0.32, 0.8),
        (0.42, 0.82),
        (0.42, 0.98),
        (0.3, 0.98),
        (0.28, 0.5),
    ]
    label = [(0.805, -0.55), (0.81, -0.5), (0.81, 0.0), (0.805, 0.05)]
    kit.group(
        [kit.lathe(profile, dark, 48), kit.lathe(label, clay("#efdcae", bump=0.3), 48)],
        (2.75, 3.2, 0.62),
        (0, -100, -140),
        0.95,
    )


def boat():
    """A folded boat with someone in it who holds up a lamp."""
    sailor = figure(
        "small child",
        replace(
            STANCES["sitting on the ground"],
            on_edge=True,
            left_foot=(0.1, 0.8, 0),
            right_foot=(0.06, 0.72, 0),
        ),
        Clothes(
            "#d23a2e", 0.0, trousers="#33405e", hat="brim", hat_colour="#f4c850", band="#a8322a", cut="jumper"
        ),
        skin="umber",
        tall=0.95,
        expression="gazing",
        reach={"right": (-0.26, -0.24, 0.5)},
    )
    parts = [*things.paper_boat(), kit.place(sailor, (0.42, -0.02, 0.36), (0, 0, 262), 1.0)]
    pole = clay("#3a2418")
    parts.append(
        kit.rope([(-0.62, 0, 0.3), (-0.66, 0, 0.8), (-0.62, 0, 1.12), (-0.5, 0, 1.16)], 0.022, pole, 4)
    )
    parts.append(kit.sphere(0.11, lamp("#ffc45a", 10), (-0.47, 0, 1.02), 20))
    kit.group(parts, (-0.95, -1.15, 0.72), (6, -7, 24), 1.25)
    light.bulb((-1.45, -1.6, 1.95), 34, "#ffb24a", 0.12)


def pencil():
    """A pencil that stands as a lighthouse."""
    parts = [
        kit.lathe([(0.001, 0), (0.2, 0), (0.2, 0.22), (0.001, 0.22)], clay("#e88a86"), 32),
        kit.lathe([(0.22, 0.22), (0.22, 0.42)], clay("#b9b4ac", metal=0.8, rough=0.3), 32),
        kit.lathe([(0.2, 0.42), (0.2, 2.0)], clay("#e0a52c", bump=0.1), 6),
        kit.lathe([(0.2, 2.0), (0.06, 2.5)], clay("#e8c896"), 24),
        kit.lathe([(0.06, 2.5), (0.001, 2.66)], lamp("#ffe2a0", 30), 16),
    ]
    kit.group(parts, (-2.35, 1.5, 0.6), (0, -4, 0))
    light.bulb((-2.4, 1.4, 3.4), 170, "#ffd080", 0.15)


def paint(draft):
    """Night on a writing desk, seen from above."""
    light.world("#38508f", "#20264a", 0.45)
    stage.camera((0, -8.4, 8.2), (0, 0.35, 0.55), 45)
    book()
    spill()
    bottle()
    kit.place(sea.whale_tail(), (0.75, 1.2, 0.62), (-12, -8, 16), 1.35)
    rng, spray = random.Random(3), clay("#e6f0fa")
    for _ in range(34):
        a, d = rng.random() * 6.28, 0.5 + rng.random() * 0.35
        kit.sphere(
            0.02 + 0.055 * rng.random() ** 2,
            spray,
            (0.75 + d * math.cos(a), 1.2 + d * math.sin(a), 0.75 + rng.random() * 0.5),
            10,
        )
    boat()
    pencil()
    bird = kit.mould(creatures.bird("#fbf1dc"))
    for at, turn, size in (
        ((-0.7, 2.2, 2.0), 30, 0.55),
        ((-1.2, 2.7, 2.3), 50, 0.45),
        ((-0.1, 2.9, 2.4), 20, 0.4),
    ):
        kit.cast(bird, at, (0, 0, turn), size)
    light.area((-5, 3, 9), (0, 0, 0), 3, 900, "#9fb8ff")
    light.area((6, -5, 6), (0, 0, 0), 4, 260, "#ff9a6a")
    light.area((0, 8, 5), (0, 0, 0.5), 4, 500, "#7fa0ff")
    return Finish(exposure=1.25, shadows="#10163f", lights="#ffe8bd", vignette=0.4)
