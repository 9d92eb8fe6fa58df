"""Who can play in a league, and with what: the levels that come along, the deck, the words, the links of people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stella.bots import CHARACTERS, LEVELS, Bot, Chair, Level, SitDown, shipped, sit_down
from stella.bots.characters import ENSEMBLE
from stella.content.decks import load_built_in
from stella.content.wordcards import load_word_cards
from stella.rules import CardId, Word

from .games import Stage
from .people import Sight, World

TRUST: Final = 0.6
"""How what people link correlates with the best guess of the bots."""


def level_bots() -> dict[str, SitDown]:
    """The levels by their names, from the gentlest to the strongest."""
    return {level.value: _of_level(level) for level in LEVELS}


def _of_level(level: Level) -> SitDown:
    """Any of the characters, as the name of the chair ends; two chairs side by side get two of them."""

    def take_seat(chair: Chair) -> Bot:
        *_, game, seat = map(int, chair.name.split("."))
        return sit_down(CHARACTERS[(game + seat) % len(CHARACTERS)], level)(chair)

    return take_seat


def sight_of(deck: str) -> Sight:
    """What the bots guess that people in general link, in a deck that comes along."""

    def links(word: Word) -> Mapping[CardId, float]:
        sight, view = shipped().sight(deck), shipped().view(deck, word, ENSEMBLE)
        if sight is None or view is None:
            return {}
        return {CardId(picture.id): link for picture, link in zip(sight.pictures, view, strict=True)}

    return links


def build_stage(bots: Mapping[str, SitDown], trust: float = TRUST) -> Stage:
    """The deck that comes along, all its words, and people who see in it what people see."""
    deck = load_built_in()[0]
    world = World(deck.card_ids, seed=1, sight=sight_of(deck.id), trust=trust)
    return Stage(deck.id, load_word_cards().ordinary, world, bots)
