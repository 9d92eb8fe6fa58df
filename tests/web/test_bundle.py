"""The first view stays light, and nothing is packed that no reader needs.

Every limit is a tenth above the size when it was set, in November 2026.
"""

from __future__ import annotations

import gzip
import json
import re

import pytest
from fontTools.ttLib import TTFont

import fonts
import gen_texts
import webbuild
from stella.languages import LANGUAGES

ASSETS = webbuild.OUT / "assets"
KILOBYTE = 1000
ELSEWHERE = ("GalleryPage", "WordsMaker", "tools", "SharedBook", "SkyPage")
"""Chunks that only those fetch who go to the gallery, make something, open a public link, or look at tonight's sky."""


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """Build the client if its sources are newer."""
    webbuild.main([])


def packed(pattern: str) -> int:
    """How many bytes the matching files take when they travel compressed; at least one file matches."""
    files = list(ASSETS.glob(pattern))
    assert files, pattern
    return max(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def test_the_first_view_needs_little_script() -> None:
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="/assets/([\w.-]+\.js)"', page))
    assert len(named) == 4
    code = sum(packed(name) for name in named)
    assert code + packed("first-*-*.js") < 56 * KILOBYTE


def test_every_language_has_chunks_of_its_own_and_the_first_is_small() -> None:
    for part, kilobytes in (("first", 2.6), ("screens", 18.8), ("workshop", 2)):
        chunks = [packed(f"{part}-{language}-*.js") for language in LANGUAGES]
        assert max(chunks) < kilobytes * KILOBYTE, part


def test_what_the_first_view_says_comes_with_it() -> None:
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/assets/([\w.-]+\.js)"', page)
    scripts = "".join((ASSETS / name).read_text(encoding="utf-8") for name in names)
    said = {name for name, _ in gen_texts.messages() if f"`{name}`" in scripts}
    assert "home-tagline" in said
    assert said - {name for name, _ in gen_texts.messages("first")} == set()


def test_the_styles_of_the_first_view_are_small_and_loaded_at_once() -> None:
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'rel="stylesheet"[^>]* href="/assets/([\w.-]+\.css)"', page)
    assert len(named) == 3
    assert sum(packed(name) for name in named) < 8.1 * KILOBYTE
    later = {path.name for start in ELSEWHERE for path in ASSETS.glob(f"{start}-*.css")}
    played_with = {path.name for path in ASSETS.glob("*.css")} - later
    assert sum(map(packed, played_with)) < 41 * KILOBYTE
    assert sum(map(packed, later)) < 7.6 * KILOBYTE


def test_no_font_stands_before_the_first_button_and_those_of_our_letters_are_light() -> None:
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    assert 'preload" as="font' not in page
    kept = re.findall(r'name="later" content="/assets/([\w-]+)-[\w-]{8}\.woff2"', page)
    assert sorted(kept) == ["atkinson", "fraunces", "fraunces-italic"]
    weights = {path.stem: path.stat().st_size for path in fonts.OUT.glob("*.woff2")}
    assert weights.keys() == {f"{name}{end}" for name in fonts.FONTS for end in fonts.PARTS.values()}
    assert all("prep" in TTFont(path) for path in fonts.OUT.glob("*.woff2")), "else systems guess widths"
    assert all(weights[name] < (6 if name.endswith("-ext") else 28) * KILOBYTE for name in weights)


def test_our_fonts_have_every_letter_of_our_texts() -> None:
    css = fonts.CSS.read_text(encoding="utf-8")
    assert fonts.styled(css) == css, "run ./dev fonts"
    ranges = re.findall(r"U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?", css.partition("./assets/fonts/")[2])
    told = {n for first, last in ranges for n in range(int(first, 16), int(last or first, 16) + 1)}
    assert told == fonts.letters("latin") | fonts.letters("latin-ext") >= set(map(ord, fonts.used()))
    for name, (source, _) in fonts.FONTS.items():
        for part, end in fonts.PARTS.items():
            packaged = TTFont(fonts.PACKAGES / source.format(part)).getBestCmap().keys()
            ours = TTFont(fonts.OUT / f"{name}{end}.woff2").getBestCmap().keys()
            assert ours >= fonts.letters(part) & packaged, "run ./dev fonts"


def test_the_letters_of_the_clue_word_are_calm_in_every_language() -> None:
    source, weight = fonts.FONTS["fraunces-italic"]
    font = TTFont(fonts.PACKAGES / source.format("latin"))
    fonts.calm(font)
    assert [font.getBestCmap()[ord(letter)] for letter in "bdhklvw"] == [f"{each}.alt" for each in "bdhklvw"]
    for part, end in fonts.PARTS.items():
        ours = fonts.cut(fonts.PACKAGES / source.format(part), part, weight)
        assert (fonts.OUT / f"fraunces-italic{end}.woff2").read_bytes() == ours, "run ./dev fonts"


def test_only_fonts_for_our_languages_are_packed() -> None:
    found = (re.search(r"-([a-z]+(?:-ext)?)-wght-", path.name) for path in ASSETS.glob("*.woff2"))
    subsets = {match[1].removeprefix("next-") for match in found if match}
    assert subsets == {"latin", "latin-ext"}


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((webbuild.OUT / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [icon["src"].removeprefix("/") for icon in manifest["icons"]]
    assert icons
    for name in ("sw.js", "apple-touch-icon.png", *icons):
        assert (webbuild.OUT / name).is_file(), name
    assert all((webbuild.OUT / name).stat().st_size < 20.5 * KILOBYTE for name in icons)


@pytest.mark.parametrize(
    ("name", "most"), [("card-back", 20), ("card-back-tiny", 5.3), ("cover-wide", 89), ("cover-tall", 67)]
)
def test_the_painted_pictures_of_the_page_are_light(name: str, most: float) -> None:
    (picture,) = (path for path in ASSETS.glob("*.webp") if re.fullmatch(rf"{name}-[\w-]{{8}}", path.stem))
    assert picture.stat().st_size <= most * KILOBYTE


def test_a_link_to_the_page_shows_the_cover() -> None:
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    (shared,) = re.findall(r'property="og:image" content="/([^"]+)"', page)
    assert (webbuild.OUT / shared).stat().st_size < 130 * KILOBYTE
