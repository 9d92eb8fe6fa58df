"""A whole game of six as a script that any table can play, whatever the cards and the first scout."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from stella import rules
from stella.rules import Phase, Place, Seat, WordCard, project_own

SEATS: Final = 6
HOST: Final = -1
ROUNDS: Final = 4
CHANCE: Final = 11
"""Decides on the slates; the same in every run."""

SECRET: Final = ("mark", "unmark")


@dataclass(slots=True)
class Step:
    """One message: `who` sends it, counted clockwise from the first scout of the game, or the host."""

    type: str
    who: int
    fields: dict[str, int | bool] = field(default_factory=dict)

    @property
    def views(self) -> int:
        """How many of the six are shown something new."""
        return 1 if self.type in SECRET else SEATS

    def actor(self, first_scout: int) -> int:
        """The seat that sends it."""
        return 0 if self.who == HOST else (first_scout + self.who) % SEATS

    def command(self, first_scout: int) -> rules.Command | None:
        """The same for the rules; `None` for what is not theirs."""
        seat, place = Seat(self.actor(first_scout)), Place(int(self.fields.get("place", 0)))
        commands: dict[str, rules.Command] = {
            "reveal_word": rules.RevealWord(seat),
            "mark": rules.MarkCard(seat, place),
            "unmark": rules.UnmarkCard(seat, place),
            "finish_marking": rules.FinishMarking(seat),
            "resume_marking": rules.ResumeMarking(seat),
            "vote_swap": rules.VoteSwap(seat, yes=bool(self.fields.get("yes"))),
            "point_at": rules.PointAt(seat, place),
            "next_round": rules.NextRound(),
        }
        return commands.get(self.type)


@dataclass(frozen=True, slots=True)
class Script:
    """All steps: a beginning, the rest of a game, and two loops that can be played after the beginning."""

    steps: list[Step]
    prepared: int
    """Where the beginning ends: the word is turned and everybody has a first cross."""
    game: int
    """Where the game is over."""
    secret: int
    """Where the loop of secret moves ends; behind it lies the loop of public ones."""

    def span(self, mix: str) -> tuple[int, int]:
        """The steps that are played again and again: from, to."""
        return {
            "whole games": (0, self.game),
            "secret marks": (self.game, self.secret),
            "public moves": (self.secret, len(self.steps)),
        }[mix]

    def secret_share(self) -> float:
        """Which part of a game's moves only the one who makes them sees."""
        return sum(step.views == 1 for step in self.steps[: self.game]) / self.game


def script() -> Script:
    """The script; checked with the rules for every first scout."""
    game = list(_game())
    prepared = 2 + SEATS
    secret = list(_secret_loop())
    whole = Script([*game, *secret, *_public_loop()], prepared, len(game), len(game) + len(secret))
    for first_scout in range(SEATS):
        _check(whole, first_scout)
    return whole


def _game() -> Iterator[Step]:
    """Everybody marks in turns, some think again; then all points come in the order of the rules."""
    chance = random.Random(CHANCE)
    yield Step("start", HOST)
    state = _begin(0)
    for number in range(ROUNDS):
        for step in (Step("reveal_word", number), *_marking(chance, number)):
            state = _played(state, step)
            yield step
        while state.phase is Phase.REVEAL:
            scout = state.round.scout
            own = project_own(state, scout) if scout is not None else None
            assert own is not None
            step = Step("point_at", own.seat, {"place": own.actions.point_at[0]})
            state = _played(state, step)
            yield step
        if number + 1 < ROUNDS:
            step = Step("next_round", HOST)
            state = _played(state, step)
            yield step
    assert state.phase is Phase.OVER


def _marking(chance: random.Random, first: int) -> Iterator[Step]:
    """Six slates, made cross by cross; every seat takes one cross back. Then marking is finished."""
    popular = chance.sample(range(rules.PLACES), 11)
    slates = [chance.sample(popular, chance.choice((6, 7, 7, 8))) for _ in range(SEATS)]
    seats = [(first + n) % SEATS for n in range(SEATS)]
    for turn in range(max(map(len, slates))):
        for seat in seats:
            if turn < len(slates[seat]):
                yield Step("mark", seat, {"place": slates[seat][turn]})
            if turn == 3:
                wrong = next(place for place in range(rules.PLACES) if place not in slates[seat])
                yield Step("mark", seat, {"place": wrong})
                yield Step("unmark", seat, {"place": wrong})
    for seat in seats:
        yield Step("finish_marking", seat)


def _secret_loop() -> Iterator[Step]:
    """Everybody makes and wipes three crosses; afterwards all is as before."""
    for kind in SECRET:
        for nth in range(3):
            for seat in range(SEATS):
                yield Step(kind, seat, {"place": _unused(seat)[nth]})


def _public_loop() -> Iterator[Step]:
    """Five of six wish for the other word and think again, then finish marking and reopen it."""
    for yes in (True, False):
        for seat in range(SEATS - 1):
            yield Step("vote_swap", seat, {"yes": yes})
    for kind in ("finish_marking", "resume_marking"):
        for seat in range(SEATS - 1):
            yield Step(kind, seat)


def _unused(seat: int) -> list[int]:
    """Places without this seat's first cross."""
    first = next(step for step in _game() if step.type == "mark" and step.who == seat)
    return [place for place in range(rules.PLACES) if place != first.fields["place"]]


def _begin(first_scout: int) -> rules.State:
    pile = [WordCard(str(n), (rules.Word(f"a{n}"), rules.Word(f"b{n}"))) for n in range(ROUNDS)]
    return rules.start(list(rules.Colour)[:SEATS], map(str, range(84)), pile, first_scout=first_scout)


def _played(state: rules.State, step: Step, first_scout: int = 0) -> rules.State:
    command = step.command(first_scout)
    return state if command is None else rules.play(state, command)


def _check(whole: Script, first_scout: int) -> None:
    """Play all of it: the rules refuse whatever would be refused on the wire."""
    state: Any = _begin(first_scout)
    for number, step in enumerate(whole.steps[: whole.game]):
        state = _played(state, step, first_scout)
        if number + 1 == whole.prepared:
            aside = state
            for mix in ("secret marks", "public moves"):
                begin, end = whole.span(mix)
                for other in whole.steps[begin:end]:
                    aside = _played(aside, other, first_scout)
                assert aside == state, mix
    assert state.phase is Phase.OVER
