"""Reactions: allowed or refused from memory, never stored, and no reason to load a log."""

from __future__ import annotations

from typing import Final

from stella.tables.people import MemberId
from stella.tables.reactions import ReactionKind, why_not
from stella.tables.recipients import Recipients
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import TableState
from stella.wire.messages import Reaction, encode_message

from .screens import Screens

OUTSIDE: Final = TableCode.NOT_APPROVED


class Reactions:
    """Members who may react at one table. Listens to the table; while it sleeps, the last answers still hold."""

    __slots__ = ("_asleep", "_screens", "_state")

    def __init__(self, screens: Screens) -> None:
        """Start without answers, so nobody may react."""
        self._screens = screens
        self._state: TableState | None = None
        self._asleep: dict[MemberId, Refusal | None] = {}
        """Each member's answer while the table sleeps."""

    def send(self, member: MemberId, kind: ReactionKind) -> Refusal | None:
        """Show a reaction to everyone connected who was let in, or return why not."""
        answers = self._known_answers()
        refusal = answers.get(member, Refusal(TableCode.REACTION_TIME))
        if refusal is None:
            payload = encode_message(Reaction(member, kind))
            self._screens.pass_on(payload, _approved(answers))
            self._screens.broadcast(payload)
        return refusal

    def show(self, payload: bytes) -> None:
        """Show a reaction from another node."""
        self._screens.pass_on(payload, _approved(self._known_answers()))

    def _known_answers(self) -> dict[MemberId, Refusal | None]:
        return self._asleep if self._state is None else _answers(self._state)

    def outdated(self) -> None:
        """Forget the answers: another node wrote while the table sleeps."""
        self._asleep = {}

    # Called by the table

    def loaded(self, state: TableState | None, news: Recipients) -> None:
        """The log was read."""
        self._state = state
        self._asleep = {}

    def committed(self, state: TableState, news: Recipients) -> None:
        """Something was written."""
        self._state = state

    def idle(self) -> None:
        """Nothing to do."""

    def slept(self) -> None:
        """Remember the few answers; the state leaves memory."""
        if self._state is not None and self._screens.all:
            here = self._screens.here()  # who is asked about, with ids that all tables share
            self._asleep = {member: why_not(self._state, member) for member in here}
        self._state = None


def _approved(answers: dict[MemberId, Refusal | None]) -> set[MemberId]:
    return {each for each, why in answers.items() if why is None or why.code is not OUTSIDE}


def _answers(state: TableState) -> dict[MemberId, Refusal | None]:
    return {member: why_not(state, member) for member in state.members}
