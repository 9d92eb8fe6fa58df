"""HTTP for tables: create, look, join, another device, the record, delete."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.responses import Response

from stella.live import queries
from stella.live.hub import TICKET_LIFE, TooManyTables
from stella.live.my_tables import MyTable, in_order, my_table
from stella.live.ports import TableId
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError, accepted, remote_address
from stella.server.api.responses import json
from stella.server.cookies import (
    FORGOTTEN_AT_ONCE,
    codes_in,
    forget_oldest,
    forget_seat,
    keep_seat,
    keep_watching,
    member_from,
)
from stella.tables import commands as c
from stella.tables.codes import tidy_lobby_code
from stella.tables.keys import hashed
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode

MOST_LISTED: Final = 12
"""Maximum tables listed for one browser: the page shows no more, and each may have to be loaded."""


async def create(call: Call) -> Response:
    """Create a table; the host's key comes as a cookie."""
    body = await call.read(models.CreateTable)
    changes = body.options or OptionChanges()
    if changes.pace is None:
        changes = msgspec.structs.replace(changes, pace=call.settings.pace)
    call.live, member, key = accepted(
        await call.hub.create(
            body.id, lambda key: c.CreateTable(changes, body.name, body.language, key, body.colour)
        )
    )
    call.server.metrics.tables.inc()
    return _seated(call, member, key)


async def mine(call: Call) -> Response:
    """Return the newest tables that this browser has a key for; each counts as a request about that table."""
    found, gone = list[MyTable](), list[str]()
    for code in codes_in(call.cookie, MOST_LISTED, secure=call.secure):
        if not call.server.rates["requests"].take(remote_address(call)):
            break
        try:
            live = await call.hub.find(code)
        except TooManyTables:
            break
        member = None if live is None else member_from(call.cookie, live, secure=call.secure)
        if member is None and not call.server.rates["joining"].take(remote_address(call)):
            break  # it may be a guess
        told = None if live is None or member is None else my_table(live, member)
        if live is None and not await call.hub.services.store.discarded(TableId(code)):
            gone.append(code)
        elif told is not None:
            found.append(told)
    response = json(in_order(found))
    for code in gone[:FORGOTTEN_AT_ONCE]:
        forget_seat(response, code, secure=call.secure)
    return response


async def look(call: Call) -> Response:
    """Return what anyone with the code may know."""
    member = call.member_or_none()
    watcher = call.watcher() if member is None else None
    giver = watcher.giver if watcher is not None else None if member is None else member.id
    watch = "" if giver is None else _watch_key(call, giver)
    return json(accepted(queries.info(call.live, member, watch, call.device)))


async def lobby_code(call: Call) -> Response:
    """Return the short code of a table that waits for people."""
    return json(models.LobbyCode(await call.hub.lobby_code(call.live)))


async def find_by_code(call: Call) -> Response:
    """Return the table that waits with a short code."""
    guesses, address = call.context.code_guesses, remote_address(call)
    if pause := guesses.pause():
        await asyncio.sleep(pause)
    found = await call.hub.find_by_code(tidy_lobby_code(call.path_params["code"]))
    if not guesses.may_try(address):
        raise RequestError(TableCode.RATE)
    if isinstance(found, Refusal):
        guesses.note_wrong(address)
        raise RequestError(found)
    return json(models.FoundTable(found.id))


async def join(call: Call) -> Response:
    """Take a seat, or ask to; the device's key comes as a cookie."""
    body = await call.read(models.JoinTable)
    if not call.server.joins.take(call.live.id, remote_address(call)):
        raise RequestError(TableCode.RATE)
    watcher = call.watcher()
    invited = watcher is not None and watcher.giver is not None
    key = call.hub.keys.seat_key(call.live.id, body.id)
    request_id = f"join-{hashed(body.id)}"
    command = c.Join(body.name, body.language, hashed(key), body.colour, call.device, invited, id=request_id)
    joined = await call.ask(command, actor=None)
    return _seated(call, joined.member, key)


async def ask_ticket(call: Call) -> Response:
    """Return a one-time link for another device of the same person."""
    live, member = call.live, call.member
    body = await call.read(models.AskTicket)
    ticket = call.hub.keys.ticket(live.id, member.id, body.id)
    expires_at = await call.hub.time() + TICKET_LIFE
    command = c.IssueTicket(hashed(ticket), expires_at, id=f"ticket-{body.id}")
    issued = await call.ask(command, actor=member.id)
    link = f"{call.address}/t/{live.id}/resume#{ticket}"
    return json(models.Ticket(link, issued.expires_at or expires_at), 201)


async def use_ticket(call: Call) -> Response:
    """Admit another device with a ticket, and notify the person's other devices."""
    body = await call.read(models.UseTicket)
    key = call.hub.keys.seat_key(call.live.id, f"{body.id}/{body.ticket}")
    now, request_id = await call.hub.time(), f"device-{hashed(body.id)}"
    command = c.UseTicket(hashed(body.ticket), hashed(key), now, id=request_id)
    admitted = await call.ask(command, actor=None)
    reply = _seated(call, admitted.member, key)
    if admitted.member is not None:
        call.live.screens.notify(admitted.member, "new_device")
    return reply


async def watch(call: Call) -> Response:
    """Accept the key from a board's or spectator's link; it comes back as a cookie."""
    live = call.live
    body = await call.read(models.WatchTable)
    if call.hub.keys.watch_giver(live.id, queries.watch_epoch(live), body.key) is None:
        raise RequestError(TableCode.NO_TABLE)
    response = Response(status_code=204)
    keep_watching(response, live.id, body.key, secure=call.secure)
    forget_oldest(response, call.cookie, live.id, secure=call.secure)
    return response


async def record(call: Call) -> Response:
    """Return the whole game once it is over, for its players."""
    return json(accepted(queries.record(call.live, call.member)))


async def thoughts(call: Call) -> Response:
    """Return why bots marked what they marked, once slates are revealed, for those at the table."""
    return json(accepted(queries.thoughts(call.live)))


async def delete(call: Call) -> Response:
    """Put a table into the bin, or with `?now=true` remove every trace of it; for its owner, even if not the host."""
    if not call.member.owner:
        raise RequestError(TableCode.NOT_HOST)
    response = Response(status_code=204)
    if call.query_params.get("now") == "true":
        await call.hub.delete(call.live.id)
        forget_seat(response, call.live.id, secure=call.secure)
    else:
        await call.hub.discard(call.live.id)
    return response


def _watch_key(call: Call, giver: MemberId) -> str:
    return call.hub.keys.watch_key(call.live.id, queries.watch_epoch(call.live), giver)


def _seated(call: Call, member: MemberId | None, key: str) -> Response:
    live = call.live
    known = None if member is None else queries.member_with_key(live, member, key)
    if known is None:
        raise RequestError(TableCode.NO_TABLE)
    base, watch = f"{call.address}/t/{live.id}", _watch_key(call, known.id)
    links = models.Links(base, None, None)
    if known.approved:
        links = models.Links(base, f"{base}/board#{watch}", f"{base}/watch#{watch}")
    response = json(models.Seated(live.id, known.id, known.approved, links), 201)
    keep_seat(response, live.id, known.id, key, secure=call.secure)
    forget_oldest(response, call.cookie, live.id, secure=call.secure)
    return response
