"""Slates that people give to research (docs/assoc.md): where the host lets the table, and of those who agree."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from stella import rules

from .events import DonationSet, Logged
from .evolve import evolve
from .people import MemberId
from .state import TableState
from .votes import Ballot, ballots_after, lies_open


def donated_in(events: Iterable[Logged], decks: Collection[str]) -> list[Ballot]:
    """The rounds of a table's finished games, with the crosses of those who agreed when the game ended and still do.

    A member who has left the table has withdrawn their slates. Only games with one of these `decks` whose slates were
    revealed count, without seats that a stand-in marked for, bots and programs.
    """
    table: TableState | None = None
    ballots: tuple[Ballot, ...] = ()
    given: list[Ballot] = []
    for event in events:
        before, table = table, evolve(table, event)
        ballots = ballots_after(ballots, before, event)
        if type(event) is DonationSet and not event.on:  # even if they agree again later
            given = _of(given, _who_agrees(table))
        if type(event) is rules.GameEnded and _may_give(table, decks):
            given += _of(ballots, _who_agrees(table))
    return [] if table is None else _of(given, _who_agrees(table))


def _may_give(table: TableState, decks: Collection[str]) -> bool:
    return table.research and table.options.deck in decks and lies_open(table)


def _who_agrees(table: TableState) -> frozenset[MemberId]:
    return frozenset(each.id for each in table.members.values() if each.donates and each.program is None)


def _of(ballots: Iterable[Ballot], people: frozenset[MemberId]) -> list[Ballot]:
    """The rounds with the crosses of these people alone."""
    return [
        replace(ballot, crosses=tuple(each for each in ballot.crosses if each[0] in people))
        for ballot in ballots
    ]
