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
from stella.bots.explain import TOGETHER, TagKind, explain
from stella.bots.learned import Count, Learned
from stella.bots.scorer import PictureScorer
from stella.languages import LANGUAGES
from stella.live.queries import thoughts
from stella.rules import Phase, SlatesShown
from stella.tables.refusal import Refusal
from stella.tables.thoughts import Thoughts
from tests.bots.synthetic import DECK, TaggedCard, deal
from tests.support.people import Device
from tests.tables.harness import Harness, Table, play_round_with_bots


def told(table: Table) -> Thoughts:
    found = thoughts(table.live)
    assert not isinstance(found, Refusal)
    return found


async def played(shown: SlatesShown, rounds: int) -> tuple[Table, list[Thoughts]]:
    """A table after this many rounds, and all that was told at each step of them."""
    harness = Harness()
    table = await harness.open(1, bots=2, slates_shown=shown)
    ada = table.screen(1)
    await table.start()
    heard = list[Thoughts]()
    for number in range(rounds):
        if number:
            await table.do(1, "next_round")
        heard.append(told(table))
        await table.do(1, "reveal_word") if ada.own["actions"]["reveal_word"] else await harness.clock.turn(1)
        heard.append(told(table))
        await play_round_with_bots(table, ada, harness)
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
    told = [
        explain(scorer(Character.ATLAS, secret=str(n)), "w.cage", "caged-storm", grid, 5) for n in range(40)
    ]
    named = [each for each in told if each.link is Link.TAGS]
    assert named
    for found in named:
        assert found.tags[0] == "cage"
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
            reason = explain(bot, word, card, grid, 5)
            assert set(reason.tags) <= tags[reason.kind][card]
            found[reason.link] += 1
    return found


@pytest.mark.parametrize("character", CHARACTERS)
def test_reasons_are_of_many_kinds_and_hardly_ever_a_hunch(character: Character) -> None:
    found = reasons(character)
    assert found[Link.TAGS] + found[Link.SCENE] + found[Link.COMMON] > found.total() / 6
    assert found[Link.FONDNESS] + found[Link.MEMORY] > found.total() / 3
    assert found[Link.TASTE] < found.total() / 10


def test_a_tag_is_named_only_if_it_is_closer_to_the_word_than_those_of_most_cards() -> None:
    """Otherwise somebody who marks a mirror for "machine" would name the armchair that is reflected in it."""
    whole = 0
    for number in range(40):
        bot, grid, word = _among([CHARACTERS[number % len(CHARACTERS)]], number)
        best = {
            str(card): found[0].weight
            for card in DECK.card_ids
            if (found := bot.knowledge.reasons(DECK.id, word, str(card), bot.persona.eyes))
        }
        for card in marked(bot, word, grid):
            link = explain(bot, word, card, grid, 5).link
            if link in (Link.TAGS, Link.SCENE):
                closer = sum(weight > best[card] for weight in best.values())
                assert (closer <= len(best) / 6) == (link is Link.TAGS)
            whole += link is Link.SCENE
    assert whole > 0


def test_iris_says_so_when_colour_and_light_decided() -> None:
    assert reasons(Character.IRIS)[Link.LOOKS] > 20
    assert reasons(Character.ATLAS)[Link.LOOKS] < 10


@pytest.mark.parametrize("bots", [1, 3])
def test_without_what_it_names_a_bot_would_seldom_have_marked_the_picture(bots: int) -> None:
    rng, decided, total = Random(6), 0, 0
    for number in range(40):
        bot, grid, word = _among(rng.sample(CHARACTERS, bots), number)
        felt = bot.scores(word, grid)
        for card in marked(bot, word, grid):
            link, place = explain(bot, word, card, grid, 5).link, grid.index(card)
            least = min(
                bot.scores(word, grid, links)[place] for links in ({link}, TOGETHER.get(link, {link}))
            )
            others_felt = [value for each, value in zip(grid, felt, strict=True) if each != card]
            decided, total = decided + (sum(value > least for value in others_felt) >= 5), total + 1
    assert decided >= 0.8 * total


def test_most_bots_mark_the_picture_that_everybody_thinks_of_and_few_mark_all_of_those() -> None:
    found = Counter[int]()
    for number in range(120):
        bot, grid, word = _among([CHARACTERS[number % len(CHARACTERS)]], number)
        common = bot.common(word, grid)
        assert common is not None
        best = sorted(grid, key=lambda card: -common[grid.index(card)])
        found.update(place for place in range(5) if best[place] in marked(bot, word, grid))
    assert found[0] > 0.8 * 120
    assert found[3] + found[4] < 120


def test_keeping_apart_from_other_bots_is_no_hunch() -> None:
    bots = [Character.ATLAS, Character.MIRA, Character.SAGA]
    found = Counter(
        explain(bot, word, card, grid, 5).link
        for number in range(40)
        for bot, grid, word in [_among(bots, number)]
        for card in marked(bot, word, grid)
    )
    assert found[Link.APART] > 0
    assert found[Link.TASTE] < found.total() / 5


def _among(characters: Sequence[Character], number: int) -> tuple[PictureScorer, list[str], str]:
    """The first of these bots, and a round."""
    state, (me, *others) = deal(Random(number), 4), characters
    seats = tuple((str(other), str(other)) for other in others)
    context = BotContext(me, DECK.id, 4, len(characters), secret=str(number), others=seats)
    grid, word = [str(card) for card in state.round.grid], str(state.setup.words[0].words[0])
    return bot_player(context, me, BotLevel.STARGAZER).scorer, grid, word


def test_who_goes_by_what_people_here_marked_says_that() -> None:
    grid = [str(card) for card in DECK.card_ids[:15]]
    knowledge = Knowledge()
    least = marked(scorer(Character.ATLAS), "w.crown", grid[::-1])[-1]
    loved = next(card for card in grid if card not in marked(scorer(Character.ATLAS), "w.crown", grid))
    knowledge.learned = Learned(
        cells={(DECK.id, "w.crown", loved): {str(day): Count(6, 6) for day in range(12)}}
    )
    assert least != loved
    bot = scorer(Character.ATLAS, knowledge=knowledge)
    assert explain(bot, "w.crown", loved, grid, 5).link is Link.OTHERS


def test_a_word_that_a_bot_has_never_heard_is_admitted() -> None:
    grid = [str(card) for card in DECK.card_ids[:15]]
    bot = scorer(Character.PUCK)
    assert {explain(bot, "xqzzv", card, grid, 5).link for card in marked(bot, "xqzzv", grid)} <= {
        Link.UNKNOWN,
        Link.TASTE,
    }
    assert explain(bot, "xqzzv", marked(bot, "xqzzv", grid)[0], grid, 5).link is Link.UNKNOWN


def test_pictures_without_tags_are_marked_for_their_looks_or_by_taste() -> None:
    cards = [TaggedCard(str(n), looks=(n - 7, 0, 0, 0)) for n in range(15)]
    knowledge = Knowledge(find_deck={"mine": cards}.get)
    bot, grid = scorer(Character.IRIS, "mine", knowledge), [card.id for card in cards]
    assert {explain(bot, "sunshine", card, grid, 5).link for card in marked(bot, "sunshine", grid)} <= {
        Link.LOOKS,
        Link.TASTE,
    }
    assert explain(scorer(None, "nowhere", knowledge), "sunshine", "14", grid, 5).link is Link.TASTE


def test_strangers_learn_nothing_of_what_bots_thought(server_link: str) -> None:
    asyncio.run(_strangers(server_link))


async def _strangers(server_link: str) -> None:
    async with Device(server_link) as ada, Device(server_link) as eve:
        table = await ada.create("Ada")
        path = f"/api/tables/{table['code']}/thoughts"
        mine: Any = await ada.http.get(path)
        assert (mine.status_code, mine.json()) == (200, {"rounds": []})
        assert (await eve.http.get(path)).status_code == 404
