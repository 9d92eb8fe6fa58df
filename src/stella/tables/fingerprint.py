"""The fingerprint of a table's state, which recorded games must replay to for ever."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from msgspec.structs import FieldInfo

from .options import TableOptions
from .state import TableState

FIRST_DEFAULTS: Final[dict[tuple[type, str], object]] = {(TableOptions, "deck"): "placeholder"}
"""What a field was by default when the first logs were written, where that has changed since."""
LATER: Final = {(TableState, "used"), (TableState, "seen")}
"""Fields that came after the first logs and follow from them: they do not count."""


def state_hash(table: TableState | None) -> str:
    """A fingerprint of the whole state, independent of the order of sets and dicts.

    What is as it always was by default does not count, so that a new field leaves the hashes of old logs alone.
    """
    return hashlib.sha256(msgspec.json.encode(_ordered(table), order="sorted")).hexdigest()


def _ordered(value: Any) -> Any:
    """The value in plain lists and dicts, sets sorted."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        kept = (field for field in msgspec.structs.fields(kind) if (kind, field.name) not in LATER)
        named = ((field, getattr(value, field.name)) for field in kept)
        return {field.name: _ordered(each) for field, each in named if each != _default_of(kind, field)}
    if isinstance(value, dict):
        return {str(key): _ordered(each) for key, each in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [_ordered(each) for each in value]
    return value


def _default_of(kind: type, field: FieldInfo) -> Any:
    if (kind, field.name) in FIRST_DEFAULTS:
        return FIRST_DEFAULTS[kind, field.name]
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
