"""Bots learn from people: from open slates, one vote each, without names; it survives, and it can be forgotten."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event

import pytest
from msgspec.structs import replace as replace_struct

from stella import rules
from stella.bots import BotLevel, Character, Knowledge, sit_down
from stella.bots.characters import ENSEMBLE
from stella.bots.encoder import Encoder, Work
from stella.bots.learned import LEAST_DAYS, Count, Learned, Vote
from stella.bots.lexicon import Vector, lexicon
from stella.bots.memory import Memory
from stella.bots.port import BotContext
from stella.content.decks import table_deck_id
from stella.content.wordcards import load_word_cards
from stella.live.loading import events_of
from stella.live.supply import TableDealer
from stella.rules import Seat, SlatesShown, Word
from stella.server.learning import GATHER, Learning
from stella.server.settings import Settings
from stella.tables import commands as c
from stella.tables.evolve import replay
from stella.tables.options import WordChoice
from stella.tables.votes import Ballot, ballots_after, lesson_of, votes_of
from tests.bots.synthetic import DECK, deal
from tests.support.servers import FakeClock
from tests.tables.harness import Harness, Table, play_round_with_bots, play_with_bots

KEY = bytes(32)
DAY = "2026-11-16"
PRINTED = load_word_cards().texts


def is_printed(word: str) -> bool:
    return Word(word) in PRINTED


async def votes_at(table: Table) -> list[Vote]:
    """By the whole log, as a table that stays awake does."""
    entries = await table.live.services.store.load(table.live.id)
    ballots, state = tuple[Ballot, ...](), table.state
    for before, event, _ in replay(events_of(entries)):
        ballots = ballots_after(ballots, before, event)
    return votes_of(table.live.id, lesson_of(state, ballots), KEY, is_printed)


@pytest.mark.anyio
async def test_every_picture_before_a_person_is_one_vote_and_bots_have_none() -> None:
    votes = await votes_at(await play_with_bots(Harness()))
    assert len(votes) == 4 * 15
    assert sum(vote.marked for vote in votes) == 4 * 2  # Ada marks two pictures each round
    assert len({vote.voter for vote in votes}) == len(votes)
    assert all(vote.word is not None and is_printed(vote.word) for vote in votes)


@pytest.mark.anyio
async def test_nothing_is_learned_where_slates_stay_closed_or_cards_are_real() -> None:
    assert await votes_at(await play_with_bots(Harness(), slates_shown=SlatesShown.NEVER)) == []
    assert await votes_at(await play_with_bots(Harness(), real_cards=True)) == []


@pytest.mark.anyio
async def test_nothing_is_learned_from_pictures_that_a_table_has_brought() -> None:
    harness = Harness()
    table = await harness.open(1, bots=2)
    mine = table_deck_id(table.live.id)
    common = harness.services.supply.cards(table.state.options)
    supply = replace(harness.services.supply, cards_of=lambda deck: common if deck == mine else None)
    object.__setattr__(harness.services, "supply", supply)
    table.live.dealer = TableDealer(supply, table.live.id, harness.services.rng, harness.services.knowledge)
    await table.do(1, "set_options", options={"deck": mine})
    ada = table.screen(1)
    await table.start()
    for number in range(4):
        if number:
            await table.do(1, "next_round")
        await play_round_with_bots(table, ada, harness)
    assert (table.phase(), table.state.options.deck) == (rules.Phase.OVER, mine)
    assert await votes_at(table) == []


@pytest.mark.anyio
async def test_words_that_people_wrote_are_never_kept() -> None:
    own = tuple((f"grandma {n}",) for n in range(4))
    votes = await votes_at(await play_with_bots(Harness(), words=WordChoice.OWN, own_words=own))
    assert len(votes) == 4 * 15
    assert {vote.word for vote in votes} == {None}
    assert "grandma" not in repr(votes)


@pytest.mark.anyio
async def test_nothing_is_learned_before_the_game_is_over() -> None:
    assert await votes_at(await play_with_bots(Harness(), rounds=3)) == []


@pytest.mark.anyio
async def test_the_crosses_of_a_stand_in_are_nobodys_vote() -> None:
    harness = Harness()
    table = await harness.open(2, bots=1)
    ada, bo = table.screen(1), table.screen(2)
    table.leave(bo)
    await table.start()
    for number in range(4):
        if number:
            await table.do(1, "next_round")
        for _ in range(200):
            if table.phase() in (rules.Phase.SCORING, rules.Phase.OVER):
                break
            actions = ada.own["actions"]
            if actions["reveal_word"]:
                await table.do(1, "reveal_word")
            elif table.phase() is rules.Phase.MARK and not ada.own["crosses"]:
                await table.mark(1, 0, 7)
            elif actions["point_at"]:
                await table.do(1, "point_at", place=actions["point_at"][0])
            else:
                await harness.clock.turn(70)
    assert table.phase() is rules.Phase.OVER
    assert len(await votes_at(table)) == 4 * 15


@pytest.mark.anyio
async def test_a_round_from_before_a_person_sat_down_is_not_their_vote() -> None:
    harness = Harness()
    table = await play_with_bots(harness, people=2, bots=1, rounds=0)
    ada, bo = table.screen(1), table.screen(2)
    for number in range(4):
        if number:
            await table.do(1, "next_round")
        while table.phase() not in (rules.Phase.SCORING, rules.Phase.OVER):
            for who, screen in ((1, ada), (2 if number == 0 else 3, bo)):
                actions = screen.own["actions"]
                if actions["reveal_word"]:
                    await table.do(who, "reveal_word")
                elif table.phase() is rules.Phase.MARK and not screen.own["crosses"]:
                    await table.mark(who, 0, 7)
                elif actions["point_at"]:
                    await table.do(who, "point_at", place=actions["point_at"][0])
            await harness.clock.turn(1)
        if number == 0:  # Bo leaves, and Cy sits down on that chair
            await table.must(table.people[1], c.Leave())
            await table.must(None, c.Join("Cy", "en", "key of Cy"))
            await table.do(3, "take_seat", seat=1)
            bo = table.screen(table.people[-1])
    assert table.phase() is rules.Phase.OVER
    assert len(await votes_at(table)) == 4 * 15 + 3 * 15


def vote(card: str, *, marked: bool, voter: str, word: str | None = "w.joy") -> Vote:
    return Vote(DECK.id, card, word, marked, voter)


def test_each_voter_counts_once_and_counts_survive(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    assert memory.load() == Learned()
    memory.add([vote("a", marked=True, voter="1"), vote("b", marked=False, voter="2")], DAY)
    memory.add([vote("a", marked=True, voter="1"), vote("a", marked=False, voter="3", word=None)], DAY)
    learned = Memory(tmp_path).load()
    assert learned.cards == {(DECK.id, "a"): {DAY: Count(1, 2)}, (DECK.id, "b"): {DAY: Count(0, 1)}}
    assert learned.cells == {
        (DECK.id, "w.joy", "a"): {DAY: Count(1, 1)},
        (DECK.id, "w.joy", "b"): {DAY: Count(0, 1)},
    }
    memory.reset()
    assert Memory(tmp_path).load() == Learned()


def test_of_two_votes_of_one_voter_in_a_game_the_first_counts(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.add([vote("a", marked=True, voter="1"), vote("a", marked=False, voter="1")], DAY)
    assert memory.load().cards == {(DECK.id, "a"): {DAY: Count(1, 1)}}


@pytest.mark.skipif(os.name != "posix", reason="Windows has other permissions")
def test_the_counts_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        Memory(tmp_path).add([vote("a", marked=True, voter="1")])
    finally:
        os.umask(old)
    assert [(file.name, file.stat().st_mode & 0o777) for file in tmp_path.iterdir()] == [("minds.db", 0o600)]


def test_what_is_counted_in_memory_is_what_is_counted_on_disk(tmp_path: Path) -> None:
    rng = Random(1)
    votes = [vote(rng.choice("abc"), marked=rng.random() < 0.4, voter=str(n)) for n in range(60)]
    learned = Learned()
    learned.take(votes, DAY)
    memory, other = Memory(tmp_path), Memory(tmp_path)
    memory.add(votes[:20], DAY)
    memory.add([*votes[10:30], *votes[20:30]], DAY)
    other.add(votes[30:40], DAY)  # from another process
    memory.add(votes[40:50], DAY)
    assert memory.add(votes, DAY) == learned
    assert Memory(tmp_path).add([], DAY) == learned


def test_what_another_process_forgot_is_forgotten_after_the_next_game(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.add([vote("a", marked=True, voter="1")])
    Memory(tmp_path).reset()
    assert memory.add([vote("b", marked=True, voter="2")], DAY).cards == {(DECK.id, "b"): {DAY: Count(1, 1)}}


def test_people_teach_a_bot_what_goes_with_a_word() -> None:
    state = deal(Random(8), 4)
    state = rules.play(state, rules.RevealWord(state.setup.first_scout))
    word, cards = str(state.setup.words[0].words[0]), [str(card) for card in state.round.grid]
    knowledge = Knowledge()
    bot = sit_down(Character.SAGA, BotLevel.ORACLE)(BotContext("saga", DECK.id, 4, 1, knowledge=knowledge))

    def marked() -> frozenset[int]:
        now = state
        while Seat(0) not in now.round.passed:
            command = bot(rules.project(now, Seat(0)), lambda _: 0)
            assert command is not None
            now = rules.play(now, command)
        return frozenset(now.round.marks[0])

    before = marked()
    unloved = [place for place in range(15) if place not in before][:3]
    for voter in range(40):
        knowledge.learned.take(
            (
                vote(card, marked=place in unloved, voter=f"{voter}{card}", word=word)
                for place, card in enumerate(cards)
            ),
            f"day {voter % 10}",
        )
    assert len(marked().intersection(unloved)) >= 2


# Nobody teaches them much alone


def attack(learned: Learned, games: int, days: int, *, alone: bool) -> None:
    """Somebody marks one picture in each game, at a new table each time, always with the same word."""
    for game in range(games):
        learned.take(
            [Vote("d", "a", "w.joy", marked=True, voter=f"{game}", alone=alone) for _ in range(4)],
            f"day {game % days}",
        )


@pytest.mark.parametrize("days", [1, 19])
def test_games_of_somebody_alone_move_nothing(days: int) -> None:
    learned = Learned()
    attack(learned, 190, days, alone=True)
    assert learned.share("d", "a") == pytest.approx(1 / 3)
    assert learned.nudges("d", "w.joy", ["a"], [0.0]) == pytest.approx([0.0])


def test_three_browsers_that_play_all_day_for_six_days_move_nothing_under_default_limits() -> None:
    """As many tables as one address may open, each with a game that votes for one picture."""
    creating, learned = Settings().creating, Learned()
    assert creating is not None
    a_day = round(creating.burst + creating.per_minute * 60 * 24)
    assert a_day > 10_000
    for day in range(LEAST_DAYS - 1):
        learned.cells.setdefault(("d", "w.joy", "a"), {})[f"day {day}"] = Count(a_day, a_day)
        learned.cards.setdefault(("d", "a"), {})[f"day {day}"] = Count(a_day, a_day)
    assert learned.share("d", "a") == pytest.approx(1 / 3)
    assert learned.nudges("d", "w.joy", ["a"], [0.0]) == pytest.approx([0.0])


async def _game_of(people: int) -> Table:
    """People and a bot have played a whole game; all of them always mark the same two places."""
    table = await play_with_bots(Harness(), people=people, bots=1, rounds=0)
    screens = {who: table.screen(who) for who in range(1, people + 1)}
    for number in range(4):
        if number:
            await table.do(1, "next_round")
        while table.phase() not in (rules.Phase.SCORING, rules.Phase.OVER):
            for who, screen in screens.items():
                actions = screen.own["actions"]
                if actions["reveal_word"]:
                    await table.do(who, "reveal_word")
                elif table.phase() is rules.Phase.MARK and not screen.own["crosses"]:
                    await table.mark(who, 0, 7)
                elif actions["point_at"]:
                    await table.do(who, "point_at", place=actions["point_at"][0])
            await table.harness.clock.turn(1)
    return table


@pytest.mark.anyio
@pytest.mark.parametrize(("people", "moved"), [(2, False), (3, True)])
async def test_two_browsers_move_nothing_in_a_month_and_three_people_do(
    tmp_path: Path, people: int, moved: bool
) -> None:
    memory, knowledge = Memory(tmp_path), Knowledge()
    votes = await votes_at(await _game_of(people))
    assert len(votes) == people * 4 * 15
    for day in range(30):
        again = [replace_struct(vote, voter=f"{day} {vote.voter}") for vote in votes]
        knowledge.learned = memory.add(again, f"day {day}")
    learned = knowledge.learned
    biases = {learned.bias(*card) for card in learned.cards}
    nudges = {round(learned.nudges(deck, word, [card], [0.5])[0], 9) for deck, word, card in learned.cells}
    assert (biases != {0.0}) is moved
    assert (nudges != {0.0}) is moved


def test_where_people_play_three_browsers_for_a_week_weigh_no_more_than_one_table_a_day() -> None:
    honest = {f"day {n}": Count(2, 6) for n in range(30)}
    poisoned = {f"day {n}": Count(10_000, 10_000) for n in range(7)}
    learned = Learned({("d", "a"): honest | poisoned, ("d", "b"): honest})
    assert learned.share("d", "b") == pytest.approx(1 / 3)
    assert learned.share("d", "a") < 0.5


def test_the_votes_of_many_days_count_for_much() -> None:
    learned = Learned()
    attack(learned, 40, 10, alone=False)
    assert learned.share("d", "a") > 0.85


def test_honest_evenings_teach_about_what_people_mark() -> None:
    rng, learned = Random(3), Learned()
    truth = {card: rng.uniform(0.1, 0.7) for card in map(str, range(40))}
    for day in range(12):
        for card, share in truth.items():
            votes = [
                Vote("d", card, None, marked=rng.random() < share, voter=f"{day} {card} {n}")
                for n in range(4)
            ]
            learned.take(votes, f"day {day}")
    error = [abs(learned.share("d", card) - share) for card, share in truth.items()]
    untaught = [abs(1 / 3 - share) for share in truth.values()]
    assert sum(error) < 0.5 * sum(untaught)


def test_one_day_can_be_forgotten_and_the_others_stay(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    assert not memory.drop("monday")
    memory.add([vote("a", marked=True, voter="1")], "monday")
    memory.add([vote("a", marked=True, voter="2")], "tuesday")
    assert memory.drop("monday")
    assert memory.load().cards == {(DECK.id, "a"): {"tuesday": Count(1, 1)}}
    after = memory.add([vote("a", marked=True, voter="3")], "tuesday")
    assert after.cards == {(DECK.id, "a"): {"tuesday": Count(2, 2)}}


@pytest.mark.anyio
async def test_who_plays_alone_is_known_to_have_played_alone() -> None:
    assert all(each.alone for each in await votes_at(await play_with_bots(Harness())))


@pytest.mark.anyio
async def test_nothing_is_learned_from_who_does_not_want_it() -> None:
    harness = Harness()
    table = await play_with_bots(harness, rounds=3)
    ada = table.screens("m1")[0]
    assert ada.view["you"]["teaches"]
    await table.do(1, "teach_bots", on=False)
    assert not ada.view["you"]["teaches"]
    await table.do(1, "next_round")
    await play_round_with_bots(table, ada, harness)
    assert await votes_at(table) == []


def test_a_picture_that_people_love_is_tried_with_unknown_words_too() -> None:
    always, never = ({str(day): Count(marked, 4) for day in range(7)} for marked in (4, 0))
    learned = Learned({("d", "a"): always, ("d", "b"): never})
    loved, unloved, unknown = learned.nudges("d", "xqzzv", ["a", "b", "c"], None)
    assert loved > unknown == 0 > unloved


@pytest.mark.anyio
async def test_a_server_learns_after_each_game_and_a_broken_file_harms_nobody(tmp_path: Path) -> None:
    table = await play_with_bots(Harness())
    knowledge, problems, clock = Knowledge(), list[str](), FakeClock()
    jobs = list[asyncio.Task[None]]()
    learning = Learning(
        Memory(tmp_path),
        knowledge,
        KEY,
        is_printed,
        lambda work: jobs.append(asyncio.get_running_loop().create_task(work)),
        clock.call_later,
        lambda where, error: problems.append(f"{where} {type(error).__name__}"),
    )
    for _ in range(2):  # told twice, counted once
        learning.finished(table.live.id, table.harness.lessons[0])
        await clock.turn(GATHER)
        await asyncio.gather(*jobs)
        assert (
            sum(each.alone_shown for days in knowledge.learned.cards.values() for each in days.values()) == 60
        )
    again = replace(learning, knowledge=Knowledge())
    again.begin()
    assert again.knowledge.learned == knowledge.learned
    assert problems == []
    Memory(tmp_path).path.write_bytes(b"no database at all, but long enough to be looked at" * 20)
    learning.begin()
    learning.finished(table.live.id, table.harness.lessons[0])
    await clock.turn(GATHER)
    await asyncio.gather(*jobs)
    assert problems == ["learn DatabaseError"] * 2


@pytest.mark.anyio
async def test_the_end_of_a_game_is_told_once() -> None:
    harness = Harness()
    table = await play_with_bots(harness, rounds=3)
    assert harness.finished == []
    await table.do(1, "next_round")
    await play_round_with_bots(table, table.screens("m1")[0], harness)
    await table.do(1, "rename", name="Ada the Second")
    assert harness.finished == [table.live.id]


# Words that no table holds


def test_an_encoder_works_out_unknown_words_beside_and_nobody_waits() -> None:
    begun, go_on = Event(), Event()
    zebra = lexicon().vector("zebra")
    assert zebra is not None

    def prepare() -> Work:
        begun.set()
        go_on.wait(20)
        return lambda _: zebra

    encoder = Encoder(prepare)
    knowledge = Knowledge(encoder=encoder)
    knowledge.prepare(["xqzzv", "zebra", "xqzzv"])
    assert begun.wait(20)
    assert knowledge.view(DECK.id, "xqzzv", ENSEMBLE) is None
    go_on.set()
    while not encoder.is_idle():
        begun.wait(0.01)
    assert knowledge.view(DECK.id, "Xqzzv!", ENSEMBLE) == knowledge.view(DECK.id, "zebra", ENSEMBLE)


def test_a_word_that_an_encoder_fails_on_is_done_without_and_the_next_one_is_not(
    caplog: pytest.LogCaptureFixture,
) -> None:
    zebra = lexicon().vector("zebra")
    assert zebra is not None

    def work(text: str) -> Vector:
        if text == "bad":
            raise ValueError("secret")
        return zebra

    encoder = Encoder(lambda: work)
    encoder.find("bad")
    encoder.find("good")
    while not encoder.is_idle():
        Event().wait(0.01)
    assert encoder.find("good") == zebra
    assert encoder.find("bad") is None
    assert "the encoder failed on a word: ValueError" in caplog.text
    assert "secret" not in caplog.text


def test_an_encoder_that_cannot_be_loaded_is_done_without(caplog: pytest.LogCaptureFixture) -> None:
    def prepare() -> Work:
        raise ImportError

    encoder = Encoder(prepare)
    assert encoder.find("xqzzv") is None
    assert encoder._thread is not None
    encoder._thread.join(20)
    assert encoder.find("xqzzv") is None
    assert "the encoder cannot be used: ImportError" in caplog.text
