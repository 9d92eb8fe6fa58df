"""Each language has its own quotes, spaces, dashes and ellipses: in the catalogues, on word cards and in decks."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from prose import messages
from stella.bots.tags import load_tags
from stella.content.decks import load_built_in
from stella.content.wordcards import load_word_cards
from stella.languages import LANGUAGES, NAMES

LOCALES = Path(__file__).resolve().parents[1] / "locales"
WITH_CODE = {"words-own-shape", "decks-no-name", "decks-file-name"}
"""Messages that quote a line of a file."""


def content(language: str) -> Iterator[tuple[str, str]]:
    """The same of words, pictures and tags."""
    for word, texts in load_word_cards().texts.items():
        yield str(word), texts[language]
    for deck in load_built_in():
        yield deck.id, deck.name[language]
        for card in deck.cards:
            yield str(card.id), card.title[language]
            yield str(card.id), card.description[language]
    for tag, names in load_tags().items():
        yield tag, names[language]


def wrong(language: str, is_wrong: Callable[[str], object]) -> list[tuple[str, str]]:
    shown = [
        *((name, text) for name, text in messages(language) if name not in WITH_CODE),
        *content(language),
    ]
    return [(where, text) for where, text in shown if is_wrong(text)]


def count_differs(text: str, opening: str, closing: str) -> bool:
    return text.count(opening) != text.count(closing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_typewriter_marks_are_left(language: str) -> None:
    assert wrong(language, re.compile(r"""\.\.\.|['"`]|--| - |  |\s\Z|\A\s(?!\Z)""").search) == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "fr"])
def test_no_space_stands_before_a_mark(language: str) -> None:
    assert wrong(language, re.compile(r"\s[;:!?,.](?!\w)").search) == []


def test_french_marks_have_their_no_break_spaces() -> None:
    assert wrong("fr", re.compile(r"(?<!\u202f)(?<!\A)[;!?]").search) == []
    assert wrong("fr", re.compile(r"(?<!\u00a0):").search) == []
    assert wrong("fr", re.compile(r"«(?!\u00a0)|(?<!\u00a0)»").search) == []
    assert wrong("fr", re.compile(r"[\u00a0\u202f](?![;:!?»]|[MG]?o\b|ko\b)(?<!«\u00a0)").search) == []


QUOTES = {
    "en": ("“", "”"),
    "fr": ("«", "»"),
    "es": ("«", "»"),
    "de": ("„", "“"),
    "pl": ("„", "”"),
    "it": ("«", "»"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_quotes(language: str) -> None:
    opening, closing = QUOTES[language]
    others = set("“”„«»‹›") - {opening, closing}
    assert wrong(language, lambda text: others & set(text)) == []
    assert wrong(language, lambda text: count_differs(text, opening, closing)) == []
    inside = re.compile(rf"{opening}\s|\s{closing}(?!\w)")
    assert language == "fr" or wrong(language, inside.search) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_stands_apart_from_the_word_in_german_alone(language: str) -> None:
    joined, apart = re.compile(r"\w…"), re.compile(r"\w\s…")
    assert wrong(language, (joined if language == "de" else apart).search) == []


def test_spanish_opens_its_questions_and_exclamations() -> None:
    questions = [
        each for each in wrong("es", lambda text: count_differs(text, "¿", "?")) if each[0] != "keys-help"
    ]
    assert questions == []
    assert wrong("es", lambda text: count_differs(text, "¡", "!")) == []


def test_polish_terms_are_lower_case_inside_a_sentence() -> None:
    assert wrong("pl", re.compile(r"[\w,:;] (?:Iskr|Superiskr|Porażk)").search) == []


def test_dashes_have_spaces_around_them_unless_they_stand_in_a_range() -> None:
    for language in LANGUAGES:
        assert wrong(language, re.compile(r"—|[^\s\d]–|–[^\s\d]").search) == []


def test_the_terms_of_the_style_sheet_are_those_of_the_catalogues() -> None:
    rows = re.findall(r"^\| (.+) \|$", (LOCALES / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    table = [[cell.strip() for cell in row.split("|")] for row in rows]
    assert [name.casefold() for name in table[0]] == [name.casefold() for name in NAMES.values()]
    for row in table[2:]:
        for language, cell in zip(LANGUAGES, row, strict=True):
            said = " ".join(text for _, text in messages(language)).casefold()
            for term in re.split(r"[,;] ?| ; ", cell):
                stem = term.strip().casefold().removeprefix("to ")[:5]
                assert stem in said, f"{language}: {term}"


def test_what_reads_the_same_in_english_is_listed_for_known_languages_only() -> None:
    same = tomllib.loads(Path(__file__).with_name("same_in_english.toml").read_text(encoding="utf-8"))
    assert same.keys() <= set(LANGUAGES)
