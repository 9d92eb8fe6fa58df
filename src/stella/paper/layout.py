"""Where cards lie on a sheet of paper. Lengths are millimetres, measured from the lower left corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

PRINTER_MARGIN: Final = 5.0
"""What many printers cannot reach at the edge of a sheet."""


class Paper(Enum):
    """The sizes of paper that home printers have: width and height."""

    A4 = (210.0, 297.0)
    LETTER = (215.9, 279.4)

    @property
    def width(self) -> float:
        """Of a sheet that stands upright."""
        return self.value[0]

    @property
    def height(self) -> float:
        """Of a sheet that stands upright."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of one card after cutting."""

    width: float
    height: float


LARGE: Final = Size(80, 120)
SMALL: Final = Size(58, 87)
WORD: Final = Size(87, 58)


@dataclass(frozen=True, slots=True)
class Place:
    """The lower left corner of a card on its sheet."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards without gaps in the middle of a sheet, so that one cut parts two of them.

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
        """How many cards lie beside each other."""
        return int((self.paper.width - 2 * PRINTER_MARGIN) // self.card.width)

    @property
    def rows(self) -> int:
        """How many cards lie above each other."""
        return int((self.paper.height - 2 * PRINTER_MARGIN) // self.card.height)

    @property
    def capacity(self) -> int:
        """How many cards a sheet has."""
        return self.columns * self.rows

    @property
    def left(self) -> float:
        """The left edge of the cards."""
        return (self.paper.width - self.columns * self.card.width) / 2

    @property
    def bottom(self) -> float:
        """The lower edge of the cards."""
        return (self.paper.height - self.rows * self.card.height) / 2

    def fronts(self) -> Iterator[Place]:
        """Line by line, from the top left."""
        for row in reversed(range(self.rows)):
            for column in range(self.columns):
                yield Place(self.left + column * self.card.width, self.bottom + row * self.card.height)

    def backs(self) -> Iterator[Place]:
        """Behind the fronts, in their order, when the sheet is turned over its long edge.

        >>> grid = Grid(Paper.A4, LARGE)
        >>> next(grid.fronts()).x, next(grid.backs()).x
        (25.0, 105.0)
        """
        for front in self.fronts():
            yield Place(self.paper.width - front.x - self.card.width, front.y)

    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where to cut: all x of upright cuts, all y of level ones."""
        return (
            tuple(self.left + column * self.card.width for column in range(self.columns + 1)),
            tuple(self.bottom + row * self.card.height for row in range(self.rows + 1)),
        )
