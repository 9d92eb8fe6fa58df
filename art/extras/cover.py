# SPDX-License-Identifier: GPL-3.0-or-later
"""The night is a box of paper with a star cut into it; someone small holds up a lantern, and the stars come out."""

import math
import random

import bpy

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import lanternstars
from painter.motifs.figures import figure, hand_position

SEEN = 15 * 36 / 46  # how much of the outer sheet the picture is high
SHEETS = (
    (0, "#182660"),
    (0.6, "#22327c"),
    (1.25, "#3d3f93"),
    (1.95, "#6a4798"),
    (2.7, "#a8548c"),
    (3.5, "#dd6f70"),
    (4.4, "#f59a5c"),
)


def moved(shape, x, z):
    """The shape elsewhere."""
    return paper.transform(lambda a, b: (a + x, b + z), shape)


def deep(x, z, radius):
    """The light behind everything, and the lanterns that hang in it."""
    kit.plane(44, 30, clay("#f59040", emit=0.32, bump=0), (x, 5.6, z), (90, 0, 0))
    rng = random.Random(8)
    thread = clay("#8a3f3a", bump=0)
    star = lanternstars.folded(1, "#fff0bf", "#f8b45a", emit=1.0)
    for k in range(22):
        a, r = k * 2.4, radius * 0.56 * math.sqrt((k + 0.7) / 22)
        at = (x + r * math.sin(a), rng.uniform(2.2, 5.0), z + 0.5 + r * math.cos(a) * 0.95)
        again(star, at, rng.uniform(0.26, 0.52), rng.uniform(-30, 30))
        kit.rope([at, (at[0], at[1], at[2] + 9)], 0.012, thread, 2)
    return star


def again(group, at, size, turn=0, lean=0):
    """One more of a grouped thing, at no cost; it casts no shadow, which would look like a stain on the sky."""
    parts = [kit.cast(part.data) for part in group.children]
    for part in parts:
        part.visible_shadow = False
        part.name = "star"
    kit.group(parts, at, (0, lean, turn), size)


def escaped(star, path, count):
    """Those that have come out climb the sky, in a stream that thins out: large at first, small in the end."""
    rng = random.Random(5)
    line = paper.smooth_path(path, 12)
    for k in range(count):
        t = ((k + 0.5) / count) ** 1.15
        x, z = line[int(t * (len(line) - 1))]
        stray = 0.25 + 0.75 * t
        at = (x + rng.gauss(0, 0.55) * stray, rng.uniform(-0.9, -0.4), z + rng.gauss(0, 0.42) * stray)
        size = 0.12 + rng.random() ** 2.5 * (0.44 - 0.22 * t)
        again(star, at, size, rng.uniform(-25, 25), rng.uniform(-15, 15))


def ground(x, z):
    """Three hills; on the nearest one stands a house with a lit door."""
    for y, lift, colour, seed in (
        (-0.5, 0.55, "#454596", 2.2),
        (-1.3, 0.0, "#2a3079", 0.3),
        (-2.4, -0.85, "#182052", 4.4),
    ):
        paper.sheet(moved(paper.hills(0, seed, swell=0.22, half_width=16, bottom=-6), x, z + lift), y, colour)
    walls = paper.rectangle(-0.34, -0.1, 0.34, 0.5)
    roof = paper.Polygon([(-0.46, 0.46), (0.46, 0.46), (0.1, 0.92), (-0.1, 0.92)])
    chimney = paper.rectangle(0.16, 0.6, 0.28, 1.02)
    at = (x - 1.9, -2.46, z - 1.22)
    paper.cutout(walls.union(chimney), clay("#3f4288", bump=0.4), at, size=1.25, depth=0.06)
    paper.cutout(roof, clay("#6a3468", bump=0.4), (at[0], at[1] - 0.06, at[2]), size=1.25, depth=0.06)
    arch = paper.Point(0, 0.2).buffer(0.1).union(paper.rectangle(-0.1, 0, 0.1, 0.2))
    paper.cutout(arch, lamp("#ffcf70", 2.2), (at[0], -2.56, at[2]), size=1.25, depth=0.03, bevel=0)
    light.bulb((x - 1.9, -2.9, z - 1.05), 4, "#ffc060")


def someone(x, z):
    """Seen from behind, one arm up."""
    child = figure("small child", "reaching up", "red coat", skin="brown", hat="beanie", quality=110)
    kit.place(child, (x, -1.9, z), (0, 0, 176), 2.5)
    return hand_position(child, "left")


def paint(draft):
    """Wide: the star is on the right, the left is calm. Tall: it is below, and the calm is above."""
    shape = bpy.context.scene.render
    wide = shape.resolution_x > shape.resolution_y
    light.world("#3a4a9a", "#33307a", 0.5)
    x, z, radius = (4.9, 5.1, 5.3) if wide else (0, 4.2, 4.4)
    camera = stage.camera((x, -15, 4.5), (x, 0, 4.5), 46)
    camera.data.shift_x = -x / SEEN
    opening = moved(lanternstars.shape(radius, 0.74, 0.6, 0.03), x, z)
    lanternstars.night(paper.rectangle(-18, -4, 18, 14), opening, SHEETS, step=0.15, waver=0.03)
    star = deep(x, z, radius)
    if wide:
        escaped(star, [(x - 1.2, 6.6), (2.0, 8.5), (-1.5, 9.3), (-6, 9.2), (-10.5, 8.2)], 54)
    else:
        escaped(star, [(0.8, 5.6), (2.4, 7.6), (1.4, 9.2), (-1.6, 9.8), (-4.4, 8.9)], 44)
    ground(x, z - radius * 0.62)
    hx, hy, hz = someone(x + 0.1, z - radius * 0.62 + 0.1)
    kit.rope([(hx, hy, hz), (hx + 0.02, hy - 0.02, hz + 0.5)], 0.014, clay("#2a1a30"), 2)
    again(star, (hx + 0.02, hy - 0.05, hz + 0.8), 0.4, 10)
    star.hide_render = True
    for part in star.children:
        part.hide_render = True
    light.bulb((hx, hy - 0.5, hz + 0.6), 30, "#ffd08a", 0.15)
    light.area((-7, -9, 12), (x - 3, 0, 5), 3, 3400, "#ffdcb4")
    light.area((x + 5, -9, -2), (x, 0, 4), 4, 900, "#a890ff")
    light.bulb((x, 4.6, z), 300, "#ffc060", 0.7)
    light.bulb((x, 2.6, z - 0.5), 200, "#ffa858", 0.5)
    light.bulb((x, 0.3, z - 1.6), 60, "#ff9a58", 0.4)
    return Finish(
        exposure=1.2,
        shadows="#0d1440",
        lights="#fff0c4",
        vignette=0.3,
        lift=0.2,
        vivid=1.4,
        chroma=0.24,
        focus=("star",),
        border=False,
    )
