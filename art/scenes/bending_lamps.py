# SPDX-License-Identifier: GPL-3.0-or-later
"""The street lamps have bent down to see who walks so late."""

import random

import numpy as np
from mathutils import Vector
from scipy.spatial import cKDTree

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.pixels import smoothstep

WALKER = np.array((0.05, -2.7, 0))
# Foot of a lamp, and where its head has come to.
CURIOUS = (
    ((-2.1, -4.4), (-0.86, -3.5, 1.5)),
    ((2.1, -3.9), (0.95, -3.3, 1.95)),
    ((-2.2, -1.4), (-0.62, -2.5, 2.4)),
    ((2.2, -0.6), (0.9, -2.2, 0.95)),
    ((-2.2, 1.8), (-0.85, -1.4, 1.35)),
    ((2.2, 2.8), (0.3, -1.6, 2.85)),
    ((-2.2, 6.2), (-0.9, 4.2, 3.6)),
    ((2.2, 7.4), (1.3, 5.8, 3.9)),
)
STRAIGHT = ((-2.2, 10.5), (2.2, 12), (-2.2, 15), (2.2, 17), (-2.2, 20))


def paving():
    """Wet cobbles."""
    stones = cKDTree(np.random.default_rng(3).uniform((-4, -9), (4, 9), (2600, 2)))

    def joint(x, y):
        d, _ = stones.query(np.stack([np.ravel(x), np.ravel(y)], -1), k=2)
        return (smoothstep(0.09, 0.01, d[:, 1] - d[:, 0])).reshape(np.shape(x))

    def paint(x, y, z):
        dark = 0.85 * joint(x, y)[:, None]
        return np.array(linear("#4a3570")) * (1 - dark) + np.array(linear("#2a1838")) * dark

    wet = clay(bump=0.22, grain=8, vary=0.2, rough=0.36)
    kit.land(lambda x, y: -0.04 * joint(x, y), (-4, 4), (-9, 9), wet, 330, paint)
    kit.land(lambda x, y: 0 * x - 0.02, (-6, 6), (9, 43), haze(), 8)
    for s in (-1, 1):
        kit.box((1.2, 26, 0.12), clay("#34204e", bump=0.4, rough=0.5), (s * 2.55, 3, 0))


def haze():
    """What is far takes the colour of the evening."""
    return clay("#e8a488", emit=0.4, bump=0.2, vary=0.05)


def houses():
    """Two rows without a light; in the last house somebody holds a curtain aside."""
    rng = random.Random(5)
    pane = clay("#150a20", rough=0.95, bump=0)
    for s in (-1, 1):
        y = -7.5
        while y < 38:
            deep, tall = rng.uniform(2.2, 3.2), rng.uniform(3.6, 5.6)
            wall = clay(rng.choice(("#33204e", "#3c2458", "#2b1842", "#402a54")), bump=0.5, grain=6, vary=0.2)
            if y > 24:
                wall = haze()
            kit.box((2.4, deep, tall), wall, (s * 4.3, y + deep / 2, 0), bevel=0.05)
            x, top = s * 4.3, tall + rng.uniform(0.9, 1.5)
            corners = [
                (x - 1.4, y, tall),
                (x + 1.4, y, tall),
                (x + 1.4, y + deep, tall),
                (x - 1.4, y + deep, tall),
                (x, y, top),
                (x, y + deep, top),
            ]
            kit.facets(
                corners,
                [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5)],
                haze() if y > 24 else clay("#22122f", bump=0.6, grain=9),
            )
            for z in np.arange(1.5, tall - 0.8, 1.35) if y <= 24 else ():
                for k in (0.3, 0.7):
                    kit.box((0.06, 0.5, 0.8), pane, (s * 3.09, y + deep * k, z), bevel=0)
                    kit.box((0.12, 0.62, 0.07), wall, (s * 3.07, y + deep * k, z - 0.08), bevel=0.01)
            y += deep + 0.04
    kit.box((0.05, 0.5, 0.8), clay("#a8641c", emit=0.25), (-3.05, 8.6, 2.85), bevel=0)
    kit.box((0.07, 0.3, 0.8), clay("#6a48b0"), (-3.03, 8.75, 2.85), bevel=0)
    kit.sphere((0.06, 0.08, 0.1), lamp("#ffd27a", 4), (-2.98, 8.52, 3.2), 14)


def lantern(at, towards, power):
    """The head of a lamp: a hat of iron, a face of light."""
    iron = clay("#1e1028", rough=0.4, metal=0.2)
    gaze = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    parts = [
        kit.lathe(
            [
                (0.001, 0.34),
                (0.05, 0.34),
                (0.07, 0.22),
                (0.12, 0.18),
                (0.3, 0.0),
                (0.32, -0.03),
                (0.27, -0.01),
                (0.001, 0.12),
            ],
            iron,
            36,
        ),
        kit.sphere((0.19, 0.19, 0.17), lamp("#ffb84a", 7), (0, 0, 0.0), 24),
    ]
    head = kit.group(parts, at)
    head.rotation_euler = gaze
    ahead = (Vector(towards) - Vector(at)).normalized()
    light.bulb(np.array(at) + np.array(ahead) * 0.24, power, "#ffad45", 0.12)


def lamps():
    """The nearer, the more curious."""
    iron = clay("#241430", rough=0.4, metal=0.2, bump=0.3)
    face = WALKER + (0, 0, 1.15)
    for k, ((x, y), head) in enumerate(CURIOUS):
        h = np.array(head)
        back = h - face
        back = back / np.linalg.norm(back)
        nape = h + back * 0.33
        crest = np.array((x * 0.5 + h[0] * 0.5, y * 0.5 + h[1] * 0.5, max(h[2] + 0.9, 3.3 + 0.25 * (k % 3))))
        path = [(x, y, 0), (x, y, 1.6), (x * 0.98, y, 2.9), crest, nape + back * 0.35 + (0, 0, 0.25), nape]
        kit.rope(path, 0.075, iron, 10)
        kit.place(kit.lathe([(0.2, 0), (0.17, 0.12), (0.09, 0.2), (0.07, 0.55)], iron, 20), (x, y, 0.1))
        lantern(head, face, 17 if k < 6 else 22)
    for x, y in STRAIGHT:
        kit.rope([(x, y, 0), (x, y, 2), (x, y, 3.9)], 0.06, iron, 2)
        lantern((x, y, 4.1), (x, y, 0), 16)


def paint(draft):
    """Late, after rain."""
    light.world("#4a3a90", "#1c1030", 0.42)
    camera = stage.camera((0, -8.9, 1.6), (0, 4, 2.5), 39)
    night = sky.gradient(
        [
            (0, "#241448"),
            (0.22, "#3c2478"),
            (0.4, "#6a48a8"),
            (0.49, "#c07a90"),
            (0.55, "#ffb48a"),
            (1, "#ffb48a"),
        ],
        4,
        0.06,
    )
    sky.backdrop(sky.stars(night, 40, 4, down_to=0.3, size=1.0), 70, camera)
    paving()
    houses()
    lamps()
    light.area((-3, -9, 8), (0, -2, 1), 4, 260, "#8a78ff")
    light.area((1.2, -6.5, 2.6), (0.05, -2.7, 0.8), 0.6, 12, "#ffb860", 40)
    light.area((0.5, 20, 3), (0, 0, 1), 3, 900, "#ff9a6a")
    return Finish(
        fog=Fog("#f4aa8a", 15, 46, 0.95), exposure=1.1, shadows="#1a0c30", lights="#ffe6b8", vignette=0.32
    )
