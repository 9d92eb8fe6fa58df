"""The fingerprint of a table's state, which recorded games must replay to for ever."""

from __future__ import annotations

import hashlib
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

import msgspec

from .options import FIRST_DEFAULT, LATER
from .state import TableState


def state_hash(table: TableState | None) -> str:
    """A fingerprint of the whole state, independent of the order of sets and dicts.

    What is as it always was by default does not count, so that a new field leaves the hashes of old logs alone.
    """
    return hashlib.sha256(msgspec.json.encode(_ordered(table), order="sorted")).hexdigest()


def _ordered(value: Any) -> Any:
    """The value in plain lists and dicts, sets sorted."""
    if is_dataclass(value):
        kept = (field for field in fields(value) if LATER not in field.metadata)
        named = ((field, getattr(value, field.name)) for field in kept)
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
