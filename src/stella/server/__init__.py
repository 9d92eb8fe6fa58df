"""HTTP for the browser: the API, the built web client, and the headers that protect both."""

from stella.server.app import create_app

__all__ = ["create_app"]
