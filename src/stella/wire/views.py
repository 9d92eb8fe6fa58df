"""The view, the message that shows a table. What all viewers share is encoded once, and each view begins with it."""

from __future__ import annotations

from typing import Final, cast

import msgspec
from msgspec import Raw

from stella.tables.view import OwnTable, PublicPlay, PublicTable, StepTime

_encoder = msgspec.json.Encoder()


class View(msgspec.Struct, frozen=True, tag_field="type", tag="view", forbid_unknown_fields=True):
    """Everything this device may know. Show the newest one that came; it needs none of those before it."""

    version: int
    """Counts what everybody can see change. Views of one version can differ in who is present, and in `you`."""
    table: PublicTable | None
    """Null until the host has let you in."""
    play: PublicPlay | None
    """Null before the first game, and until the host has let you in."""
    you: OwnTable | None
    """Null for a board or a spectator."""
    clock: StepTime | None
    """The time left of a limited step, counted from when this arrives; null while no time runs."""


class Own(msgspec.Struct, frozen=True, tag_field="type", tag="own", forbid_unknown_fields=True):
    """To those who asked for parts: nothing but `you` is new since the view of this version; all of it is here."""

    version: int
    """That of the newest view: what it has besides still holds."""
    you: OwnTable
    clock: StepTime | None
    """As in a view, counted from when this arrives."""


NOTHING: Final = Raw(b"null")
"""What those see who have not been let in."""


def encode_part(part: PublicTable | PublicPlay | OwnTable | StepTime | None) -> Raw:
    """A part of several views, encoded once. Equal parts give equal bytes."""
    return Raw(_encoder.encode(part))


def encode_common(version: int, table: Raw, play: PublicPlay | None) -> bytes:
    """What all views of a version begin with, up to the part that is each viewer's own.

    >>> encode_common(3, NOTHING, None)
    b'{"type":"view","version":3,"table":null,"play":null,"you":'
    """
    for_all = _encoder.encode(View(version, cast("PublicTable", table), play, None, None))
    return for_all.removesuffix(b'null,"clock":null}')


def encode_view(common: bytes, you: Raw, clock: Raw) -> bytes:
    """A whole view: what is common, the own part, the time.

    >>> encode_view(encode_common(0, NOTHING, None), NOTHING, NOTHING)
    b'{"type":"view","version":0,"table":null,"play":null,"you":null,"clock":null}'
    """
    return b"".join((common, you, b',"clock":', clock, b"}"))


def encode_own(version: int, you: Raw, clock: StepTime | None) -> bytes:
    """The own part alone, for who has the rest of the view of this version."""
    return _encoder.encode(Own(version, cast("OwnTable", you), clock))
