"""All languages say the same things."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import gen_texts
import text_report
from generate import COMMAND, stale
from stella.content import texts
from stella.content.texts import message_id, text
from stella.languages import LANGUAGES
from stella.rules import Code
from stella.tables.refusal import TableCode

LOCALES = Path(__file__).resolve().parents[1] / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
PLURALS = {language: {*Locale.parse(language).plural_form.tags, "other"} for language in LANGUAGES}
"""The plural forms of each language, as Unicode's CLDR has them."""
SAME = tomllib.loads(Path(__file__).with_name("same_in_english.toml").read_text(encoding="utf-8"))
"""Messages that read the same in English and another language, and are meant to."""


class Arguments(Visitor):
    """Collects the names of the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class References(Visitor):
    """Collects the names of the messages that a catalogue refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
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


def test_there_are_catalogues_for_every_declared_language_and_no_other() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_takes_the_arguments_of_the_english_one(language: str, file: str) -> None:
    assert messages(LOCALES / language / file).items() <= messages(LOCALES / "en" / file).items()


@pytest.mark.nightly  # a branch may bring a text in English alone, and ./dev check names it; a release may not
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated(language: str) -> None:
    assert text_report.missing(language) == []


def test_a_message_that_is_not_translated_yet_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    files = dict(texts._files("de"))
    del files["error-too-many"]
    honest = texts._files
    monkeypatch.setattr(texts, "_files", lambda language: files if language == "de" else honest(language))
    assert text("E_TOO_MANY", "de", limit=10) == text("E_TOO_MANY", "en", limit=10)


def test_the_languages_and_messages_of_the_page_are_up_to_date() -> None:
    assert stale(gen_texts.generated()) == [], f"run {COMMAND}"


class Plurals(Visitor):
    """Collects the forms of every choice by number."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if names & gen_texts.PLURALS:
            self.forms.append(names)
        self.generic_visit(node)


def entries(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    found: dict[str, ast.Message] = {}
    for file in FILES:
        parsed = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
        found |= {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_catalogue_can_be_read_alone(language: str, file: str) -> None:
    path = LOCALES / language / file
    references = References()
    references.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert references.names <= messages(path).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_has_all_plural_forms_of_the_language(language: str) -> None:
    for name, message in entries(language).items():
        visitor = Plurals()
        visitor.visit(message)
        for forms in visitor.forms:
            assert forms == PLURALS[language], f"{language}: {name}"


def wording(message: ast.Message) -> str:
    """A message as text, without its comment."""
    bare = message.clone()
    bare.comment = None
    return FluentSerializer().serialize_entry(bare)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_message_is_left_in_english_unless_it_is_meant_to_be(language: str) -> None:
    english, others = entries("en"), entries(language)
    same = {name for name, message in others.items() if wording(message) == wording(english[name])}
    assert same == set(SAME.get(language, ()))


def test_every_refusal_has_its_message() -> None:
    known = entries("en")
    for code in [*Code, *TableCode]:
        assert message_id(code.value) in known


def test_numbers_are_written_as_the_language_does() -> None:
    assert (
        text("E_TOO_FEW_SEATS", "pl", least=3, seats=2)
        == "Do gry potrzeba co najmniej 3 graczy. Na razie jest ich 2."
    )
