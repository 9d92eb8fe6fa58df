"""Reading requests: the client, its address and language, the body, and whether our own page sent it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from stella.languages import FALLBACK, LANGUAGES
from stella.rules import Code, Rejection
from stella.tables.refusal import Refusal, TableCode
from stella.wire.messages import wrong_choice

T = TypeVar("T")

LOOPBACK: Final = re.compile(r"(localhost|127\.[0-9.]+|\[::1\])(:[0-9]+)?", re.IGNORECASE)
BODY_LIMIT: Final = 16 * 1024
"""Bytes of a JSON body, unless an operation takes more."""
BODY_TIMEOUT: Final = 10.0
"""Seconds for a whole body."""


STATUS_OF: Final[Mapping[TableCode | Code, int]] = {
    TableCode.NO_TABLE: 404,
    TableCode.SCREEN: 404,
    TableCode.NO_LINK: 404,
    TableCode.CODE: 404,
    TableCode.CODE_CLOSED: 409,
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
    TableCode.NOTIFICATIONS: 409,
    TableCode.GAME_RUNNING: 409,
    TableCode.SKY: 404,
    TableCode.NO_GUESS: 409,
    TableCode.SKY_DONE: 409,
    TableCode.SKY_CHANGED: 409,
    TableCode.SKY_ROUND: 409,
    TableCode.CIRCLE: 404,
    TableCode.CIRCLE_FULL: 409,
    TableCode.CIRCLES: 409,
}


class RequestError(Exception):
    """A request that gets a typed refusal."""

    def __init__(self, refusal: Refusal | Rejection | TableCode) -> None:
        self.refusal = Refusal(refusal) if isinstance(refusal, TableCode) else refusal
        super().__init__(self.refusal.code.value)
        self.status = STATUS_OF.get(self.refusal.code, 422)


def accepted(result: T | Refusal | Rejection) -> T:
    """Return the answer of a table or sky. Raises `RequestError` for a refusal."""
    if isinstance(result, Refusal | Rejection):
        raise RequestError(result)
    return result


def remote_address(request: Request) -> str:
    """Return the address of the client."""
    return request.client.host if request.client is not None else "unknown"


def is_secure(request: Request) -> bool:
    """Return whether the browser reached us over HTTPS."""
    return scheme_of(request) == "https"


def scheme_of(request: Request) -> str:
    """Return the scheme, without `request.url`: that parses the Host header, which may be anything."""
    scheme: str = request.scope["scheme"]
    return scheme


def base_of(request: Request) -> str:
    """Return this server's address for the browser that asks."""
    return f"{scheme_of(request)}://{request.headers.get('host', '')}"


def address_of(request: Request, lan: str | None) -> str:
    """Return this server's address for the client's friends, who can't reach its "localhost"."""
    only_here = LOOPBACK.fullmatch(request.headers.get("host", ""))
    return lan if lan is not None and only_here else base_of(request)


def language_of(request: Request) -> str:
    """Return the first of our languages that the browser asks for."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return FALLBACK


def check_origin(request: Request) -> None:
    """Raise if another site made a browser send this."""
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site")
    if origin is not None and origin.lower() != base_of(request).lower():
        raise HTTPException(403)
    if origin is None and site not in (None, "same-origin", "none"):
        raise HTTPException(403)


def content_type(request: Request) -> str:
    """Return the media type of the body, without its parameters."""
    return request.headers.get("content-type", "").split(";")[0].strip().lower()


async def body_of(request: Request, shape: type[T], limit: int) -> T:
    """Return the JSON body in this shape. Raises if it is too long, or anything else."""
    if content_type(request) != "application/json":
        raise HTTPException(415)
    data = await bytes_of(request, limit)
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        option, _ = wrong_choice(data, shape)
        if option is not None:
            raise RequestError(Refusal(TableCode.OPTION, {"option": option})) from None
        raise RequestError(TableCode.MESSAGE) from None


async def bytes_of(request: Request, limit: int) -> bytes:
    """Return the whole body. Raises if it is too long or takes too long."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise HTTPException(413)
    except TimeoutError:
        raise HTTPException(408, headers={"connection": "close"}) from None
    except ClientDisconnect:
        raise HTTPException(400) from None  # nobody reads it
    return bytes(data)
