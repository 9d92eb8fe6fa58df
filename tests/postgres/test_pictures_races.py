"""Uploaded pictures and games that begin in the same moment: what is dealt is what the table has, in every order."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from stella.bots import BotLevel
from stella.content.decks import DeckCatalogue, FolderPictures, UploadedPictures, table_deck_id
from stella.content.decks.installed import InstalledDecks
from stella.content.decks.writer import write_table_deck
from stella.live.table import LiveTable
from stella.live.table_request import DECK_CHANGE, DONE, Answer, request_id
from stella.postgres import Database
from stella.postgres.database import ReadPool
from stella.postgres.pictures import PostgresPictures
from stella.server.server import StellaServer
from stella.store.postgres import PostgresStore
from stella.tables import commands as c
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.contracts.pictures import MOST, cards
from tests.support.clusters import fetch
from tests.support.memory_store import MemoryStore
from tests.support.servers import NO_FOLDER, make_server

pytestmark = pytest.mark.anyio

HOST = MemberId("m1")
WAITING = """
SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE NOT l.granted AND a.datname = current_database()
"""
_numbers = itertools.count(1)


class Node:
    """A server that no other tells of what it does: only the log, and what it is asked."""

    def __init__(self, server: StellaServer) -> None:
        self.server, self.hub, self.own = server, server.hub, server.catalogue.own

    async def table(self, code: str) -> LiveTable:
        live = await self.hub.find(code)
        assert live is not None
        return live

    async def create(self) -> str:
        """A table with a host and two bots."""
        made = await self.hub.create(
            f"create-{next(_numbers)}", lambda key: c.CreateTable(OptionChanges(), "Ada", "en", key, id="x")
        )
        assert not isinstance(made, Refusal)
        for number in range(2):
            await self.hub.ask(made[0], HOST, c.AddBot(BotLevel.STARGAZER, id=f"bot-{number}"))
        return made[0].id

    @asynccontextmanager
    async def proposing(self, code: str) -> AsyncIterator[Proposal]:
        """Thirty new pictures, stored but not offered to the table yet."""
        command = c.SetOptions(OptionChanges(deck=table_deck_id(code)), id=f"{DECK_CHANGE}{next(_numbers)}")
        with self.own.workplace() as work:
            write_table_deck(cards(30), work / "deck")
            names = {f"p-{path.name[:16]}" for path in (work / "deck").glob("*.webp")}
            logged = request_id(HOST, command.id, http=True)
            async with self.own.bring(code, logged, work, work / "deck", MOST) as upload:
                offer = self.hub.ask_with_upload(await self.table(code), HOST, command, upload)
                yield Proposal(names, offer)

    async def bring(self, code: str) -> set[str]:
        """Bring thirty pictures; returns the ids that their cards may have."""
        async with self.proposing(code) as proposal:
            assert await proposal.offer == DONE
        return proposal.cards

    async def start(self, code: str) -> Answer:
        return await self.hub.ask(await self.table(code), HOST, c.Start(id=f"start-{next(_numbers)}"))

    async def dealt(self, code: str) -> set[str]:
        """The pictures that the running game is played with."""
        live = await self.table(code)
        await live.wake()
        assert live.state is not None
        assert live.state.game is not None
        return set(map(str, live.state.game.setup.deck))

    async def has(self, code: str) -> set[str]:
        """The pictures that the table has now."""
        deck = await self.own.refresh(code)
        assert deck is not None
        assert deck == self.own.deck(code)
        return {str(card.id) for card in deck.cards}


class Proposal:
    """What a table is offered."""

    def __init__(self, cards: set[str], offer: Awaitable[Answer]) -> None:
        self.cards, self.offer = cards, offer


def on(own: UploadedPictures, store: PostgresStore | MemoryStore) -> Node:
    return Node(make_server(store=store, catalogue=DeckCatalogue(own, InstalledDecks(NO_FOLDER))))


@pytest.fixture
async def nodes(url: str, tmp_path: Path) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes of one database, without hints between them."""

    def node(name: str) -> Node:
        database = Database(url)
        own = PostgresPictures(database, ReadPool(database, 2), tmp_path / name)
        return on(own, PostgresStore(database))

    pair = node("one"), node("two")
    yield pair
    for each in pair:
        await each.hub.services.store.close()
        await each.own.close()


@pytest.fixture(params=["folder", "postgres"])
def alone(request: pytest.FixtureRequest, nodes: tuple[Node, Node], tmp_path: Path) -> Node:
    """One server."""
    return nodes[0] if request.param == "postgres" else on(FolderPictures(tmp_path), MemoryStore())


async def test_a_game_that_begins_elsewhere_before_the_table_agrees_keeps_its_pictures(
    nodes: tuple[Node, Node],
) -> None:
    one, two = nodes
    code = await one.create()
    old = await one.bring(code)
    async with one.proposing(code) as proposal:
        assert await two.start(code) == DONE
        assert await proposal.offer == Refusal(TableCode.GAME_RUNNING)
    for node in nodes:
        assert await node.dealt(code) == await node.has(code) <= old


async def test_a_node_that_has_not_heard_of_new_pictures_deals_with_them_all_the_same(
    nodes: tuple[Node, Node],
) -> None:
    one, two = nodes
    code = await one.create()
    old = await one.bring(code)
    await two.table(code)  # awake, and knows the old ones
    assert await two.has(code) <= old
    new = await one.bring(code)
    assert await two.start(code) == DONE
    assert await two.dealt(code) == await one.has(code) <= new
    assert not new & old


async def test_a_node_that_has_not_heard_that_pictures_were_taken_away_deals_with_others(
    nodes: tuple[Node, Node],
) -> None:
    one, two = nodes
    code = await one.create()
    own = await one.bring(code)
    await two.table(code)
    drop = c.DropDeck(table_deck_id(code), id=f"{DECK_CHANGE}drop")
    with one.own.workplace() as work:
        async with one.own.bring(code, request_id(HOST, drop.id, http=True), work, None, MOST) as upload:
            assert await one.hub.ask_with_upload(await one.table(code), HOST, drop, upload) == DONE
    assert await two.start(code) == DONE
    dealt = await two.dealt(code)
    assert dealt
    assert not dealt & own


async def test_of_pictures_and_a_start_at_two_nodes_in_one_moment_the_game_has_what_is_served(
    nodes: tuple[Node, Node],
) -> None:
    one, two = nodes
    for _ in range(5):
        code = await one.create()
        old = await one.bring(code)
        await two.table(code)
        async with one.proposing(code) as proposal:
            answer, started = await asyncio.gather(proposal.offer, two.start(code))
        assert started == DONE
        played = await two.dealt(code)
        assert played == await one.has(code) == await two.has(code)
        assert played <= (proposal.cards if answer == DONE else old)


async def test_who_asked_before_the_pictures_came_plays_with_the_old_ones(alone: Node) -> None:
    code = await alone.create()
    old = await alone.bring(code)
    live = await alone.table(code)
    async with alone.proposing(code) as proposal:
        busy = alone.hub.ask(live, HOST, c.Rename("Eve", id="busy"))
        _, started, answer = await asyncio.gather(busy, alone.start(code), proposal.offer)
    assert (started, answer) == (DONE, Refusal(TableCode.GAME_RUNNING))
    assert await alone.dealt(code) == await alone.has(code) <= old


async def test_who_asks_after_the_pictures_came_plays_with_the_new_ones(alone: Node) -> None:
    code = await alone.create()
    await alone.bring(code)
    live = await alone.table(code)
    async with alone.proposing(code) as proposal:
        busy = alone.hub.ask(live, HOST, c.Rename("Eve", id="busy"))
        _, answer, started = await asyncio.gather(busy, proposal.offer, alone.start(code))
    assert (answer, started) == (DONE, DONE)
    assert await alone.dealt(code) == await alone.has(code) <= proposal.cards


async def test_names_for_pictures_that_are_deleted_in_the_same_moment_change_nothing(
    nodes: tuple[Node, Node], url: str
) -> None:
    one, two = nodes
    code = await one.create()
    card = next(iter(await one.bring(code)))
    other = await asyncpg.connect(url)
    deleting = other.transaction()
    await deleting.start()
    await other.execute("DELETE FROM stella.bundles")
    describing = asyncio.create_task(two.own.describe(code, {card: {"en": "a boat"}}))
    while not await fetch(url, WAITING):
        assert not describing.done()
    await deleting.commit()
    with pytest.raises(FileNotFoundError):
        await describing
    assert [row[0] for row in await fetch(url, "SELECT count(*) FROM stella.chunks")] == [0]
    await other.close()


async def test_a_table_that_wakes_waits_for_nobody_who_fetches_pictures(url: str, tmp_path: Path) -> None:
    database, held = Database(url), asyncio.Event()
    readers = ReadPool(database, 2)
    one = on(PostgresPictures(database, readers, tmp_path), PostgresStore(database))
    code = await one.create()
    names = await one.bring(code)
    fetching = [asyncio.create_task(readers.ask(lambda _: held.wait())) for _ in range(100)]
    two = on(PostgresPictures(database, readers, tmp_path), PostgresStore(database))
    async with asyncio.timeout(30):
        await two.table(code)
    deck = two.own.deck(code)
    assert deck is not None
    assert {str(card.id) for card in deck.cards} <= names
    held.set()
    await asyncio.gather(*fetching)
    for each in (one, two):
        await each.hub.services.store.close()
        await each.own.close()
