# SPDX-License-Identifier: GPL-3.0-or-later
"""The orange is being peeled with the morning train still on it."""

import math

import numpy as np

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.people import hats
from painter.people.garment import Garment
from painter.people.hands import hand
from painter.people.look import SKINS, Look
from painter.people.person import person

R = 2.6
TOP = np.array((0.0, 0.0, 6.35))


def orange():
    """Peeled above, where the white shows; below still whole, with pores."""
    a, b = np.meshgrid(np.linspace(0, math.tau, 200), np.linspace(0, math.pi, 120), indexing="ij")
    edge = 1.25 + 0.16 * (a / math.tau) * math.pi
    peeled = b < edge
    lobes = 1 - 0.035 * np.abs(np.sin(a * 5)) ** 0.5 * np.sin(b)
    r = np.where(peeled, R * 0.945 * lobes, R)
    p = np.stack([r * np.sin(b) * np.cos(a), r * np.sin(b) * np.sin(a), r * np.cos(b)], -1)
    rng = np.random.default_rng(2)
    flesh = (
        np.array(linear("#ffb45e")) * (0.9 + 0.2 * np.abs(np.sin(a * 5)))[..., None]
        + np.array(linear("#fff0d8")) * (0.5 * (np.abs(np.sin(a * 5)) < 0.16))[..., None]
    )
    skin = np.array(linear("#f08a2c")) * (0.92 + 0.16 * rng.random(a.shape))[..., None]
    kit.sheet(
        p, clay(rough=0.4, bump=0.5, grain=22, vary=0.05), np.where(peeled[..., None], flesh, skin)
    ).location = TOP


def helix(t):
    """The middle line of the hanging peel: from the orange's waist round its front and down in a long spiral."""
    a = -2.4 + t * 2.6 * math.tau
    r = R * (1.0 + 0.16 * t) * (0.98 - 0.12 * np.sin(t * 3))
    drop = 0.15 - 7.2 * t**1.15
    return np.stack([r * np.cos(a) * (0.95 - 0.1 * t), r * np.sin(a) * 0.9, TOP[2] + drop], -1)


def peel():
    """A ribbon of rind, orange outside, cream inside, with rails, sleepers and, on it, the morning train."""
    t = np.linspace(0, 1, 300)
    line = helix(t)
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    out = line - np.array((0, 0, 1)) * line[:, 2:3]
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-6
    up = np.cross(ahead, out) * -1
    up *= np.sign(up[:, 2:3])
    tilt = out * 0.72 + up * -0.35
    width = 0.92
    rind, pith = [], []
    for s in np.linspace(-1, 1, 9):
        sag = 0.1 * s * s
        rind.append(line + tilt * s * width / 2 + up * (0.06 - sag))
        pith.append(line + tilt * s * width / 2 + up * (-0.05 - sag))
    kit.sheet(np.stack(rind, 1), clay("#f6e3c4", bump=0.4, grain=18, vary=0.08)).name = "pith"
    kit.sheet(np.stack(pith, 1), clay("#ee8428", bump=0.6, grain=24, vary=0.1, rough=0.45)).name = "rind"
    rail = clay("#4a5a86", rough=0.4)
    for s in (-0.24, 0.24):
        kit.rope([tuple(p) for p in (line + tilt * s * width + up * 0.13)[::4]], 0.02, rail, 2)
    wood = clay("#7a5236", bump=0.5)
    for k in range(4, 296, 5):
        a, b = line[k] + tilt[k] * -0.36 * width + up[k] * 0.1, line[k] + tilt[k] * 0.36 * width + up[k] * 0.1
        kit.rope([tuple(a), tuple(b)], 0.03, wood, 1)
    return line, ahead, tilt, up


def train(line, ahead, up):
    """An engine and four carriages, napkins tied on, coming round the bend."""
    start = 168
    for k in range(5):
        i = start - k * 12
        at, along, high = line[i], ahead[i], up[i]
        turn = math.degrees(math.atan2(along[1], along[0]))
        pitch = -math.degrees(math.asin(float(along[2])))
        tone = "#2f4f8a" if k == 0 else ("#f4e6cc", "#35598f")[k % 2]
        parts = [
            kit.box((0.62, 0.38, 0.36), clay(tone, bump=0.25, rough=0.5), (0, 0, 0.1), bevel=0.05),
            kit.box((0.66, 0.42, 0.06), clay("#8a4a2c"), (0, 0, 0.45), bevel=0.02),
        ]
        for s in (-1, 1):
            parts += [
                kit.box((0.12, 0.02, 0.14), lamp("#ffe6a8", 1.6), (dx, s * 0.2, 0.22), bevel=0)
                for dx in (-0.18, 0.02, 0.22)
            ]
            parts += [
                kit.place(kit.ring(0.07, 0.025, clay("#2a2430"), 18, 6), (dx, s * 0.18, 0.08), (90, 0, 0))
                for dx in (-0.2, 0.2)
            ]
        if k == 0:
            parts.append(
                kit.place(
                    kit.lathe(
                        [(0.001, 0), (0.05, 0), (0.05, 0.2), (0.1, 0.3), (0.001, 0.28)],
                        clay("#e0a83a", rough=0.35),
                        20,
                    ),
                    (0.2, 0, 0.45),
                )
            )
            parts.append(kit.sphere(0.07, lamp("#fff0c4", 3), (0.33, 0, 0.3), 14))
        else:
            parts.append(kit.sphere((0.05, 0.05, 0.04), clay("#ffffff"), (0.05, -0.22, 0.2), 10))
        kit.group(parts, at + high * 0.1, (0, pitch, turn), 1.55)
    for k in range(9):
        puff = line[start] + up[start] * (0.75 + 0.2 * k) + np.array((-0.1 * k, 0.04 * k, 0.02 * k * k))
        kit.sphere(0.12 + 0.045 * k, clay("#fff6ea", bump=0.4, grain=6), puff, 18)


def platform(line, up):
    """At the lowest end of the peel a platform, and somebody the size of a fingernail with a flag."""
    x, y, z = line[-1]
    kit.box((1.5, 1.0, 0.2), clay("#d8c4a4", bump=0.5), (x + 0.2, y - 0.2, z - 0.2), bevel=0.03)
    man = person(
        age=50,
        female=0,
        build="stout",
        tall=1.15,
        height_heads=4.2,
        pose="cheering",
        look=Look(SKINS["umber"]),
        hat=hats.cap("#24375e"),
        clothes=[Garment("trousers", "#24375e"), Garment("top", "#35508a", hem=0.25)],
        far=True,
    )
    kit.place(man.thing, (x + 0.15, y - 0.3, z), (0, 0, 20)).name = "head far"
    fx, fy, fz = man.hand("left")
    kit.rope([(fx, fy, fz - 0.1), (fx + 0.03, fy, fz + 0.5)], 0.03, clay("#5a3a24"), 1)
    kit.box((0.4, 0.03, 0.28), clay("#d0402c"), (fx + 0.24, fy, fz + 0.2), (0, -8, 0), bevel=0).name = "flag"


def peeling_hand():
    """An old hand from above, its fingers on the peeled crown."""
    old = hand("cupped", skin="tan", sleeve="#35508a", age=72, female=0.3)
    kit.place(old, (2.5, -1.35, 11.5), (168, 36, 0), 4.3)


def paint(draft):
    """A misty apricot morning with nothing in it but this."""
    light.world("#b8cbe0", "#f6c898", 0.5)
    camera = stage.camera((0.4, -19, 5.4), (0.4, 0, 4.95), 44)
    mist = sky.gradient([(0, "#4f8fa8"), (0.4, "#8fc0c4"), (0.7, "#dce8d4"), (1, "#f8e4b8")], 8, 0.16)
    sky.backdrop(mist, 70, camera)
    kit.land(
        lambda x, y: -2.6 + 0.25 * np.sin(x * 0.5) + 0.2 * np.sin(y * 0.4 + 1),
        (-30, 30),
        (-3, 50),
        clay("#f0cfa8", bump=0.4, grain=3, vary=0.1),
        60,
    )
    orange()
    line, ahead, _, up = peel()
    train(line, ahead, up)
    platform(line, up)
    peeling_hand()
    light.sun((46, 10, 46), 4.2, "#ffdca4", 2)
    light.area((-9, -9, 7), (0, 0, 5), 5, 420, "#a8c0ec")
    light.area((2, 8, 10), (0, 0, 6), 4, 700, "#ffd6a0")
    return Finish(
        fog=Fog("#fbe4c8", 20, 52, 0.6), shadows="#35406f", lights="#fff3dc", focus=("mesh",), vignette=0.12
    )
