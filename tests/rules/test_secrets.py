"""R-801 to R-803 by two worlds: whatever a viewer may not know can be otherwise, and the view stays the same bytes.

For every viewer at every step of a game of chance a twin is made that differs from the game only in what this viewer
may not know. Planted leaks show that the comparison would notice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from stella.rules import (
    BOARD,
    SPECTATOR,
    Announcing,
    CardId,
    Command,
    FinishMarking,
    MarkCard,
    NextRound,
    Phase,
    Place,
    PointAt,
    Rejection,
    RevealWord,
    Seat,
    SlatesShown,
    StartGame,
    State,
    UnmarkCard,
    Viewer,
    decide,
    play,
    project,
    replay,
)
from stella.rules.state import Round
from tests.rules.conftest import Step, asked, chance_game, chance_word_card, commands_of
from tests.support.exploring import seeds
from tests.support.sent import sent

Look = Callable[[State, Viewer], bytes]
REVEALING = (RevealWord, FinishMarking, PointAt, NextRound)
"""The commands whose events may tell news; whether they are accepted may not depend on secrets either."""


def look(state: State, viewer: Viewer) -> bytes:
    """What a viewer is sent."""
    return sent(state, viewer)


def viewers(state: State) -> tuple[Viewer, ...]:
    return (SPECTATOR, BOARD, *map(Seat, range(len(state.setup.colours))))


def twin_of(state: State, viewer: Viewer, rng: Random) -> State:
    """The same game for this viewer; all it may not know is redrawn."""
    dealt = 15 + 5 * len(state.past)
    turned = len(state.past) + (state.phase is not Phase.WORD)
    setup, discovery = state.setup, state.setup.options.discovery
    undealt = [CardId(f"{card}-or-not") if rng.random() < 0.3 else card for card in setup.deck[dealt:]]
    rng.shuffle(undealt)
    words = [chance_word_card(rng, number, discovery=discovery) for number in range(turned + 1, 5)]
    setup = replace(setup, deck=(*setup.deck[:dealt], *undealt), words=(*setup.words[:turned], *words))
    shown = setup.options.slates_shown
    over = state.phase is Phase.OVER
    scored = over or state.phase is Phase.SCORING
    all_open = over and shown is SlatesShown.AFTER_GAME
    past_open = all_open or shown is SlatesShown.AFTER_ROUND
    this_open = all_open or (scored and shown is SlatesShown.AFTER_ROUND) or state.phase is Phase.WORD
    past = state.past if past_open else tuple(twin_round(old, viewer, rng) for old in state.past)
    return replace(
        state,
        setup=setup,
        past=past,
        round=state.round if this_open else twin_round(state.round, viewer, rng),
    )


def twin_round(this: Round, viewer: Viewer, rng: Random) -> Round:
    """Other slates are redrawn: free before their lantern stands, then with its number and all holders seen."""
    seen = {turn.place for turn in this.pointings}
    marks = list(this.marks)
    for seat, slate in enumerate(this.marks):
        if viewer == seat:
            continue
        count = this.lanterns[seat]
        if count is None:
            count = rng.randint(1 if seat in this.passed else 0, 10)
        held = slate & seen
        hidden = rng.sample([place for place in range(15) if place not in seen], count - len(held))
        marks[seat] = held | frozenset(map(Place, hidden))
    return replace(this, marks=tuple(marks))


def twin_log(commands: tuple[Command, ...], twin: State, viewer: Viewer) -> Iterator[Command]:
    """The accepted commands of a game, told again so that they lead to its twin: others mark what they mark there."""
    rounds = [this.marks for this in (*twin.past, twin.round)]
    slates, written = list(rounds.pop(0)), set[Seat]()
    for command in commands:
        if isinstance(command, MarkCard | UnmarkCard) and command.seat != viewer:
            continue
        if isinstance(command, FinishMarking) and command.seat not in {viewer, *written}:
            written.add(command.seat)
            yield from (MarkCard(command.seat, place) for place in sorted(slates[command.seat] or {Place(0)}))
        if isinstance(command, NextRound):
            slates, written = list(rounds.pop(0)), set()
        yield command
    for seat in map(Seat, range(len(slates))):
        if seat in written and not slates[seat]:
            yield UnmarkCard(seat, Place(0))
        elif seat not in written and seat != viewer:
            yield from (MarkCard(seat, place) for place in sorted(slates[seat]))


def first_leak(seen_by: Look, steps: Iterator[Step], rng: Random) -> str | None:
    """Where some view of some game of chance differs from that of its twin, or `None`."""
    for step in steps:
        for viewer in viewers(step.state):
            twin = twin_of(step.state, viewer, rng)
            if seen_by(step.state, viewer) != seen_by(twin, viewer):
                return f"{viewer!r} in {step.state.phase} of round {step.state.round.number}"
    return None


@pytest.mark.parametrize("seed", seeds(18))
def test_no_view_ever_depends_on_what_its_viewer_may_not_know(seed: int) -> None:
    assert first_leak(look, chance_game(3_000_000 + seed), Random(seed)) is None


@pytest.mark.parametrize("seed", seeds(8))
def test_a_game_played_anew_with_other_secrets_looks_the_same(seed: int) -> None:
    rng = Random(seed)
    for number, step in enumerate(chance_game(4_000_000 + seed)):
        if number % 11 == 0:
            viewer = rng.choice(viewers(step.state))
            twin, started = twin_of(step.state, viewer, rng), step.accepted[0]
            assert isinstance(started, StartGame)
            began = asked(None, replace(started, deck=twin.setup.deck, words=twin.setup.words))
            played = play(replay(began), *twin_log(step.accepted[1:], twin, viewer))
            assert played == twin, "a twin is a game that can happen"
            assert look(played, viewer) == look(step.state, viewer)


@pytest.mark.parametrize("seed", seeds(8))
def test_no_answer_to_a_seat_depends_on_what_it_may_not_know(seed: int) -> None:
    rng = Random(seed)
    for number, step in enumerate(chance_game(5_000_000 + seed)):
        seat = Seat(number % len(step.state.setup.colours))
        twin = twin_of(step.state, seat, rng)
        for command in (NextRound(), *commands_of(seat)):
            answer, other = decide(step.state, command), decide(twin, command)
            if (
                isinstance(answer, Rejection)
                or isinstance(other, Rejection)
                or not isinstance(command, REVEALING)
            ):
                assert answer == other


def test_a_pen_that_is_not_the_last_tells_nothing_but_that_it_was_passed() -> None:
    passed = Counter[bool]()
    for seed in range(20):
        rng = Random(seed)
        for step in chance_game(5_000_000 + seed):
            if isinstance(step.command, FinishMarking) and not isinstance(step.answer, Rejection):
                last = step.state.phase is not Phase.MARK
                silent = not last or step.state.setup.options.announcing is Announcing.SPOKEN
                passed[silent] += 1
                if silent:
                    assert decide(twin_of(step.before, step.command.seat, rng), step.command) == step.answer
    assert min(passed[True], passed[False]) > 20


def test_twins_really_differ_in_every_secret() -> None:
    differs = Counter[str]()
    for step in chance_game(3_000_001):
        for viewer in viewers(step.state):
            twin, phase = twin_of(step.state, viewer, Random(7)), step.state.phase.value
            differs[f"slates in {phase}"] += twin.round.marks != step.state.round.marks
            differs["deck"] += twin.setup.deck != step.state.setup.deck
            differs["words"] += twin.setup.words != step.state.setup.words
            numbers = [[len(slate) for slate in server.round.marks] for server in (twin, step.state)]
            differs[f"numbers in {phase}"] += numbers[0] != numbers[1]
    assert differs["slates in associate.mark"] > 100
    assert differs["numbers in associate.mark"] > 100
    assert differs["slates in reveal"] > 20
    assert differs["numbers in reveal"] == differs["numbers in scoring"] == differs["numbers in over"] == 0
    assert min(differs["deck"], differs["words"]) > 100


def next_seat(state: State, viewer: Viewer) -> int:
    return (viewer + 1) % len(state.setup.colours) if isinstance(viewer, int) else 0


LEAKS: dict[str, Callable[[State, Viewer], object]] = {
    "the sum of all crosses": lambda state, _: sum(map(sum, state.round.marks)),
    "the size of another slate before it is announced": lambda state, viewer: (
        state.phase is Phase.MARK and len(state.round.marks[next_seat(state, viewer)])
    ),
    "whether another slate is empty": lambda state, viewer: not state.round.marks[next_seat(state, viewer)],
    "the number of a lantern about to be placed": lambda state, viewer: (
        state.phase is Phase.ANNOUNCE and len(state.round.marks[next_seat(state, viewer)])
    ),
    "one cross nobody pointed at": lambda state, viewer: (
        state.phase is Phase.REVEAL and max(state.round.marks[next_seat(state, viewer)])
    ),
    "how many pictures are still shared": lambda state, _: (
        state.phase is Phase.REVEAL and len(frozenset[Place]().union(*state.round.marks))
    ),
    "a slate of a round before": lambda state, viewer: [
        sorted(old.marks[next_seat(state, viewer)]) for old in state.past
    ],
    "the slates of the last round": lambda state, _: (
        state.phase is Phase.SCORING and [sorted(slate) for slate in state.round.marks]
    ),
    "the next card": lambda state, _: state.setup.deck[15 + 5 * len(state.past) :][:1],
    "the last card": lambda state, _: state.setup.deck[-1],
    "the last word card": lambda state, _: state.phase is not Phase.OVER and state.setup.words[-1].id,
    "the words under the top card": lambda state, _: len(state.setup.words[min(3, state.round.number)].words),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_noticed(name: str) -> None:
    def leaking(state: State, viewer: Viewer) -> bytes:
        return look(state, viewer) + str(LEAKS[name](state, viewer)).encode()

    found = (first_leak(leaking, chance_game(3_000_000 + seed), Random(seed)) for seed in range(24))
    assert any(found)


def test_slates_of_scored_rounds_open_exactly_as_the_table_agreed() -> None:
    for seed in range(20):
        for step in chance_game(6_000_000 + seed):
            public, shown = project(step.state, SPECTATOR).public, step.state.setup.options.slates_shown
            scored = step.state.phase in {Phase.SCORING, Phase.OVER}
            assert bool(public.slates) == (scored and shown is SlatesShown.AFTER_ROUND)
            opened = {record.slates is not None for record in public.record}
            assert opened == ({shown is not SlatesShown.NEVER} if step.state.phase is Phase.OVER else set())
