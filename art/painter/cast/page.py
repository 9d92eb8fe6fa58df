# SPDX-License-Identifier: GPL-3.0-or-later
"""The page: a card's painted canvas, on which its cast is drawn."""

from __future__ import annotations

from functools import cached_property

import cv2
import numpy as np

from ..colour import Array
from ..layers import Layers
from ..pixels import F, blur, mix, noise, smoothstep
from ..plan import Plan
from ..wishes import FAR
from .geometry import Points, spline
from .paints import Light, Paint, lab
from .sheet import Painted, Sheet

HIGH = 1200
"""The cast is placed in pixels of a card this high."""


class Page:
    """The canvas and relief of a card (changed in place), what was rendered, and the ways to put somebody on it."""

    def __init__(self, canvas: Array, relief: Array, plan: Plan, layers: Layers) -> None:
        self.canvas, self.relief, self.plan, self.layers = canvas, relief, plan, layers
        self.scale = canvas.shape[0] / HIGH

    def at(self, *point: float) -> Array:
        """Return where a point of the stage is: x and y in card pixels, and the depth."""
        if self.layers.view is None:
            raise ValueError("these layers don't say where the camera is: render them again")
        u, v, depth = self.layers.view.seen(point)
        return np.array([u * HIGH, v * HIGH, depth])

    def size(self, depth: float, units: float) -> float:
        """Return the height in card pixels of something this many units high at this depth."""
        if self.layers.view is None:
            raise ValueError("these layers don't say where the camera is: render them again")
        return units / depth / self.layers.view.top / 2 * HIGH

    def sheet(
        self,
        window: tuple[float, float, float, float],
        light: Light | None = None,
        *,
        seed: int = 1,
        near: float = 1.0,
        pull: float = 0.2,
    ) -> Sheet:
        """Return an empty sheet whose paints are drawn by `pull` to the nearest main paint of the card."""
        wide = self.canvas.shape[1]
        inside = (
            max(window[0], 0),
            max(window[1], 0),
            min(window[2], wide / self.scale),
            min(window[3], HIGH),
        )
        return Sheet(
            inside,
            light or Light(),
            self.scale,
            seed=seed,
            near=near,
            tuned=lambda paint: self.owned(paint, pull),
        )

    @cached_property
    def palette(self) -> Array:
        """The card's six main paints, in Oklab."""
        small = cv2.resize(self.canvas, (90, 135), interpolation=cv2.INTER_AREA).reshape(-1, 3)
        cv2.setRNGSeed(1)
        _, _, middle = cv2.kmeans(small.astype(F), 6, None, (3, 30, 1e-4), 3, cv2.KMEANS_PP_CENTERS)
        return np.asarray(middle)

    def owned(self, paint: Array, amount: float) -> Array:
        """Return a paint as this card would mix it: nearer to its nearest main paint in hue."""
        near = self.palette[np.argmin(np.hypot(*(self.palette - paint)[:, 1:].T))]
        return np.array([paint[0], *(paint[1:] * (1 - amount) + near[1:] * amount)], F)

    def lay(
        self,
        sheet: Sheet,
        depth: float | None = None,
        *,
        shadow: tuple[float, float] | None = None,
        reflection: float | None = None,
        air: tuple[Paint, float] | None = None,
    ) -> None:
        """Paint a sheet onto the canvas.

        Whatever is nearer than `depth` stays in front. `shadow` is the ground's height in card pixels below the feet
        and how dark the shadow there is; `reflection` the height of the water's edge; `air` a colour and its share.
        """
        made = sheet.painted()
        seen = made.cover * (1 - self.before(made, depth))
        if shadow is not None:
            self.shade(made, sheet, *shadow)
        if reflection is not None:
            self.mirror(made, reflection)
        colour = made.colour if air is None else mix(made.colour, lab(air[0]), np.full(seen.shape, air[1], F))
        here = self.canvas[made.window]
        around = blur(here, 14 * self.scale)
        rim = 1 - smoothstep(0.5, 1.0, blur(made.cover, 2 * self.scale))
        colour = mix(colour, around, 0.03 + 0.18 * rim)  # the light around comes over its edges
        self.canvas[made.window] = mix(here, colour, seen)
        self.relief[made.window] = self.relief[made.window] * (1 - seen) + made.relief * seen

    def before(self, made: Painted, depth: float | None) -> Array:
        """How much of each pixel of a window is hidden by what is nearer than the cast."""
        if depth is None:
            return np.zeros(made.cover.shape, F)
        nearer = (self.plan.depth[made.window] < min(depth, FAR)).astype(F)
        return np.asarray(smoothstep(0.3, 0.7, blur(nearer, 0.5 * self.scale)), F)

    def shade(self, made: Painted, sheet: Sheet, ground: float, dark: float) -> None:
        """Lay the shadow of a figure on the ground: its own mask, flattened and sheared away from the light."""
        high, wide = self.canvas.shape[:2]
        whole = np.zeros((high, wide), F)
        whole[made.window] = made.cover
        key, foot = sheet.light.key, ground * self.scale
        lean, flat = float(np.clip(-key[0] / max(-key[1], 0.35), -1.6, 1.6)), 0.22
        # The picture's (x, y) shows the figure's (x + lean * (foot - y) / flat, foot - (foot - y) / flat).
        back = np.array([[1, lean / flat, -lean / flat * foot], [0, 1 / flat, foot - foot / flat]], F)
        thrown = cv2.warpAffine(whole, back, (wide, high), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
        touch = cv2.warpAffine(
            whole,
            np.array([[1, 0, 0], [0, 6, foot - 6 * foot]], F),
            (wide, high),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        )
        fall = np.maximum(0.8 * blur(thrown, 5 * self.scale), blur(touch, 3 * self.scale)) * dark
        fall *= self.plan.depth < FAR  # nothing falls on the sky
        self.canvas[..., 0] *= 1 - 0.62 * fall
        self.canvas[..., 1:] += 0.03 * fall[..., None] * (lab(sheet.light.line)[1:] / 0.08)

    def mirror(self, made: Painted, edge: float, strength: float = 0.5) -> None:
        """Lay the reflection of a figure in wet ground: upside down, darker, broken by the ripples."""
        high, wide = self.canvas.shape[:2]
        whole, cover = np.zeros((high, wide, 3), F), np.zeros((high, wide), F)
        whole[made.window], cover[made.window] = made.colour, made.cover
        y, x = np.mgrid[0:high, 0:wide].astype(F)
        at = edge * self.scale
        sway = (noise(high, wide, 9 * self.scale, 5, 2, stretch=5) - 0.5) * 16 * self.scale
        above = (2 * at - y).astype(F)
        image = cv2.remap(whole, x + sway, above, cv2.INTER_LINEAR)
        share = cv2.remap(cover, x + sway, above, cv2.INTER_LINEAR) * (y > at)
        share *= strength * np.exp(-(y - at) / (170 * self.scale))
        image[..., 0] *= 0.72
        self.canvas[:] = mix(self.canvas, image, blur(share.astype(F), 0.8 * self.scale))

    def wash(self, points: Points, colour: Paint, amount: float = 0.5, soft: float = 12) -> None:
        """Lay a soft patch of paint: a glow, a haze, a dark place."""
        mask = np.zeros(self.canvas.shape[:2], np.uint8)
        cv2.fillPoly(mask, [np.round(spline(points) * self.scale).astype(np.int32)], 255, cv2.LINE_AA)
        share = blur(mask.astype(F) / 255, soft * self.scale) * amount
        self.canvas[:] = mix(self.canvas, np.broadcast_to(lab(colour), self.canvas.shape), share)
