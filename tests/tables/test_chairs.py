"""Chairs: picking colour and symbol, bots, sitting down late, leaving, being removed, and the host's role."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stella import rules
from stella.bots import BotLevel, Character
from stella.rules import Colour, Phase, Place, Seat
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.options import Joining, OptionChanges
from stella.tables.people import MemberId, Symbol
from stella.tables.refusal import TableCode
from stella.tables.state import TableState
from tests.tables.given import given
from tests.tables.scenes import (
    ADA,
    BO,
    CY,
    DI,
    do,
    game_of,
    marking,
    new_table,
    over,
    play,
    revealing,
    started,
)

GAZER = BotLevel.STARGAZER
NOT_BETWEEN_ROUNDS: dict[str, Callable[[], TableState]] = {
    "while marking": marking,
    "while pointing": revealing,
}


def with_watcher(table: TableState) -> TableState:
    """Somebody more comes, who gets no chair."""
    return do(table, None, c.Join("Late", "en", "key-late"))


# Colour, symbol, name, language


def test_a_seated_person_picks_another_colour_and_symbol() -> None:
    table = new_table(2)
    given(table).when(c.PickColour(Colour.BLUE), BO).then(t.ColourPicked(Seat(1), Colour.BLUE))
    given(table).when(c.PickSymbol(Symbol.FISH), BO).then(t.SymbolPicked(Seat(1), Symbol.FISH))


def test_what_others_have_cannot_be_picked_but_ones_own_can() -> None:
    table = new_table(2)
    given(table).when(c.PickColour(Colour.ORANGE), BO).refused(TableCode.COLOUR_TAKEN, colour="orange")
    given(table).when(c.PickSymbol(Symbol.MOON), BO).refused(TableCode.SYMBOL_TAKEN, symbol="moon")
    given(table).when(c.PickColour(Colour.PINK), BO).then(t.ColourPicked(Seat(1), Colour.PINK))
    given(table).when(c.PickSymbol(Symbol.SUN), BO).then(t.SymbolPicked(Seat(1), Symbol.SUN))


def test_who_has_no_chair_has_no_colour_to_pick() -> None:
    table = new_table(7)
    given(table).when(c.PickColour(Colour.BLUE), "m7").refused(TableCode.NOT_SEATED)
    given(table).when(c.PickSymbol(Symbol.KEY), "m7").refused(TableCode.NOT_SEATED)


def test_colours_stay_while_a_game_runs_and_change_again_after_it() -> None:
    given(started()).when(c.PickColour(Colour.BLUE), BO).refused(TableCode.GAME_RUNNING)
    given(started()).when(c.PickSymbol(Symbol.FISH), BO).refused(TableCode.GAME_RUNNING)
    given(over()).when(c.PickColour(Colour.BLUE), BO).then(t.ColourPicked(Seat(1), Colour.BLUE))


def test_a_new_name_reaches_the_players_of_the_game_too() -> None:
    table = given(started()).when(c.Rename(" Béa "), BO).then(t.MemberRenamed(BO, "Béa"))
    assert table.players[1].name == table.members[BO].name == "Béa"
    given(table).when(c.Rename("\u202e"), BO).refused(TableCode.NAME)


def test_a_language_must_be_one_that_stella_speaks() -> None:
    given(new_table()).when(c.ChooseLanguage("es"), ADA).then(t.LanguageChosen(ADA, "es"))
    given(new_table()).when(c.ChooseLanguage("klingon"), ADA).refused(TableCode.LANGUAGE)


# Bots


def test_the_host_seats_a_bot_on_the_next_chair_while_there_is_room() -> None:
    given(new_table(2)).when(c.AddBot(), ADA).then(
        t.ChairAdded(Colour.PURPLE, Symbol.STAR, None, GAZER, Character.ATLAS)
    )
    given(new_table(4, bots=2)).when(c.AddBot(), ADA).refused(TableCode.FULL)


def test_a_removed_bot_takes_its_chair_with_it_and_the_others_move_up() -> None:
    table = do(new_table(1, bots=1), None, c.Join("Bo", "en", "k"))
    after = given(table).when(c.RemoveBot(Seat(1)), ADA).then(t.ChairRemoved(Seat(1)))
    assert [chair.member for chair in after.chairs] == [ADA, BO]


@pytest.mark.parametrize("seat", [0, 3, -1, 10**30])
def test_only_a_bot_is_removed_like_a_bot(seat: int) -> None:
    given(new_table(2, bots=1)).when(c.RemoveBot(Seat(seat)), ADA).refused(TableCode.NO_SEAT)


def test_bots_come_and_go_only_between_games() -> None:
    given(started(2, bots=1)).when(c.AddBot(), ADA).refused(TableCode.GAME_RUNNING)
    given(started(2, bots=1)).when(c.RemoveBot(Seat(2)), ADA).refused(TableCode.GAME_RUNNING)
    given(over(3)).when(c.AddBot(), ADA).then(
        t.ChairAdded(Colour.GREEN, Symbol.CLOUD, None, GAZER, Character.ATLAS)
    )


# Sitting down late


def test_in_the_lobby_one_takes_a_bots_chair_or_a_new_one() -> None:
    table = do(new_table(2, bots=4), None, c.Join("Cy", "en", "k"))
    given(table).when(c.TakeSeat(Seat(2)), CY).then(t.ChairTaken(Seat(2), CY))
    table = do(table, ADA, c.RemoveBot(Seat(5)))
    given(table).when(c.TakeSeat(Seat(5)), CY).then(t.ChairAdded(Colour.YELLOW, Symbol.KEY, CY, None))


def test_a_persons_chair_or_a_second_one_or_none_cannot_be_taken() -> None:
    table = with_watcher(new_table(6))
    given(table).when(c.TakeSeat(Seat(0)), "m7").refused(TableCode.SEAT_TAKEN)
    given(table).when(c.TakeSeat(Seat(6)), "m7").refused(TableCode.NO_SEAT)
    given(table).when(c.TakeSeat(Seat(-1)), "m7").refused(TableCode.NO_SEAT)
    given(new_table(2, bots=1)).when(c.TakeSeat(Seat(2)), BO).refused(TableCode.SEAT_TAKEN)


def test_a_game_gets_no_new_chairs() -> None:
    given(with_watcher(started(3))).when(c.TakeSeat(Seat(3)), DI).refused(TableCode.NO_SEAT)


@pytest.mark.parametrize("scene", NOT_BETWEEN_ROUNDS.values(), ids=NOT_BETWEEN_ROUNDS)
def test_a_late_person_sits_down_only_between_rounds(scene: Callable[[], TableState]) -> None:
    table = with_watcher(do(scene(), CY, c.Leave()))
    given(table).when(c.TakeSeat(Seat(2)), DI).refused(TableCode.BETWEEN_ROUNDS)


def test_a_late_person_takes_a_bots_chair_before_the_word_is_turned() -> None:
    table = with_watcher(started(2, bots=1))
    after = given(table).when(c.TakeSeat(Seat(2)), CY).then(t.ChairTaken(Seat(2), CY))
    assert (after.players[2].member, after.players[2].name, after.players[2].bot) == (CY, "Late", None)


def test_a_late_person_takes_a_free_chair_after_the_scoring_but_not_the_list_of_who_left() -> None:
    table = revealing()
    table = do(table, CY, c.SetPointingList((Place(3), Place(2))), c.PlayByList(on=True), c.Leave())
    table = with_watcher(do(table, ADA, c.PointAt(Place(0))))
    while game_of(table).phase is Phase.REVEAL:
        scout = game_of(table).round.scout
        assert scout is not None
        own = rules.project_own(game_of(table), scout)
        assert own is not None
        table = play(table, rules.PointAt(scout, own.open[0]))
    after = given(table).when(c.TakeSeat(Seat(2)), DI).then(t.ChairTaken(Seat(2), DI))
    assert after.players[2].member == DI
    assert (after.lists, after.by_list) == ({}, frozenset())


def test_who_sits_down_after_the_game_did_not_play_it() -> None:
    table = with_watcher(over(2, bots=4))
    after = given(table).when(c.TakeSeat(Seat(2)), CY).then(t.ChairTaken(Seat(2), CY))
    assert after.players == table.players


# Leaving, and being removed


def test_who_leaves_the_lobby_takes_the_chair_along() -> None:
    table = given(new_table(3)).when(c.Leave(), BO).then(
        t.MemberLeft(BO, kicked=False), t.ChairRemoved(Seat(1))
    )  # fmt: skip
    assert [chair.member for chair in table.chairs] == [ADA, CY]


def test_who_leaves_a_game_leaves_a_free_chair_and_the_name_of_who_played() -> None:
    table = given(marking()).when(c.Leave(), BO).then(
        t.MemberLeft(BO, kicked=False), t.ChairFreed(Seat(1))
    )  # fmt: skip
    assert (table.chairs[1].member, table.chairs[1].bot, table.players[1].name) == (None, None, "Bo")


def test_who_leaves_after_the_game_stays_in_its_record() -> None:
    table = given(over()).when(c.Leave(), ADA).then(
        t.MemberLeft(ADA, kicked=False), t.ChairRemoved(Seat(0)), t.HostPassed(BO)
    )  # fmt: skip
    assert [player.member for player in table.players] == [ADA, BO, CY]


def test_who_leaves_without_a_chair_just_goes() -> None:
    given(with_watcher(started(3))).when(c.Leave(), DI).then(t.MemberLeft(DI, kicked=False))


def test_tickets_go_with_their_member() -> None:
    table = do(new_table(2), BO, c.IssueTicket("t", 10**15))
    assert do(table, BO, c.Leave()).tickets == {}


def test_the_host_sends_somebody_away_also_in_a_game() -> None:
    given(new_table(2)).when(c.Kick(BO), ADA).then(
        t.MemberBarred(BO), t.MemberLeft(BO, kicked=True), t.ChairRemoved(Seat(1))
    )
    given(started()).when(c.Kick(BO), ADA).then(
        t.MemberBarred(BO), t.MemberLeft(BO, kicked=True), t.ChairFreed(Seat(1))
    )


def test_nobody_can_send_themselves_or_strangers_away() -> None:
    given(new_table(2)).when(c.Kick(ADA), ADA).refused(TableCode.NO_MEMBER)
    given(new_table(2)).when(c.Kick(MemberId("m9")), ADA).refused(TableCode.NO_MEMBER)


# The host


HOST_ONLY: list[c.MemberCommand] = [
    c.Approve(CY),
    c.Kick(CY),
    c.PassHost(BO),
    c.SetOptions(OptionChanges()),
    c.AddBot(),
    c.RemoveBot(Seat(0)),
    c.Start(),
]


@pytest.mark.parametrize("command", HOST_ONLY, ids=lambda command: type(command).__name__)
def test_only_the_host_may(command: c.MemberCommand) -> None:
    given(new_table(3)).when(command, BO).refused(TableCode.NOT_HOST)


def test_the_host_passes_the_role_to_somebody_who_was_let_in() -> None:
    table = given(new_table(3)).when(c.PassHost(CY), ADA).then(t.HostPassed(CY))
    given(table).when(c.AddBot(), ADA).refused(TableCode.NOT_HOST)
    given(new_table(1)).when(c.PassHost(BO), ADA).refused(TableCode.NO_MEMBER)
    careful = do(new_table(joining=Joining.APPROVED), None, c.Join("Bo", "en", "k"))
    given(careful).when(c.PassHost(BO), ADA).refused(TableCode.NOT_APPROVED)


def test_when_the_host_leaves_the_role_passes_to_the_first_who_sits() -> None:
    watched = do(with_watcher(started(2, bots=1)), ADA, c.PassHost(CY))
    given(watched).when(c.Leave(), CY).then(t.MemberLeft(CY, kicked=False), t.HostPassed(ADA))


def test_when_only_a_watcher_is_left_the_watcher_is_host_and_waiting_people_never_are() -> None:
    table = with_watcher(started(1, bots=2))
    given(table).when(c.Leave(), ADA).then(
        t.MemberLeft(ADA, kicked=False), t.ChairFreed(Seat(0)), t.HostPassed(BO)
    )
    careful = do(new_table(joining=Joining.APPROVED), None, c.Join("Bo", "en", "k"))
    given(careful).when(c.Leave(), ADA).then(t.MemberLeft(ADA, kicked=False), t.ChairRemoved(Seat(0)))


def test_the_table_itself_gives_the_role_only_to_who_is_there() -> None:
    given(new_table(2)).when(c.PromoteHost(BO)).then(t.LeadPassed(BO))
    given(new_table(2)).when(c.PromoteHost(CY)).then()
