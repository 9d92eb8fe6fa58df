"""Decks of pictures: built-in ones, those in the data folder, and those that tables upload."""

from stella.content.findings import DeckError, Finding

from .deck import STARLIGHT, Card, Deck, Picture, built_in_decks, load_built_in, load_deck, survey
from .pipeline import ImagePipeline, PictureLimits, RenderedCard, UploadedFile
from .shelf import Served, Shelf, remove_pictures
from .table_decks import table_deck_id, table_of_deck

__all__ = [
    "STARLIGHT",
    "Card",
    "Deck",
    "DeckError",
    "Finding",
    "ImagePipeline",
    "Picture",
    "PictureLimits",
    "RenderedCard",
    "Served",
    "Shelf",
    "UploadedFile",
    "built_in_decks",
    "load_built_in",
    "load_deck",
    "remove_pictures",
    "survey",
    "table_deck_id",
    "table_of_deck",
]
