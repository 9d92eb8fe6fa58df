# SPDX-License-Identifier: GPL-3.0-or-later
"""The sun has not come up, but its reflection has."""

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay, picture
from painter.surfaces import Maker

MUZZLE = (1.13, -0.34, 0.05)  # where the stag, who is drawn, touches the water


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
    mirror(MUZZLE)
    for lamp_ in (
        light.area((2.2, -2.6, 0.25), (-0.8, 0.2, 1.6), 2.5, 420, "#ffb060"),
        light.area((2, 6, 4), (-1, 0, 1.5), 3, 1100, "#ffd0a0"),
        light.area((-7, -7, 6), (-1, 0, 1.5), 4, 330, "#90a8e0"),
    ):
        lamp_.visible_glossy = False
    return Finish(fog=Fog("#f2cdb0", 30, 100, 0.45), shadows="#20264e", lights="#fff1d4", vignette=0.18)
