"""Write the TypeScript types of the protocol from the classes that the server itself encodes and decodes.

`./dev generate` writes `web/src/lib/protocol`; `tests/test_protocol.py` fails when it is stale. Whatever a message, a
body or a reply is made of is found by its types.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NewType, get_args

from generate import COMMAND, ROOT
from protocol_types import PLAIN, Namer, comment_of, fields_of, note_on, reachable
from stella import bots, rules
from stella.server.api import models, responses
from stella.server.api.operations import OPERATIONS
from stella.tables import options, pace, people, reactions, refusal
from stella.wire import messages, views

TARGET: Final = ROOT / "web/src/lib/protocol"
WIDTH: Final = 110

LISTS: Final[dict[str, tuple[str, type[StrEnum]]]] = {
    "COLOURS": ("Colour", rules.Colour),
    "SYMBOLS": ("ChairSymbol", people.Symbol),
    "CHARACTERS": ("Character", bots.Character),
    "LEVELS": ("BotLevel", bots.BotLevel),
    "WORD_CHOICES": ("WordChoice", options.WordChoice),
    "SLATES_SHOWN": ("SlatesShown", rules.SlatesShown),
    "PACES": ("Pace", pace.Pace),
    "REACTION_KINDS": ("ReactionKind", reactions.ReactionKind),
}
"""What the page offers for choice: the name of the list, the type of its values, and the values."""
SENT: Final = get_args(messages.ClientMessage)
ANSWERED: Final = (
    views.View, views.Own, messages.Ack, messages.Problem, messages.Notice, messages.WatchKey, messages.Reaction,
    messages.SeenBy, messages.AudienceLight, messages.Leaving,
)  # fmt: skip
BODIES: Final = tuple(dict.fromkeys(each.body for each in OPERATIONS if each.body is not None))
REPLIES: Final = (
    *dict.fromkeys(each.reply for each in OPERATIONS if each.reply is not None),
    responses.HttpProblem,
    models.RefusedPictures,
    models.RefusedWords,
)
APART: Final = (rules.Code, refusal.TableCode, pace.Beat)
"""Choices that no field names by its type: codes of refusals, and what lists.ts is about."""
NAMES: Final = {rules.Code: "RulesCode", people.Symbol: "ChairSymbol"}
CODES: Final = "RulesCode | TableCode"
"""What a refusal's code is: `msgspec` takes no union of two enums of texts."""


NAMED: Final = """\
/** Keeps names of one kind from being taken for another; a plain value is still welcome. */
type Named<Kind, Name> = Kind & { readonly kind?: Name };
"""


def generated() -> dict[Path, str]:
    """Return the text of each file."""
    return {TARGET / "lists.ts": _lists(), TARGET / "types.ts": _types()}


def _types() -> str:
    namer = Namer(NAMES)
    found = reachable([*APART, *SENT, *ANSWERED, *BODIES, *REPLIES])
    names = [each for each in found if isinstance(each, NewType)]
    choices = [each for each in found if isinstance(each, type) and issubclass(each, StrEnum)]
    sent = {*reachable([*SENT, *BODIES])} - {*reachable([*ANSWERED, *REPLIES])}
    shapes = [each for each in found if each not in names and each not in choices]
    parts = [
        NAMED,
        *map(_named, names),
        *(f"{comment_of(each)}{_choice(namer.name_of(each), each)}" for each in choices),
        *(_interface(each, namer, sent=each in sent) for each in shapes),
        f"/** Anything a client sends. */\n{_union('ClientMessage', [each.__name__ for each in SENT])}",
        f"/** Anything the server sends. */\n{_union('ServerMessage', [each.__name__ for each in ANSWERED])}",
    ]
    return _head("The whole protocol, described in docs/protocol.md.") + "\n".join(parts)


def _head(about: str) -> str:
    return f"// {about}\n// Made by {COMMAND} from the server's own classes; do not edit.\n\n"


def _named(name: Any) -> str:
    kind = PLAIN[name.__supertype__]
    return f"/** {note_on(name)} */\nexport type {name.__name__} = Named<{kind}, '{name.__name__}'>;\n"


def _choice(name: str, choices: type[StrEnum]) -> str:
    return _union(name, [f"'{each.value}'" for each in choices])


def _union(name: str, members: Sequence[str]) -> str:
    """Return a union as prettier breaks it: not at all, after the equals sign, or before each member."""
    one = " | ".join(members)
    if len(f"export type {name} = {one};") <= WIDTH:
        return f"export type {name} = {one};\n"
    if len(f"  {one};") <= WIDTH:
        return f"export type {name} =\n  {one};\n"
    return f"export type {name} ={''.join(f'{chr(10)}  | {each}' for each in members)};\n"


def _lists() -> str:
    kinds = sorted({kind for kind, _ in LISTS.values()} | {"Beat", "Outcome", "Weight"})
    parts = [_list(name, kind, choices) for name, (kind, choices) in LISTS.items()]
    head = _head("Values to choose from, in the order they are offered, and numbers that both sides keep to.")
    return "\n".join([head + _import(kinds, "types"), *parts, _lengths()])


def _lengths() -> str:
    """Return the lengths of scenes."""
    tables: list[tuple[str, str, str, Mapping[Any, Any] | tuple[float, ...] | float]] = [
        ("SPEED", "Readonly<Record<Pace, number>>", "Every length is multiplied by this.", pace.SPEED),
        ("ANNOUNCING", "Lengths", "Unhurried.", pace.ANNOUNCING),
        (
            "BEFORE_VERDICT",
            "Readonly<Record<Weight, Lengths>>",
            "The same for every outcome.",
            pace.BEFORE_VERDICT,
        ),
        (
            "QUICKENING",
            "readonly number[]",
            "How much of that a routine pointing takes, by the pointings before it in its round.",
            pace.QUICKENING,
        ),
        ("LEAST_NEWS", "number", "From its verdict on, it takes at least this much.", pace.LEAST_NEWS),
        (
            "FROM_VERDICT",
            "Readonly<Record<Weight, Readonly<Record<Outcome, Lengths>>>>",
            "A fall has no stars: the picture goes back.",
            pace.FROM_VERDICT,
        ),
    ]
    kind = "/** Milliseconds of each beat. */\nexport type Lengths = Readonly<Partial<Record<Beat, number>>>;\n\n"
    return kind + "\n".join(
        f"/** {note} */\nexport const {name}: {shape} = {_literal(value)};\n"
        for name, shape, note, value in tables
    )


def _literal(value: Any, margin: str = "") -> str:
    """Return an object as prettier breaks it: after each entry."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(_literal, value))}]"
    if not isinstance(value, Mapping):
        return f"{value:g}"
    inner = margin + "  "
    entries = [f"{inner}{name}: {_literal(each, inner)},\n" for name, each in value.items()]
    return f"{{\n{''.join(entries)}{margin}}}"


def _list(name: str, kind: str, choices: type[StrEnum]) -> str:
    """Return an array as prettier breaks it: not at all, or after each value."""
    values = [f"'{each.value}'" for each in choices]
    one = f"export const {name} = [{', '.join(values)}] as const satisfies readonly {kind}[];\n"
    if len(one) <= WIDTH + 1:
        return one
    broken = "".join(f"  {value},\n" for value in values)
    return f"export const {name} = [\n{broken}] as const satisfies readonly {kind}[];\n"


def _interface(shape: type[Any], namer: Namer, *, sent: bool) -> str:
    """Return a shape. In what clients send, fields with a default are optional."""
    lines = [f"{comment_of(shape)}export interface {namer.name_of(shape)} {{\n"]
    if (tag := getattr(shape, "__struct_config__", None)) is not None and tag.tag is not None:
        lines.append(f"  {tag.tag_field}: '{tag.tag}';\n")
    # The id of a request comes first, and only what the server itself asks goes without one.
    for field in sorted(fields_of(shape), key=lambda each: each.name != "id"):
        kind = CODES if (shape, field.name) == (messages.Problem, "code") else namer.type_of(field.kind)
        note = f"  /** {field.note} */\n" if field.note else ""
        optional = "?" if sent and field.has_default and field.name != "id" else ""
        lines.append(
            f"{note}  {field.name}{optional}: {kind.removesuffix(' | null') if optional else kind};\n"
        )
    return "".join([*lines, "}\n"])


def _import(names: list[str], home: str) -> str:
    """Return an import as prettier breaks it: not at all, or after each name."""
    line = f"import type {{ {', '.join(names)} }} from './{home}';\n"
    broken = "".join(f"  {name},\n" for name in names)
    return line if len(line) <= WIDTH + 1 else f"import type {{\n{broken}}} from './{home}';\n"
