"""The tags of decks in the languages of the players."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from stella.languages import FALLBACK, LANGUAGES

from .stored import DATA

TAGS: Final = "tags.toml"
ENGLISH: Final = "english"
"""The table of tags that English players read differently."""
ORDER: Final = tuple(language for language in LANGUAGES if language != FALLBACK)
"""The languages of a line of the file; a tag itself is English, and so is what a line lacks."""


@cache
def load_tags() -> Mapping[str, Mapping[str, str]]:
    """Each known tag in each language."""
    lines = tomllib.loads((DATA / TAGS).read_text(encoding="utf-8"))
    english: dict[str, str] = lines.pop(ENGLISH)
    return {
        tag: {FALLBACK: english.get(tag, tag), **dict(zip(ORDER, texts, strict=False))}
        for tag, texts in lines.items()
    }


def tag_in(tag: str, language: str) -> str:
    """A tag as a player reads it; one that nobody translated stays English."""
    return load_tags().get(tag, {}).get(language, tag)
