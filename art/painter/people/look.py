# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes a face somebody's, and what it feels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..colour import Colour, linear


@dataclass(frozen=True)
class Look:
    """What makes a face somebody's: sizes are around 1, `cheek` around 0.5, the rest from 0.

    `square` widens the angles of the jaw, `brow` lets the brow jut, `jowl` lets the cheeks hang, `old` draws lines.
    What is None is chosen by age and sex (`suited`).
    """

    skin: Colour = "#e0a884"
    blush: Colour | None = None
    jaw: float | None = None
    chin: float | None = None
    nose: float | None = None
    hook: float = 0.0
    cheek: float | None = None
    eye: float | None = None
    apart: float = 1.0
    ear: float | None = None
    old: float | None = None
    square: float | None = None
    brow: float | None = None
    jowl: float | None = None
    lips: float | None = None
    iris: Colour = "#1d1310"
    freckles: float = 0.0
    glasses: Colour | None = None


SKINS: dict[str, Colour] = {
    "porcelain": "#f3d3bb",
    "peach": "#e8b48e",
    "olive": "#c99a6b",
    "tan": "#b57c4f",
    "brown": "#8a5636",
    "umber": "#633a26",
    "ebony": "#43281e",
}


@dataclass(frozen=True)
class Face:
    """A `Look` with nothing left open: what the head is modelled from."""

    skin: Colour
    blush: Colour
    jaw: float
    chin: float
    nose: float
    hook: float
    cheek: float
    eye: float
    apart: float
    ear: float
    old: float
    square: float
    brow: float
    jowl: float
    lips: float
    iris: Colour
    freckles: float
    glasses: Colour | None


def blushing(skin: Colour) -> Colour:
    """The colour of cheeks and knuckles of a skin: redder, and in dark skins deeper."""
    r, g, b = linear(skin)
    return (min(r * 0.98 + 0.02, 1.0), g * 0.52, b * 0.55)


def suited(look: Look, age: float, female: float) -> Face:
    """Choose what a look leaves open by age and sex: children round with small chins, men square, elders with jowls."""
    young = float(np.interp(age, (3, 16), (1, 0)))
    elder = float(np.interp(age, (48, 75), (0, 1)))
    male = (1 - female) * (1 - young)
    chosen: dict[str, Any] = {
        "blush": blushing(look.skin),
        "jaw": 0.98 + 0.05 * male - 0.05 * female * (1 - young) + 0.02 * young,
        "chin": 1.0 + 0.18 * male - 0.22 * young,
        "nose": 1.0 + 0.18 * male - 0.22 * young + 0.2 * elder,
        "cheek": 0.45 + 0.5 * young - 0.2 * male + 0.1 * female,
        "eye": 1.0 + 0.16 * young - 0.08 * elder,
        "ear": 1.0 + 0.22 * elder + 0.05 * male,
        "old": elder,
        "square": 0.75 * male,
        "brow": 0.55 * male + 0.2 * elder,
        "jowl": elder,
        "lips": 0.55 + 0.45 * female * (1 - young) - 0.25 * elder,
    }
    settled = replace(look, **{k: v for k, v in chosen.items() if getattr(look, k) is None})
    return Face(**vars(settled))


@dataclass(frozen=True)
class Expression:
    """What a face does.

    `eyes`: open, shut, glad, wide; `mouth` from -1 (down) to 1 (smile), `gap` opens it, `skew` pulls it to one side,
    `brow` lifts the brows, `frown` draws them together (below 0: worried), `arch` lifts one of them; `lid` lowers the
    upper lids of open eyes; `gaze` moves the pupils (right as seen, up); `wrinkle` draws up the nose, `flush` reddens
    the face; `tears` and `teeth` say themselves.
    """

    eyes: str = "open"
    mouth: float = 0.3
    gap: float = 0.0
    brow: float = 0.0
    frown: float = 0.0
    gaze: tuple[float, float] = (0, 0)
    lid: float = 0.12
    skew: float = 0.0
    arch: float = 0.0
    teeth: bool = False
    tears: bool = False
    wrinkle: float = 0.0
    flush: float = 0.0


EXPRESSIONS: dict[str, Expression] = {
    "calm": Expression(),
    "glad": Expression("glad", 0.9, 0.25, 0.3),
    "smiling": Expression("open", 0.9, 0.0, 0.3, lid=0.2),
    "laughing": Expression("glad", 1.0, 0.8, 0.5),
    "triumphant": Expression("open", 1.0, 0.7, 0.5, 0.35, teeth=True),
    "grateful": Expression("glad", 0.7, 0, 0.5, -0.5),
    "in love": Expression("open", 0.7, 0, 0.6, -0.2, (0, 0.1), lid=0.45),
    "tender": Expression("shut", 0.8, 0, 0.35),
    "asleep": Expression("shut", 0.1, 0, 0.1),
    "dreaming": Expression("shut", 0.45, 0, 0.55),
    "tired": Expression("open", -0.2, 0, -0.1, -0.3, (0, -0.5), lid=0.6),
    "bored": Expression("open", -0.25, 0, -0.2, 0, (0.7, 0.1), lid=0.55, skew=0.4),
    "sad": Expression("open", -0.7, 0, 0.1, -0.8, (0, -0.3), lid=0.25),
    "weeping": Expression("shut", -0.8, 0.2, 0.1, -0.9, tears=True),
    "worried": Expression("open", -0.35, 0, 0.4, -0.7),
    "afraid": Expression("wide", -0.5, 0.3, 0.7, -0.7),
    "shy": Expression("open", 0.45, 0, 0.25, -0.3, (0.5, -0.6), lid=0.35),
    "angry": Expression("open", -0.8, 0, -0.45, 1.0, lid=0.26, flush=0.6),
    "furious": Expression("open", -0.7, 0.85, -0.6, 1.25, lid=0.16, teeth=True, flush=1.0),
    "jealous": Expression("open", -0.75, 0, -0.35, 0.75, (0.95, 0), lid=0.36, skew=0.5, flush=0.25),
    "disgusted": Expression("open", -0.8, 0.0, -0.45, 0.7, (-0.6, -0.2), lid=0.45, skew=0.9, wrinkle=1.0),
    "proud": Expression("shut", 0.5, 0, 0.8, 0.1, skew=0.3),
    "sly": Expression("open", 0.6, 0, 0, 0.3, (0.8, 0), lid=0.45, skew=0.8, arch=0.8),
    "doubtful": Expression("open", -0.15, 0, 0.1, 0.2, lid=0.25, skew=0.7, arch=1.0),
    "astonished": Expression("wide", 0, 0.7, 1.0),
    "gazing": Expression("open", 0.25, 0.12, 0.6, 0, (0, 0.5)),
    "singing": Expression("shut", 0.1, 0.75, 0.7),
    "blowing": Expression("open", 0.0, 0.22, 0.3),
}
