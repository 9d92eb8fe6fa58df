"""Game sockets: WebSockets on a lean path that bypasses ASGI, in the same process and on the same port.

Pass `socket_class(admission)` to uvicorn as `ws=`; the admission returns a session for each client. See
docs/decisions/0010-game-sockets.md.
"""

from stella.server.ws.connection import Admission, Session, SocketLimits
from stella.server.ws.frames import text_frame
from stella.server.ws.handshake import Address, Handshake, HttpRefusal
from stella.server.ws.socket import GameSocket, socket_class
