# SPDX-License-Identifier: GPL-3.0-or-later
"""Overnight the house has laid an egg."""

import math

import numpy as np
from shapely import affinity, contains_xy

from painter import kit, light, paper, sky, stage, surfaces
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import rooftown

EGG = np.array((-0.1, 0.0, 0.5))
WIDE, TALL = 1.95, 2.55


def little_house(x, z):
    """Whether a spot of the egg is in the shadow of the unborn house: 1 inside, 0 outside, soft between."""
    shape = paper.unary_union(
        [
            paper.rectangle(-0.62, -0.75, 0.62, 0.25),
            paper.Polygon([(-0.85, 0.2), (0, 1.0), (0.85, 0.2)]),
            paper.rectangle(0.32, 0.3, 0.55, 1.05),
        ]
    ).difference(
        paper.unary_union(
            [paper.rectangle(-0.42, -0.35, -0.1, 0.0), paper.rectangle(0.14, -0.75, 0.44, -0.12)]
        )
    )
    shape = affinity.rotate(paper.wavering(paper.rounded(shape, 0.06), 0.03, 5), 9, origin=(0, 0))
    rings = [shape.buffer(wide) for wide in (-0.08, -0.05, -0.02, 0.01, 0.04, 0.07, 0.1)]
    return sum(contains_xy(ring, x, z).astype(float) for ring in rings) / len(rings)


def egg():
    """A shell lit from inside; against the light one sees what is in it."""
    t, a = np.meshgrid(
        np.linspace(0, math.pi, kit.detail(420)), np.linspace(0, math.tau, kit.detail(620)), indexing="ij"
    )
    r = WIDE * np.sin(t) * (1 + 0.15 * np.cos(t))
    points = np.stack([r * np.cos(a), r * np.sin(a), TALL - TALL * np.cos(t)], -1)
    core = np.exp(-(((points[..., 0]) / 1.3) ** 2 + ((points[..., 2] - 2.35) / 1.7) ** 2))[..., None]
    edge, warm, white = (np.array(linear(c)) for c in ("#d8925c", "#ffcf80", "#fff0c4"))
    paint = edge * (1 - core) + warm * core
    paint = paint * (1 - core**3) + white * core**3
    dark = (
        little_house(points[..., 0].ravel() * 0.92, (points[..., 2].ravel() - 2.3) * 0.92).reshape(
            core.shape[:2]
        )
        * (points[..., 1] < 0)
    )[..., None]
    paint = paint * (1 - 0.74 * dark) + np.array(linear("#8a3a1c")) * 0.74 * dark
    shell = kit.sheet(points, clay(bump=0.15, grain=12, vary=0.05, rough=0.5, emit=0.47), paint)
    shell.name = "egg"
    kit.place(shell, EGG, (0, -3, 0))


def nest():
    """Roof beams and broken tiles, laid round as a bird lays straw."""
    rng = np.random.default_rng(4)
    beams = [surfaces.wood(c, along="x", grain=6) for c in ("#8a5632", "#6e4226", "#a87040", "#5a3824")]
    tile = [clay(c, bump=0.4) for c in rooftown.ROOFS]
    for k in range(78):
        a, deep = rng.uniform(0, math.tau), rng.random()
        r = 1.5 + 1.0 * deep
        at = EGG + (
            r * math.cos(a),
            r * math.sin(a),
            -0.5 + 0.95 * (1 - abs(deep - 0.35)) * rng.uniform(0.3, 1.0),
        )
        turn = (rng.uniform(-12, 12), rng.uniform(-13, 13), math.degrees(a) + 90 + rng.uniform(-24, 24))
        kit.box((rng.uniform(1.0, 2.0), 0.15, 0.13), beams[k % 4], at, turn, 0.015)
    shard = [kit.mould(kit.lathe([(0.001, 0.06), (0.2, 0.0)], one, 5)) for one in tile]
    for k in range(40):
        a, r = rng.uniform(0, math.tau), rng.uniform(2.0, 3.2)
        kit.cast(
            shard[k % len(shard)],
            EGG + (r * math.cos(a), r * math.sin(a), -0.45 + 0.3 * max(0, 2.6 - r)),
            [rng.uniform(-30, 30), rng.uniform(-30, 30), rng.uniform(0, 360)],
            rng.uniform(0.6, 1.1),
        )


def mother():
    """The house behind it, asleep, its shutters half closed; part of its roof is bare of beams."""
    wall = surfaces.plaster("#b8583a", grain=8, stain="#8a4230")
    kit.box((4.4, 3, 6.0), wall, (2.6, 5.6, 0), (0, 0, -8))
    kit.facets(
        [
            (-0.2, 3.6, 5.9),
            (5.2, 3.2, 5.9),
            (5.6, 7.4, 5.9),
            (0.2, 7.8, 5.9),
            (0.6, 5.8, 8.0),
            (4.8, 5.2, 8.0),
        ],
        [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)],
        surfaces.wood("#7a3424", along="x", grain=4),
        0.05,
    )
    shutter = surfaces.wood("#5f8a80", along="z")
    for x in (1.5, 3.4):
        z = 3.6
        pane = paper.Point(0, 0.7).buffer(0.48).union(paper.rectangle(-0.48, 0, 0.48, 0.7))
        paper.cutout(pane, clay("#f0dcc0"), (x, 4.0 - 0.12 * x, z), (0, 0, -8), depth=0.1)
        paper.cutout(
            pane.intersection(paper.rectangle(-1, 0, 1, 0.42)).buffer(-0.06),
            lamp("#ffb84a", 1.2),
            (x, 3.93 - 0.12 * x, z),
            (0, 0, -8),
            depth=0.08,
            bevel=0,
        )
        paper.cutout(
            pane.intersection(paper.rectangle(-1, 0.45, 1, 2)),
            shutter,
            (x, 3.9 - 0.12 * x, z),
            (0, 0, -8),
            depth=0.12,
        )
    kit.box((0.5, 0.5, 1.3), wall, (3.6, 5.6, 7.0))


def paint(draft):
    """Blue hour; the egg is the lamp of the street."""
    light.world("#5f94a0", "#5a5058", 0.45)
    camera = stage.camera((-0.4, -13.7, 2.7), (-0.4, 0, 3.3), 47)
    dusk = sky.gradient(
        [(0, "#2f6a78"), (0.3, "#5a9a9a"), (0.52, "#a8ccb8"), (0.64, "#f0d0a0"), (1, "#e0a070")], 5, 0.1
    )
    sky.backdrop(dusk, 60, camera)
    kit.land(
        lambda x, y: 0.02 * np.sin(x * 2 + y),
        (-14, 14),
        (-9, 24),
        clay("#8a6a5a", bump=0.8, grain=4, vary=0.2),
        100,
    )
    mother()
    egg()
    nest()
    light.area(EGG + (0, -1.9, 0.9), EGG + (0, -4, -0.5), 1.6, 120, "#ffc070")
    light.bulb(EGG + (-2.7, -2.2, 1.7), 14, "#ffc070", 0.3)
    light.bulb(EGG + (2.4, -1.6, 0.9), 22, "#ffc070", 0.3)
    light.bulb(EGG + (1.2, 2.8, 2.6), 160, "#ffb868", 0.5)
    light.area((-7, -8, 7), (0, 0, 2), 4, 420, "#8fc0d0")
    light.area((6, 9, 8), (0, 0, 4), 4, 500, "#a8d8e0")
    return Finish(
        fog=Fog("#8fb0a8", 17, 40, 0.5), shadows="#1c2c44", lights="#fff2d0", focus=("egg",), lift=0.7
    )
