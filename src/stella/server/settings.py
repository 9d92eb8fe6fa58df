"""How one server is set up: limits and addresses, with sound defaults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each minute."""

    burst: int
    per_minute: float


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits of one server."""

    creating: Rate | None = Rate(10, 20)
    """New tables, for each address."""
    joining: Rate | None = Rate(60, 120)
    """Joining, resuming and looking up codes, for each address: also what stands against guessing codes."""
    requests: Rate | None = Rate(120, 600)
    """All other requests about tables, and as many new sockets, for each address."""
    messages: Rate | None = Rate(60, 300)
    """Messages on all sockets of one person together, or on the socket of a watcher."""
    devices: int = 8
    """Open sockets of one person."""
    watchers: int = 24
    """Open sockets of boards and spectators at one table: strangers must not keep out those who play."""
    sockets: int = 20_000
    body_limit: int = 16 * 1024
    uploading: Rate | None = Rate(5, 0.5)
    """Own decks of pictures, for each address."""
    uploads: int = 4
    """Own decks that come in at the same time."""
    pictures_bytes: int = 5_000_000_000
    """All own decks of all tables together, on disk; when it is reached no more are taken."""
    lan: str | None = None
    """Where other devices reach this server if its page was opened by a name that only its own machine knows."""
    finished_days: float = 90
    idle_days: float = 30


UNLIMITED = Settings(
    creating=None, joining=None, requests=None, messages=None, uploading=None, sockets=100_000
)
"""For load tests on one's own machine."""
