"""How values travel: views to clients, later stored events and client messages. The source of the TypeScript types."""

from .views import encode_own, encode_public, encode_view

__all__ = ["encode_own", "encode_public", "encode_view"]
