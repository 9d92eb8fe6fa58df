"""Nobody is indispensable: when the table itself acts, for whom, and how. Pure; time comes in as numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stella import bots, rules
from stella.rules import Phase, Place, Seat, SeatCommand

from . import commands as c
from .events import Carried
from .people import MemberId
from .state import Status, TableState, status_of

MAX_COMMANDS: Final = 16
"""No seat needs more at once: ten crosses, and the felt-tip."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who has a connection, and for how many seconds the others have had none."""

    present: frozenset[MemberId]
    absent_for: dict[MemberId, float]


@dataclass(frozen=True, slots=True)
class Due:
    """In `seconds` the table shall act for `seat`, or give the host's role to `heir`."""

    seconds: float
    seat: Seat | None = None
    heir: MemberId | None = None


def next_due(table: TableState, presence: Presence, step_age: float, bot_pause: float) -> Due | None:
    """What the table will have to do next if nobody else does anything; `None` for nothing.

    `step_age` is how long the game has been waiting for the same thing.
    """
    if not presence.present:
        return None
    dues = [_inheritance(table, presence)]
    if status_of(table) is Status.PLAYING:
        dues += [_for_seat(table, seat, presence, step_age, bot_pause) for seat in _awaited(table)]
    return min((due for due in dues if due is not None), key=lambda due: due.seconds, default=None)


def _inheritance(table: TableState, presence: Presence) -> Due | None:
    host = table.host
    if host is not None and (host in presence.present or host not in table.members):
        return None
    here = [member for member in table.members.values() if member.approved and member.id in presence.present]
    heirs = [member.id for member in here if any(chair.member == member.id for chair in table.chairs)]
    heir = next(iter([*heirs, *(member.id for member in here)]), None)
    gone = presence.absent_for.get(host, 0.0) if host is not None else 0.0
    return None if heir is None else Due(table.options.patience - gone, heir=heir)


def _awaited(table: TableState) -> tuple[Seat, ...]:
    """The seats the game waits for. Going on after a scoring is for people to say."""
    assert table.game is not None
    return () if table.game.phase is Phase.SCORING else rules.turn_of(table.game).waiting_for


def _for_seat(
    table: TableState, seat: Seat, presence: Presence, step_age: float, bot_pause: float
) -> Due | None:
    chair = table.chairs[seat]
    if chair.member is None:
        return Due(bot_pause - step_age, seat)
    if seat in table.by_list and _from_list(table, seat) is not None:
        return Due(0, seat)
    if chair.member in presence.present:
        limit = table.options.time_limit
        return None if limit is None else Due(limit - step_age, seat)
    if not _others_wait_for(table, presence):
        return None
    if seat in table.away:
        return Due(bot_pause - step_age, seat)
    waited = min(step_age, presence.absent_for.get(chair.member, 0.0))
    return Due(table.options.patience - waited, seat)


def _others_wait_for(table: TableState, presence: Presence) -> bool:
    """Only absent people (or nobody at all) are still awaited: those present have done their part."""
    return not any(table.chairs[seat].member in presence.present for seat in _awaited(table))


def action_for(table: TableState, seat: Seat, below: Callable[[int], int]) -> c.CarryOn | None:
    """How the table acts for `seat` now: a bot by its mind, a person by own crosses and list first."""
    if table.game is None or seat not in _awaited(table):
        return None
    how: Carried | None = None
    listed = _from_list(table, seat)
    own = rules.project_own(table.game, seat)
    match table.game.phase:
        case Phase.WORD:
            commands, how = _by_mind(table, seat, below), Carried.WORD_TURNED
        case Phase.MARK if own is not None and own.crosses and table.chairs[seat].bot is None:
            commands, how = (rules.PassPen(seat),), Carried.OWN_CROSSES
        case Phase.MARK:
            commands, how = _by_mind(table, seat, below), Carried.STAND_IN_MARKED
        case Phase.ANNOUNCE:
            commands, how = _by_mind(table, seat, below), Carried.NUMBER_SAID
        case _ if listed is not None:
            commands, how = (rules.PointAt(seat, listed),), Carried.POINTING_LIST
        case _:
            commands, how = _by_mind(table, seat, below), Carried.STAND_IN_POINTED
    asked = how is Carried.POINTING_LIST and seat in table.by_list
    person = table.chairs[seat].member is not None
    return c.CarryOn(seat, commands, how if person and not asked else None)


def _from_list(table: TableState, seat: Seat) -> Place | None:
    """The first open cross of the seat's pointing list, while it is the scout."""
    game = table.game
    if game is None or game.phase is not Phase.REVEAL or game.round.scout != seat:
        return None
    own = rules.project_own(game, seat)
    still_open = own.open if own is not None else ()
    return next((place for place in table.lists.get(seat, ()) if place in still_open), None)


def _by_mind(table: TableState, seat: Seat, below: Callable[[int], int]) -> tuple[SeatCommand, ...]:
    """What a bot does in this seat, until the game no longer waits for it."""
    game, chosen = table.game, list[SeatCommand]()
    while game is not None and seat in rules.turn_of(game).waiting_for and len(chosen) < MAX_COMMANDS:
        command = bots.choose(rules.project(game, seat), below)
        if command is None:
            break
        chosen.append(command)
        if game.phase is not Phase.MARK:
            break
        game = rules.play(game, command)
    return tuple(chosen)
