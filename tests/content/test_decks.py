"""Decks as folders: the one that ships with Stella, and what the loader says about broken ones."""

from __future__ import annotations

import asyncio
import os
import shutil
import threading
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from stella.content.decks import (
    Deck,
    DeckCatalogue,
    DeckError,
    built_in_decks,
    installed,
    load_built_in,
    load_deck,
    survey,
)
from stella.content.decks.deck import BUILT_IN, HERE
from stella.content.decks.deck_file import DeckCardEntry, DeckHead, deck_file
from stella.content.decks.images import FILE_NAME, webp_size
from stella.content.decks.pipeline import CODES, RenderedCard
from stella.content.decks.validate import MOODS, MOTIFS, faults_of
from stella.content.decks.writer import toml_of, write_table_deck
from stella.content.findings import PLAIN, Finding
from stella.languages import LANGUAGES
from tests.support.exploring import examples
from tests.support.people import PATIENCE
from tests.support.pictures import picture
from tiny import shrunk

DECKS = load_built_in()
STARLIGHT = HERE / "starlight"


@pytest.fixture(scope="module")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck of 30 cards without any texts."""
    folder = tmp_path_factory.mktemp("pattern") / "plain"
    shutil.copytree(STARLIGHT, folder)
    cards = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))["card"][:30]
    entries = [DeckCardEntry(id=card["id"], large=card["large"], small=card["small"]) for card in cards]
    head = DeckHead(format=1, id="plain", version="1", author="me", licence="mine", name={"fr": "Nu"})
    (folder / "deck.toml").write_text(toml_of(head, entries), encoding="utf-8")
    return folder


@pytest.fixture
def deck(pattern: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(pattern, tmp_path / "plain"))


def changed(deck: Path, old: str, new: str) -> list[str]:
    """What the loader says after a change of deck.toml."""
    file = deck / "deck.toml"
    before = file.read_text(encoding="utf-8")
    assert old in before
    file.write_text(before.replace(old, new, 1), encoding="utf-8")
    return said(deck)


def said(deck: Path) -> list[str]:
    with pytest.raises(DeckError) as refused:
        load_deck(deck)
    return [finding.sentence() for finding in refused.value.findings]


def test_the_first_deck_that_comes_along_has_84_cards() -> None:
    assert (DECKS[0].id, len(DECKS[0].cards)) == ("starlight", 84)
    assert built_in_decks() == {deck.id: deck.card_ids for deck in DECKS}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_deck_that_comes_along_has_nothing_to_mend(name: str) -> None:
    assert [finding.sentence() for finding in survey(HERE / name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_comes_along_is_described_in_every_language(language: str) -> None:
    for cards in (deck.cards for deck in DECKS):
        for texts in (
            [card.title[language] for card in cards],
            [card.description[language] for card in cards],
        ):
            assert len(set(texts)) == len(cards)
            assert all(len(each) > 3 and "'" not in each for each in texts)
        if language != "en":
            assert all(card.description[language] != card.description["en"] for card in cards)
        assert all(card.description[language].endswith(".") for card in cards)


def test_every_card_that_comes_along_has_tags_for_the_bots() -> None:
    for deck in DECKS:
        for card in deck.cards:
            assert len(card.motifs) in MOTIFS
            assert len(card.moods) in MOODS


def test_pictures_that_come_along_are_small_enough_to_carry() -> None:
    for deck in DECKS:
        sizes = [picture.path.stat().st_size for picture in deck.pictures()]
        assert max(sizes) < 160_000
        assert sum(sizes) < 130_000 * len(deck.cards)
        assert len({picture.hash for picture in deck.pictures()}) == 3 * len(deck.cards)


def test_the_tiny_pictures_that_come_along_show_what_the_large_ones_show_in_few_bytes() -> None:
    for card in (card for deck in DECKS for card in deck.cards):
        assert card.tiny is not None
        with Image.open(card.large.path) as large, Image.open(card.tiny.path) as tiny:
            difference = ImageChops.difference(shrunk(large), tiny.convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 12, f"{card.id}: ./dev tiny makes it anew"
    weights = [card.tiny.path.stat().st_size for deck in DECKS for card in deck.cards if card.tiny]
    assert sum(weights) < 8_500 * len(weights)


def test_a_tiny_picture_is_checked_like_the_others(deck: Path) -> None:
    small = "small/heavy-crown.webp"
    found = changed(deck, f'small = "{small}"', f'small = "{small}"\ntiny = "large/crowned-lamp.webp"')
    (only,) = found
    assert only.startswith("deck.toml: heavy-crown: large/crowned-lamp.webp must be 240 × 360 pixels;")


def test_a_deck_without_texts_works_and_its_cards_are_called_by_number(deck: Path) -> None:
    loaded = load_deck(deck)
    assert loaded.cards[16].description["pl"] == loaded.cards[16].title["pl"] == "Obrazek 17"
    assert loaded.name["de"] == "Nu"
    assert [finding.code for finding in survey(deck)] == ["language-missing", "no-tiny"]


def test_a_text_in_one_language_is_read_by_all(deck: Path) -> None:
    file = deck / "deck.toml"
    file.write_text(file.read_text(encoding="utf-8") + '[card.title]\nde = "Der Letzte"\n', encoding="utf-8")
    assert dict(load_deck(deck).cards[-1].title) == dict.fromkeys(LANGUAGES, "Der Letzte")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("format = 1", "format = 2", "deck.toml: is malformed: Invalid enum value 2 - at `$.format`."),
        ("format = 1\n", "", "deck.toml: “format” is missing; add it."),
        ("format = 1", "format = 1\ncolour = 3",
         "deck.toml: has an unknown field “colour”; correct the name or remove it."),
        ('id = "plain"', 'id = "table-ABCD"', ("deck.toml: “table-ABCD” isn’t a valid deck id; use "
         "lower-case letters, digits and single hyphens, and don’t start with table-.")),
        ('id = "heavy-crown"', 'id = "head-forest"', ("deck.toml: head-forest: another card has the same id; "
         "give each card its own.")),
        ('id = "heavy-crown"', 'id = "Heavy crown"', ("deck.toml: Heavy crown: isn’t a valid card id; use "
         "lower-case letters, digits and single hyphens.")),
        ('id = "heavy-crown"', 'id = "heavy-crown"\nmotifs = ["Łódź"]', ("deck.toml: heavy-crown: “Łódź” in motifs "
         "isn’t a valid tag or appears twice; tags are English words in lower case, each used once.")),
        ('fr = "Nu"', 'fr = " Nu\\u202e"', ("deck.toml: “name.fr” has extra spaces, invisible characters or "
         "decomposed letters; type it again.")),
        ('[name]\nfr = "Nu"', "[name]", 'deck.toml: the deck has no name; write one in [name], such as en = "…".'),
        ("large/heavy-crown.webp", "large/none.webp", ("deck.toml: heavy-crown: large/none.webp doesn’t exist; add it "
         "or correct the name.")),
        ("large/heavy-crown.webp", "small/heavy-crown.webp", ("deck.toml: heavy-crown: a picture file is used "
         "twice; give each card its own files.")),
        ("large/heavy-crown.webp", "../../secret.webp", ("deck.toml: heavy-crown: “../../secret.webp” isn’t a valid "
         "picture name; use letters, digits, - and _, at most one folder, and .webp.")),
        ("format = 1", "format = ", ("deck.toml: isn’t valid TOML at line 1, column 10; check for a missing "
         "quote, comma or bracket.")),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place_and_its_cure(deck: Path, old: str, new: str, sentence: str) -> None:
    assert sentence in changed(deck, old, new)


def test_a_deck_needs_thirty_cards(deck: Path) -> None:
    file = deck / "deck.toml"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[: whole.rindex("[[card]]")], encoding="utf-8")
    assert said(deck) == ["deck.toml: a deck needs 30 to 300 cards; this one has 29."]


def test_a_picture_must_be_what_it_says(deck: Path) -> None:
    (deck / "large" / "heavy-crown.webp").write_bytes(picture(1, "PNG"))
    (deck / "small" / "mask-audience.webp").write_bytes(picture(1, "WEBP", (300, 300)))
    (deck / "small" / "unravelled-house.webp").write_bytes(
        (deck / "small" / "volcano-baker.webp").read_bytes() + b"<html>"
    )
    codes = {line.split(": ")[1]: line for line in said(deck)}
    assert set(codes) == {"heavy-crown", "mask-audience", "unravelled-house"}
    assert "isn’t a still WebP picture" in codes["heavy-crown"]
    assert "400 × 600" in codes["mask-audience"]
    assert "isn’t a still WebP picture" in codes["unravelled-house"]


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="needs links")
def test_links_and_pipes_in_a_deck_are_not_followed(deck: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.webp"
    shutil.copy(deck / "large" / "heavy-crown.webp", secret)
    (deck / "large" / "heavy-crown.webp").unlink()
    (deck / "large" / "heavy-crown.webp").symlink_to(secret)
    (deck / "large" / "mask-audience.webp").unlink()
    os.mkfifo(deck / "large" / "mask-audience.webp")
    assert len([line for line in said(deck) if "isn’t a readable plain file" in line]) == 2
    shutil.move(deck / "small", tmp_path / "elsewhere")
    (deck / "small").symlink_to(tmp_path / "elsewhere")
    assert len([line for line in said(deck) if "isn’t a readable plain file" in line]) == 32


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
@settings(max_examples=examples(150), deadline=None)
def test_any_bytes_as_deck_toml_are_read_or_found_wanting_but_never_raise(data: bytes) -> None:
    file = deck_file(data)
    list(faults_of(file))
    assert all(finding.sentence(language) for finding in file.findings for language in LANGUAGES)


@given(st.data())
@settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_scribbled_over_deck_toml_never_raises(data: st.DataObject) -> None:
    whole = bytearray((STARLIGHT / "deck.toml").read_bytes()[:6000])
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(whole) - 1))
        whole[at : at + data.draw(st.integers(0, 5))] = data.draw(st.binary(max_size=5))
    file = deck_file(bytes(whole))
    findings = [*faults_of(file)]
    assert all(finding.sentence() for finding in findings)


SHAPES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(["id", "format", "name", "card"]), SHAPES)
@settings(max_examples=examples(60), deadline=None)
def test_any_value_in_any_field_is_found_not_raised(field: str, value: object) -> None:
    import json

    line = (
        f"{field} = {json.dumps(value)}"
        if value is not None and not isinstance(value, dict)
        else f"[{field}]"
    )
    list(faults_of(deck_file(line.encode())))


@given(st.text(max_size=80))
def test_a_file_name_never_leads_out_of_the_deck(name: str) -> None:
    if FILE_NAME.fullmatch(name):
        assert ".." not in name
        assert not name.startswith("/")
        assert name.count("/") <= 1


@given(st.text(min_size=1, max_size=30), st.text(max_size=30), st.sampled_from([None, "t.webp"]))
def test_a_written_deck_reads_back_as_it_was(title: str, description: str, tiny: str | None) -> None:
    card = DeckCardEntry(id="a", large="l.webp", small="s.webp", tiny=tiny, motifs=("sea",), title={"pl": title},
                     description={"en": description})  # fmt: skip
    head = DeckHead(format=1, id="x", version="1", author=title, licence="-", name={"de": "N"})
    try:
        data = toml_of(head, [card]).encode()
    except UnicodeEncodeError:  # half a letter
        return
    file = deck_file(data)
    assert (file.head, file.cards, file.findings) == (head, (card,), ())


@given(st.binary(max_size=60))
def test_the_size_of_a_picture_is_read_from_any_bytes_without_harm(data: bytes) -> None:
    assert webp_size(b"RIFF" + data) is None or len(data) > 20


def test_every_finding_has_its_sentence_in_every_language() -> None:
    import re

    source = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("*.py"))
    source += (HERE.parents[1] / "server" / "api" / "upload_body.py").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:Finding|_duplicates)\(\s*(?:file, )?"decks-([a-z-]+)"', source))
    named |= set(re.findall(r'(?:Refused|NotAPicture)\("([a-z-]+)"', source))
    reader = (HERE.parent / "toml_files.py").read_text(encoding="utf-8")
    named |= set(re.findall(r'(?:Finding\(f"\{topic\}-|report\(")([a-z-]+)"', reader))
    assert len(named) > 30
    args = dict.fromkeys(("limit", "least", "most", "found"), 1) | dict.fromkeys(
        ("field", "file", "reason", "detail", "where", "id", "tag", "size", "languages"), "x"
    )
    for code in named:
        for language in LANGUAGES:
            assert Finding(f"decks-{code}", "x", args=args).message(language)


def test_what_the_page_can_show_is_translated() -> None:
    """All that can be wrong with pictures that a host brings."""
    assert not {f"decks-{code}" for code in CODES} & set(PLAIN)
    german = {
        Finding(f"decks-{code}", "x", args={"limit": 1, "least": 1, "most": 1, "found": 1}).message("de")
        for code in CODES
    }
    assert len(german) == len(CODES)


def test_a_shelf_notices_a_deck_that_comes_is_repaired_or_goes(deck: Path, tmp_path: Path) -> None:
    catalogue, home = DeckCatalogue.in_folder(tmp_path), tmp_path / "decks" / "plain"
    shutil.copytree(deck, home)
    whole = (home / "deck.toml").read_text()
    (home / "deck.toml").write_text("[[[")
    asyncio.run(catalogue.refresh())
    assert [each.id for each in catalogue.decks()] == [*BUILT_IN]
    assert catalogue.card_ids("plain") is None
    (home / "deck.toml").write_text(whole)
    asyncio.run(catalogue.refresh())
    assert catalogue.card_ids("plain") == load_deck(deck).card_ids
    shutil.rmtree(home)
    asyncio.run(catalogue.refresh())
    assert catalogue.card_ids("plain") is None


def test_a_deck_is_offered_although_nobody_waited_until_it_was_read(
    deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, go_on, honest = threading.Event(), threading.Event(), load_deck

    def slow(folder: Path) -> Deck:
        reading.set()
        go_on.wait(PATIENCE)
        return honest(folder)

    async def give_up(catalogue: DeckCatalogue) -> None:
        looking = asyncio.create_task(catalogue.refresh())
        await asyncio.to_thread(reading.wait, PATIENCE)
        looking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await looking
        go_on.set()

    catalogue = DeckCatalogue.in_folder(tmp_path / "data")
    shutil.copytree(deck, tmp_path / "data" / "decks" / "plain")
    monkeypatch.setattr(installed, "load_deck", slow)
    asyncio.run(give_up(catalogue))  # its thread comes to an end, too
    asyncio.run(catalogue.refresh())
    assert [each.id for each in catalogue.decks()] == [*BUILT_IN, "plain"]


def test_decks_that_have_not_changed_are_not_read_again(deck: Path, tmp_path: Path) -> None:
    shutil.copytree(deck, tmp_path / "decks" / "plain")
    catalogue = DeckCatalogue.in_folder(tmp_path)
    before = catalogue.open_decks["plain"]
    shutil.copytree(deck, tmp_path / "decks" / "another")
    asyncio.run(catalogue.refresh())
    assert catalogue.open_decks["plain"] is before


def test_a_broken_deck_in_the_data_folder_is_left_out(deck: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(deck, data / "decks" / "plain")
    shutil.copytree(deck, data / "decks" / "renamed")
    (data / "decks" / "empty").mkdir()
    shutil.copytree(deck, data / "decks" / "broken")
    (data / "decks" / "broken" / "deck.toml").write_text("[[[")
    assert [each.id for each in DeckCatalogue.in_folder(data).decks()] == [*BUILT_IN, "plain"]


def test_the_names_of_uploaded_pictures_tell_nobody_which_pictures_they_are(tmp_path: Path) -> None:
    card = RenderedCard("boat.jpg", b"large", b"small", b"tiny")
    names = []
    for table in ("one", "other"):
        write_table_deck([card], tmp_path / table)
        names.append({path.name for path in (tmp_path / table).glob("*.webp")})
    assert [len(each) for each in names] == [3, 3]
    assert not names[0] & names[1]
