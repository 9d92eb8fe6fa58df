"""`--help` of every command, read from the real commands."""

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

ROOT = typer.main.get_command(app)


def paths(command: object = ROOT, path: str = "") -> Iterator[str]:
    yield path
    if isinstance(command, TyperGroup):
        for name, each in command.commands.items():
            yield from paths(each, f"{path} {name}".strip())


def every_command(command: object = ROOT) -> Iterator[typer.core.TyperCommand | TyperGroup]:
    assert isinstance(command, typer.core.TyperCommand | TyperGroup)
    yield command
    if isinstance(command, TyperGroup):
        for each in command.commands.values():
            yield from every_command(each)


def stella(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """As another process; for what depends on it."""
    return subprocess.run(
        [sys.executable, "-m", "stella", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=100,
        stdin=subprocess.DEVNULL,
        env=os.environ | {"LC_ALL": "C", "PYTHONUTF8": "1"} | environment,
    )


Reader = Callable[..., str]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Reader:
    """What a command prints, read in this process."""
    monkeypatch.setenv("COLUMNS", "100")

    def read(*arguments: str, status: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["stella", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        assert left.value.code == status
        return said.out + said.err

    return read


@pytest.mark.parametrize("path", sorted(set(paths())))
def test_every_help_is_whole(read: Reader, path: str) -> None:
    page = read(*path.split(), "--help")
    assert page.startswith(f"Usage: {f'stella {path}'.strip()} ")
    assert "Options:" in page
    assert "Show this message and exit." in page


def test_every_command_and_every_option_says_what_it_is_for() -> None:
    for command in every_command():
        assert re.match(r"[A-Z].*[.:]", command.help or ""), command.name
        for param in command.params:
            assert re.match(r"[A-Z].*\.", getattr(param, "help", None) or ""), (command.name, param.name)


def test_the_top_level_fits_a_screen_and_no_summary_is_cut(
    read: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(ROOT, TyperGroup)
    assert len(ROOT.commands) <= 12
    monkeypatch.setenv("COLUMNS", "80")
    for command in every_command():
        summary = (command.help or "").partition("\n")[0]
        assert command is ROOT or len(summary) <= 60, command.name
    for path in ("", "lab", "tables", "decks", "words", "lab learned", "lab assoc"):
        listed = read(*path.split(), "--help").partition("Commands:\n")[2].splitlines()
        assert listed, path
        assert all(re.fullmatch(r"  [a-z-]+ +[A-Z].*\.", line) for line in listed), (path, listed)


def test_no_line_of_a_help_is_too_long_for_a_terminal(read: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for path in paths():
        assert max(map(len, read(*path.split(), "-h").splitlines())) <= 80


def test_a_group_without_a_command_shows_its_help(read: Reader) -> None:
    for arguments in ([], ["words"], ["tables"]):
        page = read(*arguments, status=2)
        assert f"Usage: {' '.join(['stella', *arguments])} [OPTIONS] COMMAND" in page


def test_the_example_of_a_round_stays_as_it_is(read: Reader) -> None:
    assert '"marks": [[0, 1], [0], [2]], "points": [0, 2, 1]}' in read("lab", "score-round", "-h")


def test_the_terminal_speaks_english_whatever_the_shell_asks_for() -> None:
    assert stella("--help", LC_ALL="pl_PL.UTF-8").stdout == stella("--help").stdout


def test_an_old_terminal_gets_help_without_a_traceback() -> None:
    done = stella("--help", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "serve" in done.stdout


def test_settling_a_round_needs_no_texts() -> None:
    code = (
        "import sys, stella.cli\n"
        "sys.argv = ['stella', 'lab', 'score-round', '-']\n"
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


def test_what_a_shell_completes_is_explained() -> None:
    words = {"_TYPER_COMPLETE_ARGS": "stella lab sim", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    done = stella(_STELLA_COMPLETE="complete_fish", **words)
    assert done.stdout.startswith("simulate\tPlay random games")


def test_completion_can_be_installed_and_shown() -> None:
    shown = stella("--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert "complete" in shown.stdout
    assert "_STELLA_COMPLETE" in shown.stdout
    assert shown.returncode == 0
