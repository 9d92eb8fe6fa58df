"""Settings without rate limits."""

from __future__ import annotations

from stella.server.settings import Settings

UNLIMITED = Settings(
    creating=None,
    joining=None,
    requests=None,
    messages=None,
    reacting=None,
    lines=None,
    finishing=None,
    uploading=None,
    printing=None,
    painting=None,
    guessing=None,
    sockets=100_000,
)
