# SPDX-License-Identifier: GPL-3.0-or-later
"""Under the meadow all the roots are holding hands."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay
from painter.motifs.bodies import BODIES
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure
from painter.motifs.paperhands import arm, clasp, hand_shape, laid
from painter.motifs.poses import POSES

GROUND = 7.35
SHEETS = (
    (0.0, "#4f7a2e"),
    (0.5, "#5f8430"),
    (1.0, "#7d8f32"),
    (1.5, "#9d9a34"),
    (2.0, "#c2a83a"),
    (2.5, "#e0bd48"),
)
LEFT, RIGHT = -1.75, 2.05
# Where two hands meet: x, height, tilt.
CLASPS = (
    (0.2, 5.35, 6),
    (2.1, 4.95, -10),
    (-1.85, 3.35, 8),
    (0.15, 3.6, -8),
    (2.0, 3.1, 10),
    (-1.8, 1.5, -8),
    (0.25, 1.75, 7),
    (2.05, 1.3, -6),
)
ROOTS = {-0.85: "#f4e6bd", 1.15: "#fbf0d2"}
CREAM, PALE = "#efdcae", "#fdf3d8"


def earth():
    """Sheet behind sheet, each with a smaller opening, down to the light."""
    hollow = paper.outline(
        [
            (-3.2, 5.9),
            (-2.2, 6.5),
            (-0.6, 6.35),
            (0.9, 6.6),
            (2.4, 6.35),
            (3.2, 5.6),
            (3.15, 3.6),
            (3.3, 1.6),
            (2.7, 0.1),
            (1.0, -0.35),
            (-0.9, -0.2),
            (-2.6, 0.15),
            (-3.3, 1.5),
            (-3.05, 3.5),
        ]
    )
    for k, (y, colour) in enumerate(SHEETS):
        soil = paper.hills(GROUND - 0.07 * k, 0.8 + k * 0.5, swell=0.07, half_width=6, bottom=-3)
        opening = paper.wavering(hollow.buffer(-0.24 * k), 0.05 + 0.03 * k, k + 2)
        paper.sheet(soil.difference(opening), y, colour)
    kit.plane(12, 9.2, clay("#ffdf6a", emit=0.75, bump=0), (0, 3.1, 2.3), (90, 0, 0))
    paper.sheet(paper.rectangle(-14, 4, 14, 22), 8, "#fbdf6a", emit=0.12)
    for k, (x, z, w) in enumerate(((-2.2, 9.5, 1.5), (1.2, 10.0, 1.1))):
        puff = paper.unary_union(
            [
                paper.Point(x + dx * w, z + dz).buffer(r * w)
                for dx, dz, r in ((-0.5, 0, 0.24), (0, 0.1, 0.36), (0.45, 0, 0.26))
            ]
        )
        paper.sheet(
            puff.intersection(paper.rectangle(-8, z - 0.1, 8, 16)), 2.9 - 0.2 * k, "#fdf0c0", emit=0.1
        )


def roots():
    """Two great roots and the two sides send arms out at every depth, and the hands find each other."""
    for x, colour in ROOTS.items():
        path = [
            (x + (0.5 if x > 0 else 0.1), GROUND - 0.35),
            (x, 6.2),
            (x + 0.12, 4.6),
            (x - 0.1, 2.9),
            (x + 0.06, 1.3),
            (x, 0.1),
        ]
        paper.sheet(paper.ribbon(path, 0.42, 0.12, 10), 0.34, colour)
    columns = [-3.35, -0.85, 1.15, 3.35]
    for i, (x, z, tilt) in enumerate(CLASPS):
        y = 0.1 - 0.03 * (i % 3)
        left, right = clasp((x, z), tilt, y, (CREAM, PALE), 1.3)
        from_left = max(c for c in columns if c < x)
        from_right = min(c for c in columns if c > x)
        for start, wrist, colour, dy in ((from_left, left, CREAM, 0.12), (from_right, right, PALE, 0.03)):
            sag = (start + wrist[0]) / 2
            arm(
                [
                    (start, z + 1.0),
                    (start + (wrist[0] - start) * 0.18, z + 0.5),
                    (sag, z + 0.1 + 0.1 * (i % 2)),
                    wrist,
                ],
                y + dy,
                colour,
            )
    fine = (
        (-0.85, 5.6, -1.4, 4.7),
        (1.15, 4.2, 0.7, 2.7),
        (-0.85, 2.6, -0.4, 0.7),
        (1.15, 2.2, 1.7, 0.4),
        (-0.85, 1.2, -1.5, 0.3),
        (1.15, 6.0, 1.75, 5.6),
    )
    for x, z, x1, z1 in fine:
        paper.sheet(
            paper.ribbon([(x, z), ((x + x1) / 2 + 0.15, (z + z1) / 2), (x1, z1)], 0.12, 0.03), 0.42, "#e6cf98"
        )


def waiting_hand():
    """One hand is open and waits."""
    arm([(-3.35, 4.3), (-2.6, 4.3), (-1.95, 4.65), (LEFT, 5.15)], 0.15, PALE, 0.32)
    paper.sheet(laid(hand_shape(spread=0.9), (LEFT, 5.12), 88, 1.15), 0.05, PALE)
    light.bulb((LEFT, -0.7, 5.9), 14, "#ffdf9a", 0.2)


def above():
    """The tree, three poppies and the man with his palm on the grass."""
    trunk = paper.ribbon([(RIGHT - 0.05, GROUND - 0.3), (RIGHT, 8.1), (RIGHT + 0.1, 8.9)], 0.42, 0.24)
    foot = paper.Polygon(
        [
            (RIGHT - 0.6, GROUND - 0.25),
            (RIGHT - 0.14, GROUND + 0.5),
            (RIGHT + 0.16, GROUND + 0.5),
            (RIGHT + 0.55, GROUND - 0.25),
        ]
    )
    paper.sheet(trunk.union(foot), -0.12, "#6a4a26")
    for k, (dx, z, r, colour) in enumerate(
        ((0.0, 9.1, 1.0, "#4f7a2e"), (0.1, 9.18, 0.74, "#6f9e3a"), (0.22, 9.34, 0.42, "#93b84a"))
    ):
        paper.sheet(
            paper.unary_union(
                [
                    paper.Point(RIGHT + dx + 0.55 * r * math.cos(a), z + 0.5 * r * math.sin(a)).buffer(
                        0.5 * r
                    )
                    for a in np.linspace(0.4 + k, 6.1 + k, 6)
                ]
            ),
            -0.2 - 0.12 * k,
            colour,
        )
    for x, tall in ((-0.35, 0.75), (0.25, 1.0), (0.75, 0.62)):
        paper.sheet(
            paper.ribbon(
                [(x, GROUND - 0.2), (x + 0.06, GROUND + tall * 0.5), (x - 0.03, GROUND + tall)], 0.05, 0.035
            ),
            -0.1,
            "#4f7a2e",
        )
        petals = [
            paper.Point(x - 0.03 + 0.14 * math.cos(a), GROUND + tall + 0.12 * math.sin(a)).buffer(0.13)
            for a in np.linspace(0.3, 6.0, 5)
        ]
        paper.sheet(paper.unary_union(petals), -0.16, "#d8352a")
        paper.sheet(paper.Point(x - 0.03, GROUND + tall).buffer(0.075), -0.24, "#2c1c12")
    for k in range(34):
        x = -3.9 + 0.235 * k + 0.05 * math.sin(k * 7.3)
        tall, lean = 0.2 + 0.12 * math.sin(k * 2.7) ** 2, 0.1 * math.sin(k * 4.1)
        blade = paper.Polygon([(x - 0.06, GROUND - 0.2), (x + lean, GROUND + tall), (x + 0.06, GROUND - 0.2)])
        paper.sheet(blade, -0.06 - 0.05 * (k % 3), ("#4f7a2e", "#6f9e3a", "#5f8a34")[k % 3], depth=0.03)
    pose = replace(
        POSES["sitting on the ground"],
        look=(34, 12, 0),
        left_hand=(-0.05, 0.6, -0.36),
        right_hand=(0.22, 0.5, -0.58),
        lean=10,
    )
    shirt = Clothes(
        "#b5452c", 0.05, 0.02, trousers="#4a3a22", hair="none", shoes="#3a2418", apron=None, belt="#d8352a"
    )
    body = replace(BODIES["thin elder"], heads=5.2, hunch=14)
    kit.place(
        figure(body, pose, shirt, skin="olive", quality=140),
        (LEFT - 0.5, -0.4, GROUND - 0.06),
        (0, 0, 80),
        1.95,
    )


def paint(draft):
    """A cut through the earth, lit from the depth."""
    light.world("#b8a850", "#5a6a2a", 0.45)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    earth()
    roots()
    waiting_hand()
    above()
    light.area((6, -8, 11), (0, 0, 5), 2.0, 2300, "#ffe4b0")
    light.area((-6, -9, 1), (0, 0, 4), 4, 220, "#b8d890")
    light.bulb((0, 2.6, 3.2), 260, "#ffd860", 0.8)
    light.bulb((-1.6, 1.2, 4.2), 50, "#ffd060", 0.4)
    light.bulb((1.6, 1.2, 2.2), 50, "#ffd060", 0.4)
    return Finish(exposure=1.05, shadows="#1c2a10", lights="#fff3c8", vignette=0.3)
