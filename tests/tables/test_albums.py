"""An album retells a game: as everybody saw it, and through the eyes of each seat what that seat knew then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from stella import rules
from stella.live import albums
from stella.live.loading import SLICE, Loaded, load
from stella.live.snapshots import EVERY
from stella.rules import CardMarked, CardPointedAt, CardUnmarked, Phase, Seat, SlatesShown
from stella.tables import commands as c
from stella.tables.album import KINDS, Album, AlbumStep, GameReplay, StepKind, album_of
from stella.tables.events import Logged
from stella.tables.evolve import evolve
from stella.tables.game_spans import MAX_SPANS, GameSpan, GameSpans, finished_of, opening_of, spans_after
from stella.tables.keys import hashed
from stella.tables.people import MemberId
from stella.tables.project import project_own, project_play
from stella.tables.refusal import Refusal, TableCode
from stella.tables.stand_in import action_for
from stella.tables.state import TableState
from stella.wire.stored import CODEC
from tests.support.servers import settle, supply
from tests.tables.chance import ChanceTable
from tests.tables.harness import Harness, Table, play_round_with_bots, play_with_bots
from tests.tables.test_corpus import LOGS, entries_of

texts = supply().texts


@dataclass(frozen=True)
class Written:
    """One entry of a log: what it wrote, and the table everybody saw after it."""

    events: tuple[Logged, ...]
    after: TableState


@dataclass
class Life:
    """The life of a table, entry by entry, and the games in it."""

    entries: list[Written] = field(default_factory=list)
    spans: GameSpans = ()

    def add(self, before: TableState | None, events: Sequence[Logged]) -> TableState:
        """One more entry."""
        table = before
        for event in events:
            self.spans = spans_after(self.spans, table, event, len(self.entries) + 1, 1000)
            table = evolve(table, event)
        assert table is not None
        self.entries.append(Written(tuple(events), table))
        return table

    def of(self, span: GameSpan) -> list[Written]:
        """The entries of one game."""
        assert span.last is not None
        return self.entries[span.first - 1 : span.last]

    def album(self, span: GameSpan, member: MemberId | None) -> Album:
        """One game, retold to somebody."""
        retelling = GameReplay(span)
        for written in self.of(span):
            retelling.add(written.events)
        return album_of(retelling.moments, span, "ABCD2345", member, texts)


def life_of_chance(seed: int, steps: int = 900) -> Life:
    """Whole games of people who come, go, rename themselves, take seats over and wipe crosses."""
    life, chance = Life(), ChanceTable(Random(seed), mischief=0.12)
    for step in chance.steps(steps):
        if step.accepted:
            assert isinstance(step.decision, tuple)
            life.add(step.before, step.decision)
    return life


def life_from(path: Path) -> Life:
    """The life of a recorded table."""
    life, table = Life(), None
    for entry in entries_of(path):
        table = life.add(table, CODEC.decode(entry.body))
    return life


def viewers_of(life: Life, span: GameSpan) -> list[MemberId | None]:
    """All who were there at any time of a game, and somebody who only watches."""
    people = {member for written in life.of(span) for member in written.after.members}
    return [None, *sorted(people)]


def known_then(table: TableState, seat: Seat) -> tuple[int, ...]:
    """The crosses that the view of who plays a seat shows."""
    player = table.players[seat]
    if player.member is None or player.member not in table.members:
        assert table.game is not None
        own = rules.project_own(table.game, seat, player.since)
    else:
        own = project_own(table, player.member).game
    assert own is not None
    return own.crosses


def must_be_what_was_seen(life: Life, span: GameSpan, album: Album, member: MemberId | None) -> None:
    """Each step shows what the views of its entry showed, and nothing of a seat that is not to be seen."""
    steps = list(album.steps)
    for written in life.of(span):
        game_begins = next((n for n, e in enumerate(written.events) if isinstance(e, rules.GameStarted)), 0)
        events = written.events[game_begins:]
        kinds = [KINDS[type(event)] for event in events if type(event) in KINDS]
        shown, steps = steps[: len(kinds)], steps[len(kinds) :]
        assert [step.kind for step in shown] == kinds
        for step in shown:
            assert step.play == project_play(replace(written.after, open_until=None), texts)
            must_be_known_then(step, written.after, member)
    assert steps == []


def must_be_known_then(step: AlbumStep, seen: TableState, member: MemberId | None) -> None:
    """The eyes of each seat are those of its view, or closed."""
    is_closed = seen.game is not None and seen.game.setup.options.slates_shown is SlatesShown.NEVER
    for seat, eyes in enumerate(step.eyes):
        if is_closed and (member is None or seen.players[seat].member != member):
            assert eyes is None
            continue
        assert eyes is not None
        is_marked = step.kind not in (StepKind.DEAL, StepKind.WORD)
        assert eyes.crosses == (known_then(seen, Seat(seat)) if is_marked else ())
        pointed = {pointing.place for pointing in step.play.game.pointings}
        assert eyes.open == tuple(place for place in eyes.crosses if place not in pointed)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_game_of_a_recorded_table_is_retold_as_its_log_has_it(path: Path) -> None:
    life = life_from(path)
    for span in finished_of(life.spans):
        events = [event for written in life.of(span) for event in written.events]
        pointed = [event.pointing for event in events if isinstance(event, CardPointedAt)]
        slates: dict[tuple[int, Seat], set[int]] = {}
        number = 1
        for event in events:
            if isinstance(event, rules.NextRoundBegan):
                number = event.number
            elif isinstance(event, CardMarked):
                slates.setdefault((number, event.seat), set()).add(event.place)
            elif isinstance(event, CardUnmarked):
                slates[number, event.seat].discard(event.place)
        for member in viewers_of(life, span):
            album = life.album(span, member)
            rounds = album.record.rounds
            assert [each for one in rounds for each in one.pointings] == pointed
            assert [step.play.game.last for step in album.steps if step.kind is StepKind.POINTED] == pointed
            for one in rounds:
                if one.slates is not None:
                    told = {seat: set(places) for seat, places in enumerate(one.slates)}
                    assert told == {seat: slates[one.number, Seat(seat)] for seat in told}
            must_be_what_was_seen(life, span, album, member)


def test_the_corpus_has_finished_games_with_open_and_with_closed_slates() -> None:
    spans = [each for path in LOGS for each in finished_of(life_from(path).spans)]
    shown = {opening_of(each).options.slates_shown for each in spans}
    assert shown >= {SlatesShown.NEVER, SlatesShown.AFTER_GAME}
    assert max(each.game for each in spans) > 1


@pytest.mark.parametrize("seed", range(12))
def test_every_seats_eyes_see_at_every_step_what_its_view_said_then(seed: int) -> None:
    life = life_of_chance(seed)
    finished = finished_of(life.spans)
    for span in finished:
        end = life.of(span)[-1].after
        assert [(each.name, each.member, each.bot) for each in span.players] == [
            (each.name, each.member, each.bot) for each in end.players
        ]
        for member in viewers_of(life, span):
            must_be_what_was_seen(life, span, life.album(span, member), member)


def test_games_of_chance_have_every_kind_of_table() -> None:
    spans = [each for seed in range(12) for each in finished_of(life_of_chance(seed).spans)]
    assert {opening_of(each).options.slates_shown for each in spans} == set(SlatesShown)


# At a table


async def play_on(table: Table) -> None:
    """The table plays for everybody, to the end of the round."""
    while table.phase() not in (Phase.SCORING, Phase.OVER):
        seat = rules.turn_of(table.game).waiting_for[0]
        action = action_for(table.state, seat, lambda limit: limit // 2)
        assert action is not None
        await table.must(None, action)


@pytest.mark.anyio
@pytest.mark.parametrize("shown", [SlatesShown.NEVER, SlatesShown.AFTER_GAME])
async def test_who_took_a_seat_over_sees_through_it_from_then_on(shown: SlatesShown) -> None:
    table = await Harness().open(3, slates_shown=shown)
    await table.start()
    await play_on(table)
    await table.must("m3", c.Leave())
    await table.must(None, c.Join("Di", "en", hashed("key of Di")))
    await table.must("m4", c.TakeSeat(Seat(2)))
    for _ in range(3):
        await table.do(1, "next_round")
        await play_on(table)
    album = msgspec.json.decode(await told(table, 3), type=Album)
    assert (album.seat, album.record.players[2].name) == (2, "Di")
    assert [(each.round, each.seat, each.player.name) for each in album.earlier] == [(1, 2, "Guest 3")]
    assert album.record.own_crosses[0] == ()
    eyes = {(step.play.game.round, step.eyes[2] is not None) for step in album.steps}
    before_di = shown is not SlatesShown.NEVER
    assert eyes == {(1, before_di), (2, True), (3, True), (4, True)}
    [summary] = albums.albums(table.live).games
    assert [each.name for each in summary.players] == ["Ada", "Guest 2", "Di"]


async def two_worlds(extra: int, *, wiped: tuple[int, ...] = (), shown: SlatesShown) -> Table:
    """A game of three where Cy falls in every round, and nobody points at the `extra` cross Cy made besides."""
    table = await Harness().open(3, wish="the same", slates_shown=shown)
    await table.start(first_scout=2)
    for number in range(4):
        await table.do(table.game.round.first_scout + 1, "reveal_word")
        for place in wiped:
            await table.do(3, "mark", place=place)
            await table.do(3, "unmark", place=place)
        await table.mark(1, 0, 1)
        await table.mark(2, 0, 1)
        await table.mark(3, 8, extra)
        while table.phase() is Phase.REVEAL:
            scout = table.game.round.scout
            assert scout is not None
            open_places = {0: (0, 1), 1: (0, 1), 2: (8,)}[scout]
            pointed = {each.place for each in table.game.round.pointings}
            await table.do(
                scout + 1, "point_at", place=next(each for each in open_places if each not in pointed)
            )
        if number < 3:
            await table.do(1, "next_round")
    assert table.phase() is Phase.OVER
    return table


async def told(table: Table, who: int | None) -> bytes:
    """The album of the first game, as it is sent."""
    span = albums.span(table.live, 1)
    assert isinstance(span, GameSpan)
    album = await albums.album(table.live, span, None if who is None else table.people[who - 1])
    return msgspec.json.encode(album)


@pytest.mark.anyio
async def test_where_slates_stay_closed_a_cross_nobody_pointed_at_stays_secret_for_ever() -> None:
    one, other = [await two_worlds(extra, shown=SlatesShown.NEVER) for extra in (9, 10)]
    for who in (None, 1, 2):
        assert await told(one, who) == await told(other, who)
    assert await told(one, 3) != await told(other, 3)


@pytest.mark.anyio
@pytest.mark.parametrize("shown", [SlatesShown.AFTER_GAME, SlatesShown.AFTER_ROUND])
async def test_what_was_wiped_and_when_is_told_to_nobody(shown: SlatesShown) -> None:
    one = await two_worlds(9, shown=shown)
    other = await two_worlds(9, wiped=(3, 4), shown=shown)
    for who in (None, 1, 2, 3):
        assert await told(one, who) == await told(other, who)


@pytest.mark.anyio
async def test_a_running_game_has_no_album_and_an_unknown_one_neither() -> None:
    table = await play_with_bots(Harness(), rounds=3)
    assert albums.span(table.live, 1) == Refusal(TableCode.NOT_OVER)
    assert albums.span(table.live, 2) == Refusal(TableCode.NO_TABLE)
    assert albums.albums(table.live).games == []


@pytest.mark.anyio
async def test_games_are_found_again_after_a_rematch_by_a_new_server_and_from_a_snapshot() -> None:
    harness = Harness()
    table = await two_games(harness)
    summaries = albums.albums(table.live)
    assert [each.game for each in summaries.games] == [2, 1]
    first = await told(table, 1)
    assert table.live.sleep()
    await settle()
    assert await harness.store.snapshot(table.live.id) is not None
    for harness_after in (harness, await harness.restarted()):
        live = await harness_after.hub.find(table.live.id)
        assert live is not None
        assert albums.albums(live) == summaries
        assert await told(Table(harness_after, live), 1) == first
    harness.store._snapshots.clear()
    anew = await load(harness.store, table.live.id, Loaded())
    assert [each.game for each in finished_of(anew.spans)] == [1, 2]


async def two_games(harness: Harness) -> Table:
    table = await play_with_bots(harness)
    ada = table.screens()[0]
    await table.start()
    for number in range(4):
        if number:
            await table.do(1, "next_round")
        await play_round_with_bots(table, ada, harness)
    return table


@pytest.mark.anyio
async def test_one_game_is_read_without_the_others() -> None:
    table = await two_games(Harness())
    span = table.live.spans[-1]
    entries = table.harness.store._logs[table.live.id]
    assert span.last == len(entries)
    assert span.first > SLICE // 4
    store = table.fussy()
    await told(table, 1)
    first = table.live.spans[0]
    assert first.last is not None
    assert store.loads == -(-(first.last - first.first + 1) // SLICE)


@pytest.mark.anyio
async def test_a_name_in_a_finished_game_stays_as_it_was() -> None:
    table = await play_with_bots(Harness())
    await table.do(1, "rename", name="Augusta")
    [summary] = albums.albums(table.live).games
    assert summary.players[0].name == "Ada"
    assert b"Augusta" not in await told(table, 1)


def test_a_table_remembers_its_newest_games_and_no_keys() -> None:
    life = life_from(next(path for path in LOGS if "rematch" in path.stem))
    [start] = [
        (written, event)
        for written in life.of(life.spans[0])
        for event in written.events
        if isinstance(event, rules.GameStarted)
    ]
    table = opening_of(life.spans[0])
    spans: GameSpans = ()
    for seq in range(MAX_SPANS + 3):
        spans = spans_after(spans, table, start[1], 2 * seq + 1, 0)
        spans = spans_after(spans, table, rules.GameEnded((1, 2, 3), (Seat(2),)), 2 * seq + 2, 0)
    assert len(spans) == MAX_SPANS
    assert spans[-1].last == 2 * (MAX_SPANS + 3)
    assert all(member.keys == () for member in opening_of(spans[0]).members.values())


def test_a_game_span_takes_little_of_a_snapshot() -> None:
    sizes = [
        len(msgspec.msgpack.encode(each)) for path in LOGS for each in finished_of(life_from(path).spans)
    ]
    assert 0 < max(sizes) < 4000
    assert EVERY > 0
