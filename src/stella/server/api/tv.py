"""HTTP for TVs: one waits with a code, and somebody at a table gives it the table to show."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from stella.live.hub import Hub
from stella.live.queries import watch_epoch
from stella.server.api import models
from stella.server.api.http_request import address_of, body_of, client_of, must_be_ours, no_table
from stella.server.api.responses import json
from stella.server.api.tables import member_of, refused
from stella.server.api.tv_pairing import Pairing, TooManyGuesses, TooManyScreens
from stella.server.limits.rates import Buckets
from stella.server.settings import Settings
from stella.tables.codes import tidy_code
from stella.tables.refusal import Refusal, TableCode


@dataclass(frozen=True, slots=True)
class ScreensApi:
    """The handlers, with what they need."""

    hub: Hub
    settings: Settings
    pairing: Pairing
    joining: Buckets
    others: Buckets

    async def wait(self, request: Request) -> Response:
        """A TV waits for a table, and asks again until it has one."""
        must_be_ours(request)
        self._not_too_often(self.others, request)
        body = await body_of(request, models.WaitForTable, self.settings.body_limit)
        if not self.pairing.knows(body.id):
            self._not_too_often(self.joining, request)
        try:
            screen = self.pairing.wait(body.id, client_of(request))
        except TooManyScreens as many:
            raise refused(Refusal(TableCode.RATE if many.own else TableCode.BUSY)) from None
        if screen.handed is not None:
            return json(models.Screen(None, None, 0, screen.handed.table, screen.handed.key))
        link = f"{address_of(request, self.settings.lan)}/show#{screen.token}"
        return json(models.Screen(screen.code, link, self.pairing.seconds_left(screen), None, None))

    async def show(self, request: Request) -> Response:
        """Somebody at a table has it shown on the TV with this code."""
        must_be_ours(request)
        self._not_too_often(self.joining, request)
        live = await self.hub.find(tidy_code(request.path_params["code"]))
        member = None if live is None else member_of(request, live)
        if live is None or member is None:
            raise no_table()
        if not member.approved:
            raise refused(Refusal(TableCode.NOT_APPROVED))
        body = await body_of(request, models.ShowOnScreen, self.settings.body_limit)
        key = self.hub.keys.watch_key(live.id, watch_epoch(live))
        try:
            found = self.pairing.give(body.screen, live.id, key)
        except TooManyGuesses:
            raise refused(Refusal(TableCode.RATE)) from None
        if not found:
            raise refused(Refusal(TableCode.SCREEN))
        return Response(status_code=204)

    def _not_too_often(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
