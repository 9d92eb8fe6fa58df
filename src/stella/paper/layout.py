"""Options of a print, and the layout of cards on its sheets.

Lengths are millimetres, measured from the lower left corner. Light to import: nothing here draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

PRINTER_MARGIN: Final = 5.0
"""Margin that many printers can't print on."""


class Part(StrEnum):
    """Parts of the game that can be printed."""

    RULES = "rules"
    BOARD = "board"
    SLATES = "slates"
    SCORES = "scores"
    WORDS = "words"
    PICTURES = "pictures"


class Backs(StrEnum):
    """Styles of the cards' backs."""

    NIGHT = "night"
    LIGHT = "light"
    NONE = "none"


class Paper(StrEnum):
    """Paper sizes of home printers, in portrait."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        """Return the width of a sheet."""
        return 210.0 if self is Paper.A4 else 215.9

    @property
    def height(self) -> float:
        """Return the height of a sheet."""
        return 297.0 if self is Paper.A4 else 279.4


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of one card after cutting."""

    width: float
    height: float


class CardSize(StrEnum):
    """Sizes of pictures: four or nine per page."""

    LARGE = "large"
    SMALL = "small"

    @property
    def size(self) -> Size:
        """Return the size of a card."""
        return LARGE if self is CardSize.LARGE else SMALL


LARGE: Final = Size(80, 120)
SMALL: Final = Size(58, 87)
WORD: Final = Size(87, 58)


@dataclass(frozen=True, slots=True)
class Corner:
    """A position on a sheet: the lower left corner of a card."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards without gaps in the middle of a sheet, so that each cut separates two of them.

    >>> grid = Grid(Paper.A4, LARGE)
    >>> grid.columns, grid.rows, grid.left, grid.bottom
    (2, 2, 25.0, 28.5)
    >>> Grid(Paper.LETTER, SMALL).capacity, Grid(Paper.A4, WORD).capacity
    (9, 8)
    """

    paper: Paper
    card: Size

    @property
    def columns(self) -> int:
        """Return the number of columns."""
        return int((self.paper.width - 2 * PRINTER_MARGIN) // self.card.width)

    @property
    def rows(self) -> int:
        """Return the number of rows."""
        return int((self.paper.height - 2 * PRINTER_MARGIN) // self.card.height)

    @property
    def capacity(self) -> int:
        """Return the number of cards per sheet."""
        return self.columns * self.rows

    @property
    def left(self) -> float:
        """Return the left edge of the cards."""
        return (self.paper.width - self.columns * self.card.width) / 2

    @property
    def bottom(self) -> float:
        """Return the lower edge of the cards."""
        return (self.paper.height - self.rows * self.card.height) / 2

    def fronts(self) -> Iterator[Corner]:
        """Return the positions row by row, from the top left."""
        for row in reversed(range(self.rows)):
            for column in range(self.columns):
                yield Corner(self.left + column * self.card.width, self.bottom + row * self.card.height)

    def backs(self) -> Iterator[Corner]:
        """Return the positions behind the fronts, in their order, if the sheet is flipped over its long edge.

        >>> grid = Grid(Paper.A4, LARGE)
        >>> next(grid.fronts()).x, next(grid.backs()).x
        (25.0, 105.0)
        """
        for front in self.fronts():
            yield Corner(self.paper.width - front.x - self.card.width, front.y)

    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return where to cut: x of the vertical cuts, y of the horizontal ones."""
        return (
            tuple(self.left + column * self.card.width for column in range(self.columns + 1)),
            tuple(self.bottom + row * self.card.height for row in range(self.rows + 1)),
        )


def wrapped(text: str, width_of: Callable[[str], float], room: float) -> list[str]:
    """Break a paragraph into lines that fit into `room`, only at ordinary spaces."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip(" ")
        if lines[-1] and width_of(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
