# SPDX-License-Identifier: GPL-3.0-or-later
"""Skin, hair and clothes of people in a light of their own, so that no face sinks into the shadows of its scene.

Where the scene lights somebody well, its light stays. Elsewhere comes a portrait's: planes of gouache with a few fine
strokes along the form, from the side of the scene's own key.
"""

from __future__ import annotations

import cv2
import numpy as np

from .colour import Array, hue_of, luminance
from .curves import least_lightness
from .layers import Layers
from .living import Box, Living, padded
from .pixels import F, blur, mix, smoothstep
from .plan import Plan
from .wishes import FAR, Finish


def key_side(layers: Layers) -> float:
    """From which side the light comes: -1 from the left of the picture, 1 from the right."""
    sideways = (layers.normal @ layers.camera)[..., 0]
    pigment = luminance(layers.albedo)
    good = (pigment > 0.05) & (layers.depth < FAR)
    if good.sum() < 500:
        return -1.0
    received = np.clip(luminance(layers.light)[good] / pigment[good], 0, 4)
    x = sideways[good]
    return -1.0 if float(np.mean(received * x)) < float(received.mean() * x.mean()) else 1.0


def portrayed(canvas: Array, plan: Plan, who: Living, layers: Layers, wish: Finish) -> tuple[Array, Array]:
    """Everybody in a light of their own; returns the canvas and how much skin was laid where."""
    out, laid = canvas.copy(), np.zeros(canvas.shape[:2], F)
    key = np.array([0.62 * key_side(layers), 0.52, 0.6], F)
    key /= np.linalg.norm(key)
    for one, box in who.boxes.items():
        near = padded(box, int(40 * plan.scale), canvas.shape)
        whole = who.figure[near] == one
        skin = whole & who.skin[near]
        if skin.sum() < 30 or one in who.near:
            continue
        turned = np.clip(plan.normal[near] @ key, -1, 1).astype(F)
        grain = grain_along(plan.angle[near], plan.scale, wish.seed + one % 97)
        ground = ground_of(plan, near, whole, who.figure[near] == 0)
        if one not in who.far:
            cloth, paints = whole & ~skin, (plan.pigment[near], turned, grain)
            out[near] = dressed(out[near], cloth, who.hair[near], ground, *paints, plan.scale)
        bare = skin & ~plan.inked[near]
        if not bare.any():
            continue
        paint = Skin(plan, near, skin, bare, ground)
        lab = paint.lit(turned, grain, wish)
        rough = canvas[near] - blur(canvas[near], 3 * plan.scale)  # some of the paint itself stays
        lab[..., 0] += 0.2 * np.clip(rough[..., 0], -0.05, 0.05)
        soft = np.clip(blur(skin.astype(F), 0.8 * plan.scale) * 1.15, 0, 1) * 0.9
        out[near] = mix(out[near], lab, soft)
        laid[near] = np.maximum(laid[near], soft)
    return out.astype(F), laid


def ground_of(plan: Plan, near: Box, whole: Array, nobody: Array) -> float:
    """How light it is around a figure."""
    wide = cv2.dilate(whole.astype(np.uint8), np.ones((3, 3)), iterations=max(int(14 * plan.scale), 1)) > 0
    ring = wide & nobody
    seen = plan.target[near][ring] if ring.sum() > 30 else plan.target.reshape(-1, 3)
    return float(np.median(seen[:, 0]))


class Skin:
    """The skin of one figure in its box; `bare` is what has no drawn feature on it."""

    def __init__(self, plan: Plan, near: Box, skin: Array, bare: Array, ground: float) -> None:
        self.k, self.skin = plan.scale, skin
        self.target, self.normal, self.edge = plan.target[near], plan.normal[near], plan.edge[near]
        self.inked = plan.inked[near]
        pigment = plan.pigment[near]
        self.own, self.seen = np.median(pigment[bare], 0), np.median(self.target[bare], 0)
        self.tint = np.where(bare[..., None], pigment - self.own, 0)  # cheeks, lips, freckles
        self.middle = max(float(self.seen[0]), least_lightness(float(self.own[0]), ground))

    def lit(self, turned: Array, grain: Array, wish: Finish) -> Array:
        """The skin as it is to be, in Oklab."""
        shade = planes(smoothstep(-0.35, 0.95, blur(turned, 1.2 * self.k)), grain)
        lab = self._portrait(shade, wish)
        scene = self._scene(lab)
        need = blur(smoothstep(-0.02, 0.14, lab[..., 0] - scene[..., 0]).astype(F), 5 * self.k)
        old = cv2.dilate(self.inked.astype(np.uint8), np.ones((3, 3))) > 0
        need = np.where(old, np.maximum(need, 0.9), need)  # the old features are not to show through
        lab = mix(scene, lab, np.clip(0.25 + need, 0, 1).astype(F))
        lab[..., 0] += (grain - 0.5) * 0.045 * (1.15 - shade)
        # Gaps of fingers, ears, the chin over the neck: where the form jumps or folds inwards.
        folds = np.maximum(self.edge, creases(self.normal, self.skin, self.k)) * self.skin
        gap = np.clip(blur(folds.astype(F), 0.75 * self.k) * 1.7, 0, 1) * np.where(self.inked, 0, 0.62)
        return mix(lab, line_colour(lab, wish, 0.55), gap.astype(F))

    def _portrait(self, shade: Array, wish: Finish) -> Array:
        """Skin in the portrait's light: the pigment's hue, as strong as its lightness allows, cooler in shadow."""
        lab = np.empty_like(self.target)
        kept = np.clip(self.target[..., 0] - self.seen[0], -0.09, 0.07)
        lab[..., 0] = self.middle + (shade - 0.6) * 0.24
        lab[..., 0] += 0.45 * blur(np.where(self.skin, kept, 0).astype(F), 2 * self.k)
        lab[..., 0] += np.clip(self.tint[..., 0], -0.12, 0.06)
        rich = np.clip(lab[..., 0] / max(float(self.own[0]), 0.2), 0.8, 1.5)
        cast = np.clip((self.seen - self.own)[1:] * 0.25, -0.010, 0.016)  # a breath of the scene's light
        goal = hue_of(wish.second or wish.shadows)
        dusk = np.array([np.cos(goal), np.sin(goal)], F) * 0.05
        for c in (1, 2):
            lab[..., c] = self.own[c] * rich * 1.04 + cast[c - 1] + self.tint[..., c] * 1.3
            lab[..., c] += (dusk[c - 1] - lab[..., c]) * 0.16 * (1 - shade)
        lab[..., 2] += 0.012 * shade
        return lab

    def _scene(self, lab: Array) -> Array:
        """Skin in the scene's light, calmer; it does not burn out."""
        calm = blur(np.where(self.skin[..., None], self.target, lab).astype(F), 1.6 * self.k)
        calm[..., 0] = np.minimum(calm[..., 0], self.own[0] + 0.09 + 0.1 * self.tint[..., 0])
        return calm


def planes(shade: Array, grain: Array) -> Array:
    """Gouache, not airbrush: light gathered into shadow, half tone, light and highlight, with brushed borders."""
    level = shade + (grain - 0.5) * 0.22
    steps = smoothstep(0.24, 0.34, level) + smoothstep(0.52, 0.62, level) + smoothstep(0.82, 0.90, level)
    return np.asarray(0.35 * shade + 0.65 * steps / 3, F)


def dressed(
    canvas: Array,
    cloth: Array,
    hair: Array,
    ground: float,
    pigment: Array,
    turned: Array,
    grain: Array,
    k: float,
) -> Array:
    """Clothes and hair out of the dark, in their own colour; hair drawn out in streaks, without white glare.

    A dark figure before a light ground is lifted half as much: its silhouette is what is seen from afar.
    """
    contrast = ground - float(np.median(canvas[..., 0][cloth])) if cloth.any() else 0.0
    strength = float(np.interp(contrast, (0.15, 0.4), (0.85, 0.42)))
    shade = smoothstep(-0.5, 0.9, blur(turned, 1.5 * k))
    least = np.clip(0.46 * pigment[..., 0] + 0.07, 0.0, 0.52) + 0.12 * (shade - 0.5)
    lack = (
        np.clip(least - canvas[..., 0], 0, 0.3) * np.clip(blur(cloth.astype(F), 0.7 * k) * 1.1, 0, 1) * cloth
    )
    out = canvas.copy()
    out[..., 0] += strength * lack
    glare = np.clip(out[..., 0] - np.clip(pigment[..., 0] + 0.2, 0.36, 1), 0, 1) * hair
    out[..., 0] -= 0.88 * glare
    out[..., 0] += (grain - 0.5) * 0.10 * (hair & cloth)
    out[..., 1:] += (pigment[..., 1:] - out[..., 1:]) * np.clip(glare / 0.1, 0, 1)[..., None] * 0.8
    share = np.clip(lack / 0.12, 0, 1)[..., None] * 0.6
    out[..., 1:] += (pigment[..., 1:] * 0.72 - out[..., 1:]) * share
    return out


def creases(normal: Array, where: Array, k: float) -> Array:
    """Where a surface folds inwards, 0 to 1: between fingers, at the nose's wings, under a lip."""
    inside = where.astype(F)
    weight = np.maximum(blur(inside, 0.9 * k), 0.05)[..., None]
    soft = blur((normal * inside[..., None]).astype(F), 0.9 * k) / weight
    across = cv2.Sobel(soft[..., 0], cv2.CV_32F, 1, 0, ksize=3)
    down = cv2.Sobel(soft[..., 1], cv2.CV_32F, 0, 1, ksize=3)
    return np.asarray(smoothstep(0.35, 1.1, (down - across) * k) * cv2.erode(inside, np.ones((3, 3))), F)


def grain_along(angle: Array, k: float, seed: int) -> Array:
    """Fine noise drawn out along the strokes' way, around 0.5: pencil on skin."""
    h, w = angle.shape
    spots = blur(np.random.default_rng(seed).random((h, w)).astype(F), 0.8 * k)
    x, y = np.meshgrid(np.arange(w, dtype=F), np.arange(h, dtype=F))
    dx, dy = np.cos(angle).astype(F), np.sin(angle).astype(F)
    total, steps = np.zeros((h, w), F), 7
    for n in range(-steps, steps + 1):
        total += cv2.remap(
            spots, x + dx * n * k, y + dy * n * k, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
        )
    total = (total - total.mean()) / (total.std() + 1e-6)
    return np.clip(0.5 + 0.25 * total, 0, 1)


def line_colour(lab: Array, wish: Finish, deep: float = 0.5) -> Array:
    """A coloured pencil for an edge: the place's own hue, deeper and a little towards the shadows'."""
    goal = hue_of(wish.second or wish.shadows)
    ink = np.empty_like(lab)
    ink[..., 0] = np.clip(lab[..., 0] * deep - 0.02, 0.12, 0.5)
    ink[..., 1] = lab[..., 1] * 0.75 + 0.25 * np.cos(goal) * 0.06
    ink[..., 2] = lab[..., 2] * 0.75 + 0.25 * np.sin(goal) * 0.06
    return ink
