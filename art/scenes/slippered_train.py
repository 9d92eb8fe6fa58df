# SPDX-License-Identifier: GPL-3.0-or-later
"""The night train goes through the sleeping town in slippers."""

import math
import random

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, smooth_path
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import animals

RASPBERRY = "#c9184a"
AT, TURN, SIZE = (0.6, 0.6, 0.0), 30, 0.98


def slipper():
    """A felt mule with a fleece cuff and a pompom, some two units long, toe to -y, standing on zero."""
    felt = Clay().add(ball((0, 0.0, 0.1), (0.4, 0.96, 0.12)), "#7a1c3a")
    felt.add(ball((0, -0.36, 0.27), (0.39, 0.6, 0.36)), RASPBERRY, 0.05)
    felt.add(ball((0, 0.42, 0.2), (0.37, 0.52, 0.2)), RASPBERRY, 0.08)
    felt.carve(ball((0, 0.34, 0.5), (0.29, 0.5, 0.34)), 0.05, "#f2c8b4")
    shoe = kit.model(
        felt, (-0.6, -1.2, -0.1), (0.6, 1.1, 0.9), 110, clay(bump=0.7, grain=20, sheen=0.6, rough=0.95)
    )
    shoe.name = "slipper"
    fleece, rng = Clay(), random.Random(3)
    for k in range(26):
        a = math.tau * k / 26
        at = (
            0.36 * math.cos(a),
            0.26 + 0.56 * math.sin(a),
            0.42 - 0.06 * math.sin(a) + rng.uniform(-0.02, 0.02),
        )
        fleece.add(ball(at, rng.uniform(0.1, 0.135)), "#f6e8d8", 0.04)
    for _ in range(18):
        v = np.array([rng.gauss(0, 1) for _ in range(3)])
        fleece.add(ball(np.array((0, -0.62, 0.66)) + v / np.linalg.norm(v) * 0.14, 0.09), "#fff2e4", 0.02)
    wool = kit.model(
        fleece, (-0.6, -0.95, 0.15), (0.6, 1.05, 0.95), 110, clay(bump=0.9, grain=26, rough=0.95)
    )
    wool.name = "slipper fleece"
    return [shoe, wool]


def leg(hip, knee, ankle, pitch, y):
    """A striped pyjama leg that falls over a slipper; the points are (x, z), it walks to -x."""
    path = smooth_path(
        [(*hip, 0.46), ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2, 0.42), (*knee, 0.38), (*ankle, 0.43)],
        12,
    )
    ahead = np.gradient(path[:, :2], axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    a = np.linspace(0, math.tau, 49)
    t, angle = np.meshgrid(np.arange(len(path)), a, indexing="ij")
    r = path[t, 2] * (1 + 0.05 * np.sin(t * 0.9 + 2 * angle))
    x = path[t, 0] + r * np.cos(angle) * ahead[t, 1]
    z = path[t, 1] - r * np.cos(angle) * ahead[t, 0]
    stripe = (np.sin(angle * 7) > 0.15)[..., None]
    paint = np.where(stripe, np.array(linear("#efe3cc")), np.array(linear("#6f9c8c")))
    cloth = kit.sheet(np.stack([x, y + r * np.sin(angle), z], -1), surfaces.cloth(None, weave=30), paint)
    cloth.name = "pyjama leg"
    s = math.radians(pitch)
    foot = (ankle[0] - 0.28 * math.cos(s), y, ankle[1] - 0.4 - 0.12 * math.sin(s))
    return [cloth, kit.group(slipper(), foot, (pitch, 0, -90), 1.12)]


def engine():
    """Boiler, cab, funnel, lamp: an old tank engine, head to -x, on four soft feet."""
    body = clay("#5c423c", rough=0.42, metal=0.25, bump=0.15, vary=0.12)
    dark = clay("#463230", rough=0.5, metal=0.2, bump=0.2)
    brass = clay("#cb9c4a", rough=0.32, metal=0.5, bump=0.1)
    parts = []
    boiler = kit.lathe([(0.001, 0), (0.98, 0), (1.02, 0.06), (1.02, 4.0), (0.001, 4.0)], body, 64)
    parts.append(kit.place(boiler, (-2.6, 0, 3.0), (0, 90, 0)))
    parts += [
        kit.place(kit.ring(1.025, 0.045, brass, 64, 8), (x, 0, 3.0), (0, 90, 0))
        for x in (-2.5, -1.4, -0.3, 0.8)
    ]
    door = kit.lathe([(0.001, 0.12), (0.4, 0.1), (0.78, 0.02), (0.8, 0.0)], dark, 48)
    parts.append(kit.place(door, (-2.6, 0, 3.0), (0, -90, 0)))
    parts.append(kit.place(kit.ring(0.8, 0.05, brass, 56, 8), (-2.62, 0, 3.0), (0, 90, 0)))
    for k in range(10):
        a = math.tau * k / 10
        parts.append(kit.sphere(0.05, brass, (-2.62, 0.91 * math.cos(a), 3.0 + 0.91 * math.sin(a)), 10))
    parts.append(kit.box((5.9, 2.2, 0.24), dark, (0.1, 0, 1.82), bevel=0.04))
    parts.append(kit.box((0.22, 2.5, 0.5), clay("#a0183c", bump=0.3), (-2.95, 0, 1.66), bevel=0.05))
    buffer = [(0.1, 0), (0.1, 0.3), (0.27, 0.32), (0.25, 0.4), (0.001, 0.42)]
    parts += [kit.place(kit.lathe(buffer, brass, 26), (-3.0, y, 1.92), (0, -90, 0)) for y in (-0.85, 0.85)]
    stack = [(0.3, 0), (0.28, 0.75), (0.42, 1.2), (0.44, 1.3), (0.36, 1.3), (0.001, 1.0)]
    parts.append(kit.place(kit.lathe(stack, dark, 36), (-1.95, 0, 3.9)))
    parts.append(
        kit.place(kit.lathe([(0.42, 0), (0.44, 0.3), (0.3, 0.62), (0.001, 0.72)], brass, 36), (-0.4, 0, 3.86))
    )
    parts.append(kit.box((1.7, 2.3, 1.3), body, (2.15, 0, 2.0), bevel=0.05))
    posts = [(x, y, 3.2) for x in (1.4, 2.9) for y in (-1.08, 1.08)]
    parts += [kit.box((0.14, 0.14, 1.3), body, at, bevel=0.02) for at in posts]
    parts.append(kit.box((2.1, 2.6, 0.18), dark, (2.15, 0, 4.45), bevel=0.08))
    lantern = kit.lathe(
        [(0.001, 0), (0.26, 0), (0.34, 0.3), (0.34, 0.42), (0.3, 0.42), (0.24, 0.3)], brass, 36
    )
    parts.append(kit.place(lantern, (-2.35, 0, 4.28), (0, -90, 0)))
    parts.append(kit.sphere((0.06, 0.27, 0.27), lamp("#ffe2a0", 4.5), (-2.72, 0, 4.28), 26))
    for hip, knee, ankle, pitch, y in (
        ((-1.75, 1.9), (-2.35, 1.45), (-2.1, 0.86), 30, -0.62),
        ((1.75, 1.9), (1.5, 1.25), (1.85, 0.52), 0, -0.62),
        ((-1.3, 1.9), (-1.15, 1.25), (-0.75, 0.52), 0, 0.66),
        ((2.0, 1.9), (2.3, 1.4), (2.75, 1.0), 42, 0.66),
    ):
        parts += leg(hip, knee, ankle, pitch, y)
    kit.group(parts, AT, (0, 0, TURN), SIZE)


def town():
    """Tall gables shoulder to shoulder, shutters closed."""
    rng = random.Random(12)
    x, lit = -9.5, []
    while x < 10:
        w, h, y = rng.uniform(2.3, 3.1), rng.uniform(6.3, 8.6), 6.2 + rng.uniform(-0.3, 0.3)
        tone = rng.choice(("#6f9c8c", "#83ad9b", "#5f8c7e", "#93b8a4"))
        gable = paper.Polygon([(x, -0.2), (x, h), (x + w / 2, h + w * 0.62), (x + w, h), (x + w, -0.2)])
        paper.cutout(gable, surfaces.plaster(tone), (0, y, 0), depth=1.2, bevel=0.03)
        roof = surfaces.wood("#4a2c22", along="x")
        for s in (0, 1):
            eave, top = (
                (x - 0.15 + s * (w + 0.3), y - 0.75, h - 0.18),
                (x + w / 2, y - 0.75, h + w * 0.62 + 0.06),
            )
            kit.rope([eave, top], 0.13, roof, 1)
        for row in range(5):
            for k in (0.28, 0.72):
                z = 1.0 + row * 1.7
                if z + 1.2 > h + 0.4:
                    continue
                at = (x + k * w, y - 0.62, z)
                kit.box((0.66, 0.08, 1.05), clay("#dfe6d2", bump=0.2), (at[0], at[1], z - 0.04), bevel=0.02)
                if row == 3 and not lit and x > 1:
                    lit.append(at)
                    kit.box((0.5, 0.1, 0.86), lamp("#ffd78a", 2.2), (at[0], at[1] - 0.02, z + 0.04), bevel=0)
                    kit.box((0.05, 0.14, 0.9), clay("#4a2c22"), (at[0], at[1] - 0.02, z + 0.02), bevel=0)
                    light.bulb((at[0], at[1] - 0.6, z + 0.4), 26, "#ffc870", 0.2)
                    continue
                for s in (-0.15, 0.15):
                    kit.box(
                        (0.28, 0.12, 0.94),
                        surfaces.wood("#5a382b", along="z"),
                        (at[0] + s, at[1] - 0.02, z + 0.01),
                        bevel=0.02,
                    )
        kit.box((0.5, 0.5, 1.3), surfaces.plaster("#7a5040"), (x + w * 0.78, y + 0.1, h + 0.2), bevel=0.03)
        x += w + 0.04

    def cobbles(x, y):
        row = np.floor(y / 0.42)
        across = (x / 0.5 + 0.5 * (row % 2)) % 1
        along = (y / 0.42) % 1
        dome = np.minimum(np.minimum(across, 1 - across) * 4, np.minimum(along, 1 - along) * 3.4)
        return 0.06 * np.clip(dome, 0, 1) ** 0.6 - 0.06 + 0.03 * np.sin(x * 1.1 + y)

    kit.land(cobbles, (-9, 9), (-9, 6), clay("#5f8478", bump=0.4, grain=8, vary=0.2, rough=0.55), 620)


def paint(draft):
    """Moonlight in a close street, one small lamp; nobody wakes but the cat."""
    light.world("#6f9c98", "#4a4a48", 0.3)
    camera = stage.camera((-1.1, -11.4, 1.15), (-0.1, 0, 3.15), 39)
    night = sky.gradient([(0, "#1d3a44"), (0.3, "#2f5f62"), (0.6, "#6a9c90"), (1, "#b8d8c0")], 5, 0.1)
    sky.backdrop(sky.stars(night, 40, 3, down_to=0.4), 75, camera)
    town()
    engine()
    kit.place(animals.cat("sitting", "#2c2224", "#f0e4d8", look=10), (-2.35, -2.9, 0.0), (0, 0, 125), 1.0)
    light.area((9, 3.4, 11), (0, -1, 1), 2.5, 1500, "#cfeee0")
    light.area((-8, -9, 6), (0, 0, 2), 4, 560, "#b8b0e4")
    front = np.array((-2.35, -2.2, 4.1))
    light.area(front, (-4.2, -4.4, 0), 0.4, 90, "#ffce7a", 100)
    light.bulb(front + (-0.1, -0.3, 0.5), 18, "#ffd890", 0.15)
    light.area((-2.0, -7.5, 2.2), (-0.4, -0.5, 0.9), 1.2, 110, "#ffd8b4")
    return Finish(
        fog=Fog("#7fae9f", 17, 44, 0.5),
        shadows="#17242a",
        lights="#fff4d8",
        vignette=0.26,
        second="#14303a",
        lift=0.7,
        focus=("slipper", "pyjama"),
    )
