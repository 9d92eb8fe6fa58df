"""Names of all of Unicode: what is left can be seen, does no tricks, and is left as it is."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stella.sanitize import JOINERS, MAX_MARKS, visible_length
from stella.tables.people import MAX_NAME, clean_name
from tests.support.exploring import examples

BIDI = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
ANYTHING = st.text(st.characters(codec=None, exclude_categories=()), max_size=60)
TRICKY = st.text(
    st.sampled_from(
        "aé\u0301\u0308\u200b\u200d\u202e\u0344\u1100\u1161\u11a8\ufe0f\u3164\u2800 \t\u00a0\u034f"
    ),
    max_size=30,
)


@given(st.one_of(ANYTHING, TRICKY))
@example("e\u200b\u0301")
@example("\u1100\u200b\u1161")
@example("a" + "\u0301" * 30)
@example("\u0301abc")
@example("a \u0301 b")
@example("\ud800")
def test_a_name_is_seen_and_does_no_tricks_and_stays_as_it_is(text: str) -> None:
    name = clean_name(text)
    if name is None:
        return
    categories = [unicodedata.category(char) for char in name]
    assert any(kind[0] not in "MZC" for kind in categories)
    assert 1 <= visible_length(name) <= MAX_NAME
    assert not {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} & set(categories)
    assert {char for char in name if unicodedata.category(char) == "Cf"} <= JOINERS
    assert not BIDI & set(name)
    assert "  " not in name
    assert name == name.strip() == unicodedata.normalize("NFC", name)
    assert clean_name(name) == name
    name.encode()


@given(st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=25, max_size=40))
def test_too_much_to_see_is_no_name(text: str) -> None:
    name = clean_name(text)
    assert name is None or len(name) <= MAX_NAME


@pytest.mark.parametrize(
    "nothing",
    ["", " ", "\t\n", "\u200b", "\u202e", "\u2060", "\u3164", "\u2800", "\ufe0f", "\u0301", "\u115f\u1160"],
)
def test_what_cannot_be_seen_is_no_name(nothing: str) -> None:
    assert clean_name(nothing) is None


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "Łukasz",
        "श्री",
        "ที่นี่",
        "พี่",
        "محمد",
        "李小龙",
        "🦊",
        "Ó Súilleabháin",
        "Nguyễn",
        "x" * 24,
        "مهدی\u200cزاده",
    ],
)
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_tower_of_marks_loses_its_top() -> None:
    assert clean_name("Z" + "\u0334" * 20 + "oe") == "Z" + "\u0334" * MAX_MARKS + "oe"


@given(st.lists(st.sampled_from(["Ada", "Bo", " ", "\u202e"]), max_size=examples(6)))
def test_tricks_around_a_name_leave_the_name(parts: list[str]) -> None:
    plain = " ".join("".join(part for part in parts if part != "\u202e").split())
    assert clean_name("".join(parts)) == (plain if 1 <= len(plain) <= MAX_NAME else None)
