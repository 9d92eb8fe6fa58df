# SPDX-License-Identifier: GPL-3.0-or-later
"""The window cleaner wipes the night off the pane, and behind it is morning."""

import math
import random

import cv2
import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball, smooth_path
from painter.colour import srgb
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

PANE = 0.0
BOARD = (-0.35, -1.0, 2.1)  # middle of the plank she stands on


def wiped():
    """What has come off: three broad strokes of the cloth, one below the other, the last ending under her hand."""
    strokes = [
        paper.ribbon([(-1.95, 6.75), (-0.6, 7.35), (0.8, 7.25), (2.0, 6.85)], 1.15, 1.25),
        paper.ribbon([(2.0, 6.85), (0.9, 6.2), (-0.6, 6.0), (-2.2, 6.05)], 1.25),
        paper.ribbon([(-2.2, 6.05), (-0.9, 5.2), (0.5, 5.05), (1.75, 5.35)], 1.2),
        paper.ribbon([(1.75, 5.35), (0.6, 4.55), (-0.7, 4.3), (-1.75, 4.5)], 1.2),
        paper.ribbon([(-1.75, 4.5), (-0.8, 3.75), (0.2, 3.8), (0.95, 4.35)], 1.1, 0.9),
    ]
    whole = paper.unary_union(strokes).buffer(0.06).buffer(-0.06)
    return paper.wavering(paper.Polygon(whole.exterior), 0.04, 3)


def roofs(top, step, seed):
    """A row of gabled houses from edge to edge: the outline, and where its windows are."""
    rng, x, corners, windows = random.Random(seed), -4.3, [], []
    while x < 4.3:
        wide, tall, gable = rng.uniform(0.62, 1.0), top + rng.uniform(-step, step), rng.uniform(0.3, 0.5)
        corners += [(x, tall), (x + wide / 2, tall + gable), (x + wide, tall)]
        for row in range(3):
            columns = [column for column in (0.3, 0.7) if rng.random() < 0.3]
            windows += [(x + wide * column, tall - 0.28 - 0.42 * row) for column in columns]
        if rng.random() < 0.5:
            corners[-2:-2] = [
                (x + wide * 0.2, tall + gable * 0.4),
                (x + wide * 0.2, tall + gable),
                (x + wide * 0.32, tall + gable),
                (x + wide * 0.32, tall + gable * 0.64),
            ]
        x += wide
    return paper.Polygon([*corners, (4.3, -1.6), (-4.3, -1.6)]).buffer(0), windows


def night():
    """The old view, thick as paint on the glass: a town in the small hours, with a hole wiped into it."""
    gone = wiped()
    pane = paper.rectangle(-4.2, -1.5, 4.2, 10.2)
    rows = (
        (None, "#30468c", 0.0),
        ((3.35, 0.35, 5), "#1f3068", 0.06),
        ((1.75, 0.3, 11), "#16244f", 0.12),
        ((0.3, 0.25, 17), "#121e46", 0.18),
    )
    for k, (row, tone, y) in enumerate(rows):
        shape, windows = roofs(*row) if row else (pane, [])
        sheet = shape.intersection(pane).difference(gone.buffer(0.03 * k))
        paper.cutout(
            sheet,
            clay(tone, bump=0.5, grain=9, vary=0.16, emit=(0.34, 0.2, 0.12, 0.08)[k]),
            (0, PANE - y, 0),
            depth=0.05,
            bevel=0.012,
        ).name = f"night {k}"
        for x, z in windows:
            if sheet.buffer(-0.14).contains(paper.Point(x, z)):
                pane_at = (x, PANE - y - 0.045, z - 0.08)
                kit.box((0.11, 0.02, 0.16), lamp("#ffb850", 2.6), pane_at, bevel=0).name = "window"
    rng = random.Random(8)
    for _ in range(46):
        x, z = rng.uniform(-3.1, 3.1), rng.uniform(4.6, 8.6)
        if not gone.buffer(0.2).contains(paper.Point(x, z)):
            paper.cutout(
                paper.star(rng.uniform(0.03, 0.06), 4, 0.36),
                lamp("#e8ecff", 2.4),
                (x, -0.04, z),
                depth=0.01,
                bevel=0,
            )


def suds():
    """Foam along the freshest edge, running down in two threads."""
    foam = clay("#e8eef8", emit=0.15, rough=0.3)
    rng = random.Random(5)
    for k in range(26):
        t = k / 25
        x, z = 1.32 + 0.12 * math.sin(3 * t), 3.75 + 1.0 * t
        r = rng.uniform(0.03, 0.09)
        kit.sphere((r, r * 0.6, r), foam, (x + rng.uniform(-0.1, 0.1), -0.09, z), 12).name = "foam"


def day(camera):
    """Morning over the sea: the sun just up, clouds with warm undersides, its path on the water."""
    h, w = 1200, 860
    img = sky.gradient(
        [
            (0, "#3f88cc"),
            (0.16, "#5ca2dc"),
            (0.25, "#94c4e0"),
            (0.33, "#f4d8b0"),
            (0.375, "#ffb468"),
            (1, "#ffb468"),
        ],
        3,
        0.03,
        h,
        w,
    )
    img = sky.clouds(
        img, "#fff4e2", "#f0b48c", cover=0.3, soft=0.1, cell=130, seed=21, stretch=2.0, band=(0.14, 0.36)
    )
    img = np.ascontiguousarray(img, np.float32)
    line = int(0.375 * h)
    depth = np.linspace(0, 1, h - line, dtype=np.float32)[:, None, None]
    img[line:] = srgb("#f0b480") * (1 - depth) ** 6 + srgb("#2f86a8") * (1 - (1 - depth) ** 6)
    rng = random.Random(6)
    for _ in range(520):
        t = rng.random() ** 1.5
        y = line + 3 + t * 420
        glint = rng.random() < 0.5
        x = rng.gauss(0.44, 0.012 + 0.07 * t) * w if glint else rng.random() * w
        tone = srgb("#fff2c8" if glint else rng.choice(("#6fb4c8", "#2a709c", "#f0c49c")))
        size = (int(5 + 20 * t * rng.random()) + 3, 1 + int(3 * t))
        cv2.ellipse(img, (int(x), int(y)), size, 0, 0, 360, [float(c) for c in tone], -1, cv2.LINE_AA)
    sky.backdrop(np.clip(img, 0, 1), 60, camera, 1.0)
    for y, tone, points in (
        (
            13.0,
            "#7f9a54",
            [(-9, 6.9), (-6.2, 6.75), (-4.4, 6.35), (-2.9, 5.3), (-1.9, 4.2), (-0.6, 3.3), (0.8, 2.4)],
        ),
        (12.2, "#9aac50", [(-9, 5.0), (-5.2, 4.9), (-3.4, 4.3), (-1.6, 3.4), (0.6, 2.7), (3, 2.0)]),
    ):
        shape = paper.Polygon([*smooth_path(points, 10), (points[-1][0], -9), (-9, -9)])
        paper.cutout(
            shape, clay(tone, bump=0.6, grain=3, vary=0.2, emit=0.3), (0, y, 0), depth=0.1, bevel=0
        ).name = "shore"
    white, roof = clay("#fff4e4", emit=0.3), clay("#d86a48", emit=0.2)
    kit.box((0.7, 0.3, 0.55), white, (-3.45, 12.8, 5.5), bevel=0.02)
    paper.cutout([(-0.45, 0), (0.45, 0), (0, 0.42)], roof, (-3.45, 12.7, 6.04), depth=0.3, bevel=0)


def cleaner():
    """Small, from behind, on a plank that hangs by two ropes; her cloth is at the edge of the dark."""
    x, y, z = BOARD
    wood, line = clay("#7a5a48", bump=0.5, grain=6), clay("#c8b898", bump=0.4, grain=40)
    kit.box((3.1, 0.55, 0.1), wood, (x, y, z - 0.1), bevel=0.02).name = "plank"
    for s in (-1.42, 1.42):
        kit.rope(
            [(x + s, y, z - 0.12), (x + s, y, z + 4), (x + s * 1.02, y, z + 9)], 0.028, line, 2
        ).name = "line"
        kit.place(kit.ring(0.09, 0.03, line, 24, 8), (x + s, y, z + 0.02), (90, 0, 0))
    her = person(
        age=50,
        female=1,
        build="round",
        tall=2.35,
        height_heads=4.9,
        pose="reaching up",
        look=Look(SKINS["umber"]),
        hair="bun",
        hair_colour="#14100e",
        clothes=[
            Garment("trousers", "#2a3a70"),
            Garment("top", "#e4e0dc", hem=0.05, sleeve=0.75),
        ],
        shoes="#241a1c",
        reach={"right": (-0.92, -0.62, 2.16), "left": (0.6, -0.1, 1.0)},
        look_at=(-0.9, -0.8, 2.3),
    )
    kit.place(her.thing, (x + 0.5, y + 0.02, z), (0, 0, 180))
    hx, hy, hz = her.hand("right")
    rag = Clay().add(ball((0.02, 0, 0), (0.27, 0.06, 0.2)), "#f6d8a8")
    rag.add(ball((0.1, 0, -0.2), (0.14, 0.05, 0.2), (0, 10, 0)), "#f6d8a8", 0.1)
    kit.place(
        kit.model(rag, (-0.4, -0.2, -0.45), (0.4, 0.2, 0.3), 50), (hx, hy + 0.12, hz + 0.03)
    ).name = "cloth"
    pail()


def pail():
    """Beside her: the water is full of stars."""
    x, y, z = BOARD[0] - 0.95, BOARD[1] - 0.02, BOARD[2]
    tin = clay("#8a98b8", rough=0.4, metal=0.4, bump=0.2)
    wall = [(0.001, 0), (0.2, 0), (0.28, 0.42), (0.3, 0.43), (0.26, 0.41), (0.001, 0.38)]
    kit.place(kit.lathe(wall, tin, 32), (x, y, z)).name = "pail"
    kit.rope([(x - 0.28, y, z + 0.42), (x, y, z + 0.72), (x + 0.28, y, z + 0.42)], 0.016, tin, 8)
    rng = random.Random(2)
    for _ in range(14):
        a, d = rng.uniform(0, math.tau), rng.uniform(0, 0.2)
        at = (x + d * math.cos(a), y + d * math.sin(a), z + 0.42 + rng.uniform(0, 0.05))
        kit.sphere(0.026, lamp("#fff0c0", 4), at, 8)
    light.bulb((x, y - 0.1, z + 0.65), 2.5, "#dfe6ff", 0.1)


def paint(draft):
    """Night on this side; the light comes through what is wiped."""
    light.world("#3c4c86", "#2a3058", 0.42)
    camera = stage.camera((0.1, -11.6, 3.9), (0.0, 0, 4.35), 48)
    glowing_disc(1.35, (-2.4, 43, 14.6), "#fffae4", limb="#ffd884", strength=1.8, halo=0.5, reach=3)
    day(camera)
    night()
    suds()
    cleaner()
    light.area((-1.0, 3.0, 6.2), (0.2, -1.6, 3.3), 3, 520, "#ffc080")
    light.area((6, -7, 7), (0, 0, 3.5), 4, 620, "#7f98e8")
    light.area((-6, -8, 2), (0, 0, 3), 4, 120, "#8a80c8")
    return Finish(
        fog=Fog("#ffe0c0", 20, 44, 0.3),
        shadows="#10183c",
        lights="#fff0d0",
        focus=("cloth", "pail", "plank", "line"),
        lift=0.75,
        vignette=0.24,
    )
