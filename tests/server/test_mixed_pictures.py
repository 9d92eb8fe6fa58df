"""A few uploaded pictures are mixed with the built-in deck; thirty are a deck of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stella.content.decks.deck import STARLIGHT
from stella.live.ports import TableId
from stella.rules import MIN_DECK
from tests.server.uploads import House, started
from tests.support.pictures import many

pytestmark = pytest.mark.both_stores
FEW = 4


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    with house.host:
        yield house


def cards(house: House, deck: str) -> dict[str, Any]:
    """The cards of a deck as a page gets them."""
    found: dict[str, Any] = house.host.get(f"/api/decks/{deck}").json()["cards"]
    return found


def brought(house: House, count: int) -> tuple[str, dict[str, Any], int]:
    """A table whose host has uploaded this many: its code, the cards of its deck, and how many it is told of."""
    code = house.open_table()
    assert house.send(code, many(count)).status_code == 201
    told = house.host.get(f"/api/tables/{code}/deck").json()
    return code, cards(house, f"table-{code}"), told["cards"]


def test_a_few_pictures_come_first_and_those_of_the_built_in_deck_follow(house: House) -> None:
    code, mixed, told = brought(house, FEW)
    built_in = cards(house, STARLIGHT)
    assert (len(mixed), told) == (FEW + len(built_in), FEW)
    assert list(mixed)[FEW:] == list(built_in)
    assert not set(list(mixed)[:FEW]) & set(built_in)
    own, *_, borrowed = mixed
    for card in (own, borrowed):
        assert house.host.get(mixed[card]["small"]).status_code == 200
    mine = {"descriptions": {borrowed: "Mine"}}
    assert house.host.put(f"/api/tables/{code}/deck/descriptions", json=mine).json()["code"] == "E_OPTION"


def test_pictures_of_the_built_in_deck_outlive_a_table_that_borrowed_them(house: House) -> None:
    code, mixed, _ = brought(house, FEW)
    own, *_, borrowed = mixed
    assert house.host.delete(f"/api/tables/{code}?now=true").status_code == 204
    assert house.host.get(mixed[own]["small"]).status_code == 404
    assert house.host.get(mixed[borrowed]["small"]).status_code == 200


def test_enough_pictures_stay_among_themselves(house: House) -> None:
    _, alone, told = brought(house, MIN_DECK)
    assert len(alone) == told == MIN_DECK
    assert not set(alone) & set(cards(house, STARLIGHT))


def test_a_game_begins_with_a_few_pictures_and_bots(house: House) -> None:
    code, mixed, _ = brought(house, FEW)
    assert house.host.portal is not None
    house.host.portal.call(started, house, code)
    state = house.server.hub.tables[TableId(code)].state
    assert state is not None
    assert state.game is not None
    assert set(list(mixed)[:FEW]) <= set(state.game.setup.deck[:MIN_DECK])
