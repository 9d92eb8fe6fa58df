# SPDX-License-Identifier: GPL-3.0-or-later
"""Beasts on four legs."""

from __future__ import annotations

from ...clay import Clay, ball, limb, tube
from ...colour import Colour, darker
from .gait import dog_head, trotter
from .making import DARK, animal, eyes, leg, paw, turned

SIDES = (-1, 1)


@animal((-0.75, -1.1, -0.05), (0.95, 1.75, 1.35), 150)
def fox(
    pose: str = "sitting",
    colour: Colour = "#c85f28",
    white: Colour = "#f3e6d0",
    dark: Colour = "#35211d",
    look: float = 18,
) -> Clay:
    """A fox: sitting, trotting or curled up asleep."""
    clay = Clay()
    if pose == "curled":
        clay.add(
            tube(
                [
                    (0.34, -0.25, 0.2),
                    (0.42, 0.18, 0.24),
                    (0.08, 0.46, 0.25),
                    (-0.32, 0.28, 0.24),
                    (-0.42, -0.1, 0.2),
                ],
                [0.17, 0.22, 0.24, 0.25, 0.2],
                5,
            ),
            colour,
        )
        clay.add(ball((0, 0.1, 0.14), (0.4, 0.36, 0.16)), colour, 0.15)
        dog_head(clay, (-0.10, -0.40, 0.38), -52, 22, 0.92, colour, white, dark)
        clay.add(
            tube(
                [
                    (0.36, -0.1, 0.14),
                    (0.38, -0.45, 0.13),
                    (0.1, -0.66, 0.13),
                    (-0.3, -0.68, 0.14),
                    (-0.58, -0.5, 0.12),
                ],
                [0.09, 0.14, 0.17, 0.15, 0.03],
                5,
            ),
            colour,
            0.04,
        )
        clay.paint(ball((-0.48, -0.6, 0.13), (0.24, 0.2, 0.2)), white, 0.05)
        return clay
    if pose == "trotting":
        trotter(clay, colour, dark, leg_height=0.46, thick=0.046, chest=0.19)
        clay.add(
            tube([(0, -0.32, 0.52), (0.01, -0.46, 0.68), (0.02, -0.55, 0.80)], [0.17, 0.14, 0.13], 4),
            colour,
            0.08,
        )
        clay.paint(ball((0, -0.56, 0.50), (0.13, 0.16, 0.26), (-25, 0, 0)), white, 0.04)
        dog_head(clay, (0.02, -0.62, 0.84), look, 6, 0.95, colour, white, dark)
        clay.add(
            tube(
                [(0, 0.46, 0.50), (0.03, 0.75, 0.46), (0.06, 1.1, 0.40), (0.04, 1.45, 0.52)],
                [0.07, 0.13, 0.17, 0.03],
                5,
            ),
            colour,
            0.06,
        )
        clay.paint(ball((0.05, 1.42, 0.48), (0.2, 0.2, 0.2)), white, 0.05)
        return clay
    clay.add(
        tube(
            [(0, 0.26, 0.20), (0, 0.12, 0.42), (0, -0.10, 0.66), (0, -0.16, 0.82)],
            [0.26, 0.235, 0.175, 0.13],
            5,
        ),
        colour,
    )
    for s in SIDES:
        clay.add(ball((s * 0.19, 0.12, 0.21), (0.13, 0.26, 0.22), (10, 0, 0)), colour, 0.07)
        leg(
            clay,
            [(s * 0.11, -0.12, 0.56), (s * 0.10, -0.18, 0.30), (s * 0.095, -0.24 - 0.03 * s, 0.07)],
            [0.085, 0.06, 0.047],
            colour,
            0.04,
        )
        paw(clay, (s * 0.095, -0.25 - 0.03 * s, 0.04), 0.055, dark)
        paw(clay, (s * 0.22, -0.06, 0.045), 0.065, dark, 2.2)
        clay.paint(ball((s * 0.1, -0.25, 0.10), (0.09, 0.12, 0.20)), dark, 0.05)
    clay.add(ball((0, -0.21, 0.56), (0.13, 0.09, 0.22), (-12, 0, 0)), white, 0.06)
    dog_head(clay, (0, -0.20, 0.92), look, 4, 1.0, colour, white, dark)
    clay.add(
        tube(
            [(0.02, 0.36, 0.12), (0.32, 0.52, 0.13), (0.62, 0.40, 0.16), (0.82, 0.08, 0.22)],
            [0.08, 0.15, 0.17, 0.03],
            5,
        ),
        colour,
        0.06,
    )
    return clay.paint(ball((0.80, 0.12, 0.21), (0.17, 0.2, 0.2)), white, 0.05)


@animal((-0.6, -1.3, -0.05), (0.6, 1.3, 1.5), 140)
def wolf(
    colour: Colour = "#5d626e", pale: Colour = "#b9b4aa", dark: Colour = "#24252c", look: float = -14
) -> Clay:
    """A lean wolf on the move, head low."""
    clay = Clay()
    trotter(clay, colour, pale, leg_height=0.60, thick=0.055, chest=0.215, stride=0.15, length=0.46)
    clay.add(
        tube([(0, -0.34, 0.72), (0.0, -0.54, 0.80), (0, -0.66, 0.82)], [0.22, 0.19, 0.16], 4), colour, 0.1
    )
    clay.add(ball((0, -0.30, 0.84), (0.12, 0.24, 0.09), (-14, 0, 0)), dark, 0.12)
    clay.paint(ball((0, -0.5, 0.58), (0.16, 0.3, 0.16)), pale, 0.06)
    dog_head(clay, (0, -0.76, 0.82), look, 14, 1.08, colour, pale, dark, 0.34, 0.15, 1.12)
    clay.add(
        tube(
            [(0, 0.5, 0.66), (0.03, 0.72, 0.56), (0.02, 0.88, 0.38), (0.05, 0.98, 0.20)],
            [0.08, 0.11, 0.11, 0.03],
            5,
        ),
        colour,
        0.06,
    )
    return clay.paint(ball((0, 0.1, 0.90), (0.13, 0.6, 0.1)), dark, 0.1)


@animal((-0.8, -1.0, -0.05), (0.8, 1.15, 1.45), 150)
def cat(
    pose: str = "sitting", colour: Colour = "#2b2830", pale: Colour | None = None, look: float = 24
) -> Clay:
    """A cat: sitting upright, or walking with its tail up; `pale` gives it a bib and paws."""
    clay, light = Clay(), pale or colour
    if pose == "walking":
        trotter(clay, colour, light, leg_height=0.36, thick=0.05, chest=0.175, stride=0.11, length=0.38)
        clay.add(tube([(0, -0.28, 0.44), (0.01, -0.44, 0.54)], [0.15, 0.13], 4), colour, 0.08)
        clay.add(
            tube(
                [
                    (0, 0.4, 0.44),
                    (0.02, 0.58, 0.62),
                    (0.0, 0.60, 0.92),
                    (0.05, 0.68, 1.16),
                    (0.08, 0.80, 1.2),
                ],
                [0.055, 0.05, 0.047, 0.045, 0.04],
                5,
            ),
            colour,
            0.05,
        )
        at = (0.02, -0.54, 0.60)
    else:
        clay.add(
            tube(
                [(0, 0.16, 0.18), (0, 0.10, 0.34), (0, -0.04, 0.54), (0, -0.08, 0.68)],
                [0.235, 0.22, 0.16, 0.12],
                5,
            ),
            colour,
        )
        for s in SIDES:
            clay.add(ball((s * 0.18, 0.06, 0.16), (0.11, 0.22, 0.17)), colour, 0.06)
            leg(
                clay,
                [(s * 0.09, -0.08, 0.44), (s * 0.08, -0.14, 0.22), (s * 0.075, -0.17 - 0.03 * s, 0.05)],
                [0.07, 0.052, 0.045],
                colour,
                0.04,
            )
            paw(clay, (s * 0.075, -0.18 - 0.03 * s, 0.035), 0.048, light)
            paw(clay, (s * 0.19, -0.08, 0.04), 0.055, light, 2.0)
        clay.add(
            tube(
                [
                    (0.02, 0.34, 0.08),
                    (0.28, 0.40, 0.07),
                    (0.48, 0.22, 0.07),
                    (0.50, -0.02, 0.09),
                    (0.40, -0.14, 0.13),
                ],
                [0.06, 0.055, 0.05, 0.048, 0.038],
                5,
            ),
            colour,
            0.04,
        )
        if pale:
            clay.paint(ball((0, -0.18, 0.46), (0.1, 0.12, 0.2), (-15, 0, 0)), pale, 0.03)
        at = (0, -0.12, 0.80)
    put = turned(at, look, 2, 5, 1)
    clay.add(put(ball((0, 0, 0), (0.185, 0.165, 0.155))), colour, 0.05)
    clay.add(put(ball((0, -0.14, -0.055), (0.085, 0.07, 0.06))), light, 0.05)
    for s in SIDES:
        clay.add(
            put(limb((s * 0.105, 0.01, 0.09), (s * 0.145, 0.02, 0.255 - 0.015 * s), 0.07, 0.008)),
            colour,
            0.02,
        )
        clay.paint(
            put(limb((s * 0.115, -0.05, 0.12), (s * 0.145, -0.02, 0.22), 0.03, 0.006)), "#8a5a58", 0.02
        )
        clay.add(
            put(ball((s * 0.075, -0.145, 0.02), (0.03, 0.018, 0.016), (0, s * -18, 0))), "#c9b45a", 0.004
        )
        clay.paint(put(ball((s * 0.077, -0.165, 0.02), (0.008, 0.02, 0.016))), DARK, 0.004)
    return clay.add(put(ball((0, -0.205, -0.03), (0.018, 0.012, 0.012))), "#6d4744", 0.008)


@animal((-0.6, -1.25, -0.05), (0.6, 1.25, 1.6), 150)
def hare(
    pose: str = "alert", colour: Colour = "#a07a52", pale: Colour = "#eadcc2", look: float = -16
) -> Clay:
    """A hare with long ears: alert on its haunches, or leaping."""
    clay = Clay()
    if pose == "leaping":
        clay.add(
            tube(
                [(0, 0.42, 0.72), (0, 0.10, 0.86), (0, -0.28, 0.80), (0, -0.5, 0.78)],
                [0.20, 0.20, 0.17, 0.12],
                5,
            ),
            colour,
        )
        for s in SIDES:
            leg(
                clay,
                [
                    (s * 0.12, 0.42, 0.70),
                    (s * 0.14, 0.62, 0.50 + 0.04 * s),
                    (s * 0.12, 0.92, 0.56 + 0.04 * s),
                    (s * 0.11, 1.14, 0.40 + 0.05 * s),
                ],
                [0.16, 0.085, 0.05, 0.035],
                colour,
            )
            leg(
                clay,
                [
                    (s * 0.09, -0.40, 0.70),
                    (s * 0.09, -0.66, 0.60 + 0.04 * s),
                    (s * 0.08, -0.92, 0.52 - 0.10 * s),
                ],
                [0.09, 0.05, 0.035],
                colour,
            )
        clay.add(ball((0, 0.60, 0.86), (0.07, 0.09, 0.08)), pale, 0.03)
        clay.paint(ball((0, 0.05, 0.62), (0.16, 0.5, 0.12)), pale, 0.06)
        at, ears, nod = (
            (0.0, -0.66, 0.88),
            [
                ((0.05, 0.12, 0.10), (0.08, 0.36, 0.30), (0.10, 0.62, 0.36)),
                ((-0.05, 0.12, 0.10), (-0.07, 0.32, 0.36), (-0.06, 0.54, 0.50)),
            ],
            4.0,
        )
    else:
        clay.add(
            tube(
                [(0, 0.30, 0.22), (0, 0.14, 0.40), (0, -0.06, 0.60), (0, -0.12, 0.76)],
                [0.25, 0.23, 0.165, 0.115],
                5,
            ),
            colour,
        )
        for s in SIDES:
            clay.add(ball((s * 0.19, 0.16, 0.22), (0.115, 0.24, 0.21), (8, 0, 0)), colour, 0.06)
            paw(clay, (s * 0.2, -0.10, 0.045), 0.06, colour, 3.0)
            leg(
                clay,
                [(s * 0.09, -0.12, 0.54), (s * 0.085, -0.2, 0.30), (s * 0.07, -0.24 - 0.03 * s, 0.05)],
                [0.075, 0.05, 0.038],
                colour,
                0.04,
            )
        clay.paint(ball((0, -0.24, 0.46), (0.11, 0.14, 0.24), (-14, 0, 0)), pale, 0.05)
        clay.add(ball((0, 0.54, 0.20), 0.085), pale, 0.03)
        at, ears, nod = (
            (0, -0.18, 0.88),
            [
                ((0.06, 0.06, 0.12), (0.10, 0.10, 0.38), (0.13, 0.06, 0.62)),
                ((-0.06, 0.06, 0.12), (-0.12, 0.14, 0.34), (-0.24, 0.20, 0.54)),
            ],
            2.0,
        )
    put = turned(at, look, nod, 0, 1)
    clay.add(put(ball((0, 0, 0), (0.135, 0.18, 0.145))), colour, 0.06)
    clay.add(put(ball((0, -0.15, -0.04), (0.085, 0.10, 0.085))), colour, 0.06)
    clay.paint(put(ball((0, -0.2, -0.09), (0.07, 0.1, 0.05))), pale, 0.02)
    for path in ears:
        clay.add(put(tube(path, [0.04, 0.066, 0.018], 5)), colour, 0.03)
        clay.paint(put(ball((path[2][0], path[2][1], path[2][2]), 0.07)), darker(colour, 0.25), 0.05)
    eyes(clay, put, (0.115, -0.07, 0.03), 0.026)
    return clay.add(put(ball((0, -0.245, -0.02), (0.02, 0.014, 0.012))), DARK, 0.01)
