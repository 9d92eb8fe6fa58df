"""Write the TypeScript types of the page's messages, with their arguments, from the Fluent catalogues.

`./dev texts` writes `web/src/lib/i18n/messages.ts`; `tests/test_locales.py` fails when it is stale. English is the
source: the tests compare the messages and arguments of all languages with it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parents[1]
I18N: Final = ROOT / "web" / "src" / "lib" / "i18n"
TARGET: Final = I18N / "messages.ts"
COMMAND: Final = "./dev texts"
WIDTH: Final = 110
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
ANY: Final = "Value"

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
        """A variable that is only shown can be any value; a choice made before or after says more."""
        self.types.setdefault(node.id.name, ANY)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """A choice by plural form takes a number, any other choice takes one of its keys."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [each.key for each in node.variants]
            names = [key.name for key in keys if isinstance(key, ast.Identifier)]
            by_number = len(names) < len(keys) or PLURALS.issuperset(names)
            choices = " | ".join(f"'{name}'" for name in names)
            self.types[node.selector.id.name] = "number" if by_number else choices
        self.generic_visit(node)


def page_files() -> list[str]:
    """The catalogues that the page loads, as its English chunk names them."""
    source = (I18N / "catalogue-en.ts").read_text(encoding="utf-8")
    found = re.search(r"locales/en/\{([\w,]+)\}\.ftl", source)
    assert found, "catalogue-en.ts names no catalogues"
    return found[1].split(",")


def messages() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Every message of the page in the order of the catalogues, with the types of its arguments."""
    for name in page_files():
        text = (ROOT / "locales" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
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


def generated() -> str:
    """The text of the file."""
    return HEAD + "".join(_line(name, types) for name, types in messages()) + TAIL


def stale() -> bool:
    """Whether the file is not as it should be."""
    return not TARGET.exists() or TARGET.read_text(encoding="utf-8") != generated()


def main() -> int:
    """Write the file if it is stale, and say so."""
    if stale():
        TARGET.write_text(generated(), encoding="utf-8")
        print(f"written: {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
