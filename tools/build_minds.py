"""`./dev minds`: work out what bots know of the built-in decks and words. Same content, same data.

Writes `src/stella/bots/data`. With `--report` it says what it finds instead: tags without a translation, and how well
the associations agree with judgements of people, where there are any (tests/gold).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from minds.associations import associations_of
from minds.encoders import Encoders, mean_of
from minds.looks import WORDS_FOR, looks_of
from minds.stamps import lexicon_stamp, stamp_for, word_list, word_texts
from stella.bots.characters import ENSEMBLE
from stella.bots.deck_index import DeckIndex
from stella.bots.lexicon import Lexicon, plain
from stella.bots.stored import (
    AUTHORED_STEP,
    DATA,
    STEP,
    WIDTH,
    Channel,
    StoredCard,
    StoredDeck,
    StoredLexicon,
    deck_path,
)
from stella.bots.tags import load_tags, tag_in
from stella.content.decks import Deck
from stella.content.decks.deck import load_built_in
from stella.languages import LANGUAGES

Array = Any
SCALE: Final = 180.0
"""A vector's numbers are multiplied with this and kept as bytes."""


class Builder:
    """Encodes, projects, writes."""

    def __init__(self) -> None:
        self.encoders = Encoders()
        self.words = word_texts()
        each_language = [
            self.encoders.any_language([texts[language] for texts in self.words.values()])
            for language in LANGUAGES
        ]
        self.word_rows = mean_of(each_language)
        self.english_rows = self.encoders.english([texts["en"] for texts in self.words.values()])
        self.table = self._table(each_language)
        self.axes = _axes(np.stack(list(self.table.values())))

    def _table(self, each_language: Sequence[Array]) -> dict[str, Array]:
        """Every word that has a vector, sorted: the list, the word cards by text and by id, the tags."""
        texts = {plain(word) for word in word_list()}
        texts |= {
            plain(text)
            for words in (self.words, load_tags())
            for ts in words.values()
            for text in ts.values()
        }
        texts |= {plain(tag) for tag in load_tags()}
        listed = sorted(text for text in texts if text)
        rows = dict(zip(listed, self.encoders.any_language(listed), strict=True))
        rows |= dict(zip(self.words, self.word_rows, strict=True))
        return dict(sorted(rows.items()))

    def lexicon(self) -> Lexicon:
        """Write the table of words."""
        vectors = self._packed(np.stack(list(self.table.values())))
        mean = self._packed(self.word_rows.mean(axis=0))
        looks = [self._direction(*pair) for pair in WORDS_FOR]
        head = StoredLexicon(
            lexicon_stamp(), SCALE, _numbers(mean), tuple(_numbers(each) for each in looks), self._printed()
        )
        _write(DATA / "lexicon.json", msgspec.json.format(msgspec.json.encode(head), indent=0))
        _write(DATA / "words.txt", "\n".join(self.table).encode())
        _write(DATA / "words.vec", vectors.tobytes())
        _write(DATA / "axes.f2", self.axes.astype("<f2").tobytes())
        return Lexicon(head, list(self.table), vectors.tobytes())

    def _printed(self) -> dict[str, str]:
        """Each text of a word card and its word; the English one wins where two words read the same."""
        texts = [
            (plain(each[language]), word)
            for language in reversed(LANGUAGES)
            for word, each in self.words.items()
        ]
        return dict(sorted(dict(texts).items()))

    def _direction(self, much: Sequence[str], little: Sequence[str]) -> Array:
        ends = [self.encoders.any_language(words).mean(axis=0) for words in (much, little)]
        return self._packed(ends[0] - ends[1])

    def deck(self, deck: Deck, lexicon: Lexicon) -> None:
        """Write what is known of one deck."""
        tags = sorted({tag for card in deck.cards for tag in (*card.motifs, *card.moods)})
        number = {tag: place for place, tag in enumerate(tags)}
        everywhere = [
            mean_of([self.encoders.any_language(part) for part in parts])
            for parts in zip(*(_written(deck, tags, language) for language in LANGUAGES), strict=True)
        ]
        english = [self.encoders.english(part) for part in _written(deck, tags, "en")]
        looks = looks_of([card.small.path for card in deck.cards])
        directions = np.stack([np.array(each) for each in lexicon.head.looks]) / SCALE
        vectors = [self._packed(rows).tobytes() for rows in everywhere]
        stored = StoredDeck(
            deck=deck.id,
            made_from=stamp_for(deck),
            cards=tuple(
                StoredCard(
                    card.id,
                    tuple(number[tag] for tag in card.motifs),
                    tuple(number[tag] for tag in card.moods),
                    tuple(round(float(value), 2) for value in row),
                )
                for card, row in zip(deck.cards, looks, strict=True)
            ),
            tags=tuple(tags),
            words=tuple(self.words),
            channels=(
                Channel(*(_closeness(self.word_rows, rows) for rows in everywhere)),
                Channel(*(_closeness(self.english_rows, rows) for rows in english)),
            ),
            word_looks=_closeness(self.word_rows @ self.axes, directions),
            tag_vectors=vectors[0],
            joined_vectors=vectors[1],
            told_vectors=vectors[2],
            authored=_authored(deck, list(self.words)),
            popular=(0.0,) * len(deck.cards),
        )
        stored = msgspec.structs.replace(stored, popular=_popular(stored, lexicon))
        _write(deck_path(deck.id), msgspec.json.format(msgspec.json.encode(stored), indent=0))

    def _packed(self, rows: Array) -> Array:
        return np.clip(np.round(rows @ self.axes * SCALE), -127, 127).astype(np.int8)


def _written(deck: Deck, tags: Sequence[str], language: str) -> tuple[list[str], list[str], list[str]]:
    """Each tag, the tags of each card together, and what is told of each card."""
    joined = [", ".join(tag_in(tag, language) for tag in (*card.motifs, *card.moods)) for card in deck.cards]
    return (
        [tag_in(tag, language) for tag in tags],
        joined,
        [card.description[language] for card in deck.cards],
    )


def _axes(rows: Array) -> Array:
    """The directions in which words differ most; signs are fixed, so that the same words give the same axes."""
    values, axes = np.linalg.eigh((rows.T @ rows).astype(np.float64))
    best = axes[:, np.argsort(-values)[:WIDTH]]
    return best * np.sign(best[np.abs(best).argmax(axis=0), np.arange(WIDTH)])


def _closeness(words: Array, others: Array) -> bytes:
    close = words @ others.T
    close = close - close.mean(axis=0)
    return bytes(np.clip(np.round(close * STEP), -127, 127).astype(np.int8).tobytes())


def _authored(deck: Deck, words: Sequence[str]) -> bytes:
    """What was written down of a deck by hand (`minds/associations`), in deviations; 0 for words without a line."""
    rows = np.zeros((len(words), len(deck.cards)))
    place = {str(card.id): number for number, card in enumerate(deck.cards)}
    known = associations_of(deck.id)
    for row, word in zip(rows, words, strict=True):
        many, some = known.get(word, ((), ()))
        for number, card in enumerate(many):
            row[place[card]] = 3 - 0.1 * number
        for number, card in enumerate(some):
            row[place[card]] = 1.5 - 0.05 * number
    spread = rows.std(axis=1, keepdims=True)
    even = (rows - rows.mean(axis=1, keepdims=True)) / np.where(spread > 0, spread, 1)
    return bytes(np.clip(np.round(even * AUTHORED_STEP), -127, 127).astype(np.int8).tobytes())


def _popular(stored: StoredDeck, lexicon: Lexicon) -> tuple[float, ...]:
    """The mean of how well a card goes with all words."""
    index = DeckIndex.of_stored(stored, lexicon)
    known = [index.word_scores(word) for word in stored.words]
    rows = np.array([index.see(each, ENSEMBLE) for each in known if each is not None])
    return tuple(round(float(value), 3) for value in rows.mean(axis=0))


def _numbers(row: Array) -> tuple[int, ...]:
    return tuple(int(value) for value in row)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    sys.stdout.write(f"{path.relative_to(DATA)}: {len(data)} bytes\n")


def main() -> None:
    """Build everything, or report."""
    if "--report" in sys.argv[1:]:
        from minds.report import report

        report()
        return
    builder = Builder()
    lexicon = builder.lexicon()
    for stale in set((DATA / "decks").glob("*.json")) - {deck_path(deck.id) for deck in load_built_in()}:
        stale.unlink()
    for deck in load_built_in():
        builder.deck(deck, lexicon)


if __name__ == "__main__":
    main()
