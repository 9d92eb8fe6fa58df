"""Custom words through the page: typed, judged, loaded from a file and saved to one."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from stella.content.wordcards import Format, own_cards, read_own, write_own
from tests.e2e.conftest import NewPerson
from tests.e2e.games import gather
from tests.e2e.guard import Guard
from tests.e2e.people import Person, pattern

CARDS = [["lighthouse", "keeper"], ["24/7"], ["a, b", "קמר"], ["grandma"]]


def open_words(host: Person) -> None:
    """The host chooses custom words."""
    host.choose("options-words")
    host.page.get_by_role("radio", name=host.says("options-words-own")).locator("xpath=..").click()
    expect(words(host)).to_be_visible()


def words(host: Person) -> Locator:
    return host.page.get_by_role("textbox", name=pattern(host.says("options-own-words")))


def load(host: Person, file: Path) -> None:
    with host.page.expect_file_chooser() as chooser:
        host.button("options-own-words-load").click()
    chooser.value.set_files(file)


def test_words_come_from_a_file_of_the_command_line_and_go_back_to_one(
    person: NewPerson, tmp_path: Path
) -> None:
    ada, kept = person("en", "Ada"), tmp_path / "own-words.toml"
    kept.write_bytes(write_own(own_cards(CARDS), Format.TOML))
    gather(ada)
    open_words(ada)
    load(ada, kept)
    expect(words(ada)).to_have_value("lighthouse / keeper\n24/7 /\na, b / קמר\ngrandma")
    expect(ada.text("options-own-words-count", count=4)).to_be_visible()
    ada.waits_until(lambda view: view["you"]["own_words"] == CARDS)
    with ada.page.expect_download() as download:
        ada.button("options-own-words-keep").click()
    assert download.value.suggested_filename == "own-words.csv"
    saved = tmp_path / "saved.csv"
    download.value.save_as(saved)
    assert [list(card.words) for card in read_own(saved.read_bytes(), Format.CSV, "saved")] == CARDS


def test_every_word_that_cannot_be_is_told_beside_the_field(
    person: NewPerson, guard: Guard, tmp_path: Path
) -> None:
    ada = person("pl", "Ada")
    gather(ada)
    open_words(ada)
    words(ada).fill(f"morze / niebo\nMorze\n{'x' * 31}")
    with guard.expecting("422"):
        words(ada).blur()
        reasons = ada.page.get_by_role("alert").get_by_role("listitem")
        expect(reasons).to_have_text(
            [
                pattern(f"{ada.says('options-own-words-card', card=2)} "
                        f"{ada.says('words-own-word-twice', text='Morze', other=1)}"),
                pattern(f"{ada.says('options-own-words-card', card=3)} "
                        f"{ada.says('words-own-long', text='x' * 31, limit=30)}"),
            ]
        )  # fmt: skip
        broken = tmp_path / "broken.toml"
        broken.write_text("[[own")
        load(ada, broken)
        expect(reasons).to_have_count(1)
    expect(words(ada)).to_have_attribute("aria-invalid", "true")
    words(ada).fill("morze / niebo")
    words(ada).blur()
    expect(ada.text("options-own-words-count", count=1)).to_be_visible()
    expect(reasons).to_have_count(0)
