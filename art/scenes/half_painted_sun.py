# SPDX-License-Identifier: GPL-3.0-or-later
"""The painters have run out of yellow halfway across the sun."""

import math
import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp

SUN, RADIUS = (0.3, 1.35), 2.55


def painted():
    """The side of the sun that is done, its edge broken by the last dry strokes of the brush."""
    rng = random.Random(4)
    disc = paper.Point(*SUN).buffer(RADIUS, 80)
    left = paper.rectangle(-6, -6, SUN[0] - 0.15, 6)
    strokes = []
    for k in range(34):
        z = SUN[1] - RADIUS + k * 2 * RADIUS / 33
        reach = SUN[0] + 0.25 + 0.75 * rng.random() * math.sin(k * 0.4) ** 2 + rng.uniform(-0.25, 0.35)
        strokes.append(
            paper.ribbon(
                [(SUN[0] - 0.6, z), (reach - 0.3, z + rng.uniform(-0.03, 0.03)), (reach, z)], 0.16, 0.05
            )
        )
    return disc.intersection(paper.unary_union([left, *strokes]))


def sun():
    """Raw grey card, and over it mustard in rings that glow from behind."""
    disc = paper.Point(*SUN).buffer(RADIUS, 80)
    paper.sheet(disc, 1.2, "#b9b2a4")
    lines = [
        paper.ribbon(
            [
                (SUN[0] + 0.4 + 0.28 * k, SUN[1] - 2.3 + 0.2 * k),
                (SUN[0] + 0.5 + 0.28 * k, SUN[1]),
                (SUN[0] + 0.4 + 0.28 * k, SUN[1] + 2.3 - 0.2 * k),
            ],
            0.012,
        )
        for k in range(7)
    ]
    paper.sheet(paper.unary_union(lines).intersection(disc), 1.12, "#8f8a80")
    for k, (part, tone, shine) in enumerate(
        ((1.0, "#e2a52a", 0.7), (0.84, "#f0b93a", 0.85), (0.64, "#ffcf5a", 1.0), (0.42, "#ffe08a", 1.15))
    ):
        ring = paper.wavering(paper.Point(*SUN).buffer(RADIUS * part, 60), 0.04, 7 + k)
        paper.cutout(
            painted().intersection(ring), lamp(tone, shine), (0, 1.05 - 0.06 * k, 0), depth=0.03, bevel=0
        )
    rays = []
    for k in range(12):
        a = math.radians(105 + 15 * k)
        p, q = RADIUS + 0.25, RADIUS + 0.75 + 0.25 * (k % 2)
        rays.append(
            paper.ribbon(
                [
                    (SUN[0] + p * math.cos(a), SUN[1] + p * math.sin(a)),
                    (SUN[0] + q * math.cos(a), SUN[1] + q * math.sin(a)),
                ],
                0.2,
                0.05,
            )
        )
    paper.cutout(paper.unary_union(rays), lamp("#f0b43a", 0.8), (0, 1.25, 0), depth=0.03, bevel=0)
    tried = paper.ribbon(
        [(SUN[0] + 1.0, SUN[1] + 0.85), (SUN[0] + 1.45, SUN[1] + 1.0), (SUN[0] + 1.95, SUN[1] + 0.8)],
        0.3,
        0.12,
    )
    drip = paper.ribbon([(SUN[0] + 1.5, SUN[1] + 0.95), (SUN[0] + 1.52, SUN[1] + 0.3)], 0.07, 0.05).union(
        paper.Point(SUN[0] + 1.52, SUN[1] + 0.28).buffer(0.06)
    )
    paper.sheet(tried.union(drip), 1.0, "#2f57a8")


def painter_shape(kind):
    """One of the two on the plank, in profile to the other, one unit and a half tall."""
    if kind == "boy":
        legs = paper.ribbon([(0.02, 0.62), (0.26, 0.5), (0.3, 0.12), (0.42, 0.08)], 0.17, 0.13)
        body = paper.ribbon([(0.0, 0.6), (0.02, 0.9), (0.08, 1.12)], 0.3, 0.24)
        head = (
            paper.Point(0.16, 1.36)
            .buffer(0.17)
            .union(paper.outline([(0.3, 1.4), (0.4, 1.34), (0.3, 1.3)], 4))
        )
        hair = paper.unary_union(
            [paper.ribbon([(0.08, 1.42), (0.0 - 0.03 * k, 1.58 - 0.06 * k)], 0.09, 0.02) for k in range(5)]
        )
        arm = paper.ribbon([(0.08, 1.06), (0.36, 0.88), (0.58, 0.98)], 0.11, 0.08)
        return legs, body, head, hair, arm
    legs = paper.ribbon([(0.0, 0.6), (-0.3, 0.5), (-0.34, 0.1), (-0.48, 0.06)], 0.24, 0.15)
    body = paper.outline(
        [(-0.24, 0.52), (-0.3, 0.85), (-0.18, 1.18), (0.14, 1.2), (0.26, 0.85), (0.2, 0.52)], 6
    )
    head = (
        paper.Point(-0.1, 1.42)
        .buffer(0.18)
        .union(paper.outline([(-0.26, 1.46), (-0.36, 1.4), (-0.25, 1.35)], 4))
    )
    hair = paper.Point(0.02, 1.52).buffer(0.16).union(paper.Point(0.14, 1.66).buffer(0.1))
    arm = paper.ribbon([(0.06, 1.1), (0.34, 1.22), (0.1, 1.58)], 0.13, 0.1)
    return legs, body, head, hair, arm


def crew(x, z, kind, size):
    """Skin, overalls and hair are sheets of their own; they laugh."""
    legs, body, head, hair, arm = painter_shape(kind)
    skin, suit, dark = (
        ("#8a5230", "#2f57a8", "#241610") if kind == "boy" else ("#6b3f24", "#f4ead4", "#2a1c14")
    )
    for shape, y, tone in (
        (legs, -0.1, suit),
        (body, -0.16, suit),
        (head, -0.22, skin),
        (hair, -0.26, dark),
        (arm, -0.32, skin),
    ):
        paper.sheet(affinity.translate(affinity.scale(shape, size, size, origin=(0, 0)), x, z), y, tone)
    face = 1 if kind == "boy" else -1
    mx, mz = (0.24, 1.3) if kind == "boy" else (-0.2, 1.36)
    smile = paper.outline([(mx - 0.05, mz), (mx + 0.06, mz + 0.02), (mx + 0.02, mz - 0.07)], 5)
    eye = paper.ribbon(
        [(mx - 0.04 * face, mz + 0.13), (mx + 0.01, mz + 0.155), (mx + 0.05 * face, mz + 0.13)], 0.025, 0.015
    )
    for shape, tone in ((smile, "#fff4e4"), (eye, "#1a100c")):
        paper.sheet(
            affinity.translate(affinity.scale(shape, size, size, origin=(0, 0)), x, z), -0.3, tone, depth=0.02
        )


def plank():
    """A hanging plank on two ropes from beyond the upper edge; an empty pot, turned over to the last drop."""
    z = -1.15
    paper.sheet(paper.rectangle(-1.85, z - 0.14, 2.5, z), -0.1, "#8a5a2a", depth=0.4)
    for x in (-1.6, 2.25):
        kit.rope(
            [(x, -0.1, z - 0.2), (x + 0.02, -0.1, 2), (x, -0.05, 7)],
            0.035,
            clay("#e8d6a8", bump=0.8, grain=30),
            3,
        )
        kit.place(kit.ring(0.09, 0.035, clay("#e8d6a8"), 24, 8), (x, -0.1, z - 0.07), (90, 0, 0))
    crew(-0.75, z - 0.62, "boy", 1.12)
    crew(1.55, z - 0.66, "woman", 1.18)
    pot = kit.lathe(
        [(0.001, 0), (0.2, 0), (0.24, 0.4), (0.26, 0.42), (0.22, 0.42), (0.18, 0.05), (0.001, 0.05)],
        clay("#c9c2b4", rough=0.4, metal=0.3),
        32,
    )
    kit.place(pot, (0.12, -0.45, z + 0.74), (0, 128, 0), 1.0)
    drop = kit.sphere((0.05, 0.05, 0.08), lamp("#ffcf5a", 2), (0.02, -0.45, z + 0.22), 14)
    drop.name = "drop"
    for x, tone in ((0.75, "#c2503a"), (-1.3, "#e2a52a")):
        tin = kit.lathe([(0.001, 0), (0.15, 0), (0.15, 0.3), (0.001, 0.3)], clay(tone, rough=0.5), 28)
        kit.place(tin, (x, -0.4, z), size=0.9)


def fields():
    """Umber hills with sheep: under the painted half awake, under the bare half asleep."""
    for k, tone in enumerate(("#e2c07a", "#eccf92", "#f3dcae")):
        xs = np.linspace(-7, 7, 60)
        paper.sheet(
            paper.Polygon(
                [*zip(xs, 6.8 - 2.6 * k + 0.3 * np.sin(xs * 0.6 + k), strict=True), (7, -8), (-7, -8)]
            ),
            2.6 - 0.25 * k,
            tone,
        )
    paper.sheet(paper.hills(-2.75, 0.4, swell=0.3, half_width=7, bottom=-8), 1.4, "#b98a4a")
    paper.sheet(paper.hills(-3.35, 2.4, swell=0.28, half_width=7, bottom=-8), 0.8, "#9a6c38")
    paper.sheet(paper.hills(-4.15, 4.1, swell=0.26, half_width=7, bottom=-8), 0.2, "#7d5530")
    rng = random.Random(6)
    for k in range(12):
        x, z = -2.9 + 0.52 * k, -3.85 + 0.16 * math.sin(2 * k) - 0.35 * (k % 3)
        awake = x < SUN[0] - 0.2
        wool = paper.unary_union(
            [
                paper.Point(x + dx, z + dz).buffer(0.14)
                for dx, dz in ((-0.14, 0), (0, 0.06), (0.14, 0), (0, -0.04))
            ]
        )
        hz = z + (0.14 if awake else -0.1)
        side = rng.choice((-1, 1))
        head = affinity.scale(paper.Point(x + side * 0.26, hz).buffer(0.085), 1.2, 0.9)
        legs = (
            paper.unary_union(
                [paper.rectangle(x + d - 0.02, z - 0.28, x + d + 0.02, z) for d in (-0.12, 0.1)]
            )
            if awake
            else wool
        )
        paper.sheet(wool, 0.0, "#fbf2dc" if awake else "#c9b79a", depth=0.08)
        paper.sheet(head.union(legs) if awake else head, -0.06, "#4a3626")


def paint(draft):
    """Mustard paper, one great disc, half of it dead."""
    light.world("#f4dfae", "#c89a5a", 0.55)
    stage.camera((0.1, -16, -0.1), (0.1, 0, -0.1), 52)
    fields()
    sun()
    plank()
    light.bulb((SUN[0] - 1.2, 0.1, SUN[1]), 120, "#ffcb5a", 0.6)
    light.area((-6, -9, 6), (0, 0, 0), 2.5, 760, "#fff0c8")
    light.area((7, -8, 1), (0, 0, 0), 4, 220, "#8fa8e0")
    return Finish(shadows="#3c2a1a", lights="#fff2c8", vignette=0.14)
