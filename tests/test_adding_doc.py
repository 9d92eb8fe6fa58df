"""docs/adding.md names what exists, and following its recipes step by step works."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import dev
import pytest

import webbuild
from stella.content.wordcards import survey
from stella.content.wordcards.cards import FOLDER
from stella.languages import LANGUAGES
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
    (example,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    fresh = tmp_path / "fresh.toml"
    fresh.write_text(textwrap.dedent(example), encoding="utf-8")
    assert all(f"\n{language} = " in fresh.read_text(encoding="utf-8") for language in LANGUAGES)
    assert [each.sentence() for each in survey([*sorted(FOLDER.glob("*.toml")), fresh])] == []


@pytest.mark.nightly
def test_the_recipe_for_a_word_card_works(copy: Path) -> None:
    assert follow(recipe("A word card"), copy) == ["append"]
    assert run(copy, "-m", "stella", "words", "check")
    assert "teapot-rumour" in run(copy, "-m", "stella", "words", "list")
    assert "passed" in run(copy, "-m", "pytest", "-q", "-n0", "tests/content/test_words.py")


@pytest.mark.nightly
def test_the_recipe_for_a_store_works(copy: Path) -> None:
    assert follow(recipe("A store"), copy) == ["copy", "insert", "insert"]
    assert "passed" in run(copy, "-m", "pytest", "-q", "-n0", "tests/contracts", "-k", "mine")


@pytest.mark.nightly
def test_the_recipe_for_a_screen_works(copy: Path) -> None:
    assert len(follow(recipe("A screen"), copy)) >= 7
    run(copy, "-c", "import gen_texts; gen_texts.main()")
    modules = ROOT / "web/node_modules"
    for tool in (
        (modules / "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        (modules / "vitest/vitest.mjs", "run", "src/lib/screens/HelloPage.test.ts", "src/lib/router.test.ts"),
    ):
        done = webbuild.node(*tool, where=copy / "web", capture=True)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    page = "from stella.server.pages.client import PAGES; print('hello' in PAGES)"
    assert run(copy, "-c", page) == "True\n"
