"""What a socket needs of the game: an admission, and a session for each client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from stella.server.ws.handshake import Handshake, HttpRefusal
    from stella.server.ws.socket import GameSocket


class Session(Protocol):
    """One guest's side of the conversation. Nothing here may block; an exception closes this socket with 1011."""

    def received(self, text: bytes) -> None:
        """Take one whole message of valid UTF-8."""

    def writable(self) -> None:
        """Send the newest view: the socket has just opened, or has drained after `send_frame` refused."""

    def closed(self) -> None:
        """Forget the socket. Called exactly once, whatever the reason."""


class Admission(Protocol):
    """Decides who comes in."""

    async def admit(self, handshake: Handshake, socket: GameSocket) -> Session | HttpRefusal:
        """Return a session for this guest, or why there is none.

        Until this returns, the socket takes no frames; the session's `writable` says when it does. A guest who
        leaves meanwhile does not cancel this: the session is then closed as soon as it is returned.
        """
