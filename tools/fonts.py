"""Cut the letters of our languages out of the packaged fonts, for the page and for paper.

A first visit on a slow phone waits for every kilobyte, and letters of other languages are half of a font. Those stay in
the packaged files, which browsers fetch when a name needs one of them (web/src/fonts.css, where the ranges of ours
are written too). Run it (`./dev fonts`) when a text brings a new letter; a test says so.
"""

from __future__ import annotations

import io
import logging
import re
import tempfile
import textwrap
from functools import cache
from itertools import groupby
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "web/node_modules/@fontsource-variable"
OUT = ROOT / "web/src/assets/fonts"
CSS = ROOT / "web/src/fonts.css"
PAPER = ROOT / "src/stella/paper/fonts"
LATIN = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸÁÍÑÓÚẞàâäæçèéêëîïôöùûüœÿáíñóúß¡¿«»“”„‘’‚–—…·×−€°\u00a0\u202f"
"""What names need besides the letters of the texts."""
PARTS = {"latin": "", "latin-ext": "-ext"}
"""The packaged files that we cut, and how our own are called: only those who read a rare letter fetch the second."""
WIDTH = 110
CALM_L = "l.alt"
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
PRINTED = {"fraunces": ("fraunces", 560), "atkinson": ("atkinson", 420), "atkinson-bold": ("atkinson", 700)}
"""The fonts of what is printed: one weight each, every Latin letter in one file, because a PDF carries its own."""


@cache
def used() -> frozenset[str]:
    """Return every character of our texts, and each letter in both cases."""
    files = [*(ROOT / "locales").glob("*/*.ftl"), *(ROOT / "src/stella/content").rglob("*.toml")]
    found = set("".join(path.read_text(encoding="utf-8") for path in files)) - {"\n", "\t"}
    return frozenset(case for each in found for case in (each, each.upper(), each.lower()) if len(case) == 1)


def letters(part: str) -> set[int]:
    """Return the characters in one of our files: letters beyond Latin-1 have their own."""
    latin = {*range(0x20, 0x7F), *map(ord, LATIN)}
    rare = {ord(each) for each in used() if 0x100 <= ord(each) < 0x2000} - latin
    return rare if part == "latin-ext" else latin | {ord(each) for each in used()} - rare


def ranges(codes: set[int]) -> str:
    """Return characters as a `unicode-range` of CSS, broken as prettier does."""
    runs = [
        [code for _, code in run] for _, run in groupby(enumerate(sorted(codes)), lambda at: at[1] - at[0])
    ]
    texts = [f"U+{run[0]:04X}-{run[-1]:04X}" if len(run) > 1 else f"U+{run[0]:04X}" for run in runs]
    line = f"  unicode-range: {', '.join(texts)};"
    if len(line) <= WIDTH:
        return line
    filled = textwrap.fill(f"{', '.join(texts)};", WIDTH, initial_indent="    ", subsequent_indent="    ",
                           break_on_hyphens=False)  # fmt: skip
    return f"  unicode-range:\n{filled}"


def styled(css: str) -> str:
    """Return the style sheet with the ranges of our own files."""
    for part, end in PARTS.items():
        names = "|".join(f"{name}{end}" for name in FONTS)
        block = re.compile(
            rf"(url\('\./assets/fonts/(?:{names})\.woff2'\) format\('woff2'\);\n)  unicode-range:[^;]*;"
        )
        css = block.sub(lambda found, part=part: f"{found[1]}{ranges(letters(part))}", css)  # type: ignore[misc]
    return css


def calm(font: TTFont) -> None:
    """Show the calm forms of Fraunces: its curled b, h, k and l read like other letters.

    The packaged files choose them at every weight by a feature (rvrn) that a cut file doesn't need.
    """
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        for index in record.Feature.LookupListIndex if record.FeatureTag == "rvrn" else ():
            for subtable in table.LookupList.Lookup[index].SubTable:
                calmer = getattr(subtable, "ExtSubTable", subtable).mapping
                for cmap in font["cmap"].tables:
                    cmap.cmap = {code: calmer.get(name, name) for code, name in cmap.cmap.items()}


def calm_polish_l(font: TTFont) -> None:
    """Put the stroke of ł over the calm l, since the italic has no calm ł. Only for a font of one weight."""
    shapes = font["glyf"]
    if not {"lslash", CALM_L} <= set(font.getGlyphOrder()):
        return
    points, ends, flags = shapes["lslash"].getCoordinates(shapes)
    starts = [0, *(end + 1 for end in ends)]
    spans = [range(start, end + 1) for start, end in zip(starts, ends, strict=False)]
    stroke = min(spans, key=lambda span: max(points[n][1] for n in span) - min(points[n][1] for n in span))
    stem, _, _ = shapes[CALM_L].getCoordinates(shapes)
    pen = TTGlyphPen(shapes)
    shapes[CALM_L].draw(pen, shapes)
    glyph = pen.glyph()
    middle = (max(x for x, _ in stem) + min(x for x, _ in stem)) / 2
    centre = (max(points[n][0] for n in stroke) + min(points[n][0] for n in stroke)) / 2
    moved = [(round(points[n][0] + middle - centre), points[n][1]) for n in stroke]
    glyph.coordinates = GlyphCoordinates([*glyph.coordinates, *moved])
    glyph.flags = bytearray([*glyph.flags, *(flags[n] for n in stroke)])
    glyph.endPtsOfContours = [*glyph.endPtsOfContours, len(glyph.coordinates) - 1]
    glyph.numberOfContours += 1
    glyph.recalcBounds(shapes)
    shapes["lslash"] = glyph
    font["hmtx"]["lslash"] = (font["hmtx"][CALM_L][0], glyph.xMin)


def cut(source: Path, part: str, weights: float | tuple[float, float]) -> bytes:
    """Return a font with our letters and weights only."""
    font = TTFont(source, recalcTimestamp=False)
    calm(font)
    # Their few hints only say that there are none: without them, systems would guess, and space letters wider.
    subsetter = Subsetter(Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 13, 14]))
    subsetter.populate(unicodes=letters(part), glyphs=[CALM_L] if CALM_L in font.getGlyphOrder() else [])
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    if not isinstance(weights, tuple):
        calm_polish_l(font)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def printed(source: str, weight: float) -> bytes:
    """Return a font of one weight with all letters of both packaged files, as a PDF needs it."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for part in PARTS:
            font = TTFont(PACKAGES / FONTS[source][0].format(part), recalcTimestamp=False)
            calm(font)
            font = instancer.instantiateVariableFont(font, {"wght": weight})
            for table in {"GSUB", "GPOS", "GDEF", "STAT"} & set(font.keys()):
                del font[table]
            font.flavor = None
            parts.append(Path(folder, f"{part}.ttf"))
            font.save(parts[-1])
        whole = Merger().merge([str(path) for path in parts])
    out = io.BytesIO()
    whole.save(out)
    return out.getvalue()


def main() -> None:
    """Write all of them."""
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    OUT.mkdir(exist_ok=True)
    for name, (source, weights) in FONTS.items():
        for part, end in PARTS.items():
            data = cut(PACKAGES / source.format(part), part, weights)
            (OUT / f"{name}{end}.woff2").write_bytes(data)
            print(f"{name}{end}.woff2: {len(data)} bytes")
    PAPER.mkdir(exist_ok=True)
    for name, (font, weight) in PRINTED.items():
        data = printed(font, weight)
        (PAPER / f"{name}.ttf").write_bytes(data)
        print(f"{name}.ttf: {len(data)} bytes")
    CSS.write_text(styled(CSS.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
