# SPDX-License-Identifier: GPL-3.0-or-later
"""The eyes of animals, drawn again over the paint: dark, with a line around and a catch-light."""

from __future__ import annotations

import numpy as np

from .colour import Array, oklab
from .layers import Layers
from .living import Box, box_of, padded
from .pixels import F, blur, mix, smoothstep
from .plan import Plan

INK = oklab(np.array([0.018, 0.010, 0.012], F))
DARK = np.array([0.15, 0.012, 0.01], F)
SPARK = np.array([0.96, 0, 0.01], F)


def laid(canvas: Array, colour: Array, cover: Array) -> Array:
    """A canvas with one colour laid on."""
    return mix(canvas, np.broadcast_to(colour, canvas.shape), np.clip(cover, 0, 1).astype(F))


def disc(near: Box, x: float, y: float, radius: float, k: float) -> Array:
    """How much of each pixel of a box something round covers."""
    v, u = np.mgrid[near]
    return smoothstep(radius + 0.6 * k, radius - 0.6 * k, np.hypot(u - x, v - y)).astype(F)


def with_eyes(canvas: Array, plan: Plan, layers: Layers) -> Array:
    """Draw the eyes that are things of their own, named "eye", and those that animals have in their clay."""
    out = canvas.copy()
    for number, name in layers.names.items():
        if name.lower().startswith("eye") and layers.kinds.get(number) != "lamp":
            _own_eye(out, plan, number)
    for eye in layers.eyes:
        high, width = plan.label.shape
        x, y, r = eye.at[0] * high, eye.at[1] * high, eye.radius * high
        if r < 0.7 * plan.scale or not (4 < x < width - 4 and 4 < y < high - 4):
            continue
        x, y = x - plan.shift[0][int(y), int(x)], y - plan.shift[1][int(y), int(x)]
        spot = (slice(int(y) - 1, int(y) + 2), slice(int(x) - 1, int(x) + 2))
        shown = (plan.index[spot] == eye.thing + 1) & (np.abs(plan.depth[spot] - eye.depth) < 2.5 * eye.units)
        if shown.any():
            _clay_eye(out, x, y, max(r * 1.05, 2.0 * plan.scale), plan.scale)
    return out


def _own_eye(canvas: Array, plan: Plan, number: int) -> None:
    """An eye that is a thing of its own: its pigment again, and if it is dark a line and a catch-light."""
    k, mask = plan.scale, plan.index == number + 1
    area = int(mask.sum())
    if not 14 * k * k < area < 9000 * k * k:
        return
    box = box_of(mask)
    near = padded(box, int(6 * k) + 2, canvas.shape)
    mine, r = mask[near], float(np.sqrt(area / np.pi))
    y, x = ((part.start + part.stop - 1) / 2 for part in box)
    here = canvas[near].copy()
    shown = here[mine]
    own = np.median(plan.pigment[near][mine], 0)
    own[0] = np.clip(own[0], 0.1, 0.95)
    here = laid(here, own, 0.55 * blur(mine.astype(F), 0.8 * k))
    if float(own[0]) < 0.5:
        if float(np.percentile(shown[:, 0], 98)) < 0.72 and r > 2.2 * k:
            here = laid(here, SPARK, disc(near, x - 0.3 * r, y - 0.35 * r, max(0.24 * r, 1.2 * k), k))
        soft = blur(mine.astype(F), 1.4 * k)
        here = laid(here, INK, np.clip(soft * (1 - soft) * 4, 0, 1) * 0.5)
    canvas[near] = here


def _clay_eye(canvas: Array, x: float, y: float, r: float, k: float) -> None:
    """An eye in the clay: a dark round with a catch-light; on dark fur a paler lid sets it off."""
    near = padded((slice(int(y), int(y) + 1), slice(int(x), int(x) + 1)), int(3 * r) + 2, canvas.shape)
    here = canvas[near]
    if float(np.median(here[..., 0])) < 0.4:
        lid = here + np.array([0.14, 0, 0], F)
        here = mix(here, lid, disc(near, x, y, r * 1.5, k) * 0.7)
    here = laid(here, DARK, disc(near, x, y, r, k))
    canvas[near] = laid(here, SPARK, disc(near, x - 0.3 * r, y - 0.35 * r, max(0.26 * r, 0.75 * k), k))
