"""Leagues: real bots, real rules, and numbers that agree with each other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stella.bots import Bot, BotContext, Randrange
from stella.lab.games import PEOPLE, BotFailed, LineUp, play_game, play_on
from stella.lab.league import hold_league, line_ups
from stella.lab.people import Crowd, Person
from stella.rules import (
    Colour,
    FinishMarking,
    MarkCard,
    Phase,
    Place,
    Seat,
    SeatCommand,
    SeatView,
    UnmarkCard,
    start,
)
from tests.support.simple_bot import choose

from .stage import CARDS, WORDS, one_of_the_people, stage


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_marking_at_once_gives_the_game_that_marking_cross_by_cross_gives(seats: int) -> None:
    people: list[Bot] = [Person(f"person {seat}", stage().associations, Crowd()) for seat in range(seats)]

    def in_small_steps(bot: Bot) -> Bot:
        def act(view: SeatView, randrange: Randrange) -> SeatCommand | None:
            return bot(view, randrange)

        return act

    ends = [
        play_on(
            start(list(Colour)[:seats], CARDS, WORDS[:4], first_scout=1),
            [PEOPLE] * seats,
            bots,
            [Random(seat) for seat in range(seats)],
        )
        for bots in (people, [in_small_steps(person) for person in people])
    ]
    assert ends[0] == ends[1]


def test_a_bot_is_shown_nothing_but_the_view_of_its_seat_and_told_nothing_but_its_chair() -> None:
    chairs: list[BotContext] = []
    views: list[SeatView] = []

    def sit_down(chair: BotContext) -> Bot:
        chairs.append(chair)

        def watch(view: SeatView, randrange: Randrange) -> SeatCommand | None:
            views.append(view)
            return choose(view, randrange)

        return watch

    played = play_game(stage({"watcher": sit_down}), LineUp(5, ("watcher",)), seed=3, number=0)
    seat = played.names.index("watcher")
    assert [(chair.deck, chair.seats, chair.bots) for chair in chairs] == [("invented", 5, 1)]
    assert {view.viewer for view in views} == {seat}
    assert all(type(view) is SeatView for view in views)
    assert {view.public.phase for view in views} >= {Phase.MARK, Phase.REVEAL}
    assert not any(view.public.slates for view in views)


def test_a_game_hangs_on_its_seed_and_number_alone() -> None:
    line_up = LineUp(4, ("simple",))
    game = play_game(stage(), line_up, seed=1, number=5)
    assert game == play_game(stage(), line_up, seed=1, number=5)
    assert game != play_game(stage(), line_up, seed=1, number=6)
    assert game != play_game(stage(), line_up, seed=2, number=5)


def test_all_line_ups_of_a_size_get_the_same_pictures_and_words() -> None:
    alone = play_game(stage(), LineUp(4, ("simple",)), seed=1, number=0).state.setup
    pair = play_game(stage(), LineUp(4, ("simple", "simple")), seed=1, number=0).state.setup
    assert alone == pair


def test_shares_add_up_to_the_seats() -> None:
    bots = {"simple": lambda _: choose, "person": one_of_the_people(stage().associations)}
    league = hold_league(stage(bots), line_ups(["simple", "person"], [3, 6]), games=6, seed=1)
    assert [(each.seats, each.bots) for each in league.standings][:2] == [(3, ("simple",)), (3, ("person",))]
    assert len(league.standings) == 10
    for standing in league.standings:
        whole = sum(each.share.mean * each.seats for each in standing.entrants)
        assert whole == pytest.approx(standing.seats, abs=0.01)
        assert sum(each.seats for each in standing.entrants) == standing.seats
        assert sum(each.dark.mean * each.seats for each in standing.entrants) <= 1.001
        for each in standing.entrants:
            assert each.share.low <= each.share.mean <= each.share.high
            assert 1 <= each.crosses <= 10
            assert 0 <= each.falls <= 1
        assert (standing.overlap.bots is None) == (len(standing.bots) == 1)
        assert standing.overlap.mixed is not None


@pytest.mark.nightly
def test_one_of_the_people_in_the_seat_of_a_bot_gets_a_fair_share_and_a_bot_without_eyes_does_not() -> None:
    bots = {"simple": lambda _: choose, "person": one_of_the_people(stage().associations)}
    person, simple = (
        hold_league(stage(bots), [LineUp(4, (name,))], 100, 1).standings[0] for name in ("person", "simple")
    )
    assert person.of("person").share.low < 1 < person.of("person").share.high
    assert simple.of("simple").share.high < 0.6
    assert simple.of(PEOPLE).share.low > 1.1
    assert person.overlap.mixed is not None
    assert person.overlap.people is not None
    assert person.overlap.mixed.mean == pytest.approx(person.overlap.people.mean, abs=0.03)


def test_games_are_counted_as_they_are_watched() -> None:
    seen: list[int] = []

    def watch(games, total):  # type: ignore[no-untyped-def]
        for game in games:
            seen.append(total)
            yield game

    hold_league(stage(), [LineUp(3, ("simple",))] * 2, games=2, seed=1, watch=watch)
    assert seen == [4, 4, 4, 4]


def _lost(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    raise RuntimeError("no idea")


def _undecided(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    if view.own is None or not view.own.actions.mark:
        return choose(view, randrange)
    crosses = view.own.crosses
    return UnmarkCard(view.own.seat, crosses[0]) if crosses else MarkCard(view.own.seat, Place(0))


def _hasty(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    return FinishMarking(view.own.seat) if view.own and view.own.actions.mark else choose(view, randrange)


def _rude(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    return FinishMarking(Seat(0)) if view.viewer == 1 else FinishMarking(Seat(1))


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (_lost, "no idea"),
        (_undecided, "never passes"),
        (_hasty, "E_TOO_FEW"),
        (_rude, "another seat"),
        (lambda view, randrange: None, "does nothing"),
    ],
)
def test_a_bot_that_does_not_play_is_named_with_what_it_did(
    bot: Callable[[SeatView, Randrange], SeatCommand | None], why: str
) -> None:
    with pytest.raises(BotFailed, match=f"^broken: .*{why}"):
        play_game(stage({"broken": lambda _: bot}), LineUp(3, ("broken",)), seed=1, number=0)


def test_a_bot_that_cannot_even_sit_down_is_named() -> None:
    def sit_down(chair: BotContext) -> Bot:
        raise LookupError("no such deck")

    with pytest.raises(BotFailed, match=r"^broken: LookupError\('no such deck'\)"):
        play_game(stage({"broken": sit_down}), LineUp(3, ("broken",)), seed=1, number=0)
