"""Uploaded pictures while tables come and go: deleted, asleep, restarted, or begun meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from stella.content.decks import DeckCatalogue, ImagePipeline, PictureLimits
from stella.live.hub import SWEEP, Hub
from stella.live.ports import TableId
from stella.live.supply import REAL_CARDS, Supply
from stella.server.api.decks import manifest
from stella.server.table_sweep import TableSweep
from stella.tables import commands as c
from stella.tables.options import OptionChanges, TableOptions
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.server.uploads import House, started
from tests.support.pictures import many, zip_of
from tests.support.servers import FakeClock

pytestmark = pytest.mark.both_stores


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, limits=PictureLimits(least=3, most=6))
    with house.host:
        yield house


def test_pictures_go_with_their_table(house: House) -> None:
    code = house.open_table()
    house.send(code, many(3))
    image = next(iter(house.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    assert house.host.get(image).status_code == 200
    assert house.host.delete(f"/api/tables/{code}?now=true").status_code == 204
    assert house.host.get(image).status_code == 404
    assert house.on_disk() == set()
    assert house.held() == (set(), 0)


def test_pictures_of_a_table_in_the_bin_are_kept_but_not_served(house: House) -> None:
    code = house.open_table()
    house.send(code, many(3))
    image = next(iter(house.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    before, store, portal = house.on_disk(), house.server.hub.services.store, house.host.portal
    assert portal is not None
    assert house.host.delete(f"/api/tables/{code}").status_code == 204
    portal.call(house.server.sweep.remove_stray_pictures)
    for address in (f"/api/tables/{code}", f"/api/decks/table-{code}", image):
        assert house.host.get(address).status_code == 404
    assert house.on_disk() == before
    assert house.held()[0] == {code}
    portal.call(store.recover, TableId(code))
    assert house.host.get(f"/api/tables/{code}").status_code == 200
    assert house.host.get(image).status_code == 200
    portal.call(house.server.hub.discard, TableId(code))
    portal.call(house.server.hub.delete, TableId(code))
    assert house.held() == (set(), 0)


@pytest.mark.sqlite_only("what lies in a data folder")
def test_pictures_of_a_table_that_another_process_put_into_the_bin_are_kept(house: House) -> None:
    code = house.open_table()
    house.send(code, many(3))
    image = next(iter(house.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    clock, portal = house.server.hub.services.clock, house.host.portal
    assert isinstance(clock, FakeClock)
    assert portal is not None
    assert portal.call(house.server.hub.services.store.discard, TableId(code), clock.now())

    portal.call(clock.turn, SWEEP + 1)
    assert house.server.hub.tables == {}
    assert house.host.get(image).status_code == 404
    assert house.held()[0] == {code}


@pytest.mark.sqlite_only("what lies in a data folder")
def test_a_restarted_server_does_not_serve_pictures_of_the_bin(house: House) -> None:
    code = house.open_table()
    house.send(code, many(3))
    image = next(iter(house.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    name = image.removeprefix("/decks/").removesuffix(".webp")
    assert house.host.delete(f"/api/tables/{code}").status_code == 204
    again = DeckCatalogue(house.data)
    sweep = TableSweep(house.server.hub, again, house.server.settings)
    assert house.host.portal is not None
    house.host.portal.call(sweep.remove_stray_pictures)
    assert asyncio.run(again.picture(name)) is None
    assert house.held()[0] == {code}


def test_pictures_of_tables_that_another_process_deleted_are_swept_away(house: House) -> None:
    code, kept = house.open_table(), house.open_table()
    for each in (code, kept):
        house.send(each, many(3))

    async def sweep() -> None:
        await house.server.hub.services.store.delete(TableId(code))
        await house.server.sweep.remove_stray_pictures()

    assert house.host.portal is not None
    house.host.portal.call(sweep)
    assert {path.partition("/")[0] for path in house.on_disk()} == {kept}
    assert house.held()[0] == {kept}


@pytest.mark.sqlite_only("what lies in a data folder")
def test_a_restarted_server_serves_what_was_brought_and_sweeps_what_was_left_half_done(house: House) -> None:
    code = house.open_table()
    house.send(code, many(3))
    image = next(iter(house.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    (house.data / "uploads" / ".work-0123").mkdir()
    (house.data / "uploads" / ".work-0123" / "half").write_bytes(b"x")
    again = DeckCatalogue(house.data)
    name = image.removeprefix("/decks/").removesuffix(".webp")
    assert asyncio.run(again.picture(name)) is not None, "before anybody has asked for the deck"
    assert not (house.data / "uploads" / ".work-0123").exists()
    found = again.deck(f"table-{code}")
    assert found is not None
    assert len(found.cards) == 3


@pytest.mark.sqlite_only("what lies in a data folder")
def test_own_pictures_of_an_older_server_have_no_tiny_size_and_are_served_all_the_same(house: House) -> None:
    code = house.open_table()
    house.send(code, many(3))
    file = house.data / "uploads" / code / "deck.toml"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith("tiny")), encoding="utf-8")
    found = DeckCatalogue(house.data).deck(f"table-{code}")
    assert found is not None
    assert [card.tiny for card in found.cards] == [None, None, None]
    assert {manifest(found).cards[str(card.id)].tiny for card in found.cards} == {None}


def test_the_host_takes_own_pictures_away_and_keeps_the_table(house: House) -> None:
    code = house.open_table(patience=30)
    house.send(code, many(3))
    image = next(iter(house.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    assert house.host.delete(f"/api/tables/{code}/deck").status_code == 204
    options = options_of(house, code)
    assert (options.deck, options.patience) == ("starlight", 30)
    assert house.host.get(image).status_code == 404
    assert house.host.get(f"/api/decks/table-{code}").status_code == 404
    assert house.on_disk() == set()
    assert house.held() == (set(), 0)
    assert house.host.delete(f"/api/tables/{code}/deck").status_code == 204, "again, and nothing is there"
    assert house.send(code, many(4)).json()["cards"] == 4


def test_a_table_that_plays_with_other_pictures_goes_on_with_them(house: House) -> None:
    code = house.open_table()
    house.send(code, many(3))
    assert house.host.portal is not None
    live, hub = house.server.hub.tables[TableId(code)], house.server.hub
    back = c.SetOptions(OptionChanges(deck="starlight"), id="back")
    house.host.portal.call(hub.ask, live, MemberId("m1"), back)
    assert house.host.delete(f"/api/tables/{code}/deck").status_code == 204
    assert options_of(house, code).deck == "starlight"
    assert house.on_disk() == set()


def test_only_the_host_takes_pictures_away_and_never_in_a_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = house.open_table()
    house.send(code, many(3))
    before, path = house.on_disk(), f"/api/tables/{code}/deck"
    assert house.other.delete(path).json()["code"] == "E_NO_TABLE"
    house.join(code)
    assert house.other.delete(path).json()["code"] == "E_NOT_HOST"
    assert house.other.get(path).json()["code"] == "E_NOT_HOST"
    assert house.host.delete(path, headers={"origin": "https://evil.example"}).status_code == 403
    monkeypatch.setattr(Supply, "cards", lambda *_: REAL_CARDS)  # three pictures are too few for a game
    assert house.host.portal is not None
    house.host.portal.call(started, house, code)
    reply = house.host.delete(path)
    assert (reply.status_code, reply.json()["code"]) == (409, "E_GAME_RUNNING")
    assert house.on_disk() == before
    assert house.host.get(f"/api/decks/table-{code}").status_code == 200


def test_pictures_come_back_when_the_table_cannot_store_that_they_are_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = house.open_table()
    house.send(code, many(3))
    before = house.on_disk()

    async def refuse(*_: object) -> Refusal:
        return Refusal(TableCode.STORE)

    with monkeypatch.context() as patch:
        patch.setattr(Hub, "ask_with_upload", refuse)
        assert house.host.delete(f"/api/tables/{code}/deck").status_code == 503
    assert house.on_disk() == before
    assert house.host.get(f"/api/decks/table-{code}").status_code == 200


def test_the_host_sees_how_many_cards_are_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code = house.open_table()
    path, seen = f"/api/tables/{code}/deck", list[dict[str, Any]]()
    nothing = house.host.get(path).json()
    assert (nothing["cards"], nothing["making"]) == (0, None)
    assert nothing["limits"] == {
        "least": 3, "most": 6, "mixed_below": 30, "file_bytes": 12_000_000, "total_bytes": 200_000_000,
    }  # fmt: skip
    real = ImagePipeline.render

    def and_look(self: ImagePipeline, given: Any, work: Path) -> Any:
        seen.append(house.host.get(path).json()["making"])
        cards = list(real(self, given, work))
        seen.append(house.host.get(path).json()["making"])
        return cards

    monkeypatch.setattr(ImagePipeline, "render", and_look)
    house.send(code, many(4))
    house.send(code, {"all.zip": zip_of(many(5))})
    assert seen == [
        {"done": 0, "of": 4},
        {"done": 4, "of": 4},
        {"done": 0, "of": None},
        {"done": 5, "of": None},
    ]
    after = house.host.get(path).json()
    assert (after["cards"], after["making"]) == (5, None)


def options_of(house: House, code: str) -> TableOptions:
    live = house.server.hub.tables[TableId(code)]
    assert live.state is not None
    return live.state.options


def meanwhile(
    house: House, patch: pytest.MonkeyPatch, act: Callable[[], Coroutine[Any, Any, object]]
) -> None:
    """While pictures become cards, this happens."""
    loop: list[asyncio.AbstractEventLoop] = []
    real = ImagePipeline.render

    async def remember() -> None:
        loop.append(asyncio.get_running_loop())

    def and_act(self: ImagePipeline, *args: Any) -> Any:
        asyncio.run_coroutine_threadsafe(act(), loop[0]).result(20)
        return real(self, *args)

    assert house.host.portal is not None
    house.host.portal.call(remember)
    patch.setattr(ImagePipeline, "render", and_act)


def test_a_table_deleted_while_its_pictures_come_in_keeps_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = house.open_table()
    meanwhile(house, monkeypatch, lambda: house.server.hub.delete(TableId(code)))
    assert house.send(code, many(3)).status_code == 404
    assert house.on_disk() == set()


def test_a_table_that_fell_asleep_while_its_pictures_came_in_gets_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = house.open_table()

    async def sleep() -> None:
        house.server.hub.tables.clear()

    meanwhile(house, monkeypatch, sleep)
    assert house.send(code, many(3)).status_code == 201


def test_a_game_that_began_meanwhile_keeps_its_own_pictures(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = house.open_table()
    house.send(code, many(3))
    before, kept = house.on_disk(), house.host.get(f"/api/decks/table-{code}").content
    monkeypatch.setattr(Supply, "cards", lambda *_: REAL_CARDS)  # three pictures are too few for a game
    meanwhile(house, monkeypatch, lambda: started(house, code))
    reply = house.send(code, many(5))
    assert (reply.status_code, reply.json()["code"]) == (409, "E_GAME_RUNNING")
    assert house.on_disk() == before
    assert house.host.get(f"/api/decks/table-{code}").content == kept
