# SPDX-License-Identifier: GPL-3.0-or-later
"""Contact sheets: the cards side by side, in colour and in grey, at 110 pixels and in full size."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from . import studio

GROUND = "#26222e"


def newest(card: str) -> Image.Image | None:
    """The latest picture of a card, be it a draft, a final or only the finished file."""
    files = [studio.master(card, draft=draft) for draft in (True, False)]
    files = [file for file in files if file.exists()]
    if files:
        return Image.open(max(files, key=lambda file: file.stat().st_mtime)).convert("RGB")
    finished = studio.printed(card)[0]
    return Image.open(finished).convert("RGB") if finished.exists() else None


def tiled(pictures: Sequence[Image.Image], width: int, columns: int, gap: int) -> Image.Image:
    """Pictures in rows."""
    height, rows = width * 3 // 2, -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), GROUND)
    for i, picture in enumerate(pictures):
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)))
    return sheet


def sheets(cards: Sequence[str]) -> list[Path]:
    """Write thumbs.png (colour above grey, 110 px), colour.png and grey.png (full size) into art/out/."""
    pictures = [picture for card in cards if (picture := newest(card))]
    if not pictures:
        raise SystemExit("nothing is painted yet")
    grey = [picture.convert("L").convert("RGB") for picture in pictures]
    thumbs = [tiled(row, 110, min(12, len(row)), 12) for row in (pictures, grey)]
    both = Image.new("RGB", (thumbs[0].width, thumbs[0].height * 2), GROUND)
    for i, thumb in enumerate(thumbs):
        both.paste(thumb, (0, i * thumb.height))
    columns = min(4, len(pictures))
    made = {
        "thumbs": both,
        "colour": tiled(pictures, 800, columns, 24),
        "grey": tiled(grey, 800, columns, 24),
    }
    studio.OUT.mkdir(exist_ok=True)
    for name, sheet in made.items():
        sheet.save(studio.OUT / f"{name}.png")
    return [studio.OUT / f"{name}.png" for name in made]
