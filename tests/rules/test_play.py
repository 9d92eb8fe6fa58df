"""`start`, `play` and `replay`: what they assume, and how they say no."""

from __future__ import annotations

import pytest

from stella.rules import (
    Code,
    FinishMarking,
    MarkCard,
    Options,
    Place,
    Refused,
    Rejection,
    RevealWord,
    evolve,
    evolve_all,
    play,
    replay,
    start,
)

from .tables import COLOURS, ORANGE, PINK, marked, new_game, word_cards

DECK = [str(number) for number in range(30)]


def test_without_a_lot_the_first_seat_gets_the_pawn_and_the_options_are_the_usual_ones() -> None:
    state = start(COLOURS[:3], DECK, word_cards())
    assert state.setup.first_scout == state.round.first_scout == ORANGE
    assert state.setup.options == Options()


def test_agreed_options_and_the_drawn_seat_are_kept() -> None:
    agreed = Options(strict_pens=True)
    state = start(COLOURS[:3], DECK, word_cards(), first_scout=2, options=agreed)
    assert (state.setup.first_scout, state.setup.options) == (2, agreed)


def test_what_is_refused_says_its_code_its_rule_and_carries_the_rejection() -> None:
    with pytest.raises(Refused) as refused:
        play(marked(new_game(), [range(10)]), MarkCard(ORANGE, Place(12)))
    assert refused.value.rejection == Rejection(Code.TOO_MANY, {"limit": 10})
    assert str(refused.value) == "E_TOO_MANY (R-204)"


def test_play_stops_at_the_first_command_that_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        play(new_game(), RevealWord(PINK), FinishMarking(PINK))
    assert refused.value.rejection == Rejection(Code.NOT_FIRST_SCOUT, {"first_scout": 0})


def test_an_empty_log_is_no_game() -> None:
    with pytest.raises(ValueError, match=r"^a log begins with GameStarted$"):
        replay([])


def test_a_log_without_its_beginning_is_no_game() -> None:
    revealed = RevealWord(ORANGE)
    with pytest.raises(ValueError, match=r"^a log begins with GameStarted$"):
        evolve(None, revealed)  # type: ignore[arg-type]


def test_a_log_with_something_that_is_no_event_is_an_error_and_not_a_state() -> None:
    with pytest.raises(KeyError, match="str"):
        evolve(new_game(), "no such event")  # type: ignore[arg-type]


def test_nothing_happened_leaves_the_state_as_it_was() -> None:
    state = new_game()
    assert evolve_all(state, []) is state
    assert play(state) is state
