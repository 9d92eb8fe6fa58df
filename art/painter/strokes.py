# SPDX-License-Identifier: GPL-3.0-or-later
"""Paint: a toned ground and five passes of strokes, from broad to fine."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .brush import lay
from .colour import Array, hue_of, oklab_of
from .pixels import F, blur, smoothstep
from .plan import Plan
from .wishes import Finish


@dataclass(frozen=True)
class Pass:
    """One layer of strokes: half the brush's width, the error that calls for a stroke, and its manners.

    `length` is in widths, `clip` the colour difference at which a stroke stops, `loose` its change of colour,
    `cover` its opacity and `relief` the height of its bristles.
    """

    radius: float
    error: float
    length: float
    clip: float
    loose: float
    cover: float = 0.95
    relief: float = 1.0


PASSES = (
    Pass(26, -1.0, 5.0, 0.17, 0.020, 0.95, 0.8),
    Pass(13, 0.018, 5.5, 0.12, 0.020, 0.92, 1.0),
    Pass(6.5, 0.022, 6.0, 0.085, 0.016, 0.92, 0.9),
    Pass(3.2, 0.026, 6.5, 0.065, 0.011, 0.92, 0.7),
    Pass(1.6, 0.030, 7.0, 0.050, 0.006, 0.90, 0.35),
)


def painted(plan: Plan, wish: Finish) -> tuple[Array, Array]:
    """Ground and strokes: the canvas in Oklab, and the height of the paint."""
    h, w = plan.sky.shape
    k, rng = plan.scale, np.random.default_rng(wish.seed)
    canvas = ground(plan, wish)
    meant = canvas.copy()  # what the strokes meant, without their liberties: errors are measured here
    relief, owner = np.zeros((h, w), F), np.zeros((h, w), np.int32)
    hairs = bristles(rng)
    dusk = second_colour(wish)
    count = 0
    for number, one in enumerate(PASSES):
        if one.radius < wish.finest:
            break
        radius = max(one.radius * k, 0.8)
        step = radius * (1.0 if number == 0 else 0.95)
        rows, columns = int(h / step) + 1, int(w / step) + 1
        order = rng.permutation(rows * columns).astype(np.int64)
        chance = rng.random((rows * columns, 8)).astype(F)
        wrong = np.linalg.norm(meant - plan.target, axis=-1).astype(F)
        count = lay(
            canvas, meant, relief, owner, plan.target, plan.label, plan.angle, plan.cap, plan.least, plan.care,
            wrong, hairs, order, chance, dusk, count, step, columns, radius, one.error, one.length, one.clip,
            one.loose, one.cover, one.relief, wish.broken, number == 0,
        )  # fmt: skip
    return canvas, relief


def ground(plan: Plan, wish: Finish) -> Array:
    """A toned ground, seen between strokes: broad colour, in warm parts a step towards the light's hue."""
    h, w = plan.sky.shape
    small = cv2.resize(plan.target, (w // 8, h // 8), interpolation=cv2.INTER_AREA)
    canvas = cv2.resize(blur(small, 30 * plan.scale / 4), (w, h), interpolation=cv2.INTER_CUBIC).astype(F)
    canvas[..., 0] += 0.03
    warm = smoothstep(-0.03, 0.03, canvas[..., 2])[..., None]
    canvas[..., 1:] += (
        np.array([0.02, 0.05], F) + (oklab_of(wish.lights)[1:] - canvas[..., 1:]) * 0.2
    ) * warm
    return canvas.astype(F)


def second_colour(wish: Finish) -> Array:
    """Green-red and blue-yellow of the paint that breaks the shadows."""
    colour = wish.second or wish.shadows
    own, hue = oklab_of(colour)[1:], hue_of(colour)
    return np.array([np.cos(hue) * 0.07, np.sin(hue) * 0.07], F) if np.hypot(*own) > 0.01 else own


def bristles(rng: np.random.Generator) -> Array:
    """The marks of a brush's hairs: 48 across, long and slowly changing along."""
    raw = rng.random((48, 1024), F)
    hairs = cv2.GaussianBlur(raw, (0, 0), sigmaX=22, sigmaY=0.8, borderType=cv2.BORDER_REFLECT)
    hairs = (hairs - hairs.mean()) / hairs.std()
    return np.clip(0.5 + hairs * 0.22, 0, 1).astype(F)
