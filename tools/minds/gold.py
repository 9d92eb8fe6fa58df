"""How well the associations of bots agree with what people see in the pictures.

The judgements of a deck are in `tests/gold/<deck>.toml`, written by looking at the pictures before any model was asked:

    [fits]
    "w.joy" = ["hand-star", "cloud-swing"]

names, for a word of the word cards, all cards that go with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final

from stella.bots import Knowledge
from stella.bots.characters import ENSEMBLE, Lens
from stella.content.wordcards import load_word_cards
from stella.languages import LANGUAGES
from stella.rules import Word

FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "gold"

Gold = Mapping[str, frozenset[str]]
"""For each judged word the cards that go with it."""


def gold_for(deck: str, folder: Path = FOLDER) -> Gold | None:
    """The judgements of a deck, if there are any."""
    path = folder / f"{deck}.toml"
    if not path.is_file():
        return None
    fits = tomllib.loads(path.read_text(encoding="utf-8"))["fits"]
    return {word: frozenset(cards) for word, cards in fits.items() if cards}


def understood_for(deck: str, folder: Path = FOLDER) -> Gold:
    """For each judged word also the cards that some would mark and explain."""
    judged = tomllib.loads((folder / f"{deck}.toml").read_text(encoding="utf-8"))
    return {
        word: frozenset((*cards, *judged["with_a_story"].get(word, ())))
        for word, cards in judged["fits"].items()
    }


def average_precision(ranked: Sequence[str], fitting: Collection[str]) -> float:
    """The mean, over all cards that fit, of the share of fitting cards among those ranked as high or higher.

    >>> average_precision(["a", "b", "c"], {"a", "c"})
    0.8333333333333333
    """
    found, total = 0, 0.0
    for place, card in enumerate(ranked, 1):
        if card in fitting:
            found += 1
            total += found / place
    return total / len(fitting) if fitting else 0.0


def precision_of(
    deck: str, gold: Gold, knowledge: Knowledge, language: str | None = None, lens: Lens = ENSEMBLE
) -> float:
    """Mean average precision: of the words of the word cards, or of their texts in one language as if typed in."""
    words = load_word_cards()
    index = knowledge.index(deck)
    assert index is not None
    cards = [picture.id for picture in index.pictures]
    scores = []
    for word, fitting in gold.items():
        view = knowledge.view(deck, word if language is None else words.text_of(Word(word), language), lens)
        by_fit = zip(view or [0.0] * len(cards), cards, strict=True)
        scores.append(average_precision([card for _, card in sorted(by_fit, reverse=True)], fitting))
    return sum(scores) / len(scores)


def chance_precision(deck: str, gold: Gold, knowledge: Knowledge) -> float:
    """What somebody reaches who likes the cards in the same order whatever the word, on average over such orders."""
    index = knowledge.index(deck)
    assert index is not None
    cards = [picture.id for picture in index.pictures]
    turns = [cards[start:] + cards[:start] for start in range(len(cards))]
    scores = [average_precision(turn, fitting) for fitting in gold.values() for turn in turns]
    return sum(scores) / len(scores)


def all_precisions(deck: str, gold: Gold, knowledge: Knowledge) -> dict[str, float]:
    """By language, for the word cards themselves (`cards`), and by chance."""
    found = {language: precision_of(deck, gold, knowledge, language) for language in LANGUAGES}
    return {
        "cards": precision_of(deck, gold, knowledge),
        **found,
        "chance": chance_precision(deck, gold, knowledge),
    }
