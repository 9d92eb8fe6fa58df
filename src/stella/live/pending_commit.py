"""The result of a batch of requests, before it is on disk."""

from __future__ import annotations

from msgspec import Struct

from stella.tables.days import wakes_at
from stella.tables.events import Logged, MemberBarred, MemberLeft, RoundOpened
from stella.tables.evolve import evolve
from stella.tables.game_spans import GameSpans, spans_after
from stella.tables.people import MemberId
from stella.tables.recipients import Recipients, recipients_of
from stella.tables.state import TableState
from stella.tables.votes import Ballot, ballots_after
from stella.wire.stored import CODEC

from .loading import is_over, is_playing
from .ports import NEVER, Entry, TableId
from .services import OpenedRound, RoundNotifier
from .table_request import Answer, Done, Request


class PendingCommit(Struct):
    """The table after the batch, and the entries to append."""

    seq: int
    """The length of the log before the batch."""
    before: TableState | None
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

    def add(self, request: Request, events: tuple[Logged, ...], done: Done, now: int) -> None:
        """Add an entry with the events of a request and its answer `done`."""
        seq = self.seq + len(self.entries) + 1
        before = self.state
        for event in events:
            earlier, self.state = self.state, evolve(self.state, event)
            if isinstance(event, RoundOpened):
                self.opened = OpenedRound(_players_of(self.state), event.until)
            elif isinstance(event, MemberLeft | MemberBarred):
                self.left.append(event.member)
            if earlier is None or earlier.version != self.state.version:
                # secret moves, which no version counts, begin and end nothing that is remembered
                self.spans = spans_after(self.spans, earlier, event, seq, now)
                self.ballots = ballots_after(self.ballots, earlier, event)
        entry = Entry(
            request.id, now, CODEC.encode(events), is_over(self.state), _due(before, self.state, now)
        )
        self.entries.append(entry)
        self.written.append((request, done))
        news = recipients_of(events, self.state)
        self.news |= news
        self.public += None in news

    def notify(self, table: TableId, notifier: RoundNotifier) -> None:
        """Pass on what notifications depend on."""
        for member in self.left:
            notifier.left(table, member)
        if self.opened is not None:
            notifier.opened(table, self.opened)

    @property
    def begins_game(self) -> bool:
        """Return whether the batch starts a game."""
        return is_playing(self.state) and not is_playing(self.before)

    @property
    def ends_game(self) -> bool:
        """Return whether the batch ends a game."""
        return is_over(self.state) and not is_over(self.before)


def _players_of(table: TableState) -> dict[MemberId, str]:
    people = (table.members[chair.member] for chair in table.chairs if chair.member is not None)
    return {member.id: member.language for member in people if member.program is None}


def _due(before: TableState | None, after: TableState | None, now: int) -> int | None:
    """Return when the table must be woken after this entry."""
    if after is not None and after.open_until is not None:
        return wakes_at(after, now)
    return NEVER if before is not None and before.open_until is not None else None
