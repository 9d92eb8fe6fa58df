# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the paint and under it: soft edges, pencil contours, the light on bristles and paper, the border."""

from __future__ import annotations

import cv2
import numpy as np

from .colour import Array, hue_of
from .pixels import F, blur, flat, mix, noise, smoothstep
from .plan import Plan
from .wishes import HIGH, Finish

FROM_UPPER_LEFT = np.array([[1, 0.5, 0], [0.5, 0, -0.5], [0, -0.5, -1]], F) / 2


def softened(canvas: Array, plan: Plan) -> Array:
    """Take the saw teeth off the edges of things; far from the focus edges of like tone melt, wet in wet."""
    k = plan.scale
    rim = np.zeros(plan.label.shape, F)
    rim[:, 1:][plan.label[:, 1:] != plan.label[:, :-1]] = 1
    rim[1:][plan.label[1:] != plan.label[:-1]] = 1
    out = mix(canvas, blur(canvas, 0.9 * k), np.clip(blur(rim, 1.0 * k) * 2, 0, 1))
    wide = blur(canvas, 3.2 * k)
    like = smoothstep(0.12, 0.05, np.linalg.norm(canvas - wide, axis=-1))
    melt = np.clip(blur(rim, 3 * k) * 4, 0, 1) * like * (1 - np.clip(blur(plan.care, 10 * k) * 1.5, 0, 1))
    return mix(out, wide, 0.7 * melt)


def with_contours(canvas: Array, plan: Plan, wish: Finish) -> Array:
    """Lost-and-found lines, as of a dark coloured pencil, on part of the edges; firm on the shadow side."""
    h, w = plan.sky.shape
    k = plan.scale
    press = noise(h, w, 70 * k, wish.seed + 31, 3)
    found = smoothstep(0.44, 0.60, press)
    shadow = smoothstep(0.15, -0.35, plan.up - 0.5 * plan.right)
    shadow = cv2.dilate(shadow.astype(F), np.ones((3, 3)))
    strength = plan.edge * np.clip(
        found * (0.55 + 0.45 * shadow) + 0.35 * shadow * smoothstep(0.3, 0.45, press), 0, 1
    )
    strength = np.maximum(strength, 0.5 * plan.edge * plan.focus).astype(F)
    thin, broad = blur(strength, 0.7 * k), blur(cv2.dilate(strength, np.ones((2, 2))), 0.9 * k)
    line = thin * 1.6 * (1 - found) + broad * 1.2 * found
    grain = smoothstep(0.3, 0.62, noise(h, w, 3.2 * k, wish.seed + 33, 2))
    line = np.clip(line, 0, 1) * (0.5 + 0.5 * grain) * wish.contour
    # The line's colour: the darkest neighbour, deeper, turned to the shadow's hue.
    near = cv2.erode(canvas[..., 0], np.ones((5, 5)))
    goal = hue_of(wish.second or wish.shadows)
    ink = np.empty_like(canvas)
    ink[..., 0] = np.maximum(near * 0.58 - 0.02, 0.08)
    for c, part in ((1, np.cos(goal)), (2, np.sin(goal))):
        ink[..., c] = 0.6 * blur(canvas[..., c], 2 * k) + 0.4 * part * 0.06
    return mix(canvas, ink, line).astype(F)


def tooth(height: int, width: int, seed: int, k: float) -> Array:
    """The height of watercolour paper, around 0."""
    n = 0.6 * noise(height, width, 9 * k, seed, 3) + 0.4 * noise(height, width, 22 * k, seed + 1, 3)
    return n - 0.5


def lit(image: Array, relief: Array, k: float, wish: Finish) -> Array:
    """One light from the upper left on bristles and paper together; thin paint shows more of the tooth."""
    h, w = relief.shape
    surface = blur(relief, 0.7 * k) * 1.1 * wish.relief + tooth(h, w, wish.seed + 3, k) * 2.0 * wish.tooth
    slope = cv2.filter2D(surface.astype(F), -1, FROM_UPPER_LEFT)
    shade = np.tanh(-slope * 1.1) * 0.5  # above 0 towards the light
    gain = np.where(shade > 0, 0.22, 0.24) * shade
    # In light parts shade by multiplying, in dark parts also lift, so that bristles show in the darks.
    return np.clip(image * (1 + gain[..., None]) + np.maximum(gain, 0)[..., None] * 0.06, 0, 1).astype(F)


def framed(image: Array, colour: str = "#f3ead8", margin: float = 0.018, seed: int = 5) -> Array:
    """The bare deckled border of paper around every card."""
    h, w = image.shape[:2]
    k = h / HIGH
    y, x = np.mgrid[0:h, 0:w].astype(F)
    m, r = margin * w, 0.03 * w
    qx, qy = np.abs(x - w / 2) - (w / 2 - m - r), np.abs(y - h / 2) - (h / 2 - m - r)
    d = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r
    d += (noise(h, w, 45 * k, seed) - 0.5) * m * 0.65
    slope = cv2.filter2D(tooth(h, w, seed + 3, k).astype(F), -1, FROM_UPPER_LEFT)
    bare = np.clip(flat(colour, image) * (1 - np.tanh(slope * 2.2) * 0.10)[..., None], 0, 1)
    pool = np.exp(-np.abs(d) / (0.004 * w)) * (d < 0)
    return mix(image * (1 - 0.22 * pool)[..., None], bare, smoothstep(-1.5 * k, 1.5 * k, d)).astype(F)


def turnable(image: Array) -> Array:
    """The upper half, and the same upside down below it; they run into one another across the middle."""
    down = np.linspace(0, 1, image.shape[0], dtype=F)[:, None] * np.ones((1, image.shape[1]), F)
    return mix(image, image[::-1, ::-1], smoothstep(0.47, 0.53, down)).astype(F)
