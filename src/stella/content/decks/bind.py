"""Finished cards become a deck: its files and its `deck.toml`, and the way back from a `deck.toml`."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from stella.content.texts import LANGUAGES

from .deck import HASH_LENGTH
from .entries import DECK_FILE, CardEntry, DeckEntry, Texts
from .press import Printed

OWN: Final = "own"
"""The id that stands in the deck.toml of a table's own pictures; the world knows it by the table's code."""


def bind_table_deck(cards: Iterable[Printed], folder: Path) -> tuple[int, int]:
    """Write the own pictures of a table; gives how many cards there are, and how many doubles were left out.

    The files are named by a hash of what is in them, with a key that nobody keeps: a name tells nothing, cannot be
    guessed by somebody who has the same picture, and belongs to this upload alone.
    """
    folder.mkdir()
    key = secrets.token_bytes(32)
    entries: dict[str, CardEntry] = {}
    doubles = 0
    for card in cards:
        large, small, tiny = (_secret_name(key, data) for data in (card.large, card.small, card.tiny))
        if small in entries:
            doubles += 1
            continue
        (folder / f"{large}.webp").write_bytes(card.large)
        (folder / f"{small}.webp").write_bytes(card.small)
        (folder / f"{tiny}.webp").write_bytes(card.tiny)
        entries[small] = CardEntry(
            id=f"p-{small[:16]}",
            large=f"{large}.webp",
            small=f"{small}.webp",
            tiny=f"{tiny}.webp",
            looks=card.looks,
        )
    write_deck(folder, table_head(), tuple(entries.values()))
    return len(entries), doubles


def bind_new_deck(cards: Iterable[Printed], folder: Path, head: DeckEntry) -> int:
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
            CardEntry(
                id=f"card-{number:03}",
                large=f"large/{name}",
                small=f"small/{name}",
                tiny=f"tiny/{name}",
                looks=card.looks,
            )
        )
    write_deck(folder, head, entries)
    return len(entries)


def table_head() -> DeckEntry:
    """The head of a table's own pictures."""
    return DeckEntry(format=1, id=OWN, version="1", author="-", licence="-", name=Texts(en=OWN))


def write_deck(folder: Path, head: DeckEntry, cards: Sequence[CardEntry]) -> None:
    """Write `deck.toml`: all or nothing."""
    fresh = folder / f".{DECK_FILE}"
    with fresh.open("w", encoding="utf-8", newline="\n") as target:
        target.write(toml_of(head, cards))
        target.flush()
        os.fsync(target.fileno())
    fresh.replace(folder / DECK_FILE)


def toml_of(head: DeckEntry, cards: Sequence[CardEntry]) -> str:
    """A `deck.toml` that reads back as what was given."""
    lines = [f"format = {head.format}"]
    lines += [
        f"{field} = {_quoted(getattr(head, field))}" for field in ("id", "version", "author", "licence")
    ]
    lines += ["", "[name]", *_texts(head.name)]
    for card in cards:
        lines += ["", "[[card]]"]
        lines += [f"{field} = {_quoted(getattr(card, field))}" for field in ("id", "large", "small")]
        lines += [f"tiny = {_quoted(card.tiny)}"] if card.tiny is not None else []
        for field in ("motifs", "moods"):
            tags: tuple[str, ...] = getattr(card, field)
            lines += [f"{field} = [{', '.join(map(_quoted, tags))}]"] if tags else []
        lines += [f"looks = [{', '.join(f'{value:.3f}' for value in card.looks)}]"] if card.looks else []
        for field in ("title", "description"):
            texts = _texts(getattr(card, field))
            lines += [f"[card.{field}]", *texts] if texts else []
    return "\n".join(lines) + "\n"


def _texts(texts: Texts) -> list[str]:
    known = texts.known()
    return [f"{language} = {_quoted(known[language])}" for language in LANGUAGES if language in known]


def _quoted(text: str) -> str:
    """A JSON string is a TOML string, but for one sign."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _secret_name(key: bytes, data: bytes) -> str:
    return hmac.digest(key, hashlib.sha256(data).digest(), "sha256").hex()[:HASH_LENGTH]
