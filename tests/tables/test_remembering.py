"""A table remembers its pictures: none comes again while there are new ones, and then the oldest come first."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from hypothesis import example
from hypothesis import given as for_all
from hypothesis import strategies as st
from msgspec.structs import replace

from stella.live.snapshots import SnapshotState, read, written
from stella.live.supply import Supply, deal
from stella.rules import MIN_DECK, CardId
from stella.tables.evolve import evolve_all, replay
from stella.tables.project import project_table
from stella.tables.state import MOST_SEEN, TableState, new_pictures, seen_after
from tests.support.servers import SeededRng, supply
from tests.tables.given import decided
from tests.tables.scenes import ADA, do, drawn, finish_game, game_of, marking, new_table, over, started


def supply_of(pictures: int) -> Supply:
    """Return a supply whose one deck has this many pictures."""
    deck = tuple(CardId(f"picture-{number}") for number in range(pictures))
    return dataclasses.replace(supply(), cards_of={"starlight": deck}.get)


def cards(stock: Supply) -> Sequence[CardId]:
    """The pictures of its deck."""
    return stock.cards_of("starlight") or ()


def games_at(table: TableState, stock: Supply, games: int, seed: int) -> list[tuple[CardId, ...]]:
    """The pictures that this many games one after the other show."""
    shown = []
    for number in range(games):
        deck = deal(table, stock, SeededRng(seed + number)).deck
        assert sorted(deck) == sorted(cards(stock))
        shown.append(deck[:MIN_DECK])
        table = replace(table, seen=seen_after(table, deck))
    return shown


@for_all(st.integers(MIN_DECK, 300), st.integers(1, 12), st.integers(0, 10_000))
@example(84, 6, 0)
def test_no_picture_comes_again_while_there_are_new_ones(pictures: int, games: int, seed: int) -> None:
    known = set[CardId]()
    for shown in games_at(new_table(3), supply_of(pictures), games, seed):
        again = known & set(shown)
        assert len(again) == max(0, MIN_DECK - (pictures - len(known)))
        known |= set(shown)


@for_all(st.integers(MIN_DECK, 300), st.integers(0, 10_000))
def test_pictures_that_must_come_again_are_those_of_the_oldest_games(pictures: int, seed: int) -> None:
    last_seen = dict[CardId, int]()
    for number, shown in enumerate(games_at(new_table(3), supply_of(pictures), 12, seed), start=1):
        stay_away = [last_seen.get(card, 0) for card in cards(supply_of(pictures)) if card not in shown]
        came = [last_seen.get(card, 0) for card in shown]
        assert not stay_away or max(came) <= min(stay_away)
        last_seen |= dict.fromkeys(shown, number)


@for_all(st.integers(1, MIN_DECK - 1), st.integers(0, 10_000))
def test_all_of_a_few_uploaded_pictures_are_in_every_game_and_the_others_take_turns(
    few: int, seed: int
) -> None:
    built_in = tuple(CardId(f"picture-{number}") for number in range(84))
    own = tuple(CardId(f"own-{number}") for number in range(few))
    decks = {"starlight": built_in, "table-CODE": (*own, *built_in)}
    stock = dataclasses.replace(supply(), cards_of=decks.get)
    table = new_table(3)
    table = replace(table, options=replace(table.options, deck="table-CODE"))
    known = set[CardId]()
    for number in range(2):
        deck = deal(table, stock, SeededRng(seed + number)).deck
        assert sorted(deck) == sorted((*own, *built_in))
        shown = set(deck[:MIN_DECK])
        assert shown >= set(own)
        assert not known & (shown - set(own))
        known |= shown - set(own)
        table = replace(table, seen=seen_after(table, deck))


def test_uploaded_pictures_lie_wherever_chance_puts_them() -> None:
    built_in = tuple(CardId(f"picture-{number}") for number in range(84))
    own = CardId("own")
    stock = dataclasses.replace(
        supply(), cards_of={"starlight": built_in, "table-CODE": (own, *built_in)}.get
    )
    table = new_table(3)
    table = replace(table, options=replace(table.options, deck="table-CODE"))
    places = {deal(table, stock, SeededRng(seed)).deck.index(own) for seed in range(40)}
    assert len(places) > MIN_DECK // 2


@for_all(st.integers(0, 10_000))
def test_which_of_the_oldest_pictures_come_first_is_left_to_chance(seed: int) -> None:
    stock = supply_of(40)
    first, second = games_at(new_table(3), stock, 2, seed)
    again = set(first) & set(second)
    assert len(again) == 20
    orders = {frozenset(games_at(new_table(3), stock, 2, other)[1]) for other in range(seed, seed + 5)}
    assert len(orders) > 1


def test_a_log_whose_first_games_are_skipped_gives_the_same_memory() -> None:
    before = over()
    start = decided(before, ADA, drawn(before, 1))
    assert isinstance(start, tuple)
    third = [*start, *start]  # two games begin in this part of the log: the first of them is skipped
    *_, (_, _, skipped) = replay(third, before)
    whole = evolve_all(before, third)
    assert whole is not None
    assert skipped.seen == whole.seen
    assert [len(cards) for cards in whole.seen] == [MIN_DECK, MIN_DECK]


def test_a_snapshot_keeps_the_memory() -> None:
    table = over()
    kept = read(written(7, SnapshotState(table, ())))
    assert kept is not None
    assert kept.state.seen == table.seen == (game_of(table).setup.deck[:MIN_DECK],)


def test_a_table_remembers_no_more_than_two_of_the_largest_decks() -> None:
    table, stock = new_table(3), supply_of(3000)
    for seed in range(40):
        table = replace(table, seen=seen_after(table, deal(table, stock, SeededRng(seed)).deck))
    assert sum(map(len, table.seen)) == MOST_SEEN


def test_real_cards_are_not_remembered_and_nobody_counts_them() -> None:
    table = over(real_cards=True)
    assert table.seen == ()
    assert project_table(table, "CODE", set(), supply().cards).new_pictures is None


def test_the_lobby_says_how_many_pictures_are_new_and_a_game_does_not() -> None:
    cards = supply().cards
    assert project_table(new_table(3), "CODE", set(), cards).new_pictures == 84
    assert project_table(started(), "CODE", set(), cards).new_pictures is None
    table = over()
    for left in (54, 24, 0, 0):
        assert project_table(table, "CODE", set(), cards).new_pictures == left
        table = finish_game(do(table, ADA, drawn(table)))


def test_a_deck_that_is_gone_has_no_new_pictures_to_count() -> None:
    table = replace(new_table(3), options=replace(new_table(3).options, deck="table-CODE"))
    assert project_table(table, "CODE", set(), supply().cards).new_pictures is None


def test_pictures_of_another_deck_are_new() -> None:
    table = marking()
    assert new_pictures(table, cards(supply_of(50))) == 50


def test_the_printed_deck_is_dealt_and_remembered_as_any_other() -> None:
    table = over(real_cards=True, printed=True)
    assert set(game_of(table).setup.deck) == set(cards(supply()))
    assert project_table(table, "CODE", set(), supply().cards).new_pictures == 54
