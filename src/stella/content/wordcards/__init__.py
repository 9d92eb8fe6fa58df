"""Word cards: those of the game in five languages, and those a table writes itself."""

from .cards import WordSet, load_word_cards
from .exchange import Form, form_of, read_own, write_own
from .findings import Finding, WordsError
from .own import MAX_OWN_CARDS, MAX_VISIBLE, as_cards, own_cards, tidy
from .survey import survey

__all__ = [
    "MAX_OWN_CARDS",
    "MAX_VISIBLE",
    "Finding",
    "Form",
    "WordSet",
    "WordsError",
    "as_cards",
    "form_of",
    "load_word_cards",
    "own_cards",
    "read_own",
    "survey",
    "tidy",
    "write_own",
]
