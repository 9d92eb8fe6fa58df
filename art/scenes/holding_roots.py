# SPDX-License-Identifier: GPL-3.0-or-later
"""A seedling has been taken out of the ground, and it holds on to the gardener's finger."""

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs.workglove import Glove


def seedling(glove):
    """Thin roots over the finger like a child's hand, a thin stem, leaves with the sun in them."""
    spots, girth = glove.axis()
    k = int(np.argmin(np.abs((spots - glove.spot(0.88, 0.46, 0.05)) @ glove.way)))
    at, r = spots[k], float(girth[k])
    way, up, out = glove.way, glove.up, np.array((0, -1.0, 0))
    bark, pale = "#7d5630", "#c49a62"
    c = Clay()
    foot = at + up * (r + 0.13)
    c.add(ball(foot - up * 0.03, (0.13, 0.12, 0.13)), bark)
    for side, along, end, thick in (
        (1, -0.36, 235, 0.04),
        (1, -0.17, 300, 0.05),
        (1, 0.03, 320, 0.052),
        (1, 0.21, 290, 0.046),
        (1, 0.37, 215, 0.038),
        (-1, -0.27, 215, 0.042),
        (-1, 0.12, 230, 0.044),
    ):
        path = [foot + (0, 0, 0.08)]
        for j in range(1, 11):
            t = j / 10
            a = np.radians(6 + end * t)
            ring = up * np.cos(a) + side * out * np.sin(a)
            drift = along * min(1, 2.6 * t) + 0.05 * np.sin(5 * t + along * 9)
            path.append(at + way * drift + ring * (r + thick * 0.7 + 0.1 * (1 - t) ** 4))
        c.add(tube(path, [thick * w for w in np.linspace(1.3, 0.42, 11)], 3), pale, 0.025)
    for along, long, bend in ((-0.3, 0.5, -0.12), (-0.05, 0.66, 0.1), (0.13, 0.42, 0.16), (0.3, 0.34, -0.06)):
        top = at + way * along - up * (r + 0.01) + out * 0.06
        path = [top + up * 0.06]
        path += [
            top + (bend * t**2 + 0.04 * np.sin(6 * t + along), 0, -long * t) for t in (0.25, 0.5, 0.75, 1.0)
        ]
        c.add(tube(path, [0.03, 0.026, 0.022, 0.017, 0.013], 4), pale, 0.03)
    stem = [
        foot,
        foot + (0.02, 0, 0.4),
        foot + (-0.06, 0.02, 0.85),
        foot + (0.04, 0.0, 1.3),
        foot + (0.16, 0, 1.75),
    ]
    c.add(tube(stem[:2], [0.13, 0.085], 8), bark, 0.1)
    skin = clay(bump=0.8, grain=15, vary=0.2)
    kit.model(c, at - (0.8, 0.42, 0.95), at + (0.8, 0.42, 0.55), 160, skin).name = "roots"
    c = Clay().add(tube(stem, [0.13, 0.085, 0.068, 0.055, 0.035], 8), bark)
    c.paint(ball(foot + (0, 0, 1.8), (0.6, 0.6, 1.1)), "#7f8a3a", 0.5)
    kit.model(c, foot - (0.4, 0.25, 0.0), foot + (0.4, 0.25, 2.0), 130, skin).name = "roots"
    line = smooth_path(stem, 10)
    n = len(line)
    for share, turn, lift, roll, size in (
        (0.42, 186, 16, -58, 1.0),
        (0.52, -8, 24, 62, 1.15),
        (0.68, 174, 34, -52, 1.15),
        (0.8, 10, 36, 56, 1.05),
        (0.9, 190, 62, -44, 0.85),
        (1.0, -14, 66, 40, 0.8),
    ):
        leaf(line[min(int(share * n), n - 1)], turn, lift, roll, size)


def leaf(at, turn, lift, roll, size):
    """A blade folded a little along its rib, on a short stalk."""
    u, v = np.meshgrid(np.linspace(0, 1, 64), np.linspace(-1, 1, 25), indexing="ij")
    wide = 0.3 * np.sin(np.pi * u**0.8) ** 0.9 * (1 - 0.25 * u)
    x = 0.1 + u
    y = v * wide
    z = 0.12 * np.abs(v) * wide / 0.3 - 0.22 * u**2 + 0.015 * np.cos(np.abs(v) * 9 - u * 26) * (wide / 0.3)
    points = np.stack([x, y, z], -1)
    base, rib = np.array(linear("#82b838")), np.array(linear("#d6e07a"))
    vein = np.exp(-((v / 0.09) ** 2))[..., None]
    vein = np.maximum(vein, 0.5 * np.exp(-(((np.sin(np.abs(v) * 3.2 - u * 13)) / 0.16) ** 2))[..., None])
    blade = kit.sheet(
        points, surfaces.paper(None, through=0.5, core="#cfe27a"), base * (1 - vein) + rib * vein
    )
    stalk = kit.rope([(0, 0, 0), (0.06, 0, 0.01), (0.13, 0, 0.0)], 0.016, clay("#7f8a3a"), 4)
    one = kit.group([blade, stalk], at, (roll, -lift, turn), size)
    blade.name = "leaf"
    return one


def land():
    """Dark hedges and a field far off, without a house."""
    for y, tone, base, swell, phase in (
        (40, "#7a8a34", -1.6, 1.5, 0.4),
        (28, "#4f6e2e", -3.0, 1.2, 2.0),
        (18, "#2a4424", -3.9, 0.8, 3.4),
    ):
        xs = np.linspace(-30, 30, 200)
        edge = base + swell * (0.5 * np.sin(xs * 0.16 + phase) + 0.25 * np.sin(xs * 0.41 + 2 * phase))
        edge += 0.12 * np.abs(np.sin(xs * 2.3 + phase)) + 0.08 * np.abs(np.sin(xs * 5.1))
        paper.cutout(
            paper.Polygon([*zip(xs, edge, strict=True), (30, -20), (-30, -20)]),
            clay(tone),
            (0, y, 0),
            depth=0.1,
            bevel=0,
        ).name = "hill"


def paint(draft):
    """The sun has just gone behind the hill; everything has a bright edge."""
    light.world("#8a9a5a", "#5a6a3a", 0.35)
    camera = stage.camera((-0.04, -13, 0.0), (-0.04, 0, 0.04), 78)
    sky.backdrop(
        sky.gradient(
            [
                (0, "#2f4a2a"),
                (0.25, "#5f7a30"),
                (0.48, "#b8a834"),
                (0.62, "#f0d84a"),
                (0.72, "#fff0a0"),
                (1, "#f0d060"),
            ],
            4,
            0.1,
        ),
        70,
        camera,
    )
    land()
    glove = Glove((0.12, 0, -1.12), 1.12, 13, 57, "#bd321e", "#dcc796", "#5a86a0", "#e8b060")
    seedling(glove)
    light.area((-5, 6, 4), (0, 0, 0.6), 2.5, 3000, "#ffe080")
    light.area((-7, -6, 3.2), (0.2, 0, -0.6), 1.6, 1650, "#ffdc98")
    light.area((6, -8, -2), (0, 0, -0.5), 5, 240, "#7fb0a0")
    return Finish(
        fog=Fog("#e8d468", 20, 60, 0.4),
        shadows="#1c2a20",
        lights="#fff6cc",
        focus=("roots", "leaf", "glove", "seam", "cuff", "hem", "band"),
        vignette=0.24,
    )
