# SPDX-License-Identifier: GPL-3.0-or-later
"""The sun has not come up, but its reflection has."""

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball, limb, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay, picture
from painter.surfaces import Maker

STAG, TURN, SIZE = (-1.45, 0.3, 0.0), (0, 0, -14), 2.35
MOUTH = (1.13, 0.0, 0.02)
COAT, PALE, DARK, HORN = "#5a3a34", "#a87a5c", "#2a1e2c", "#c8a888"


def stag():
    """He drinks: neck down, antlers tipped forward, up to the fetlocks in the lake."""
    g = Clay().add(
        tube(
            [(-0.64, 0, 0.9), (-0.2, 0, 0.87), (0.2, 0, 0.84), (0.44, 0, 0.88)], [0.19, 0.185, 0.225, 0.19], 8
        ),
        COAT,
    )
    g.add(tube([(0.42, 0, 0.9), (0.7, 0, 0.78), (0.9, 0, 0.5)], [0.2, 0.145, 0.1], 8), COAT, 0.1)
    g.add(tube([(0.52, 0, 0.72), (0.72, 0, 0.6), (0.84, 0, 0.45)], [0.11, 0.1, 0.06], 6), DARK, 0.08)
    for s, fore, hind in ((-1, 0.1, -0.1), (1, -0.04, 0.1)):
        y = s * 0.12
        g.add(
            tube(
                [
                    (0.34, y, 0.76),
                    (0.36 + 0.4 * fore, y, 0.5),
                    (0.4 + fore, y, 0.28),
                    (0.44 + fore, y, -0.06),
                ],
                [0.13, 0.06, 0.036, 0.034],
                6,
            ),
            COAT,
            0.05,
        )
        g.add(
            tube(
                [
                    (-0.56, y, 0.86),
                    (-0.5 + 0.4 * hind, y, 0.58),
                    (-0.68 + hind, y, 0.37),
                    (-0.6 + hind, y, -0.06),
                ],
                [0.17, 0.085, 0.04, 0.034],
                6,
            ),
            COAT,
            0.05,
        )
    g.add(ball((-0.82, 0, 0.93), (0.06, 0.05, 0.1)), PALE, 0.04)
    g.paint(ball((-0.82, 0, 0.9), (0.12, 0.16, 0.18)), PALE, 0.04)
    g.paint(ball((-0.05, 0, 0.6), (0.5, 0.2, 0.1)), PALE, 0.06)
    d, u, c = np.array((0.5, 0, -0.866)), np.array((0.866, 0, 0.5)), np.array((0.94, 0, 0.4))

    def at(f, y, z):
        return c + f * d + np.array((0, y, 0)) + z * u

    g.add(
        tube(
            [at(-0.06, 0, 0), at(0.08, 0, 0.0), at(0.34, 0, -0.05), at(0.43, 0, -0.06)],
            [0.1, 0.105, 0.06, 0.05],
            6,
        ),
        COAT,
        0.06,
    )
    g.add(ball(at(0.44, 0, -0.04), 0.045), DARK, 0.02)
    for s in (-1, 1):
        g.add(
            tube(
                [at(-0.08, s * 0.08, 0.03), at(-0.17, s * 0.2, 0.02), at(-0.28, s * 0.31, -0.06)],
                [0.035, 0.065, 0.014],
                5,
            ),
            COAT,
            0.03,
        )
        w = 1.0 if s > 0 else 0.93
        beam = [
            at(-0.06, s * 0.05, 0.08),
            at(-0.14, s * 0.16, 0.28 * w),
            at(-0.24, s * 0.32 * w, 0.5 * w),
            at(-0.18, s * 0.36 * w, 0.8 * w),
        ]
        g.add(tube(beam, [0.036, 0.034, 0.028, 0.013], 6), HORN, 0.02)
        for root, tip in (
            ((-0.08, 0.08, 0.14), (0.14, 0.12, 0.24)),
            ((-0.14, 0.17, 0.29), (0.1, 0.22, 0.42)),
            ((-0.23, 0.32, 0.5), (-0.36, 0.44, 0.7)),
            ((-0.22, 0.34, 0.62), (-0.02, 0.36, 0.78)),
        ):
            (f0, y0, z0), (f1, y1, z1) = root, tip
            g.add(limb(at(f0, s * y0 * w, z0 * w), at(f1, s * y1 * w, z1 * w), 0.027, 0.011), HORN, 0.03)
        g.add(ball(at(0.06, s * 0.09, 0.04), 0.022), "#120c10", 0.006)
    thing = kit.model(
        g, (-1.0, -0.6, -0.1), (1.9, 0.6, 1.4), 240, clay(bump=0.5, grain=14, vary=0.14, rough=0.85)
    )
    thing.name = "stag"
    return kit.place(thing, STAG, TURN, SIZE)


def mirror(mouth):
    """Still water: it shows everything, dimmer and bluer towards us; rings go out from where he drinks."""
    x0, y0, _ = mouth

    def height(x, y):
        r = np.hypot(x - x0, y - y0)
        rings = 0.0028 * np.sin(9.5 * r) * np.exp(-r / 1.2) * np.clip(r / 0.15, 0, 1)
        long = 0.0015 * np.sin(3.3 * y + 0.5 * np.sin(0.8 * x)) + 0.0009 * np.sin(
            8.1 * y + 0.9 * np.sin(1.1 * x + 2)
        )
        return rings + long

    def colours(x, y, z):
        t = np.clip((y + 9) / 16, 0, 1)[:, None] ** 0.8
        return np.array(linear("#5f74a8")) * (1 - t) + np.array(linear("#e2dbd8")) * t

    made = Maker("water", None)
    made.set(metallic=1.0, roughness=0.05)
    water = made.done()
    kit.land(height, (-9, 9), (-12, 12), water, 560, colours).name = "lake"
    far = kit.land(
        lambda x, y: 0 * x,
        (-120, 120),
        (11.9, 88),
        water,
        8,
        lambda x, y, z: 0 * x[:, None] + np.array(linear("#e2dbd8")),
    )
    far.name = "lake"


def shores():
    """Ranges of cut paper, each paler than the one before it."""
    for k, (y, tone, tall, phase) in enumerate(
        ((84, "#d9b8aa", 13, 0.4), (66, "#b3a2b0", 8.0, 2.2), (48, "#7c82a4", 4.0, 4.1))
    ):
        xs = np.linspace(-60, 60, 160)
        f = 0.07 * (1 + 0.5 * k)
        top = tall * (
            0.5
            + 0.34 * np.sin(xs * f + phase)
            + 0.13 * np.sin(xs * f * 2.7 + 2 * phase)
            + 0.04 * np.sin(xs * f * 8)
        )
        shape = paper.Polygon([*zip(xs, np.maximum(top, 0.12), strict=True), (60, -1), (-60, -1)])
        paper.cutout(shape, clay(tone, bump=0.3, grain=1.2, emit=0.38), (0, y, 0), depth=0.4)


def heavens():
    """No sun in the air; only water sees it."""
    pixels = sky.clouds(
        sky.gradient(
            [
                (0, "#2c3f70"),
                (0.5, "#39508a"),
                (0.72, "#5473a8"),
                (0.815, "#8fadd0"),
                (0.85, "#c9ccd4"),
                (0.885, "#f5cfae"),
                (0.93, "#fbbf8c"),
                (1, "#f6b184"),
            ],
            3,
            0.03,
        ),
        "#f3dccb",
        "#a3b4cc",
        cover=0.32,
        band=(0.84, 0.95),
        seed=5,
        stretch=5,
    )
    wall = kit.plane(240, 110, picture(sky.image(pixels), 1.0), (0, 95, 53), (90, 0, 0))
    wall.name = "backdrop"
    wall.visible_shadow = wall.visible_diffuse = False
    sun = glowing_disc(11.5, (9.0, 90, 27.5), "#fff0bc", limb="#ff9a34", strength=2.0, halo=0.34, reach=2.4)
    sun.visible_camera = False


def paint(draft):
    """Before sunrise: apricot low, powder blue above, and in the lake the sun."""
    light.world("#a8c0e0", "#f0c8a4", 0.35)
    stage.camera((0, -16, 3.2), (0, 0, 0.95), 50)
    heavens()
    shores()
    mirror(kit.spot_on(stag(), MOUTH))
    for lamp_ in (
        light.area((2.2, -2.6, 0.25), (-0.8, 0.2, 1.6), 2.5, 420, "#ffb060"),
        light.area((2, 6, 4), (-1, 0, 1.5), 3, 1100, "#ffd0a0"),
        light.area((-7, -7, 6), (-1, 0, 1.5), 4, 330, "#90a8e0"),
    ):
        lamp_.visible_glossy = False
    return Finish(
        fog=Fog("#f2cdb0", 30, 100, 0.45), shadows="#20264e", lights="#fff1d4", focus=("stag",), vignette=0.18
    )
