# SPDX-License-Identifier: GPL-3.0-or-later
"""The finish of all cards: the whole picture is painted, stroke by stroke, as gouache on paper.

Order of work, as a painter would: air and glow (`air`), values (`values`), drawing (`plan`: who owns a pixel, which
way the form runs, how large a brush may be), a toned ground and five passes from broad to fine (`strokes`),
lost-and-found contours (`surface`), then what lives is drawn again over the paint (`draw`), and the card's own cast is
drawn (`cast`); relief and paper come last (`surface`). Between values and paper all colours are Oklab.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np

from .air import Fog, Rays, bloomed, fogged, with_rays
from .colour import Array, F, shown_from
from .draw import drawn
from .layers import Layers
from .plan import Plan
from .strokes import painted
from .surface import framed, lit, softened, turnable, with_contours
from .values import toned
from .wishes import FAR, Finish

__all__ = ["Cast", "Finish", "Fog", "Rays", "develop"]
Cast = Callable[[Array, Array, Plan, Layers], None]
"""Draws over a canvas in Oklab and its relief, in place."""


def develop(layers: Layers, wish: Finish, size: tuple[int, int], cast: Cast | None = None) -> Array:
    """From the rendered layers to the finished picture, as shown, of this width and height at most.

    Paints at the size of the layers and reduces at the end. `cast` draws people and animals over the paint.
    """
    light, depth = layers.light, layers.depth
    glow = np.where((depth > FAR)[..., None], 0, layers.glow).astype(F)
    if wish.fog:
        near = np.where(depth > FAR, 0, depth)
        light, glow = fogged(light, near, wish.fog), fogged(glow, near, replace(wish.fog, colour="#000000"))
    if wish.rays:
        light = with_rays(light, depth, wish.rays)
    lab = toned(bloomed(light * wish.exposure, glow * wish.exposure, depth), glow * wish.exposure, wish)
    plan = Plan(lab, layers, wish)
    canvas, relief = painted(plan, wish)
    canvas = with_contours(softened(canvas, plan), plan, wish)
    canvas, relief = drawn(canvas, relief, plan, layers, wish)
    if cast:
        cast(canvas, relief, plan, layers)
    image = lit(shown_from(canvas), relief, plan.scale, wish)
    image = framed(image) if wish.border else image
    image = turnable(image) if wish.turnable else image
    if image.shape[1] > size[0]:
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return np.clip(image, 0, 1)
