# SPDX-License-Identifier: GPL-3.0-or-later
"""A whale has put its eye to the bedroom window."""

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball, block, tube
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs.figures import figure
from painter.motifs.poses import Pose

Point = Sequence[float] | np.ndarray


def bed(
    y: float, floor: float, *, wood: str = "#2c5f80", quilt: str = "#ff8f7a", stripes: str = "#e06a5a"
) -> None:
    """A bed in side view that comes in from the left; its foot is at x 0.12, the quilt's top at height 0.4."""
    frame = clay(wood, bump=0.4, grain=12)
    kit.box((3.2, 1.5, 0.34), frame, (-1.5, y, floor + 0.2), bevel=0.04)
    kit.box((0.13, 1.6, 0.85), frame, (0.12, y, floor), bevel=0.05)
    for side in (-0.74, 0.74):
        kit.sphere(0.11, frame, (0.12, y + side, floor + 0.9), 18)
    kit.box((3.1, 1.4, 0.26), clay("#d8ece4", bump=0.3), (-1.5, y, floor + 0.5), bevel=0.1)
    cover = Clay().add(block((-1.7, y - 0.05, 0.2), (1.75, 0.84, 0.16), 0.14), quilt)
    for x, dy, z, r in (
        (-0.62, 0.1, 0.3, 0.3),
        (-1.25, -0.1, 0.38, 0.42),
        (-1.75, 0.1, 0.4, 0.4),
        (-1.3, -0.5, 0.3, 0.35),
    ):
        cover.add(ball((x, y + dy, z), (r * 1.2, r * 1.1, r * 0.75)), quilt, 0.25)
    for k in range(8):
        cover.paint(block((-3.3 + k * 0.46, y, 0.2), (0.07, 2, 2), 0.01), stripes, 0.02)
    kit.model(cover, (-3.5, y - 1, -0.3), (0.1, y + 1, 0.95), 110, clay(bump=0.5, grain=16))


def curtain(left: float, right: float, top: float, low: float, y: float, colour: str) -> Any:
    """A curtain in folds, gathered at half its height."""
    u, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 30), indexing="ij")
    gather = 1 - 0.25 * np.sin(v * math.pi)
    x = left + (right - left) * (0.5 + (u - 0.5) * gather)
    cloth = np.stack([x, y - 0.09 * np.sin(u * 34) * (0.5 + v), top + (low - top) * v], -1)
    return kit.sheet(cloth, clay(colour, bump=0.4, grain=30, vary=0.1))


def boards(floor: float, colours: Sequence[str], seed: int = 1) -> None:
    """Floor boards that run away from the camera."""
    rng = random.Random(seed)
    for k in range(12):
        plank = clay(rng.choice(colours), bump=0.5, grain=8, vary=0.2)
        kit.box((0.62, 9, 0.1), plank, (-3.4 + k * 0.64, -3, floor - 0.1), bevel=0.015)


def night_lamp(at: Point, glow: str = "#ff9a6a", power: float = 38) -> None:
    """A little lamp with a round shade, rimmed and with a knob."""
    dark = clay("#5a2c2a", bump=0.3)
    foot = [(0.001, 0), (0.13, 0), (0.1, 0.06), (0.05, 0.1), (0.05, 0.26), (0.001, 0.26)]
    kit.place(kit.lathe(foot, dark, 28), at)
    shade = [(0.26, 0.2), (0.24, 0.32), (0.14, 0.44), (0.001, 0.48)]
    kit.place(kit.lathe(shade, lamp(glow, 0.8), 32), at)
    for radius, high in ((0.262, 0.2), (0.145, 0.44)):
        kit.place(kit.ring(radius, 0.014, dark, 32, 8), np.array(at) + (0, 0, high))
    kit.sphere(0.03, dark, np.array(at) + (0, 0, 0.5), 16)
    x, y, z = at
    light.bulb((x - 0.1, y - 0.35, z + 0.3), power, glow, 0.15)


EYE = np.array((0.5, 0.92, 3.75))
LEFT, RIGHT, SILL, HEAD = -0.95, 2.1, 1.25, 5.35
FLOOR, BED = -0.55, -1.75
STARTLED = Pose(
    hips=(0, 0.3),
    lean=2,
    twist=10,
    look=(-22, -14, 0),
    left_hand=(-0.1, 0.4, -0.2),
    right_hand=(0.35, 0.72, 0.42),
    left_foot=(0.1, 0.8, 0),
    right_foot=(0.05, 0.8, 0),
    left_knee=(0.1, 0.4, 1),
    right_knee=(0.05, 0.4, 1),
)


def whale():
    """The side of a head too large for any window, and one calm eye."""
    skin, pale, dark = "#3a8390", "#8cc6c0", "#1c4a60"
    x, y, z = EYE
    head = Clay().add(ball((0.6, 3.6, 3.4), (6, 2.75, 4.6)), skin)
    head.add(ball((x, y + 0.12, z), (1.0, 0.42, 0.78), (0, 8, 0)), skin, 0.35)
    head.carve(ball((x, y - 0.25, z - 0.03), (0.66, 0.5, 0.4), (0, 8, 0)), 0.08, dark)
    lid = [
        (x - 0.78, y - 0.12, z - 0.1),
        (x - 0.35, y - 0.26, z + 0.27),
        (x + 0.2, y - 0.28, z + 0.3),
        (x + 0.75, y - 0.12, z + 0.02),
    ]
    head.add(tube(lid, [0.08, 0.16, 0.16, 0.07], 6), skin, 0.1)
    low = [
        (x - 0.74, y - 0.1, z - 0.12),
        (x - 0.2, y - 0.24, z - 0.4),
        (x + 0.3, y - 0.24, z - 0.36),
        (x + 0.72, y - 0.1, z - 0.04),
    ]
    head.add(tube(low, [0.06, 0.09, 0.09, 0.06], 6), skin, 0.08)
    for rise in (0.62, 0.84, -0.62, -0.8):
        fold = [
            (x - 0.95, y - 0.1, z + rise * 0.2),
            (x - 0.3, y - 0.2, z + rise),
            (x + 0.35, y - 0.2, z + rise),
            (x + 1.0, y - 0.1, z + rise * 0.3),
        ]
        head.carve(tube(fold, [0.03, 0.035, 0.035, 0.03], 6), 0.05, dark)
    head.paint(ball((0.6, 1.4, 0.9), (6, 2.2, 1.75), (0, 6, 0)), pale, 0.5)
    for k in range(6):
        z0 = 2.62 - 0.27 * k
        pleat = [
            (-2.0, 0.9 + 0.03 * k, z0 - 0.3),
            (0.2, 0.78 + 0.06 * k, z0),
            (1.6, 0.8 + 0.06 * k, z0 + 0.06),
            (3.0, 1.0, z0 - 0.06),
        ]
        head.carve(tube(pleat, [0.05] * 4, 6), 0.08, dark)
    kit.model(head, (-2.4, 0.2, 0.6), (3.6, 2.2, 6.2), 170, clay(bump=0.35, grain=7, vary=0.2, rough=0.4))
    barnacle, rng = clay("#cfe0d0", bump=0.8, grain=30), random.Random(2)
    for _ in range(16):
        bx, bz = rng.gauss(1.75, 0.2), rng.gauss(4.75, 0.2)
        kit.sphere((0.05, 0.05, 0.05), barnacle, (bx, 0.93 + 0.03 * (bx - 0.6) ** 2, bz), 10)


def eye():
    """Iris, a wide pupil, and in it the room."""
    x, y, z = EYE
    kit.sphere((0.64, 0.42, 0.5), clay("#16323c", rough=0.08, bump=0), (x, y + 0.22, z), 40)
    for r, tone, d in ((0.33, "#b0754e", 0.0), (0.29, "#8a5040", 0.012), (0.2, "#04070e", 0.024)):
        kit.sphere(
            (r, 0.1, r * 0.96),
            clay(tone, rough=0.1, bump=0.2, grain=40),
            (x - 0.06, y - 0.13 - d, z - 0.03),
            36,
        )
    front = y - 0.262
    kit.box((0.13, 0.004, 0.1), lamp("#ffb08a", 0.7), (x - 0.1, front, z - 0.02), (0, 4, 0), 0)
    kit.box((0.09, 0.004, 0.022), lamp("#ffe0c8", 1.2), (x - 0.11, front - 0.006, z - 0.005), (0, 4, 0), 0)
    kit.box((0.012, 0.004, 0.05), lamp("#ffe0c8", 1.2), (x - 0.155, front - 0.006, z - 0.005), (0, 4, 0), 0)
    kit.sphere((0.045, 0.01, 0.03), lamp("#e8fff4", 3), (x + 0.12, front - 0.01, z + 0.1), 12)


def room():
    """Wall, window, boards, curtains."""
    wall = paper.rectangle(-4, FLOOR - 0.2, 4, 7).difference(paper.rectangle(LEFT, SILL, RIGHT, HEAD))
    paper.cutout(wall, clay("#285472", bump=0.5, grain=9, vary=0.14), depth=0.3, bevel=0.01)
    wood = clay("#2a5a6e", bump=0.4, grain=14)
    w, h = RIGHT - LEFT, HEAD - SILL
    for size, at in (
        ((w + 0.3, 0.22, 0.16), (0, HEAD - 0.02)),
        ((0.14, 0.2, h), (-w / 2, SILL)),
        ((0.14, 0.2, h), (w / 2, SILL)),
        ((w, 0.12, 0.1), (0, SILL + 0.95)),
        ((0.1, 0.12, 0.98), (0.05, SILL)),
    ):
        kit.box(size, wood, ((LEFT + RIGHT) / 2 + at[0], -0.1, at[1]))
    kit.box((w + 0.5, 0.6, 0.12), wood, ((LEFT + RIGHT) / 2, -0.3, SILL - 0.12))
    boards(FLOOR, ("#17304c", "#1b3856", "#142a44"))
    kit.rope([(-2.2, -0.35, 5.62), (0.5, -0.35, 5.6), (3.2, -0.35, 5.62)], 0.04, clay("#c86a5a"), 2)
    curtain(-1.75, -0.72, 5.6, 0.45, -0.38, "#27708a")
    curtain(2.0, 2.75, 5.6, 0.4, -0.38, "#27708a")


def boy():
    """He sits up in bed, from behind."""
    bed(BED, FLOOR)
    him = figure(
        "small child",
        STARTLED,
        "jumper",
        skin="brown",
        coat="#bfe4dc",
        trousers="#bfe4dc",
        hair="short",
        hair_colour="#0e0c14",
    )
    kit.place(him, (-0.52, BED + 0.2, 0.34), (0, 0, 166), 2.0)


def small_things():
    """Night lamp, a book face down, water under the frame."""
    night_lamp((1.62, -0.42, SILL))
    for side in (-1, 1):
        kit.box(
            (0.4, 0.55, 0.035),
            clay("#e8705e", bump=0.3),
            (1.3 + side * 0.17, -1.5, FLOOR + 0.06),
            (0, side * 38, 0),
            0.01,
        )
    water = clay("#8fe0dc", rough=0.04, bump=0)
    kit.rope(
        [
            (0.9, -0.6, SILL - 0.02),
            (0.92, -0.62, 1.0),
            (0.84, -0.3, 0.6),
            (0.93, -0.3, 0.0),
            (0.88, -0.35, FLOOR + 0.02),
        ],
        0.014,
        water,
        6,
    )
    kit.sphere((0.42, 0.3, 0.012), water, (0.9, -0.6, FLOOR + 0.01), 28)
    kit.sphere((0.16, 0.26, 0.012), water, (1.05, -0.95, FLOOR + 0.01), 20)


def paint(draft):
    """Moonlight outside, one lamp inside."""
    light.world("#2a6a88", "#16304e", 0.5)
    camera = stage.camera((0.05, -8.4, 1.55), (0.05, 0, 2.3), 41)
    sky.backdrop(sky.gradient([(0, "#1a5a70"), (1, "#2f8f98")], 2), 60, camera)
    whale()
    eye()
    room()
    boy()
    small_things()
    light.area((-1.5, -0.1, 7.5), (0.5, 1.0, 3.5), 2.5, 420, "#9ff0e8")
    light.area((0.6, 0.6, 0.7), (0.6, 1.1, 2.4), 0.8, 34, "#8fe0d8")
    light.area((4.6, -0.4, 5.5), (0.6, 0.9, 3.4), 2, 260, "#7fd0e0")
    light.area((-3, -7, 5), (-0.5, -2, 0.5), 3, 260, "#5fa8d0")
    light.area((2.8, -4.5, 3.6), (-0.6, -2.2, 0.5), 2, 110, "#ffb090")
    return Finish(shadows="#081c3c", lights="#ffeede", exposure=1.1, vignette=0.3)
