"""The first view stays light, and nothing is packed that no reader needs."""

from __future__ import annotations

import gzip
import json
import re

import pytest

import webbuild

ASSETS = webbuild.OUT / "assets"
KILOBYTE = 1000


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """Build the client if its sources are newer."""
    webbuild.main([])


def packed(pattern: str) -> int:
    """How many bytes the matching files take when they travel compressed; at least one file matches."""
    files = list(ASSETS.glob(pattern))
    assert files, pattern
    return max(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def test_the_first_view_needs_less_than_150_kilobytes_of_script() -> None:
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="/assets/([\w.-]+\.js)"', page))
    assert len(named) == 4
    code = sum(packed(name) for name in named)
    assert code + packed("catalogue-*.js") < 150 * KILOBYTE


def test_every_language_is_a_chunk_of_its_own_and_small() -> None:
    assert len(list(ASSETS.glob("catalogue-*.js"))) == 5
    assert packed("catalogue-*.js") < 15 * KILOBYTE


def test_the_style_sheet_is_small_and_loaded_at_once() -> None:
    assert len(list(ASSETS.glob("*.css"))) == 1
    assert packed("*.css") < 25 * KILOBYTE


def test_only_fonts_for_our_languages_are_packed_and_the_two_main_ones_come_early() -> None:
    found = (re.search(r"-([a-z]+(?:-ext)?)-wght-", path.name) for path in ASSETS.glob("*.woff2"))
    subsets = {match[1].removeprefix("next-") for match in found if match}
    assert subsets == {"latin", "latin-ext"}
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    assert len(re.findall(r'rel="preload" as="font"', page)) == 2


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((webbuild.OUT / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [icon["src"].removeprefix("/") for icon in manifest["icons"]]
    assert icons
    for name in ("sw.js", "apple-touch-icon.png", *icons):
        assert (webbuild.OUT / name).is_file(), name


@pytest.mark.parametrize(("name", "most"), [("card-back", 25), ("cover-wide", 120), ("cover-tall", 70)])
def test_the_painted_pictures_of_the_page_are_light(name: str, most: int) -> None:
    (picture,) = ASSETS.glob(f"{name}-*.webp")
    assert picture.stat().st_size <= most * KILOBYTE


def test_a_link_to_the_page_shows_the_cover() -> None:
    page = (webbuild.OUT / "index.html").read_text(encoding="utf-8")
    (shared,) = re.findall(r'property="og:image" content="/([^"]+)"', page)
    assert (webbuild.OUT / shared).stat().st_size < 300 * KILOBYTE
