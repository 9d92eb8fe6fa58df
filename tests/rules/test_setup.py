"""R-101 to R-107: setting up, and what is refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stella.rules import (
    CardId,
    Code,
    Colour,
    FinishMarking,
    GameStarted,
    MarkCard,
    NextRound,
    Options,
    Phase,
    Place,
    Seat,
    StartGame,
    Word,
    WordCard,
    WordKind,
    discovery_pile,
    evolve,
    word_pile,
)

from .given import given
from .tables import ORANGE, PINK, new_game, word_cards

DECK = tuple(CardId(str(n)) for n in range(30))
THREE = (Colour.ORANGE, Colour.PINK, Colour.PURPLE)
START = StartGame(THREE, DECK, word_cards(), PINK)
DISCOVERY = tuple(
    WordCard(f"d{n}", (Word(f"gentle {n}"),), WordKind.DISCOVERY, n) for n in (1, 2, 3, 4)
)  # fmt: skip


def test_a_game_begins_with_fifteen_cards_and_the_pawn_where_the_lot_put_it() -> None:
    state = given(None).when(START).then(GameStarted(THREE, DECK, word_cards(), PINK, Options()))
    assert state.phase is Phase.WORD
    assert state.round.number == 1
    assert state.round.grid == DECK[:15]
    assert state.round.first_scout == PINK
    assert state.round.lanterns == (None, None, None)


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_only_three_to_six_can_play(seats: int) -> None:
    colours = (*Colour, "white")[:seats]
    given(None).when(replace(START, colours=colours)).refused(Code.PLAYER_COUNT, seats=seats)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_four_five_and_six_can_play(seats: int) -> None:
    assert len(new_game(seats).round.marks) == seats


def test_colours_may_come_as_plain_words() -> None:
    state = given(None).when(replace(START, colours=("blue", "green", "yellow"))).then_first()
    assert state.setup.colours == (Colour.BLUE, Colour.GREEN, Colour.YELLOW)
    assert all(type(colour) is Colour for colour in state.setup.colours)


def test_two_seats_cannot_share_a_colour() -> None:
    command = replace(START, colours=("blue", "pink", "blue"))
    given(None).when(command).refused(Code.COLOUR, colour="blue")


def test_a_colour_that_is_not_in_the_box_is_refused() -> None:
    command = replace(START, colours=("blue", "beige", "pink"))
    given(None).when(command).refused(Code.COLOUR, colour="beige")


@pytest.mark.parametrize("seat", [-1, 3])
def test_the_pawn_cannot_go_to_a_seat_that_is_not_there(seat: int) -> None:
    given(None).when(replace(START, first_scout=Seat(seat))).refused(Code.SEAT, seat=seat)


def test_twenty_nine_cards_are_not_enough() -> None:
    given(None).when(replace(START, deck=DECK[:29])).refused(Code.DECK, least=30)


def test_no_picture_can_be_in_the_deck_twice() -> None:
    given(None).when(replace(START, deck=(*DECK, DECK[0]))).refused(Code.DECK, least=30)


@pytest.mark.parametrize(
    "pile",
    [
        word_cards()[:3],
        (*word_cards(), WordCard("fifth", (Word("one too many"),))),
        (word_cards()[0], *word_cards()[:3]),
        (WordCard("blank", ()), *word_cards()[1:]),
        (WordCard("crowded", (Word("a"), Word("b"), Word("c"))), *word_cards()[1:]),
        (WordCard("echo", (Word("a"), Word("a"))), *word_cards()[1:]),
        (WordCard("empty", (Word(""),)), *word_cards()[1:]),
        (DISCOVERY[0], *word_cards()[1:]),
        DISCOVERY,
    ],
    ids=["three", "five", "repeated", "no word", "three words", "same word twice", "empty word",
         "one Discovery card", "Discovery cards in an ordinary game"],
)  # fmt: skip
def test_a_word_pile_that_is_no_word_pile_is_refused(pile: tuple[WordCard, ...]) -> None:
    given(None).when(replace(START, words=pile)).refused(Code.WORDS, cards=4)


def test_own_words_may_be_mixed_in_and_have_one_word_only() -> None:
    own = WordCard("own", (Word("Grandma's kitchen"),), WordKind.OWN)
    pile = (own, *word_cards()[1:])
    assert given(None).when(replace(START, words=pile)).then_first().setup.words == pile


def test_a_first_game_takes_the_discovery_cards_in_order() -> None:
    command = replace(START, words=DISCOVERY, options=Options(discovery=True))
    assert given(None).when(command).then_first().setup.words == DISCOVERY


NUMBERED = tuple(replace(card, kind=WordKind.ORDINARY) for card in DISCOVERY)


@pytest.mark.parametrize(
    "pile",
    [
        DISCOVERY[::-1],
        word_cards(),
        (*DISCOVERY[:3], word_cards()[3]),
        (*DISCOVERY[:3], NUMBERED[3]),
        NUMBERED,
    ],
)
def test_a_first_game_takes_no_other_cards_and_no_other_order(pile: tuple[WordCard, ...]) -> None:
    command = replace(START, words=pile, options=Options(discovery=True))
    given(None).when(command).refused(Code.WORDS, cards=4)


def test_the_first_failing_check_of_the_setup_gives_the_refusal() -> None:
    bad = StartGame(("beige", "beige"), DECK[:3], (), Seat(9))
    given(None).when(bad).refused(Code.PLAYER_COUNT, seats=2)
    given(None).when(replace(bad, colours=("pink", "beige", "x"))).refused(Code.COLOUR, colour="beige")
    given(None).when(replace(bad, colours=THREE)).refused(Code.SEAT, seat=9)
    given(None).when(replace(bad, colours=THREE, first_scout=ORANGE)).refused(Code.DECK, least=30)


def test_a_running_game_cannot_be_started_again() -> None:
    given(new_game()).when(START).refused(Code.PHASE, phase="associate.word")


@pytest.mark.parametrize("command", [MarkCard(ORANGE, Place(0)), FinishMarking(ORANGE), NextRound()])
def test_nothing_can_be_done_before_the_game(command: MarkCard | FinishMarking | NextRound) -> None:
    given(None).when(command).refused(Code.PHASE)


def test_a_log_must_begin_with_the_beginning() -> None:
    with pytest.raises(ValueError, match="a log begins with GameStarted"):
        evolve(None, given(new_game()).when(MarkCard(ORANGE, Place(0))).decision)  # type: ignore[arg-type]


def test_the_pile_is_the_first_four_in_the_drawn_order() -> None:
    cards = [WordCard(str(n), (Word(f"word {n}"),)) for n in range(6)]
    assert [card.id for card in word_pile(cards, [4, 2, 0, 5, 1, 3])] == ["4", "2", "0", "5"]


def test_the_discovery_pile_is_sorted_by_number() -> None:
    assert discovery_pile(reversed(DISCOVERY)) == DISCOVERY


def test_a_discovery_card_without_a_number_lies_on_top_where_it_is_seen_and_refused() -> None:
    blank = WordCard("blank", (Word("sea"),), WordKind.DISCOVERY)
    pile = discovery_pile((*DISCOVERY[:3], blank))
    assert pile == (blank, *DISCOVERY[:3])
    command = replace(START, words=pile, options=Options(discovery=True))
    given(None).when(command).refused(Code.WORDS, cards=4)
