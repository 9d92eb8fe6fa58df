# SPDX-License-Identifier: GPL-3.0-or-later
"""Two cats meet on the ridge of a roof, and neither will go first."""

import random

from painter import kit, light, paper, sky, stage
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import buildings

RIDGE = 2.55


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
