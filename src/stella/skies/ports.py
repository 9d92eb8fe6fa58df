"""What skies need from outside: a place to keep slates."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from stella.rules import Place

from .deal import Sky
from .slates import SkyCounts, Slate, Visit, VisitorId

Draw = Callable[[int], tuple[int, ...]]
"""Draws companions among the slates up to this number."""


class SkyStore(Protocol):
    """Keeps slates and their counts. Whatever returns is on disk; `StoreUnavailable` if that can't be."""

    async def counts(self, day: str) -> SkyCounts | None:
        """Return a sky that somebody has finished; `None` if nobody has."""

    async def visit(self, day: str, visitor: VisitorId) -> Visit | None:
        """Return a visitor's slate and what belongs to it; `None` if they haven't finished this sky."""

    async def slates(self, day: str, numbers: Collection[int]) -> dict[int, Slate]:
        """Return the slates with these numbers, without those that were forgotten."""

    async def finish(self, day: str, sky: Sky, slate: Slate, draw: Draw) -> Visit:
        """Keep a slate and count it; its number and company are given here. A visitor's second slate changes nothing.

        The first slate of a day also keeps the deal: the sky stays the same when the content changes.
        """

    async def point(
        self,
        day: str,
        visitor: VisitorId,
        known: Sequence[Place],
        pointings: Sequence[Place],
        stars: int | None,
    ) -> bool:
        """Keep a visitor's pointings, and the stars when the round is over. Keeping the same again changes nothing.

        False if they had others than the `known` ones before.
        """

    async def forget(self, visitor: VisitorId) -> int:
        """Delete everything of a visitor, counts included; returns how many slates that were."""

    async def list_counts(self) -> list[SkyCounts]:
        """Return all skies, the newest first."""

    async def keep(self, counts: SkyCounts, slates: Collection[Slate]) -> None:
        """Keep a whole sky that comes from elsewhere, in the place of ours."""

    async def remove_before(self, day: str) -> int:
        """Delete older skies with all their slates; returns how many."""

    async def close(self) -> None:
        """Let go of files and connections."""
