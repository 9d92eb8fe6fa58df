"""Word cards: those of the game in all languages, and those that a table writes itself."""

from stella.content.findings import Finding, WordsError
from stella.sanitize import tidy

from .cards import WordSet, load_word_cards
from .exchange import Format, format_of, read_own, write_own
from .own import MAX_OWN_CARDS, MAX_VISIBLE, as_cards, own_cards, own_text
from .survey import survey
