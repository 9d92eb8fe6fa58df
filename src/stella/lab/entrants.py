"""The setting of a league: the built-in levels, the deck, the words, people's links."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from stella.bots import (
    CHARACTERS,
    LEVELS,
    Bot,
    BotContext,
    BotFactory,
    BotLevel,
    Character,
    builtin_knowledge,
    sit_down,
)
from stella.bots.characters import ENSEMBLE
from stella.content.decks import Deck, load_built_in
from stella.content.wordcards import load_word_cards
from stella.rules import CardId, Word

from . import TRUST
from .games import Stage
from .people import Associations


def level_bots() -> dict[str, BotFactory]:
    """Return the levels by name, from the weakest to the strongest."""
    return {level.value: _of_level(level) for level in LEVELS}


def _of_level(level: BotLevel) -> BotFactory:
    """Return a character by the numbers in a name; neighbouring seats get different ones."""

    def take_seat(context: BotContext) -> Bot:
        others = tuple((name, character or character_of(name)) for name, character in context.others)
        return sit_down(character_of(context.name), level)(replace(context, others=others))

    return take_seat


def character_of(chair: str) -> Character:
    """Return the character in the chair with this name."""
    return CHARACTERS[sum(map(int, re.findall(r"\d+", chair))) % len(CHARACTERS)]


@dataclass(frozen=True, slots=True)
class GuessedLinks:
    """The bots' guess of people's links in a built-in deck. It can be pickled."""

    deck: str

    def __call__(self, word: Word) -> Mapping[CardId, float]:
        """Return how strongly each picture goes with the word."""
        known = builtin_knowledge()
        index, view = known.index(self.deck), known.view(self.deck, word, ENSEMBLE)
        if index is None or view is None:
            return {}
        return {CardId(picture.id): link for picture, link in zip(index.pictures, view, strict=True)}


def decks() -> dict[str, Deck]:
    """Return the built-in decks by id; the first one is the default."""
    return {deck.id: deck for deck in load_built_in()}


def build_stage(bots: Mapping[str, BotFactory], deck: str | None = None, trust: float = TRUST) -> Stage:
    """Return a built-in deck, all words, and people who see in its pictures what people see.

    >>> build_stage({}).deck in decks()
    True
    """
    chosen = decks()[deck or next(iter(decks()))]
    associations = Associations(chosen.card_ids, seed=1, sight=GuessedLinks(chosen.id), trust=trust)
    return Stage(chosen.id, load_word_cards().ordinary, associations, bots)
