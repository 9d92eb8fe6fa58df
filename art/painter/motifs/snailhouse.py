# SPDX-License-Identifier: GPL-3.0-or-later
"""What is built on a snail that people live in: rows of windows, a balcony with a table laid."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .. import kit, paper
from ..materials import clay, lamp
from .figures import figure
from .snails import Shell


def windows(shell: Shell) -> list[Any]:
    """Rows of lit panes along the coil, smaller inwards; a few are dark."""
    rng, frame, dark = np.random.default_rng(6), clay("#f0cf8e", bump=0.1), clay("#4a2014")
    parts: list[Any] = []
    panes = [lamp("#ffb43a", 1.7), lamp("#ff9a2a", 1.5), lamp("#ffcf62", 1.8)]
    angle = -0.25
    while angle < 9.6:
        scale = math.exp(-0.138 * (angle + 0.75))
        for around in (58, 95) if scale > 0.3 else (80,):
            pane = dark if rng.random() < 0.16 else panes[rng.integers(3)]
            tip = (-(90 - around) * math.sin(angle) * 0.9, 0, (90 - around) * math.cos(angle) * 0.9)
            holder = [
                paper.cutout(arch(0.135), frame, (0, 0.02, -0.17), depth=0.05, bevel=0.006),
                paper.cutout(arch(0.108), pane, (0, -0.015, -0.13), depth=0.03, bevel=0),
                kit.box((0.02, 0.03, 0.3), frame, (0, -0.035, -0.15), bevel=0),
                kit.box((0.3, 0.08, 0.03), frame, (0, -0.03, -0.19), bevel=0),
            ]
            upright = kit.group(holder, size=1.05 * scale**0.8)
            parts.append(kit.group([upright], shell.on(angle, around, 0.0), tip))
        angle += 0.3 / scale**0.25
    return parts


def arch(r: float) -> Any:
    """A round-headed opening."""
    return paper.Point(0, 1.9 * r).buffer(r).union(paper.rectangle(-r, 0, r, 1.9 * r))


def balcony(shell: Shell, slope: float) -> Any:
    """A balcony on the stern with a table laid long ago, and who sits there."""
    iron, cloth = clay("#7a2a20", rough=0.5), clay("#fff4dc")
    sitter = figure(
        "thin elder",
        "sitting",
        "suit",
        coat="#3f5a2a",
        trousers="#5a3a20",
        hat="beanie",
        hat_colour="#d8352a",
        hair="fringe",
        hair_colour="#efe8da",
        beard="#efe8da",
        skin="tan",
        quality=80,
    )
    parts = [
        kit.box((1.4, 0.8, 0.07), iron, (-0.1, 0, -0.07)),
        kit.place(sitter, (-0.42, 0.02, 0), (0, 0, 70), 0.85),
        kit.box((0.26, 0.26, 0.28), iron, (-0.47, 0.05, 0)),
        kit.place(
            kit.lathe([(0.001, 0.4), (0.25, 0.4), (0.27, 0.24), (0.26, 0.4)], cloth, 24), (0.08, -0.08, 0)
        ),
        kit.place(kit.lathe([(0.001, 0), (0.16, 0), (0.03, 0.03), (0.03, 0.4)], iron, 16), (0.08, -0.08, 0)),
        kit.place(
            kit.lathe(
                [(0.001, 0.4), (0.05, 0.41), (0.075, 0.49), (0.03, 0.56), (0.001, 0.57)],
                clay("#d8352a", rough=0.4),
                16,
            ),
            (0.04, -0.1, 0),
        ),
        kit.sphere((0.035, 0.035, 0.05), clay("#fff8e6"), (0.16, -0.16, 0.46), 12),
        kit.sphere((0.06, 0.04, 0.03), clay("#c8862e"), (0.18, -0.02, 0.43), 12),
    ]
    for k in range(9):
        x = -0.77 + 1.3 * k / 8
        parts.append(kit.rope([(x, -0.39, 0), (x, -0.4, 0.15), (x, -0.39, 0.3)], 0.013, iron, 1))
    parts.append(
        kit.rope(
            [(-0.79, 0.35, 0.3), (-0.79, -0.39, 0.3), (0, -0.4, 0.3), (0.57, -0.39, 0.3), (0.57, 0.35, 0.3)],
            0.022,
            iron,
            1,
        )
    )
    return kit.group(parts, shell.on(2.62, 12, 0.02) + (-0.42, -0.5, 0.0), (0, slope, 0), 0.9)
