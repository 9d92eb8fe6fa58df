"""The client behind a proxy. uvicorn finds that out for HTTP; game sockets do not pass through it."""

from __future__ import annotations

from collections.abc import Sequence

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stella.server.ws.handshake import Handshake


class Proxies:
    """The trusted proxies, as for HTTP."""

    def __init__(self, trusted: Sequence[str]) -> None:
        self._trusted = ProxyHeadersMiddleware(None, list(trusted)).trusted_hosts  # type: ignore[arg-type]

    def address_of(self, handshake: Handshake) -> str:
        """Return the address of the client."""
        peer = handshake.client[0] if handshake.client else "unknown"
        forwarded = handshake.headers.get("x-forwarded-for")
        if forwarded is None or peer not in self._trusted:
            return peer
        return self._trusted.get_trusted_client_address(forwarded)[0] or peer

    def is_secure(self, handshake: Handshake) -> bool:
        """Return whether the browser reached us over HTTPS."""
        peer = handshake.client[0] if handshake.client else None
        if peer in self._trusted:
            return handshake.headers.get("x-forwarded-proto", handshake.scheme).strip() in ("https", "wss")
        return handshake.scheme == "https"
