"""Skies and slates as rows: both databases keep them as JSON beside the columns they are found by."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from stella.rules import Place
from stella.skies.ports import Draw
from stella.skies.slates import SkyCounts, Slate

encode = msgspec.json.Encoder().encode
counts_of = msgspec.json.Decoder(SkyCounts).decode
slate_of = msgspec.json.Decoder(Slate).decode


def finished(before: SkyCounts, slate: Slate, draw: Draw) -> tuple[Slate, SkyCounts]:
    """Return a new slate with its number and company, and the counts with it."""
    numbered = replace(slate, number=before.last + 1, company=draw(before.last))
    return numbered, before.with_slate(numbered)


def pointed(
    before: Slate, known: Sequence[Place], pointings: Sequence[Place], stars: int | None
) -> Slate | None:
    """Return the slate with these pointings; `None` if it had others than the `known` ones."""
    if before.pointings not in (tuple(known), tuple(pointings)):
        return None
    return replace(before, pointings=tuple(pointings), stars=stars)


def with_other_stars(counts: SkyCounts, before: Slate, after: Slate) -> SkyCounts:
    """Return the counts after a visitor's round went on."""
    return counts.with_stars(before.stars, -1).with_stars(after.stars)
