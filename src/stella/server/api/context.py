"""What handlers share: the server and its rate limits, and the table and member of each request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from stella.content.decks import Deck
from stella.live.queries import KnownMember
from stella.live.table import LiveTable
from stella.live.table_request import Done
from stella.server.api.http_request import (
    BODY_LIMIT,
    RequestError,
    accepted,
    address_of,
    body_of,
    check_origin,
    is_secure,
    remote_address,
)
from stella.server.api.tv_pairing import Pairing
from stella.server.api.upload_progress import UploadProgress
from stella.server.cookies import WatchAccess, device_from, member_from, watch_access
from stella.server.limits.fair_queue import FairQueue
from stella.server.limits.guesses import Guesses
from stella.server.limits.rates import RateName
from stella.server.limits.upload_slots import UploadSlots
from stella.server.server import StellaServer
from stella.tables import commands as c
from stella.tables.codes import tidy_code
from stella.tables.people import MemberId
from stella.tables.refusal import TableCode

T = TypeVar("T")


class Access(Enum):
    """People who may use an operation. To others, the table doesn't exist."""

    ANYONE = auto()
    CODE = auto()
    """Anyone who knows the code of a table."""
    MEMBER = auto()
    APPROVED = auto()
    """Members who have been let in."""
    HOST = auto()


class ApiContext:
    """State of the API, one per server: rate limits, and what lasts longer than a request."""

    def __init__(self, server: StellaServer) -> None:
        self.server = server
        self.hub = server.hub
        self.settings = settings = server.settings
        services = server.hub.services
        now = services.clock.monotonic
        self.uploads = UploadSlots(settings.uploads)
        self.prints = UploadSlots(1)
        """One PDF at a time, and one for each table; others wait for their turn."""
        self.progress = UploadProgress(services.cluster, now)
        self.queue = FairQueue()
        """For pictures, which are never refused."""
        self.rendering = asyncio.Lock()
        """One image process at a time: games come first."""
        self.reading_words = asyncio.Lock()
        """One file at a time, in a thread: games come first."""
        self.manifests: dict[tuple[str, str | None], tuple[Deck, bytes, bytes]] = {}
        """Cached deck lists by language: the deck, and its reply plain and compressed."""
        counter = server.rate_counter
        self.code_guesses = Guesses(settings.guessing, now, counter, "lobby guessing")
        """Wrong short codes of tables."""
        tv_guesses = Guesses(settings.guessing, now, counter, "guessing")
        place = server.hub.keys.place
        self.pairing = Pairing(now, services.rng, tv_guesses, services.cluster, place)


class Call(Request):
    """A request and its subject: `live` and `member` are set if the operation asks for them."""

    live: LiveTable
    member: KnownMember

    def __init__(self, request: Request, context: ApiContext) -> None:
        super().__init__(request.scope, request.receive)
        self.context = context
        self.server = context.server
        self.hub = context.hub
        self.settings = context.settings

    async def admit(self, access: Access, rate: RateName | None = None) -> None:
        """Find the table and the member. Raises `RequestError` unless the client has this access.

        `rate`: what this request was counted for. Any request of a stranger counts as a guess.
        """
        if access is Access.ANYONE:
            return
        try:
            await self.find(tidy_code(self.path_params["code"]))
            member = self.member_or_none()
            if access is not Access.CODE and member is None:
                raise RequestError(TableCode.NO_TABLE)
        except RequestError:
            if rate != "joining":
                self.limit("joining")
            raise
        if access is Access.CODE:
            return
        assert member is not None
        if access is Access.APPROVED and not member.approved:
            raise RequestError(TableCode.NO_TABLE)
        if access is Access.HOST and not member.host:
            raise RequestError(TableCode.NOT_HOST)
        self.member = member

    async def find(self, code: str) -> None:
        """Set the table to that with this code. A wrong code and a deleted table get the same answer."""
        live = await self.hub.find(code)
        if live is None:
            raise RequestError(TableCode.NO_TABLE)
        self.live = live

    def limit(self, rate: RateName) -> None:
        """Count this request. Raises `RequestError` above the rate."""
        if not self.server.rates[rate].take(remote_address(self)):
            raise RequestError(TableCode.RATE)

    def member_or_none(self) -> KnownMember | None:
        """Return the member making the request, by their cookie for the table."""
        return member_from(self.cookie, self.live, secure=self.secure)

    def watcher(self) -> WatchAccess | None:
        """Return the board making the request, if the table lets it watch."""
        return watch_access(self.live, self.hub.keys, self.cookie, secure=self.secure, board=True)

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return self.headers.get("cookie", "")

    @property
    def secure(self) -> bool:
        """Whether the browser reached us over HTTPS."""
        return is_secure(self)

    @property
    def device(self) -> str | None:
        """The hash of the seat key that this browser has, or had, at the table."""
        return device_from(self.cookie, self.live.id, secure=self.secure)

    @property
    def address(self) -> str:
        """Return where the client's friends find this server."""
        return address_of(self, self.settings.lan)

    async def read(self, shape: type[T], limit: int = BODY_LIMIT) -> T:
        """Return the JSON body in this shape."""
        return await body_of(self, shape, limit)

    async def ask(self, command: c.TableCommand, *, actor: MemberId | None) -> Done:
        """Ask the table something. Raises `RequestError` for a refusal."""
        answer = accepted(await self.hub.ask(self.live, actor, command))
        assert isinstance(answer, Done)
        return answer


Handler = Callable[[Call], Awaitable[Response]]


def endpoint(
    context: ApiContext,
    handler: Handler,
    rate: RateName | None = None,
    access: Access = Access.ANYONE,
    *,
    same_origin: bool = False,
) -> Callable[[Request], Awaitable[Response]]:
    """Return a Starlette endpoint that counts and admits each request before the handler sees it."""

    async def answer(request: Request) -> Response:
        if same_origin:
            check_origin(request)
        call = Call(request, context)
        if rate is not None:
            call.limit(rate)
        await call.admit(access, rate)
        return await handler(call)

    return answer
