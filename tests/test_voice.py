"""Texts avoid the phrases in `locales/banned.toml`, and every message can be rendered with any count and name."""

from __future__ import annotations

import ast as python
import io
import itertools
import re
import subprocess
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gen_texts
from stella.content.decks import load_built_in
from stella.content.findings import PLAIN
from stella.languages import LANGUAGES
from tests.test_typography import messages

ROOT = Path(__file__).resolve().parents[1]
BANNED = {
    language: {re.compile(pattern): instead for pattern, instead in patterns.items()}
    for language, patterns in tomllib.loads(
        (ROOT / "locales/banned.toml").read_text(encoding="utf-8")
    ).items()
}
GENERATED = ("web/src/lib/protocol/", "docs/results/")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"`\w])//[^\n]*|<!--.*?-->", re.DOTALL)
LONGEST_FIRST = 110
"""Maximum characters of a description's first sentence."""
COUNTS = (0, 1, 2, 5, 22)
LONGEST = "W" * 24
"""A name as long and as wide as the server accepts."""


def slips(language: str, where: str, line: str) -> Iterator[str]:
    without_code = re.sub(r"`[^`]*`", "``", line)
    for pattern, instead in BANNED.get(language, {}).items():
        if match := pattern.search(without_code):
            yield f"{where}: “{match[0]}” – write: {instead}"


# Phrases


def test_only_known_languages_have_banned_phrases_and_english_does() -> None:
    assert {"en"} <= BANNED.keys() <= set(LANGUAGES)


@pytest.mark.parametrize("language", sorted(BANNED))
def test_no_text_of_the_page_has_a_banned_phrase(language: str) -> None:
    assert [slip for name, line in messages(language) for slip in slips(language, name, line)] == []


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Lines of a document, or the comments and docstrings of a source file, with their numbers."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield from enumerate(source.splitlines(), 1)
    elif path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string.lstrip("# ")
            elif token.type == tokenize.STRING and '"""' in token.string[:5]:
                for number, line in enumerate(token.string.splitlines(), token.start[0]):
                    yield number, line.strip(' "')
    else:
        for match in COMMENT.finditer(source):
            first = source.count("\n", 0, match.start()) + 1
            for number, line in enumerate(match[0].splitlines(), first):
                yield number, line.strip(" /*<!->")


def written() -> list[str]:
    """Return the tracked files with English prose."""
    listed = subprocess.run(
        ["git", "ls-files", "*.md", "*.py", "*.ts", "*.svelte", "*.css"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [
        name
        for name in listed.stdout.splitlines()
        if not name.startswith(GENERATED) and (ROOT / name).is_file()
    ]


def test_no_document_comment_or_docstring_has_a_banned_phrase() -> None:
    found = [
        slip
        for name in written()
        for number, line in prose(ROOT / name)
        for slip in slips("en", f"{name}:{number}", line)
    ]
    assert found == []


def test_no_finding_of_the_command_line_has_a_banned_phrase() -> None:
    assert [slip for name, line in PLAIN.items() for slip in slips("en", name, line)] == []


def test_no_message_help_text_or_log_line_of_the_server_has_a_banned_phrase() -> None:
    found: list[str] = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and " " in node.value:
                found += slips("en", f"{path.name}:{node.lineno}", " ".join(node.value.split()))
    assert found == []


def test_a_slip_is_found_wherever_it_stands(tmp_path: Path) -> None:
    """Otherwise an empty list would prove nothing."""
    for name, source in {
        "a.md": "Fine.\nWhoever wins.\n",
        "a.py": 'x = "whoever"\n"""Fine.\n\nWrites anew."""\n# It hangs on luck.\n',
        "a.ts": "const whoever = '//whoever'; // so many of them\n/* at once */\n",
    }.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    found = {
        name: [number for number, line in prose(tmp_path / name) for _ in slips("en", name, line)]
        for name in ("a.md", "a.py", "a.ts")
    }
    assert found == {"a.md": [2], "a.py": [4, 5], "a.ts": [1, 2]}


# Descriptions of pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_begins_with_what_you_notice_first(language: str) -> None:
    """A screen reader reads fifteen of them: the first sentence has to be enough."""
    first = {
        str(card.id): re.split(r"(?<=[.!?]) ", card.description[language])[0]
        for deck in load_built_in()
        for card in deck.cards
    }
    assert {card: line for card, line in first.items() if len(line) > LONGEST_FIRST} == {}


SKIN = {
    "en": r"skin",
    "de": r"haut\b|[a-zäöü]+häutig",
    "fr": r"peau",
    "es": r"tez|cutis|de piel\b",
    "pl": r"skór[aęyz]\b|[a-złóśćż]+skór[yaie]",
    "it": r"pelle|carnagione",
}
"""Words for skin; only Spanish and Polish use theirs for the peel of an orange, too."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_description_names_the_colour_of_skin(language: str) -> None:
    named = re.compile(rf"\b(?:{SKIN[language]})", re.IGNORECASE)
    told = [card.description[language] for deck in load_built_in() for card in deck.cards]
    assert [line for line in told if named.search(line)] == []


# Rendering


class Parts(Visitor):
    """Collects the arguments of a message: choices by number, choices by key, and whatever is inserted."""

    def __init__(self) -> None:
        self.counts: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.inserted: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            if keys & gen_texts.PLURALS:
                self.counts.add(name)
            else:
                self.keys.setdefault(name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.inserted.add(node.id.name)


def entries(language: str) -> Iterator[ast.Message]:
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry


def rendered(language: str) -> Iterator[tuple[str, Parts, list[str]]]:
    """Yield each message with each of its keys, as it reads with all `COUNTS`."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for message in entries(language):
        parts = Parts()
        parts.visit(message)
        names = dict.fromkeys(parts.inserted - parts.counts, LONGEST)
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        for keys in itertools.product(*(sorted(each) for each in parts.keys.values())):
            chosen = names | dict(zip(parts.keys, keys, strict=True))
            said = []
            for count in COUNTS:
                line, mistakes = bundle.format_pattern(pattern, chosen | dict.fromkeys(parts.counts, count))
                assert mistakes == [], f"{language}: {message.id.name}"
                said.append(str(line))
            yield f"{language}: {message.id.name}", parts, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_with_any_count_and_the_longest_names(language: str) -> None:
    for name, _, said in rendered(language):
        assert all(line.strip() and "{" not in line for line in said), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_takes_zero_for_one(language: str) -> None:
    """In some languages, zero has the plural form of one: such a form has to show the number."""
    for name, parts, said in rendered(language):
        if parts.counts & parts.inserted and any("22" in line for line in said):
            assert len(set(said)) == len(COUNTS), f"{name}: {said}"
