# SPDX-License-Identifier: GPL-3.0-or-later
"""What is worn over clothes: scarves and rucksacks; and what a body leans or rolls on: sticks and wheelchairs."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import kit
from ..clay import Clay, block, limb, tube
from ..colour import Colour, linear
from . import surfaces as sf
from .meshes import lock
from .skeleton import Skeleton


def scarf(sk: Skeleton, colour: Colour, wind: np.ndarray) -> list[Any]:
    """Wound about the neck, one end on the breast, one on the back or in the wind."""
    at, r, k0 = sk.at("neck01"), sk.turned("spine01"), sk.size
    m = sf.cloth(colour)
    t = np.linspace(0, 2 * np.pi * 1.7, 60)
    rise = 0.05 + 0.13 * np.sin(t * 1.5 + 1) + 0.12 * t / 10
    path = np.stack([np.cos(t) * 0.95, np.sin(t) * 0.85 + 0.05, rise], 1) * k0
    path = at + path @ r.T + r @ np.array([0, -0.05, 0.12]) * k0
    v, f = lock(path, np.full(60, 0.34 * k0), np.full(60, 0.17 * k0), path - at, 10)
    made = [kit.mesh(v, f, m)]
    blown = bool(wind.any())
    blow = wind / (np.linalg.norm(wind) + 1e-9)
    k = np.linspace(0, 1, 16)[:, None]
    for side, long in ((0.45, 2.6), (-0.3, 2.0)):
        root = at + r @ np.array([side, 0.75 if blown else -0.85, 0.1]) * k0
        down = blow + (0, 0, 0.05) if blown else r @ np.array([0.05, -0.25, -1.0])
        across = np.array([0, 0, 1.0]) if blown else r @ np.array([1.0, 0, 0])
        path = root + (down * k * long + 0.22 * np.sin(k * 7 + side * 5) * k * across) * k0
        out = np.array([0, 0.5, 1.0]) if blown else r @ np.array([0, -1.0, 0])
        wide = np.interp(k[:, 0], (0, 0.2, 1), (0.26, 0.36, 0.44)) * k0
        v, f = lock(path, wide, np.full(16, 0.09 * k0), np.tile(out, (16, 1)), 10)
        made.append(kit.mesh(v, f, m))
    return made


def rucksack(sk: Skeleton, colour: Colour) -> list[Any]:
    """A bag on the back with a roll on top and two straps."""
    r, k = sk.turned("spine02"), sk.size
    back = (sk.at("spine01") + sk.at("spine03")) / 2 + r @ np.array([0, 1.0, 0.1]) * k
    r0, g0, b0 = linear(colour)
    light = (min(r0 * 1.6, 1), min(g0 * 1.6, 1), min(b0 * 1.6, 1))
    clay = Clay().add(block((0, 0.55, 0), (1.05, 0.6, 1.25), 0.35, (4, 0, 2)), colour)
    clay.add(block((0, 0.95, -0.45), (0.75, 0.4, 0.55), 0.2), colour, 0.08)
    clay.add(block((0, 0.6, 0.75), (1.1, 0.72, 0.4), 0.25, (6, 0, 2)), light, 0.04)
    clay.add(limb((-1.15, 0.55, 1.45), (1.15, 0.55, 1.4), 0.36), light, 0.03)
    for s in (-1, 1):
        strap = [(s * 0.75, 0.3, 1.0), (s * 0.95, -0.5, 1.25), (s * 1.0, -1.75, 0.5), (s * 0.95, -1.2, -1.0)]
        clay.add(tube(strap, [0.13] * 4, 5), light, 0.02)
    v, f, colours = clay.mesh((-1.7, -2.2, -1.7), (1.7, 1.8, 2.1), 44)
    v = back + (v.astype(float) * k) @ r.T
    return [kit.mesh(v, f, sf.leather(None), colours)]


def stick(hand: np.ndarray) -> Any:
    """A walking stick from a hand to the ground; everything in shares of the body's height."""
    tip = np.array([hand[0] * 1.08, hand[1] - 0.05, 0.01])
    clay = Clay().add(limb(hand + (hand - tip) * 0.04, tip, 0.014, 0.011), "#5a3a26")
    crook = [
        hand + (0, 0, 0.02),
        hand + (0, -0.03, 0.055),
        hand + (0, -0.075, 0.045),
        hand + (0, -0.085, 0.0),
    ]
    clay.add(tube(crook, [0.014, 0.015, 0.015, 0.013], 4), "#5a3a26", 0.01)
    low = np.minimum(hand, tip) - 0.12
    v, f, colours = clay.mesh(low, np.maximum(hand, tip) + 0.12, 130)
    return kit.mesh(v, f, sf.leather(None), colours)


def wheelchair(hips: np.ndarray, seat: float, wide: float = 0.1) -> list[Any]:
    """A wheelchair whose seat is under the hips; everything in shares of the body's height."""
    steel, rubber, cloth = sf.metal("#59616b"), sf.leather("#2d2a2e"), sf.cloth("#6e3a30")
    y, z, w = float(hips[1]), seat, wide + 0.03
    made = [
        kit.box((w * 2, 0.27, 0.03), cloth, (0, y - 0.04, z - 0.03), bevel=0.01),
        kit.box((w * 2, 0.035, 0.3), cloth, (0, y + 0.11, z), (-8, 0, 0), 0.01),
        kit.box((0.2, 0.11, 0.02), steel, (0, y - 0.4, 0.05), bevel=0.006),
    ]
    for side in (-1, 1):
        x, hub = side * (w + 0.035), (y + 0.06, 0.235)
        made.append(kit.place(kit.ring(0.215, 0.018, rubber, 48, 10), (x, *hub), (0, 90, 0)))
        made.append(kit.place(kit.ring(0.175, 0.008, steel, 48, 8), (x + side * 0.03, *hub), (0, 90, 0)))
        for k in range(10):
            a = k * math.tau / 10 + 0.3
            end = (x, hub[0] + 0.21 * math.cos(a), hub[1] + 0.21 * math.sin(a))
            made.append(kit.rope([(x, *hub), end], 0.004, steel, 1))
        made.append(
            kit.place(kit.ring(0.042, 0.015, rubber, 24, 8), (side * w * 0.9, y - 0.27, 0.057), (0, 90, 0))
        )
        rail = [
            (side * w, y + 0.12, z),
            (side * w, y - 0.15, z),
            (side * w, y - 0.25, z - 0.06),
            (side * w, y - 0.28, 0.07),
        ]
        push = [
            (side * w, y + 0.12, z - 0.02),
            (side * w, y + 0.16, z + 0.34),
            (side * w, y + 0.25, z + 0.37),
        ]
        arm = [(side * w, y + 0.13, z + 0.13), (side * w, y - 0.12, z + 0.13), (side * w, y - 0.15, z)]
        step = [(side * w, y - 0.25, 0.1), (side * 0.08, y - 0.38, 0.06)]
        made += [kit.rope(line, 0.011, steel, 5) for line in (rail, push, arm, step)]
    return made
