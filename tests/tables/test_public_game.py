"""A public game shows what everyone saw in the end: no secret slate, uploaded picture, custom word or name unasked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stella.rules import PLACES, Place, Seat, SlatesShown
from stella.rules.state import pointed_in
from stella.tables import commands as c
from stella.tables.album import AlbumMoment, StepKind
from stella.tables.codes import TableId
from stella.tables.evolve import evolve_all
from stella.tables.keys import KeyMaker
from stella.tables.options import TableOptions
from stella.tables.people import MAX_GUESSES, MAX_LINKS, MemberId
from stella.tables.public_game import (
    Closed,
    PublicEarlierPlayer,
    PublicGame,
    blind_game,
    guessed_round,
    public_game,
)
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import TableState
from stella.wire.stored import CODEC
from tests.support.servers import supply
from tests.tables.given import decided
from tests.tables.scenes import ADA, BO, CY, do, new_table
from tests.tables.test_corpus import FOLDER, entries_of

texts, is_printed = supply().texts, supply().is_printed


def ended(name: str) -> TableState:
    """The recorded table at the end of its first game."""
    table: TableState | None = None
    for entry in entries_of(FOLDER / Path(f"format-1-{name}.jsonl")):
        table = evolve_all(table, CODEC.decode(entry.body))
        assert table is not None
        if table.game is not None and table.game.winners:
            return table
    raise AssertionError(name)


def told(table: TableState, *, named: bool = False, **options: Any) -> PublicGame:
    played = replace(table.options, **options)
    return public_game([AlbumMoment(StepKind.OVER, table)], played, texts, is_printed, named=named)


def test_two_worlds_that_differ_in_closed_slates_alone_are_the_same_to_the_public() -> None:
    table = ended("careful-and-never-shown")
    assert table.game is not None
    assert table.game.setup.options.slates_shown is SlatesShown.NEVER
    public = msgspec.json.encode(told(table, named=True))
    for number in range(len(table.game.past)):
        other = _with_another_cross(table, number)
        assert other != table
        assert msgspec.json.encode(told(other, named=True)) == public


def _with_another_cross(table: TableState, number: int) -> TableState:
    """The same game, but somebody had marked another picture of those that nobody pointed at."""
    assert table.game is not None
    this = table.game.past[number]
    unseen = [Place(place) for place in range(PLACES) if place not in pointed_in(this)]
    seat, old = next((s, p) for s, slate in enumerate(this.marks) for p in unseen if p in slate)
    new = next(place for place in unseen if place not in this.marks[seat])
    marks = tuple((slate - {old}) | {new} if each == seat else slate for each, slate in enumerate(this.marks))
    past = (*table.game.past[:number], replace(this, marks=marks), *table.game.past[number + 1 :])
    return replace(table, game=replace(table.game, past=past))


@pytest.mark.parametrize("named", [True, False])
def test_names_are_told_only_if_asked_for(named: bool) -> None:
    table = ended("three-people")
    game = told(table, named=named)
    names = tuple(player.name for player in table.players)
    assert tuple(player.name for player in game.players) == (names if named else ("",) * len(names))
    assert all((name in str(game)) is named for name in names)
    assert not any(f"'{member}'" in str(game) for member in table.members)


def test_pictures_of_the_table_and_those_on_a_real_one_are_told_by_their_places_alone() -> None:
    table = ended("three-people")
    shown = told(table)
    assert shown.deck == "starlight"
    assert shown.rounds[0].grid == table.game.past[0].grid  # type: ignore[union-attr]
    for game in (told(table, deck="table-ABCD2345"), told(table, real_cards=True)):
        assert game.deck is None
        assert {card for each in game.rounds for card in each.grid} == {""}
        assert "ABCD2345" not in str(game)
        assert [each.slates for each in game.rounds] == [each.slates for each in shown.rounds]
    assert told(table, real_cards=True, printed=True).deck == "starlight"


def test_words_that_the_table_wrote_itself_stay_there() -> None:
    table = ended("translated-words")
    assert table.game is not None
    game = told(table)
    assert game.words == {}
    written = {word for card in table.game.setup.words for word in card.words}
    assert not any(f"'{word}'" in str(game) for word in written)
    assert {each.clue.partition("-")[0] for each in game.rounds} == {"own"}


@pytest.mark.parametrize("named", [True, False])
def test_who_played_a_seat_before_is_told_with_a_name_only_if_asked_for(named: bool) -> None:
    end = ended("three-people")
    assert end.game is not None
    before = replace(end.players[1], member=MemberId("m9"), name="Zoe")
    first = replace(end, players=(end.players[0], before, *end.players[2:]))
    scored = AlbumMoment(
        StepKind.SCORED, replace(first, game=replace(end.game, round=end.game.past[0], past=()))
    )
    game = public_game([scored, AlbumMoment(StepKind.OVER, end)], end.options, texts, is_printed, named=named)
    assert [(each.round, each.seat, each.player.name) for each in game.earlier] == [
        (1, 1, "Zoe" if named else "")
    ]


def test_a_table_has_only_so_many_links_and_who_may_withdraw_one_is_its_maker_or_the_host() -> None:
    table = new_table(3)
    for number in range(MAX_LINKS):
        table = do(table, BO, c.ShareResult(f"link-{number}", 1, named=False))
    assert decided(table, BO, c.ShareResult("more", 1, named=False)) == Refusal(
        TableCode.LINKS, {"most": MAX_LINKS}
    )
    for refused in (decided(table, CY, c.WithdrawLink("link-0")), decided(table, BO, c.WithdrawLink("x"))):
        assert refused == Refusal(TableCode.NO_LINK)
    table = do(do(table, BO, c.WithdrawLink("link-0")), ADA, c.WithdrawLink("link-1"))
    assert set(table.links) == {f"link-{number}" for number in range(2, MAX_LINKS)}


def test_a_link_is_not_in_the_view_and_wakes_nobody() -> None:
    table = new_table(3)
    assert do(table, BO, c.ShareResult("link", 1, named=True)).version == table.version


def test_guesses_are_counted_up_to_a_limit_and_only_for_links_that_are_there() -> None:
    table = do(new_table(3), BO, c.ShareResult("link", 1, named=True))
    before = table.version
    for _ in range(MAX_GUESSES + 2):
        table = evolve_all(table, decided(table, None, c.CountGuess("link")))  # type: ignore[arg-type, assignment]
    assert (table.links["link"].guesses, table.version) == (MAX_GUESSES, before)
    assert decided(table, None, c.CountGuess("other")) == ()


def test_a_blind_game_has_no_mark_and_no_point_in_it() -> None:
    """Whatever was marked and pointed at, as long as the same round was the liveliest."""
    game = told(ended("three-people"), named=True)
    blind = msgspec.json.encode(blind_game(game))
    stripped = tuple(
        replace(each, lanterns=(), dark=None, points=(), accounts=(), slates=((),), lost=())
        for each in game.rounds
    )
    bare = replace(game, rounds=stripped, totals=(), winners=())
    assert msgspec.json.encode(blind_game(bare)) == blind
    number = blind_game(game).liveliest
    quiet = tuple(each if each.number == number else replace(each, pointings=()) for each in stripped)
    assert msgspec.json.encode(blind_game(replace(bare, rounds=quiet))) == blind


@pytest.mark.parametrize(
    ("table", "options", "closed"),
    [
        ("three-people", {}, None),
        ("three-people", {"real_cards": True}, Closed.PICTURES),
        ("three-people", {"deck": "table-ABCD2345"}, Closed.PICTURES),
        ("translated-words", {}, Closed.WORD),
        ("careful-and-never-shown", {"real_cards": False}, Closed.SLATES),
    ],
)
def test_a_closed_round_says_why_and_shows_nothing(
    table: str, options: dict[str, Any], closed: Closed | None
) -> None:
    game = told(ended(table), **options)
    blind = blind_game(game)
    assert {each.closed for each in blind.rounds} == {closed}
    assert all((each.cards == ()) is (closed is not None) for each in blind.rounds)
    assert (blind.liveliest is None) is (closed is not None)
    assert (guessed_round(game, 1) is None) is (closed is not None)


def test_a_guessed_round_names_those_who_played_it() -> None:
    game = told(ended("three-people"), named=True)
    before = replace(game.players[1], name="Zoe")
    game = replace(game, earlier=(PublicEarlierPlayer(2, Seat(1), before),))
    rounds = [guessed_round(game, number) for number in (1, 2)]
    assert [each and each.players[1].name for each in rounds] == [game.players[1].name, "Zoe"]


def test_a_made_up_token_is_known_as_such_without_a_look_at_any_table() -> None:
    keys, others = KeyMaker(b"k" * 32), KeyMaker(b"o" * 32)
    token = keys.share_token(TableId("ABCD2345"), "link-1")
    assert keys.table_of_token(token) == "ABCD2345"
    assert others.table_of_token(token) is None
    assert keys.share_token(TableId("ABCD2345"), "link-2")[:21] != token[:21]
    changed = [token[:n] + ("A" if token[n] != "A" else "B") + token[n + 1 :] for n in range(len(token))]
    wrong = ["", "x" * 48, token[:-1] + "=", token + "A", token[:-1], "é" * 48, token.swapcase(), *changed]
    assert [keys.table_of_token(each) for each in wrong] == [None] * len(wrong)


def test_the_options_of_the_game_decide_and_not_those_of_now() -> None:
    table = replace(ended("three-people"), options=TableOptions(deck="table-ABCD2345"))
    end = AlbumMoment(StepKind.OVER, table)
    assert public_game([end], TableOptions(), texts, is_printed, named=False).deck == "starlight"
