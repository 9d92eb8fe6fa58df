"""A banned phrase is found wherever it is, and every message can be rendered with any count and name."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gen_texts
import prose
from stella.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
COUNTS = (0, 1, 2, 5, 22)
LONGEST = "W" * 24
"""A name as long and as wide as the server accepts."""


def test_only_known_languages_have_banned_phrases_and_english_does() -> None:
    assert {"en"} <= prose.BANNED.keys() <= set(LANGUAGES)


def test_a_slip_is_found_wherever_it_is(tmp_path: Path) -> None:
    for name, source in {
        "a.md": "Fine.\nWhoever wins.\n",
        "a.py": 'x = "whoever"\n"""Fine.\n\nWrites anew."""\n# It hangs on luck.\n',
        "a.ts": "const whoever = '//whoever'; // so many of them\n/* at once */\n",
    }.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    found = {
        name: [number for number, line in prose.prose(tmp_path / name) for _ in prose.slips("en", name, line)]
        for name in ("a.md", "a.py", "a.ts")
    }
    assert found == {"a.md": [2], "a.py": [4, 5], "a.ts": [1, 2]}


def test_pages_and_descriptions_that_are_too_long_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prose, "LONGEST", {"README.md": 3})
    monkeypatch.setattr(prose, "LONGEST_FIRST", 10)
    assert [line.partition(":")[0] for line in prose.long_pages()] == ["README.md"]
    assert len(list(prose.descriptions())) >= 84 * len(LANGUAGES)


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
