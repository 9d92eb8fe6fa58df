"""Hash of a table's state, to which a recorded log must always replay."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec.structs import FieldInfo

from stella.tables.state import TableState


def state_hash(table: TableState | None) -> str:
    """Return a hash of the whole state, independent of the order of sets and dicts.

    Fields with their default value are left out, so that a new field doesn't change the hashes of old logs.
    """
    return hashlib.sha256(msgspec.json.encode(_ordered(table), order="sorted")).hexdigest()


def _ordered(value: Any) -> Any:
    """Return the value as plain lists and dicts, with sets sorted."""
    if isinstance(value, msgspec.Struct):
        named = ((field, getattr(value, field.name)) for field in msgspec.structs.fields(type(value)))
        return {field.name: _ordered(each) for field, each in named if each != _default_of(field)}
    if isinstance(value, dict):
        return {str(key): _ordered(each) for key, each in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [_ordered(each) for each in value]
    return value


def _default_of(field: FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
