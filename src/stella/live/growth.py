"""What a group of requests makes of a table, before it is on disk."""

from __future__ import annotations

from msgspec import Struct

from stella.tables.chapters import Chapters, chapters_after
from stella.tables.events import Logged
from stella.tables.evolve import evolve
from stella.tables.recipients import Recipients, recipients_of
from stella.tables.state import TableState
from stella.tables.votes import Ballot, ballots_after
from stella.wire.stored import CODEC

from .ports import Entry
from .requests import Done


class Growth(Struct):
    """The table as it will be, and the entries that make it so, for one append."""

    seq: int
    """Where the log was before."""
    state: TableState | None
    ballots: tuple[Ballot, ...]
    chapters: Chapters
    entries: list[Entry] = []
    written: dict[str, Done] = {}
    """What each written request is answered."""
    news: Recipients = set()

    def add(self, request_id: str, events: tuple[Logged, ...], answer: Done, now: int) -> None:
        """One more entry, with what a request brought about and is answered."""
        seq = self.seq + len(self.entries) + 1
        for event in events:
            self.chapters = chapters_after(self.chapters, self.state, event, seq, now)
            self.ballots = ballots_after(self.ballots, self.state, event)
            self.state = evolve(self.state, event)
        self.entries.append(Entry(request_id, now, CODEC.encode(events)))
        self.written[request_id] = answer
        self.news |= recipients_of(events, self.state)
