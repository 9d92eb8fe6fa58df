# SPDX-License-Identifier: GPL-3.0-or-later
"""They are carrying the river back up the hill."""

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import plants


def ridge(x):
    """The hill's crest, from the valley at the left to the top at the right."""
    return 0.35 + 0.3 * x + 0.028 * x * x * np.sign(x) + 0.05 * np.sin(x * 2.3)


def slope(x, y):
    """The height of the hill."""
    fall = np.where(np.asarray(y) < 0, 0.34 * y - 0.02 * y * y, -0.5 * y)
    return ridge(x) + fall + 0.05 * np.sin(x * 3 + y * 2) + 0.03 * np.sin(x * 7.1 - y * 3.3)


def hill():
    """A dark shoulder of land before the light, its grass lit along the edge."""

    def paint(x, y, z):
        t = np.clip(0.5 + 0.35 * np.sin(x * 1.7 + y * 1.1) + 0.2 * np.sin(y * 4 - x), 0, 1)[:, None]
        return np.array(linear("#4a5690")) * (1 - t) + np.array(linear("#7a74a8")) * t

    kit.land(slope, (-9, 9), (-9, 3), clay(bump=0.9, grain=9, vary=0.2), 260, paint).name = "hill"
    blades = [
        plants.tuft(tone, 14, 0.34, spread=0.1, width=0.014, seed=k)
        for k, tone in enumerate(("#5a64a0", "#8078a8", "#b08a90", "#4a5690"))
    ]
    plants.meadow(
        blades,
        kit.detail(3600),
        lambda rng: (rng.uniform(-5, 5), -7 * rng.random() ** 1.5 + 0.3),
        slope,
        (0.5, 1.1),
        3,
    )


def valley():
    """Far down, where the river was: an empty bed in the morning mist."""
    for y, tone, top, phase in (
        (30, "#b08a98", 1.2, 0.2),
        (21, "#7f7496", -0.2, 1.6),
        (12, "#545a88", -1.6, 3.3),
    ):
        xs = np.linspace(-30, 30, 140)
        edge = top + 0.9 * np.sin(xs * 0.23 + phase) + 0.3 * np.sin(xs * 0.7 + 2 * phase)
        shape = paper.Polygon([*zip(xs, edge, strict=True), (30, -12), (-30, -12)])
        paper.cutout(shape, clay(tone, bump=0.4, grain=2, emit=0.08), (0, y, 0), depth=0.1, bevel=0)


def paint(draft):
    """The sun has just come up behind the hill."""
    light.world("#8a9cd0", "#d88a6a", 0.4)
    camera = stage.camera((0, -12.5, 1.5), (0, 0, 2.05), 55)
    dawn = sky.gradient(
        [
            (0, "#4a78b4"),
            (0.2, "#86a8cc"),
            (0.38, "#d8c4b8"),
            (0.5, "#ffcf98"),
            (0.62, "#ff9e60"),
            (0.75, "#f07a4a"),
            (1, "#d86a4c"),
        ],
        7,
        0.08,
    )
    dawn = sky.clouds(
        dawn,
        "#ffd8a8",
        "#b87a88",
        cover=0.38,
        soft=0.16,
        cell=170,
        seed=14,
        stretch=4.5,
        band=(0.1, 0.6),
        amount=0.7,
    )
    sky.backdrop(dawn, 60, camera)
    glowing_disc(1.5, (-2.2, 40, 5.2), "#fff4d0", limb="#ffc060", strength=1.7, halo=0.5, reach=3.4)
    valley()
    hill()
    light.area((-3.5, 9, 4.5), (0, 0, 2), 4, 1700, "#ffb060")
    light.area((5, -8, 6), (0, 0, 2), 5, 420, "#8fb0f0")
    light.area((-6, -7, 5), (0, -2, 0), 4, 560, "#ffb890")
    return Finish(
        fog=Fog("#ffb888", 15, 44, 0.6),
        shadows="#181c48",
        lights="#fff0cc",
        focus=("river", "fish"),
        lift=0.7,
    )
