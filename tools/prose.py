"""Check wording: no banned phrase anywhere, no page of the docs and no first sentence of a picture too long."""

from __future__ import annotations

import ast as python
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from stella.content.decks import load_built_in
from stella.content.findings import PLAIN
from stella.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
BANNED: Final = {
    language: {re.compile(pattern): instead for pattern, instead in patterns.items()}
    for language, patterns in tomllib.loads(
        (ROOT / "locales/banned.toml").read_text(encoding="utf-8")
    ).items()
}
GENERATED: Final = ("web/src/lib/protocol/", "docs/results/")
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:'\"`\w])//[^\n]*|<!--.*?-->", re.DOTALL)
LONGEST: Final = {
    "README.md": 90,
    "ARCHITECTURE.md": 55,
    "CONTRIBUTING.md": 65,
    "CHANGELOG.md": 110,
    "docs/operating.md": 110,
    "docs/scaling.md": 90,
}
"""Maximum lines per page."""
LONGEST_FIRST: Final = 110
"""Maximum characters of a description's first sentence: a screen reader reads fifteen of them."""
SKIN: Final = {
    "en": r"skin",
    "de": r"haut\b|[a-zäöü]+häutig",
    "fr": r"peau",
    "es": r"tez|cutis|de piel\b",
    "pl": r"skór[aęyz]\b|[a-złóśćż]+skór[yaie]",
    "it": r"pelle|carnagione",
}
"""Words for skin, whose colour no description names. Spanish and Polish use theirs for the peel of an orange, too."""


def patterns(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the texts of a pattern and of all its variants, with X for what is inserted."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        whole += "X"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from patterns(variant.value)
    yield whole


@cache
def messages(language: str) -> tuple[tuple[str, str], ...]:
    """Return the name and text of every message of a language."""
    return tuple(
        (entry.id.name, text)
        for path in sorted((ROOT / "locales" / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for text in patterns(entry.value)
    )


def slips(language: str, where: str, line: str) -> Iterator[str]:
    """Yield each banned phrase of a line, and what to write instead."""
    without_code = re.sub(r"`[^`]*`", "``", line)
    for pattern, instead in BANNED.get(language, {}).items():
        if match := pattern.search(without_code):
            yield f"{where}: “{match[0]}” – write: {instead}"


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a document, or the comments and docstrings of a source file, with their numbers."""
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
    """Return the names of the files with English prose; none outside a git checkout."""
    kinds = ("*.md", "*.py", "*.ts", "*.svelte", "*.css")
    listed = subprocess.run(
        ["git", "ls-files", *kinds], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    return [
        name for name in listed.splitlines() if not name.startswith(GENERATED) and (ROOT / name).is_file()
    ]


def said_by_the_server() -> Iterator[tuple[str, str]]:
    """Yield every string of the server with a space in it: messages, help texts and lines of its log."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and " " in node.value:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", " ".join(node.value.split())


def phrases() -> Iterator[str]:
    """Yield the banned phrases of everything people read."""
    for language in BANNED:
        for name, line in messages(language):
            yield from slips(language, f"locales/{language}: {name}", line)
    for name in written():
        for number, line in prose(ROOT / name):
            yield from slips("en", f"{name}:{number}", line)
    for name, line in (*PLAIN.items(), *said_by_the_server()):
        yield from slips("en", name, line)


def long_pages() -> Iterator[str]:
    """Yield the pages with more lines than they may have."""
    for name, most in LONGEST.items():
        lines = len((ROOT / name).read_text(encoding="utf-8").splitlines())
        if lines > most:
            yield f"{name}: {lines} lines, at most {most}"


def descriptions() -> Iterator[str]:
    """Yield the pictures whose description begins with too much, or names the colour of skin."""
    for language in LANGUAGES:
        skin = re.compile(rf"\b(?:{SKIN.get(language, 'skin')})", re.IGNORECASE)
        for card in (card for deck in load_built_in() for card in deck.cards):
            description = card.description[language]
            first = re.split(r"(?<=[.!?]) ", description)[0]
            if len(first) > LONGEST_FIRST:
                yield f"{card.id}, {language}: {len(first)} characters in the first sentence, at most {LONGEST_FIRST}"
            if skin.search(description):
                yield f"{card.id}, {language}: names the colour of skin"


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    found = [*phrases(), *long_pages(), *descriptions()]
    print("\n".join(found))
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main())
