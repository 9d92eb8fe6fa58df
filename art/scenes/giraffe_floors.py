# SPDX-License-Identifier: GPL-3.0-or-later
"""On every floor the same giraffe goes past the window."""

import random
from dataclasses import replace

import numpy as np
from shapely import affinity

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, limb, smooth_path
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import animals
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Expression, Look
from painter.people.person import person
from painter.people.poses import POSES

FLOORS = (-5.0, -2.75, -0.5, 1.75)
ROOM, WINDOW = 1.7, 1.5
COLUMNS = (-1.95, 0.05, 2.05)
PAPERS = ("#2f6a9a", "#3f7a78", "#8a3a4a", "#4a4a8a", "#a8562c", "#2f5a50")


def openings():
    """Twelve windows in four storeys, the lowest half below the street."""
    for floor, z in enumerate(FLOORS):
        for column, x in enumerate(COLUMNS):
            yield floor, column, x, z


def front():
    """The house: a wall of cut paper with frames, sills, string courses and a cornice."""
    holes = [
        paper.rectangle(x - WINDOW / 2, z, x + WINDOW / 2, z + ROOM * 0.75).union(
            affinity.scale(paper.Point(x, z + ROOM * 0.75).buffer(WINDOW / 2, 24), 1, 0.45)
        )
        for _, _, x, z in openings()
    ]
    gaps = paper.unary_union(holes)
    wall = paper.rectangle(-3.2, -6.6, 3.3, 4.3).difference(gaps)
    paper.cutout(wall, surfaces.plaster("#e6b848"), (0, 0, 0), depth=0.16, bevel=0.02)
    paper.cutout(
        gaps.buffer(0.1).difference(gaps), clay("#fbf0d0", bump=0.3), (0, -0.14, 0), depth=0.12, bevel=0.02
    )
    for _, _, x, z in openings():
        kit.box((1.8, 0.34, 0.14), clay("#c07a1c", bump=0.3), (x, -0.2, z - 0.16), bevel=0.03)
    for z in FLOORS[1:]:
        kit.box((6.5, 0.12, 0.1), clay("#c8902c", bump=0.3), (0.05, -0.1, z - 0.38), bevel=0.02)
    kit.box((6.9, 0.5, 0.3), clay("#a86a18", bump=0.3), (0.05, -0.15, 4.15), bevel=0.04)
    for k in range(22):
        kit.box((0.16, 0.3, 0.2), clay("#c07a1c", bump=0.3), (-3.1 + 0.3 * k, -0.15, 3.94), bevel=0.02)


def rooms():
    """Behind the wall each room has its paper: deep and different; a lamp in most."""
    for floor, column, x, z in openings():
        tone = PAPERS[(floor * 2 + column * 3) % len(PAPERS)] if floor else "#33241c"
        kit.box((1.95, 0.1, 2.2), clay(tone, bump=0.2, vary=0.1), (x, 1.5, z - 0.3), bevel=0)
        if floor and column != 1:
            side = 1 if column else -1
            kit.sphere(0.1, lamp("#ffd890", 4), (x + side * 0.5, 1.1, z + ROOM - 0.25), 14)
            light.bulb((x + 0.15 * side, 0.1, z + 1.35), 30, "#ffd090", 0.15)
        elif floor:
            light.bulb((x - 0.5, 0.1, z + 1.0), 16, "#ffd890", 0.2)


def neck():
    """One giraffe: eight legs in the cellar, its neck through every floor, its head out of the topmost window."""
    path = smooth_path(
        [
            (0.3, 0.85, -4.4),
            (0.25, 0.85, -2.6),
            (0.12, 0.85, -0.6),
            (0.05, 0.8, 1.2),
            (0.1, 0.55, 2.3),
            (0.12, 0.0, 2.75),
        ],
        26,
    )
    n = len(path)
    thick = np.linspace(0.52, 0.34, n)
    a = np.linspace(0, 2 * np.pi, 60)
    ring = np.stack([np.cos(a), np.sin(a), 0 * a], -1)
    points = path[:, None] + ring[None] * thick[:, None, None]
    rng = np.random.default_rng(7)
    spots = np.stack([rng.uniform(-4.6, 3, 150), rng.uniform(0, 2 * np.pi, 150)], 1)
    z, angle = points[..., 2], np.broadcast_to(a, points.shape[:2])
    apart = np.angle(np.exp(1j * (angle[..., None] - spots[None, None, :, 1]))) * 0.42
    near = np.sort(np.hypot(z[..., None] - spots[None, None, :, 0], apart), -1)[..., :2]
    edge = np.clip((near[..., 1] - near[..., 0] - 0.05) / 0.03, 0, 1)[..., None]
    colours = np.array(linear("#f6d890")) * (1 - edge) + np.array(linear("#b0601c")) * edge
    kit.sheet(points, clay(bump=0.4, grain=12, vary=0.06), colours).name = "giraffe neck"
    coat, dark = "#f2cc7c", "#8a4a1c"
    h = Clay().add(ball((0.1, -0.35, 2.98), (0.42, 0.42, 0.42)), coat)
    h.add(ball((-0.2, -0.75, 2.82), (0.34, 0.4, 0.3), (0, 0, -30)), coat, 0.2)
    h.add(ball((-0.48, -1.1, 2.68), (0.3, 0.3, 0.24)), "#f8e2b4", 0.15)
    for s, x in ((-1, -0.02), (1, 0.34)):
        h.add(limb((x, -0.3, 3.3), (x + 0.05 * s, -0.28, 3.62), 0.065, 0.055), coat, 0.04)
        h.add(ball((x + 0.06 * s, -0.28, 3.68), 0.1), dark, 0.03)
        h.add(ball((0.12 + s * 0.52, -0.2, 3.12), (0.3, 0.09, 0.14), (0, -s * 20, 0)), coat, 0.06)
    for s in (-1, 1):
        h.carve(ball((-0.5 + 0.13 * s, -1.38, 2.74), (0.035, 0.05, 0.025)), 0.02, "#5a3418")
    h.add(limb((0.1, 0.1, 2.9), (0.1, 0.0, 2.4), 0.36, 0.4), coat, 0.15)
    kit.model(
        h, (-1.1, -1.7, 2.1), (1.1, 0.5, 4.0), 120, clay(bump=0.4, grain=14, vary=0.05)
    ).name = "head of the giraffe"
    ink = clay("#1c120c", rough=0.25)
    for x, y in ((-0.28, -0.62), (0.3, -0.78)):
        kit.sphere((0.085, 0.07, 0.1), ink, (x, y - 0.05, 3.04), 20).name = "eye"
        kit.sphere(0.024, lamp("#ffffff", 1), (x - 0.03, y - 0.12, 3.08), 8).name = "eye glint"
    kit.rope([(-0.74, -1.22, 2.6), (-0.52, -1.4, 2.54), (-0.28, -1.32, 2.6)], 0.022, ink, 5).name = "mouth"
    for x in COLUMNS:
        for k in range(3 if x != COLUMNS[1] else 2):
            leg = x - 0.45 + 0.42 * k
            kit.rope([(leg, 0.7, -6.2), (leg + 0.05, 0.7, -3.2)], 0.15, clay("#e2b45c", bump=0.3), 1)
            kit.sphere((0.19, 0.19, 0.14), clay("#b0601c"), (leg + 0.03, 0.7, -4.1), 16)


def tenants():
    """Behind the sills: laughing, shouting, offering salad; a cat that is above it all."""
    far = {"pose": "at ease", "height_heads": 3.9}
    casts = (
        (
            0,
            3,
            26,
            {
                "age": 62,
                "female": 1,
                "build": "round",
                "hair": "bun",
                "hair_colour": "#d9d2c6",
                "look": Look(SKINS["peach"], eye=1.2, glasses="#3a2c1c"),
                "expression": "astonished",
                "clothes": [Garment("top", "#c2305c", collar="round", collar_colour="#fff0d8")],
                "pose": POSES["thinking"],
            },
        ),
        (
            2,
            3,
            -30,
            {
                "age": 9,
                "female": 0,
                "build": "average",
                "hair": "tousled",
                "hair_colour": "#2a1a14",
                "look": Look(SKINS["brown"], eye=1.25),
                "expression": "laughing",
                "clothes": [Garment("top", "#f4e6c8", "#c8483c", "stripes")],
                "pose": POSES["cheering"],
            },
        ),
        (
            0,
            2,
            20,
            {
                "age": 50,
                "female": 0,
                "build": "stout",
                "hair": "ring",
                "hair_colour": "#3a2a20",
                "look": Look(SKINS["olive"], nose=1.4, eye=1.15),
                "expression": "furious",
                "clothes": [Garment("top", "#f0ead8")],
                "pose": POSES["shaking a fist"],
            },
        ),
        (
            0,
            1,
            24,
            {
                "age": 27,
                "female": 1,
                "build": "average",
                "hair": "curls",
                "hair_colour": "#1c1412",
                "look": Look(SKINS["umber"], eye=1.2),
                "expression": "smiling",
                "clothes": [Garment("top", "#3f8a5a", sleeve=0.6)],
                "pose": POSES["reaching"],
            },
        ),
        (
            2,
            1,
            -22,
            {
                "age": 70,
                "female": 0,
                "build": "lanky",
                "hair": "short",
                "hair_colour": "#d9d2c6",
                "hat": hats.pointed("#4a5aa8"),
                "look": Look(SKINS["porcelain"], nose=1.4, eye=1.15),
                "expression": Expression("wide", -0.2, 0.4, 0.9, -0.5),
                "clothes": [Garment("top", "#8fa8d8")],
                "pose": POSES["head in hands"],
            },
        ),
    )
    for column, floor, turn, who in casts:
        tall = 2.35 if who["age"] < 12 else 2.75
        kneel = POSES["praying"]
        pose = replace(who["pose"], left_leg=kneel.left_leg, right_leg=kneel.right_leg)
        somebody = person(tall=tall, shoes=None, **{**far, **who, "pose": pose})
        kit.place(somebody.thing, (0, 0, 0), (0, 0, turn))
        x, y, z = somebody.face()
        kit.place(somebody.thing, (COLUMNS[column] - x, 0.55 - y, FLOORS[floor] + 0.92 - z), (0, 0, turn))
    kit.place(animals.cat("sitting"), (2.0, 0.1, FLOORS[2]), (0, 0, -60), 1.1)
    leaf = clay("#6f9a3a", bump=0.4)
    for k in range(5):
        at = (-1.35 + 0.07 * k, -0.2, FLOORS[1] + 0.75 + 0.05 * abs(k - 2))
        kit.place(kit.sphere((0.06, 0.03, 0.2), leaf, at, 12), at, (0, -30 + 15 * k, 0), (0.07, 0.03, 0.22))
    rng = random.Random(2)
    for x, z in (
        (-2.4, FLOORS[2] - 0.02),
        (2.5, FLOORS[1] - 0.02),
        (1.6, FLOORS[3] - 0.02),
        (2.5, FLOORS[2] - 0.02),
    ):
        pot = kit.lathe([(0.001, 0), (0.12, 0), (0.16, 0.22), (0.001, 0.2)], clay("#a0522a", bump=0.3), 24)
        kit.place(pot, (x, -0.28, z))
        for _ in range(7):
            at = (x + rng.uniform(-0.16, 0.16), -0.3 + rng.uniform(-0.08, 0.08), z + rng.uniform(0.28, 0.45))
            kit.sphere(0.085, clay(rng.choice(("#d8402c", "#e87a4a", "#5f8a3a")), bump=0.5), at, 12)


def paint(draft):
    """A tall front in late light from the left; one neck joins all floors."""
    light.world("#c8b8a0", "#8a6a50", 0.42)
    camera = stage.camera((0.05, -16.5, -0.45), (0.05, 0, -0.6), 56)
    sky.backdrop(sky.gradient([(0, "#3f6ab0"), (0.3, "#7fa4d0"), (1, "#f4dca0")], 4, 0.1), 60, camera)
    rooms()
    neck()
    front()
    tenants()
    kit.box((20, 6, 0.3), clay("#6e522a", bump=0.4), (0, -3, -6.9), bevel=0)
    light.area((-6, -8, 7), (0, 0, -0.5), 1.8, 1500, "#ffe4b0")
    light.area((7, -8, 0), (0, 0, 0), 4, 260, "#8fa8f0")
    return Finish(shadows="#2a1c38", lights="#fff4d4", focus=("eye", "mouth", "head"), vignette=0.16)
