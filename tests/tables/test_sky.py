"""A table that plays a sky: the first round of its first game has that deal."""

from __future__ import annotations

from typing import Any

import pytest

from stella.rules import Word
from stella.skies.deal import Sky
from stella.tables import commands as c
from stella.tables.options import OptionChanges, WordChoice
from stella.tables.refusal import Refusal, TableCode
from tests.tables.harness import Harness, Table

pytestmark = pytest.mark.anyio


async def table_with(day: str, **options: Any) -> tuple[Table, Sky]:
    harness = Harness()
    sky = harness.services.supply.sky("today")
    assert sky is not None
    return await harness.open(3, sky=day, **options), sky


async def dealt(table: Table) -> tuple[tuple[str, ...], tuple[Word, ...]]:
    """The pictures of the first round, and the words of its card."""
    await table.start()
    return table.game.round.grid, table.game.setup.words[0].words


async def test_the_first_round_has_the_pictures_and_the_word_of_the_sky() -> None:
    table, sky = await table_with("today")
    assert await dealt(table) == (sky.cards, (sky.word,))
    setup = table.game.setup
    assert len(set(setup.deck)) == 84
    assert [card.words.count(sky.word) for card in setup.words] == [1, 0, 0, 0]


async def test_without_a_sky_the_deal_is_as_ever() -> None:
    table, sky = await table_with("")
    grid, words = await dealt(table)
    assert grid != sky.cards
    assert len(words) == 2


async def test_discovery_cards_come_first_whatever_the_sky() -> None:
    table, sky = await table_with("today", words=WordChoice.DISCOVERY)
    assert (await dealt(table))[1] != (sky.word,)


@pytest.mark.parametrize("day", ["2999-01-01", "1999-01-01", "never"])
async def test_a_sky_to_come_can_not_be_chosen(day: str) -> None:
    table, _ = await table_with("today")
    refused = await table.ask(table.people[0], c.SetOptions(OptionChanges(sky=day)))
    assert refused == Refusal(TableCode.OPTION, {"option": "sky"})
    assert table.state.options.sky == "today"
