# SPDX-License-Identifier: GPL-3.0-or-later
"""On every floor the same giraffe goes past the window."""

import math
import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import lamp
from painter.motifs.tenants import cat, person

FLOORS = (-5.0, -3.05, -1.1, 0.85, 2.8)
ROOM = 1.5
COLUMNS = (-1.6, 0.25, 2.1)
WINDOW = 1.42
COBALT, MUSTARD = "#2f57a8", "#d9a62a"


def openings():
    """Fifteen windows in five storeys, the lowest half below the street."""
    for floor, z in enumerate(FLOORS):
        for column, x in enumerate(COLUMNS):
            yield floor, column, x, z


def front():
    """The house: a wall of cut paper with frames, sills, string courses and a cornice."""
    wall = paper.rectangle(-2.7, -6.2, 3.2, 4.75)
    holes = [paper.rectangle(x - WINDOW / 2, z, x + WINDOW / 2, z + ROOM) for _, _, x, z in openings()]
    arched = [paper.Point(x, FLOORS[-1] + ROOM).buffer(WINDOW / 2, 24) for x in COLUMNS]
    wall = wall.difference(paper.unary_union([*holes, *arched]))
    paper.sheet(wall, 0.0, "#e9c46a")
    frames = (
        paper.unary_union([*holes, *arched]).buffer(0.09).difference(paper.unary_union([*holes, *arched]))
    )
    paper.sheet(frames, -0.12, "#f6e6bc")
    for _, _, x, z in openings():
        paper.sheet(paper.rectangle(x - 0.84, z - 0.14, x + 0.84, z - 0.02), -0.26, "#c48a1e", depth=0.16)
    for z in FLOORS[1:]:
        paper.sheet(paper.rectangle(-2.6, z - 0.36, 3.15, z - 0.27), -0.1, "#d3a23a")
    teeth = paper.unary_union(
        [paper.rectangle(-2.7 + 0.3 * k, 4.75, -2.56 + 0.3 * k, 4.98) for k in range(20)]
    )
    paper.sheet(teeth.union(paper.rectangle(-2.75, 4.95, 3.3, 5.15)), -0.2, "#b9801a")
    bars = paper.unary_union(
        [
            paper.rectangle(x - 0.5 + 0.2 * k, FLOORS[0] - 0.05, x - 0.46 + 0.2 * k, FLOORS[0] + ROOM)
            for x in COLUMNS
            for k in range(6)
        ]
    )
    paper.sheet(bars.buffer(-0.012), 0.08, "#6b4a14")


def rooms():
    """Behind the wall each room has its paper: dark, warm, all different."""
    tones = ("#d8a15a", "#e0b070", "#b98a5a", "#cf8f5a", "#a9917a", "#d9b27a", "#bf9a6a")
    rng = random.Random(3)
    for floor, column, x, z in openings():
        paper.sheet(
            paper.rectangle(x - 0.9, z - 0.2, x + 0.9, z + ROOM + 0.5),
            1.15 + 0.01 * column,
            rng.choice(tones) if floor else "#6b4a2c",
        )
        if floor and rng.random() < 0.6:
            kit.sphere(
                (0.07, 0.07, 0.07), lamp("#ffdc8a", 5), (x + rng.uniform(-0.3, 0.3), 1.0, z + ROOM - 0.15), 12
            )


def neck():
    """One giraffe: legs in the cellar, neck through every floor, head on the fifth, looking in at the left."""
    path = [(0.62, -5.4), (0.5, -3.6), (0.28, -2.0), (0.2, -0.2), (0.28, 1.5), (0.22, 2.9), (0.08, 3.62)]
    body = paper.ribbon(path, 1.02, 0.46, 14)
    head = paper.outline(
        [
            (0.42, 3.3),
            (0.4, 4.05),
            (0.05, 4.2),
            (-0.35, 3.98),
            (-0.78, 3.62),
            (-0.88, 3.4),
            (-0.72, 3.28),
            (-0.3, 3.38),
            (0.0, 3.36),
        ],
        8,
    )
    horns = [
        paper.ribbon([(dx, 4.0), (dx - 0.04, 4.42)], 0.08, 0.06).union(
            paper.Point(dx - 0.05, 4.46).buffer(0.075)
        )
        for dx in (0.16, 0.36)
    ]
    ear = paper.outline([(0.42, 3.95), (0.78, 4.08), (0.86, 3.92), (0.6, 3.84)], 6)
    shape = paper.rounded(paper.unary_union([body, head, *horns, ear]), 0.02)
    paper.sheet(shape, 0.62, "#f2cf7a")
    mane = paper.unary_union(
        [
            paper.ribbon([(x + 0.42 - 0.03 * k, z), (x + 0.62 - 0.03 * k, z + 0.07)], 0.09, 0.02)
            for k, (x, z) in enumerate(paper.smooth_path(path, 7)[::2])
        ]
    )
    paper.sheet(mane, 0.7, "#8a4a1c")
    rng = random.Random(12)
    spots = []
    for x, z in paper.smooth_path(path, 5)[:-3]:
        for dx in (-0.25, 0.05, 0.3):
            r = rng.uniform(0.09, 0.16)
            spots.append(
                paper.wavering(
                    paper.Point(x + dx + rng.uniform(-0.05, 0.05), z + rng.uniform(-0.1, 0.1)).buffer(r, 5),
                    0.02,
                    rng.randrange(99),
                )
            )
    paper.sheet(paper.unary_union(spots).intersection(body.buffer(-0.05)), 0.55, "#b0661e")
    eye = paper.outline([(-0.2, 3.84), (-0.1, 3.93), (0.02, 3.84), (-0.1, 3.8)], 6)
    paper.sheet(eye, 0.52, "#2a1a10")
    lashes = paper.unary_union(
        [paper.ribbon([(-0.16 + 0.05 * k, 3.9), (-0.22 + 0.06 * k, 4.0)], 0.02, 0.008) for k in range(4)]
    )
    paper.sheet(lashes, 0.5, "#2a1a10")
    smile = paper.ribbon([(-0.86, 3.42), (-0.6, 3.44), (-0.36, 3.52)], 0.03, 0.012)
    nostril = paper.Point(-0.72, 3.52).buffer(0.035)
    paper.sheet(smile.union(nostril), 0.5, "#7a4416")
    for column, x in enumerate(COLUMNS):
        for k in range(3 if column != 1 else 2):
            leg = paper.rectangle(x - 0.42 + 0.32 * k, -5.3, x - 0.3 + 0.32 * k, -3.4)
            paper.sheet(leg, 0.72, "#d9ae56")
            paper.sheet(
                paper.rectangle(x - 0.45 + 0.32 * k, -5.05, x - 0.27 + 0.32 * k, -4.85), 0.68, "#5a3a1a"
            )


def tenants():
    """A lady with opera glasses, a boy with a mirror, somebody with salad, a cat; some laugh."""
    ink = "#2b3f78"
    lady = paper.unary_union([person(0, 0, 1.12, arms="mouth"), paper.Point(0.06, 1.16).buffer(0.13)])
    paper.sheet(affinity.translate(lady, -1.55, FLOORS[3] - 0.2), 0.3, ink)
    glasses = paper.rectangle(-1.48, FLOORS[3] + 0.7, -1.2, FLOORS[3] + 0.78)
    paper.sheet(glasses, 0.26, "#d7a23a")
    boy = person(2.0, FLOORS[2] - 0.25, 0.95, child=True)
    paper.sheet(boy.union(paper.ribbon([(2.1, -0.75), (1.85, -0.5), (1.72, -0.28)], 0.08, 0.06)), 0.3, ink)
    paper.sheet(affinity.scale(paper.Point(1.68, -0.12).buffer(0.2), 0.8, 1), 0.26, COBALT)
    paper.sheet(affinity.scale(paper.Point(1.68, -0.12).buffer(0.15), 0.8, 1), 0.22, "#e8f0f4")
    sitter = person(-1.62, FLOORS[1] - 0.28, 0.92)
    wheel = (
        paper.Point(-1.62, FLOORS[1] + 0.12)
        .buffer(0.34)
        .difference(paper.Point(-1.62, FLOORS[1] + 0.12).buffer(0.28))
    )
    arm = paper.ribbon(
        [(-1.55, FLOORS[1] + 0.42), (-1.3, FLOORS[1] + 0.5), (-1.08, FLOORS[1] + 0.5)], 0.08, 0.07
    )
    paper.sheet(paper.unary_union([sitter, wheel, arm]), 0.3, ink)
    salad = paper.unary_union(
        [
            paper.ribbon(
                [(-1.05, FLOORS[1] + 0.5), (-1.0 + 0.06 * k, FLOORS[1] + 0.78 - 0.04 * abs(k))], 0.1, 0.03
            )
            for k in (-2, -1, 0, 1, 2)
        ]
    )
    paper.sheet(salad, 0.26, "#6f9a3a")
    paper.sheet(
        affinity.translate(affinity.scale(cat(), 1.3, 1.3, origin=(0, 0)), 1.7, FLOORS[3] - 0.02),
        -0.3,
        "#3a2a20",
    )
    girl = person(2.02, FLOORS[4] - 0.2, 0.9, child=True, arms="mouth")
    paper.sheet(girl, 0.3, ink)
    reader = person(-1.5, FLOORS[2] - 0.2, 1.05, arms="ears")
    paper.sheet(reader, 0.3, ink)
    man = person(-1.5, FLOORS[4] - 0.15, 1.05)
    hat = paper.rectangle(-1.66, FLOORS[4] + 0.86, -1.3, FLOORS[4] + 0.92).union(
        paper.rectangle(-1.58, FLOORS[4] + 0.9, -1.38, FLOORS[4] + 1.1)
    )
    paper.sheet(man.union(hat), 0.3, ink)
    for x, z, tone in (
        (2.32, FLOORS[1] + 0.02, "#c2503a"),
        (1.72, FLOORS[1] + 0.02, "#c2503a"),
        (2.3, FLOORS[4] + 0.02, COBALT),
    ):
        pot = paper.Polygon([(x - 0.12, z), (x + 0.12, z), (x + 0.16, z + 0.24), (x - 0.16, z + 0.24)])
        paper.sheet(pot, -0.3, "#a0522a")
        bloom = paper.unary_union(
            [
                paper.Point(x + 0.1 * math.cos(a), z + 0.42 + 0.1 * math.sin(a)).buffer(0.08)
                for a in np.arange(0, 6.2, 1.05)
            ]
        )
        paper.sheet(bloom, -0.32, tone)


def street():
    """Mustard noon behind, a lamp post, a pavement, a dog that has seen the legs."""
    for k, tone in enumerate(("#d9a62a", "#e3b544", "#edc766", "#f5d88c")):
        xs = np.linspace(-7, 7, 60)
        top = 6.4 - 2.1 * k + 0.3 * np.sin(xs * 0.7 + k)
        paper.sheet(paper.Polygon([*zip(xs, top, strict=True), (7, -8), (-7, -8)]), 2.6 - 0.25 * k, tone)
    paper.sheet(paper.rectangle(-7, -8, 7, -5.35), -0.4, "#8a6a34")
    paper.sheet(paper.rectangle(-7, -8, 7, -5.75), -0.7, "#6e522a")
    far = paper.unary_union(
        [paper.rectangle(-6 + 1.1 * k, -6, -5.0 + 1.1 * k, -1.5 + math.sin(3 * k)) for k in range(3)]
    )
    paper.sheet(far, 1.7, "#d5a94a")


def paint(draft):
    """A tall paper front, lit from the left; one neck joins all floors."""
    light.world("#f6e2ae", "#d8b06a", 0.6)
    stage.camera((0.15, -16, -0.3), (0.15, 0, -0.3), 52)
    street()
    rooms()
    neck()
    front()
    tenants()
    light.area((-6, -9, 7), (0, 0, 0), 2.5, 1150, "#fff2d0")
    light.area((7, -8, 0), (0, 0, 0), 4, 230, "#8fa8e0")
    for z in FLOORS[1:]:
        light.bulb((0.1, 0.2, z + 1.0), 14, "#ffd890", 0.3)
    return Finish(shadows="#3a2a1c", lights="#fff4d4", vignette=0.14)
