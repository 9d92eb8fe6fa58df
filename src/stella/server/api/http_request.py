"""Reading requests: who asks, from where, in which language, and is it really our own page."""

from __future__ import annotations

import asyncio
import re
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from stella.languages import FALLBACK, LANGUAGES
from stella.tables.refusal import Refusal, TableCode
from stella.wire.choices import wrong_choice

T = TypeVar("T")

LOOPBACK: Final = re.compile(r"(localhost|127\.[0-9.]+|\[::1\])(:[0-9]+)?", re.IGNORECASE)
BODY_TIMEOUT: Final = 10.0
"""Seconds for a whole body."""


class Refused(Exception):
    """A request that gets a typed refusal."""

    def __init__(self, refusal: Refusal, status: int) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal
        self.status = status


def no_table() -> Refused:
    """One answer for a wrong code, a deleted table and one that is not yours."""
    return Refused(Refusal(TableCode.NO_TABLE), 404)


def client_of(request: Request) -> str:
    """The address of who asks."""
    return request.client.host if request.client is not None else "unknown"


def is_secure(request: Request) -> bool:
    """Whether the browser reached us over HTTPS."""
    return scheme_of(request) == "https"


def scheme_of(request: Request) -> str:
    """Not by `request.url`: that takes the Host header apart, which may be anything."""
    scheme: str = request.scope["scheme"]
    return scheme


def base_of(request: Request) -> str:
    """Where this server is for the browser that asks."""
    return f"{scheme_of(request)}://{request.headers.get('host', '')}"


def address_of(request: Request, lan: str | None) -> str:
    """Where this server is for the friends of whoever asks: nobody else can come to a "localhost"."""
    only_here = LOOPBACK.fullmatch(request.headers.get("host", ""))
    return lan if lan is not None and only_here else base_of(request)


def language_of(request: Request) -> str:
    """The first of our languages that the browser asks for."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return FALLBACK


def must_be_ours(request: Request) -> None:
    """Refuse what another site makes a browser send."""
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site")
    if origin is not None and origin.lower() != base_of(request).lower():
        raise HTTPException(403)
    if origin is None and site not in (None, "same-origin", "none"):
        raise HTTPException(403)


def kind_of(request: Request) -> str:
    """What the body says it is, without its parameters."""
    return request.headers.get("content-type", "").split(";")[0].strip().lower()


async def body_of(request: Request, shape: type[T], limit: int) -> T:
    """The JSON body in this shape. What is too long, or anything else, is refused."""
    if kind_of(request) != "application/json":
        raise HTTPException(415)
    data = await bytes_of(request, limit)
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        option, _ = wrong_choice(data, shape)
        if option is not None:
            raise Refused(Refusal(TableCode.OPTION, {"option": option}), 422) from None
        raise Refused(Refusal(TableCode.MESSAGE), 422) from None


async def bytes_of(request: Request, limit: int) -> bytes:
    """The whole body. What is too long or takes too long is refused."""
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
