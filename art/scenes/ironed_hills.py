# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone is ironing the hills. The villages have been told."""

import math

import numpy as np

from painter import kit, light, paper, sky, stage
from painter.clay import Clay, ball, rotation
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, rooftown
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

COURSE = math.radians(14)  # the way the iron goes, from lower left to upper right
AHEAD, ASIDE = np.array((math.cos(COURSE), math.sin(COURSE))), np.array((-math.sin(COURSE), math.cos(COURSE)))
IRON = np.array((-0.75, -0.9))
SOLE = (
    (2.75, 0),
    (1.9, 0.72),
    (0.6, 1.18),
    (-1.2, 1.3),
    (-1.95, 1.2),
    (-2.1, 0),
    (-1.95, -1.2),
    (-1.2, -1.3),
    (0.6, -1.18),
    (1.9, -0.72),
)
STEAM = (  # x, y, z, radius
    (-3.1, -1.0, 0.7, 0.4),
    (-3.35, -0.4, 1.3, 0.5),
    (-2.95, -0.2, 1.9, 0.58),
    (-3.45, 0.0, 2.5, 0.66),
    (-2.85, 0.2, 3.1, 0.72),
    (-3.3, 0.3, 3.9, 0.8),
    (-2.6, 0.4, 4.5, 0.74),
    (-3.1, 0.5, 5.2, 0.7),
)


def rumpled(x, y):
    """How much of the land is still hills (0 behind the iron, 1 before it)."""
    along, across = (
        (x - IRON[0]) * AHEAD[0] + (y - IRON[1]) * AHEAD[1],
        (x - IRON[0]) * ASIDE[0] + (y - IRON[1]) * ASIDE[1],
    )
    edge = along - 2.15 + 0.1 * across**2 * (across > 0) + 0.34 * across**2 * (across < 0) * 0
    return 1 / (1 + np.exp(-np.clip(edge * 4.5, -30, 30)))


def land(x, y):
    """Cloth in folds, or flat."""
    swell = (
        0.6 * np.sin(x * 1.8 + 0.8 * np.sin(y * 0.9))
        + 0.5 * np.sin(y * 1.35 + 0.9 * np.sin(x * 0.8 + 1))
        + 0.34 * (1 - 2 * np.abs(np.sin((x * 0.8 - y) * 1.5 + 0.9 * np.sin(x * 0.7))))
    )
    return rumpled(x, y) * (np.abs(swell) ** 1.15 * np.sign(swell) * 0.85 + 0.4)


def pigment(x, y, z):
    """Terracotta folds with aqua hollows; behind the iron cream, with sharp creases."""
    share = rumpled(x, y)[:, None]
    hollow = np.clip((0.35 - z) * 1.6, 0, 1)[:, None]
    hills = (
        np.array(linear("#d8693c")) * (1 - hollow)
        + np.array(linear("#a8c8a8")) * hollow * 0.9
        + np.array(linear("#b04a2c")) * hollow * 0.1
    )
    flat = np.tile(np.array(linear("#d4e6d4")), (len(x), 1))
    along, across = x * AHEAD[0] + y * AHEAD[1], x * ASIDE[0] + y * ASIDE[1]
    for value in ((across - 1.45) % 2.9 - 1.45, (along + 1.2) % 3.1 - 1.55):
        flat *= (1 - 0.34 * np.exp(-((value / 0.035) ** 2)))[:, None]
        flat *= (1 + 0.05 * np.sign(value))[:, None]
    colour = flat * (1 - share) + hills * share
    for value in (along, across):
        weave = np.exp(-((((value + 0.35) % 0.7 - 0.35) / 0.05) ** 2))[:, None] * 0.22
        colour = colour * (1 - weave) + np.array(linear("#fff3d8")) * weave
    return colour


def loft(outline, levels, material):
    """A body over the sole: rings of (height, scale, shift ahead)."""
    ring = np.array(paper.smooth_path([*outline, outline[0]], 6))
    rows = [
        np.column_stack([ring[:, 0] * s + dx, ring[:, 1] * s, np.full(len(ring), z)]) for z, s, dx in levels
    ]
    return kit.sheet(np.array(rows), material)


def iron():
    """The iron, its handle for a bridge, its cord behind."""
    cream, steel, wood = (
        clay("#ffdf8a", bump=0.2, grain=8, rough=0.4),
        clay("#4a3a38", rough=0.3, metal=0.6, bump=0.1),
        clay("#a8482a", bump=0.5, grain=8),
    )
    parts = [
        loft(SOLE, ((0.0, 1.0, 0), (0.24, 1.0, 0), (0.26, 0.97, 0), (0.26, 0.5, 0)), steel),
        loft(
            SOLE,
            (
                (0.24, 0.92, 0),
                (0.6, 0.9, 0),
                (0.95, 0.78, -0.14),
                (1.15, 0.62, -0.25),
                (1.22, 0.4, -0.3),
                (1.22, 0.001, -0.3),
            ),
            cream,
        ),
        loft(SOLE, ((0.36, 0.935, 0), (0.5, 0.93, 0)), clay("#c8502c")),
        kit.rope([(1.0, 0, 1.0), (1.15, 0, 1.6), (0.95, 0, 2.1), (0.6, 0, 2.3)], 0.16, steel, 6),
        kit.rope([(-1.25, 0, 1.0), (-1.35, 0, 1.6), (-1.2, 0, 2.1), (-0.9, 0, 2.3)], 0.16, steel, 6),
        kit.rope([(0.85, 0, 2.28), (-0.15, 0, 2.42), (-1.1, 0, 2.3)], 0.27, wood, 6),
    ]
    kit.group(parts, (*IRON, 0.02), (0, 0, math.degrees(COURSE)), 1.15)
    heel = IRON - AHEAD * 2.1
    cord = [
        (*heel, 1.1),
        (heel[0] - 0.5, heel[1] - 0.3, 1.0),
        (heel[0] - 0.7, heel[1] - 1.2, 0.15),
        (heel[0] + 0.3, heel[1] - 2.0, 0.08),
        (heel[0] - 0.2, heel[1] - 3.0, 0.08),
        (heel[0] - 1.6, heel[1] - 3.4, 0.08),
    ]
    kit.rope(cord, 0.085, clay("#c8502c", bump=0.6, grain=30), 10)


def steam():
    """One plume that swells from the heel, in round billows."""
    vapour = Clay()
    for x, y, z, r in STEAM:
        vapour.add(ball((x, y, z), (r, r, 0.86 * r)), "#fffaf0", 0.2)
        vapour.paint(ball((x + 0.5 * r, y - 0.3 * r, z - 0.75 * r), 0.8 * r), "#bcd8d0", 0.5)
    soft = clay(bump=0.06, grain=4, vary=0.02, rough=1, emit=0.12)
    kit.model(vapour, (-4.6, -1.6, 0), (-1.6, 1.8, 6.3), 130, soft).name = "steam"


def driver():
    """A stout woman in curlers and dressing gown at the helm, with tea; she has time to look at us."""
    at, turn = np.array((*(IRON + AHEAD * -0.1 + ASIDE * 0.5), 1.34)), 12

    def own(point):
        return rotation((0, 0, -turn)) @ (np.array(point) - at)

    who = person(
        age=54,
        female=1,
        build="stout",
        tall=2.9,
        height_heads=4.1,
        pose="at ease",
        expression="proud",
        look=Look(SKINS["olive"], nose=1.2, cheek=0.8, eye=1.25),
        hair="curls",
        hair_colour="#c8582f",
        clothes=[
            Garment(
                "coat",
                "#2f8f86",
                length=0.86,
                belt="#ffd84d",
                collar="lapel",
                collar_colour="#ffd84d",
                shirt="#fff4e0",
            )
        ],
        shoes="#ffd84d",
        reach={"left": own((*(IRON + AHEAD * 0.6), 2.95)), "right": own(at + (-0.65, -0.55, 1.85))},
        look_at=own((1.5, -8, 3.4)),
    )
    kit.place(who.thing, at, (0, 0, turn))
    kit.place(rooftown.cup("#fffaf0", 0), who.hand("right") - (0, 0.05, 0.02), (0, 0, 0), 1.9)


def villages():
    """Roofs in the folds; carts and sheep in a file to the far corner."""
    rng = np.random.default_rng(5)
    spots = (
        (2.5, 0.6),
        (3.0, 1.6),
        (2.2, 2.6),
        (3.6, 3.2),
        (1.2, 3.9),
        (-0.6, 4.6),
        (2.6, 5.0),
        (0.4, 6.2),
        (3.2, 7.0),
        (-2.2, 6.6),
        (1.6, 8.2),
    )
    for k, (x, y) in enumerate(spots):
        for dx in (0.0, 0.55):
            z = float(land(np.array(x + dx), np.array(y)))
            buildings.house(
                (x + dx, y + 0.2 * dx, z - 0.06),
                (0, 0, 8 - 16 * dx),
                0.95 + 0.1 * (k % 3),
                wall=rooftown.WALLS[k % len(rooftown.WALLS)],
                tiles="#8f3820",
                glow="#ffcf5a",
                shine=2.5,
                height=0.45,
                roof=0.4,
            )
    wool = kit.mould(kit.sphere(1, clay("#fff8ea", bump=0.6, grain=30), segments=12))
    face = kit.mould(kit.sphere(1, clay("#3a2820"), segments=10))
    file = paper.smooth_path([(2.2, -0.9), (2.9, -0.6), (3.5, -0.2), (4.2, 0.4)], 5)
    for k, (x, y) in enumerate(file):
        z = float(land(np.array(x), np.array(y))) + 0.07
        if k % 6 == 3:
            cart = [
                kit.box((0.36, 0.22, 0.12), clay("#8a5632"), (0, 0, 0.06)),
                kit.box((0.2, 0.16, 0.2), clay("#ffd84d"), (0, 0, 0.16)),
            ]
            cart += [
                kit.place(kit.ring(0.075, 0.02, clay("#5a3020"), 20, 6), (dx, dy, 0.06), (90, 0, 0))
                for dx in (-0.12, 0.12)
                for dy in (-0.12, 0.12)
            ]
            kit.group(cart, (x, y, z - 0.05), (0, 0, 60), 1.2)
        else:
            kit.cast(wool, (x + rng.normal(0, 0.05), y, z), (0, 0, rng.uniform(30, 90)), (0.13, 0.09, 0.09))
            kit.cast(face, (x + 0.06, y + 0.1, z + 0.05), size=0.045)


def drawing():
    """On the flat side stands a house that is only drawn."""
    ink = clay("#7a5040", bump=0)
    x, y = -0.4, -3.6
    for line in (
        ((0, 0), (0, 0.6), (0.35, 0.95), (0.7, 0.6), (0.7, 0)),
        ((0, 0), (0.35, 0.01), (0.7, 0)),
        ((0, 0.6), (0.35, 0.6), (0.7, 0.6)),
        ((0.27, 0), (0.27, 0.3), (0.45, 0.3), (0.45, 0)),
    ):
        kit.rope([(x + 1.3 * a, y + 1.5 * b, 0.02) for a, b in line], 0.025, ink, 1)


def paint(draft):
    """A low sun from the left over the rumpled land."""
    light.world("#a8d0d8", "#d89878", 0.32)
    camera = stage.camera((0.1, -12.6, 6.6), (0.1, 0.9, 1.75), 42)
    sky.backdrop(
        sky.gradient([(0, "#7fc4c0"), (0.5, "#c8e4d0"), (0.8, "#fbe0b8"), (1, "#ffd0a0")], 5, 0.12),
        70,
        camera,
    )
    kit.land(land, (-14, 14), (-9, 26), clay(bump=0.5, grain=12, vary=0.1), 460, pigment)
    iron()
    steam()
    driver()
    villages()
    drawing()
    light.sun((34, -46, 0), 3.6, "#ffdc9c", 3)
    light.area((7, -6, 6), (0, 0, 1), 5, 260, "#8fd0d0")
    light.area((2, 12, 8), (0, 1, 1), 5, 600, "#ffdcae")
    return Finish(
        fog=Fog("#fbe0c0", 16, 36, 0.6), shadows="#2a3c5c", lights="#fff4d4", focus=("cup",), vignette=0.2
    )
