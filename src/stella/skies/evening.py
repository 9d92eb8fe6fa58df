"""One sky with everything its visitors share. Secrets go in; only what may be told comes out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stella import rules
from stella.rules import MAX_SEATS, CardId, Place, Refused, Rejection, Seat, State

from .company import BotSlates, Seated, first_scout_of, seated, stars_of, told
from .deal import Sky
from .round import marking, play_round
from .slates import Visit, VisitorId
from .view import SkyRound


class Pointed(Struct, frozen=True):
    """A visitor's pointings after one more, and their stars if that was the last."""

    pointings: tuple[Place, ...]
    stars: int | None


class Evening(Struct, frozen=True):
    """The sky of a day, what its bots mark, and its round before anyone has marked, for each first scout."""

    day: str
    sky: Sky
    bot_marks: BotSlates
    unmarked: tuple[State, ...]

    def round_of(self, visit: Visit) -> SkyRound:
        """Return what a visitor may know of their round."""
        seats = seated(visit, self.bot_marks)
        _, state = self._so_far(visit, seats)
        return told(state, seats, visit, self.bot_marks)

    def point(self, visit: Visit, number: int, place: Place) -> Pointed | Rejection | None:
        """Have the visitor point for the `number`-th time, counted from 0; `None` if they are elsewhere by now."""
        seats = seated(visit, self.bot_marks)
        mine, _ = self._so_far(visit, seats)
        pointings = (*mine[:number], place)
        if number > len(mine) or mine not in (pointings, pointings[:-1]):
            return None
        try:
            state = self._played(visit.slate.visitor, seats, pointings)
            return Pointed(pointings, stars_of(rules.project_public(state)))
        except Refused as refused:
            return refused.rejection

    def _so_far(self, visit: Visit, seats: Sequence[Seated]) -> tuple[tuple[Place, ...], State]:
        """Return the visitor's pointings, and their round.

        If a companion was forgotten meanwhile and the bot in their seat changes who points when, the round starts over.
        """
        slate = visit.slate
        try:
            return slate.pointings, self._played(slate.visitor, seats, slate.pointings)
        except Refused:
            return (), self._played(slate.visitor, seats, ())

    def _played(self, visitor: VisitorId, seats: Sequence[Seated], pointings: Sequence[Place]) -> State:
        start = self.unmarked[first_scout_of(visitor, self.sky)]
        return play_round(start, [each.order for each in seats], pointings)


def evening_of(day: str, sky: Sky, cards: Sequence[CardId], bot_marks: BotSlates) -> Evening:
    """Return the evening of a sky. `cards`: all that there are."""
    unmarked = tuple(marking(sky, cards, Seat(seat)) for seat in range(MAX_SEATS))
    return Evening(day, sky, bot_marks, unmarked)
