# SPDX-License-Identifier: GPL-3.0-or-later
"""Stars folded of lit paper, as lanterns; and nested sheets of night with a star cut out of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from .. import kit, paper
from ..materials import clay

TIPS = 8


def rim(radius: float, short: float = 0.56, notch: float = 0.3) -> list[tuple[float, float]]:
    """The outline of a star of four long and four short tips, clockwise from the top."""
    reach = [radius * (notch if k % 2 else short if k % 4 else 1) for k in range(2 * TIPS)]
    return [(r * math.sin(k * math.pi / TIPS), r * math.cos(k * math.pi / TIPS)) for k, r in enumerate(reach)]


def shape(radius: float, short: float = 0.56, notch: float = 0.3, soft: float = 0.02) -> Any:
    """The star as a shape to cut out."""
    return paper.rounded(paper.Polygon(rim(radius, short, notch)), radius * soft)


def folded(
    radius: float = 1,
    light: str = "#ffd27a",
    shade: str = "#f0923e",
    *,
    emit: float = 0.5,
    short: float = 0.56,
    notch: float = 0.3,
) -> Any:
    """A lantern folded into a star, upright in the xz plane: every tip has a lit and a shaded side."""
    points = [(0, -0.34 * radius, 0), *((x, 0, z) for x, z in rim(radius, short, notch))]
    n = len(points) - 1
    halves: tuple[list[tuple[int, ...]], ...] = ([], [])
    for k in range(n):
        halves[k % 2].append((0, k + 1, (k + 1) % n + 1))
    sides = zip(halves, ((light, emit), (shade, emit * 0.75)), strict=True)
    papers = [
        kit.facets(points, faces, clay(tone, bump=0.3, grain=22, emit=glow), 0)
        for faces, (tone, glow) in sides
    ]
    return kit.group(papers)


def night(
    whole: Any,
    opening: Any,
    sheets: Sequence[tuple[float, str]],
    *,
    step: float = 0.17,
    waver: float = 0.03,
) -> None:
    """Sheet behind sheet at these depths, each with a smaller opening."""
    for k, (y, colour) in enumerate(sheets):
        hole = opening if not k else paper.wavering(opening.buffer(-step * k), waver * (1 + k * 0.4), k)
        paper.sheet(whole.difference(hole), y, colour)
