"""Word cards that a table writes itself: what may be on them, and how they travel."""

from __future__ import annotations

import contextlib
import re
import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from stella.content.wordcards import Format, WordsError, format_of, own_cards, read_own, tidy, write_own
from stella.content.wordcards.own import MAX_VISIBLE
from stella.languages import LANGUAGES
from stella.rules import WordCard, WordKind
from stella.sanitize import visible_length


def refused(*rows: list[str]) -> list[str]:
    """The codes of what is wrong with these cards."""
    with pytest.raises(WordsError) as caught:
        own_cards(rows)
    for language in LANGUAGES:
        sentences = [finding.sentence(language) for finding in caught.value.findings]
        assert all(re.sub("[\u00a0\u202f]", " ", sentence).isprintable() for sentence in sentences)
    return [finding.code for finding in caught.value.findings]


def accepted(row: list[str]) -> WordCard | None:
    try:
        return own_cards([row])[0]
    except WordsError:
        return None


def test_own_cards_have_one_or_two_words_and_keep_them_as_written() -> None:
    cards = own_cards([["Grandma’s kitchen", "  hurry\u00a0 up! "], ["Łódź"]])
    assert [card.words for card in cards] == [("Grandma’s kitchen", "hurry up!"), ("Łódź",)]
    assert [card.id for card in cards] == ["own-1", "own-2"]
    assert {card.kind for card in cards} == {WordKind.OWN}


def test_no_card_at_all_is_fine_and_ten_are_too() -> None:
    assert own_cards([]) == ()
    assert len(own_cards([[f"word {n}"] for n in range(10)])) == 10
    assert refused(*[[f"word {n}"] for n in range(11)]) == ["own-too-many"]


def test_a_card_without_words_or_with_three_is_refused() -> None:
    assert refused([]) == ["own-words-per-card"]
    assert refused(["a", "b", "c"]) == ["own-words-per-card"]
    assert refused([""]) == ["own-empty"]
    assert refused(["sea", " \t\n"]) == ["own-empty"]


def test_thirty_signs_fit_and_thirty_one_do_not() -> None:
    assert accepted(["ż" * 30])
    assert accepted([unicodedata.normalize("NFD", "ż" * 30)])
    assert refused(["ż" * 31]) == ["own-long"]


@pytest.mark.parametrize(
    "pair", [["Echo", "echo"], ["caf\u00e9", "cafe\u0301"], ["STRASSE", "straße"], ["a  b", "a b"], ["❤", "❤\ufe0f"]]
)  # fmt: skip
def test_the_two_words_of_a_card_differ_in_more_than_looks(pair: list[str]) -> None:
    assert refused(pair) == ["same-word"]


def test_accents_make_different_words() -> None:
    assert accepted(["papá", "papa"])
    assert accepted(["las", "łas"])


def test_a_word_is_on_one_card_only() -> None:
    assert refused(["sea", "sky"], ["Sea"]) == ["own-word-twice"]


def test_a_word_like_an_id_of_ours_is_refused_as_it_would_be_translated() -> None:
    assert refused(["w.key"]) == ["own-looks-like-id"]
    assert accepted(["w. key"])


@pytest.mark.parametrize(
    "word",
    [
        "میخواهم".replace("می", "می\u200c"),  # Persian: the non-joiner keeps the letters apart
        "क्\u200dष",  # Hindi: the joiner asks for the half letter
        "ශ්\u200dරී",  # Sinhala
        "👩\u200d🚀",
        "🏳\ufe0f\u200d🌈",
        "👩🏽\u200d🔬",
        "1\ufe0f\u20e3",
        "日本語",
        "שָׁלוֹם",
        "นํ้า",
        "Ünïcödé 7½!?",
        "=SUM(A1)",
        "“quoted”",
        "a, b; c",
    ],
)
def test_any_script_is_welcome(word: str) -> None:
    assert accepted([word]), word


@pytest.mark.parametrize(
    "word",
    [
        "a\u200db",  # a joiner where no script needs it
        "a\u200cb",
        "\u200dक",
        "क\u200d",
        "می\u200c\u200cخواهم",
        "👩\u200c🚀",
        "abc\u202edef",
        "\u2066abc\u2069",
        "\u200eabc",
        "a\u00adb",
        "\ufeffabc",
        "a\u200bb",
        "a\x00b",
        "a\x1b[31mb",
        "a\x7fb",
        "a\x85b",
        "\ud800",
        "\ue000",
        "\uffff",
        "\u3164",
        "\u2800",
        "\u115f",
        "a\u034fb",
        "\u0301a",
        "a \u0301",
        "a" + "\u0323" * 6,
        "a\ufe0f",
        "語\U000e0100",
        "🏴\U000e0067\U000e007f",
    ],
)
def test_nothing_invisible_and_nothing_that_acts_is_let_in(word: str) -> None:
    assert refused([word]) == ["own-character"]


@given(st.text(max_size=40))
def test_what_is_accepted_is_tidy_and_stays_as_it_is(word: str) -> None:
    assert tidy(tidy(word)) == tidy(word)
    card = accepted([word])
    if card is None:
        return
    kept = card.words[0]
    assert own_cards([[kept]])[0].words == (kept,)
    assert unicodedata.is_normalized("NFC", kept)
    assert 1 <= visible_length(kept) <= MAX_VISIBLE
    assert not any(unicodedata.category(each) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for each in kept)
    assert kept == kept.strip()
    assert "  " not in kept


@given(st.lists(st.lists(st.text(max_size=35), max_size=3), max_size=12))
def test_no_words_upset_the_reader(rows: list[list[str]]) -> None:
    with contextlib.suppress(WordsError):
        own_cards(rows)


WORD = st.text(st.characters(codec="utf-8"), min_size=1, max_size=30).map(tidy)
AWKWARD = st.sampled_from(
    [
        "=1+1",
        "+1",
        "-1",
        "@x",
        "word",
        "other",
        '"',
        "'",
        ",",
        ";",
        "a\\b",
        '""',
        "#",
        "[[own]]",
        "1;2",
        "a,b",
    ]
)


DIFFERENT = st.lists(WORD | AWKWARD, max_size=10, unique_by=str.casefold)
"""So few of them are refused for being there twice."""


@given(
    DIFFERENT.map(lambda words: [words[at : at + 2] for at in range(0, len(words), 2)]),
    st.sampled_from(Format),
)
def test_what_goes_out_comes_back(rows: list[list[str]], file_format: Format) -> None:
    try:
        cards = own_cards(rows)
    except WordsError:
        assume(False)
        raise
    assert read_own(write_own(cards, file_format), file_format, "own") == cards


@pytest.mark.parametrize(
    "data",
    [
        b"word,other\nsea,sky\nmoss,\n",
        b"sea,sky\nmoss\n",
        b"\xef\xbb\xbfWord;Other\r\nsea;sky\r\nmoss;\r\n",
        b"sea\tsky\r\nmoss\r\n",
        b'\n"sea" ,sky,,\n\n\nmoss\n'.replace(b'"sea" ', b'"sea"'),
        b"sea;sky\nmoss\n",
    ],
)
def test_csv_is_read_as_spreadsheets_write_it(data: bytes) -> None:
    assert [card.words for card in read_own(data, Format.CSV, "own.csv")] == [("sea", "sky"), ("moss",)]


def test_formulas_of_spreadsheets_are_words_like_others() -> None:
    cards = own_cards([["=HYPERLINK()", "+1"], ["-1", "@sum"]])
    assert b"=HYPERLINK(),+1\n-1,@sum\n" in write_own(cards, Format.CSV)


@pytest.mark.parametrize(
    ("data", "file_format", "code"),
    [
        (b'"sea,sky\n', Format.CSV, "not-csv"),
        (b'"sea"x,sky\n', Format.CSV, "not-csv"),
        (b"sea\x00\n", Format.CSV, None),
        (b"\xff\xfes\x00", Format.CSV, "not-utf8"),
        (b"a,b,c\n", Format.CSV, "own-words-per-card"),
        (b",b\n", Format.CSV, "own-empty"),
        (b"x" * 70_000, Format.CSV, "too-big"),
        (b'"' + b"x" * 16_000 + b'"', Format.CSV, "own-long"),
        (b"a,b\n" * 4000, Format.CSV, "own-too-many"),
        (b"own = 3", Format.TOML, "own-shape"),
        (b"[[own]]\nwords = 3", Format.TOML, "own-shape"),
        (b"[[own]]\nwords = [3]", Format.TOML, "own-shape"),
        (b"[[own]]\nwords = ['a']\nx = 1", Format.TOML, "own-shape"),
        (b"[[card]]\nwords = ['a']", Format.TOML, "unknown-field"),
        (b"own = " + b"[" * 16_000, Format.TOML, "not-toml"),
        (b"own = " + b"1" * 16_000, Format.TOML, "not-toml"),
        (b"[[own]]\nwords = ['\xff']", Format.TOML, "not-utf8"),
    ],
)
def test_a_broken_file_is_refused_with_a_reason(data: bytes, file_format: Format, code: str | None) -> None:
    with pytest.raises(WordsError) as caught:
        read_own(data, file_format, "own")
    assert code in (None, caught.value.findings[0].code)


@given(
    st.binary(max_size=300)
    | st.text(alphabet="[]own=words\"'\\\n,;\t ab\x00é", max_size=200).map(str.encode),
    st.sampled_from(Format),
)
def test_no_bytes_upset_the_import(data: bytes, file_format: Format) -> None:
    with contextlib.suppress(WordsError):
        cards = read_own(data, file_format, "fuzz")
        assert read_own(write_own(cards, file_format), file_format, "again") == cards


def test_the_name_of_a_file_tells_its_form() -> None:
    assert format_of("a.TOML") is Format.TOML
    assert format_of("b.csv") is Format.CSV
    with pytest.raises(WordsError, match=r"end in \.toml or \.csv"):
        format_of("c.xlsx")
