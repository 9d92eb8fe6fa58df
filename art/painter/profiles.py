# SPDX-License-Identifier: GPL-3.0-or-later
"""How faces that are turned away are drawn: as picture books do it, spread from the nose backwards.

A true profile squeezes eye and mouth onto the outline, where a brush of two pixels loses them.
"""

from __future__ import annotations

import numpy as np

from .colour import Array
from .curves import smoothstep
from .layers import Feature, Head

EYE = ("white", "iris", "cover", "lid", "brow", "dot")


def averted(head: Head) -> bool:
    """Whether a face is turned away so far that nothing of it is drawn: from behind, or from above under a hat."""
    return bool(head.axes[2, 1] > 0.4 or head.axes[2, 2] > 0.78)


def turned(head: Head) -> float:
    """0 for a face towards the viewer or half turned, 1 for a profile."""
    return float(smoothstep(0.80, 0.35, np.hypot(head.axes[0, 0], head.axes[1, 0])))


def in_head(head: Head, line: Array, wide: float) -> Array:
    """Points of the picture (`wide` times as wide as high) with their depth, in the head's own space."""
    top = head.units / (head.depth * head.tall * 2)

    def placed(x: Array, y: Array, far: Array) -> Array:
        return np.stack([(x - wide / 2) * 2 * top * far, (0.5 - y) * 2 * top * far, -far], -1)

    middle = placed(*(np.array([v]) for v in (*head.at, head.depth)))
    return np.asarray((placed(*line.T) - middle) @ head.axes / head.units)


def spread(head: Head, feature: Feature, wide: float, share: float) -> tuple[Array, Array]:
    """The points of a feature, as shares of the picture's height, and which of them are on the side that is seen."""
    p, shown = feature.line[:, :2].copy(), np.ones(len(feature.line), bool)
    from_behind = head.axes[2, 1]  # above 0: the back of the head is turned to the viewer
    profile = turned(head) * float(smoothstep(0.45, 0.2, from_behind))
    if profile < 0.05 or feature.role == "nose":
        return p, shown
    eye, side = feature.role in EYE, 1.0 if head.axes[2, 0] > 0 else -1.0
    x = side * in_head(head, feature.line, wide)[:, 0]
    back = np.array([head.axes[0, 1], -head.axes[1, 1]])
    p += back * (np.maximum(x - (0.075 if eye else 0.0), 0) * head.tall * share * profile)[:, None]
    if profile > 0.5:
        shown &= float(x.mean()) >= 0 if eye else x > -0.02
    return p, shown
