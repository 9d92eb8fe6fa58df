"""What the admission is told of a client that wants a socket, and how it refuses. No I/O."""

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
    """As it was sent, with any percent signs."""
    query: str
    headers: Mapping[str, str]
    """Names in lower case; repeated fields are joined, cookies with "; " and others with ", "."""
    client: Address | None = None
    scheme: str = "http"

    @classmethod
    def of(cls, request: Request, client: Address | None = None, scheme: str = "http") -> Handshake:
        """Return what `request` says, which the library has found to be valid."""
        path, _, query = request.path.partition("?")
        headers = {
            name: ("; " if name == "cookie" else ", ").join(request.headers.get_all(name))
            for name in request.headers
        }
        return cls(path, query, headers, client, scheme)

    def same_origin(self, *, secure: bool) -> bool:
        """Whether the page that asks came from this host. Non-browser clients send no origin and pass."""
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
