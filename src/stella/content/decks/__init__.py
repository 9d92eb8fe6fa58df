"""Decks of pictures: those that come along, those of the data folder, and those that a table brings itself."""

from .deck import STARLIGHT, Card, Deck, Picture, built_in_decks, load_built_in, load_deck, survey
from .findings import DeckError, Finding
from .press import Given, PictureLimits, Press, Printed
from .shelf import Served, Shelf, remove_pictures

__all__ = [
    "STARLIGHT",
    "Card",
    "Deck",
    "DeckError",
    "Finding",
    "Given",
    "Picture",
    "PictureLimits",
    "Press",
    "Printed",
    "Served",
    "Shelf",
    "built_in_decks",
    "load_built_in",
    "load_deck",
    "remove_pictures",
    "survey",
]
