"""Slates that people on a server donated to research, at tables and under skies."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from stella.content.decks.deck import BUILT_IN
from stella.content.wordcards import load_word_cards
from stella.lab.assoc import Given
from stella.live.loading import events_of
from stella.live.ports import Store
from stella.skies.slates import SkyStore
from stella.tables.votes import donated_in
from stella.wire.stored import UnreadableLog

SLICE: Final = 500
"""Slates to read per query."""


async def donated(store: Store) -> list[Given]:
    """Return all donated slates, without custom words and uploaded pictures."""
    printed = {word for card in load_word_cards().ordinary for word in card.words}
    given: list[Given] = []
    for summary in await store.tables():
        try:
            ballots = donated_in(events_of(await store.load(summary.table)), BUILT_IN)
        except UnreadableLog:  # `stella tables list` names it
            continue
        given += [
            Given(f"{summary.table}/{member}", ballot.clue, ballot.grid, crosses)
            for ballot in ballots
            if ballot.clue in printed
            for member, crosses in ballot.crosses
        ]
    return given


async def donated_under_skies(store: SkyStore, since: str | None, until: str | None) -> list[Given]:
    """Return all slates donated under skies of these days, both included, whose day is over in every time zone."""
    closed = (datetime.now(UTC) - timedelta(days=2)).date().isoformat()
    given: list[Given] = []
    for counts in await store.list_counts():
        if not (since or "") <= counts.day <= min(until or closed, closed):
            continue
        for first in range(1, counts.last + 1, SLICE):
            slates = await store.slates(counts.day, range(first, first + SLICE))
            given += [
                Given(each.visitor, counts.sky.word, counts.sky.cards, frozenset(each.order))
                for each in slates.values()
                if each.research
            ]
    return given
