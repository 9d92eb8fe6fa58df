"""Game sockets: WebSockets on a lean path that bypasses ASGI, in the same process and on the same port.

Give `socket_class(door)` to uvicorn as `ws=`; the door returns a session for each guest. See
docs/decisions/0015-frames-by-a-library.md.
"""

from stella.server.ws.frames import text_frame
from stella.server.ws.handshake import Address, Handshake, HttpRefusal
from stella.server.ws.limits import Limits
from stella.server.ws.ports import Door, Session
from stella.server.ws.socket import GameSocket, socket_class

__all__ = [
    "Address",
    "Door",
    "GameSocket",
    "Handshake",
    "HttpRefusal",
    "Limits",
    "Session",
    "socket_class",
    "text_frame",
]
