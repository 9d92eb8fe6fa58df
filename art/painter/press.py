# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing pictures: the master without loss, and the files of the deck."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from . import extras
from .colour import Array
from .extras import EXTRAS
from .studio import SOFTWARE, Order, master, printed

QUALITIES = (82, 74, 66, 58)
SMALL_QUALITY = 60
"""Fifteen small pictures must reach a phone on a slow network quickly; they are seen at half their size."""
HEAVIEST = 130_000
"""Bytes of a large picture: one of much grass or fur is pressed harder."""
PREVIEW_QUALITY = 90
COPYRIGHT = 0x8298  # a field of EXIF


def save(picture: Array, file: Path) -> None:
    """Store a picture without loss."""
    file.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(file), (np.clip(picture, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8))


def about(made_from: str) -> Image.Exif:
    """What every file says of itself."""
    said = Image.Exif()
    said[SOFTWARE], said[COPYRIGHT] = made_from, "Stella contributors, CC BY 4.0"
    return said


def publish(card: str, order: Order, made_from: str) -> int:
    """Write the files of a picture from its master; returns the size of the first, 0 if there is none."""
    files = printed(card, order)
    if not files:
        master(card, order).with_suffix(".sha256").write_text(made_from, encoding="utf-8")
        return 0
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
    picture, said = Image.open(master(card, order)).convert("RGB"), about(made_from)
    if order.out:
        picture.save(files[0], quality=PREVIEW_QUALITY, method=6, exif=said)
        if order.final and card not in EXTRAS:
            for folder in ("large", "small"):
                (order.out / folder).mkdir(exist_ok=True)
            card_files(picture, said, *(order.out / folder / files[0].name for folder in ("large", "small")))
        elif order.final:
            extras.publish(picture, EXTRAS[card], said, order.out)
    elif card in EXTRAS:
        return extras.publish(picture, EXTRAS[card], said)
    else:
        card_files(picture, said, *files)
    return files[0].stat().st_size


def card_files(picture: Image.Image, said: Image.Exif, large: Path, small: Path) -> None:
    """The two files of a card that the painter makes."""
    half = picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS)
    half.save(small, quality=SMALL_QUALITY, method=6, exif=said)
    for quality in QUALITIES:
        picture.save(large, quality=quality, method=6, exif=said)
        if large.stat().st_size <= HEAVIEST:
            break
