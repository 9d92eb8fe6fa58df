# SPDX-License-Identifier: GPL-3.0-or-later
"""The puppet holds out the scissors to the hand."""

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, limb, tube
from painter.finish import Finish
from painter.materials import clay

WOOD, COBALT = "#d8a868", "#2f57a8"
FINGERS = ((-1.55, 0.2, 6.55), (-0.75, -0.35, 6.1), (0.1, -0.45, 5.95), (0.95, -0.2, 6.15), (1.75, 0.35, 6.7))


def hand():
    """A large old hand from above, fingers spread and bent, a loop of string on each."""
    skin, deep, nail = "#c08a64", "#9c6446", "#ecc8ac"
    h = Clay().add(ball((0.15, 0.9, 8.35), (1.6, 0.8, 1.25)), skin)
    h.add(tube([(0.5, 1.2, 9.2), (0.9, 1.5, 10.5), (1.3, 1.7, 12.5)], [1.1, 0.85, 0.9]), skin, 0.4)
    roots = ((-1.15, 0.6, 8.2), (-0.75, 0.3, 7.7), (0.05, 0.15, 7.55), (0.85, 0.3, 7.7), (1.45, 0.75, 8.3))
    for k, (root, tip) in enumerate(zip(roots, FINGERS, strict=True)):
        mid = (np.array(root) + tip) / 2 + (0.12 * (k - 2), -0.5, 0.22)
        h.add(tube([root, mid, tip], [0.46, 0.38, 0.29]), skin, 0.14)
        h.add(ball(mid, 0.4), skin, 0.1).paint(ball(mid + (0, -0.3, 0.05), (0.3, 0.2, 0.2)), deep, 0.15)
        h.paint(ball(np.array(tip) + (0, -0.24, 0.02), (0.17, 0.16, 0.24)), nail, 0.02)
        for j in range(2):
            at = mid + (0, -0.4, 0.16 * (j - 0.5))
            h.carve(limb(at - (0.22, 0, 0), at + (0.22, 0.02, 0.03), 0.05), 0.09)
    for k in range(4):
        x = -0.7 + 0.5 * k
        h.add(tube([(x, 0.25, 8.0), (x + 0.2, 0.4, 8.8), (x + 0.5, 0.8, 9.4)], [0.05, 0.07, 0.05]), deep, 0.1)
    kit.model(
        h, (-2.6, -1.4, 5.4), (3.2, 3, 12.8), 200, clay(bump=0.4, grain=10, vary=0.12, rough=0.6)
    ).name = "hand"
    cuff = kit.lathe([(1.05, 0), (1.2, 0.1), (1.3, 1.6), (1.5, 3.2)], clay("#5a3a2a", bump=0.6, grain=16), 50)
    kit.place(cuff, (0.95, 1.5, 10.4), (-8, 8, 0)).name = "sleeve"
    shirt = kit.place(kit.ring(1.08, 0.1, clay("#f4ead4"), 50, 10), (0.95, 1.5, 10.4), (-8, 8, 0))
    shirt.name = "cuff"


def ball_joint(at, r=0.14):
    """A brass pin."""
    kit.sphere(r, clay("#a87c34", rough=0.35, metal=0.5), at, 18)


def puppet():
    """A wooden child: painted hopeful face turned up, jointed limbs, a worn red waistcoat."""
    wood = clay(WOOD, bump=0.35, grain=7, vary=0.18, rough=0.5)
    head = (
        Clay()
        .add(ball((0, 0, 0), (0.92, 0.88, 1.0)), WOOD)
        .add(ball((0, -0.86, 0.05), (0.15, 0.24, 0.15)), "#c88f52", 0.06)
    )
    for side in (-1, 1):
        head.paint(ball((side * 0.36, -0.78, 0.26), (0.2, 0.24, 0.24)), "#fdf8ec", 0.012)
        head.paint(ball((side * 0.33, -0.9, 0.36), (0.1, 0.16, 0.12)), "#24406e", 0.01)
        head.paint(ball((side * 0.31, -0.96, 0.41), 0.04), "#ffffff", 0.008)
        head.paint(
            tube(
                [(side * 0.16, -0.82, 0.58), (side * 0.4, -0.74, 0.72), (side * 0.62, -0.55, 0.62)],
                [0.03, 0.045, 0.02],
            ),
            "#5a3418",
            0.01,
        )
        head.paint(ball((side * 0.56, -0.66, -0.14), (0.2, 0.2, 0.18)), "#d86a4c", 0.08)
        head.add(ball((side * 0.93, 0.02, 0.05), (0.1, 0.16, 0.22)), WOOD, 0.04)
        head.paint(limb((side * 0.3, -0.84, -0.46), (side * 0.3, -0.72, -0.85), 0.018), "#6b4424", 0.008)
    head.paint(
        tube([(-0.28, -0.82, -0.38), (0, -0.93, -0.46), (0.28, -0.82, -0.38)], [0.03, 0.04, 0.03]),
        "#a0402c",
        0.012,
    )
    head.add(ball((0, 0.42, 0.32), (0.92, 0.72, 0.84)), "#5a3418", 0.02)
    thing = kit.model(
        head, (-1.2, -1.3, -1.1), (1.2, 1.1, 1.3), 150, clay(bump=0.25, grain=12, vary=0.1, rough=0.5)
    )
    kit.place(thing, (-0.35, -0.2, 3.4), (-13, 6, 20)).name = "face of the puppet"
    body = Clay().add(tube([(0, 0, 2.2), (0, 0, 1.3), (0, 0.05, 0.5)], [0.5, 0.72, 0.62]), "#b5442c")
    body.paint(ball((0, -0.7, 1.4), (0.22, 0.5, 1.2)), "#f0e0b8", 0.02)
    for side in (-1, 1):
        lapel = tube(
            [(side * 0.12, -0.5, 2.25), (side * 0.34, -0.66, 1.75), (side * 0.16, -0.74, 1.25)],
            [0.06, 0.13, 0.05],
        )
        body.add(lapel, "#7a2418", 0.04)
        body.carve(limb((side * 0.3, -0.72, 0.85), (side * 0.56, -0.6, 0.85), 0.035), 0.03, "#5a1a10")
    for z in (1.9, 1.45, 1.0):
        body.add(ball((0.02, -0.74, z), 0.1), "#2f57a8", 0.01)
    kit.place(
        kit.model(body, (-1, -1, -0.3), (1, 1, 2.9), 110, clay(bump=0.5, grain=16)),
        (-0.3, 0.1, 0.1),
        (0, -4, 8),
    ).name = "waistcoat"
    joints = {}
    for side, elbow, palm in (
        (-1, (-1.75, 0.1, 2.15), (-2.05, -0.35, 3.2)),
        (1, (1.1, -0.75, 1.75), (1.62, -1.35, 2.75)),
    ):
        shoulder = (-0.3 + side * 0.72, 0.1, 2.1)
        kit.rope([shoulder, elbow], 0.19, wood, 1)
        kit.rope([elbow, palm], 0.17, wood, 1)
        ball_joint(shoulder)
        ball_joint(elbow)
        mitt = Clay().add(ball(palm, (0.24, 0.2, 0.26)), WOOD)
        for k in range(4):
            if side > 0:  # closed about the blades
                root = np.array(palm) + (0.2, -0.12, 0.17 * (k - 1.5))
                mitt.add(
                    tube([root, root + (0.02, -0.24, 0), root + (-0.36, -0.26, 0)], [0.085] * 3, 4),
                    WOOD,
                    0.02,
                )
            else:
                mitt.add(limb(palm, np.array(palm) + (0.13 * (k - 1.5), -0.1, 0.36), 0.075), WOOD, 0.03)
        kit.model(mitt, np.array(palm) - 0.6, np.array(palm) + 0.7, 50, wood).name = "hand of the puppet"
        joints[side] = palm
    for side in (-1, 1):
        hip, knee = (-0.3 + side * 0.35, 0.15, 0.55), (-0.3 + side * 0.5, -0.35, -0.75)
        kit.rope([hip, knee], 0.23, wood, 1)
        kit.rope([knee, (knee[0], 0.1, -2.2)], 0.2, wood, 1)
        ball_joint(knee, 0.18)
    return joints


def scissors(palm):
    """Cobalt handles towards the hand, blades in the puppet's own fist."""
    steel, blue = clay("#d4dae0", rough=0.2, metal=0.7), clay(COBALT, rough=0.35, bump=0.1)
    x, y, z = palm
    for side in (-1, 1):
        kit.rope([(x, y - 0.2, z + 0.75), (x + side * 0.12, y - 0.2, z - 0.35)], 0.06, steel, 1)
        kit.place(kit.ring(0.3, 0.085, blue, 40, 12), (x + side * 0.3, y - 0.2, z + 1.32), (90, 0, 0))
        kit.rope([(x, y - 0.2, z + 0.75), (x + side * 0.2, y - 0.2, z + 1.05)], 0.08, blue, 2)
    ball_joint((x, y - 0.28, z + 0.75), 0.09)


def strings(joints):
    """Five; one has been cut, and tied again with a bow."""
    cord = clay("#f4ead4", bump=0.4, grain=30)
    ends = (joints[-1], (-0.95, 0.1, 4.2), (-0.35, -0.2, 4.45), (0.3, 0.1, 4.15), joints[1])
    for k, (tip, end) in enumerate(zip(FINGERS, ends, strict=True)):
        start = np.array(tip) + (0, -0.05, -0.2)
        kit.rope([tuple(start), tuple((start + end) / 2 + (0.03, 0, -0.02)), tuple(end)], 0.026, cord, 4)
        kit.place(kit.ring(0.3, 0.03, cord, 30, 8), (tip[0], tip[1], tip[2] + 0.25))
        if k == 1:
            mid = (start + end) / 2
            for s in (-1, 1):
                kit.rope(
                    [
                        tuple(mid),
                        tuple(mid + (s * 0.3, -0.05, 0.16)),
                        tuple(mid + (s * 0.34, -0.05, -0.06)),
                        tuple(mid),
                    ],
                    0.03,
                    clay("#c2402c"),
                    6,
                )


def paint(draft):
    """Close by, against a mustard wall; the light is on what is held out."""
    light.world("#f4dca0", "#a87838", 0.5)
    camera = stage.camera((0.1, -12.5, 4.0), (0.05, 0, 4.15), 50)
    wall = sky.gradient([(0, "#b5851e"), (0.4, "#d9a62a"), (0.75, "#ecc662"), (1, "#d9aa48")], 21, 0.2)
    sky.backdrop(wall, 60, camera)
    hand()
    joints = puppet()
    scissors(joints[1])
    strings(joints)
    light.area((-6, -7, 9), (0, 0, 4), 2.5, 900, "#fff2cc")
    light.area((7, -6, 3), (0, 0, 3), 4, 200, "#9fb4e8")
    light.area((0, 7, 7), (0, 0, 5), 3, 500, "#ffdc98")
    return Finish(shadows="#3a2214", lights="#fff4d4", vignette=0.24)
