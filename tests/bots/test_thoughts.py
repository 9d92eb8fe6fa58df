"""Why did you mark this? Bots tell it in the reader's language, and never before the slates lie open."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from stella import rules
from stella.bots import CHARACTERS, Character, Minds, shipped
from stella.bots.sight import TaggedCard
from stella.bots.why import Link, why
from stella.languages import LANGUAGES
from stella.live.queries import thoughts
from stella.rules import Phase, SlatesShown
from stella.tables.refusal import Refusal
from stella.tables.thoughts import Thoughts
from tests.bots.synthetic import DECK, deal
from tests.support.people import Device
from tests.tables.house import House, Table, play_round_with_bots


def told(table: Table) -> Thoughts:
    found = thoughts(table.live)
    assert not isinstance(found, Refusal)
    return found


async def played(shown: SlatesShown, rounds: int) -> tuple[Table, list[Thoughts]]:
    """A table after so many rounds, and all that was told at each step of them."""
    house = House()
    table = await house.open(1, bots=2, slates_shown=shown)
    ada = table.screen(1)
    await table.start()
    heard = list[Thoughts]()
    for number in range(rounds):
        if number:
            await table.do(1, "next_round")
        heard.append(told(table))
        await table.do(1, "reveal_word") if ada.own["actions"]["reveal_word"] else await house.clock.turn(1)
        heard.append(told(table))
        await play_round_with_bots(table, ada, house)
    return table, heard


@pytest.mark.anyio
async def test_after_the_game_bots_say_why_and_before_it_nothing() -> None:
    table, heard = await played(SlatesShown.AFTER_GAME, 4)
    assert table.phase() is Phase.OVER
    assert all(each.rounds == () for each in heard)
    record = rules.project_public(table.game).record
    said = told(table).rounds
    assert [each.number for each in said] == [1, 2, 3, 4]
    for each, shown in zip(said, record, strict=True):
        assert shown.slates is not None
        crosses = {(seat, place) for seat in (1, 2) for place in shown.slates[seat]}
        assert {(thought.seat, thought.place) for thought in each.thoughts} == crosses
        for thought in each.thoughts:
            assert bool(thought.tags) == (thought.link is Link.TAGS)
            assert all(set(tag) == set(LANGUAGES) for tag in thought.tags)


@pytest.mark.anyio
async def test_where_slates_lie_open_after_each_round_bots_say_why_then() -> None:
    table, heard = await played(SlatesShown.AFTER_ROUND, 2)
    assert all(each.rounds == () for each in heard)
    assert [each.number for each in told(table).rounds] == [2]


@pytest.mark.anyio
async def test_where_slates_stay_closed_bots_never_tell() -> None:
    table, _ = await played(SlatesShown.NEVER, 4)
    assert told(table).rounds == ()


@pytest.mark.anyio
async def test_of_bots_that_others_have_written_nobody_says_why() -> None:
    table, _ = await played(SlatesShown.AFTER_GAME, 4)
    assert any(each.thoughts for each in told(table).rounds)
    object.__setattr__(table.live.services, "custom_bot", lambda ours: ours)
    assert told(table).rounds == ()


def test_the_first_tag_is_the_closest_that_this_character_notices() -> None:
    grid = [str(card) for card in DECK.card_ids[:15]]
    found = why(shipped(), DECK.id, "w.crown", "heavy-crown", grid, Character.ATLAS)
    assert found.link is Link.TAGS
    assert found.tags[0] == "crown"


def test_every_reason_is_one_of_the_cards_own_tags() -> None:
    rng, kinds = Random(4), set[Link]()
    tags = {str(card.id): {*card.motifs, *card.moods} for card in DECK.cards}
    for _ in range(20):
        state = deal(rng, 3)
        grid = [str(card) for card in state.round.grid]
        for character in CHARACTERS:
            found = why(shipped(), DECK.id, state.setup.words[0].words[0], rng.choice(grid), grid, character)
            kinds.add(found.link)
        found = why(shipped(), DECK.id, "Großmutter", grid[0], grid)
        assert set(found.tags) <= tags[grid[0]]
    assert kinds >= {Link.TAGS, Link.TASTE}


def test_pictures_without_tags_are_marked_for_their_looks_or_by_taste() -> None:
    cards = [TaggedCard("dark", looks=(-1, 0, 0, 0)), TaggedCard("bright", looks=(1, 0, 0, 0))]
    minds = Minds(find_deck={"mine": cards}.get)
    assert why(minds, "mine", "sunshine", "bright", ["dark", "bright"]).link is Link.LOOKS
    assert why(minds, "mine", "sunshine", "dark", ["dark", "bright"]).link is Link.TASTE


def test_strangers_learn_nothing_of_what_bots_thought(server: str) -> None:
    asyncio.run(_strangers(server))


async def _strangers(server: str) -> None:
    async with Device(server) as ada, Device(server) as eve:
        table = await ada.create("Ada")
        path = f"/api/tables/{table['code']}/thoughts"
        mine: Any = await ada.http.get(path)
        assert (mine.status_code, mine.json()) == (200, {"rounds": []})
        assert (await eve.http.get(path)).status_code == 404
