"""What bots know is fresh, small, and speaks all five languages."""

from __future__ import annotations

import pytest

from minds.report import missing_tags
from minds.stamps import lexicon_stamp, stamp_for
from stella.bots import Knowledge, builtin_knowledge
from stella.bots.characters import ENSEMBLE, LENSES
from stella.bots.deck_index import AnyCard
from stella.bots.lexicon import Lexicon, lexicon
from stella.bots.stored import DATA, stored_deck
from stella.bots.tags import load_tags, tag_in
from stella.content.decks import Deck, load_built_in
from stella.content.wordcards import load_word_cards
from stella.languages import LANGUAGES
from tests.bots.synthetic import TaggedCard

each_deck = pytest.mark.parametrize("deck", load_built_in(), ids=lambda deck: deck.id)


@each_deck
def test_the_data_of_a_deck_was_built_from_the_deck_and_the_words_there_are(deck: Deck) -> None:
    stored = stored_deck(deck.id)
    assert stored is not None, "run ./dev minds"
    assert stored.made_from == stamp_for(deck), "the deck or the words have changed: run ./dev minds"


def test_the_table_of_words_was_built_from_the_words_and_tags_there_are() -> None:
    assert lexicon().head.made_from == lexicon_stamp(), "words or tags have changed: run ./dev minds"


def test_there_is_no_data_of_decks_that_are_gone() -> None:
    assert {path.stem for path in (DATA / "decks").iterdir()} == {deck.id for deck in load_built_in()}


def test_the_data_is_small() -> None:
    assert sum(path.stat().st_size for path in DATA.rglob("*") if path.is_file()) < 3_900_000


@each_deck
def test_every_tag_can_be_said_in_every_language(deck: Deck) -> None:
    assert missing_tags()[deck.id] == []
    for tag in {tag for card in deck.cards for tag in (*card.motifs, *card.moods)}:
        assert all(tag_in(tag, language).strip() for language in LANGUAGES)


def test_there_is_no_translation_of_tags_that_are_gone() -> None:
    borne = {tag for deck in load_built_in() for card in deck.cards for tag in (*card.motifs, *card.moods)}
    assert set(load_tags()) <= borne


def test_no_translation_is_empty() -> None:
    assert all(text.strip() == text != "" for texts in load_tags().values() for text in texts.values())


@each_deck
def test_every_word_says_something_about_every_card_through_every_lens(deck: Deck) -> None:
    for word in load_word_cards().texts:
        for lens in (ENSEMBLE, *LENSES.values()):
            view = builtin_knowledge().view(deck.id, word, lens)
            assert view is not None
            assert len(view) == len(deck.cards)
            assert max(view) > 1 or not any(view)


@each_deck
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_typed_in_any_language_means_about_what_the_card_means(deck: Deck, language: str) -> None:
    knowledge, words = builtin_knowledge(), load_word_cards()
    agreement = []
    for word, texts in words.texts.items():
        printed = knowledge.view(deck.id, word, ENSEMBLE)
        typed = knowledge.view(deck.id, f" {texts[language].upper()}! ", ENSEMBLE)
        assert printed is not None
        assert typed is not None, texts[language]
        agreement.append(sum(a * b for a, b in zip(printed, typed, strict=True)) / len(printed))
    assert sum(agreement) / len(agreement) > 0.5  # two strangers to each other agree to 0


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("Schmetterlinge", "schmetterling"),
        ("the butterfly", "butterfly"),
        ("KSIĘŻYC!", "księżyc"),
        ("l’étoile", "étoile"),
        ("«luna»", "luna"),
    ],
)
def test_own_words_are_found_however_they_are_written(text: str, like: str) -> None:
    assert lexicon().vector(text) == lexicon().vector(like) is not None


@pytest.mark.parametrize("text", ["xqzzvw", "日本", "🦊", "!", "zzzz qqqq moon"])
def test_of_what_nobody_has_heard_of_nothing_is_said(text: str) -> None:
    assert lexicon().vector(text) is None


def test_the_words_are_sorted_as_the_search_needs_them() -> None:
    words = (DATA / "words.txt").read_text(encoding="utf-8").split("\n")
    assert words == sorted(set(words))
    assert all(lexicon().find(word) is not None for word in words[::500])


def test_a_deck_with_tags_that_does_not_come_along_is_understood_too() -> None:
    cards = [TaggedCard("a", ("moon", "night"), ("dreamy",)), TaggedCard("b", ("fish", "sea"))]
    knowledge = Knowledge(find_deck={"mine": cards}.get)
    view = knowledge.view("mine", "Nacht", ENSEMBLE)
    assert view is not None
    assert view[0] > view[1]
    assert knowledge.index("yours") is None


def test_a_deck_that_was_changed_is_looked_at_anew() -> None:
    decks = {"mine": [TaggedCard("a", ("moon",)), TaggedCard("b", ("fish",))]}
    knowledge = Knowledge(find_deck=decks.get)
    before = knowledge.view("mine", "Nacht", ENSEMBLE)
    assert knowledge.view("mine", "Nacht", ENSEMBLE) is before
    decks["mine"] = [TaggedCard("a", ("fish",)), TaggedCard("b", ("moon",))]
    after = knowledge.view("mine", "Nacht", ENSEMBLE)
    assert before is not None
    assert after == before[::-1]
    del decks["mine"]
    assert knowledge.index("mine") is None


def test_a_deck_without_tags_is_seen_by_its_looks() -> None:
    cards = [TaggedCard("dark", looks=(-1, 0, 0, 0)), TaggedCard("bright", looks=(1, 0, 0, 0))]
    knowledge = Knowledge(find_deck={"mine": cards}.get)
    night, day = (knowledge.view("mine", word, ENSEMBLE) for word in ("night", "sunshine"))
    assert night is not None
    assert day is not None
    assert night[0] > night[1]
    assert day[1] > day[0]


def test_the_same_words_give_the_same_views_in_a_new_mind() -> None:
    deck = load_built_in()[0].id
    for word in ("w.joy", "Zürich", "ice cream"):
        assert Knowledge().view(deck, word, ENSEMBLE) == builtin_knowledge().view(deck, word, ENSEMBLE)


def test_a_word_between_two_others_in_the_list_is_not_found() -> None:
    small = Lexicon(lexicon().head, ["apple", "pear"], bytes(192))
    assert small.find("banana") is None
    assert small.find("zebra") is None


@pytest.mark.parametrize("word", ["garden", "war", "snow"])
def test_a_picture_without_tags_among_others_seems_neither_near_nor_far(word: str) -> None:
    starlight = load_built_in()[0]
    cards: tuple[AnyCard, ...] = (TaggedCard("photo"), *starlight.cards)
    knowledge = Knowledge(find_deck=lambda _: cards)
    for lens in (ENSEMBLE, *LENSES.values()):
        view = knowledge.view("table-CODE", word, lens)
        assert view is not None
        assert abs(view[0]) < 0.5
