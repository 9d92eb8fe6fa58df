"""HTTP for tables: create, look, join, another device, the record, delete."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stella.live import queries
from stella.live.hub import TICKET_LIFE, Hub, TooManyTables
from stella.live.my_tables import MyTable, in_order, my_table
from stella.live.requests import Done
from stella.live.table import LiveTable
from stella.server.api import models
from stella.server.api.http_request import (
    Refused,
    address_of,
    body_of,
    client_of,
    is_secure,
    must_be_ours,
    no_table,
)
from stella.server.api.responses import json
from stella.server.cookies import (
    FORGOTTEN_AT_ONCE,
    codes_in,
    device_from,
    forget_oldest,
    forget_seat,
    keep_seat,
    keep_watching,
    member_from,
)
from stella.server.limits.rates import Buckets
from stella.server.metrics import Metrics
from stella.server.settings import Settings
from stella.tables import commands as c
from stella.tables.codes import tidy_code
from stella.tables.keys import hashed
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode

MOST_LISTED: Final = 12
"""Tables that a browser is told of at once: a page shows no more, and each may have to be loaded."""
STATUS_OF: Final[Mapping[TableCode, int]] = {
    TableCode.NO_TABLE: 404,
    TableCode.SCREEN: 404,
    TableCode.NO_LINK: 404,
    TableCode.NOT_HOST: 403,
    TableCode.NOT_APPROVED: 403,
    TableCode.TICKET: 403,
    TableCode.RATE: 429,
    TableCode.TABLE_RATE: 429,
    TableCode.BUSY: 503,
    TableCode.STORE: 503,
    TableCode.FULL: 409,
    TableCode.COLOUR_TAKEN: 409,
    TableCode.NOT_OVER: 409,
    TableCode.LINKS: 409,
    TableCode.GAME_RUNNING: 409,
}


@dataclass(frozen=True, slots=True)
class TablesApi:
    """The handlers, with what they need."""

    hub: Hub
    settings: Settings
    creating: Buckets
    joining: Buckets
    others: Buckets
    metrics: Metrics

    async def create(self, request: Request) -> Response:
        """A new table; the host's key comes as a cookie."""
        must_be_ours(request)
        self._not_too_often(self.creating, request)
        body = await body_of(request, models.CreateTable, self.settings.body_limit)
        changes = body.options or OptionChanges()
        if changes.patience is None:
            changes = msgspec.structs.replace(changes, patience=self.settings.patience)
        if changes.pace is None:
            changes = msgspec.structs.replace(changes, pace=self.settings.pace)
        made = await self.hub.create(
            body.id, lambda key: c.CreateTable(changes, body.name, body.language, key, body.colour)
        )
        if isinstance(made, Refusal):
            raise refused(made)
        self.metrics.tables.inc()
        live, member, key = made
        return self._seated(request, live, member, key)

    async def mine(self, request: Request) -> Response:
        """The newest tables that this browser has a key of; each costs as much as a request about it."""
        header, secure = request.headers.get("cookie", ""), is_secure(request)
        found, gone = list[MyTable](), list[str]()
        self._not_too_often(self.others, request)
        for code in codes_in(header, MOST_LISTED, secure=secure):
            if not self.others.take(client_of(request)):
                break
            try:
                live = await self.hub.find(code)
            except TooManyTables:
                break
            member = None if live is None else member_from(header, live, secure=secure)
            told = None if live is None or member is None else my_table(live, member)
            if live is None:
                gone.append(code)
            elif told is not None:
                found.append(told)
        response = json(in_order(found))
        for code in gone[:FORGOTTEN_AT_ONCE]:
            forget_seat(response, code, secure=secure)
        return response

    async def look(self, request: Request) -> Response:
        """What somebody with the code may know."""
        self._not_too_often(self.joining, request)
        live = await self._table(request)
        known = queries.info(live, member_of(request, live), self._watch_key(live), device_of(request, live))
        if isinstance(known, Refusal):
            raise refused(known)
        return json(known)

    async def join(self, request: Request) -> Response:
        """Sit down, or ask to; the device's key comes as a cookie."""
        must_be_ours(request)
        self._not_too_often(self.joining, request)
        live = await self._table(request)
        body = await body_of(request, models.JoinTable, self.settings.body_limit)
        key = self.hub.keys.seat_key(live.id, body.id)
        request_id = f"join-{hashed(body.id)}"
        device = device_of(request, live)
        command = c.Join(body.name, body.language, hashed(key), body.colour, device, id=request_id)
        joined = await self._ask(live, None, command)
        return self._seated(request, live, joined.member, key)

    async def ask_ticket(self, request: Request) -> Response:
        """A one-time link for another device of the same person."""
        must_be_ours(request)
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        body = await body_of(request, models.AskTicket, self.settings.body_limit)
        ticket = self.hub.keys.ticket(live.id, member.id, body.id)
        expires_at = self.hub.services.clock.now() + TICKET_LIFE
        command = c.IssueTicket(hashed(ticket), expires_at, id=f"ticket-{body.id}")
        issued = await self._ask(live, member.id, command)
        link = f"{address_of(request, self.settings.lan)}/t/{live.id}/resume#{ticket}"
        return json(models.Ticket(link, issued.expires_at or expires_at), 201)

    async def use_ticket(self, request: Request) -> Response:
        """Another device comes in by a ticket; the devices already there are told."""
        must_be_ours(request)
        self._not_too_often(self.joining, request)
        live = await self._table(request)
        body = await body_of(request, models.UseTicket, self.settings.body_limit)
        key = self.hub.keys.seat_key(live.id, f"{body.id}/{body.ticket}")
        now, request_id = self.hub.services.clock.now(), f"device-{hashed(body.id)}"
        admitted = await self._ask(
            live, None, c.UseTicket(hashed(body.ticket), hashed(key), now, id=request_id)
        )
        reply = self._seated(request, live, admitted.member, key)
        if admitted.member is not None:
            live.audience.notify(admitted.member, "new_device")
        return reply

    async def watch(self, request: Request) -> Response:
        """A board or a spectator shows the key of its link; it comes back as a cookie."""
        must_be_ours(request)
        self._not_too_often(self.joining, request)
        live = await self._table(request)
        body = await body_of(request, models.WatchTable, self.settings.body_limit)
        if not self.hub.keys.is_watch_key(live.id, queries.watch_epoch(live), body.key):
            raise no_table()
        response = Response(status_code=204)
        keep_watching(response, live.id, body.key, secure=is_secure(request))
        self._forget_oldest(request, response, live)
        return response

    async def record(self, request: Request) -> Response:
        """The whole game, once it is over, for those who sat there."""
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        record = queries.record(live, member)
        if isinstance(record, Refusal):
            raise refused(record)
        return json(record)

    async def thoughts(self, request: Request) -> Response:
        """Why bots marked what they marked, where slates lie open, for those at the table."""
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        if not member.approved:
            raise no_table()
        told = queries.thoughts(live)
        if isinstance(told, Refusal):
            raise refused(told)
        return json(told)

    async def delete(self, request: Request) -> Response:
        """Whose table it is removes it and every trace of it, also while somebody else leads it."""
        must_be_ours(request)
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        if not member.owner:
            raise refused(Refusal(TableCode.NOT_HOST))
        await self.hub.delete(live.id)
        response = Response(status_code=204)
        forget_seat(response, live.id, secure=is_secure(request))
        return response

    def _watch_key(self, live: LiveTable) -> str:
        return self.hub.keys.watch_key(live.id, queries.watch_epoch(live))

    def _forget_oldest(self, request: Request, response: Response, live: LiveTable) -> None:
        header = request.headers.get("cookie", "")
        forget_oldest(response, header, live.id, secure=is_secure(request))

    def _not_too_often(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))

    async def _table(self, request: Request) -> LiveTable:
        live = await self.hub.find(tidy_code(request.path_params["code"]))
        if live is None:
            raise no_table()
        return live

    async def _member(self, request: Request) -> tuple[LiveTable, queries.KnownMember]:
        live = await self._table(request)
        member = member_of(request, live)
        if member is None:
            raise no_table()
        return live, member

    async def _ask(self, live: LiveTable, actor: MemberId | None, command: c.TableCommand) -> Done:
        answer = await self.hub.ask(live, actor, command)
        if isinstance(answer, Refusal):
            raise refused(answer)
        assert isinstance(answer, Done)
        return answer

    def _seated(self, request: Request, live: LiveTable, member: MemberId | None, key: str) -> Response:
        known = None if member is None else queries.member_with_key(live, member, key)
        if known is None:
            raise no_table()
        base = f"{address_of(request, self.settings.lan)}/t/{live.id}"
        watch = self._watch_key(live)
        links = models.Links(base, None, None)
        if known.approved:
            links = models.Links(base, f"{base}/board#{watch}", f"{base}/watch#{watch}")
        response = json(models.Seated(live.id, known.id, known.approved, links), 201)
        keep_seat(response, live.id, known.id, key, secure=is_secure(request))
        self._forget_oldest(request, response, live)
        return response


def member_of(request: Request, live: LiveTable) -> queries.KnownMember | None:
    """Who asks, by their cookie for this table."""
    return member_from(request.headers.get("cookie", ""), live, secure=is_secure(request))


def device_of(request: Request, live: LiveTable) -> str | None:
    """The hash of the seat key that this browser has, or had, at this table."""
    return device_from(request.headers.get("cookie", ""), live.id, secure=is_secure(request))


def refused(refusal: Refusal) -> Refused:
    """A refusal of a table as that of a request."""
    return Refused(refusal, STATUS_OF.get(refusal.code, 422))
