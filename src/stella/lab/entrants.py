"""Who can play in a league, and with what: the levels that come along, the deck, the words, the links of people."""

from __future__ import annotations

from collections.abc import Mapping

from stella.bots import SitDown, choose
from stella.content.decks import load_built_in
from stella.content.wordcards import load_word_cards

from .games import Stage
from .people import World


def level_bots() -> dict[str, SitDown]:
    """The levels by their names, from the gentlest to the strongest."""
    return {"simple": lambda _: choose}


def build_stage(bots: Mapping[str, SitDown]) -> Stage:
    """The deck that comes along, all its words, and people who see in it what people see."""
    deck = load_built_in()[0]
    return Stage(deck.id, load_word_cards().ordinary, World(deck.card_ids, seed=1), bots)
