"""HTTP for programs that play: the host gets a chair for one and the key of it, and takes both away again."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from stella.live.hub import Hub
from stella.live.queries import KnownMember, is_program
from stella.live.requests import Done
from stella.live.table import LiveTable
from stella.server.api import models
from stella.server.api.http_request import address_of, body_of, client_of, must_be_ours, no_table
from stella.server.api.responses import json
from stella.server.api.tables import member_of, refused
from stella.server.limits.rates import Buckets
from stella.server.settings import Settings
from stella.tables import commands as c
from stella.tables.codes import tidy_code
from stella.tables.keys import hashed
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode


@dataclass(frozen=True, slots=True)
class BotsApi:
    """The handlers, with what they need."""

    hub: Hub
    settings: Settings
    others: Buckets

    async def seat(self, request: Request) -> Response:
        """A chair for a program. The key is told once; the table keeps its hash."""
        live, host = await self._host(request)
        body = await body_of(request, models.SeatBot, self.settings.body_limit)
        key = self.hub.keys.program_key(live.id, host.id, body.id)
        request_id = f"program-{hashed(body.id)}"
        command = c.SeatProgram(body.name, hashed(key), body.answer_in, id=request_id)
        member = (await self._ask(live, host.id, command)).member
        assert member is not None
        address = address_of(request, self.settings.lan).replace("http", "ws", 1)
        socket = f"{address}/api/tables/{live.id}/socket"
        return json(models.BotSeat(live.id, member, socket, f"{member}.{key}", body.answer_in), 201)

    async def revoke(self, request: Request) -> Response:
        """The program's key is no longer good, and its chair goes; in a game a stand-in plays on."""
        live, host = await self._host(request)
        member = MemberId(request.path_params["member"])
        if not is_program(live, member):
            raise no_table()
        await self._ask(live, host.id, c.Kick(member, id=f"revoke-{member}"))
        return Response(status_code=204)

    async def _host(self, request: Request) -> tuple[LiveTable, KnownMember]:
        must_be_ours(request)
        if not self.others.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
        live = await self.hub.find(tidy_code(request.path_params["code"]))
        member = None if live is None else member_of(request, live)
        if live is None or member is None:
            raise no_table()
        return live, member

    async def _ask(self, live: LiveTable, actor: MemberId, command: c.TableCommand) -> Done:
        answer = await self.hub.ask(live, actor, command)
        if isinstance(answer, Refusal):
            raise refused(answer)
        assert isinstance(answer, Done)
        return answer
