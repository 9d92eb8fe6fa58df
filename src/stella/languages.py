"""The languages of the game, declared here and nowhere else: server, page, fonts, tools and tests follow.

A new language is one more line here and its texts; docs/adding.md has the steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "English",
        "fr": "Français",
        "es": "Español",
        "de": "Deutsch",
        "pl": "Polski",
        "it": "Italiano",
    }
)
"""Each language by its own name, in the order in which people choose. New ones go to the end."""

RIGHT_TO_LEFT: Final[frozenset[str]] = frozenset()
"""Those of them that are written from right to left."""

LANGUAGES: Final = tuple(NAMES)
FALLBACK: Final = "en"
"""The language of those whose own we do not have, and the source that translations start from."""


def direction(language: str) -> str:
    """Return the direction in which a language is written, as HTML names it."""
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"
