"""Load a table from its snapshot and the log after it, in slices that let other work run in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stella.tables.events import Logged
from stella.tables.evolve import replay
from stella.tables.game_spans import GameSpans, spans_after
from stella.tables.recipients import Recipients, is_public, recipients_of
from stella.tables.state import TableState
from stella.tables.votes import Ballot, ballots_after
from stella.wire.stored import CODEC

from . import snapshots
from .answers import Answers
from .ports import Entry, Store, TableId
from .table_request import DECK_CHANGE, Done, asker_of, result_of

SLICE: Final = 64
"""Entries between two turns of the event loop: a millisecond or two."""


@dataclass(slots=True)
class Loaded:
    """A table as read so far."""

    state: TableState | None = None
    seq: int = 0
    ballots: tuple[Ballot, ...] = ()
    spans: GameSpans = ()
    """The games that can be shown again."""
    answers: Answers[Done] = field(default_factory=Answers)
    """From the entries that were read."""
    kept: int = 0
    """The seq of the snapshot that was read."""
    told_at: int | None = None
    """Time of the last public entry, in milliseconds; `None` if unknown."""
    news: Recipients = field(default_factory=set)
    """Members who haven't seen all of it."""
    brings_pictures: bool = False
    """Whether an entry that was read may have changed the table's uploaded pictures."""


async def load(
    store: Store, table: TableId, since: Loaded, shown: int = 0, turns: asyncio.Lock | None = None
) -> Loaded:
    """Load a table with everything written since; its first `shown` entries have been shown to everybody.

    Those who read long logs take `turns`: in one turn of the event loop there is one slice, however many are woken.

    Raises `StoreUnavailable`, or `UnreadableLog` for what a newer version wrote.
    """
    loaded = since
    if loaded.seq == 0:
        snapshot = await store.snapshot(table)
        kept = snapshots.read(snapshot)
        if snapshot is not None and kept is not None:
            loaded = Loaded(
                kept.state, snapshot.seq, kept.ballots, kept.spans, Answers(), snapshot.seq, kept.told_at
            )
            if snapshot.seq > shown:
                loaded.news = await _missed(store, table, loaded, shown)
    entries = await store.load(table, loaded.seq, SLICE)
    _read(loaded, entries, shown)
    turns = turns or asyncio.Lock()
    while len(entries) == SLICE:
        entries = await store.load(table, loaded.seq, SLICE)
        async with turns:
            await asyncio.sleep(0)
            _read(loaded, entries, shown)
    return loaded


async def _missed(store: Store, table: TableId, loaded: Loaded, shown: int) -> Recipients:
    """Return who sees something new in another node's snapshot: if all of it was secret, only its owners."""
    if shown == 0:
        return {None}
    entries = await store.load(table, shown, loaded.seq - shown)
    events = [event for entry in entries for event in CODEC.decode(entry.body)]
    # chairs only change in public: without a public event, seats are those of the snapshot
    return {None} if any(map(is_public, events)) else recipients_of(events, loaded.state)


def _read(loaded: Loaded, entries: Sequence[Entry], shown: int) -> None:
    """Apply these entries."""
    events: list[Logged] = []
    written_by: list[tuple[int, int]] = []
    """The number and time of each event's entry."""
    seen = 0
    for seq, entry in enumerate(entries, start=loaded.seq + 1):
        written = CODEC.decode(entry.body)
        events += written
        written_by += [(seq, entry.at)] * len(written)
        seen += len(written) if seq <= shown else 0
        loaded.answers.add(asker_of(entry.request_id), entry.request_id, result_of(written))
        loaded.brings_pictures |= entry.request_id.partition(":")[2].startswith(DECK_CHANGE)
        if any(map(is_public, written)):
            loaded.told_at = entry.at
    for number, (before, event, after) in enumerate(replay(events, loaded.state)):
        loaded.state = after
        loaded.ballots = ballots_after(loaded.ballots, before, event)
        loaded.spans = spans_after(loaded.spans, before, event, *written_by[number])
        if number >= seen:
            loaded.news |= recipients_of((event,), after)
    loaded.seq += len(entries)


def events_of(entries: Iterable[Entry]) -> list[Logged]:
    """Decode all events of these entries, in order. Raises `UnreadableLog`."""
    return [event for entry in entries for event in CODEC.decode(entry.body)]


def table_of(entries: Iterable[Entry]) -> TableState | None:
    """Return the table its entries lead to; `None` for an empty log."""
    table: TableState | None = None
    for _, _, table in replay(events_of(entries)):  # noqa: B007 - the last one counts
        pass
    return table


class _Batch:
    """The tables of one query, and its answer."""

    __slots__ = ("answer", "tables")

    def __init__(self) -> None:
        self.tables: set[TableId] = set()
        self.answer: asyncio.Future[Mapping[TableId, int]] | None = None


class HeadLookup:
    """Batches queries for heads: callers get the answer to a query sent after they asked."""

    __slots__ = ("_gathering", "_turn")

    def __init__(self) -> None:
        """Start without queries."""
        self._gathering: _Batch | None = None
        self._turn = asyncio.Lock()

    async def of(self, store: Store, table: TableId) -> int | None:
        """Return how many entries a table has; `None` if it doesn't exist. Raises `StoreUnavailable`."""
        question = self._gathering
        if question is None:
            self._gathering = question = _Batch()
            question.answer = asyncio.ensure_future(self._ask(store, question))
            question.answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        question.tables.add(table)
        assert question.answer is not None
        return (await asyncio.shield(question.answer)).get(table)

    async def _ask(self, store: Store, question: _Batch) -> Mapping[TableId, int]:
        async with self._turn:
            self._gathering = None
            return await store.heads(list(question.tables))
