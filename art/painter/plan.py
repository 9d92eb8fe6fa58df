# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawing: what the brushes need to know of each pixel."""

from __future__ import annotations

import cv2
import numpy as np
from scipy import ndimage

from .colour import Array, luminance, oklab
from .compiled import compiled
from .directions import directions
from .layers import Layers
from .pixels import F, blur, noise, smoothstep
from .wishes import FAR, HIGH, LIVING, Finish

CROWD = 400
"""More small things than this of one name (grass, fur) are painted as one mass."""


class Plan:
    """What the brushes need to know of each pixel.

    `target` is the colour wanted, `label` the thing that owns the pixel, `cap` the largest and `least` the smallest
    sensible brush, `care` where the painter looks twice, `edge` the strength of drawn edges, `angle` the way of the
    strokes, `up` and `right` how far the surface faces upwards and to the right of the picture.
    """

    def __init__(self, lab: Array, layers: Layers, wish: Finish) -> None:
        h, w = layers.depth.shape
        self.scale = k = h / HIGH
        index = np.where(layers.depth > FAR, 0, layers.index + 1)
        normal = (layers.normal @ layers.camera).astype(F)  # now x right, y up, z towards the viewer
        # No line stays ruler-straight: everything is drawn through the same slightly shaking hand.
        steady = named(index, layers.names, (*LIVING, *wish.focus))
        hold = 1 - 0.7 * blur(steady.astype(F), 12 * k)
        dx, dy = ((noise(h, w, 60 * k, wish.seed + s, 3) - 0.5) * 6 * k * hold for s in (11, 12))
        x, y = np.meshgrid(np.arange(w, dtype=F), np.arange(h, dtype=F))

        def shaken(a: Array, how: int) -> Array:
            return np.asarray(
                cv2.remap(a, x + dx.astype(F), y + dy.astype(F), how, borderMode=cv2.BORDER_REFLECT)
            )

        self.target = shaken(lab, cv2.INTER_LINEAR)
        normal, depth = shaken(normal, cv2.INTER_LINEAR), shaken(layers.depth, cv2.INTER_NEAREST)
        self.sky = depth > FAR
        index = shaken(index.astype(F), cv2.INTER_NEAREST).astype(np.int32)
        # For the drawing that comes last (`draw`).
        self.index, self.depth, self.normal, self.shift = index, depth, normal, (dx, dy)
        self.pigment = shaken(oklab(layers.albedo), cv2.INTER_LINEAR)
        ink = [number + 1 for number, kind in layers.kinds.items() if kind == "ink"]
        self.inked = np.isin(index, ink)
        self.herd = herd(index, layers.names)
        self.label = np.where(self.herd, -1, index).astype(np.int32)
        self.target = unmixed(self.target, index)
        self.target = cv2.bilateralFilter(self.target, 0, 0.035, 2.2 * k)
        accent = np.clip(self.target[..., 0] - blur(self.target[..., 0], 10 * k), -0.08, 0.08)
        self.target[..., 0] += 0.2 * np.where(self.sky, 0, accent)  # lights lighter, crevices deeper
        self.right, self.up = normal[..., 0], normal[..., 1]
        self.cap = caps(self.label, self.sky, self.herd, k)
        self.edge = edges(self.label, depth, normal, self.target, self.sky, self.herd)
        self.edge *= smoothstep(1.8 * k, 4 * k, cv2.erode(self.cap, np.ones((5, 5))))  # no outline on strings
        shines = smoothstep(
            0.4, 1.0, np.where(self.sky, 0, shaken(luminance(layers.glow), cv2.INTER_NEAREST))
        )
        self.edge *= 1 - cv2.dilate(shines.astype(F), np.ones((5, 5)))  # light has no outline
        self.focus = blur(named(index, layers.names, (*LIVING, *wish.focus)).astype(F), 2 * k)
        guess = care(self.target, self.sky, self.herd, self.cap, k)
        self.care = np.clip(np.maximum(guess * (0.8 if wish.focus else 1.0), self.focus), 0, 1).astype(F)
        lively = smoothstep(0.02, 0.05, np.linalg.norm(self.target - blur(self.target, 5 * k), axis=-1))
        open_air = 8 - 6 * cv2.dilate(lively.astype(F), np.ones((5, 5)))
        least = np.where(self.sky, open_air, np.where(self.herd, 5.5, 4.5 - 3.7 * self.care)).astype(F) * k
        self.least = np.minimum(least, np.where(self.herd, least, self.cap)).astype(F)
        self.angle = directions(self.target, normal, self.sky, self.herd, k, wish.seed)


def named(index: Array, names: dict[int, str], starts: tuple[str, ...]) -> Array:
    """Where things are whose names begin so; `index` counts from 1 more than `names`."""
    wanted = [number + 1 for number, name in names.items() if name.lower().startswith(starts)]
    return np.isin(index, wanted)


@compiled
def unmixed(lab: Array, label: Array) -> Array:
    """Give half-covered pixels at an edge their own thing's colour, so that no stroke picks up the neighbour's."""
    h, w = label.shape
    rim = np.zeros((h, w), np.bool_)
    for y in range(1, h - 1):
        for x in range(1, w - 1):
            m = label[y, x]
            rim[y, x] = (
                label[y - 1, x] != m or label[y + 1, x] != m or label[y, x - 1] != m or label[y, x + 1] != m
            )
    out = lab.copy()
    for y in range(2, h - 2):
        for x in range(2, w - 2):
            if not rim[y, x]:
                continue
            n = 0
            s0, s1, s2 = 0.0, 0.0, 0.0
            for j in range(y - 2, y + 3):
                for i in range(x - 2, x + 3):
                    if label[j, i] == label[y, x] and not rim[j, i]:
                        s0, s1, s2, n = s0 + lab[j, i, 0], s1 + lab[j, i, 1], s2 + lab[j, i, 2], n + 1
            if n > 0:
                out[y, x, 0], out[y, x, 1], out[y, x, 2] = s0 / n, s1 / n, s2 / n
    return out


def herd(index: Array, names: dict[int, str]) -> Array:
    """Where there is grass, fur or the like: hundreds of small things of one name."""
    seen, area = np.unique(index, return_counts=True)
    small = seen[(area < index.size / 300) & (seen > 0)]
    kinds: dict[str, list[int]] = {}
    for one in small:
        kinds.setdefault(names.get(int(one) - 1, "").split(".")[0], []).append(int(one))
    many = [one for ones in kinds.values() if len(ones) > CROWD for one in ones]
    return np.isin(index, many)


def edges(label: Array, depth: Array, normal: Array, lab: Array, sky: Array, mass: Array) -> Array:
    """Strength of the drawn edges, 0 to 1: where the owner, the depth or the direction of a surface jumps."""
    out = np.zeros(label.shape, F)
    ahead, after, whole = slice(None, -1), slice(1, None), slice(None)
    for one, two in (((ahead, whole), (after, whole)), ((whole, ahead), (whole, after))):
        owner = (label[one] != label[two]).astype(F)
        jump = np.abs(depth[one] - depth[two]) / np.minimum(depth[one], depth[two])
        bend = 1 - (normal[one] * normal[two]).sum(-1)
        tone = np.linalg.norm(lab[one] - lab[two], axis=-1)
        quiet = mass[one] | mass[two] | (sky[one] & sky[two])
        s = owner * (0.45 + 0.55 * smoothstep(0.01, 0.06, jump)) + 0.7 * smoothstep(0.03, 0.1, jump)
        s = np.maximum(s, 0.55 * smoothstep(0.25, 0.7, bend)) * (1 - 0.5 * smoothstep(0.3, 0.0, tone + owner))
        out[one] = np.maximum(out[one], np.where(quiet, 0, np.clip(s, 0, 1)))
    return out


def caps(label: Array, sky: Array, mass: Array, k: float) -> Array:
    """The largest brush for each thing: a part of its half-width."""
    border = np.ones(label.shape, np.uint8)
    border[:, 1:][label[:, 1:] != label[:, :-1]] = 0
    border[1:][label[1:] != label[:-1]] = 0
    inside = cv2.distanceTransform(border, cv2.DIST_L2, 3)
    names, place = np.unique(label, return_inverse=True)
    thick = ndimage.maximum(inside, place.reshape(label.shape), np.arange(len(names)))
    cap = np.clip(np.asarray(thick) * 0.42, 1.6 * k, 60 * k)[place].reshape(label.shape).astype(F)
    return np.where(mass, 10 * k, np.where(sky, 60 * k, cap)).astype(F)


def care(lab: Array, sky: Array, mass: Array, cap: Array, k: float) -> Array:
    """A guess where the painter looks twice, 0 to 1: small things full of change."""
    fine = np.linalg.norm(lab - blur(lab, 5 * k), axis=-1)
    busy = blur(np.minimum(fine, 0.15), 12 * k)
    small = smoothstep(34 * k, 14 * k, cap)
    return np.where(
        sky | mass, 0, np.clip(smoothstep(0.012, 0.035, busy) * (0.35 + 0.65 * small), 0, 1)
    ).astype(F)
