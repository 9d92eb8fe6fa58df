"""Given a table, when somebody asks something, then its events: tests of the lobby that read as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stella.bots import Character
from stella.rules import Code, Rejection
from stella.tables.commands import Start, TableCommand
from stella.tables.dealer import Deal
from stella.tables.decide import decide
from stella.tables.events import Decision, Logged
from stella.tables.evolve import evolve_all
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import TableState
from tests.support.state_hash import state_hash


class FixedDealer:
    """Knows one deck, deals what it was given, and takes the first of everything."""

    def __init__(self, deal: Deal | None = None, time: int = 0) -> None:
        self._deal = deal
        self._time = time

    def time(self) -> int:
        return self._time

    def has_deck(self, deck: str) -> bool:
        return deck == "starlight"

    def has_sky(self, day: str) -> bool:
        return False

    def deal(self, table: TableState) -> Deal | None:
        return self._deal

    def secret(self) -> str:
        return "a secret"

    def character(self, free: Sequence[Character]) -> Character:
        return free[0]


def decided(table: TableState | None, by: str | None, command: TableCommand | Deal) -> Decision:
    """What a command causes; a deal stands for a start with it."""
    actor = None if by is None else MemberId(by)
    if isinstance(command, Deal):
        return decide(table, actor, Start(), FixedDealer(command))
    return decide(table, actor, command, FixedDealer())


@dataclass(frozen=True)
class When:
    """Something was asked of a table; say what must follow."""

    before: TableState | None
    decision: Decision

    def then(self, *events: Logged) -> TableState:
        """Exactly these events follow; returns the table after them."""
        assert self.decision == events
        return self.accepted()

    def then_first(self, *events: Logged) -> TableState:
        """These events come first; returns the table after all of them."""
        assert not isinstance(self.decision, Refusal | Rejection), self.decision
        assert self.decision[: len(events)] == events
        return self.accepted()

    def accepted(self) -> TableState:
        """It is carried out; returns the table after it."""
        assert not isinstance(self.decision, Refusal | Rejection), self.decision
        after = evolve_all(self.before, self.decision)
        assert after is not None
        return after

    def refused(self, code: TableCode | Code, **args: Any) -> None:
        """It is refused with this code and these arguments."""
        assert isinstance(self.decision, Refusal | Rejection), self.decision
        assert (self.decision.code, self.decision.args) == (code, args)


@dataclass(frozen=True)
class Given:
    """A table (`None` before it is created)."""

    table: TableState | None

    def when(self, command: TableCommand | Deal, by: str | None = None) -> When:
        """Ask something; the table as it was stays as it was."""
        before = state_hash(self.table)
        decision = decided(self.table, by, command)
        assert state_hash(self.table) == before
        return When(self.table, decision)


def given(table: TableState | None) -> Given:
    """Begin a sentence."""
    return Given(table)
