"""Reactions that people send each other, only while these can tell nothing the table doesn't know."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stella.rules import Phase, Seat, State

from .people import MemberId
from .refusal import Refusal, TableCode
from .state import TableState, seat_of


class ReactionKind(StrEnum):
    """A reaction; text isn't possible. `wave` swings your lantern while the table waits for a game."""

    JOY = "joy"
    LAUGH = "laugh"
    WONDER = "wonder"
    LOVE = "love"
    OOPS = "oops"
    CHEER = "cheer"
    WAVE = "wave"


NOT_NOW: Final = Refusal(TableCode.REACTION_TIME)


def why_not(table: TableState, member: MemberId) -> Refusal | None:
    """Return why this member can't react now; `None` if they can. Depends only on public facts."""
    known = table.members.get(member)
    if known is None:
        return Refusal(TableCode.NO_TABLE)
    if known.program is not None:
        return Refusal(TableCode.PROGRAM)
    if not known.approved:
        return Refusal(TableCode.NOT_APPROVED)
    if not table.reactions:
        return Refusal(TableCode.REACTIONS_OFF)
    if table.game is None or table.game.phase in (Phase.SCORING, Phase.OVER):
        return None
    if table.game.phase is Phase.REVEAL and _has_no_secret(table.game, seat_of(table, member)):
        return None
    return NOT_NOW


def _has_no_secret(game: State, seat: Seat | None) -> bool:
    """Return whether all crosses of this seat have been pointed at. Their number was announced, so everybody can count.

    Who only looks on may have seen somebody's slate: the answer for them is no.
    """
    if seat is None:
        return False
    pointed = {pointing.place for pointing in game.round.pointings}
    return game.round.marks[seat] <= pointed
