"""Whatever is typed wrongly is named, with exit status 2 and the way to the help."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from stella.cli import main

MISTAKES = {
    "bogus": ("stella", "No such command 'bogus'."),
    "serv": ("stella", "No such command 'serv'. Did you mean 'serve'?"),
    "words imprt": ("stella words", "No such command 'imprt'. Did you mean 'import'"),
    "serve --zzz": ("stella serve", "No such option: --zzz"),
    "serve --hots x": ("stella serve", "No such option: --hots (Possible options: "),
    "-x": ("stella", "No such option: -x"),
    "--": ("stella", "Missing command."),
    "lab score-round": ("stella lab score-round", "Missing argument 'FILE|-'."),
    "tables show": ("stella tables show", "Missing argument 'CODE'."),
    "words list a b": ("stella words list", "Got unexpected extra argument(s) (a b)"),
    "serve --port": (None, "Option '--port' requires an argument."),
    "serve --open=1": (None, "Option '--open' does not take a value."),
    "serve --port x": ("stella serve", "Invalid value for '--port'"),
    "serve --port 70000": ("stella serve", "Input should be less than or equal to 65535"),
    "serve --workers few": ("stella serve", "Invalid value for '--workers'"),
    "serve --workers 0": ("stella serve", "Input should be greater than or equal to 1"),
}


Typist = Callable[..., str]


@pytest.fixture
def mistyped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    """What a mistake gives on stderr."""

    def mistyped(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["stella", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        said, wrong = capsys.readouterr()
        assert (left.value.code, said) == (2, "")
        return wrong

    return mistyped


@pytest.mark.parametrize("typed", MISTAKES)
def test_a_mistake_is_named_with_the_way_to_the_help(mistyped: Typist, typed: str) -> None:
    command, sentence = MISTAKES[typed]
    said = mistyped(*typed.split())
    assert sentence in said
    assert command is None or f"Try '{command} -h' for help." in said


@pytest.mark.parametrize("typed", ["a\x1b[2J", "two\nlines", "it's", '"', "--\x1b[2J"])
@pytest.mark.parametrize("before", [(), ("serve",), ("serve", "--port"), ("tables", "show", "x")])
def test_nothing_that_was_typed_acts_on_the_terminal(
    mistyped: Typist, before: tuple[str, ...], typed: str
) -> None:
    said = mistyped(*before, typed)
    assert "\x1b" not in said
    assert said.rstrip("\n").count("\n") == 3


def test_bytes_that_are_no_text_are_refused_without_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "stella", "serve", b"\x80"], capture_output=True, check=False, timeout=100
    )
    assert done.returncode == 2
    assert b"unexpected extra argument" in done.stderr
    assert b"Traceback" not in done.stderr
