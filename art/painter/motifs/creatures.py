# SPDX-License-Identifier: GPL-3.0-or-later
"""Animals of land and air."""

from __future__ import annotations

from typing import Any

from ..clay import Clay, ball, limb, tube
from ..kit import model

EYE = "#140c0c"


def cat(coat: str = "#2b2433", eyes: str | None = None, resolution: int = 110) -> Any:
    """A sitting cat, 0.75 tall, seen from the front; without eyes it looks away."""
    clay = Clay().add(ball((0, 0.05, 0.26), (0.15, 0.18, 0.27)), coat)
    clay.add(ball((0, -0.03, 0.57), (0.13, 0.12, 0.112)), coat, 0.06)
    clay.add(
        tube(
            [(0.05, 0.2, 0.08), (0.3, 0.25, 0.06), (0.48, 0.12, 0.16), (0.5, 0.1, 0.4)],
            [0.05, 0.05, 0.045, 0.03],
        ),
        coat,
        0.04,
    )
    for s in (-1, 1):
        clay.add(limb((s * 0.08, -0.02, 0.64), (s * 0.105, -0.01, 0.77), 0.05, 0.008), coat, 0.02)
        clay.add(limb((s * 0.07, -0.1, 0.3), (s * 0.07, -0.14, 0.03), 0.05), coat, 0.03)
        if eyes:
            clay.add(ball((s * 0.05, -0.14, 0.585), (0.022, 0.012, 0.011), (0, s * -20, 0)), eyes, 0.004)
    return model(clay, (-0.35, -0.35, -0.03), (0.65, 0.4, 0.85), resolution)


def bird(colour: str = "#f4efe4", flap: float = 0.35, beak: str = "#e59a3a", resolution: int = 80) -> Any:
    """A flying bird, 1.3 from tip to tip, heading for -x; `flap` lifts its wings."""
    clay = Clay().add(ball((0, 0, 0), (0.22, 0.09, 0.085)), colour)
    clay.add(ball((-0.2, 0, 0.06), 0.07), colour, 0.05)
    clay.add(limb((-0.26, 0, 0.055), (-0.34, 0, 0.04), 0.022, 0.004), beak, 0.01)
    clay.add(ball((0.28, 0, 0.02), (0.14, 0.06, 0.02)), colour, 0.05)
    for s in (-1, 1):
        wing = [(-0.02, s * 0.05, 0.03), (0.02, s * 0.3, 0.03 + flap * 0.7), (0.16, s * 0.62, 0.03 + flap)]
        clay.add(tube(wing, [0.05, 0.045, 0.012]), colour, 0.04)
        clay.add(
            ball((0.08, s * 0.28, 0.03 + flap * 0.55), (0.13, 0.25, 0.02), (s * 114 * flap, 0, 0)),
            colour,
            0.04,
        )
    return model(clay, (-0.45, -0.8, -0.5), (0.5, 0.8, 0.75), resolution)


def stag(coat: str = "#7a4a30", antlers: str = "#e8d2a8", resolution: int = 150) -> Any:
    """A standing stag, 1.7 tall with its antlers, heading for -x."""
    clay = Clay().add(tube([(0.5, 0, 0.85), (0.1, 0, 0.82), (-0.35, 0, 0.88)], [0.2, 0.19, 0.22]), coat)
    clay.add(tube([(-0.4, 0, 0.95), (-0.58, 0, 1.15), (-0.66, 0, 1.3)], [0.17, 0.11, 0.09]), coat, 0.08)
    clay.add(limb((-0.64, 0, 1.33), (-0.92, 0, 1.22), 0.09, 0.045), coat, 0.05)
    clay.add(limb((0.66, 0, 0.95), (0.74, 0, 0.86), 0.05, 0.02), coat, 0.04)
    for s in (-1, 1):
        for x, knee in ((-0.4, -0.44), (0.5, 0.58)):
            clay.add(
                tube(
                    [(x, s * 0.11, 0.75), (knee, s * 0.11, 0.4), (x - 0.02, s * 0.11, 0.02)],
                    [0.1, 0.045, 0.035],
                ),
                coat,
                0.05,
            )
        clay.add(limb((-0.6, s * 0.08, 1.36), (-0.55, s * 0.24, 1.4), 0.04, 0.012), coat, 0.02)
        beam = [(-0.62, s * 0.05, 1.4), (-0.5, s * 0.26, 1.6), (-0.58, s * 0.4, 1.86)]
        clay.add(tube(beam, [0.03, 0.026, 0.012]), antlers, 0.01)
        for start, end in (
            ((-0.56, s * 0.16, 1.5), (-0.76, s * 0.2, 1.66)),
            ((-0.51, s * 0.28, 1.64), (-0.74, s * 0.36, 1.78)),
        ):
            clay.add(limb(start, end, 0.024, 0.01), antlers, 0.01)
        clay.add(ball((-0.73, s * 0.075, 1.33), 0.016), EYE, 0.004)
    return model(clay, (-1.05, -0.6, -0.05), (0.9, 0.6, 1.95), resolution)


def hare(coat: str = "#a88a6a", resolution: int = 110) -> Any:
    """A hare sitting upright, 1.1 tall with its ears, facing the camera."""
    clay = (
        Clay()
        .add(ball((0, 0.06, 0.3), (0.18, 0.22, 0.3)), coat)
        .add(ball((0, -0.06, 0.64), (0.12, 0.14, 0.125)), coat, 0.06)
    )
    clay.add(ball((0, 0.3, 0.1), 0.08), "#f2ead8", 0.02)
    for s in (-1, 1):
        clay.add(ball((s * 0.14, 0.08, 0.16), (0.11, 0.2, 0.16)), coat, 0.06).add(
            ball((s * 0.13, -0.14, 0.04), (0.055, 0.14, 0.045)), coat, 0.03
        )
        clay.add(limb((s * 0.06, -0.14, 0.42), (s * 0.06, -0.2, 0.22), 0.045, 0.035), coat, 0.04)
        clay.add(
            tube([(s * 0.05, 0, 0.72), (s * 0.09, 0.06, 0.92), (s * 0.13, 0.03, 1.1)], [0.045, 0.055, 0.015]),
            coat,
            0.02,
        )
        clay.add(ball((s * 0.095, -0.13, 0.67), 0.018), EYE, 0.004)
    return model(clay, (-0.4, -0.45, -0.03), (0.4, 0.45, 1.2), resolution)


def owl(coat: str = "#6a5a4a", face: str = "#e8d8b8", resolution: int = 110) -> Any:
    """A perched owl, 0.8 tall, facing the camera."""
    clay = (
        Clay()
        .add(ball((0, 0.02, 0.36), (0.24, 0.2, 0.36)), coat)
        .add(ball((0, -0.02, 0.62), (0.22, 0.18, 0.17)), coat, 0.06)
    )
    for s in (-1, 1):
        clay.add(ball((s * 0.09, -0.15, 0.63), (0.095, 0.04, 0.095)), face, 0.02).add(
            ball((s * 0.085, -0.185, 0.63), (0.04, 0.02, 0.04)), EYE, 0.004
        )
        clay.add(limb((s * 0.13, -0.06, 0.74), (s * 0.18, -0.06, 0.86), 0.04, 0.008), coat, 0.03)
        clay.add(ball((s * 0.22, 0.03, 0.36), (0.06, 0.16, 0.27)), coat, 0.03)
    clay.add(limb((0, -0.18, 0.6), (0, -0.22, 0.54), 0.025, 0.006), "#d89a3a", 0.01)
    clay.paint(ball((0, -0.2, 0.3), (0.15, 0.12, 0.2)), face, 0.05)
    return model(clay, (-0.4, -0.35, -0.03), (0.4, 0.35, 0.95), resolution)
