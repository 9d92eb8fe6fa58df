"""Stella on paper: what is printed can be read, cut and played with."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat
from reportlab.lib.units import mm

from stella import languages
from stella.content.decks import load_built_in
from stella.content.texts import text
from stella.content.wordcards import load_word_cards, own_cards
from stella.languages import LANGUAGES
from stella.paper.cards import as_jpeg, capital
from stella.paper.layout import LARGE, PRINTER_MARGIN, WORD, Backs, CardSize, Grid, Paper, Part, Size
from stella.paper.press import LettersMissing, PrintJob
from stella.paper.printing import print_pdf
from stella.paper.sheet import SERIF, Sheet, fitting, missing_letters

DECK = load_built_in()[0]
PICTURES = [card.large.path for card in DECK.cards]
FEW = PICTURES[:5]
TABLE = (Part.RULES, Part.BOARD, Part.SLATES, Part.SCORES)


def printed(
    parts: Iterable[Part], pictures: Sequence[Path] = FEW, language: str = "en", **choices: Any
) -> bytes:
    return print_pdf(PrintJob(tuple(parts), tuple(map(str, pictures)), language, **choices))


def pages(pdf: bytes) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(pdf)


def read(pdf: bytes) -> str:
    """What stands in a PDF, with plain spaces."""
    return plain(" ".join(page.get_textpage().get_text_bounded() for page in pages(pdf)))


def plain(text: str) -> str:
    return " ".join(text.split())


def edges(language: str) -> tuple[list[float], list[float]]:
    """The left and right edges, in millimetres, of a line of text and of a box, each 30 mm from where lines begin."""
    sheet = Sheet(Paper.A4, "test", language)
    sheet.text(30, 200, "a line of text")
    sheet.box(30, 100, 50, 20)
    sheet.end_page()
    page = pages(sheet.finished())[0]
    found = [each.get_bounds() for each in page.get_objects()]
    return [each[0] / mm for each in found], [each[2] / mm for each in found]


@pytest.mark.filterwarnings("ignore:.*rlbidi")
def test_a_language_written_from_right_to_left_begins_at_the_right_edge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left, _ = edges("de")
    monkeypatch.setattr(languages, "RIGHT_TO_LEFT", frozenset({"de"}))
    _, right = edges("de")
    assert left == pytest.approx([30, 30], abs=0.6)
    assert right == pytest.approx([Paper.A4.width - 30] * 2, abs=0.6)


@pytest.mark.filterwarnings("ignore:.*rlbidi")
@pytest.mark.parametrize("parts", [TABLE, (Part.WORDS,), (Part.PICTURES,)])
def test_a_mirrored_sheet_says_the_same_and_keeps_within_the_paper(
    monkeypatch: pytest.MonkeyPatch, parts: tuple[Part, ...]
) -> None:
    told = sorted(read(printed(parts)).split())
    monkeypatch.setattr(languages, "RIGHT_TO_LEFT", frozenset({"en"}))
    pdf = printed(parts)
    assert sorted(read(pdf).split()) == told
    for page in pages(pdf):
        bounds = [each.get_bounds() for each in page.get_objects()]
        assert min(each[0] for each in bounds) >= -1
        assert max(each[2] for each in bounds) <= page.get_width() + 1


def drawn(pdf: bytes, page: int, scale: float = 1.0) -> Image.Image:
    picture: Image.Image = pages(pdf)[page].render(scale=scale).to_pil()
    return picture.convert("RGB")


@given(
    paper=st.sampled_from(Paper),
    width=st.floats(20, 180, allow_nan=False),
    height=st.floats(20, 250, allow_nan=False),
)
def test_every_back_lies_behind_its_front_when_the_sheet_is_turned_over_its_long_edge(
    paper: Paper, width: float, height: float
) -> None:
    grid = Grid(paper, Size(width, height))
    for front, back in zip(grid.fronts(), grid.backs(), strict=True):
        assert back.y == front.y
        assert back.x + width == pytest.approx(paper.width - front.x)
        assert PRINTER_MARGIN - 1e-9 <= front.x <= paper.width - PRINTER_MARGIN - width + 1e-9
        assert PRINTER_MARGIN - 1e-9 <= front.y <= paper.height - PRINTER_MARGIN - height + 1e-9


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_five_pages_and_says_the_rules_in_each_language(language: str, paper: Paper) -> None:
    pdf = printed(TABLE, language=language, paper=paper)
    assert len(pages(pdf)) == 5
    said = read(pdf)
    for name in ("print-setup-title", "how-reveal-title", "print-start", "play-total", "print-first-scout"):
        assert plain(text(name, language)) in said


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_printed_where_printers_do_not_reach(language: str, paper: Paper) -> None:
    pdf = printed(TABLE, language=language, paper=paper)
    for page in range(5):
        picture = drawn(pdf, page)
        edge = round(PRINTER_MARGIN / 25.4 * 72)
        inner = picture.copy()
        inner.paste((255, 255, 255), (edge, edge, picture.width - edge, picture.height - edge))
        assert inner.getextrema() == ((255, 255),) * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_on_a_card_and_fits_it(language: str) -> None:
    words = load_word_cards()
    said = read(printed([Part.WORDS], language=language, backs=Backs.NONE))
    for word in words.texts:
        shown = capital(words.text_of(word, language))
        assert plain(shown) in said
        assert fitting(shown, SERIF, 27, WORD.width - 16) >= 12
        assert missing_letters(shown) == ""


def test_own_words_come_after_ours_and_can_be_alone() -> None:
    own = own_cards([["Grandpa", "The red bicycle"]])
    assert "The red bicycle" in read(printed([Part.WORDS], own_words=own))
    alone = printed([Part.WORDS], own_words=own, only_own_words=True, backs=Backs.NONE)
    assert len(pages(alone)) == 1
    assert read(alone).split() == ["Grandpa", "The", "red", "bicycle"]


def test_letters_that_the_fonts_lack_are_named() -> None:
    with pytest.raises(LettersMissing, match="Ж"):
        printed([Part.WORDS], own_words=own_cards([["Жук"]]))


@pytest.mark.parametrize(("size", "sheets"), [(CardSize.LARGE, 21), (CardSize.SMALL, 10)])
def test_the_deck_has_a_page_of_backs_behind_each_page_of_pictures(size: CardSize, sheets: int) -> None:
    deck = [DECK.cards[0].small.path] * 84
    assert len(pages(printed([Part.PICTURES], deck, size=size))) == 2 * sheets
    assert len(pages(printed([Part.PICTURES], deck, size=size, backs=Backs.NONE))) == sheets


def test_pictures_lie_in_the_order_of_the_deck_with_their_numbers() -> None:
    pdf = printed([Part.PICTURES], backs=Backs.NONE)
    assert read(pdf).split() == ["1", "2", "3", "4", "5"]
    scale = 2.0
    first = drawn(pdf, 0, scale)
    for file, place in zip(FEW, Grid(Paper.A4, LARGE).fronts(), strict=False):
        to_pixels = scale * 72 / 25.4
        left, upper = (place.x + 10) * to_pixels, (297 - place.y - 110) * to_pixels
        box = (left, upper, left + 60 * to_pixels, upper + 95 * to_pixels)
        shown = first.crop(box).resize((40, 60))
        with Image.open(file) as source:
            wide = source.convert("RGB").crop((70, 70, 730, 1114))
        apart = ImageStat.Stat(ImageChops.difference(shown, wide.resize((40, 60)))).mean
        assert max(apart) < 16, file.name


@pytest.mark.parametrize("backs", [Backs.NIGHT, Backs.LIGHT])
def test_a_back_looks_the_same_when_it_is_turned_by_half(backs: Backs) -> None:
    pdf = printed([Part.PICTURES], FEW[:4], backs=backs)
    back = drawn(pdf, 1)
    apart = ImageStat.Stat(ImageChops.difference(back, back.rotate(180))).mean
    assert max(apart) < 3


def test_parts_come_in_the_order_of_the_game_whichever_is_asked_first() -> None:
    assert printed([Part.BOARD, Part.RULES]) == printed([Part.RULES, Part.BOARD])


def test_the_same_order_gives_the_same_bytes_without_a_date() -> None:
    pdf = printed(Part, language="pl")
    assert pdf == printed(Part, language="pl")
    assert pages(pdf).get_metadata_value("CreationDate") in {"", "D:20000101000000+00'00'"}


def test_a_picture_carries_no_metadata_along() -> None:
    with Image.open(io.BytesIO(as_jpeg(FEW[0]))) as picture:
        assert not picture.getexif()
        assert "icc_profile" not in picture.info
