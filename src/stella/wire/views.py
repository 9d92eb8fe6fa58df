"""Views as bytes. The public part is the same for a whole table, so it is encoded once and spliced in."""

from __future__ import annotations

import msgspec

from stella.rules import OwnView, PublicView, SeatView, Viewer

_encoder = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """Any part of a view as JSON. Equal parts give equal bytes."""
    return _encoder.encode(value)


def encode_public(public: PublicView) -> bytes:
    """The part every viewer shares."""
    return _encoder.encode(public)


def encode_own(own: OwnView | None) -> bytes:
    """The part of one seat; `null` for those who only watch.

    >>> encode_own(None)
    b'null'
    """
    return _encoder.encode(own)


def splice(viewer: Viewer, public: bytes, own: bytes) -> bytes:
    """A whole view from parts already encoded: the same bytes as `encode_view`."""
    return b'{"viewer":%s,"public":%s,"own":%s}' % (_encoder.encode(viewer), public, own)


def encode_view(view: SeatView) -> bytes:
    """A whole view. Equal views give equal bytes."""
    return splice(view.viewer, encode_public(view.public), encode_own(view.own))
