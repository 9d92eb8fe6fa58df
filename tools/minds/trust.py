"""How far what people link follows what the bots see: measured with the judgements of a deck.

The human-like players of the league link what the bots see, as far as their `trust` goes, and chance for the rest. With
little trust the bots find few of the cards that such people link most, with much trust nearly all. So the trust is
measured that lets them find as many of those as they find of the cards that the judge named: the same number of cards
for each word, the same mean average precision.

A word that is itself a tag is easier than others. There are more of them among the judged words than on the word cards,
so both kinds are measured apart and weighed as on the word cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from stella.bots import builtin_knowledge
from stella.content.wordcards import load_word_cards
from stella.lab.entrants import GuessedLinks
from stella.lab.people import Associations, blend, standardised
from stella.rules import CardId, Word

from .gold import Gold, average_precision

SAMPLES: Final = 8
"""Number of simulated peoples, since chance has a part in each."""
TRIED: Final = tuple(step / 10 for step in range(11))
WIDTH: Final = 1.96

Links = Mapping[CardId, float]
Measured = tuple[float, float, float]
"""The trust, and the interval that holds the true one 19 times out of 20, as far as the words go."""
Precisions = tuple[float, Sequence[float]]
"""Of a word: what bots reach with the judge, and among people, for each trust that is tried."""


def all_trusts(deck: str, gold: Gold) -> dict[str, Measured]:
    """How far the links of the judge, and of people like that, follow those of the bots: by kinds of words."""
    index = builtin_knowledge().index(deck)
    assert index is not None
    words = load_word_cards().texts
    tags = {str(word) for word, texts in words.items() if texts["en"].casefold() in index.tags}
    found = precisions(deck, gold)
    one = trust_for(found[word] for word in gold if word in tags)
    other = trust_for(found[word] for word in gold if word not in tags)
    part = len(tags) / len(words)
    mean = part * one[0] + (1 - part) * other[0]
    low, high = (
        mean + sign * sqrt((part * (one[end] - one[0])) ** 2 + ((1 - part) * (other[end] - other[0])) ** 2)
        for end, sign in ((1, -1), (2, 1))
    )
    return {"judged": trust_for(found.values()), "tags": one, "others": other, "all": (mean, low, high)}


def precisions(deck: str, gold: Gold) -> dict[str, Precisions]:
    """How well bots find the cards of the judge and of people, word by word."""
    sight = GuessedLinks(deck)
    cards = sorted(sight(Word(next(iter(gold)))))
    associations = [Associations(cards, seed) for seed in range(SAMPLES)]
    found: dict[str, Precisions] = {}
    for word, named in gold.items():
        known = standardised(sight(Word(word)), cards)
        unknown = [each.links(Word(word)) for each in associations]
        ranked = _best_first(known)
        expected = [
            fmean(_among(trust, known, each, ranked, len(named)) for each in unknown) for trust in TRIED
        ]
        found[word] = average_precision(ranked, named), expected
    return found


def _among(trust: float, known: Links, unknown: Links, ranked: Sequence[CardId], number: int) -> float:
    """The precision that bots reach among people who follow them so far."""
    linked = {card: blend(trust, known[card], unknown[card]) for card in ranked}
    return average_precision(ranked, _best_first(linked)[:number])


def trust_for(found: Iterable[Precisions]) -> Measured:
    """How far people follow the bots with these words."""
    judge, people = zip(*found, strict=True)
    error = WIDTH * stdev(judge) / sqrt(len(judge))
    curve = [fmean(column) for column in zip(*people, strict=True)]
    middle, low, high = (_where(curve, fmean(judge) + add) for add in (0, -error, error))
    return middle, low, high


def _best_first(links: Links) -> list[CardId]:
    return sorted(links, key=lambda card: -links[card])


def _where(curve: Sequence[float], height: float) -> float:
    """At which trust a growing curve is so high."""
    for (left, low), (right, high) in pairwise(zip(TRIED, curve, strict=True)):
        if height < high:
            return round(left + (right - left) * max(height - low, 0) / (high - low), 3)
    return 1.0
