"""Whatever is typed wrongly is said in one line, in the language of the shell."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from stella.cli import main
from stella.content.texts import LANGUAGES

MISTAKES = {
    "bogus": "there is no command bogus; stella --help names them all.",
    "serv": "there is no command serv; did you mean serve?",
    "words imprt": "there is no command imprt; did you mean import?",
    "serve --zzz": "there is no option --zzz; stella serve --help names them all.",
    "serve --hots x": "there is no option --hots; did you mean --host?",
    "-x": "there is no option -x; stella --help names them all.",
    "--": "a command is missing; stella --help names them all.",
    "adjudicate": "FILE|- is missing; see stella adjudicate --help.",
    "tables show": "CODE is missing; see stella tables show --help.",
    "words list a b": "a b is too much here; see stella words list --help.",
    "serve --port": "--port needs a value.",
    "serve --open=1": "--open takes no value.",
    "serve --port x": "--port must be a whole number from 0 to 65535, not 'x'.",
    "serve --port 70000": "--port must be a whole number from 0 to 65535, not '70000'.",
    "serve --idle-days few": "--idle-days must be a number, 0 or more, not 'few'.",
    "serve --bot-pause -1": "--bot-pause must be a number, 0 or more, not '-1'.",
}
TYPERS = ("No such", "Missing", "Got unexpected", "Invalid value", "Try", "Error")


Typist = Callable[..., str]


@pytest.fixture
def mistyped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    """The one line that a mistake gives."""

    def mistyped(*arguments: str, language: str = "C") -> str:
        monkeypatch.setenv("LC_ALL", language)
        monkeypatch.setattr(sys, "argv", ["stella", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        said, wrong = capsys.readouterr()
        assert (left.value.code, said, wrong.count("\n")) == (2, "", 1)
        return wrong

    return mistyped


@pytest.mark.parametrize("typed", MISTAKES)
def test_a_mistake_is_one_clear_line(mistyped: Typist, typed: str) -> None:
    assert mistyped(*typed.split()) == f"stella: {MISTAKES[typed]}\n"


@pytest.mark.parametrize("typed", MISTAKES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_mistake_is_said_in_the_language_of_the_shell(mistyped: Typist, language: str, typed: str) -> None:
    said = mistyped(*typed.split(), language=language)
    assert said.startswith("stella: ")
    assert said != f"stella: {MISTAKES[typed]}\n"
    assert not any(words in said for words in TYPERS)


def test_the_name_of_a_missing_argument_is_that_of_the_help(mistyped: Typist) -> None:
    assert mistyped("adjudicate", language="de") == "stella: DATEI|- fehlt; siehe stella adjudicate --help.\n"


@pytest.mark.parametrize("typed", ["a\x1b[2J", "two\nlines", "it's", '"', "x" * 5000, "--\x1b[2J", "\udc80"])
def test_nothing_that_was_typed_acts_on_the_terminal(mistyped: Typist, typed: str) -> None:
    said = mistyped(typed)
    assert "\x1b" not in said
    assert len(said) < 150
