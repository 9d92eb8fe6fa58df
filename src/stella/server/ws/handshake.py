"""The opening handshake of RFC 6455, server side. No I/O."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

import msgspec

from stella.server.replies import Problem

Address = tuple[str, int]

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TOKEN = re.compile(rb"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")
_TARGET = re.compile(rb"/[!-~]*")
_VALUE = re.compile(rb"[\t\x20-\x7e\x80-\xff]*")
_ONCE = ("host", "upgrade", "origin", "sec-websocket-key", "sec-websocket-version")
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Handshake:
    """A valid wish to open a socket."""

    path: str
    """As it was sent, with any percent signs."""
    query: str
    headers: Mapping[str, str]
    """Names in lower case; repeated fields are joined, cookies with "; " and others with ", "."""
    key: str
    client: Address | None = None
    scheme: str = "http"

    def same_origin(self, *, secure: bool) -> bool:
        """Whether the page that asks came from this host. Clients that are no browsers name no origin and pass."""
        origin = self.headers.get("origin")
        ours = f"{'https' if secure else 'http'}://{self.headers['host']}"
        return origin is None or origin.lower() == ours.lower()


@dataclass(frozen=True, slots=True)
class HttpRefusal:
    """Why there will be no socket, as an HTTP answer with the usual JSON body."""

    status: int
    code: str | None = None
    """A stable name for programs; None names the problem after its status."""
    headers: Mapping[str, str] = field(default_factory=dict)

    def response(self) -> bytes:
        """Return the complete response; the connection ends with it."""
        status = HTTPStatus(self.status)
        body = _encode(Problem.of(status) if self.code is None else Problem(status, self.code))
        head = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
            **self.headers,
            "connection": "close",
        }
        lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{k}: {v}" for k, v in head.items()), "", ""]
        return "\r\n".join(lines).encode("latin-1") + body


_BAD = HttpRefusal(400)


def read_handshake(
    head: bytes, client: Address | None = None, scheme: str = "http"
) -> Handshake | HttpRefusal:
    """Read a request head, from its first byte to the empty line."""
    if not head.endswith(b"\r\n\r\n"):
        return _BAD
    request, *fields = head[:-4].split(b"\r\n")
    headers = _headers(fields)
    match request.split(b" "):
        case [method, target, version] if _TARGET.fullmatch(target) and headers is not None:
            return _refusal(method, version, headers) or _opened(target, headers, client, scheme)
        case _:
            return _BAD


def accepted(handshake: Handshake) -> bytes:
    """Return the response that opens the socket. It takes up no extension and no subprotocol."""
    digest = hashlib.sha1(handshake.key.encode() + _GUID, usedforsecurity=False).digest()
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        b"sec-websocket-accept: %b\r\n\r\n" % base64.b64encode(digest)
    )


def _opened(target: bytes, headers: dict[str, str], client: Address | None, scheme: str) -> Handshake:
    path, _, query = target.decode("ascii").partition("?")
    return Handshake(path, query, headers, headers["sec-websocket-key"], client, scheme)


def _headers(lines: list[bytes]) -> dict[str, str] | None:
    """Return the fields by name, or None if one is malformed or repeated that may not be."""
    headers: dict[str, str] = {}
    for line in lines:
        raw_name, colon, raw_value = line.partition(b":")
        if not (colon and _TOKEN.fullmatch(raw_name) and _VALUE.fullmatch(raw_value)):
            return None
        name, value = raw_name.decode("ascii").lower(), raw_value.decode("latin-1").strip(" \t")
        if name in headers:
            if name in _ONCE:
                return None
            value = f"{headers[name]}{'; ' if name == 'cookie' else ', '}{value}"
        headers[name] = value
    return headers


def _refusal(method: bytes, version: bytes, headers: Mapping[str, str]) -> HttpRefusal | None:
    """Return why these are not the headers of a handshake (RFC 6455, 4.2.1), or None."""
    if method != b"GET":
        return HttpRefusal(405, headers={"allow": "GET"})
    if version != b"HTTP/1.1" or not headers.get("host"):
        return _BAD
    if headers.get("content-length", "0") != "0" or "transfer-encoding" in headers:
        return _BAD
    if "websocket" not in _tokens(headers, "upgrade") or "upgrade" not in _tokens(headers, "connection"):
        return HttpRefusal(426, headers={"upgrade": "websocket"})
    if headers.get("sec-websocket-version") != "13":
        return HttpRefusal(426, headers={"upgrade": "websocket", "sec-websocket-version": "13"})
    return None if _is_key(headers.get("sec-websocket-key", "")) else _BAD


def _tokens(headers: Mapping[str, str], name: str) -> list[str]:
    return [token.strip().lower() for token in headers.get(name, "").split(",")]


def _is_key(key: str) -> bool:
    """Whether `key` is 16 bytes in base64. The four spare bits of the last letter may be anything."""
    try:
        return len(key) == 24 and len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False
