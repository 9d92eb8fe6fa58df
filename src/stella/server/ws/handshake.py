"""Handshakes, as the admission sees them, and how it refuses one. No I/O."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

import msgspec
from websockets.http11 import Request

from stella.server.api.responses import HttpProblem

Address = tuple[str, int]

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Handshake:
    """A valid request to open a socket."""

    path: str
    """As sent, with percent-encoding."""
    query: str
    headers: Mapping[str, str]
    """Names in lower case; repeated fields are joined, cookies with "; " and others with ", "."""
    client: Address | None = None
    scheme: str = "http"

    @classmethod
    def of(cls, request: Request, client: Address | None = None, scheme: str = "http") -> Handshake:
        """Return the handshake of a request that the library found to be valid."""
        path, _, query = request.path.partition("?")
        headers = {
            name: ("; " if name == "cookie" else ", ").join(request.headers.get_all(name))
            for name in request.headers
        }
        return cls(path, query, headers, client, scheme)

    def same_origin(self, *, secure: bool) -> bool:
        """Return whether the page comes from this host. Non-browser clients send no origin and pass."""
        origin = self.headers.get("origin")
        ours = f"{'https' if secure else 'http'}://{self.headers['host']}"
        return origin is None or origin.lower() == ours.lower()


@dataclass(frozen=True, slots=True)
class HttpRefusal:
    """Refusal of a handshake: an HTTP answer with the usual JSON body."""

    status: int
    code: str | None = None
    """Stable code for programs; `None` names the problem after its status."""
    headers: Mapping[str, str] = field(default_factory=dict)

    def response(self) -> bytes:
        """Return the complete response, which ends the connection."""
        status = HTTPStatus(self.status)
        body = _encode(HttpProblem.of(status) if self.code is None else HttpProblem(status, self.code))
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
