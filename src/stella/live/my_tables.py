"""What a device learns about its tables without opening them."""

from __future__ import annotations

from dataclasses import dataclass

from stella import rules
from stella.rules import Phase, totals_of
from stella.tables.game_spans import finished_of
from stella.tables.people import MemberId
from stella.tables.project import public_player
from stella.tables.state import Status, TableState, seat_of, status_of
from stella.tables.view import PublicPlayer

from .queries import KnownMember
from .table import LiveTable


@dataclass(frozen=True, slots=True)
class MyTable:
    """One table of this device. Someone who hasn't been let in learns only its code and status."""

    code: str
    status: Status
    approved: bool
    host: bool
    """Whether this person is the host."""
    people: tuple[str, ...]
    """Names of the others at the table, without people who wait to be let in."""
    bots: int
    round: int | None
    """The current round; null if no game is running."""
    awaited: bool
    """Whether the game waits for this person."""
    open_until: int | None
    """At a table over days: when the round that can be marked now closes, in milliseconds; else null."""
    points: int | None
    """This person's stars after the last game, if they finished it."""
    won: bool
    """Whether this person won it, alone or with others."""
    winners: tuple[PublicPlayer, ...]
    """The winners; empty while it runs."""
    albums: int
    """Number of finished games that can be replayed."""
    told_at: int | None
    """Time of the last public event, in milliseconds."""


@dataclass(frozen=True, slots=True)
class MyTables:
    """The tables of this device: first those that wait for this person, then the newest."""

    tables: list[MyTable]


def my_table(live: LiveTable, member: KnownMember) -> MyTable | None:
    """Return the table as this member may see it; `None` if it no longer exists."""
    table = live.state
    if table is None:
        return None
    status = status_of(table)
    if not member.approved:
        return MyTable(live.id, status, False, False, (), 0, None, False, None, None, False, (), 0, None)
    points, winners = _result(table, member.id)
    return MyTable(
        code=live.id,
        status=status,
        approved=True,
        host=member.host,
        people=tuple(
            each.name
            for each in table.members.values()
            if each.approved and each.program is None and each.id != member.id
        ),
        bots=sum(chair.is_bot for chair in table.chairs),
        round=table.game.round.number if table.game is not None and status is Status.PLAYING else None,
        awaited=_is_awaited(table, member.id),
        open_until=table.open_until if _is_marking(table) else None,
        points=points,
        won=any(winner.member == member.id for winner in winners),
        winners=winners,
        albums=len(finished_of(live.spans)),
        told_at=live.told_at,
    )


def in_order(tables: list[MyTable]) -> MyTables:
    """Sort games that wait for this person first, soonest closing first; then other games, lobbies, finished games.

    The newest of each come first.
    """
    rank = {Status.PLAYING: 1, Status.LOBBY: 2, Status.OVER: 3}
    by_time = sorted(tables, key=lambda table: table.told_at or 0, reverse=True)
    soon = sorted(by_time, key=lambda table: table.open_until or 0)  # without hours: people wait there now
    return MyTables(sorted(soon, key=lambda table: 0 if table.awaited else rank[table.status]))


def _is_marking(table: TableState) -> bool:
    return table.game is not None and table.game.phase is Phase.MARK


def _is_awaited(table: TableState, member: MemberId) -> bool:
    if table.game is None or table.game.phase in (Phase.SCORING, Phase.OVER):
        return False
    return seat_of(table, member) in rules.turn_of(table.game).waiting_for


def _result(table: TableState, member: MemberId) -> tuple[int | None, tuple[PublicPlayer, ...]]:
    if table.game is None or status_of(table) is not Status.OVER:
        return None, ()
    game, players = rules.project_public(table.game), table.players
    totals = totals_of(game.scores)
    points = [totals[seat] for seat, player in enumerate(players) if player.member == member]
    won = [players[seat] for seat in game.winners]
    return next(iter(points), None), tuple(public_player(each) for each in won)
