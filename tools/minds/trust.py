"""How far what people link follows what the bots see: measured with the judgements of a deck.

The human-like players of the league link what the bots see, as far as their `trust` goes, and chance for the rest. With
little trust the bots find few of the cards that such people link most, with much trust nearly all. So the trust is
measured that lets them find as many of those as they find of the cards that the judge named: the same number of cards
for each word, the same mean average precision.

A word that is itself a tag is easier than others. There are more of them among the judged words than on the word cards,
so both kinds are measured apart and weighed as on the word cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from stella.bots import shipped
from stella.content.wordcards import load_word_cards
from stella.lab.entrants import sight_of
from stella.lab.people import World, blend, standardised
from stella.rules import CardId, Word

from .gold import Gold, average_precision

WORLDS: Final = 8
"""So many peoples are asked, since chance has a part in each."""
STEPS: Final = 10
WIDTH: Final = 1.96

Links = Mapping[CardId, float]
Measured = tuple[float, float, float]
"""The trust, and the interval that holds the true one 19 times out of 20, as far as the words go."""


def all_trusts(deck: str, gold: Gold) -> dict[str, Measured]:
    """How far the links of the judge, and of people like that, follow those of the bots: by kinds of words."""
    sight = shipped().sight(deck)
    assert sight is not None
    words = load_word_cards().texts
    tags = {word for word, texts in words.items() if texts["en"].casefold() in sight.tags}
    kinds = {
        "tags": trust_in(deck, {word: cards for word, cards in gold.items() if word in tags}),
        "others": trust_in(deck, {word: cards for word, cards in gold.items() if word not in tags}),
    }
    part = len(tags) / len(words)
    (one, *ends), (other, *other_ends) = kinds.values()
    mean = part * one + (1 - part) * other
    low, high = (
        mean + sign * sqrt((part * (end - one)) ** 2 + ((1 - part) * (other_end - other)) ** 2)
        for sign, end, other_end in zip((-1, 1), ends, other_ends, strict=True)
    )
    return {"judged": trust_in(deck, gold), **kinds, "all": (mean, low, high)}


def trust_in(deck: str, gold: Gold) -> Measured:
    """How far they follow them with these words."""
    sight = sight_of(deck)
    seen = {Word(word): sight(Word(word)) for word in gold}
    found = [average_precision(_best_first(seen[Word(word)]), cards) for word, cards in gold.items()]
    error = WIDTH * stdev(found) / sqrt(len(found))
    wanted = {Word(word): len(cards) for word, cards in gold.items()}
    curve = [(step / STEPS, _expected(step / STEPS, seen, wanted)) for step in range(STEPS + 1)]
    middle, low, high = (_where(curve, fmean(found) + add) for add in (0, -error, error))
    return middle, low, high


def _expected(trust: float, seen: Mapping[Word, Links], wanted: Mapping[Word, int]) -> float:
    """The precision that bots reach among people who follow them so far."""
    return fmean(
        average_precision(_best_first(seen[word]), _best_first(links)[: wanted[word]])
        for word, links in _peoples(trust, seen)
    )


def _peoples(trust: float, seen: Mapping[Word, Links]) -> Iterator[tuple[Word, Links]]:
    """What people link with each word, of several peoples."""
    cards = tuple(sorted(next(iter(seen.values()))))
    for world in (_world(cards, seed) for seed in range(WORLDS)):
        for word, links in seen.items():
            known, unknown = standardised(links, cards), world.links(word)
            yield word, {card: blend(trust, known[card], unknown[card]) for card in cards}


@cache
def _world(cards: tuple[CardId, ...], seed: int) -> World:
    return World(cards, seed)


def _best_first(links: Links) -> list[CardId]:
    return sorted(links, key=lambda card: -links[card])


def _where(curve: list[tuple[float, float]], height: float) -> float:
    """Where a growing curve is so high.

    >>> _where([(0.0, 0.2), (0.5, 0.4), (1.0, 1.0)], 0.7)
    0.75
    """
    for (left, low), (right, high) in pairwise(curve):
        if height < high:
            return round(left + (right - left) * max(height - low, 0) / (high - low), 3)
    return 1.0
