# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether drawn faces can be read: how much the eyes and the mouth stand out from the skin in the finished picture.

A cast is drawn once more on paper that keeps nothing, which says where its faces are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from .cast.geometry import oval
from .cast.heads import Head
from .cast.paints import Light
from .colour import Array, oklab, to_linear

CARD = (800, 1200)
LEAST = 0.15
"""Least difference in lightness (Oklab) between a feature and the skin around it."""
SMALLEST = 60
"""Pixels of a card 1200 high; a face in a smaller head carries no feeling."""


@dataclass(frozen=True)
class Legibility:
    """The head's height in card pixels, and how far its eyes and its mouth are from the skin in lightness."""

    tall: float
    eyes: float
    mouth: float

    def warnings(self) -> list[str]:
        """Return what is wrong with this face."""
        found = [] if self.tall >= SMALLEST else [f"a head is {self.tall:.0f} px high (at least {SMALLEST})"]
        for name, contrast in (("eyes", self.eyes), ("mouth", self.mouth)):
            if contrast < LEAST:
                found.append(f"a contrast of {name} of {contrast:.2f} (at least {LEAST})")
        return found


def legibility(draw: Callable[[Any], None], picture: Image.Image) -> list[Legibility]:
    """Measure the faces of a cast in a picture of its card, from the one that is hardest to read."""
    shown = np.asarray(picture.convert("RGB").resize(CARD, Image.Resampling.LANCZOS), np.float32) / 255
    lightness = oklab(to_linear(shown))[..., 0]
    with watched() as heads:
        draw(EmptyPage())
    return sorted((face(head, lightness) for head in heads), key=lambda one: min(one.eyes, one.mouth))


def face(head: Head, lightness: Array) -> Legibility:
    """Measure one face: the better eye counts, since the other may be turned away."""
    skin = inside(head.skin, lightness)
    usual = float(np.median(lightness[skin]))
    eyes = [
        contrast(head, head.nodded(oval((x, y), 1.2 * w, 1.1 * w)), skin, lightness, usual)
        for x, y, w in head.view.eyes
    ]
    (ax, ay), (bx, by) = head.view.mouth
    around = oval(((ax + bx) / 2, (ay + by) / 2 + 0.03), abs(bx - ax) * 0.65, 0.09)
    return Legibility(head.size, max(eyes), contrast(head, head.nodded(around), skin, lightness, usual))


def contrast(head: Head, points: Any, skin: Array, lightness: Array, usual: float) -> float:
    """Return how far the darkest or the lightest tenth of a feature is from the skin's usual lightness."""
    here = lightness[inside(head.curve(points), lightness) & skin]
    if not here.size:
        return 0.0
    dark, light = np.percentile(here, (10, 90))
    return float(max(usual - dark, light - usual))


def inside(outline: Array, picture: Array) -> Array:
    """Return which pixels of a picture are inside an outline."""
    mask = Image.new("1", picture.shape[::-1])
    ImageDraw.Draw(mask).polygon([tuple(point) for point in outline.tolist()], fill=1)
    return np.asarray(mask)


@contextmanager
def watched() -> Iterator[list[Head]]:
    """Take down the heads that are drawn meanwhile."""
    heads: list[Head] = []
    draw = Head.draw

    def noted(self: Head) -> None:
        heads.append(self)
        draw(self)

    Head.draw = noted  # type: ignore[method-assign]
    try:
        yield heads
    finally:
        Head.draw = draw  # type: ignore[method-assign]


@dataclass
class EmptySheet:
    """A sheet that keeps nothing of what is drawn on it."""

    light: Light = field(default_factory=Light)
    clip: Array | None = None

    def shape(self, *_: Any, **__: Any) -> None:
        """Lay nothing."""

    line = fill = shape


class EmptyPage:
    """A page that lays nothing; as no scene is on the stage, all of its points are nowhere."""

    def sheet(self, _: Sequence[float], light: Light | None = None, **__: Any) -> EmptySheet:
        """Return an empty sheet."""
        return EmptySheet(light or Light())

    def at(self, *_: float) -> Array:
        """Return a place; only depths and props need it."""
        return np.zeros(3)

    def lay(self, *_: Any, **__: Any) -> None:
        """Lay nothing."""

    wash = lay
