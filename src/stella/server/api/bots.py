"""HTTP for programs that play: the host adds a chair with a key for one, and removes it."""

from __future__ import annotations

from starlette.responses import Response

from stella.live.queries import is_program
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError
from stella.server.api.responses import json
from stella.tables import commands as c
from stella.tables.keys import hashed
from stella.tables.people import MemberId
from stella.tables.refusal import TableCode


async def seat(call: Call) -> Response:
    """Add a chair for a program. Its key is shown once; the table stores only the hash."""
    live, host = call.live, call.member
    body = await call.read(models.SeatBot)
    key = call.hub.keys.program_key(live.id, host.id, body.id)
    request_id = f"program-{hashed(body.id)}"
    command = c.SeatProgram(body.name, hashed(key), body.answer_in, id=request_id)
    member = (await call.ask(command, actor=host.id)).member
    assert member is not None
    socket = f"{call.address.replace('http', 'ws', 1)}/api/tables/{live.id}/socket"
    return json(models.BotSeat(live.id, member, socket, f"{member}.{key}", body.answer_in), 201)


async def revoke(call: Call) -> Response:
    """Take a program's key and chair away; in a game a stand-in plays on."""
    member = MemberId(call.path_params["member"])
    if not is_program(call.live, member):
        raise RequestError(TableCode.NO_TABLE)
    await call.ask(c.Kick(member, id=f"revoke-{member}"), actor=call.member.id)
    return Response(status_code=204)
