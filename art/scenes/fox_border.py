# SPDX-License-Identifier: GPL-3.0-or-later
"""At the edge of the wood the fox has something to declare."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, cone, limb, rotation, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import pelts
from painter.motifs.forms import placed

NOD = (0, -17, 0)
HEAD, LIFT = (2.6, 0, 3.0), (0, 13, 0)
COAT, WHITE, DARK = "#d2632a", "#f2e4cc", "#2a1a18"


def ear(clay_, root, tip, wide, colour, inner=None):
    """A pointed leaf that stands up, hollow towards us where `inner` is given."""
    a, b = np.array(root, float), np.array(tip, float)
    clay_.add(tube([a, a * 0.55 + b * 0.45, b], [wide, wide * 0.78, 0.03], 6), colour, 0.12)
    if inner:
        m = a * 0.5 + b * 0.5 + (wide * 0.55, -wide * 0.75, 0)
        clay_.carve(
            tube(
                [a + (wide * 0.55, -wide * 0.75, 0.1), m, b + (0.04, -0.16, -0.18)],
                [wide * 0.6, wide * 0.5, 0.03],
                6,
            ),
            0.05,
            inner,
        )


def fox():
    """His head in profile, turned up a little; the rest of him runs out of the picture."""
    put = lambda f: placed(f, (-1.95, 0, -0.35), rotation(NOD))  # noqa: E731
    g = Clay().add(
        tube(
            [(-2.2, 0.1, -0.9), (-2.7, 0.2, -2.6), (-3.2, 0.3, -5.2), (-3.2, 0.3, -7.5)],
            [0.95, 1.12, 1.5, 1.8],
            8,
        ),
        COAT,
    )
    g.add(
        tube(
            [(-1.7, -0.05, -1.4), (-1.75, 0, -2.8), (-1.95, 0, -4.8), (-2.0, 0, -7)],
            [0.5, 0.72, 0.95, 1.1],
            8,
        ),
        WHITE,
        0.4,
    )
    g.add(put(ball((0, 0, 0), (1.0, 0.82, 0.84))), COAT, 0.4)
    g.add(put(tube([(0.45, 0, -0.12), (1.2, 0, -0.33), (2.0, 0, -0.45)], [0.62, 0.37, 0.2], 8)), COAT, 0.3)
    g.add(put(tube([(0.3, 0, -0.55), (1.1, 0, -0.66), (1.72, 0, -0.69)], [0.42, 0.22, 0.12], 8)), WHITE, 0.12)
    g.add(put(ball((0.05, -0.5, -0.5), (0.62, 0.4, 0.5), (0, 25, 0))), WHITE, 0.25)
    g.add(put(limb((-0.1, -0.55, -0.6), (-0.85, -0.75, -0.95), 0.34, 0.06)), WHITE, 0.25)
    g.add(put(limb((-0.3, -0.6, -0.25), (-1.05, -0.75, -0.5), 0.3, 0.05)), COAT, 0.25)
    g.add(put(ball((0.62, -0.42, 0.22), (0.34, 0.2, 0.16), (0, 12, 0))), COAT, 0.12)
    ears = Clay()
    ear(ears, put_at((-0.42, 0.42, 0.5)), put_at((-0.5, 0.6, 1.85)), 0.4, DARK)
    ear(g, put_at((-0.4, -0.42, 0.55)), put_at((-0.72, -0.6, 1.95)), 0.44, COAT, "#5a2c1c")
    g.paint(put(ball((-0.72, -0.6, 1.85), (0.3, 0.3, 0.42))), DARK, 0.14)
    # the white of muzzle and cheek, the dark tear line
    g.paint(
        put(tube([(0.5, -0.4, -0.62), (1.2, -0.25, -0.62), (2.0, -0.12, -0.62)], [0.36, 0.25, 0.13], 6)),
        WHITE,
        0.06,
    )
    g.paint(
        put(tube([(0.72, -0.55, 0.0), (1.05, -0.4, -0.18), (1.45, -0.32, -0.3)], [0.09, 0.07, 0.03], 6)),
        "#5a2a18",
        0.06,
    )
    g.paint(
        put(tube([(0.9, -0.5, -0.52), (1.4, -0.4, -0.55), (1.95, -0.2, -0.57)], [0.025, 0.03, 0.035], 6)),
        DARK,
        0.03,
    )
    kit.model(ears, (-3.6, -1, -0.5), (-1.2, 1.6, 2.2), 80).name = "fox ear"

    def flow(p):
        back = np.array((-1.0, -0.1, -0.12)) + 0 * p
        down = np.array((-0.25, 0, -1.0)) + 0 * p
        body = np.clip((-1.0 - p[:, 2:]) / 0.8, 0, 1)
        up = np.clip((p[:, 2:] - 0.35) / 0.4, 0, 1)
        return (back * (1 - body) + down * body) * (1 - up) + np.array((-0.25, 0, 1.0)) * up

    def long(p):
        muzzle = np.clip((p[:, 0] + 1.6) / 1.0, 0, 1)
        return (0.30 - 0.22 * muzzle) * np.where(p[:, 2] < -1.6, 1.7, 1) * np.where(p[:, 2] > 0.6, 0.6, 1)

    pelts.coated(
        g,
        (-5, -2, -7.2),
        (0.6, 1.6, 2.2),
        230,
        50000,
        flow,
        length=long,
        width=lambda p: 0.011 + 0.068 * long(p),
        lift=0.09,
        stray=0.14,
        seed=3,
        bare=lambda p: p[:, 1] > 0.55,
        name="fox",
    )
    lips = Clay().add(
        put(
            tube(
                [(0.8, -0.5, -0.47), (1.3, -0.345, -0.6), (1.75, -0.22, -0.6), (2.05, -0.12, -0.55)],
                [0.02, 0.04, 0.04, 0.03],
                6,
            )
        ),
        DARK,
    )
    kit.model(lips, (-1.6, -0.8, -1), (0.6, 0.2, 0.6), 110).name = "fox lips"
    nose = Clay().add(put(ball((2.15, 0, -0.36), (0.17, 0.17, 0.15))), "#17100f")
    kit.model(nose, (-0.3, -0.5, -0.8), (1, 0.5, 0.6), 50, clay(rough=0.25, bump=0.1)).name = "fox nose"
    eye = Clay().add(put(ball((0.66, -0.58, 0.07), (0.3, 0.13, 0.17), (0, 18, 12))), "#1c1210")
    kit.model(eye, (-2, -1.2, -0.8), (-0.6, 0, 0.6), 90, clay(rough=0.3, bump=0)).name = "eye rim"
    iris = Clay().add(put(ball((0.68, -0.66, 0.06), (0.17, 0.08, 0.12), (0, 18, 12))), "#e8a83a")
    iris.paint(put(ball((0.72, -0.72, 0.06), (0.05, 0.12, 0.115))), "#120c0a", 0.02)
    kit.model(iris, (-2, -1.2, -0.8), (-0.6, 0, 0.6), 90, clay(rough=0.15, bump=0)).name = "eye"
    kit.sphere(0.022, lamp("#fff6dc", 3), put_at((0.66, -0.755, 0.11)), 10).name = "eye light"


def put_at(p):
    """A point of the fox's head, on the stage."""
    return np.array((-1.95, 0, -0.35)) + rotation(NOD) @ np.array(p)


def fish():
    """Its head is between his teeth, its tail hangs down."""
    x, _, z = put_at((1.5, 0, -0.66)) - (0, 0, 0.15)
    bend = lambda t: x + 0.1 * math.sin(2.2 * t)  # noqa: E731
    spine = [(bend(t), 0, z + 0.15 - 2.3 * t) for t in (0, 0.2, 0.45, 0.75, 1)]
    trunk = tube(spine, [0.16, 0.34, 0.41, 0.2, 0.085], 10)
    slim = np.array((1, 1.9, 1), np.float32)
    g = Clay().add(lambda p: trunk(p * slim) * 0.55, "#a9bcb6")
    low = np.array(spine[-1])
    for side in (-1, 1):
        for k in range(4):
            tip = low + (side * (0.42 - 0.1 * k), 0, -0.62 + 0.09 * k)
            g.add(limb(low + (0, 0, 0.05), tip, 0.07, 0.035), "#62807c", 0.09)
    mid = np.array(spine[2])
    for k in range(5):
        root = mid + (0.36 - 0.03 * k, 0, 0.3 - 0.17 * k)
        g.add(limb(root, root + (0.2 - 0.03 * k, 0, -0.16), 0.08, 0.04), "#62807c", 0.1)
    g.add(limb(mid + (-0.3, -0.12, 0.25), mid + (-0.5, -0.2, -0.08), 0.05, 0.02), "#62807c", 0.05)
    g.paint(
        tube([p + np.array((0.34, 0, 0)) for p in spine], [0.22, 0.22, 0.2, 0.16, 0.05], 8), "#4c6a68", 0.16
    )
    g.paint(
        tube([p - np.array((0.36, 0, 0)) for p in spine], [0.2, 0.24, 0.24, 0.16, 0.05], 8), "#ece9d2", 0.16
    )
    gill = np.array(spine[1])
    g.paint(
        tube(
            [gill + (-0.3, -0.2, -0.02), gill + (0.02, -0.25, -0.16), gill + (0.3, -0.2, -0.02)],
            [0.03] * 3,
            6,
        ),
        "#2f4644",
        0.03,
    )
    thing = kit.model(
        g, (x - 0.9, -0.5, z - 3), (x + 1, 0.5, z + 0.5), 150, clay(rough=0.28, bump=0.6, grain=24, vary=0.2)
    )
    thing.name = "fish"
    kit.place(thing, (0, -0.17, 0))
    for r, y, tone in ((0.1, -0.31, "#efe6c0"), (0.055, -0.355, "#120e0c")):
        kit.sphere(
            (r, 0.05, r), clay(tone, rough=0.25), (gill[0] - 0.02, y, gill[2] + 0.2), 20
        ).name = "eye fish"


def goose():
    """She leans back as far as a neck can, her cap straight."""
    neck = [
        (3.3, 0.2, -3.6),
        (2.35, 0.1, -2.2),
        (2.2, 0, -0.9),
        (2.85, 0, 0.5),
        (3.15, 0, 1.8),
        (2.75, 0, 2.85),
    ]
    g = Clay().add(tube(neck, [1.3, 0.78, 0.56, 0.46, 0.43, 0.5], 10), "#e9e4d2")
    g.add(ball((3.6, 0.3, -5.0), (2.2, 1.4, 2.2)), "#e9e4d2", 0.6)
    put = lambda f: placed(f, HEAD, rotation(LIFT))  # noqa: E731
    g.add(put(ball((0, 0, 0), (0.74, 0.55, 0.56))), "#f1ecdc", 0.25)
    g.add(put(ball((-0.28, 0, -0.12), (0.5, 0.42, 0.4))), "#f1ecdc", 0.2)

    def flow(p):
        low = np.clip((0.2 - p[:, 2:]) / 2, 0, 1)
        return np.array((0.35, 0, -1.0)) * (1 - low) + np.array((0.4, 0, -1.0)) * low

    pelts.coated(
        g,
        (1.0, -1.9, -7),
        (5.5, 1.9, 4),
        220,
        15000,
        flow,
        length=0.5,
        width=0.12,
        lift=0.04,
        stray=0.1,
        vary=0.04,
        seed=6,
        bare=lambda p: (p[:, 1] > 0.5) | (p[:, 2] > -4.1),
        name="goose",
    )
    b = Clay().add(
        put(tube([(-0.45, 0, -0.05), (-1.0, 0, -0.22), (-1.6, 0, -0.42)], [0.38, 0.27, 0.13], 8)), "#e58a2c"
    )
    b.add(
        put(tube([(-0.5, 0, -0.36), (-1.0, 0, -0.5), (-1.5, 0, -0.6)], [0.24, 0.16, 0.08], 8)),
        "#c96a1c",
        0.03,
    )
    b.paint(put(ball((-1.62, 0, -0.44), (0.16, 0.2, 0.16))), "#a9501a", 0.06)
    b.paint(put(limb((-0.98, -0.25, -0.1), (-0.82, -0.3, -0.06), 0.05, 0.04)), "#5a2a10", 0.03)
    b.paint(
        put(
            tube([(-0.3, -0.36, -0.2), (-0.95, -0.28, -0.37), (-1.55, -0.12, -0.53)], [0.035, 0.03, 0.02], 6)
        ),
        "#5f2c10",
        0.03,
    )
    kit.model(b, (0.3, -0.6, 1.8), (2.9, 0.6, 4), 120, clay(rough=0.4, bump=0.2)).name = "beak"
    eye = Clay().add(put(ball((-0.2, -0.46, 0.1), (0.19, 0.15, 0.18))), "#17110f")
    kit.model(eye, (1.5, -1, 2.2), (3.5, 0, 4), 90, clay(rough=0.12, bump=0)).name = "eye goose"
    lid = Clay().add(put(ball((-0.17, -0.47, 0.23), (0.25, 0.17, 0.1), (0, 10, 0))), "#e0d4b4")
    kit.model(lid, (1.5, -1, 2.2), (3.5, 0, 4), 90).name = "eyelid"
    kit.sphere(0.022, lamp("#fff6dc", 3), goose_at((-0.26, -0.61, 0.08)), 10).name = "eye light"
    cap(put)


def goose_at(p):
    """A point of the goose's head, on the stage."""
    return np.array(HEAD) + rotation(LIFT) @ np.array(p)


def cap(put):
    """Green with an orange band and a black peak."""
    c = Clay().add(put(cone((0.14, 0, 0.58), 0.2, 0.6, 0.66, 0.05, (0, 6, 0))), "#24503a")
    c.add(put(ball((0.2, 0, 0.9), (0.98, 0.85, 0.24), (0, 8, 0))), "#2b5c42", 0.06)
    c.paint(put(cone((0.14, 0, 0.5), 0.1, 1, 1, 0.01, (0, 6, 0))), "#e0692a", 0.02)
    c.add(put(ball((-0.52, 0, 0.4), (0.42, 0.5, 0.06), (0, -14, 0))), "#151a18", 0.03)
    kit.model(c, (1.2, -1.1, 2.4), (4.2, 1.1, 5), 130, surfaces.cloth()).name = "cap"
    kit.sphere((0.11, 0.07, 0.11), surfaces.metal("#e8b84a"), goose_at((-0.3, -0.5, 0.66)), 20).name = "badge"


def street_light():
    """Hangs in from above."""
    iron = surfaces.metal("#22302a")
    kit.rope([(-1.55, 0.6, 8), (-1.55, 0.6, 4.9)], 0.05, iron, 2)
    shade = kit.lathe(
        [
            (0.02, 0.75),
            (0.14, 0.72),
            (0.16, 0.5),
            (0.5, 0.36),
            (0.92, 0.05),
            (0.98, 0),
            (0.9, 0.02),
            (0.45, 0.3),
            (0, 0.34),
        ],
        surfaces.metal("#2a5642", worn=0.2),
    )
    kit.place(shade, (-1.55, 0.6, 4.25))
    shade.name = "lampshade"
    kit.sphere((0.3, 0.3, 0.34), lamp("#ffe2a0", 4), (-1.55, 0.6, 4.25), 24).name = "bulb"


def barrier():
    """Red and white, between them."""
    white, red = clay("#ece2cc", bump=0.3, grain=9, vary=0.15), clay("#b5301f", bump=0.3, grain=9, vary=0.15)
    at, step = -6.0, 1.35
    k = 0
    while at < 6:
        a, b = (at, -1.9, -4.05 + 0.035 * at), (at + step, -1.9, -4.05 + 0.035 * (at + step))
        kit.rope([a, b], 0.34, (white, red)[k % 2], 2).name = "barrier"
        at, k = at + step, k + 1


def paint(draft):
    """Moss-yellow evening behind, one lamp from above on a fox, a fish and a goose."""
    light.world("#8fa05a", "#2a4a38", 0.4)
    camera = stage.camera((0.15, -20, 0.2), (0.15, 0, -0.3), 62)
    sky.backdrop(
        sky.clouds(
            sky.gradient(
                [
                    (0, "#0f2c26"),
                    (0.3, "#1f4a38"),
                    (0.58, "#4a7044"),
                    (0.76, "#a3a052"),
                    (0.82, "#24452f"),
                    (1, "#15302a"),
                ],
                6,
                0.1,
            ),
            "#5f8048",
            "#33583c",
            cover=0.3,
            band=(0.3, 0.7),
            seed=9,
            stretch=3.5,
        ),
        75,
        camera,
    )
    fox()
    fish()
    goose()
    barrier()
    street_light()
    light.area((-4.5, -4.5, 7), (0.4, 0, -0.5), 1.8, 1900, "#ffdc98")
    light.bulb((-1.55, -0.4, 4.1), 260, "#ffd48a", 0.3)
    light.area((8, -8, -1), (1, 0, 0), 5, 260, "#7fb8a8")
    light.area((-5, 6, 2), (-1, 0, 0), 3, 900, "#e8d070")
    light.area((6, 6, 3), (2, 0, 0), 3, 900, "#ffd070")
    return Finish(
        shadows="#10281f",
        lights="#fff0c8",
        focus=("fox", "fish", "goose", "beak", "cap", "badge", "eye"),
        vignette=0.25,
    )
