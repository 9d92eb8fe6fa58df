# SPDX-License-Identifier: GPL-3.0-or-later
"""Two cats meet on the ridge of a roof, and neither will go first."""

import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, cone, limb, tube
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import buildings

RIDGE = 2.55


def cat(coat, pale, *, lean=0.0, hat_in_hand=True):
    """A cat upright on its hind legs, bowing deeply to the right (+x); feet at zero, some two units high."""
    body = Clay()
    hip, chest = np.array((-0.18, 0, 0.92)), np.array((0.36 + lean, 0, 1.5 - lean * 0.4))
    body.add(
        tube(
            [hip + (-0.02, 0, -0.1), hip + (0.08, 0, 0.25), chest + (-0.05, 0, 0.02), chest + (0.1, 0, 0.0)],
            [0.34, 0.34, 0.29, 0.22],
        ),
        coat,
    )
    for y, shift in ((-0.16, 0.0), (0.16, -0.14)):
        knee, foot = (0.05 + shift, y, 0.5), (-0.12 + shift, y, 0.12)
        body.add(limb(hip + (0.02, y * 0.6, -0.1), knee, 0.24, 0.15), coat, 0.1)
        body.add(limb(knee, foot, 0.14, 0.09), coat, 0.06)
        body.add(limb(foot, (0.16 + shift, y, 0.07), 0.09, 0.08), pale, 0.05)
    neck = chest + (0.12, 0, 0.02)
    head = chest + (0.46, 0, 0.02)
    body.add(limb(neck, head, 0.2, 0.2), coat, 0.1)
    body.add(ball(head + (0.03, 0, 0.0), (0.27, 0.25, 0.23), (0, 28, 0)), coat, 0.08)
    body.add(ball(head + (0.24, 0, -0.12), (0.13, 0.13, 0.1), (0, 30, 0)), pale, 0.05)
    body.add(ball(head + (0.35, 0, -0.13), (0.035, 0.04, 0.03)), "#c2607a", 0.02)
    for y in (-0.13, 0.13):
        tip = head + (0.06, y * 1.35, 0.4)
        body.add(cone((head + (0.02, y, 0.17) + tip) / 2, 0.15, 0.11, 0.02, 0.02, (0, 6, 0)), coat, 0.04)
    tail = [
        hip + (-0.25, 0, -0.08),
        hip + (-0.62, 0, -0.02),
        hip + (-0.82, 0, 0.38),
        hip + (-0.66, 0, 0.84),
        hip + (-0.84, 0, 1.12),
    ]
    body.add(tube(tail, [0.12, 0.105, 0.1, 0.09, 0.06]), coat, 0.06)
    # the near paw on the heart, or on the hat; the other behind the back
    elbow = chest + (-0.06, -0.36, -0.28)
    paw = chest + (0.28, -0.36, -0.42) if hat_in_hand else chest + (0.16, -0.3, -0.14)
    body.add(limb(chest + (0, -0.2, 0.0), elbow, 0.12, 0.1), coat, 0.06)
    body.add(limb(elbow, paw, 0.1, 0.085), coat, 0.05)
    body.add(ball(paw, 0.1), pale, 0.05)
    thing = kit.model(
        body, (-1.4, -0.7, -0.05), (1.4, 0.6, 2.5), 190, surfaces.fur(None, along="z", length=22)
    )
    thing.name = "cat"
    parts = [thing]
    eye = clay("#1a1214")
    lid = [head + (0.17, -0.2, 0.05), head + (0.22, -0.205, 0.01), head + (0.26, -0.17, 0.03)]
    parts.append(kit.rope(lid, 0.016, eye, 5))
    for k in (-1, 0, 1):
        whisker = [
            head + (0.26, -0.1, -0.13),
            head + (0.36, -0.3, -0.14 + 0.06 * k),
            head + (0.42, -0.44, -0.17 + 0.1 * k),
        ]
        parts.append(kit.rope(whisker, 0.008, clay("#fff4e0"), 4))
    return parts, paw, head, chest


def topper(felt, band):
    """A top hat, its brim at zero."""
    return [
        kit.lathe(
            [
                (0.001, 0.52),
                (0.25, 0.52),
                (0.255, 0.5),
                (0.22, 0.06),
                (0.24, 0.02),
                (0.4, 0.03),
                (0.41, 0.0),
                (0.2, -0.02),
            ],
            felt,
            40,
        ),
        kit.lathe([(0.235, 0.05), (0.24, 0.16), (0.225, 0.16)], band, 40),
    ]


def pair():
    """One holds its hat before it; the other has laid a paw on its heart."""
    felt, band = clay("#241a1c", rough=0.7), clay("#c9184a", rough=0.5)
    parts, paw, _, _ = cat("#6a4230", "#f0e0c8")
    parts += [kit.group(topper(felt, band), paw + (0.1, -0.06, -0.06), (0, 118, 20), 0.95)]
    bow(parts, "#c9184a")
    kit.group(parts, (-1.62, 0, RIDGE), (0, 0, -6), 1.28)
    parts, _, _, chest = cat("#2b2226", "#efe6da", lean=0.05, hat_in_hand=False)
    parts.append(kit.place(kit.ring(0.21, 0.05, clay("#e8dcc0"), 30, 8), chest + (0.22, 0, 0.0), (0, 82, 0)))
    mirrored = kit.group(parts, (1.66, 0, RIDGE), (0, 0, 0), 1.22)
    mirrored.scale = (-1.22, 1.22, 1.22)


def bow(parts, colour):
    """A ribbon round the neck."""
    ribbon = surfaces.cloth(colour)
    parts.append(kit.place(kit.ring(0.21, 0.05, ribbon, 30, 8), (0.58, 0, 1.5), (0, 82, 0)))
    for s in (-1, 1):
        parts.append(kit.sphere((0.05, 0.07, 0.1), ribbon, (0.62, -0.2, 1.3 + 0.1 * s), 14))


def roofs():
    """The ridge they stand on, tiles down to us, chimneys and a sleeping town behind."""
    buildings.tiled_roof(
        (0, 0, -0.5), (0, 0, 90), width=8.4, depth=11, height=3.0, tiles="#96563f", wall="#6a8f80", seed=4
    )
    brick = clay("#5a3428", bump=0.9, grain=8, vary=0.25)
    kit.box((0.95, 0.95, 2.6), brick, (3.75, 0.9, 1.4), bevel=0.05)
    kit.box((1.15, 1.15, 0.22), brick, (3.75, 0.9, 4.0), bevel=0.05)
    for dx in (-0.25, 0.28):
        kit.place(kit.lathe([(0.17, 0), (0.13, 0.5), (0.17, 0.55)], brick, 20), (3.75 + dx, 0.9, 4.2))
    rng = random.Random(5)
    for y, tone, z in ((16, "#3f6a62", 0.6), (24, "#5f8f82", 2.2)):
        shapes = []
        x = -14.0
        while x < 14:
            w, h = rng.uniform(1.6, 2.8), rng.uniform(0.3, 1.5)
            shapes.append(
                paper.Polygon(
                    [(x, -6), (x, z + h), (x + w / 2, z + h + w * 0.42), (x + w, z + h), (x + w, -6)]
                )
            )
            if rng.random() < 0.5:
                shapes.append(paper.rectangle(x + w * 0.65, z, x + w * 0.8, z + h + w * 0.45))
            x += w * 0.96
        paper.cutout(
            paper.unary_union(shapes), clay(tone, bump=0.3, emit=0.05), (0, y, 0), depth=0.2, bevel=0
        )


def paint(draft):
    """A full moon behind two bows."""
    light.world("#5f9a8c", "#4a3430", 0.34)
    camera = stage.camera((0, -14.5, 3.0), (0, 0, 4.4), 46)
    night = sky.gradient(
        [(0, "#173b3c"), (0.3, "#2b5f59"), (0.55, "#5f9684"), (0.75, "#a8d0b4"), (1, "#cfe2c4")], 7, 0.1
    )
    night = sky.clouds(
        night, "#a4cdb8", "#35685f", cover=0.3, cell=150, stretch=3.2, seed=4, band=(0.05, 0.6), amount=0.5
    )
    sky.backdrop(sky.stars(night, 46, 6, down_to=0.4), 80, camera)
    glowing_disc(
        11.4, (0, 58, 17.0), "#fff6dc", limb="#efd69c", strength=1.35, halo=0.26, reach=1.8, mottle=0.7
    )
    roofs()
    pair()
    light.area((0, 12, 9), (0, 0, 3.6), 4, 1700, "#fff0cc")
    light.area((-8, -9, 7), (0, 0, 3.4), 4, 640, "#a8d8cc")
    light.area((8, -8, 4), (0, 0, 3), 4, 300, "#e0a0a0")
    return Finish(
        fog=Fog("#9ac8b0", 24, 60, 0.7),
        shadows="#16242a",
        lights="#fff6dc",
        vignette=0.22,
        focus=("cat",),
        second="#14303a",
        lift=0.7,
    )
