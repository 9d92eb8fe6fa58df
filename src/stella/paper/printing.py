"""Creates a PDF of the game, or of parts of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from stella.content.texts import text
from stella.content.wordcards import MAX_OWN_CARDS, load_word_cards

from . import table
from .cards import blank_cards, picture_cards, word_cards
from .layout import Part
from .press import LettersMissing, PrintJob
from .sheet import Sheet, missing_letters


def print_pdf(job: PrintJob) -> bytes:
    """Return a PDF of the parts of a job, in the order of `Part`. The same job yields the same bytes."""
    own = "".join(word for card in job.own_words for word in card.words)
    if Part.WORDS in job.parts and (unknown := missing_letters(own)):
        raise LettersMissing(unknown)
    chosen = [part for part in Part if part in job.parts]
    title = ", ".join(text(f"print-{part}", job.language) for part in chosen)
    sheet = Sheet(job.paper, f"Stella: {title}", job.language)
    for part in chosen:
        _PRINTERS[part](sheet, job)
    return sheet.finished()


def _board(sheet: Sheet, job: PrintJob) -> None:
    table.board(sheet, job.language)
    table.tokens(sheet, job.language)


def _words(sheet: Sheet, job: PrintJob) -> None:
    words = load_word_cards()
    ours = () if job.only_own_words else (*words.discovery, *words.ordinary)
    word_cards(sheet, (*ours, *job.own_words), words, job.language, job.backs)
    if not job.only_own_words:
        blank_cards(sheet, MAX_OWN_CARDS, job.backs)


def _pictures(sheet: Sheet, job: PrintJob) -> None:
    picture_cards(sheet, [Path(each) for each in job.pictures], job.size.size, job.backs)


_PRINTERS: dict[Part, Callable[[Sheet, PrintJob], None]] = {
    Part.RULES: lambda sheet, job: table.rules(sheet, job.language),
    Part.BOARD: _board,
    Part.SLATES: lambda sheet, job: table.slates(sheet, job.language),
    Part.SCORES: lambda sheet, job: table.scores(sheet, job.language),
    Part.WORDS: _words,
    Part.PICTURES: _pictures,
}
