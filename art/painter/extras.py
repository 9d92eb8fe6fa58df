# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted besides the cards: the back of the cards, the cover, the icon. Scenes are in art/extras/."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PIL import Image

WEB = Path(__file__).resolve().parents[2] / "web"
ASSETS, PUBLIC = WEB / "src" / "assets", WEB / "public"


@dataclass(frozen=True)
class Print:
    """One file of a picture: the middle of it in the file's own proportions; `zoom` cuts closer."""

    file: Path
    width: int
    height: int
    quality: int = 80
    zoom: float = 1


@dataclass(frozen=True)
class Extra:
    """A picture that is no card: its scene, how it is rendered, how large it is developed, and its files."""

    scene: str
    render: tuple[int, int, int]
    size: tuple[int, int]
    prints: tuple[Print, ...]


EXTRAS = {
    "card_back": Extra(
        "card_back",
        (600, 900, 20),
        (800, 1200),
        (
            Print(ASSETS / "card-back.webp", 400, 600, 84),
            Print(ASSETS / "card-back-tiny.webp", 240, 360, 60),
        ),
    ),
    "cover_wide": Extra(
        "cover",
        (1120, 630, 20),
        (1600, 900),
        (Print(ASSETS / "cover-wide.webp", 1600, 900, 86), Print(PUBLIC / "share.jpg", 1200, 630, 84)),
    ),
    "cover_tall": Extra(
        "cover", (624, 800, 20), (780, 1000), (Print(ASSETS / "cover-tall.webp", 780, 1000, 86),)
    ),
    "icon": Extra(
        "icon",
        (512, 512, 24),
        (1024, 1024),
        (
            Print(PUBLIC / "icon-512.webp", 512, 512, 84, zoom=1.25),
            Print(PUBLIC / "icon-192.png", 192, 192, zoom=1.25),
            Print(PUBLIC / "apple-touch-icon.png", 180, 180, zoom=1.2),
            Print(PUBLIC / "icon-maskable-512.webp", 512, 512, 84),
        ),
    ),
}


def printed(picture: Image.Image, wish: Print) -> Image.Image:
    """The middle of a picture in the size of a file."""
    scale = max(wish.width / picture.width, wish.height / picture.height) * wish.zoom
    w, h = wish.width / scale, wish.height / scale
    left, top = (picture.width - w) / 2, (picture.height - h) / 2
    middle = (left, top, left + w, top + h)
    return picture.resize((wish.width, wish.height), Image.Resampling.LANCZOS, box=middle)


def publish(picture: Image.Image, extra: Extra, about: Image.Exif) -> int:
    """Write all files of a picture; gives the size of the first."""
    for wish in extra.prints:
        made = printed(picture, wish)
        if wish.file.suffix == ".png":
            made.quantize(128, dither=Image.Dither.NONE).save(wish.file, optimize=True, exif=about)
        elif wish.file.suffix == ".jpg":
            made.save(wish.file, quality=wish.quality, progressive=True, optimize=True, exif=about)
        else:
            made.save(wish.file, quality=wish.quality, method=6, exif=about)
    return extra.prints[0].file.stat().st_size
