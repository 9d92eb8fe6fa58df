"""The contact sheet counts what people have named and what the concepts promise."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import pytest

from painter import quotas

pytestmark = pytest.mark.nightly

ART = Path(__file__).resolve().parents[2] / "art"
CLAIMED: list[dict[str, Any]] = [
    {"feelings": ["joy", "love"]},
    {"feelings": ["joy"]},
    {"feelings": ["joy"]},
    {},
]


def viewer(**cards: tuple[str, list[str]]) -> dict[str, Any]:
    return {"cards": {card: {"picture": seen, "feelings": named} for card, (seen, named) in cards.items()}}


def table(**changes: Any) -> dict[str, Any]:
    card = {
        "family": "plum",
        "composition": "street",
        "mood": "awe",
        "kinds": [*quotas.KINDS],
        "motifs": ["bell"],
    }
    cards = [card | {"distance": ("near", "far", "middle")[n % 3]} for n in range(7)]
    return {"card": [one | changes for one in cards], "family": [{"id": "plum"}], "motifs": ["bell"]}


def test_a_feeling_counts_once_two_people_have_named_it() -> None:
    first, second = viewer(moon=("ab", ["love", "joy"])), viewer(moon=("ab", ["love"]))
    assert quotas.witnessed([first], {"moon": "ab"}) == {}
    assert quotas.witnessed([first, second], {"moon": "ab"}) == {"moon": {"love"}}


def test_nobody_names_a_feeling_twice() -> None:
    assert quotas.witnessed([viewer(moon=("ab", ["joy", "joy"]))], {"moon": "ab"}) == {}


def test_what_was_named_on_an_earlier_picture_no_longer_counts() -> None:
    both = [viewer(moon=("ab", ["love"])), viewer(moon=("cd", ["love"]))]
    assert quotas.witnessed(both, {"moon": "cd"}) == {}


def test_claims_alone_are_warned_of() -> None:
    said = "\n".join(quotas.feelings(CLAIMED, {"moon": {"joy"}}))
    assert "joy 1 (3), laughter 0 (0), love 0 (1)" in said
    assert "WARNING: joy was named on fewer than 3 cards" in said
    assert "WARNING: love is claimed by fewer than 3 cards" in said


def test_a_feeling_named_on_three_cards_is_not_warned_of() -> None:
    named = {card: {"joy"} for card in "abc"}
    assert not [line for line in quotas.feelings(CLAIMED, named) if "WARNING: joy" in line]


@pytest.mark.parametrize(
    ("changes", "warning"),
    [
        ({"family": "rose"}, "0 cards in the family plum, not 7"),
        ({"distance": "far"}, "7 cards are far, more than half"),
        ({"kinds": []}, "0 cards of the kind pair, fewer than 10"),
        ({"motifs": []}, "the motif bell is on 0 cards, not on 3 to 6"),
    ],
)
def test_a_quota_that_is_missed_is_warned_of(changes: dict[str, Any], warning: str) -> None:
    assert f"WARNING: {warning}" in list(quotas.quotas(table(**changes)))


def test_a_composition_on_too_many_cards_is_warned_of() -> None:
    many = table()
    many["card"] *= 2
    assert "WARNING: 14 cards have the composition street, more than 9" in list(quotas.quotas(many))


def test_people_named_known_feelings_on_known_cards() -> None:
    cards = {
        card["id"] for card in tomllib.loads((ART / "concepts.toml").read_text(encoding="utf-8"))["card"]
    }
    for said in tomllib.loads((ART / "named.toml").read_text(encoding="utf-8"))["viewer"]:
        assert said["who"]
        assert said["date"]
        assert said["cards"].keys() <= cards
        for one in said["cards"].values():
            assert set(one["feelings"]) <= set(quotas.FEELINGS)
            assert len(one["picture"]) == 12


def test_a_picture_is_told_from_others_by_its_bytes(tmp_path: Path) -> None:
    picture = tmp_path / "moon.webp"
    picture.write_bytes(b"moon")
    assert quotas.digest(picture) == hashlib.sha256(b"moon").hexdigest()[:12]
