"""docs/adding.md names what exists, and following its recipes step by step works."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import dev
import pytest

from stella.content.wordcards import survey
from stella.content.wordcards.cards import FOLDER
from stella.languages import LANGUAGES
from tests.support.command import stella
from tests.support.machine import fresh_machine
from tests.support.pseudo import copy_project, environment
from tests.support.recipes import TEXT, follow, recipe

ROOT = Path(__file__).resolve().parents[1]
MADE = {
    "locales/cs",
    "src/stella/store/mine.py",
    "web/src/lib/screens/HelloPage.svelte",
    "web/src/lib/screens/HelloPage.test.ts",
}
"""What the recipes create."""
LONGEST = 1_500.0
"""Seconds after which a command hangs."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy everything that a recipe could touch."""
    copy_project(tmp_path)
    return tmp_path


def run(folder: Path, *command: str | Path) -> str:
    """Run Python in the copy, with the copy's own modules."""
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment(folder),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_every_file_that_a_recipe_names_is_there() -> None:
    named = set(re.findall(r"(?:src|web|tests|docs|tools|locales)/[\w./*-]*\w", TEXT)) - MADE
    assert len(named) > 25
    assert [path for path in sorted(named) if not any(ROOT.glob(path))] == []


def test_every_verb_that_a_recipe_names_is_one_of_dev() -> None:
    verbs = set(re.findall(r"\./dev (\w+)", TEXT))
    assert {"generate", "fonts", "minds"} <= verbs
    assert verbs - dev.TOOLS.keys() - dev.VERBS.keys() == set()


def test_the_word_card_of_the_recipe_fits_into_the_set(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", recipe("A word card"), re.DOTALL)
    fresh = tmp_path / "fresh.toml"
    fresh.write_text(textwrap.dedent(example), encoding="utf-8")
    assert all(f"\n{language} = " in fresh.read_text(encoding="utf-8") for language in LANGUAGES)
    assert [each.sentence() for each in survey([*sorted(FOLDER.glob("*.toml")), fresh])] == []


def test_a_deck_with_the_lines_of_the_recipe_has_nothing_to_fix(tmp_path: Path) -> None:
    (lines,) = re.findall(r"```toml\n(.*?)```", recipe("A deck"), re.DOTALL)
    pictures = sorted((ROOT / "src/stella/content/decks/starlight/small").glob("*.webp"))[:30]
    deck = tmp_path / "harbours"
    assert "30 cards" in stella("decks", "new", deck, *pictures).stdout
    head, *cards = (deck / "deck.toml").read_text(encoding="utf-8").split("[[card]]")
    filled = [f"{card.rstrip()}\n{textwrap.dedent(lines)}\n" for card in cards]
    (deck / "deck.toml").write_text("[[card]]".join([head, *filled]), encoding="utf-8")
    said = stella("decks", "check", deck).stdout.splitlines()
    assert said[-1] == "Nothing to fix."
    assert [line for line in said if "card" in line and "missing" not in line] == []
    assert "Added harbours." in stella("decks", "add", deck, "--data", tmp_path / "data").stdout


@pytest.mark.nightly
def test_the_recipe_for_a_store_works(copy: Path) -> None:
    assert follow(recipe("A store"), copy) == ["copy", "insert", "insert"]
    assert "passed" in run(copy, "-m", "pytest", "-q", "-n0", "tests/contracts", "-k", "mine")


@pytest.mark.nightly
@pytest.mark.timeout(2 * LONGEST)
@pytest.mark.parametrize(("title", "steps", "commands"), [("A word card", 1, 3), ("A screen", 10, 3)])
def test_a_recipe_works_in_a_fresh_clone_with_every_command_and_the_check_at_its_end(
    title: str, steps: int, commands: int
) -> None:
    with fresh_machine() as machine:
        done = follow(recipe(title), machine.clone, lambda command: machine.run("run", command, LONGEST))
    assert done.count("command") == commands
    assert len(done) == steps + commands
