# SPDX-License-Identifier: GPL-3.0-or-later
"""A wood grows in a head, and someone with a lamp climbs the stairs into it."""

import math
import random

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import creatures, things
from painter.motifs.clothes import Clothes
from painter.motifs.figures import figure, hand_position

# A face in profile, looking left: x and height.
PROFILE = (
    (-0.55, 0.2),
    (-0.55, 1.15),
    (-0.62, 1.62),
    (-0.95, 1.8),
    (-1.5, 1.78),
    (-1.83, 1.92),
    (-1.93, 2.2),
    (-1.84, 2.46),
    (-1.92, 2.62),
    (-2.06, 2.74),
    (-1.98, 2.9),
    (-2.12, 3.02),
    (-2.02, 3.2),
    (-2.0, 3.36),
    (-2.22, 3.52),
    (-2.48, 3.78),
    (-2.3, 4.12),
    (-2.08, 4.55),
    (-2.02, 4.85),
    (-2.12, 5.1),
    (-2.16, 5.5),
    (-2.05, 6.1),
    (-1.7, 6.75),
    (-1.05, 7.25),
    (-0.2, 7.5),
    (0.75, 7.42),
    (1.6, 6.98),
    (2.15, 6.25),
    (2.38, 5.35),
    (2.25, 4.45),
    (1.85, 3.7),
    (1.55, 3.0),
    (1.5, 2.2),
    (1.75, 1.3),
    (2.2, 0.2),
)
SHEETS = ((0.55, "#7a1830"), (1.15, "#a02838"), (1.8, "#c8413c"), (2.5, "#e46a40"), (3.2, "#f59a50"))
# Depth, height of the ground, colour, and trees as (x, height, width).
WOODS = (
    (4.6, 2.75, "#e88a4a", ((-1.0, 2.6, 0.05), (1.3, 2.9, 0.06), (0.3, 2.2, 0.04), (-0.3, 2.5, 0.045))),
    (3.55, 2.35, "#c4523c", ((-1.45, 3.4, 0.08), (1.6, 3.6, 0.09))),
    (2.2, 1.85, "#7f1f34", ((1.35, 4.6, 0.13), (-1.25, 3.9, 0.1))),
    (0.85, 1.05, "#5a1230", ((1.95, 5.4, 0.17),)),
)


def box_of_light():
    """Sheet behind sheet, each with a smaller head cut out of it."""
    head = paper.Polygon([*paper.smooth_path(PROFILE, 8), (2.2, -1.5), (-0.55, -1.5)]).buffer(0)
    whole = paper.rectangle(-5, -1.5, 5, 10.5)
    paper.sheet(whole.difference(head), 0, "#c23a44")
    for k, (y, colour) in enumerate(SHEETS, start=1):
        opening = paper.wavering(head.buffer(-0.17 * k + 0.05 * (k > 3)), 0.05 + 0.035 * k, k)
        paper.sheet(whole.difference(opening.intersection(head.buffer(0.4))), y, colour)
    kit.plane(16, 18, clay("#ffcf7a", emit=0.85, bump=0), (0, 5.6, 4.5), (90, 0, 0))
    kit.sphere((0.72, 0.07, 0.72), lamp("#fff3cf", 3.2), (0.45, 5.2, 5.7), 40)
    kit.sphere((1.25, 0.03, 1.25), clay("#ffe2a0", emit=1.2, bump=0), (0.45, 5.45, 5.7), 40)
    return head


def wood():
    """Trees on four grounds."""
    for y, z, colour, trees in WOODS:
        paper.sheet(paper.hills(z, y * 3), y, colour)
        for k, (x, height, width) in enumerate(trees):
            paper.sheet(
                paper.bare_tree((x, z), height, width, int(y * 10) + k * 7, -0.06 * x), y - 0.08, colour
            )


def crown(head):
    """What grows out of the head; leaves and birds fly off like thoughts."""
    paper.sheet(
        paper.bare_tree((0.55, 7.35), 2.3, 0.10, 77, 0.12).difference(head.buffer(-0.12)), -0.1, "#5a1230"
    )
    paper.sheet(
        paper.bare_tree((-0.75, 7.25), 1.7, 0.07, 78, -0.3).difference(head.buffer(-0.1)), -0.12, "#5a1230"
    )
    rng = random.Random(12)
    for k in range(46):
        colour, r = ("#e8703c", "#f2a04a", "#c83a3a")[k % 3], rng.uniform(0.03, 0.075)
        kit.sphere(
            (r, r * 0.25, r * 0.7),
            clay(colour, emit=0.25),
            (rng.uniform(-2.0, 2.6), -0.2, rng.uniform(7.7, 9.4)),
            10,
        )
    bird = kit.mould(creatures.bird("#fff0d8"))
    for at, size, turn in (
        ((0.3, -0.2, 7.75), 0.55, 10),
        ((0.95, -0.3, 8.2), 0.45, 25),
        ((1.55, -0.3, 8.45), 0.38, 5),
        ((-0.25, 0.1, 7.3), 0.4, 20),
    ):
        kit.cast(bird, at, (8, 0, 180 + turn), size)


def stairs():
    """The way in, who walks it, and a lit door in the neck."""
    step = clay("#f7c878", bump=0.3)
    for k in range(9):
        kit.box(
            (0.95 - 0.035 * k, 0.26, 0.10),
            step,
            (0.02 + 0.10 * k * math.sin(k * 0.55), 1.2 + 0.34 * k, 1.42 + 0.24 * k),
        )
    bearer = figure(
        "grown",
        "walking",
        Clothes(
            "#2c0a22", 0.8, 0.06, cape="#2c0a22", hat="top", hat_colour="#2c0a22", hair="long", cut="coat"
        ),
        skin="umber",
        tall=1.1,
        reach={"right": (-0.4, -0.14, 0.72)},
    )
    kit.place(bearer, (0.06, 1.75, 1.98), (0, 0, 180), 0.9)
    things.lantern(hand_position(bearer, "right"), "#ffe08a", 26, 0.8)
    arch = paper.Point(0, 0.34).buffer(0.17).union(paper.rectangle(-0.17, 0, 0.17, 0.34))
    paper.cutout(arch, lamp("#ffcf70", 3), (0.72, 0.72, 0.02), depth=0.03, bevel=0)
    paper.cutout(arch.buffer(0.05), clay("#2a0a1c"), (0.72, 0.78, 0.0), depth=0.03)
    light.bulb((0.72, 0.4, 0.3), 5, "#ffc060")


def paint(draft):
    """A light box of red paper."""
    light.world("#7a2a44", "#4a1830", 0.5)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    head = box_of_light()
    wood()
    crown(head)
    stairs()
    light.area((-5, -8, 11), (0, 0, 5), 2.0, 2600, "#ffd0a8")
    light.area((5, -9, 2), (0, 0, 4), 4, 260, "#d080c0")
    light.bulb((0.4, 4.6, 5.6), 420, "#ffc060", 0.6)
    light.bulb((0, 3.0, 3.6), 160, "#ffae50", 0.5)
    light.bulb((0, 1.6, 3.2), 55, "#ff9a48", 0.4)
    return Finish(exposure=1.1, shadows="#2a0820", lights="#fff0c4", vignette=0.35)
