# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody opens the night street like a coat, and another street lies under it."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs.figures import figure, mark

SLIDER = 2.0
HALF = 3.7
TAPE = 0.62
PITCH = 0.62
DEPTH = -14.0
ROAD = 0.25


def gap(y):
    """Half the width of the opening; nothing beyond the slider."""
    return 0.19 * np.clip(SLIDER - np.asarray(y, float), 0, None) ** 1.22


def lip(y):
    """How high the loose edge is turned up."""
    return 0.75 * np.clip((SLIDER - np.asarray(y, float)) / 6, 0, 1) ** 0.8


def paving():
    """Two halves of a cobbled street, a bone-coloured tape along the edge of each."""
    n, m = kit.detail(900), kit.detail(130)
    for side in (-1, 1):
        y, s = np.meshgrid(np.linspace(-9, 36, n), np.linspace(0, 1, m) ** 1.15, indexing="ij")
        s = s * (HALF + 0.1 - gap(y))
        row = np.floor((s - TAPE) / 0.36)
        across = ((s - TAPE) / 0.36) % 1
        along = (y / 0.52 + 0.5 * (row % 2) + 0.13 * np.sin(row * 7)) % 1
        joint = np.clip(
            np.minimum(np.minimum(across, 1 - across) * 5, np.minimum(along, 1 - along) * 7), 0, 1
        )
        stone = 0.8 + 0.4 * ((np.sin(row * 12.9 + np.floor(y / 0.52 + 0.5 * (row % 2)) * 78.2) * 43758.5) % 1)
        tape = s < TAPE
        joint = np.where(tape, 1, joint)
        z = lip(y) * np.exp(-((s / 0.85) ** 2)) + 0.05 * joint - np.where(tape, 0.0, 0.02)
        paint = np.array(linear("#5d5c66")) * (stone * (0.28 + 0.72 * joint))[..., None]
        stitch = (np.abs(s - TAPE + 0.1) < 0.03) & ((y / 0.2) % 1 < 0.6)
        cloth = np.where(stitch[..., None], np.array(linear("#6b6355")), np.array(linear("#d8cdb6")))
        paint = np.where(tape[..., None], cloth, paint)
        points = np.stack([side * (gap(y) + s), y, z], -1)
        kit.sheet(points[:, ::side], clay(bump=0.35, grain=14, vary=0.1, rough=0.6), paint[:, ::side])


def teeth():
    """Brass, rounded, tooth in tooth beyond the slider, apart before it."""
    brass = clay("#c79a34", rough=0.36, metal=0.55, bump=0.15, vary=0.1)
    tooth = kit.mould(kit.box((0.66, 0.25, 0.3), brass, bevel=0.08))
    for side in (-1, 1):
        y = -8.6 + (PITCH / 2 if side > 0 else 0)
        while y < 30:
            g, slope = float(gap(y)), float(gap(y + 0.05) - gap(y - 0.05)) / 0.1
            at = (side * (g + 0.16 * (1 - min(1, g / 0.3))), y, float(lip(y)) - 0.02)
            kit.cast(tooth, at, (0, side * -18 * min(g, 1), -side * math.degrees(math.atan(slope))))
            y += PITCH / math.hypot(1, slope)


def slider():
    """A brass shield over both rows, a bridge on it, a ring and a rope."""
    brass = clay("#d6a93a", rough=0.34, metal=0.55, bump=0.12, vary=0.08)
    outline = paper.outline(
        [
            (-0.62, 1.25),
            (0.62, 1.25),
            (0.82, 0.5),
            (1.3, -0.6),
            (1.22, -1.25),
            (0.7, -1.15),
            (0.0, -0.75),
            (-0.7, -1.15),
            (-1.22, -1.25),
            (-1.3, -0.6),
            (-0.82, 0.5),
        ],
        6,
    )
    top = paper.cutout(outline, brass, (0, SLIDER, 0.62), (-90, 0, 0), depth=0.2, bevel=0.1)
    under = paper.cutout(outline, brass, (0, SLIDER, 0.02), (-90, 0, 0), depth=0.1, bevel=0.04)
    top.name = under.name = "slider plate"
    for side in (-1, 1):
        wall = kit.rope(
            [
                (side * 0.68, SLIDER + 1.1, 0.35),
                (side * 0.9, SLIDER + 0.3, 0.35),
                (side * 1.26, SLIDER - 0.9, 0.35),
            ],
            0.2,
            brass,
            6,
        )
        wall.name = "slider wall"
    bridge = [
        (0, -0.5, 0.6),
        (0, -0.5, 0.95),
        (0, -0.1, 1.12),
        (0, 0.5, 1.12),
        (0, 0.95, 0.92),
        (0, 0.95, 0.6),
    ]
    kit.rope([(x, SLIDER + y, z) for x, y, z in bridge], 0.14, brass, 6).name = "slider bridge"
    ring = kit.ring(0.3, 0.075, brass, 40, 10)
    kit.place(ring, (0, SLIDER + 1.12, 1.02), (62, 0, 90)).name = "slider ring"


def walker():
    """Small, from behind, the rope over one shoulder, leaning into it."""
    him = figure(
        "broad worker",
        "carrying on the back",
        "great coat",
        skin="tan",
        coat="#34323e",
        hat="brim",
        hat_colour="#d9cfb8",
        scarf=None,
        tall=2.35,
        height_heads=4.8,
    )
    kit.place(him, (0.0, 6.0, 0.12), (0, 0, 180))
    hand, back = mark(him, "left_hand"), mark(him, "back")
    rope = clay("#efe4c6", bump=0.6, grain=40)
    line = [
        (0, SLIDER + 1.4, 1.05),
        (0.0, 4.2, 1.15),
        (back[0] * 0.4 + hand[0] * 0.6, 5.7, back[2] + 0.25),
        tuple(hand),
    ]
    kit.rope(line, 0.05, rope, 8).name = "rope"


def terrace():
    """Dark fronts on both sides, asleep."""
    rng = random.Random(7)
    for side in (-1, 1):
        y = -9.0
        while y < 34:
            long, high = rng.uniform(2.4, 3.6), rng.uniform(3.0, 4.8)
            wall = surfaces.plaster(rng.choice(("#4b4a54", "#56545e", "#403f49", "#615e66")))
            x, w = side * (HALF + 1.9), 3.6
            kit.box((w, long - 0.06, high), wall, (x, y + long / 2, -0.1), bevel=0.03)
            e = long / 2 + 0.04
            corners = [
                (-w / 2 - 0.25, -e, 0),
                (w / 2 + 0.25, -e, 0),
                (w / 2 + 0.25, e, 0),
                (-w / 2 - 0.25, e, 0),
            ]
            corners += [(0, -e, 1.5), (0, e, 1.5)]
            faces = [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (3, 2, 1, 0)]
            tile = clay(rng.choice(("#3a3942", "#45434d", "#33323b")), bump=0.9, grain=9, vary=0.25)
            kit.place(kit.facets(corners, faces, tile, 0.03), (x, y + long / 2, high - 0.1))
            face = side * (HALF + 0.09)
            for row in range(2):
                for k in (-0.25, 0.25):
                    at = (face, y + long / 2 + k * long, 0.9 + row * 1.5)
                    if at[2] + 1 > high:
                        continue
                    kit.box((0.1, 0.72, 1.0), clay("#a79f8e", bump=0.3), at, bevel=0.02)
                    kit.box(
                        (0.14, 0.56, 0.84), clay("#2c2d38", rough=0.3), (at[0], at[1], at[2] + 0.08), bevel=0
                    )
            if rng.random() < 0.7:
                kit.box((0.5, 0.5, 1.1), wall, (x - side * 0.9, y + long * 0.3, high + 0.5), bevel=0.03)
            y += long


def street_below():
    """Far down another street in evening light: two rows of small roofs, a pale road, lamps along it."""
    kit.box((60, 60, 0.2), clay("#6e4a16", bump=0.5, grain=1.5, vary=0.2), (0, 0, DEPTH - 0.2), bevel=0)
    kit.box((1.3, 46, 0.06), clay("#ffe9a0", bump=0.2, emit=0.2), (ROAD, 6, DEPTH), bevel=0)
    rng, wall = random.Random(3), clay("#ffe2a0", bump=0.2)
    trees = clay("#8a8a2e", bump=0.8, grain=6)
    for side in (-1, 1):
        for lane, away in enumerate((1.55, 4.3)):
            y = -10.0 + 0.9 * lane
            while y < 24:
                long, high, wide = rng.uniform(1.2, 1.7), rng.uniform(0.7, 1.1), 1.25
                roof = clay(rng.choice(("#7a4a1c", "#8a5622", "#6a3e18", "#9a6428")), bump=0.5, vary=0.2)
                e, w, top = long / 2 + 0.05, wide / 2 + 0.1, high + 0.6
                corners = [
                    (-w, -e, high),
                    (w, -e, high),
                    (w, e, high),
                    (-w, e, high),
                    (0, -e, top),
                    (0, e, top),
                ]
                faces = [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5)]
                parts = [
                    kit.box((wide, long, high), wall, bevel=0.01),
                    kit.facets(corners, faces, roof, 0.01),
                ]
                parts.append(kit.box((0.2, 0.2, 0.5), wall, (w * 0.5, 0.2, top - 0.35), bevel=0.01))
                kit.group(parts, (ROAD + side * away, y + long / 2, DEPTH))
                y += long + rng.uniform(0.35, 0.6)
        for _ in range(26):
            at = (ROAD + side * rng.uniform(2.6, 3.3), rng.uniform(-9, 22), DEPTH + 0.3)
            kit.sphere(rng.uniform(0.22, 0.36), trees, at, 14)
    glow = lamp("#fff3b8", 5)
    for k in range(14):
        kit.sphere(0.13, glow, (ROAD + (0.72 if k % 2 else -0.72), -6 + 2.1 * k, DEPTH + 0.75), 12)
    light.area((ROAD, 3, DEPTH + 8.0), (ROAD, 3, DEPTH), 5, 1500, "#ffd070")
    for y in (-4, 0, 4, 8, 12):
        light.bulb((ROAD, y, DEPTH + 0.9), 60, "#ffd460", 0.2)
    for y in (-5.5, -3.5, -1.6, 0.2):
        light.bulb((0, y, -0.9), 80, "#ffd04a", 0.4)


def paint(draft):
    """Deep night above, evening lamps below; the light comes up through the opening."""
    light.world("#4a5076", "#3a3844", 0.42)
    stage.camera((0, -10.2, 10.2), (0, 2.6, 0), 40)
    paving()
    teeth()
    slider()
    walker()
    terrace()
    street_below()
    light.area((-9, 12, 13), (0, 4, 0), 3, 2600, "#b4c0ee")
    light.area((5, -12, 10), (0, 2, 0), 5, 420, "#8e96c8")
    light.area((0, -1.5, 4.5), (0, 5, 0.8), 1.2, 260, "#ffe08a")
    light.area((-3, 13, 7), (0, 6, 1), 1.5, 500, "#c4ccf4")
    return Finish(
        fog=Fog("#2a2c44", 22, 42, 0.85),
        shadows="#14142a",
        lights="#fff3b8",
        focus=("slider", "rope", "face", "head"),
        lift=0.6,
        vignette=0.3,
    )
