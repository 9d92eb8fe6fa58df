"""Show translators what is missing or has changed in English since their language was last translated.

    ./dev texts report de     list the messages to translate, with the old and new English and where they appear
    ./dev texts done de       record that German is up to date with the last commit of locales/en

`locales/translated.toml` names, for each language, the commit of locales/en it was translated from. A message is listed
if its English has changed since that commit and its translation hasn't.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from stella.languages import FALLBACK, LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
RECORD: Final = ROOT / "locales" / "translated.toml"
HEAD: Final = (
    "# The commit of locales/en each language was last translated from; `./dev texts done xx` updates it.\n"
)
SOURCES: Final = ("web/src", "src/stella")
MOST_PLACES: Final = 3
"""Maximum places to list per message."""


@dataclass(frozen=True, slots=True)
class Todo:
    """A message to translate."""

    file: str
    name: str
    old: str | None
    """The English that the translation was made from; `None` for a new message."""
    new: str
    translation: str | None

    def __str__(self) -> str:
        places = ", ".join(used_in(self.name)) or "built from parts of its name"
        lines = [f"{self.file} · {self.name} · {'changed' if self.old else 'new'} · {places}"]
        texts = {"was": self.old, "now": self.new, "yours": self.translation}
        for label, text in texts.items():
            if text is not None:
                lines.append(f"  {label:5} {text.replace(chr(10), chr(10) + ' ' * 8)}")
        return "\n".join(lines)


def git(*arguments: str) -> str:
    """Return what git prints."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"./dev texts: git {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout


def texts_in(source: str) -> dict[str, str]:
    """Return the text of every message of a catalogue."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            entry.comment = None
            written = FluentSerializer().serialize_entry(entry)
            found[entry.id.name] = written.partition("=")[2].strip()
    return found


def now(language: str) -> dict[str, dict[str, str]]:
    """Return the catalogues of a language as they are."""
    folder = ROOT / "locales" / language
    return {path.name: texts_in(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}


def then(language: str, commit: str) -> dict[str, dict[str, str]]:
    """Return the catalogues of a language as they were in a commit."""
    names = git("ls-tree", "-r", "--name-only", commit, f"locales/{language}/").split()
    return {Path(name).name: texts_in(git("show", f"{commit}:{name}")) for name in names}


def compare(
    english: tuple[Mapping[str, Mapping[str, str]], Mapping[str, Mapping[str, str]]],
    translated: tuple[Mapping[str, Mapping[str, str]], Mapping[str, Mapping[str, str]]],
) -> Iterator[Todo]:
    """Yield what is to be done, from the catalogues of both languages then and now."""
    for file, messages in english[1].items():
        for name, text in messages.items():
            old = english[0].get(file, {}).get(name)
            before, after = (each.get(file, {}).get(name) for each in translated)
            if after is None or (old != text and before == after):
                yield Todo(file, name, old, text, after)


def used_in(name: str) -> list[str]:
    """Return where a message appears in the sources, as file:line."""
    quoted = re.compile(rf"['\"`]{re.escape(name)}['\"`]")
    if not _LINES:
        listed = git("ls-files", *SOURCES).splitlines()
        for path in (each for each in listed if each.endswith((".ts", ".svelte", ".py"))):
            if path.endswith(".test.ts") or "/i18n/" in path:
                continue
            source = (ROOT / path).read_text(encoding="utf-8").splitlines()
            _LINES.extend((f"{path}:{number}", line) for number, line in enumerate(source, 1))
    return [place for place, line in _LINES if name in line and quoted.search(line)][:MOST_PLACES]


_LINES: list[tuple[str, str]] = []


def recorded() -> dict[str, str]:
    """Return the commit that each language was translated from."""
    return tomllib.loads(RECORD.read_text(encoding="utf-8"))


def report(language: str) -> list[Todo]:
    """Return the messages of a language that need a translator."""
    commit = recorded().get(language)
    if commit is None:
        return list(compare(({}, now(FALLBACK)), ({}, now(language))))
    english = then(FALLBACK, commit), now(FALLBACK)
    return list(compare(english, (then(language, commit), now(language))))


def missing(language: str) -> list[str]:
    """Return the messages that a language doesn't have."""
    have = {name for messages in now(language).values() for name in messages}
    return [name for messages in now(FALLBACK).values() for name in messages if name not in have]


def done(language: str) -> None:
    """Record that a language is up to date with English."""
    commit = git("log", "-1", "--format=%H", "--", f"locales/{FALLBACK}").strip()
    commits = recorded() | {language: commit}
    RECORD.write_text(
        HEAD + "".join(f'{name} = "{commits[name]}"\n' for name in sorted(commits)), encoding="utf-8"
    )


def main(arguments: Sequence[str]) -> int:
    """Run `report` or `done` for a language."""
    match arguments:
        case ["report", language] if language in LANGUAGES and language != FALLBACK:
            todo = report(language)
            print(*todo, sep="\n\n", end="\n\n" if todo else "")
            print(
                f"{len(todo)} messages to translate; then run ./dev texts done {language}"
                if todo
                else "up to date"
            )
        case ["done", language] if language in LANGUAGES and language != FALLBACK:
            done(language)
        case _:
            others = "|".join(each for each in LANGUAGES if each != FALLBACK)
            print(f"usage: ./dev texts [report|done {others}]", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
