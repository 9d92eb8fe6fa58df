"""Slates that people at the tables of a server gave to research, out of its logs."""

from __future__ import annotations

from stella.content.decks.deck import BUILT_IN
from stella.content.wordcards import load_word_cards
from stella.lab.assoc import Given
from stella.live.loading import events_of
from stella.live.ports import Store
from stella.tables.votes import donated_in
from stella.wire.stored import UnreadableLog


async def donated(store: Store) -> list[Given]:
    """All of them. Words that people wrote and pictures that somebody added stay theirs."""
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
