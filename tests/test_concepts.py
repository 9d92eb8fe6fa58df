"""The table of the deck's concepts is complete, and every concept is a card of the deck."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from painter.quotas import FEELINGS, KINDS
from stella.content.decks import load_built_in

pytestmark = pytest.mark.nightly

ART = Path(__file__).resolve().parents[1] / "art"
TABLE: dict[str, Any] = tomllib.loads((ART / "concepts.toml").read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = TABLE["card"]
FAMILIES: dict[str, dict[str, Any]] = {family["id"]: family for family in TABLE["family"]}
FIELDS = {
    "id",
    "sentence",
    "family",
    "composition",
    "mood",
    "distance",
    "technique",
    "mass",
    "figure",
    "motifs",
    "secret",
    "calm",
}
QUARTERS = ("upper left: ", "upper right: ", "lower left: ", "lower right: ", "top: ", "bottom: ")
FILLERS = {
    "a",
    "an",
    "the",
    "and",
    "of",
    "in",
    "on",
    "to",
    "is",
    "it",
    "its",
    "has",
    "have",
    "one",
    "with",
    "all",
}


def count(field: str) -> Counter[str]:
    return Counter(card[field] for card in CARDS)


def words(sentence: str) -> set[str]:
    return set(re.findall(r"[a-z]+", sentence.lower())) - FILLERS


def likeness(one: str, other: str) -> float:
    """The share of telling words that two sentences have in common."""
    return len(words(one) & words(other)) / len(words(one) | words(other))


def test_there_are_eighty_four_cards_and_no_two_have_the_same_id() -> None:
    assert len(CARDS) == len(count("id")) == 84


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_a_family_names_two_hues_an_accent_and_its_light(family: dict[str, Any]) -> None:
    assert family.keys() == {"id", "name", "hues", "accent", "light"}
    assert len(family["hues"]) == 2
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in [*family["hues"], family["accent"]])
    assert family["name"]
    assert family["light"]


def test_no_colour_belongs_to_two_families() -> None:
    colours = Counter(
        colour for family in FAMILIES.values() for colour in [*family["hues"], family["accent"]]
    )
    assert max(colours.values()) == 1


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_a_card_says_all_that_a_painter_must_know(card: dict[str, Any]) -> None:
    assert card.keys() - {"staging", "kinds", "feelings"} == FIELDS
    assert all(card.values())
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", card["id"])
    assert re.fullmatch(r"[A-Z].*[^.]\.", card["sentence"])
    assert len(card["sentence"].split()) <= 20
    assert card["family"] in FAMILIES
    assert card["composition"] in TABLE["compositions"]
    assert card["mood"] in TABLE["moods"]
    assert card["technique"] in {"clay", "lightbox"}
    assert card["calm"].startswith(QUARTERS)


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_a_card_is_staged_as_its_distance_demands(card: dict[str, Any]) -> None:
    mass, figure = card["mass"], card["figure"]
    assert mass.keys() == {"what", "share"}
    assert figure.keys() == {"who", "share"}
    match card["distance"]:
        case "near":
            assert max(mass["share"], figure["share"]) >= 35
        case "middle":
            assert 12 <= figure["share"] <= 45
        case "far":
            assert 35 <= mass["share"] <= 60
            assert 8 <= figure["share"] <= 20
        case other:
            pytest.fail(f"no such distance: {other}")


def test_kinds_and_feelings_are_listed_ones() -> None:
    assert {kind for card in CARDS for kind in card.get("kinds", ())} <= KINDS.keys()
    assert {feeling for card in CARDS for feeling in card.get("feelings", ())} <= set(FEELINGS)


def test_a_light_box_composition_is_made_of_paper() -> None:
    assert all(card["technique"] == "lightbox" for card in CARDS if card["composition"] == "light_box")


def test_a_card_uses_only_listed_motifs_and_each_once() -> None:
    for card in CARDS:
        assert set(card["motifs"]) <= set(TABLE["motifs"]), card["id"]
        assert len(set(card["motifs"])) == len(card["motifs"]), card["id"]


@pytest.mark.parametrize("field", ["sentence", "secret"])
def test_no_two_cards_tell_the_same_idea(field: str) -> None:
    alike = [
        (one["id"], other["id"])
        for one, other in combinations(CARDS, 2)
        if likeness(one[field], other[field]) > 0.34
    ]
    assert not alike


def test_every_concept_has_its_scene_and_its_card_and_no_other_scene_or_card_is_there() -> None:
    planned = {card["id"] for card in CARDS}
    assert {path.stem for path in (ART / "scenes").glob("*.py")} - {"__init__"} == planned
    (deck,) = load_built_in()
    assert {str(card).replace("-", "_") for card in deck.card_ids} == planned
