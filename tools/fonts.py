"""The letters of our five languages, cut out of the packaged fonts: web/src/assets/fonts/, committed.

A first visit on a slow phone waits for every kilobyte, and letters of other languages are half of a font. Those stay in
the packaged files, which browsers fetch when a name needs one of them (web/src/fonts.css). Run it (`./dev fonts`)
when a text brings a new letter; a test says so.
"""

from __future__ import annotations

import io
import logging
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "web/node_modules/@fontsource-variable"
OUT = ROOT / "web/src/assets/fonts"
LATIN = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸÁÍÑÓÚẞàâäæçèéêëîïôöùûüœÿáíñóúß¡¿«»“”„‘’‚–—…·×−€°\u00a0\u202f"
POLISH = "ĄĆĘŁŃŚŹŻąćęłńśźż"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"]
FONTS: dict[str, tuple[str, float | tuple[float, float]]] = {
    "atkinson": (
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}-wght-normal.woff2",
        (400, 800),
    ),
    "fraunces": ("fraunces/files/fraunces-{}-wght-normal.woff2", (400, 700)),
    "fraunces-italic": ("fraunces/files/fraunces-{}-wght-italic.woff2", 480),
}
"""Where each comes from, and the weights that are kept."""


def letters(part: str) -> set[int]:
    """The signs in a file: Polish has its own, which others never fetch."""
    return {ord(each) for each in POLISH} if part == "latin-ext" else {*range(0x20, 0x7F), *map(ord, LATIN)}


def cut(source: Path, part: str, weights: float | tuple[float, float]) -> bytes:
    """A font with our letters and weights only."""
    font = TTFont(source, recalcTimestamp=False)
    # Their few hints only say that there are none: without them, systems would guess, and space letters wider.
    subsetter = Subsetter(Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 13, 14]))
    subsetter.populate(unicodes=letters(part))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def main() -> None:
    """Write all of them."""
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    OUT.mkdir(exist_ok=True)
    for name, (source, weights) in FONTS.items():
        for part, end in (("latin", ""), ("latin-ext", "-polish")):
            data = cut(PACKAGES / source.format(part), part, weights)
            (OUT / f"{name}{end}.woff2").write_bytes(data)
            print(f"{name}{end}.woff2: {len(data)} bytes")


if __name__ == "__main__":
    main()
