# SPDX-License-Identifier: GPL-3.0-or-later
"""The finish of all cards: fog, rays, bloom, film curve, brushed sky, gouache dabs, paper tooth, deckle edge."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .colour import srgb, to_shown
from .pixels import F, blur, brightness, flat, kuwahara, mix, noise, smoothstep, soft_light, strokes, warp

FAR = 55  # what is farther from the camera is sky


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


@dataclass(frozen=True)
class Finish:
    """How a scene wants its finish; what is not said is the house style.

    `shadows` and `lights` tint the two ends of the scale; `dabs` is the radius of the gouache dabs, of which `keep`
    leaves that share of the unpainted render; `brush` is how much of the sky is stroked; `border` is the deckle edge
    of a card.
    """

    fog: Fog | None = None
    rays: Rays | None = None
    exposure: float = 1.0
    shadows: str = "#1b2440"
    lights: str = "#fff0d0"
    tint: float = 0.22
    saturation: float = 1.08
    contrast: float = 1.06
    vignette: float = 0.22
    dabs: int = 4
    keep: float = 0.4
    pigment: float = 0.45
    tooth: float = 0.17
    brush: float = 0.8
    border: bool = True
    seed: int = 1


def develop(layers: dict[str, np.ndarray], wish: Finish, size: tuple[int, int]) -> np.ndarray:
    """From the rendered layers to the finished picture, as shown, of this width and height."""
    light, depth = layers["Combined"][..., :3], layers["Depth.Z"]
    if wish.fog:
        light = fogged(light, np.where(depth > FAR, 0, depth), wish.fog)
    if wish.rays:
        light = with_rays(light, depth, wish.rays)
    shown = enlarged(filmed(bloomed(light), wish.exposure), size)
    sky = cv2.resize((depth > FAR).astype(F), size, interpolation=cv2.INTER_LINEAR)
    if wish.brush and sky.mean() > 0.03:
        shown = with_brushed_sky(shown, sky, wish.brush)
    painted = gouache(shown, wish)
    return framed(painted) if wish.border else painted


def fogged(light: np.ndarray, depth: np.ndarray, fog: Fog) -> np.ndarray:
    """Lay air between the camera and what is far."""
    share = smoothstep(fog.near, fog.far, depth) * fog.amount
    return mix(light, np.broadcast_to(srgb(fog.colour) ** 2.2, light.shape), share)


def with_rays(light: np.ndarray, depth: np.ndarray, rays: Rays) -> np.ndarray:
    """Let shafts of light fall, stronger behind than before the subject."""
    h, w = depth.shape
    y, x = np.mgrid[0:h, 0:w].astype(F)
    angle = np.arctan2(x / w - rays.centre, y / h + 0.35)
    streaks = np.interp((angle + 1.2) / 2.4, np.linspace(0, 1, 2000), noise(1, 2000, 46, 7, 3)[0])
    shafts = blur(smoothstep(0.35, 0.85, streaks).astype(F), h * 0.006)
    behind = smoothstep(rays.near, rays.far, depth) * 0.75 + 0.25
    fade = np.clip(1 - y / h * 1.1, 0, 1) ** 1.3
    return light + (shafts * rays.amount * behind * fade)[..., None] * srgb(rays.colour) ** 2.2


def bloomed(light: np.ndarray, threshold: float = 1.0) -> np.ndarray:
    """Let what is too bright spill over."""
    spill = np.clip(light - threshold, 0, 6)
    k = light.shape[0] / 1200
    return light + sum(a * blur(spill, s * k) for a, s in ((0.25, 6), (0.2, 22), (0.18, 70)))


def filmed(light: np.ndarray, exposure: float = 1.0) -> np.ndarray:
    """From light to what is shown, with the shoulder of film."""
    x = np.maximum(light * exposure, 0) * 0.72
    return to_shown(np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1))


def enlarged(image: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """The image in its final width and height."""
    if image.shape[1] == size[0]:
        return image
    return np.clip(cv2.resize(image, size, interpolation=cv2.INTER_CUBIC), 0, 1)


def with_brushed_sky(image: np.ndarray, sky: np.ndarray, amount: float) -> np.ndarray:
    """Stroke the sky; what stands before it is filled in first, so that no stroke drags its colour along."""
    inner = cv2.erode(sky, np.ones((7, 7)))
    filled = image
    for reach in (12, 60, 200):
        near = blur(inner, reach)
        guess = blur(image * inner[..., None], reach) / (near[..., None] + 1e-4)
        filled = mix(filled, guess, (1 - inner) * smoothstep(0.02, 0.1, near))
    source = kuwahara(mix(filled, image, inner), 5)
    brushed = strokes(source, 15000, 46, 8, 3, jitter=0.045, alpha=0.75)
    return mix(image, brushed, cv2.erode(sky, np.ones((3, 3))) * amount)


def gouache(image: np.ndarray, wish: Finish) -> np.ndarray:
    """Dabs, pooled pigment, the grade and the tooth of the paper."""
    h, w = image.shape[:2]
    paint = kuwahara(image, wish.dabs) if wish.dabs else image
    paint = paint * (1 - wish.keep) + image * wish.keep
    paint = warp(paint, 0.8 * h / 1200, 9 * h / 1200, wish.seed, 2)
    paint = pooled(paint, 2.0 * h / 1200 + 0.6, wish.pigment)
    paint = vignetted(graded(paint, wish), wish.vignette)
    tooth = np.clip(0.5 + (fibre(h, w, wish.seed) - 0.5) * wish.tooth * 1.6, 0, 1)
    return np.clip(soft_light(paint, tooth[..., None]), 0, 1)


def pooled(image: np.ndarray, radius: float, amount: float) -> np.ndarray:
    """Pigment gathers where a dark form meets a light one."""
    grey = brightness(image)
    under = np.clip(blur(grey, radius * 3) - blur(grey, radius * 0.6), 0, 1)
    return np.clip(image * (1 - amount * np.clip(under * 6, 0, 0.6))[..., None], 0, 1)


def graded(image: np.ndarray, wish: Finish) -> np.ndarray:
    """Saturation, contrast, and a tint for shadows and lights."""
    grey = brightness(image)[..., None]
    image = np.clip(grey + (image - grey) * wish.saturation, 0, 1)
    image = np.clip((image - 0.5) * wish.contrast + 0.5, 0, 1)
    t = grey * grey * (3 - 2 * grey)
    tint = srgb(wish.shadows) * (1 - t) + srgb(wish.lights) * t
    return np.clip(image * (1 - wish.tint) + soft_light(image, tint) * wish.tint, 0, 1)


def vignetted(image: np.ndarray, amount: float) -> np.ndarray:
    """Darken the corners."""
    h, w = image.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(F)
    distance = np.hypot((x / w - 0.5) / 0.72, (y / h - 0.5) / 0.72)
    return image * (1 - amount * np.clip(distance, 0, 1.3) ** 2.2)[..., None]


def fibre(height: int, width: int, seed: int = 3) -> np.ndarray:
    """The relief of watercolour paper, around one half."""
    n = 0.5 * noise(height, width, 3, seed, 2) + 0.3 * noise(height, width, 8, seed + 1, 2)
    n += 0.2 * noise(height, width, 90, seed + 2, 3)
    slope = cv2.filter2D(n, -1, np.array([[-1, -0.5, 0], [-0.5, 0, 0.5], [0, 0.5, 1]], F))
    return np.clip(0.5 + slope * 0.55 + (noise(height, width, 140, seed + 5) - 0.5) * 0.18, 0, 1)


def framed(image: np.ndarray, colour: str = "#f3ead8", margin: float = 0.018, seed: int = 5) -> np.ndarray:
    """The bare deckled border of paper around every card."""
    h, w = image.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(F)
    m, r = margin * w, 0.03 * w
    qx, qy = np.abs(x - w / 2) - (w / 2 - m - r), np.abs(y - h / 2) - (h / 2 - m - r)
    d = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r
    d += (noise(h, w, 30, seed) - 0.5) * m * 0.65
    bare = np.clip(flat(colour, image) + (fibre(h, w, seed + 3) - 0.5)[..., None] * 0.16, 0, 1)
    pooled_edge = np.exp(-np.abs(d) / (0.004 * w)) * (d < 0)
    return mix(image * (1 - 0.25 * pooled_edge)[..., None], bare, smoothstep(-1.2, 1.2, d))
