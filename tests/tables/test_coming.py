"""Creating a table and coming to one: names, colours, languages, room, and whom the host lets in."""

from __future__ import annotations

import pytest

from stella.bots import BotLevel
from stella.rules import Colour, Seat
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.options import Joining, OptionChanges, TableOptions
from stella.tables.people import MAX_MEMBERS, MAX_UNSEATED, MemberId, Symbol
from stella.tables.refusal import TableCode
from tests.tables.given import given
from tests.tables.scenes import ADA, BO, CY, do, marking, new_table, over, started

OPEN = OptionChanges()
CAREFUL = OptionChanges(joining=Joining.APPROVED)


def test_who_creates_a_table_is_its_host_and_has_the_first_chair() -> None:
    table = given(None).when(c.CreateTable(OPEN, "Ada", "fr", "key")).then(
        t.TableCreated(TableOptions()),
        t.SecretDrawn("a secret"),
        t.MemberJoined(ADA, "Ada", "fr", "key", approved=True),
        t.ChairAdded(Colour.ORANGE, Symbol.MOON, ADA, None),
    )  # fmt: skip
    assert (table.host, table.version) == (ADA, 3)


def test_the_host_of_a_careful_table_needs_nobodys_leave() -> None:
    table = given(None).when(c.CreateTable(CAREFUL, "Ada", "en", "key", Colour.BLUE)).accepted()
    assert table.members[ADA].approved
    assert table.chairs[0].colour is Colour.BLUE


@pytest.mark.parametrize(
    ("command", "code", "args"),
    [
        (c.CreateTable(OPEN, "\u200b", "en", "k"), TableCode.NAME, {}),
        (c.CreateTable(OPEN, "Ada", "xx", "k"), TableCode.LANGUAGE, {}),
        (c.CreateTable(OptionChanges(deck="none"), "Ada", "en", "k"), TableCode.OPTION, {"option": "deck"}),
    ],
    ids=["name", "language", "options"],
)
def test_a_table_is_not_created_by_nobody_in_no_language_with_no_cards(
    command: c.CreateTable, code: TableCode, args: dict[str, str]
) -> None:
    given(None).when(command).refused(code, **args)


def test_a_table_is_created_once() -> None:
    given(new_table()).when(c.CreateTable(OPEN, "Eve", "en", "k")).refused(TableCode.NO_TABLE)


def test_where_no_table_is_nothing_can_be_asked() -> None:
    given(None).when(c.Join("Bo", "en", "k")).refused(TableCode.NO_TABLE)
    given(None).when(c.Leave(), ADA).refused(TableCode.NO_TABLE)


def test_a_newcomer_at_an_open_table_sits_down_at_once_on_the_next_colour() -> None:
    given(new_table()).when(c.Join("  Bo \t Peep ", "de", "key")).then(
        t.MemberJoined(BO, "Bo Peep", "de", "key", approved=True),
        t.ChairAdded(Colour.PINK, Symbol.SUN, BO, None),
    )


def test_a_newcomer_gets_the_colour_they_ask_for_if_it_is_free() -> None:
    given(new_table()).when(c.Join("Bo", "en", "k", Colour.YELLOW)).then_first(
        t.MemberJoined(BO, "Bo", "en", "k", approved=True),
        t.ChairAdded(Colour.YELLOW, Symbol.SUN, BO, None),
    )
    given(new_table()).when(c.Join("Bo", "en", "k", Colour.ORANGE)).refused(
        TableCode.COLOUR_TAKEN, colour="orange"
    )


def test_a_newcomer_needs_a_name_and_a_language() -> None:
    given(new_table()).when(c.Join(" ", "en", "k")).refused(TableCode.NAME)
    given(new_table()).when(c.Join("x" * 25, "en", "k")).refused(TableCode.NAME)
    given(new_table()).when(c.Join("Bo", "EN", "k")).refused(TableCode.LANGUAGE)


def test_at_a_careful_table_a_newcomer_waits_without_a_chair_until_the_host_lets_them_in() -> None:
    table = given(new_table(joining=Joining.APPROVED)).when(c.Join("Bo", "en", "k")).then(
        t.MemberJoined(BO, "Bo", "en", "k", approved=False)
    )  # fmt: skip
    given(table).when(c.TakeSeat(Seat(1)), BO).refused(TableCode.NOT_APPROVED)
    given(table).when(c.IssueTicket("t", 1), BO).refused(TableCode.NOT_APPROVED)
    given(table).when(c.Approve(BO), ADA).then(
        t.MemberApproved(BO), t.ChairAdded(Colour.PINK, Symbol.SUN, BO, None)
    )


def test_who_waits_may_take_another_name_or_language_or_leave() -> None:
    table = do(new_table(joining=Joining.APPROVED), None, c.Join("Bo", "en", "k"))
    given(table).when(c.Rename("Bob"), BO).then(t.MemberRenamed(BO, "Bob"))
    given(table).when(c.ChooseLanguage("pl"), BO).then(t.LanguageChosen(BO, "pl"))
    given(table).when(c.Leave(), BO).then(t.MemberLeft(BO, kicked=False))


def test_letting_somebody_in_twice_changes_nothing() -> None:
    given(new_table(2)).when(c.Approve(BO), ADA).then()
    given(new_table(2)).when(c.Approve(MemberId("m9")), ADA).refused(TableCode.NO_MEMBER)


def test_who_is_let_in_during_a_game_or_at_a_full_table_gets_no_chair_yet() -> None:
    playing = do(started(3, joining=Joining.APPROVED), None, c.Join("Di", "en", "k"))
    given(playing).when(c.Approve(MemberId("m4")), ADA).then(t.MemberApproved(MemberId("m4")))
    full = do(new_table(2, bots=4, joining=Joining.APPROVED), None, c.Join("Cy", "en", "k"))
    given(full).when(c.Approve(CY), ADA).then(t.MemberApproved(CY))


def test_who_comes_to_a_full_table_watches_where_spectators_are_welcome() -> None:
    came = t.MemberJoined(MemberId("m7"), "Gus", "en", "k", approved=True)
    given(new_table(6)).when(c.Join("Gus", "en", "k")).then(came)
    given(new_table(6, spectators=False)).when(c.Join("Gus", "en", "k")).refused(TableCode.FULL)


def test_a_bots_chair_is_room_for_a_person() -> None:
    table = new_table(5, bots=1, spectators=False)
    given(table).when(c.Join("Fay", "en", "k")).then(
        t.MemberJoined(MemberId("m6"), "Fay", "en", "k", approved=True)
    )


def test_who_comes_during_a_game_has_no_chair_and_after_it_has_one() -> None:
    came = t.MemberJoined(MemberId("m4"), "Di", "en", "k", approved=True)
    given(marking()).when(c.Join("Di", "en", "k", Colour.ORANGE)).then(came)
    given(over()).when(c.Join("Di", "en", "k")).then(
        came, t.ChairAdded(Colour.GREEN, Symbol.CLOUD, MemberId("m4"), None)
    )


def test_a_table_takes_only_so_many_people() -> None:
    table = new_table()
    for number in range(2, 6 + MAX_UNSEATED + 1):
        table = do(table, None, c.Join(f"Guest {number}", "en", f"k{number}"))
    given(table).when(c.Join("One more", "en", "k")).refused(TableCode.FULL)
    for number in range(6 + MAX_UNSEATED + 1, MAX_MEMBERS + 1):  # those who have a key
        table = do(table, None, c.Join(f"Friend {number}", "en", f"k{number}", invited=True))
    given(table).when(c.Join("One more", "en", "k", invited=True)).refused(TableCode.FULL)
    assert len(table.chairs) == 6


def test_no_member_id_is_given_twice() -> None:
    table = do(do(new_table(3), CY, c.Leave()), None, c.Join("Cy", "en", "k"))
    assert list(table.members) == [ADA, BO, MemberId("m4")]


def test_who_comes_to_a_table_that_all_have_left_is_its_host() -> None:
    empty = do(new_table(joining=Joining.APPROVED), ADA, c.Leave())
    table = do(empty, None, c.Join("Bo", "en", "k"))
    assert (table.host, table.members[BO].approved) == (BO, True)


def test_a_stranger_is_told_nothing_of_a_table() -> None:
    given(new_table()).when(c.Leave(), "m7").refused(TableCode.NO_TABLE)
    given(new_table()).when(c.AddBot(BotLevel.STARGAZER), None).refused(TableCode.NO_TABLE)
