"""Given a table, when a command, then its events: tests of the rules that read as sentences."""

from __future__ import annotations

from dataclasses import dataclass

from stella.rules import Code, Command, Decision, Event, Rejection, State, decide, evolve_all


@dataclass(frozen=True)
class When:
    """A command was given in a state; say what must follow."""

    before: State | None
    decision: Decision

    def then(self, *events: Event) -> State:
        """Exactly these events follow; returns the state after them."""
        assert self.decision == events
        after = evolve_all(self.before, events)
        assert after is not None
        return after

    def then_first(self, *events: Event) -> State:
        """These events come first; returns the state after all of them."""
        assert not isinstance(self.decision, Rejection), self.decision
        assert self.decision[: len(events)] == events
        after = evolve_all(self.before, self.decision)
        assert after is not None
        return after

    def refused(self, code: Code, **args: int | str) -> None:
        """The command is refused with this code and these arguments."""
        assert self.decision == Rejection(code, args)


@dataclass(frozen=True)
class Given:
    """A state of the game (`None` before it begins)."""

    state: State | None

    def when(self, command: Command) -> When:
        """Ask what the command causes."""
        return When(self.state, decide(self.state, command))


def given(state: State | None) -> Given:
    """Begin a sentence."""
    return Given(state)
