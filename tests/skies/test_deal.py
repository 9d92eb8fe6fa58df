"""Which skies there are: by the day and the content alone, and fair to words and pictures."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.content.decks import STARLIGHT, built_in_decks
from stella.content.wordcards import load_word_cards
from stella.rules import PLACES, CardId, Word
from stella.skies.deal import sky_on

CARDS = built_in_decks()[STARLIGHT]
WORDS = [word for card in (*load_word_cards().ordinary, *load_word_cards().discovery) for word in card.words]
DAY = 739_937
"""A day of this autumn, as `date.toordinal` counts."""


def test_no_word_comes_again_within_150_days() -> None:
    words = [sky_on(day, CARDS, WORDS).word for day in range(DAY, DAY + 400)]
    for day, word in enumerate(words):
        assert word not in words[max(0, day - 150) : day]


def test_all_pictures_come_equally_often() -> None:
    """84 pictures, 15 a day: in 28 days each comes five times."""
    first = DAY - DAY % 28
    dealt = Counter(card for day in range(first, first + 28) for card in sky_on(day, CARDS, WORDS).cards)
    assert set(dealt.values()) == {5}


@given(st.integers(0, 2_000_000), st.integers(45, 120))
def test_a_sky_has_fifteen_different_pictures_of_any_deck(day: int, size: int) -> None:
    deck = [CardId(f"card {number}") for number in range(size)]
    cards = sky_on(day, deck, WORDS).cards
    assert len(set(cards)) == PLACES
    assert set(cards) <= set(deck)


def test_the_order_of_the_content_does_not_matter_but_the_content_does() -> None:
    sky = sky_on(DAY, CARDS, WORDS)
    assert sky_on(DAY, CARDS[::-1], sorted(WORDS)) == sky
    assert sky_on(DAY, CARDS[1:], WORDS) != sky
    assert sky_on(DAY, CARDS, [*WORDS, Word("another")]) != sky


def test_a_sky_stays_the_same_from_release_to_release() -> None:
    """People on other servers have marked it: the way it is dealt must not change by accident."""
    deck, words = (
        [CardId(f"c{number}") for number in range(84)],
        [Word(f"w{number}") for number in range(200)],
    )
    sky = sky_on(DAY, deck, words)
    assert (sky.word, sky.cards[:4]) == ("w178", ("c22", "c8", "c40", "c14"))


def test_a_deck_that_is_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="45 pictures"):
        sky_on(DAY, CARDS[:44], WORDS)
