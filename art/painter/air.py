# SPDX-License-Identifier: GPL-3.0-or-later
"""What hangs between the camera and the things: fog, shafts of light, and the glow around what shines."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .colour import Array, luminance, srgb
from .pixels import F, blur, mix, noise, smoothstep


@dataclass(frozen=True)
class Fog:
    """Air of a colour, from nothing at `near` to `amount` at `far`."""

    colour: str
    near: float
    far: float
    amount: float = 0.8


@dataclass(frozen=True)
class Rays:
    """Shafts of light from above; `centre` is where they fan out, 0 left to 1 right."""

    colour: str
    amount: float = 0.2
    centre: float = 0.5
    near: float = 9.5
    far: float = 13.5


def fogged(light: Array, depth: Array, fog: Fog) -> Array:
    """Lay air between the camera and what is far."""
    share = smoothstep(fog.near, fog.far, depth) * fog.amount
    return mix(light, np.broadcast_to(srgb(fog.colour) ** 2.2, light.shape), share)


def with_rays(light: Array, depth: Array, rays: Rays) -> Array:
    """Let shafts of light fall, stronger behind than before the subject."""
    h, w = depth.shape
    y, x = np.mgrid[0:h, 0:w].astype(F)
    angle = np.arctan2(x / w - rays.centre, y / h + 0.35)
    streaks = np.interp((angle + 1.2) / 2.4, np.linspace(0, 1, 2000), noise(1, 2000, 46, 7, 3)[0])
    shafts = blur(smoothstep(0.35, 0.85, streaks).astype(F), h * 0.006)
    behind = smoothstep(rays.near, rays.far, depth) * 0.75 + 0.25
    fade = np.clip(1 - y / h * 1.1, 0, 1) ** 1.3
    return light + (shafts * rays.amount * behind * fade)[..., None] * srgb(rays.colour) ** 2.2


def bloomed(light: Array, glow: Array, depth: Array, threshold: float = 0.9) -> Array:
    """Let what is too bright spill over, and what shines by itself a little more; the strokes then paint the spill.

    The spill lies around and behind: what stands well before its source keeps three quarters of its own colour.
    Blurred at a quarter of the size: it is smooth anyway.
    """
    k = light.shape[0] / 1200
    shining = glow * smoothstep(0.5, 1.5, luminance(glow))[..., None] * 0.5
    over = np.clip(light - threshold, 0, 5) + np.minimum(shining, 2)
    small = cv2.resize(over.astype(F), None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    away = cv2.resize(np.minimum(depth, 60), small.shape[1::-1], interpolation=cv2.INTER_NEAREST)
    power = small.sum(-1)
    source = blur(power * away, 40 * k / 4) / (blur(power, 40 * k / 4) + 1e-6)
    spill = 0.28 * blur(small, 7 * k / 4) + 0.26 * blur(small, 24 * k / 4) + 0.17 * blur(small, 75 * k / 4)
    size = light.shape[1::-1]
    source, spill = (cv2.resize(v, size, interpolation=cv2.INTER_LINEAR) for v in (source, spill))
    before = smoothstep(0.97, 0.88, depth / np.maximum(source, 1e-3))
    return np.asarray(light + spill * (1 - 0.75 * before)[..., None], F)
