# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces drawn over the paint: eyes, brows, nose and mouth as lines that the scene remembers, wide enough to be read."""

from __future__ import annotations

import cv2
import numpy as np

from . import profiles
from .colour import Array, oklab
from .eyes import INK
from .layers import Feature, Head
from .living import Living, face_map
from .pixels import F, mix
from .plan import Plan

FINE = 4
"""Faces are drawn this many times larger and reduced."""
SMALLEST_HEAD = 15
"""Heads lower than this (pixels of a picture 1800 high) get no features, only their light."""
GLINT = np.array([0.985, 0, 0.01], F)
TEETH = np.array([0.93, 0.005, 0.025], F)
THROAT = np.array([0.26, 0.085, 0.035], F)
DARK_SKIN = 0.56
"""The whites of eyes are lighter and the irises smaller on skin darker than this: else the eye is one dark spot."""


class FaceDrawing:
    """One face, drawn on the canvas with what its scene remembers of it."""

    def __init__(self, canvas: Array, plan: Plan, head: Head) -> None:
        self.plan, self.head = plan, head
        self.k, self.high = plan.scale, canvas.shape[0]
        self.px = head.tall * self.high
        near = Living.around(head, plan)
        self.y0, self.x0 = near[0].start, near[1].start
        self.y1, self.x1 = near[0].stop, near[1].stop
        self.canvas = canvas[near]  # a view: drawing changes the picture
        self.shown = self.canvas.size > 0
        self.mine = face_map(head, plan, near)
        bare = self.mine & ~plan.inked[near]
        self.skin = np.median(self.canvas[bare], 0) if bare.sum() > 8 else np.array([0.6, 0.05, 0.05], F)
        self.light = float(self.skin[0])
        size = self.px / self.k
        # Small heads are exaggerated most; on larger ones the modelling already tells half of it.
        self.spread = float(np.interp(size, (70, 170), (0.85, 0.42)))
        self.iris = float(np.interp(size, (70, 170), (1.2, 0.92))) * (0.84 if self.light < DARK_SKIN else 1)
        self.least = self.k * float(np.interp(size, (20, 45), (0.6, 1.0)))
        self.grown = float(np.clip(4.6 * self.k / max(0.062 * self.px, 1e-3), 1.0, 1.55))
        self.socket = np.zeros(self.canvas.shape[:2], F)
        self.whites: list[Array] = []

    def draw(self) -> None:
        """Eyes first, then brows, nose, mouth and lines over them."""
        if not self.shown:
            return
        parts = [(feature, *self.spots(feature)) for feature in self.head.features]
        self.whites = [p.mean(0) for one, p, seen in parts if one.role == "white" and seen.mean() >= 0.3]
        for feature, p, seen in parts:
            if float(seen.mean()) >= 0.3:
                self._eye(feature, p)
        gape = False
        for feature, p, seen in parts:
            if seen.sum() < 3 or (feature.role == "teeth" and not gape):
                continue
            gape |= feature.role == "gape" and float(seen.mean()) > 0.4
            self._line(feature, p, seen)

    def about_eye(self, p: Array) -> Array:
        """Grow what belongs to an eye about that eye's middle: small heads have larger eyes."""
        if not self.whites or self.grown == 1.0:
            return p
        c = min(self.whites, key=lambda one: float(np.hypot(*(one - p.mean(0)))))
        return c + (p - c) * self.grown if np.hypot(*(c - p.mean(0))) < 0.12 * self.px else p

    def _eye(self, feature: Feature, p: Array) -> None:
        """What fills an eye: the white, the iris with its catch-light, the lid over them; or a mere dot."""
        c = p.mean(0)
        if feature.role == "white":
            cover = self.shape(self.about_eye(c + (p - c) * (0.94, 0.9)))
            self.socket = np.maximum(self.socket, cover)
            pale = float(np.clip(self.light + 0.24, 0.80 if self.light < DARK_SKIN else 0.66, 0.92))
            self.lay(cover, np.array([pale, 0.3 * self.skin[1], 0.3 * self.skin[2] + 0.008], F))
        elif feature.role == "iris":
            p = self.about_eye(c + (p - c) * self.iris)  # storybook eyes are mostly iris
            paint = oklab(feature.paint)
            self.lay(
                self.shape(p) * self.socket, paint if paint[0] > 0.3 else np.array([0.17, 0.02, 0.018], F)
            )
            c, r = p.mean(0), float(np.hypot(*(p - p.mean(0)).T).mean())
            spark = ring(c + np.array([-0.32, -0.42]) * r, max(0.36 * r, 1.15 * self.k))
            self.lay(self.shape(spark) * self.socket, GLINT)
        elif feature.role == "cover":
            self.lay(self.shape(self.about_eye(p)) * self.socket, self.skin - np.array([0.035, 0, 0], F))
        elif feature.role == "dot":
            r = max(float(np.hypot(*(p - c).T).mean()), 1.25 * self.least)
            self.lay(self.shape(ring(c, r)), self.ink())

    def _line(self, feature: Feature, p: Array, seen: Array) -> None:
        """What is a line: lids, brows, nose, mouth, wrinkles; and the open mouth."""
        half, paint = feature.width * self.high, oklab(feature.paint)
        match feature.role:
            case "lid":
                self.lay(self.stroke(self.about_eye(p), seen, max(half, 1.25 * self.least)), self.ink())
            case "brow":
                dark = paint[0] < self.light + 0.12
                paint[0] = min(paint[0], self.light - 0.2 if dark else self.light + 0.26)
                width = max(min(half, 0.024 * self.px), 1.3 * self.least)
                self.lay(self.stroke(self.about_eye(p), seen, width, 0.3), paint, 0.92)
            case "nose":
                ink = self.skin * np.array([0.66, 1.15, 1.0], F)
                side = slice(len(p) // 2 - 1, None)
                self.lay(self.stroke(p, seen, max(0.7 * half, 0.7 * self.least)), ink, 0.55)
                self.lay(self.stroke(p[side], seen[side], max(half, 0.9 * self.least)), ink, 0.55)
            case "gape":
                if float(seen.mean()) > 0.4:
                    self.lay(self.shape(p), THROAT)
            case "teeth":
                self.lay(self.stroke(p, seen, max(half, 1.1 * self.least)), TEETH)
            case "mouth":
                lip = np.array([min(paint[0], self.light - 0.22), paint[1] * 1.15, paint[2] * 1.15], F)
                self.lay(self.stroke(p, seen, max(half, 1.25 * self.least), 0.3), lip)
            case "lip":
                if self.px > 110 * self.k:
                    self.lay(self.stroke(p, seen, half), self.skin + np.array([-0.05, 0.045, 0.012], F), 0.8)
            case "line":
                if self.px > 60 * self.k:
                    ink = self.skin * np.array([0.72, 1.1, 1.0], F)
                    self.lay(self.stroke(p, seen, max(half, 0.7 * self.k)), ink, 0.55)
            case _:
                pass  # what fills an eye is laid already

    def ink(self) -> Array:
        """The colour of lids: dark, but never black on light skin."""
        return np.array([np.clip(self.light - 0.36, 0.12, 0.30), INK[1] + 0.012, INK[2] + 0.01], F)

    def spots(self, feature: Feature) -> tuple[Array, Array]:
        """The points of a feature in the crop, shaken as the drawing is, and which of them are seen."""
        high, width = self.plan.label.shape
        p, shown = profiles.spread(self.head, feature, width / high, self.spread)
        p *= high
        x, y = np.clip(p[:, 0].astype(int), 0, width - 1), np.clip(p[:, 1].astype(int), 0, high - 1)
        p -= np.stack([self.plan.shift[0][y, x], self.plan.shift[1][y, x]], -1)
        reach = 0.14 + 0.3 * profiles.turned(self.head)
        return p - (self.x0, self.y0), self._seen(p, feature.line[:, 2], reach) & shown

    def _seen(self, p: Array, depth: Array, reach: float) -> Array:
        """Which points are on the face as it is seen, and not behind a hand or a hat."""
        high, width = self.canvas.shape[:2]
        inside = (p[:, 0] > self.x0) & (p[:, 0] < self.x1) & (p[:, 1] > self.y0) & (p[:, 1] < self.y1)
        if min(high, width) < 3:
            return np.zeros(len(p), bool)
        x = np.clip(p[:, 0].round().astype(int) - self.x0, 1, width - 2)
        y = np.clip(p[:, 1].round().astype(int) - self.y0, 1, high - 2)
        rendered = self.plan.depth[self.y0 : self.y1, self.x0 : self.x1]
        own = np.isin(
            self.plan.index[self.y0 : self.y1, self.x0 : self.x1], [number + 1 for number in self.head.things]
        )
        hit = np.zeros(len(p), bool)
        for j in (-1, 0, 1):
            for i in (-1, 0, 1):
                near = np.abs(rendered[y + j, x + i] - depth) < reach * self.head.units
                hit |= near & own[y + j, x + i]
        return hit & inside

    def shape(self, points: Array) -> Array:
        """How much of each pixel an outline covers."""
        h, w = self.canvas.shape[:2]
        fine = np.zeros((h * FINE, w * FINE), np.uint8)
        cv2.fillPoly(fine, [np.round((points + 0.5) * FINE * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
        return cv2.resize(fine, (w, h), interpolation=cv2.INTER_AREA).astype(F) / 255

    def stroke(self, points: Array, seen: Array, width: float, tips: float = 0.25) -> Array:
        """How much of each pixel a tapering line covers, where it is seen."""
        h, w = self.canvas.shape[:2]
        fine = np.zeros((h * FINE, w * FINE), np.uint8)
        t = np.linspace(-1, 1, len(points))
        widths = width * (tips + (1 - tips) * np.sqrt(np.maximum(1 - t**2, 0)))
        for i in range(len(points) - 1):
            if not (seen[i] and seen[i + 1]):
                continue
            a, b = points[i], points[i + 1]
            n = max(int(np.hypot(*(b - a)) * FINE), 1)
            for s in np.linspace(0, 1, n + 1):
                c = (a + (b - a) * s + 0.5) * FINE * 16
                r = (widths[i] + (widths[i + 1] - widths[i]) * s) * FINE * 16
                cv2.circle(fine, (round(c[0]), round(c[1])), max(round(r), 8), 255, -1, cv2.LINE_AA, 4)
        return cv2.resize(fine, (w, h), interpolation=cv2.INTER_AREA).astype(F) / 255

    def lay(self, cover: Array, colour: Array, strength: float = 1.0) -> None:
        """Put a colour down."""
        share = np.clip(cover * strength, 0, 1)
        self.canvas[:] = mix(self.canvas, np.broadcast_to(colour, self.canvas.shape), share)


def ring(at: Array, radius: float) -> Array:
    """The outline of something round."""
    a = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    return np.asarray(at + np.stack([np.cos(a), np.sin(a)], -1) * radius)
