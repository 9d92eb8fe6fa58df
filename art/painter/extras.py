# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted besides the cards: their back and the cover. Scenes are in art/extras/; `icon` draws the icon."""

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
    """A picture that isn't a card: its scene, how it is rendered, how large it is developed, and its files."""

    scene: str
    render: tuple[int, int, int]
    size: tuple[int, int]
    prints: tuple[Print, ...]


EXTRAS = {
    "card_back": Extra(
        "card_back",
        (1200, 1800, 48),
        (800, 1200),
        (
            Print(ASSETS / "card-back.webp", 400, 600, 84),
            Print(ASSETS / "card-back-tiny.webp", 240, 360, 60),
        ),
    ),
    "cover_wide": Extra(
        "cover",
        (2400, 1350, 48),
        (1600, 900),
        (Print(ASSETS / "cover-wide.webp", 1600, 900, 86), Print(PUBLIC / "share.jpg", 1200, 630, 84)),
    ),
    "cover_tall": Extra(
        "cover", (1170, 1500, 48), (780, 1000), (Print(ASSETS / "cover-tall.webp", 780, 1000, 86),)
    ),
}


def printed(picture: Image.Image, wish: Print) -> Image.Image:
    """The middle of a picture in the size of a file."""
    scale = max(wish.width / picture.width, wish.height / picture.height) * wish.zoom
    w, h = wish.width / scale, wish.height / scale
    left, top = (picture.width - w) / 2, (picture.height - h) / 2
    middle = (left, top, left + w, top + h)
    return picture.resize((wish.width, wish.height), Image.Resampling.LANCZOS, box=middle)


def publish(picture: Image.Image, extra: Extra, about: Image.Exif, folder: Path | None = None) -> int:
    """Write all files of a picture, to their places in web/ or into a folder; returns the size of the first."""
    for wish in extra.prints:
        file, made = folder / wish.file.name if folder else wish.file, printed(picture, wish)
        if file.suffix == ".jpg":
            made.save(file, quality=wish.quality, progressive=True, optimize=True, exif=about)
        else:
            made.save(file, quality=wish.quality, method=6, exif=about)
    return (folder / extra.prints[0].file.name if folder else extra.prints[0].file).stat().st_size
