"""A PDF under construction: pages, inks, fonts and lengths in millimetres, on top of ReportLab's canvas.

Where a language is written from right to left, everything is measured from the right edge of the paper.
"""

from __future__ import annotations

import math
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from stella.languages import direction

from .layout import PRINTER_MARGIN, Grid, Paper, wrapped

FONTS: Final = Path(__file__).resolve().parent / "fonts"
SERIF, SANS, BOLD = "Fraunces", "Atkinson", "Atkinson Bold"
FILES: Final = {SERIF: "fraunces.ttf", SANS: "atkinson.ttf", BOLD: "atkinson-bold.ttf"}
INK, FAINT, HAIR, NIGHT, GOLD, CREAM = "#241a45", "#6b6585", "#b9b3c9", "#1a2150", "#c98a2b", "#fbf1da"
POINT: Final = 1 / mm
"""A point of type in millimetres."""
MARK: Final = 4.0
"""Length of a crop mark, and its distance from the cards."""
CLEAR: Final = 1.5


@cache
def _fonts() -> dict[str, TTFont]:
    """Register our fonts with ReportLab once."""
    fonts = {name: TTFont(name, FONTS / file) for name, file in FILES.items()}
    for font in fonts.values():
        pdfmetrics.registerFont(font)
    return fonts


def printable(text: str) -> str:
    """Return a text with only spaces that our fonts have: a narrow one becomes an ordinary no-break space."""
    return text.replace("\u202f", "\u00a0")


def missing_letters(text: str) -> str:
    """Return the characters of a text that the font for words lacks, each once.

    >>> missing_letters("Łódź, Ж")
    'Ж'
    """
    known = _fonts()[SERIF].face.charToGlyph
    return "".join(dict.fromkeys(each for each in printable(text) if ord(each) not in known))


def width_of(text: str, font: str, size: float) -> float:
    """Return the width of a line in millimetres, set in `size` points."""
    _fonts()
    return float(pdfmetrics.stringWidth(printable(text), font, size)) * POINT


def fitting(text: str, font: str, size: float, room: float, least: float = 6.0) -> float:
    """Return the largest size up to `size` at which a line fits into `room`.

    >>> fitting("moon", SERIF, 24, 60)
    24
    """
    wide = width_of(text, font, size)
    return size if wide <= room else max(least, size * room / wide)


def _star_outline(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the outline of Stella's star around a point: four long and four short tips."""
    reach = [radius * (0.38 if k % 2 else 0.62 if k % 4 else 1.0) for k in range(16)]
    return [
        (x + r * math.sin(k * math.pi / 8), y + r * math.cos(k * math.pi / 8)) for k, r in enumerate(reach)
    ]


class Sheet:
    """Pages of one size. The same drawing yields the same bytes: no date, no random id."""

    def __init__(self, paper: Paper, title: str, language: str) -> None:
        _fonts()
        self.paper = paper
        self._mirrored = direction(language) == "rtl"
        self._out = BytesIO()
        self._canvas = Canvas(
            self._out, pagesize=(paper.width * mm, paper.height * mm), invariant=1, lang=language
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor("Stella")

    def end_page(self) -> None:
        """Start another page."""
        self._canvas.showPage()

    def finished(self) -> bytes:
        """Return the whole file."""
        self._canvas.save()
        return self._out.getvalue()

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        font: str = SANS,
        size: float = 10,
        ink: str = INK,
        align: str = "start",
    ) -> None:
        """Draw a line of text with its baseline at `y`, which starts, ends or is centred at `x`."""
        self._canvas.setFont(font, size)
        self._canvas.setFillColor(HexColor(ink))
        if align == "centre":
            draw = self._canvas.drawCentredString
        elif (align == "start") is self._mirrored:
            draw = self._canvas.drawRightString
        else:
            draw = self._canvas.drawString
        draw(self._across(x), y * mm, printable(text), direction="RTL" if self._mirrored else None)

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        room: float,
        *,
        size: float,
        ink: str = INK,
    ) -> float:
        """Draw lines of text, the first baseline at `y`; return where the next paragraph's would be."""
        for line in wrapped(text, lambda line: width_of(line, SANS, size), room):
            self.text(x, y, line, size=size, ink=ink)
            y -= size * 1.32 * POINT
        return y

    def line(
        self, x1: float, y1: float, x2: float, y2: float, *, ink: str = HAIR, width: float = 0.25
    ) -> None:
        """Draw a straight line."""
        self._canvas.setStrokeColor(HexColor(ink))
        self._canvas.setLineWidth(width * mm)
        self._canvas.line(self._across(x1), y1 * mm, self._across(x2), y2 * mm)

    def box(  # noqa: PLR0913
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str | None = None,
        ink: str | None = HAIR,
        round_by: float = 0,
        pen: float = 0.25,
    ) -> None:
        """Draw a rectangle, filled or outlined or both."""
        self._pens(fill, ink, pen)
        self._canvas.roundRect(
            self._across(x, width),
            y * mm,
            width * mm,
            height * mm,
            round_by * mm,
            stroke=ink is not None,
            fill=fill is not None,
        )

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str | None = None,
        ink: str | None = HAIR,
        pen: float = 0.25,
    ) -> None:
        """Draw a circle, filled or outlined or both."""
        self._pens(fill, ink, pen)
        self._canvas.circle(
            self._across(x), y * mm, radius * mm, stroke=ink is not None, fill=fill is not None
        )

    def star(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str | None = None,
        ink: str | None = None,
        pen: float = 0.2,
    ) -> None:
        """Draw Stella's star."""
        self._pens(fill, ink, pen)
        path = self._canvas.beginPath()
        first, *others = _star_outline(x, y, radius)
        path.moveTo(self._across(first[0]), first[1] * mm)
        for left, low in others:
            path.lineTo(self._across(left), low * mm)
        path.close()
        self._canvas.drawPath(path, stroke=ink is not None, fill=fill is not None)

    def picture(self, jpeg: bytes, x: float, y: float, width: float, height: float) -> None:
        """Embed a JPEG as it is."""
        left = self._across(x, width)
        self._canvas.drawImage(ImageReader(BytesIO(jpeg)), left, y * mm, width * mm, height * mm)

    def upside_down(self, x: float, y: float) -> None:
        """Turn what follows by half around a point; call it again to turn back."""
        self._canvas.translate(2 * self._across(x), 2 * y * mm)
        self._canvas.rotate(180)

    def crop_marks(self, grid: Grid) -> None:
        """Draw short lines outside the cards that show where to cut."""
        upright, level = grid.cuts()
        for x in upright:
            for edge, way in ((level[0], -1), (level[-1], 1)):
                near, far = edge + way * CLEAR, edge + way * self._reach(edge, self.paper.height)
                self.line(x, near, x, far, ink=FAINT, width=0.1)
        for y in level:
            for edge, way in ((upright[0], -1), (upright[-1], 1)):
                near, far = edge + way * CLEAR, edge + way * self._reach(edge, self.paper.width)
                self.line(near, y, far, y, ink=FAINT, width=0.1)

    @staticmethod
    def _reach(edge: float, whole: float) -> float:
        """Return how far a mark may go from an edge without leaving what printers reach."""
        return max(CLEAR + 1, min(CLEAR + MARK, min(edge, whole - edge) - PRINTER_MARGIN + 2))

    def _across(self, x: float, width: float = 0) -> float:
        """Return the left edge, in points, of something this wide that begins at `x` in the direction of reading."""
        return (self.paper.width - x - width if self._mirrored else x) * mm

    def _pens(self, fill: str | None, ink: str | None, pen: float) -> None:
        if fill is not None:
            self._canvas.setFillColor(HexColor(fill))
        if ink is not None:
            self._canvas.setStrokeColor(HexColor(ink))
            self._canvas.setLineWidth(pen * mm)
