"""The theorems of `docs/rules.md` hold in every game; refusals, accounts, turns and actions tell the truth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from stella.rules import (
    RULE_OF_CODE,
    Code,
    Command,
    NextRound,
    Outcome,
    Phase,
    Place,
    Rejection,
    Rule,
    Seat,
    VoteSwap,
    Why,
    decide,
    play,
    project,
    project_public,
)
from stella.rules.state import Round
from tests.rules.conftest import Step, chance_game, commands_of, listed
from tests.support.exploring import seeds

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")
NUMBERED = set(re.findall(r"\*\*(R-\d{3})\*\*", RULES))


@cache
def game(seed: int) -> tuple[Step, ...]:
    """A whole game of chance. Its oracle stands at the end: do not ask it here."""
    return tuple(chance_game(seed))


@pytest.fixture(scope="module", autouse=True)
def _games_are_played_by_the_rules_of_this_run() -> None:
    """A mutant is tested in a fork of a process that has played these games by the true rules."""
    game.cache_clear()


def games(usual: int) -> Iterator[tuple[Step, ...]]:
    """Whole games of chance."""
    return (game(2_000_000 + seed) for seed in seeds(usual))


def rounds(usual: int = 60) -> Iterator[Round]:
    """Scored rounds of whole games."""
    return (this for steps in games(usual) for this in (*steps[-1].state.past, steps[-1].state.round))


def boxes(this: Round, seat: int) -> dict[int, int]:
    """The boxes of a slate that hold stars."""
    return {turn.place: turn.stars[seat] for turn in this.pointings if turn.stars[seat]}


def pointed(this: Round) -> list[Place]:
    return [turn.place for turn in this.pointings]


def points_of(this: Round) -> tuple[int, ...]:
    assert this.points is not None, "every round of a whole game is scored"
    return this.points


def test_a_seat_has_not_fallen_exactly_if_it_has_stars_on_all_its_crosses() -> None:
    for this in rounds():
        for seat, slate in enumerate(this.marks):
            assert (seat not in this.fallen) == (boxes(this, seat).keys() == slate)


def test_a_standing_seat_gets_three_for_each_picture_of_two_and_two_for_each_of_more() -> None:
    for this in rounds():
        for seat in {*range(len(this.marks))} - this.fallen:
            holders = [sum(place in slate for slate in this.marks) for place in this.marks[seat]]
            assert min(holders) >= 2
            assert points_of(this)[seat] == sum(3 if count == 2 else 2 for count in holders)


def test_a_fallen_seat_lacks_stars_on_the_picture_it_fell_on_and_gains_none_after() -> None:
    for this in rounds():
        for seat in this.fallen:
            falls = [
                at for at, turn in enumerate(this.pointings) if turn.outcome == "fall" and turn.scout == seat
            ]
            assert len(falls) == 1
            assert this.pointings[falls[0]].holders == (seat,)
            assert all(
                turn.stars[seat] == 0 and turn.scout != seat for turn in this.pointings[falls[0] + 1 :]
            )
            assert all(turn.next_scout != seat for turn in this.pointings[falls[0] :])


def test_a_picture_is_pointed_at_at_most_once_and_only_if_its_scout_marked_it() -> None:
    for this in rounds():
        assert len(pointed(this)) == len(set(pointed(this))) <= min(15, len(frozenset().union(*this.marks)))
        for turn in this.pointings:
            assert turn.scout in turn.holders
            assert turn.holders == tuple(s for s, slate in enumerate(this.marks) if turn.place in slate)


def test_a_round_brings_0_to_30_points_and_a_game_at_most_120() -> None:
    for this in rounds():
        assert all(0 <= points <= 30 for points in points_of(this))
    for steps in games(60):
        assert all(0 <= seat.total <= 120 for seat in project_public(steps[-1].state).seats)


def test_one_point_comes_only_in_the_dark_and_fallen_with_one_spark() -> None:
    lonely = [(this, seat) for this in rounds() for seat, points in enumerate(points_of(this)) if points == 1]
    assert lonely, "some game of chance shows it"
    for this, seat in lonely:
        assert this.dark == seat
        assert seat in this.fallen
        assert list(boxes(this, seat).values()) == [2]


def test_only_the_dark_and_fallen_lose_a_point_for_each_box() -> None:
    for this in rounds():
        for seat, points in enumerate(points_of(this)):
            lost = len(boxes(this, seat)) if seat == this.dark and seat in this.fallen else 0
            assert points == sum(boxes(this, seat).values()) - lost


def test_the_dark_seat_is_alone_in_the_lead_and_has_two_crosses_or_more() -> None:
    for this in rounds():
        counts = [len(slate) for slate in this.marks]
        assert this.lanterns == tuple(counts)
        leaders = [seat for seat, count in enumerate(counts) if count == max(counts)]
        assert this.dark == (leaders[0] if len(leaders) == 1 else None)
        assert this.dark is None or counts[this.dark] >= 2


def test_the_step_ends_exactly_when_nobody_can_be_the_scout() -> None:
    for this in rounds():
        assert [turn.next_scout for turn in this.pointings].index(None) == len(this.pointings) - 1
        for seat, slate in enumerate(this.marks):
            assert seat in this.fallen or slate <= set(pointed(this))


def test_what_became_pointed_or_fallen_stays_so_and_who_cannot_scout_never_scouts_again() -> None:
    for steps in games(20):
        for step in steps:
            old, new = step.before.round, step.state.round
            if old.number == new.number:
                assert old.fallen <= new.fallen
                assert old.pointings == new.pointings[: len(old.pointings)]
        for this in (*steps[-1].state.past, steps[-1].state.round):
            for at, turn in enumerate(this.pointings):
                assert {turn.scout for turn in this.pointings[at + 1 :]}.isdisjoint(
                    s.seat for s in turn.skipped
                )


def test_every_line_is_replaced_exactly_once_and_no_card_returns() -> None:
    for steps in games(60):
        state = steps[-1].state
        grids = [this.grid for this in (*state.past, state.round)]
        deck = state.setup.deck
        assert grids[0] == deck[:15]
        assert grids[3] == deck[15:30]
        for number, (old, new) in enumerate(pairwise(grids)):
            changed = [place for place in range(15) if old[place] != new[place]]
            assert changed == list(range(5 * number, 5 * number + 5))


def test_the_piles_shrink_by_five_pictures_and_one_word_a_round() -> None:
    for steps in games(20):
        for step in steps:
            public, number = project_public(step.state), step.state.round.number
            assert public.draw_left == len(step.state.setup.deck) - 15 - 5 * (number - 1)
            assert public.words_left == 4 - number + (public.phase is Phase.WORD)


def test_the_pawn_goes_one_seat_clockwise_each_round() -> None:
    for steps in games(60):
        state = steps[-1].state
        scouts = [this.first_scout for this in (*state.past, state.round)]
        seats = len(state.setup.colours)
        assert scouts == [(state.setup.first_scout + turn) % seats for turn in range(4)]


def test_everyone_with_the_highest_total_wins_and_nobody_else() -> None:
    for steps in games(60):
        public = project_public(steps[-1].state)
        totals = [sum(points) for points in zip(*public.scores, strict=True)]
        assert [seat.total for seat in public.seats] == totals
        assert list(public.winners) == [s for s, total in enumerate(totals) if total == max(totals)]
        assert all(
            not project_public(step.state).winners for step in steps if step.state.phase is not Phase.OVER
        )


OUTCOMES = {Outcome.SPARK: Rule.SPARK, Outcome.SUPER_SPARK: Rule.SUPER_SPARK, Outcome.FALL: Rule.FALL}


def test_accounts_add_up_to_the_points_and_cite_what_happened() -> None:
    cited = set()
    for step in [step for steps in games(40) for step in steps]:
        this, public = step.state.round, project_public(step.state)
        assert len(public.accounts) == (0 if this.points is None else len(this.marks))
        for seat, account in enumerate(public.accounts):
            happened = [
                (OUTCOMES[turn.outcome] if gained else Rule.FALLEN, turn.stars[seat], turn.place, turn.scout)
                for turn in this.pointings
                for gained in [turn.stars[seat] or turn.outcome is Outcome.FALL]
                if seat in turn.holders
            ]
            if seat == this.dark and seat in this.fallen and boxes(this, seat):
                assert account[-1].points == -len(boxes(this, seat))
            told = [(line.rule, line.points, line.place, line.scout) for line in account]
            assert [line for line in told if line[2] is not None] == happened
            assert sum(line.points for line in account) == points_of(this)[seat]
            cited |= {line.rule for line in account}
        for past, record in zip((*step.state.past, this), public.record, strict=False):
            assert [sum(line.points for line in lines) for lines in record.accounts] == [*points_of(past)]
    assert {*OUTCOMES.values(), Rule.DARK_AND_FALLEN} <= cited
    assert {rule.value for rule in cited} <= NUMBERED


WAITING = {
    Phase.WORD: {Why.FIRST_SCOUT_TURNS_WORD},
    Phase.MARK: {Why.ALL_MARK},
    Phase.ANNOUNCE: {Why.ALL_ANNOUNCE},
    Phase.REVEAL: {Why.FIRST_SCOUT_POINTS, Why.NEXT_SCOUT_POINTS, Why.LAST_SCOUT_POINTS},
    Phase.SCORING: {Why.READY_FOR_NEXT_ROUND},
    Phase.OVER: {Why.GAME_OVER},
}


def test_the_game_waits_for_those_who_can_go_on_and_says_why() -> None:
    for steps in games(20):
        for step in steps:
            this, public = step.state.round, project_public(step.state)
            seats = range(len(this.marks))
            turn, phase = public.turn, public.phase
            waiting = {
                Phase.WORD: [this.first_scout],
                Phase.MARK: [seat for seat in seats if seat not in this.passed],
                Phase.ANNOUNCE: [seat for seat in seats if this.lanterns[seat] is None],
                Phase.REVEAL: [this.scout],
                Phase.SCORING: [*seats],
                Phase.OVER: [],
            }[phase]
            assert list(turn.waiting_for) == waiting
            assert turn.why in WAITING[phase]
            assert turn.rule.value in NUMBERED
            if phase is Phase.REVEAL:
                again = bool(this.pointings) and this.pointings[-1].scout == this.scout
                first = not this.pointings
                assert (turn.why is Why.FIRST_SCOUT_POINTS, turn.why is Why.LAST_SCOUT_POINTS) == (
                    first,
                    again,
                )


@pytest.mark.parametrize("seed", seeds(8))
def test_the_actions_of_a_view_are_exactly_what_is_accepted_and_changes_something(seed: int) -> None:
    for number, step in enumerate(game(2_000_000 + seed)):
        seat = Seat(number % len(step.state.setup.colours))
        own = project(step.state, seat).own
        assert own is not None
        every: list[Command] = [NextRound(), *commands_of(seat)]
        accepted = {one for one in every if not isinstance(decide(step.state, one), Rejection)}
        repeated = {
            one for one in accepted if isinstance(one, VoteSwap) and play(step.state, one) == step.state
        }
        assert listed(own.actions, seat) == accepted - repeated


def test_every_refusal_has_a_rule_that_names_it() -> None:
    assert set(RULE_OF_CODE) == set(Code)
    for code, rule in RULE_OF_CODE.items():
        paragraph = RULES[RULES.index(f"**{rule.value}**") :].split("- **R-", maxsplit=1)[0]
        assert f"`{code.value}`" in paragraph


def test_every_rule_that_is_cited_is_numbered_in_the_rules() -> None:
    assert {rule.value for rule in Rule} <= NUMBERED
    assert len(re.findall(r"\*\*R-\d{3}\*\*", RULES)) == len(NUMBERED)


def test_every_refusal_named_in_the_rules_exists() -> None:
    assert set(re.findall(r"`(E_[A-Z_]+)`", RULES)) == {code.value for code in Code}
