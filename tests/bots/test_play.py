"""Bots of all levels and characters: they do what the rules accept, always the same, and never look alike."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stella import bots, rules
from stella.bots import CHARACTERS, LEVELS, BotLevel, Character, builtin_knowledge, sit_down
from stella.bots.port import Bot, BotContext
from stella.rules import BOARD, Phase, Rejection, Seat
from tests.bots.synthetic import DECK, bots_at, deal, person, play
from tests.rules.conftest import chance_game
from tests.support.exploring import examples

SEEDS = st.integers(0, 10**6)
each_level = pytest.mark.parametrize("level", LEVELS)


def one(character: Character, level: BotLevel, *, seats: int = 4, bots: int = 1) -> Bot:
    return sit_down(character, level)(BotContext(character, DECK.id, seats, bots))


@each_level
@settings(max_examples=examples(8))
@given(SEEDS)
def test_in_any_game_a_bot_only_does_what_the_rules_accept(level: BotLevel, seed: int) -> None:
    rng = Random(seed)
    bot = one(rng.choice(CHARACTERS), level)
    for step in chance_game(seed):
        state = step.state
        if rng.random() < 0.8:
            continue
        for seat in range(len(state.setup.colours)):
            command = bot(rules.project(state, Seat(seat)), rng.randrange)
            if command is not None:
                assert not isinstance(rules.decide(state, command), Rejection), command
            waits = seat in rules.turn_of(state).waiting_for and state.phase is not Phase.SCORING
            assert (command is not None) == waits


@each_level
def test_who_only_watches_does_nothing(level: BotLevel) -> None:
    state = deal(Random(1), 3)
    assert one(Character.MIRA, level)(rules.project(state, BOARD), Random(0).randrange) is None


@settings(max_examples=examples(6))
@given(SEEDS)
def test_the_same_game_is_played_the_same_whatever_chance_says(seed: int) -> None:
    who = [(character, level) for character, level in zip(CHARACTERS, LEVELS, strict=False)]
    first, second = (play(Random(seed), bots_at(4, *who)) for _ in range(2))
    assert first == second
    state = deal(Random(seed), 4)
    view = rules.project(rules.play(state, rules.RevealWord(state.setup.first_scout)), Seat(0))
    bot = bots_at(4, *who)[0]
    assert bot(view, lambda _: 0) == bot(view, lambda limit: limit - 1)


@pytest.mark.nightly
@each_level
def test_bots_make_about_as_many_crosses_as_people_do(level: BotLevel) -> None:
    rng = Random(5)
    counts: list[int] = []
    for number in range(12):
        players = [*bots_at(4, (rng.choice(CHARACTERS), level)), *(person(f"{number}-{n}") for n in range(3))]
        over = play(rng, players)
        counts += [len(each.marks[0]) for each in (*over.past, over.round)]
    assert 3.5 < sum(counts) / len(counts) < 6.5
    assert all(1 <= count <= 10 for count in counts)


def slates_of_all(state: rules.State, level: BotLevel) -> dict[Character, frozenset[rules.Place]]:
    """What each character marks, as if each sat on the same seat."""
    slates = {}
    for character in CHARACTERS:
        now, bot = state, one(character, level, bots=2)
        while Seat(0) not in now.round.passed:
            command = bot(rules.project(now, Seat(0)), lambda _: 0)
            assert command is not None
            now = rules.play(now, command)
        slates[character] = now.round.marks[0]
    return slates


@pytest.mark.nightly
@each_level
def test_two_characters_rarely_mark_the_same_and_one_always_does(level: BotLevel) -> None:
    same = total = 0
    for seed in range(8):
        state = deal(Random(seed), 4)
        state = rules.play(state, rules.RevealWord(state.setup.first_scout))
        slates = slates_of_all(state, level)
        assert slates == slates_of_all(state, level)
        for a, b in itertools.combinations(slates.values(), 2):
            same, total = same + (a == b), total + 1
    assert same <= total / 20


@pytest.mark.nightly
def test_a_careful_bot_makes_fewer_crosses() -> None:
    def count(character: Character) -> int:
        total = 0
        for seed in range(6):
            over = play(
                Random(seed),
                [*bots_at(4, (character, BotLevel.STARGAZER)), *(person(f"c{n}") for n in range(3))],
            )
            total += sum(len(each.marks[0]) for each in (*over.past, over.round))
        return total

    assert count(Character.VESPER) < count(Character.SAGA)


def crosses_after(bot: Bot, heard: int) -> int:
    """How many crosses a bot makes when everybody has made this many in each of three rounds."""
    state = deal(Random(3), 4)
    view = rules.project(rules.play(state, rules.RevealWord(state.setup.first_scout)), Seat(0))
    view = replace(view, public=replace(view.public, lanterns=((heard,) * 4,) * 3))
    crosses = 0
    while isinstance(command := bot(view, lambda _: 0), rules.MarkCard):
        crosses += 1
        assert view.own is not None
        view = replace(view, own=replace(view.own, crosses=(*view.own.crosses, command.place)))
    return crosses


def test_an_adaptive_bot_follows_how_many_crosses_the_others_make() -> None:
    bot = one(Character.ATLAS, BotLevel.NAVIGATOR)
    assert crosses_after(bot, 2) + 3 <= crosses_after(bot, 9)


@pytest.mark.parametrize(("seats", "bots"), [(3, 2), (4, 3), (6, 5)])
def test_bots_around_one_person_do_not_count_crosses(seats: int, bots: int) -> None:
    bot = one(Character.ATLAS, BotLevel.NAVIGATOR, seats=seats, bots=bots)
    assert crosses_after(bot, 2) == crosses_after(bot, 9)


def test_a_stand_in_makes_as_many_crosses_as_its_player_usually_does() -> None:
    for usual in (2.0, 8.0):
        state = deal(Random(3), 4)
        state = rules.play(state, rules.RevealWord(state.setup.first_scout))
        bot = sit_down(None, BotLevel.STARGAZER)(BotContext("stand-in", DECK.id, 4, 1, usual=usual))
        while Seat(1) not in state.round.passed:
            command = bot(rules.project(state, Seat(1)), lambda _: 0)
            assert command is not None
            state = rules.play(state, command)
        assert abs(len(state.round.marks[1]) - usual) <= 1


@each_level
def test_without_any_idea_of_the_word_a_bot_is_cautious(level: BotLevel) -> None:
    words = [rules.WordCard(f"own-{n}", (rules.Word(f"xqzzv{n}"),)) for n in range(4)]
    state = rules.start(list(rules.Colour)[:3], DECK.card_ids, words)
    state = rules.play(state, rules.RevealWord(Seat(0)))
    bot = one(Character.ATLAS, level)
    while Seat(0) not in state.round.passed:
        command = bot(rules.project(state, Seat(0)), lambda _: 0)
        assert command is not None
        state = rules.play(state, command)
    assert 2 <= len(state.round.marks[0]) <= 5


def test_pictures_that_nobody_described_are_played_with_too() -> None:
    state = rules.start(
        list(rules.Colour)[:3], [f"real-{n}" for n in range(84)], deal(Random(0), 3).setup.words
    )
    state = rules.play(state, rules.RevealWord(Seat(0)))
    bot = sit_down(Character.IRIS, BotLevel.ORACLE)(BotContext("iris", "", 3, 1))
    assert isinstance(bot(rules.project(state, Seat(0)), lambda _: 0), rules.MarkCard)


def test_everything_bots_know_without_a_server_is_in_one_place() -> None:
    assert builtin_knowledge() is bots.builtin_knowledge()
