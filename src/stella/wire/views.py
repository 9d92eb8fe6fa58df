"""The view: the message that shows a table. The part that all viewers share is encoded once and comes first."""

from __future__ import annotations

from typing import Final, cast

import msgspec
from msgspec import Raw

from stella.tables.view import OwnTable, PublicPlay, PublicTable, StepTime

_encoder = msgspec.json.Encoder()


class View(msgspec.Struct, frozen=True, tag_field="type", tag="view", forbid_unknown_fields=True):
    """Everything this device may know. Always show the newest view; it doesn't depend on earlier ones."""

    version: int
    """Counts public changes. Views of one version can differ in who is present, and in `you`."""
    table: PublicTable | None
    """Null until the host has let you in."""
    play: PublicPlay | None
    """Null before the first game, and until the host has let you in."""
    you: OwnTable | None
    """Null for a board or a spectator."""
    clock: StepTime | None
    """Time left for a limited step, counted from when this arrives; null while no clock is running."""


class Own(msgspec.Struct, frozen=True, tag_field="type", tag="own", forbid_unknown_fields=True):
    """For clients that asked for parts: only `you` has changed since the view of this version; it's complete."""

    version: int
    """The version of the newest view; everything else in that view is still true."""
    you: OwnTable
    clock: StepTime | None
    """As in a view, counted from when this arrives."""


NOTHING: Final = Raw(b"null")
"""The view of people who haven't been let in."""


def encode_part(part: PublicTable | PublicPlay | OwnTable | StepTime | None) -> Raw:
    """Encode a part that several views share. Equal parts give equal bytes."""
    return Raw(_encoder.encode(part))


def encode_common(version: int, table: Raw, play: PublicPlay | None) -> bytes:
    """Encode the start of all views of a version, up to each viewer's private part.

    >>> encode_common(3, NOTHING, None)
    b'{"type":"view","version":3,"table":null,"play":null,"you":'
    """
    for_all = _encoder.encode(View(version, cast("PublicTable", table), play, None, None))
    return for_all.removesuffix(b'null,"clock":null}')


def encode_view(common: bytes, you: Raw, clock: Raw) -> bytes:
    """Assemble a whole view from the common part, the private part and the clock.

    >>> encode_view(encode_common(0, NOTHING, None), NOTHING, NOTHING)
    b'{"type":"view","version":0,"table":null,"play":null,"you":null,"clock":null}'
    """
    return b"".join((common, you, b',"clock":', clock, b"}"))


def encode_own(version: int, you: Raw, clock: Raw) -> bytes:
    """Encode the private part alone, for a client that has the rest of this version's view."""
    return _encoder.encode(Own(version, cast("OwnTable", you), cast("StepTime", clock)))
