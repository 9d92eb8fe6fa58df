# SPDX-License-Identifier: GPL-3.0-or-later
"""Overnight the house has laid an egg."""

import math

import numpy as np

from painter import kit, light, paper, stage
from painter.clay import rotation
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import rooftown
from painter.people.garment import Garment
from painter.people.look import Look
from painter.people.person import person

EGG = np.array((-0.35, -0.6, 0.55))
WALL, TILE, WOOD = "#d2643a", "#a8452a", "#8a5632"


def spine(z):
    """Where the leaning house has its middle, and how far it leans there (degrees)."""
    return np.array((2.35 - 0.036 * z * z, 1.5 - 0.1 * z, z)), math.degrees(math.atan(0.072 * z))


def egg():
    """The egg: cream, smooth, with one lit window; a nest of beams and tiles."""
    t = np.linspace(0, math.pi, 40)
    profile = [
        (max(1.62 * math.sin(a) * (1 + 0.14 * math.cos(a)), 0.001), 2.15 - 2.15 * math.cos(a)) for a in t
    ]
    kit.place(
        kit.lathe(profile, clay("#fff3da", bump=0.12, grain=14, vary=0.05, rough=0.55), 96), EGG, (0, -3, 0)
    )
    arch = paper.Point(0, 0.36).buffer(0.2).union(paper.rectangle(-0.2, 0, 0.2, 0.36))
    spot = EGG + (-0.32, -1.64, 2.5)
    paper.cutout(arch.buffer(0.075), clay("#c8562f"), spot + (0, 0.06, 0), (-14, 0, -10), depth=0.1)
    paper.cutout(arch, lamp("#ffcf4a", 3.2), spot + (0, 0.0, 0.01), (-14, 0, -10), depth=0.06, bevel=0)
    kit.box((0.03, 0.04, 0.54), clay("#c8562f"), spot + (0, -0.05, 0), (-14, 0, -10), 0)
    kit.box((0.4, 0.04, 0.03), clay("#c8562f"), spot + (0, -0.05, 0.32), (-14, 0, -10), 0)
    light.bulb(spot + (0, -0.3, 0.2), 8, "#ffcf5a", 0.1)
    rng, tile = np.random.default_rng(4), [clay(c, bump=0.4) for c in rooftown.ROOFS]
    beams = [clay(c, bump=0.7, grain=9, vary=0.2) for c in (WOOD, "#6e4226", "#a87040")]
    for k in range(44):
        a, r = math.tau * k / 44 + rng.uniform(-0.05, 0.05), rng.uniform(1.5, 2.05)
        at = EGG + (r * math.cos(a), r * math.sin(a), rng.uniform(-0.5, 0.15))
        kit.box(
            (rng.uniform(0.9, 1.7), 0.15, 0.15),
            beams[k % 3],
            at,
            (rng.uniform(-14, 14), rng.uniform(-16, 16), math.degrees(a) + 90 + rng.uniform(-26, 26)),
        )
    shard = kit.mould(kit.lathe([(0.001, 0.06), (0.2, 0.0)], tile[0], 5))
    for _ in range(26):
        a, r = rng.uniform(0, math.tau), rng.uniform(1.7, 2.5)
        kit.cast(
            shard,
            EGG + (r * math.cos(a), r * math.sin(a), -0.5 + 0.5 * max(0, 2.2 - r)),
            (rng.uniform(-30, 30), rng.uniform(-30, 30), rng.uniform(0, 360)),
            rng.uniform(0.6, 1.1),
        )


def hen_house():
    """The mother: a tall house that bends over, with half-closed shutters."""
    heights = np.linspace(-0.1, 6.4, 26)
    rows = []
    for z in heights:
        middle, _ = spine(z)
        w, d = 1.12 + 0.12 * math.sin(z * 0.6), 0.95
        corner = 0.16
        section = [
            (-w, -d + corner),
            (-w + corner, -d),
            (w - corner, -d),
            (w, -d + corner),
            (w, d),
            (-w, d),
            (-w, -d + corner),
        ]
        rows.append([middle + (x * 0.97 - y * 0.24, y * 0.97 + x * 0.24, 0) for x, y in section])
    kit.sheet(np.array(rows), clay(WALL, bump=0.5, grain=8, vary=0.14))
    top, lean = spine(6.35)
    tiles = clay(TILE, bump=0.7, grain=12, vary=0.18)
    gable = [(-1.5, -1.3, 0), (1.5, -1.3, 0), (1.5, 1.5, 0), (-1.5, 1.5, 0), (0, -1.45, 1.35), (0, 1.6, 1.35)]
    parts = [kit.facets(gable, [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (3, 2, 1, 0)], tiles, 0.05)]
    rng = np.random.default_rng(2)
    scale_tile = kit.mould(kit.lathe([(0.001, 0.05), (0.14, 0.0), (0.17, -0.05)], tiles, 10))
    for side in (-1, 1):
        for i in range(6):
            row = (side * (1.42 - 0.25 * i), 0.1 + 0.225 * i)
            parts += [
                kit.cast(
                    scale_tile, (row[0], -1.3 + 0.3 * j, row[1]), (0, side * 42, 0), rng.uniform(0.9, 1.15)
                )
                for j in range(10)
            ]
    brick = clay("#b8563a", bump=0.6, grain=10)
    parts.append(kit.box((0.42, 0.42, 1.1), brick, (0.75, 0.2, 0.55)))
    parts.append(kit.box((0.52, 0.52, 0.12), brick, (0.75, 0.2, 1.6)))
    feather = paper.outline([(0, 0), (0.14, 0.2), (0.12, 0.5), (0.0, 0.72), (-0.1, 0.5), (-0.12, 0.2)])
    parts.append(paper.cutout(feather, clay("#fff6e0"), (1.1, -1.42, 0.2), (0, 42, 0), 0.6, depth=0.02))
    kit.group(parts, top, (0, -lean, 14))
    shutter, frame = clay(rooftown.AQUA, bump=0.3), clay("#f6ead2")
    for side in (-1, 1):
        middle, tilt = spine(5.1)
        arch = paper.Point(0, 0.12).buffer(0.3).union(paper.rectangle(-0.3, -0.36, 0.3, 0.12))
        lid = arch.buffer(0.02).intersection(paper.rectangle(-1, 0.0, 1, 1))
        eye = [
            paper.cutout(arch.buffer(0.08), frame, (0, 0.02, 0), depth=0.08),
            paper.cutout(arch, clay("#3a2018"), (0, -0.03, 0), depth=0.06),
            paper.cutout(
                paper.rectangle(-0.2, -0.3, 0.2, -0.08),
                lamp("#ffc04a", 1.6),
                (0, -0.07, 0),
                depth=0.03,
                bevel=0,
            ),
            paper.cutout(lid, shutter, (0, -0.1, 0), depth=0.06),
            *[
                kit.box((0.5, 0.03, 0.02), clay("#7fb0a2"), (0, -0.15, 0.06 + 0.09 * k), bevel=0)
                for k in range(4)
            ],
            kit.box((0.8, 0.16, 0.07), frame, (0, -0.06, -0.45)),
        ]
        kit.group(
            eye, middle + (side * 0.52 * 0.97 + 0.22, -0.97 + side * 0.13, 0.25 + side * 0.1), (0, -tilt, 14)
        )
    for z, x in ((3.55, 0.8), (3.55, -0.2), (2.05, 0.85)):
        middle, tilt = spine(z)
        at = middle + (x * 0.97 + 0.22, -0.97 + 0.24 * x, 0)
        kit.box((0.56, 0.06, 0.86), frame, at, (0, -tilt, 14))
        kit.box((0.42, 0.08, 0.72), clay("#5a3020"), at + (0, -0.02, 0.07), (0, -tilt, 14))
        kit.box((0.03, 0.1, 0.72), frame, at + (0, -0.03, 0.07), (0, -tilt, 14), 0)
        for s in (-1, 1):
            kit.box(
                (0.2, 0.05, 0.8), shutter, at + (s * 0.42, -0.06 + 0.1 * s, 0.03), (0, -tilt, 14 + 20 * s)
            )
        kit.box((0.7, 0.2, 0.1), clay(WOOD), at + (0, -0.1, -0.1), (0, -tilt, 14))
        for k in range(5):
            kit.sphere(
                0.09, clay(("#e0483a", "#5f8a3a")[k % 2], bump=0.4), at + (0.13 * (k - 2), -0.16, 0.03), 10
            )
    middle, tilt = spine(0.0)
    step = middle + (0.85, -0.78, 0)
    kit.box((0.78, 0.08, 1.35), frame, step, (0, -tilt, 14))
    kit.box((0.62, 0.1, 1.25), clay("#3f7a78", bump=0.4), step + (0, -0.02, 0), (0, -tilt, 14))
    kit.sphere(0.05, clay("#e8b850", metal=0.5), step + (-0.2, -0.12, 0.6), 12)
    for k in range(5):
        base = np.array((3.0 + 0.1 * k, 2.0, 1.4 + 0.28 * k))
        kit.box((1.7 - 0.1 * k, 0.5, 0.16), tiles, base + (0.5, 0, 0.3), (0, -28 - 9 * k, 10))


def mother_to_be():
    """One hand on the shell, one on her own belly."""
    at, turn = np.array((-2.35, -2.2, 0.02)), 66
    palm = np.array((-1.72, -1.62, 1.85))
    her = person(
        age=27,
        female=1,
        tall=2.7,
        height_heads=4.9,
        pose="hand on heart",
        expression="tender",
        look=Look("#5e3a28", eye=1.2, lips=1.1),
        hair="afro",
        hair_colour="#1c1412",
        clothes=[Garment("dress", "#f8c83a", length=0.7, sleeve=0.4, pattern="dots", second="#fff2c8")],
        shoes="#a8452a",
        targets={"stomach/stomach-pregnant-incr": 0.9},
        reach={"left": rotation((0, 0, -turn)) @ (palm - at), "right": (-0.12, -0.5, 1.35)},
        look_at=rotation((0, 0, -turn)) @ (np.array((-1.0, -2.0, 2.9)) - at),
    )
    kit.place(her.thing, at, (0, 0, turn))


def paint(draft):
    """Early on a clear day, in an empty street."""
    light.world("#d4efe2", "#f6c9a0", 0.6)
    camera = stage.camera((0.1, -13.5, 2.3), (0.1, 0, 3.75), 44)
    rooftown.egg_sky(camera, 33)
    kit.land(
        lambda x, y: 0.02 * np.sin(x * 3) * np.sin(y * 3),
        (-16, 16),
        (-13, 20),
        clay("#e6bd92", bump=0.7, grain=5, vary=0.14),
    )
    rooftown.hazy_town(20, (-12, 12), (13, 26), (-2.4, -1.0))
    rooftown.hazy_town(3, (-6.5, -4.4), (5, 8), (-0.8, -0.4), 8, 1.2)
    hen_house()
    egg()
    mother_to_be()
    light.sun((50, 0, -46), 3.1, "#ffe0a8", 3)
    light.area((6, -7, 5), (0, 0, 3), 5, 300, "#b0e0d4")
    light.area((4, 8, 7), (0, 0, 4), 4, 700, "#ffd8a0")
    return Finish(fog=Fog("#fbe2be", 15, 40, 0.82), shadows="#2a4a52", lights="#fff4d4", vignette=0.16)
