"""The gallery, the maker of decks and printing, as a visitor and a host use them."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pypdfium2
from PIL import Image
from playwright.sync_api import expect

from stella.content.decks.deck import load_deck
from tests.e2e.conftest import NewPerson, violations
from tests.e2e.games import gather


def photographs(folder: Path, count: int) -> list[Path]:
    """Pictures of two shapes, each of a colour of its own."""
    files = []
    for number in range(count):
        size = (300, 240) if number % 2 else (240, 420)
        files.append(folder / f"photo-{number:02}.png")
        Image.new("RGB", size, (7 * number, 255 - 7 * number, 90)).save(files[-1])
    return files


def test_a_deck_is_made_step_by_step_and_the_server_can_take_it(person: NewPerson, tmp_path: Path) -> None:
    ada = person("de", "Ada")
    ada.go("/gallery/make-deck")
    with ada.page.expect_file_chooser() as chooser:
        ada.button("pictures-choose").click()
    chooser.value.set_files([*photographs(tmp_path, 30), Path(__file__)])
    strip = ada.page.locator(".strip button")
    expect(strip).to_have_count(30)
    expect(ada.text("maker-unreadable", files=Path(__file__).name)).to_be_visible()
    for number in range(30):
        ada.page.locator("textarea").fill(f"Farbe {number} auf einem Blatt")
        if number < 29:
            ada.button("maker-next").click()
    expect(ada.text("maker-left", count=0)).to_be_visible()
    strip.nth(1).click()
    frame = ada.page.get_by_role("application")
    for key in ("ArrowLeft", "ArrowLeft", "+"):
        frame.press(key)
    ada.button("maker-deal").click()
    expect(ada.page.locator(".deal li")).to_have_count(15)
    assert violations(ada.page) == []
    ada.page.get_by_label(ada.says("maker-name")).fill("Farben")
    with ada.page.expect_download() as download:
        ada.button("maker-keep").click()
    assert download.value.suggested_filename == "farben.zip"
    with zipfile.ZipFile(download.value.path()) as archive:
        archive.extractall(tmp_path / "farben")
    deck = load_deck(tmp_path / "farben")
    assert (deck.id, deck.name["de"], len(deck.cards)) == ("farben", "Farben", 30)
    assert deck.cards[29].description["de"] == "Farbe 29 auf einem Blatt"
    with Image.open(deck.cards[3].large.path) as picture:
        red, green, blue = picture.convert("RGB").resize((1, 1)).getpixel((0, 0))  # type: ignore[misc]
    assert abs(red - 21) + abs(green - 234) + abs(blue - 90) < 24


def test_pictures_are_looked_at_by_keys_alone(person: NewPerson) -> None:
    ada = person("en", "Ada")
    ada.go("/gallery")
    first = ada.page.locator("main li button").first
    first.focus()
    first.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    expect(ada.text("gallery-number", number=2)).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.text("gallery-number", number=3)).to_be_visible()
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert violations(ada.page) == []


def test_the_host_prints_from_the_lobby_and_finds_printed_pictures_by_their_numbers(
    person: NewPerson,
) -> None:
    ada = person("de", "Ada")
    gather(ada)
    ada.more("lobby-print")
    for part in ("words", "pictures"):
        ada.page.get_by_role("checkbox", name=ada.says(f"sheets-part-{part}")).uncheck()
    with ada.page.expect_download() as download:
        ada.button("sheets-make").click()
    assert len(pypdfium2.PdfDocument(download.value.path())) == 5
    expect(ada.text("sheets-done")).to_be_visible()
    ada.close_all()
    ada.more("options-title")
    for option in ("real", "printed"):
        ada.page.get_by_role("switch", name=ada.says(f"options-{option}")).click()
    ada.close_all()
    ada.add_bots(2)
    ada.start()
    deck = ada.page.context.request.get(f"{ada.server}/api/decks/starlight").json()
    numbers = {card: number for number, card in enumerate(deck["cards"], 1)}
    for place, card in enumerate(ada.view["play"]["game"]["grid"]):
        expect(ada.tile(place).locator(".place")).to_have_text(str(numbers[card]))
