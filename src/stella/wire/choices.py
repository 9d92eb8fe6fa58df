"""Tells a value that is none of its choices from a message that makes no sense: people get to know which it was."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect


def wrong_choice(data: bytes, shape: Any) -> tuple[str | None, Any]:
    """The field that has none of its choices, and the message as if it had one, if nothing else is wrong.

    Only for what was refused: it decodes once more.

    >>> from stella.tables.options import OptionChanges
    >>> wrong_choice(b'{"joining": "everybody", "patience": 9}', OptionChanges)[0]
    'joining'
    >>> wrong_choice(b'{"joining": "everybody", "patience": "long"}', OptionChanges)
    (None, None)
    """
    wrong: list[str] = []
    try:
        message = msgspec.convert(_corrected(_type_of(shape), msgspec.json.decode(data), "", wrong), shape)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None, None
    return (wrong[0], message) if wrong else (None, None)


_type_of = cache(inspect.type_info)


def _corrected(kind: inspect.Type, value: Any, name: str, wrong: list[str]) -> Any:
    """The value with the first choice in place of each that is none; their names go into `wrong`."""
    match kind:
        case inspect.EnumType(cls=choices) if isinstance(value, str) and value not in {
            each.value for each in choices
        }:
            wrong.append(name)
            return next(iter(choices)).value
        case inspect.UnionType(types=types):
            for each in types:
                value = _corrected(each, value, name, wrong)
            return value
        case inspect.StructType(fields=fields) if isinstance(value, dict) and _is_tagged(kind, value):
            known = {each.encode_name: each.type for each in fields}
            return {
                key: _corrected(known[key], each, key, wrong) if key in known else each
                for key, each in value.items()
            }
        case _:
            return value


def _is_tagged(kind: inspect.StructType, value: dict[str, Any]) -> bool:
    return kind.tag_field is None or value.get(kind.tag_field) == kind.tag
