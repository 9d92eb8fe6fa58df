"""Why did you mark this? Bots tell it in the reader's language, and never before the slates are revealed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from stella import rules
from stella.bots import CHARACTERS, BotContext, BotLevel, Character, Knowledge, Link, bot_player
from stella.bots.explain import TagKind, explain
from stella.bots.learned import Count, Learned
from stella.bots.scorer import PictureScorer
from stella.languages import LANGUAGES
from stella.live.queries import thoughts
from stella.rules import Phase, SlatesShown
from stella.tables.refusal import Refusal
from stella.tables.thoughts import Thoughts
from tests.bots.synthetic import DECK, TaggedCard, deal
from tests.support.people import Device
from tests.tables.house import House, Table, play_round_with_bots


def told(table: Table) -> Thoughts:
    found = thoughts(table.live)
    assert not isinstance(found, Refusal)
    return found


async def played(shown: SlatesShown, rounds: int) -> tuple[Table, list[Thoughts]]:
    """A table after this many rounds, and all that was told at each step of them."""
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
            assert bool(thought.tags) == (thought.link in (Link.TAGS, Link.FONDNESS, Link.MEMORY))
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


def scorer(
    character: Character | None, deck: str = DECK.id, knowledge: Knowledge | None = None, secret: str = "s"
) -> PictureScorer:
    return bot_player(
        BotContext(character or "bot", deck, 4, 1, secret=secret, knowledge=knowledge),
        character,
        BotLevel.STARGAZER,
    ).scorer


def test_the_first_tag_is_the_closest_that_this_character_notices() -> None:
    grid = [str(card) for card in DECK.card_ids[:15]]
    found = explain(scorer(Character.ATLAS), "w.crown", "heavy-crown", grid)
    assert found.link is Link.TAGS
    assert found.tags[0] == "crown"
    assert found.kind is TagKind.THING


def marked(bot: PictureScorer, word: str, grid: Sequence[str]) -> list[str]:
    felt = bot.scores(word, grid)
    return [grid[place] for place in sorted(range(15), key=lambda place: -felt[place])[:5]]


def reasons(character: Character, rounds: int = 40) -> Counter[Link]:
    """How often each kind of reason decided, in many rounds at many tables."""
    rng, found = Random(4), Counter[Link]()
    tags = {
        TagKind.THING: {str(card.id): set(card.motifs) for card in DECK.cards},
        TagKind.MOOD: {str(card.id): set(card.moods) - set(card.motifs) for card in DECK.cards},
    }
    for number in range(rounds):
        state, bot = deal(rng, 3), scorer(character, secret=str(number))
        grid, word = [str(card) for card in state.round.grid], str(state.setup.words[0].words[0])
        for card in marked(bot, word, grid):
            reason = explain(bot, word, card, grid)
            assert set(reason.tags) <= tags[reason.kind][card]
            found[reason.link] += 1
    return found


@pytest.mark.parametrize("character", CHARACTERS)
def test_reasons_are_what_weighed_most_and_tags_only_one_of_them(character: Character) -> None:
    found = reasons(character)
    assert found[Link.TAGS] > found.total() / 3
    assert found[Link.FONDNESS] + found[Link.MEMORY] > found.total() / 20


def test_iris_says_so_when_colour_and_light_decided() -> None:
    assert reasons(Character.IRIS)[Link.LOOKS] > 20
    assert reasons(Character.ATLAS)[Link.LOOKS] == 0


def test_the_reason_is_the_greatest_part_of_the_feeling() -> None:
    bot, grid = scorer(Character.SAGA), [str(card) for card in DECK.card_ids[20:35]]
    terms = bot.terms("w.journey", grid)
    felt = bot.scores("w.journey", grid)
    for place, card in enumerate(grid):
        assert sum(values[place] for values in terms.values()) == pytest.approx(felt[place])
        greatest = max(terms, key=lambda link: terms[link][place])
        told = explain(bot, "w.journey", card, grid).link
        assert told is greatest or (told is Link.COMMON and greatest is Link.TAGS) or felt[place] < 0.5


def test_who_goes_by_what_people_here_marked_says_that() -> None:
    grid = [str(card) for card in DECK.card_ids[:15]]
    knowledge = Knowledge()
    least = marked(scorer(Character.ATLAS), "w.crown", grid[::-1])[-1]
    loved = next(card for card in grid if card not in marked(scorer(Character.ATLAS), "w.crown", grid))
    knowledge.learned = Learned(
        cells={(DECK.id, "w.crown", loved): {str(day): Count(6, 6) for day in range(12)}}
    )
    assert least != loved
    assert explain(scorer(Character.ATLAS, knowledge=knowledge), "w.crown", loved, grid).link is Link.OTHERS


def test_a_word_that_a_bot_has_never_heard_is_admitted() -> None:
    grid = [str(card) for card in DECK.card_ids[:15]]
    bot = scorer(Character.PUCK)
    assert {explain(bot, "xqzzv", card, grid).link for card in marked(bot, "xqzzv", grid)} <= {
        Link.UNKNOWN,
        Link.TASTE,
    }
    assert explain(bot, "xqzzv", marked(bot, "xqzzv", grid)[0], grid).link is Link.UNKNOWN


def test_pictures_without_tags_are_marked_for_their_looks_or_by_taste() -> None:
    cards = [TaggedCard(str(n), looks=(n - 7, 0, 0, 0)) for n in range(15)]
    knowledge = Knowledge(find_deck={"mine": cards}.get)
    bot = scorer(Character.IRIS, "mine", knowledge)
    assert explain(bot, "sunshine", "14", [card.id for card in cards]).link is Link.LOOKS
    assert (
        explain(scorer(None, "nowhere", knowledge), "sunshine", "14", [card.id for card in cards]).link
        is Link.TASTE
    )


def test_strangers_learn_nothing_of_what_bots_thought(server_link: str) -> None:
    asyncio.run(_strangers(server_link))


async def _strangers(server_link: str) -> None:
    async with Device(server_link) as ada, Device(server_link) as eve:
        table = await ada.create("Ada")
        path = f"/api/tables/{table['code']}/thoughts"
        mine: Any = await ada.http.get(path)
        assert (mine.status_code, mine.json()) == (200, {"rounds": []})
        assert (await eve.http.get(path)).status_code == 404
