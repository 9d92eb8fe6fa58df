# SPDX-License-Identifier: GPL-3.0-or-later
"""The sea is a jigsaw with one piece missing, and a boat comes sailing under that very piece."""

import random

import numpy as np
from shapely import affinity, contains_xy, distance, points

from painter import kit, light, materials, paper, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs.figures import figure
from painter.motifs.poses import Pose

COLUMNS, ROWS, SIDE = 9, 14, 2.6
LEFT, NEAR = -COLUMNS / 2 * SIDE, -7.5
GAP = (4, 2)
BOAT = (0.75, 1.75)
GROOVE = 0.075
SITTING = Pose(
    hips=(0, 0.46),
    lean=16,
    look=(16, 0, 0),
    left_hand=(0.2, 0.55, -0.5),
    right_hand=(0.2, 0.6, -0.4),
    left_foot=(0.14, 0.6, 0),
    right_foot=(0.1, 0.56, 0),
    left_knee=(0.15, 1, 1),
    right_knee=(0.1, 1, 1),
)


def side_of(k, j, down):
    """Whether a joint has its knob to one side or the other, by place."""
    g, h = GAP
    if (k, j) in ((g, h), (g - 1 + down, h - down)):  # the missing piece has four knobs
        return 1 if (k, j) == GAP else -1
    return 1 if random.Random(97 * k + 31 * j + 7 * down).random() < 0.5 else -1


def piece(k, j):
    """The outline of one piece, with its knobs."""
    x0, y0 = LEFT + k * SIDE, NEAR + j * SIDE
    shape = paper.rectangle(x0, y0, x0 + SIDE, y0 + SIDE)
    for along, centre, out in (
        (side_of(k, j, 0), (x0 + SIDE, y0 + SIDE / 2), (1, 0)),
        (-side_of(k - 1, j, 0), (x0, y0 + SIDE / 2), (-1, 0)),
        (side_of(k, j, 1), (x0 + SIDE / 2, y0 + SIDE), (0, 1)),
        (-side_of(k, j - 1, 1), (x0 + SIDE / 2, y0), (0, -1)),
    ):
        cx, cy = (centre[i] + along * out[i] * SIDE * 0.13 for i in (0, 1))
        neck = paper.LineString([centre, (cx, cy)]).buffer(SIDE * 0.085, cap_style=2)
        knob = paper.Point(cx, cy).buffer(SIDE * 0.145, 20).union(neck)
        shape = shape.union(knob) if along > 0 else shape.difference(knob)
    return paper.rounded(shape, 0.03)


def swell(x, y):
    """Long low waves."""
    z = 0.09 * np.sin(y * 1.5 + 0.8 * np.sin(x * 0.5)) + 0.05 * np.sin(x * 1.3 + y * 2.1)
    return z + 0.03 * np.sin(x * 3.1 - y * 1.7) + 0.02 * np.sin(y * 6.1 + x * 0.9)


def water(k, j, deep, crest):
    """One piece of sea: swell on top, a rounded rim, a thick cut edge."""
    shape = piece(k, j).buffer(-GROOVE / 2)
    x0, y0, x1, y1 = shape.bounds
    n = kit.detail(220 if j < 4 else 130 if j < 7 else 60)
    xs, ys = np.meshgrid(np.linspace(x0 - 0.02, x1 + 0.02, n), np.linspace(y0 - 0.02, y1 + 0.02, n))
    inside = contains_xy(shape, xs, ys)
    gone = distance(shape.exterior, points(xs, ys))
    lift = 0.1 * (random.Random(k * 13 + j).random() - 0.5)
    edge = 0.1 * (1 - np.sqrt(np.clip(1 - (1 - np.clip(gone / 0.1, 0, 1)) ** 2, 0, 1)))
    z = np.where(inside, swell(xs, ys) + lift - edge, -0.42)
    t = np.clip((swell(xs, ys) + 0.07) / 0.2, 0, 1)[..., None] ** 1.7
    colour = np.array(linear(deep)) * (1 - t) + np.array(linear(crest)) * t
    faces = kit.quads(n, n)
    kept = faces[inside.ravel()[faces].any(1)]
    used, kept = np.unique(kept, return_inverse=True)
    kit.mesh(
        np.stack([xs, ys, z], -1).reshape(-1, 3)[used],
        kept.reshape(-1, 4),
        clay(bump=0.22, grain=5, vary=0.1, rough=0.42),
        colour.reshape(-1, 3)[used],
    ).name = "sea piece"


def sea():
    """Piece beside piece, out to the horizon; one is not there."""
    for j in range(ROWS):
        for k in range(COLUMNS):
            if (k, j) != GAP and abs(LEFT + (k + 0.5) * SIDE) < 3.4 + 0.42 * (j * SIDE + 4):
                water(k, j, "#16285a", "#4a6fa8")
    floor = paper.rectangle(-45, -12, 45, 29).difference(piece(*GAP))
    paper.cutout(floor, clay("#0e1838"), (0, 0, -0.4), (-90, 0, 0), depth=0.02, bevel=0)
    kit.plane(120, 20, clay("#3c5488", bump=0.3, grain=1), (0, NEAR + ROWS * SIDE + 7, -0.12))


def gap():
    """Under the missing piece it is already morning: small clouds far below."""
    centre = piece(*GAP).centroid
    day = sky.gradient([(0, "#e87434"), (0.45, "#f8983c"), (1, "#ffb850")], 3, 0.3, 400, 400)
    day = sky.clouds(day, "#fff4d8", "#f0944c", cover=0.46, soft=0.08, cell=34, seed=6, stretch=1.6)
    kit.plane(
        13, 13, materials.picture(sky.image(day), 0.95), (centre.x, centre.y + 1.2, -1.1)
    ).name = "glow below"
    light.area((centre.x, centre.y, -0.6), (centre.x, centre.y + 0.6, 3), 2.2, 330, "#ffb058")
    light.bulb((centre.x - 0.2, centre.y + 0.2, 0.9), 75, "#ffb45a", 0.6)


def boat():
    """A small boat whose sail is the missing piece; its passenger has stopped rowing."""
    t, s = np.meshgrid(np.linspace(-1, 1, 50), np.linspace(-1, 1, 15), indexing="ij")
    wide, top = 0.4 * (1 - np.abs(t) ** 2.6), 0.3 + 0.2 * np.abs(t) ** 2.2
    x, y = 1.15 * t, wide * np.sign(s) * np.abs(s) ** 0.55
    z = -0.16 + (top + 0.16) * np.abs(s) ** 2.2
    wood, rim = clay("#241c38", bump=0.4, grain=9), clay("#e8a060", bump=0.3)
    parts = [kit.sheet(np.stack([x, y, z], -1), wood)]
    for edge in (0, -1):
        line = np.stack([x[:, edge], y[:, edge] * 1.03, z[:, edge]], -1)[::4]
        parts += [kit.rope(line, 0.035, rim, 3)]
    parts.append(kit.rope([(0.28, 0, -0.05), (0.28, 0, 1.4), (0.3, 0, 3.0)], 0.045, clay("#3a2a2c"), 2))
    sail = piece(*GAP)
    sail = affinity.scale(
        affinity.translate(sail, -sail.centroid.x, -sail.centroid.y), 0.6, 0.6, origin=(0, 0)
    )
    parts.append(
        paper.cutout(
            sail,
            clay("#f0e4cc", bump=0.35, grain=7, vary=0.12),
            (0.3, -0.07, 2.02),
            (0, 4, 0),
            depth=0.09,
            bevel=0.025,
        )
    )
    him = figure(
        "grown", SITTING, "great coat", skin="tan", coat="#7a5470", scarf="#e07038", hat_colour="#241c30"
    )
    parts.append(kit.place(him, (-0.28, 0, 0.06), (0, 0, -80), 1.2))
    parts.append(kit.rope([(0.27, -0.05, 0.82), (0.0, -0.2, 0.68), (-0.2, -0.2, 0.6)], 0.014, rim, 4))
    kit.group(parts, (*BOAT, 0.12), (0, -3, 20), 1.28)


def paint(draft):
    """Before sunrise: ink-blue water, apricot at the rim of the world, and one warm hole."""
    light.world("#5f78b0", "#20305f", 0.5)
    camera = stage.camera((0, -10.2, 6.9), (0, 3.6, 1.0), 43)
    dawn = sky.gradient(
        [
            (0, "#34508c"),
            (0.1, "#4f6ea6"),
            (0.17, "#8f90b4"),
            (0.22, "#dca088"),
            (0.27, "#ffc080"),
            (1, "#ffd49a"),
        ],
        4,
        0.02,
    )
    sky.backdrop(dawn, 75, camera)
    sea()
    gap()
    boat()
    light.area((5, 24, 8), (0, 4, 0), 8, 1700, "#ffb682")
    light.area((-7, -4, 8), (0, 2, 0), 6, 420, "#7f9ae0")
    return Finish(
        fog=Fog("#c8a09c", 17, 46, 0.6),
        shadows="#101c48",
        lights="#fff0cc",
        focus=("glow", "cutout"),
        lift=0.6,
        vignette=0.26,
    )
