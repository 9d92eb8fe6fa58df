"""Texts in all languages, from the Fluent catalogues in `locales/`: one source for server and page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from stella.languages import FALLBACK

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_PACKAGE = Path(__file__).resolve().parents[1]


def locales() -> Path:
    """Return the folder of the catalogues: inside an installed package, or at the root of a checkout."""
    packaged = _PACKAGE / "locales"
    return packaged if packaged.is_dir() else _PACKAGE.parents[1] / "locales"


def message_id(code: str) -> str:
    """Return the message of a refusal, by its code; any other id is its own.

    >>> message_id("E_TOO_MANY"), message_id("home-title")
    ('error-too-many', 'home-title')
    """
    return f"error-{code[2:].lower().replace('_', '-')}" if code.startswith("E_") else code


def text(code: str, language: str = FALLBACK, /, **args: int | str) -> str:
    """Return the message of a refusal code or a message id, in one of the `LANGUAGES`; `KeyError` if there is none.

    A message that is not translated yet is English.

    >>> text("E_TOO_MANY", "fr", limit=10)
    'Vous pouvez faire 10 croix au plus.'
    """
    name = message_id(code)
    if name not in _files(language):
        language = FALLBACK
    bundle = _bundle(language, _files(language)[name])
    message = bundle.get_message(name)
    if message.value is None:
        raise KeyError(code)
    said, mistakes = bundle.format_pattern(message.value, args)
    if mistakes:
        raise mistakes[0]
    return str(said)


@cache
def _files(language: str) -> Mapping[str, Path]:
    """Return the catalogue of each message. Parsing is slow, so each is parsed when it is first needed."""
    return {
        message: file
        for file in sorted((locales() / language).glob("*.ftl"))
        for message in _MESSAGE.findall(file.read_text(encoding="utf-8"))
    }


@cache
def _bundle(language: str, file: Path) -> FluentBundle:
    """Load one catalogue; its messages refer to no other. No isolating marks: the page isolates texts itself."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
