"""Write what the page needs to know about the languages and the Fluent catalogues as TypeScript.

`./dev generate` writes into `web/src/lib/i18n/`: the list of languages (from `stella.languages`) with a chunk for each,
and the types of all messages with their arguments. English is the source of those: the tests compare the messages and
arguments of all languages with it. `tests/test_locales.py` fails when a file is stale. `./dev texts` is
`text_report.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from generate import COMMAND, ROOT
from stella.languages import FALLBACK, LANGUAGES, NAMES, direction

I18N: Final = ROOT / "web" / "src" / "lib" / "i18n"
PARTS: Final[Mapping[str, Sequence[str]]] = json.loads((I18N / "parts.json").read_text(encoding="utf-8"))
"""The catalogues that the page loads, by the chunks they come in; the others are for the server."""
WIDTH: Final = 110
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
ANY: Final = "Value"
ANYONE: Final = "anyone"
"""The key for everyone who has none of their own."""

HEAD: Final = f"""// Every message of the page, with the arguments that it takes.
// Made by {COMMAND} from locales/en; do not edit.

type Value = string | number;
type None = Record<never, never>;

export interface Messages {{
"""
TAIL: Final = """}

export type MessageId = keyof Messages;
"""


class Arguments(Visitor):
    """Collects the variables of a message, each with its TypeScript type."""

    def __init__(self) -> None:
        self.types: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a variable that is only shown: it can be any value, unless a choice says more."""
        self.types.setdefault(node.id.name, ANY)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Note a choice: a number for plural forms, any value if one key is anyone, otherwise one of its keys."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [each.key for each in node.variants]
            names = [key.name for key in keys if isinstance(key, ast.Identifier)]
            by_number = len(names) < len(keys) or PLURALS.issuperset(names)
            choices = " | ".join(f"'{name}'" for name in names)
            named = ANY if ANYONE in names else choices
            self.types[node.selector.id.name] = "number" if by_number else named
        self.generic_visit(node)


def messages(*parts: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield every message of these parts of the page, or of all, with the types of its arguments."""
    for name in (name for part in parts or PARTS for name in PARTS[part]):
        text = (ROOT / "locales" / FALLBACK / f"{name}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                visitor = Arguments()
                visitor.visit(entry.value)
                yield entry.id.name, visitor.types


def _line(name: str, types: Mapping[str, str]) -> str:
    fields = [f"{argument}: {kind}" for argument, kind in sorted(types.items())]
    line = f"  '{name}': {{ {'; '.join(fields)} }};\n" if fields else f"  '{name}': None;\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"  '{name}': {{\n{''.join(f'    {field};{chr(10)}' for field in fields)}  }};\n"


def _languages() -> str:
    """Return the languages and how the catalogue of each is loaded."""
    names = "".join(f"  {language}: '{name}',\n" for language, name in NAMES.items())
    directions = "".join(f"  {language}: '{direction(language)}',\n" for language in LANGUAGES)

    def loaders(part: str) -> str:
        lines = (f"    {language}: () => import('catalogue:{part}-{language}'),\n" for language in LANGUAGES)
        return f"  {part}: {{\n{''.join(lines)}  }},\n"

    return (
        f"// The languages, as src/stella/languages.py declares them.\n// Made by {COMMAND}; do not edit.\n\n"
        "/** Each by its own name, in the order the switch shows them. */\n"
        f"export const LANGUAGES = {{\n{names}}} as const;\n\n"
        "export type Language = keyof typeof LANGUAGES;\n\n"
        "/** Where lines begin in each. */\n"
        f"export const DIRECTIONS: Record<Language, 'ltr' | 'rtl'> = {{\n{directions}}};\n\n"
        f"export const FALLBACK: Language = '{FALLBACK}';\n\n"
        f"export type Part = {' | '.join(map(repr, PARTS))};\n\n"
        "type Chunk = () => Promise<{ default: Record<string, string> }>;\n\n"
        "/** What the page says, file by file. Each part of each language is a chunk of its own. */\n"
        "export const CATALOGUES: Record<Part, Record<Language, Chunk>> = {\n"
        f"{''.join(map(loaders, PARTS))}}};\n"
    )


def generated() -> dict[Path, str]:
    """Return the text of each file."""
    types = HEAD + "".join(_line(name, types) for name, types in messages()) + TAIL
    return {I18N / "catalogues.ts": _languages(), I18N / "messages.ts": types}
