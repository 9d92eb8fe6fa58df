"""Cards to cut out: pictures with their numbers, word cards, and their backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final, TypeVar

from stella.content.wordcards import WordSet
from stella.rules import WordCard

from .layout import WORD, Backs, Corner, Grid, Size
from .sheet import CREAM, FAINT, GOLD, HAIR, INK, NIGHT, SANS, SERIF, Sheet, fitting

BLEED: Final = 2.0
"""Bleed of a back beyond the outer cuts, so that a slightly misaligned print shows no white."""
QUALITY: Final = 88

T = TypeVar("T")


def picture_cards(sheet: Sheet, pictures: Sequence[Path], size: Size, backs: Backs) -> None:
    """Draw all pictures of a deck, each with its number."""
    grid = Grid(sheet.paper, size)
    numbered = list(enumerate(pictures, 1))

    def front(item: tuple[int, Path], place: Corner) -> None:
        number, picture = item
        inset = size.width * 0.045
        width = size.width - 2 * inset
        height = width * 1.5
        top = place.y + size.height - inset
        sheet.picture(as_jpeg(picture), place.x + inset, top - height, width, height)
        middle = place.y + (top - height - place.y) / 2
        sheet.text(
            place.x + size.width / 2,
            middle - 0.9,
            str(number),
            size=size.width * 0.095,
            ink=FAINT,
            align="centre",
        )

    _sheets(sheet, grid, numbered, front, backs)


def word_cards(sheet: Sheet, cards: Sequence[WordCard], words: WordSet, language: str, backs: Backs) -> None:
    """Draw word cards: the upper word, and the lower one that a table may choose instead."""

    def front(card: WordCard, place: Corner) -> None:
        x, middle = place.x + WORD.width / 2, place.y + WORD.height / 2
        sheet.box(place.x + 3, place.y + 3, WORD.width - 6, WORD.height - 6, ink=HAIR, round_by=3)
        texts = [capital(words.text_of(word, language)) for word in card.words]
        heights = (middle + 9, middle - 14) if len(texts) == 2 else (middle - 3,)
        for text, y in zip(texts, heights, strict=True):
            size = fitting(text, SERIF, 27, WORD.width - 16)
            sheet.text(x, y, text, font=SERIF, size=size, align="centre")
        if len(texts) == 2:
            for way in (-1, 1):
                sheet.line(x + way * 4, middle, x + way * 26, middle, ink=HAIR, width=0.2)
            sheet.star(x, middle, 2.1, fill=GOLD)
        if card.number is not None:
            sheet.text(
                place.x + 7, place.y + WORD.height - 9.5, str(card.number), font=SANS, size=11, ink=GOLD
            )

    _sheets(sheet, Grid(sheet.paper, WORD), cards, front, backs)


def blank_cards(sheet: Sheet, number: int, backs: Backs) -> None:
    """Draw blank cards for custom words."""

    def front(_: int, place: Corner) -> None:
        x, middle = place.x + WORD.width / 2, place.y + WORD.height / 2
        sheet.box(place.x + 3, place.y + 3, WORD.width - 6, WORD.height - 6, ink=HAIR, round_by=3)
        for y in (middle + 8, middle - 16):
            sheet.line(place.x + 14, y, place.x + WORD.width - 14, y, ink=HAIR, width=0.2)
        sheet.star(x, middle - 1, 2.1, fill=GOLD)

    _sheets(sheet, Grid(sheet.paper, WORD), range(number), front, backs)


def as_jpeg(file: Path) -> bytes:
    """Return a picture as JPEG, the only photo format of PDFs, without metadata."""
    from PIL import Image

    with Image.open(file) as picture:
        out = BytesIO()
        picture.convert("RGB").save(out, "JPEG", quality=QUALITY)
        return out.getvalue()


def capital(word: str) -> str:
    """Return a word as it begins on a card.

    >>> capital("éclair"), capital("łza")
    ('Éclair', 'Łza')
    """
    return word[:1].upper() + word[1:]


def _sheets(
    sheet: Sheet, grid: Grid, items: Sequence[T], front: Callable[[T, Corner], None], backs: Backs
) -> None:
    for start in range(0, len(items), grid.capacity):
        page = items[start : start + grid.capacity]
        for item, place in zip(page, grid.fronts(), strict=False):
            front(item, place)
        sheet.crop_marks(grid)
        sheet.end_page()
        if backs is not Backs.NONE:
            places = list(zip(page, grid.backs(), strict=False))
            if backs is Backs.NIGHT:
                for _, place in places:
                    sheet.box(
                        place.x - BLEED, place.y - BLEED, grid.card.width + 2 * BLEED, grid.card.height + 2 * BLEED,
                        fill=NIGHT, ink=None,
                    )  # fmt: skip
            for _, place in places:
                _back(sheet, place, grid.card, backs)
            sheet.end_page()


def _back(sheet: Sheet, place: Corner, size: Size, backs: Backs) -> None:
    """Draw a field of stars that looks the same upside down."""
    dark = backs is Backs.NIGHT
    bright, dim = (CREAM, "#5a62a6") if dark else (INK, HAIR)
    x, y = place.x + size.width / 2, place.y + size.height / 2
    sheet.box(place.x + 4, place.y + 4, size.width - 8, size.height - 8, ink=dim, round_by=3, pen=0.3)
    sheet.box(
        place.x + 5.2, place.y + 5.2, size.width - 10.4, size.height - 10.4, ink=dim, round_by=2.2, pen=0.15
    )
    step = min(size.width, size.height) / 9
    across, up = int((size.width / 2 - 9) // step), int((size.height / 2 - 9) // step)
    for row in range(-up, up + 1):
        for column in range(-across, across + 1):
            if (row + column) % 2 == 0 and row * row + column * column > 8:
                radius = step * (0.22 if (row * column) % 3 else 0.13)
                sheet.star(x + column * step, y + row * step, radius, fill=dim)
    ring = step * 2.4
    sheet.disc(x, y, ring, fill=NIGHT if dark else "#ffffff", ink=dim, pen=0.3)
    sheet.star(x, y, ring * 0.86, fill=GOLD if dark else None, ink=None if dark else bright, pen=0.35)
    sheet.star(x, y, ring * 0.4, fill=bright)
