"""One call that makes a PDF of a part of the game, or of all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from stella.content.texts import text
from stella.content.wordcards import MAX_OWN_CARDS, load_word_cards
from stella.rules import WordCard

from . import table
from .cards import blank_cards, picture_cards, word_cards
from .layout import Backs, CardSize, Paper, Part
from .sheet import Sheet, missing_letters


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants to have on paper."""

    pictures: Sequence[Path]
    """Files of the large pictures, in the order of the deck: their numbers are those that the page shows."""
    language: str
    paper: Paper = Paper.A4
    size: CardSize = CardSize.LARGE
    backs: Backs = Backs.NIGHT
    own_words: Sequence[WordCard] = ()
    only_own_words: bool = False


class UnknownLetters(ValueError):
    """Custom words have letters that our fonts lack; the message holds them."""


def print_pdf(order: Order, parts: Iterable[Part] = tuple(Part)) -> bytes:
    """A PDF of these parts, in the order of `Part`. The same order yields the same bytes."""
    wanted = frozenset(parts)
    own = "".join(word for card in order.own_words for word in card.words)
    if Part.WORDS in wanted and (unknown := missing_letters(own)):
        raise UnknownLetters(unknown)
    chosen = [part for part in Part if part in wanted]
    title = ", ".join(text(f"print-{part}", order.language) for part in chosen)
    sheet = Sheet(order.paper, f"Stella: {title}", order.language)
    for part in chosen:
        _PRINTERS[part](sheet, order)
    return sheet.finished()


def _rules(sheet: Sheet, order: Order) -> None:
    table.rules(sheet, order.language)


def _board(sheet: Sheet, order: Order) -> None:
    table.board(sheet, order.language)
    table.tokens(sheet, order.language)


def _slates(sheet: Sheet, order: Order) -> None:
    table.slates(sheet, order.language)


def _scores(sheet: Sheet, order: Order) -> None:
    table.scores(sheet, order.language)


def _words(sheet: Sheet, order: Order) -> None:
    words = load_word_cards()
    ours = () if order.only_own_words else (*words.discovery, *words.ordinary)
    word_cards(sheet, (*ours, *order.own_words), words, order.language, order.backs)
    if not order.only_own_words:
        blank_cards(sheet, MAX_OWN_CARDS, order.backs)


def _pictures(sheet: Sheet, order: Order) -> None:
    picture_cards(sheet, order.pictures, order.size.size, order.backs)


_PRINTERS: dict[Part, Callable[[Sheet, Order], None]] = {
    Part.RULES: _rules,
    Part.BOARD: _board,
    Part.SLATES: _slates,
    Part.SCORES: _scores,
    Part.WORDS: _words,
    Part.PICTURES: _pictures,
}
