# SPDX-License-Identifier: GPL-3.0-or-later
"""Expressions of drawn faces, each a handful of numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace

Brow = tuple[float, float]
"""Height of a brow's inner and outer end: 1 up, -1 down."""


@dataclass(frozen=True)
class Face:
    """An expression.

    `lid` is 0 for closed, 1 for open and 1.3 for wide eyes, `squint` how far the lower lid comes up, `glad_eyes` closed
    upwards as in laughing; `nearer_brow` is set where it differs from the other. `gaze` is x forwards and y down.
    `smile` goes from -1 to 1, `sneer` lifts the nearer upper lip, `bare` shows clenched teeth in an open mouth,
    `wrinkle` is the nose's.
    """

    lid: float = 0.8
    squint: float = 0.0
    glad_eyes: bool = False
    brow: Brow = (0.1, 0.0)
    nearer_brow: Brow | None = None
    gaze: tuple[float, float] = (0.2, 0.0)
    smile: float = 0.2
    open: float = 0.0
    wide: float = 1.0
    sneer: float = 0.0
    teeth: bool = True
    bare: bool = False
    tongue: float = 0.0
    flush: float = 0.45
    wrinkle: float = 0.0
    tear: bool = False


FACES = {
    "calm": Face(),
    "glad": Face(lid=0.75, squint=0.35, brow=(0.4, 0.3), smile=0.85, flush=0.7),
    "laughing": Face(lid=0, glad_eyes=True, brow=(0.5, 0.7), smile=1, open=0.78, wide=1.1, flush=0.8),
    "triumphant": Face(
        lid=0.85, squint=0.2, brow=(0.1, 0.8), smile=1, open=0.6, wide=1.15, gaze=(0.3, -0.5), flush=0.75
    ),
    "in love": Face(lid=0.0, brow=(0.6, 0.3), smile=0.75, flush=0.9),
    "adoring": Face(lid=0.6, brow=(0.7, 0.2), smile=0.8, flush=0.8, gaze=(0.6, 0.1)),
    "tender": Face(lid=0.35, brow=(0.6, 0.0), smile=0.5, gaze=(0.4, 0.7), flush=0.7),
    "grateful": Face(lid=0, brow=(0.95, -0.2), smile=0.6, flush=0.75, tear=True),
    "proud": Face(lid=0.4, brow=(0.5, 0.6), smile=0.5, gaze=(0.5, 0.3)),
    "sly": Face(lid=0.5, squint=0.5, brow=(-0.5, 0.6), smile=0.6, gaze=(0.8, 0.0), wide=0.9),
    "sad": Face(lid=0.45, brow=(1.0, -0.75), smile=-0.6, wide=0.85, gaze=(0.3, 0.8), flush=0.3),
    "worried": Face(lid=0.95, brow=(1.0, -0.4), smile=-0.45, wide=0.75, gaze=(0.6, 0.2), flush=0.3),
    "afraid": Face(lid=1.25, brow=(1.0, 0.4), smile=-0.7, open=0.3, wide=0.9, flush=0.15),
    "astonished": Face(lid=1.25, brow=(0.9, 0.9), smile=0.0, open=0.5, wide=0.55, teeth=False),
    "angry": Face(lid=0.75, squint=0.4, brow=(-1.3, 0.7), smile=-0.75, wide=0.9, gaze=(0.6, 0), flush=0.8),
    "furious": Face(
        lid=0.8, squint=0.4, brow=(-1.5, 0.9), smile=-0.6, open=0.55, wide=1.15, bare=True, gaze=(0.6, 0),
        flush=1.0, wrinkle=0.6,
    ),
    "jealous": Face(
        lid=0.5, squint=0.45, brow=(-1, 0.6), smile=-0.5, sneer=0.4, wide=0.7, gaze=(1, -0.1), flush=0.3
    ),
    "disgusted": Face(
        lid=0.42, squint=0.7, brow=(-0.9, 0.1), smile=-0.9, open=0.3, sneer=1, wide=0.95, wrinkle=1, tongue=1,
        gaze=(0.9, 0.5), flush=0.1, teeth=False,
    ),
}  # fmt: skip


def with_face(name: str, **changes: object) -> Face:
    """Return a named expression with changes."""
    return replace(FACES[name], **changes)  # type: ignore[arg-type]
