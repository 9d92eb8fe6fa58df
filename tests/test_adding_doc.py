"""docs/adding.md names what is there, and its example of a word card is a good one."""

from __future__ import annotations

import re
from pathlib import Path

import dev

from stella.content.wordcards import survey
from stella.content.wordcards.cards import FOLDER
from stella.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")


def test_every_file_that_a_recipe_names_is_there() -> None:
    named = set(re.findall(r"(?:src|web|tests|docs|tools|locales)/[\w./*-]*\w", TEXT)) - {"locales/xx"}
    named -= {"web/src/lib/screens/MyPage.svelte"}
    assert len(named) > 25
    assert [path for path in sorted(named) if not any(ROOT.glob(path))] == []


def test_every_verb_that_a_recipe_names_is_one_of_dev() -> None:
    verbs = set(re.findall(r"\./dev (\w+)", TEXT))
    assert {"texts", "fonts", "minds"} <= verbs
    assert verbs - dev.TOOLS.keys() - dev.VERBS.keys() == set()


def test_the_word_card_of_the_recipe_fits_into_the_set(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    fresh = tmp_path / "fresh.toml"
    fresh.write_text(re.sub(r"^ +", "", example, flags=re.MULTILINE), encoding="utf-8")
    assert all(f"\n{language} = " in fresh.read_text(encoding="utf-8") for language in LANGUAGES)
    assert [each.sentence() for each in survey([*sorted(FOLDER.glob("*.toml")), fresh])] == []


def test_every_store_of_the_contract_is_opened_in_one_line() -> None:
    conftest = (ROOT / "tests/contracts/conftest.py").read_text(encoding="utf-8")
    assert re.search(r"^STORES: .*= \{$", conftest, re.MULTILINE)
    assert re.search(r"^DURABLE = ", conftest, re.MULTILINE)
