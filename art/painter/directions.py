# SPDX-License-Identifier: GPL-3.0-or-later
"""Which way the strokes run: round the form, along edges of tone, else as it comes."""

from __future__ import annotations

import cv2
import numpy as np

from .colour import Array
from .pixels import F, blur, noise

Tensor = tuple[Array, Array, Array]


def tensor(soft: Array, radius: float, where: Array | float = 1.0) -> Tensor:
    """The structure tensor xx, xy, yy of an image, gathered over a radius."""
    gx, gy = (np.asarray(cv2.Sobel(soft, cv2.CV_32F, *d, ksize=3), F) for d in ((1, 0), (0, 1)))
    xx, xy, yy = (blur((p * q).sum(-1) * where, radius) for p, q in ((gx, gx), (gx, gy), (gy, gy)))
    return xx, xy, yy


def along(one: Tensor, weight: Array, so_far: Tensor) -> Tensor:
    """Add the direction square to a tensor's own."""
    return so_far[0] + one[2] * weight, so_far[1] - one[1] * weight, so_far[2] + one[0] * weight


def directions(lab: Array, normal: Array, sky: Array, mass: Array, k: float, seed: int) -> Array:
    """The angle of the strokes at each pixel, in radians; `normal` is in the picture's axes."""
    h, w = sky.shape
    # Tangent to the form: square to the normal as seen on the picture's plane.
    px, py = normal[..., 0], -normal[..., 1]
    share = (
        np.where(sky, 0, px * px + py * py) * np.where(mass, 0.1, 1.0) / np.maximum(px * px + py * py, 1e-4)
    )
    both: Tensor = (share * py * py, -share * px * py, share * px * px)
    # Tangent to tone, from the fine and from the broad drawing.
    for radius, strength in ((1.5 * k, 1.4), (9 * k, 0.8)):
        found = tensor(blur(lab, radius), radius * 2.5)
        trace = found[0] + found[2] + 1e-9
        both = along(found, strength / (trace + 2e-3 / (radius * radius)) * ~sky, both)
    if sky.mean() > 0.02:
        found = sky_alone(lab, sky, k)
        both = along(found, 1 / (found[0] + found[2] + 4e-5) * sky, both)
    free = (noise(h, w, 300 * k, seed + 21, 2) - 0.5) * np.where(sky, 2.2, 4.0) - np.where(sky, 0.1, 0.35)
    flow = np.where(sky, 0.25, 0.10)
    xx = both[0] + flow * np.cos(free) ** 2
    xy = both[1] + flow * np.cos(free) * np.sin(free)
    yy = both[2] + flow * np.sin(free) ** 2
    xx, xy, yy = (blur(v.astype(F), 3 * k) for v in (xx, xy, yy))
    return np.asarray(0.5 * np.arctan2(2 * xy, xx - yy), F)


def sky_alone(lab: Array, sky: Array, k: float) -> Tensor:
    """The tensor of the sky as if nothing stood before it; else outlines would bend its strokes."""
    h, w = sky.shape
    small = (w // 4, h // 4)
    air = cv2.resize(cv2.erode(sky.astype(F), np.ones((5, 5))), small, interpolation=cv2.INTER_AREA)
    tone = cv2.resize(lab, small, interpolation=cv2.INTER_AREA) * air[..., None]
    near, far = 3 * k, 16 * k
    alone = blur(tone, near) + 0.02 * blur(tone, far) + 1e-4 * blur(tone, 6 * far)
    alone /= (blur(air, near) + 0.02 * blur(air, far) + 1e-4 * blur(air, 6 * far) + 1e-9)[..., None]
    xx, xy, yy = (cv2.resize(v, (w, h), interpolation=cv2.INTER_LINEAR) for v in tensor(alone, 5 * k, air))
    return xx, xy, yy
