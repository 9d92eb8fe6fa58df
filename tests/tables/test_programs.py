"""A program at the table: it plays its own seat and nothing else, and never holds up the people."""

from __future__ import annotations

from typing import Any

import pytest

from stella.live.table_request import Done
from stella.rules import Phase, Seat
from stella.tables import commands as c
from stella.tables.events import StandInAction
from stella.tables.keys import KeyMaker, hashed, member_with_key, program_with_key
from stella.tables.people import MAX_ANSWER, MemberId
from stella.tables.stand_in import time_limit_of
from stella.tables.state import Status, ready_seats, status_of
from tests.tables.harness import FakeScreen, Harness, Table

pytestmark = pytest.mark.anyio
ANSWER_IN = 20
PROGRAM = MemberId("m3")
KEY = "hoQPf5Ktd"


async def with_a_program(**options: Any) -> Table:
    """Ada and Bo in the lobby, and the program Robin, who has a socket as they have."""
    table = await Harness().open(2, **options)
    await table.must("m1", c.SeatProgram("Robin", hashed(KEY), ANSWER_IN))
    for number in (1, 2, 3):
        table.screen(number)
    return table


async def playing(first_scout: int = 0, **options: Any) -> Table:
    table = await with_a_program(**options)
    await table.start(first_scout)
    return table


async def turn(table: Table, seconds: float) -> None:
    await table.harness.clock.turn(seconds)


async def people_mark(table: Table) -> None:
    await table.do(1, "reveal_word")
    await table.mark(1, 0, 3)
    await table.mark(2, 0, 4)


async def test_its_key_opens_its_seat_and_no_person_s_and_is_kept_as_a_hash() -> None:
    table = (await with_a_program()).state
    assert program_with_key(table, PROGRAM, KEY) is table.members[PROGRAM]
    assert program_with_key(table, PROGRAM, "guess") is None
    assert program_with_key(table, "m2", "key 2") is None, "a person's key is none of a program"
    assert member_with_key(table, "m2", "key 2") is table.members[MemberId("m2")]
    assert member_with_key(table, PROGRAM, KEY) is None, "nor the other way round"
    assert program_with_key(table, "m9", KEY) is None
    assert KEY not in repr(table)


def test_the_key_hangs_on_table_host_and_request() -> None:
    keys = KeyMaker(b"k" * 32)
    told = {
        keys.program_key(table, member, request)  # type: ignore[arg-type]
        for table in ("ABCD2345", "ABCD2346")
        for member in ("m1", "m2")
        for request in ("r1", "r2")
    }
    assert len(told) == 8
    assert keys.program_key("ABCD2345", MemberId("m1"), "r1") in told  # type: ignore[arg-type]


async def test_a_program_plays_like_a_person_and_nobody_is_carried_on() -> None:
    table = await playing(first_scout=2)
    await table.do(3, "reveal_word")
    await table.mark(3, 0, 7)
    await table.mark(1, 0)
    await table.mark(2, 0)
    await table.do(3, "point_at", place=0)
    assert table.game.round.pointings[0].scout == 2
    assert table.state.carried == ()


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("ready", {"yes": True}),
        ("rename", {"name": "Ada"}),
        ("leave", {}),
        ("add_bot", {}),
        ("kick", {"member": "m2"}),
        ("start", {}),
        ("next_round", {}),
        ("take_seat", {"seat": 0}),
        ("set_options", {"options": {}}),
    ],
)
async def test_it_can_make_moves_and_nothing_else(kind: str, fields: dict[str, Any]) -> None:
    table = await with_a_program()
    assert await table.refused(3, kind, **fields) == "E_PROGRAM"


async def test_only_the_host_gives_seats_to_programs_while_there_is_room_and_no_game() -> None:
    table = await Harness().open(2)
    seat = c.SeatProgram("Robin", "hash", ANSWER_IN)

    async def refusal(actor: str, command: c.SeatProgram) -> str:
        answer = await table.ask(actor, command)
        assert not isinstance(answer, Done)
        return answer.code.value

    assert await refusal("m2", seat) == "E_NOT_HOST"
    assert await refusal("m1", c.SeatProgram("", "hash", ANSWER_IN)) == "E_NAME"
    assert await refusal("m1", c.SeatProgram("Robin", "hash", MAX_ANSWER + 1)) == "E_OPTION"
    for _ in range(4):
        await table.must("m1", seat)
    assert await refusal("m1", seat) == "E_FULL"
    await table.start()
    assert await refusal("m1", seat) == "E_GAME_RUNNING"


async def test_a_program_that_does_not_answer_is_stood_in_for_after_its_time_and_not_before() -> None:
    table = await playing()
    await people_mark(table)
    await turn(table, ANSWER_IN - 0.1)
    assert table.phase() is Phase.MARK
    await turn(table, 0.2)
    assert table.phase() is Phase.REVEAL
    assert table.state.carried == ((2, StandInAction.STAND_IN_MARKED),)
    assert table.state.away == {2}


async def test_its_time_begins_when_no_person_is_awaited_any_more() -> None:
    table = await playing()
    await table.do(1, "reveal_word")
    await table.mark(1, 0, 3)
    await turn(table, 10 * ANSWER_IN)
    assert table.state.away == frozenset(), "Bo still thinks, so nobody waits for the program"
    await table.mark(2, 0, 4)
    await turn(table, ANSWER_IN - 0.1)
    await table.mark(3, 0, 5)
    assert table.state.carried == ()
    assert table.phase() is Phase.REVEAL


async def test_once_too_slow_it_holds_nobody_up_for_the_rest_of_the_round_and_plays_again_in_the_next() -> (
    None
):
    table = await playing()
    await people_mark(table)
    await turn(table, ANSWER_IN)
    for _ in range(40):
        if table.phase() is Phase.SCORING:
            break
        scout = table.game.round.scout
        if scout in (0, 1):
            own = table.screens(f"m{scout + 1}")[0].own
            await table.do(scout + 1, "point_at", place=own["actions"]["point_at"][0])
        else:
            await turn(table, 2)  # as long as a bot seems to think
    assert table.phase() is Phase.SCORING
    await table.do(1, "next_round")
    await turn(table, 0.1)
    assert table.state.away == frozenset()


async def test_a_move_of_its_own_brings_it_back_within_the_round() -> None:
    table = await playing(first_scout=2)
    await turn(table, ANSWER_IN)
    assert table.phase() is Phase.MARK
    assert table.state.away == {2}
    await table.do(3, "mark", place=1)
    assert table.state.away == frozenset()


async def test_without_a_socket_it_is_waited_for_once_and_then_played_at_once_in_every_round() -> None:
    table = await playing()
    table.leave(*table.screens(PROGRAM))
    await people_mark(table)
    await turn(table, ANSWER_IN)
    assert table.state.away == {2}
    while table.phase() is not Phase.SCORING:
        scout = table.game.round.scout
        if scout in (0, 1):
            own = table.screens(f"m{scout + 1}")[0].own
            await table.do(scout + 1, "point_at", place=own["actions"]["point_at"][0])
        else:
            await turn(table, 2)
    await table.do(1, "next_round")
    await table.do(2, "reveal_word")
    await table.mark(1, 1)
    await table.mark(2, 2)
    await turn(table, 2)
    assert table.phase() is not Phase.MARK


async def test_nothing_happens_for_programs_alone() -> None:
    table = await playing(first_scout=2)
    table.leave(*table.screens("m1"), *table.screens("m2"))
    await turn(table, 100 * ANSWER_IN)
    assert table.phase() is Phase.WORD
    assert table.state.host == "m1", "nobody inherits from the host but a person"


async def test_the_agreed_time_of_the_table_binds_it_too_and_is_not_shown_as_a_person_s() -> None:
    table = await playing(first_scout=2, time_limit=15)
    present = frozenset(MemberId(f"m{number}") for number in (1, 2, 3))
    assert time_limit_of(table.state, present) is None
    await turn(table, 15.1)
    assert table.phase() is Phase.MARK


async def test_people_get_the_other_word_without_asking_it() -> None:
    table = await playing()
    await table.do(1, "reveal_word")
    if not table.game.setup.words[0].words[1:]:
        pytest.fail("this table begins with a card of two words")
    before = table.screens("m1")[0].game["clue"]
    await table.do(1, "vote_swap", yes=True)
    await table.do(2, "vote_swap", yes=True)
    await turn(table, 0.1)
    assert table.screens("m1")[0].game["clue"] != before


async def test_taken_away_its_socket_ends_its_key_opens_nothing_and_a_stand_in_plays_on() -> None:
    table = await playing()
    screen: FakeScreen = table.screens(PROGRAM)[0]
    epoch = table.state.watch_epoch
    await table.do(1, "kick", member=PROGRAM)
    assert screen.ended == "left"
    assert program_with_key(table.state, PROGRAM, KEY) is None
    assert table.state.chairs[2].member is None
    assert table.state.watch_epoch == epoch, "it never had the key of the board"
    assert status_of(table.state) is Status.PLAYING
    await people_mark(table)
    await turn(table, 2)
    assert table.phase() is not Phase.MARK


async def test_a_person_can_take_its_seat_as_a_bot_s() -> None:
    table = await with_a_program()
    await table.must(None, c.Join("Di", "en", hashed("key 4")))
    await table.must("m4", c.Leave())
    await table.must(None, c.Join("Ed", "en", hashed("key 5")))
    await table.must("m1", c.Kick(MemberId("m5")))
    for _ in range(3):
        await table.must("m1", c.AddBot())
    await table.must(None, c.Join("Fay", "en", hashed("key 6")))
    await table.must("m6", c.TakeSeat(Seat(2)))
    assert table.state.chairs[2].person == "m6"
    assert PROGRAM not in table.state.members
    assert table.screens(PROGRAM)[0].ended == "left"


async def test_it_inherits_no_table_and_is_not_asked_whether_it_is_ready() -> None:
    table = await playing()
    assert await table.refused(1, "pass_host", member=PROGRAM) == "E_PROGRAM"
    await people_mark(table)
    await table.mark(3, 0, 9)
    while table.phase() is not Phase.SCORING:
        who = (table.game.round.scout or 0) + 1
        await table.do(who, "point_at", place=table.screens(f"m{who}")[0].own["actions"]["point_at"][0])
    assert ready_seats(table.state) == (2,)
    await table.do(1, "ready", yes=True)
    await table.do(2, "ready", yes=True)
    await turn(table, 0.1)
    assert table.game.round.number == 2


async def test_bots_do_not_learn_from_it_and_everybody_sees_what_it_is() -> None:
    table = await playing(slates_shown="after_game")
    seen = table.screens("m1")[0].view["table"]
    assert [member["program"] for member in seen["members"]] == [False, False, True]
    assert [player["program"] for player in seen["players"]] == [False, False, True]
    while table.phase() is not Phase.OVER:
        if table.phase() is Phase.SCORING:
            await table.do(1, "next_round")
            continue
        for who in (1, 2, 3):
            may = table.screens(f"m{who}")[0].own["actions"]
            if may["reveal_word"]:
                await table.do(who, "reveal_word")
            elif table.phase() is Phase.MARK and may["mark"]:
                await table.mark(who, who)
            elif may["point_at"]:
                await table.do(who, "point_at", place=may["point_at"][0])
    (lesson,) = table.harness.lessons
    assert {member for ballot in lesson.ballots for member, _ in ballot.crosses} == {"m1", "m2"}
