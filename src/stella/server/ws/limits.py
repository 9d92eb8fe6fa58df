"""What one socket may cost: bytes, seconds and nonsense."""

from __future__ import annotations

from dataclasses import dataclass

from stella.server.settings import Rate

KB = 1024
_OVERHEAD = Rate(120, 120)


@dataclass(frozen=True, slots=True)
class SocketLimits:
    """Bounds of one socket; sizes in bytes, times in seconds."""

    message: int = 8 * KB
    """One incoming message, all its fragments together."""
    early: int = 16 * KB
    """What a peer may send before its handshake is answered."""
    outgoing: int = 8 * KB
    """Unsent bytes above which `send_frame` refuses, and as many in the kernel: views that age while they wait."""
    handshake: float = 10.0
    """Seconds that the admission may take."""
    closing: float = 5.0
    """How long a peer may take to answer our close frame."""
    stopping: float = 1.0
    """The same while the server stops."""
    stall: float = 30.0
    """How long a peer may leave our buffer full."""
    heartbeat: float = 25.0
    """A peer silent for one such interval is pinged, for two it is dropped."""
    strikes: int = 20
    """How many nonsensical messages are forgiven within `strike_window`."""
    strike_window: float = 60.0
    overhead: Rate = _OVERHEAD
    """Frames that aren't messages: pings, pongs, fragments, and whatever comes after our close frame. More of them
    end the connection. Messages are counted by the session."""
