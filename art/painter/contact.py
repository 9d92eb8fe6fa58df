# SPDX-License-Identifier: GPL-3.0-or-later
"""Contact sheets: the cards side by side, in colour and in grey, at 110 pixels and in full size."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence

import numpy as np
from PIL import Image

from . import studio
from .feelings import feelings
from .measure import measured
from .studio import Order

GROUND = "#26222e"


def newest(card: str) -> Image.Image | None:
    """The latest picture of a card, be it a draft, a final or only the finished file."""
    orders = (Order(draft=True), Order(), Order(samples=1))
    files = [studio.master(card, order) for order in orders]
    files = [file for file in files if file.exists()]
    if files:
        return Image.open(max(files, key=lambda file: file.stat().st_mtime)).convert("RGB")
    finished = studio.printed(card, Order())[0]
    return Image.open(finished).convert("RGB") if finished.exists() else None


def tiled(pictures: Sequence[Image.Image], width: int, columns: int, gap: int) -> Image.Image:
    """Pictures in rows."""
    height, rows = width * 3 // 2, -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), GROUND)
    for i, picture in enumerate(pictures):
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)))
    return sheet


def measures(card: str, picture: Image.Image) -> str:
    """A line about a picture's colour and light."""
    found = measured(np.asarray(picture, np.float32) / 255)
    ratio = kept_key_to_fill(card)
    light = [f"key to fill {ratio:.1f}"] if ratio else []
    return "; ".join([f"{card}: {found}", *light, *(f"WARNING: {said}" for said in found.warnings())])


def kept_key_to_fill(card: str) -> float | None:
    """Key to fill as it was when the newest kept layers of a card were rendered."""
    kept = sorted(
        studio.layers(card, Order()).parent.glob(f"{card}-*.json"), key=lambda file: file.stat().st_mtime
    )
    known = json.loads(kept[-1].read_text(encoding="utf-8")) if kept else {}
    ratio = known.get("key_to_fill")
    return float(ratio) if ratio else None


def sheets(cards: Sequence[str]) -> Iterator[str]:
    """Write thumbs.png (colour above grey, 110 px), colour.png and grey.png (full size) into art/out/.

    Returns a line about each picture, then the files.
    """
    found = {card: picture for card in cards if (picture := newest(card))}
    if not found:
        raise SystemExit("nothing is painted yet")
    yield from (measures(card, picture) for card, picture in found.items())
    yield feelings(tomllib.loads(studio.CONCEPTS.read_text(encoding="utf-8"))["card"])
    pictures = list(found.values())
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
        yield str(studio.OUT / f"{name}.png")
