# SPDX-License-Identifier: GPL-3.0-or-later
"""The war is put off until the eggs in the cannon hatch."""

import math
import random
from dataclasses import replace
from itertools import pairwise

import numpy as np
from mathutils import Vector

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, limb, rotation, tube
from painter.finish import Finish, Fog, Rays
from painter.materials import clay
from painter.motifs import plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm
from painter.people.poses import POSES

MOUTH = np.array((-0.2, -0.55, 2.5))
BREECH = np.array((2.9, 0.1, 0.45))
ORANGE = "#ee7a2a"
HUSH = Arm((-0.2, -0.5, 0.2), (0.7, -0.2, -1), (-0.2, 0.1, 1), (-0.6, 0.6, 0), (0.02, 0.85, 0.92, 0.95), 0.6)
BEHIND = Arm((-0.1, 0.36, -0.62), (0.9, 0.4, 0.1), curl=0.55, thumb=0.4)


def crisp(profile):
    """A profile whose corners stay corners when its faces are shaded smoothly."""
    points = np.array(profile)
    ends = [points[:1]]
    for a, b in pairwise(points):
        step = (b - a) * min(0.3, 0.02 / max(float(np.linalg.norm(b - a)), 0.02))
        ends.append(np.stack([a + step, b - step]))
    return np.concatenate([*ends, points[-1:]])


def cannon():
    """Old bronze gone green, its barrel a diagonal over the moss."""
    along = MOUTH - BREECH
    long = float(np.linalg.norm(along))
    turn = [math.degrees(a) for a in Vector((0, 0, 1)).rotation_difference(Vector(along)).to_euler()]
    profile = [
        (0.001, -0.8), (0.15, -0.76), (0.22, -0.62), (0.15, -0.46), (0.2, -0.38), (0.62, -0.26), (0.8, -0.1),
        (0.88, 0.0), (0.88, 0.2), (0.76, 0.25), (0.72, 1.3), (0.8, 1.34), (0.8, 1.52), (0.7, 1.56), (0.64, 2.6),
        (0.72, 2.64), (0.72, 2.78), (0.62, 2.82), (0.58, long - 0.5), (0.68, long - 0.25), (0.78, long - 0.12),
        (0.78, long), (0.5, long), (0.46, long - 0.6), (0.001, long - 0.7),
    ]  # fmt: skip
    bronze = surfaces.metal("#9a8444", patina="#4f8a66", rough=0.5)
    barrel = kit.place(kit.lathe(crisp(profile), bronze, 72), BREECH, turn)
    barrel.name = "barrel"
    wood = surfaces.wood("#7a4f2a", along="x")
    for y in (-0.95, 1.5):
        hub = (2.3, y, 1.0)
        kit.place(kit.ring(1.0, 0.14, wood, 60, 10), hub, (90, 0, 0))
        kit.sphere((0.24, 0.2, 0.24), bronze, hub, 20)
        for k in range(8):
            a = math.tau * k / 8
            kit.rope([hub, (hub[0] + 0.98 * math.cos(a), y, hub[2] + 0.98 * math.sin(a))], 0.075, wood, 1)
    kit.box((2.6, 0.5, 0.4), wood, (3.1, 0.3, 0.1), (0, -8, 0), 0.06)


def nest():
    """Twigs and down in the mouth; three eggs; the mother looks over the edge at the two of them."""
    rng = random.Random(9)
    twig = [clay(tone, bump=0.4) for tone in ("#8a6434", "#a8803e", "#6b4a2c")]
    centre = MOUTH + (0.14, -0.05, 0.16)
    for _ in range(90):
        a = rng.uniform(0, math.tau)
        r = rng.uniform(0.5, 0.78)
        z = centre[2] + rng.uniform(-0.16, 0.2)
        b = a + rng.uniform(0.5, 1.0)
        start = (centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), z)
        end = (centre[0] + r * math.cos(b), centre[1] + r * math.sin(b), z + rng.uniform(-0.1, 0.16))
        kit.rope([start, end], 0.03, rng.choice(twig), 1).name = "twig"
    for dx, dy, turn in ((-0.3, -0.25, 14), (0.05, -0.32, -8), (-0.12, 0.0, 4), (0.28, -0.1, 20)):
        egg = kit.sphere((0.2, 0.2, 0.27), clay("#f6ead0", rough=0.5, emit=0.06), centre + (dx, dy, 0.26), 24)
        kit.place(egg, centre + (dx, dy, 0.26), (0, turn, 0), (0.2, 0.2, 0.27)).name = "egg"
    bird = (
        Clay()
        .add(ball((0, 0, 0.2), (0.26, 0.2, 0.19)), "#c85f28")
        .add(ball((-0.2, -0.04, 0.42), 0.15), ORANGE, 0.08)
    )
    bird.add(limb((-0.32, -0.06, 0.42), (-0.45, -0.08, 0.4), 0.045, 0.012), "#f4d27a", 0.01)
    bird.add(limb((0.2, 0, 0.24), (0.5, 0.04, 0.34), 0.09, 0.05), "#8a4a24", 0.05)
    for y in (-0.14, 0.1):
        bird.paint(ball((-0.27, y - 0.04, 0.47), 0.035), "#1a120c", 0.005)
    thing = kit.model(bird, (-0.6, -0.4, -0.1), (0.7, 0.4, 0.7), 70)
    kit.place(thing, centre + (0.28, 0.25, 0.22), (0, 0, 20), 0.95).name = "bird"
    light.bulb(centre + (-0.05, -0.5, 1.0), 22, "#ffb060", 0.2)


def general(at, turn, face, **who):
    """One of the two: a finger on the lips, eyes on the other."""
    own = rotation((0, 0, -turn)) @ (np.array(face) - np.array(at))
    him = person(look_at=own, height_heads=4.6, **who)
    kit.place(him.thing, at, (0, 0, turn))
    back, h = rotation((0, 0, turn)) @ np.array((0, 1.0, 0)), who["tall"] / 4.6
    arc = [
        him.face() + back * b * h + (0, 0, z * h)
        for b, z in ((0.1, 0.52), (0.2, 0.95), (0.5, 1.1), (0.8, 0.9))
    ]
    feather = Clay().add(tube(arc, [0.06 * h, 0.17 * h, 0.19 * h, 0.07 * h], 8), "#f6ead0")
    low, high = np.min(arc, 0) - 0.3 * h, np.max(arc, 0) + 0.3 * h
    kit.model(feather, low, high, 60, surfaces.fur("#f2e6cc", tips=0.2)).name = "plume"
    for side in "LR":
        kit.sphere(
            (0.22, 0.22, 0.09), clay("#f4d27a", bump=0.5), him.mark(f"upperarm01.{side}") + (0, 0, 0.14), 20
        )
    return him


def generals():
    """Short, round and brown on an ammunition box; tall and pale across the nest, knitting behind her back."""
    kit.box((1.15, 1.1, 1.15), surfaces.wood("#7a5a30", along="x"), (-1.75, -0.1, 0), (0, 0, 6), 0.06)
    coat = {"collar": "stand", "buttons": "#f4d27a", "cuffs": "#f4d27a", "hem": 0.3, "belt": "#f6ead0"}
    left_face, right_face = (-1.2, -0.2, 3.62), (0.2, 0.3, 3.8)
    general(
        (-1.72, -0.1, 1.15), 64, right_face,
        age=61, female=0, build="stout", tall=3.05,
        pose=replace(POSES["hand on heart"], bend=(14, 0, 0)),
        expression="tender", look=Look(SKINS["brown"], nose=1.1, eye=1.15), hair="curls", hair_colour="#d9d2c6",
        beard="moustache", hat=hats.bowler("#1f4a38", "#f4d27a"),
        clothes=[Garment("trousers", "#f0e4c4"), Garment("top", "#2c6a4c", collar_colour=ORANGE, **coat)],
        boot=1,
    )  # fmt: skip
    tall = general(
        (1.5, 0.85, 0), -62, left_face,
        age=45, female=1, build="lanky", tall=4.35,
        pose=replace(POSES["at ease"], right=HUSH, left=BEHIND, tilt=(8, 0, 0), bend=(20, 0, 0)),
        expression="smiling", look=Look(SKINS["porcelain"], nose=1.2, hook=0.2, eye=1.15), hair="bun",
        hair_colour="#8a4a24", hat=hats.topper("#3a3a24", "#f4d27a", 0.4),
        clothes=[Garment("trousers", "#f0e4c4"), Garment("top", "#8a8a3e", collar_colour="#f6ead0", **coat)],
        boot=1, reach={"right": (-0.08, -1.26, 3.82), "left": (0.38, 0.62, 2.2)},
    )  # fmt: skip
    hand = tall.hand("left")
    steel = clay("#f0ead8", rough=0.3)
    for k in (-1, 1):
        kit.rope([hand + (0.3 * k, -0.12, -0.1), hand + (-0.25 * k, -0.14, 0.42)], 0.03, steel, 1)
    tiny = paper.rounded(
        paper.outline(
            [(-0.17, 0), (0.17, 0), (0.15, -0.34), (0.34, -0.42), (0.32, -0.56), (-0.15, -0.54)], 3
        ),
        0.03,
    )
    sock = paper.cutout(
        tiny, clay(ORANGE, bump=0.7, grain=30, emit=0.08), hand + (0.05, -0.16, 0.0), depth=0.12, bevel=0.03
    )
    sock.name = "sock"
    kit.rope(
        [hand + (0.2, -0.12, -0.5), hand + (0.5, -0.2, -1.2), hand + (0.2, -0.6, -1.7)],
        0.025,
        clay(ORANGE),
        8,
    )


def wood():
    """A clearing: moss, fern, pale trunks."""
    moss = clay("#5f7f3c", bump=0.8, grain=8, vary=0.25)
    kit.land(lambda x, y: 0.1 * np.sin(x * 1.2) * np.sin(y * 0.9 + 1), (-16, 16), (-9, 24), moss, 90)
    rng = random.Random(3)
    for _ in range(12):
        x, y = rng.uniform(-10, 11), rng.uniform(8, 17)
        bark = clay(rng.choice(("#35523a", "#2c4434", "#41603f")), bump=0.5)
        kit.rope([(x, y, -0.5), (x + rng.uniform(-0.4, 0.4), y, 15)], rng.uniform(0.25, 0.6), bark, 2)
    tuft = plants.tuft("#8fae56", 12, 0.5)
    for _ in range(60):
        x, y = rng.uniform(-4, 4), rng.uniform(-3.2, -1.5)
        kit.cast(tuft, (x, y, 0), (0, 0, rng.uniform(0, 360)), rng.uniform(0.6, 1.1)).name = "grass"


def paint(draft):
    """Moss light from above; a warm glow where the eggs are."""
    light.world("#9fba72", "#3f5034", 0.45)
    camera = stage.camera((0.1, -12.5, 3.2), (0.25, 0, 2.85), 55)
    sky.backdrop(sky.gradient([(0, "#24483c"), (0.5, "#4f7f50"), (1, "#b8c878")], 8, 0.14), 60, camera)
    wood()
    cannon()
    nest()
    generals()
    light.area((-6, -7, 8), (-0.3, 0, 2.5), 2.5, 1150, "#fff0b8")
    light.area((7, -7, 3), (0, 0, 2.5), 4, 200, "#7fb8a8")
    light.area((0.5, 7, 8), (-0.2, 0, 3), 2.5, 600, "#ffe0a0")
    return Finish(
        fog=Fog("#6f9458", 15, 34, 0.45), rays=Rays("#eef4b8", 0.25, 0.3), shadows="#10241a", lights="#fff4d0",
        focus=("egg", "sock", "bird"), vignette=0.24,
    )  # fmt: skip
