# SPDX-License-Identifier: GPL-3.0-or-later
"""Arithmetic on images: height×width(×3) arrays of float32, colours as shown, from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from .colour import srgb

F = np.float32
Stops = Sequence[tuple[float, str]]


def smoothstep(start: float, end: float, x: np.ndarray) -> np.ndarray:
    """0 before `start`, 1 after `end`, smooth between; `end` may be the smaller."""
    t = np.clip((x - start) / (end - start + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def noise(
    height: int,
    width: int,
    cell: float,
    seed: int = 0,
    octaves: int = 4,
    stretch: float = 1,
    gain: float = 0.5,
) -> np.ndarray:
    """Cloudy noise from 0 to 1; the largest blot is `cell` high and `stretch` times as wide."""
    rng = np.random.default_rng(seed)
    out, amplitude, total = np.zeros((height, width), F), 1.0, 0.0
    for octave in range(octaves):
        c = max(cell / 2**octave, 1.0)
        rows, columns = int(height / c) + 4, int(width / (c * stretch)) + 4
        size = (int(columns * c * stretch) + 1, int(rows * c) + 1)
        layer = cv2.resize(rng.random((rows, columns), F), size, interpolation=cv2.INTER_CUBIC)
        y = rng.integers(0, max(1, layer.shape[0] - height))
        x = rng.integers(0, max(1, layer.shape[1] - width))
        out += amplitude * layer[y : y + height, x : x + width]
        total += amplitude
        amplitude *= gain
    return np.clip(out / total, 0, 1)


def ramp(t: np.ndarray, stops: Stops) -> np.ndarray:
    """Colours of a gradient [(place, colour), …] at `t`; mixed nearly as light, so that middles stay clean."""
    places = [place for place, _ in stops]
    colours = np.array([srgb(colour) ** 2.0 for _, colour in stops])
    return np.stack([np.interp(t, places, colours[:, i]) for i in range(3)], -1).astype(F) ** 0.5


def flat(colour: str, like: np.ndarray) -> np.ndarray:
    """One colour in the shape of an image."""
    return np.broadcast_to(srgb(colour), like.shape)


def mix(a: np.ndarray, b: np.ndarray, share: np.ndarray) -> np.ndarray:
    """`a` where `share` is 0, `b` where it is 1."""
    m = share[..., None] if share.ndim == 2 else share
    return a * (1 - m) + b * m


def blur(image: np.ndarray, radius: float) -> np.ndarray:
    """Gaussian blur."""
    return cv2.GaussianBlur(image, (0, 0), radius) if radius > 0 else image


def brightness(image: np.ndarray) -> np.ndarray:
    """The grey value of each pixel."""
    return image @ np.array([0.299, 0.587, 0.114], F)


def screen(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Add light without burning out."""
    return 1 - (1 - a) * (1 - b)


def soft_light(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Lighten `a` where `b` is above one half, darken it below."""
    return (1 - 2 * b) * a * a + 2 * b * a


def warp(image: np.ndarray, amount: float, cell: float, seed: int = 0, octaves: int = 3) -> np.ndarray:
    """Shake the image so that no line stays ruler-straight."""
    h, w = image.shape[:2]
    dx = (noise(h, w, cell, seed, octaves) - 0.5) * 2 * amount
    dy = (noise(h, w, cell, seed + 9, octaves) - 0.5) * 2 * amount
    x, y = np.meshgrid(np.arange(w, dtype=F), np.arange(h, dtype=F))
    return cv2.remap(image, x + dx, y + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def strokes(
    image: np.ndarray,
    count: int,
    length: float,
    width: float,
    seed: int = 0,
    *,
    jitter: float = 0.06,
    alpha: float,
) -> np.ndarray:
    """Loose gouache strokes in the image's colours, laid along its forms."""
    h, w = image.shape[:2]
    rng = np.random.default_rng(seed)
    grey = blur(brightness(image), 6)
    across, down = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    layer = (image * 255).astype(np.uint8).copy()
    for _ in range(count):
        x, y = int(rng.random() * w), int(rng.random() * h)
        colour = (
            np.clip(image[y, x] + (rng.random(3) - 0.5) * jitter + (rng.random() - 0.5) * jitter, 0, 1) * 255
        )
        angle = np.arctan2(down[y, x], across[y, x]) + np.pi / 2
        half = length * (0.5 + rng.random()) / 2
        dx, dy = np.cos(angle) * half, np.sin(angle) * half
        ends = [(int((x + s * dx) * 8), int((y + s * dy) * 8)) for s in (-1, 1)]
        thickness = max(1, int(width * (0.5 + rng.random())))
        cv2.line(layer, *ends, tuple(float(v) for v in colour), thickness, cv2.LINE_AA, 3)
    return mix(image, layer.astype(F) / 255, np.full((h, w), alpha, F))


def kuwahara(image: np.ndarray, radius: int = 5, sectors: int = 8, sharpness: float = 6) -> np.ndarray:
    """Generalised Kuwahara filter: flat dabs like gouache, with crisp edges."""
    h, w = image.shape[:2]
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1].astype(F)
    distance, angle = np.hypot(x, y), np.arctan2(y, x)
    out, total, squared = np.zeros_like(image), np.zeros((h, w, 1), F), image * image
    for sector in range(sectors):
        middle = 2 * np.pi * sector / sectors
        off = np.abs((angle - middle + np.pi) % (2 * np.pi) - np.pi)
        kernel = np.exp(-((off / (np.pi / sectors * 1.1)) ** 2) * 1.2) * np.exp(
            -((distance / (radius * 0.75)) ** 2)
        )
        kernel *= distance <= radius + 0.5
        kernel[radius, radius] = kernel.max() * 0.5
        kernel /= kernel.sum()
        mean = cv2.filter2D(image, -1, kernel, borderType=cv2.BORDER_REFLECT)
        variance = cv2.filter2D(squared, -1, kernel, borderType=cv2.BORDER_REFLECT) - mean * mean
        spread = np.sqrt(np.maximum(variance.sum(-1, keepdims=True), 0))
        weight = 1 / (1e-4 + (spread * 255) ** sharpness * 1e-3 + 0.01)
        out += mean * weight
        total += weight
    return out / total
