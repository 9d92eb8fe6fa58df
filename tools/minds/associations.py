"""What was written down by hand of the pictures of a deck: `authored/<deck>.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent / "authored"

Associations = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""For each word the cards that many would mark, and those that some would, the surest first."""


def associations_of(deck: str, folder: Path = FOLDER) -> Associations:
    """The associations of a deck; none if nobody has written any."""
    path = folder / f"{deck}.toml"
    lines: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {word: _parts(line) for word, line in lines.items()}


def _parts(line: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards before and after the bar.

    >>> _parts("moon star | sea")
    (('moon', 'star'), ('sea',))
    """
    many, _, some = line.partition("|")
    return tuple(many.split()), tuple(some.split())
