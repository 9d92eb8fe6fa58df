"""Decks of pictures: built-in ones, those in the data folder, and those that tables upload."""

from stella.content.findings import DeckError, Finding

from .catalogue import AddedDecks, DeckCatalogue
from .deck import STARLIGHT, Card, Deck, Picture, built_in_decks, load_built_in, load_deck, survey
from .folder_pictures import FolderPictures
from .pipeline import ImagePipeline, PictureLimits, RenderedCard, UploadedFile
from .table_decks import table_deck_id, table_of_deck
from .uploaded_pictures import (
    NoRoom,
    OtherChanges,
    PendingUpload,
    PicturesUnavailable,
    StoredPicture,
    UploadedPictures,
)
