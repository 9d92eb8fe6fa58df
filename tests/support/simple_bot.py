"""A bot without taste, for whole games in tests: it marks a handful of pictures by a hunch it shares with others."""

from __future__ import annotations

import zlib

from stella.bots import Randrange, only_move
from stella.rules import (
    FinishMarking,
    MarkCard,
    OwnView,
    Place,
    PointAt,
    SeatCommand,
    SeatView,
)


def choose(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    """What the seat does next; `None` when it has nothing to do."""
    own = view.own
    if own is None:
        return None
    may = own.actions
    if may.point_at:
        return PointAt(own.seat, max(may.point_at, key=lambda place: hunch(view, place)))
    return _mark(view, own, randrange) if may.mark or may.finish_marking else only_move(own)


def _mark(view: SeatView, own: OwnView, randrange: Randrange) -> SeatCommand:
    """Four to six crosses: the strongest hunches, blurred by chance."""
    enough = 4 + randrange(3)
    if len(own.crosses) >= enough:
        return FinishMarking(own.seat)
    best = max(own.actions.mark, key=lambda place: hunch(view, place) + randrange(600))
    return MarkCard(own.seat, best)


def hunch(view: SeatView, place: Place) -> int:
    """How well a picture seems to go with the clue, 0 to 999: the same for all who look, and meaningless."""
    return zlib.crc32(f"{view.public.clue}/{view.public.grid[place]}".encode()) % 1000
