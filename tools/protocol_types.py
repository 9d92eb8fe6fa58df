"""From Python types to TypeScript: names of types, fields with the notes below them, docstrings as comments."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
WIDTH: Final = 108


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a shape; `note` is the text literal below it."""

    name: str
    kind: Any
    note: str
    has_default: bool


def fields_of(shape: type[Any]) -> Iterator[Field]:
    """Yield all fields of a dataclass or struct, in the order they are sent; those of its bases first."""
    notes = {name: note for base in reversed(shape.__mro__) for name, note in _notes(base).items()}
    hints = get_type_hints(shape, include_extras=True)
    if issubclass(shape, msgspec.Struct):
        required = [each.name for each in msgspec.structs.fields(shape) if each.required]
        names = shape.__struct_fields__
    else:
        plain = dataclasses.fields(shape)
        required = [
            f.name
            for f in plain
            if dataclasses.MISSING is f.default and dataclasses.MISSING is f.default_factory
        ]
        names = tuple(each.name for each in plain)
    for name in names:
        yield Field(name, hints[name], notes.get(name, ""), name not in required)


@cache
def _notes(shape: type[Any]) -> dict[str, str]:
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(shape)))
    except (OSError, TypeError):
        return {}
    (found,) = tree.body
    return _literals_below(found.body) if isinstance(found, ast.ClassDef) else {}


def note_on(name: Any) -> str:
    """Return the text literal below a `NewType` in its module."""
    module = sys.modules[name.__module__]
    return _literals_below(ast.parse(inspect.getsource(module)).body)[name.__name__]


def _literals_below(statements: list[ast.stmt]) -> dict[str, str]:
    notes = {}
    for above, below in pairwise(statements):
        target = above.target if isinstance(above, ast.AnnAssign) else None
        if isinstance(above, ast.Assign):
            target = above.targets[0] if isinstance(above.targets[0], ast.Name) else None
        match below:
            case ast.Expr(ast.Constant(str(text))) if isinstance(target, ast.Name):
                notes[target.id] = _in_typescript(" ".join(text.split()))
            case _:
                pass
    return notes


def reachable(roots: Iterable[Any]) -> list[Any]:
    """Return the shapes, choices and named numbers and texts that these types are made of, each once, in order."""
    found: dict[Any, None] = {}

    def visit(kind: Any) -> None:
        if isinstance(kind, NewType) or _is_class(kind):
            if kind not in found:
                found[kind] = None
                for field in fields_of(kind) if _is_class(kind) and not issubclass(kind, Enum) else ():
                    visit(field.kind)
        elif get_origin(kind) is not Literal:
            for inner in get_args(kind)[:1] if get_origin(kind) is Annotated else get_args(kind):
                visit(inner)

    for root in roots:
        visit(root)
    return list(found)


def _is_class(kind: Any) -> bool:
    return isinstance(kind, type) and (
        dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct | Enum)
    )


def comment_of(shape: type[Any]) -> str:
    """Return the docstring of a class as a comment, without its examples."""
    text = inspect.cleandoc(shape.__doc__ or "").split("\n>>>")[0].strip()
    text = _in_typescript(re.sub(r"\s*\n\s*", " ", text))
    if len(text) <= WIDTH:
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - 3)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def _in_typescript(text: str) -> str:
    return text.replace("`None`", "`null`")


class Namer:
    """Names types in TypeScript; `names` are classes that are called otherwise there."""

    def __init__(self, names: dict[type[Any], str]) -> None:
        self._names = names

    def name_of(self, shape: type[Any]) -> str:
        """Return the name of a class."""
        return self._names.get(shape, shape.__name__)

    def type_of(self, kind: Any) -> str:
        """Return a type as TypeScript writes it."""
        origin, inner = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, NewType):
            return str(kind.__name__)
        if origin is Annotated:
            return self.type_of(inner[0])
        if origin is Literal:
            return " | ".join(f"'{each}'" for each in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.type_of, inner)))
        if origin is dict:
            key, value = map(self.type_of, inner)
            return f"Record<{key}, {value}>"
        if origin is tuple and inner[1:] == (...,):
            return f"readonly {self._item(inner[0])}[]"
        if origin is list:
            return f"{self._item(inner[0])}[]"
        if _is_class(kind):
            return self.name_of(kind)
        raise TypeError(f"no TypeScript type for {kind}")

    def _item(self, kind: Any) -> str:
        name = self.type_of(kind)
        return f"({name})" if " " in name and not name.startswith("Record<") else name
