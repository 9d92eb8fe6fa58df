"""A sky as a round: by the real rules, and no secret of a companion before its time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stella import rules
from stella.bots import CHARACTERS
from stella.rules import Code, FinishMarking, MarkCard, Phase, Place, Refused, Seat, State
from stella.skies.company import SecretSeat, seated, stars_of, view_of
from stella.skies.deal import sky_on
from stella.skies.round import YOU, closed, marking, play_round, why_not_marks
from stella.skies.slates import SkyCounts, Slate, Visit, VisitorId
from stella.skies.view import Company
from tests.skies.test_deal import CARDS, DAY, WORDS

SKY = sky_on(DAY, CARDS, WORDS)
COUNTS = SkyCounts("2026-11-16", SKY)

Orders = list[tuple[Place, ...]]
orders = st.lists(
    st.sampled_from([Place(place) for place in range(15)]), min_size=1, max_size=10, unique=True
)


def with_bots(marks: Orders) -> SkyCounts:
    bots = dict(zip(CHARACTERS, [*marks, (Place(0),)], strict=False))
    return replace(COUNTS, sky=replace(SKY, bots=bots))


def play(seats: list[SecretSeat], pointings: Sequence[Place]) -> State:
    return play_round(marking(SKY, CARDS, YOU), [each.order for each in seats], pointings)


def slate_of(order: tuple[Place, ...], company: tuple[int, ...] = ()) -> Slate:
    return Slate(VisitorId("visitor"), 9, order, company=company)


VISIT = Visit(slate_of(()), COUNTS, {})


def people(marks: Orders) -> dict[int, Slate]:
    return {
        number: Slate(VisitorId(f"v{number}"), number, order) for number, order in enumerate(marks, start=1)
    }


@given(orders.map(tuple), st.lists(orders.map(tuple), min_size=5, max_size=5), st.data())
def test_a_whole_round_is_played_by_the_rules_and_tells_only_what_was_revealed(
    mine: tuple[Place, ...], others: Orders, data: st.DataObject
) -> None:
    slate = slate_of(mine, (1, 2, 3, 4, 5))
    seats = seated(Visit(slate, with_bots([(Place(1),)] * 5), people(others)))
    pointings: list[Place] = []
    while True:
        state = play(seats, pointings)
        view = view_of(state, seats, VISIT)
        if view.game.phase is Phase.SCORING:
            break
        assert view.game.phase is Phase.REVEAL
        assert view.game.scout == 0
        assert (view.light, view.game.slates) == (None, ())
        _hidden_crosses_change_nothing(view, slate, others, pointings)
        pointings.append(data.draw(st.sampled_from(view.own.actions.point_at)))
    assert view.light is not None
    assert view.game.slates == tuple(tuple(sorted(order)) for order in (mine, *others))
    assert stars_of(view.game) == view.game.scores[0][0]


@given(st.lists(orders.map(tuple), min_size=6, max_size=6))
def test_the_round_is_the_one_that_six_people_at_a_table_would_have(slates: Orders) -> None:
    start = marking(SKY, CARDS, YOU)
    marks = [MarkCard(Seat(seat), place) for seat, order in enumerate(slates) for place in order]
    done = [FinishMarking(Seat(seat)) for seat in range(6)]
    assert closed(start, slates) == rules.play(start, *marks, *done)


def _hidden_crosses_change_nothing(
    view: object, slate: Slate, others: Orders, pointings: list[Place]
) -> None:
    """Two worlds: what nobody has pointed at yet may be anything, as long as the numbers stay the same."""
    shown = {each.place for each in view.game.pointings}  # type: ignore[attr-defined]
    for seat, order in enumerate(others):
        open_places = [place for place in order if place not in shown]
        free = [Place(p) for p in range(15) if p not in shown and p not in order and p not in slate.order]
        if not open_places or not free:
            continue
        other = [
            *others[:seat],
            tuple(free[0] if p == open_places[-1] else p for p in order),
            *others[seat + 1 :],
        ]
        seats = seated(Visit(slate, with_bots([(Place(1),)] * 5), people(other)))
        same = view_of(play(seats, pointings), seats, VISIT)
        assert msgspec.json.encode(same) == msgspec.json.encode(view)


def test_companions_follow_their_own_order() -> None:
    every = tuple(map(Place, range(10)))
    others = [every[start:] + every[:start] for start in range(5)]
    slate = slate_of((Place(9),), (1, 2, 3, 4, 5))
    seats = seated(Visit(slate, COUNTS, people(others)))
    game = view_of(play(seats, [Place(9)]), seats, VISIT).game
    assert [(each.scout, each.place) for each in game.pointings[:6]] == [
        (0, 9), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)
    ]  # fmt: skip
    assert game.pointings[6].place == 5


def test_bots_take_the_seats_of_people_who_are_missing_or_forgotten() -> None:
    slate = slate_of((Place(0),), (1, 2, 7))
    seats = seated(Visit(slate, with_bots([(Place(5),)] * 5), people([(Place(1),), (Place(2),)])))
    assert [each.seat.who for each in seats] == [Company.YOU, *[Company.PERSON] * 2, *[Company.BOT] * 3]
    assert len({each.seat.symbol for each in seats}) == 6
    assert len({each.seat.character for each in seats[3:]}) == 3


def test_a_character_that_is_newer_than_a_sky_does_not_sit_under_it() -> None:
    older = dict.fromkeys(CHARACTERS[1:], (Place(5),))
    counts = replace(COUNTS, sky=replace(SKY, bots=older))
    seats = seated(Visit(slate_of((Place(0),)), counts, {}))
    assert {each.seat.character for each in seats[1:]} <= older.keys()


def test_the_closest_mind_has_a_sign_that_nobody_at_the_table_has() -> None:
    slate = slate_of((Place(9), Place(0)), (1, 2))
    visit = Visit(slate, with_bots([(Place(5),)] * 5), people([(Place(1),), (Place(2),)]))
    seats = seated(visit)
    state = play(seats, [Place(9)])
    for number in range(30):
        newest = Slate(VisitorId(f"newest {number}"), 3 + number, slate.order)
        light = view_of(state, seats, replace(visit, closest=newest)).light
        assert light is not None
        assert light.closest is not None
        assert light.closest.seat is None
        assert light.closest.symbol not in [each.seat.symbol for each in seats]


@pytest.mark.parametrize(
    ("pointings", "code"),
    [
        ((14,), Code.NOT_MARKED),
        ((99,), Code.CARD),
        ((0, 5), Code.ALREADY_POINTED),
        ((0, 6, 1), Code.PHASE),
    ],
)
def test_a_pointing_against_the_rules_is_refused(pointings: tuple[int, ...], code: Code) -> None:
    slate = slate_of(tuple(map(Place, range(7))), (1, 2, 3, 4, 5))
    same = tuple(map(Place, range(6)))
    seats = seated(Visit(slate, COUNTS, people([same[n:] + same[:n] for n in range(1, 6)])))
    with pytest.raises(Refused) as refused:
        play(seats, [*map(Place, pointings)])
    assert refused.value.rejection.code is code


def test_counts_are_told_once_five_people_have_finished() -> None:
    slate = slate_of((Place(0),), (1,))
    visit = Visit(slate, with_bots([(Place(0),)] * 5), people([(Place(0),)]))
    seats = seated(visit)
    state = play(seats, [Place(0)])
    counts = visit.counts
    for number in range(1, 6):
        light = view_of(state, seats, replace(visit, counts=counts)).light
        assert light is not None
        assert (light.marks, light.rank) == (None, None)
        counts = counts.with_slate(Slate(VisitorId(str(number)), number, (Place(3),), stars=number))
    light = view_of(state, seats, replace(visit, counts=counts)).light
    assert light is not None
    assert (light.people, light.marks and light.marks[3], light.rank, light.ranked) == (6, 5, 4, 5)
    assert light.bot_marks[0] == 6


@given(st.lists(st.integers(-1, 15).map(Place), max_size=12))
def test_a_slate_is_refused_as_the_rules_refuse_it(order: list[Place]) -> None:
    try:
        rules.play(marking(SKY, CARDS, YOU), *[MarkCard(YOU, place) for place in order], FinishMarking(YOU))
        refused = None
    except Refused as why:
        refused = why.rejection
    assert why_not_marks(order) == refused
