"""A round as a picture for people who watch an environment: the fifteen places, and who has marked them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import PLACES, Colour

from .pictures import TALL, WIDE

COLOURS: Final = {
    Colour.ORANGE: (242, 140, 40),
    Colour.PINK: (240, 120, 170),
    Colour.PURPLE: (150, 100, 210),
    Colour.GREEN: (80, 180, 90),
    Colour.BLUE: (70, 130, 230),
    Colour.YELLOW: (245, 210, 70),
}
NIGHT: Final = (16, 18, 40)
GOLD: Final = (255, 236, 170)
FRAME: Final = 2
STRIP: Final = 6
COLUMNS: Final = 5

Pixels = NDArray[np.uint8]


def paint(tiles: Pixels, slates: Sequence[Collection[int]], pointed: Collection[int]) -> Pixels:
    """Three lines of five tiles, with a golden frame where a place was pointed at.

    Under each is a square for every seat, lit in its colour where it has a cross.

    >>> paint(shades([0.0] * 15), [[0], [0, 1], [14]], [0]).shape
    (174, 180, 3)
    """
    tall, wide = TALL + STRIP + 2 * FRAME, WIDE + 2 * FRAME
    board = np.full((PLACES // COLUMNS, tall, COLUMNS, wide, 3), NIGHT, dtype=np.uint8)
    colours = list(COLOURS.values())[: len(slates)]
    step = WIDE // len(slates)
    for place in range(PLACES):
        line, column = divmod(place, COLUMNS)
        tile = board[line, :, column]
        if place in pointed:
            tile[:] = GOLD
        inner = tile[FRAME:-FRAME, FRAME:-FRAME]
        inner[:TALL], inner[TALL:] = tiles[place], NIGHT
        for seat, (slate, colour) in enumerate(zip(slates, colours, strict=True)):
            if place in slate:
                inner[TALL + 1 : -1, seat * step + 1 : (seat + 1) * step] = colour
    return board.reshape(PLACES // COLUMNS * tall, COLUMNS * wide, 3)


def shades(likings: Sequence[float]) -> Pixels:
    """Plain tiles, the brighter the better a picture goes with the word."""
    grey = 255 / (1 + np.exp(-np.asarray(likings, dtype=np.float64)))
    return np.broadcast_to(grey.astype(np.uint8)[:, None, None, None], (PLACES, TALL, WIDE, 3)).copy()
