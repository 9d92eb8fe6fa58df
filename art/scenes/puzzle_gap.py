# SPDX-License-Identifier: GPL-3.0-or-later
"""One piece of the puzzle is missing, and somebody has gone down through the gap."""

import random
from dataclasses import replace

import cv2
import numpy as np
from shapely import affinity, contains_xy

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import rotation
from painter.colour import srgb, to_linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.stances import STANCES

COLUMNS, ROWS, SIDE = 5, 6, 1.95
GAP = (2, 2)
PIXELS = 200
"""Pixels of the painted picture to one side of a piece."""


def edge(k, j, down):
    """Whether a joint has its knob to one side or the other, by place."""
    return 1 if (7 * k + 3 * j + 5 * down) % 2 else -1


def piece(k, j):
    """The outline of one piece, with its knobs."""
    x0, y0 = (k - COLUMNS / 2) * SIDE, (j - ROWS / 2) * SIDE
    shape = paper.rectangle(x0, y0, x0 + SIDE, y0 + SIDE)
    r, reach = 0.29, 0.21
    for along, has, centre, out in (
        (edge(k, j, 0), k < COLUMNS - 1, (x0 + SIDE, y0 + SIDE / 2), (1, 0)),
        (-edge(k - 1, j, 0), k > 0, (x0, y0 + SIDE / 2), (-1, 0)),
        (edge(k, j, 1), j < ROWS - 1, (x0 + SIDE / 2, y0 + SIDE), (0, 1)),
        (-edge(k, j - 1, 1), j > 0, (x0 + SIDE / 2, y0), (0, -1)),
    ):
        if not has:
            continue
        knob = paper.Point(centre[0] + along * out[0] * reach, centre[1] + along * out[1] * reach)
        knob = knob.buffer(r, 16)
        shape = shape.union(knob) if along > 0 else shape.difference(knob)
    return shape


def picture():
    """The summer lake on the puzzle, as pixels: evening sky, hills, water with the sun's path, a sail, reeds."""
    h, w = ROWS * PIXELS, COLUMNS * PIXELS
    top = sky.gradient(
        [(0, "#5f8fd0"), (0.22, "#a8c8e8"), (0.36, "#ffe0b0"), (0.42, "#ffd08a"), (1, "#ffd08a")],
        4,
        0.05,
        h,
        w,
    )
    top = sky.clouds(top, "#fff4e0", "#c9a0b8", cover=0.42, cell=200, seed=5, band=(0.03, 0.3))
    img = np.ascontiguousarray(top, np.float32)
    xs = np.arange(w)
    rng = random.Random(6)
    ridges = ((0.33, 60, 0.004, "#8a9ac8"), (0.38, 50, 0.007, "#6f8fa8"), (0.43, 36, 0.011, "#4f7a6a"))
    for level, swell, pace, tone in ridges:
        line = level * h + swell * np.sin(xs * pace + 9 * level) + swell * 0.4 * np.sin(xs * pace * 2.7 + 3)
        mask = np.arange(h)[:, None] > line[None]
        img[mask] = srgb(tone)
    lake = np.arange(h)[:, None] > 0.47 * h + 0 * xs[None]
    depth = np.clip((np.arange(h) / h - 0.47) / 0.5, 0, 1)[:, None, None]
    water = srgb("#6fa4c8") * (1 - depth) + srgb("#24568c") * depth
    img = np.where(lake[..., None], np.broadcast_to(water, img.shape), img).astype(np.float32)
    cv2.circle(
        img, (int(0.7 * w), int(0.3 * h)), int(0.08 * w), [float(c) for c in srgb("#fff4c8")], -1, cv2.LINE_AA
    )
    for _ in range(260):
        y = rng.uniform(0.48, 0.95)
        glint = rng.random() < 0.4
        x = rng.gauss(0.7, 0.03 + 0.12 * (y - 0.47)) if glint else rng.random()
        tone = srgb("#ffe6a8" if glint else rng.choice(("#8fc0dc", "#3f78ac", "#5c94c0")))
        long = int(rng.uniform(0.02, 0.06) * w)
        cv2.ellipse(
            img,
            (int(x * w), int(y * h)),
            (long, 3 + int(5 * y)),
            0,
            0,
            360,
            [float(c) for c in tone],
            -1,
            cv2.LINE_AA,
        )

    def poly(points, tone):
        cv2.fillPoly(
            img,
            [np.array([(x * w, y * h) for x, y in points], np.int32)],
            [float(c) for c in srgb(tone)],
            cv2.LINE_AA,
        )

    poly([(0.14, 0.6), (0.34, 0.6), (0.3, 0.635), (0.18, 0.635)], "#8a3a2c")
    poly([(0.235, 0.44), (0.235, 0.595), (0.13, 0.595)], "#fff6e6")
    poly([(0.245, 0.47), (0.245, 0.595), (0.33, 0.595)], "#f0602a")
    for _ in range(46):
        x = rng.choice((rng.uniform(0, 0.24), rng.uniform(0.72, 1)))
        y, tall = rng.uniform(0.95, 1.02), rng.uniform(0.1, 0.22)
        lean = rng.uniform(-0.03, 0.03)
        poly(
            [(x - 0.008, y), (x + 0.008, y), (x + lean, y - tall)],
            rng.choice(("#2f6a4a", "#4a8a4a", "#7aa04a")),
        )
    for k in range(COLUMNS):
        for j in range(ROWS):
            ring = np.array(piece(k, j).exterior.coords)
            px = (ring[:, 0] / SIDE + COLUMNS / 2) * PIXELS
            py = (ROWS / 2 - ring[:, 1] / SIDE) * PIXELS
            cv2.polylines(
                img, [np.stack([px, py], 1).astype(np.int32)], True, (0.2, 0.24, 0.36), 3, cv2.LINE_AA
            )
    return np.clip(img, 0, 1)


def puzzle():
    """All pieces as one board with grooves; one is not there, and out of the hole come warm light and a rope's end."""
    img = picture()
    nx, ny = 460, 620
    xs, ys = (
        np.linspace(-COLUMNS / 2 * SIDE, COLUMNS / 2 * SIDE, nx),
        np.linspace(ROWS / 2 * SIDE, -ROWS / 2 * SIDE, ny),
    )
    x, y = np.meshgrid(xs, ys)
    small = cv2.resize(img, (nx, ny), interpolation=cv2.INTER_AREA)
    gap = piece(*GAP)
    hole = contains_xy(gap, x.ravel(), y.ravel()).reshape(x.shape)
    z = np.where(hole, -0.7, 0.2)
    rim = (np.abs(x) > COLUMNS / 2 * SIDE - 0.01) | (np.abs(y) > ROWS / 2 * SIDE - 0.01)
    z = np.where(rim, 0.0, z)
    colours = to_linear(np.where(hole[..., None], srgb("#8a5a34"), small).astype(np.float32))
    kit.sheet(
        np.stack([x, y, z], -1), clay(bump=0.25, grain=16, vary=0.06, rough=0.7), colours
    ).name = "puzzle"
    hx, hy = (GAP[0] - COLUMNS / 2 + 0.5) * SIDE, (GAP[1] - ROWS / 2 + 0.5) * SIDE
    kit.plane(3.2, 3.2, lamp("#ffb648", 1.3), (hx, hy, -0.42))
    light.bulb((hx, hy - 0.3, -0.1), 90, "#ffb45a", 0.25)
    light.bulb((hx + 0.3, hy - 0.7, 0.7), 110, "#ffb45a", 0.3)
    rope = [
        (hx + 0.45, hy + 0.2, -1.2),
        (hx + 0.5, hy + 0.3, 0.2),
        (hx + 1.0, hy + 0.75, 0.34),
        (hx + 1.8, hy + 0.7, 0.28),
    ]
    rope += [(hx + 2.3, hy + 1.3, 0.28), (hx + 1.7, hy + 1.9, 0.28)]
    kit.rope(rope, 0.08, clay("#f0dcb0", bump=0.8, grain=30), 8).name = "rope"
    return hx, hy


def hat(hx, hy):
    """An old man's hat, crown up, with the missing piece leaning on it."""
    felt = surfaces.cloth("#4a3a4a")
    profile = [(1.0, 0.06), (0.96, 0.0), (0.55, 0.06), (0.53, 0.4), (0.47, 0.62), (0.3, 0.68), (0.001, 0.58)]
    kit.place(kit.lathe(profile, felt, 56), (hx - 1.95, hy + 1.35, 0.22), (0, 4, 20)).name = "hat"
    band = kit.lathe([(0.56, 0.08), (0.55, 0.24)], surfaces.cloth("#d0482c"), 48)
    kit.place(band, (hx - 1.95, hy + 1.35, 0.22), (0, 4, 20)).name = "hat band"
    spare = affinity.translate(piece(*GAP), -hx, -hy)
    paper.cutout(
        spare,
        clay("#3f78ac", bump=0.3),
        (hx - 2.1, hy + 0.1, 0.5),
        (-52, 0, -14),
        0.7,
        depth=0.18,
        bevel=0.02,
    ).name = "spare"


def child(hx, hy):
    """In pyjamas on the far edge of the gap, feet already in it, hands on the edge, looking down into the light."""
    turn = 14
    at = np.array((hx - 0.1, hy + 1.05, 0.22))
    pose = replace(
        STANCES["dangling"],
        lean=12,
        look=(30, 0, 0),
        left_foot=(0.1, 0.3, 0.3),
        right_foot=(0.06, 0.42, 0.42),
    )
    him = person(
        age=8,
        female=0.3,
        build="average",
        tall=3.9,
        height_heads=4.0,
        pose=pose,
        expression="astonished",
        look=Look(SKINS["peach"], eye=1.15),
        hair="tousled",
        hair_colour="#6a3a1c",
        clothes=[
            Garment("trousers", "#f0904a", "#fbe6cc", "stripes"),
            Garment("top", "#f0904a", "#fbe6cc", "stripes", hem=0.2),
        ],
        shoes=None,
        look_at=rotation((0, 0, -turn)) @ (np.array((hx + 0.7, hy - 5.5, 2.0)) - at),
    )
    kit.place(him.thing, at, (0, 0, turn))


def table():
    """A wooden table."""
    for k in range(-7, 8):
        tone = ("#7a5438", "#86603f", "#6e4a32")[k % 3]
        kit.box((1.5, 20, 0.3), surfaces.wood(tone, along="y"), (k * 1.52, 15.9, -0.32), bevel=0.02)


def paint(draft):
    """Bed time: a dim room, and the gap is the warmest place."""
    light.world("#7f90c8", "#c89a78", 0.4)
    stage.camera((0.3, -9.0, 8.6), (0.1, 0.3, 0.5), 44)
    table()
    hx, hy = puzzle()
    hat(hx, hy)
    child(hx, hy)
    light.area((-5, -4, 8), (0, 0, 0.5), 1.6, 800, "#ffe6c0")
    light.area((7, -6, 8), (0, 0, 0), 5, 320, "#8fa8f0")
    return Finish(shadows="#2a2c5c", lights="#fff0d0", focus=("hat", "rope", "spare"), vignette=0.24)
