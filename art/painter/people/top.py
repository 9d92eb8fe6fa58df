# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything above the neck, put together: head, face, hair, beard and hat."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from mathutils import Matrix

from .. import kit
from ..colour import Colour, linear
from . import beard as beards
from . import hair as hairs
from . import surfaces as sf
from .book import BOOK, Book
from .face import Drawn
from .far import far_head
from .hats import Hat
from .look import Expression, Face
from .skeleton import Skeleton

Press = Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Top:
    """Everything about a head."""

    face: Face
    mood: Expression
    hair: str
    hair_colour: Colour
    volume: float
    beard: str | None
    beard_colour: Colour
    hat: Hat | None
    seed: int
    far: bool
    book: Book = BOOK


def grown(k: hairs.Locks, colour: Colour, press: Press | None = None) -> list[Any]:
    """Locks as an object; `press` flattens them under a hat."""
    if not k.pieces:
        return []
    v, f, tones = k.mesh()
    thing = kit.mesh(press(v) if press else v, f, sf.hair(colour))
    thing.name = "hair"
    sf.number(thing, "Tone", tones)
    return [thing]


def headed(t: Top, sk: Skeleton, size: float, blow: np.ndarray) -> Any:
    """The head in its place, `size` high; `blow` is the wind in the body's space."""
    r = sk.turned("head")
    fewer = 0.4 if t.far else 1.0
    ground = t.beard_colour if t.beard and t.beard not in ("moustache", "goatee") else None
    if t.far:
        clay, things, features = far_head(t.face, t.mood, t.hair_colour, ground)
    else:
        drawn = Drawn(
            t.face, t.mood, t.hair_colour, ground, 84 if kit.detail(100) < 100 else 120, t.book.line
        )
        clay, things, features = drawn.clay, drawn.parts, drawn.features
    press: Press | None = None
    if t.hat is not None:
        hat = t.hat
        things = [*things, *hat.make()]
        press = lambda v: hairs.pressed(v, hat.band, hat.tilt)  # noqa: E731
    if t.hat is None or not t.hat.hides:
        wish: dict[str, Any] = {"seed": t.seed, "volume": t.volume, "fewer": fewer, "wind": r.T @ blow}
        locks = hairs.locks(t.hair, hatted=t.hat is not None, **wish)
        things = [*things, *grown(locks, t.hair_colour, press)]
    if t.beard:
        things = [*things, *grown(beards.locks(t.beard, clay, seed=t.seed, fewer=fewer), t.beard_colour)]
    holder = kit.group(things)
    holder["strokes"] = json.dumps({"skin": linear(t.face.skin), "features": features})
    chin = 0.2 / t.book.head  # a larger head grows upwards: the chin stays where it was
    at = sk.at("head") + r @ (np.array([0, -0.06, 0.5 - chin]) * size)
    holder.matrix_basis = Matrix.Translation(at) @ Matrix(r).to_4x4() @ Matrix.Scale(size, 4)
    return holder
