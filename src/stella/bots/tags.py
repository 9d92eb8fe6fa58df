"""The tags of decks in the languages of the players."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from stella.languages import FALLBACK

from .stored import DATA

TAGS: Final = "tags.toml"
ENGLISH: Final = "english"
"""The table of tags that English players read differently."""


@cache
def load_tags() -> Mapping[str, Mapping[str, str]]:
    """Return each known tag in each language; a tag itself is English."""
    lines = tomllib.loads((DATA / TAGS).read_text(encoding="utf-8"))
    english: dict[str, str] = lines.pop(ENGLISH)
    return {tag: {FALLBACK: english.get(tag, tag), **texts} for tag, texts in lines.items()}


def tag_in(tag: str, language: str) -> str:
    """Return a tag as a player reads it; one that nobody translated stays English."""
    return load_tags().get(tag, {}).get(language, tag)
