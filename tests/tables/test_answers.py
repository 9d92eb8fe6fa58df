"""What a member who asks over a socket is told, and what the operator can count of it."""

from __future__ import annotations

import json

import msgspec
import pytest

from stella.content.texts import text
from stella.live.answers import MOST, MOST_REFUSALS, Answers
from stella.live.table_request import DONE, Done
from stella.server.metrics import Metrics
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.wire.messages import decode_message
from tests.support.servers import settle
from tests.tables.harness import a_table
from tests.tables.sockets import session

pytestmark = pytest.mark.anyio
ADA, BO = MemberId("m1"), MemberId("m2")


def message(kind: str, request_id: str, **fields: object) -> bytes:
    return json.dumps({"type": kind, "id": request_id, **fields}).encode()


async def test_who_changes_the_language_is_refused_in_the_new_one() -> None:
    table = await a_table()
    socket, bo = session(table, 2)
    bo.received(message("start", "before"))
    bo.received(message("choose_language", "language", language="pl"))
    await settle()
    bo.received(message("start", "after"))
    await settle()
    errors = [heard["message"] for heard in socket.heard if heard["type"] == "error"]
    assert errors == [text("E_NOT_HOST", "en"), text("E_NOT_HOST", "pl")]


async def test_of_commands_on_a_socket_those_that_everybody_sees_and_refusals_are_counted() -> None:
    table, metrics = await a_table(playing=True), Metrics()
    object.__setattr__(table.harness.services, "moved", metrics.moves.add)
    _, bo = session(table, 2, metrics)
    bo.received(message("rename", "done", name="Bo"))
    bo.received(message("start", "refused"))
    bo.received(message("mark", "secret", place=3))
    bo.received(message("mark", "secret and refused", place=99))
    bo.received(message("ping", "no command"))
    await settle()
    count = metrics.registry.get_sample_value
    assert count("stella_moves_total") == 1
    assert count("stella_refusals_total", {"code": "E_NOT_HOST"}) == 1


def test_an_old_answer_that_was_looked_up_again_is_among_those_that_stay() -> None:
    answers: Answers[Done] = Answers()
    for request_id in (*(f"m1:old-{number}" for number in range(MOST)), "m1:old-0", "m1:new"):
        answers.add(ADA, request_id, DONE)
    assert len(answers) == MOST
    assert answers.get(ADA, "m1:old-0") == answers.get(ADA, "m1:new") == DONE
    assert answers.get(ADA, "m1:old-1") is None


def test_the_newest_refusals_of_each_person_are_remembered() -> None:
    refusals: Answers[Refusal] = Answers(MOST_REFUSALS)
    refusal = Refusal(TableCode.NOT_HOST)
    for number in range(MOST_REFUSALS + 1):
        refusals.add(ADA, f"m1:{number}", refusal)
    refusals.add(BO, "m2:0", refusal)
    assert refusals.get(ADA, "m1:0") is None
    assert refusals.get(ADA, "m1:1") == refusals.get(ADA, f"m1:{MOST_REFUSALS}") == refusal
    assert refusals.get(BO, "m2:0") == refusal


@pytest.mark.parametrize("text", [b'{"type":"mark","id":"","place":3}', b'{"type":"mark","place":3}'])
def test_a_message_without_an_id_is_no_request(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError, match="id"):
        decode_message(text)
