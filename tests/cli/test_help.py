"""`--help` of every command in every language, read from the real commands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
import typer
from typer.core import TyperGroup

from stella.cli.app import app, main
from stella.cli.manual import TYPERS_OWN, every_command, is_wanted
from stella.content.texts import LANGUAGES, text

ROOT = typer.main.get_command(app)
TITLES = {"en": "Usage:", "fr": "Utilisation :", "es": "Uso:", "de": "Aufruf:", "pl": "Użycie:"}


def paths(command: object = ROOT, path: str = "") -> Iterator[str]:
    yield path
    if isinstance(command, TyperGroup):
        for name, each in command.commands.items():
            yield from paths(each, f"{path} {name}".strip())


def stella(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """As another process; for what depends on it."""
    return subprocess.run(
        [sys.executable, "-m", "stella", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=100,
        env=os.environ | {"LC_ALL": "C", "PYTHONUTF8": "1"} | environment,
    )


Reader = Callable[..., str]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Reader:
    """What a command prints in a language, read in this process."""
    monkeypatch.setenv("COLUMNS", "100")

    def read(language: str, *arguments: str, status: int = 0) -> str:
        monkeypatch.setenv("LC_ALL", language)
        monkeypatch.setattr(sys, "argv", ["stella", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        said, wrong = capsys.readouterr()
        assert (left.value.code or 0, wrong) == (status, "")
        return said

    return read


@pytest.mark.parametrize("path", sorted(set(paths())))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_is_whole_in_every_language(read: Reader, language: str, path: str) -> None:
    page = read(language, *path.split(), "--help")
    flat = re.sub(r"[\s│]+", " ", page)
    assert flat.startswith(f" {TITLES[language]} {f'stella {path}'.strip()} ")
    assert text("help-options", language) in flat
    assert text("help-help", language) in flat
    assert not re.search(r"\bhelp-[a-z]|[{][ ]?\$|<(?:str|bool|int|float|path)", page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_help_is_too_long_for_a_terminal(language: str) -> None:
    for path in ("", "serve", "adjudicate", "simulate", "tables export"):
        message = "help-" + (path.replace(" ", "-") or "stella")
        _, *rest = text(message, language, example="").split("\n\n")
        assert max(len(line) for part in rest for line in part.splitlines() or [""]) <= 76


def test_the_code_holds_names_of_messages_and_no_sentences() -> None:
    for command in every_command(typer.main.get_command(app)):
        helps = [getattr(each, "help", None) for each in command.params if each.name not in TYPERS_OWN]
        for message in [command.help, *helps]:
            assert (message or "").startswith("help-"), (command.name, message)


def test_a_group_without_a_command_shows_its_help(read: Reader) -> None:
    for arguments in ([], ["words"], ["tables"]):
        page = read("de", *arguments, status=2)
        assert f"Aufruf: {' '.join(['stella', *arguments])} [OPTIONEN] BEFEHL" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_round_stays_as_it_is(read: Reader, language: str) -> None:
    assert '"marks": [[0, 1], [0], [2]], "points": [0, 2, 1]}' in read(language, "adjudicate", "-h")


def test_an_old_terminal_gets_help_without_a_traceback() -> None:
    done = stella("--help", LC_ALL="pl", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "serve" in done.stdout


def test_texts_are_loaded_only_for_those_who_read() -> None:
    assert is_wanted(ROOT, [], {})
    assert is_wanted(ROOT, ["words"], {})
    assert is_wanted(ROOT, ["serve", "-h"], {})
    assert is_wanted(ROOT, [], {"_STELLA_COMPLETE": "complete_zsh"})
    assert not is_wanted(ROOT, ["adjudicate", "-"], {})
    assert not is_wanted(ROOT, ["words", "list"], {})
    assert not is_wanted(ROOT, [], {"_STELLA_COMPLETE": "complete_bash"})


def test_settling_a_round_needs_no_texts() -> None:
    code = (
        "import sys, stella.cli\n"
        "sys.argv = ['stella', 'adjudicate', '-']\n"
        "try: stella.cli.main()\n"
        "except SystemExit: print({each.split('.')[0] for each in sys.modules} & {'fluent', 'babel'})"
    )
    good = '{"seats":["orange","pink","purple"],"first_scout":0,"marks":[[0,1],[0],[2]],"points":[0]}'
    done = subprocess.run(
        [sys.executable, "-c", code], input=good, capture_output=True, text=True, check=True, timeout=100
    )
    assert done.stdout.endswith("set()\n")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_gets_its_completion_script(shell: str) -> None:
    done = stella(_STELLA_COMPLETE=f"source_{shell}")
    assert "_STELLA_COMPLETE" in done.stdout
    assert done.stderr == ""


def test_what_a_shell_completes_is_explained_in_its_language() -> None:
    words = {"_TYPER_COMPLETE_ARGS": "stella sim", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    done = stella(_STELLA_COMPLETE="complete_fish", LC_ALL="fr", **words)
    assert done.stdout.startswith("simulate\tJouer des parties entières au hasard")


def test_completion_can_be_installed_and_shown() -> None:
    shown = stella("--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert "complete" in shown.stdout
    assert "_STELLA_COMPLETE" in shown.stdout
    assert shown.returncode == 0
