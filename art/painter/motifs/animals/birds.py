# SPDX-License-Identifier: GPL-3.0-or-later
"""Birds."""

from __future__ import annotations

from ...clay import Clay, ball, limb, tube
from ...colour import Colour, darker
from .making import DARK, animal, eyes, turned

SIDES = (-1, 1)


def _foot(clay: Clay, at: tuple[float, float, float], size: float, colour: Colour) -> None:
    x, y, z = at
    for dx, dy in ((-0.55, -0.85), (0, -1.05), (0.5, -0.9), (0.05, 0.6)):
        clay.add(
            limb((x, y, z), (x + dx * size, y + dy * size, z - 0.005), size * 0.17, size * 0.1),
            colour,
            size * 0.1,
        )


@animal((-0.6, -0.6, -0.05), (0.6, 0.65, 1.2), 140)
def owl(colour: Colour = "#7b5a3c", pale: Colour = "#e6d3b0", look: float = 32, tufts: bool = True) -> Clay:
    """An owl perching upright, its head turned; with ear tufts or, without, a barn owl's round head."""
    clay, dark = Clay(), darker(colour, 0.45)
    clay.add(
        tube(
            [(0, 0.10, 0.22), (0, 0.0, 0.42), (0, -0.02, 0.62), (0, -0.02, 0.74)],
            [0.19, 0.265, 0.27, 0.22],
            5,
        ),
        colour,
    )
    clay.add(ball((0, -0.12, 0.42), (0.21, 0.18, 0.29)), pale, 0.06)
    for i, (x, z) in enumerate(
        [
            (-0.10, 0.58),
            (0.05, 0.60),
            (0.13, 0.52),
            (-0.03, 0.50),
            (-0.14, 0.45),
            (0.08, 0.42),
            (-0.06, 0.37),
            (0.14, 0.33),
            (0.02, 0.30),
        ]
    ):
        clay.paint(ball((x, -0.29, z), (0.017, 0.1, 0.034), (0, 8 - 5 * (i % 4), 0)), dark, 0.012)
    for s in SIDES:
        clay.add(
            tube(
                [(s * 0.24, 0.0, 0.66), (s * 0.31, 0.05, 0.42), (s * 0.20, 0.20, 0.10 + 0.03 * s)],
                [0.10, 0.105, 0.03],
                5,
            ),
            darker(colour, 0.75),
            0.03,
        )
        for k in range(4):
            clay.paint(
                ball((s * 0.34, -0.02 + 0.03 * k, 0.54 - 0.11 * k), (0.06, 0.10, 0.016), (18, 0, 0)),
                pale,
                0.02,
            )
        clay.add(limb((s * 0.10, -0.06, 0.2), (s * 0.10, -0.11, 0.05), 0.06, 0.035), pale, 0.05)
        _foot(clay, (s * 0.10, -0.12, 0.03), 0.085, "#b08a4a")
    clay.add(tube([(0, 0.18, 0.22), (0, 0.30, 0.06)], [0.12, 0.09], 3), darker(colour, 0.7), 0.05)
    put = turned((0, -0.03, 0.84), look, 3, 7, 1)
    clay.add(put(ball((0, 0, 0), (0.275, 0.235, 0.215))), colour, 0.08)
    for s in SIDES:
        clay.add(put(ball((s * 0.105, -0.165, -0.005), (0.125, 0.06, 0.135), (0, 0, s * 16))), pale, 0.02)
        clay.paint(put(ball((s * 0.105, -0.22, 0.0), (0.062, 0.06, 0.066))), darker(pale, 0.55), 0.05)
        clay.add(put(ball((s * 0.098, -0.222, 0.01), (0.036, 0.024, 0.038))), DARK, 0.006)
        clay.paint(put(ball((s * 0.098, -0.24, 0.01), (0.037, 0.04, 0.039))), DARK, 0.006)
        if tufts:
            clay.add(
                put(
                    tube(
                        [
                            (s * 0.08, -0.14, 0.14),
                            (s * 0.17, -0.10, 0.22),
                            (s * 0.23, -0.04, 0.34 - 0.03 * s),
                        ],
                        [0.055, 0.05, 0.012],
                        4,
                    )
                ),
                dark,
                0.04,
            )
            clay.add(put(limb((s * 0.03, -0.22, 0.09), (s * 0.16, -0.17, 0.15), 0.024, 0.03)), dark, 0.03)
    return clay.add(
        put(tube([(0, -0.215, 0.01), (0, -0.265, -0.035), (0, -0.245, -0.09)], [0.036, 0.033, 0.008], 4)),
        "#3b3026",
        0.01,
    )


@animal((-0.4, -0.75, -0.05), (0.4, 0.65, 1.6), 160)
def heron(
    colour: Colour = "#7f8fa3", pale: Colour = "#e8e4da", look: float = 10, wading: bool = True
) -> Clay:
    """A grey heron, 1.5 tall, neck in an S; wading it lifts one leg."""
    clay, dark, bone = Clay(), "#23262f", "#8a7448"
    clay.add(
        tube(
            [(0, 0.36, 0.66), (0, 0.14, 0.74), (0, -0.10, 0.82), (0, -0.22, 0.86)],
            [0.07, 0.15, 0.15, 0.09],
            5,
        ),
        colour,
    )
    for s in SIDES:
        clay.add(
            tube(
                [(s * 0.10, -0.12, 0.84), (s * 0.145, 0.10, 0.74), (s * 0.06, 0.50, 0.56)],
                [0.07, 0.09, 0.02],
                5,
            ),
            darker(colour, 0.8),
            0.03,
        )
        clay.paint(ball((s * 0.12, 0.42, 0.60), (0.1, 0.22, 0.07), (20, 0, 0)), dark, 0.05)
    clay.add(
        tube(
            [
                (0, -0.16, 0.86),
                (0, -0.33, 0.92),
                (0.015, -0.31, 1.08),
                (0.02, -0.16, 1.22),
                (0.02, -0.18, 1.36),
                (0.02, -0.25, 1.40),
            ],
            [0.09, 0.062, 0.048, 0.043, 0.045, 0.05],
            6,
        ),
        pale,
        0.06,
    )
    clay.add(
        tube([(0, -0.26, 0.86), (0.01, -0.33, 0.76), (0, -0.30, 0.66)], [0.04, 0.03, 0.008], 4), pale, 0.03
    )
    clay.add(
        tube([(0.10 * -0.7, 0.06, 0.66), (-0.07, 0.02, 0.38), (-0.06, 0.05, 0.03)], [0.065, 0.022, 0.018], 5),
        bone,
        0.03,
    )
    _foot(clay, (-0.06, 0.05, 0.02), 0.11, bone)
    if wading:
        clay.add(
            tube(
                [(0.07, 0.08, 0.66), (0.08, -0.13, 0.46), (0.07, 0.04, 0.26), (0.07, 0.02, 0.20)],
                [0.065, 0.024, 0.018, 0.018],
                5,
            ),
            bone,
            0.03,
        )
        clay.add(tube([(0.07, 0.02, 0.21), (0.06, -0.04, 0.12)], [0.02, 0.012], 3), bone, 0.01)
    else:
        clay.add(
            tube([(0.07, 0.08, 0.66), (0.07, 0.06, 0.38), (0.07, -0.08, 0.03)], [0.065, 0.022, 0.018], 5),
            bone,
            0.03,
        )
        _foot(clay, (0.07, -0.08, 0.02), 0.11, bone)
    put = turned((0.02, -0.26, 1.41), look, 8, 0, 1)
    clay.add(put(ball((0, 0, 0), (0.058, 0.085, 0.06))), pale, 0.04)
    clay.add(put(limb((0, -0.05, -0.005), (0, -0.36, -0.035), 0.036, 0.008)), "#c7963f", 0.02)
    clay.paint(put(ball((0, 0.02, 0.05), (0.06, 0.1, 0.026))), dark, 0.02)
    clay.add(
        put(tube([(0, 0.05, 0.03), (0.01, 0.16, 0.0), (0.03, 0.28, -0.08)], [0.022, 0.018, 0.006], 4)),
        dark,
        0.02,
    )
    eyes(clay, put, (0.048, -0.045, 0.012), 0.012)
    return clay


@animal((-0.45, -0.75, -0.05), (0.45, 0.95, 1.0), 140)
def crow(colour: Colour = "#22232c", look: float = -28, *, calling: bool = False) -> Clay:
    """A crow standing; calling it bows with an open beak."""
    clay, sheen = Clay(), "#363a50"
    clay.add(
        tube(
            [(0, 0.34, 0.36), (0, 0.08, 0.44), (0, -0.16, 0.54), (0, -0.26, 0.66)],
            [0.12, 0.20, 0.185, 0.125],
            5,
        ),
        colour,
    )
    for s in SIDES:
        clay.add(
            tube(
                [(s * 0.15, -0.14, 0.56), (s * 0.20, 0.10, 0.46), (s * 0.07, 0.58, 0.26)],
                [0.085, 0.10, 0.025],
                5,
            ),
            sheen,
            0.03,
        )
        clay.add(
            tube(
                [(s * 0.09, 0.04, 0.34), (s * 0.10, -0.01, 0.20), (s * 0.10, -0.04 - 0.04 * s, 0.03)],
                [0.085, 0.034, 0.024],
                4,
            ),
            colour,
            0.03,
        )
        _foot(clay, (s * 0.10, -0.05 - 0.04 * s, 0.025), 0.09, "#191a20")
    clay.add(
        tube([(0, 0.34, 0.36), (0.01, 0.60, 0.26), (0.02, 0.84, 0.17)], [0.09, 0.075, 0.06], 4), colour, 0.05
    )
    put = turned((0, -0.32, 0.74), look, 8 if calling else -4, 5, 1)
    clay.add(put(ball((0, 0, 0), (0.125, 0.15, 0.125))), colour, 0.08)
    gape = 0.06 if calling else 0.012
    clay.add(
        put(tube([(0, -0.10, 0.01), (0, -0.24, 0.0), (0, -0.36, -0.05 + gape)], [0.062, 0.048, 0.01], 4)),
        "#15151a",
        0.02,
    )
    clay.add(put(limb((0, -0.10, -0.03), (0, -0.30, -0.045 - gape), 0.042, 0.01)), "#15151a", 0.02)
    clay.add(put(ball((0, -0.02, -0.14), (0.09, 0.1, 0.09))), colour, 0.06)
    for s in SIDES:
        clay.add(put(ball((s * 0.105, -0.07, 0.035), 0.019)), "#b9a98a", 0.003)
        clay.paint(put(ball((s * 0.118, -0.075, 0.035), 0.012)), DARK, 0.004)
    return clay


@animal((-0.85, -0.45, -0.35), (0.85, 0.75, 0.65), 140)
def swallow(
    colour: Colour = "#26345a", belly: Colour = "#f0e4cc", throat: Colour = "#a8452f", flap: float = 0.3
) -> Clay:
    """A swallow in flight with swept wings and forked tail; `flap` lifts the wings."""
    clay = Clay()
    clay.add(
        tube(
            [(0, 0.26, 0.0), (0, 0.06, 0.0), (0, -0.14, 0.01), (0, -0.25, 0.03)], [0.045, 0.09, 0.09, 0.07], 5
        ),
        colour,
    )
    clay.paint(ball((0, 0.02, -0.09), (0.085, 0.3, 0.07)), belly, 0.03)
    clay.paint(ball((0, -0.27, -0.02), (0.06, 0.07, 0.05)), throat, 0.02)
    clay.add(limb((0, -0.29, 0.02), (0, -0.37, 0.005), 0.024, 0.006), DARK, 0.01)
    for s in SIDES:
        lift = flap * (1.0 if s > 0 else 0.82)
        path = [
            (s * 0.05, -0.08, 0.03),
            (s * 0.30, -0.14, 0.03 + lift * 0.6),
            (s * 0.56, 0.04, 0.03 + lift),
            (s * 0.78, 0.34, 0.03 + lift * 1.1),
        ]
        clay.add(tube(path, [0.045, 0.04, 0.034, 0.008], 6), colour, 0.03)
        clay.add(
            ball((s * 0.24, 0.0, 0.02 + lift * 0.45), (0.24, 0.13, 0.016), (0, s * -lift * 75, s * 14)),
            colour,
            0.04,
        )
        clay.add(
            tube(
                [(s * 0.02, 0.22, 0), (s * 0.07, 0.42, 0.01), (s * 0.14, 0.68, 0.03 - 0.02 * s)],
                [0.035, 0.025, 0.007],
                4,
            ),
            colour,
            0.03,
        )
    eyes(clay, turned((0, -0.25, 0.04), 0), (0.058, -0.03, 0.01), 0.012)
    return clay
