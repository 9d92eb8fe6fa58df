"""One sanitizer for names, words and titles: over all of Unicode, nothing invisible passes."""

from __future__ import annotations

import re
import sys
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stella.content.findings import WordsError
from stella.content.wordcards import own_cards
from stella.sanitize import JOINERS, MAX_MARKS, clean, first_fault, is_clean, tidy, visible_length
from stella.tables.people import clean_name

EVERYTHING = [chr(code) for code in range(sys.maxunicode + 1)]
DEFAULT_IGNORABLE = [
    0xAD, 0x34F, 0x61C, *range(0x115F, 0x1161), *range(0x17B4, 0x17B6), *range(0x180B, 0x1810),
    *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, *range(0xFE00, 0xFE10), 0xFEFF,
    0xFFA0, *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000),
]  # fmt: skip
"""Unicode's Default_Ignorable_Code_Point: what a renderer shows as nothing."""
BLANK_BY_NAME = re.compile(r"\b(FILLER|BLANK|NULL NOTEHEAD|INVISIBLE|ZERO WIDTH|VARIATION SELECTOR)\b")
VISIBLE_ALL_THE_SAME = re.compile(r"GAP FILLER|LINE FILLER|BLANK SYMBOL")
ANYTHING = st.text(st.characters(codec=None, exclude_categories=()), max_size=60)
TRICKY = st.text(
    st.sampled_from(
        "aéم1☺👩\u0301\u064b\u200b\u200c\u200d\u202e\ufe0f\u20e3\u1100\u1161\u3164\u2800 \t\u00a0\u034f🏽"
    ),
    max_size=30,
)


def test_no_single_character_that_shows_nothing_passes() -> None:
    for char in map(chr, DEFAULT_IGNORABLE):
        assert clean(char) == "", hex(ord(char))
        assert clean(f"a{char}b") == "ab", hex(ord(char))
        assert not is_clean(f"a{char}b"), hex(ord(char))


def test_no_character_that_is_blank_by_its_name_passes() -> None:
    for char in EVERYTHING:
        name = unicodedata.name(char, "")
        if BLANK_BY_NAME.search(name) and not VISIBLE_ALL_THE_SAME.search(name):
            assert clean(char) == "", name


def test_names_words_and_titles_agree_about_every_character() -> None:
    for char in EVERYTHING:
        if unicodedata.category(char)[0] == "C":
            assert first_fault(char) == char, hex(ord(char))
            continue
        is_word = first_fault(tidy(char)) is None and visible_length(tidy(char)) > 0
        assert (clean_name(char) is not None) == is_word, hex(ord(char))


@pytest.mark.parametrize(
    "nothing", ["\U0001d159", "\u3164", "\u2800", "\ufe0f", "\u180b", "\U000e0100", "\ufffc"]
)
def test_a_card_that_shows_nothing_is_refused_like_a_name_that_does(nothing: str) -> None:
    assert clean_name(nothing) is None
    with pytest.raises(WordsError):
        own_cards([[nothing]])
    with pytest.raises(WordsError):
        own_cards([[f"a{nothing}"]])


@given(ANYTHING | TRICKY)
@example("e\u200b\u0301")
@example("\u1100\u200b\u1161")
@example("م\u200c" + "\u064b" * 6)
@example("👩\u200d" + "\u0301" * 6 + "🚀")
def test_what_is_left_is_clean_visible_and_stays_as_it_is(text: str) -> None:
    left = clean(text)
    assert first_fault(left) is None
    assert is_clean(left)
    assert clean(left) == tidy(left) == left
    unseen = {char for char in left if unicodedata.category(char)[0] == "C"}
    assert unseen <= JOINERS
    assert not left or unicodedata.category(left[0])[0] not in "MZC"


@given(ANYTHING | TRICKY)
def test_whatever_needs_no_cleaning_is_left_alone(text: str) -> None:
    assert (clean(text) == text) == (is_clean(text) and text == tidy(text))


@given(st.text(st.sampled_from("aم\u0301\u064b\u0323"), max_size=40))
def test_marks_never_pile_up(text: str) -> None:
    kinds = "".join(unicodedata.category(char)[0] for char in clean(text))
    assert "M" * (MAX_MARKS + 1) not in kinds


def test_a_very_long_text_is_cleaned_like_a_short_one() -> None:
    worst = "م\u200d\u064b" * 20_000
    assert len(clean(worst)) == len(clean("م\u200d\u064b" * 10)) // 10 * 20_000
