# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone with a suitcase is running for the last snail."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage
from painter.clay import Clay, smooth_path, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import pasture
from painter.motifs.bodies import BODIES
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import POSES
from painter.motifs.snailhouse import balcony, windows
from painter.motifs.snails import Shell, crawler

SLOPE = math.degrees(math.atan(0.46))
SNAIL = (0.95, 0.3)
TRAIL = ((-1.2, 0.3), (-2.0, -0.2), (-2.2, -1.4), (-1.3, -3.0), (-0.7, -4.6), (-0.8, -6.5))
MAN = (-1.05, -4.0)


def hill(x, y):
    """A slope that climbs to the right and falls away behind."""
    rise = 0.46 * x + 1.05 + 0.05 * np.sin(x * 1.7) + 0.03 * np.sin(y * 2.3 + x)
    return rise - 0.045 * np.minimum(y + 1, 0) ** 2 - 0.16 * np.maximum(y - 1.2, 0) ** 2


def snail():
    """The last snail, on its way."""
    shell = Shell((-0.35, 0, 2.05), 2.45)
    brass = clay("#e2a62e", rough=0.35, metal=0.6, bump=0.1)
    bell = kit.group(
        [
            kit.lathe([(0.001, 0.3), (0.1, 0.29), (0.14, 0.12), (0.24, 0), (0.2, 0.01)], brass, 28),
            kit.sphere(0.06, brass, (0, 0, 0), 12),
            kit.rope(
                [(0, 0, 0.3), (0.02, 0, 0.5), (-0.35, 0, 0.55), (-0.42, 0, -0.3), (-0.44, 0.05, -1.1)],
                0.035,
                clay("#7a2a20"),
                5,
            ),
        ],
        shell.on(0.62, 0, 0) + (0.42, -0.1, 0.12),
        (0, SLOPE - 12, 0),
        1.0,
    )
    flag = kit.group(
        [
            kit.rope([(0, 0, 0), (0, 0, 0.7), (0.03, 0, 1.35)], 0.03, clay("#fff1d2"), 2),
            paper.cutout(
                [(0, 0.85), (-0.75, 0.95), (-0.55, 1.12), (-0.78, 1.3), (0.02, 1.35)],
                clay("#d8352a"),
                (0, 0, 0),
                depth=0.03,
            ),
        ],
        (-2.5, -0.1, 0.2),
        (0, SLOPE + 4, 0),
    )
    chimney = kit.group(
        [
            kit.box((0.26, 0.26, 0.5), clay("#a5482e")),
            kit.box((0.34, 0.34, 0.07), clay("#7a2a20"), (0, 0, 0.5)),
        ],
        shell.on(1.75, 0, -0.1),
        (0, SLOPE - 8, 0),
    )
    parts = [
        crawler("#b89a4a", "#6a5424"),
        shell.body("#b9552c", "#f2d79a"),
        *windows(shell),
        balcony(shell, SLOPE),
        bell,
        flag,
        chimney,
    ]
    x, y = SNAIL
    return kit.group(parts, (x, y, float(hill(np.array(x), np.array(y))) + 0.02), (0, -SLOPE, 0), 1.0)


def runner():
    """The man, both feet off the ground, and his suitcase, which has given up."""
    x, y = MAN
    z = float(hill(np.array(x), np.array(y)))
    body = replace(BODIES["round elder"], height=1.0, hunch=0, heads=4.9)
    pose = replace(
        POSES["running"],
        lean=14,
        look=(-16, 0, 4),
        right_hand=(0.1, 0.62, 0.72),
        left_hand=(0.25, -0.75, -0.5),
    )
    coat = Clothes(
        "#6a3a20",
        0.26,
        0.05,
        trousers="#7a6a3a",
        shoes="#2a1c14",
        collar="#fff1d2",
        hair="fringe",
        hair_colour="#1e1410",
        scarf="#d8352a",
    )
    man = kit.place(
        figure(body, pose, coat, skin="brown", quality=150), (x, y, z + 0.28), (0, -14, 104), 1.42
    )
    felt = clay("#2c2018")
    bowler = kit.group(
        [
            kit.sphere((0.13, 0.13, 0.13), felt, (0, 0, 0.03), 20),
            kit.place(kit.ring(0.15, 0.025, felt, 32, 8), (0, 0, 0)),
        ]
    )
    kit.place(bowler, np.array(hand_position(man, "right")) + np.array((0.05, 0, 0.1)), (0, 24, 0), 1.25)
    grip = np.array(hand_position(man, "left"))
    hide, lining = clay("#8a4526", bump=0.5), clay("#f2d98a")
    case = kit.group(
        [
            kit.box((0.7, 0.46, 0.17), hide),
            kit.box((0.6, 0.36, 0.02), lining, (0, 0, 0.165), bevel=0),
            kit.box((0.7, 0.46, 0.13), hide, (0, 0.3, 0.14), (68, 0, 0)),
            kit.box((0.6, 0.38, 0.02), lining, (0, 0.21, 0.2), (68, 0, 0), 0),
        ],
        grip + (-0.42, 0, -0.3),
        (0, -30, 6),
    )
    rng = np.random.default_rng(3)
    for k, colour in enumerate(("#d8352a", "#fff1d2", "#f0c93a", "#d8352a", "#6f9e3a", "#fff1d2")):
        at = grip + (
            -0.55 - 0.24 * k + rng.uniform(-0.04, 0.04),
            rng.uniform(-0.25, 0.1),
            -0.1 - 0.19 * k + 0.18 * math.sin(k * 1.9 + 0.6),
        )
        sock = Clay().add(
            tube(
                [(0, 0, 0.24), (0, 0, 0.1), (0.03, 0, 0.0), (0.15, 0, -0.02)], [0.055, 0.052, 0.06, 0.05], 4
            ),
            colour,
        )
        sock.paint(tube([(-0.1, 0, 0.2), (0.1, 0, 0.2)], [0.03, 0.03], 2), "#fff6e0", 0.01)
        kit.place(
            kit.model(sock, (-0.1, -0.1, -0.1), (0.25, 0.1, 0.32), 40),
            at,
            (rng.uniform(-40, 40), rng.uniform(0, 300), rng.uniform(-30, 30)),
            0.95,
        )
    return case


def paint(draft):
    """A late morning uphill."""
    light.world("#ffeeb0", "#7aa04a", 0.5)
    camera = stage.camera((0, -15, 3.2), (0.05, 0, 3.2), 49)
    pasture.butter_sky(camera, 31)
    kit.land(lambda x, y: -3.6 + 0 * x, (-40, 40), (4, 44), clay("#8fae50", bump=0.5, grain=2, vary=0.2), 20)
    kit.land(hill, (-12, 12), (-13, 6), clay("#5c8f35", bump=0.6, grain=5, vary=0.2))
    for x0, h, y0, colour in ((-7, 3.4, 18, "#7fa44a"), (6, 2.4, 26, "#a8bd62")):
        kit.land(
            lambda x, y, x0=x0, h=h, y0=y0: -3 + h * np.exp(-(((x - x0) / 7) ** 2)) - 0.08 * (y - y0) ** 2,
            (-26, 26),
            (y0 - 6, y0 + 6),
            clay(colour, bump=0.5, grain=2, vary=0.2),
            80,
        )

    trail = smooth_path(TRAIL, 12)

    def spot(rng):
        x, y = rng.uniform(-6, 6), -8 + 10.5 * rng.random() ** 0.7
        on_trail = np.hypot(trail[:, 0] - x, trail[:, 1] - y).min() < 0.3
        return None if on_trail or abs(x) > 3.6 + (y + 8) * 0.2 else (x, y)

    pasture.turf(hill, 4600, spot, tall=0.3)
    across = np.gradient(trail, axis=0) @ np.array(((0, 1), (-1, 0)))
    across /= np.linalg.norm(across, axis=1)[:, None]
    edges = [trail + across * k for k in (-0.19, 0, 0.19)]
    kit.sheet(
        np.stack([np.column_stack([e, hill(*e.T) + 0.06]) for e in edges]),
        clay("#f6efc4", rough=0.1, bump=0.3, grain=7, vary=0.05),
    )
    pasture.poppies(
        hill,
        [
            (-0.6, -6.3),
            (0.9, -6.0),
            (1.3, -6.5),
            (2.2, -5.2),
            (2.5, -6.3),
            (3.1, -3.6),
            (1.9, -3.0),
            (0.3, -4.4),
            (0.1, -6.9),
        ],
        size=0.7,
    )
    snail()
    runner()
    light.sun((50, 0, 48), 2.9, "#ffe2a0", 4)
    light.area((-6, -8, 6), (-1, 0, 2), 5, 420, "#d8e8b0")
    light.area((5, 7, 8), (0, 0, 4), 4, 1100, "#ffe08a")
    light.bulb((0.6, -1.9, 3.6), 26, "#ffb84a", 0.3)
    return Finish(fog=Fog("#f8e6a0", 15, 45, 0.7), shadows="#1c3a24", lights="#fff4cc")
