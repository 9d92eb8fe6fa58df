# SPDX-License-Identifier: GPL-3.0-or-later
"""The last snail of the night stops for one passenger."""

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import plants
from painter.motifs.snailhead import creeper, eye, house, window
from painter.motifs.snails import Shell

SHELL = (-4.4, 0.6, 5.6)
MAN = np.array((2.25, -0.7, 0.02))
NEAR = (
    (0.3, -0.42, 5.05),
    (0.5, -0.6, 5.95),
    (0.95, -0.7, 6.5),
    (1.55, -0.75, 6.4),
    (1.85, -0.78, 5.75),
    (1.72, -0.78, 4.95),
)
FAR = ((0.25, 0.4, 5.1), (0.4, 0.62, 6.1), (0.3, 0.8, 7.0), (0.62, 0.95, 7.75))


def suitcase():
    """It stands beside him."""
    leather = surfaces.wood("#7a4a24", along="x", grain=4)
    at = MAN + (-0.95, -0.5, 0)
    kit.box((0.72, 0.26, 0.5), leather, at, (0, 0, 8), 0.05).name = "suitcase"
    for dx in (-0.2, 0.2):
        kit.box((0.06, 0.28, 0.52), clay("#4a2a14"), at + (dx, -0.01, 0), (0, 0, 8), 0.01).name = "suitcase"
    grip = [at + (dx, 0, z) for dx, z in ((-0.12, 0.5), (-0.09, 0.62), (0.09, 0.62), (0.12, 0.5))]
    kit.rope(grip, 0.03, clay("#2a180c"), 4).name = "suitcase"


def meadow():
    """Wet grass at night."""

    def rise(x, y):
        return 0.05 * np.sin(x * 0.8 + y * 0.6) + 0.02 * np.maximum(y - 2, 0)

    kit.land(rise, (-18, 18), (-10, 27), clay("#4a5a24", bump=0.9, grain=5, vary=0.25), 120)
    tufts = [
        plants.tuft(c, 14, 0.42, spread=0.12, width=0.016, seed=k)
        for k, c in enumerate(("#8aa044", "#708c3a", "#a8b450", "#5f7a34"))
    ]

    def spot(rng):
        x, y = rng.uniform(-5, 6), rng.uniform(-6, 9)
        return None if (x < 0.4 and abs(y) < 1.6) or np.hypot(x - MAN[0] - 0.3, y - MAN[1]) < 0.55 else (x, y)

    plants.meadow(tufts, kit.detail(3000), spot, rise, (0.45, 1.1), seed=4)


def paint(draft):
    """Night but for a strip of yellow; the eye is the lamp."""
    light.world("#5f6a3c", "#3a4220", 0.3)
    camera = stage.camera((0.1, -14.5, 2.9), (0.1, 0, 4.15), 50)
    dusk = sky.gradient(
        [
            (0, "#1c2620"),
            (0.3, "#2c3a28"),
            (0.5, "#4f5a2e"),
            (0.66, "#a8943a"),
            (0.74, "#e0c050"),
            (1, "#8a7a34"),
        ],
        6,
        0.1,
    )
    sky.backdrop(sky.stars(dusk, 70, 7, down_to=0.5, size=1.1), 60, camera)
    far = np.linspace(-30, 30, 120)
    edge = 1.5 + 0.35 * np.sin(far * 0.22 + 1.4) + 0.2 * np.sin(far * 0.7)
    hills = paper.Polygon([*zip(far, edge, strict=True), (30, -2), (-30, -2)])
    paper.cutout(hills, clay("#2c3418", bump=0.3), (0, 27, 0), depth=0.1, bevel=0)
    meadow()
    creeper(NEAR, FAR)
    house(SHELL, 4.1)
    for angle, around, size in ((0.34, 62, 1.0), (-0.06, 66, 0.95)):
        window(Shell(SHELL, 4.1), angle, around, size)
    eye(NEAR[-1])
    eye(FAR[-1])
    suitcase()
    light.bulb(np.array(NEAR[-1]) + (0.1, -0.5, -0.1), 110, "#ffc766", 0.25)
    light.bulb(np.array(NEAR[-1]) + (-0.3, -1.0, -0.6), 130, "#ffc766", 0.2)
    light.bulb(np.array(FAR[-1]) + (0.1, -0.5, 0), 45, "#ffc766", 0.2)
    light.area((3, 9, 6), (-0.5, 0, 4), 3, 1500, "#f0d060")
    light.area((-5, -8, 8), (-1, 0, 4), 4, 260, "#8fa0a0")
    light.area((-0.8, -5.5, 3.2), MAN + (0, 0, 1.6), 0.8, 16, "#ffc878", 45)
    light.area((6, -7, 2), (0, 0, 3), 4, 120, "#a8b078")
    return Finish(
        fog=Fog("#a8923a", 18, 48, 0.32),
        shadows="#141a10",
        lights="#fff2c0",
        focus=("eye", "hat", "suitcase", "shell"),
        lift=0.5,
        vignette=0.3,
    )
