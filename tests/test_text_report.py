"""Translators see what is missing or has changed since they were there."""

from __future__ import annotations

import re

import pytest

import text_report
from stella.languages import LANGUAGES
from text_report import compare, texts_in, used_in

OLD = {"home.ftl": texts_in("# A comment\nhello = Hello\nbye = Bye\n")}
NEW = {"home.ftl": texts_in("hello = Hi { $name }\nbye = Bye\nfresh = New\n")}
GERMAN = {"home.ftl": texts_in("hello = Hallo\nbye = Tschüss\n")}


def test_changed_and_missing_messages_are_listed_with_old_and_new_english() -> None:
    changed, missing = compare((OLD, NEW), (GERMAN, GERMAN))
    assert (changed.name, changed.old, changed.new, changed.translation) == (
        "hello",
        "Hello",
        "Hi { $name }",
        "Hallo",
    )
    assert (missing.name, missing.old, missing.new, missing.translation) == ("fresh", None, "New", None)


def test_a_message_that_was_translated_since_is_done() -> None:
    after = {"home.ftl": texts_in("hello = Hallo, { $name }\nbye = Tschüss\nfresh = Neu\n")}
    assert list(compare((OLD, NEW), (GERMAN, after))) == []


def test_nothing_is_to_be_done_where_english_has_not_changed() -> None:
    assert list(compare((OLD, OLD), (GERMAN, GERMAN))) == []


def test_a_message_says_where_it_appears() -> None:
    assert any(place.startswith("web/src/lib/screens/Home.svelte:") for place in used_in("home-new-table"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_which_english_it_was_translated_from(language: str) -> None:
    commit = text_report.recorded().get(language, "")
    # A shallow clone doesn't have that commit, so only its name can be checked.
    assert re.fullmatch("[0-9a-f]{40}", commit), f"run ./dev texts done {language}"


def test_a_wrong_language_is_refused_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert text_report.main(["report", "xx"]) == 2
    assert "usage: ./dev texts" in capsys.readouterr().err
