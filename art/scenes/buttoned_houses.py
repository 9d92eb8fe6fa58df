# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody is buttoning the snow up over the village."""

import math
import random

import numpy as np

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, plants, things
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure

SHUT = -1.2  # up to here, from behind, the snow is closed
THICK = 0.5


def middle(y):
    """The line on which the two halves of the coat meet."""
    return 0.35 * np.sin(y * 0.22 + 0.4) - 0.1


def opening(y):
    """Half the width of what is still open."""
    return np.where(y < SHUT, 0.26 * np.abs(y - SHUT) ** 1.28, 0)


def puffs(x, y):
    """Quilted snow: soft lozenges."""
    a, b = (x + 0.72 * y) / 2.3, (x - 0.72 * y) / 2.3
    return 0.34 * np.abs(np.sin(a * math.pi) * np.sin(b * math.pi)) ** 0.55


def height(x, y):
    """The top of the snow away from its edges."""
    flat = np.clip((np.abs(x - middle(y)) - opening(y) - 0.85) / 0.9, 0, 1)
    return (
        THICK
        + 0.1
        + (puffs(x, y) - 0.1) * flat
        + 0.1 * np.sin(x * 0.4 + 1) * np.sin(y * 0.3)
        + 0.012 * np.clip(np.abs(x) - 1, 0, 9) ** 2
    )


def flap(side):
    """One half of the coat; its edge is rolled, and the right one lies on the left."""
    n, m = kit.detail(300), kit.detail(420)
    y = np.linspace(-9.5, 24, m)[:, None] + np.zeros((1, n))
    u = np.linspace(0, 1, n)[None] + np.zeros((m, 1))
    lap = -0.42 if side > 0 else 0.1
    edge = middle(y) + side * (opening(y) + lap * np.clip((y - SHUT + 0.8) / 0.8, 0, 1))
    out = u**1.6 * 13
    x = edge + side * out
    roll = np.clip(out / 0.34, 0, 1)
    rim = np.sqrt(np.clip(1 - (1 - roll) ** 2, 0, 1))
    lift = (0.3 if side > 0 else 0.0) * np.exp(-((out / 1.5) ** 2))
    curl = 0.3 * np.exp(-((out / 0.8) ** 2)) * np.clip((SHUT - y) / 2, 0, 1)
    z = (height(x, y) + lift + curl) * rim + (
        0.04 if side < 0 else 0.34 * np.clip((y - SHUT + 0.8) / 0.8, 0, 1)
    ) * (1 - rim)
    seam = np.abs(out - 0.62) < 0.035
    dash = seam & (np.sin(y * 9) > -0.35)
    groove = np.minimum(
        np.abs(((x + 0.72 * y) / 2.3) - np.round((x + 0.72 * y) / 2.3)),
        np.abs(((x - 0.72 * y) / 2.3) - np.round((x - 0.72 * y) / 2.3)),
    )
    tone = np.array(linear("#e4ecf6")) * (1 - 0.22 * np.exp(-((groove / 0.035) ** 2)))[..., None]
    tone = np.where(dash[..., None], np.array(linear("#e86a34")), tone)
    z = np.where(dash, z + 0.02, z)
    kit.sheet(np.stack([x, y, z], -1), clay(bump=0.35, grain=9, vary=0.05, rough=0.95), tone).name = "snow"


def button(x, y, z, size, tilt=0):
    """A big horn button with four holes and a cross of thread."""
    horn, thread = clay("#e0602c", rough=0.35, bump=0.25, grain=5, vary=0.2), clay("#f6ead4", bump=0.4)
    rim = [(0.001, 0.06), (0.3, 0.06), (0.36, 0.13), (0.44, 0.13), (0.5, 0.06), (0.48, 0.0), (0.001, 0.0)]
    parts = [kit.lathe(rim, horn, 56)]
    for a in range(4):
        t = math.radians(45 + 90 * a)
        parts.append(
            kit.sphere(
                (0.05, 0.05, 0.02), clay("#3a1a14"), (0.13 * math.cos(t), 0.13 * math.sin(t), 0.06), 12
            )
        )
    parts += [
        kit.rope([(-0.1, -0.1 * s, 0.05), (0, 0, 0.12), (0.1, 0.1 * s, 0.05)], 0.03, thread, 4)
        for s in (-1, 1)
    ]
    for part in parts:
        part.name = "button"
    kit.group(parts, (x, y, z), (tilt, 0, 12), size)


def buttons():
    """Closed ones behind, two that wait."""
    for y in (0.75, 3.3, 6.2, 9.6, 13.4):
        x = float(middle(y)) + 0.18
        button(x, y, float(height(x, y)) + 0.27, 1.2, -3)
    for y in (-3.6, -6.2):
        x = float(middle(y) + opening(y)) + 1.15
        button(x, y, float(height(x, y)) + 0.36, 1.2, 0)


def meadow():
    """Under it, where the coat is open, there is still summer."""
    kit.plane(16, 20, clay("#5c8038", bump=0.9, grain=14, vary=0.3), (0, -6, 0.02)).name = "meadow"
    blades = [
        plants.tuft(c, 16, 0.3, spread=0.1, width=0.016, seed=k)
        for k, c in enumerate(("#88a848", "#6c9040", "#a8bc58"))
    ]

    def spot(rng):
        y = rng.uniform(-8.2, SHUT - 0.4)
        half = float(opening(y)) - 0.1
        return (float(middle(y)) + rng.uniform(-half, half), y) if half > 0 else None

    plants.meadow(blades, kit.detail(2600), spot, lambda x, y: 0 * x, (0.6, 1.1), 2)
    heads = [kit.mould(plants.poppy(c)) for c in ("#e8502c", "#f0a040", "#f6e6d0")]
    rng = np.random.default_rng(5)
    for _ in range(60):
        where = spot(rng)
        if where:
            kit.cast(
                heads[int(rng.integers(3))],
                (*where, 0.27),
                (rng.uniform(-20, 20), 0, rng.uniform(0, 360)),
                rng.uniform(0.5, 0.85),
            ).name = "poppy"


def village():
    """Houses in the hollows of the quilt, sunk to their sills, all lamps lit."""
    rng = random.Random(4)
    walls, roofs = ("#c4a48c", "#b08a80", "#98a0b4", "#d0b898"), ("#eef3fa", "#e4ebf6")
    spots = [
        (-2.6, 1.4),
        (-3.9, 4.2),
        (-2.2, 6.6),
        (-4.6, 8.8),
        (2.9, 2.6),
        (4.1, 5.4),
        (2.5, 7.6),
        (4.9, 9.6),
    ]
    spots += [
        (-2.9, 11.2),
        (-6.4, 12.4),
        (2.7, 12.2),
        (6.6, 13.2),
        (-4.6, 15.4),
        (4.4, 16),
        (0.9, 17),
        (-1.6, 18.5),
    ]
    for k, (x, y) in enumerate(spots):
        z = float(height(np.array(x), np.array(y))) - 0.3
        s = rng.uniform(1.35, 1.7)
        buildings.house(
            (x, y, z),
            (0, 0, rng.uniform(-16, 16)),
            s,
            height=0.62,
            wall=walls[k % 4],
            tiles=roofs[k % 2],
            glow="#ffb648",
            shine=5,
        )
        if y < 10:
            light.bulb((x, y - 0.85, z + 0.75), 12, "#ffa848", 0.15)
    tree = kit.mould(plants.pine("#34506c", "#dfe9f4"))
    for _ in range(60):
        x, y = rng.choice((-1, 1)) * rng.uniform(1.8, 10), rng.uniform(3, 22)
        if min(math.dist((x, y), at) for at in spots) > 1.3:
            kit.cast(
                tree,
                (x, y, float(height(np.array(x), np.array(y))) - 0.1),
                (0, 0, rng.uniform(0, 360)),
                rng.uniform(0.7, 1.2),
            ).name = "wood"


def tailor():
    """At the end of the opening, from behind: both hands at the edges, a lantern set down in the grass."""
    y = SHUT - 1.25
    x = float(middle(y))
    coat = Clothes(
        "#2c3c68", 0.75, 0.1, hat="brim", hat_colour="#3a2c3c", band="#e0602c", scarf="#e0602c", cut="coat"
    )
    him = figure(
        "thin elder",
        "reaching",
        coat,
        skin="peach",
        far=False,
        hunch=14,
        reach={"left": (0.3, -0.3, 0.56), "right": (-0.3, -0.3, 0.58)},
    )
    kit.place(him, (x, y - 0.15, 0.05), (0, 0, 180), 1.75)
    things.lantern((x - 0.75, y - 0.75, 0.95), power=60, size=0.9)


def paint(draft):
    """The blue hour, from the height of a roof."""
    light.world("#5a74b8", "#6a70a0", 0.42)
    camera = stage.camera((0.2, -12.6, 8.6), (0.1, 1.6, 0.7), 43)
    dusk = sky.gradient(
        [
            (0, "#22305e"),
            (0.1, "#3a4c82"),
            (0.17, "#7f88b0"),
            (0.22, "#e0b0a0"),
            (0.26, "#f6c8a0"),
            (1, "#d0d0dc"),
        ],
        6,
        0.03,
    )
    sky.backdrop(sky.stars(dusk, 60, 2, down_to=0.12), 70, camera)
    meadow()
    flap(-1)
    flap(1)
    buttons()
    village()
    tailor()
    light.area((-9, 6, 7), (0, 2, 0), 4, 1500, "#b8c8ff")
    light.area((8, -8, 9), (0, -2, 0), 5, 420, "#8a9cf0")
    light.area((-2, -9, 5), (0, -4.5, 0), 2, 170, "#ffc890", 60)
    return Finish(
        fog=Fog("#a8a4bc", 18, 46, 0.7),
        shadows="#18245a",
        lights="#fff2dc",
        focus=("button", "lantern"),
        lift=0.7,
        vignette=0.24,
    )
