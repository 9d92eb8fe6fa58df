# SPDX-License-Identifier: GPL-3.0-or-later
"""The big beasts: stag, bear, elephant."""

from __future__ import annotations

from ...clay import Clay, ball, limb, tube
from ...colour import Colour, darker
from .making import DARK, animal, eyes, leg, turned

SIDES = (-1, 1)


@animal((-0.75, -1.1, -0.05), (0.75, 0.95, 2.2), 170)
def stag(
    colour: Colour = "#8a5a36", pale: Colour = "#d9c3a0", horn: Colour = "#d8c8a8", look: float = 26
) -> Clay:
    """A red deer with great uneven antlers, 2 tall with them; his back is at 1.05."""
    clay, dark = Clay(), darker(colour, 0.45)
    clay.add(
        tube(
            [(0, 0.52, 0.90), (0, 0.16, 0.85), (0, -0.22, 0.83), (0, -0.44, 0.88)],
            [0.185, 0.19, 0.235, 0.19],
            5,
        ),
        colour,
    )
    clay.add(
        tube([(0, -0.38, 0.90), (0.0, -0.54, 1.08), (0.02, -0.60, 1.30)], [0.20, 0.145, 0.10], 5), colour, 0.1
    )
    clay.add(tube([(0, -0.50, 0.84), (0, -0.62, 0.98), (0, -0.66, 1.12)], [0.10, 0.09, 0.06], 4), dark, 0.08)
    for s, fore, hind in ((-1, -0.06, 0.08), (1, 0.12, -0.06)):
        leg(
            clay,
            [
                (s * 0.12, -0.34, 0.76),
                (s * 0.115, -0.33 + fore * 0.5, 0.50),
                (s * 0.10, -0.37 + fore, 0.30),
                (s * 0.10, -0.36 + fore, 0.05),
            ],
            [0.13, 0.062, 0.036, 0.034],
            colour,
        )
        leg(
            clay,
            [
                (s * 0.12, 0.46, 0.84),
                (s * 0.13, 0.40 + hind * 0.4, 0.56),
                (s * 0.11, 0.58 + hind, 0.36),
                (s * 0.10, 0.52 + hind, 0.05),
            ],
            [0.17, 0.085, 0.04, 0.034],
            colour,
        )
        for y in (-0.37 + fore, 0.51 + hind):
            clay.add(limb((s * 0.10, y, 0.055), (s * 0.10, y - 0.04, 0.025), 0.042, 0.05), DARK, 0.02)
            clay.paint(ball((s * 0.1, y, 0.18), (0.1, 0.12, 0.24)), dark, 0.08)
    clay.paint(ball((0, 0.70, 0.92), (0.15, 0.14, 0.18)), pale, 0.04)
    clay.paint(ball((0, 0.05, 0.58), (0.2, 0.5, 0.12)), pale, 0.06)
    clay.add(ball((0, 0.72, 0.95), (0.05, 0.05, 0.10)), colour, 0.04)
    put = turned((0.02, -0.64, 1.40), look, 8, 2, 1)
    clay.add(put(ball((0, 0.02, 0), (0.105, 0.13, 0.11))), colour, 0.06)
    clay.add(put(limb((0, -0.06, -0.02), (0, -0.30, -0.10), 0.09, 0.055)), colour, 0.06)
    clay.add(put(ball((0, -0.335, -0.10), (0.05, 0.036, 0.04))), DARK, 0.02)
    clay.paint(put(ball((0, -0.28, -0.16), (0.07, 0.1, 0.05))), pale, 0.03)
    for s in SIDES:
        clay.add(
            put(
                tube(
                    [(s * 0.09, 0.05, 0.06), (s * 0.20, 0.08, 0.10), (s * 0.29, 0.07, 0.09 + 0.04 * s)],
                    [0.035, 0.055, 0.012],
                    4,
                )
            ),
            colour,
            0.03,
        )
        w = 1.0 if s > 0 else 0.92
        beam = [
            (s * 0.055, 0.04, 0.10),
            (s * 0.16, 0.12, 0.28 * w),
            (s * 0.34 * w, 0.16, 0.46 * w),
            (s * 0.36 * w, 0.08, 0.74 * w),
        ]
        clay.add(put(tube(beam, [0.036, 0.034, 0.030, 0.014], 6)), horn, 0.02)
        tines = [
            ((s * 0.08, 0.06, 0.15), (s * 0.11, -0.16, 0.26)),
            ((s * 0.16, 0.12, 0.28), (s * 0.20, -0.10, 0.42)),
            ((s * 0.33, 0.16, 0.46), (s * 0.52, 0.10, 0.62)),
            ((s * 0.36, 0.13, 0.60), (s * 0.25, 0.16, 0.76)),
        ]
        for root, tip in tines if s > 0 else tines[:1] + tines[2:]:
            clay.add(
                put(limb(tuple(c * w for c in root), tuple(c * w for c in tip), 0.027, 0.011)), horn, 0.03
            )
    eyes(clay, put, (0.092, -0.05, 0.025), 0.02)
    return clay


@animal((-0.8, -1.35, -0.05), (0.8, 1.0, 1.95), 150)
def bear(
    pose: str = "walking", colour: Colour = "#4a342a", muzzle: Colour = "#9a7452", look: float = -20
) -> Clay:
    """A heavy bear: walking, sitting, or upright on its hind legs (1.85 tall)."""
    clay, dark = Clay(), darker(colour, 0.55)
    if pose == "walking":
        clay.add(
            tube(
                [(0, 0.60, 0.62), (0, 0.25, 0.66), (0, -0.15, 0.70), (0, -0.45, 0.66)],
                [0.30, 0.345, 0.33, 0.25],
                5,
            ),
            colour,
        )
        clay.add(ball((0, -0.28, 0.90), (0.22, 0.26, 0.18)), colour, 0.14)
        for s in SIDES:
            f, b = -0.42 - 0.13 * s, 0.62 + 0.14 * s
            leg(
                clay,
                [(s * 0.2, -0.36, 0.60), (s * 0.21, -0.36 - 0.06 * s, 0.34), (s * 0.2, f, 0.10)],
                [0.19, 0.13, 0.115],
                colour,
            )
            leg(
                clay,
                [(s * 0.2, 0.56, 0.58), (s * 0.22, 0.52 + 0.06 * s, 0.32), (s * 0.2, b, 0.10)],
                [0.22, 0.15, 0.12],
                colour,
            )
            for y in (f, b):
                clay.add(ball((s * 0.2, y - 0.07, 0.07), (0.115, 0.17, 0.075)), dark, 0.05)
        at, nod = (0, -0.78, 0.72), 14
        clay.add(tube([(0, -0.4, 0.70), (0, -0.66, 0.72)], [0.24, 0.2], 3), colour, 0.1)
    else:
        tall = 0.42 if pose == "upright" else 0.0
        clay.add(
            tube(
                [
                    (0, 0.12, 0.34 + tall),
                    (0, 0.08, 0.62 + tall),
                    (0, -0.02, 0.90 + tall),
                    (0, -0.05, 1.02 + tall),
                ],
                [0.33, 0.34, 0.27, 0.19],
                5,
            ),
            colour,
        )
        for s in SIDES:
            drop = 0.10 if s > 0 else 0.0
            leg(
                clay,
                [
                    (s * 0.24, -0.06, 0.92 + tall),
                    (s * 0.40, -0.20, 0.68 + tall - drop),
                    (s * 0.33, -0.36, 0.50 + tall - drop),
                ],
                [0.14, 0.11, 0.10],
                colour,
            )
            if tall:
                leg(
                    clay,
                    [(s * 0.19, 0.08, 0.66), (s * 0.22, 0.02, 0.36), (s * 0.2, 0.06, 0.10)],
                    [0.21, 0.15, 0.12],
                    colour,
                )
                clay.add(ball((s * 0.21, -0.05, 0.065), (0.12, 0.2, 0.07)), dark, 0.05)
            else:
                leg(
                    clay,
                    [(s * 0.2, 0.06, 0.26), (s * 0.34, -0.28, 0.17), (s * 0.38, -0.52, 0.14)],
                    [0.2, 0.15, 0.11],
                    colour,
                )
                clay.add(ball((s * 0.39, -0.62, 0.18), (0.11, 0.07, 0.16), (-15, 0, s * 12)), dark, 0.05)
        clay.paint(ball((0, -0.32, 0.62 + tall), (0.2, 0.16, 0.28)), darker(muzzle, 0.7), 0.12)
        at, nod = (0, -0.12, 1.20 + tall), 6
    put = turned(at, look, nod, 4, 1)
    clay.add(put(ball((0, 0, 0), (0.235, 0.22, 0.205))), colour, 0.08)
    clay.add(put(limb((0, -0.13, -0.05), (0, -0.32, -0.08), 0.12, 0.085)), muzzle, 0.06)
    clay.add(put(ball((0, -0.40, -0.045), (0.052, 0.032, 0.038))), DARK, 0.015)
    for s in SIDES:
        clay.add(put(ball((s * 0.185, 0.05, 0.175 + 0.01 * s), (0.082, 0.05, 0.085))), colour, 0.03)
        clay.paint(put(ball((s * 0.185, -0.01, 0.18), (0.05, 0.04, 0.05))), dark, 0.02)
    eyes(clay, put, (0.085, -0.195, 0.035), 0.02)
    return clay


@animal((-0.95, -1.5, -0.05), (0.95, 1.1, 2.0), 150)
def elephant(
    trunk: str = "hanging", colour: Colour = "#77767e", ivory: Colour = "#eee2c4", look: float = 14
) -> Clay:
    """An elephant, 1.5 at the shoulder; trunk hanging, raised or reaching forward."""
    clay, dark = Clay(), darker(colour, 0.55)
    clay.add(
        tube(
            [(0, 0.60, 0.98), (0, 0.25, 1.04), (0, -0.15, 1.02), (0, -0.42, 1.06)],
            [0.37, 0.45, 0.43, 0.33],
            5,
        ),
        colour,
    )
    for s in SIDES:
        for y, shift in ((-0.34, -0.08 * s), (0.58, 0.09 * s)):
            leg(
                clay,
                [(s * 0.24, y, 0.85), (s * 0.25, y + shift * 0.4, 0.45), (s * 0.24, y + shift, 0.10)],
                [0.22, 0.155, 0.145],
                colour,
            )
            clay.add(ball((s * 0.24, y + shift - 0.01, 0.07), (0.165, 0.17, 0.08)), colour, 0.04)
            for k in (-1, 0, 1):
                clay.paint(
                    ball((s * 0.24 + k * 0.08, y + shift - 0.165, 0.045), (0.036, 0.03, 0.04)), ivory, 0.02
                )
    clay.add(
        tube([(0, 0.94, 1.10), (0.02, 1.02, 0.86), (0.05, 1.0, 0.60)], [0.045, 0.03, 0.022], 4), colour, 0.04
    )
    clay.add(ball((0.05, 1.0, 0.56), (0.03, 0.03, 0.07)), dark, 0.02)
    put = turned((0, -0.72, 1.28), look, 4, 2, 1)
    clay.add(put(ball((0, 0, 0), (0.29, 0.30, 0.33))), colour, 0.14)
    clay.add(put(ball((0, -0.08, 0.19), (0.22, 0.2, 0.18))), colour, 0.12)
    paths = {
        "hanging": [
            (0, -0.22, -0.04),
            (0, -0.40, -0.28),
            (0.02, -0.43, -0.62),
            (0.05, -0.38, -0.92),
            (0.08, -0.50, -1.08),
        ],
        "raised": [
            (0, -0.22, -0.04),
            (0, -0.46, -0.20),
            (0.03, -0.68, -0.04),
            (0.06, -0.70, 0.30),
            (0.06, -0.56, 0.54),
        ],
        "forward": [
            (0, -0.22, -0.04),
            (0, -0.44, -0.26),
            (0.02, -0.60, -0.42),
            (0.04, -0.76, -0.38),
            (0.06, -0.78, -0.24),
        ],
    }
    clay.add(put(tube(paths[trunk], [0.165, 0.13, 0.10, 0.078, 0.058], 6)), colour, 0.1)
    for s in SIDES:
        clay.add(put(ball((s * 0.42, 0.12, -0.06), (0.30, 0.055, 0.40), (8, s * 12, s * -32))), colour, 0.05)
        clay.add(put(ball((s * 0.38, 0.12, -0.34), (0.17, 0.05, 0.2), (8, s * -20, s * -32))), colour, 0.08)
        clay.paint(
            put(ball((s * 0.44, 0.03, -0.06), (0.2, 0.06, 0.28), (8, s * 12, s * -32))), "#a5888a", 0.08
        )
        clay.add(
            put(
                tube(
                    [
                        (s * 0.13, -0.24, -0.20),
                        (s * 0.19, -0.42, -0.38),
                        (s * 0.17, -0.60 - 0.05 * s, -0.34 + 0.03 * s),
                    ],
                    [0.05, 0.042, 0.012],
                    5,
                )
            ),
            ivory,
            0.02,
        )
        clay.paint(put(ball((s * 0.235, -0.19, 0.02), 0.065)), dark, 0.06)
    eyes(clay, put, (0.23, -0.20, 0.02), 0.024)
    return clay
