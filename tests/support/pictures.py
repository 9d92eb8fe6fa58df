"""Pictures for tests: good ones of every kind, and those that somebody means badly with."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from functools import cache
from random import Random
from typing import Any

from PIL import Image, ImageDraw, ImageOps


@cache
def picture(
    number: int = 1, kind: str = "JPEG", size: tuple[int, int] = (240, 320), mode: str = "RGB"
) -> bytes:
    """A small picture; another number is another picture."""
    colour = (number * 37 % 256, number * 91 % 256, number * 53 % 256)
    image = Image.new("RGB", size, colour)
    image.paste((255, 255, 255), (10 + number % 100, 10, 60 + number % 100, 200))
    return encoded(image.convert(mode), kind)


def encoded(image: Image.Image, kind: str, **how: Any) -> bytes:
    """An image as the bytes of a file."""
    target = io.BytesIO()
    image.save(target, kind, **how)
    return target.getvalue()


def noise(size: tuple[int, int]) -> Image.Image:
    """Grey noise, which no kind of file makes small; always the same."""
    return Image.frombytes("L", size, Random(1).randbytes(size[0] * size[1]))


def halves(size: tuple[int, int] = (320, 240)) -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", size, (220, 20, 20))
    image.paste((20, 20, 220), (size[0] // 2, 0, size[0], size[1]))
    return image


def zip_of(files: dict[str, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip with these entries."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", compression) as bag:
        for name, data in files.items():
            bag.writestr(name, data)
    return target.getvalue()


def many(count: int = 30) -> dict[str, bytes]:
    """A given number of different pictures, by file name."""
    return {f"IMG_{number}.jpg": picture(number) for number in range(1, count + 1)}


def png_head(width: int, height: int) -> bytes:
    """A PNG that promises much and has little."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0" * 1000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def webp_head(width: int, height: int) -> bytes:
    """An extended WebP that promises a huge canvas."""
    canvas = b"\x02\0\0\0" + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBPVP8X" + struct.pack("<I", 10) + canvas
    return b"RIFF" + struct.pack("<I", len(body)) + body


KINDS = ("png", "jpg", "webp", "avif")


@cache
def paintings(count: int) -> dict[str, bytes]:
    """Return pictures that people can tell apart, of all four kinds and several shapes: a moon over coloured hills."""
    return {f"night-{n}.{KINDS[n % 4]}": _painting(n, KINDS[n % 4]) for n in range(1, count + 1)}


def _painting(number: int, kind: str) -> bytes:
    width, height = ((480, 720), (720, 480), (600, 600))[number % 3]
    sky = Image.linear_gradient("L").resize((width, height))
    hue = number * 47 % 360
    night = ImageOps.colorize(sky, f"hsl({hue}, 45%, 16%)", f"hsl({(hue + 50) % 360}, 60%, 62%)")
    draw = ImageDraw.Draw(night)
    x, size = width * (0.3 + number % 5 * 0.1), width * (0.05 + number % 4 * 0.02)
    draw.ellipse((x - size, height * 0.3 - size, x + size, height * 0.3 + size), "#ffe9b0")
    for hill in range(3):
        top = height * (0.62 + hill * 0.13)
        peak = width * ((number * 7 + hill * 5) % 9 / 9)
        shade = f"hsl({(hue + 180 + hill * 25) % 360}, 35%, {30 - hill * 8}%)"
        draw.polygon([(-width, height), (peak, top), (width * 2, height)], shade)
    return encoded(night, {"jpg": "JPEG"}.get(kind, kind.upper()))
