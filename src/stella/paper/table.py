"""Everything besides the cards: slates, board, tokens, scores, and the rules on one page."""

from __future__ import annotations

from typing import Final

from stella.content.texts import text
from stella.rules import COLUMNS, LINES, MAX_SEATS, Colour

from .sheet import BOLD, CREAM, FAINT, GOLD, HAIR, INK, NIGHT, SANS, SERIF, Sheet, fitting

ROMAN: Final = ("I", "II", "III", "IV")
SPOTS: Final = 10
LEFT: Final = 14.0
LETTERS: Final = 11.0
"""The rules in the longest language still fit on a page of Letter."""
COLOURS: Final = {
    Colour.ORANGE: "#e5832f",
    Colour.PINK: "#e06a9c",
    Colour.PURPLE: "#8a63c4",
    Colour.GREEN: "#4f9d62",
    Colour.BLUE: "#4180c8",
    Colour.YELLOW: "#dcb32c",
}
LESSON: Final = ("idea", "associate", "announce", "reveal", "fall", "score", "end")
"""The parts of the rules, as `locales/*/how.ftl` names them."""


def slates(sheet: Sheet, language: str) -> None:
    """Draw a page for one player: a slate for each of the four rounds."""
    width = sheet.paper.width - 2 * LEFT
    top = sheet.paper.height - 16
    _title(sheet, text("print-slates", language), top)
    sheet.text(sheet.paper.width - LEFT - 62, top, text("print-name", language), size=10, ink=FAINT)
    sheet.line(sheet.paper.width - LEFT - 46, top - 1, sheet.paper.width - LEFT, top - 1)
    block = (top - 14) / len(ROMAN)
    for number, roman in enumerate(ROMAN):
        _slate(sheet, roman, LEFT, top - 8 - number * block, width, block - 5, language)
    sheet.end_page()


def _slate(
    sheet: Sheet, roman: str, x: float, top: float, width: float, height: float, language: str
) -> None:
    """Draw a box per picture, each with two stars and a bonus star, and lines for what is counted."""
    aside = 42.0
    sheet.text(x, top - 7, roman, font=SERIF, size=20, ink=GOLD)
    cell_width, cell_height = (width - aside - 14) / COLUMNS, height / LINES
    for line in range(LINES):
        for column in range(COLUMNS):
            left, low = x + 14 + column * cell_width, top - (line + 1) * cell_height
            sheet.box(left, low, cell_width, cell_height, ink=FAINT, pen=0.2)
            sheet.text(
                left + 1.4, low + cell_height - 3.6, str(line * COLUMNS + column + 1), size=7, ink=FAINT
            )
            for star in range(3):
                sheet.star(left + cell_width - 3.2 - star * 4, low + 3, 1.7, ink=GOLD if star == 0 else FAINT)
    right = x + width - aside + 5
    for row, name in enumerate(
        ("print-clue", "print-crosses", "print-stars", "print-fallen", "print-points")
    ):
        y = top - 4 - row * height / 5
        label = text(name, language)
        sheet.text(right, y, label, size=fitting(label, SANS, 8.5, aside - 5), ink=FAINT)
        sheet.line(right, y - 5.4, x + width, y - 5.4)


def board(sheet: Sheet, language: str) -> None:
    """Draw the track for the lanterns, the spots of the rounds, and a place for the word card."""
    middle, top = sheet.paper.width / 2, sheet.paper.height - 16
    _title(sheet, text("print-board", language), top)
    about = text("print-board-about", language)
    low = sheet.paragraph(LEFT, top - 8, about, sheet.paper.width - 2 * LEFT, size=9.5, ink=FAINT)
    y = low - 62
    sheet.box(middle - 45, y, 90, 61, ink=HAIR, round_by=3, pen=0.4)
    sheet.text(
        middle, y + 29, text("print-word-here", language), font=SERIF, size=13, ink=FAINT, align="centre"
    )
    start = y - 21
    label = text("print-start", language)
    sheet.box(LEFT, start - 14, sheet.paper.width - 2 * LEFT, 30, fill=CREAM, ink=GOLD, round_by=15, pen=0.4)
    sheet.text(middle, start, label, font=SERIF, size=fitting(label, SERIF, 15, 150), align="centre")
    step = (sheet.paper.width - 2 * LEFT) / 5
    for spot in range(SPOTS):
        row, column = divmod(spot, 5)
        x = LEFT + step * (column + 0.5)
        low = start - 36 - row * 38
        sheet.disc(x, low, 15, ink=GOLD, pen=0.5)
        sheet.text(x, low - 3.4, str(spot + 1), font=SERIF, size=27, ink=GOLD, align="centre")
    low = start - 36 - 2 * 38
    step = (sheet.paper.width - 2 * LEFT) / 4
    for number, roman in enumerate(ROMAN):
        x = LEFT + step * (number + 0.5)
        sheet.box(x - 11, low - 11, 22, 22, ink=FAINT, round_by=4, pen=0.4)
        sheet.text(x, low - 3, roman, font=SERIF, size=20, ink=FAINT, align="centre")
        about = (
            text("print-line", language, line=number + 1) if number < LINES else text("print-last", language)
        )
        sheet.text(x, low - 16, about, size=fitting(about, SANS, 9, step - 3), ink=FAINT, align="centre")
    sheet.end_page()


def tokens(sheet: Sheet, language: str) -> None:
    """Draw what is cut out: a lantern per player, to fold into a light and a dark side; round tokens; the pawn."""
    top = sheet.paper.height - 16
    _title(sheet, text("print-tokens", language), top)
    sheet.paragraph(
        LEFT, top - 8, text("print-tokens-about", language), sheet.paper.width - 2 * LEFT, size=9.5, ink=FAINT
    )
    step = (sheet.paper.width - 2 * LEFT) / MAX_SEATS
    y = top - 60
    for number, (colour, ink) in enumerate(COLOURS.items()):
        x = LEFT + step * (number + 0.5)
        name = text(f"colour-{colour}", language)
        sheet.box(x - 12, y - 28, 24, 56, ink=HAIR, round_by=2)
        sheet.line(x - 12, y, x + 12, y, ink=HAIR, width=0.15)
        _lantern(sheet, x, y + 14, ink, name, lit=True)
        sheet.upside_down(x, y - 7)
        _lantern(sheet, x, y, ink, name, lit=False)
        sheet.upside_down(x, y - 7)
    y -= 56
    step = (sheet.paper.width - 2 * LEFT) / 5
    for number, roman in enumerate(ROMAN):
        x = LEFT + step * (number + 0.5)
        sheet.disc(x, y, 12, fill=CREAM, ink=GOLD, pen=0.4)
        sheet.text(x, y - 3, roman, font=SERIF, size=20, align="centre")
    x = LEFT + step * 4.5
    label = text("print-first-scout", language)
    sheet.disc(x, y, 14, fill=NIGHT, ink=GOLD, pen=0.5)
    sheet.star(x, y, 9, fill=GOLD)
    sheet.text(x, y - 19, label, size=fitting(label, SANS, 9, step - 2), ink=FAINT, align="centre")
    sheet.end_page()


def _lantern(sheet: Sheet, x: float, y: float, ink: str, name: str, *, lit: bool) -> None:
    """Draw one side of a token: a lantern in its colour, or the same one gone out."""
    sheet.box(x - 4, y + 7, 8, 2.2, fill=INK, ink=None, round_by=0.6)
    sheet.disc(x, y + 1, 7, fill=ink if lit else NIGHT, ink=ink, pen=0.8)
    sheet.star(x, y + 1, 4, fill=CREAM if lit else None, ink=None if lit else ink)
    sheet.box(x - 3, y - 7.4, 6, 1.8, fill=INK, ink=None, round_by=0.5)
    sheet.text(x, y - 11.5, name, size=fitting(name, SANS, 8, 22, 4), ink=FAINT, align="centre")


def scores(sheet: Sheet, language: str) -> None:
    """Draw a page for the scores of three games."""
    top = sheet.paper.height - 16
    _title(sheet, text("print-scores", language), top)
    width, first = sheet.paper.width - 2 * LEFT, 26.0
    block = (top - 20) / 3
    column = (width - first) / MAX_SEATS
    rows = [text("print-name", language), *ROMAN, text("play-total", language)]
    height = (block - 12) / len(rows)
    for game in range(3):
        upper = top - 9 - game * block
        for number, label in enumerate(rows):
            y = upper - (number + 1) * height
            last = number == len(rows) - 1
            if last:
                sheet.box(LEFT, y, width, height, fill=CREAM, ink=None)
            size = fitting(label, BOLD if last else SANS, 11, first - 4)
            sheet.text(LEFT + 2, y + height / 2 - 1.4, label, font=BOLD if last else SANS, size=size)
            sheet.line(LEFT, y, LEFT + width, y, ink=INK if last else HAIR)
        for seat in range(MAX_SEATS):
            x = LEFT + first + seat * column
            sheet.line(x, upper, x, upper - len(rows) * height)
    sheet.end_page()


def rules(sheet: Sheet, language: str) -> None:
    """Draw the whole game on one page: how to lay it out, and the texts of the page's help."""
    top = sheet.paper.height - 22
    sheet.text(LEFT, top, "Stella", font=SERIF, size=32)
    sheet.star(sheet.paper.width - LEFT - 6, top + 3, 6, fill=GOLD)
    room, y = sheet.paper.width - 2 * LEFT, top - 15
    parts = [(text(f"how-{each}-title", language), text(f"how-{each}", language)) for each in LESSON]
    parts.insert(1, (text("print-setup-title", language), text("print-setup", language)))
    for title, body in parts:
        sheet.text(LEFT, y, title, font=SERIF, size=14, ink=GOLD)
        y = sheet.paragraph(LEFT, y - 6, body, room, size=LETTERS) - 4
    sheet.end_page()


def _title(sheet: Sheet, title: str, y: float) -> None:
    sheet.text(LEFT, y, title, font=SERIF, size=18)
