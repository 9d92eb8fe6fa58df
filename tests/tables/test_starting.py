"""Starting a game, and a rematch: other scout, other cards, other words."""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st
from msgspec.structs import replace

from stella import rules
from stella.rules import Rejection, Seat, WordKind
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.options import OptionChanges, WordChoice
from stella.tables.refusal import TableCode
from stella.tables.state import Status, TableState, status_of, used_after
from tests.support.servers import supply
from tests.tables.given import given
from tests.tables.scenes import (
    ADA,
    BO,
    CY,
    do,
    drawn,
    finish_game,
    game_of,
    marking,
    new_table,
    over,
    started,
)

TEN = tuple((f"up {number}", f"down {number}") for number in range(10))


def test_a_game_needs_three_seats_of_people_or_bots() -> None:
    table = new_table(1, bots=1)
    given(table).when(drawn(table), ADA).refused(TableCode.TOO_FEW_SEATS, seats=2, least=3)
    table = do(table, ADA, c.AddBot())
    assert status_of(given(table).when(drawn(table), ADA).accepted()) is Status.PLAYING


def test_a_running_game_is_not_started_again() -> None:
    given(started()).when(drawn(started()), ADA).refused(TableCode.GAME_RUNNING)


def test_a_game_takes_the_chairs_in_their_order_with_their_people() -> None:
    table = started(2, bots=2, first_scout=3)
    assert game_of(table).setup.colours == tuple(chair.colour for chair in table.chairs)
    assert game_of(table).round.first_scout == 3
    assert [(player.member, player.bot is not None) for player in table.players] == [
        (ADA, False),
        (BO, False),
        (None, True),
        (None, True),
    ]


def test_free_chairs_left_over_from_the_last_game_are_taken_away() -> None:
    table = finish_game(do(marking(5), "m2", c.Leave()))
    table = do(table, "m4", c.Leave())
    start = drawn(table, first_scout=0)
    after = given(table).when(start, ADA).then_first(t.ChairRemoved(Seat(1)))
    assert [chair.member for chair in after.chairs] == [ADA, CY, "m5"]
    assert (after.games, after.carried, after.away) == (2, (), frozenset())


def test_too_few_people_for_a_rematch_keep_the_old_game_in_sight() -> None:
    table = do(do(over(), BO, c.Leave()), CY, c.Leave())
    given(table).when(drawn(table), ADA).refused(TableCode.TOO_FEW_SEATS, seats=1, least=3)


def test_what_the_rules_refuse_is_refused_with_their_reason() -> None:
    table = new_table(3)
    start = drawn(table)
    decision = given(table).when(replace(start, deck=start.deck[:20], first_scout=Seat(0)), ADA).decision
    assert decision == Rejection(rules.Code.DECK, {"least": 30})


@for_all(st.integers(0, 10_000))
def test_a_rematch_begins_with_another_scout_other_cards_and_other_words(seed: int) -> None:
    table = over(4)
    before = game_of(table).setup
    again = drawn(table, seed)
    assert again.first_scout != before.first_scout
    fresh = min(30, len(before.deck) - 30)
    assert not set(again.deck[:fresh]) & set(before.deck[:30])
    assert not {card.id for card in again.words} & {card.id for card in before.words}


@pytest.mark.parametrize("words", [WordChoice.ORDINARY, WordChoice.MIXED])
def test_no_word_card_comes_again_before_all_have_been_there(words: WordChoice) -> None:
    table, seen = new_table(3, words=words), list[str]()
    for seed in range(len(supply().ordinary) // 4):
        dealt = drawn(table, seed)
        seen += [card.id for card in dealt.words]
        table = replace(table, used=used_after(table, dealt.words))
    assert len(set(seen)) == len(seen)
    first = drawn(new_table(3, words=words), 0).words
    assert {card.id for card in drawn(table, 99).words} == set(seen[:4])
    assert {card.id for card in first} == set(seen[:4])


@for_all(st.integers(0, 10_000))
def test_who_began_does_not_begin_again_wherever_they_sit_now(seed: int) -> None:
    table = over(4, first_scout=1)
    table = do(do(table, ADA, c.Leave()), None, c.Join("Ed", "en", "k"))
    assert table.chairs[0].member == BO
    assert drawn(table, seed).first_scout != 0


def test_every_seat_can_begin_a_first_game() -> None:
    table = new_table(3)
    assert {drawn(table, seed).first_scout for seed in range(40)} == {0, 1, 2}


def with_words(words: WordChoice, own: int) -> TableState:
    return new_table(3, words=words, own_words=TEN[:own])


@for_all(st.integers(0, 10_000), st.integers(4, 10))
def test_own_words_alone_make_the_pile_and_unused_ones_come_first_in_a_rematch(seed: int, own: int) -> None:
    first = drawn(with_words(WordChoice.OWN, own), seed)
    assert {card.kind for card in first.words} == {WordKind.OWN}
    table = with_words(WordChoice.OWN, own)
    table = finish_game(do(table, ADA, first))
    again = {card.words for card in drawn(table, seed + 1).words}
    assert len(again & {card.words for card in first.words}) == max(0, 8 - own)


@for_all(st.integers(0, 10_000), st.integers(0, 10))
def test_own_words_can_be_mixed_into_the_ordinary_ones(seed: int, own: int) -> None:
    table = with_words(WordChoice.MIXED, own)
    kinds = [card.kind for card in drawn(table, seed).words]
    assert set(kinds) <= {WordKind.OWN, WordKind.ORDINARY}
    assert kinds.count(WordKind.OWN) <= own
    assert do(table, ADA, drawn(table, seed)).games == 1


def test_about_half_of_a_mixed_pile_is_the_tables_own() -> None:
    table = with_words(WordChoice.MIXED, 10)
    piles = [drawn(table, seed).words for seed in range(100)]
    own = sum(card.kind is WordKind.OWN for pile in piles for card in pile)
    assert 150 < own < 250


def test_each_new_game_takes_the_options_of_the_moment() -> None:
    table = do(over(), ADA, c.SetOptions(OptionChanges(strict_pens=True)))
    assert game_of(do(table, ADA, drawn(table))).setup.options.strict_pens
