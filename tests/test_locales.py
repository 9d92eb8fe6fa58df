"""The five languages say the same things."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).resolve().parents[1] / "locales"
LANGUAGES = ("en", "fr", "es", "de", "pl")
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


class Arguments(Visitor):
    """Collects the names of the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file, with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for name, pattern in parts.items():
                assert name not in found, f"{path}: {name} is there twice"
                visitor = Arguments()
                if pattern is not None:
                    visitor.visit(pattern)
                found[name] = visitor.names
    return found


def test_there_are_exactly_five_languages() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_with_the_same_arguments(language: str, file: str) -> None:
    assert messages(LOCALES / language / file) == messages(LOCALES / "en" / file)
