"""Hash of a table's state, to which a recorded log must always replay."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec

from stella.tables.state import TableState


def state_hash(table: TableState | None) -> str:
    """Return a hash of the whole state, independent of the order of sets and dicts.

    Fields with their default value are left out, so that a new field doesn't change the hashes of old logs.
    """
    return hashlib.sha256(msgspec.json.encode(_ordered(table), order="sorted")).hexdigest()


def _ordered(value: Any) -> Any:
    """Return the value as plain lists and dicts, with sets sorted."""
    if isinstance(value, msgspec.Struct):
        named = ((name, getattr(value, name), default) for name, default in _fields(type(value)))
        return {name: _ordered(each) for name, each, default in named if each != default}
    if isinstance(value, dict):
        return {str(key): _ordered(each) for key, each in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [_ordered(each) for each in value]
    return value


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """Return the fields of a struct with their defaults."""
    return [
        (each.name, each.default if each.default_factory is msgspec.NODEFAULT else each.default_factory())
        for each in msgspec.structs.fields(kind)
    ]
