"""What a word says about the pictures of a deck, through a lens. Pure, and the same whenever one looks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import mul
from typing import Final, Protocol

from .characters import Lens
from .lexicon import Lexicon, Vector, plain
from .stored import AUTHORED_STEP, STEP, WIDTH, StoredDeck, signed
from .tags import load_tags

SHARPNESS: Final = 0.1
"""How far a tag may lie behind the best one and still count."""
ENGLISH: Final = 0.5
"""The share of the encoder that knows English best; the other knows all languages."""

NAMED: Final = 3.0
"""How much it counts, in deviations, that a tag of a card is the very word."""


@dataclass(frozen=True, slots=True)
class IndexedCard:
    """A card as a bot knows it: its tags by their numbers, and how it looks."""

    id: str
    motifs: tuple[int, ...]
    moods: tuple[int, ...]
    looks: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Hints:
    """What one encoder says about a word: its closeness to each tag, and to each card as a whole."""

    tags: Sequence[float]
    joined: Sequence[float]
    told: Sequence[float]


@dataclass(frozen=True, slots=True)
class WordScores:
    """How a word relates to the tags and cards of a deck."""

    channels: tuple[Hints, ...]
    looks: tuple[float, ...]
    authored: tuple[float, ...] = ()
    """How far people who were asked link the word with each card, in deviations, if they were."""
    named: frozenset[int] = frozenset()
    """Tags that are the word itself, in any language."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A tag that links a word and a card, and how much it counted."""

    tag: str
    weight: float


class AnyCard(Protocol):
    """A card of any deck, by what its maker wrote about it, and how it looks."""

    @property
    def id(self) -> str:
        """Unique in its deck."""

    @property
    def motifs(self) -> tuple[str, ...]:
        """What is in the picture."""

    @property
    def moods(self) -> tuple[str, ...]:
        """How it feels."""

    @property
    def looks(self) -> tuple[float, ...]:
        """Brightness, warmth, colour and detail, or nothing."""


@dataclass(frozen=True, slots=True)
class DeckIndex:
    """A deck as bots know it."""

    deck: str
    pictures: tuple[IndexedCard, ...]
    tags: tuple[str, ...]
    lexicon: Lexicon
    tag_vectors: Sequence[Vector | None]
    joined: Sequence[Vector | None]
    told: Sequence[Vector | None]
    popular: Sequence[float]
    stored: StoredDeck | None = None
    """What was worked out for the words of the word cards, for built-in decks."""
    rows: Mapping[str, int] = field(default_factory=dict)
    place: Mapping[str, int] = field(default_factory=dict)
    """Where in `pictures` a card is."""
    _middle: list[Vector] = field(default_factory=list)
    _texts: dict[str, set[int]] = field(default_factory=dict)
    """The tags by what they read like in each language."""
    _usual: list[list[float]] = field(default_factory=list)
    """How close tags, cards and looks are to no word in particular: what goes with every word goes with none."""

    @classmethod
    def of_stored(cls, stored: StoredDeck, lexicon: Lexicon) -> DeckIndex:
        """Return a built-in deck, with all that was worked out when it was built."""
        return cls(
            stored.deck,
            tuple(IndexedCard(card.id, card.motifs, card.moods, card.looks) for card in stored.cards),
            stored.tags,
            lexicon,
            _vectors(stored.tag_vectors),
            _vectors(stored.joined_vectors),
            _vectors(stored.told_vectors),
            stored.popular,
            stored,
            {word: row for row, word in enumerate(stored.words)},
            {card.id: place for place, card in enumerate(stored.cards)},
        )

    @classmethod
    def of_tags(cls, deck: str, cards: Iterable[AnyCard], lexicon: Lexicon) -> DeckIndex:
        """Return a deck that is known by its tags alone; without any, by its looks."""
        cards = tuple(cards)
        looks = _standard_columns([card.looks for card in cards])
        tags = tuple(dict.fromkeys(tag for card in cards for tag in (*card.motifs, *card.moods)))
        number = {tag: place for place, tag in enumerate(tags)}
        pictures = tuple(
            IndexedCard(
                card.id,
                tuple(number[tag] for tag in card.motifs),
                tuple(number[tag] for tag in card.moods),
                looks[place],
            )
            for place, card in enumerate(cards)
        )
        vectors = [lexicon.vector(tag) for tag in tags]
        joined = [_mean([vectors[tag] for tag in (*each.motifs, *each.moods)]) for each in pictures]
        return cls(
            deck,
            pictures,
            tags,
            lexicon,
            vectors,
            joined,
            (None,) * len(pictures),
            (0.0,) * len(pictures),
            place={card.id: place for place, card in enumerate(cards)},
        )

    @property
    def middle(self) -> Vector:
        """The mean of what the cards mean."""
        if not self._middle:
            self._middle.append(_mean(self.joined) or self.lexicon.head.mean)
        return self._middle[0]

    @property
    def has_tags(self) -> bool:
        """Whether there is anything to associate with."""
        return any(picture.motifs or picture.moods for picture in self.pictures)

    def word_scores(self, word: str) -> WordScores | None:
        """Return how the word relates to the deck; `None` if the word is unknown."""
        row = self.rows.get(word)
        text = plain(word)
        if row is None:
            row = self.rows.get(self.lexicon.head.printed.get(text, ""))
        named = self._named(text)
        if row is not None and self.stored is not None:
            return replace(_remembered(self.stored, row), named=named)
        vector = self.lexicon.vector(word)
        if vector is None and named:
            vector = next(
                (each for tag in sorted(named) if (each := self.tag_vectors[tag]) is not None), None
            )
        return None if vector is None else replace(self.scores_from_vector(vector), named=named)

    def _named(self, text: str) -> frozenset[int]:
        """Return the tags that read like this in one of the languages."""
        if not self._texts:
            known = load_tags()
            for number, tag in enumerate(self.tags):
                for each in (tag, *known.get(tag, {}).values()):
                    self._texts.setdefault(plain(each), set()).add(number)
        return frozenset(self._texts.get(text, ()))

    def scores_from_vector(self, vector: Vector) -> WordScores:
        """Return the same for a word with this vector."""
        head = self.lexicon.head
        parts = (self.tag_vectors, self.joined, self.told, head.looks)
        if not self._usual:
            self._usual.extend(_closeness(head.mean, each, head.scale) for each in parts)
        tags, joined, told, looks = (
            [close - usual for close, usual in zip(_closeness(vector, part, head.scale), usuals, strict=True)]
            for part, usuals in zip(parts, self._usual, strict=True)
        )
        return WordScores((Hints(tags, joined, told),), tuple(looks))

    def see(self, word_scores: WordScores, lens: Lens) -> tuple[float, ...]:
        """Return how well each card of the deck goes with a word, in deviations."""
        total = [0.0] * len(self.pictures)
        if self.has_tags:
            for part, hints in _parts(word_scores):
                add(total, standard(self._through(hints, lens)), part)
            # Nothing is known of these: neither near nor far.
            total = [
                value if each.motifs or each.moods else 0.0
                for value, each in zip(standard(total), self.pictures, strict=True)
            ]
        total = standard(total)
        if lens.people and word_scores.authored:
            add(total, word_scores.authored, lens.people)
        if lens.looks or not self.has_tags:
            add(total, self.seen_looks(word_scores), lens.looks or 1.0)
        total = standard(total)
        if word_scores.named and lens.tags:  # the maker of the deck says by this very word what is in it
            named = [not word_scores.named.isdisjoint(dict(_tags(each, lens))) for each in self.pictures]
            add(total, [NAMED * each for each in named], 1.0)
        return tuple(standard(total))

    def seen_looks(self, word_scores: WordScores) -> list[float]:
        """Return how well colour and light of each card go with a word, in deviations."""
        return standard([_looks(each, word_scores) for each in self.pictures])

    def _through(self, hints: Hints, lens: Lens) -> list[float]:
        total = [0.0] * len(self.pictures)
        if lens.tags:
            add(total, standard([_by_tags(_tags(each, lens), hints) for each in self.pictures]), lens.tags)
        add(total, standard(hints.joined), lens.joined)
        add(total, standard(hints.told), lens.told)
        return total

    def reasons(self, word_scores: WordScores, card: str, lens: Lens) -> tuple[Reason, ...]:
        """Return the tags that link a word and a card through a lens, the strongest first."""
        place = self.place.get(card)
        if place is None:
            return ()
        parts = _parts(word_scores)
        found = {
            self.tags[tag]: weight
            * math.exp(sum(part * hints.tags[tag] for part, hints in parts) / SHARPNESS)
            for tag, weight in _tags(self.pictures[place], lens)
        }
        ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))
        return tuple(Reason(tag, weight) for tag, weight in ranked)


def _parts(word_scores: WordScores) -> list[tuple[float, Hints]]:
    """Return what each encoder says, and how much that counts."""
    english = ENGLISH if len(word_scores.channels) > 1 else 0.0
    return list(zip((1 - english, english), word_scores.channels, strict=False))


def _tags(picture: IndexedCard, lens: Lens) -> list[tuple[int, float]]:
    """Return the tags of a card that a lens takes in, with their weights."""
    kinds = ((picture.motifs, lens.motifs), (picture.moods, lens.moods))
    return [(tag, weight) for tags, weight in kinds if weight for tag in tags]


def _by_tags(tags: Sequence[tuple[int, float]], hints: Hints) -> float:
    """Return the logarithm of the mean of exponentials: one tag that fits well counts more than many that fit a bit."""
    if not tags:
        return 0.0
    pull = sum(weight * math.exp(hints.tags[tag] / SHARPNESS) for tag, weight in tags)
    return SHARPNESS * math.log(pull / sum(weight for _, weight in tags))


def standard(values: Sequence[float]) -> list[float]:
    """Return the values in deviations from their mean; all alike are all 0.

    >>> standard([1.0, 3.0]), standard([5.0, 5.0])
    ([-1.0, 1.0], [0.0, 0.0])
    """
    mean = sum(values) / len(values) if values else 0.0
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) if values else 0.0
    return [(value - mean) / spread if spread > 1e-9 else 0.0 for value in values]


def add(total: list[float], values: Sequence[float], weight: float) -> None:
    """Add weighted values to a running total."""
    for place, value in enumerate(values):
        total[place] += weight * value


def _closeness(vector: Vector, others: Sequence[Vector | None], scale: float) -> list[float]:
    """Return how close a vector is to others; 0 where there is none."""
    return [0.0 if each is None else sum(map(mul, vector, each)) / scale**2 for each in others]


def _standard_columns(rows: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """Return each measure in deviations; nothing at all unless every card was measured."""
    if not rows or len({len(row) for row in rows}) > 1 or not rows[0]:
        return [()] * len(rows)
    columns = [standard(column) for column in zip(*rows, strict=True)]
    return list(zip(*columns, strict=True))


def _looks(picture: IndexedCard, word_scores: WordScores) -> float:
    return float(sum(map(mul, picture.looks, word_scores.looks)))


def _mean(vectors: Sequence[Vector | None]) -> Vector | None:
    known = [vector for vector in vectors if vector is not None]
    if not known:
        return None
    return tuple(round(sum(column) / len(known)) for column in zip(*known, strict=True))


def _vectors(data: bytes) -> list[Vector | None]:
    numbers = signed(data)
    return [tuple(numbers[start : start + WIDTH]) for start in range(0, len(numbers), WIDTH)]


def _remembered(stored: StoredDeck, row: int) -> WordScores:
    """Return what was worked out for this word when the data was built."""

    def part(data: bytes, width: int) -> list[float]:
        return [value / STEP for value in signed(data)[row * width : (row + 1) * width]]

    tags, cards = len(stored.tags), len(stored.cards)
    channels = tuple(
        Hints(part(each.tags, tags), part(each.joined, cards), part(each.told, cards))
        for each in stored.channels
    )
    authored = signed(stored.authored)[row * cards : (row + 1) * cards]
    return WordScores(
        channels,
        tuple(part(stored.word_looks, 4)),
        tuple(value / AUTHORED_STEP for value in authored) if any(authored) else (),
    )
