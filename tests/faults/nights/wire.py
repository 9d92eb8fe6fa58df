"""A socket between a device and a node. Both sides may see it broken at different times, or never."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stella.server.ws.session import GameSession

if TYPE_CHECKING:
    from .night import Night

MISSED_PONGS = 40.0
"""Seconds after which a node gives up a connection on which nothing arrives."""

IN_ORDER = 1e-6


class Wire:
    """What `GameSession` needs of a socket, and what a device has of it. Each direction keeps the order of messages."""

    def __init__(
        self, night: Night, number: int, heard: Callable[[Wire, bytes], None], lost: Callable[[Wire], None]
    ) -> None:
        self.number = number
        self.alive = False
        """The node's end is open."""
        self.usable = True
        """The device's end is open."""
        self.room = night.rng.choice((2, 8, 50))
        """Frames on their way that it takes."""
        self.session: GameSession | None = None
        self.drops_up = self.drops_down = False
        """Half-open: what is sent in this direction disappears."""
        self.held_until = 0.0
        """Nothing arrives before; then all does."""
        self._night = night
        self._heard, self._lost = heard, lost
        self._times = {"up": 0.0, "down": 0.0}
        self._on_the_way = 0
        self._owes = False

    # The node's end

    def opened(self, session: GameSession) -> None:
        """The node has let the device in."""
        self.alive, self.session = True, session
        session.writable()

    def send_frame(self, frame: bytes) -> bool:
        if not self.alive or self._on_the_way >= self.room:
            self._owes = True
            return False
        self._on_the_way += 1
        self._travel("down", lambda: self._arrive(frame))
        return True

    send_with_next = send_frame

    def close(self, code: int = 1000, reason: str = "") -> None:
        """The node ends it."""
        self.node_gone()
        self._travel("down", self._device_lost)

    def strike(self) -> None:
        raise AssertionError("devices of a night send no nonsense")

    def node_gone(self) -> None:
        """The node's end is closed, and its session hears of it."""
        if self.alive:
            self.alive = False
            assert self.session is not None
            self.session.closed()

    # The device's end

    def send(self, message: bytes) -> None:
        def arrive() -> None:
            if self.alive and not self.drops_up and self.session is not None:
                self.session.received(message)

        self._travel("up", arrive)

    def hang_up(self) -> None:
        """The device closes its end; the node learns of it, unless the wire is half-open."""
        self.usable = False
        self._travel("up", self._node_lost)

    # What goes wrong

    def cut(self) -> None:
        """Broken for both, who notice one after the other; what is on its way is lost."""
        self.drops_up = self.drops_down = True
        self._night.later(self._night.lag(), self._device_lost)
        self._night.later(self._night.lag() * 5, self.node_gone)

    def half_open(self, *, up: bool, down: bool) -> None:
        """Messages disappear, and nobody is told. The node notices in the end."""
        self.drops_up, self.drops_down = self.drops_up or up, self.drops_down or down
        self._night.later(MISSED_PONGS, self.node_gone)

    def hold(self, seconds: float) -> None:
        """Messages wait on the way."""
        self.held_until = max(self.held_until, self._night.now() + seconds)

    def _node_lost(self) -> None:
        if not self.drops_up:
            self.node_gone()

    def _device_lost(self) -> None:
        if self.usable:
            self.usable = False
            self._lost(self)

    def _arrive(self, frame: bytes) -> None:
        self._on_the_way -= 1
        if self.usable and not self.drops_down:
            self._heard(self, frame)
        if self._owes and self.alive and self._on_the_way < self.room and self.session is not None:
            self._owes = False
            self.session.writable()

    def _travel(self, direction: str, arrive: Callable[[], object]) -> None:
        now = self._night.now()
        at = max(now + self._night.lag(), self._times[direction] + IN_ORDER, self.held_until)
        self._times[direction] = at
        self._night.later(at - now, arrive)
