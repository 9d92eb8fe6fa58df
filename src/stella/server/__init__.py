"""HTTP and sockets for the browser: the API, the tables, the built web client, and the headers that protect them."""

from stella.server.app import create_app, socket_class_for

__all__ = ["create_app", "socket_class_for"]
