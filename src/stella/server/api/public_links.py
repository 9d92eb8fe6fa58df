"""HTTP for public links: a player makes a finished game public and takes that back; anybody with the link reads it."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from stella.live import sharing
from stella.live.hub import Hub, TooManyTables
from stella.live.ports import StoreUnavailable
from stella.live.queries import KnownMember
from stella.live.table import LiveTable
from stella.server.api import models
from stella.server.api.albums import chapter_of
from stella.server.api.http_request import Refused, address_of, body_of, client_of, must_be_ours, no_table
from stella.server.api.responses import json
from stella.server.api.tables import member_of, refused
from stella.server.limits.rates import Buckets
from stella.server.pages.client import UNLISTED, Client, language_for
from stella.server.pages.previews import preview_of
from stella.server.settings import Settings
from stella.tables import commands as c
from stella.tables.codes import tidy_code
from stella.tables.keys import hashed
from stella.tables.refusal import Refusal, TableCode
from stella.tables.shared import SharedGame


@dataclass(frozen=True, slots=True)
class SharesApi:
    """The handlers, with what they need."""

    hub: Hub
    settings: Settings
    client: Client
    creating: Buckets
    others: Buckets

    async def make(self, request: Request) -> Response:
        """Make a finished game public. The same request gives the same link again."""
        must_be_ours(request)
        live, member = await self._member(request, self.creating)
        found = chapter_of(request, live)
        body = await body_of(request, models.ShareGame, self.settings.body_limit)
        if not sharing.has_played(found, member.id):
            raise refused(Refusal(TableCode.NOT_SEATED))
        link = hashed(f"{member.id} {body.id}")[:32]
        await self._ask(live, member, c.ShareResult(link, found.game, body.names, id=f"share-{link}"))
        links = self._links(request, live, member, found.game)
        made = next((each for each in links if each.id == link), None)
        if made is None:  # it was withdrawn since
            raise refused(Refusal(TableCode.NO_LINK))
        return json(made, 201)

    async def list_links(self, request: Request) -> Response:
        """The public links to a finished game, for those at the table."""
        live, member = await self._member(request, self.others)
        found = chapter_of(request, live)
        links = self._links(request, live, member, found.game)
        return json(models.PublicLinks(links, sharing.has_played(found, member.id)))

    async def withdraw(self, request: Request) -> Response:
        """Take a public link back: it leads nowhere from now on."""
        must_be_ours(request)
        live, member = await self._member(request, self.others)
        link: str = request.path_params["link"]
        # A host may what they were refused before they led: that is another request, with an answer of its own.
        request_id = f"withdraw-{hashed(f'{link} {member.host}')[:32]}"
        await self._ask(live, member, c.WithdrawLink(link, id=request_id))
        return Response(status_code=204)

    async def look(self, request: Request) -> Response:
        """A public game, for anybody with its link."""
        game = await self._public(request)
        if game is None:
            raise refused(Refusal(TableCode.NO_LINK))
        return json(game, headers=UNLISTED)

    async def page(self, request: Request) -> Response:
        """The page of a public link; what chats show of it is in the language of who asks."""
        try:
            game = await self._public(request)
        except Refused as error:  # the page asks for the game too, and says to a person why there is none now
            return await self.client.shared(request.scope, error.status)
        except (StoreUnavailable, TooManyTables):
            return await self.client.shared(request.scope, 503)
        if game is None:
            return await self.client.shared(request.scope, 404)
        preview = preview_of(game, language_for(request.scope))
        return await self.client.shared(request.scope, 200, preview)

    async def _public(self, request: Request) -> SharedGame | None:
        self._not_too_often(self.others, request)
        return await sharing.shared(self.hub, request.path_params["token"])

    def _links(
        self, request: Request, live: LiveTable, member: KnownMember, game: int
    ) -> tuple[models.PublicLink, ...]:
        address = address_of(request, self.settings.lan)
        return tuple(
            models.PublicLink(each.id, f"{address}/s/{each.token}", each.by, each.named, each.may_withdraw)
            for each in sharing.links_of(live, game, member, self.hub.keys)
        )

    async def _member(self, request: Request, buckets: Buckets) -> tuple[LiveTable, KnownMember]:
        self._not_too_often(buckets, request)
        live = await self.hub.find(tidy_code(request.path_params["code"]))
        member = None if live is None else member_of(request, live)
        if live is None or member is None or not member.approved:
            raise no_table()
        return live, member

    async def _ask(self, live: LiveTable, member: KnownMember, command: c.MemberCommand) -> None:
        answer = await self.hub.ask(live, member.id, command)
        if isinstance(answer, Refusal):
            raise refused(answer)

    def _not_too_often(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
