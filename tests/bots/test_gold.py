"""Bots link words and pictures much as a person did who looked at every picture (tests/gold)."""

from __future__ import annotations

from functools import cache

import pytest

from minds.gold import all_precisions, gold_for
from minds.trust import all_trusts
from stella.bots.knowledge import builtin_knowledge
from stella.content.decks import STARLIGHT, load_built_in
from stella.lab import TRUST
from stella.languages import LANGUAGES

GOLD = gold_for(STARLIGHT) or {}


@cache
def precisions() -> dict[str, float]:
    """Mean average precision: of the word cards, of their texts in each language, and by chance."""
    return all_precisions(STARLIGHT, GOLD, builtin_knowledge())


def test_at_least_sixty_words_are_judged_over_all_cards() -> None:
    deck = load_built_in()[0]
    assert len(GOLD) >= 60
    assert {card for cards in GOLD.values() for card in cards} == set(map(str, deck.card_ids))


def test_words_of_the_word_cards_find_their_pictures() -> None:
    assert precisions()["cards"] > 0.58
    assert precisions()["cards"] > 3 * precisions()["chance"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_find_their_pictures_in_every_language(language: str) -> None:
    assert precisions()[language] > 2.5 * precisions()["chance"]


def test_the_people_of_the_league_follow_the_bots_about_as_far_as_the_judge_does() -> None:
    measured, low, high = all_trusts(STARLIGHT, GOLD)["all"]
    assert low < TRUST < high
    assert abs(TRUST - measured) < 0.05
