# SPDX-License-Identifier: GPL-3.0-or-later
"""Painted skies: a gradient, clouds and stars in pixels, hung behind the scene as a backdrop."""

from __future__ import annotations

from typing import Any

import bpy
import cv2
import numpy as np
from mathutils import Vector

from . import kit, materials
from .colour import srgb, to_linear
from .pixels import F, Stops, blur, flat, mix, noise, ramp, screen, smoothstep


def gradient(
    stops: Stops, seed: int = 1, wobble: float = 0.18, height: int = 900, width: int = 640
) -> np.ndarray:
    """A sky from top (0) to bottom (1) whose bands waver."""
    y = np.linspace(0, 1, height, dtype=F)[:, None] * np.ones((1, width), F)
    return ramp(np.clip(y + (noise(height, width, 260, seed) - 0.5) * wobble, 0, 1), stops)


def clouds(
    sky: np.ndarray,
    colour: str,
    shade: str | None = None,
    *,
    cover: float = 0.5,
    soft: float = 0.18,
    cell: float = 260,
    seed: int = 0,
    stretch: float = 2.2,
    band: tuple[float, float] = (0, 1),
    amount: float = 1,
) -> np.ndarray:
    """Flat painted clouds between two heights; `shade` colours their undersides."""
    h, w = sky.shape[:2]
    n = noise(h, w, cell, seed, 6, stretch, 0.52)
    y = np.linspace(0, 1, h, dtype=F)[:, None]
    low, high = band
    inside = smoothstep(low - 0.15, low + 0.1, y) * (1 - smoothstep(high - 0.1, high + 0.15, y))
    paint = flat(colour, sky)
    if shade is not None:
        lit = smoothstep(-0.06, 0.08, n - np.roll(n, -int(cell * 0.12), 0))
        paint = mix(flat(shade, sky), paint, lit)
    return mix(sky, paint, smoothstep(1 - cover - soft, 1 - cover + soft, n) * inside * amount)


def stars(
    sky: np.ndarray,
    count: int,
    seed: int = 0,
    colour: str = "#fff3d0",
    *,
    down_to: float = 0.7,
    size: float = 1.6,
) -> np.ndarray:
    """Small glowing stars, denser towards the top."""
    h, w = sky.shape[:2]
    rng = np.random.default_rng(seed)
    dots = np.zeros((h, w), F)
    for _ in range(count):
        x, y = rng.random() * w, rng.random() ** 1.4 * h * down_to
        radius = size * (0.35 + rng.random() ** 4 * 1.5)
        light = float(0.35 + 0.65 * rng.random())
        cv2.circle(dots, (int(x * 16), int(y * 16)), int(radius * 16), light, -1, cv2.LINE_AA, 4)
    glow = np.clip(dots + 0.8 * blur(dots, 3 * size) + 0.7 * blur(dots, 9 * size), 0, 1)
    return screen(sky, glow[..., None] * srgb(colour))


def image(pixels: np.ndarray) -> Any:
    """Pixels, as shown, for a material that shows a picture."""
    h, w = pixels.shape[:2]
    made = bpy.data.images.new("picture", w, h, float_buffer=True)
    made.colorspace_settings.name = "Linear Rec.709"
    opaque = np.ones((h, w, 4), F)
    opaque[..., :3] = to_linear(pixels)[::-1]
    made.pixels.foreach_set(opaque.ravel())
    return made


def backdrop(sky: np.ndarray, distance: float, camera: Any, strength: float = 1) -> Any:
    """Hang a sky behind everything, facing the camera. It lights nothing; the finish strokes it with a brush."""
    height = distance * 36 / camera.data.lens * 1.25
    width = height * sky.shape[1] / sky.shape[0]
    ahead = camera.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    thing = kit.plane(width, height, materials.picture(image(sky), strength))
    thing.name = "backdrop"
    thing.location, thing.rotation_euler = camera.location + ahead * distance, camera.rotation_euler
    thing.visible_shadow = thing.visible_diffuse = False
    return thing
