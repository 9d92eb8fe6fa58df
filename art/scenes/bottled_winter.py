# SPDX-License-Identifier: GPL-3.0-or-later
"""In the middle of summer stands a jar, and in the jar it is winter."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import buildings, plants, things, weather
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure

JAR = np.array((0.35, 0.2, -0.1))
FOX = (-1.5, -2.3)


def meadow(x, y):
    """The height of the meadow."""
    return (
        0.10 * np.sin(x * 0.9 + 0.5)
        + 0.08 * np.sin(y * 0.7 + x * 0.4)
        + 0.012 * (y + 2) ** 2 * (y > -2)
        - 0.25
    )


def frost(x, y):
    """How near the jar is: 1 at its foot, 0 where summer is safe."""
    return max(0.0, 1 - (math.hypot(x - JAR[0], y - JAR[1]) - 1.7) / 2.3)


def summer():
    """Grass and poppies; where the jar stands, they freeze."""
    kit.land(meadow, (-14, 14), (-12, 24), clay("#5c8f35", bump=0.6, grain=5, vary=0.2))
    green = [
        plants.tuft(c, 16, 0.42, spread=0.1, seed=k)
        for k, c in enumerate(["#6fae3c", "#4c8a32", "#98c24a", "#2f6f38"])
    ]
    rime = [
        plants.tuft(c, 16, 0.34, spread=0.1, seed=k) for k, c in enumerate(["#cfe6ee", "#a8cdd8", "#e6f2f4"])
    ]

    def spot(rng, *, frozen):
        y = -9 + 14 * rng.random() ** 0.75
        x = rng.uniform(-1, 1) * (3.0 + (y + 10) * 0.42)
        free = math.hypot(x - JAR[0], y - JAR[1]) > 1.85 and math.hypot(x - FOX[0], y - FOX[1]) > 0.5
        return (x, y) if free and (rng.random() < frost(x, y) * 1.6) == frozen else None

    plants.meadow(green, kit.detail(5000), lambda rng: spot(rng, frozen=False), meadow, (0.5, 1.15), 2)
    plants.meadow(rime, kit.detail(5000), lambda rng: spot(rng, frozen=True), meadow, (0.5, 1.0), 3)
    heads = [kit.mould(plants.poppy(c)) for c in ("#e0342b", "#f0503a", "#c8202c", "#e4eef6")]
    stem, rng = clay("#3f6f2a"), np.random.default_rng(2)
    for _ in range(kit.detail(400)):
        y = -6.2 + 12 * rng.random() ** 0.7
        x = rng.uniform(-1, 1) * (2.8 + (y + 10) * 0.36)
        blocked = math.hypot(x - JAR[0], y - JAR[1]) < 1.9 or math.hypot(x - FOX[0], y - FOX[1]) < 0.65
        if blocked or (abs(x - 0.3) < 1.5 and -5 < y < 0 and rng.random() < 0.85):
            continue
        z, tall, lean = float(meadow(np.array(x), np.array(y))), rng.uniform(0.3, 0.75), rng.normal(0, 0.08)
        kit.rope([(x, y, z), (x + lean * 0.4, y, z + tall * 0.6), (x + lean, y, z + tall)], 0.012, stem, 3)
        head = heads[3 if rng.random() < frost(x, y) * 2.2 else rng.integers(3)]
        kit.cast(
            head,
            (x + lean, y, z + tall),
            (rng.uniform(20, 70), rng.uniform(-20, 20), rng.uniform(-40, 40)),
            rng.uniform(0.45, 0.85),
        )


def winter():
    """The village in the jar, and someone at the glass."""
    rng = random.Random(8)
    snow = clay("#eaf3ff", bump=0.3, grain=6, vary=0.04, rough=0.9)
    kit.place(
        kit.lathe([(1.5, 0.12), (1.52, 0.5), (1.2, 0.75), (0.8, 1.02), (0.35, 1.2), (0.001, 1.24)], snow), JAR
    )
    for x, y, z, size, height in (
        (-0.15, -0.45, 0.9, 1.0, 0.5),
        (0.55, -0.5, 0.8, 0.95, 0.45),
        (0.15, 0.0, 1.12, 1.1, 0.6),
        (-0.45, 0.15, 1.05, 0.9, 0.5),
        (0.95, -0.15, 0.72, 0.8, 0.4),
    ):
        buildings.house(
            JAR + (x, y, z - 0.06),
            (0, 0, rng.uniform(-25, 25)),
            size,
            width=0.44,
            depth=0.4,
            height=height,
            roof=0.36,
            wall=rng.choice(["#b5654a", "#8f7a9a", "#a8896a"]),
            tiles="#f4f9ff",
            glow="#ffc04a" if rng.random() < 0.7 else None,
            shine=7,
        )
    fir = kit.mould(plants.pine())
    for x, y, z, size in (
        (1.15, 0.25, 0.6, 0.72),
        (-0.85, 0.5, 0.75, 0.86),
        (0.65, 0.55, 0.9, 0.9),
        (-0.1, 0.65, 1.05, 1.0),
        (0.95, -0.75, 0.5, 0.4),
        (-1.2, 0.3, 0.5, 0.65),
    ):
        kit.cast(fir, JAR + (x, y, z - 0.05), size=size)
    weather.snowfall(JAR, 1.42, 0.9, 3.6)
    prisoner = figure(
        "grown",
        "standing",
        Clothes(
            "#7a1c2c", 0.7, 0.06, cape="#b3273a", hat="hood", hat_colour="#b3273a", hair="bob", cut="dress"
        ),
        tall=1.1,
        expression="sad",
        reach={"right": (-0.22, -0.34, 0.82), "left": (0.2, -0.34, 0.74)},
        far=True,
    )
    kit.place(prisoner, JAR + (-0.82, -1.0, 0.62), (0, 0, -42), 0.5)
    a = np.linspace(-0.12, math.pi + 0.12, 60)
    rings = [(1.58, 0.3, "#9cc4ee"), (1.58, 3.15, "#1d3f86"), (1.07, 3.8, "#102660")]
    wall = np.stack([np.stack([r * np.cos(a), r * np.sin(a), 0 * a + z], -1) for r, z, _ in rings])
    paint = np.stack([np.tile(linear(c), (60, 1)) for _, _, c in rings])
    kit.place(kit.sheet(wall, clay(bump=0, emit=0.4, vary=0.15), paint), JAR)
    kit.sphere(0.2, lamp("#fff3cf", 5), JAR + (0.62, 0.8, 3.05), 24)
    light.bulb(JAR + (0, -0.2, 2.9), 70, "#9fc4ff", 0.3)


def glass():
    """The jar, its twine, its tag, and three reflections."""
    things.jar(JAR)
    twine = clay("#c23a2f")
    kit.place(kit.ring(1.06, 0.04, twine), JAR + (0, 0, 3.95))
    kit.rope([(0.05, -0.88, 3.85), (-0.07, -1.15, 3.5), (-0.15, -1.42, 3.1)], 0.018, twine, 5)
    tag = [(-0.22, -0.4), (0.22, -0.4), (0.22, 0.2), (0.1, 0.38), (-0.1, 0.38), (-0.22, 0.2)]
    paper.cutout(tag, clay("#f3e2b8", bump=0.3), (-0.17, -1.5, 2.72), (0, 8, 0), depth=0.02, bevel=0.004)
    for k in range(3):
        dx, dz = 0.12 * math.cos(k * 1.047), 0.12 * math.sin(k * 1.047)
        kit.rope(
            [(-0.17 + dx, -1.53, 2.66 + dz), (-0.17, -1.53, 2.66), (-0.17 - dx, -1.53, 2.66 - dz)],
            0.014,
            clay("#3a6a9a"),
            2,
        )
    for start, end, low, high in (
        (-2.62, -2.48, 0.9, 2.9),
        (-2.40, -2.36, 1.5, 2.6),
        (-0.62, -0.57, 0.9, 2.4),
    ):
        a, z = np.meshgrid(np.linspace(start, end, 6), np.linspace(low, high, 12))
        kit.place(kit.sheet(np.stack([1.64 * np.cos(a), 1.64 * np.sin(a), z], -1), lamp("#f4fbff", 0.8)), JAR)


def hills():
    """Hills far behind."""
    for x0, width, height, y0, colour in (
        (-6, 6, 4.2, 18, "#6f9a3c"),
        (7, 7, 5.6, 27, "#7fae5a"),
        (-2, 6, 5.2, 36, "#93bd74"),
    ):

        def hill(x, y, x0=x0, width=width, height=height, y0=y0):
            swell = np.exp(-(((x - x0) / width) ** 2)) * np.exp(-(((y - y0) / 5) ** 2))
            return -1 + height * swell + 0.15 * np.sin(x * 1.3)

        kit.land(hill, (-26, 26), (y0 - 6, y0 + 8), clay(colour, bump=0.5, grain=2, vary=0.2), 90)


def paint(draft):
    """A bright noon; frost creeps out from under the glass."""
    light.world("#bfe0c0", "#6a9a4a", 0.6)
    camera = stage.camera((0, -11.5, 2.0), (0, 0, 2.35), 47)
    noon = sky.gradient(
        [(0, "#e8b23a"), (0.2, "#f4cf5c"), (0.4, "#fce69a"), (0.55, "#fff6c8"), (1, "#d8d080")], 23, 0.15
    )
    noon = sky.clouds(
        noon,
        "#fffbe0",
        "#f0c470",
        cover=0.42,
        soft=0.14,
        cell=150,
        seed=27,
        stretch=2.4,
        band=(0.02, 0.5),
        amount=0.9,
    )
    sky.backdrop(noon, 60, camera)
    summer()
    hills()
    winter()
    glass()
    light.sun((50, 0, 42), 3.0, "#ffe6a8", 4)
    light.area((-5, -7, 5), (0, 0, 2), 4, 250, "#fff0c0")
    light.area((4, 7, 6), (0, 0, 3), 4, 700, "#ffe9a0")
    return Finish(fog=Fog("#f8eaa0", 15, 48, 0.72), shadows="#123a34", lights="#fff6cf")
