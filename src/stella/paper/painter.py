"""Paints posters. The same description yields the same pixels: nothing here is random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

import segno
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

from .layout import wrapped
from .poster import Poster

FONTS: Final = Path(__file__).resolve().parent / "fonts"
SERIF, SANS = "fraunces.ttf", "atkinson-bold.ttf"
NIGHT, DEEP, CREAM, INK, GOLD, SOFT = "#12163d", "#0a0d2b", "#fbf1da", "#2a1650", "#ffc56b", "#c9cbe6"
COLOURS: Final = {
    "orange": "#f79a4b", "pink": "#f58ab3", "purple": "#b99af5", "blue": "#6ec3ff", "green": "#72d68b",
    "yellow": "#ffd95e",
}  # fmt: skip
QUALITY: Final = 86
SMALLEST: Final = 20
"""Size of the smallest name of a player."""
LINE: Final = 1.14
"""Line height, as a factor of the font size."""


def paint(poster: Poster) -> bytes:
    """Return the picture as a JPEG."""
    size = (1200, 630) if poster.shape == "wide" else (1080, 1350)
    paintings = [_opened(path) for path in poster.pictures]
    canvas = _backdrop(paintings, size)
    (_wide if poster.shape == "wide" else _upright)(canvas, poster, paintings)
    out = BytesIO()
    canvas.convert("RGB").save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()


def _wide(canvas: Image.Image, poster: Poster, paintings: Sequence[Image.Image]) -> None:
    _fan(canvas, paintings, [(720, 350, 300, 5.0), (1090, 350, 300, -5.0), (905, 322, 350, 0.0)])
    _text(canvas, "Stella", (60, 46), _font(SERIF, 60), CREAM)
    _plate(canvas, poster.word, (52, 142, 500), 92, 1.2)
    bottom = _lines(canvas, poster.question, (62, 330), _font(SERIF, 50), CREAM, 490)
    if poster.note:
        _lines(canvas, poster.note, (62, max(bottom + 18, 500)), _font(SANS, 26), SOFT, 490)


def _upright(canvas: Image.Image, poster: Poster, paintings: Sequence[Image.Image]) -> None:
    if not paintings:
        ImageDraw.Draw(canvas).polygon(_tips(540, 400, 280), GOLD)
    _fan(canvas, paintings, [(230, 440, 380, 7.0), (850, 440, 380, -7.0), (540, 400, 440, 0.0)])
    _text(canvas, "Stella", (48, 30), _font(SERIF, 64), CREAM)
    _plate(canvas, poster.word, (270, 690, 540), 110, 1.2)
    _stars(canvas, poster.fates, (540, 930))
    bottom = _lines(canvas, poster.question, (60, 960), _font(SERIF, 54), CREAM, 600)
    if poster.note:
        bottom = _lines(canvas, poster.note, (60, bottom + 14), _font(SANS, 32), SOFT, 600)
    _sky(canvas, poster, (60, bottom + 10, 620, 1320))
    _code(canvas, poster, (720, 930))


def _backdrop(paintings: Sequence[Image.Image], size: tuple[int, int]) -> Image.Image:
    """Paint the background: the last painting, blurred and darkened."""
    if not paintings:
        paintings = [Image.new("RGB", (8, 8), NIGHT)]
    small = ImageOps.fit(paintings[-1], (size[0] // 8, size[1] // 8), Image.Resampling.BILINEAR)
    blurred = small.filter(ImageFilter.GaussianBlur(12)).resize(size, Image.Resampling.BICUBIC)
    night = Image.blend(blurred, Image.new("RGB", size, NIGHT), 0.7)
    shade = Image.linear_gradient("L").resize(size)
    night.paste(Image.new("RGB", size, DEEP), mask=shade.point(lambda value: value * 5 // 8))
    return night.convert("RGBA")


def _fan(
    canvas: Image.Image, paintings: Sequence[Image.Image], places: Sequence[tuple[int, int, int, float]]
) -> None:
    """Lay paintings on top of each other, each with its centre, width and angle; the last on top."""
    for painting, (x, y, width, angle) in zip(paintings, places, strict=False):
        card = _card(painting, width).rotate(angle, Image.Resampling.BICUBIC, expand=True)
        shadow = Image.new("RGBA", (card.width + 80, card.height + 80))
        shadow.paste((4, 5, 24, 150), (40, 52), card.getchannel("A"))
        _lay(canvas, shadow.filter(ImageFilter.GaussianBlur(16)), x, y)
        _lay(canvas, card, x, y)


def _card(painting: Image.Image, width: int) -> Image.Image:
    """Return a painting with a cream border and round corners."""
    height, border = width * 3 // 2, max(6, width // 44)
    inner = ImageOps.fit(painting, (width - 2 * border, height - 2 * border), Image.Resampling.LANCZOS)
    card = Image.new("RGBA", (width, height), CREAM)
    card.paste(inner, (border, border), _rounded(inner.size, width // 18))
    card.putalpha(_rounded((width, height), width // 14))
    return card


def _plate(canvas: Image.Image, word: str, box: tuple[int, int, int], size: int, angle: float) -> None:
    """Paint the word on cream paper, as large as it fits."""
    x, y, width = box
    font = _fitting(SERIF, word, size, width - 70)
    height = int(size * 1.75)
    plate = Image.new("RGBA", (width, height), CREAM)
    plate.putalpha(_rounded((width, height), 26))
    ImageDraw.Draw(plate).text((width / 2, height / 2 - font.size * 0.06), word, INK, font, anchor="mm")
    turned = plate.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    _lay(canvas, turned, x + width // 2, y + height // 2)


def _sky(canvas: Image.Image, poster: Poster, box: tuple[int, int, int, int]) -> None:
    """Paint the table's lanterns in columns of three, with lines between players who think alike."""
    left, top, right, bottom = box
    step, row = (right - left) // (1 if len(poster.lanterns) <= 3 else 2), min(76, (bottom - top) // 3)
    at = [
        (left + 36 + number // 3 * step, top + row // 2 + number % 3 * row)
        for number in range(len(poster.lanterns))
    ]
    pen = ImageDraw.Draw(canvas)
    for first, second, alike in poster.bonds:
        if alike > 0:
            pen.line(
                (*at[first], *at[second]), fill=(*_rgb(GOLD), int(60 + 195 * alike)), width=2 + int(6 * alike)
            )
    for (x, y), lantern in zip(at, poster.lanterns, strict=True):
        pen.ellipse((x - 24, y - 24, x + 24, y + 24), COLOURS.get(lantern.colour, CREAM), CREAM, 3)
        after = x + 38
        if lantern.points is not None:
            points, font = str(lantern.points), _font(SANS, 30)
            pen.text((after, y), points, GOLD, font, anchor="lm", stroke_width=3, stroke_fill=NIGHT)
            after += int(font.getlength(points)) + 18
            pen.polygon(_tips(after, y, 13), GOLD)
            after += 24
        if lantern.name:
            room = x + step - 50 - after
            name = _cut(lantern.name, room)
            font = _fitting(SANS, name, 30, room)
            pen.text((after, y), name, CREAM, font, anchor="lm", stroke_width=3, stroke_fill=NIGHT)


def _stars(canvas: Image.Image, fates: str, middle: tuple[int, int]) -> None:
    """Paint a star for a Spark, a larger one for a Super-Spark, a falling line, or a dot: no colour is needed."""
    step, (x, y) = 74, middle
    start = x - step * (len(fates) - 1) // 2
    pen = ImageDraw.Draw(canvas)
    for index, fate in enumerate(fates):
        at = start + index * step
        if fate == "f":
            pen.line((at - 16, y - 18, at + 16, y + 18), SOFT, 7)
            pen.line((at + 16, y + 18, at - 4, y + 18, at + 16, y + 18, at + 16, y - 2), SOFT, 7)
        elif fate == "o":
            pen.ellipse((at - 7, y - 7, at + 7, y + 7), SOFT)
        else:
            reach = 42 if fate == "S" else 28
            pen.polygon(_tips(at, y, reach), CREAM if fate == "S" else GOLD)


def _tips(x: float, y: float, reach: float) -> list[tuple[float, float]]:
    """Return the outline of a four-pointed star."""
    waist = reach * 0.28
    return [
        (x, y - reach), (x + waist, y - waist), (x + reach, y), (x + waist, y + waist),
        (x, y + reach), (x - waist, y + waist), (x - reach, y), (x - waist, y - waist),
    ]  # fmt: skip


def _code(canvas: Image.Image, poster: Poster, corner: tuple[int, int]) -> None:
    """Paint the address as a QR code on cream paper, and as text."""
    if not poster.address:
        return
    x, y = corner
    rows = [bytes(row) for row in segno.make(poster.address, micro=False, error="m").matrix_iter(border=0)]
    scale = 250 // len(rows)
    code = Image.new("L", (len(rows), len(rows)))
    code.putdata([0 if dark else 255 for row in rows for dark in row])
    code = code.resize((len(rows) * scale, len(rows) * scale), Image.Resampling.NEAREST)
    plate = Image.new("RGBA", (310, 360), CREAM)
    plate.putalpha(_rounded(plate.size, 24))
    plate.paste(ImageOps.colorize(code, INK, CREAM), ((310 - code.width) // 2, (300 - code.height) // 2))
    font = _fitting(SANS, poster.site, 27, 286)
    ImageDraw.Draw(plate).text((155, 325), poster.site, INK, font, anchor="mm")
    canvas.alpha_composite(plate, (x, y))


def _lines(
    canvas: Image.Image, text: str, at: tuple[int, int], font: ImageFont.FreeTypeFont, ink: str, room: int
) -> int:
    """Write a paragraph of up to three lines; returns where the next one may begin."""
    x, y = at
    for line in wrapped(text, font.getlength, room)[:3]:
        _text(canvas, line, (x, y), font, ink)
        y += int(font.size * LINE)
    return y


def _text(
    canvas: Image.Image, text: str, at: tuple[int, int], font: ImageFont.FreeTypeFont, ink: str
) -> None:
    ImageDraw.Draw(canvas).text(at, text, ink, font, anchor="la")


def _lay(canvas: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Paste an image centred at a point, clipped at the edge."""
    whole = Image.new("RGBA", canvas.size)
    whole.paste(piece, (x - piece.width // 2, y - piece.height // 2))
    canvas.alpha_composite(whole)


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """Return a mask with smooth corners, drawn at twice its size."""
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] * 2 - 1, size[1] * 2 - 1), radius * 2, 255)
    return mask.resize(size, Image.Resampling.BOX)


def _cut(name: str, room: int) -> str:
    """Return as much of a name as can be read in this width."""
    font, cut = _font(SANS, SMALLEST), name
    while font.getlength(cut) > room:
        cut = f"{cut.removesuffix('…')[:-1]}…"
    return cut


def _fitting(file: str, text: str, size: int, room: int) -> ImageFont.FreeTypeFont:
    wide = _font(file, size).getlength(text)
    return _font(file, size if wide <= room else max(12, int(size * room / wide)))


@cache
def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / file, size, layout_engine=ImageFont.Layout.BASIC)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _opened(path: str) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGB")
