"""`stella words`, as it is typed."""

from __future__ import annotations

import asyncio
import json
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.conftest import serving
from tests.support import command
from tests.support.people import Device

BAD = '[[own]]\nwords = ["sea", "Sea"]\n'


def stella(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return command.stella("words", *arguments, XDG_DATA_HOME=str(home), LC_ALL="fr_FR.UTF-8")


def test_our_own_cards_are_clean(tmp_path: Path) -> None:
    done = stella(tmp_path, "check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Nothing to fix.\n", "")


def test_findings_are_one_line_each(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(BAD, encoding="utf-8")
    done = stella(tmp_path, "check", str(file), str(tmp_path / "none.csv"))
    assert done.returncode == 1
    first, second = done.stdout.splitlines()
    assert first.startswith("none.csv: can’t be read: ")
    assert second == "ours.toml: own-1: both words are “sea”; a card needs two different words."


def test_the_cards_are_listed_in_a_language(tmp_path: Path) -> None:
    lines = stella(tmp_path, "list", "--language", "pl").stdout.splitlines()
    assert len(lines) == 100
    assert lines[0] == "garden-feast\togród\tuczta"
    assert stella(tmp_path, "list").stdout.startswith("garden-feast\tgarden\tfeast\n")


def test_the_words_are_listed_in_all_languages(tmp_path: Path) -> None:
    lines = stella(tmp_path, "list", "--language", "all").stdout.splitlines()
    assert len(lines) == 200
    assert "w.snow\tnature\tsnow\tneige\tnieve\tSchnee\tśnieg\tneve" in lines


def test_a_language_there_is_not_is_said_in_one_line(tmp_path: Path) -> None:
    done = stella(tmp_path, "list", "--language", "tlh")
    assert done.returncode == 2
    assert done.stderr == "stella: --language must be one of en, fr, es, de, pl, it, all, not 'tlh'.\n"


@pytest.mark.parametrize("chosen", [[], ["--data", "mine"]])
def test_own_words_go_in_and_come_out_as_csv_and_toml(tmp_path: Path, chosen: list[str]) -> None:
    own = [str(tmp_path / each) if each == "mine" else each for each in chosen]
    source, copy = tmp_path / "in.csv", tmp_path / "out.toml"
    source.write_text('word,other\n=1+1,"a, b"\nŁódź\n', encoding="utf-8")
    assert stella(tmp_path, "import", str(source), *own).stdout.startswith("Wrote 2 word cards to ")
    assert stella(tmp_path, "export", str(copy), *own).returncode == 0
    assert stella(tmp_path, "import", str(copy), *own).returncode == 0
    refused = stella(tmp_path, "export", str(source), *own)
    assert refused.returncode == 1
    assert refused.stderr.endswith("in.csv is already there; choose another name or add --force.\n")
    assert stella(tmp_path, "export", "--force", str(source), *own).returncode == 0
    assert source.read_text(encoding="utf-8") == 'word,other\n=1+1,"a, b"\nŁódź\n'
    assert stella(tmp_path, "check", str(source), str(copy)).returncode == 0
    assert stella(tmp_path, "export", "-", *own).stdout == copy.read_text(encoding="utf-8")


def test_without_own_words_nothing_comes_out_but_the_head(tmp_path: Path) -> None:
    done = stella(tmp_path, "export", "-")
    assert done.returncode == 0
    assert done.stdout.startswith("# Custom word cards")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("own.toml", BAD.encode()),
        ("own.toml", b"[[own"),
        ("own.csv", b'"'),
        ("own.csv", b"\xff"),
        ("own.csv", b"a\x1b[2J\n"),
        ("own.xls", b""),
        ("none.toml", None),
    ],
)
def test_a_bad_import_is_one_line_and_changes_nothing(
    tmp_path: Path, name: str, content: bytes | None
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    done = stella(tmp_path, "import", str(file))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"{name}: ")
    assert "\x1b" not in done.stderr
    assert not (tmp_path / "stella").exists()


def test_a_place_that_cannot_be_written_to_is_said_in_one_line(tmp_path: Path) -> None:
    for target in (tmp_path / "none" / "out.csv", tmp_path / f"{'x' * 300}.csv"):
        done = stella(tmp_path, "export", str(target))
        assert done.returncode == 1
        assert done.stderr.startswith("stella: cannot write ")
        assert done.stderr.count("\n") == 1


def test_words_that_were_imported_are_offered_at_every_table(tmp_path: Path) -> None:
    data, source = tmp_path / "data", tmp_path / "in.csv"
    with serving("--data", str(data), cwd=tmp_path) as (link, _):
        assert offered(link) == []
        source.write_text("grandma,hurry up!\nŁódź\n", encoding="utf-8")
        assert stella(tmp_path, "import", str(source), "--data", str(data)).returncode == 0
        assert offered(link) == [["grandma", "hurry up!"], ["Łódź"]]
        asyncio.run(play_with(link, offered(link)))
        (data / "own-words.toml").write_text("[[own")
        assert offered(link) == []


def offered(link: str) -> list[list[str]]:
    with urllib.request.urlopen(f"{link}/api/own-words", timeout=100) as reply:
        cards: list[list[str]] = json.load(reply)["cards"]
        return cards


async def play_with(link: str, cards: list[list[str]]) -> None:
    """A host takes them to the table as they are."""
    async with Device(link) as ada:
        await ada.create("Ada")
        await ada.connect()
        await ada.do("set_options", options={"own_words": cards, "words": "mixed"})
        await ada.until(lambda view: view["table"]["own_words"] == len(cards))
