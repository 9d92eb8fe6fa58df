# SPDX-License-Identifier: GPL-3.0-or-later
"""A snail large enough to live in: its body, and a coiled shell on which things can be fastened."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import kit, materials
from ..clay import Clay, ball, limb, tube
from ..colour import linear

SHRINK = 0.138  # how fast the coil narrows, per radian
START = -0.75  # where the mouth of the shell is, in radians; the head points along x


class Shell:
    """A coiled shell in the xz plane about `centre`, of outer radius `size`."""

    def __init__(self, centre: tuple[float, float, float], size: float, turns: float = 2.7) -> None:
        self.centre, self.reach, self.end = np.array(centre), size / 1.41, START + turns * math.tau

    def on(self, angle: float, around: float, lift: float = 0) -> np.ndarray:
        """A point of the surface: `angle` along the coil, `around` it (0 outward, 90 towards the camera, degrees)."""
        r = self.reach * math.exp(-SHRINK * (angle - START))
        a, tube_radius = math.radians(around), 0.43 * r + lift
        out = r + tube_radius * math.cos(a)
        y = -0.5 * (self.reach - r) - tube_radius * math.sin(a) * 1.12
        return self.centre + (out * math.cos(angle), y, out * math.sin(angle))

    def frame(self, angle: float, around: float) -> tuple[float, float, float]:
        """The turn that lays a thing, made upright and facing -y, on the surface there."""
        lean = 90 - around
        return (0, 0, 0) if lean > 80 else (-lean * math.sin(angle), 0, lean * math.cos(angle))

    def body(self, cream: str, band: str) -> Any:
        """The shell itself, cream with a broad band and fine growth lines."""
        along, round_ = np.linspace(START, self.end, kit.detail(230)), np.linspace(0, 360, 33)
        points = np.array([[self.on(a, b) for b in round_] for a in along])
        wave = 0.5 + 0.5 * np.sin(along * 9)[:, None] * np.ones(33)
        mix = np.clip(np.exp(-(((round_ - 20) / 32) ** 2)) + np.exp(-(((round_ - 380) / 32) ** 2)), 0, 1)[
            None
        ] * np.ones((len(along), 1))
        mix = np.clip(mix * 0.95 + 0.16 * wave, 0, 1)[..., None]
        paint = np.array(linear(cream)) * (1 - mix) + np.array(linear(band)) * mix
        tip = self.reach * math.exp(-SHRINK * (self.end - START))
        heart = kit.sphere(
            tip * 1.35,
            materials.clay(cream, bump=0.35, grain=9),
            self.centre - (0, 0.5 * (self.reach - tip), 0),
            24,
        )
        return kit.group([kit.sheet(points, materials.clay(bump=0.35, grain=9, vary=0.16), paint), heart])


def crawler(colour: str = "#d9bf6a", dark: str = "#8f7a34", resolution: int = 170) -> Any:
    """The body of a snail 6.4 long, creeping along x, its sole at height 0, head high."""
    clay = Clay().add(
        tube(
            [(-3.3, 0, 0.06), (-2.0, 0, 0.24), (-0.4, 0, 0.42), (1.2, 0, 0.5), (2.2, 0, 0.62)],
            [0.06, 0.38, 0.62, 0.58, 0.44],
        ),
        colour,
    )
    clay.add(
        tube(
            [(2.0, 0, 0.6), (2.55, 0, 1.05), (2.72, -0.02, 1.62), (2.98, -0.03, 1.98)],
            [0.44, 0.4, 0.34, 0.36],
        ),
        colour,
        0.2,
    )
    for s, tip in ((-1, (3.7, -0.42, 3.2)), (1, (3.05, 0.3, 3.3))):
        clay.add(tube([(2.95, s * 0.14, 2.15), (3.2, s * 0.24, 2.7), tip], [0.11, 0.07, 0.055]), colour, 0.06)
        clay.add(ball(tip, 0.13), colour, 0.05).paint(
            ball((tip[0] + 0.07, tip[1], tip[2] + 0.05), 0.085), "#20180c", 0.03
        )
        clay.add(limb((3.25, s * 0.14, 1.85), (3.55, s * 0.2, 1.66), 0.06, 0.035), colour, 0.05)
    for i in range(17):
        x = -2.5 + i * 0.3
        clay.paint(
            tube([(x, -0.7, 0.0), (x + 0.06, -0.62, 0.22), (x + 0.16, -0.5, 0.42)], [0.022] * 3, 3),
            dark,
            0.05,
        )
    clay.paint(ball((-0.4, 0, -0.1), (3.1, 1, 0.22)), dark, 0.1)
    return kit.model(
        clay, (-3.45, -0.9, -0.1), (4.0, 0.9, 3.6), resolution, materials.clay(rough=0.42, bump=0.3, grain=12)
    )
