"""The log of a table, and the state hash that recorded games must replay to for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Final, get_args

import msgspec

from stella.tables.events import Logged
from stella.tables.evolve import evolve_all, evolve_past
from stella.tables.options import FIRST_DEFAULT
from stella.tables.state import Status, TableState, status_of
from stella.wire.stored import EventCodec

from .ports import Entry


def _with_characters(name: str, fields: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Format 2 says who a bot is, and whether bots take their time. Before, they were nobody, and did."""
    return name, fields


CODEC: Final[EventCodec[Logged]] = EventCodec(get_args(Logged), {1: _with_characters})
"""Format 2. A change of an event's fields needs an upcaster from the format before."""
GAME_STARTED: Final = b'["GameStarted",'
"""What only the beginning of a game has in its body: within a text the quotes would have a backslash."""


def last_start(entries: Sequence[Entry]) -> int:
    """Where the last game begins: all before may be replayed by `evolve_past`. 0 if there was no game."""
    for number in range(len(entries) - 1, -1, -1):
        if GAME_STARTED in entries[number].body:
            return number
    return 0


def replay(entries: Sequence[Entry]) -> TableState | None:
    """The table its entries lead to."""
    start = last_start(entries)
    table = past(entries[:start])
    for entry in entries[start:]:
        table = evolve_all(table, CODEC.decode(entry.body))
    return table


def past(entries: Iterable[Entry]) -> TableState | None:
    """The table before its last game, without the games before that."""
    table: TableState | None = None
    for entry in entries:
        table = evolve_past(table, CODEC.decode(entry.body))
    return table


def is_over(entries: Sequence[Entry]) -> bool:
    """Whether the last game of this log was played to its end."""
    table = replay(entries)
    return table is not None and status_of(table) is Status.OVER


def state_hash(table: TableState | None) -> str:
    """A fingerprint of the whole state, independent of the order of sets and dicts.

    What is as it always was by default does not count, so that a new field leaves the hashes of old logs alone.
    """
    return hashlib.sha256(msgspec.json.encode(_ordered(table), order="sorted")).hexdigest()


def _ordered(value: Any) -> Any:
    """The value in plain lists and dicts, sets sorted."""
    if is_dataclass(value):
        named = ((field, getattr(value, field.name)) for field in fields(value))
        return {field.name: _ordered(each) for field, each in named if each != _default_of(field)}
    if isinstance(value, dict):
        return {str(key): _ordered(each) for key, each in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [_ordered(each) for each in value]
    return value


def _default_of(field: Field[Any]) -> Any:
    if FIRST_DEFAULT in field.metadata:
        return field.metadata[FIRST_DEFAULT]
    return field.default if field.default_factory is MISSING else field.default_factory()
