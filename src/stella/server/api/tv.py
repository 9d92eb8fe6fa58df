"""HTTP for TVs: a TV shows a code, and someone at a table enters it to show the table there."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from stella.live.queries import watch_epoch
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError, remote_address
from stella.server.api.responses import json
from stella.tables.refusal import TableCode


async def wait(call: Call) -> Response:
    """Let a TV wait for a table; it asks again until it has one."""
    pairing = call.context.pairing
    body = await call.read(models.WaitForTable)
    if not pairing.knows(body.id):
        call.limit("joining")
    screen = pairing.wait(body.id, remote_address(call))
    if screen.handed is not None:
        return json(models.TvPairing(None, None, 0, screen.handed.table, screen.handed.key))
    link = f"{call.address}/show#{screen.token}"
    return json(models.TvPairing(screen.code, link, pairing.seconds_left(screen), None, None))


async def show(call: Call) -> Response:
    """Show a table on the TV with this code."""
    live = call.live
    if not call.member.approved:
        raise RequestError(TableCode.NOT_APPROVED)
    body = await call.read(models.ShowOnScreen)
    key = call.hub.keys.watch_key(live.id, watch_epoch(live), call.member.id)
    pairing = call.context.pairing
    if pause := pairing.pause_before(body.screen):
        await asyncio.sleep(pause)
    if not pairing.give(body.screen, live.id, key, remote_address(call)):
        raise RequestError(TableCode.SCREEN)
    return Response(status_code=204)
