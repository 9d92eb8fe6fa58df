"""The rules and the oracle play the same games side by side and must agree on every answer and every fact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from random import Random

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stella.rules import (
    BOARD,
    SPECTATOR,
    Announce,
    Command,
    DarkSeatFixed,
    Event,
    FinishMarking,
    GameEnded,
    LanternPlaced,
    MarkCard,
    NextRound,
    NextRoundBegan,
    Place,
    PointAt,
    Pointing,
    PublicView,
    Rejection,
    RevealWord,
    RoundRecord,
    RoundScored,
    Seat,
    StartGame,
    State,
    Viewer,
    Watcher,
    WordRevealed,
    WordSwapped,
    decide,
    play,
    project,
    replay,
)
from tests.rules.conftest import Chance, asked, chance_game, chance_setup, commands_of, tables
from tests.rules.oracle import Oracle, Told, Turn, setup_error
from tests.support.exploring import examples, seeds


def told(pointings: Sequence[Pointing]) -> list[Turn]:
    """Pointings as the oracle tells them."""
    skips = [[(skip.seat, skip.reason) for skip in p.skipped] for p in pointings]
    return [
        Turn(p.scout, p.place, p.outcome, [*p.holders], [*p.stars], p.next_scout, list(skipped))
        for p, skipped in zip(pointings, skips, strict=True)
    ]


def agree(state: State, oracle: Oracle) -> None:
    """Every fact of the state and of all views is what the oracle says."""
    agree_on_facts(state, oracle)
    agree_on_views(state, oracle, (SPECTATOR, BOARD, *map(Seat, range(oracle.n))))


def agree_on_facts(state: State, oracle: Oracle) -> None:
    """Every fact of the state, secrets included."""
    this, n = state.round, oracle.n
    assert (state.phase, this.number, this.first_scout) == (oracle.phase, oracle.round, oracle.pawn)
    assert list(this.grid) == oracle.table
    assert list(this.marks) == oracle.marks
    assert (set(this.passed), set(this.wishes)) == (oracle.locked, oracle.wishes)
    assert list(this.lanterns) == [oracle.lanterns.get(seat) for seat in range(n)]
    assert (this.dark, this.scout, this.swapped) == (oracle.dark, oracle.scout, oracle.swapped)
    assert set(this.fallen) == oracle.fallen
    assert told(this.pointings) == oracle.turns
    scored = [list(past.points or ()) for past in (*state.past, this) if past.points is not None]
    assert scored == oracle.scores
    assert list(state.winners) == oracle.winners


def agree_on_views(state: State, oracle: Oracle, viewers: Iterable[Viewer]) -> None:
    """Each viewer sees what everybody sees, and of the slates only its own."""
    for view in [project(state, viewer) for viewer in viewers]:
        agree_in_public(view.public, oracle)
        if isinstance(view.viewer, Watcher):
            assert view.own is None
            continue
        own, seat = view.own, view.viewer
        assert own is not None
        assert (own.seat, list(own.crosses)) == (seat, sorted(oracle.marks[seat]))
        assert list(own.open) == sorted(oracle.marks[seat] - set(oracle.pointed))
        before = [past.slates[seat] for past in oracle.told[: oracle.round - 1]]
        assert [list(crosses) for crosses in own.past_crosses] == before


def agree_in_public(public: PublicView, oracle: Oracle) -> None:
    """What everybody sees is what the oracle knows to be public, and no more."""
    n, card, scored = oracle.n, oracle.card, oracle.phase in {"scoring", "over"}
    assert (public.phase, public.round, public.clue) == (oracle.phase, oracle.round, oracle.clue)
    assert (public.first_scout, public.scout) == (oracle.pawn, oracle.scout)
    assert (public.draw_left, public.words_left) == (len(oracle.draw), len(oracle.words))
    assert public.replaced_line == (None if oracle.round == 1 else oracle.round - 2)
    assert (list(public.grid), public.swapped) == (oracle.table, oracle.swapped)
    assert public.other_word == (card[0 if oracle.swapped else 1] if len(card) == 2 else None)
    assert told(public.pointings) == oracle.turns
    assert public.last == (public.pointings[-1] if oracle.turns else None)
    assert [list(points) for points in public.scores] == oracle.scores
    assert list(public.winners) == oracle.winners
    for seat, seen in enumerate(public.seats):
        held = [place for place in oracle.pointed if place in oracle.marks[seat]]
        count = oracle.lanterns.get(seat)
        assert (seen.passed, seen.wishes_swap) == (seat in oracle.locked, seat in oracle.wishes)
        assert (seen.lantern, seen.dark, seen.fallen) == (count, seat == oracle.dark, seat in oracle.fallen)
        assert seen.open == (None if count is None else count - len(held))
        boxes = [oracle.stars[seat].get(place, 0) for place in range(15)]
        assert list(seen.stars) == (boxes if oracle.turns else [])
        assert seen.total == oracle.totals()[seat]
    shown, slates = public.options.slates_shown, [sorted(slate) for slate in oracle.marks]
    assert [list(slate) for slate in public.slates] == (slates if shown == "after_round" and scored else [])
    assert (len(public.seats), len(public.accounts)) == (n, n if scored else 0)
    assert len(public.record) == (4 if oracle.phase == "over" else 0)
    for record, past in zip(public.record, oracle.told, strict=False):
        agree_on_record(record, past, closed=shown == "never")


def agree_on_record(record: RoundRecord, past: Told, *, closed: bool) -> None:
    """A round told after the game is the round that was played; closed slates stay closed."""
    assert (record.number, record.first_scout, record.dark) == (past.number, past.first_scout, past.dark)
    assert (record.clue, list(record.grid), list(record.lanterns)) == (past.clue, past.grid, past.lanterns)
    assert (told(record.pointings), list(record.points)) == (past.turns, past.points)
    assert [list(slate) for slate in record.slates or ()] == ([] if closed else past.slates)
    pointed = {turn.place for turn in past.turns}
    shared = [place for place in range(15) if sum(place in slate for slate in past.slates) >= 2]
    lost = [place for place in shared if place not in pointed]
    assert (record.slates is None, record.lost) == (closed, None if closed else tuple(lost))
    assert [sum(line.points for line in account) for account in record.accounts] == past.points


def agree_on_events(events: tuple[Event, ...], oracle: Oracle) -> None:
    """What the events themselves say is true afterwards."""
    for what in events:
        match what:
            case WordRevealed(seat, card):
                assert (seat, list(card.words)) == (oracle.pawn, oracle.card)
            case WordSwapped(word):
                assert word == oracle.clue == oracle.card[1]
            case LanternPlaced(seat, count):
                assert oracle.lanterns[seat] == count
            case DarkSeatFixed(dark):
                assert dark == oracle.dark
            case RoundScored(points):
                assert list(points) == oracle.scores[-1]
            case NextRoundBegan(number, first_scout, line, cards):
                assert (number, first_scout, line) == (oracle.round, oracle.pawn, oracle.round - 2)
                assert list(cards) == oracle.table[5 * line : 5 * line + 5]
            case GameEnded(totals, winners):
                assert (list(totals), list(winners)) == (oracle.totals(), oracle.winners)
            case _:
                pass


class BothPlay(RuleBasedStateMachine):
    """The rules and the oracle hear the same commands; hypothesis chooses them and shrinks what goes wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[Event] = []

    @initialize(seed=st.integers(0, 2**16))
    def start(self, seed: int) -> None:
        setup = chance_setup(Random(seed))
        self.oracle = Oracle(setup)
        self.log.extend(asked(None, setup))
        self.state = replay(self.log)

    def ask(self, command: Command) -> None:
        answer = decide(self.state, command)
        assert answer == decide(self.state, command)
        error = self.oracle.obey(command)
        if isinstance(answer, Rejection):
            assert answer.code == error
        else:
            assert error is None
            self.log.extend(answer)
            self.state = play(self.state, command)
            agree_on_events(answer, self.oracle)
        assert self.state == replay(self.log)
        agree_on_facts(self.state, self.oracle)

    @invariant()
    def all_views_agree(self) -> None:
        agree(self.state, self.oracle)

    @rule(data=st.data(), seat=st.integers(-1, 6))
    def anybody_asks_for_anything(self, data: st.DataObject, seat: int) -> None:
        self.ask(data.draw(st.sampled_from([NextRound(), *commands_of(min(seat, self.oracle.n))])))

    @rule(seed=st.integers(0, 2**16))
    def somebody_does_something_sensible(self, seed: int) -> None:
        self.ask(Chance(Random(seed)).next(self.oracle))

    @precondition(lambda self: self.oracle.phase in {"associate.word", "associate.mark"})
    @rule(slates=st.lists(st.sets(st.integers(0, 14), min_size=1, max_size=10), min_size=6, max_size=6))
    def everybody_marks_and_passes(self, slates: list[set[int]]) -> None:
        self.ask(RevealWord(Seat(self.oracle.pawn)))
        for seat, slate in zip(map(Seat, range(self.oracle.n)), slates, strict=False):
            for place in sorted(slate):
                self.ask(MarkCard(seat, Place(place)))
            self.ask(FinishMarking(seat))
        for seat in map(Seat, range(self.oracle.n)):
            self.ask(Announce(seat, len(self.oracle.marks[seat])))

    @precondition(lambda self: self.oracle.phase == "reveal")
    @rule(choices=st.lists(st.integers(0, 14), min_size=1, max_size=15))
    def the_scouts_point(self, choices: list[int]) -> None:
        for choice in choices:
            if self.oracle.scout is not None:
                own = sorted(self.oracle.marks[self.oracle.scout] - set(self.oracle.pointed))
                self.ask(PointAt(Seat(self.oracle.scout), Place(own[choice % len(own)])))

    @precondition(lambda self: self.oracle.phase == "scoring")
    @rule()
    def the_table_goes_on(self) -> None:
        self.ask(NextRound())

    def teardown(self) -> None:
        event(f"reached round {self.oracle.round}, {self.oracle.phase}")


TestBothPlay = BothPlay.TestCase  # what pytest collects


@pytest.mark.parametrize("tens", seeds(30))
def test_whole_games_of_chance_agree_with_the_oracle_at_every_step(tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        log: list[Event] = []
        for number, step in enumerate(chance_game(seed)):
            log = log or [*asked(None, step.accepted[0])]
            assert decide(step.before, step.command) == step.answer
            if isinstance(step.answer, Rejection):
                assert step.answer.code == step.error
                assert step.state == step.before
            else:
                assert step.error is None
                log.extend(step.answer)
                agree_on_events(step.answer, step.oracle)
            agree_on_facts(step.state, step.oracle)
            if number % 6 == 0 or step.oracle.phase != "associate.mark":
                agree_on_views(step.state, step.oracle, [Seat(number % step.oracle.n)])
        assert step.oracle.phase == "over"
        assert step.state == replay(log)


@pytest.mark.parametrize("seed", seeds(6))
def test_every_command_of_every_seat_gets_the_answer_of_the_oracle(seed: int) -> None:
    for number, step in enumerate(chance_game(1_000_000 + seed)):
        if number % 23 == 0:
            seat = Random(number).choice([-1, step.oracle.n, *range(step.oracle.n)])
            twin = deepcopy(step.oracle)
            for command in (step.accepted[0], NextRound(), *commands_of(seat)):
                answer, error = decide(step.state, command), twin.obey(command)
                assert error == (answer.code if isinstance(answer, Rejection) else None), command
                if not isinstance(answer, Rejection):
                    agree_on_facts(play(step.state, command), twin)
                    twin = deepcopy(step.oracle)
            agree_on_facts(step.state, twin)


@settings(max_examples=examples(200))
@given(tables())
def test_a_table_is_refused_for_the_first_thing_wrong_with_it(setup: StartGame) -> None:
    answer = decide(None, setup)
    error = setup_error(setup)
    event(str(error))
    assert error == (answer.code if isinstance(answer, Rejection) else None)
    if error is None:
        agree(replay(asked(None, setup)), Oracle(setup))


@given(st.integers(-1, 6).flatmap(lambda seat: st.sampled_from([NextRound(), *commands_of(seat)])))
def test_nothing_but_a_start_is_accepted_before_the_start(command: Command) -> None:
    answer = decide(None, command)
    assert isinstance(answer, Rejection)
    assert answer.code == "E_PHASE"
