"""A few uploaded pictures are mixed with the built-in deck; thirty are a deck of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stella.content.decks.deck import STARLIGHT
from stella.live.ports import TableId
from stella.rules import MIN_DECK
from tests.server.uploads import UploadHarness, started
from tests.support.pictures import many

pytestmark = pytest.mark.both_stores
FEW = 4


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[UploadHarness]:
    harness = UploadHarness(tmp_path)
    with harness.host:
        yield harness


def cards(harness: UploadHarness, deck: str) -> dict[str, Any]:
    """The cards of a deck as a page gets them."""
    found: dict[str, Any] = harness.host.get(f"/api/decks/{deck}").json()["cards"]
    return found


def brought(harness: UploadHarness, count: int) -> tuple[str, dict[str, Any], int]:
    """A table whose host has uploaded this many: its code, the cards of its deck, and how many it is told of."""
    code = harness.open_table()
    assert harness.send(code, many(count)).status_code == 201
    told = harness.host.get(f"/api/tables/{code}/deck").json()
    return code, cards(harness, f"table-{code}"), told["cards"]


def test_a_few_pictures_come_first_and_those_of_the_built_in_deck_follow(harness: UploadHarness) -> None:
    code, mixed, told = brought(harness, FEW)
    built_in = cards(harness, STARLIGHT)
    assert (len(mixed), told) == (FEW + len(built_in), FEW)
    assert list(mixed)[FEW:] == list(built_in)
    assert not set(list(mixed)[:FEW]) & set(built_in)
    own, *_, borrowed = mixed
    for card in (own, borrowed):
        assert harness.host.get(mixed[card]["small"]).status_code == 200
    mine = {"descriptions": {borrowed: "Mine"}}
    assert harness.host.put(f"/api/tables/{code}/deck/descriptions", json=mine).json()["code"] == "E_OPTION"


def test_pictures_of_the_built_in_deck_outlive_a_table_that_borrowed_them(harness: UploadHarness) -> None:
    code, mixed, _ = brought(harness, FEW)
    own, *_, borrowed = mixed
    assert harness.host.delete(f"/api/tables/{code}?now=true").status_code == 204
    assert harness.host.get(mixed[own]["small"]).status_code == 404
    assert harness.host.get(mixed[borrowed]["small"]).status_code == 200


def test_enough_pictures_stay_among_themselves(harness: UploadHarness) -> None:
    _, alone, told = brought(harness, MIN_DECK)
    assert len(alone) == told == MIN_DECK
    assert not set(alone) & set(cards(harness, STARLIGHT))


def test_a_game_begins_with_a_few_pictures_and_bots(harness: UploadHarness) -> None:
    code, mixed, _ = brought(harness, FEW)
    assert harness.host.portal is not None
    harness.host.portal.call(started, harness, code)
    state = harness.server.hub.tables[TableId(code)].state
    assert state is not None
    assert state.game is not None
    assert set(list(mixed)[:FEW]) <= set(state.game.setup.deck[:MIN_DECK])
