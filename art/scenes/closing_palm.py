# SPDX-License-Identifier: GPL-3.0-or-later
"""The village lies along the lines of a palm. The fingers have begun to move."""

import math
import random
from dataclasses import replace
from itertools import pairwise

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, ball, limb, smooth_path, tube
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import buildings, desert, things
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import POSES

SKIN, CREASE, NAIL = "#da7c88", "#8a3346", "#f0b4ac"
FINGERS = (  # root, sideways drift, length of the bones, thickness, climb of each bone in degrees
    ((-1.42, 1.5), -0.3, (1.4, 1.0, 0.9), 0.4, (62, 138, 222)),
    ((-0.55, 1.98), -0.1, (1.85, 1.3, 1.1), 0.46, (58, 130, 216)),
    ((0.4, 2.15), 0.1, (2.05, 1.4, 1.15), 0.49, (54, 124, 210)),
    ((1.3, 1.8), 0.28, (1.85, 1.25, 1.1), 0.47, (50, 116, 204)),
)
THUMB = tuple(
    np.array(p) for p in ((1.25, -0.9, 0.25), (2.3, -0.2, 0.85), (2.65, 0.3, 1.95), (1.95, 0.35, 2.75))
)
LIFE = ((1.2, 1.0), (0.5, 0.85), (0.05, 0.2), (-0.02, -0.8), (0.15, -1.9), (0.2, -2.7))
HEART = ((-1.55, 0.75), (-0.8, 0.8), (-0.1, 1.15), (0.5, 1.5))
RUNNING = replace(
    POSES["running"], lean=4, left_hand=(0.5, 0.3, 0.75), right_hand=(0.75, 0.1, 0.5), look=(-6, 0, 6)
)


def bones(root, drift, lengths, climbs):
    """The joints of a finger from its root to its tip."""
    joints = [np.array((*root, 0.25))]
    for length, climb in zip(lengths, np.radians(climbs), strict=True):
        joints.append(
            joints[-1] + length * np.array((drift * math.cos(climb), math.cos(climb), math.sin(climb)))
        )
    return joints


def finger(lump, joints, thick):
    """Bones that taper to the tip, pads and creases inside the joints, a nail on the outer side of the tip."""
    widths = thick * np.array((1.12, 1.0, 0.86, 0.62))
    ways = [(b - a) / np.linalg.norm(b - a) for a, b in pairwise(joints)]
    for (a, b), (wide, narrow) in zip(pairwise(joints), pairwise(widths), strict=True):
        lump.add(limb(a, b, wide, narrow), SKIN, 0.1)
    for a, b, way in zip(joints, joints[1:3], ways, strict=False):
        inner = np.array((0, -way[2], way[1]))
        lump.add(ball((a + b) / 2 + inner * thick * 0.26, thick * 0.8), SKIN, 0.16)
        fold = b + inner * thick * 0.9
        lump.paint(tube([fold - (0.5, 0, 0), fold, fold + (0.5, 0, 0)], [0.06] * 3, 3), CREASE, 0.1)
    along = ways[2]
    spot = joints[3] + along * thick * 0.12 + np.array((0, along[2], -along[1])) * thick * 0.5
    tilt = math.degrees(math.atan2(along[2], along[1]))
    lump.add(ball(spot, thick * np.array((0.44, 0.56, 0.17)), (tilt, 0, 0)), NAIL, 0.02)


def hand():
    """A right hand on its back, its fingers curling over the palm like a wave about to break."""
    lump = Clay().add(ball((-0.05, 0.2, 0), (1.8, 2.15, 0.8)), SKIN)
    lump.add(limb((0.3, -9.5, -0.1), (0.05, -1.4, 0), 1.3, 1.12), SKIN, 0.6)
    lump.add(ball((1.05, -0.5, 0.35), (0.85, 1.35, 0.62), (0, 0, -16)), SKIN, 0.4)
    lump.add(ball((-1.2, -0.35, 0.3), (0.62, 1.4, 0.55), (0, 0, 8)), SKIN, 0.4)
    lump.add(ball((-0.05, 1.7, 0.25), (1.65, 0.5, 0.46)), SKIN, 0.35)
    for root, drift, lengths, thick, climbs in FINGERS:
        finger(lump, bones(root, drift, lengths, climbs), thick)
    for (a, b), (wide, narrow) in zip(pairwise(THUMB), pairwise((0.76, 0.6, 0.53, 0.34)), strict=True):
        lump.add(limb(a, b, wide, narrow), SKIN, 0.22)
    for line, depth in ((LIFE, 0.17), (HEART, 0.14)):
        path = smooth_path(line, 2)
        lump.carve(
            tube([(x, y, height(lump, x, y) + 0.03) for x, y in path], [depth] * len(path), 3), 0.14, CREASE
        )
    return lump


def height(lump, x, y, start=1.4):
    """The height of the palm at a point."""
    z = np.linspace(start, -0.6, 220)
    d = lump.distance(np.stack([np.full(220, x), np.full(220, y), z], -1).astype(np.float32))
    return float(z[np.argmax(d < 0)])


def village(lump):
    """Houses on both banks of the lines."""
    rng = random.Random(6)
    for line, count, end in ((LIFE, 5, 0.7), (HEART, 4, 1.0)):
        path = smooth_path(line, 12)
        for k in range(count):
            i = int((k + 0.5) / count * (len(path) - 2) * end)
            along = path[i + 1] - path[i]
            n = np.array((-along[1], along[0])) / np.hypot(*along)
            for side in (-1, 1):
                x, y = path[i] + n * side * rng.uniform(0.36, 0.42)
                buildings.house(
                    (x, y, height(lump, x, y) - 0.04),
                    (0, 0, rng.uniform(-62, 6)),
                    rng.uniform(0.72, 0.86),
                    width=0.42,
                    depth=0.4,
                    height=rng.uniform(0.32, 0.5),
                    roof=0.34,
                    wall=rng.choice(("#fdf0dc", "#f8dcc4", "#fff6e8")),
                    tiles=rng.choice(("#7a2e44", "#8a3a50", "#a2485a", "#5e2440")),
                    glow="#ffd23a",
                    shine=5,
                )


def crier(lump):
    """Along the life line, towards us, both arms up."""
    x, y = 0.0, -2.6
    man = figure(
        "thin elder", RUNNING, "great coat", skin="porcelain", coat="#3a1c38", scarf="#f4c430",
        hat_colour="#2a1428", quality=120,
    )  # fmt: skip
    kit.place(man, (x, y, height(lump, x, y)), (0, 0, 14), 1.2)
    things.lantern(np.array(hand_position(man, "left")) + (0, -0.03, 0.08), "#ffd23a", 14, 1.0)


def ladder():
    """Somebody has packed and gone, down from the little finger."""
    knuckle = bones(*FINGERS[0][:3], FINGERS[0][4])[1]
    top, foot = knuckle + (-0.3, -0.25, 0.25), knuckle + (-0.95, -0.6, -1.8)
    things.ladder(foot, top, clay("#5e3a34"), width=0.24, rungs=10, thickness=0.026)


def paint(draft):
    """Low sun behind the fingers, whose shadows lie on the roofs already."""
    light.world("#c088b0", "#d090a0", 0.4)
    stage.camera((-5.2, -9.4, 7.6), (0.05, 0.42, 1.32), 47)
    lump = hand()
    kit.model(lump, (-3.3, -8.5, -0.3), (3.5, 5.6, 4.6), 240, clay(bump=0.45, grain=6, vary=0.1))
    desert.sand(
        lambda x, y: 0.16 * np.sin(x * 0.8 + y * 0.3) - 0.12,
        (-24, 34),
        (-12, 44),
        dark="#eeb0a4",
        pale="#ffdcc2",
    )
    village(lump)
    crier(lump)
    ladder()
    for x, y in ((-0.9, 0.7), (0.3, 1.0), (0.1, -0.6)):
        light.bulb((x, y, 1.2), 17, "#ffcf50", 0.2)
    light.sun((48, 0, 196), 4.4, "#ffc89a", 2)
    light.area((-8, -5, 7), (0, 0, 0.5), 5, 300, "#8a90ff")
    return Finish(shadows="#34103c", lights="#fff0cc")
