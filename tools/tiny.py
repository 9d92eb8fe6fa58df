"""Make the tiny pictures of the built-in decks from the large ones.

Phones show fifteen of them together, so few bytes count more than fine grain. `./dev paint` runs this at its end.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from stella.content import decks
from stella.content.decks.worker import TINY

QUALITY = 46


def shrunk(large: Image.Image) -> Image.Image:
    """Return a picture as large as a tiny one."""
    return large.convert("RGB").resize(TINY, Image.Resampling.HAMMING)


def tiny_of(large: Path) -> bytes:
    """Return the tiny picture of a large one as WebP."""
    out = io.BytesIO()
    with Image.open(large) as picture:
        shrunk(picture).save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def main() -> None:
    """Write those that are not there or not right; a deck whose tiny pictures are missing could not be loaded."""
    for large in sorted(Path(decks.__file__).parent.glob("*/large/*.webp")):
        tiny = large.parents[1] / "tiny" / large.name
        data = tiny_of(large)
        if not tiny.exists() or tiny.read_bytes() != data:
            tiny.parent.mkdir(exist_ok=True)
            tiny.write_bytes(data)
            print(f"{tiny.name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
