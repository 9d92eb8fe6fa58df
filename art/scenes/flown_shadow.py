# SPDX-License-Identifier: GPL-3.0-or-later
"""Her hands made the shadow of a bird, and it flew."""

import math

from shapely.affinity import rotate, scale, translate

from painter import kit, light, paper, stage, surfaces
from painter.finish import Finish
from painter.materials import clay
from painter.people.hands import hand

CORNERS = ((-3.1, 1.3), (2.3, 0.4), (2.75, 8.5), (-2.55, 7.7))


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
    """Two hands, hooked at the thumbs, that belong to nobody any more."""
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
    return translate(rotate(scale(shape, 1.12, 1.12, origin=(0, 0)), -22, origin=(0, 0)), 0.7, 6.35)


def wall():
    """A plum wall with a leaning patch of lamplight; the bird has already left half of it."""
    kit.plane(30, 30, surfaces.plaster("#7a4cb4", grain=4, stain="#4a2c78"), (0, 2.2, 5), (90, 0, 0))
    patch = paper.Polygon(CORNERS)
    for grow, y, tone, emit in ((0.22, 2.12, "#8a5494", 0.08), (0.0, 2.08, "#f8b868", 0.2)):
        shape = paper.wavering(patch.buffer(grow), 0.03, 3)
        paper.cutout(
            shape, clay(tone, emit=emit, bump=0.4, grain=5, vary=0.06), (0, y, 0), depth=0.02, bevel=0
        )
    shape = bird()
    paper.cutout(
        shape.buffer(-0.03).simplify(0.006),
        clay("#241238", bump=0.5, grain=12),
        (0, 1.2, 0),
        depth=0.05,
        bevel=0.015,
    ).name = "bird"


def hands():
    """Hers, from where she sits: wrists crossed, thumbs hooked, and no shadow under them."""
    for side, turn, x, y in ((False, 33, -0.4, -0.1), (True, -33, 0.4, 0.15)):
        one = hand("open", skin="brown", sleeve="#7a2440", age=76, female=1, flipped=side)
        kit.place(one, (x, y, 0.35), (0, turn, 180), 2.75)
        for part in one.children_recursive:
            part.visible_shadow = False


def paint(draft):
    """One lamp in a violet room."""
    light.world("#5a48a0", "#3a2050", 0.42)
    stage.camera((0, -15, 4.6), (0, 0, 4.6), 47)
    wall()
    hands()
    light.area((-5, -6, 1.5), (0, 0, 2.0), 1.5, 300, "#ffae58")
    light.area((0, 0.9, 4.6), (0, 2.2, 4.8), 4.5, 90, "#ffc070")
    light.area((6, -7, 8), (0, 0, 4), 4, 260, "#a080ff")
    light.area((1.5, 1.7, 1.0), (0, 0, 2.6), 1.5, 90, "#ffb060")
    return Finish(shadows="#180c34", lights="#fff0cc", focus=("hand", "bird"), lift=0.6, vignette=0.3)
