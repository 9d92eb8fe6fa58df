"""Tables over days: a round stays open for hours, and nobody has to be there together with anybody else.

Everyone marks when they like. When all people are done, or time is up, the table plays the reveal from their pointing
orders, and the next round opens as soon as it is scored. What would wait for people elsewhere happens by itself here.
"""

from __future__ import annotations

from typing import Final

from stella import rules
from stella.rules import Phase, Seat

from . import events as t
from .dealer import Dealer
from .events import Decision
from .stand_in import Due, Moment, people_here, people_wish_for_other_word
from .state import TableState

HOUR: Final = 3_600_000
"""Milliseconds."""


def with_deadline(table: TableState, decision: Decision, dealer: Dealer) -> Decision:
    """Return a decision to begin a round and, over days, how long that stays open."""
    hours = table.options.round_hours
    if hours is None or not isinstance(decision, tuple):
        return decision
    return (*decision, t.RoundOpened(dealer.time() + hours * HOUR))


def next_due(table: TableState, moment: Moment, now: int) -> Due | None:
    """Return what the table does next; unlike elsewhere, whether or not anybody is there.

    People who are there see each scene before the next one begins. `now`: the time in milliseconds.
    """
    game = table.game
    if game is None or table.open_until is None:
        return None
    for seat in sorted(table.away):
        if table.chairs[seat].member in moment.present:
            return Due(0, seat, back=True)
    staged = max(0.0, -moment.step_age) if people_here(table, moment.present) else 0.0
    if game.phase is Phase.SCORING:
        return Due(staged, go_on=True)
    waiting = rules.turn_of(game).waiting_for
    if game.phase is not Phase.MARK:
        return Due(staged, waiting[0])
    return _while_marking(table, waiting, now)


def _while_marking(table: TableState, waiting: tuple[Seat, ...], now: int) -> Due:
    """Bots and free chairs mark when no person can mark any more: so a late person can take a chair without crosses."""
    assert table.open_until is not None
    people = [seat for seat in waiting if table.chairs[seat].member is not None]
    for seat in waiting:
        if table.chairs[seat].person is None and people_wish_for_other_word(table, seat):
            return Due(0, seat)
    left = max(0.0, (table.open_until - now) / 1000)
    return Due(left, people[0]) if people else Due(0, waiting[0])


def wakes_at(table: TableState, now: int) -> int | None:
    """When the table has to act, in milliseconds, if nobody comes before; `None` for never."""
    nobody = Moment(frozenset(), {}, step_age=0, player_time=0, program_time=0, bot_pause=0)
    due = next_due(table, nobody, now)
    return None if due is None else now + round(due.seconds * 1000)
