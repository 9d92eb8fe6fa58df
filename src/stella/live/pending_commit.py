"""The result of a batch of requests, before it is on disk."""

from __future__ import annotations

from msgspec import Struct

from stella.rules import GameEnded, GameStarted
from stella.tables.days import wakes_at
from stella.tables.events import Logged, MemberLeft, RoundOpened
from stella.tables.evolve import evolve
from stella.tables.game_spans import GameSpans, spans_after
from stella.tables.people import MemberId
from stella.tables.recipients import Recipients, recipients_of
from stella.tables.state import Status, TableState, status_of
from stella.tables.votes import Ballot, ballots_after
from stella.wire.stored import CODEC

from .ports import NEVER, Entry, TableId
from .services import OpenedRound, RoundNotifier
from .table_request import Answer, Done, Request


class PendingCommit(Struct):
    """The table after the batch, and the entries to append."""

    seq: int
    """The length of the log before the batch."""
    state: TableState | None
    ballots: tuple[Ballot, ...]
    spans: GameSpans
    entries: list[Entry] = []
    written: list[tuple[Request, Done]] = []
    """The requests behind the entries, and their answers."""
    news: Recipients = set()
    """Members who see something new."""
    answers: dict[str, Answer] = {}
    """The answer to each request after the commit, by id."""
    pending: list[Request] = []
    """The requests that wait for the commit."""
    public: int = 0
    """The number of public entries."""
    opened: OpenedRound | None = None
    """The round over days that it opens."""
    left: list[MemberId] = []
    """Members who leave the table."""
    begins_game: bool = False
    ends_game: bool = False

    def add(self, request: Request, events: tuple[Logged, ...], done: Done, now: int) -> None:
        """Add an entry with the events of a request and its answer `done`."""
        before = self.state
        for event in events:
            earlier, self.state = self.state, evolve(self.state, event)
            if earlier is None or earlier.version != self.state.version:
                # secret moves, which no version counts, begin and end nothing that is remembered
                seq = self.seq + len(self.entries) + 1
                self.spans = spans_after(self.spans, earlier, event, seq, now)
                self.ballots = ballots_after(self.ballots, earlier, event)
                self._note(event, self.state)
        after = self.state
        assert after is not None
        finished = status_of(after) is Status.OVER
        self.entries.append(Entry(request.id, now, CODEC.encode(events), finished, _due(before, after, now)))
        self.written.append((request, done))
        news = recipients_of(events, after)
        self.news |= news
        self.public += None in news

    def _note(self, event: Logged, after: TableState) -> None:
        """Note what others must know once it's on disk."""
        if type(event) is RoundOpened:
            self.opened = OpenedRound(_players_of(after), event.until)
        elif type(event) is MemberLeft:
            self.left.append(event.member)
        elif type(event) is GameStarted:
            self.begins_game = True
        elif type(event) is GameEnded:
            self.ends_game = True

    def notify(self, table: TableId, notifier: RoundNotifier) -> None:
        """Pass on what notifications depend on."""
        for member in self.left:
            notifier.left(table, member)
        if self.opened is not None:
            notifier.opened(table, self.opened)


def _players_of(table: TableState) -> dict[MemberId, str]:
    people = (table.members[chair.member] for chair in table.chairs if chair.member is not None)
    return {member.id: member.language for member in people if member.program is None}


def _due(before: TableState | None, after: TableState, now: int) -> int | None:
    """Return when the table must be woken after this entry."""
    if after.open_until is not None:
        return wakes_at(after, now)
    return NEVER if before is not None and before.open_until is not None else None
