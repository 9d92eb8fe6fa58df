"""The recipe for a new language in docs/adding.md, followed as written in a copy of the project."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.recipes import follow, recipe

ROOT = Path(__file__).resolve().parents[1]
PROBE = """
import json
import fonts, gen_texts, generate
from starlette.requests import Request
from stella.bots.tags import tag_in
from stella.content.decks import load_deck
from stella.content.decks.deck import HERE
from stella.content.texts import text
from stella.content.wordcards import load_word_cards
from stella.languages import LANGUAGES, NAMES
from stella.rules import Word
from stella.server.api.http_request import language_of
from stella.tables import commands as c
from stella.tables import lobby
from stella.tables.options import TableOptions
from stella.tables.state import TableState

generate.write(gen_texts.generated())
scope = {"type": "http", "headers": [(b"accept-language", b"cs-CZ, en;q=0.5")]}
joined = lobby.join(TableState(TableOptions()), c.Join("Ada", "cs", "key"))
print(json.dumps({
    "languages": LANGUAGES,
    "name": NAMES["cs"],
    "message": text("home-tagline", "cs"),
    "word": load_word_cards().text_of(Word("w.garden"), "cs"),
    "title": load_deck(HERE / "starlight").cards[0].title["cs"],
    "tag": tag_in("adventure", "cs"),
    "asked": language_of(Request(scope)),
    "accepted": isinstance(joined, tuple),
    "stale": generate.stale(gen_texts.generated()),
    "letters": "".join(sorted(chr(each) for each in fonts.letters("latin-ext") if chr(each) in "řŘ")),
    "range": "U+0158-015B" in fonts.styled(fonts.CSS.read_text(encoding="utf-8")),
}))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What a language touches of the project, without the built page."""
    for name in ("src", "locales", "tools", "web/src/lib/i18n"):
        ignored = shutil.ignore_patterns("static", "__pycache__")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    shutil.copyfile(ROOT / "web/src/fonts.css", tmp_path / "web/src/fonts.css")
    return tmp_path


def test_with_a_half_added_language_the_server_says_so_in_one_line(copy: Path) -> None:
    assert follow(recipe("A language").partition("\n2. ")[0], copy) == ["insert"]
    command = [sys.executable, "-m", "stella", "serve", "--port", "0", "--data", str(copy / "data")]
    environment = os.environ | {"PYTHONPATH": str(copy / "src")}
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "cs" in done.stderr
    assert "docs/adding.md" in done.stderr


def test_a_new_language_is_one_line_and_its_texts(copy: Path) -> None:
    steps = follow(recipe("A language"), copy)
    assert steps == ["insert", "copy", "below", "below", "within"]
    home = copy / "locales/cs/home.ftl"
    home.write_text(home.read_text(encoding="utf-8") + "\n# ř\n", encoding="utf-8")

    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy / "tools")])}
    done = subprocess.run(
        [sys.executable, "-c", PROBE], cwd=copy, env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    *written, answer = done.stdout.splitlines()
    found = json.loads(answer)
    assert written == ["written: web/src/lib/i18n/catalogues.ts"]
    assert found["languages"][-1] == "cs"
    assert (found["name"], found["asked"], found["tag"]) == ("Čeština", "cs", "adventure")
    assert (found["word"], found["title"]) == ("garden", "A forest in the head")
    assert found["message"]
    assert found["accepted"]
    assert found["stale"] == []
    assert found["letters"] == "Řř"
    assert found["range"]
    page = (copy / "web/src/lib/i18n/catalogues.ts").read_text(encoding="utf-8")
    assert "  cs: 'Čeština',\n" in page
    assert "    cs: () => import('catalogue:first-cs'),\n" in page
