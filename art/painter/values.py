# SPDX-License-Identifier: GPL-3.0-or-later
"""Values as a painter sets them: from light to the Oklab colours that the strokes are to have."""

from __future__ import annotations

import cv2
import numpy as np

from .colour import Array, gamut, hue_of, luminance, oklab, oklab_of, to_linear, to_shown
from .curves import bent, film, mix, smoothstep, spread, stretched, towards
from .pixels import F, noise
from .wishes import HIGH, Finish

DARKEST, LIGHTEST = 0.08, 0.968


def toned(light: Array, glow: Array, wish: Finish) -> Array:
    """The picture in Oklab: curve and grouping on lightness only, chroma bent into what pigment can do.

    What glows is kept out of all that: it passes through film, channel by channel, so that its core goes to white and
    stays the lightest and warmest paint.
    """
    h, w = light.shape[:2]
    lab, hot = oklab(light), oklab(film(light))
    bright_light = luminance(light)
    shining = np.maximum(smoothstep(0.45, 1.2, luminance(glow)), smoothstep(1.1, 2.6, bright_light))
    hue = np.arctan2(lab[..., 2], lab[..., 1])
    new = lightness(lab[..., 0], bright_light, corners(h, w, wish.vignette), wish.lift)
    new = stretched(new, 1.12 * spread(as_filmed(light, wish.vignette)), 0.12, 0.96)
    new = np.where(new < 0.92, new, 0.92 + 0.048 * np.tanh((new - 0.92) / 0.048))
    new = grouped(np.maximum(new, DARKEST), wish)
    # Chroma follows lightness, then bends below the limit; the ends of the scale turn in hue.
    chroma = wish.vivid * np.hypot(lab[..., 1], lab[..., 2]) * (new / np.maximum(lab[..., 0], 0.03)) ** 0.75
    filmed = smoothstep(0.6, 0.85, new)  # light paint is pale, as film has it
    chroma = chroma + (np.minimum(wish.vivid * np.hypot(hot[..., 1], hot[..., 2]), chroma) - chroma) * filmed
    chroma = bent(
        chroma, wish.chroma * (1 - 0.3 * smoothstep(0.74, 0.97, new) * smoothstep(0.18, 0.12, chroma))
    )
    dark, bright = smoothstep(0.52, 0.14, new), smoothstep(0.66, 0.95, new)
    hue = towards(hue, hue_of(wish.second or wish.shadows), dark * 0.6, 0.65)
    hue = towards(hue, hue_of(wish.lights), bright * 0.2, 0.25, reach=1.0)
    out = np.stack([new, chroma * np.cos(hue), chroma * np.sin(hue)], -1)
    out = on_one_palette(out, dark, bright, wish)
    out = deepened(out.astype(F), shining)
    return shone(out, lab, hot, shining)


def lightness(seen: Array, light: Array, corner: Array, lift: float) -> Array:
    """The film's curve on luminance; large masses of dark pictures are lifted, the modelling inside them is kept."""
    h, w = seen.shape
    filmed = (seen * np.cbrt(film(light) / np.maximum(light, 1e-5)) * corner).astype(F)
    small = cv2.resize(filmed, (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    base = cv2.bilateralFilter(cv2.bilateralFilter(small, 0, 0.12, h / 180), 0, 0.12, h / 90)
    base = np.maximum(cv2.resize(base, (w, h), interpolation=cv2.INTER_LINEAR), 1e-3)
    middle = float(np.clip(np.median(small), 0.12, 0.9))
    power = float(np.clip((np.log(0.45) / np.log(middle)) ** 0.6, 0.68, 1.0))
    power = 1 - (1 - power) * lift
    low = base**power + 0.11 * np.clip(1 - base / 0.75, 0, 1) ** 2  # the darkest paint is not black
    new = low + (filmed - base) * np.clip(1.12 * low / base, 1.12, 1.4)
    return np.asarray(
        new + 0.035 * np.sin(np.clip((new - 0.06) / 0.9, 0, 1) * 2 * np.pi - np.pi)
    )  # a gentle S


def as_filmed(light: Array, vignette: float) -> Array:
    """The lightness that film alone, channel by channel, would give: the measure of how much light a picture has."""
    small = cv2.resize(light.astype(F), None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    shown = np.clip((to_shown(film(small)) - 0.5) * 1.06 + 0.5, 0, 1)
    return oklab(to_linear(shown))[..., 0] * corners(small.shape[0], small.shape[1], vignette)


def corners(height: int, width: int, vignette: float) -> Array:
    """How much darker the corners are."""
    y, x = np.mgrid[0:height, 0:width].astype(F)
    far = np.clip(np.hypot((x / width - 0.5) / 0.72, (y / height - 0.5) / 0.72), 0, 1.3) ** 2.2
    return np.asarray(1 - 0.5 * vignette * far)


def grouped(new: Array, wish: Finish) -> Array:
    """Gather values into planes whose borders waver."""
    h, w = new.shape
    t = new * 9 + (noise(h, w, 60 * h / HIGH, wish.seed + 40, 3) - 0.5) * 0.5
    step = np.floor(t) + smoothstep(0.25, 0.75, t - np.floor(t))
    return new + (step - t) / 9 * wish.grouping


def on_one_palette(lab: Array, dark: Array, bright: Array, wish: Finish) -> Array:
    """A breath of the shadow colour in darks and of the light's in lights, as if mixed on one palette.

    Only pale lights take it: a sky keeps its own hue.
    """
    out = lab.copy()
    pale = smoothstep(0.075, 0.03, np.hypot(lab[..., 1], lab[..., 2]))
    shares = (
        (wish.shadows, dark * 0.22, 1.0),
        (wish.lights, bright * 0.12 * pale, 1.0),
        (wish.lights, 0.55 * smoothstep(0.89, 0.97, lab[..., 0]) * pale, 1.3),
    )
    for colour, share, strength in shares:
        goal = oklab_of(colour)[1:] * strength
        out[..., 1:] += (goal - out[..., 1:]) * share[..., None]
    return out


def deepened(lab: Array, shining: Array) -> Array:
    """Fit what is too bright for its colour: strong colours give up lightness, pale ones colour.

    So honey stays honey and red red, and wings and paper stay light.
    """
    lab = lab.copy()
    strong = smoothstep(0.10, 0.17, np.hypot(lab[..., 1], lab[..., 2])) * (1 - shining)
    for _ in range(3):
        room = np.clip(gamut(lab)[2][..., 0], 0, 1)
        lack = (1 - room) * smoothstep(0.5, 0.7, lab[..., 0])
        lab[..., 0] -= 0.19 * lack * strong
        lab[..., 1:] *= (1 - lack * (0.6 - 0.52 * strong))[..., None]
    return lab


def shone(lab: Array, raw: Array, hot: Array, shining: Array) -> Array:
    """Lay what glows over the values: never darker than the lightest paint beside it, unless its colour is strong.

    Film turns bright orange to yellow, as the eye expects of fire, but bleaches it: some colour is given back.
    """
    rest = lab[..., 0][shining < 0.3]
    top = float(np.percentile(rest, 98)) if rest.size else 0.9
    colour, own = np.hypot(hot[..., 1], hot[..., 2]), np.hypot(raw[..., 1], raw[..., 2])
    kept = np.maximum(colour, np.minimum(own, 0.11))
    high = np.maximum(hot[..., 0], np.minimum(top + 0.02, LIGHTEST) * smoothstep(0.19, 0.11, colour))
    ab = hot[..., 1:] * (kept / np.maximum(colour, 0.02))[..., None]
    out = mix(lab, np.concatenate([high[..., None], ab], -1), shining)
    out[..., 0] = np.clip(out[..., 0], DARKEST, LIGHTEST)
    return out.astype(F)
