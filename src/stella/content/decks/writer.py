"""Writes decks: the files of their pictures and `deck.toml`."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec
import tomli_w

from stella.languages import FALLBACK

from .deck import HASH_LENGTH
from .deck_file import DECK_FILE, DeckCardEntry, DeckHead
from .pipeline import RenderedCard

OWN: Final = "own"
"""The id in the deck.toml of a table's own pictures; outside, `table_deck_id` of the table's code stands for it."""


def write_table_deck(cards: Iterable[RenderedCard], folder: Path) -> tuple[int, int]:
    """Write the uploaded pictures of a table; returns how many cards there are, and how many duplicates were left out.

    The files are named by a keyed hash of their contents, and the key is thrown away: a name tells nothing, cannot
    be guessed by somebody who has the same picture, and belongs to this upload alone.
    """
    folder.mkdir()
    key = secrets.token_bytes(32)
    entries: dict[str, DeckCardEntry] = {}
    duplicates = 0
    for card in cards:
        large, small, tiny = (_secret_name(key, data) for data in (card.large, card.small, card.tiny))
        if small in entries:
            duplicates += 1
            continue
        (folder / f"{large}.webp").write_bytes(card.large)
        (folder / f"{small}.webp").write_bytes(card.small)
        (folder / f"{tiny}.webp").write_bytes(card.tiny)
        entries[small] = DeckCardEntry(
            id=f"p-{small[:16]}",
            large=f"{large}.webp",
            small=f"{small}.webp",
            tiny=f"{tiny}.webp",
            looks=card.looks,
        )
    write_deck(folder, table_head(), tuple(entries.values()))
    return len(entries), duplicates


def write_new_deck(cards: Iterable[RenderedCard], folder: Path, head: DeckHead) -> int:
    """Write a new deck for its maker: numbered files, and a `deck.toml` that waits for texts."""
    entries = []
    for size in ("large", "small", "tiny"):
        (folder / size).mkdir(parents=True)
    for number, card in enumerate(cards, 1):
        name = f"{number:03}.webp"
        (folder / "large" / name).write_bytes(card.large)
        (folder / "small" / name).write_bytes(card.small)
        (folder / "tiny" / name).write_bytes(card.tiny)
        entries.append(
            DeckCardEntry(
                id=f"card-{number:03}",
                large=f"large/{name}",
                small=f"small/{name}",
                tiny=f"tiny/{name}",
                looks=card.looks,
            )
        )
    write_deck(folder, head, entries)
    return len(entries)


def table_head() -> DeckHead:
    """Return the head of a table's own pictures."""
    return DeckHead(format=1, id=OWN, version="1", author="-", licence="-", name={FALLBACK: OWN})


def write_deck(folder: Path, head: DeckHead, cards: Sequence[DeckCardEntry]) -> None:
    """Write the `deck.toml` of these cards: all or nothing."""
    write_deck_file(folder, toml_of(head, cards))


def write_deck_file(folder: Path, text: str) -> None:
    """Write a `deck.toml`: all or nothing."""
    fresh = folder / f".{DECK_FILE}"
    with fresh.open("w", encoding="utf-8", newline="\n") as target:
        target.write(text)
        target.flush()
        os.fsync(target.fileno())
    fresh.replace(folder / DECK_FILE)


def toml_of(head: DeckHead, cards: Sequence[DeckCardEntry]) -> str:
    """Return a `deck.toml` that reads back as what was given."""
    return tomli_w.dumps(msgspec.to_builtins(head) | {"card": msgspec.to_builtins(list(cards))})


def _secret_name(key: bytes, data: bytes) -> str:
    return hmac.digest(key, hashlib.sha256(data).digest(), "sha256").hex()[:HASH_LENGTH]
