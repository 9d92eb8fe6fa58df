"""Addresses that the operator has blocked for an hour, on all nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from stella.live.ports import Cluster
from stella.server.api.http_request import RequestError, remote_address
from stella.server.api.responses import refusal_reply
from stella.server.limits.rates import network_of
from stella.tables.refusal import TableCode

TOPIC: Final = "blocked"
BLOCKED_FOR: Final = 3600.0
"""Seconds before a blocked address may come back."""
MOST: Final = 1000
"""Maximum number of networks blocked at the same time."""
ADMIN: Final = "/admin"
"""Where even a blocked address is answered: the operator may have blocked their own."""


class BlockedAddresses:
    """When each block ends, by address; for IPv6, by /64."""

    def __init__(self, cluster: Cluster, now: Callable[[], float], on_block: Callable[[str], None]) -> None:
        """`on_block` is called with each network that is blocked, on this node or another."""
        self._cluster, self._now, self._on_block = cluster, now, on_block
        self._until: dict[str, float] = {}
        cluster.subscribe(lambda _: None, self._heard)

    def block(self, address: str) -> bool:
        """Block an address for an hour; false if too many others are blocked."""
        network = network_of(address)
        if not self._add(network):
            return False
        self._cluster.broadcast(TOPIC, network.encode())
        return True

    def has(self, address: str) -> bool:
        """Return whether an address is blocked now."""
        return bool(self._until) and self._until.get(network_of(address), 0.0) > self._now()

    def minutes_left(self) -> dict[str, int]:
        """Return the networks that are blocked now, and for how many more minutes."""
        now = self._now()
        return {network: -int((now - until) // 60) for network, until in self._until.items() if until > now}

    def _heard(self, topic: str, payload: bytes) -> None:
        if topic == TOPIC:
            self._add(network_of(payload.decode()))

    def _add(self, network: str) -> bool:
        now = self._now()
        self._until = {each: until for each, until in self._until.items() if until > now}
        if len(self._until) >= MOST and network not in self._until:
            return False
        self._until[network] = now + BLOCKED_FOR
        self._on_block(network)
        return True


class BlockMiddleware:
    """ASGI middleware that answers any request of a blocked address with 429."""

    def __init__(self, app: ASGIApp, blocked: BlockedAddresses) -> None:
        self.app, self.blocked = app, blocked

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on the requests of others."""
        if scope["type"] == "http" and not scope["path"].startswith(ADMIN):
            request = Request(scope)
            if self.blocked.has(remote_address(request)):
                await refusal_reply(request, RequestError(TableCode.RATE))(scope, receive, send)
                return
        await self.app(scope, receive, send)
