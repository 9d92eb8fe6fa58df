# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures set off from their ground: a breath of light, and a coloured contour of varying width."""

from __future__ import annotations

import cv2
import numpy as np

from .colour import Array
from .living import Living, padded
from .pixels import F, blur, mix, noise, smoothstep
from .plan import Plan
from .portrait import line_colour
from .wishes import Finish

SOFT = 2.4
"""Outlines are smoothed by this many pixels of a picture 1800 high."""


def set_off(canvas: Array, plan: Plan, who: Living, wish: Finish) -> Array:
    """Set every figure off from what is behind it."""
    k, out = plan.scale, canvas.copy()
    high, width = plan.label.shape
    press = noise(high, width, 46 * k, wish.seed + 71, 3)
    for one, box in who.boxes.items():
        near = padded(box, int(10 * k), canvas.shape)
        tall = (box[0].stop - box[0].start) / k
        firm = float(np.clip((tall - 60) / 260, 0, 1)) * 0.75 + 0.25
        firm = 0.3 if one in who.near else 0.1 if one in who.far else firm
        mask = (who.figure[near] == one).astype(F)
        # What is small and in front, such as snow and sparks, does not cut the outline.
        mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((max(int(7 * k), 3),) * 2))
        here = out[near].copy()
        inner, outer = mean_where(here, mask, 3 * k), mean_where(here, 1 - mask, 3 * k)
        contrast = outer[..., 0] - inner[..., 0]
        alike = smoothstep(0.26, 0.08, np.abs(contrast))
        here[..., 0] += breath(mask, contrast, here[..., 0], k) * alike * firm * (0.4 + press[near])
        # The contour is heavy below and away from the light, thin above, here and there lost.
        lit = cv2.dilate((plan.up[near] - 0.35 * plan.right[near]).astype(F), np.ones((3, 3)))
        thick = k * (0.5 + 0.95 * smoothstep(0.35, -0.5, lit) + 0.45 * press[near]) * (0.6 + 0.4 * firm)
        line = contour(mask, thick, k) * (0.30 + 0.70 * smoothstep(0.22, 0.46, press[near]))
        line *= (0.5 + 0.5 * firm) * (0.75 + 0.25 * alike)
        ink = line_colour(inner + (outer - inner) * 0.25, wish, 0.46)
        here = mix(here, ink, np.clip(line, 0, 1) * 0.85 * min(wish.contour / 0.75, 1.2))
        thin = np.clip(blur(seams(who.part[near], mask > 0), 0.9 * k) * 1.5, 0, 1)
        thin *= smoothstep(0.35, 0.55, press[near]) * firm
        out[near] = mix(here, line_colour(inner, wish, 0.55), 0.6 * thin)
    return out.astype(F)


def mean_where(lab: Array, mask: Array, radius: float) -> Array:
    """The colours around each pixel, of those in the mask alone."""
    return np.asarray(blur(lab * mask[..., None], radius) / np.maximum(blur(mask, radius), 0.05)[..., None])


def breath(mask: Array, contrast: Array, lightness: Array, k: float) -> Array:
    """Light on the lighter side of an outline, strongest at the outline itself."""
    soft = blur(mask, 5 * k)
    band = np.where(contrast >= 0, soft * (1 - mask), (1 - soft) * mask) * 2
    return np.asarray(0.07 * band * smoothstep(0.9, 0.6, lightness))


def contour(mask: Array, width: Array, k: float) -> Array:
    """A line along the smoothed outline of a mask, 0 to 1."""
    soft = SOFT * k
    m = blur(mask, soft)
    off = (m - 0.5) * 2.507 * soft  # signed distance in pixels, above 0 inside
    line = smoothstep(0, 1, np.clip((width + 0.6 * k - np.abs(off + 0.1 * width)) / (0.95 * k), 0, 1))
    return np.asarray(line * ((m > 0.015) & (m < 0.985)))


def seams(part: Array, inside: Array) -> Array:
    """Where one part of a figure meets the next."""
    part = part * inside
    found = np.zeros(part.shape, F)
    found[:, 1:][(part[:, 1:] != part[:, :-1]) & inside[:, 1:] & inside[:, :-1]] = 1
    found[1:][(part[1:] != part[:-1]) & inside[1:] & inside[:-1]] = 1
    return found
