# SPDX-License-Identifier: GPL-3.0-or-later
"""Contact sheets: the cards side by side, in colour and in grey, at 110 pixels and in full size."""

from __future__ import annotations

import importlib
import json
import tomllib
from collections.abc import Iterator, Sequence

import numpy as np
from PIL import Image

from . import studio
from .legible import legibility
from .measure import measured
from .quotas import digest, feelings, quotas, witnessed
from .studio import Order

GROUND = "#26222e"
NAMED = studio.ART / "named.toml"


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
    """A line about a picture's colour, light and drawn faces, and the digest of the deck's picture."""
    found = measured(np.asarray(picture, np.float32) / 255)
    said, warnings = [f"{card}: {found}"], found.warnings()
    if ratio := kept_key_to_fill(card):
        said.append(f"key to fill {ratio:.1f}")
    if (studio.ART / "cast" / f"{card}.py").exists():
        for face in legibility(importlib.import_module(f"cast.{card}").draw, picture):
            said.append(f"face of {face.tall:.0f} px: eyes {face.eyes:.2f}, mouth {face.mouth:.2f}")
            warnings += face.warnings()
    if (finished := studio.printed(card, Order())[0]).exists():
        said.append(f"picture {digest(finished)}")
    return "; ".join([*said, *(f"WARNING: {one}" for one in warnings)])


def counts() -> Iterator[str]:
    """Lines about the whole deck's quotas, and about the feelings that people named."""
    table, named = (tomllib.loads(file.read_text(encoding="utf-8")) for file in (studio.CONCEPTS, NAMED))
    yield from quotas(table)
    ids = [card["id"] for card in table["card"]]
    files = {card: studio.printed(card, Order())[0] for card in ids}
    pictures = {card: digest(file) for card, file in files.items() if file.exists()}
    yield from feelings(table["card"], witnessed(named["viewer"], pictures))


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
    yield from counts()
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
