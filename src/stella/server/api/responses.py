"""The shapes of JSON replies."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from http import HTTPStatus
from typing import Literal

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from stella.content.texts import text
from stella.server.api.http_request import RequestError, language_of

_encode = msgspec.json.Encoder().encode


class Health(msgspec.Struct, frozen=True):
    """The server is up."""

    status: Literal["ok"] = "ok"


class Address(msgspec.Struct, frozen=True):
    """Where others find this server, to put before the path of a link."""

    address: str


class Retention(msgspec.Struct, frozen=True):
    """How long this server keeps players' data."""

    finished_days: float
    """Days until a finished table is deleted."""
    idle_days: float
    """Days until a table where nobody plays is deleted."""
    learning: bool
    """Whether bots learn from people."""
    sky_days: float | None
    """Days until a sky is deleted with all slates; `None` if this server has no skies."""
    backup_days: float
    """Days that automatic backups may keep what was deleted; 0 if this server makes none."""
    notifications: bool
    """Whether people may ask for notifications."""


class HttpProblem(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """A request that could not be answered; `code` is stable, for programs."""

    status: int
    code: str
    message: str | None = None
    """In the reader's language, where a person should read it."""
    args: dict[str, int | str] = {}

    @classmethod
    def of(cls, status: int) -> HttpProblem:
        """Name the problem after its HTTP status.

        >>> HttpProblem.of(404)
        HttpProblem(status=404, code='not-found', message=None, args={})
        """
        return cls(status, HTTPStatus(status).phrase.lower().replace(" ", "-"))


def json(reply: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return `reply` as an HTTP response that no cache keeps."""
    return Response(
        _encode(reply),
        status,
        {**(headers or {}), "cache-control": "no-store"},
        media_type="application/json",
    )


def refusal_reply(request: Request, error: RequestError) -> Response:
    """Return why a request was refused, in the language of the browser."""
    code, args = error.refusal.code.value, error.refusal.args
    return json(HttpProblem(error.status, code, text(code, language_of(request), **args), args), error.status)


def checked_each_time(asked: Headers, body: bytes, media_type: str, headers: Mapping[str, str]) -> Response:
    """Return a reply that browsers cache, but revalidate each time."""
    headers = {"cache-control": "no-cache", **headers, "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"'}
    if is_known(asked, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


def is_known(asked: Headers, tag: str) -> bool:
    """Return whether the browser has this version already; `*` names none."""
    known = asked.get("if-none-match", "")
    return tag in [each.strip().removeprefix("W/") for each in known.split(",")]
