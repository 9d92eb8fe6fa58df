"""Encoding of stored events: `[format, [[name, fields], …]]` in JSON, with upcasters from older formats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, get_args

import msgspec

from stella.tables.events import Logged

Upcaster = Callable[[str, dict[str, Any]], tuple[str, dict[str, Any]]]
"""Converts the name and fields of an event from one format to the next."""

E = TypeVar("E")


class UnreadableLog(Exception):
    """A stored entry that this version can't read."""


class EventCodec(Generic[E]):
    """Encodes events of known classes, and decodes them from any format.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class LampLit:
    ...     spot: int
    >>> codec = EventCodec([LampLit])
    >>> codec.encode([LampLit(3)])
    b'[1,[["LampLit",{"spot":3}]]]'
    >>> EventCodec([LampLit], {1: lambda name, fields: (name, {"spot": fields["spot"] * 10})}).decode(
    ...     b'[1,[["LampLit",{"spot":3}]]]')
    [LampLit(spot=30)]
    """

    def __init__(self, classes: Iterable[type[E]], upcasters: Mapping[int, Upcaster] | None = None) -> None:
        """`upcasters[n]` converts format n to n+1; the newest format is one more than the highest n."""
        self._upcasters = dict(upcasters or {})
        self.format = max(self._upcasters, default=0) + 1
        self._classes = {each.__name__: each for each in classes}
        self._decoders = {name: msgspec.json.Decoder(each) for name, each in self._classes.items()}
        self._outer = msgspec.json.Decoder(tuple[int, list[tuple[str, msgspec.Raw]]])
        self._encoder = msgspec.json.Encoder()

    def encode(self, events: Sequence[E]) -> bytes:
        """Encode one entry in the newest format."""
        return self._encoder.encode((self.format, [(type(event).__name__, event) for event in events]))

    def decode(self, body: bytes) -> list[E]:
        """Decode the events of one entry, converted to the newest format."""
        try:
            written, pairs = self._outer.decode(body)
            if written > self.format:
                raise UnreadableLog(f"format {written} is newer than this version of Stella")
            if written == self.format:
                return [self._decoders[name].decode(raw) for name, raw in pairs]
            return [self._lift(written, name, msgspec.json.decode(raw)) for name, raw in pairs]
        except (msgspec.MsgspecError, KeyError) as error:
            raise UnreadableLog(str(error)) from error

    def _lift(self, written: int, name: str, fields: dict[str, Any]) -> E:
        for step in range(written, self.format):
            name, fields = self._upcasters[step](name, fields)
        return msgspec.convert(fields, self._classes[name])


CODEC: Final[EventCodec[Logged]] = EventCodec(get_args(Logged))
"""The log of a table, in format 1. A released format never changes: changed fields need an upcaster."""
