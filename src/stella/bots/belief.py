"""What one may believe about the crosses of others: how many are hidden is public, where they are is a guess."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

SLOPE: Final = 1.2
"""How far others are believed to feel the same."""


def likely(scores: Sequence[float], count: int) -> list[float]:
    """The probability of each place to be one of `count` hidden crosses of somebody who feels about alike.

    >>> [round(each, 2) for each in likely([2.0, 0.0, -2.0], 1)]
    [0.76, 0.22, 0.02]
    """
    if count <= 0:
        return [0.0] * len(scores)
    if count >= len(scores):
        return [1.0] * len(scores)
    level = 0.0
    chances: list[float] = []
    for _ in range(16):
        chances = [1 / (1 + math.exp(-level - SLOPE * value)) for value in scores]
        excess = sum(chances) - count
        if abs(excess) < 1e-3:
            break
        slope = max(sum(each * (1 - each) for each in chances), 1e-6)
        level -= max(-2.0, min(2.0, excess / slope))
    return chances
