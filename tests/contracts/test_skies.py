"""What every store of skies promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from stella.postgres.database import ReadPool
from stella.rules import CardId, Place, Word
from stella.skies.deal import Sky
from stella.skies.slates import (
    MOST_CIRCLES,
    MOST_PEOPLE,
    CircleId,
    Membership,
    SkyCounts,
    SkyStore,
    Slate,
    VisitorId,
)
from stella.store.postgres.skies import PostgresSkies
from stella.store.sqlite.skies import SqliteSkies
from stella.tables.refusal import TableCode
from tests.support.clusters import database_for
from tests.support.memory_skies import MemorySkies

pytestmark = pytest.mark.anyio

STORES: dict[str, Callable[[Path], SkyStore]] = {
    "memory": lambda _: MemorySkies(),
    "sqlite": lambda folder: SqliteSkies(folder / "skies.db"),
    "postgres": lambda folder: PostgresSkies(ReadPool(database_for(folder), 4)),
}
SKY = Sky(
    Word("sea"),
    tuple(CardId(str(number)) for number in range(15)),
    {"iris": (Place(3), Place(1))},
)
OTHER = Sky(Word("snow"), SKY.cards)
MONDAY, TUESDAY = "2026-11-16", "2026-11-17"
RING, OTHER_RING = CircleId("b" * 32), CircleId("a" * 32)
ADA, BO, CY = VisitorId("ada"), VisitorId("bo"), VisitorId("cy")


def slate(visitor: VisitorId, *order: int, name: str = "") -> Slate:
    return Slate(visitor, 0, tuple(map(Place, order)), name)


def everyone(last: int) -> tuple[int, ...]:
    return tuple(range(1, last + 1))


async def finish(store: SkyStore, day: str, sky: Sky, slate: Slate) -> tuple[Slate, SkyCounts]:
    visit = await store.finish(day, sky, slate, everyone)
    assert visit is not None
    return visit.slate, visit.counts


async def kept(store: SkyStore, day: str, visitor: VisitorId) -> Slate | None:
    visit = await store.visit(day, visitor)
    return None if visit is None else visit.slate


@pytest.fixture(params=list(STORES))
async def store(
    request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str
) -> AsyncIterator[SkyStore]:
    store = STORES[request.param](tmp_path)
    yield store
    await store.close()


async def test_nobody_has_finished_a_new_sky(store: SkyStore) -> None:
    assert await store.counts(MONDAY) is None
    assert await kept(store, MONDAY, ADA) is None
    assert await store.slates(MONDAY, [1, 2]) == {}
    assert await store.list_counts() == []
    assert not await store.point(MONDAY, ADA, (), (Place(1),), None)


async def test_slates_are_numbered_and_counted(store: SkyStore) -> None:
    ada, _ = await finish(store, MONDAY, SKY, slate(ADA, 3, 1, name="Ada 🌠"))
    bo, counts = await finish(store, MONDAY, SKY, slate(BO, 3))
    assert (ada.number, bo.number, bo.company, ada.name) == (1, 2, (1,), "Ada 🌠")
    assert (counts.people, counts.last, counts.marks[1], counts.marks[3]) == (2, 2, 1, 2)
    assert await store.counts(MONDAY) == counts
    assert await kept(store, MONDAY, ADA) == ada
    assert await store.slates(MONDAY, [2, 1, 7]) == {1: ada, 2: bo}
    assert await store.slates(TUESDAY, [1, 2]) == {}


async def test_a_slate_is_final(store: SkyStore) -> None:
    first, before = await finish(store, MONDAY, SKY, slate(ADA, 3, 1))
    again, after = await finish(store, MONDAY, SKY, slate(ADA, 7))
    assert (again, after) == (first, before)


async def test_the_first_slate_keeps_the_deal(store: SkyStore) -> None:
    await finish(store, MONDAY, SKY, slate(ADA, 3))
    _, counts = await finish(store, MONDAY, replace(SKY, bots={"iris": (Place(5),)}), slate(BO, 3))
    assert counts.sky == SKY


async def test_a_slate_for_another_deal_changes_nothing(store: SkyStore) -> None:
    _, counts = await finish(store, MONDAY, SKY, slate(ADA, 3))
    for other in (OTHER, replace(SKY, cards=SKY.cards[::-1])):
        for visitor in (ADA, BO):
            assert await store.finish(MONDAY, other, slate(visitor, 3), everyone) is None
    assert (await store.counts(MONDAY), await kept(store, MONDAY, BO)) == (counts, None)


async def test_many_at_the_same_time_are_all_counted(store: SkyStore) -> None:
    visitors = [VisitorId(f"visitor {number}") for number in range(20)]
    done = await asyncio.gather(*(finish(store, MONDAY, SKY, slate(each, 4, 5)) for each in visitors))
    assert sorted(each.number for each, _ in done) == list(range(1, 21))
    counts = await store.counts(MONDAY)
    assert counts is not None
    assert (counts.people, counts.marks[4]) == (20, 20)


async def test_the_same_slate_sent_many_times_at_once_counts_once(store: SkyStore) -> None:
    await asyncio.gather(*(finish(store, MONDAY, SKY, slate(ADA, 4)) for _ in range(8)))
    counts = await store.counts(MONDAY)
    assert counts is not None
    assert (counts.people, counts.last) == (1, 1)


async def test_a_round_goes_on_pointing_by_pointing(store: SkyStore) -> None:
    await finish(store, MONDAY, SKY, slate(ADA, 3, 1))
    assert await store.point(MONDAY, ADA, (), (Place(1),), None)
    assert await store.point(MONDAY, ADA, (), (Place(1),), None)
    assert not await store.point(MONDAY, ADA, (), (Place(3),), None)
    assert await store.point(MONDAY, ADA, (Place(1),), (Place(1), Place(3)), 4)
    assert await store.point(MONDAY, ADA, (Place(1),), (Place(1), Place(3)), 4)
    ada, counts = await kept(store, MONDAY, ADA), await store.counts(MONDAY)
    assert ada is not None
    assert counts is not None
    assert (ada.pointings, ada.stars, counts.stars) == ((1, 3), 4, (0, 0, 0, 0, 1))


async def test_a_round_that_begins_again_is_ranked_once(store: SkyStore) -> None:
    await finish(store, MONDAY, SKY, slate(ADA, 3, 1))
    await store.point(MONDAY, ADA, (), (Place(1),), 2)
    assert await store.point(MONDAY, ADA, (Place(1),), (Place(3),), 0)
    counts = await store.counts(MONDAY)
    assert counts is not None
    assert counts.stars == (1, 0, 0)


async def test_the_forgotten_leave_nothing_behind(store: SkyStore) -> None:
    for day in (MONDAY, TUESDAY):
        await finish(store, day, SKY, slate(ADA, 3, 1, name="Ada"))
        await finish(store, day, SKY, slate(BO, 3))
    await store.point(MONDAY, ADA, (), (Place(1),), 2)
    assert (await store.forget(ADA), await store.forget(ADA)) == (2, 0)
    counts = await store.counts(MONDAY)
    assert counts is not None
    assert (counts.people, counts.marks[1], counts.marks[3], sum(counts.stars)) == (1, 0, 1, 0)
    assert await kept(store, MONDAY, ADA) is None
    assert list(await store.slates(MONDAY, [1, 2])) == [2]
    new, _ = await finish(store, MONDAY, SKY, slate(CY, 3))
    assert new.number == 3


async def test_companions_are_the_first_five_drawn_who_were_not_forgotten(store: SkyStore) -> None:
    visitors = [VisitorId(f"visitor {number}") for number in range(1, 9)]
    for each in visitors:
        await finish(store, MONDAY, SKY, slate(each, 3))
    for forgotten in (2, 3):
        await store.forget(visitors[forgotten - 1])
    visit = await store.finish(MONDAY, SKY, slate(ADA, 3), lambda _: (2, 8, 3, 7, 6, 5, 4, 1))
    assert visit is not None
    assert visit.slate.company == (8, 7, 6, 5, 4)
    assert sorted(visit.company) == [4, 5, 6, 7, 8]


async def test_a_circle_is_its_members_with_their_slates(store: SkyStore) -> None:
    assert await store.join(RING, ADA, MONDAY, new=True) is None
    assert await store.join(RING, BO, MONDAY, new=False) is None
    assert await store.join(RING, BO, TUESDAY, new=False) is None
    await store.join(OTHER_RING, ADA, TUESDAY, new=True)
    ada, _ = await finish(store, MONDAY, SKY, slate(ADA, 3))
    await finish(store, MONDAY, SKY, slate(CY, 3))
    found = await store.circles(ADA, MONDAY)
    assert list(found) == [RING, OTHER_RING]
    assert found[RING] == {ADA: ada, BO: None}
    assert await store.circles(ADA, TUESDAY) == {RING: {ADA: None, BO: None}, OTHER_RING: {ADA: None}}
    assert await store.circles(CY, MONDAY) == {}
    without = await store.circles(ADA, None)
    assert {circle: {*each.values()} for circle, each in without.items()} == {
        RING: {None},
        OTHER_RING: {None},
    }


async def test_members_of_a_circle_come_in_the_order_they_joined(store: SkyStore) -> None:
    await store.join(RING, CY, MONDAY, new=True)
    await store.join(RING, ADA, TUESDAY, new=False)
    assert [*(await store.circles(ADA, MONDAY))[RING]] == [CY, ADA]


async def test_nobody_joins_a_circle_that_ended_or_is_full_nor_too_many(store: SkyStore) -> None:
    assert await store.join(RING, ADA, MONDAY, new=False) is TableCode.CIRCLE
    await store.join(RING, ADA, MONDAY, new=True)
    people = [VisitorId(f"visitor {number}") for number in range(MOST_PEOPLE + 3)]
    told = await asyncio.gather(*(store.join(RING, each, MONDAY, new=False) for each in people))
    assert (told.count(None), told.count(TableCode.CIRCLE_FULL)) == (MOST_PEOPLE - 1, 4)
    assert await store.join(RING, people[told.index(None)], MONDAY, new=False) is None
    rings = [CircleId(f"{number:032x}") for number in range(MOST_CIRCLES + 3)]
    told = await asyncio.gather(*(store.join(each, BO, MONDAY, new=True) for each in rings))
    assert (told.count(None), told.count(TableCode.CIRCLES)) == (MOST_CIRCLES, 3)
    await store.leave(RING, ADA)
    assert await store.join(RING, CY, MONDAY, new=False) is None
    for each in people:
        await store.leave(RING, each)
    await store.leave(RING, CY)
    assert await store.join(RING, ADA, MONDAY, new=False) is TableCode.CIRCLE
    assert await store.circles(ADA, MONDAY) == {}


async def test_the_forgotten_and_those_whose_skies_are_gone_leave_their_circles(store: SkyStore) -> None:
    for visitor in (ADA, BO, CY):
        await store.join(RING, visitor, MONDAY, new=True)
        await finish(store, MONDAY, SKY, slate(visitor, 3))
    await finish(store, TUESDAY, SKY, slate(BO, 3))
    await store.join(OTHER_RING, CY, TUESDAY, new=True)
    await store.forget(ADA)
    await store.remove_before(TUESDAY)
    assert await store.memberships() == [
        Membership(OTHER_RING, CY, TUESDAY),
        Membership(RING, BO, MONDAY),
    ]


async def test_circles_from_elsewhere_take_the_place_of_ours(store: SkyStore) -> None:
    await store.join(RING, ADA, MONDAY, new=True)
    there = [Membership(OTHER_RING, BO, MONDAY)]
    for _ in range(2):
        await store.keep_memberships(there)
    assert await store.memberships() == there


async def test_the_nights_of_a_visitor(store: SkyStore) -> None:
    await finish(store, MONDAY, SKY, slate(ADA, 3))
    await finish(store, TUESDAY, OTHER, slate(ADA, 4))
    await finish(store, TUESDAY, OTHER, slate(BO, 4))
    nights = await store.nights(ADA)
    assert [(counts.day, counts.sky.word, each.order) for counts, each in nights] == [
        (TUESDAY, "snow", (4,)),
        (MONDAY, "sea", (3,)),
    ]
    assert await store.nights(CY) == []


async def test_slates_are_given_to_research_one_by_one_and_taken_back_together(store: SkyStore) -> None:
    for day in (MONDAY, TUESDAY):
        await finish(store, day, SKY, slate(ADA, 3))
        await finish(store, day, SKY, slate(BO, 3))
    await store.consent(ADA, MONDAY)
    given = [counts.day for counts, each in await store.nights(ADA) if each.research]
    assert given == [MONDAY]
    await store.consent(ADA, TUESDAY)
    await store.consent(BO, TUESDAY)
    await store.consent(ADA, None)
    assert not any(each.research for _, each in await store.nights(ADA))
    assert [each.research for _, each in await store.nights(BO)] == [True, False]


async def test_a_name_is_taken_off_every_slate_of_one_sky(store: SkyStore) -> None:
    for day in (MONDAY, TUESDAY):
        await finish(store, day, SKY, replace(slate(ADA, 3), name="Rude"))
        await finish(store, day, SKY, replace(slate(BO, 3), name="Bo"))
        await finish(store, day, SKY, replace(slate(CY, 3), name="Rude"))
    assert await store.take_name(MONDAY, "Rude") == 2
    assert await store.take_name(MONDAY, "Rude") == 0
    assert await store.take_name("2000-01-01", "Rude") == 0
    for day, names in ((MONDAY, ["", "Bo", ""]), (TUESDAY, ["Rude", "Bo", "Rude"])):
        slates = await store.slates(day, (1, 2, 3))
        assert [slates[number].name for number in (1, 2, 3)] == names


async def test_bots_may_learn_from_a_visitors_slates_until_they_say_no(store: SkyStore) -> None:
    for day in (MONDAY, TUESDAY):
        await finish(store, day, SKY, slate(ADA, 3))
        await finish(store, day, SKY, slate(BO, 3))
    await store.teach(ADA, on=False)
    assert [each.teaches for _, each in await store.nights(ADA)] == [False, False]
    assert [each.teaches for _, each in await store.nights(BO)] == [True, True]
    await store.teach(ADA, on=True)
    assert [each.teaches for _, each in await store.nights(ADA)] == [True, True]


async def test_a_sky_is_learned_from_once(store: SkyStore) -> None:
    await store.note_learned(MONDAY)
    await finish(store, MONDAY, SKY, slate(ADA, 3))
    for learned in (False, True):
        counts = await store.counts(MONDAY)
        assert counts is not None
        assert counts.learned is learned
        await store.note_learned(MONDAY)


async def test_the_closest_mind_is_looked_for_once_the_round_is_over(store: SkyStore) -> None:
    bo, _ = await finish(store, MONDAY, SKY, slate(BO, 1, 2, 3))
    await finish(store, MONDAY, SKY, slate(CY, 1, 9))
    await finish(store, MONDAY, SKY, slate(ADA, 1, 2))
    before = await store.visit(MONDAY, ADA)
    await store.point(MONDAY, ADA, (), (Place(1),), 2)
    after = await store.visit(MONDAY, ADA)
    assert before is not None
    assert after is not None
    assert (before.closest, after.closest) == (None, bo)
    await store.forget(BO)
    await store.forget(CY)
    alone = await store.visit(MONDAY, ADA)
    assert alone is not None
    assert alone.closest is None


async def test_a_sky_from_elsewhere_takes_the_place_of_ours(store: SkyStore) -> None:
    elsewhere = MemorySkies()
    await finish(elsewhere, MONDAY, SKY, slate(ADA, 3))
    ada, counts = await finish(elsewhere, MONDAY, SKY, slate(CY, 4))
    await finish(store, MONDAY, OTHER, slate(BO, 1))
    for _ in range(2):
        await store.keep(counts, list((await elsewhere.slates(MONDAY, [1, 2])).values()))
    assert (await store.counts(MONDAY), await kept(store, MONDAY, CY)) == (counts, ada)
    assert await kept(store, MONDAY, BO) is None


async def test_old_skies_are_removed_with_their_slates(store: SkyStore) -> None:
    for day in (MONDAY, TUESDAY):
        await finish(store, day, SKY, slate(ADA, 3))
    assert await store.remove_before(TUESDAY) == 1
    assert [each.day for each in await store.list_counts()] == [TUESDAY]
    assert await kept(store, MONDAY, ADA) is None


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_what_was_acknowledged_is_there_after_a_restart(kind: str, tmp_path: Path) -> None:
    before = STORES[kind](tmp_path)
    ada, counts = await finish(before, MONDAY, SKY, slate(ADA, 3))
    await before.close()
    after = STORES[kind](tmp_path)
    assert (await kept(after, MONDAY, ADA), await after.counts(MONDAY)) == (ada, counts)
    await after.close()


async def test_no_trace_of_the_forgotten_stays_in_the_file(tmp_path: Path) -> None:
    store = SqliteSkies(tmp_path / "skies.db")
    for number in range(40):
        await finish(store, MONDAY, SKY, slate(VisitorId(f"visitor {number}"), 3, name=f"Name{number:03}"))
    await store.forget(VisitorId("visitor 7"))
    assert _bytes_in(tmp_path).count(b"Name008") > 0
    assert b"Name007" not in _bytes_in(tmp_path)
    await store.close()


def _bytes_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())
