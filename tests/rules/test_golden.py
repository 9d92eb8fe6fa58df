"""Every golden case of `tests/golden/vectors.json`, played through `decide` and `evolve`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stella.rules import (
    Announce,
    Announcing,
    Command,
    FinishMarking,
    MarkCard,
    NextRound,
    Options,
    Phase,
    Place,
    PointAt,
    Refused,
    Rejection,
    ResumeMarking,
    RevealWord,
    Seat,
    State,
    UnmarkCard,
    VoteSwap,
    dark_seat,
    decide,
    play,
    points_for,
    totals_of,
    winners_of,
)
from stella.rules.state import clue_of, pointed_in

from .tables import COLOURS, all_passed, marked, new_game

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "golden" / "vectors.json").read_text())

Case = dict[str, Any]


def cases(section: str) -> pytest.MarkDecorator:
    """One test for each case of a section, named by its id."""
    return pytest.mark.parametrize("case", VECTORS[section], ids=lambda case: case["id"])


def test_no_section_of_the_golden_file_is_left_out() -> None:
    assert set(VECTORS) == {
        "format", "conventions", "announce", "scoring", "totals", "rounds", "invalid_rounds",
        "invalid_setups", "games", "scripts",
    }  # fmt: skip


@cases("announce")
def test_the_dark_seat_is_alone_in_the_lead(case: Case) -> None:
    assert dark_seat(case["counts"]) == case["dark"]


@cases("scoring")
def test_stars_become_points(case: Case) -> None:
    stars = 2 * case["sparks"] + 3 * case["supers"]
    boxes = case["sparks"] + case["supers"]
    assert stars == case["stars"]
    assert points_for(stars, boxes, dark=case["dark"], fell=case["fell"]) == case["points"]


@cases("totals")
def test_the_highest_total_wins(case: Case) -> None:
    totals = totals_of(case["rounds"])
    assert list(totals) == case["totals"]
    assert list(winners_of(totals)) == case["winners"]


def refusal(state: State, command: Command) -> str:
    decision = decide(state, command)
    assert isinstance(decision, Rejection), f"{command} was accepted"
    return decision.code.value


def played_by(steps: list[Case], state: State, refusals: list[Case] = []) -> State:  # noqa: B006 - only read
    """Point as the steps say, check each fact they state, and try every refusal at its moment."""
    for index, step in enumerate([*steps, None]):
        for bad in (bad for bad in refusals if bad["after"] == index):
            assert refusal(state, PointAt(Seat(bad["seat"]), Place(bad["card"]))) == bad["error"]
        if step is None:
            break
        assert state.round.scout == step["scout"]
        state = play(state, PointAt(Seat(step["scout"]), Place(step["card"])))
        pointing = state.round.pointings[-1]
        assert (pointing.scout, pointing.place) == (step["scout"], step["card"])
        assert pointing.outcome.value == step["kind"]
        assert list(pointing.holders) == step["holders"]
        assert list(pointing.stars) == step["stars"]
        assert pointing.next_scout == step["next_scout"]
        assert (pointing.scout if pointing.outcome.value == "fall" else None) == step["falls"]
    return state


@cases("rounds")
def test_a_round_goes_as_the_golden_case_says(case: Case) -> None:
    state = marked(new_game(case["seats"], first_scout=case["first_scout"]), case["marks"])
    state = all_passed(state)
    assert list(state.round.lanterns) == case["counts"]
    assert state.round.dark == case["dark"]
    state = played_by(case["steps"], state, case["refusals"])
    this = state.round
    stars = [[pointing.stars[seat] for pointing in this.pointings] for seat in range(len(this.marks))]
    assert state.phase is Phase.SCORING
    assert sorted(this.fallen) == case["fallen"]
    assert [sum(own) for own in stars] == case["stars"]
    assert [sum(star > 0 for star in own) for own in stars] == case["boxes"]
    assert this.points == tuple(case["scores"])
    assert sorted(frozenset().union(*this.marks) - pointed_in(this)) == case["unpointed"]


@cases("invalid_rounds")
def test_an_impossible_round_is_refused(case: Case) -> None:
    def attempt() -> None:
        state = new_game(COLOURS[: len(case["marks"])], first_scout=case["first_scout"])
        all_passed(marked(state, case["marks"]))

    with pytest.raises(Refused, match=case["error"]):
        attempt()


@cases("invalid_setups")
def test_an_impossible_setup_is_refused(case: Case) -> None:
    with pytest.raises(Refused, match=case["error"]):
        new_game(case["seats"], first_scout=case["first_scout"])


@cases("games")
def test_a_whole_game_goes_as_the_golden_case_says(case: Case) -> None:
    state = new_game(case["seats"], first_scout=case["first_scout"])
    for number, expected in enumerate(case["rounds"], start=1):
        assert state.round.number == number
        assert state.round.first_scout == expected["first_scout"]
        assert [int(card) for card in state.round.grid] == expected["table"]
        state = all_passed(marked(state, expected["marks"]))
        assert state.round.dark == expected["dark"]
        state = played_by(expected["steps"], state)
        assert state.round.points == tuple(expected["scores"])
        if number < 4:
            state = play(state, NextRound())
    assert state.phase is Phase.OVER
    rounds = [this.points for this in (*state.past, state.round) if this.points]
    assert list(totals_of(rounds)) == case["totals"]
    assert list(state.winners) == case["winners"]


COMMANDS: dict[str, Any] = {
    "reveal_word": lambda seat: RevealWord(Seat(seat)),
    "vote_swap": lambda seat, yes: VoteSwap(Seat(seat), yes),
    "mark": lambda seat, place: MarkCard(Seat(seat), Place(place)),
    "unmark": lambda seat, place: UnmarkCard(Seat(seat), Place(place)),
    "lock": lambda seat: FinishMarking(Seat(seat)),
    "unlock": lambda seat: ResumeMarking(Seat(seat)),
    "announce": lambda seat, count: Announce(Seat(seat), count),
    "point": lambda seat, place: PointAt(Seat(seat), Place(place)),
    "next_round": NextRound,
}


@cases("scripts")
def test_a_script_with_its_refusals_goes_as_the_golden_case_says(case: Case) -> None:
    state = new_game(
        case["seats"],
        first_scout=case["first_scout"],
        words=case.get("words", ()),
        options=Options(announcing=Announcing.SPOKEN),
    )
    for line in case["script"]:
        name, *arguments = line["do"]
        command = COMMANDS[name](*arguments)
        if "error" in line:
            assert refusal(state, command) == line["error"], line
        else:
            state = play(state, command)
        if "phase" in line:
            assert state.phase.value == line["phase"], line
        if "clue" in line:
            assert clue_of(state.round) == line["clue"], line
