"""Starlight with few cards, of one colour each: every page of a table fetches and decodes the whole deck."""

from __future__ import annotations

import tomllib
from pathlib import Path

import tomli_w
from PIL import Image

from stella.content.decks.deck import HERE, STARLIGHT
from stella.content.decks.worker import LARGE, SMALL, TINY
from stella.rules import MIN_DECK
from tests.support.pictures import encoded

SIZES = {"large": LARGE, "small": SMALL, "tiny": TINY}
LESSON = HERE.parents[3] / "web/src/lib/learn/lesson.json"


def make_plain_deck(decks: Path) -> None:
    """Add it to a folder of decks; in a server's data folder it takes the place of the built-in deck."""
    source, target = HERE / STARLIGHT, decks / STARLIGHT
    deck = tomllib.loads((source / "deck.toml").read_text(encoding="utf-8"))
    lesson = LESSON.read_text(encoding="utf-8")
    deck["card"].sort(key=lambda card: f'"{card["id"]}"' not in lesson)
    del deck["card"][MIN_DECK:]
    for kind in SIZES:
        (target / kind).mkdir(parents=True)
    for number, card in enumerate(deck["card"]):
        for kind, size in SIZES.items():
            image = Image.new("RGB", size, (60, 80, 100 + number))
            (target / card[kind]).write_bytes(encoded(image, "WEBP", lossless=True, method=0))
    (target / "deck.toml").write_text(tomli_w.dumps(deck), encoding="utf-8")
