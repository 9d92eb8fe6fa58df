"""Decks of pictures: built-in ones, those in the data folder, and those that tables upload."""

from stella.content.findings import DeckError, Finding

from .deck import STARLIGHT, Card, Deck, Picture, built_in_decks, load_built_in, load_deck, survey
from .folder_pictures import FolderPictures, remove_pictures
from .own_pictures import Change, NoRoom, OtherChanges, OwnPictures, PicturesUnavailable, StoredPicture
from .pipeline import ImagePipeline, PictureLimits, RenderedCard, UploadedFile
from .shelf import AddedDecks, Shelf
from .table_decks import table_deck_id, table_of_deck

__all__ = [
    "STARLIGHT",
    "AddedDecks",
    "Card",
    "Change",
    "Deck",
    "DeckError",
    "Finding",
    "FolderPictures",
    "ImagePipeline",
    "NoRoom",
    "OtherChanges",
    "OwnPictures",
    "Picture",
    "PictureLimits",
    "PicturesUnavailable",
    "RenderedCard",
    "Shelf",
    "StoredPicture",
    "UploadedFile",
    "built_in_decks",
    "load_built_in",
    "load_deck",
    "remove_pictures",
    "survey",
    "table_deck_id",
    "table_of_deck",
]
