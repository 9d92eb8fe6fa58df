# SPDX-License-Identifier: GPL-3.0-or-later
"""It is raining only under the umbrellas."""

import math
import random
from dataclasses import replace

import numpy as np

from painter import kit, light, stage
from painter.clay import Clay, ball
from painter.finish import Finish
from painter.materials import clay
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES

CHILD = (0.35, -0.55)


def umbrella(tone, ribs=8):
    """An open umbrella two units wide, its tip at height 0, curved down to the rim between its ribs."""
    a, r = np.meshgrid(np.linspace(0, math.tau, 97), np.linspace(0, 1, 16), indexing="ij")
    scallop = 1 - 0.07 * np.abs(np.sin(a * ribs / 2)) ** 1.4 * r
    z = -0.42 * r**2 - 0.05 * np.abs(np.sin(a * ribs / 2)) * r
    silk = kit.sheet(
        np.stack([r * scallop * np.cos(a), r * scallop * np.sin(a), z], -1),
        clay(tone, rough=0.45, bump=0.25, grain=24, vary=0.14, sheen=0.3),
    )
    parts = [silk, kit.rope([(0, 0, -0.02), (0, 0, 0.16)], 0.03, clay("#8a7a5c"), 1)]
    for k in range(ribs):
        b = math.tau * k / ribs
        line = [(t * math.cos(b), t * math.sin(b), -0.42 * t**2 + 0.012) for t in (0.05, 0.4, 0.75, 1.0)]
        parts.append(kit.rope(line, 0.012, clay("#5a5860"), 3))
    return parts


def square():
    """Bone paving, dry; wet black only in a ring round each who has an umbrella."""
    stone = [
        clay(tone, bump=0.5, grain=7, vary=0.16, rough=0.9)
        for tone in ("#ded4bf", "#d2c7b0", "#e6ddca", "#cabfa8")
    ]
    rng = random.Random(3)
    for row in range(-9, 12):
        for column in range(-7, 8):
            x = column * 1.02 + (0.5 if row % 2 else 0)
            kit.box(
                (0.98, 0.68, 0.1),
                rng.choice(stone),
                (x, row * 0.72, -0.1),
                (0, 0, rng.uniform(-0.7, 0.7)),
                0.03,
            )


def place_all():
    """A pattern of discs that keep their distance, and one gap."""
    rng, spots = random.Random(11), []
    tries = 0
    while len(spots) < 34 and tries < 9000:
        tries += 1
        x, y, r = rng.uniform(-4.4, 4.4), rng.uniform(-5.6, 7.0), rng.uniform(0.82, 1.08)
        if math.dist((x, y), CHILD) < r + 1.45 or (x > 1.4 and y < -3.4):
            continue
        if all(math.dist((x, y), (a, b)) > (r + c) * 0.93 for a, b, c in spots):
            spots.append((x, y, r))
    return spots


def shower(x, y, r, high, seed):
    """A private downpour: streaks seen nearly end on, puddle, splashes at the rim."""
    rng = random.Random(seed)
    water, drop = clay("#3a3f48", rough=0.05, bump=0.3, grain=4), clay("#b8c4cc", rough=0.1, emit=0.15)
    a = np.linspace(0, math.tau, 40)
    for k in range(2):
        ring = r * (1.12 - 0.1 * k) * (1 + 0.08 * np.sin(3 * a + seed) + 0.05 * np.sin(7 * a))
        rows = np.stack(
            [
                np.stack([x + t * ring * np.cos(a), y + t * ring * np.sin(a), 0.008 + 0.004 * k + 0 * a], -1)
                for t in (0.01, 1.0)
            ],
            1,
        )
        kit.sheet(rows, water)
    for _ in range(26):
        b, t = rng.uniform(0, math.tau), r * rng.uniform(0.72, 1.0)
        px, py = x + t * math.cos(b), y + t * math.sin(b)
        top = rng.uniform(0.4, high - 0.5)
        kit.rope([(px, py, top), (px, py, top - rng.uniform(0.3, 0.6))], 0.012, drop, 1)
    for _ in range(14):
        b = rng.uniform(0, math.tau)
        kit.sphere(
            rng.uniform(0.014, 0.03),
            drop,
            (x + r * 1.12 * math.cos(b), y + r * 1.12 * math.sin(b), rng.uniform(0.03, 0.22)),
            8,
        )


def feet(x, y, turn, *, bare):
    """What shows of them from above: two shoes at the rim, walking."""
    for side in (-1, 1):
        a = math.radians(turn)
        px = x + 1.02 * math.sin(a) + side * 0.16 * math.cos(a)
        py = y + 1.02 * math.cos(a) - side * 0.16 * math.sin(a)
        shoe = Clay().add(ball((0, 0, 0.07), (0.09, 0.2, 0.09)), "#c99a78" if bare else "#1f1d22")
        if bare:
            for k in range(5):
                shoe.add(ball((-0.07 + 0.035 * k, 0.2, 0.05), 0.03), "#c99a78", 0.02)
        kit.place(
            kit.model(shoe, (-0.2, -0.3, -0.05), (0.2, 0.3, 0.25), 34),
            (px, py + side * 0.1, 0.02),
            (0, 0, -turn),
        )


def child():
    """In a yellow coat, dry, arms wide, laughing up at us."""
    arms = {s: replace(POSES["arms wide"].left, hand=(0.78, -0.3, 0.1), curl=0.1) for s in ("left", "right")}
    him = person(
        age=8,
        female=0.4,
        build="round",
        tall=2.15,
        height_heads=3.6,
        pose=replace(POSES["looking up"], bend=(-24, 0, 0), look=(-46, 0, 0), **arms),
        expression="laughing",
        look=Look(SKINS["olive"], eye=1.2),
        hair="bob",
        hair_colour="#2a1a14",
        clothes=[
            Garment("trousers", "#3a3a44"),
            Garment("coat", "#f2d21c", length=0.5, flare=0.3, open=0.0, buttons="#8a6a10"),
        ],
        shoes="#e8b81c",
        boot=2,
    )
    kit.place(him.thing, (*CHILD, 0), (0, 0, 8))


def paint(draft):
    """From above: black discs on bone, one yellow dot."""
    light.world("#f0ead8", "#c9c0ae", 0.55)
    stage.camera((0.15, -5.2, 14.5), (0.15, 0.15, 0.6), 46)
    square()
    rng = random.Random(21)
    tones = ("#26262c", "#2f2e34", "#1f1f25", "#38363c", "#2a292f", "#44414a")
    for k, (x, y, r) in enumerate(place_all()):
        high = rng.uniform(1.75, 2.1)
        kit.group(
            umbrella(rng.choice(tones), rng.choice((8, 8, 9, 10))),
            (x, y, high),
            (rng.uniform(-7, 7), rng.uniform(-7, 7), rng.uniform(0, 360)),
            r,
        )
        shower(x, y, r, high, k)
        if k == 9:
            feet(x, y, 180, bare=True)
    child()
    light.sun((34, -26, 0), 3.4, "#fff2d4", 2)
    light.area((7, 6, 9), (0, 0, 0), 5, 240, "#9aa4c0")
    return Finish(shadows="#1a1920", lights="#fff6e0", vignette=0.2)
