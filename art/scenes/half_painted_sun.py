# SPDX-License-Identifier: GPL-3.0-or-later
"""The painters have run out of yellow halfway across the sun."""

import math
import random

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import rotation
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import pasture
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.pixels import smoothstep

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
        [(SUN[0] + 1.0, SUN[1] + 1.05), (SUN[0] + 1.45, SUN[1] + 1.15), (SUN[0] + 1.95, SUN[1] + 1.1)],
        0.34,
        0.3,
    )
    paper.sheet(tried, 1.0, "#2f57a8")


def crew(z):
    """The boy holds the empty pot, the woman scratches her head; they look at one another and laugh."""
    spots = {"boy": np.array((-0.72, -0.3, z)), "woman": np.array((1.42, -0.3, z))}
    turns = {"boy": 38, "woman": -34}
    eyes = {"boy": spots["boy"] + (0.3, -0.2, 1.05), "woman": spots["woman"] + (-0.3, -0.2, 1.1)}

    def own(name, point):
        return rotation((0, 0, -turns[name])) @ (np.array(point) - spots[name])

    boy = person(
        age=16,
        female=0,
        build="lanky",
        tall=2.25,
        height_heads=4.6,
        pose="dangling",
        expression="laughing",
        look=Look(SKINS["brown"], eye=1.2),
        hair="curls",
        hair_colour="#241610",
        clothes=[
            Garment("top", "#f4ead4", sleeve=0.5, hem=0),
            Garment("trousers", "#2f57a8", braces="#2f57a8"),
        ],
        reach={"left": own("boy", (0.05, -0.75, z + 0.42)), "right": own("boy", (-0.4, -0.85, z + 0.3))},
        look_at=own("boy", eyes["woman"]),
    )
    kit.place(boy.thing, spots["boy"], (0, 0, turns["boy"]))
    woman = person(
        age=48,
        female=1,
        build="stout",
        tall=2.3,
        height_heads=4.6,
        pose="dangling",
        expression="laughing",
        look=Look(SKINS["umber"], eye=1.2),
        hair="bun",
        hair_colour="#2a1c14",
        clothes=[
            Garment("top", "#c2503a", sleeve=0.5, hem=0),
            Garment("trousers", "#f4ead4", braces="#f4ead4"),
        ],
        reach={"left": own("woman", (2.0, -0.45, z + 1.5))},
        look_at=own("woman", eyes["boy"]),
    )
    kit.place(woman.thing, spots["woman"], (0, 0, turns["woman"]))


def plank():
    """A hanging plank on two ropes from beyond the upper edge; an empty pot, turned over to the last drop."""
    z = -1.15
    kit.box((4.6, 0.7, 0.16), surfaces.wood("#8a5a2a", along="x"), (0.35, -0.15, z - 0.16), bevel=0.04)
    for x in (-1.7, 2.4):
        kit.rope(
            [(x, -0.15, z - 0.2), (x, -0.15, 2), (x, -0.1, 7)], 0.045, clay("#e8d6a8", bump=0.8, grain=30), 3
        )
    crew(z)
    profile = [(0.001, 0), (0.2, 0), (0.24, 0.4), (0.26, 0.42), (0.22, 0.42), (0.18, 0.05), (0.001, 0.05)]
    pot = kit.lathe(profile, clay("#c9c2b4", rough=0.4, metal=0.3), 32)
    kit.place(pot, (-0.3, -0.95, z + 0.52), (20, 150, 0), 1.1).name = "pot"
    kit.sphere((0.06, 0.06, 0.1), lamp("#ffcf5a", 2), (-0.12, -0.95, z - 0.2), 14).name = "drop"
    for x, tone in ((0.42, "#e2a52a"), (2.1, "#2f57a8")):
        tin = kit.lathe([(0.001, 0), (0.15, 0), (0.15, 0.3), (0.001, 0.3)], clay(tone, rough=0.5), 28)
        kit.place(tin, (x, -0.25, z), size=0.95)


def fields():
    """Day on the painted side, dusk on the bare one; on the ridge sheep, awake and asleep."""
    xs, zs = np.meshgrid(np.linspace(-7, 7, 80), np.linspace(-8, 8, 40))
    day, dusk = np.array(linear("#f6d88a")), np.array(linear("#5a6a8c"))
    share = smoothstep(-1.6, 2.6, xs + 0.25 * np.sin(zs * 1.3) + 0.15 * np.sin(zs * 2.9))[..., None]
    wall = np.stack([xs, 2.6 + 0 * xs, zs], -1)
    kit.sheet(wall, clay(bump=0.4, grain=8, vary=0.08), day * (1 - share) + dusk * share).name = "air"
    paper.sheet(paper.hills(-2.75, 0.4, swell=0.3, half_width=7, bottom=-8), 1.4, "#b98a4a")
    paper.sheet(paper.hills(-3.35, 2.4, swell=0.28, half_width=7, bottom=-8), 0.8, "#96683a")
    paper.sheet(paper.hills(-4.3, 4.1, swell=0.26, half_width=7, bottom=-8), -0.2, "#6f4a30")
    awake, asleep = pasture.sheep("#fbf2dc", "#3a2a24"), pasture.sheep("#a8a4a8", "#35303c")
    for x, turn in (
        (-2.6, 10),
        (-1.75, 170),
        (-1.0, -14),
        (-0.25, 190),
        (0.7, 20),
        (1.5, 186),
        (2.3, 8),
        (3.0, 174),
    ):
        z = -4.3 + 0.26 * math.sin(1.3 * x + 4.1) + 0.09 * math.sin(4 * x + 4.1)
        dozing = x > SUN[0]
        kit.cast(asleep if dozing else awake, (x, 0.15, z - (0.26 if dozing else 0.06)), (0, 0, turn), 1.05)


def paint(draft):
    """One great disc, half of it dead: day on one side, dusk on the other."""
    light.world("#f4dfae", "#b89a7a", 0.5)
    stage.camera((0.1, -16, -0.1), (0.1, 0, -0.1), 52)
    fields()
    sun()
    plank()
    light.bulb((SUN[0] - 1.2, 0.1, SUN[1]), 120, "#ffcb5a", 0.6)
    light.area((-6, -9, 6), (0, 0, 0), 2.5, 760, "#fff0c8")
    light.area((7, -8, 1), (0, 0, 0), 4, 220, "#8fa8e0")
    return Finish(shadows="#3c2a1a", lights="#fff2c8", vignette=0.14)
