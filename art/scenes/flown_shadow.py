# SPDX-License-Identifier: GPL-3.0-or-later
"""Her hands made the shadow of a bird, and it flew."""

import math
from dataclasses import replace

import numpy as np
from shapely.affinity import rotate, scale, translate

from painter import kit, light, paper, stage
from painter.clay import rotation
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import parlour
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

CIRCLE = (-0.05, 4.95)
RINGS = ((0.0, 3.0, "#6a48b0"), (0.35, 2.72, "#8a58b0"), (0.7, 2.44, "#b8708a"), (1.05, 2.16, "#e0924e"))


def wing():
    """A hand as a wing: four fingers for feathers, wrist at the origin, towards the right."""
    palm = paper.outline(
        [(-0.2, -0.3), (0.5, -0.18), (1.25, 0.1), (1.5, 0.7), (1.15, 1.15), (0.5, 0.85), (0.0, 0.45)]
    )
    fingers = []
    for angle, length, root in (
        (74, 1.5, (0.85, 0.9)),
        (56, 1.85, (1.05, 0.85)),
        (39, 1.8, (1.22, 0.62)),
        (21, 1.45, (1.25, 0.32)),
    ):
        a = math.radians(angle)
        tip = (root[0] + length * math.cos(a), root[1] + length * math.sin(a))
        bend = (root[0] + length * 0.55 * math.cos(a - 0.16), root[1] + length * 0.55 * math.sin(a - 0.16))
        fingers.append(paper.ribbon([root, bend, tip], 0.4, 0.17, 10))
    return paper.rounded(paper.unary_union([palm, *fingers]), 0.03)


def bird():
    """Two hands, hooked at the thumbs, that nobody holds any more."""
    right, left = (
        rotate(wing(), -6, origin=(0, 0)),
        rotate(scale(wing(), -0.94, 0.94, origin=(0, 0)), 12, origin=(0, 0)),
    )
    thumbs = [
        paper.ribbon([(-0.25, 0.2), (-0.08, 0.75), (0.2, 1.08), (0.62, 1.12)], 0.42, 0.1, 10),
        paper.ribbon([(0.2, 0.25), (0.08, 0.7), (0.06, 1.0)], 0.42, 0.36, 8),
    ]
    tail = [
        paper.ribbon([(0, 0), (dx * 0.6, -0.6), (dx * 1.5, -1.15)], 0.5, 0.16, 8)
        for dx in (-0.42, -0.1, 0.25)
    ]
    shape = paper.unary_union([right, left, *thumbs, *tail])
    return translate(rotate(shape, -20, origin=(0, 0)), 0.42, 5.7)


def wall():
    """Paper around a circle of light."""
    whole = paper.rectangle(-7, -2, 7, 13)
    for k, (y, radius, colour) in enumerate(RINGS):
        hole = paper.wavering(paper.Point(CIRCLE).buffer(radius, 64), 0.03, k + 2)
        paper.sheet(whole.difference(hole), y, colour, emit=0.05 * k)
    kit.plane(
        8, 8, clay("#ffc062", emit=0.4, bump=0.3, grain=3, vary=0.06), (CIRCLE[0], 1.6, CIRCLE[1]), (90, 0, 0)
    )
    shape = bird()
    paper.sheet(translate(shape, -0.12, -0.12), 0.0 - 0.22, "#5a3278")
    paper.sheet(shape.buffer(-0.03), -0.5, "#2a1430")


def shadows():
    """Her shadow has arms without hands; his has a hand, and uses it."""
    dark = clay("#3e2468", bump=0.5, grain=26)
    head = [
        (-0.16, 1.22),
        (-0.3, 1.42),
        (-0.44, 1.5),
        (-0.32, 1.62),
        (-0.26, 1.86),
        (0.06, 2.0),
        (0.36, 1.84),
        (0.44, 1.5),
        (0.62, 1.3),
        (0.34, 1.2),
    ]
    body = [(-0.5, -0.3), (-0.42, 0.6), (-0.2, 1.08), (0.22, 1.2), (0.52, 0.92), (0.66, 0.3), (0.62, -0.3)]
    her = paper.unary_union(
        [
            paper.outline(head),
            paper.outline(body),
            paper.ribbon([(-0.15, 0.95), (-0.8, 0.95), (-1.02, 1.5)], 0.24, 0.2),
            paper.rectangle(0.6, -0.3, 0.74, 1.3),
            paper.ribbon([(0.6, 1.26), (0.82, 1.3)], 0.12),
        ]
    )
    him = paper.unary_union(
        [
            paper.Point(-0.55, 0.75).buffer(0.27),
            paper.outline([(-0.85, -0.3), (-0.8, 0.4), (-0.5, 0.55), (-0.25, 0.35), (-0.2, -0.3)]),
            paper.ribbon([(-0.7, 0.4), (-1.1, 0.55), (-1.25, 0.98)], 0.16, 0.12),
            paper.Point(-1.27, 1.05).buffer(0.12),
            *[
                paper.ribbon(
                    [(-1.27, 1.05), (-1.27 + 0.24 * math.cos(a), 1.05 + 0.24 * math.sin(a))], 0.06, 0.05
                )
                for a in (0.7, 1.3, 1.9, 2.5)
            ],
        ]
    )
    both = scale(paper.rounded(her.union(him), 0.02), -1.3, 1.3, origin=(0, 0))
    paper.cutout(both, dark, (2.75, -0.1, 1.5), depth=0.03, bevel=0.01)


def people():
    """Grandmother on a chair, a boy before her; they look at one another, and her hands are still in the air."""
    at, turn = np.array((1.95, -2.1, 0)), -72

    def own(point):
        return rotation((0, 0, -turn)) @ (np.array(point) - at)

    seated = replace(
        POSES["seated"],
        left=Arm((0.1, -0.7, 0.35), (0.9, 0, -0.6), point=(-0.5, -0.2, 1), palm=(-0.2, -1, 0), curl=0.1),
        right=Arm((0.1, -0.7, 0.35), (0.9, 0, -0.6), point=(-0.5, -0.2, 1), palm=(-0.2, -1, 0), curl=0.1),
        bend=(0, 0, 0),
    )
    old = person(
        age=72,
        female=1,
        build="round",
        tall=5.2,
        height_heads=4.6,
        pose=seated,
        expression="smiling",
        look=Look(SKINS["olive"], nose=1.2, eye=1.15, jowl=0.3),
        hair="bun",
        hair_colour="#d9d2c6",
        clothes=[Garment("dress", "#a03a5a", length=0.86, collar="round", collar_colour="#f6d8a0")],
        shoes="#2a1430",
        reach={"left": own((0.35, -2.0, 3.1)), "right": own((0.25, -2.5, 3.05))},
        look_at=own((-0.35, -2.6, 1.9)),
    )
    kit.place(old.thing, at, (0, 0, turn))
    seat = old.seat()
    parlour.chair((seat[0], seat[1], 0), (0, 0, turn), seat=seat[2], width=1.4, back=2.0, wood="#4a2840")
    at2, facing = np.array((-0.35, -2.7, 0)), 78
    boy = person(
        age=6,
        female=0.2,
        tall=2.75,
        height_heads=3.9,
        pose="looking up",
        expression="laughing",
        look=Look(SKINS["tan"], eye=1.25, cheek=0.7),
        hair="curls",
        hair_colour="#2a1420",
        clothes=[
            Garment("trousers", "#3a4a9a"),
            Garment("top", "#f0a83e", hem=0.05, pattern="stripes", second="#fff0cc"),
        ],
        shoes="#8a3a2a",
        look_at=rotation((0, 0, -facing)) @ (old.face() - at2),
    )
    kit.place(boy.thing, at2, (0, 0, facing))


def floor_lamp():
    """It stands at the left and lights the wall."""
    iron, shade = clay("#2a1430", rough=0.4), clay("#ffb03a", emit=0.4)
    x, y = -2.75, -1.6
    kit.rope([(x, y, 0), (x, y, 1), (x + 0.03, y, 1.75)], 0.045, iron, 3)
    kit.place(kit.lathe([(0.001, 0), (0.36, 0), (0.3, 0.06), (0.05, 0.12)], iron, 32), (x, y, 0))
    kit.place(kit.lathe([(0.5, 0), (0.22, 0.6)], shade, 36), (x + 0.03, y, 1.6), (0, 14, 0))
    kit.sphere(0.13, lamp("#ffe0a0", 8), (x + 0.05, y, 1.72), 16)
    light.bulb((x + 0.1, y - 0.1, 1.5), 60, "#ffb04a", 0.15)


def paint(draft):
    """A dark room with one lit wall."""
    light.world("#5a3c9a", "#2a1430", 0.45)
    stage.camera((0, -15, 4.5), (0, 0, 4.5), 46)
    wall()
    shadows()
    people()
    floor_lamp()
    kit.land(lambda x, y: 0 * x, (-8, 8), (-9, 0.4), clay("#38204a", bump=0.5, grain=5, vary=0.15), 8)
    kit.box((16, 0.1, 0.3), clay("#4a2c78", bump=0.3), (0, -0.12, 0))
    light.area((-6, -8, 9), (0, 0, 4.5), 2.2, 1350, "#ffc896")
    light.area((6, -9, 6), (0, 0, 3), 4, 330, "#8a78ff")
    light.bulb((CIRCLE[0], 0.9, CIRCLE[1]), 90, "#ffb850", 0.5)
    light.area((-2.4, -4.4, 2.6), (0.9, -2.2, 2.6), 0.6, 34, "#ffb860", 70)
    return Finish(exposure=1.08, shadows="#1c0c30", lights="#ffeec8", vignette=0.32)
