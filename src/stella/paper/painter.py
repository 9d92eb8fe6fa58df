"""Paints posters. The same description yields the same pixels: nothing here is random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import segno
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

from .layout import wrapped
from .poster import Lantern, Poster

FONTS: Final = Path(__file__).resolve().parent / "fonts"
SERIF, SANS = "fraunces.ttf", "atkinson-bold.ttf"
NIGHT, DEEP, CREAM, INK, GOLD, SOFT = "#12163d", "#0a0d2b", "#fbf1da", "#2a1650", "#ffc56b", "#c9cbe6"
COLOURS: Final = {
    "orange": "#f79a4b", "pink": "#f58ab3", "purple": "#b99af5", "blue": "#6ec3ff", "green": "#72d68b",
    "yellow": "#ffd95e",
}  # fmt: skip
QUALITY: Final = 86
SPOTS: Final = {
    1: ((0.5, 0.36),),
    2: ((0.27, 0.36), (0.73, 0.36)),
    3: ((0.19, 0.26), (0.75, 0.1), (0.5, 0.64)),
    4: ((0.2, 0.16), (0.76, 0.06), (0.3, 0.66), (0.8, 0.58)),
    5: ((0.16, 0.2), (0.5, 0.06), (0.84, 0.18), (0.3, 0.66), (0.7, 0.62)),
    6: ((0.16, 0.2), (0.5, 0.06), (0.84, 0.18), (0.16, 0.7), (0.5, 0.58), (0.84, 0.68)),
}
"""Where the lanterns of a table hang, by their number, as shares of the width and height."""
LINE: Final = 1.14
"""Line height, as a factor of the font size."""


def paint(poster: Poster) -> bytes:
    """Return the picture as a JPEG."""
    size = (1200, 630) if poster.shape == "wide" else (1080, 1350)
    paintings = [_opened(path) for path in poster.pictures]
    canvas = _backdrop(paintings, size)
    (_wide if poster.shape == "wide" else _upright)(canvas, _legible(poster), paintings)
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
    if poster.lanterns:
        _sky(canvas, poster, (40, 910, 640, 410))
        _code(canvas, poster, (720, 1004), 326)
        _lines(canvas, poster.question, (700, 892), _font(SERIF, 42), CREAM, 350)
        return
    _stars(canvas, poster.fates, (540, 930))
    bottom = _lines(canvas, poster.question, (60, 960), _font(SERIF, 54), CREAM, 600)
    _lines(canvas, poster.note, (60, bottom + 14), _font(SANS, 32), SOFT, 600)
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
    if not word:
        return
    x, y, width = box
    font = _fitting(SERIF, word, size, width - 70)
    height = int(size * 1.75)
    plate = Image.new("RGBA", (width, height), CREAM)
    plate.putalpha(_rounded((width, height), 26))
    ImageDraw.Draw(plate).text((width / 2, height / 2 - font.size * 0.06), word, INK, font, anchor="mm")
    turned = plate.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    _lay(canvas, turned, x + width // 2, y + height // 2)


def _sky(canvas: Image.Image, poster: Poster, box: tuple[int, int, int, int]) -> None:
    """Paint the table's lanterns as a constellation, with lines between players who think alike."""
    left, top, width, height = box
    spots = SPOTS[len(poster.lanterns)]
    at = [(left + int(x * width), top + 40 + int(y * (height - 80))) for x, y in spots]
    light = Image.new("RGBA", canvas.size)
    pen = ImageDraw.Draw(light)
    for (x, y), lantern in zip(at, poster.lanterns, strict=True):
        pen.ellipse((x - 52, y - 52, x + 52, y + 52), (*_rgb(_colour(lantern)), 110))
    for first, second, alike in poster.bonds:
        pen.line(
            (*at[first], *at[second]), fill=(*_rgb(GOLD), int(50 + 170 * alike)), width=2 + int(8 * alike)
        )
    canvas.alpha_composite(light.filter(ImageFilter.GaussianBlur(9)))
    pen = ImageDraw.Draw(canvas)
    for first, second, alike in poster.bonds:
        pen.line((*at[first], *at[second]), fill=GOLD, width=1 + int(3 * alike))
    room = width // min(3, len(poster.lanterns)) - 12
    for (x, y), lantern in zip(at, poster.lanterns, strict=True):
        _lantern(pen, x, y, _colour(lantern))
        below = y + 40
        for line in _name_lines(lantern.name, room):
            font = _fitting(SANS, line, 28, room)
            _outlined(pen, (x, below + 14), line, CREAM, font)
            below += 30
        if lantern.points is not None:
            points, font = str(lantern.points), _font(SANS, 28)
            start = x - (font.getlength(points) + 32) / 2
            _outlined(pen, (start, below + 15), points, GOLD, font, "lm")
            pen.polygon(_tips(start + font.getlength(points) + 20, below + 15, 12), GOLD)


def _lantern(pen: ImageDraw.ImageDraw, x: int, y: int, colour: str) -> None:
    """Paint a paper lantern."""
    pen.rounded_rectangle((x - 14, y - 37, x + 14, y - 26), 3, CREAM)
    pen.rounded_rectangle((x - 14, y + 26, x + 14, y + 37), 3, CREAM)
    pen.rounded_rectangle((x - 29, y - 30, x + 29, y + 30), 24, colour)
    for reach in (10, 20):
        pen.ellipse((x - reach, y - 30, x + reach, y + 30), outline=(*_rgb(CREAM), 150), width=2)


def _colour(lantern: Lantern) -> str:
    return COLOURS.get(lantern.colour, CREAM)


def _name_lines(name: str, room: int) -> list[str]:
    """Return a name in one line, or in two if it is long and has a space."""
    if not name or _font(SANS, 28).getlength(name) <= room:
        return [name] if name else []
    return wrapped(name, lambda text: _font(SANS, 28).getlength(text), room)[:2]


def _outlined(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    ink: str,
    font: ImageFont.FreeTypeFont,
    anchor: str = "mm",
) -> None:
    pen.text(at, text, ink, font, anchor=anchor, stroke_width=3, stroke_fill=NIGHT)


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


def _code(canvas: Image.Image, poster: Poster, corner: tuple[int, int], height: int = 360) -> None:
    """Paint the address as a QR code on cream paper, and as text."""
    if not poster.address:
        return
    x, y = corner
    rows = [bytes(row) for row in segno.make(poster.address, micro=False, error="m").matrix_iter(border=0)]
    scale = 250 // len(rows)
    code = Image.new("L", (len(rows), len(rows)))
    code.putdata([0 if dark else 255 for row in rows for dark in row])
    code = code.resize((len(rows) * scale, len(rows) * scale), Image.Resampling.NEAREST)
    plate = Image.new("RGBA", (310, height), CREAM)
    plate.putalpha(_rounded(plate.size, 24))
    plate.paste(
        ImageOps.colorize(code, INK, CREAM), ((310 - code.width) // 2, (height - 60 - code.height) // 2)
    )
    font = _fitting(SANS, poster.site, 27, 286)
    ImageDraw.Draw(plate).text((155, height - 35), poster.site, INK, font, anchor="mm")
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


def _legible(poster: Poster) -> Poster:
    """Return a poster without letters that our fonts lack: nobody wants to read boxes."""
    return msgspec.structs.replace(
        poster,
        word=_known(SERIF, poster.word),
        question=_known(SERIF, poster.question),
        note=", ".join(filter(None, (_known(SANS, part) for part in poster.note.split(", ")))),
        lanterns=tuple(
            msgspec.structs.replace(each, name=_known(SANS, each.name)) for each in poster.lanterns
        ),
    )


def _known(file: str, text: str) -> str:
    return "".join(each for each in text.replace("\u202f", "\u00a0") if _has(file, each)).strip()


@cache
def _has(file: str, letter: str) -> bool:
    font = _font(file, 24)
    shown, box = font.getmask(letter), font.getmask("\uffff")
    return (shown.size, bytes(shown)) != (box.size, bytes(box))


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
