# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet: shapes laid over one another, lit together, painted with the house's brushes, their drawing kept for last.

Every shape swells into a soft form, so that one light falls on a whole figure; it throws a shadow on what lies below
it. Strokes follow the forms and stop at their borders. Lines, eyes and mouths are in a layer of their own (`ink`),
which later shapes cover and strokes never touch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from ..brush import lay
from ..colour import Array, linear, oklab, oklab_of, to_linear
from ..colour import shown_from as shown
from ..pixels import F, blur, mix, smoothstep
from ..pixels import noise as cloudy
from ..strokes import PASSES, bristles
from .geometry import Point, Points, normals, resampled, ribbon
from .paints import Light, Paint, Pattern, deeper, lab

FINE = 4
"""Outlines are drawn this many times larger and reduced."""
Box = tuple[slice, slice]
Fold = tuple[Points, float, float]
"""A fold of cloth: its path, half its width and its height in card pixels; below 0 it is a furrow."""
Lost = tuple[Point, float]
"""Where a contour fades: a point and a radius."""


@dataclass(frozen=True)
class Painted:
    """A sheet as it goes onto the canvas: its window, colours in Oklab, how much of each pixel it covers, relief."""

    window: Box
    colour: Array
    cover: Array
    relief: Array


def grain(h: int, w: int, cell: float, seed: int, octaves: int = 2) -> Array:
    """Return noise around 0 with a deviation of 1."""
    n = cloudy(h, w, cell, seed, octaves, gain=0.6)
    return np.asarray((n - n.mean()) / (n.std() + 1e-6), F)


class Sheet:
    """A window of the card on which a group of figures is drawn.

    `window` is left, top, right and bottom in card pixels, `scale` the canvas's pixels for each of them. `near` widens
    brushes and lines for figures that fill the card; `tuned` mixes a paint as the card would.
    """

    def __init__(
        self,
        window: tuple[float, float, float, float],
        light: Light,
        scale: float,
        *,
        seed: int = 1,
        near: float = 1.0,
        tuned: Callable[[Array], Array] = lambda paint: paint,
    ) -> None:
        self.x0, self.y0 = int(window[0] * scale), int(window[1] * scale)
        self.w, self.h = int(window[2] * scale) - self.x0, int(window[3] * scale) - self.y0
        self.light, self.s, self.seed, self.near, self.tuned = light, scale, seed, near, tuned
        h, w = self.h, self.w
        self.albedo, self.normal = np.zeros((h, w, 3), F), np.zeros((h, w, 3), F)
        self.alpha, self.shadow, self.gloss = (np.zeros((h, w), F) for _ in range(3))
        self.label, self.count = np.zeros((h, w), np.int32), 0
        self.angle, self.largest = np.zeros((h, w), F), np.full((h, w), 4.0, F)
        self.ink = np.zeros((h, w, 4), F)  # Oklab times cover, and the cover
        self.clip: Array | None = None  # an outline outside which nothing is laid
        self.grain = grain(h, w, 3.2 * scale, seed + 3)
        self.wander = grain(h, w, 60 * scale, seed + 5)

    # Drawing

    def shape(
        self,
        outline: Points,
        colour: Paint,
        *,
        bulge: float = 1.0,
        round_to: float | None = None,
        folds: Sequence[Fold] = (),
        pattern: Pattern | None = None,
        line: float = 1.3,
        cast: float = 4.0,
        brush: float = 4.0,
        flow: float | None = None,
        gloss: float = 0.0,
        lost: Sequence[Lost] = (),
        inside: Points | None = None,
    ) -> None:
        """Lay a form.

        `bulge` is its swelling, `round_to` how far in from the rim it turns (all the way if None), `line` the width of
        its contour, `cast` the length of its shadow on what is below, `brush` the largest brush (1.5 for faces),
        `flow` the angle of the strokes in degrees if they don't follow the rim; `inside` another outline that clips
        this one.
        """
        box = self._box(outline, cast * 2 + 3)
        if box is None:
            return
        paint = self.tuned(lab(colour))
        m = self._mask(outline, box)
        if inside is not None:
            m = m * self._mask(inside, box)
        deep = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
        base = self._swollen(deep, round_to) * bulge
        height = self._folded(base, folds, box)
        gx, gy = (cv2.Sobel(height, cv2.CV_32F, *way) / 8 for way in ((1, 0), (0, 1)))
        facing = np.dstack([-gx, -gy, np.full_like(gx, 0.85)])
        facing /= np.linalg.norm(facing, axis=-1, keepdims=True)
        tone = np.broadcast_to(paint, (*m.shape, 3)).copy()
        if pattern is not None:
            tone += self._patterned(pattern, box, base)[..., None] * (lab(pattern.colour) - paint)
        own = self._own(lost, box)
        kept = np.where(self.alpha[box] > 0.5, own, 1)[..., None]
        facing = facing * kept + self.normal[box] * (1 - kept)
        facing /= np.linalg.norm(facing, axis=-1, keepdims=True) + 1e-6
        self._throw(m, box, cast, own)
        if flow is None:
            along = along_form(gx, gy, np.asarray(outline, float), 3 * self.s * self.near)
        else:
            along = np.full(m.shape, np.radians(flow), F)
        self._put(box, m, tone, facing, along + 0.30 * self.wander[box], gloss)
        thick = float(deep.max()) / self.s
        self.largest[box][m > 0.5] = min(brush * self.near, max(0.42 * thick, 1.0))
        if line:
            self._outlined(m, box, line, deeper(paint, 0.52, self.light.line), lost)

    def line(
        self,
        path: Points,
        width: float = 1.5,
        colour: Paint = "#2a1c2e",
        pressure: Sequence[float] | Array = (0.25, 1, 0.8, 0.15),
        alpha: float = 0.9,
        clip: Points | None = None,
        dry: float = 0.45,
    ) -> None:
        """Draw a line of pencil and brush with pressure, over the strokes."""
        self.fill(ribbon(path, width, pressure), colour, alpha, clip, dry)

    def fill(
        self,
        outline: Points,
        colour: Paint,
        alpha: float = 1.0,
        clip: Points | None = None,
        dry: float = 0.2,
        soft: float = 0.0,
    ) -> None:
        """Lay a flat patch over the strokes: an iris, teeth, a blush (`soft` in card pixels)."""
        box = self._box(outline, 2 + soft * 3)
        if box is None:
            return
        m = blur(self._mask(outline, box), soft * self.s)
        if clip is not None:
            m = m * self._mask(clip, box)
        thin = np.clip(1 - dry / self.near**2 * (0.5 - 0.5 * self.grain[box]), 0, 1)
        cover = (m * alpha * thin)[..., None].astype(F)
        tone = lab(colour) + (oklab_of(self.light.warm) - [1, 0, 0]) * 0.4 * lab(colour)[0]
        self.ink[box] = self.ink[box] * (1 - cover) + np.concatenate([tone * cover, cover], -1)

    # Shapes

    def _box(self, points: Points, pad: float) -> Box | None:
        p = np.asarray(points, float) * self.s - [self.x0, self.y0]
        x0, y0 = np.maximum(np.floor(p.min(0) - pad * self.s), 0).astype(int)
        x1, y1 = np.minimum(np.ceil(p.max(0) + pad * self.s), [self.w, self.h]).astype(int)
        return (slice(int(y0), int(y1)), slice(int(x0), int(x1))) if x1 > x0 and y1 > y0 else None

    def _on(self, points: Points, box: Box) -> Array:
        """Card points in pixels of a box."""
        return np.asarray(points, float) * self.s - [self.x0 + box[1].start, self.y0 + box[0].start]

    def _mask(self, outline: Points, box: Box) -> Array:
        h, w = box[0].stop - box[0].start, box[1].stop - box[1].start
        fine = np.zeros((h * FINE, w * FINE), np.uint8)
        cv2.fillPoly(fine, [np.round(self._on(outline, box) * FINE).astype(np.int32)], 255)
        return cv2.resize(fine, (w, h), interpolation=cv2.INTER_AREA).astype(F) / 255

    def _swollen(self, deep: Array, round_to: float | None) -> Array:
        """Height of a form that rises from its rim like a quarter of a circle."""
        r = max(min(float(deep.max()), (round_to or 1e9) * self.s), 1.0)
        height = r * np.sqrt(np.clip(1 - (1 - np.minimum(deep, r) / r) ** 2, 0, 1))
        return blur(height.astype(F), max(0.16 * r, 1))

    def _folded(self, height: Array, folds: Sequence[Fold], box: Box) -> Array:
        for path, half, rise in folds:
            away = np.ones(height.shape, np.uint8)
            cv2.polylines(away, [np.round(self._on(path, box)).astype(np.int32)], False, 0, 1)
            if away.all():
                continue  # on another part of the body
            far = cv2.distanceTransform(away, cv2.DIST_L2, 5) / (half * self.s)
            height = height + rise * self.s * np.exp(-(far**2))
        return height

    def _patterned(self, pattern: Pattern, box: Box, height: Array) -> Array:
        """How much of the second colour is where."""
        y, x = np.mgrid[box].astype(F) / self.s
        a, period, part = np.radians(pattern.angle), pattern.period, pattern.part
        bend = (height - height.max()) / self.s * 0.5
        u, v = x * np.cos(a) + y * np.sin(a) + bend, y * np.cos(a) - x * np.sin(a) + bend * 0.6
        u = u + self.wander[box] * period * 0.06

        def band(t: Array) -> Array:
            return smoothstep(part + 0.08, part - 0.08, np.abs((t / period) % 1 - 0.5) * 2)

        if pattern.kind == "stripes":
            out = band(u)
        elif pattern.kind == "checks":
            out = np.clip(band(u) * 0.55 + band(v) * 0.55, 0, 1)
        else:
            odd = np.floor(v / period) % 2
            off = np.hypot((u / period + 0.5 * odd) % 1 - 0.5, (v / period) % 1 - 0.5)
            out = smoothstep(part + 0.06, part - 0.06, off * 2)
        return out * np.clip(0.8 + 0.2 * self.grain[box], 0.35, 1)

    def _own(self, lost: Sequence[Lost], box: Box) -> Array:
        """How far a form is itself: where its contour fades, it takes the turn of what is below."""
        y, x = np.mgrid[box].astype(F)
        own = np.ones(x.shape, F)
        for at, radius in lost:
            px, py = np.asarray(at, float) * self.s - [self.x0, self.y0]
            own *= smoothstep(0.35, 1.15, np.hypot(x - px, y - py) / (radius * self.s))
        return own

    def _throw(self, m: Array, box: Box, length: float, own: Array) -> None:
        """A shape's shadow on what is below it."""
        if not length:
            return
        key = np.array(self.light.key[:2])
        dx, dy = -key / (np.hypot(*key) + 1e-6) * length * self.s
        moved = cv2.warpAffine(m, np.array([[1, 0, dx], [0, 1, dy]], F), (m.shape[1], m.shape[0]))
        dark = np.maximum(blur(moved, length * self.s * 0.35), 0.55 * blur(m, length * self.s * 0.6))
        self.shadow[box] = np.maximum(self.shadow[box], dark * own * 0.8 * self.alpha[box])

    def _put(self, box: Box, m: Array, tone: Array, facing: Array, along: Array, gloss: float) -> None:
        """Cover what is below."""
        m3, over = m[..., None], m > 0.5
        self.count += 1
        bare = self.alpha[box][..., None] < 0.02
        self.albedo[box] = np.where(bare, tone, mix(self.albedo[box], tone, m))
        self.normal[box] = mix(self.normal[box], facing, m)
        self.shadow[box] *= 1 - m
        self.gloss[box] = self.gloss[box] * (1 - m) + gloss * m
        self.alpha[box] = 1 - (1 - self.alpha[box]) * (1 - m)
        self.label[box][over], self.angle[box][over] = self.count, along[over]
        self.ink[box] *= 1 - m3

    def _outlined(self, m: Array, box: Box, width: float, colour: Array, lost: Sequence[Lost]) -> None:
        """Contours of a mask: heavy on the shadow side, lost and found."""
        rims, _ = cv2.findContours((m > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        for rim in rims:
            if len(rim) <= 12:
                continue
            q = rim[:, 0].astype(float)
            q = np.mean([np.roll(q, j, 0) for j in range(-3, 4)], 0)  # the steps of pixels go
            q = (q + [box[1].start + self.x0, box[0].start + self.y0] + 0.5) / self.s
            self._contour(q, width, colour, lost)

    def _contour(self, outline: Array, width: float, colour: Array, lost: Sequence[Lost]) -> None:
        p = resampled(np.vstack([outline, outline[:1]]), 2.0)
        if len(p) < 6:
            return
        area = np.sum(p[:-1, 0] * p[1:, 1] - p[1:, 0] * p[:-1, 1])
        out = normals(p) * (1 if area > 0 else -1)
        key = np.array(self.light.key[:2])
        dark = smoothstep(0.35, -0.75, out @ (key / (np.hypot(*key) + 1e-6)))
        rng = np.random.default_rng(int(abs(p.sum())) % 99991 + self.seed)
        press = np.convolve(rng.standard_normal(len(p) + 24), np.hanning(25) / 5, "valid")[: len(p)]
        press = np.clip(0.42 + 0.75 * dark + 0.26 * press, 0.08, 1.5)
        for at, radius in lost:
            press = press * smoothstep(0.6 * radius, 1.15 * radius, np.hypot(*(p - np.asarray(at)).T))
        self.line(p, width * self.near**0.6, colour, pressure=press, alpha=0.62)

    # Painting

    def lit(self) -> Array:
        """All forms under the sheet's light, in Oklab."""
        light, s, h, w = self.light, self.s, self.h, self.w
        key = np.array(light.key, F) / np.linalg.norm(light.key)
        loose = 0.7 - 0.5 * self.care()
        brushy = grain(h, w, 7 * s, self.seed + 9) * loose
        turned = self.normal @ key + 0.03 * brushy
        full = 0.45 * smoothstep(0.0, 0.42, turned) + 0.35 * smoothstep(0.30, 0.62, turned)
        full = (full + 0.2 * smoothstep(0.7, 0.95, turned)) * (1 - 0.8 * self.shadow)
        tone = self.albedo.copy()
        tone[..., 0] += 0.016 * loose * self.wander + 0.012 * brushy
        tone[..., 1] += 0.010 * loose * grain(h, w, 34 * s, self.seed + 11, 3)
        tone[..., 2] += 0.012 * loose * grain(h, w, 26 * s, self.seed + 12)
        paint = to_linear(shown(tone)).astype(F)
        warm, shade, rim = (np.array(linear(c), F) for c in (light.warm, light.shade, light.rim))
        image = paint * (shade * (1 - full[..., None]) + warm * full[..., None] * 1.06) * light.level
        if self.gloss.any():
            half = key + np.array([0, 0, 1], F)
            shine = smoothstep(0.93, 0.985, self.normal @ (half / np.linalg.norm(half)).astype(F))
            image += (shine * self.gloss * (1 - self.shadow))[..., None] * warm * 0.7
        side = np.array([*light.rim_from, 0], F) / np.hypot(*light.rim_from)
        inside = cv2.distanceTransform((self.alpha > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / s
        edge = smoothstep(0.2, 0.75, self.normal @ side) * np.exp(-inside / 4.5) * light.rim_amount
        return oklab(np.clip(image + edge[..., None] * rim * (0.35 + 0.65 * paint), 0, 1))

    def care(self) -> Array:
        """How carefully each pixel is painted: 1 for skin, 0 for cloth."""
        return np.asarray(smoothstep(2.6, 1.7, self.largest / self.near), F)

    def strokes(self, target: Array) -> tuple[Array, Array]:
        """The target painted over with the house's brushes; returns the canvas and the height of the paint."""
        h, w = self.h, self.w
        rng = np.random.default_rng(self.seed)
        canvas = blur(target, 3 * self.s).astype(F)
        meant, relief, owner = canvas.copy(), np.zeros((h, w), F), np.zeros((h, w), np.int32)
        largest = (self.largest * self.s).astype(F)
        care = smoothstep(3.2, 1.6, self.largest / self.near).astype(F)
        least = np.minimum(largest, (3.4 - 2.4 * care) * self.s).astype(F)
        hairs, dusk, count = bristles(rng), oklab_of(self.light.shade)[1:], 0
        label = np.where(self.alpha > 0.5, self.label, -1).astype(np.int32)
        reach = np.where(label < 0, 0, largest).astype(F)
        scale = self.s / 1.5
        for one in PASSES[1:]:
            radius = max(one.radius * scale, 0.8)
            step = radius * 0.95
            rows, columns = int(h / step) + 1, int(w / step) + 1
            order = rng.permutation(rows * columns).astype(np.int64)
            chance = rng.random((rows * columns, 8)).astype(F)
            wrong = np.linalg.norm(meant - target, axis=-1).astype(F)
            count = lay(
                canvas, meant, relief, owner, target.astype(F), label, self.angle, reach, least, care, wrong,
                hairs, order, chance, dusk, count, step, columns, radius, one.error * 0.5, one.length, one.clip,
                one.loose, one.cover, one.relief, 0.06, False,
            )  # fmt: skip
        return canvas, relief

    def painted(self) -> Painted:
        """Everything painted and drawn, with the dry edge of a brush."""
        target = self.lit()
        canvas, relief = self.strokes(target)
        image = mix(target, canvas, 0.9 - 0.55 * self.care())
        drawn = self.ink[..., 3:]
        image = image * (1 - drawn) + self.ink[..., :3]
        ragged = blur(self.alpha, 0.6 * self.s) + 0.06 * self.grain
        ragged += 0.04 * grain(self.h, self.w, 9 * self.s, self.seed + 21)
        cover = smoothstep(0.36, 0.64, ragged) * (self.alpha > 0.01)
        cover = np.maximum(cover, np.clip(drawn[..., 0], 0, 1))
        if self.clip is not None:
            cover = cover * blur(self._mask(self.clip, (slice(0, self.h), slice(0, self.w))), 0.7 * self.s)
        window = (slice(self.y0, self.y0 + self.h), slice(self.x0, self.x0 + self.w))
        return Painted(window, image.astype(F), cover.astype(F), relief * 0.7)


def along_form(gx: Array, gy: Array, outline: Array, reach: float) -> Array:
    """Return the angle of strokes: along the rim where a form turns, along its length where it is flat."""
    p = outline - outline.mean(0)
    axis = 0.5 * np.arctan2(2 * (p[:, 0] * p[:, 1]).sum(), (p[:, 0] ** 2 - p[:, 1] ** 2).sum())
    size = np.sqrt(gx * gx + gy * gy) + 1e-4
    u = blur((gy * gy - gx * gx) / size, reach) + 0.16 * np.cos(2 * axis)
    v = blur(-2 * gx * gy / size, reach) + 0.16 * np.sin(2 * axis)
    return (0.5 * np.arctan2(v, u)).astype(F)
