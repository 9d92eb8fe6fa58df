"""Pictures and words that tables play with. They come from `content`; the server passes them in."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from stella.bots import Character, Knowledge
from stella.content.decks.deck import STARLIGHT
from stella.content.decks.table_decks import table_of_deck
from stella.content.wordcards import as_cards
from stella.rules import (
    MIN_DECK,
    ROUNDS,
    CardId,
    Seat,
    Word,
    WordCard,
    discovery_pile,
    word_pile,
)
from stella.skies.deal import Sky
from stella.tables.dealer import Deal
from stella.tables.options import TableOptions, WordChoice
from stella.tables.project import WordTexts
from stella.tables.state import TableState

from .ports import Rng

REAL_CARDS: Final = tuple(CardId(f"real-{number}") for number in range(1, 85))
"""Placeholders for pictures on a real table: only their places matter."""


@dataclass(frozen=True, slots=True)
class Supply:
    """What games are dealt from: decks, words and skies."""

    cards_of: Callable[[str], Sequence[CardId] | None]
    """The cards of a deck by its id; `None` if there is no such deck."""
    ordinary: Sequence[WordCard]
    discovery: Sequence[WordCard]
    texts: WordTexts
    sky: Callable[[str], Sky | None]
    """The sky of a day; `None` for one to come."""

    def is_printed(self, word: Word) -> bool:
        """Return whether a word is on one of the word cards, and no table's own."""
        return any(word in card.words for pile in (self.ordinary, self.discovery) for card in pile)

    def cards(self, options: TableOptions) -> Sequence[CardId] | None:
        """Return what a table with these options plays with; `None` if it is not there any more."""
        return self.cards_of(options.deck) if options.knows_pictures else REAL_CARDS


@dataclass(frozen=True, slots=True)
class TableDealer:
    """Deals for the table with this code, out of the supply."""

    supply: Supply
    table: str
    rng: Rng
    knowledge: Knowledge
    clock: Callable[[], int] = lambda: round(time.time() * 1000)

    def time(self) -> int:
        """Return the time in milliseconds."""
        return self.clock()

    def has_deck(self, deck: str) -> bool:
        """Return whether the table may play with a deck: one for all, or its own. Uploaded decks come and go."""
        return table_of_deck(deck) in (None, self.table) and self.supply.cards_of(deck) is not None

    def has_sky(self, day: str) -> bool:
        """Return whether it has come already."""
        return self.supply.sky(day) is not None

    def deal(self, table: TableState) -> Deal | None:
        """Return a new game, drawn; bots get to know the table's own words."""
        if self.supply.cards(table.options) is None:
            return None
        self.knowledge.prepare(word for card in table.options.own_words for word in card)
        return deal(table, self.supply, self.rng)

    def secret(self) -> str:
        """Return 128 random bits."""
        return f"{self.rng.randrange(1 << 128):032x}"

    def character(self, free: Sequence[Character]) -> Character:
        """Return one of these at random."""
        return free[self.rng.randrange(len(free))]


def deal(table: TableState, supply: Supply, rng: Rng) -> Deal:
    """Shuffle, draw words and the first scout: new and long unseen cards come first, and in a rematch others begin."""
    deck, words = _shuffled_deck(table, supply, rng), _drawn_words(table, supply, rng)
    sky = _sky(table, deck, supply)
    if sky is not None:
        deck = (*sky.cards, *(card for card in deck if card not in sky.cards))
        others = [card for card in words if sky.word not in card.words]
        words = (WordCard(sky.word, (sky.word,)), *others[: ROUNDS - 1])
    return Deal(deck, words, _first_scout(table, rng))


def _sky(table: TableState, deck: Sequence[CardId], supply: Supply) -> Sky | None:
    """Return the sky that the first game begins with, if its pictures are in the deck and its word can be first."""
    options = table.options
    if not options.sky or table.game is not None or options.words is WordChoice.DISCOVERY:
        return None
    sky = supply.sky(options.sky)
    return sky if sky is not None and set(sky.cards) <= set(deck) else None


def _shuffled_deck(table: TableState, supply: Supply, rng: Rng) -> tuple[CardId, ...]:
    """At random, but pictures new to this table come first, then those that it saw in its oldest games."""
    deck = supply.cards(table.options)
    assert deck is not None, "the caller has checked that the deck is there"
    drawn = [deck[index] for index in rng.shuffled(len(deck))]
    seen = {card: game for game, cards in enumerate(table.seen, start=1) for card in cards}
    ordered = sorted(drawn, key=lambda card: seen.get(card, 0))
    own = _mixed_in(table, deck, supply)
    if not own:
        return tuple(ordered)
    # All of the table's own are in every game, wherever chance puts them.
    first = sorted(ordered, key=lambda card: card not in own)[:MIN_DECK]
    game = [first[index] for index in rng.shuffled(len(first))]
    return (*game, *(card for card in ordered if card not in first))


def _mixed_in(table: TableState, deck: Sequence[CardId], supply: Supply) -> frozenset[CardId]:
    """Return the pictures that the table uploaded, where they are too few to play without others."""
    built_in = supply.cards_of(STARLIGHT)
    if built_in is None or table_of_deck(table.options.deck) is None or not table.options.knows_pictures:
        return frozenset()
    own = frozenset(deck).difference(built_in)
    return own if len(own) < len(deck) else frozenset()


def _drawn_words(table: TableState, supply: Supply, rng: Rng) -> tuple[WordCard, ...]:
    own = as_cards(table.options.own_words)
    match table.options.words:
        case WordChoice.DISCOVERY:
            return discovery_pile(supply.discovery)
        case WordChoice.OWN:
            cards = list(own)
        case WordChoice.MIXED:
            cards = [*own, *_few(table, supply.ordinary, len(own), rng)]
            return word_pile(cards, rng.shuffled(len(cards)))
        case WordChoice.ORDINARY:
            cards = list(supply.ordinary)
    uses = _uses(table)
    order = sorted(rng.shuffled(len(cards)), key=lambda index: uses.get(cards[index].words, 0))
    return word_pile(cards, order)


def _few(table: TableState, cards: Sequence[WordCard], own: int, rng: Rng) -> list[WordCard]:
    """As many ordinary cards as custom ones, at least four, so that about half of the pile is the table's own.

    Of those that this table has not had yet; once they are too few, also of those that it had longest ago.
    """
    uses, count = _uses(table), max(ROUNDS, own)
    fresh = [card for card in cards if card.words not in uses]
    had = sorted((card for card in cards if card.words in uses), key=lambda card: uses[card.words])
    drawn = [fresh[index] for index in rng.shuffled(len(fresh))[:count]]
    return [*drawn, *had[: count - len(drawn)]]


def _uses(table: TableState) -> dict[tuple[Word, ...], int]:
    """Return when each card was dealt last at this table, counted from 1."""
    return {words: number for number, words in enumerate(table.used, start=1)}


def _first_scout(table: TableState, rng: Rng) -> Seat:
    """At random; in a rematch not who began the last game, wherever they sit now."""
    seated = [chair for chair in table.chairs if chair.member is not None or chair.bot is not None]
    seats: Sequence[int] = range(len(seated))
    if table.game is not None:
        last = table.players[table.game.setup.first_scout]
        same = [(chair.member, chair.symbol if chair.bot else None) for chair in seated]
        was = (last.member, last.symbol if last.bot else None)
        others = [seat for seat in seats if same[seat] != was]
        seats = others or seats
    return Seat(seats[rng.randrange(len(seats))]) if seats else Seat(0)
