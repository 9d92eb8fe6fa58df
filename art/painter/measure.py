# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be measured of a picture: colour, darkness, spread of light, key to fill."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .colour import LUMINANCE, Array, luminance
from .curves import spread

SATURATED, NEAR_BLACK = 0.92, 0.10
MOST_SATURATED, MOST_BLACK = 0.60, 0.15
MARGIN = 0.04
"""Part of the width that is border."""


@dataclass(frozen=True)
class Measures:
    """Shares of saturated and of near-black pixels, and the spread of brightness."""

    saturated: float
    black: float
    spread: float

    def warnings(self) -> list[str]:
        """What is wrong with the picture's colour."""
        found = []
        if self.saturated > MOST_SATURATED:
            found.append(f"{self.saturated:.0%} of it is saturated (at most {MOST_SATURATED:.0%})")
        if self.black > MOST_BLACK:
            found.append(f"{self.black:.0%} of it is near black (at most {MOST_BLACK:.0%})")
        return found

    def __str__(self) -> str:
        return f"saturated {self.saturated:.0%}, near black {self.black:.0%}, spread {self.spread:.2f}"


def measured(shown: Array) -> Measures:
    """Measure a picture, as shown, from 0 to 1, without its border."""
    edge = max(1, int(shown.shape[1] * MARGIN))
    inside = shown[edge:-edge, edge:-edge]
    strongest = inside.max(-1)
    saturation = (strongest - inside.min(-1)) / np.maximum(strongest, 1e-3)
    dark = strongest < NEAR_BLACK
    return Measures(
        saturated=float(((saturation > SATURATED) & ~dark).mean()),
        black=float(dark.mean()),
        spread=spread(inside @ LUMINANCE),
    )


def key_to_fill(light: Array, albedo: Array, glow: Array, depth: Array, far: float) -> float | None:
    """How many times more light the lit sides of things receive than the shaded ones; None where there is nothing.

    A day wants about 3, a night about 6.
    """
    pigment = luminance(albedo)
    things = (depth < far) & (pigment > 0.03) & (luminance(glow) < 0.05)
    if things.mean() < 0.02:
        return None
    received = luminance(light)[things] / pigment[things]
    shaded, lit = np.percentile(received, (15, 85))
    return float(lit / max(shaded, 1e-4))
