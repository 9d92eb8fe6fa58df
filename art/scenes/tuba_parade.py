# SPDX-License-Identifier: GPL-3.0-or-later
"""The band has marched into the tuba."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position

BELL = np.array((0.0, 1.2, 3.3))
MOUTH, DEEP = 3.75, 9.0
BRASS = "#d99a2a"
COBALT, NAVY = "#23479c", "#182f6e"
UNIFORM = Clothes(
    COBALT,
    0.28,
    0.05,
    trousers="#e8d8b0",
    hat="top",
    hat_colour=NAVY,
    band="#e8b84a",
    belt="#e8d8b0",
    cut="coat",
)


def bell():
    """A flare as high as a house, its mouth towards us, its throat alight."""
    t = np.linspace(0, 1, 60)
    r = 0.62 + (MOUTH - 0.62) * np.exp(-4.2 * t) * (1 - 0.25 * t) + 0.035 * np.sin(t * 60) ** 8
    z = DEEP * t**1.25
    brass = surfaces.metal(BRASS, worn=0.1, rough=0.36)
    a = np.linspace(0, math.tau, 120, endpoint=False)
    rows = np.stack([np.outer(r, np.cos(a)), np.outer(r, np.sin(a)), np.outer(z, np.ones(len(a)))], -1)
    tones = np.array([linear(c) for c in ("#f0b83c", "#d8942a", "#9a6422", "#523012", "#2a1608", "#1c0e06")])
    shade = np.stack([np.interp(t, (0, 0.16, 0.3, 0.46, 0.62, 1), tones[:, k]) for k in range(3)], -1)
    paint = np.repeat(shade, len(a), axis=0)
    inside = clay(None, rough=0.45, bump=0.25, grain=7, vary=0.08)
    flare = kit.mesh(rows.reshape(-1, 3), kit.quads(len(t), len(a), closed=True), inside, paint)
    outer = kit.lathe(list(zip(r + 0.07, z, strict=True)), brass, 96)
    rim = kit.ring(MOUTH + 0.02, 0.16, surfaces.metal("#f0bc4c", worn=0.4, rough=0.3), 120, 14)
    kit.group([flare, outer, rim], BELL, (-86, 0, 0)).name = "bell"
    for k in range(3):
        depth = 0.9 + 1.35 * k
        t_here = (depth / DEEP) ** 0.8
        reach = float(np.interp(t_here, t, r))
        hoop = kit.ring(reach - 0.03, 0.05, clay(("#c88a30", "#8a5420", "#4a2a14")[k], rough=0.4), 96, 10)
        kit.place(hoop, BELL + (0, depth, depth * 0.07), (-86, 0, 0))
    x, y, z = BELL + (0, DEEP * 0.93, DEEP * 0.065)
    kit.sphere((0.42, 0.05, 0.42), lamp("#ffe29a", 2.6), (x, y, z), 30)
    light.area(BELL + (0, 0.4, 0.3), BELL + (0, 9, 0.6), 3.4, 36, "#ffc45a")
    light.bulb((x, y - 0.9, z), 70, "#ffb040", 0.2)
    light.bulb((x, y - 3.6, z), 120, "#ffb040", 0.3)
    light.area(BELL + (0, 0.6, -0.6), (0, -12, 0.2), 3.2, 1400, "#ffb84a")


def tubing():
    """Round the back, up over the bell and down to the valves."""
    brass = surfaces.metal(BRASS, worn=0.2, rough=0.4)
    coil = [
        (0, 10.6, 3.9),
        (1.6, 9.2, 6.2),
        (3.4, 7.2, 7.6),
        (4.15, 4.6, 6.3),
        (4.2, 3.0, 3.2),
        (4.2, 3.0, -1.0),
    ]
    kit.rope(coil, 0.62, brass, 14)
    kit.rope(
        [(-4.0, 4, -1), (-4.1, 4, 4.2), (-3.3, 4.2, 7.4), (-0.6, 4.6, 8.9), (1.7, 4.6, 8.3), (2.9, 4.4, 7.0)],
        0.4,
        brass,
        14,
    )
    pearl = clay("#f4e8cc", rough=0.3)
    for k in range(3):
        x = -1.15 + 0.95 * k
        z = (8.35, 8.75, 8.85)[k]
        kit.place(
            kit.lathe(
                [
                    (0.001, -0.5),
                    (0.36, -0.5),
                    (0.36, 0.7),
                    (0.42, 0.72),
                    (0.42, 0.86),
                    (0.1, 0.9),
                    (0.1, 1.25),
                    (0.001, 1.25),
                ],
                brass,
                32,
            ),
            (x, 4.3, z),
            (0, -4 + 4 * k, 0),
        )
        kit.sphere((0.26, 0.26, 0.07), pearl, (x, 4.3, z + 1.28), 20)


def drum(at, size, turn):
    """A bass drum."""
    skin, wood = clay("#f2e2bc", bump=0.2), clay("#a8382a", rough=0.5)
    parts = [
        kit.lathe(
            [(0.001, -0.2), (0.5, -0.2), (0.52, -0.16), (0.52, 0.16), (0.5, 0.2), (0.001, 0.2)], wood, 40
        ),
        kit.lathe([(0.001, 0.205), (0.47, 0.205)], skin, 40),
        kit.lathe([(0.001, -0.205), (0.47, -0.205)], skin, 40),
    ]
    return kit.group(parts, at, turn, size)


def march(path, k, size, body="grown", pose="walking", **changes):
    """One of the band on the way in; gives the figure."""
    (x, y), (nx, ny) = path[k], path[min(k + 6, len(path) - 1)]
    turn = 180 - math.degrees(math.atan2(nx - x, ny - y))
    one = figure(body, pose, UNIFORM, **changes)
    kit.place(one, (x, y, 0.0), (0, 0, turn), size)
    return one


def band():
    """They come from the left in a bow, the drum major first, a child last."""
    path = smooth_path(
        [
            (-2.3, -6.9),
            (-0.6, -6.3),
            (1.1, -5.5),
            (2.05, -4.0),
            (1.85, -2.2),
            (0.95, -0.7),
            (0.1, 0.8),
            (0, 2.4),
        ],
        20,
    )
    wood, brass = clay("#5a3418"), surfaces.metal("#f0c050", rough=0.3)
    major = march(path, 130, 1.42, "broad worker", "holding up", skin="umber")
    for side in ("left",):
        h = np.array(hand_position(major, side))
        kit.rope([h + (0, 0, -0.5), h + (0.05, 0, 0.75)], 0.035, wood, 1)
        kit.sphere(0.12, brass, h + (0.06, 0, 0.82), 16)
    for k, skin in ((108, "olive"), (92, "brown")):
        one = march(path, k, 1.42, ("woman", "grown", "round elder")[k % 3], "carrying", skin=skin)
        h = (np.array(hand_position(one, "left")) + np.array(hand_position(one, "right"))) / 2
        if k == 92:
            drum(h + (0.1, 0.15, 0.1), 0.95, (0, 90, 35))
        else:
            kit.rope([h + (0, -0.1, 0.1), h + (0.1, 0.3, 0.25), h + (0.2, 0.75, 0.4)], 0.05, brass, 4)
            kit.place(
                kit.lathe([(0.05, 0), (0.09, 0.2), (0.3, 0.42)], brass, 28),
                h + (0.18, 0.6, 0.36),
                (-70, 10, 0),
            )
    bearer = march(path, 44, 1.42, "thin elder", "holding up", skin="tan")
    h = np.array(hand_position(bearer, "left"))
    kit.rope([h + (0, 0, -1.0), h + (0, 0, 1.15)], 0.03, wood, 1)
    u, v = np.meshgrid(np.linspace(0, 1, 20), np.linspace(0, 1, 12), indexing="ij")
    flag = np.stack(
        [
            h[0] + 0.95 * u,
            h[1] + 0.14 * np.sin(u * 7 + v),
            h[2] + 1.12 - 0.6 * v * (1 - 0.25 * u) - 0.2 * u * u,
        ],
        -1,
    )
    kit.sheet(flag, surfaces.cloth("#3f72e0")).name = "flag"
    child = march(path, 22, 1.42, "small child", "running", skin="brown", hat="none", hair="curls")
    h = np.array(hand_position(child, "right"))
    kit.place(kit.lathe([(0.02, 0), (0.05, 0.2), (0.18, 0.36)], brass, 24), h, (-60, 20, 20))


def ground():
    """Packed earth with a path worn into it."""
    kit.land(
        lambda x, y: -0.02 + 0.05 * np.sin(x * 0.9 + 0.4 * y) + 0.5 * np.clip((np.abs(x) - 4) / 6, 0, 1) ** 2,
        (-26, 26),
        (-14, 35),
        clay("#9a6a24", bump=0.7, grain=5, vary=0.18),
        150,
    )


def paint(draft):
    """Nightfall; the one light is in the throat of the tuba."""
    light.world("#4a4468", "#5a3a1c", 0.3)
    camera = stage.camera((0.2, -17.5, 3.0), (0.1, 0, 4.1), 46)
    dusk = sky.gradient(
        [(0, "#2a2038"), (0.3, "#4f3228"), (0.55, "#a5661f"), (0.75, "#e2a63a"), (1, "#c08428")], 4, 0.12
    )
    sky.backdrop(sky.stars(dusk, 40, 3, down_to=0.3), 70, camera)
    ground()
    bell()
    tubing()
    band()
    light.area((-7, 9, 8), (0, 3, 5), 4, 1300, "#ffb860")
    light.area((7, -9, 8), (1, 0, 4), 4, 420, "#8f98e0")
    return Finish(
        fog=Fog("#a8702a", 17, 46, 0.7),
        shadows="#221428",
        lights="#fff0c0",
        focus=("bell", "flag"),
        lift=0.55,
    )
