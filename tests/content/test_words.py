"""The word cards of the game, and what their loader and checker say about broken ones."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.content.decks import load_built_in
from stella.content.texts import text
from stella.content.toml_files import parse_toml
from stella.content.wordcards import Format, WordsError, load_word_cards, read_own, survey
from stella.content.wordcards.cards import FOLDER
from stella.content.wordcards.lookalikes import normal_form
from stella.content.wordcards.validate import MAX_LENGTH
from stella.content.wordcards.word_files import Kind, word_file
from stella.languages import LANGUAGES
from stella.rules import Word, WordKind

WORDS = load_word_cards()
CARDS = (*WORDS.ordinary, *WORDS.discovery)

CARD = """
[[card]]
id = "tea-sea"
words = ["w.tea", "w.sea"]
kinds = ["thing", "nature"]
en = ["tea", "sea"]
fr = ["thé", "mer"]
es = ["té", "mar"]
de = ["Tee", "Meer"]
pl = ["herbata", "morze"]
"""
CARD += "".join(f'{language} = ["uno", "due"]\n' for language in LANGUAGES if f"\n{language} =" not in CARD)


def check(tmp_path: Path, *documents: str) -> list[str]:
    """What `stella words check` says about these files."""
    paths = [tmp_path / f"{number}.toml" for number, _ in enumerate(documents, 1)]
    for path, document in zip(paths, documents, strict=True):
        path.write_text(document, encoding="utf-8")
    return [finding.sentence() for finding in survey(paths)]


def codes(tmp_path: Path, document: str) -> list[str]:
    path = tmp_path / "cards.toml"
    path.write_text(document, encoding="utf-8")
    return [finding.code for finding in survey([path])]


def test_there_are_at_least_96_ordinary_cards_and_the_discovery_cards_1_to_4() -> None:
    assert len(WORDS.ordinary) >= 96
    assert [card.number for card in WORDS.discovery] == [1, 2, 3, 4]
    assert {card.kind for card in WORDS.ordinary} == {WordKind.ORDINARY}
    assert {card.kind for card in WORDS.discovery} == {WordKind.DISCOVERY}


def test_every_card_has_two_words_that_no_other_has() -> None:
    words = [word for card in CARDS for word in card.words]
    assert len(set(words)) == len(words) == 2 * len(CARDS)
    assert set(words) == set(WORDS.texts) == set(WORDS.kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_text_of_its_own_in_every_language(language: str) -> None:
    texts = [WORDS.text_of(word, language) for word in WORDS.texts]
    assert len({normal_form(each) for each in texts}) == 2 * len(CARDS)
    for each in texts:
        assert 1 <= len(each) <= MAX_LENGTH
        assert each == unicodedata.normalize("NFC", each.strip())
        assert "'" not in each, "the apostrophe is ’"


def test_only_german_has_capitals() -> None:
    for texts in WORDS.texts.values():
        assert all(texts[language] == texts[language].lower() for language in LANGUAGES if language != "de")


def test_german_nouns_have_capitals_and_verbs_have_none() -> None:
    for word, texts in WORDS.texts.items():
        match WORDS.kinds[word]:
            case Kind.VERB:
                assert texts["de"] == texts["de"].lower()
            case Kind.SAYING:
                pass
            case _:
                assert texts["de"].split()[-1][0].isupper()


def test_english_verbs_have_their_to() -> None:
    for word, kind in WORDS.kinds.items():
        assert WORDS.texts[word]["en"].startswith("to ") == (kind is Kind.VERB)


def test_the_kinds_are_spread_as_planned() -> None:
    count = Counter(WORDS.kinds.values())
    assert 60 <= count[Kind.THING] <= 80
    assert all(15 <= count[kind] <= 45 for kind in (Kind.NATURE, Kind.STORY, Kind.FEELING, Kind.IDEA))
    assert 15 <= count[Kind.VERB] + count[Kind.SAYING] <= 25


def test_the_words_of_a_card_are_of_different_kinds() -> None:
    same = [card.id for card in CARDS if len({WORDS.kinds[word] for word in card.words}) == 1]
    assert len(same) <= 2


def test_the_rulebooks_examples_are_not_among_them() -> None:
    english = {texts["en"] for texts in WORDS.texts.values()}
    assert english.isdisjoint({"captain", "harbour", "harbor"})


def test_the_checker_has_nothing_to_say_about_our_cards() -> None:
    assert survey() == ()
    assert survey(sorted(FOLDER.glob("*.toml"))) == ()


def test_a_word_reads_in_english_where_a_language_is_unknown_and_own_words_read_as_they_are() -> None:
    assert WORDS.text_of(Word("w.key"), "pl") == "klucz"
    assert WORDS.text_of(Word("w.key"), "tlh") == "key"
    assert WORDS.text_of(Word("Opa"), "pl") == "Opa"


def test_a_good_card_is_good(tmp_path: Path) -> None:
    assert check(tmp_path, CARD) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('fr = ["thé", "mer"]\n', "", "tea-sea: has no text in fr; add a line with two texts for each."),
        ('"thé"', '" thé"', "tea-sea: fr “ thé” has extra spaces, invisible characters or decomposed"),
        ('"thé"', '"the\\u0301"', "decomposed letters"),
        ('"thé"', '"thé\\u200b"', "invisible characters"),
        ('"thé"', '""', "tea-sea: fr has an empty text; write the word."),
        ('"thé"', f'"{"t" * 25}"', "is longer than 24 characters"),
        ('"w.tea"', '"w.Tea"', "“w.Tea” isn’t a valid word id"),
        ('"w.tea"', '"tea"', "“tea” isn’t a valid word id"),
        ('id = "tea-sea"', 'id = "tea"', "tea: the id must be made from the two words: “tea-sea”."),
        ('"w.tea", "w.sea"', '"w.tea", "w.tea"', "both words are “w.tea”"),
        ('"Tee", "Meer"', '"Tee"', "is malformed: Expected `array` of length 2, got 1 - at `$.de`."),
        ('"thing"', '"animal"', "Invalid enum value 'animal' - at `$.kinds[0]`"),
        ("fr =", "fx =", "has an unknown field “fx”; correct the name or remove it."),
        ('kinds = ["thing", "nature"]\n', "", "“kinds” is missing; add it."),
        ('id = "tea-sea"', 'id = "tea-sea"\nnumber = 5', "at `$.number`"),
        ('id = "tea-sea"', 'id = "tea-sea"\nnumber = true', "at `$.number`"),
        ('"sea"]\nfr', '"TÉA"]\nfr', "en “TÉA” reads the same as “tea” on tea-sea"),
        ("[[card]]", "[card]", ""),
        ("[[card]]", "[[card]", "isn’t valid TOML at line 2, column"),
        ("[[card]]", "[[cards]]", "has an unknown field “cards”"),
        ("[[card]]", "card = [1]\n[[other]]", "“card” must be written as [[card]]."),
    ],
)  # fmt: skip
def test_a_slip_is_found_and_said(tmp_path: Path, before: str, after: str, said: str) -> None:
    assert before in CARD
    findings = check(tmp_path, CARD.replace(before, after, 1))
    assert bool(findings) == bool(said)
    assert all(line.startswith("1.toml: ") and "\n" not in line for line in findings)
    assert not said or any(said in line for line in findings), findings


def test_a_card_or_word_that_is_there_twice_is_found(tmp_path: Path) -> None:
    assert "2.toml: tea-sea: this card is also in 1.toml; keep one." in check(tmp_path, CARD, CARD)
    assert "card-twice" in codes(tmp_path, CARD + CARD)
    other = CARD.replace("tea-sea", "tea-moss").replace("w.sea", "w.moss")
    assert "2.toml: tea-moss: w.tea is also on card tea-sea; a word can be on one card only." in check(
        tmp_path, CARD, other
    )


FAR = (
    CARD.replace("tea", "sand")
    .replace("sea", "horse")
    .replace("thé", "sable")
    .replace("mer", "cheval")
    .replace("té", "arena")
    .replace("mar", "caballo")
    .replace("Tee", "Sand")
    .replace("Meer", "Pferd")
    .replace("herbata", "piasek")
    .replace("morze", "koń")
    .replace("uno", "otto")
    .replace("due", "cento")
)
ALLOWED = """
[[lookalike]]
language = "pl"
words = ["w.tea", "w.sand"]
why = "meant"
"""


def test_look_alikes_are_found_in_the_language_where_they_are(tmp_path: Path) -> None:
    assert check(tmp_path, CARD, FAR) == []
    near = FAR.replace("piasek", "herbaty")
    said = "2.toml: sand-horse: pl “herbaty” looks like “herbata” on tea-sea; change one or allow it as [[lookalike]]."
    assert check(tmp_path, CARD, near) == [said]
    assert check(tmp_path, CARD, near, ALLOWED) == []


def test_an_allowance_nobody_needs_is_found(tmp_path: Path) -> None:
    said = "3.toml: pl: w.tea and w.sand don’t look alike any more; remove the entry."
    assert check(tmp_path, CARD, FAR, ALLOWED) == [said]


def test_the_loader_says_everything_that_is_wrong_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(CARD.replace('"thé"', '""'), encoding="utf-8")
    (tmp_path / "b.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(WordsError) as caught:
        load_word_cards(tmp_path)
    assert [finding.code for finding in caught.value.findings] == [
        "text-empty",
        "not-utf8",
        "discovery-numbers",
        "too-few-cards",
    ]
    assert str(caught.value).splitlines()[0] == "a.toml: tea-sea: fr has an empty text; write the word."


def test_a_set_needs_its_discovery_cards(tmp_path: Path) -> None:
    for path in FOLDER.glob("*.toml"):
        content = path.read_text(encoding="utf-8").replace("number = 3", "number = 2")
        (tmp_path / path.name).write_text(content, encoding="utf-8")
    with pytest.raises(WordsError, match="each once; found: 1, 2, 2, 4"):
        load_word_cards(tmp_path)


def test_files_that_are_not_there_or_too_big_are_said(tmp_path: Path) -> None:
    big = tmp_path / "big.toml"
    big.write_bytes(b"#" * 300_000)
    missing = tmp_path / "missing.toml"
    assert [finding.code for finding in survey([big, missing, tmp_path])] == [
        "too-big",
        "unreadable",
        "unreadable",
    ]


def test_what_the_page_can_show_is_translated() -> None:
    """All that can be wrong with custom words; the rest is for operators, in English."""
    wrong = [
        b"[[own",
        b"x = 1",
        b"\xff",
        b"[own]\na = 1",
        b"[[own]]\nwords = ['a', 'a']",
        b"[[own]]\nwords = ['']",
    ]
    for data in wrong:
        with pytest.raises(WordsError) as refused:
            read_own(data, Format.TOML, "x")
        (finding, *_) = refused.value.findings
        assert finding.message("de") == text(finding.id, "de", **finding.args) != finding.message("en")
    findings = word_file({"nonsense": 1, "card": [{"id": "x"}, 3]}, "x.toml").findings
    assert {finding.code for finding in findings} == {"unknown-field", "missing-field", "not-a-table"}
    assert any(finding.sentence("de").endswith("; add it.") for finding in findings)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(["id", "words", "kinds", "number", *LANGUAGES, "why", "language"])
TABLES = st.dictionaries(FIELDS, VALUES | st.just(["a", "b"]) | st.just(["thing", "idea"]), max_size=9)


@given(
    st.dictionaries(
        st.sampled_from(["card", "own", "lookalike", "x"]), VALUES | st.lists(TABLES, max_size=3), max_size=4
    )
)
def test_no_document_upsets_the_reader(document: dict[str, object]) -> None:
    for finding in word_file(document, "fuzz.toml").findings:
        assert finding.sentence().isprintable()


@given(st.binary(max_size=200) | st.text(alphabet="[]{}=.\"'\\\n #,ab019-:TZ_", max_size=200).map(str.encode))
def test_no_bytes_upset_the_reader(data: bytes) -> None:
    _, findings = parse_toml(data, "fuzz.toml", "words")
    assert all(finding.sentence().isprintable() for finding in findings)


@pytest.mark.parametrize(
    "data", [b"a = " + b"[" * 60_000, b"a = " + b"9" * 60_000, b"a = 2026-02-31", b"a." * 3_000 + b"b = 1"]
)
def test_nor_do_documents_made_to_hurt(data: bytes) -> None:
    parse_toml(data, "fuzz.toml", "words")


@given(st.data())
def test_a_damaged_card_is_read_or_refused_but_never_upsets(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(CARD)))
    end = data.draw(st.integers(start, min(len(CARD), start + 12)))
    damaged = CARD[:start] + data.draw(st.text(max_size=5)) + CARD[end:]
    document, broken = parse_toml(damaged.encode("utf-8", "surrogatepass"), "damaged.toml", "words")
    for finding in (*broken, *word_file(document, "damaged.toml").findings):
        assert finding.sentence().isprintable()


def test_words_that_left_the_cards_still_read_in_every_language() -> None:
    assert Word("w.snail") in WORDS.retired
    assert set(WORDS.retired).isdisjoint(WORDS.texts)
    for texts in WORDS.retired.values():
        assert set(texts) == set(LANGUAGES)
    assert WORDS.text_of(Word("w.snail"), "de") == "Schnecke"


def test_a_retired_word_is_on_no_card_and_has_every_language(tmp_path: Path) -> None:
    complete = '[[retired]]\nword = "w.tea"\n' + "".join(f'{language} = "old"\n' for language in LANGUAGES)
    assert check(tmp_path, complete) == []
    assert [line for line in check(tmp_path, CARD, complete) if "w.tea is also on card tea-sea" in line]
    lacking = complete.replace('pl = "old"\n', "")
    assert check(tmp_path, lacking) == [
        "1.toml: w.tea: has no text in pl; add a line with two texts for each."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_the_title_of_a_picture(language: str) -> None:
    titles = {normal_form(card.title[language]) for deck in load_built_in() for card in deck.cards}
    assert {
        texts[language] for texts in WORDS.texts.values() if normal_form(texts[language]) in titles
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_one_word_in_ten_names_what_a_picture_is_plainly_about(language: str) -> None:
    titles = [card.title[language].casefold() for deck in load_built_in() for card in deck.cards]
    named = [
        texts[language]
        for texts in WORDS.texts.values()
        if any(re.search(rf"\b{re.escape(texts[language].casefold())}\b", title) for title in titles)
    ]
    assert len(named) <= len(WORDS.texts) // 10, named
