"""Sessions of members on sockets that only remember."""

from __future__ import annotations

import json
from typing import Any

from stella.server.limits.rates import Buckets
from stella.server.metrics import Metrics
from stella.server.ws.session import GameSession
from stella.tables.people import MemberId
from tests.tables.harness import Table


class FakeSocket:
    """Takes frames while it is not full."""

    def __init__(self) -> None:
        self.full = False
        self.alive = True
        self.heard: list[dict[str, Any]] = []

    def send_frame(self, frame: bytes) -> bool:
        """Take a frame, unless full."""
        if not self.full:
            self.heard.append(json.loads(frame[frame.index(b"{") :]))
        return not self.full

    send_with_next = send_frame

    def close(self, code: int, reason: str) -> None:
        """End."""
        self.alive = False

    def strike(self) -> None:
        """Nobody sends nonsense here."""
        raise AssertionError("nothing here is nonsense")

    def views(self) -> list[dict[str, Any]]:
        """All views it was sent."""
        return [message for message in self.heard if message["type"] == "view"]


def session(
    table: Table, who: int, metrics: Metrics | None = None, *, takes_own: bool = False
) -> tuple[FakeSocket, GameSession]:
    """The socket of a member, open; its page was in English when it connected."""
    socket = FakeSocket()
    made = GameSession(
        socket,  # type: ignore[arg-type]
        table.live,
        MemberId(f"m{who}"),
        "en",
        Buckets(None, table.harness.clock.monotonic),
        metrics or Metrics(),
    )
    made.takes_own = takes_own
    made.writable()
    return socket, made
